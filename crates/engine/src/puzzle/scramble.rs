//! Random states and random walks, determined by a seed.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::hypercube::grips::{Click, GRIPS, Slices};
use super::{Facelets, Move, Notation, PuzzleId, Sequence, canonical::Successors, cubes};

/// Returns a ChaCha8 generator, whose numbers depend only on the seed, not on the machine or release.
pub fn generator(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// Returns a uniformly random reachable state.
pub fn uniform(puzzle: PuzzleId, random: &mut ChaCha8Rng) -> Facelets {
    (puzzle.def().random)(random)
}

/// Returns a canonical sequence of `length` moves, each drawn uniformly from those that may follow the one before.
pub fn walk(puzzle: PuzzleId, length: usize, random: &mut ChaCha8Rng) -> Sequence {
    let def = puzzle.def();
    let moves = &def.moves[..def.solver_move_count];
    let successors = Successors::new(moves);
    let mut out: Vec<Move> = Vec::new();
    while out.len() < length {
        let next = random.random_range(0..moves.len());
        if out.last().is_none_or(|last| successors.allows(last.index(), next)) {
            out.push(Move(next as u16));
        }
    }
    Sequence(out)
}

/// The [`PuzzleFacts::scramble_length`](super::PuzzleFacts::scramble_length) of all puzzles but the 3×3×3×3.
pub const DEFAULT_TURNS: usize = 20;

/// Returns a random walk of `length` turns. On a cube, faces are drawn uniformly, except that none is turned twice in a
/// row or with only its opposite in between; each turn is 1 to 3 quarters. On a hypercube, clicks are drawn as in
/// MC4D's scramble.
///
/// Source of the idea: the scrambler of “Cubo de Rubik”, a cube in Python (2021).
pub fn turns(puzzle: PuzzleId, length: usize, random: &mut ChaCha8Rng) -> Sequence {
    match puzzle.def().notation {
        Notation::Cube => turns_of_faces(length, random),
        Notation::Hypercube => clicks(puzzle, length, random),
    }
}

/// Returns a walk of `length` clicks. A grip is drawn uniformly from those that turn and are on another axis than the
/// previous click, then the direction and the layer.
///
/// Source: MagicCube4D 4.3, whose full scramble has 20 clicks on the `{4,3,3} 2`, and 46 on the `{4,3,3} 3`.
fn clicks(puzzle: PuzzleId, length: usize, random: &mut ChaCha8Rng) -> Sequence {
    let def = puzzle.def();
    let mut out = Vec::new();
    let mut before = None;
    while out.len() < length {
        let (grip, positive) = (random.random_range(0..GRIPS), random.random());
        // A coin flip chooses between two layers: any other draw would change the scramble of each seed.
        let layer =
            if def.size == 2 { i64::from(!random.random::<bool>()) } else { random.random_range(0..def.size as i64) };
        let Some(slices) = Slices::from_mask(1 << layer, def.size) else { continue };
        let Some(mv) = (Click { grip, positive, slices }).to_move(puzzle) else { continue };
        // Both cells of an axis turn the same layers.
        let axis = def.moves[mv.index()].axis;
        if before != Some(axis) {
            before = Some(axis);
            out.push(mv);
        }
    }
    Sequence(out)
}

fn turns_of_faces(length: usize, random: &mut ChaCha8Rng) -> Sequence {
    const FACES: usize = cubes::LETTERS.len();
    let mut out = Vec::new();
    // The last face, and whether the one before it was its opposite.
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
