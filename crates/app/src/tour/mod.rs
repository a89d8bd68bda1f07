//! The tour: three things that a person does, each of which leads on to the next.

pub mod state;

use crate::command::{availability::Obstacle, row::row_named};
use crate::document::{Origin, Playback};
use crate::{model::Model, played::Played};
use unfold_text::{Phrase, Text, tour as say};

pub use self::state::{Tour, TourStep};
use crate::command::menu::Menu;
use crate::command::row::{Row, row};
pub use crate::page::Pane;
use unfold_text::tour;

/// A request to tour.
#[derive(Clone, Debug, PartialEq)]
pub enum TourCommand {
    /// Begin the tour.
    Tour,
    /// End the tour.
    TourLeave,
}

/// The rows of the table of commands.
pub static ROWS: &[Row<TourCommand>] = &[
    row("tour", TourCommand::Tour, (tour::TOUR, tour::TOUR_TIP)).in_menu(Menu::Help.at(1, 1)),
    row("tour-leave", TourCommand::TourLeave, (tour::TOUR_LEAVE, tour::TOUR_LEAVE_TIP)),
];

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
    pub fn text(self, model: &Model) -> Phrase {
        let text = match self {
            Self::Scramble => say::STEP_SCRAMBLE_TEXT,
            Self::Solve => say::STEP_SOLVE_TEXT,
            Self::Play => say::STEP_PLAY_TEXT,
        };
        row_named(model.rows, self.command()).map_or_else(|| String::new().into(), |row| text.with([&row.text]))
    }
}

/// From the first step. That settings are written tells the next start that this was the first.
pub fn begin(model: &mut Model) {
    model.tour.at = Some(TourStep::Scramble);
    model.set(|_| ());
}

/// Leads the tour on when what it asks for was done: once a solution is known, and to its end once that is played. Whoever solves
/// without a scramble needs no scramble. The same goes for whoever has painted a whole position.
pub fn lead_on(model: &mut Model) {
    let workspace = model.document.workspace();
    let position = workspace.position();
    let painted = position.origin == Origin::Painted && workspace.state().is_some_and(|state| !state.is_solved());
    let plays = |playback: &Playback| playback.what == Played::Solution && (playback.is_playing() || playback.at > 0);
    if (model.search.is_at_work() || painted) && model.tour.at == Some(TourStep::Scramble) {
        model.tour.at = Some(TourStep::Solve);
    }
    match model.tour.at {
        Some(TourStep::Solve) if position.results.best().is_some() => model.tour.at = Some(TourStep::Play),
        Some(TourStep::Play) if workspace.playback.as_ref().is_some_and(plays) => {
            model.tour.at = None;
            model.news = say::NEWS_TOUR_ENDED.with([]);
        }
        _ => {}
    }
}

/// Carries out a command that is available now.
pub fn run(command: TourCommand, model: &mut Model) {
    match command {
        TourCommand::Tour => {
            model.show_stage();
            begin(model);
        }
        TourCommand::TourLeave => model.tour.at = None,
    }
}

/// The obstacle to a command now.
pub fn obstacle(command: &TourCommand, model: &Model) -> Obstacle {
    Obstacle::plain_unless(*command == TourCommand::Tour || model.tour.at.is_some())
}

/// The step that the tour asks for, if it goes on; it waits while a puzzle without a solver is shown.
pub fn shown_step(model: &Model) -> Option<TourStep> {
    model.tour.step().filter(|_| !model.puzzle().def().solvers().is_empty())
}
