//! The commands of the page of algorithms.

use crate::command::row::{Row, row};
use crate::command::{menu::Menu, shortcut::Shortcut};
use unfold_text::algorithms as say;

/// The goal of the search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GoalChoice {
    /// The solved puzzle, of which those stickers count that the position shows.
    #[default]
    Solved,
    /// The part of the solved puzzle of this name, at one place or at whichever of several is nearest.
    Part(&'static str),
    /// The position that was set as goal.
    Position,
}

/// The order of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AlgorithmOrder {
    /// The shortest first.
    #[default]
    Length,
    /// The easiest to turn first.
    Ease,
}

/// A request to the page of algorithms.
#[derive(Clone, Debug, PartialEq)]
pub enum AlgorithmsCommand {
    /// Show the page.
    Algorithms,
    /// Find the shortest algorithms for the position shown.
    Find,
    /// Stop finding them.
    Stop,
    /// Take the position shown as the goal.
    SetGoal,
    /// This is the goal from now on.
    ChooseGoal(GoalChoice),
    /// The text of the allowed moves is now this.
    Allow(String),
    /// Allow all turns of the move of this name, or no longer.
    ToggleMove(&'static str),
    /// Find those that are at most so much longer, too.
    SetExtra(usize),
    /// The order of the list.
    Sort(AlgorithmOrder),
    /// Hide the moves of the list, or show them all.
    HideMoves(bool),
    /// Show one more move of the algorithm in this place of the list.
    Reveal(usize),
    /// Copy the list as text.
    Copy,
    /// Turns of a face before and after are free where the goal is a part that people see so, or count like others.
    FreeTurns(bool),
    /// Save the list, as a text or as pages to print.
    Save,
    /// Open a list of algorithms and check each against the case.
    Check,
}

/// The rows of the table of commands.
pub static ROWS: &[Row<AlgorithmsCommand>] = &[
    row("algorithms", AlgorithmsCommand::Algorithms, (say::ALGORITHMS, say::ALGORITHMS_TIP))
        .on_keys(&[Shortcut::bare("F2")])
        .in_menu(Menu::View.at(4, 0)),
    row("find-algorithms", AlgorithmsCommand::Find, (say::FIND_ALGORITHMS, say::FIND_ALGORITHMS_TIP)),
    row("stop-algorithms", AlgorithmsCommand::Stop, (say::STOP_ALGORITHMS, say::STOP_ALGORITHMS_TIP)),
    row("set-goal", AlgorithmsCommand::SetGoal, (say::SET_GOAL, say::SET_GOAL_TIP)),
    row("copy-algorithms", AlgorithmsCommand::Copy, (say::COPY_ALGORITHMS, say::COPY_ALGORITHMS_TIP)),
    row("save-algorithms", AlgorithmsCommand::Save, (say::SAVE_ALGORITHMS, say::SAVE_ALGORITHMS_TIP)),
    row("check-algorithms", AlgorithmsCommand::Check, (say::CHECK_ALGORITHMS, say::CHECK_ALGORITHMS_TIP)),
];
