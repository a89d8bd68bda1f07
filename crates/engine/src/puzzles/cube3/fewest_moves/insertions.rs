//! Insertions: moves of three-cycles put into a skeleton, which leaves few pieces, at the places where most moves cancel.

use std::collections::HashSet;

use super::cycles::{three_cycles, unsolved};
use super::words::{LONGEST, Words, simplified};
use crate::puzzle::{Move, Sequence};
use crate::puzzles::cube3::Cube3;

/// Moves put into a skeleton.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inserted {
    /// The number of moves before it, in the skeleton or in what the insertion before made of it.
    pub at: usize,
    /// The moves of the cycle.
    pub moves: Sequence,
    /// The corners and edges that were left before it.
    pub left: (usize, usize),
    /// How many moves cancel.
    pub cancelled: usize,
}

/// A solution made of a skeleton and one or two insertions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Insertion {
    /// The insertions, in the order in which they were found: the second is made in the solution with the first.
    pub inserted: Vec<Inserted>,
    /// The solution, with all cancellations.
    pub solution: Sequence,
}

impl Insertion {
    /// The number of moves of the solution.
    pub fn length(&self) -> usize {
        self.solution.0.len()
    }
}

/// The reasons why a skeleton has no insertions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InsertionError {
    /// It solves the scramble already.
    #[error("the skeleton solves the cube")]
    Solved,
    /// An odd number of swaps is left, which no three-cycles solve.
    #[error("the skeleton leaves {corners} corners and {edges} edges with an odd permutation")]
    Odd {
        /// Number of corners that are not solved.
        corners: usize,
        /// Number of edges that are not solved.
        edges: usize,
    },
    /// More is left than two three-cycles solve.
    #[error("the skeleton leaves {corners} corners and {edges} edges, more than two three-cycles solve")]
    TooMany {
        /// Number of corners that are not solved.
        corners: usize,
        /// Number of edges that are not solved.
        edges: usize,
    },
}

/// How many skeletons with one of two insertions are tried further, the shortest first.
const KEPT: usize = 300;

/// The shortest solutions made of a skeleton by one or, where one is not enough, two insertions at any places, the best `count` of them.
/// Skeletons hold turns of faces only. With two insertions, only the 300 shortest ways to make the first one are followed.
///
/// # Errors
/// [`InsertionError`] if no such insertions solve the scramble.
///
/// # Panics
/// If a move is no turn of a face.
pub fn insertions(scramble: &Cube3, skeleton: &Sequence, count: usize) -> Result<Vec<Insertion>, InsertionError> {
    let skeleton = simplified(skeleton.0.iter().map(|mv| mv.index() as u8));
    let left = skeleton.iter().fold(*scramble, |cube, mv| cube.after(usize::from(*mv)));
    let (corners, edges) = unsolved(&left);
    if (corners, edges) == (0, 0) {
        return Err(InsertionError::Solved);
    }
    let mut found = single(scramble, &skeleton, &[]);
    if found.is_empty() {
        let is_odd = crate::puzzle::perm::is_odd(&left.cp);
        if is_odd {
            return Err(InsertionError::Odd { corners, edges });
        }
        let mut first = first_of_two(scramble, &skeleton, (corners, edges));
        first.sort_by_key(|(_, moves)| moves.len());
        first.truncate(KEPT);
        found = first.into_iter().flat_map(|(one, moves)| single(scramble, &moves, &[one])).collect();
    }
    if found.is_empty() {
        return Err(InsertionError::TooMany { corners, edges });
    }
    found.sort_by_key(Insertion::length);
    let mut seen = HashSet::new();
    found.retain(|found| seen.insert(found.solution.0.clone()));
    found.truncate(count);
    Ok(found)
}

/// Makes the table of three-cycles, which takes about a second, unless it is made: the first [`insertions`] wait for it otherwise.
pub fn prepare_insertions() {
    three_cycles();
}

/// The shortest solution by one insertion, if one is enough.
pub(super) fn shortest_single(scramble: &Cube3, skeleton: &Sequence) -> Option<Insertion> {
    let skeleton = simplified(skeleton.0.iter().map(|mv| mv.index() as u8));
    single(scramble, &skeleton, &[]).into_iter().min_by_key(Insertion::length)
}

/// The places of a skeleton: the moves before and after each. Of two neighbours that turn opposite faces, either may come first.
fn places(skeleton: &[u8]) -> Vec<(Vec<u8>, Vec<u8>)> {
    let mut out = Vec::new();
    for at in 0..=skeleton.len() {
        out.push((skeleton[..at].to_vec(), skeleton[at..].to_vec()));
        let is_between = at > 0 && at < skeleton.len() && skeleton[at - 1] / 3 % 3 == skeleton[at] / 3 % 3;
        if is_between {
            let mut exchanged = skeleton.to_vec();
            exchanged.swap(at - 1, at);
            out.push((exchanged[..at].to_vec(), exchanged[at..].to_vec()));
        }
    }
    out
}

fn cube_after(cube: &Cube3, moves: &[u8]) -> Cube3 {
    moves.iter().fold(*cube, |cube, mv| cube.after(usize::from(*mv)))
}

/// What must be done at a place for the scramble to be solved.
fn needed(scramble: &Cube3, before: &[u8], after: &[u8]) -> Cube3 {
    cube_after(scramble, before).inverse().then(&cube_after(&Cube3::SOLVED, after).inverse())
}

/// The moves with others put at a place, and how many cancel.
fn with(before: &[u8], inserted: &[u8], after: &[u8]) -> (Vec<u8>, usize) {
    let all = simplified(before.iter().chain(inserted).chain(after).copied());
    let cancelled = before.len() + inserted.len() + after.len() - all.len();
    (all, cancelled)
}

fn sequence(moves: &[u8]) -> Sequence {
    Sequence(moves.iter().map(|mv| Move(u16::from(*mv))).collect())
}

/// Every solution by one more insertion.
fn single(scramble: &Cube3, skeleton: &[u8], earlier: &[Inserted]) -> Vec<Insertion> {
    let mut out = Vec::new();
    for (before, after) in places(skeleton) {
        let needed = needed(scramble, &before, &after);
        for word in three_cycles().get(&needed).into_iter().flatten() {
            let (all, cancelled) = with(&before, word, &after);
            let one = Inserted { at: before.len(), moves: sequence(word), left: unsolved(&needed), cancelled };
            let inserted = earlier.iter().cloned().chain([one]).collect();
            out.push(Insertion { inserted, solution: sequence(&all) });
        }
    }
    out
}

/// Every first insertion after which a three-cycle is left, with the moves that it makes.
fn first_of_two(scramble: &Cube3, skeleton: &[u8], left: (usize, usize)) -> Vec<(Inserted, Vec<u8>)> {
    let mut out = Vec::new();
    for (before, after) in places(skeleton) {
        let needed = needed(scramble, &before, &after);
        for (cycle, words) in three_cycles() {
            let rest = cycle.inverse().then(&needed);
            let (corners, edges) = unsolved(&rest);
            if corners + edges == 3 && three_cycles().contains_key(&rest) {
                for word in words {
                    let (all, cancelled) = with(&before, word, &after);
                    out.push((Inserted { at: before.len(), moves: sequence(word), left, cancelled }, all));
                }
            }
        }
    }
    // The order of a hash map is chance.
    out.sort_by(|(one, _), (other, _)| (one.at, &one.moves.0).cmp(&(other.at, &other.moves.0)));
    out
}

/// Moves of turns of faces with every stretch of up to ten moves replaced by a shorter one that does the same, until there is none.
///
/// # Panics
/// If a move is no turn of a face.
pub fn shortened(moves: &Sequence) -> Sequence {
    let mut moves = simplified(moves.0.iter().map(|mv| mv.index() as u8));
    while let Some(shorter) = shorter(&moves) {
        moves = shorter;
    }
    sequence(&moves)
}

fn shorter(moves: &[u8]) -> Option<Vec<u8>> {
    for length in 2..=moves.len().min(LONGEST + 1) {
        for start in 0..=moves.len() - length {
            let (before, rest) = moves.split_at(start);
            let (stretch, after) = rest.split_at(length);
            let mut found = None;
            Words::all().each_to(&cube_after(&Cube3::SOLVED, stretch), length - 1, |word| {
                found.get_or_insert_with(|| simplified(before.iter().chain(word).chain(after).copied()));
            });
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::super::words::undone;
    use super::*;
    use crate::puzzle::PuzzleId;
    use crate::puzzle::scramble;

    fn turns(sequence: &Sequence) -> Vec<u8> {
        sequence.0.iter().map(|mv| mv.index() as u8).collect()
    }

    /// A scramble and moves after which only this cycle is left.
    fn skeleton(seed: u64, length: usize, cycles: &[&Cube3]) -> (Cube3, Sequence) {
        let mut random = scramble::generator(seed);
        let walk = sequence(&simplified(turns(&scramble::walk(PuzzleId::Cube3, length, &mut random))));
        let left = cycles.iter().fold(Cube3::SOLVED, |cube, cycle| cube.then(cycle));
        let undone: Vec<u8> = turns(&walk).iter().rev().map(|mv| undone(*mv)).collect();
        (cube_after(&left, &undone), walk)
    }

    #[test]
    fn one_insertion_is_as_short_as_a_slow_search_of_every_place() {
        let mut cycles: Vec<(&Cube3, _)> = three_cycles().iter().collect();
        cycles.sort_by_key(|(cycle, _)| (cycle.cp, cycle.co, cycle.ep, cycle.eo));
        let words: Vec<&Box<[u8]>> = cycles.iter().flat_map(|(_, words)| words.iter()).collect();
        for seed in 0..6 {
            let (cycle, _) = cycles[(seed as usize * 457 + 11) % cycles.len()];
            let (scramble, skeleton) = skeleton(seed, 12, &[cycle]);
            let found = insertions(&scramble, &skeleton, 100).expect("insertions");
            for insertion in &found {
                assert_eq!(cube_after(&scramble, &turns(&insertion.solution)), Cube3::SOLVED);
            }
            // Every word at every place, told by whether it solves.
            let moves = turns(&skeleton);
            let mut shortest = usize::MAX;
            for (before, after) in places(&moves) {
                let before_it = cube_after(&scramble, &before);
                let after_it = cube_after(&Cube3::SOLVED, &after);
                for word in &words {
                    if cube_after(&before_it, word).then(&after_it) == Cube3::SOLVED {
                        shortest = shortest.min(with(&before, word, &after).0.len());
                    }
                }
            }
            assert_eq!(found[0].length(), shortest);
        }
    }

    #[test]
    fn two_insertions_solve_what_two_cycles_leave() {
        let find = |corners: usize| three_cycles().keys().filter(|c| unsolved(c).0 == corners).min_by_key(|c| c.rank());
        let (corner, edge) = (find(3).expect("a cycle"), find(0).expect("a cycle"));
        let (scramble, moves) = skeleton(5, 14, &[corner, edge]);
        let found = insertions(&scramble, &moves, 10).expect("insertions");
        for insertion in &found {
            assert_eq!(insertion.inserted.len(), 2);
            assert_eq!(cube_after(&scramble, &turns(&insertion.solution)), Cube3::SOLVED);
        }
        assert!(insertions(&Cube3::unrank(1 << 60), &Sequence::default(), 9).is_err());
        assert_eq!(insertions(&Cube3::SOLVED, &Sequence::default(), 9), Err(InsertionError::Solved));
    }

    #[test]
    fn stretches_are_shortened_until_none_is_shorter() {
        let mut random = scramble::generator(8);
        let walk = scramble::walk(PuzzleId::Cube3, 9, &mut random);
        // R2 U2 six times does nothing.
        let detour: Vec<u8> = [4, 1].repeat(6);
        let moves = turns(&walk);
        let long = [&moves[..4], &detour, &moves[4..]].concat();
        let short = shortened(&sequence(&long));
        assert_eq!(cube_after(&Cube3::SOLVED, &turns(&short)), cube_after(&Cube3::SOLVED, &moves));
        assert!(short.0.len() <= 9, "{short:?}");
    }
}
