//! The check on a puzzle whose farthest states are known: the 2x2x2, by the same passes over cosets.
//!
//! The subgroup is that of the 5040 untwisted states; its moves are the five that keep them untwisted.

use std::ops::ControlFlow;

use super::coset_solve::{CosetSpace, Effort, Workspace, solve};
use crate::engine::control::Control;
use crate::engine::puzzle::cube2::{Cube2, MOVES};
use crate::engine::tables::coord::MoveTable;
use crate::engine::tables::cube2::{PERM, TWIST};

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PocketBound {
    /// How many cosets were solved.
    pub cosets: u64,
    /// The elements of each.
    pub elements: u64,
    /// The moves within which all are solved.
    pub moves: usize,
}

/// The cosets of the untwisted states, each told by how its states are twisted.
struct Pocket {
    perm: MoveTable,
    twist: MoveTable,
    /// How many moves each twist is from none.
    distance: Vec<u8>,
    /// The moves of the subgroup.
    kept: Vec<usize>,
}

impl Pocket {
    fn new() -> Self {
        let perm = MoveTable::of(&PERM, MOVES, Cube2::after);
        let twist = MoveTable::of(&TWIST, MOVES, Cube2::after);
        let mut distance = vec![u8::MAX; TWIST.size as usize];
        let (mut frontier, mut depth) = (vec![0], 0);
        distance[0] = 0;
        while !frontier.is_empty() {
            depth += 1;
            let next = frontier.iter().flat_map(|t| (0..MOVES).map(|m| twist.after(*t, m))).collect::<Vec<u32>>();
            let fresh = next.into_iter().filter(|t| {
                let fresh = distance[*t as usize] == u8::MAX;
                distance[*t as usize] = distance[*t as usize].min(depth);
                fresh
            });
            frontier = fresh.collect();
        }
        let kept = (0..MOVES).filter(|&m| twist.after(0, m) == 0).collect();
        Self { perm, twist, distance, kept }
    }

    /// Follows all words of `left` more moves that end untwisted and not with a move of the subgroup.
    fn descend(&self, (perm, twist): (u32, u32), last: usize, left: usize, marks: &mut [bool]) {
        for m in (0..MOVES).filter(|m| m / 3 != last / 3) {
            let next = self.twist.after(twist, m);
            if usize::from(self.distance[next as usize]) >= left || left == 1 && self.kept.contains(&m) {
                continue;
            }
            let to = self.perm.after(perm, m);
            if left == 1 {
                marks[to as usize] = true;
            } else {
                self.descend((to, next), m, left - 1, marks);
            }
        }
    }
}

impl CosetSpace for Pocket {
    type Coset = u32;
    type Marks = Vec<bool>;

    fn elements(&self) -> u64 {
        u64::from(PERM.size)
    }

    fn empty(&self) -> Vec<bool> {
        vec![false; PERM.size as usize]
    }

    fn clear(&self, marks: &mut Vec<bool>) {
        marks.fill(false);
    }

    fn search(&self, coset: &u32, length: usize, marks: &mut Vec<bool>, control: &Control) -> ControlFlow<()> {
        if control.stopped() {
            return ControlFlow::Break(());
        }
        match length {
            0 => marks[0] |= *coset == 0,
            _ => self.descend((0, *coset), MOVES, length, marks),
        }
        ControlFlow::Continue(())
    }

    fn one_more(&self, old: &Vec<bool>, new: &mut Vec<bool>, _: &Control) -> ControlFlow<()> {
        new.clone_from(old);
        for (perm, _) in (0..).zip(old).filter(|(_, marked)| **marked) {
            self.kept.iter().for_each(|&m| new[self.perm.after(perm, m) as usize] = true);
        }
        ControlFlow::Continue(())
    }

    fn count(&self, marks: &Vec<bool>) -> u64 {
        marks.iter().filter(|marked| **marked).count() as u64
    }
}

/// The longest words that are searched; longer ones are found by the passes alone.
const SEARCH_TO: usize = 10;

/// Solves all cosets of the 2x2x2. `None` when it was stopped.
pub fn bound(control: &Control) -> Option<PocketBound> {
    let pocket = Pocket::new();
    let effort = Effort { spread_from: 1, search_to: SEARCH_TO, longest: 20 };
    let mut work = Workspace::new(&pocket);
    let mut moves = 0;
    for twist in 0..TWIST.size {
        moves = moves.max(solve(&pocket, &twist, &effort, &mut work, control)?.len() - 1);
    }
    Some(PocketBound { cosets: u64::from(TWIST.size), elements: pocket.elements(), moves })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::puzzle::cube2::STATES;

    #[test]
    fn the_farthest_states_of_the_2x2x2_need_eleven_moves() {
        let bound = bound(&Control::new()).expect("nobody stops it");
        assert_eq!(bound.moves, 11);
        assert_eq!(bound.cosets * bound.elements, u64::from(STATES));
    }

    #[test]
    fn with_one_move_after_another_every_distance_is_exact() {
        let pocket = Pocket::new();
        let effort = Effort { spread_from: 1, search_to: 20, longest: 6 };
        let mut sums = vec![0; 7];
        for twist in 0..TWIST.size {
            let solved =
                solve(&pocket, &twist, &effort, &mut Workspace::new(&pocket), &Control::new()).expect("solved");
            sums.iter_mut().zip(solved).for_each(|(sum, solved)| *sum += solved);
        }
        // 1, 9, 54, 321, 1847, 9992 and 50136 states at each distance.
        assert_eq!(sums, [1, 10, 64, 385, 2232, 12_224, 62_360]);
    }
}
