//! `unfold scramble`: random positions.

use std::path::PathBuf;

use super::args::{ColourChoice, ColourChoiceParser, INPUT, Notation, OUTPUT, TABLES, puzzle};
use super::input::{check_notation, require_logs};
use super::out::{self, Terminal};
use super::search::{default_solver, solve_quietly};
use super::{error::CliError, language::language, solver_tables};
use clap::{Args, ValueEnum};
use rand_chacha::ChaCha8Rng;
use unfold_app::seed;
use unfold_engine::mc4d::{self, Log};
use unfold_engine::puzzle::{self, Facelets, PuzzleId, Sequence, scramble};
use unfold_engine::search::{Limits, SolveError};
use unfold_engine::{notation::facelets, tables::Tables};
use unfold_scene::appearance::colours::{self, Palette};
use unfold_scene::appearance::hold::Hold;
use unfold_text::{command_line as say, sentences::describe};

/// Output form of a scramble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ScrambleForm {
    /// Moves that reach the position
    Moves,
    /// Facelets
    Facelets,
    /// Facelets of a cube as colours W R G Y O B: 54 face by face for the 3x3x3, 24 row by row as on the net for the 2x2x2
    Colours,
    /// An MC4D log of a hypercube
    Mc4d,
}

/// Options of `scramble`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold scramble --seed 7 --count 1000 > states.txt\n  \
    unfold scramble --shuffle --seed 7 --hold YG\n  \
    unfold scramble --puzzle 2x2x2x2 --seed 7 --as mc4d > scramble.log")]
pub struct Scramble {
    /// Puzzle: 2x2x2, 3x3x3, 2x2x2x2 or 3x3x3x3 [default: 3x3x3]
    #[arg(long, help_heading = INPUT, value_parser = puzzle)]
    pub puzzle: Option<PuzzleId>,
    /// Seed: the same seed gives the same positions on every machine [default: a new one each time]
    #[arg(long, help_heading = INPUT)]
    pub seed: Option<u64>,
    /// Number of positions
    #[arg(long, help_heading = INPUT, default_value_t = 1)]
    pub count: u64,
    /// Make N random turns, as people scramble, instead of a uniform position [N: 20 if omitted, 46 for the 3x3x3x3]
    ///
    /// Never the same face twice in a row, and not the same face again when only its opposite came between. On a hypercube
    /// the turns are clicks of cells, as MagicCube4D scrambles: never the same cell twice in a row, nor its opposite after
    /// it.
    #[arg(long, help_heading = INPUT, value_name = "N", num_args = 0..=1, conflicts_with = "walk", value_parser = clap::value_parser!(u32).range(..=1_000_000))]
    pub shuffle: Option<Option<u32>>,
    /// Make a random walk of N canonical moves instead of a uniform position
    #[arg(long, help_heading = INPUT, value_name = "N", value_parser = clap::value_parser!(u32).range(..=1_000_000))]
    pub walk: Option<u32>,
    /// Output form of positions [default: facelets, or moves with --walk and --shuffle]
    #[arg(long = "as", help_heading = OUTPUT, value_enum)]
    pub form: Option<ScrambleForm>,
    /// Colours of the faces, or the letters of those of U R F D L B, for --as colours
    #[arg(long, help_heading = OUTPUT, value_name = "PRESET", value_parser = ColourChoiceParser, default_value = "standard")]
    pub colours: ColourChoice,
    /// Top and front colours as you hold a cube, as letters [default: those of U and F, such as WG]
    ///
    /// Moves and facelets are those of the cube as you hold it, and a note says how that is; colours are printed as you see them.
    #[arg(long, help_heading = OUTPUT, value_name = "COLOURS")]
    pub hold: Option<String>,
    /// Notation for moves
    #[arg(long, help_heading = OUTPUT, value_enum, default_value = "letters")]
    pub notation: Notation,
    /// Folder for tables
    #[arg(long, help_heading = TABLES, value_name = "DIR")]
    pub tables: Option<PathBuf>,
}

/// Generator of a number of random moves of a puzzle.
type MoveGenerator = fn(PuzzleId, usize, &mut ChaCha8Rng) -> Sequence;

pub fn run(options: &Scramble, terminal: &Terminal) -> Result<(), CliError> {
    let walks = options.walk.map(|length| (scramble::walk as MoveGenerator, length as usize));
    let puzzle = options.puzzle.unwrap_or_default();
    let turns = |length: Option<u32>| {
        (scramble::turns as MoveGenerator, length.map_or(puzzle.def().scramble_length, |n| n as usize))
    };
    let walks = walks.or(options.shuffle.map(turns));
    let default = if walks.is_some() { ScrambleForm::Moves } else { ScrambleForm::Facelets };
    let form = options.form.unwrap_or(default);
    check_notation(puzzle, options.notation)?;
    if form == ScrambleForm::Mc4d {
        require_logs("--as mc4d", puzzle)?;
    }
    let needs_moves = matches!(form, ScrambleForm::Moves | ScrambleForm::Mc4d) && walks.is_none();
    if needs_moves && puzzle.def().solvers().is_empty() {
        let what = describe::solve(puzzle, &SolveError::NoSolver(puzzle)).what;
        return Err(CliError::input(what, say::NO_MOVES_OF_RANDOM_DO));
    }
    if form == ScrambleForm::Colours && puzzle.def().notation != puzzle::Notation::Cube {
        let what = unfold_text::facelets::COLOURS_OF_CUBES.with([&puzzle.def().name]);
        let advice = unfold_text::facelets::COLOURS_OF_CUBES_DO.with([&PuzzleId::default().def().name]);
        return Err(CliError::input(what, advice));
    }
    let hold = options.hold.as_ref().map(|typed| parse_hold(typed, options.colours, puzzle)).transpose()?;
    let letters = hold.unwrap_or_default().letters(options.colours.letters());
    if form == ScrambleForm::Mc4d && options.count != 1 {
        return Err(CliError::input(say::ONE_LOG, say::ONE_LOG_DO));
    }
    if let Some(hold) = hold.filter(|_| form != ScrambleForm::Colours) {
        let names = colours::names(puzzle, options.colours.palette());
        let [up, front] = [hold.up(), hold.front()].map(|face| names[usize::from(face)]);
        let line = unfold_text::colours::HOLD_LINE.fill(language(), [&up, &front]);
        terminal.note(&unfold_text::window::SENTENCE.fill(language(), [&line]));
    }
    out::catch_interrupt();
    let seed = options.seed.unwrap_or_else(|| {
        let seed = seed::random_seed();
        terminal.note(&say::SEED.fill(language(), [&seed]));
        seed
    });
    let mut random = scramble::generator(seed);
    let tables = solver_tables::open(options.tables.as_deref(), terminal)?;
    for _ in 0..options.count {
        if out::interrupted() {
            return Err(CliError::Interrupted);
        }
        if terminal.is_closed() {
            break;
        }
        let (state, moves) = match walks {
            Some((walk, length)) => {
                let walk = walk(puzzle, length, &mut random);
                (Facelets::solved(puzzle).after_all(&walk), Some(walk))
            }
            None => (scramble::uniform(puzzle, &mut random), None),
        };
        if form == ScrambleForm::Facelets {
            terminal.print_line(&facelets::print(&state));
            continue;
        }
        if form == ScrambleForm::Colours {
            terminal.print_line(&facelets::print_colours(&state, &letters).unwrap_or_default());
            continue;
        }
        let moves = match moves {
            Some(moves) => moves,
            None => {
                let solution = reproducible_solution(&state, &tables, terminal)?.ok_or(CliError::Unsolved)?;
                solution.inverse(puzzle.def())
            }
        };
        if form == ScrambleForm::Mc4d {
            let log = Log::from_scramble(puzzle, &moves).expect("a scramble has moves of its puzzle");
            terminal.print_text(&mc4d::write(&log));
        } else {
            terminal.print_line(&options.notation.printer()(puzzle, &moves));
        }
    }
    Ok(())
}

/// Parses an orientation: the letters of the top and the front colour.
fn parse_hold(typed: &str, colours: ColourChoice, puzzle: PuzzleId) -> Result<Hold, CliError> {
    if puzzle.def().dimensions != 3 {
        let what = say::HOLD_OF_CUBES.with([&puzzle.def().name]);
        return Err(CliError::input(what, say::HOLD_OF_CUBES_DO.with([&PuzzleId::default().def().name])));
    }
    let letters = colours.letters();
    let face = |letter: char| letters.letters().iter().position(|one| one.eq_ignore_ascii_case(&letter));
    let faces: Option<Vec<usize>> = typed.chars().map(face).collect();
    let hold = match faces.as_deref() {
        Some([up, front]) => Hold::new(*up as u8, *front as u8),
        _ => None,
    };
    let advice = || say::NO_HOLD_DO.with([&letters.letters().iter().collect::<String>()]);
    hold.ok_or_else(|| CliError::input(say::NO_HOLD.with([&typed]), advice()))
}

/// Finds a solution quickly, on one thread, so that a state always gives the same moves; `None` if there is none.
fn reproducible_solution(state: &Facelets, tables: &Tables, terminal: &Terminal) -> Result<Option<Sequence>, CliError> {
    let solver = default_solver(state.puzzle())?;
    let outcome = solve_quietly(solver, state, &Limits::first_solution(), tables, Palette::Usual, terminal)?;
    Ok(outcome.best.map(|best| best.moves))
}
