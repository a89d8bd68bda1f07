//! Random states and random walks, from a seed and from nothing else.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{
    Facelets, Move, PuzzleId, Sequence, canonical::Successors, cube2, cube3, cubes, geometry::SignedPerm, tess2,
};

/// A generator whose numbers are the same on every machine and in every release: ChaCha with 8 rounds.
pub fn generator(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A state drawn uniformly from all states of the puzzle (by unranking, not by a random walk).
pub fn uniform(puzzle: PuzzleId, random: &mut ChaCha8Rng) -> Facelets {
    match puzzle {
        PuzzleId::Cube2 => cube2::Cube2::unrank(random.random_range(0..cube2::STATES)).to_facelets(),
        PuzzleId::Cube3 => cube3::Cube3::unrank(random.random_range(0..cube3::STATES)).to_facelets(),
        PuzzleId::Tess2 => {
            tess2::Tess2::unrank(random.random_range(0..tess2::STATES)).to_facelets(&SignedPerm::IDENTITY)
        }
    }
}

/// A canonical sequence of `length` moves, each drawn uniformly from those that may follow the one before.
pub fn walk(puzzle: PuzzleId, length: usize, random: &mut ChaCha8Rng) -> Sequence {
    let def = puzzle.def();
    let moves = &def.moves[..def.turns];
    let successors = Successors::of(moves);
    let mut out: Vec<Move> = Vec::new();
    while out.len() < length {
        let next = random.random_range(0..moves.len());
        if out.last().is_none_or(|last| successors.allows(last.index(), next)) {
            out.push(Move(next as u16));
        }
    }
    Sequence(out)
}

/// How many turns of faces people usually make.
pub const TURNS: usize = 20;

/// A random walk of `length` turns of faces, as people scramble: a face is drawn uniformly, but never one twice in a row, nor again
/// when only its opposite came between; then by how many quarters it is turned. On a puzzle without faces, a [`walk`].
///
/// Source of the idea: the scrambler of “Cubo de Rubik”, a cube in Python (2021).
pub fn turns(puzzle: PuzzleId, length: usize, random: &mut ChaCha8Rng) -> Sequence {
    const FACES: usize = cubes::LETTERS.len();
    if puzzle.def().letters != cubes::LETTERS {
        return walk(puzzle, length, random);
    }
    let mut out = Vec::new();
    // The face before, and whether the one before that was its opposite.
    let mut before: Option<(usize, bool)> = None;
    while out.len() < length {
        let face = random.random_range(0..FACES);
        let opposite = before.is_some_and(|(last, _)| face == (last + FACES / 2) % FACES);
        if before.is_some_and(|(last, both)| face == last || (both && opposite)) {
            continue;
        }
        before = Some((face, opposite));
        out.push(Move((3 * face + random.random_range(0..3)) as u16));
    }
    Sequence(out)
}
