//! The tour: three things that a person does, each of which leads on to the next.

pub mod command;
pub mod update;

use crate::app::core::{Context, row::row_named};
use unfold_text::{Phrase, Text, tour as say};

pub use super::core::pane::Pane;

/// Something to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TourStep {
    /// Scramble the puzzle.
    Scramble,
    /// Find a solution.
    Solve,
    /// Play the solution.
    Play,
}

/// Number of steps.
pub const LENGTH: usize = 3;

impl TourStep {
    /// Its number, `1 <= number <= LENGTH`.
    pub fn number(self) -> usize {
        self as usize + 1
    }

    /// The id of the command whose button the step is about.
    pub fn command(self) -> &'static str {
        match self {
            Self::Scramble => "scramble",
            Self::Solve => "solve",
            Self::Play => "play-toggle",
        }
    }

    /// The task of this step, as a heading.
    pub fn title(self) -> Text<0> {
        match self {
            Self::Scramble => say::STEP_SCRAMBLE,
            Self::Solve => say::STEP_SOLVE,
            Self::Play => say::STEP_PLAY,
        }
    }

    /// The explanation of this step.
    pub fn text(self, cx: &Context) -> Phrase {
        let text = match self {
            Self::Scramble => say::STEP_SCRAMBLE_TEXT,
            Self::Solve => say::STEP_SOLVE_TEXT,
            Self::Play => say::STEP_PLAY_TEXT,
        };
        row_named(cx.rows, self.command()).map_or_else(|| String::new().into(), |row| text.with([&row.text]))
    }
}

/// The step of the tour, if it goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tour {
    at: Option<TourStep>,
}

impl Tour {
    /// The next step, if the tour goes on.
    pub fn step(self) -> Option<TourStep> {
        self.at
    }

    /// From the first step. That settings are written tells the next start that this was the first.
    pub fn begin(&mut self, cx: &mut Context) {
        self.at = Some(TourStep::Scramble);
        cx.set(|_| ());
    }

    /// The puzzle was scrambled.
    pub fn note_scramble(&mut self) {
        if self.at == Some(TourStep::Scramble) {
            self.at = Some(TourStep::Solve);
        }
    }

    /// Goes on once a solution is known, and ends once it is played. Whoever solves without a scramble needs no scramble.
    /// The same goes for whoever has painted a whole position.
    pub fn follow(&mut self, has_position: bool, knows_solution: bool, plays_it: bool, cx: &mut Context) {
        if has_position && self.at == Some(TourStep::Scramble) {
            self.at = Some(TourStep::Solve);
        }
        match self.at {
            Some(TourStep::Solve) if knows_solution => self.at = Some(TourStep::Play),
            Some(TourStep::Play) if plays_it => {
                self.at = None;
                cx.news = say::NEWS_TOUR_ENDED.with([]);
            }
            _ => {}
        }
    }

    /// Ends the tour.
    pub fn leave(&mut self) {
        self.at = None;
    }
}
