//! Arguments of `scramble`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::{ColourPreset, INPUT, Notation, OUTPUT, TABLES, puzzle};
use unfold_engine::puzzle::PuzzleId;

/// The form of a scramble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ScrambleForm {
    /// Moves that reach the position
    Moves,
    /// Facelets
    Facelets,
    /// Facelets of a cube as colours W R G Y O B: 54 face by face for the 3x3x3, 24 row by row as on the net for the 2x2x2
    Colours,
    /// An MC4D log of the 2x2x2x2
    Mc4d,
}

/// Options of `scramble`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold scramble --seed 7 --count 1000 > states.txt\n  \
    unfold scramble --shuffle --seed 7\n  \
    unfold scramble --puzzle 2x2x2x2 --seed 7 --as mc4d > scramble.log")]
pub struct Scramble {
    /// Puzzle: 2x2x2, 3x3x3 or 2x2x2x2 [default: 3x3x3]
    #[arg(long, help_heading = INPUT, value_parser = puzzle)]
    pub puzzle: Option<PuzzleId>,
    /// Seed: the same seed gives the same positions on every machine [default: a new one each time]
    #[arg(long, help_heading = INPUT)]
    pub seed: Option<u64>,
    /// Number of positions
    #[arg(long, help_heading = INPUT, default_value_t = 1)]
    pub count: u64,
    /// Make N random turns, as people scramble, instead of a uniform position [N: 20 if omitted]
    ///
    /// Never the same face twice in a row, and not the same face again when only its opposite came between. On the 2x2x2x2
    /// the turns are clicks of cells, as MagicCube4D scrambles: never the same cell twice in a row, nor its opposite after
    /// it.
    #[arg(long, help_heading = INPUT, value_name = "N", num_args = 0..=1, default_missing_value = "20", conflicts_with = "walk", value_parser = clap::value_parser!(u32).range(..=1_000_000))]
    pub shuffle: Option<u32>,
    /// Make a random walk of N canonical moves instead of a uniform position
    #[arg(long, help_heading = INPUT, value_name = "N", value_parser = clap::value_parser!(u32).range(..=1_000_000))]
    pub walk: Option<u32>,
    /// Form in which positions are printed [default: facelets, or moves with --walk and --shuffle]
    #[arg(long = "as", help_heading = OUTPUT, value_enum)]
    pub form: Option<ScrambleForm>,
    /// Colours of the faces, for --as colours
    #[arg(long, help_heading = OUTPUT, value_name = "PRESET", value_enum, default_value = "standard")]
    pub colours: ColourPreset,
    /// Notation in which moves are printed
    #[arg(long, help_heading = OUTPUT, value_enum, default_value = "letters")]
    pub notation: Notation,
    /// Folder in which tables are kept
    #[arg(long, help_heading = TABLES, value_name = "DIR")]
    pub tables: Option<PathBuf>,
}
