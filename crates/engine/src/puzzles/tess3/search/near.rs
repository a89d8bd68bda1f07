//! Searches positions a few moves from solved for a shortest solution, or proves a lower bound on its length.
//!
//! With at most three moves left, a state must have the signature of a state that near solved; see [`Signatures`]. Lengths that take time
//! are searched only if the four-colour pieces alone, as a 2x2x2x2, are near solved. Their states near solved are listed up to rotations of
//! the whole puzzle.

use super::super::Tess3;
use super::super::codes::{CodeTable, Codes, FIRST_OF_KIND, KINDS, Placement, code_of};
use super::super::pieces::{Layout, PIECES};
use super::signatures::{MAX_LISTED_MOVES, Signatures, may_follow};
use crate::control::{Control, NodeCounter};
use crate::puzzle::geometry::SignedPerm;
use crate::search::parts::PartSearch;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::hash_map::Entry;
use std::ops::ControlFlow::{self, Break, Continue};
use std::sync::LazyLock;

/// Lengths up to this are searched even if the time is up, since they take almost no time.
const MAX_INSTANT_LEN: usize = 3;
/// Maximum length that takes only a few milliseconds.
pub(super) const MAX_QUICK_LEN: usize = 5;
/// Maximum length that takes only about a second.
pub(super) const MAX_ONE_SECOND_LEN: usize = 6;
/// Maximum length searched. It takes some 2.5 billion nodes.
pub(super) const MAX_LEN: usize = 7;
/// Lengths above [`MAX_INSTANT_LEN`] are searched only if the corners may be solved in this many moves.
const MAX_CORNER_MOVES: usize = 6;
/// Corner states are listed up to this distance.
const LISTED_CORNER_MOVES: u8 = 3;
/// Number of four-colour pieces.
const CORNERS: usize = PIECES - FIRST_OF_KIND[2];

type Corners = [u8; CORNERS];

/// The states near solved of the four-colour pieces alone.
struct NearCorners {
    /// Distances of normalised states, up to three moves.
    distances: FxHashMap<Corners, u8>,
    /// `code_after_rotation_home[c][code]`: `code` after the rotation of the whole puzzle that brings the first corner home from code `c`.
    code_after_rotation_home: Vec<[u8; 192]>,
}

impl NearCorners {
    fn get() -> &'static Self {
        static NEAR_CORNERS: LazyLock<NearCorners> = LazyLock::new(NearCorners::make);
        &NEAR_CORNERS
    }

    fn make() -> Self {
        let (table, layout) = (CodeTable::shared(), Layout::get());
        let solved = table.encode(&Tess3::solved());
        let home = solved[FIRST_OF_KIND[2]];
        let lying = &table.placements[KINDS - 1];
        let rotated = |rotation: &SignedPerm, code: u8| {
            let Placement { place, axes } = lying[usize::from(code)];
            let place = layout.image(rotation, usize::from(place));
            let to = Placement { place: place as u8, axes: axes.map(|axis| rotation.axis[usize::from(axis)]) };
            code_of(lying, &to)
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
        let mut out = Self { distances: FxHashMap::default(), code_after_rotation_home: homeward };
        let first = out.normalised_corners(&solved);
        out.distances.insert(first, 0);
        let mut level = vec![first];
        for depth in 1..=LISTED_CORNER_MOVES {
            let mut next = Vec::new();
            // The first 92 turns turn one cell of each axis. Turning the opposite one is the same up to a rotation of the whole puzzle.
            for (corners, turn) in level.iter().flat_map(|corners| (0..92).map(move |turn| (corners, turn))) {
                let after = out.normalised(&corners.map(|code| table.next(turn, KINDS - 1, code)));
                if let Entry::Vacant(free) = out.distances.entry(after) {
                    free.insert(depth);
                    next.push(after);
                }
            }
            level = next;
        }
        out
    }

    fn normalised(&self, corners: &Corners) -> Corners {
        let homeward = &self.code_after_rotation_home[usize::from(corners[0])];
        corners.map(|code| homeward[usize::from(code)])
    }

    fn normalised_corners(&self, codes: &Codes) -> Corners {
        self.normalised(&std::array::from_fn(|n| codes[FIRST_OF_KIND[2] + n]))
    }

    /// True if the corners can be solved in `moves <= 6` moves, or if a stop or a limit prevents the answer.
    fn may_be_within(&self, codes: &Codes, moves: usize, control: &Control) -> bool {
        let table = CodeTable::shared();
        let from = self.normalised_corners(codes);
        let ahead = moves.saturating_sub(usize::from(LISTED_CORNER_MOVES));
        let mut level = vec![from];
        let mut seen: FxHashSet<Corners> = FxHashSet::default();
        for left in (0..=ahead).rev() {
            let within = moves - (ahead - left);
            if level
                .iter()
                .any(|corners| self.distances.get(corners).is_some_and(|distance| usize::from(*distance) <= within))
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
                    let after = self.normalised(&corners.map(|code| table.next(turn, KINDS - 1, code)));
                    if seen.insert(after) {
                        next.push(after);
                    }
                }
            }
            level = next;
        }
        false
    }
}

/// The result of a search near solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NearResult {
    /// A shortest solution, as indices into [`CodeTable::turns`].
    Shortest(Vec<u16>),
    /// No solution has fewer moves than this.
    AtLeast(usize),
}

/// The search for the shortest solution of a state; resumable.
pub(super) struct NearSearch {
    codes: Codes,
    /// The length being searched; no solution is shorter.
    length: usize,
    /// One part for each pair of turns at the start of a solution.
    parts: PartSearch,
    /// Maximum length worth searching.
    max_length: usize,
}

impl NearSearch {
    /// Creates a search and tries lengths up to three, ignoring stops and limits; reports each lower bound to `report_bound`.
    pub fn new(codes: &Codes, control: &Control, report_bound: impl Fn(usize)) -> (Self, NearResult) {
        let mut search =
            Self { codes: *codes, length: 0, parts: PartSearch::new(part_count()), max_length: MAX_INSTANT_LEN };
        let corners = NearCorners::get();
        while search.length <= MAX_INSTANT_LEN {
            report_bound(search.length);
            if corners.may_be_within(codes, search.length, control) {
                let (free, mut path) = (Control::new(), Vec::new());
                let counter = NodeCounter::new(&free);
                if let Break(Some(())) = descend(codes, search.length, &mut path, &counter) {
                    return (search, NearResult::Shortest(path));
                }
            }
            search.length += 1;
        }
        report_bound(search.length);
        if corners.may_be_within(codes, MAX_CORNER_MOVES, control) {
            search.max_length = MAX_LEN;
        } else {
            search.length = MAX_CORNER_MOVES + 1;
            report_bound(search.length);
        }
        let length = search.length;
        (search, NearResult::AtLeast(length))
    }

    /// Returns the length to search next; `None` after the last.
    pub fn next_length(&self) -> Option<usize> {
        (self.length <= self.max_length).then_some(self.length)
    }

    /// Returns the number of nodes visited by [`advance`](Self::advance).
    pub fn nodes(&self) -> u64 {
        self.parts.nodes()
    }

    /// Continues up to length `max_length`, until about `nodes` more nodes are visited or `control` stops it; reports each new lower bound to
    /// `report_bound`. Repeatable on one thread without a time limit.
    pub fn advance(
        &mut self,
        max_length: usize,
        nodes: u64,
        threads: usize,
        control: &Control,
        report_bound: impl Fn(usize),
    ) -> NearResult {
        let until = self.nodes().saturating_add(nodes);
        while self.length <= max_length.min(self.max_length) && self.nodes() < until && control.check().is_continue() {
            let (codes, length) = (&self.codes, self.length);
            let search = |part, counter: &NodeCounter| search_part(codes, length, part, counter);
            if let Some(path) = self.parts.advance(until, threads, control, search) {
                return NearResult::Shortest(path);
            }
            if self.parts.is_finished() {
                self.length += 1;
                self.parts.restart(part_count());
                report_bound(self.length);
            }
        }
        NearResult::AtLeast(self.length)
    }
}

/// Returns the number of pairs of turns, including those that are never tried.
fn part_count() -> usize {
    let turns = CodeTable::shared().turns.len();
    turns * turns
}

/// Searches for solutions of exactly `length` moves that begin with the two turns of a part; breaks like [`descend`].
fn search_part(codes: &Codes, length: usize, part: usize, counter: &NodeCounter) -> ControlFlow<Option<Vec<u16>>> {
    let table = CodeTable::shared();
    let turns = table.turns.len();
    let [first, second] = [part / turns, part % turns].map(|turn| turn as u16);
    if !may_follow(Some(first), second) {
        return Continue(());
    }
    let after = table.turned(&table.turned(codes, usize::from(first)), usize::from(second));
    let mut path = vec![first, second];
    let ended = descend(&after, length - path.len(), &mut path, counter);
    ended.map_break(|solved| solved.map(|()| path))
}

/// Searches for a solution of exactly `left` moves. If there is one, appends it to `path` and breaks with `Some`. Breaks with `None` if
/// stopped.
fn descend(codes: &Codes, left: usize, path: &mut Vec<u16>, counter: &NodeCounter) -> ControlFlow<Option<()>> {
    let table = CodeTable::shared();
    if counter.tick().is_break() {
        return Break(None);
    }
    if left <= MAX_LISTED_MOVES && !Signatures::within(left).contains(&Signatures::get().signature(codes)) {
        return Continue(());
    }
    if left == 0 {
        // Another state has the signature of the solved one only if random numbers sum to 0 by chance.
        let solved = table.encode(&Tess3::solved());
        return if *codes == solved { Break(Some(())) } else { Continue(()) };
    }
    let last = path.last().copied();
    for turn in (0..table.turns.len() as u16).filter(|turn| may_follow(last, *turn)) {
        path.push(turn);
        descend(&table.turned(codes, usize::from(turn)), left - 1, path, counter)?;
        path.pop();
    }
    Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    fn searched(state: &Codes, max_length: usize, threads: usize) -> NearResult {
        let control = Control::new();
        let (mut search, begun) = NearSearch::new(state, &control, |_| ());
        match begun {
            NearResult::Shortest(_) => begun,
            NearResult::AtLeast(_) => search.advance(max_length, u64::MAX, threads, &control, |_| ()),
        }
    }

    #[test]
    fn states_a_few_moves_from_solved_get_solutions_that_short() {
        let table = CodeTable::shared();
        let solved = table.encode(&Tess3::solved());
        let mut random = ChaCha8Rng::seed_from_u64(11);
        for moves in [0, 1, 2, 3, 4, 5, 6] {
            let state =
                (0..moves).fold(solved, |codes, _| table.turned(&codes, random.random_range(0..table.turns.len())));
            let NearResult::Shortest(found) = searched(&state, 6, 2) else { panic!("{moves} moves from solved") };
            assert!(found.len() <= moves);
            assert_eq!(found.iter().fold(state, |codes, turn| table.turned(&codes, usize::from(*turn))), solved);
        }
        let far = table.encode(&Tess3::random(&mut random));
        assert_eq!(searched(&far, 6, 2), NearResult::AtLeast(7));
    }

    #[test]
    fn states_reached_by_slices_are_solved_in_as_few_moves() {
        let table = CodeTable::shared();
        let solved = table.encode(&Tess3::solved());
        // Turning both outer layers equals turning the middle one, up to a rotation of the whole puzzle.
        let slices: Vec<usize> = (0..table.turns.len()).filter(|turn| table.turns[*turn].layers == 0b101).collect();
        let mut random = ChaCha8Rng::seed_from_u64(12);
        for _ in 0..5 {
            let state =
                (0..5).fold(solved, |codes, _| table.turned(&codes, slices[random.random_range(0..slices.len())]));
            assert!(matches!(searched(&state, 5, 1), NearResult::Shortest(found) if found.len() <= 5));
        }
    }

    #[test]
    fn an_interrupted_search_resumes() {
        let table = CodeTable::shared();
        let solved = table.encode(&Tess3::solved());
        // Turns 200 and 230 are slices. The solution begins with the inverse of turn 150: more parts come before it than one call of
        // `advance` searches.
        let state = [200, 40, 230, 100, 7, 150].into_iter().fold(solved, |codes, turn| table.turned(&codes, turn));
        let control = Control::new();
        let (mut search, _) = NearSearch::new(&state, &control, |_| ());
        let mut pieces = 0;
        let found = loop {
            pieces += 1;
            match search.advance(MAX_ONE_SECOND_LEN, 1_000_000, 1, &control, |_| ()) {
                NearResult::Shortest(found) => break found,
                NearResult::AtLeast(length) => assert!(length <= 6),
            }
        };
        assert!(pieces > 1, "it is more than one piece of work");
        assert!(found.len() <= 6);
        assert_eq!(found.iter().fold(state, |codes, turn| table.turned(&codes, usize::from(*turn))), solved);
        assert!(search.nodes() >= 1_000_000);
    }
}
