//! The history.

pub mod changes;
pub mod command;
pub mod shown_turns;

use self::command::HistoryCommand;
use crate::app::core::{Context, Feature, Obstacle};
use crate::app::document::Position;
use unfold_text::{reasons, window};

/// The positions of each puzzle before and after the one that is shown.
#[derive(Debug, Default)]
pub struct History;

impl Feature for History {
    type Command = HistoryCommand;

    fn update(&mut self, command: HistoryCommand, cx: &mut Context) {
        match command {
            HistoryCommand::SwitchTo(puzzle) => changes::switch_to(puzzle, cx),
            HistoryCommand::Undo => changes::undo(cx),
            HistoryCommand::Redo => changes::redo(cx),
            HistoryCommand::Reset => {
                changes::change(Position::solved(cx.puzzle()), None, cx);
                cx.news = window::NEWS_RESET.with([]);
            }
            HistoryCommand::BackToResults => {
                if let Some(steps) = cx.other_results().map(|other| other.steps) {
                    changes::back_to_results(steps, cx);
                }
            }
        }
    }

    fn obstacle(&self, command: &HistoryCommand, cx: &Context) -> Obstacle {
        match command {
            HistoryCommand::SwitchTo(_) => Obstacle::None,
            HistoryCommand::Undo => Obstacle::unless(cx.can_undo(), reasons::WHY_NOTHING_TO_UNDO),
            HistoryCommand::Redo => Obstacle::unless(cx.can_redo(), reasons::WHY_NOTHING_TO_REDO),
            HistoryCommand::Reset => Obstacle::unless(!cx.is_fresh(), reasons::WHY_SOLVED),
            HistoryCommand::BackToResults => {
                Obstacle::unless(cx.other_results().is_some(), reasons::WHY_NO_RESULTS_BEFORE)
            }
        }
    }

    fn is_on(&self, command: &HistoryCommand, cx: &Context) -> Option<bool> {
        if let HistoryCommand::SwitchTo(puzzle) = command { Some(cx.puzzle() == *puzzle) } else { None }
    }
}
