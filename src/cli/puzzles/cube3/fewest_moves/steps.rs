//! `unfold steps` for fewest moves: evaluates the lines of a solution, and finds next steps or whole solutions.

use std::path::PathBuf;
use std::time::Duration;

use super::find;
use super::notation::{
    CUBE, DEFAULT_TIME_LIMIT, parse_lines_argument, parse_scramble_option, print_moves, print_niss, solves,
};
use crate::cli::args::{BATCHES, INPUT, OUTPUT, SEARCH, puzzle, seconds, threads, time_limit};
use crate::cli::out::{self, Terminal};
use crate::cli::{error::CliError, json, language::language};
use clap::{Args, ValueEnum};
use serde::Serialize;
use unfold_engine::notation::niss::{self, NissLine};
use unfold_engine::puzzle::niss::NissMoves;
use unfold_engine::puzzle::{PuzzleId, Sequence};
use unfold_engine::puzzles::cube3::Cube3;
use unfold_engine::puzzles::cube3::fewest_moves::{
    self, Analysis, FoundStep, ShortenedMoves, StepError, StepKind, StepLimits, next_steps, shorten,
};
use unfold_text::{UserError, fewest_moves as say};

/// Values of `--method`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Method {
    /// Fewest moves: edge orientation, domino reduction, half turns, blocks
    Fmc,
    /// Beginner's layers: one piece after the other, few algorithms
    Beginner,
    /// CFOP: cross, four pairs, orientation and permutation of the last layer
    Cfop,
    /// Roux: two blocks, corners of the last layer, last six edges
    Roux,
    /// ZZ: oriented edges with a line, two blocks, last layer
    Zz,
    /// Layers of the 2x2x2: first layer, orientation and permutation of the last one
    Layers,
}

/// Values of `--sides`: the scramble, its inverse, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Sides {
    /// The scramble alone
    Normal,
    /// The inverse scramble alone
    Inverse,
    /// One of the two in each step
    Either,
    /// Also both within one step
    Mixed,
}

impl From<Sides> for fewest_moves::Sides {
    fn from(sides: Sides) -> Self {
        match sides {
            Sides::Normal => Self::Normal,
            Sides::Inverse => Self::Inverse,
            Sides::Either => Self::Either,
            Sides::Mixed => Self::Mixed,
        }
    }
}

/// Parses the name of a step. The error lists all names.
fn step(name: &str) -> Result<StepKind, String> {
    let names: Vec<String> = StepKind::ALL.iter().map(ToString::to_string).collect();
    StepKind::parse(name).ok_or_else(|| say::FMC_STEP_WRONG.fill(language(), [&names.join(", ")]))
}

/// Options of `steps`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold steps --method fmc --scramble \"R' U' F D2 L2 F R2 U2 R2 B D2 L B2 D' B2 L' R' F D R' U' F\" --find\n  \
    unfold steps \"L2 (U F) // EO\" --scramble \"D2 L' F2 U R2\" --next dr --count 20\n  \
    unfold steps --method cfop --scramble \"D2 L' F2 U R2\"\n\n\
    Moves in round brackets are made on the inverse of the scramble, and what stands behind // is a comment. Each line is printed with \
    what it reaches, its length and the length of the solution so far. The other methods solve the scramble as a person would: each step \
    stands on a line with its name, its pieces, its length, the length so far, and its reason.\n\n\
    Exit codes:\n  \
    0    the lines were read, or ways were found\n  \
    2    the input is wrong\n  \
    3    there is no way within the limits\n  \
    4    a file could not be read\n  \
    130  interrupted; what was found before is printed")]
pub struct Steps {
    /// Lines of a solution so far, a file with them, or - for standard input; with methods other than fmc, the scramble
    #[arg(value_name = "SOLUTION", allow_hyphen_values = true)]
    pub solution: Option<String>,
    /// Step-by-step method
    #[arg(long, help_heading = INPUT, value_enum, default_value = "fmc")]
    pub method: Method,
    /// Puzzle of the scramble: 2x2x2 or 3x3x3 [default: that of the method]
    #[arg(long, help_heading = INPUT, value_parser = puzzle)]
    pub puzzle: Option<PuzzleId>,
    /// Scramble, as moves, facelets or a link
    #[arg(long, help_heading = INPUT, value_name = "S", allow_hyphen_values = true)]
    pub scramble: Option<String>,
    /// List ways to this step: eo, dr, htr, slice, finish, 2x2x2, 2x2x3, f2l-1, or 3c, 4c, 5c for all but that many corners
    #[arg(long, help_heading = SEARCH, value_name = "STEP", value_parser = step, conflicts_with_all = ["find", "shorten"])]
    pub next: Option<StepKind>,
    /// Find the shortest solution in the time limit, by EO, DR, HTR and finish on both sides and by insertions
    #[arg(long, help_heading = SEARCH, conflicts_with = "shorten")]
    pub find: bool,
    /// Shorten a finished solution until no stretch of up to 13 moves, or with --timeout of as many as the time allows, has a shorter equivalent
    #[arg(long, help_heading = SEARCH)]
    pub shorten: bool,
    /// Maximum length of the ways to list
    #[arg(long, help_heading = SEARCH, value_name = "LENGTH", default_value = "12", requires = "next")]
    pub longest: usize,
    /// Maximum number of ways to list, shortest first
    #[arg(long, help_heading = SEARCH, value_name = "N", default_value = "20", requires = "next")]
    pub count: usize,
    /// Sides of the scramble on which the moves of a way are made
    #[arg(long, help_heading = SEARCH, value_enum, default_value = "either", requires = "next")]
    pub sides: Sides,
    /// Also list ways that differ only in the direction of a last turn, such as F' for F at the end of EO
    #[arg(long, help_heading = SEARCH, requires = "next")]
    pub variants: bool,
    /// Find solutions without insertions
    #[arg(long, help_heading = SEARCH, requires = "find")]
    pub no_insertions: bool,
    /// Stop at a solution of this length
    #[arg(long, help_heading = SEARCH, value_name = "LENGTH", default_value = "0", requires = "find")]
    pub target: usize,
    /// Stop after this many seconds; 0 means no limit [default: 10; one round over all stretches for --shorten]
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = seconds, allow_negative_numbers = true)]
    pub timeout: Option<Duration>,
    /// Number of threads for --find and --shorten [default: all cores]
    #[arg(long, help_heading = SEARCH, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// Print one JSON object on each line, for scripts
    #[arg(long, help_heading = OUTPUT)]
    pub jsonl: bool,
    /// Solve many scrambles: a file with one on each line, or - for standard input; fmc solves them as --find does
    ///
    /// Prints one row for each, in the same order, as CSV or with --jsonl as JSON. All limits are for each of them.
    #[arg(long, help_heading = BATCHES, value_name = "FILE", conflicts_with_all = ["solution", "scramble", "next", "shorten"])]
    pub batch: Option<PathBuf>,
}

impl Steps {
    /// Time limit of a search; `None` for no limit.
    pub fn time_limit(&self) -> Option<Duration> {
        time_limit(self.timeout, Some(DEFAULT_TIME_LIMIT))
    }
}

/// A line of `--jsonl`.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Line<'a> {
    Step {
        line: usize,
        moves: &'a str,
        inverse: &'a str,
        length: usize,
        total: usize,
        reached: &'a str,
        comment: &'a str,
    },
    Way {
        goal: &'a str,
        moves: &'a str,
        inverse: &'a str,
        length: usize,
        total: usize,
        reached: &'a str,
    },
    Done {
        solved: bool,
        length: usize,
        moves: &'a str,
        left: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        proven: Option<usize>,
    },
}

pub fn run(options: &Steps, terminal: &Terminal) -> Result<(), CliError> {
    if let Some(file) = &options.batch {
        return find::batch(options, file, terminal);
    }
    let scramble = parse_scramble_option(options.scramble.as_deref())?;
    let lines = options.solution.as_deref().map_or(Ok(Vec::new()), parse_lines_argument)?;
    print_lines(options, &scramble, &lines, terminal);
    let moves = niss::join_lines(&lines);
    match options.next {
        Some(step) => print_next_steps(options, &scramble, &moves, step, terminal),
        None if options.find => find::find_one(options, &scramble, &moves, terminal),
        None => print_solution(options, &scramble, &moves, terminal),
    }
}

/// Prints each line with the goal it reaches, its length and the total so far.
fn print_lines(options: &Steps, scramble: &Cube3, lines: &[NissLine], terminal: &Terminal) {
    let mut moves = NissMoves::default();
    for line in lines {
        moves = moves.then(&line.moves);
        let reached = Analysis::new(&fewest_moves::position(scramble, &moves)).to_string();
        let [length, total] = [&line.moves, &moves].map(|moves| fewest_moves::solution(moves).0.len());
        terminal.print_line(&if options.jsonl {
            json::text(&Line::Step {
                line: line.number,
                moves: &print_moves(&line.moves.normal),
                inverse: &print_moves(&line.moves.inverse),
                length,
                total,
                reached: &reached,
                comment: &line.comment,
            })
        } else {
            format!("{} // {reached} ({length}/{total})", print_niss(&line.moves))
        });
    }
}

/// Prints the solution, shortened with `--shorten`, or the pieces that are left if it is unfinished.
fn print_solution(options: &Steps, scramble: &Cube3, moves: &NissMoves, terminal: &Terminal) -> Result<(), CliError> {
    let written = fewest_moves::solution(moves);
    let solved = solves(scramble, &written);
    if options.shorten && !solved {
        return Err(CliError::input(say::FMC_NOT_FINISHED, say::FMC_NOT_FINISHED_DO));
    }
    let (solution, proven) = if options.shorten {
        let found = run_shorten(options, &written, terminal)?;
        // Check the solution before it is printed.
        assert!(solves(scramble, &found.moves));
        (found.moves, Some(found.proven_length))
    } else {
        (written, None)
    };
    let left = Analysis::new(&fewest_moves::position(scramble, moves)).pieces_left.to_string();
    let (text, length) = (print_moves(&solution), solution.0.len());
    if options.jsonl {
        terminal.print_line(&json::text(&Line::Done { solved, length, moves: &text, left: &left, proven }));
    } else if solved {
        terminal.print_line(&text);
        terminal.note(&say::FMC_SOLVED.fill(language(), [&length]));
        if let Some(proven) = proven.filter(|proven| *proven > 1) {
            terminal.note(&say::FMC_PROVEN_STRETCHES.fill(language(), [&proven]));
        }
    } else {
        terminal.note(&say::FMC_LEFT.fill(language(), [&length, &left]));
    }
    if out::interrupted() { Err(CliError::Interrupted) } else { Ok(()) }
}

/// Replaces stretches of a solution with shorter ones; Ctrl-C ends this early.
fn run_shorten(options: &Steps, solution: &Sequence, terminal: &Terminal) -> Result<ShortenedMoves, CliError> {
    out::catch_interrupt();
    let (time, threads) = (time_limit(options.timeout, None), threads(options.threads));
    out::run_stoppable(terminal, |control| shorten(solution, time, threads, control), |_| ())
}

/// Finds and prints ways to reach `step`.
fn print_next_steps(
    options: &Steps,
    scramble: &Cube3,
    moves: &NissMoves,
    step: StepKind,
    terminal: &Terminal,
) -> Result<(), CliError> {
    out::catch_interrupt();
    let position = fewest_moves::position(scramble, moves);
    let limits = StepLimits {
        max_length: options.longest,
        count: options.count,
        sides: options.sides.into(),
        variants: options.variants,
        timeout: options.time_limit(),
    };
    let found = out::run_stoppable(terminal, |control| next_steps(&position, step, &limits, control), |_| ())?;
    let found = found.map_err(|error| CliError::Input(step_error(error)))?;
    for way in &found.solutions {
        print_way(options, moves, way, terminal);
    }
    match found.solutions.is_empty() {
        _ if out::interrupted() => Err(CliError::Interrupted),
        true => Err(CliError::Unsolved),
        false => Ok(()),
    }
}

fn step_error(error: StepError) -> UserError {
    match error {
        StepError::NotReady { step, needed } => {
            let what = say::FMC_STEP_NOT_READY.with([&step.to_string(), &needed.to_string()]);
            UserError::new(what, say::FMC_STEP_NOT_READY_DO.with([&needed.to_string()]))
        }
        StepError::Reached(step) => {
            UserError::new(say::FMC_STEP_REACHED.with([&step.to_string()]), say::FMC_STEP_REACHED_DO)
        }
    }
}

fn print_way(options: &Steps, moves: &NissMoves, way: &FoundStep, terminal: &Terminal) {
    let total = fewest_moves::solution(&moves.then(&way.moves)).0.len();
    let (goal, reached) = (way.goal.to_string(), way.analysis().to_string());
    terminal.print_line(&if options.jsonl {
        json::text(&Line::Way {
            goal: &goal,
            moves: &print_moves(&way.moves.normal),
            inverse: &print_moves(&way.moves.inverse),
            length: way.length,
            total,
            reached: &reached,
        })
    } else {
        format!("{} // {reached} ({}/{total})", niss::print_moves(CUBE, &way.moves), way.length)
    });
}
