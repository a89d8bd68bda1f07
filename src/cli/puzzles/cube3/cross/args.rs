//! Arguments of `cross`.

use std::path::PathBuf;

use clap::builder::Resettable;
use clap::{Args, ValueEnum};

use crate::cli::args::{ColourOption, DATABASE, INPUT, Input, OUTPUT, SEARCH};
use crate::cli::language::language;
use unfold_engine::puzzle::cubes::LETTERS;
use unfold_engine::puzzles::cube3::search::cross::TieBreaker;
use unfold_text::cross;

/// Parses a face letter in either case, and returns its index in [`LETTERS`].
fn face(letter: &str) -> Result<u8, String> {
    let found = LETTERS.iter().position(|l| letter.eq_ignore_ascii_case(&l.to_string()));
    let names: Vec<String> = LETTERS.iter().map(char::to_string).collect();
    found.map(|face| face as u8).ok_or_else(|| cross::CROSS_FACE_WRONG.fill(language(), [&names.join(", ")]))
}

/// Tie-break among crosses of equal length in HTM and QTM.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TiesRule {
    /// The first one in the order of turns U R F D L B
    First,
    /// The one with the smallest code, as in the examples of the published table
    Reference,
}

impl From<TiesRule> for TieBreaker {
    fn from(rule: TiesRule) -> Self {
        match rule {
            TiesRule::First => Self::First,
            TiesRule::Reference => Self::SmallestCode,
        }
    }
}

/// Options of `cross`.
#[derive(Args, Debug)]
#[command(
    mut_arg("path", |arg| {
        let help = "Moves, facelets, a link, a file with one of these, or - for standard input";
        arg.help(help).long_help(Resettable::Reset)
    }),
    mut_arg("facelets", |arg| {
        arg.help("Facelets of the position: 54 letters URFDLB or 54 colours WRGYOB").long_help(Resettable::Reset)
    }),
    mut_arg("moves", |arg| {
        arg.help("Moves applied to the solved cube, such as \"R U2 [F, D']\"").long_help(Resettable::Reset)
    }),
    after_long_help = "Examples:\n  \
    unfold cross \"R U2 F'\" --face D --extended\n  \
    unfold cross --id 303305 --ties reference && unfold cross --decode 435612\n  \
    unfold cross --db rubiks.db && unfold cross --verify rubiks.db\n\n\
    Each line holds the face, the length in HTM and in QTM, the id and the code, and the moves. No other cross is shorter \
    in HTM, and none of that length is shorter in QTM.\n\n\
    The id is that of the position in the table first_cross that --db writes, and the code is that of the moves, as in the table, \
    which has one of several shortest crosses. For a face other than U they are those of U after the rotation that \
    brings the face there: x2 for D, x for F, x' for B, z for L, z' for R. The page on first crosses in the manual lists the digits \
    of both.\n\n\
    Exit codes:\n  \
    0    the crosses were found, or the database is written or correct\n  \
    2    the input is wrong, or the file to verify is not such a database\n  \
    4    a file could not be read or written, or its rows are wrong\n  \
    130  interrupted"
)]
pub struct Cross {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub colours: ColourOption,
    /// Id of the configuration of the four edges, on U or on --face
    #[arg(long, help_heading = INPUT, value_name = "N", conflicts_with_all = ["Input", "colours", "extended"])]
    pub id: Option<u32>,
    /// Print the moves of a code, for U and D or for --face, instead of searching
    #[arg(long, help_heading = INPUT, value_name = "CODE", conflicts_with_all = ["Input", "colours", "id", "all", "extended", "ties"])]
    pub decode: Option<u64>,
    /// Only this face: U, R, F, D, L or B
    #[arg(long, help_heading = SEARCH, value_name = "F", value_parser = face)]
    pub face: Option<u8>,
    /// Print every cross of the shortest length in HTM
    ///
    /// The shortest in QTM come first. Crosses that differ only in the order of neighbouring moves that commute
    /// count as one.
    #[arg(long, help_heading = SEARCH)]
    pub all: bool,
    /// Which cross to print or write among several of the same length in HTM and in QTM [default: first]
    #[arg(long, help_heading = SEARCH, value_name = "RULE", value_enum, conflicts_with_all = ["all", "extended"])]
    pub ties: Option<TiesRule>,
    /// Find the cross together with the corner and the edge of a slot, for the four slots of each face
    #[arg(long, help_heading = SEARCH)]
    pub extended: bool,
    /// Print one JSON object on each line, for scripts
    #[arg(long, help_heading = OUTPUT)]
    pub jsonl: bool,
    /// Write an SQLite database with a shortest cross for every configuration
    ///
    /// Its table first_cross(id, moves) has one row for each of the 190,080 configurations of the four edges.
    #[arg(long, help_heading = DATABASE, value_name = "FILE", conflicts_with_all = ["Input", "colours", "id", "decode", "face", "all", "extended", "jsonl", "verify"])]
    pub db: Option<PathBuf>,
    /// Replace an existing database
    #[arg(long, help_heading = DATABASE, requires = "db", conflicts_with_all = ["Input", "verify"])]
    pub force: bool,
    /// Check every row of a database of first crosses
    #[arg(long, help_heading = DATABASE, value_name = "FILE", conflicts_with_all = ["Input", "colours", "id", "decode", "face", "all", "extended", "ties", "jsonl"])]
    pub verify: Option<PathBuf>,
}
