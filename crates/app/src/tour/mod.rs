//! The tour: three steps, each completed by doing it.

pub mod state;

use crate::command::{availability::Obstacle, row::row_named};
use crate::document::{Origin, Playback};
use crate::{model::Model, played::SequenceKind};
use unfold_text::{Phrase, Text, tour as say};

pub use self::state::{Tour, TourStep};
use crate::command::menu::Menu;
use crate::command::row::{Row, row};
pub use crate::page::Pane;
use unfold_text::tour;

#[derive(Clone, Debug, PartialEq)]
pub enum TourCommand {
    Tour,
    Leave,
}

pub static ROWS: &[Row<TourCommand>] = &[
    row("tour", TourCommand::Tour, (tour::TOUR, tour::TOUR_TIP)).in_menu(Menu::Help.at(1, 1)),
    row("tour-leave", TourCommand::Leave, (tour::TOUR_LEAVE, tour::TOUR_LEAVE_TIP)),
];

pub const STEP_COUNT: usize = 3;

impl TourStep {
    /// Number of the step, from 1 to [`STEP_COUNT`].
    pub fn number(self) -> usize {
        self as usize + 1
    }

    /// Id of the command whose button the step points at.
    pub fn command(self) -> &'static str {
        match self {
            Self::Scramble => "scramble",
            Self::Solve => "solve",
            Self::Play => "play-toggle",
        }
    }

    pub fn title(self) -> Text<0> {
        match self {
            Self::Scramble => say::STEP_SCRAMBLE,
            Self::Solve => say::STEP_SOLVE,
            Self::Play => say::STEP_PLAY,
        }
    }

    pub fn text(self, model: &Model) -> Phrase {
        let text = match self {
            Self::Scramble => say::STEP_SCRAMBLE_TEXT,
            Self::Solve => say::STEP_SOLVE_TEXT,
            Self::Play => say::STEP_PLAY_TEXT,
        };
        row_named(model.command_rows, self.command()).map_or_else(|| String::new().into(), |row| text.with([&row.text]))
    }
}

/// Starts the tour. Also saves the settings, so that the next start is not treated as the first.
pub fn begin(model: &mut Model) {
    model.tour.at = Some(TourStep::Scramble);
    model.change_settings(|_| ());
}

/// Advances the tour when a step is done: to Solve once a search is running or a valid, unsolved position is painted, to Play once a
/// solution is known, and to the end once its playback has started.
pub fn advance(model: &mut Model) {
    let workspace = model.document.workspace();
    let position = workspace.position();
    let painted = position.origin == Origin::Painted && workspace.state().is_some_and(|state| !state.is_solved());
    let plays =
        |playback: &Playback| playback.kind == SequenceKind::Solution && (playback.is_playing() || playback.at > 0);
    if (model.search.is_running() || painted) && model.tour.at == Some(TourStep::Scramble) {
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

pub fn run(command: TourCommand, model: &mut Model) {
    match command {
        TourCommand::Tour => {
            model.show_stage();
            begin(model);
        }
        TourCommand::Leave => model.tour.at = None,
    }
}

pub fn obstacle(command: &TourCommand, model: &Model) -> Obstacle {
    Obstacle::implied_unless(*command == TourCommand::Tour || model.tour.at.is_some())
}

/// The step to show; `None` if the tour is not running, or the shown puzzle has no solver.
pub fn shown_step(model: &Model) -> Option<TourStep> {
    model.tour.step().filter(|_| !model.puzzle().def().solvers().is_empty())
}
