//! `unfold shorten`: shorter moves in the place of those that one has.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::args::{
    self, ColourOption, INPUT, Input, MemorySizes, Notation, OUTPUT, SEARCH, TABLES, puzzle, seconds, time_limit,
};
use super::input::{self, LoadedPosition, check_notation};
use super::out::{self, Terminal};
use super::search::{check_memory, check_metric, usual_method};
use super::solver_tables::{self, TableNotes};
use super::{error::CliError, json, language::language, solution_file};
use clap::Args;
use serde::Serialize;
use unfold_app::export::place::{Existing, Place};
use unfold_app::system::log_files;
use unfold_engine::control::Control;
use unfold_engine::mc4d::Log;
use unfold_engine::notation;
use unfold_engine::puzzle::{Metric, PuzzleId, Sequence};
use unfold_engine::puzzles::solvers;
use unfold_engine::search::stretch::{Stretch, StretchError};
use unfold_engine::search::{Limits, Memory, Outcome};
use unfold_scene::sheet::SheetFormat;
use unfold_text::sentences::log::length_of_solution;
use unfold_text::{command_line, shorten as say};

/// Options of `shorten`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold shorten \"R U R' F2 U2 F2 U2 L D\"\n  \
    unfold shorten solve.log --timeout 60 -o shorter.log\n  \
    unfold shorten solve.log --stretch 40-60 -o shorter.log\n\n\
    Exit codes:\n  \
    0    shorter moves were found, or none\n  \
    2    the input is wrong\n  \
    4    a table or file could not be read or written\n  \
    130  interrupted, after the shortest so far was printed")]
pub struct Shorten {
    /// Moves, a link, a file with one of these or an MC4D log, or - for standard input
    ///
    /// Of a log they are the moves after its scramble mark, or all if there is none; of a link its moves, or its setup.
    #[arg(value_name = "INPUT", conflicts_with = "moves")]
    pub path: Option<PathBuf>,
    /// Moves to shorten, such as "R U2 [F, D']"
    #[arg(long, help_heading = INPUT, value_name = "S", allow_hyphen_values = true)]
    pub moves: Option<String>,
    /// Puzzle: 2x2x2, 3x3x3, 2x2x2x2 or 3x3x3x3 [default: 3x3x3, or that of the log or the link]
    #[arg(long, help_heading = INPUT, value_parser = puzzle)]
    pub puzzle: Option<PuzzleId>,
    /// Shorten only these moves, such as 40-60; the first is 1 [default: all]
    #[arg(long, help_heading = INPUT, value_name = "FIRST-LAST", value_parser = stretch)]
    pub stretch: Option<Range<usize>>,
    /// Stop after this many seconds; 0 means no limit [default: 10, or none with --optimal]
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = seconds, allow_negative_numbers = true)]
    pub timeout: Option<Duration>,
    /// Stop after about this many nodes
    #[arg(long, help_heading = SEARCH, value_name = "N")]
    pub nodes: Option<u64>,
    /// Continue until the shortest is proven optimal
    #[arg(long, help_heading = SEARCH)]
    pub optimal: bool,
    /// Metric in which lengths are counted: htm or qtm for cubes, stm for hypercubes
    #[arg(long, help_heading = SEARCH, value_name = "NAME")]
    pub metric: Option<String>,
    /// Threads [default: all cores]
    #[arg(long, help_heading = SEARCH, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// Print one JSON object, for scripts
    #[arg(long, help_heading = OUTPUT)]
    pub jsonl: bool,
    /// Notation in which moves are printed
    #[arg(long, help_heading = OUTPUT, value_enum, default_value = "letters")]
    pub notation: Notation,
    /// Write the moves into a file: .txt, or the MC4D log of a hypercube
    ///
    /// A log keeps its scramble and its view.
    #[arg(short, long, help_heading = OUTPUT, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Replace an existing file
    #[arg(long, help_heading = OUTPUT)]
    pub force: bool,
    /// Tables that the search uses: a word, or a size such as 400MB
    #[arg(long, help_heading = TABLES, value_name = "SIZE", value_parser = MemorySizes, default_value = "auto")]
    pub memory: Memory,
    /// Folder in which tables are kept
    #[arg(long, help_heading = TABLES, value_name = "DIR")]
    pub tables: Option<PathBuf>,
}

/// Reads the numbers of the first and the last move of a stretch.
fn stretch(text: &str) -> Result<Range<usize>, String> {
    let numbers = text.split_once('-').and_then(|(first, last)| Some((first.parse().ok()?, last.parse().ok()?)));
    let ordered = numbers.filter(|(first, last)| (1..=*last).contains(first));
    let range = ordered.map(|(first, last): (usize, usize)| first - 1..last);
    range.ok_or_else(|| say::SHORTEN_STRETCH_WRONG.get(language()).into())
}

/// The line that scripts read. Keys and values are the same in every language.
#[derive(Debug, Serialize)]
#[serde(tag = "event", rename = "shortened")]
struct Line<'a> {
    puzzle: &'a str,
    metric: &'a str,
    /// The numbers of the first and the last move of the stretch, counted from 1.
    first: usize,
    last: usize,
    /// The length of the stretch before and after.
    before: usize,
    after: usize,
    /// The least length of any moves in place of the stretch, as far as it is proven.
    lower: usize,
    optimal: bool,
    reason: &'a str,
    nodes: u64,
    /// All moves, those outside of the stretch included, and their length before and after.
    moves: &'a str,
    total_before: usize,
    total: usize,
}

/// Runs the verb.
pub fn run(options: &Shorten, terminal: &Terminal) -> Result<(), CliError> {
    let (given, moves) = read(options, terminal)?;
    let puzzle = given.state.puzzle();
    let count = moves.0.len();
    let range = options.stretch.clone().unwrap_or(0..count);
    let stretch = Stretch::new(puzzle, moves.clone(), range.clone()).map_err(|error| match error {
        StretchError::TooLong { end, count } => {
            CliError::input(say::SHORTEN_STRETCH_TOO_LONG.with([&end, &count]), say::SHORTEN_STRETCH_TOO_LONG_DO)
        }
        // Moves that were read are those of the puzzle.
        StretchError::Empty | StretchError::Move(_) => CliError::input(say::SHORTEN_NO_MOVES, say::SHORTEN_NO_MOVES_DO),
    })?;
    check_notation(puzzle, options.notation)?;
    let existing = if options.force { Existing::Replace } else { Existing::Keep };
    if let Some(path) = &options.output {
        // Before the search, which may take long.
        check_output(path, existing, puzzle)?;
    }
    let (outcome, metric) = shortest(options, &stretch, terminal)?;
    let best = outcome.best.as_ref().expect("the stretch itself is known");
    let before = stretch.moves().length_in(puzzle.def(), metric);
    let is_shorter = best.length < before;
    let whole = if is_shorter { stretch.replaced(&best.moves) } else { moves.clone() };
    let printed = options.notation.printer()(puzzle, &whole);
    if options.jsonl {
        terminal.say(&json::text(&Line {
            puzzle: puzzle.def().name,
            metric: metric.word(),
            first: range.start + 1,
            last: range.end,
            before,
            after: best.length,
            lower: outcome.lower,
            optimal: outcome.is_optimal(),
            reason: outcome.reason.word(),
            nodes: outcome.nodes,
            moves: &printed,
            total_before: moves.length_in(puzzle.def(), metric),
            total: whole.length_in(puzzle.def(), metric),
        }));
    } else {
        terminal.say(&printed);
        terminal.note(&told(before, best.length, &outcome, metric));
        if is_shorter && (options.stretch.is_some() || puzzle.def().log.is_some()) {
            // MC4D's count too, of a puzzle that has logs.
            let length = |moves: &Sequence| match puzzle.def().log {
                Some(_) => length_of_solution(puzzle, moves),
                None => out::length(moves.length_in(puzzle.def(), metric), metric).into(),
            };
            let [from, to] = [&moves, &whole].map(length);
            terminal.note(&say::SHORTEN_ALL_MOVES.fill(language(), [&from, &to]));
        }
    }
    if let Some(path) = &options.output {
        save(path, &given, &whole, existing)?;
        terminal.note(&command_line::SAVED.fill(language(), [&path.display()]));
    }
    if out::interrupted() { Err(CliError::Interrupted) } else { Ok(()) }
}

/// What the arguments name, and the moves of it that are to be shortened.
fn read(options: &Shorten, terminal: &Terminal) -> Result<(LoadedPosition, Sequence), CliError> {
    if options.path.is_none() && options.moves.is_none() {
        return Err(CliError::input(say::SHORTEN_NO_MOVES, say::SHORTEN_NO_MOVES_DO));
    }
    let input = Input { path: options.path.clone(), facelets: None, moves: options.moves.clone(), random: None };
    let given = input::read(&input, ColourOption::default(), options.puzzle, terminal)?;
    let moves = match (&given.log, &given.linked) {
        (Some(log), _) if log.clicks_after_mark() > 0 => Some(log.solution()),
        (_, Some(linked)) if !linked.link.moves.0.is_empty() => Some(linked.link.moves.clone()),
        _ => given.reached.clone(),
    };
    let moves = moves.ok_or_else(|| CliError::input(say::SHORTEN_NO_MOVES, say::SHORTEN_NO_MOVES_DO))?;
    Ok((given, moves))
}

/// Searches for shorter moves in the place of a stretch; how that ended, and the metric of the lengths.
fn shortest(options: &Shorten, stretch: &Stretch, terminal: &Terminal) -> Result<(Outcome, Metric), CliError> {
    let position = stretch.position();
    let puzzle = position.puzzle();
    let asked = options.metric.as_deref();
    let limits = Limits {
        threads: args::threads(options.threads),
        timeout: time_limit(options.timeout, Limits::default().timeout.filter(|_| !options.optimal)),
        nodes: options.nodes,
        optimal: options.optimal,
        memory: options.memory,
        metric: asked.and_then(Metric::named),
        ..Limits::default()
    };
    let solver = solvers::searching(usual_method(puzzle)?, &limits);
    check_metric(asked, solver)?;
    check_memory(options.memory, solver)?;
    let metric = limits.metric.unwrap_or(puzzle.def().metric);
    let limits = Limits { known: stretch.known(metric), ..limits };
    out::catch_interrupt();
    let store = solver_tables::open(options.tables.as_deref(), terminal)?;
    let notes = TableNotes::new(&store, terminal, puzzle, solver.tables().small());
    let work = |control: &Control| solver.solve(&position, &limits, control, &store, &|_| ());
    let outcome = out::until_stopped(terminal, work, |_| notes.look())?;
    solver_tables::note_unsaved(&store, terminal);
    let outcome = outcome.map_err(|error| CliError::unsolved(puzzle, ColourOption::default().palette(), error))?;
    Ok((outcome, metric))
}

/// What became of the stretch, in a sentence.
fn told(before: usize, after: usize, outcome: &Outcome, metric: Metric) -> String {
    let [shown_before, shown_after, lower] = [before, after, outcome.lower].map(|length| out::length(length, metric));
    let fewer = before - after;
    match (fewer, outcome.is_optimal()) {
        (0, true) => say::SHORTEN_NONE_IS_SHORTER.fill(language(), [&shown_before]),
        (0, false) => say::SHORTEN_NONE_SHORTER_FOUND.fill(language(), [&lower, &shown_before]),
        (_, true) => say::SHORTEN_DONE_OPTIMAL.fill(language(), [&shown_before, &shown_after, &fewer]),
        (_, false) => say::SHORTEN_DONE.fill(language(), [&shown_before as _, &shown_after, &fewer, &lower]),
    }
}

/// Refuses a file in which the moves could not be written.
fn check_output(path: &Path, existing: Existing, puzzle: PuzzleId) -> Result<(), CliError> {
    if SheetFormat::of(path).is_some() {
        return Err(CliError::input(say::SHORTEN_NO_SHEET, say::SHORTEN_NO_SHEET_DO));
    }
    solution_file::check(path, existing, puzzle)
}

/// Writes the moves: a text, or a log with the scramble that was there.
fn save(path: &Path, given: &LoadedPosition, moves: &Sequence, existing: Existing) -> Result<(), CliError> {
    let puzzle = given.state.puzzle();
    if path.extension().is_some_and(|end| end.eq_ignore_ascii_case("txt")) {
        let text = format!("# {}\n{}\n", puzzle.def().name, notation::print(puzzle, moves));
        return Ok(Place::of(path, existing)?.write(text.as_bytes())?);
    }
    let log = match &given.log {
        Some(log) if log.clicks_after_mark() > 0 => log.up_to_mark().with_solution(moves),
        _ => Log::of_scramble(puzzle, moves),
    };
    Ok(log_files::save(path, &log.expect("moves of the puzzle"), existing)?)
}
