//! Findings about the position that is shown, and the analysis at work.

use super::job::{Findings, Subject};
use crate::task::TaskId;

/// Findings, and the analysis at work.
#[derive(Debug, Default)]
pub struct Analyses {
    /// The last request, answered by now or not.
    pub(crate) asked: Option<Subject>,
    /// The task that finds it out.
    pub(crate) work: Option<TaskId>,
    pub(crate) known: Option<(Subject, Findings)>,
}
