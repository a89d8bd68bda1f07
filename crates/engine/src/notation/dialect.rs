//! The dialects in which moves are written. [`super::read_moves`] reads all of them, without being told which.
//!
//! Every name is made from the puzzle's list of moves. In Hyperspeedcube's dialect each name is one that Hyperspeedcube 1 and 2 read alike: layers
//! are counted from a face or cell, also for slices, wide turns and rotations of the whole puzzle (`2L`, `{1-2}R`, `{1-3}R`), and the moves of
//! hypercubes have no primes, and their half turns are two quarter turns (`RO RO`).

use super::{hypercube, print};
use crate::puzzle::hypercube::layers;
use crate::puzzle::{Move, MoveDef, Notation, PuzzleDef, PuzzleId, Sequence};

/// A way to write moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Dialect {
    /// Letters of faces or cells, as this program writes them: Singmaster's for cubes (`M'`, `Rw2`), `{2}RO` for hypercubes.
    #[default]
    Letters,
    /// The tokens of MC4D's logs for hypercubes: `127,-1,2`.
    Mc4d,
    /// Letters as all versions of Hyperspeedcube read them: `2L'`, `{1-2}R2`, `2RO`.
    Hyperspeedcube,
}

/// The dialects of cubes and of hypercubes.
const OF_CUBES: [Dialect; 2] = [Dialect::Letters, Dialect::Hyperspeedcube];
const OF_HYPERCUBES: [Dialect; 3] = [Dialect::Letters, Dialect::Mc4d, Dialect::Hyperspeedcube];

impl Dialect {
    /// All of them.
    pub const ALL: [Self; 3] = OF_HYPERCUBES;

    /// Those in which the moves of a puzzle can be written.
    pub fn all_of(puzzle: PuzzleId) -> &'static [Self] {
        match puzzle.def().notation {
            Notation::Cube => &OF_CUBES,
            Notation::Hypercube => &OF_HYPERCUBES,
        }
    }

    /// True if the moves of a puzzle can be written so.
    pub fn is_of(self, puzzle: PuzzleId) -> bool {
        Self::all_of(puzzle).contains(&self)
    }

    /// Its name on the command line and in files of settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Letters => "letters",
            Self::Mc4d => "mc4d",
            Self::Hyperspeedcube => "hyperspeedcube",
        }
    }
}

/// Writes moves in a dialect, separated by blanks. [`super::parse`] and [`super::parse_strictly`] read the same moves back; a half turn of a
/// hypercube is two turns but in letters, and of MC4D's tokens moves are [`joined`](Sequence::joined) before they are written.
///
/// # Panics
/// If a move is not in the puzzle's move list, or if the puzzle has no such dialect ([`Dialect::is_of`]).
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

/// A name of Hyperspeedcube's, twice without its `2` for a half turn of a hypercube, which not every version of it knows.
fn twice_if_half(puzzle: PuzzleId, name: String) -> String {
    match name.strip_suffix('2').filter(|_| puzzle.def().notation == Notation::Hypercube) {
        Some(quarter) => format!("{quarter} {quarter}"),
        None => name,
    }
}

/// The name of a move in Hyperspeedcube's dialect; that of a half turn of a hypercube ends in `2`.
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

/// The face as which a move of a cube turns, true if it is the one at the positive end of its axis, and the end of the name.
fn face<'a>(def: &'static PuzzleDef, mv: &'a MoveDef) -> (char, bool, &'a str) {
    let name = mv.name.trim_end_matches(['2', '\'']);
    let quarter = def.moves.iter().find(|quarter| quarter.name == name).unwrap_or(mv);
    let is_face = |face: &&MoveDef| (face.axis, face.motion) == (quarter.axis, quarter.motion);
    // Clockwise quarter turns.
    let face = def.moves[..def.faces].iter().step_by(3).find(is_face).unwrap_or(quarter);
    (face.name.chars().next().unwrap_or_default(), face.layers == 1, &mv.name[name.len()..])
}

/// The layers of a move, counted from the positive or negative end of its axis: nothing for the first alone, a number for another one.
fn prefix(mv: &MoveDef, positive: bool, size: usize) -> String {
    let counted = if positive { mv.layers } else { layers::mirrored(mv.layers, size) };
    let prefix = layers::prefix(counted);
    if counted.is_power_of_two() { prefix.replace(['{', '}'], "") } else { prefix }
}
