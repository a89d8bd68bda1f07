//! The history.

pub mod changes;
pub mod command;
pub mod shown_turns;

use self::command::HistoryCommand;
use crate::{command::availability::Obstacle, document::Position, model::Model, search::here};
use unfold_text::{reasons, window};

/// Does what a person asks for, which nothing speaks against.
pub fn run(command: HistoryCommand, model: &mut Model) {
    match command {
        HistoryCommand::SwitchTo(puzzle) => changes::switch_to(puzzle, model),
        HistoryCommand::Undo => changes::undo(model),
        HistoryCommand::Redo => changes::redo(model),
        HistoryCommand::Reset => {
            changes::change(Position::solved(model.puzzle()), None, model);
            model.news = window::NEWS_RESET.with([]);
        }
        HistoryCommand::BackToResults => {
            if let Some(steps) = here::other_results(model).map(|other| other.steps) {
                changes::back_to_results(steps, model);
            }
        }
    }
}

/// The obstacle to a command now.
pub fn obstacle(command: &HistoryCommand, model: &Model) -> Obstacle {
    match command {
        HistoryCommand::SwitchTo(_) => Obstacle::None,
        HistoryCommand::Undo => Obstacle::unless(model.document.workspace().can_undo(), reasons::WHY_NOTHING_TO_UNDO),
        HistoryCommand::Redo => Obstacle::unless(model.document.workspace().can_redo(), reasons::WHY_NOTHING_TO_REDO),
        HistoryCommand::Reset => Obstacle::unless(!model.document.workspace().is_fresh(), reasons::WHY_SOLVED),
        HistoryCommand::BackToResults => {
            Obstacle::unless(here::other_results(model).is_some(), reasons::WHY_NO_RESULTS_BEFORE)
        }
    }
}

/// True if the command's choice is chosen, or its switch is on; `None` if it is neither choice nor switch.
pub fn is_on(command: &HistoryCommand, model: &Model) -> Option<bool> {
    if let HistoryCommand::SwitchTo(puzzle) = command { Some(model.puzzle() == *puzzle) } else { None }
}

/// The number of positions that can be undone.
pub fn steps_back(model: &Model) -> usize {
    let [back, _] = model.document.workspace().history();
    back.len()
}
