//! Notations for writing moves. [`super::read_moves`] reads all of them without being told which.
//!
//! All names are derived from the puzzle's list of moves. The Hyperspeedcube dialect uses only names that
//! Hyperspeedcube 1 and 2 read alike: layers are counted from a face or cell, also for slices, wide turns and rotations
//! of the whole puzzle (`2L`, `{1-2}R`, `{1-3}R`), and hypercube moves have no primes and write half turns as two
//! quarter turns (`RO RO`).

use super::{hypercube, print};
use crate::puzzle::hypercube::layers;
use crate::puzzle::{Move, MoveDef, Notation, PuzzleDef, PuzzleId, Sequence};

/// A notation for writing moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Dialect {
    /// Letters of faces or cells, as in this program: Singmaster's for cubes (`M'`, `Rw2`), `{2}RO` for hypercubes.
    #[default]
    Letters,
    /// Tokens of MC4D's logs, for hypercubes: `127,-1,2`.
    Mc4d,
    /// Letters in the common syntax of Hyperspeedcube's versions: `2L'`, `{1-2}R2`, `2RO`.
    Hyperspeedcube,
}

const OF_CUBES: [Dialect; 2] = [Dialect::Letters, Dialect::Hyperspeedcube];
const OF_HYPERCUBES: [Dialect; 3] = [Dialect::Letters, Dialect::Mc4d, Dialect::Hyperspeedcube];

impl Dialect {
    /// All dialects.
    pub const ALL: [Self; 3] = OF_HYPERCUBES;

    /// Returns the dialects for a puzzle.
    pub fn all_of(puzzle: PuzzleId) -> &'static [Self] {
        match puzzle.def().notation {
            Notation::Cube => &OF_CUBES,
            Notation::Hypercube => &OF_HYPERCUBES,
        }
    }

    /// True if the dialect can write a puzzle's moves.
    pub fn is_of(self, puzzle: PuzzleId) -> bool {
        Self::all_of(puzzle).contains(&self)
    }

    /// Returns the name on the command line and in settings files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Letters => "letters",
            Self::Mc4d => "mc4d",
            Self::Hyperspeedcube => "hyperspeedcube",
        }
    }
}

/// Formats moves in a dialect, separated by blanks. [`super::parse`] and [`super::parse_strictly`] read them back,
/// except that a half turn of a hypercube becomes two turns in all dialects but letters, and moves in MC4D tokens are
/// [`joined`](Sequence::joined).
///
/// # Panics
/// If a move is not in the puzzle's move list, or the dialect does not fit the puzzle ([`Dialect::is_of`]).
pub fn print_in(puzzle: PuzzleId, dialect: Dialect, moves: &Sequence) -> String {
    match dialect {
        Dialect::Letters => print(puzzle, moves),
        Dialect::Mc4d => hypercube::mc4d(puzzle, moves),
        Dialect::Hyperspeedcube => {
            let names = moves.0.iter().map(|mv| hyperspeedcube(puzzle, *mv));
            names.map(|name| twice_if_half(puzzle, name)).collect::<Vec<_>>().join(" ")
        }
    }
}

/// Returns a Hyperspeedcube name, written twice without its `2` for a half turn of a hypercube, which not all versions
/// read.
fn twice_if_half(puzzle: PuzzleId, name: String) -> String {
    match name.strip_suffix('2').filter(|_| puzzle.def().notation == Notation::Hypercube) {
        Some(quarter) => format!("{quarter} {quarter}"),
        None => name,
    }
}

/// Returns the name of a move in Hyperspeedcube's dialect; half turns of hypercubes end in `2`.
///
/// # Panics
/// If the puzzle does not have this move.
pub fn hyperspeedcube(puzzle: PuzzleId, mv: Move) -> String {
    let def = puzzle.def();
    let mv = &def.moves[mv.index()];
    match def.notation {
        Notation::Cube => {
            let (from, positive, suffix) = face(def, mv);
            format!("{}{from}{suffix}", prefix(mv, positive, def.size))
        }
        Notation::Hypercube => {
            let set = layers::sets(def.size).iter().find(|set| set.layers == mv.layers);
            let letters = mv.name.rsplit('}').next().unwrap_or(&mv.name);
            format!("{}{letters}", prefix(mv, set.is_none_or(|set| set.from_positive), def.size))
        }
    }
}

/// Returns the face with which a cube's move turns, true if that face is at the positive end of its axis, and the
/// suffix of the name.
fn face<'a>(def: &'static PuzzleDef, mv: &'a MoveDef) -> (char, bool, &'a str) {
    let name = mv.name.trim_end_matches(['2', '\'']);
    let quarter = def.moves.iter().find(|quarter| quarter.name == name).unwrap_or(mv);
    let is_face = |face: &&MoveDef| (face.axis, face.motion) == (quarter.axis, quarter.motion);
    // Clockwise quarter turns.
    let face = def.moves[..def.faces].iter().step_by(3).find(is_face).unwrap_or(quarter);
    (face.name.chars().next().unwrap_or_default(), face.layers == 1, &mv.name[name.len()..])
}

/// Returns the layers of a move, counted from either end of its axis: empty for the first alone, a number for another
/// single layer.
fn prefix(mv: &MoveDef, positive: bool, size: usize) -> String {
    let counted = if positive { mv.layers } else { layers::mirrored(mv.layers, size) };
    let prefix = layers::prefix(counted);
    if counted.is_power_of_two() { prefix.replace(['{', '}'], "") } else { prefix }
}
