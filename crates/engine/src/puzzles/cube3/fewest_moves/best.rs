//! The shortest solution in a given time by oriented edges, domino reduction, half turns and the finish, each on either side of the
//! scramble, or with an insertion in place of the end.
//!
//! The lengths of the first two steps together grow by one turn at a time. For each, all their ways are taken by all threads, and every
//! way on is followed that may be shorter than the best so far.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::axes::{Axis, View};
use super::insertions::{Insertion, shortest_single};
use super::spaces::{Domino, DominoSpace, LeftSpace, TableSpace, each_way};
use super::steps::StepGoal;
use super::tables::HALF_TURNS;
use crate::control::{Control, NodeCounter};
use crate::puzzle::niss::NissMoves;
use crate::puzzle::{Move, Sequence};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::turns::TurnMask;
use crate::search::ida::{Search, Space};
use crate::tables::on_threads;

/// When the search ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestLimits {
    /// How many threads search, `1 <= threads`.
    pub threads: usize,
    /// The time after which it ends; `None` for as long as there is something to try.
    pub timeout: Option<Duration>,
    /// The length that is short enough.
    pub target: usize,
    /// True if insertions are tried.
    pub insertions: bool,
}

impl Default for BestLimits {
    fn default() -> Self {
        Self { threads: 2, timeout: Some(Duration::from_secs(10)), target: 0, insertions: true }
    }
}

/// A solution in steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Total {
    /// The moves of each step, and what they lead to; a step that is reached already has none. With an insertion the last step leaves a
    /// slice or corners.
    pub steps: Vec<(StepGoal, NissMoves)>,
    /// The insertion after the steps, into their solution.
    pub insertion: Option<Insertion>,
    /// The solution, with all cancellations.
    pub solution: Sequence,
}

impl Total {
    /// The number of moves of the solution.
    pub fn length(&self) -> usize {
        self.solution.0.len()
    }
}

/// The most turns that orient edges in this search; all of them can be oriented in seven.
const MOST_EO: usize = 6;
/// The most turns from domino reduction to the end in this search.
const MOST_END: u8 = 13;
/// The most turns of the first two steps together.
const MOST_DR: usize = 20;
/// How many moves shorter than the best a skeleton must be for an insertion to be tried.
const FOR_INSERTION: usize = 4;

/// Searches for shorter and shorter solutions of a position until the limits or `control` end it, and tells `found` of each. Returns the
/// last.
pub fn best_total(
    position: &Cube3,
    limits: &BestLimits,
    control: &Control,
    found: &(dyn Fn(&Total) + Sync),
) -> Option<Total> {
    shorter_than(usize::MAX, position, limits, control, found)
}

/// The same for solutions that are shorter than a length.
pub(super) fn shorter_than(
    length: usize,
    position: &Cube3,
    limits: &BestLimits,
    control: &Control,
    found: &(dyn Fn(&Total) + Sync),
) -> Option<Total> {
    control.set_deadline(limits.timeout.map(|timeout| control.elapsed() + timeout));
    let search = BestSearch {
        position,
        limits,
        found,
        best: Mutex::new(None),
        length: AtomicUsize::new(length),
        spaces: Spaces::new(),
    };
    let mut openings = Vec::new();
    for length in 0..=MOST_DR {
        if control.check().is_break() || search.length.load(Ordering::Relaxed) <= length.max(limits.target) {
            break;
        }
        if length <= MOST_EO {
            openings.extend(search.openings(length as u8, control));
        }
        let next = AtomicUsize::new(0);
        on_threads(limits.threads, |_| {
            let counter = NodeCounter::new(control);
            while let Some(opening) = openings.get(next.fetch_add(1, Ordering::Relaxed)) {
                if search.follow(opening, length, &counter).is_break() {
                    break;
                }
            }
        });
    }
    search.best.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Moves that orient the edges on an axis.
struct Opening {
    axis: Axis,
    moves: NissMoves,
    length: usize,
    position: Cube3,
}

struct Spaces {
    eo: TableSpace,
    dr: TableSpace,
    domino: DominoSpace,
    /// The goals that leave something to insertions: a slice or corners.
    left: [LeftSpace; 2],
}

impl Spaces {
    fn new() -> Self {
        Self {
            eo: TableSpace::eo(),
            dr: TableSpace::dr(),
            domino: DominoSpace::get(),
            left: [LeftSpace::slice(), LeftSpace::corners()],
        }
    }
}

struct BestSearch<'a> {
    position: &'a Cube3,
    limits: &'a BestLimits,
    found: &'a (dyn Fn(&Total) + Sync),
    best: Mutex<Option<Total>>,
    /// Its length.
    length: AtomicUsize,
    spaces: Spaces,
}

/// A side of the scramble: moves are made there.
#[derive(Clone, Copy)]
enum Side {
    Normal,
    Inverse,
}

impl Side {
    const BOTH: [Self; 2] = [Self::Normal, Self::Inverse];

    /// A cube as it is on this side.
    fn of(self, cube: &Cube3) -> Cube3 {
        match self {
            Self::Normal => *cube,
            Self::Inverse => cube.inverse(),
        }
    }

    /// Turns made on this side of a cube.
    fn after(self, cube: &Cube3, turns: &[u8]) -> Cube3 {
        self.of(&turns.iter().fold(self.of(cube), |cube, mv| cube.after(usize::from(*mv))))
    }

    /// Turns on this side, as they are and not as they are seen.
    fn moves(self, view: &View, turns: &[u8]) -> NissMoves {
        let turns = Sequence(turns.iter().map(|mv| Move(u16::from(view.back(*mv)))).collect());
        match self {
            Self::Normal => NissMoves::of_normal(turns),
            Self::Inverse => NissMoves::of_normal(turns).switched(),
        }
    }
}

impl BestSearch<'_> {
    /// Every way to oriented edges of this length on either side.
    fn openings(&self, length: u8, control: &Control) -> Vec<Opening> {
        let (counter, mut out) = (NodeCounter::new(control), Vec::new());
        for axis in Axis::ALL {
            let view = View::of_eo(axis);
            let seen = view.of_cube(self.position);
            for side in sides(usize::from(length)) {
                let node = self.spaces.eo.node_of(&side.of(&seen));
                let ended = each_way(&self.spaces.eo, &node, length, &counter, |turns| {
                    let moves = side.moves(view, turns);
                    let position = super::position(self.position, &moves);
                    out.push(Opening { axis, moves, length: turns.len(), position });
                    ControlFlow::Continue(())
                });
                if ended.is_break() {
                    return out;
                }
            }
        }
        out
    }

    /// Follows an opening to every domino reduction of `length` turns, those of the opening among them.
    fn follow(&self, opening: &Opening, length: usize, counter: &NodeCounter) -> ControlFlow<()> {
        let Some(left) = length.checked_sub(opening.length) else { return ControlFlow::Continue(()) };
        for view in View::all().iter().filter(|view| view.eo == opening.axis) {
            let seen = view.of_cube(&opening.position);
            for side in sides(left) {
                let node = self.spaces.dr.node_of(&side.of(&seen));
                each_way(&self.spaces.dr, &node, left as u8, counter, |turns| {
                    let cube = side.after(&seen, turns);
                    Reduced { search: self, opening, view, side: *side, turns, cube, length }.follow(counter)
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The most moves that a better solution may have.
    fn bound(&self) -> usize {
        self.length.load(Ordering::Relaxed).saturating_sub(1)
    }

    /// Takes a solution if it is shorter than the best.
    fn offer(&self, steps: Vec<(StepGoal, NissMoves)>, insertion: Option<Insertion>) -> ControlFlow<()> {
        let solution = insertion.as_ref().map_or_else(|| solution_of(&steps), |found| found.solution.clone());
        if super::after(self.position, &solution) != Cube3::SOLVED {
            return ControlFlow::Continue(());
        }
        let mut best = self.best.lock().unwrap_or_else(PoisonError::into_inner);
        if solution.0.len() < self.length.load(Ordering::Relaxed) {
            self.length.store(solution.0.len(), Ordering::Relaxed);
            let total = Total { steps, insertion, solution };
            // Told under the lock, so that listeners receive ever shorter solutions.
            (self.found)(&total);
            *best = Some(total);
        }
        if self.length.load(Ordering::Relaxed) <= self.limits.target {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}

/// The sides on which `length` turns are made: without any, both are the same.
fn sides(length: usize) -> &'static [Side] {
    if length == 0 { &Side::BOTH[..1] } else { &Side::BOTH }
}

/// The solution that steps make together.
fn solution_of(steps: &[(StepGoal, NissMoves)]) -> Sequence {
    super::solution(&steps.iter().fold(NissMoves::default(), |all, (_, moves)| all.then(moves)))
}

/// A position in domino reduction, as it is seen.
struct Reduced<'a> {
    search: &'a BestSearch<'a>,
    opening: &'a Opening,
    view: &'static View,
    /// The side of the turns that reduced it.
    side: Side,
    turns: &'a [u8],
    cube: Cube3,
    /// The number of turns so far.
    length: usize,
}

impl Reduced<'_> {
    /// Follows it to the end. Whatever is done on either side from here, turns on the scramble alone do as well, and in any of them the
    /// half turns at the end are a finish.
    fn follow(&self, counter: &NodeCounter) -> ControlFlow<()> {
        let (spaces, node) = (&self.search.spaces, Domino::of(&self.cube));
        self.shortest(&spaces.domino, &node, 0, counter, |end| {
            let quarters = end.iter().rposition(|mv| HALF_TURNS >> mv & 1 == 0).map_or(0, |last| last + 1);
            let (to_htr, finish) = end.split_at(quarters);
            let steps = self.with(&[(StepGoal::Htr, to_htr), (StepGoal::Solved, finish)]);
            self.search.offer(steps, None)
        })?;
        if !self.search.limits.insertions || self.search.bound() == usize::MAX - 1 {
            return ControlFlow::Continue(());
        }
        for left in &spaces.left {
            self.shortest(left, &node, FOR_INSERTION, counter, |end| {
                let goal = if left.is_slice { StepGoal::SliceLeft(self.view.dr) } else { StepGoal::CornersLeft };
                let steps = self.with(&[(goal, end)]);
                match shortest_single(self.search.position, &solution_of(&steps)) {
                    Some(found) => self.search.offer(steps, Some(found)),
                    None => ControlFlow::Continue(()),
                }
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Calls `found` with the shortest ways to a goal, if they are so short that with `more` turns they are shorter than the best.
    fn shortest<S: Space<Node = Domino, Moves = TurnMask>>(
        &self,
        space: &S,
        node: &Domino,
        more: usize,
        counter: &NodeCounter,
        mut found: impl FnMut(&[u8]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut is_found = false;
        let last = self.turns.last().copied().filter(|_| matches!(self.side, Side::Normal));
        for length in 0..=MOST_END {
            // The bound falls while it is searched.
            if is_found || self.length + usize::from(length) + more > self.search.bound() {
                break;
            }
            if space.within(node, length) {
                let found = |end: &[u8], _: &Domino| {
                    is_found = true;
                    found(end)
                };
                Search { space, counter, path: Vec::new(), found }.descend(node, last, length)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The steps so far and others, whose turns are as they are seen.
    fn with(&self, more: &[(StepGoal, &[u8])]) -> Vec<(StepGoal, NissMoves)> {
        let eo = (StepGoal::Eo(self.opening.axis), self.opening.moves.clone());
        let dr = (StepGoal::Dr(self.view.dr), self.side.moves(self.view, self.turns));
        let more = more.iter().map(|(goal, turns)| (*goal, Side::Normal.moves(self.view, turns)));
        [eo, dr].into_iter().chain(more).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solutions_solve_and_become_shorter() {
        for seed in 0..3_u128 {
            let cube = Cube3::unrank(seed * 1_234_567_890_123_456_789 + 987_654_321_987);
            let lengths = Mutex::new(Vec::new());
            let limits = BestLimits { threads: 1, timeout: None, target: 25, insertions: true };
            let found = best_total(&cube, &limits, &Control::new(), &|total| {
                lengths.lock().expect("not poisoned").push(total.length());
            });
            let found = found.expect("a solution");
            assert!(found.length() <= 25);
            assert_eq!(super::super::after(&cube, &found.solution), Cube3::SOLVED);
            let lengths = lengths.into_inner().expect("not poisoned");
            assert!(lengths.is_sorted_by(|one, other| one > other) && lengths.last() == Some(&found.length()));
        }
        let solved = best_total(&Cube3::SOLVED, &BestLimits::default(), &Control::new(), &|_| ());
        assert_eq!(solved.map(|total| total.length()), Some(0));
    }
}
