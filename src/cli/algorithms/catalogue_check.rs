//! `unfold algorithms --catalogue … --check`: finds the case that each of the user's algorithms solves.

use std::path::Path;

use serde::Serialize;

use super::args::Algorithms;
use super::{check, given};
use crate::cli::notes::{self, PrintedKinds};
use crate::cli::out::Terminal;
use crate::cli::{error::CliError, input, json, language::language};
use unfold_app::cases::own;
use unfold_app::system::files;
use unfold_engine::puzzles::cases::{Case, Catalogue};
use unfold_text::{algorithms, cases as say, sentences::algorithms::with_free_turns};

/// A checked algorithm as JSON: the case that it solves, and the one that the line or the option names.
#[derive(Serialize)]
struct CheckLine<'a> {
    event: &'static str,
    line: usize,
    moves: &'a str,
    solves: bool,
    case: Option<&'a str>,
    asked: Option<&'a str>,
}

/// Checks each line of a file: an algorithm, optionally after a case's name and a colon. A case named by the options
/// applies to all other lines.
pub fn run(
    path: &Path,
    catalogue: &'static Catalogue,
    options: &Algorithms,
    terminal: &Terminal,
) -> Result<(), CliError> {
    let chosen = options.case.as_deref().or(options.input.as_deref());
    let chosen = chosen.map(|name| find_case(catalogue, name)).transpose()?;
    let list = files::read_text(path, files::MAX_LIST)?;
    let (mut total, mut failed, mut unread) = (0_usize, 0_usize, 0_usize);
    let mut told = PrintedKinds::default();
    for (line, text) in given::lines(&list) {
        total += 1;
        let (named, text) = own::split_case(catalogue, text);
        let asked = named.or(chosen);
        let moves = match input::parse_moves(catalogue.puzzle, text, line) {
            Ok(read) => {
                notes::note_moves(&told.take_new(read.notes), terminal);
                read.moves
            }
            Err(error) => {
                unread += 1;
                check::print_unreadable(line, text, &error, options, terminal);
                continue;
            }
        };
        let found = own::case_solved_by(catalogue, asked, &moves);
        let solves = found.is_some_and(|found| asked.is_none_or(|asked| asked == found));
        failed += usize::from(!solves);
        let [case, asked] = [found, asked].map(|case| case.map(|case| case.name.as_str()));
        if options.jsonl {
            terminal.print_line(&json::text(&CheckLine { event: "check", line, moves: text, solves, case, asked }));
            continue;
        }
        terminal.print_line(&match (found, asked) {
            (None, _) => say::CHECKED_NONE.fill(language(), [&line, &catalogue.name, &text]),
            (Some(found), Some(asked)) if !solves => {
                say::CHECKED_OTHER.fill(language(), [&line, &found.name, &asked, &text])
            }
            (Some(found), _) => {
                let reached = catalogue.check_algorithm(found, &moves);
                let whole = reached
                    .map_or_else(|| text.to_owned(), |reached| with_free_turns(catalogue.puzzle, &reached, text));
                say::CHECKED_CASE.fill(language(), [&line, &found.name, &whole])
            }
        });
    }
    match () {
        () if total == 0 => Err(CliError::input(algorithms::CHECK_NONE, algorithms::CHECK_NONE_DO)),
        () if unread > 0 => {
            let what = algorithms::CHECK_UNREAD_LINES.with([&unread, &total]);
            Err(CliError::input(what, algorithms::CHECK_UNREAD_LINES_DO))
        }
        () if failed > 0 => Err(CliError::input(say::CHECKED_FAILED.with([&failed, &total]), say::CHECKED_FAILED_DO)),
        () => Ok(()),
    }
}

pub fn find_case(catalogue: &'static Catalogue, name: &str) -> Result<&'static Case, CliError> {
    catalogue.find(name).ok_or_else(|| {
        let what = say::NO_CASE_NAMED.with([&catalogue.name, &name]);
        CliError::input(what, say::NO_CASE_NAMED_DO.with([&catalogue.name]))
    })
}
