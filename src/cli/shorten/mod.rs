//! `unfold shorten`: replaces moves by shorter equivalents.

mod batch;

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use super::args::{
    self, BATCHES, ColourOption, INPUT, Input, MemoryParser, Notation, OUTPUT, SEARCH, TABLES, puzzle, seconds,
    time_limit,
};
use super::input::{self, LoadedPosition, check_notation};
use super::out::{self, Terminal};
use super::search::{check_memory, check_metric, default_solver};
use super::solver_tables::{self, TableNotes};
use super::{error::CliError, json, language::language, solution_file};
use clap::Args;
use serde::Serialize;
use unfold_app::export::destination::{Destination, IfExists};
use unfold_app::shortening_result::{ShorteningResult, length_phrase};
use unfold_app::system::log_files;
use unfold_engine::control::Control;
use unfold_engine::logs::{LogFormat, SolveLog};
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId, Sequence};
use unfold_engine::puzzles::{shortening::shortening_solver, solvers};
use unfold_engine::search::move_range::{MoveRange, MoveRangeError};
use unfold_engine::search::{Known, Limits, Memory, Solver};
use unfold_engine::tables::Tables;
use unfold_scene::sheet::SheetFormat;
use unfold_text::sentences::log::length_of_solution;
use unfold_text::{UserError, command_line, shorten as say};

/// Options of `shorten`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold shorten \"R U R' F2 U2 F2 U2 L D\"\n  \
    unfold shorten solve.log --stretch 40-60 --metric mc4d -o shorter.log\n  \
    unfold shorten --batch logs -o shorter-logs\n\n\
    Exit codes:\n  \
    0    shorter moves were found, or none\n  \
    2    the input is wrong\n  \
    4    a table or file could not be read or written\n  \
    130  interrupted; what was found before is printed")]
pub struct Shorten {
    /// Moves, a link, a file with one of these or an MC4D log, or - for standard input
    ///
    /// From a log, takes the moves after its scramble mark, or all if there is none; from a link, its moves, or its setup.
    #[arg(value_name = "INPUT", conflicts_with = "moves")]
    pub path: Option<PathBuf>,
    /// Moves to shorten, such as "R U2 [F, D']"
    #[arg(long, help_heading = INPUT, value_name = "S", allow_hyphen_values = true)]
    pub moves: Option<String>,
    /// Number of the solve, from 1, in a Hyperspeedcube file that has several
    #[arg(long, help_heading = INPUT, value_name = "N")]
    pub solve: Option<usize>,
    /// Puzzle: 2x2x2, 3x3x3, 2x2x2x2 or 3x3x3x3 [default: 3x3x3, or that of the log or the link]
    #[arg(long, help_heading = INPUT, value_parser = puzzle)]
    pub puzzle: Option<PuzzleId>,
    /// Shorten only these moves, such as 40-60; the first is 1 [default: all]
    #[arg(long, help_heading = INPUT, value_name = "FIRST-LAST", value_parser = parse_stretch, conflicts_with = "batch")]
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
    /// Also accept undoing the moves before the stretch, if that is shorter
    ///
    /// Without this option, undoing the scramble of a log does not count as a shorter solve.
    #[arg(long, help_heading = SEARCH)]
    pub undo: bool,
    /// Metric for lengths: htm or qtm for cubes, stm or mc4d for hypercubes
    ///
    /// mc4d counts clicks as MC4D does: a half turn about a face is two, a rotation of the whole puzzle none.
    #[arg(long, help_heading = SEARCH, value_name = "NAME")]
    pub metric: Option<String>,
    /// Number of threads [default: all cores]
    #[arg(long, help_heading = SEARCH, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// Print one JSON object on each line, for scripts
    #[arg(long, help_heading = OUTPUT)]
    pub jsonl: bool,
    /// Notation for moves
    #[arg(long, help_heading = OUTPUT, value_enum, default_value = "letters")]
    pub notation: Notation,
    /// Write the moves to a file: .txt, or the MC4D log of a hypercube
    ///
    /// A log keeps its scramble and its view. If --batch is a folder, this is a folder too, and each log keeps its name.
    #[arg(short, long, help_heading = OUTPUT, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Replace an existing file
    #[arg(long, help_heading = OUTPUT)]
    pub force: bool,
    /// Tables to use: a word, or a size such as 400MB
    #[arg(long, help_heading = TABLES, value_name = "SIZE", value_parser = MemoryParser, default_value = "auto")]
    pub memory: Memory,
    /// Folder for tables
    #[arg(long, help_heading = TABLES, value_name = "DIR")]
    pub tables: Option<PathBuf>,
    /// Shorten many sequences: a file with moves on each line, - for standard input, or a folder of MC4D logs
    ///
    /// Blank lines and lines that begin with # or // are skipped and not counted; a first line such as "# 2x2x2" names the puzzle.
    /// Prints one row for each line or log, in the same order, as CSV or with --jsonl as JSON. Limits apply to each line or log.
    #[arg(long, help_heading = BATCHES, value_name = "PATH", conflicts_with_all = ["path", "moves"])]
    pub batch: Option<PathBuf>,
}

/// Parses an inclusive range such as 40-60, counted from 1, into indices.
fn parse_stretch(text: &str) -> Result<Range<usize>, String> {
    let numbers = text.split_once('-').and_then(|(first, last)| Some((first.parse().ok()?, last.parse().ok()?)));
    let ordered = numbers.filter(|(first, last)| (1..=*last).contains(first));
    let range = ordered.map(|(first, last): (usize, usize)| first - 1..last);
    range.ok_or_else(|| say::SHORTEN_STRETCH_WRONG.get(language()).into())
}

/// The result as JSON; not translated.
#[derive(Debug, Serialize)]
struct Report<'a> {
    /// First move of the stretch, counted from 1.
    first: usize,
    /// Last move of the stretch, counted from 1.
    last: usize,
    /// Length of the stretch before shortening, in `metric`.
    before: usize,
    /// Length of the stretch after shortening, in `metric`.
    after: usize,
    metric: &'a str,
    /// Proven lower bound for the stretch.
    lower: usize,
    optimal: bool,
    reason: &'a str,
    seconds: f64,
    nodes: u64,
    /// Length of the replacement in the puzzle's own metric.
    length: usize,
    /// Length of the replacement as MC4D counts it; `None` for puzzles without MC4D logs.
    #[serde(skip_serializing_if = "Option::is_none")]
    twists: Option<usize>,
    /// Length of all moves before shortening, in `metric`, including those outside the stretch.
    total_before: usize,
    /// Length of all moves after shortening, in `metric`.
    total: usize,
    /// All moves after shortening, in the requested notation.
    moves: &'a str,
}

/// A line of `--jsonl`.
#[derive(Debug, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Line<'a> {
    Shortened {
        puzzle: &'a str,
        #[serde(flatten)]
        report: Report<'a>,
    },
}

fn report<'a>(found: &ShorteningResult, puzzle: PuzzleId, printed: &'a str) -> Report<'a> {
    let replacement = found.outcome.best.as_ref().map(|best| &best.moves);
    let length_in = |metric| replacement.map_or(found.after, |moves| moves.length_in(puzzle.def(), metric));
    let [total_before, total] = found.whole.each_ref().map(|moves| moves.length_in(puzzle.def(), found.metric));
    Report {
        first: found.range.start + 1,
        last: found.range.end,
        before: found.before,
        after: found.after,
        metric: found.metric.word(),
        lower: found.outcome.lower,
        optimal: found.outcome.is_optimal(),
        reason: found.outcome.reason.json_name(),
        seconds: json::seconds(found.outcome.elapsed),
        nodes: found.outcome.nodes,
        length: length_in(puzzle.def().metric),
        twists: puzzle.def().log.map(|_| length_in(Metric::Mc4d)),
        total_before,
        total,
        moves: printed,
    }
}

pub fn run(options: &Shorten, terminal: &Terminal) -> Result<(), CliError> {
    match &options.batch {
        Some(file) => batch::run(options, file, terminal),
        None => shorten_one(options, terminal),
    }
}

fn shorten_one(options: &Shorten, terminal: &Terminal) -> Result<(), CliError> {
    let (given, moves) = read(options, terminal)?;
    let puzzle = given.state.puzzle();
    let existing = if options.force { IfExists::Replace } else { IfExists::Keep };
    let range = options.stretch.clone().unwrap_or(0..moves.0.len());
    // Check the range and the file before the search, which may take long.
    let stretch = select_stretch(puzzle, moves, range).map_err(CliError::Input)?;
    if let Some(path) = &options.output {
        check_output(path, existing, puzzle)?;
    }
    let search = Search::new(options, puzzle, terminal)?;
    let found = search.shortest(&stretch, lead_in(&given, &stretch))?;
    let printed = options.notation.printer()(puzzle, &found.whole[1]);
    if options.jsonl {
        let report = report(&found, puzzle, &printed);
        terminal.print_line(&json::text(&Line::Shortened { puzzle: puzzle.def().name, report }));
    } else {
        terminal.print_line(&printed);
        if options.stretch.is_some() {
            let (first, last) = (found.range.start + 1, found.range.end);
            let taken = Sequence(found.whole[0].0[found.range.clone()].to_vec());
            let taken = options.notation.printer()(puzzle, &taken);
            terminal.note(&say::SHORTEN_STRETCH.fill(language(), [&first, &last, &taken]));
        }
        terminal.note(&found.summary().get(language()));
        let undone = lead_in(&given, &stretch).length_in(puzzle.def(), found.metric);
        if found.is_undoing {
            terminal.note(say::SHORTEN_UNDOES.get(language()));
        } else if !options.undo && (1..found.after).contains(&undone) {
            terminal.note(&say::SHORTEN_UNDONE.fill(language(), [&length_phrase(undone, found.metric)]));
        }
        if found.is_shorter() && (options.stretch.is_some() || puzzle.def().log.is_some()) {
            // For puzzles with MC4D logs, add the length as MC4D counts it.
            let length = |moves: &Sequence| match puzzle.def().log {
                Some(_) => length_of_solution(puzzle, moves),
                None => out::length(moves.length_in(puzzle.def(), found.metric), found.metric).into(),
            };
            let [from, to] = found.whole.each_ref().map(length);
            terminal.note(&say::SHORTEN_ALL_MOVES.fill(language(), [&from, &to]));
        }
    }
    if let Some(path) = &options.output {
        save(path, &given, &found, existing)?;
        terminal.note(&command_line::SAVED.fill(language(), [&path.display()]));
    }
    if out::interrupted() { Err(CliError::Interrupted) } else { Ok(()) }
}

/// Selects the moves of `range`; fails if it is empty or ends after the last move.
fn select_stretch(puzzle: PuzzleId, moves: Sequence, range: Range<usize>) -> Result<MoveRange, UserError> {
    MoveRange::new(puzzle, moves, range).map_err(|error| match error {
        MoveRangeError::TooLong { end, count } => {
            UserError::new(say::SHORTEN_STRETCH_TOO_LONG.with([&end, &count]), say::SHORTEN_STRETCH_TOO_LONG_DO)
        }
        // Parsed moves belong to the puzzle, so `Move` cannot occur.
        MoveRangeError::Empty | MoveRangeError::Move(_) => {
            UserError::new(say::SHORTEN_NO_MOVES, say::SHORTEN_NO_MOVES_DO)
        }
    })
}

/// Reads the input and the moves to shorten.
fn read(options: &Shorten, terminal: &Terminal) -> Result<(LoadedPosition, Sequence), CliError> {
    if options.path.is_none() && options.moves.is_none() {
        return Err(CliError::input(say::SHORTEN_NO_MOVES, say::SHORTEN_NO_MOVES_DO));
    }
    let input = Input {
        path: options.path.clone(),
        facelets: None,
        moves: options.moves.clone(),
        random: None,
        solve: options.solve,
    };
    let given = input::read(&input, ColourOption::default(), options.puzzle, terminal)?;
    let moves = match (&given.log, &given.linked) {
        (Some(log), _) => Some(moves_to_shorten(log)),
        (_, Some(linked)) if !linked.link.moves.0.is_empty() => Some(linked.link.moves.clone()),
        _ => given.reached.clone(),
    };
    let moves = moves.ok_or_else(|| CliError::input(say::SHORTEN_POSITION, say::SHORTEN_POSITION_DO))?;
    if given.log.as_ref().is_some_and(|log| log.solution().0.is_empty()) {
        terminal.note(say::SHORTEN_NO_MARK.get(language()));
    }
    Ok((given, moves))
}

/// The moves from solved to the stretch: the scramble of a log or the setup of a link, then the moves before the
/// stretch.
fn lead_in(given: &LoadedPosition, stretch: &MoveRange) -> Sequence {
    let start = match (&given.log, &given.linked) {
        (Some(log), _) if !log.solution().0.is_empty() => log.scramble(),
        (_, Some(linked)) if !linked.link.moves.0.is_empty() => linked.link.setup.clone(),
        _ => Sequence::default(),
    };
    Sequence([&start.0[..], &stretch.whole().0[..stretch.range().start]].concat())
}

/// The moves of a log to shorten: those after its scramble mark, or all if there are none.
fn moves_to_shorten(log: &SolveLog) -> Sequence {
    let moves = log.solution();
    if moves.0.is_empty() { log.all_moves() } else { moves }
}

/// A search with the command's options, reused for all stretches of one puzzle.
struct Search<'a> {
    terminal: &'a Terminal,
    puzzle: PuzzleId,
    solver: &'static dyn Solver,
    limits: Limits,
    tables: Arc<Tables>,
    metric: Metric,
    undo: bool,
}

impl<'a> Search<'a> {
    /// Checks the options, opens the tables, and starts to catch Ctrl-C.
    fn new(options: &Shorten, puzzle: PuzzleId, terminal: &'a Terminal) -> Result<Self, CliError> {
        check_notation(puzzle, options.notation)?;
        let asked = options.metric.as_deref();
        let limits = Limits {
            threads: args::threads(options.threads),
            timeout: time_limit(options.timeout, Limits::default().timeout.filter(|_| !options.optimal)),
            nodes: options.nodes,
            optimal: options.optimal,
            memory: options.memory,
            metric: asked.and_then(Metric::from_name),
            ..Limits::default()
        };
        let solver = shortening_solver(solvers::effective_solver(default_solver(puzzle)?, &limits));
        check_metric(asked, solver)?;
        check_memory(options.memory, solver)?;
        let metric = limits.metric.unwrap_or(puzzle.def().metric);
        out::catch_interrupt();
        let tables = solver_tables::open(options.tables.as_deref(), terminal)?;
        Ok(Self { terminal, puzzle, solver, limits, tables, metric, undo: options.undo })
    }

    /// Finds the shortest replacement of a stretch; `before` leads to it from solved. An interrupted search returns its
    /// best result.
    fn shortest(&self, stretch: &MoveRange, before: Sequence) -> Result<ShorteningResult, CliError> {
        let (solved, metric) = (Facelets::solved(self.puzzle), self.metric);
        let position = stretch.clone().with_position(solved.after_all(&before)).position();
        let reached = Some(before).filter(|_| self.undo);
        let limits = Limits { known: Known { reached, ..stretch.known(metric) }, ..self.limits.clone() };
        let notes = TableNotes::new(&self.tables, self.terminal, self.puzzle, self.solver.tables().initial_tables());
        let work = |control: &Control| self.solver.solve(&position, &limits, control, &self.tables, &|_| ());
        let outcome = out::run_stoppable(self.terminal, work, |_| notes.poll())?;
        solver_tables::note_unsaved(&self.tables, self.terminal);
        let palette = ColourOption::default().palette();
        let outcome = outcome.map_err(|error| CliError::from_solve_error(self.puzzle, palette, error))?;
        let mut found = ShorteningResult::new(self.puzzle, stretch, outcome);
        let undoing = limits.known.inverse_of_reached(self.puzzle);
        found.is_undoing =
            found.is_shorter() && found.outcome.best.as_ref().map(|best| &best.moves) == undoing.as_ref();
        Ok(found)
    }
}

/// Checks that moves can be written to this file.
fn check_output(path: &Path, existing: IfExists, puzzle: PuzzleId) -> Result<(), CliError> {
    let is_text = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("txt"));
    let is_log = log_files::is_log(path);
    if SheetFormat::from_path(path).is_some() || puzzle.def().log.is_none() && !is_text && !is_log {
        return Err(CliError::input(say::SHORTEN_NO_SHEET, say::SHORTEN_NO_SHEET_DO));
    }
    solution_file::check(path, existing, puzzle)
}

/// Writes the moves as text or a log. An opened log keeps everything but the stretch.
fn save(path: &Path, given: &LoadedPosition, found: &ShorteningResult, existing: IfExists) -> Result<(), CliError> {
    let puzzle = given.state.puzzle();
    let [before, after] = &found.whole;
    if path.extension().is_some_and(|end| end.eq_ignore_ascii_case("txt")) {
        let text = format!("# {}\n{}\n", puzzle.def().name, notation::print(puzzle, after));
        return Ok(Destination::resolve(path, existing)?.write(text.as_bytes())?);
    }
    let (log, state) = match (&given.log, &found.replacement) {
        (Some(log), None) => (Ok(log.clone()), log.state()),
        (Some(log), Some(moves)) => (log.with_replaced(found.range.clone(), moves), log.state()),
        (None, _) => (SolveLog::from_scramble(puzzle, after), Facelets::solved(puzzle).after_all(before)),
    };
    let log = log.expect("moves of the puzzle");
    let format = solution_file::format_of(&log, log_files::format_by_extension(path, LogFormat::Mc4d));
    Ok(log_files::save_turns(path, &log, format, &state, existing)?)
}
