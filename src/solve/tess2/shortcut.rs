//! A quick way through the last stage, for the first solution: untwist both cubes by an exact table, then place their
//! corners by the twelve moves that keep them untwisted. A few moves longer than the two-cube search, and a matter of
//! a millisecond.

use std::ops::ControlFlow;

use super::engine::Engine;
use super::state::State;
use super::two_cubes::cubes;
use crate::control::Meter;
use crate::puzzle::cube2;
use crate::solve::ida::{MoveMask, Search, Space};
use crate::tables::cube2::{PERM, TWIST};
use crate::tables::halves::ROTATIONS;
use crate::tables::twists::{FREE_PERM, FREE_TWIST};

/// Coordinates of the first and the second cube: twists in one space, permutations in the other.
type Pair = [u16; 2];

/// The number, within the twist tables, of the move in a slot.
fn number(engine: &Engine, slot: u8) -> usize {
    let slot = usize::from(slot);
    match slot.checked_sub(3 * ROTATIONS) {
        None => usize::from(engine.coupling.cube_move[slot]),
        Some(rotation) => cube2::MOVES + rotation - 1,
    }
}

/// Z stickers onto the Z axis.
struct Untwist<'a>(&'a Engine);

impl Untwist<'_> {
    fn distance(&self, node: &Pair) -> u8 {
        self.0.twists.distances()[usize::from(node[0]) * FREE_TWIST.size as usize + usize::from(node[1])]
    }
}

impl Space for Untwist<'_> {
    type Node = Pair;

    fn successors(&self, _: &Pair, last: Option<u8>, _: u8) -> MoveMask {
        self.0.moves.after(last) & self.0.moves.keep_side
    }

    fn next(&self, node: &Pair, slot: u8) -> Pair {
        let m = number(self.0, slot);
        [0, 1].map(|i| self.0.twists.twist[i].after(u32::from(node[i]), m) as u16)
    }

    fn within(&self, node: &Pair, left: u8) -> bool {
        self.distance(node) <= left
    }

    fn is_goal(&self, node: &Pair) -> bool {
        self.distance(node) == 0
    }
}

/// Untwisted corners to their places.
struct Place<'a> {
    engine: &'a Engine,
    moves: MoveMask,
}

impl Place<'_> {
    fn bound(&self, node: &Pair) -> u8 {
        let distance = |i: usize| self.engine.twists.perm_distance[i][usize::from(node[i])];
        distance(0).max(distance(1))
    }
}

impl Space for Place<'_> {
    type Node = Pair;

    fn successors(&self, _: &Pair, last: Option<u8>, _: u8) -> MoveMask {
        self.engine.moves.after(last) & self.moves
    }

    fn next(&self, node: &Pair, slot: u8) -> Pair {
        let m = number(self.engine, slot);
        let twists = &self.engine.twists;
        let k = twists.keeping.binary_search(&m).unwrap_or(0);
        [0, 1].map(|i| twists.perm[i].after(u32::from(node[i]), k) as u16)
    }

    fn within(&self, node: &Pair, left: u8) -> bool {
        self.bound(node) <= left
    }

    fn is_goal(&self, node: &Pair) -> bool {
        *node == [0, 0]
    }
}

/// Finishes a separated state that `path` reached, in at most `room` moves, and hands every full path to `offer`: first
/// the shortest for one way to untwist, then for others if they are shorter.
///
/// # Errors
/// `Break` when the meter says so.
pub fn finish(
    engine: &Engine,
    path: &[u8],
    state: &State,
    mut room: usize,
    meter: &Meter,
    mut offer: impl FnMut(&[u8]),
) -> ControlFlow<()> {
    let keeps = |slot: &u8| engine.moves.keep_side >> slot & 1 == 1;
    let slots = (0..4 * ROTATIONS as u8).filter(keeps);
    let moves = slots.filter(|&s| engine.twists.keeping.contains(&number(engine, s))).map(|s| 1 << s).sum();
    let (untwist, place) = (Untwist(engine), Place { engine, moves });
    let [first, second] = cubes(state);
    let twists = [(TWIST.rank)(&first) as u16, (FREE_TWIST.rank)(&second) as u16];
    let length = untwist.distance(&twists);
    let mut untwisted = |full: &[u8], _: &Pair| {
        let state = full[path.len()..].iter().fold(*state, |s, &slot| engine.moves.turned(&s, slot));
        let [first, second] = cubes(&state);
        let node = [(PERM.rank)(&first) as u16, (FREE_PERM.rank)(&second) as u16];
        let mut left = place.bound(&node);
        while full.len() + usize::from(left) <= room {
            let mut solved = false;
            let found = |all: &[u8], _: &Pair| {
                offer(all);
                solved = true;
                ControlFlow::Break(())
            };
            let mut search = Search { space: &place, meter, path: full.to_vec(), found };
            let ended = search.descend(&node, full.last().copied(), left);
            if solved {
                room = full.len() + usize::from(left) - 1;
                break;
            }
            ended?;
            left += 1;
        }
        ControlFlow::Continue(())
    };
    let mut search = Search { space: &untwist, meter, path: path.to_vec(), found: &mut untwisted };
    search.descend(&twists, path.last().copied(), length)
}
