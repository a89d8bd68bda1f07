//! `unfold sheet`: a solution as pages to print.

use std::path::PathBuf;
use std::time::Duration;

use super::args::{ColourOption, INPUT, Input, OUTPUT, SEARCH, TABLES, puzzle, seconds, time_limit};
use super::out::{self, Terminal};
use super::search::{self, default_solver};
use super::solution_file::{self, Solution};
use super::{error::CliError, input, language::language, notes, solver_tables};
use clap::Args;
use unfold_app::export::destination::{Destination, IfExists};
use unfold_app::export::file_error::FileError;
use unfold_app::played::{MAX_PLAYED, SequenceKind};
use unfold_app::sentences::sheet;
use unfold_engine::logs::SolveLog;
use unfold_engine::notation::{ParsedMoves, link::InterpretedLink};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence};
use unfold_engine::search::{Limits, Memory};
use unfold_scene::appearance::colours::Palette;
use unfold_scene::sheet::{self as pages, SheetFormat};
use unfold_text::{command_line, sheet as say};

/// Options of `sheet`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold sheet --random 7 -o solution.pdf\n  \
    unfold sheet \"R U F\" --solution \"F' U' R'\" -o solution.svg\n  \
    unfold sheet \"https://alpha.twizzle.net/edit/?setup-alg=R+U&alg=U%27+R%27\" -o solution.pdf\n\n\
    Exit codes:\n  \
    0    the sheet is written\n  \
    2    the input is wrong, or the moves do not solve it\n  \
    3    no solution was found within the limits\n  \
    4    a table or file could not be read or written\n  \
    130  interrupted")]
pub struct Sheet {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub colours: ColourOption,
    /// Puzzle: 2x2x2, 3x3x3, 2x2x2x2 or 3x3x3x3 [default: 3x3x3, or that of the log or the link]
    #[arg(long, help_heading = INPUT, value_parser = puzzle)]
    pub puzzle: Option<PuzzleId>,
    /// Moves that solve the position [default: from the link or the log, else found by a search]
    #[arg(long, help_heading = INPUT, value_name = "MOVES", allow_hyphen_values = true)]
    pub solution: Option<String>,
    /// Time limit of the search in seconds; 0 searches until the best solution is proven optimal [default: 10]
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = seconds, allow_negative_numbers = true)]
    pub timeout: Option<Duration>,
    /// File to write; its name ends in .pdf or .svg
    #[arg(short, long, help_heading = OUTPUT, value_name = "FILE")]
    pub output: PathBuf,
    /// Leave out the names of a hypercube's cells
    #[arg(long, help_heading = OUTPUT)]
    pub no_cell_names: bool,
    /// Replace an existing file
    #[arg(long, help_heading = OUTPUT)]
    pub force: bool,
    /// Folder for tables
    #[arg(long, help_heading = TABLES, value_name = "DIR")]
    pub tables: Option<PathBuf>,
}

pub fn run(options: &Sheet, terminal: &Terminal) -> Result<(), CliError> {
    let path = &options.output;
    let format = SheetFormat::from_path(path).ok_or_else(|| FileError::NoSheetFormat(path.clone()))?;
    let existing = if options.force { IfExists::Replace } else { IfExists::Keep };
    // Check the path before the search, which may take long.
    let place = Destination::resolve(path, existing).and_then(|place| place.check().map(|()| place));
    let place = place?;
    let loaded = input::read(&options.input, options.colours, options.puzzle, terminal)?;
    let is_solved_log =
        loaded.log.as_ref().and_then(SolveLog::complete_solution).is_some_and(|moves| !moves.0.is_empty());
    // For a solved log, print its own solution.
    let loaded = if is_solved_log && options.solution.is_none() { loaded.at_scramble()? } else { loaded };
    let start = &loaded.state;
    let metric = start.puzzle().def().metric;
    let of_person = |moves, kind| Solution { moves, phases: Vec::new(), metric, lower: 0, method: None, kind };
    let solution = match (given_solution(options, start, loaded.linked.clone(), terminal)?, loaded.log_solution.clone())
    {
        (Some(moves), _) => of_person(moves, SequenceKind::Solution),
        (None, Some(moves)) => {
            // Two clicks of a log may be one half turn.
            let moves = moves.joined(start.puzzle().def());
            check_length(&moves)?;
            of_person(moves, SequenceKind::Log)
        }
        (None, None) => find(options, start, loaded.palette, terminal)?,
    };
    let notes = solution_file::move_notes(start, &solution);
    let solved = solution_file::solved_position(&loaded, &notes, solution.lower);
    let solved = sheet::PresentedSolution { cell_names: !options.no_cell_names, ..solved };
    let bytes = pages::encode(&sheet::sheet(language(), solved), format);
    place.write(&bytes)?;
    terminal.note(&command_line::SAVED.fill(language(), [&path.display()]));
    Ok(())
}

/// The moves of the option or the link, checked to solve the position; `None` if there is no option and no link with
/// moves.
fn given_solution(
    options: &Sheet,
    start: &Facelets,
    linked: Option<InterpretedLink>,
    terminal: &Terminal,
) -> Result<Option<Sequence>, CliError> {
    let moves = match (&options.solution, linked) {
        (Some(text), _) => {
            let ParsedMoves { moves, notes, .. } =
                input::parse_moves(start.puzzle(), text, 1).map_err(CliError::Input)?;
            notes::note_moves(&notes, terminal);
            moves
        }
        (None, Some(linked)) => {
            if linked.scramble_move_count.is_some() {
                check_length(&linked.link.setup)?;
            }
            linked.link.moves
        }
        (None, None) => return Ok(None),
    };
    if options.solution.is_none() && moves.0.is_empty() {
        return Ok(None);
    }
    check_length(&moves)?;
    if !start.after_all(&moves).is_solved() {
        return Err(CliError::input(say::SHEET_NOT_SOLVED, say::SHEET_NOT_SOLVED_DO));
    }
    Ok(Some(moves))
}

/// Checks that a sheet has at most [`MAX_PLAYED`] moves.
fn check_length(moves: &Sequence) -> Result<(), CliError> {
    match moves.0.len() {
        many if many > MAX_PLAYED => {
            Err(CliError::input(say::SHEET_LONG.with([&many, &MAX_PLAYED]), say::SHEET_LONG_DO))
        }
        _ => Ok(()),
    }
}

/// Searches with the puzzle's default method and small tables.
fn find(options: &Sheet, start: &Facelets, palette: Palette, terminal: &Terminal) -> Result<Solution, CliError> {
    let solver = default_solver(start.puzzle())?;
    out::catch_interrupt();
    let tables = solver_tables::open(options.tables.as_deref(), terminal)?;
    let usual = Limits::default();
    let timeout = time_limit(options.timeout, usual.timeout);
    let limits = Limits { timeout, memory: Memory::Small, ..usual };
    let outcome = search::solve_quietly(solver, start, &limits, &tables, palette, terminal)?;
    let best = outcome.best.ok_or_else(|| {
        terminal.note(say::SHEET_UNSOLVED.get(language()));
        CliError::Unsolved
    })?;
    Ok(Solution {
        moves: best.moves,
        phases: best.phases,
        metric: start.puzzle().def().metric,
        lower: outcome.lower,
        method: Some(solver.name()),
        kind: SequenceKind::Solution,
    })
}
