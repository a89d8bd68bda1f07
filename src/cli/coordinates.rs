//! `unfold coordinates`: a position's arrays and coordinates, and look-ups in move tables.

use super::args::{ColourOption, INPUT, Input, OUTPUT, POSITION_HELP, puzzle};
use super::input::{self, LoadedPosition};
use super::out::{self, Terminal};
use super::{error::CliError, json, language::language};
use clap::{Args, builder::Resettable};
use serde::Serialize;
use unfold_app::lesson::coordinates::piece_names;
use unfold_engine::notation;
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_engine::puzzles::coordinates::{self, Coordinate, Cubies};
use unfold_scene::appearance::colours;
use unfold_text::sentences::{self, describe};
use unfold_text::{Phrase, coordinates as say};

/// Help heading of options for look-ups.
const MOVE_TABLES: &str = "Move tables";

/// Options of `coordinates`.
#[derive(Args, Debug)]
#[command(
    mut_arg("path", |arg| {
        arg.help(POSITION_HELP).long_help(Resettable::Reset)
    }),
    after_long_help = "Examples:\n  \
    unfold coordinates \"R U2 F'\"\n  \
    unfold coordinates --puzzle 2x2x2 --random 7 --jsonl\n  \
    unfold coordinates --look-up twist --value 1042 --move R2\n\n\
    Each line of an array holds its name and its values, each of a coordinate its name, its value, how many values there \
    are (the first is 0) and what it is. A look-up prints the coordinate, the value, the move, and the value after it."
)]
pub struct Coordinates {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub colours: ColourOption,
    /// Puzzle: 2x2x2 or 3x3x3 [default: 3x3x3]
    #[arg(long, help_heading = INPUT, value_parser = puzzle)]
    pub puzzle: Option<PuzzleId>,
    /// Look a value up in the move table of this coordinate, such as twist, flip or slice
    #[arg(long, help_heading = MOVE_TABLES, value_name = "NAME")]
    pub look_up: Option<String>,
    /// Value to look up [default: that of the position]
    #[arg(long, help_heading = MOVE_TABLES, value_name = "N", requires = "look_up")]
    pub value: Option<u32>,
    /// Move to look up, such as R2 [default: every move of the table]
    #[arg(long = "move", help_heading = MOVE_TABLES, value_name = "M", requires = "look_up")]
    pub mv: Option<String>,
    /// Print one JSON object on each line, for scripts
    #[arg(long, help_heading = OUTPUT)]
    pub jsonl: bool,
}

pub fn run(options: &Coordinates, terminal: &Terminal) -> Result<(), CliError> {
    let given = match (&options.value, options.input.is_empty()) {
        // A value needs no position.
        (Some(_), true) => None,
        (None, true) => {
            // Report an unknown coordinate before a missing position.
            if let Some(name) = &options.look_up {
                find_coordinate(options.puzzle.unwrap_or_default(), name)?;
            }
            return Err(CliError::input(say::COORDINATES_NONE, say::COORDINATES_NONE_DO));
        }
        _ => Some(input::read(&options.input, options.colours, options.puzzle, terminal)?),
    };
    let puzzle = given.as_ref().map_or(options.puzzle.unwrap_or_default(), |given| given.state.puzzle());
    check_puzzle(puzzle)?;
    let cubies = given.map(|given| cubies(&given)).transpose()?;
    match (&options.look_up, cubies) {
        (Some(name), cubies) => look_up(options, puzzle, name, cubies.as_ref(), terminal),
        (None, Some(cubies)) => {
            list(puzzle, &cubies, options.jsonl, terminal);
            Ok(())
        }
        // Unreachable: clap accepts a value only with `--look-up`.
        (None, None) => Ok(()),
    }
}

/// Returns an error for a puzzle without coordinates.
fn check_puzzle(puzzle: PuzzleId) -> Result<(), CliError> {
    if coordinates::coordinates_for(puzzle).next().is_some() {
        return Ok(());
    }
    Err(CliError::input(say::COORDINATES_OF_OTHER.with([&puzzle.def().name]), supported_puzzles_advice()))
}

fn find_coordinate(puzzle: PuzzleId, name: &str) -> Result<&'static Coordinate, CliError> {
    check_puzzle(puzzle)?;
    coordinates::find(puzzle, name).ok_or_else(|| {
        let names: Vec<&str> = coordinates::coordinates_for(puzzle).map(|known| known.name).collect();
        let what = say::COORDINATE_UNKNOWN.with([&puzzle.def().name, &name]);
        CliError::input(what, say::COORDINATE_UNKNOWN_DO.with([&names.join(", ")]))
    })
}

/// Advice that lists the puzzles with coordinates.
fn supported_puzzles_advice() -> Phrase {
    let known = PuzzleId::ALL.into_iter().filter(|puzzle| coordinates::coordinates_for(*puzzle).next().is_some());
    say::COORDINATES_OF_OTHER_DO.with([&known.map(|puzzle| puzzle.def().name).collect::<Vec<_>>().join(", ")])
}

/// Returns the pieces of a position. Fails if it is impossible or its puzzle has no coordinates.
fn cubies(given: &LoadedPosition) -> Result<Cubies, CliError> {
    let state = &given.state;
    let puzzle = state.puzzle();
    let names = colours::names(puzzle, given.palette);
    let invalid = |error| CliError::Input(describe::state(puzzle, names, &error));
    CliError::check_possible(state, given.palette)?;
    match Cubies::from_facelets(state) {
        Some(cubies) => cubies.map_err(invalid),
        None => {
            let what = say::COORDINATES_OF_OTHER.with([&puzzle.def().name]);
            Err(CliError::input(what, supported_puzzles_advice()))
        }
    }
}

/// An array as JSON; not translated.
#[derive(Serialize)]
struct ArrayLine {
    puzzle: &'static str,
    array: &'static str,
    places: Vec<String>,
    values: Vec<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pieces: Vec<String>,
}

/// A coordinate as JSON.
#[derive(Serialize)]
struct CoordinateLine {
    puzzle: &'static str,
    coordinate: &'static str,
    value: Option<u32>,
    size: u32,
}

/// A look-up as JSON.
#[derive(Serialize)]
struct LookUpLine<'a> {
    puzzle: &'static str,
    coordinate: &'static str,
    value: u32,
    #[serde(rename = "move")]
    mv: &'a str,
    after: u32,
    size: u32,
}

/// Prints all arrays and coordinates.
fn list(puzzle: PuzzleId, cubies: &Cubies, jsonl: bool, terminal: &Terminal) {
    for array in cubies.arrays() {
        let pieces = piece_names(&array);
        terminal.print_line(&if jsonl {
            let puzzle = puzzle.def().name;
            json::text(&ArrayLine { puzzle, array: array.name, places: array.places, values: array.values, pieces })
        } else {
            let values: Vec<String> = array.values.iter().map(u8::to_string).collect();
            let meaning = sentences::coordinates::array(array.name).get(language());
            format!("{}\t{}\t{meaning}", array.name, values.join(" "))
        });
    }
    for coordinate in coordinates::coordinates_for(puzzle) {
        let (name, size, value) = (coordinate.name, coordinate.size, coordinate.value(cubies));
        terminal.print_line(&if jsonl {
            json::text(&CoordinateLine { puzzle: puzzle.def().name, coordinate: name, value, size })
        } else {
            let value = value.map_or_else(|| out::EMPTY_CELL.to_owned(), |value| value.to_string());
            let meaning = sentences::coordinates::meaning(coordinate).get(language());
            format!("{name}\t{value}\t{size}\t{meaning}")
        });
    }
}

/// Prints a move table's entries for a value: for the requested move, or for every move of the table.
fn look_up(
    options: &Coordinates,
    puzzle: PuzzleId,
    name: &str,
    cubies: Option<&Cubies>,
    terminal: &Terminal,
) -> Result<(), CliError> {
    let coordinate = find_coordinate(puzzle, name)?;
    let Some(value) = options.value.or_else(|| coordinate.value(cubies?)) else {
        return Err(CliError::Input(sentences::coordinates::undefined(coordinate)));
    };
    let moves: Vec<Move> = match &options.mv {
        None => coordinate.moves().collect(),
        Some(text) => vec![one_move(coordinate, text)?],
    };
    for mv in moves {
        let after = sentences::coordinates::value_after(coordinate, value, mv).map_err(CliError::Input)?;
        let (puzzle, coordinate, size) = (puzzle.def(), coordinate.name, coordinate.size);
        let mv = &puzzle.moves[mv.index()].name;
        terminal.print_line(&if options.jsonl {
            json::text(&LookUpLine { puzzle: puzzle.name, coordinate, value, mv, after, size })
        } else {
            format!("{coordinate}\t{value}\t{mv}\t{after}")
        });
    }
    Ok(())
}

/// Parses a single move.
fn one_move(coordinate: &Coordinate, text: &str) -> Result<Move, CliError> {
    let puzzle = coordinate.puzzle;
    let moves = notation::parse(puzzle, text).map_err(|error| CliError::Input(describe::notation(puzzle, &error)))?;
    match moves.0.as_slice() {
        [mv] => Ok(*mv),
        _ => Err(CliError::input(say::COORDINATE_ONE_MOVE, say::COORDINATE_ONE_MOVE_DO)),
    }
}
