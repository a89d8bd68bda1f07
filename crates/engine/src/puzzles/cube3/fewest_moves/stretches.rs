//! Exhaustive search for the fewest turns with the same effect as a stretch of moves.
//!
//! A position is viewed along each of the three axes and bounded by the distances of twists and of flips, each with the
//! slice, to domino reduction. The tables are small, but tight enough for stretches of about thirteen moves.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};

use super::axes::{Axis, View};
use super::tables::{distances, flips, slices, twists};
use crate::control::{Control, NodeCounter};
use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::coords::{FLIP, SLICE, TWIST, slice_mask};
use crate::puzzles::cube3::turns::{ALL, TurnMask, TurnSuccessors};
use crate::search::ida::{MoveSet, Search, Space};
use crate::tables::coord::MoveTable;
use crate::tables::on_threads;

/// Minimum length of a search that is split among threads.
const MIN_PARALLEL_LENGTH: u8 = 9;

/// Coordinates of a position in the view along an axis: twists, flips and places of the slice edges.
#[derive(Clone, Copy)]
struct AxisView {
    twist: u32,
    flip: u32,
    slice: u32,
}

/// Search space with all turns, bounded along the three axes.
struct StretchSpace {
    /// `seen[axis][m]` is turn `m` as shown in the view along an axis.
    seen: [[u8; FACE_TURNS]; 3],
    moves: [&'static MoveTable; 3],
    /// The distances of twists and of flips, each with the slice.
    distances: [Vec<u8>; 2],
}

impl StretchSpace {
    fn get() -> &'static Self {
        static SPACE: LazyLock<StretchSpace> = LazyLock::new(|| {
            let with_slice = |size: u32, moves: &'static MoveTable| {
                let after = |node: u32, mv| {
                    moves.after(node / SLICE.size, mv) * SLICE.size + slices().after(node % SLICE.size, mv)
                };
                distances((size * SLICE.size) as usize, vec![0], ALL, after)
            };
            let seen = Axis::ALL.map(|axis| {
                let view = View::for_dr(axis);
                let mut seen = [0; FACE_TURNS];
                (0..FACE_TURNS as u8).for_each(|mv| seen[usize::from(view.actual_turn(mv))] = mv);
                seen
            });
            StretchSpace {
                seen,
                moves: [twists(), flips(), slices()],
                distances: [with_slice(TWIST.size, twists()), with_slice(FLIP.size, flips())],
            }
        });
        &SPACE
    }

    /// True if no bound exceeds `left`.
    fn is_within(&self, node: &[AxisView; 3], left: u8) -> bool {
        let [twists, flips] = &self.distances;
        let is_within =
            |distances: &[u8], number: u32, slice: u32| distances[(number * SLICE.size + slice) as usize] <= left;
        node.iter().all(|seen| is_within(twists, seen.twist, seen.slice) && is_within(flips, seen.flip, seen.slice))
    }

    /// Like [`Self::is_within`] after turn `mv`, but computes no coordinates beyond the first bound above `left`.
    #[inline]
    fn is_within_after(&self, node: &[AxisView; 3], mv: u8, left: u8) -> bool {
        let ([twists, flips, slices], [of_twists, of_flips]) = (self.moves, &self.distances);
        node.iter().zip(&self.seen).all(|(seen, turns)| {
            let mv = usize::from(turns[usize::from(mv)]);
            let slice = slices.after(seen.slice, mv);
            of_twists[(twists.after(seen.twist, mv) * SLICE.size + slice) as usize] <= left
                && of_flips[(flips.after(seen.flip, mv) * SLICE.size + slice) as usize] <= left
        })
    }

    fn node_of(cube: &Cube3) -> [AxisView; 3] {
        Axis::ALL.map(|axis| {
            let cube = View::for_dr(axis).apply(cube);
            AxisView {
                twist: (TWIST.rank)(&cube.co),
                flip: (FLIP.rank)(&cube.eo),
                slice: (SLICE.rank)(&slice_mask(&cube.ep)),
            }
        })
    }
}

impl Space for StretchSpace {
    type Node = [AxisView; 3];
    type Moves = TurnMask;

    #[inline]
    fn successors(&self, node: &Self::Node, last: Option<u8>, left: u8) -> TurnMask {
        TurnSuccessors::htm()
            .after(last)
            .each()
            .filter(|mv| self.is_within_after(node, *mv, left - 1))
            .fold(0, |all, mv| all | 1 << mv)
    }

    #[inline]
    fn next(&self, node: &Self::Node, mv: u8) -> Self::Node {
        let [twists, flips, slices] = self.moves;
        std::array::from_fn(|axis| {
            let (seen, mv) = (node[axis], usize::from(self.seen[axis][usize::from(mv)]));
            AxisView {
                twist: twists.after(seen.twist, mv),
                flip: flips.after(seen.flip, mv),
                slice: slices.after(seen.slice, mv),
            }
        })
    }

    /// True in domino reduction along all three axes, which is necessary but not sufficient; the search checks the cube
    /// itself.
    #[inline]
    fn is_goal(&self, node: &Self::Node) -> bool {
        self.is_within(node, 0)
    }
}

/// Returns a shortest sequence of fewer than `length` turns from the solved cube to this one; `None` if there is none.
/// `Break` if `control` ended the search before this was known.
pub(super) fn shortest_below(
    length: usize,
    cube: &Cube3,
    threads: usize,
    control: &Control,
) -> ControlFlow<(), Option<Vec<u8>>> {
    let root = StretchSpace::node_of(&cube.inverse());
    for length in 0..length.min(usize::from(u8::MAX)) as u8 {
        let found =
            find_of_length(length, cube, &root, if length < MIN_PARALLEL_LENGTH { 1 } else { threads }, control)?;
        if found.is_some() {
            return ControlFlow::Continue(found);
        }
    }
    ControlFlow::Continue(None)
}

/// Finds a word of exactly `length` turns from the solved cube to `cube`; `None` if there is none, `Break` if `control`
/// ended the search first.
fn find_of_length(
    length: u8,
    cube: &Cube3,
    root: &[AxisView; 3],
    threads: usize,
    control: &Control,
) -> ControlFlow<(), Option<Vec<u8>>> {
    let space = StretchSpace::get();
    if !space.is_within(root, length) {
        return ControlFlow::Continue(None);
    }
    let (next, is_stopped, word) = (AtomicU8::new(0), AtomicBool::new(false), Mutex::new(None));
    on_threads(threads, |_| {
        let counter = NodeCounter::new(control);
        let found = |path: &[u8], _: &[AxisView; 3]| {
            if path.iter().fold(Cube3::SOLVED, |cube, mv| cube.after(usize::from(*mv))) != *cube {
                return ControlFlow::Continue(());
            }
            *word.lock().unwrap_or_else(PoisonError::into_inner) = Some(path.to_vec());
            ControlFlow::Break(())
        };
        let mut search = Search { space, counter: &counter, path: Vec::new(), found };
        let is_found = || word.lock().unwrap_or_else(PoisonError::into_inner).is_some();
        loop {
            let first = next.fetch_add(1, Ordering::Relaxed);
            if usize::from(first) >= FACE_TURNS || is_found() {
                break;
            }
            if search.search_firsts(root, 1 << first, length).is_break() {
                is_stopped.store(true, Ordering::Relaxed);
                break;
            }
        }
    });
    let word = word.into_inner().unwrap_or_else(PoisonError::into_inner);
    if word.is_none() && is_stopped.into_inner() {
        return ControlFlow::Break(());
    }
    ControlFlow::Continue(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{PuzzleId, scramble};

    fn after(word: &[u8]) -> Cube3 {
        word.iter().fold(Cube3::SOLVED, |cube, mv| cube.after(usize::from(*mv)))
    }

    #[test]
    fn shortest_lengths_agree_with_the_word_table() {
        for seed in 0..6 {
            let walk = scramble::walk(PuzzleId::Cube3, 8 + seed as usize % 3, &mut scramble::generator(seed));
            let walk: Vec<u8> = walk.0.iter().map(|mv| mv.index() as u8).collect();
            let cube = after(&walk);
            let mut shortest = None;
            for longest in 0..=walk.len() {
                super::super::words::Words::all()
                    .for_each_word_to(&cube, longest, |word| shortest = shortest.or(Some(word.len())));
            }
            let shortest = shortest.expect("the walk itself");
            let find = |length| shortest_below(length, &cube, 2, &Control::new());
            let ControlFlow::Continue(Some(found)) = find(walk.len() + 1) else { panic!("the walk itself is found") };
            assert_eq!((found.len(), after(&found)), (shortest, cube));
            assert_eq!(find(shortest), ControlFlow::Continue(None));
        }
        let stopped = Control::new();
        stopped.stop();
        assert_eq!(
            shortest_below(12, &after(&[0, 3, 6, 9, 12, 15, 1, 4, 7, 10, 13]), 1, &stopped),
            ControlFlow::Break(())
        );
    }
}
