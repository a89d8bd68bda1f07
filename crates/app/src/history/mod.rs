//! Undo, redo, reset, and the choice of puzzle.

pub mod changes;
pub mod shown_turns;

use crate::command::row::{KeyUse, Row, Tip, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::fewest_moves::{undo, undo_stack::Direction};
use crate::{document::Position, model::Model, search::shown_position};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{commands, editor, manual_solve, reasons, window};

#[derive(Clone, Debug, PartialEq)]
pub enum HistoryCommand {
    /// Show this puzzle, which keeps its own position.
    SwitchTo(PuzzleId),
    Undo,
    Redo,
    /// Replace the position with the solved puzzle.
    Reset,
    /// Return to the position whose results are shown.
    BackToResults,
}

pub static ROWS: &[Row<HistoryCommand>] = &[
    row("undo", HistoryCommand::Undo, (commands::UNDO, commands::UNDO_TIP))
        .on_keys(&[Shortcut::ctrl("Z")])
        .in_menu(Menu::Edit.at(1, 1)),
    row("redo", HistoryCommand::Redo, (commands::REDO, commands::REDO_TIP))
        .on_keys(&[Shortcut::ctrl("Y"), Shortcut::ctrl_shift("Z")])
        .in_menu(Menu::Edit.at(1, 2)),
    row(
        "back-to-results",
        HistoryCommand::BackToResults,
        (manual_solve::BACK_TO_RESULTS, manual_solve::BACK_TO_RESULTS_TIP),
    ),
    row("reset", HistoryCommand::Reset, (commands::RESET, commands::RESET_TIP))
        .on_keys(&[Shortcut::ctrl_shift("R")])
        .in_menu(Menu::Edit.at(3, 3)),
];

/// One row per puzzle, to switch to it; the first nine have the keys Ctrl+1 to Ctrl+9.
pub fn puzzle_rows() -> Vec<Row<HistoryCommand>> {
    static KEYS: [Shortcut; 9] = [
        Shortcut::ctrl("1"),
        Shortcut::ctrl("2"),
        Shortcut::ctrl("3"),
        Shortcut::ctrl("4"),
        Shortcut::ctrl("5"),
        Shortcut::ctrl("6"),
        Shortcut::ctrl("7"),
        Shortcut::ctrl("8"),
        Shortcut::ctrl("9"),
    ];
    let switch_to = |(n, puzzle): (usize, PuzzleId)| Row {
        // Built once and kept for the life of the program.
        id: format!("puzzle-{}", puzzle.def().name).leak(),
        command: HistoryCommand::SwitchTo(puzzle),
        group: None,
        text: editor::puzzle_name(puzzle),
        tip: Tip::OfPuzzle(editor::PUZZLE_TIP, puzzle),
        keys: KEYS.get(n..=n).unwrap_or_default(),
        key_use: KeyUse::Usual,
        puzzles: u32::MAX,
        menus: [None; 2],
    };
    PuzzleId::ALL.into_iter().enumerate().map(switch_to).collect()
}

pub fn run(command: HistoryCommand, model: &mut Model) {
    match command {
        HistoryCommand::SwitchTo(puzzle) => changes::switch_to(puzzle, model),
        HistoryCommand::Undo => {
            if !undo::apply(Direction::Undo, model) {
                changes::undo(model);
            }
        }
        HistoryCommand::Redo => {
            if !undo::apply(Direction::Redo, model) {
                changes::redo(model);
            }
        }
        HistoryCommand::Reset => {
            changes::replace_position(Position::solved(model.puzzle()), None, model);
            model.news = window::NEWS_RESET.with([]);
        }
        HistoryCommand::BackToResults => {
            if let Some(steps) = shown_position::other_results(model).map(|other| other.steps) {
                changes::back_to_results(steps, model);
            }
        }
    }
}

pub fn obstacle(command: &HistoryCommand, model: &Model) -> Obstacle {
    match command {
        HistoryCommand::SwitchTo(_) => Obstacle::None,
        HistoryCommand::Undo => {
            let can = undo::is_available(Direction::Undo, model) || model.document.workspace().can_undo();
            Obstacle::unless(can, reasons::WHY_NOTHING_TO_UNDO)
        }
        HistoryCommand::Redo => {
            let can = undo::is_available(Direction::Redo, model) || model.document.workspace().can_redo();
            Obstacle::unless(can, reasons::WHY_NOTHING_TO_REDO)
        }
        HistoryCommand::Reset => Obstacle::unless(!model.document.workspace().is_fresh(), reasons::WHY_SOLVED),
        HistoryCommand::BackToResults => {
            Obstacle::unless(shown_position::other_results(model).is_some(), reasons::WHY_NO_RESULTS_BEFORE)
        }
    }
}

/// True for the current puzzle; `None` for commands that do not switch puzzles.
pub fn is_on(command: &HistoryCommand, model: &Model) -> Option<bool> {
    if let HistoryCommand::SwitchTo(puzzle) = command { Some(model.puzzle() == *puzzle) } else { None }
}

pub fn undo_count(model: &Model) -> usize {
    let [back, _] = model.document.workspace().history();
    back.len()
}
