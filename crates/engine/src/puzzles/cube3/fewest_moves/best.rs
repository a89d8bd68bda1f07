//! The shortest solution in a given time by oriented edges, domino reduction, half turns and the finish, each on either side of the
//! scramble, or with an insertion in place of the end of the finish.
//!
//! The lengths of the first two steps together grow by one turn at a time. For each, all their ways are taken by all threads, and every
//! way on is followed that may be shorter than the best so far.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::axes::{Axis, View};
use super::insertions::{Insertion, shortest_single};
use super::spaces::{TableSpace, each_way};
use super::steps::StepGoal;
use crate::control::{Control, NodeCounter};
use crate::puzzle::niss::NissMoves;
use crate::puzzle::{Move, Sequence};
use crate::puzzles::cube3::Cube3;
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
    /// slice.
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
/// The most turns from domino reduction to half turns in this search.
const MOST_HTR: usize = 9;
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
    control.set_deadline(limits.timeout.map(|timeout| control.elapsed() + timeout));
    let search = BestSearch {
        position,
        limits,
        found,
        best: Mutex::new(None),
        length: AtomicUsize::new(usize::MAX),
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
    htr: TableSpace,
    finish: TableSpace,
    slices: [TableSpace; 3],
}

impl Spaces {
    fn new() -> Self {
        let slices = std::array::from_fn(TableSpace::slice);
        Self {
            eo: TableSpace::eo(),
            dr: TableSpace::dr(),
            htr: TableSpace::htr(),
            finish: TableSpace::finish(),
            slices,
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
                    let dr = side.moves(view, turns);
                    let steps = vec![(StepGoal::Eo(opening.axis), opening.moves.clone()), (StepGoal::Dr(view.dr), dr)];
                    Reduced { search: self, view, cube: side.after(&seen, turns), length, steps }.follow(counter)
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
    view: &'static View,
    cube: Cube3,
    /// The number of turns so far.
    length: usize,
    steps: Vec<(StepGoal, NissMoves)>,
}

impl Reduced<'_> {
    /// Follows it to half turns and to the end.
    fn follow(&self, counter: &NodeCounter) -> ControlFlow<()> {
        let htr = &self.search.spaces.htr;
        for length in 0..=MOST_HTR {
            for side in sides(length) {
                // The bound falls while it is searched.
                if self.length + length > self.search.bound() {
                    return ControlFlow::Continue(());
                }
                let start = side.of(&self.cube);
                each_way(htr, &htr.node_of(&start), length as u8, counter, |turns| self.finish(*side, turns, counter))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Finishes after these turns to half turns.
    fn finish(&self, side: Side, turns: &[u8], counter: &NodeCounter) -> ControlFlow<()> {
        let spaces = &self.search.spaces;
        let length = self.length + turns.len();
        let bound = self.search.bound();
        let cube = side.after(&self.cube, turns);
        let node = spaces.finish.node_of(&cube);
        let distance = spaces.finish.distance(node);
        let with = |goal: StepGoal, end: &[u8]| {
            let mut steps = self.steps.clone();
            steps.push((StepGoal::Htr, side.moves(self.view, turns)));
            steps.push((goal, Side::Normal.moves(self.view, end)));
            steps
        };
        if length + usize::from(distance) <= bound {
            each_way(&spaces.finish, &node, distance, counter, |end| {
                self.search.offer(with(StepGoal::Solved, end), None)
            })?;
        }
        if !self.search.limits.insertions || bound == usize::MAX - 1 {
            return ControlFlow::Continue(());
        }
        for (axis, slice) in Axis::ALL.into_iter().zip(&spaces.slices) {
            let distance = slice.distance(node);
            if length + usize::from(distance) + FOR_INSERTION > bound {
                continue;
            }
            each_way(slice, &node, distance, counter, |end| {
                let steps = with(StepGoal::SliceLeft(self.view.axis_seen_as(axis)), end);
                match shortest_single(self.search.position, &solution_of(&steps)) {
                    Some(found) => self.search.offer(steps, Some(found)),
                    None => ControlFlow::Continue(()),
                }
            })?;
        }
        ControlFlow::Continue(())
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
