//! Positions at most six moves from solved: the shortest solution, or the proof that there is none so short.
//!
//! The last two moves are looked up among all states two moves from solved. Three moves from the end, the pieces of four colours must be
//! within three moves of a solved 2x2x2x2, whose states near solved are listed too, up to rotations of the whole.

use super::super::Tess3;
use super::super::codes::{CodeTable, Codes, FIRST, KINDS, Placement};
use super::super::pieces::{Layout, PIECES};
use crate::control::Control;
use crate::puzzle::geometry::SignedPerm;
use crate::tables::on_threads;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::hash_map::Entry;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};

/// The greatest length that is looked for.
pub(super) const MOST: usize = 6;
/// The greatest length that takes no time.
const AT_ONCE: usize = 3;
/// The number of moves of the corners from solved that are listed.
const OF_CORNERS: u8 = 3;
/// The number of four-colour pieces.
const CORNERS: usize = PIECES - FIRST[2];

type Corners = [u8; CORNERS];

struct Near {
    /// Distances up to two moves.
    ends: FxHashMap<Codes, u8>,
    /// Distances of the corners alone, up to three moves.
    corners: FxHashMap<Corners, u8>,
    /// For each code of the first corner the codes of all after the rotation of the whole that brings it home.
    homeward: Vec<[u8; 192]>,
}

impl Near {
    fn get() -> &'static Self {
        static NEAR: LazyLock<Near> = LazyLock::new(Near::make);
        &NEAR
    }

    fn make() -> Self {
        let (table, layout) = (CodeTable::get(), Layout::get());
        let solved = table.encode(&Tess3::solved());
        let home = solved[FIRST[2]];
        let lying = &table.lying[KINDS - 1];
        let rotated = |rotation: &SignedPerm, code: u8| {
            let Placement { place, on } = lying[usize::from(code)];
            let place =
                layout.number(rotation.vector(layout.places[usize::from(place)])).expect("places go to places") as u8;
            let to = Placement { place, on: on.map(|axis| rotation.axis[usize::from(axis)]) };
            lying.iter().position(|known| *known == to).expect("a rotation carries pieces as a whole") as u8
        };
        let rotations = SignedPerm::rotations(4);
        let homeward = (0..lying.len() as u8)
            .map(|code| {
                let back = rotations
                    .iter()
                    .find(|rotation| rotated(rotation, code) == home)
                    .expect("one rotation for each way to lie");
                std::array::from_fn(|code| rotated(back, code as u8))
            })
            .collect();
        let mut out = Self { ends: FxHashMap::default(), corners: FxHashMap::default(), homeward };
        out.ends.insert(solved, 0);
        let mut level = vec![solved];
        for depth in 1..=2 {
            let mut next = Vec::new();
            for (codes, turn) in level.iter().flat_map(|codes| (0..table.turns.len()).map(move |turn| (codes, turn))) {
                let after = table.turned(codes, turn);
                if let Entry::Vacant(free) = out.ends.entry(after) {
                    free.insert(depth);
                    next.push(after);
                }
            }
            level = next;
        }
        let first = out.brought_home(&solved);
        out.corners.insert(first, 0);
        let mut level = vec![first];
        for depth in 1..=OF_CORNERS {
            let mut next = Vec::new();
            // Turning the opposite cell instead is the same up to a rotation of the whole.
            for (corners, turn) in level.iter().flat_map(|corners| (0..92).map(move |turn| (corners, turn))) {
                let after = out.home(&corners.map(|code| table.next(turn, KINDS - 1, code)));
                if let Entry::Vacant(free) = out.corners.entry(after) {
                    free.insert(depth);
                    next.push(after);
                }
            }
            level = next;
        }
        out
    }

    fn home(&self, corners: &Corners) -> Corners {
        let homeward = &self.homeward[usize::from(corners[0])];
        corners.map(|code| homeward[usize::from(code)])
    }

    fn brought_home(&self, codes: &Codes) -> Corners {
        self.home(&std::array::from_fn(|n| codes[FIRST[2] + n]))
    }

    /// True if the corners may be solved in so many moves, at most six, or if that is not found out before a stop or a limit.
    fn corners_may_be_within(&self, codes: &Codes, moves: usize, control: &Control) -> bool {
        let table = CodeTable::get();
        let from = self.brought_home(codes);
        let ahead = moves.saturating_sub(usize::from(OF_CORNERS));
        let mut level = vec![from];
        let mut seen: FxHashSet<Corners> = FxHashSet::default();
        for left in (0..=ahead).rev() {
            let within = moves - (ahead - left);
            if level
                .iter()
                .any(|corners| self.corners.get(corners).is_some_and(|distance| usize::from(*distance) <= within))
            {
                return true;
            }
            if left == 0 {
                break;
            }
            let mut next = Vec::new();
            for corners in level {
                if control.check().is_break() {
                    return true;
                }
                for turn in 0..92 {
                    let after = self.home(&corners.map(|code| table.next(turn, KINDS - 1, code)));
                    if seen.insert(after) {
                        next.push(after);
                    }
                }
            }
            level = next;
        }
        false
    }

    /// Adds the moves that solve a state in exactly `left` more; false if there are none.
    fn search(&self, codes: &Codes, left: usize, path: &mut Vec<u16>, stopped: &dyn Fn() -> bool) -> bool {
        let table = CodeTable::get();
        if left <= 2 && self.ends.get(codes).is_none_or(|distance| usize::from(*distance) > left) {
            return false;
        }
        if left == 0 {
            return true;
        }
        if left == usize::from(OF_CORNERS) && !self.corners.contains_key(&self.brought_home(codes)) {
            return false;
        }
        let last = path.last().map(|turn| turn / 23);
        if left > 3 && stopped() {
            return false;
        }
        for turn in (0..table.turns.len() as u16).filter(|turn| Some(turn / 23) != last) {
            path.push(turn);
            if self.search(&table.turned(codes, usize::from(turn)), left - 1, path, stopped) {
                return true;
            }
            path.pop();
        }
        false
    }
}

/// The distance of a state, as far as it is looked for.
pub(super) enum Nearness {
    /// Its shortest solution.
    Shortest(Vec<u16>),
    /// No solution has fewer moves than this.
    AtLeast(usize),
}

/// Looks for a solution of at most six moves, the shortest first; of at most three even if the time is up.
pub(super) fn search(codes: &Codes, threads: usize, control: &Control, tell: impl Fn(usize)) -> Nearness {
    let near = Near::get();
    let table = CodeTable::get();
    for length in 0..=MOST {
        tell(length);
        if length == AT_ONCE + 1 && !near.corners_may_be_within(codes, MOST, control) {
            return Nearness::AtLeast(MOST + 1);
        }
        if length > AT_ONCE && control.check().is_break() {
            return Nearness::AtLeast(length);
        }
        if !near.corners_may_be_within(codes, length, control) {
            continue;
        }
        let found: Mutex<Option<Vec<u16>>> = Mutex::new(None);
        let is_over = AtomicBool::new(false);
        let stopped = || is_over.load(Ordering::Relaxed) || control.check().is_break();
        let put = |path: Vec<u16>| {
            is_over.store(true, Ordering::Relaxed);
            found.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(path);
        };
        if length <= AT_ONCE {
            let mut path = Vec::new();
            if near.search(codes, length, &mut path, &stopped) {
                put(path);
            }
        } else {
            on_threads(threads, |thread| {
                for turn in (thread..table.turns.len()).step_by(threads.max(1)) {
                    let mut path = vec![turn as u16];
                    if near.search(&table.turned(codes, turn), length - 1, &mut path, &stopped) {
                        put(path);
                    }
                }
            });
        }
        if let Some(path) = found.into_inner().unwrap_or_else(PoisonError::into_inner) {
            return Nearness::Shortest(path);
        }
        if length > AT_ONCE && control.check().is_break() {
            return Nearness::AtLeast(length);
        }
    }
    Nearness::AtLeast(MOST + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn a_state_a_few_moves_from_solved_has_a_solution_as_short() {
        let table = CodeTable::get();
        let solved = table.encode(&Tess3::solved());
        let mut random = ChaCha8Rng::seed_from_u64(11);
        for moves in [0, 1, 2, 3, 4, 5] {
            let state =
                (0..moves).fold(solved, |codes, _| table.turned(&codes, random.random_range(0..table.turns.len())));
            let Nearness::Shortest(found) = search(&state, 2, &Control::new(), |_| ()) else {
                panic!("{moves} moves from solved")
            };
            assert!(found.len() <= moves);
            assert_eq!(found.iter().fold(state, |codes, turn| table.turned(&codes, usize::from(*turn))), solved);
        }
        let far = table.encode(&Tess3::random(&mut random));
        assert!(matches!(search(&far, 2, &Control::new(), |_| ()), Nearness::AtLeast(7)));
    }
}
