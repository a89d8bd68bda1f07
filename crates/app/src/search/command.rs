//! The commands of the search.

use crate::command::row::{Row, choice, row};
use crate::command::{menu::Menu, shortcut::Shortcut};
use crate::settings::{how_far::HowFar, seconds_limit::SecondsLimit};
use unfold_engine::puzzle::Metric;
use unfold_text::{Text, commands, search};

/// A request to search.
#[derive(Clone, Debug, PartialEq)]
pub enum SearchCommand {
    /// Search.
    Solve,
    /// Search for the proof that the best solution is optimal.
    Prove,
    /// Stop searching.
    Stop,
    /// Solve this puzzle by the method of this name.
    SetMethod(&'static str),
    /// Count lengths of this puzzle in this metric.
    SetMetric(Metric),
    /// Sets the level to which a search goes.
    SetHowFar(HowFar),
    /// The time until a search ends.
    SetTimeLimit(SecondsLimit),
    /// The time without improvement until a search ends.
    SetPatience(SecondsLimit),
    /// Say that this text, typed as a time limit or a patience, is not a number of seconds that can be set.
    RefuseSeconds(String),
    /// Threads that search; 0 for all.
    SetThreads(usize),
}

const fn how_far(id: &'static str, level: HowFar, texts: (Text<0>, Text<0>)) -> Row<SearchCommand> {
    choice(id, SearchCommand::SetHowFar(level), search::HOW_FAR, texts)
}

/// The rows of the table of commands.
pub static ROWS: &[Row<SearchCommand>] = &[
    row("solve", SearchCommand::Solve, (commands::SOLVE, commands::SOLVE_TIP))
        .on_keys(&[Shortcut::ctrl("Enter")])
        .in_menu(Menu::Edit.at(4, 1)),
    row("prove", SearchCommand::Prove, (search::PROVE, search::PROVE_TIP)),
    row("stop", SearchCommand::Stop, (commands::STOP, commands::STOP_TIP))
        .on_keys(&[Shortcut::bare("Escape")])
        .in_menu(Menu::Edit.at(4, 2)),
    how_far("how-far-quick", HowFar::Quick, (search::HOW_FAR_QUICK, search::HOW_FAR_QUICK_TIP)),
    how_far("how-far-shortest", HowFar::Shortest, (search::HOW_FAR_SHORTEST, search::HOW_FAR_SHORTEST_TIP)),
    // The id of the switch that this level was in version 0.1.0: a person's keys are kept by it.
    how_far("optimal", HowFar::Prove, (search::HOW_FAR_PROVE, search::HOW_FAR_PROVE_TIP)),
];
