//! Solutions step by step, as the puzzles have them for people.

use unfold_engine::puzzle::{Facelets, Sequence};
use unfold_text::Text;

/// A step of a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedStep {
    /// Its name on the command line and in JSON.
    pub name: String,
    /// Its name in words.
    pub title: Text<0>,
    /// Why it is made, in a sentence.
    pub reason: Text<0>,
    /// The moves; none if it is done already.
    pub moves: Sequence,
    /// The pieces that it solves or turns, by the letters of their places.
    pub pieces: Vec<String>,
}

/// Steps that are found one after the other.
pub type PlannedSteps = Box<dyn Iterator<Item = PlannedStep>>;

/// A method by which people solve a puzzle.
#[derive(Debug)]
pub struct StepMethod {
    /// The name in the settings and on the command line.
    pub name: &'static str,
    /// The steps for a state, held any way round; `None` of facelets that are none.
    pub steps: fn(&Facelets) -> Option<PlannedSteps>,
}
