//! A feature, as the application joins it with the others.

use std::{collections::BTreeMap, time::Duration};

use super::availability::Obstacle;
use super::context::{AtWork, Context};
use super::job::{Report, TaskId, TaskProgress};
use unfold_engine::puzzle::PuzzleId;

/// The progress of each job at work.
pub type Progress = BTreeMap<TaskId, TaskProgress>;

/// A part of what a person can do: its commands, its state and its work in the background. A feature changes its own state and the
/// [`Context`]; with other features it talks by reports, which [`Context::post`] hands to all of them.
pub trait Feature {
    /// Its commands.
    type Command;

    /// Does what a person asks for, which nothing speaks against.
    fn update(&mut self, command: Self::Command, cx: &mut Context);

    /// The obstacle to a command now.
    fn obstacle(&self, _: &Self::Command, _: &Context) -> Obstacle {
        Obstacle::None
    }

    /// True if there is such a command for a puzzle.
    fn is_of(_: &Self::Command, _: PuzzleId) -> bool {
        true
    }

    /// True if the command's choice is chosen, or its switch is on; `None` if it is neither choice nor switch.
    fn is_on(&self, _: &Self::Command, _: &Context) -> Option<bool> {
        None
    }

    /// Takes in a report of a job or of another feature.
    ///
    /// # Errors
    /// The report, if it is not for this feature.
    fn take(&mut self, report: Report, _: &mut Context) -> Result<(), Report> {
        Err(report)
    }

    /// A job ended by a mistake in this program; the feature whose job it was shows it.
    fn crash(&mut self, _: TaskId, _: &mut Context) {}

    /// Takes in the progress of jobs.
    fn sample(&mut self, _: &Progress, _: &mut Context) {}

    /// Does what is due, once a frame.
    fn tick(&mut self, _: &mut Context) {}

    /// The time until [`Feature::tick`] has to be called even if nothing wakes the window.
    fn due(&self, _: &Context) -> Option<Duration> {
        None
    }

    /// Notes the work that others have to know of.
    fn note_work(&self, _: &mut AtWork) {}

    /// Ends everything, as the window closes.
    fn close(&mut self, _: &mut Context) {}
}

/// Does something with a report if it is of this type, and returns. Where a condition follows, a report for which it does not hold
/// is given back.
macro_rules! take {
    ($report:ident, |$found:tt: $kind:ty| $act:expr $(, if $mine:expr)?) => {
        let _id = $report.id;
        let $report = match $report.into::<$kind>() {
            Ok($found) => {
                $(if !$mine {
                    return Err($crate::app::core::Report::of(_id, $found));
                })?
                $act;
                return Ok(());
            }
            Err(other) => other,
        };
    };
}
pub(crate) use take;
