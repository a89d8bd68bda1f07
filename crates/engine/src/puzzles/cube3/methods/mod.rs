//! Human methods, step by step: beginner's, CFOP, Roux and ZZ.
//!
//! The goal of a step is a set of solved or oriented pieces, including those of earlier steps. Its moves are the
//! shortest that reach the goal with the moves of the step, or a known algorithm. The cube keeps its orientation: the
//! first layer is on D, and the first block of Roux on L.

mod beginner;
mod cfop;
mod facelet_places;
mod known;
mod roux;
mod shortest;
mod step_table;
mod zz;

use std::fmt;

use self::facelet_places::FaceletPlaces;
use super::Cube3;
use crate::puzzle::Sequence;

/// A method of human solvers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// Layer by layer, with few algorithms.
    Beginner,
    /// Cross, four pairs, orientation and permutation of the last layer.
    Cfop,
    /// Two blocks, the corners of the last layer, the last six edges.
    Roux,
    /// Oriented edges with a line, two blocks, the last layer.
    Zz,
}

impl Method {
    /// All methods, in alphabetical order.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Cfop, Self::Roux, Self::Zz];

    fn stages(self) -> &'static [Stage] {
        match self {
            Self::Beginner => beginner::STAGES,
            Self::Cfop => cfop::STAGES,
            Self::Roux => roux::STAGES,
            Self::Zz => zz::STAGES,
        }
    }
}

/// The steps of all methods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepName {
    /// Solve the four edges of D.
    Cross,
    /// Add a corner of D to the cross.
    Corner,
    /// Add an edge of the middle layer to the first layer.
    MiddleEdge,
    /// Orient the edges of U.
    TopCross,
    /// Permute the edges of U.
    TopEdges,
    /// Permute the corners of U.
    TopCorners,
    /// Orient the corners of U.
    TopCornersOriented,
    /// Add a corner of D and its edge to the cross.
    Pair,
    /// Make U one colour.
    Oll,
    /// Solve the last layer.
    Pll,
    /// Solve the lower 1×2×3 block of L.
    FirstBlock,
    /// Solve the lower 1×2×3 block of R.
    SecondBlock,
    /// Solve the corners of U relative to each other.
    Cmll,
    /// Orient the last six edges.
    SixEdgesOriented,
    /// Solve the edges UL and UR together with the corners of U.
    SideEdges,
    /// Solve the last four edges and the slice between L and R.
    LastEdges,
    /// Orient all edges along F/B, with DF and DB solved.
    EoLine,
    /// Add the block of L to the line.
    LeftBlock,
    /// Add the block of R to the line.
    RightBlock,
    /// Make U one colour, from oriented edges.
    Ocll,
}

impl StepName {
    /// All names, in the order of the methods and of their steps.
    pub const ALL: [Self; 20] = [
        Self::Cross,
        Self::Corner,
        Self::MiddleEdge,
        Self::TopCross,
        Self::TopEdges,
        Self::TopCorners,
        Self::TopCornersOriented,
        Self::Pair,
        Self::Oll,
        Self::Pll,
        Self::FirstBlock,
        Self::SecondBlock,
        Self::Cmll,
        Self::SixEdgesOriented,
        Self::SideEdges,
        Self::LastEdges,
        Self::EoLine,
        Self::LeftBlock,
        Self::RightBlock,
        Self::Ocll,
    ];
}

/// Formats the name used on the command line and in JSON.
impl fmt::Display for StepName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Cross => "cross",
            Self::Corner => "corner",
            Self::MiddleEdge => "middle-edge",
            Self::TopCross => "top-cross",
            Self::TopEdges => "top-edges",
            Self::TopCorners => "top-corners",
            Self::TopCornersOriented => "top-turns",
            Self::Pair => "pair",
            Self::Oll => "oll",
            Self::Pll => "pll",
            Self::FirstBlock => "first-block",
            Self::SecondBlock => "second-block",
            Self::Cmll => "cmll",
            Self::SixEdgesOriented => "six-edges-oriented",
            Self::SideEdges => "side-edges",
            Self::LastEdges => "last-edges",
            Self::EoLine => "eo-line",
            Self::LeftBlock => "left-block",
            Self::RightBlock => "right-block",
            Self::Ocll => "ocll",
        })
    }
}

/// A step of a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MethodStep {
    /// Name of the step, which states its goal.
    pub name: StepName,
    /// Moves; empty if the step is already done.
    pub moves: Sequence,
    /// The pieces solved or oriented, by the names of their places.
    pub pieces: Vec<&'static str>,
}

/// The moves of a step, and the pieces that they solve or orient.
struct FoundMoves {
    moves: Sequence,
    pieces: Vec<&'static str>,
}

impl FoundMoves {
    fn new(moves: Sequence, pieces: &[&'static str]) -> Self {
        Self { moves, pieces: pieces.to_vec() }
    }
}

struct Stage {
    name: StepName,
    /// True if the step repeats, piece by piece or pair by pair, until nothing is left to solve.
    repeats: bool,
    /// Returns the moves of the step; `None` if nothing is left to do.
    find: fn(&FaceletPlaces) -> Option<FoundMoves>,
}

/// Returns a stage that occurs once.
const fn single_stage(name: StepName, find: fn(&FaceletPlaces) -> Option<FoundMoves>) -> Stage {
    Stage { name, repeats: false, find }
}

/// Returns a stage that repeats piece by piece or pair by pair.
const fn repeated_stage(name: StepName, find: fn(&FaceletPlaces) -> Option<FoundMoves>) -> Stage {
    Stage { name, repeats: true, find }
}

/// The steps of a solution, computed lazily.
#[derive(Clone, Debug)]
pub struct MethodSteps {
    places: FaceletPlaces,
    stages: &'static [Stage],
}

impl fmt::Debug for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.name)
    }
}

/// Returns the steps of a method for a state, computed lazily. The first step with moves can serve as a hint.
///
/// # Panics
/// The iterator panics if the state is unreachable.
pub fn steps(cube: &Cube3, method: Method) -> MethodSteps {
    MethodSteps { places: FaceletPlaces::from_cube(cube), stages: method.stages() }
}

impl Iterator for MethodSteps {
    type Item = MethodStep;

    fn next(&mut self) -> Option<MethodStep> {
        while let [stage, rest @ ..] = self.stages {
            let found = (stage.find)(&self.places);
            if !stage.repeats || found.is_none() {
                self.stages = rest;
            }
            if let Some(FoundMoves { moves, pieces }) = found {
                self.places = self.places.after_all(&moves);
                return Some(MethodStep { name: stage.name, moves, pieces });
            }
        }
        None
    }
}
