//! Human methods, step by step: the beginner's layers, CFOP, Roux and ZZ.
//!
//! A step is a goal: pieces that are to be at their places, or turned as they are to be, while what earlier steps reached is kept. Its moves
//! are the shortest that reach it with the moves of the step, or an algorithm that people know for what they see. The cube is held as it is
//! given: the first layer is that of D, and the first block of Roux lies at L.

mod beginner;
mod cfop;
mod known;
mod placed;
mod roux;
mod shortest;
mod step_table;
mod zz;

use std::fmt;

use self::placed::Placed;
use super::Cube3;
use crate::puzzle::Sequence;

/// A method by which people solve the cube.
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
    /// Every method.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Cfop, Self::Roux, Self::Zz];

    /// Its steps, in order.
    fn stages(self) -> &'static [Stage] {
        match self {
            Self::Beginner => beginner::STAGES,
            Self::Cfop => cfop::STAGES,
            Self::Roux => roux::STAGES,
            Self::Zz => zz::STAGES,
        }
    }
}

/// The purpose of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepName {
    /// The four edges of D.
    Cross,
    /// A corner of D, to the cross.
    Corner,
    /// An edge of the middle layer, to the first layer.
    MiddleEdge,
    /// The edges of U show U.
    TopCross,
    /// The edges of U at their places.
    TopEdges,
    /// The corners of U at their places.
    TopCorners,
    /// The corners of U turned.
    TopTurns,
    /// A corner of D with its edge, to the cross.
    Pair,
    /// U shows one colour.
    Oll,
    /// The last layer is solved.
    Pll,
    /// The block of L at D.
    FirstBlock,
    /// The block of R at D.
    SecondBlock,
    /// The corners of U, to each other.
    Cmll,
    /// The last six edges show U or D on these faces.
    SixEdgesOriented,
    /// The edges UL and UR, to the corners.
    SideEdges,
    /// Everything.
    LastEdges,
    /// All edges oriented along F/B, with DF and DB at their places.
    EoLine,
    /// The block of L, to the line.
    LeftBlock,
    /// The block of R, to the line.
    RightBlock,
    /// U shows one colour, from oriented edges.
    Ocll,
}

impl StepName {
    /// Every name.
    pub const ALL: [Self; 20] = [
        Self::Cross,
        Self::Corner,
        Self::MiddleEdge,
        Self::TopCross,
        Self::TopEdges,
        Self::TopCorners,
        Self::TopTurns,
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

/// The name on the command line and in JSON.
impl fmt::Display for StepName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Cross => "cross",
            Self::Corner => "corner",
            Self::MiddleEdge => "middle-edge",
            Self::TopCross => "top-cross",
            Self::TopEdges => "top-edges",
            Self::TopCorners => "top-corners",
            Self::TopTurns => "top-turns",
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
    /// Its purpose.
    pub name: StepName,
    /// Its moves; none if it is done already.
    pub moves: Sequence,
    /// The pieces that it solves or turns, by the letters of their places.
    pub pieces: Vec<&'static str>,
}

/// The moves of a step, and the pieces that they solve or turn.
struct Found {
    moves: Sequence,
    pieces: Vec<&'static str>,
}

impl Found {
    fn new(moves: Sequence, pieces: &[&'static str]) -> Self {
        Self { moves, pieces: pieces.to_vec() }
    }
}

/// A step of a method.
struct Stage {
    name: StepName,
    /// True for one that is made again, for one piece or pair after the other, until nothing is left.
    repeats: bool,
    /// Its moves; `None` if nothing is left for it.
    find: fn(&Placed) -> Option<Found>,
}

/// A step that is made once.
const fn once(name: StepName, find: fn(&Placed) -> Option<Found>) -> Stage {
    Stage { name, repeats: false, find }
}

/// A step that is made for one piece or pair after the other.
const fn each(name: StepName, find: fn(&Placed) -> Option<Found>) -> Stage {
    Stage { name, repeats: true, find }
}

/// The steps of a solution, computed lazily.
#[derive(Clone, Debug)]
pub struct MethodSteps {
    placed: Placed,
    stages: &'static [Stage],
}

impl fmt::Debug for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.name)
    }
}

/// The steps of a method for a state, computed lazily. The first step with moves serves as a hint.
///
/// # Panics
/// If no turns lead to the state.
pub fn steps(cube: &Cube3, method: Method) -> MethodSteps {
    MethodSteps { placed: Placed::of(cube), stages: method.stages() }
}

impl Iterator for MethodSteps {
    type Item = MethodStep;

    fn next(&mut self) -> Option<MethodStep> {
        while let [stage, rest @ ..] = self.stages {
            let found = (stage.find)(&self.placed);
            if !stage.repeats || found.is_none() {
                self.stages = rest;
            }
            if let Some(Found { moves, pieces }) = found {
                self.placed = self.placed.after_all(&moves);
                return Some(MethodStep { name: stage.name, moves, pieces });
            }
        }
        None
    }
}
