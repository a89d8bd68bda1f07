//! Step-by-step solutions by human methods.

use unfold_engine::puzzle::{Facelets, Sequence};
use unfold_text::Text;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedStep {
    /// Name on the command line and in JSON.
    pub name: String,
    /// Displayed name.
    pub title: Text<0>,
    /// One sentence that explains the step.
    pub reason: Text<0>,
    /// Empty if the step is already done.
    pub moves: Sequence,
    /// Pieces solved or oriented by the step, named by their positions.
    pub pieces: Vec<String>,
}

/// Steps, computed lazily in order.
pub type PlannedSteps = Box<dyn Iterator<Item = PlannedStep>>;

/// A step-by-step method that people use, such as CFOP.
#[derive(Debug)]
pub struct StepMethod {
    /// Name in the settings and on the command line.
    pub name: &'static str,
    /// Plans the steps for a state in any orientation; `None` for an invalid state.
    pub plan: fn(&Facelets) -> Option<PlannedSteps>,
}
