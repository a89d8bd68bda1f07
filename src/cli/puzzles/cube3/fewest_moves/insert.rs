//! `unfold insert`: inserts three-cycles into a skeleton.

use std::path::{Path, PathBuf};

use super::find::JsonInsertion;
use super::notation::{CUBE, parse_scramble, print_moves, read_lines, solves, text_of};
use super::{hypercubes, rows};
use crate::cli::args::{BATCHES, INPUT, OUTPUT, SEARCH};
use crate::cli::out::{self, Terminal};
use crate::cli::{error::CliError, json, language::language};
use clap::Args;
use serde::Serialize;
use unfold_engine::control::Control;
use unfold_engine::notation::niss;
use unfold_engine::puzzle::niss::NissMoves;
use unfold_engine::puzzle::{Notation, PuzzleId};
use unfold_engine::puzzles::cube3::Cube3;
use unfold_engine::puzzles::cube3::fewest_moves::{self, Analysis, InsertionError, InsertionSolution, insertions};
use unfold_text::{Arg, UserError, errors, fewest_moves as say};

/// Options of `insert`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold insert --scramble \"D R U R' D' R U' R' F2 U2\" --skeleton \"U2 (F2)\" --count 5 --jsonl\n  \
    unfold insert --puzzle 2x2x2x2 --scramble \"[RFO FUO OFR, BRO] DR2 UF2\" --skeleton \"UF2 DR2\"\n  \
    unfold insert --batch skeletons.txt\n\n\
    The skeleton may leave three or five corners, two pairs of corners, three or five edges, or a three-cycle of each. Cycles of up to \
    ten moves are tried at every place; where one insertion is not enough, two in a row, every pair of them. Moves in round \
    brackets are made on the inverse of the scramble. A skeleton of a hypercube leaves a three-cycle of pieces of one kind; tried are the \
    shortest known, also between a turn or two and what undoes them. Its lengths are in STM.\n\n\
    Exit codes:\n  \
    0    insertions were found\n  \
    2    the input is wrong, or the skeleton leaves what one or two insertions cannot solve\n  \
    4    a file could not be read\n  \
    130  interrupted; what was found before is printed")]
pub struct Insert {
    /// Puzzle: 3x3x3, 2x2x2x2 or 3x3x3x3
    #[arg(long, help_heading = INPUT, value_parser = puzzle, default_value = "3x3x3")]
    pub puzzle: PuzzleId,
    /// Scramble of the puzzle, as moves, facelets or a link
    #[arg(long, help_heading = INPUT, value_name = "S", allow_hyphen_values = true)]
    pub scramble: Option<String>,
    /// Skeleton: lines of moves, a file with them, or - for standard input
    #[arg(long, help_heading = INPUT, value_name = "MOVES", allow_hyphen_values = true)]
    pub skeleton: Option<String>,
    /// Maximum number of solutions to list, shortest first
    #[arg(long, help_heading = SEARCH, value_name = "N", default_value = "100", value_parser = clap::value_parser!(u16).range(1..))]
    pub count: u16,
    /// Print one JSON object on each line, for scripts
    #[arg(long, help_heading = OUTPUT)]
    pub jsonl: bool,
    /// Print the best insertion for each line of a file, or of - for standard input: a scramble, a vertical bar, a skeleton
    ///
    /// Prints one row for each, in the same order, as CSV or with --jsonl as JSON.
    #[arg(long, help_heading = BATCHES, value_name = "FILE", conflicts_with_all = ["scramble", "skeleton", "count"])]
    pub batch: Option<PathBuf>,
}

#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Line<'a> {
    Insertion { length: usize, moves: &'a str, inserted: &'a [JsonInsertion] },
}

/// A solution by insertions, with its moves as text.
pub struct PrintedSolution {
    /// Length in HTM for the 3×3×3, in STM for hypercubes.
    pub length: usize,
    pub moves: String,
    pub inserted: Vec<JsonInsertion>,
}

/// Parses a puzzle that supports insertions.
fn puzzle(name: &str) -> Result<PuzzleId, String> {
    let has_insertions = |puzzle: &PuzzleId| *puzzle == CUBE || puzzle.def().notation == Notation::Hypercube;
    let names: Vec<&str> = PuzzleId::ALL.into_iter().filter(has_insertions).map(|puzzle| puzzle.def().name).collect();
    let named = PuzzleId::from_name(name).filter(has_insertions);
    named.ok_or_else(|| say::FMC_STEP_WRONG.fill(language(), [&names.join(", ")]))
}

pub fn run(options: &Insert, terminal: &Terminal) -> Result<(), CliError> {
    if let Some(file) = &options.batch {
        return batch(options, file, terminal);
    }
    let no_scramble = || CliError::input(say::FMC_NO_SCRAMBLE, say::FMC_NO_SCRAMBLE_DO);
    let scramble = options.scramble.as_deref().ok_or_else(no_scramble)?;
    let no_skeleton = || CliError::input(say::FMC_NO_SKELETON, say::FMC_NO_SKELETON_DO);
    let skeleton = text_of(options.skeleton.as_deref().ok_or_else(no_skeleton)?)?;
    out::catch_interrupt();
    let task = Task { puzzle: options.puzzle, scramble, skeleton: &skeleton, line: 1 };
    let found =
        out::run_stoppable(terminal, |control| task.shortest_solutions(usize::from(options.count), control), |_| ())?;
    for insertion in &found.map_err(CliError::Input)? {
        print_solution(options, insertion, terminal);
    }
    if out::interrupted() { Err(CliError::Interrupted) } else { Ok(()) }
}

/// A scramble and a skeleton as text; `line` is the number of the first line of both, from 1, for errors.
struct Task<'a> {
    puzzle: PuzzleId,
    scramble: &'a str,
    skeleton: &'a str,
    line: usize,
}

impl Task<'_> {
    /// Finds the `count` shortest solutions by insertions, or those found before the search was stopped.
    fn shortest_solutions(&self, count: usize, control: &Control) -> Result<Vec<PrintedSolution>, UserError> {
        if self.puzzle != CUBE {
            return hypercubes::shortest_insertions(
                self.puzzle,
                (self.scramble, self.skeleton),
                self.line,
                count,
                control,
            );
        }
        let skeleton = niss::join_lines(&read_lines(self.skeleton, self.line)?);
        let found = shortest_insertions(&parse_scramble(self.scramble, self.line)?, &skeleton, count, control)?;
        let told = |one: InsertionSolution| PrintedSolution {
            length: one.length(),
            moves: print_moves(&one.solution),
            inserted: one.insertions.iter().map(JsonInsertion::from).collect(),
        };
        Ok(found.into_iter().map(told).collect())
    }
}

/// Finds the `count` shortest solutions by insertions into a skeleton of the 3×3×3, or those found before `control`
/// stopped the search.
fn shortest_insertions(
    cube: &Cube3,
    skeleton: &NissMoves,
    count: usize,
    control: &Control,
) -> Result<Vec<InsertionSolution>, UserError> {
    let found = insertions(cube, &fewest_moves::solution(skeleton), count, control, &mut |_| ()).map_err(|error| {
        let left = Analysis::new(&fewest_moves::position(cube, skeleton)).pieces_left.to_string();
        insertion_error(error, left)
    })?;
    // Check the solutions before they are printed.
    assert!(found.iter().all(|found| solves(cube, &found.solution)));
    Ok(found)
}

/// The error for a skeleton that needs no insertion, or that insertions cannot solve; `left` describes the unsolved
/// pieces.
fn insertion_error(error: InsertionError, left: String) -> UserError {
    match error {
        InsertionError::Solved => UserError::new(say::FMC_SKELETON_SOLVES, say::FMC_SKELETON_SOLVES_DO),
        InsertionError::Odd { corners, edges } => {
            UserError::new(say::FMC_SKELETON_ODD.with([&corners as &dyn Arg, &edges, &left]), say::FMC_SKELETON_ODD_DO)
        }
        InsertionError::TooMany { corners, edges } => {
            UserError::new(say::FMC_SKELETON_TOO_MANY.with([&corners, &edges]), say::FMC_SKELETON_TOO_MANY_DO)
        }
    }
}

fn print_solution(
    options: &Insert,
    PrintedSolution { length, moves, inserted }: &PrintedSolution,
    terminal: &Terminal,
) {
    if options.jsonl {
        terminal.print_line(&json::text(&Line::Insertion { length: *length, moves, inserted }));
        return;
    }
    let insertions: Vec<String> = inserted.iter().map(JsonInsertion::text).collect();
    terminal.print_line(&format!("{moves} ({length}) // {}", insertions.join("; ")));
}

/// Prints the shortest solution by insertions for each line.
fn batch(options: &Insert, file: &Path, terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    rows::solve_each(options.puzzle, file, options.jsonl, terminal, |line| {
        let solved = |control: &Control| {
            let no_bar =
                || UserError::new(say::FMC_NO_BAR, say::FMC_NO_BAR_DO).with_place(errors::AT_LINE.with([&line.number]));
            let (before, after) = line.text.split_once('|').ok_or_else(no_bar)?;
            let task = Task { puzzle: options.puzzle, scramble: before, skeleton: after, line: line.number };
            let first =
                task.shortest_solutions(1, control)?.into_iter().next().map(|found| (found.length, found.moves));
            // Empty only if the search was stopped.
            first.ok_or_else(|| UserError::new(say::FMC_NOTHING_FOUND, say::FMC_NOTHING_FOUND_DO))
        };
        out::run_stoppable(terminal, solved, |_| ())
    })
}
