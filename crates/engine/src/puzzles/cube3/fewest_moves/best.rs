//! Search for the shortest solution in a given time by edge orientation, domino reduction, half-turn reduction and
//! finish. The first two steps may be on either side of the scramble; an insertion may replace the end.
//!
//! The total length of the first two steps increases by one turn at a time. At each length, the threads divide the edge
//! orientations among themselves and follow every continuation that may be shorter than the best so far.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::axes::{Axis, View};
use super::insertions::{InsertionSolution, shortest_single};
use super::spaces::{Domino, DominoSpace, PartialSpace, TableSpace, for_each_solution};
use super::steps::StepGoal;
use super::tables::HALF_TURNS;
use crate::control::{Control, NodeCounter};
use crate::puzzle::niss::NissMoves;
use crate::puzzle::{Move, Sequence};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::turns::TurnMask;
use crate::search::ida::{Search, Space};
use crate::tables::on_threads;

/// Limits of [`shortest_solution`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestLimits {
    /// Number of threads, at least 1.
    pub threads: usize,
    /// Time limit; `None` to search until nothing is left to try.
    pub timeout: Option<Duration>,
    /// The search ends at a solution of this length or less.
    pub target: usize,
    /// True to try insertions.
    pub insertions: bool,
}

impl Default for BestLimits {
    fn default() -> Self {
        Self { threads: 2, timeout: Some(Duration::from_secs(10)), target: 0, insertions: true }
    }
}

/// A solution in steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SteppedSolution {
    /// The goal and moves of each step; no moves if the step is already done. Before an insertion, the last step leaves
    /// a slice or corners.
    pub steps: Vec<(StepGoal, NissMoves)>,
    /// The insertion into the moves of the steps; `None` if they solve the scramble.
    pub insertion: Option<InsertionSolution>,
    /// The solution, with all cancellations.
    pub solution: Sequence,
}

impl SteppedSolution {
    /// Returns the number of moves of the solution.
    pub fn length(&self) -> usize {
        self.solution.0.len()
    }
}

/// Maximum number of turns for edge orientation in this search; all edges can be oriented in seven.
const MAX_EO_TURNS: usize = 6;
/// Maximum number of turns from domino reduction to the end in this search.
const MAX_END_TURNS: u8 = 13;
/// Maximum number of turns of the first two steps together.
const MAX_DR_TURNS: usize = 20;
/// Minimum number of moves that an insertion is assumed to add to a skeleton.
const INSERTION_MARGIN: usize = 4;

/// Searches for ever shorter solutions of a position until `limits` or `control` end the search, reports each to
/// `found`, and returns the last; `None` if there is none. Sets the deadline of `control` to the timeout.
pub fn shortest_solution(
    position: &Cube3,
    limits: &BestLimits,
    control: &Control,
    found: &(dyn Fn(&SteppedSolution) + Sync),
) -> Option<SteppedSolution> {
    shorter_than(usize::MAX, position, limits, control, found)
}

/// Like [`shortest_solution`], for solutions shorter than `length`.
pub(super) fn shorter_than(
    length: usize,
    position: &Cube3,
    limits: &BestLimits,
    control: &Control,
    found: &(dyn Fn(&SteppedSolution) + Sync),
) -> Option<SteppedSolution> {
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
    for length in 0..=MAX_DR_TURNS {
        if control.check().is_break() || search.length.load(Ordering::Relaxed) <= length.max(limits.target) {
            break;
        }
        if length <= MAX_EO_TURNS {
            openings.extend(search.find_openings(length as u8, control));
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
    /// Spaces whose goals leave a slice or corners for an insertion.
    left: [PartialSpace; 2],
}

impl Spaces {
    fn new() -> Self {
        Self {
            eo: TableSpace::eo(),
            dr: TableSpace::dr(),
            domino: DominoSpace::get(),
            left: [PartialSpace::slice(), PartialSpace::corners()],
        }
    }
}

struct BestSearch<'a> {
    position: &'a Cube3,
    limits: &'a BestLimits,
    found: &'a (dyn Fn(&SteppedSolution) + Sync),
    best: Mutex<Option<SteppedSolution>>,
    length: AtomicUsize,
    spaces: Spaces,
}

/// A side of the scramble: the scramble itself or its inverse.
#[derive(Clone, Copy)]
enum Side {
    Normal,
    Inverse,
}

impl Side {
    const BOTH: [Self; 2] = [Self::Normal, Self::Inverse];

    fn cube_on_side(self, cube: &Cube3) -> Cube3 {
        match self {
            Self::Normal => *cube,
            Self::Inverse => cube.inverse(),
        }
    }

    /// Returns a cube after turns on this side.
    fn after(self, cube: &Cube3, turns: &[u8]) -> Cube3 {
        self.cube_on_side(&turns.iter().fold(self.cube_on_side(cube), |cube, mv| cube.after(usize::from(*mv))))
    }

    /// Returns the moves on this side for turns in a view.
    fn moves(self, view: &View, turns: &[u8]) -> NissMoves {
        let turns = Sequence(turns.iter().map(|mv| Move(u16::from(view.actual_turn(*mv)))).collect());
        match self {
            Self::Normal => NissMoves::from_normal(turns),
            Self::Inverse => NissMoves::from_normal(turns).switched(),
        }
    }
}

impl BestSearch<'_> {
    /// Returns all edge orientations of exactly `length` turns on either side; incomplete if `control` ends the search.
    fn find_openings(&self, length: u8, control: &Control) -> Vec<Opening> {
        let (counter, mut out) = (NodeCounter::new(control), Vec::new());
        for axis in Axis::ALL {
            let view = View::for_eo(axis);
            let seen = view.apply(self.position);
            for side in sides(usize::from(length)) {
                let node = self.spaces.eo.node_of(&side.cube_on_side(&seen));
                let ended = for_each_solution(&self.spaces.eo, &node, length, &counter, |turns| {
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

    /// Continues an opening to every domino reduction of `length` turns in total.
    fn follow(&self, opening: &Opening, length: usize, counter: &NodeCounter) -> ControlFlow<()> {
        let Some(left) = length.checked_sub(opening.length) else { return ControlFlow::Continue(()) };
        for view in View::all().iter().filter(|view| view.eo == opening.axis) {
            let seen = view.apply(&opening.position);
            for side in sides(left) {
                let node = self.spaces.dr.node_of(&side.cube_on_side(&seen));
                for_each_solution(&self.spaces.dr, &node, left as u8, counter, |turns| {
                    let cube = side.after(&seen, turns);
                    ReducedPosition { search: self, opening, view, side: *side, turns, cube, length }.follow(counter)
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns the maximum length of a better solution.
    fn bound(&self) -> usize {
        self.length.load(Ordering::Relaxed).saturating_sub(1)
    }

    /// Records and reports the solution if it is correct and shorter than the best; breaks at the target length.
    fn offer(&self, steps: Vec<(StepGoal, NissMoves)>, insertion: Option<InsertionSolution>) -> ControlFlow<()> {
        let solution = insertion.as_ref().map_or_else(|| solution_of(&steps), |found| found.solution.clone());
        if super::after(self.position, &solution) != Cube3::SOLVED {
            return ControlFlow::Continue(());
        }
        let mut best = self.best.lock().unwrap_or_else(PoisonError::into_inner);
        if solution.0.len() < self.length.load(Ordering::Relaxed) {
            self.length.store(solution.0.len(), Ordering::Relaxed);
            let total = SteppedSolution { steps, insertion, solution };
            // Reported under the lock, so that the reported lengths always decrease.
            (self.found)(&total);
            *best = Some(total);
        }
        if self.length.load(Ordering::Relaxed) <= self.limits.target {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}

/// Returns the sides to search for `length` turns: only one for 0, since the sides do not matter without turns.
fn sides(length: usize) -> &'static [Side] {
    if length == 0 { &Side::BOTH[..1] } else { &Side::BOTH }
}

fn solution_of(steps: &[(StepGoal, NissMoves)]) -> Sequence {
    super::solution(&steps.iter().fold(NissMoves::default(), |all, (_, moves)| all.then(moves)))
}

/// A position in domino reduction, in a view.
struct ReducedPosition<'a> {
    search: &'a BestSearch<'a>,
    opening: &'a Opening,
    view: &'static View,
    /// The side of `turns`.
    side: Side,
    turns: &'a [u8],
    cube: Cube3,
    /// Number of turns so far, the opening included.
    length: usize,
}

impl ReducedPosition<'_> {
    /// Continues to the end with turns on the normal side only: they can replace any moves on both sides. The half
    /// turns at the end form the finish.
    fn follow(&self, counter: &NodeCounter) -> ControlFlow<()> {
        let (spaces, node) = (&self.search.spaces, Domino::from_cube(&self.cube));
        self.for_each_shortest(&spaces.domino, &node, 0, counter, |end| {
            let quarters = end.iter().rposition(|mv| HALF_TURNS >> mv & 1 == 0).map_or(0, |last| last + 1);
            let (to_htr, finish) = end.split_at(quarters);
            let steps = self.steps_with(&[(StepGoal::Htr, to_htr), (StepGoal::Solved, finish)]);
            self.search.offer(steps, None)
        })?;
        if !self.search.limits.insertions || self.search.bound() == usize::MAX - 1 {
            return ControlFlow::Continue(());
        }
        for left in &spaces.left {
            self.for_each_shortest(left, &node, INSERTION_MARGIN, counter, |end| {
                let goal = if left.leaves_slice { StepGoal::SliceLeft(self.view.dr) } else { StepGoal::CornersLeft };
                let steps = self.steps_with(&[(goal, end)]);
                match shortest_single(self.search.position, &solution_of(&steps)) {
                    Some(found) => self.search.offer(steps, Some(found)),
                    None => ControlFlow::Continue(()),
                }
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Calls `found` with the shortest solutions for a goal, unless they are too long to beat the best with `more`
    /// turns added.
    fn for_each_shortest<S: Space<Node = Domino, Moves = TurnMask>>(
        &self,
        space: &S,
        node: &Domino,
        more: usize,
        counter: &NodeCounter,
        mut found: impl FnMut(&[u8]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut is_found = false;
        let last = self.turns.last().copied().filter(|_| matches!(self.side, Side::Normal));
        for length in 0..=MAX_END_TURNS {
            // The bound falls during the search.
            if is_found || self.length + usize::from(length) + more > self.search.bound() {
                break;
            }
            if space.may_reach_goal(node, length) {
                let found = |end: &[u8], _: &Domino| {
                    is_found = true;
                    found(end)
                };
                Search { space, counter, path: Vec::new(), found }.descend(node, last, length)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns the steps so far, followed by `more`, whose turns are given in the view's frame.
    fn steps_with(&self, more: &[(StepGoal, &[u8])]) -> Vec<(StepGoal, NissMoves)> {
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
            let found = shortest_solution(&cube, &limits, &Control::new(), &|total| {
                lengths.lock().expect("not poisoned").push(total.length());
            });
            let found = found.expect("a solution");
            assert!(found.length() <= 25);
            assert_eq!(super::super::after(&cube, &found.solution), Cube3::SOLVED);
            let lengths = lengths.into_inner().expect("not poisoned");
            assert!(lengths.is_sorted_by(|one, other| one > other) && lengths.last() == Some(&found.length()));
        }
        let solved = shortest_solution(&Cube3::SOLVED, &BestLimits::default(), &Control::new(), &|_| ());
        assert_eq!(solved.map(|total| total.length()), Some(0));
    }
}
