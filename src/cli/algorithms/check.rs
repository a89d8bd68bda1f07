//! `unfold algorithms --check`: algorithms that a person has, against the case.

use std::path::Path;

use super::Algorithms;
use super::given::{self, Given};
use crate::cli::out::Terminal;
use crate::cli::{CliError, input, json, language};
use crate::shared::system::files;
use serde::Serialize;
use unfold_engine::notation::{self, heading};
use unfold_text::algorithms as say;
use unfold_text::sentences::describe;

/// The JSON line of an algorithm that was checked.
#[derive(Serialize)]
struct CheckLine<'a> {
    event: &'static str,
    line: usize,
    moves: &'a str,
    solves: bool,
}

/// Checks each line of a file against the first case.
pub fn run(path: &Path, given: &Given, options: &Algorithms, terminal: &Terminal) -> Result<(), CliError> {
    let mut cases = given.cases();
    let (Some(case), None) = (cases.next(), cases.next()) else {
        return Err(CliError::input(say::CHECK_ONE, say::CHECK_ONE_DO));
    };
    let task = given.task(case).map_err(CliError::Input)?;
    let puzzle = task.position.puzzle();
    let list = files::text(path, files::MAX_LIST)?;
    input::asked_or_named(Some(puzzle), heading::of_text(&list)).map_err(CliError::Input)?;
    let (mut total, mut failed) = (0_usize, 0_usize);
    for (line, text) in given::lines(&list) {
        let moves = notation::parse(puzzle, text).map_err(|mut error| {
            error.at.line += line - 1;
            CliError::Input(describe::notation(puzzle, &error))
        })?;
        let solves = task.is_reached_by(&moves);
        (total, failed) = (total + 1, failed + usize::from(!solves));
        if options.jsonl {
            terminal.say(&json::text(&CheckLine { event: "check", line, moves: text, solves }));
        } else {
            let row = if solves { say::CHECK_SOLVES } else { say::CHECK_FAILS };
            terminal.say(&row.fill(language(), [&line, &text]));
        }
    }
    match failed {
        _ if total == 0 => Err(CliError::input(say::CHECK_NONE, say::CHECK_NONE_DO)),
        0 => Ok(()),
        failed => Err(CliError::input(say::CHECK_FAILED.with([&failed, &total]), say::CHECK_FAILED_DO)),
    }
}
