//! Notations for writing moves. [`super::read_moves`] detects and reads all of them.
//!
//! All names are derived from the puzzle's list of moves. The Hyperspeedcube dialect uses only names that
//! Hyperspeedcube 1 and 2 read alike: layers are counted from a face or cell, also for slices, wide turns and rotations
//! of the whole puzzle (`2L`, `{1-2}R`, `{1-3}R`). Hypercube moves have no primes, and half turns about a face are written
//! as two quarter turns (`RO RO`).

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

const CUBE_DIALECTS: [Dialect; 2] = [Dialect::Letters, Dialect::Hyperspeedcube];
const HYPERCUBE_DIALECTS: [Dialect; 3] = [Dialect::Letters, Dialect::Mc4d, Dialect::Hyperspeedcube];

impl Dialect {
    /// All dialects, the default first.
    pub const ALL: [Self; 3] = HYPERCUBE_DIALECTS;

    /// Returns the dialects that can write a puzzle's moves, the default first.
    pub fn for_puzzle(puzzle: PuzzleId) -> &'static [Self] {
        match puzzle.def().notation {
            Notation::Cube => &CUBE_DIALECTS,
            Notation::Hypercube => &HYPERCUBE_DIALECTS,
        }
    }

    /// True if the dialect can write a puzzle's moves.
    pub fn supports(self, puzzle: PuzzleId) -> bool {
        Self::for_puzzle(puzzle).contains(&self)
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
/// except that a half turn about a face of a hypercube becomes two turns in all dialects but letters, and moves in MC4D
/// tokens are [`joined`](Sequence::joined).
///
/// # Panics
/// If a move is not in the puzzle's move list, or the dialect does not fit the puzzle ([`Dialect::supports`]).
pub fn print_in(puzzle: PuzzleId, dialect: Dialect, moves: &Sequence) -> String {
    match dialect {
        Dialect::Letters => print(puzzle, moves),
        Dialect::Mc4d => hypercube::print_mc4d(puzzle, moves),
        Dialect::Hyperspeedcube => {
            let names = moves.0.iter().map(|mv| hyperspeedcube_name(puzzle, *mv));
            names.map(|name| half_turn_as_quarters(puzzle, name)).collect::<Vec<_>>().join(" ")
        }
    }
}

/// Splits a hypercube's half turn about a face, which not all versions of Hyperspeedcube read, into two quarter turns.
/// Returns other names unchanged.
fn half_turn_as_quarters(puzzle: PuzzleId, name: String) -> String {
    match name.strip_suffix('2').filter(|_| puzzle.def().notation == Notation::Hypercube) {
        Some(quarter) => format!("{quarter} {quarter}"),
        None => name,
    }
}

/// Returns the name of a move in Hyperspeedcube's dialect; half turns about a face end in `2`, also on hypercubes.
///
/// # Panics
/// If the puzzle does not have this move.
pub fn hyperspeedcube_name(puzzle: PuzzleId, mv: Move) -> String {
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

/// Returns the face whose clockwise turn gives the direction of a cube's move, true if that face is at the positive end
/// of its axis, and the suffix of the move's name.
fn face<'a>(def: &'static PuzzleDef, mv: &'a MoveDef) -> (char, bool, &'a str) {
    let name = mv.name.trim_end_matches(['2', '\'']);
    let quarter = def.moves.iter().find(|quarter| quarter.name == name).unwrap_or(mv);
    let is_face = |face: &&MoveDef| (face.axis, face.motion) == (quarter.axis, quarter.motion);
    // Clockwise quarter turns.
    let face = def.moves[..def.face_turns].iter().step_by(3).find(is_face).unwrap_or(quarter);
    (face.name.chars().next().unwrap_or_default(), face.layers == 1, &mv.name[name.len()..])
}

/// Returns the layer prefix of a move, counted from the positive or negative end of its axis: empty for the first layer
/// alone, a number without braces for another single layer.
fn prefix(mv: &MoveDef, positive: bool, size: usize) -> String {
    let counted = if positive { mv.layers } else { layers::mirrored(mv.layers, size) };
    let prefix = layers::prefix(counted);
    if counted.is_power_of_two() { prefix.replace(['{', '}'], "") } else { prefix }
}
