//! `unfold insert`: three-cycles put into a skeleton.

use std::path::{Path, PathBuf};

use super::find::Inserted;
use super::notation::{lines_of, printed, read_lines, scramble, scramble_of, solves};
use super::rows;
use crate::cli::args::{BATCHES, INPUT, OUTPUT, SEARCH};
use crate::cli::out::{self, Terminal};
use crate::cli::{error::CliError, json, language::language};
use clap::Args;
use serde::Serialize;
use unfold_engine::control::Control;
use unfold_engine::notation::niss;
use unfold_engine::puzzle::niss::NissMoves;
use unfold_engine::puzzles::cube3::Cube3;
use unfold_engine::puzzles::cube3::fewest_moves::{self, Insertion, InsertionError, Reached, insertions};
use unfold_text::{Arg, UserError, errors, fewest_moves as say};

/// Options of `insert`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold insert --scramble \"D R U R' D' R U' R' F2 U2\" --skeleton \"U2 F2\"\n  \
    unfold insert --scramble \"D R U R' D' R U' R' F2 U2\" --skeleton \"U2 (F2)\" --count 5 --jsonl\n  \
    unfold insert --batch skeletons.txt\n\n\
    The skeleton may leave three or five corners, two pairs of corners, three or five edges, or a three-cycle of each. Cycles of up to \
    ten moves are tried at every place; where one insertion is not enough, two in a row, every pair of them. Moves in round \
    brackets are made on the inverse of the scramble.\n\n\
    Exit codes:\n  \
    0    insertions were found\n  \
    2    the input is wrong, or the skeleton leaves what one or two insertions cannot solve\n  \
    4    a file could not be read\n  \
    130  interrupted; what was found before is printed")]
pub struct Insert {
    /// Scramble of a 3x3x3, as moves, facelets or a link
    #[arg(long, help_heading = INPUT, value_name = "S", allow_hyphen_values = true)]
    pub scramble: Option<String>,
    /// Skeleton: lines of moves, a file with them, or - for standard input
    #[arg(long, help_heading = INPUT, value_name = "MOVES", allow_hyphen_values = true)]
    pub skeleton: Option<String>,
    /// Most solutions that are listed, the shortest first
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
    Insertion { length: usize, moves: &'a str, inserted: Vec<Inserted> },
}

/// Runs the verb.
pub fn run(options: &Insert, terminal: &Terminal) -> Result<(), CliError> {
    if let Some(file) = &options.batch {
        return batch(options, file, terminal);
    }
    let cube = scramble_of(options.scramble.as_deref())?;
    let skeleton = options.skeleton.as_deref();
    let skeleton = skeleton.ok_or_else(|| CliError::input(say::FMC_NO_SKELETON, say::FMC_NO_SKELETON_DO))?;
    let moves = niss::joined(&lines_of(skeleton)?);
    out::catch_interrupt();
    let count = usize::from(options.count);
    let found = out::until_stopped(terminal, |control| best(&cube, &moves, count, control), |_| ())?;
    for insertion in &found.map_err(CliError::Input)? {
        tell(options, insertion, terminal);
    }
    if out::interrupted() { Err(CliError::Interrupted) } else { Ok(()) }
}

/// The shortest solutions by insertions into a skeleton, those so far if the search is stopped.
fn best(cube: &Cube3, skeleton: &NissMoves, count: usize, control: &Control) -> Result<Vec<Insertion>, UserError> {
    let found = insertions(cube, &fewest_moves::solution(skeleton), count, control, &mut |_| ()).map_err(|error| {
        let left = Reached::of(&fewest_moves::position(cube, skeleton)).left.to_string();
        refused(error, left)
    })?;
    // A solution is applied before it is told.
    assert!(found.iter().all(|found| solves(cube, &found.solution)));
    Ok(found)
}

/// The reason that a skeleton has no insertions, with the pieces that it leaves.
fn refused(error: InsertionError, left: String) -> UserError {
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

fn tell(options: &Insert, insertion: &Insertion, terminal: &Terminal) {
    let (length, moves) = (insertion.length(), printed(&insertion.solution));
    let inserted: Vec<Inserted> = insertion.inserted.iter().map(Inserted::from).collect();
    if options.jsonl {
        terminal.say(&json::text(&Line::Insertion { length, moves: &moves, inserted }));
        return;
    }
    let told = |one: &Inserted| say::FMC_INSERTED.fill(language(), [&one.at, &one.moves, &one.cancelled]);
    let told: Vec<String> = inserted.iter().map(told).collect();
    terminal.say(&format!("{moves} ({length}) // {}", told.join("; ")));
}

/// Prints the best insertion of each line.
fn batch(options: &Insert, file: &Path, terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    rows::each(file, options.jsonl, terminal, |line| {
        let solved = |control: &Control| {
            let no_bar =
                || UserError::new(say::FMC_NO_BAR, say::FMC_NO_BAR_DO).at(errors::AT_LINE.with([&line.number]));
            let (before, after) = line.text.split_once('|').ok_or_else(no_bar)?;
            let cube = scramble(before, line.number)?;
            let skeleton = niss::joined(&read_lines(after, line.number)?);
            let found = best(&cube, &skeleton, 1, control)?;
            let first = found.first().map(|found| (found.length(), printed(&found.solution)));
            // There is none only if the search was stopped.
            first.ok_or_else(|| UserError::new(say::FMC_NOTHING_FOUND, say::FMC_NOTHING_FOUND_DO))
        };
        out::until_stopped(terminal, solved, |_| ())
    })
}
