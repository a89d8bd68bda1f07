//! `unfold algorithms --catalogue`: each case of a catalogue with its shortest and its easiest algorithm.

use serde::Serialize;

use super::args::{Algorithms, DEFAULT_TIMEOUT};
use super::{catalogue_check as check, given, mine};
use crate::cli::args::{threads, time_limit};
use crate::cli::out::{self, Terminal};
use crate::cli::{error::CliError, json, language::language, solver_tables};
use unfold_app::cases::finder::{CaseAlgorithmFinder, CaseResult, ShortestAlgorithm};
use unfold_app::ease::Ease;
use unfold_engine::control::Control;
use unfold_engine::notation;
use unfold_engine::pattern::PatternTables;
use unfold_engine::puzzle::{Metric, PuzzleId, Sequence};
use unfold_engine::puzzles::cases::{Case, Catalogue};
use unfold_engine::puzzles::{ALL, catalogues};
use unfold_engine::search::Limits;
use unfold_scene::appearance::colours::Palette;
use unfold_text::cases as say;

/// Runs `--catalogue` for the catalogue `name`; for `list`, lists all catalogues.
pub fn run(name: &str, options: &Algorithms, ease: &Ease, terminal: &Terminal) -> Result<(), CliError> {
    if name.eq_ignore_ascii_case("list") {
        for catalogue in ALL.into_iter().flat_map(catalogues) {
            terminal.print_line(&format!("{}\t{}\t{}", catalogue.name, catalogue.puzzle.def().name, catalogue.count));
        }
        return Ok(());
    }
    let catalogue = find(name, options.puzzle)?;
    if options.mine {
        mine::run(catalogue, options, ease, terminal);
        return Ok(());
    }
    if let Some(path) = &options.check {
        return check::run(path, catalogue, options, terminal);
    }
    let asked = options.case.as_deref().or(options.input.as_deref());
    let chosen = match asked {
        None => catalogue.cases().iter().collect(),
        Some(name) => vec![check::find_case(catalogue, name)?],
    };
    out::catch_interrupt();
    let (moves, metric) =
        given::moves_and_metric(catalogue.puzzle, options.allow.as_deref(), options.metric.as_deref())?;
    let store = solver_tables::open(options.tables.as_deref(), terminal)?;
    let tables = PatternTables::default();
    let limits = Limits {
        threads: threads(options.threads),
        timeout: time_limit(options.timeout, Some(DEFAULT_TIMEOUT)),
        memory: options.memory,
        ..Limits::default()
    };
    let has_custom_moves = options.allow.is_some();
    let finder =
        CaseAlgorithmFinder { catalogue, ease, moves, has_custom_moves, metric, limits, tables: (&store, &tables) };
    let listing = Listing { finder, is_json: options.jsonl, terminal };
    let (mut known, mut unsolved) = (Vec::new(), false);
    for case in chosen {
        let found = listing.find(case, &known)?;
        if out::interrupted() {
            return Err(CliError::Interrupted);
        }
        unsolved |= found.shortest.is_none();
        listing.print_case(case, &found);
        known.extend(found.shortest);
        if terminal.is_closed() {
            return Ok(());
        }
    }
    if unsolved { Err(CliError::Unsolved) } else { Ok(()) }
}

fn find(name: &str, puzzle: Option<PuzzleId>) -> Result<&'static Catalogue, CliError> {
    let all = || ALL.into_iter().filter(|other| puzzle.is_none_or(|puzzle| puzzle == *other)).flat_map(catalogues);
    all().find(|catalogue| catalogue.name.eq_ignore_ascii_case(name)).ok_or_else(|| {
        let names: Vec<&str> = all().map(|catalogue| catalogue.name).collect();
        let names = if names.is_empty() { out::EMPTY_CELL.to_owned() } else { names.join(", ") };
        CliError::input(say::NO_CATALOGUE.with([&name]), say::NO_CATALOGUE_DO.with([&names]))
    })
}

/// Searches the cases of a catalogue and prints them as text or JSON.
struct Listing<'a> {
    finder: CaseAlgorithmFinder<'a>,
    is_json: bool,
    terminal: &'a Terminal,
}

impl Listing<'_> {
    fn find(&self, case: &Case, known: &[ShortestAlgorithm]) -> Result<CaseResult, CliError> {
        let work = |control: &Control| self.finder.find(case, known, control);
        let refused = |error| CliError::from_solve_error(self.finder.catalogue.puzzle, Palette::Usual, error);
        out::run_stoppable(self.terminal, work, |_| ())?.map_err(refused)
    }

    fn print_case(&self, case: &Case, found: &CaseResult) {
        let puzzle = self.finder.catalogue.puzzle;
        let print = |moves: &Sequence| notation::print(puzzle, moves);
        if self.is_json {
            let shortest = found.shortest.as_ref().map(|shortest| ShortestLine {
                length: shortest.length,
                metric: self.finder.metric.map_or("cost", Metric::word),
                moves: print(&shortest.moves),
                optimal: shortest.is_proven,
            });
            let easiest = found
                .easiest
                .as_ref()
                .map(|(moves, ease)| EasiestLine { ease: (ease * 10.0).round() / 10.0, moves: print(moves) });
            self.terminal.print_line(&json::text(&CaseLine {
                event: "case",
                catalogue: self.finder.catalogue.name,
                case: &case.name,
                set: case.set,
                position: notation::facelets::print(&case.state),
                shortest,
                easiest,
            }));
            return;
        }
        let length = found.shortest.as_ref().map_or_else(
            || out::EMPTY_CELL.to_owned(),
            |shortest| {
                let length = match self.finder.metric {
                    Some(metric) => out::length(shortest.length, metric),
                    None => shortest.length.to_string(),
                };
                if shortest.is_proven { length } else { say::CASE_OR_LESS.fill(language(), [&length]) }
            },
        );
        let shortest = found.shortest.as_ref().map_or_else(|| out::EMPTY_CELL.to_owned(), |found| print(&found.moves));
        let (ease, easiest) = found.easiest.as_ref().map_or_else(
            || (out::EMPTY_CELL.to_owned(), out::EMPTY_CELL.to_owned()),
            |(moves, ease)| (format!("{ease:.1}"), print(moves)),
        );
        let set = Some(case.set).filter(|set| !set.is_empty()).unwrap_or(out::EMPTY_CELL);
        let row = [case.name.as_str(), set, &length, &shortest, &ease, &easiest];
        self.terminal.print_line(&row.join("\t"));
    }
}

/// A case as JSON; not translated.
#[derive(Serialize)]
struct CaseLine<'a> {
    event: &'static str,
    catalogue: &'a str,
    case: &'a str,
    set: &'a str,
    position: String,
    shortest: Option<ShortestLine<'a>>,
    easiest: Option<EasiestLine>,
}

#[derive(Serialize)]
struct ShortestLine<'a> {
    length: usize,
    metric: &'a str,
    moves: String,
    optimal: bool,
}

#[derive(Serialize)]
struct EasiestLine {
    ease: f64,
    moves: String,
}
