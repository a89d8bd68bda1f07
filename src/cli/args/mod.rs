//! Options shared by commands. Doc comments on options are the text of `--help` and the manual pages; `-h` shows the
//! first line of each.

mod colours;
mod memory;
mod solve;

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};

pub use colours::{ColourChoice, ColourChoiceParser, ColourOption};
pub use memory::MemoryParser;
pub use solve::{LogPosition, Solve};

use super::language::language;
use unfold_engine::notation::dialect::{self, Dialect};
use unfold_engine::notation::{self, hypercube};
use unfold_engine::puzzle::{PuzzleId, Sequence};
use unfold_engine::search::Limits;
use unfold_text::{command_line as say, numbers};

/// Help text of a position argument that does not accept logs.
pub const POSITION_HELP: &str = "Moves, facelets, a link, a file with one of these, or - for standard input";
/// Help heading of input options.
pub const INPUT: &str = "Input";
/// Help heading of search options.
pub const SEARCH: &str = "Search";
/// Help heading of output options.
pub const OUTPUT: &str = "Output";
/// Help heading of options about precomputed tables.
pub const TABLES: &str = "Tables";
/// Help heading of options for many positions.
pub const BATCHES: &str = "Batches";
/// Help heading of options about the database of crosses.
pub const DATABASE: &str = "Database";

/// Parses a puzzle's name. The error lists all names.
pub fn puzzle(name: &str) -> Result<PuzzleId, String> {
    let names: Vec<&str> = unfold_engine::puzzles::ALL.iter().map(|p| p.def().name).collect();
    PuzzleId::from_name(name).ok_or_else(|| say::PUZZLE_WRONG.fill(language(), [&names.join(", ")]))
}

/// Parses a time limit in seconds; 0 stays 0, for no limit.
pub fn seconds(text: &str) -> Result<Duration, String> {
    numbers::read_seconds(text).ok_or_else(|| say::SECONDS_WRONG.get(language()).into())
}

/// Output notation of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Notation {
    /// Letters of faces or cells, such as R U2 or RUF UF2
    Letters,
    /// MC4D tokens of a hypercube, such as 127,-1,1
    Mc4d,
    /// Letters as Hyperspeedcube reads them, such as 2L {1-2}R or 2RO
    #[value(alias = "hsc")]
    Hyperspeedcube,
}

impl Notation {
    pub fn dialect(self) -> Dialect {
        match self {
            Self::Letters => Dialect::Letters,
            Self::Mc4d => Dialect::Mc4d,
            Self::Hyperspeedcube => Dialect::Hyperspeedcube,
        }
    }

    /// The function that prints moves in this notation.
    pub fn printer(self) -> fn(PuzzleId, &Sequence) -> String {
        match self {
            Self::Letters => notation::print,
            Self::Mc4d => hypercube::print_mc4d,
            Self::Hyperspeedcube => |puzzle, moves| dialect::print_in(puzzle, Dialect::Hyperspeedcube, moves),
        }
    }
}

/// The source of a position.
#[derive(Args, Debug)]
#[group(multiple = false)]
pub struct Input {
    /// Moves, facelets, a link, a file with one of these, an MC4D log or a Hyperspeedcube file, or - for standard input
    ///
    /// If no file has this name, it is read as moves, facelets or a link to Twizzle's editor, alg.cubing.net or cubedb.net. The setup
    /// of a link is the position, or what its moves lead to if it has none. Lines that begin with # are comments; a first line such
    /// as "# 2x2x2", which -o FILE.txt also writes, names the puzzle.
    #[arg(value_name = "INPUT")]
    pub path: Option<PathBuf>,
    /// Facelets of the position
    ///
    /// 54 letters URFDLB for the 3x3x3, 24 letters URFDLB or the 24 digits of an identifier for the 2x2x2, 64 digits 0 to 7
    /// for the 2x2x2x2, 216 for the 3x3x3x3. Facelets of a cube can also be written as colours WRGYOB, with or without centres.
    /// They may be written as a list, with commas, quotes and brackets.
    #[arg(long, help_heading = INPUT, value_name = "S")]
    pub facelets: Option<String>,
    /// Moves applied to the solved puzzle, such as "R U2 [F, D']"
    ///
    /// Cubes use Singmaster's notation. Hypercubes use letters such as UF2, or MC4D tokens such as 127,-1,1.
    #[arg(long, help_heading = INPUT, value_name = "S", allow_hyphen_values = true)]
    pub moves: Option<String>,
    /// Random position, drawn uniformly from all positions with this seed
    #[arg(long, help_heading = INPUT, value_name = "SEED", allow_negative_numbers = true)]
    pub random: Option<u64>,
    /// Number of the solve, from 1, in a Hyperspeedcube file that has several
    #[arg(long, help_heading = INPUT, value_name = "N")]
    pub solve: Option<usize>,
}

impl Input {
    /// True if no source is given.
    pub fn is_empty(&self) -> bool {
        self.path.is_none() && self.facelets.is_none() && self.moves.is_none() && self.random.is_none()
    }
}

/// The requested number of threads, or one per core.
pub fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| Limits::default().threads, usize::from)
}

/// The requested time limit, or `usual` if none is requested. A request of 0 means no limit.
pub fn time_limit(asked: Option<Duration>, usual: Option<Duration>) -> Option<Duration> {
    asked.map_or(usual, |time| (!time.is_zero()).then_some(time))
}
