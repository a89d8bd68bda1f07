//! Search for the next step, on both sides of a scramble.

use std::fmt;
use std::ops::ControlFlow;
use std::time::Duration;

use rustc_hash::FxHashSet;

use super::analysis::Analysis;
use super::axes::{Axis, View};
use super::blocks::{Block, BlockKind, Spots};
use super::spaces::{PieceSpace, TableSpace, for_each_solution, is_variant};
use super::tables::DR_TURNS;
use crate::control::{Control, NodeCounter};
use crate::puzzle::niss::NissMoves;
use crate::puzzle::{Move, Sequence};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::turns::{ALL, TurnMask, TurnSuccessors};
use crate::search::ida::{MoveSet, Space};

/// A step that can be searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepKind {
    /// Edge orientation on any axis.
    Eo,
    /// Domino reduction, from oriented edges.
    Dr,
    /// Half-turn reduction, from domino reduction.
    Htr,
    /// Everything but one slice, by half turns.
    SliceLeft,
    /// The solved cube, by half turns.
    Finish,
    /// A block: 2×2×2, 2×2×3, F2L-1 or F2L. Crosses are not supported: none is found.
    Block(BlockKind),
    /// All edges and all but at most this many corners; after domino reduction, only by turns that preserve it.
    AllButCorners(u8),
}

impl StepKind {
    /// The steps that [`parse`](Self::parse) accepts, in their usual order.
    pub const ALL: [Self; 11] = [
        Self::Eo,
        Self::Dr,
        Self::Htr,
        Self::SliceLeft,
        Self::Finish,
        Self::Block(BlockKind::Block222),
        Self::Block(BlockKind::Block223),
        Self::Block(BlockKind::F2lMinusOne),
        Self::AllButCorners(3),
        Self::AllButCorners(4),
        Self::AllButCorners(5),
    ];

    /// Returns the step of [`Self::ALL`] with this name, as printed by [`Display`](fmt::Display), ignoring case; `None`
    /// for other names.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|step| step.to_string().eq_ignore_ascii_case(name))
    }
}

/// Formats the name of the step, such as `eo`, `dr`, `htr`, `slice`, `finish`, `2x2x3`, `f2l-1` or `3c`.
impl fmt::Display for StepKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Eo => f.write_str("eo"),
            Self::Dr => f.write_str("dr"),
            Self::Htr => f.write_str("htr"),
            Self::SliceLeft => f.write_str("slice"),
            Self::Finish => f.write_str("finish"),
            Self::Block(kind) => f.write_str(&kind.name().to_lowercase()),
            Self::AllButCorners(most) => write!(f, "{most}c"),
        }
    }
}

/// The sides of a scramble that a step may use: the scramble itself and its inverse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sides {
    /// Only the scramble itself.
    Normal,
    /// Only its inverse.
    Inverse,
    /// Either, but not both within a step.
    #[default]
    Either,
    /// Either, or first the scramble and then its inverse within a step.
    Mixed,
}

/// Limits of a search for a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepLimits {
    /// Maximum length of a solution of the step; values above 20 count as 20.
    pub max_length: usize,
    /// Maximum number of solutions.
    pub count: usize,
    /// The sides that the step may use.
    pub sides: Sides,
    /// True to include variants, which differ only by a final turn that does not affect the goal.
    pub variants: bool,
    /// Time limit; `None` for no limit.
    pub timeout: Option<Duration>,
}

impl Default for StepLimits {
    fn default() -> Self {
        Self { max_length: 12, count: 100, sides: Sides::Either, variants: false, timeout: None }
    }
}

/// The goal reached by a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepGoal {
    /// Edge orientation on this axis.
    Eo(Axis),
    /// Domino reduction on this axis.
    Dr(Axis),
    /// Half-turn reduction.
    Htr,
    /// Everything solved except the slice across this axis.
    SliceLeft(Axis),
    /// The solved cube.
    Solved,
    /// A solved block.
    Block(Block),
    /// All edges solved, with some corners left.
    CornersLeft,
}

/// Formats as `EO F/B`, `DR U/D`, `HTR`, `slice left U/D`, `solved`, `2x2x3 DB` or `corners left`.
impl fmt::Display for StepGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Eo(axis) => write!(f, "EO {axis}"),
            Self::Dr(axis) => write!(f, "DR {axis}"),
            Self::Htr => f.write_str("HTR"),
            Self::SliceLeft(axis) => write!(f, "slice left {axis}"),
            Self::Solved => f.write_str("solved"),
            Self::Block(block) => block.fmt(f),
            Self::CornersLeft => f.write_str("corners left"),
        }
    }
}

/// A solution of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundStep {
    /// The moves of this step alone.
    pub moves: NissMoves,
    /// Number of moves on both sides together.
    pub length: usize,
    /// The goal reached.
    pub goal: StepGoal,
    /// The position after the moves.
    pub position: Cube3,
}

impl FoundStep {
    /// Returns the analysis of the position after the step.
    pub fn analysis(&self) -> Analysis {
        Analysis::new(&self.position)
    }
}

/// The result of a search for a step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FoundSteps {
    /// The solutions, the shortest first.
    pub solutions: Vec<FoundStep>,
    /// All solutions of up to this length are in the list, except variants if these are not requested; `None` if the
    /// search ended before length 1 was complete.
    pub complete_to: Option<usize>,
}

/// The error for a step that cannot be searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StepError {
    /// Another step must be done first.
    #[error("{step} comes after {needed}, which is not reached")]
    NotReady {
        /// The requested step.
        step: StepKind,
        /// The step required before it.
        needed: StepKind,
    },
    /// The step is already done.
    #[error("{0} is reached")]
    Reached(StepKind),
}

/// Searches for solutions of a step, the shortest first, until `limits` or `control` end the search. Sets the deadline
/// of `control` to the timeout.
///
/// # Errors
/// [`StepError`] if a step required before it is not done, or if no goal of the step is left to reach.
pub fn next_steps(
    position: &Cube3,
    step: StepKind,
    limits: &StepLimits,
    control: &Control,
) -> Result<FoundSteps, StepError> {
    let targets = find_targets(position, step)?;
    control.set_deadline(limits.timeout.map(|timeout| control.elapsed() + timeout));
    let counter = NodeCounter::new(control);
    let mut listing =
        Listing { position, limits, counter: &counter, found: FoundSteps::default(), seen: FxHashSet::default() };
    for length in 1..=limits.max_length.min(MAX_LENGTH) {
        if targets.iter().try_for_each(|target| listing.add(target, length as u8)).is_break() {
            return Ok(listing.found);
        }
        listing.found.complete_to = Some(length);
    }
    Ok(listing.found)
}

const MAX_LENGTH: usize = 20;

/// A possible goal of a step, with its search space.
struct Target {
    view: &'static View,
    goal: StepGoal,
    space: StepSpace,
}

enum StepSpace {
    Table(TableSpace),
    Pieces(PieceSpace),
}

fn find_targets(position: &Cube3, step: StepKind) -> Result<Vec<Target>, StepError> {
    let reached = Analysis::new(position);
    let not_ready = |needed| Err(StepError::NotReady { step, needed });
    let is_oriented = |axis: Axis| reached.bad_edges[axis.index()] == 0;
    let has_dr = |axis: Axis| reached.dr[axis.index()];
    let plain = View::with_axes(Axis::UpDown, Axis::FrontBack);
    let table = |view, goal, space| Target { view, goal, space: StepSpace::Table(space) };
    let out: Vec<Target> = match step {
        StepKind::Eo => {
            let axes = Axis::ALL.into_iter().filter(|axis| !is_oriented(*axis));
            axes.map(|axis| table(View::for_eo(axis), StepGoal::Eo(axis), TableSpace::eo())).collect()
        }
        StepKind::Dr => {
            if !Axis::ALL.into_iter().any(is_oriented) {
                return not_ready(StepKind::Eo);
            }
            let views = View::all().iter().filter(|view| is_oriented(view.eo) && !has_dr(view.dr));
            views.map(|view| table(view, StepGoal::Dr(view.dr), TableSpace::dr())).collect()
        }
        StepKind::Htr => {
            if !Axis::ALL.into_iter().any(has_dr) {
                return not_ready(StepKind::Dr);
            }
            let axes = Axis::ALL.into_iter().filter(|axis| has_dr(*axis) && !reached.htr);
            axes.map(|axis| table(View::for_dr(axis), StepGoal::Htr, TableSpace::htr())).collect()
        }
        StepKind::SliceLeft | StepKind::Finish if !reached.htr => return not_ready(StepKind::Htr),
        StepKind::SliceLeft if reached.is_solved() => Vec::new(),
        StepKind::SliceLeft => {
            let axes = Axis::ALL.into_iter().filter(|axis| !reached.slice_left[axis.index()]);
            axes.map(|axis| table(plain, StepGoal::SliceLeft(axis), TableSpace::slice(axis.index()))).collect()
        }
        StepKind::Finish if reached.is_solved() => Vec::new(),
        StepKind::Finish => vec![table(plain, StepGoal::Solved, TableSpace::finish())],
        StepKind::Block(kind) => {
            let blocks = Block::with_kind(kind).filter(|block| !block.is_solved(position));
            let space = |block: &Block| StepSpace::Pieces(PieceSpace::block(block));
            blocks.map(|block| Target { view: plain, goal: StepGoal::Block(*block), space: space(block) }).collect()
        }
        StepKind::AllButCorners(most) => {
            let is_reached =
                reached.pieces_left.edges.is_empty() && reached.pieces_left.corner_count() <= usize::from(most);
            let axis = Axis::ALL.into_iter().find(|axis| has_dr(*axis));
            let (view, turns) = axis.map_or((plain, ALL), |axis| (View::for_dr(axis), DR_TURNS));
            let space = StepSpace::Pieces(PieceSpace::all_but(most, turns));
            if is_reached { Vec::new() } else { vec![Target { view, goal: StepGoal::CornersLeft, space }] }
        }
    };
    if out.is_empty() { Err(StepError::Reached(step)) } else { Ok(out) }
}

/// Collects the solutions of a step.
struct Listing<'a> {
    position: &'a Cube3,
    limits: &'a StepLimits,
    counter: &'a NodeCounter<'a>,
    found: FoundSteps,
    /// The moves of solutions that may be found twice: five bits per move, with the number of normal moves in the bits
    /// above.
    seen: FxHashSet<u128>,
}

impl Listing<'_> {
    /// Adds the solutions of exactly this length for a target.
    fn add(&mut self, target: &Target, length: u8) -> ControlFlow<()> {
        let seen = target.view.apply(self.position);
        match &target.space {
            StepSpace::Table(space) => {
                self.add_in_space(target, space, |cube| space.node_of(cube), space.turns, &seen, length)
            }
            StepSpace::Pieces(space) => self.add_in_space(target, space, Spots::from_cube, space.turns, &seen, length),
        }
    }

    fn add_in_space<S: Space<Moves = TurnMask>>(
        &mut self,
        target: &Target,
        space: &S,
        node: impl Fn(&Cube3) -> S::Node,
        turns: TurnMask,
        seen: &Cube3,
        length: u8,
    ) -> ControlFlow<()> {
        let (sides, counter) = (self.limits.sides, self.counter);
        if sides != Sides::Inverse {
            for_each_solution(space, &node(seen), length, counter, |path| self.add_solution(target, path, &[]))?;
        }
        if sides != Sides::Normal {
            for_each_solution(space, &node(&seen.inverse()), length, counter, |path| {
                self.add_solution(target, &[], path)
            })?;
        }
        if sides == Sides::Mixed {
            let mut path = Vec::new();
            self.add_mixed(target, space, &node, turns, (seen, None), &mut path, length)?;
        }
        ControlFlow::Continue(())
    }

    /// Adds solutions that start on the scramble, with `path` first, and end on its inverse.
    #[allow(clippy::too_many_arguments, reason = "a recursive walk over one space")]
    fn add_mixed<S: Space<Moves = TurnMask>>(
        &mut self,
        target: &Target,
        space: &S,
        node: &impl Fn(&Cube3) -> S::Node,
        turns: TurnMask,
        (cube, last): (&Cube3, Option<u8>),
        path: &mut Vec<u8>,
        left: u8,
    ) -> ControlFlow<()> {
        let counter = self.counter;
        counter.tick()?;
        if !path.is_empty() {
            if space.is_goal(&node(cube)) {
                return ControlFlow::Continue(());
            }
            for_each_solution(space, &node(&cube.inverse()), left, counter, |other| {
                self.add_solution(target, path, other)
            })?;
        }
        if left < 2 {
            return ControlFlow::Continue(());
        }
        let mut moves = TurnSuccessors::htm().after(last) & turns;
        while let Some(mv) = moves.take_first() {
            path.push(mv);
            let next = cube.after(usize::from(mv));
            self.add_mixed(target, space, node, turns, (&next, Some(mv)), path, left - 1)?;
            path.pop();
        }
        ControlFlow::Continue(())
    }

    /// Adds a solution given in the target's view, with its moves on the scramble and on the inverse.
    fn add_solution(&mut self, target: &Target, normal: &[u8], inverse: &[u8]) -> ControlFlow<()> {
        let kept = match &target.space {
            StepSpace::Table(space) => space.kept,
            StepSpace::Pieces(_) => 0,
        };
        if !self.limits.variants && (is_variant(normal, kept) || is_variant(inverse, kept)) {
            return ControlFlow::Continue(());
        }
        if self.found.solutions.len() >= self.limits.count {
            return ControlFlow::Break(());
        }
        let real = |mv: &u8| target.view.actual_turn(*mv);
        // Only these goals are searched in several views, which may find the same moves again.
        if matches!(target.goal, StepGoal::Dr(_) | StepGoal::Htr) {
            let all = normal.iter().chain(inverse).map(real);
            let key = all.fold(normal.len() as u128, |key, mv| key << 5 | u128::from(mv + 1));
            if !self.seen.insert(key) {
                return ControlFlow::Continue(());
            }
        }
        let sequence = |path: &[u8]| Sequence(path.iter().map(|mv| Move(u16::from(real(mv)))).collect());
        let moves = NissMoves::new(sequence(normal), sequence(inverse));
        let before = if inverse.is_empty() {
            *self.position
        } else {
            super::after(&self.position.inverse(), &moves.inverse).inverse()
        };
        let position = super::after(&before, &moves.normal);
        // A skeleton must leave corners for an insertion.
        if target.goal == StepGoal::CornersLeft && position == Cube3::SOLVED {
            return ControlFlow::Continue(());
        }
        let length = normal.len() + inverse.len();
        self.found.solutions.push(FoundStep { moves, length, goal: target.goal, position });
        ControlFlow::Continue(())
    }
}
