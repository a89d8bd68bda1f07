//! Options of the commands. The texts of `--help` and of the manual pages are the comments here: the first line of each is what `-h` shows.

mod colours;
mod memory;
mod solve;

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};

pub use colours::{ColourChoice, ColourChoices, ColourOption};
pub use memory::MemorySizes;
pub use solve::{LogPosition, Solve};

use super::language::language;
use unfold_engine::notation::dialect::{self, Dialect};
use unfold_engine::notation::{self, hypercube};
use unfold_engine::puzzle::{PuzzleId, Sequence};
use unfold_engine::search::Limits;
use unfold_text::{command_line as say, numbers};

/// The help of a position where no more can be told of it.
pub const POSITION: &str = "Moves, facelets, a link, a file with one of these, or - for standard input";
/// The heading of options that say what is worked on.
pub const INPUT: &str = "Input";
/// The heading of options that say how to search, and when to stop.
pub const SEARCH: &str = "Search";
/// The heading of options that say what is printed or written.
pub const OUTPUT: &str = "Output";
/// The heading of options about precomputed tables.
pub const TABLES: &str = "Tables";
/// The heading of options for many positions.
pub const BATCHES: &str = "Batches";
/// The heading of options about the database of crosses.
pub const DATABASE: &str = "Database";

/// Reads the name of a puzzle.
pub fn puzzle(name: &str) -> Result<PuzzleId, String> {
    let names: Vec<&str> = unfold_engine::puzzles::ALL.iter().map(|p| p.def().name).collect();
    PuzzleId::named(name).ok_or_else(|| say::PUZZLE_WRONG.fill(language(), [&names.join(", ")]))
}

/// Reads a time in seconds.
pub fn seconds(text: &str) -> Result<Duration, String> {
    numbers::read_seconds(text).ok_or_else(|| say::SECONDS_WRONG.get(language()).into())
}

/// The notation in which moves are printed.
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
    /// The dialect in which moves are printed.
    pub fn dialect(self) -> Dialect {
        match self {
            Self::Letters => Dialect::Letters,
            Self::Mc4d => Dialect::Mc4d,
            Self::Hyperspeedcube => Dialect::Hyperspeedcube,
        }
    }

    /// What prints moves of a puzzle so.
    pub fn printer(self) -> fn(PuzzleId, &Sequence) -> String {
        match self {
            Self::Letters => notation::print,
            Self::Mc4d => hypercube::mc4d,
            Self::Hyperspeedcube => |puzzle, moves| dialect::print_in(puzzle, Dialect::Hyperspeedcube, moves),
        }
    }
}

/// The source of a position.
#[derive(Args, Debug)]
#[group(multiple = false)]
pub struct Input {
    /// Moves, facelets, a link, a file with one of these, an MC4D log or a file of Hyperspeedcube, or - for standard input
    ///
    /// A file is read first: what names none is moves, facelets or a link to Twizzle's editor, alg.cubing.net or cubedb.net. The setup of
    /// a link is the position, or what its moves lead to if it has none. Lines that begin with # are comments; a first line such as
    /// "# 2x2x2", with which -o FILE.txt begins, names the puzzle.
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
    /// Number of the solve, from 1, in a file of Hyperspeedcube that has several
    #[arg(long, help_heading = INPUT, value_name = "N")]
    pub solve: Option<usize>,
}

impl Input {
    /// True if no position is named.
    pub fn is_empty(&self) -> bool {
        self.path.is_none() && self.facelets.is_none() && self.moves.is_none() && self.random.is_none()
    }
}

/// The number of threads asked for, or one for each core.
pub fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| Limits::default().threads, usize::from)
}

/// The time limit asked for, of which 0 means none, or the usual one.
pub fn time_limit(asked: Option<Duration>, usual: Option<Duration>) -> Option<Duration> {
    asked.map_or(usual, |time| (!time.is_zero()).then_some(time))
}
