//! `unfold algorithms --check`: checks the user's algorithms against a case.

use std::path::Path;

use super::Algorithms;
use super::given::{self, ParsedInput};
use crate::cli::notes::{self, PrintedKinds};
use crate::cli::{error::CliError, input, json, language::language, out::Terminal};
use serde::Serialize;
use unfold_app::system::files;
use unfold_engine::notation::{self, heading};
use unfold_engine::puzzle::{Move, Sequence};
use unfold_text::{Language, UserError, algorithms as say, sentences::algorithms::with_free_turns};

/// A checked algorithm as JSON.
#[derive(Serialize)]
struct CheckLine<'a> {
    event: &'static str,
    line: usize,
    moves: &'a str,
    solves: bool,
    /// Free turn needed before the algorithm.
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<String>,
    /// Free turn needed after the algorithm.
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<String>,
    /// For a goal with several places, the one reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    goal: Option<&'a str>,
}

/// An unreadable line as JSON.
#[derive(Serialize)]
struct UnreadLine<'a> {
    event: &'static str,
    line: usize,
    input: &'a str,
    error: &'a str,
}

/// Checks each line of a file against the case. Unreadable lines are reported and skipped.
pub fn run(path: &Path, given: &ParsedInput, options: &Algorithms, terminal: &Terminal) -> Result<(), CliError> {
    let mut cases = given.cases();
    let (Some(case), None) = (cases.next(), cases.next()) else {
        return Err(CliError::input(say::CHECK_ONE, say::CHECK_ONE_DO));
    };
    let task = given.task(case, terminal).map_err(CliError::Input)?;
    let (puzzle, part) = (task.position.puzzle(), given.reached_part(&task));
    let list = files::read_text(path, files::MAX_LIST)?;
    input::requested_or_named(Some(puzzle), heading::puzzle_in_text(&list)).map_err(CliError::Input)?;
    let (mut total, mut failed, mut unread, mut has_free_turns) = (0_usize, 0_usize, 0_usize, false);
    let mut told = PrintedKinds::default();
    for (line, text) in given::lines(&list) {
        total += 1;
        let moves = match input::parse_moves(puzzle, text, line) {
            Ok(read) => {
                notes::note_moves(&told.take_new(read.notes), terminal);
                read.moves
            }
            Err(error) => {
                unread += 1;
                print_unreadable(line, text, &error, options, terminal);
                continue;
            }
        };
        let reached = task.reached_by(&moves);
        failed += usize::from(reached.is_none());
        let goal = part.as_ref().zip(reached.as_ref()).map(|(part, reached)| part.place_name(reached));
        if options.jsonl {
            let name = |mv: Option<Move>| mv.map(|mv| notation::print(puzzle, &Sequence(vec![mv])));
            let [before, after] = reached.map_or([None; 2], |reached| [reached.before, reached.after]).map(name);
            let solves = reached.is_some();
            terminal.print_line(&json::text(&CheckLine {
                event: "check",
                line,
                moves: text,
                solves,
                before,
                after,
                goal,
            }));
            continue;
        }
        let Some(reached) = reached else {
            terminal.print_line(&say::CHECK_FAILS.fill(language(), [&line, &text]));
            continue;
        };
        has_free_turns |= !reached.is_exact();
        let row = say::CHECK_SOLVES.fill(language(), [&line, &with_free_turns(puzzle, &reached, text)]);
        terminal.print_line(&goal.map_or_else(|| row.clone(), |goal| format!("{row}\t{goal}")));
    }
    if has_free_turns {
        terminal.note(say::FREE_HINT.get(language()));
    }
    let not_solving = (failed > 0).then(|| say::CHECK_FAILED.with([&failed, &total]));
    match (not_solving, unread) {
        _ if total == 0 => Err(CliError::input(say::CHECK_NONE, say::CHECK_NONE_DO)),
        (None, 0) => Ok(()),
        (Some(what), 0) => Err(CliError::input(what, say::CHECK_FAILED_DO)),
        (not_solving, unread) => {
            if let Some(what) = not_solving {
                terminal.note(&what.get(language()));
            }
            Err(CliError::input(say::CHECK_UNREAD_LINES.with([&unread, &total]), say::CHECK_UNREAD_LINES_DO))
        }
    }
}

pub(super) fn print_unreadable(line: usize, text: &str, error: &UserError, options: &Algorithms, terminal: &Terminal) {
    terminal.print_line(&if options.jsonl {
        let error = error.line(Language::ENGLISH);
        json::text(&UnreadLine { event: "error", line, input: text, error: &error })
    } else {
        say::CHECK_UNREAD.fill(language(), [&line, &error.line(language())])
    });
}
