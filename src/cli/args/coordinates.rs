//! Arguments of `coordinates`.

use clap::Args;
use clap::builder::Resettable;

use super::{ColourOption, INPUT, Input, OUTPUT, puzzle};
use unfold_engine::puzzle::PuzzleId;

/// The heading of options about move tables.
const MOVE_TABLES: &str = "Move tables";

/// Options of `coordinates`.
#[derive(Args, Debug)]
#[command(
    mut_arg("path", |arg| {
        let help = "Moves, facelets, a link, a file with one of these, or - for standard input";
        arg.help(help).long_help(Resettable::Reset)
    }),
    after_long_help = "Examples:\n  \
    unfold coordinates \"R U2 F'\"\n  \
    unfold coordinates --puzzle 2x2x2 --random 7 --jsonl\n  \
    unfold coordinates --look-up twist --value 1042 --move R2\n\n\
    Each line of an array holds its name and its values, each of a coordinate its name, its value, how many values there \
    are (the first is 0) and what it is. A look-up prints the coordinate, the value, the move, and the value after it."
)]
pub struct Coordinates {
    /// The position.
    #[command(flatten)]
    pub input: Input,
    /// Which colours are meant.
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
