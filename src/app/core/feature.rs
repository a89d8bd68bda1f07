//! A feature, as the application joins it with the others.

use std::{collections::BTreeMap, time::Duration};

use super::availability::Obstacle;
use super::context::{AtWork, Context};
use super::job::{TaskId, TaskProgress};
use unfold_engine::puzzle::PuzzleId;

/// The progress of each job at work.
pub type Progress = BTreeMap<TaskId, TaskProgress>;

/// A part of what a person can do: its commands, its state and its work in the background. A feature changes its own state and the
/// [`Context`]; what it asks of other features are [`Action`](super::Action)s.
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
