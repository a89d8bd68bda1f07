//! Piece filters: expressions that select the pieces shown, with their text form.

pub mod chips;
pub mod parse;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::fmt;

use unfold_engine::puzzle::geometry::{MAX_AXES, SignedPerm};
use unfold_engine::puzzle::pieces::{PieceKind, Pieces, Slot};
use unfold_engine::puzzle::{PuzzleId, pattern::Pattern};

/// Selects the pieces shown; the others are faint.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum PieceFilter {
    #[default]
    All,
    /// Pieces not in place or twisted there.
    Misplaced,
    /// Pieces in place and oriented.
    Solved,
    /// Pieces of one kind.
    Kind(PieceKind),
    /// Pieces at the face or cell with this letter.
    At(char),
    /// Pieces with the colour of the face or cell with this letter.
    Colour(char),
    /// Pieces that the other filter hides.
    Not(Box<Self>),
    /// Pieces that all filters show.
    And(Vec<Self>),
    /// Pieces that any filter shows.
    Or(Vec<Self>),
}

/// The keywords of filters, as listed in the manual.
pub static WORDS: &[(&str, PieceFilter)] = &[
    ("all", PieceFilter::All),
    ("misplaced", PieceFilter::Misplaced),
    ("solved", PieceFilter::Solved),
    ("corners", PieceFilter::Kind(PieceKind::Corner)),
    ("edges", PieceFilter::Kind(PieceKind::Edge)),
    ("centres", PieceFilter::Kind(PieceKind::Centre)),
    ("2c", PieceFilter::Kind(PieceKind::TwoColour)),
    ("3c", PieceFilter::Kind(PieceKind::ThreeColour)),
    ("4c", PieceFilter::Kind(PieceKind::Hypercubie)),
];
/// An example that is valid for every puzzle.
pub const EXAMPLE: &str = "misplaced & !at:U";
/// Prefix of a face's or cell's letter.
pub const AT_PREFIX: &str = "at:";
/// Prefix of a colour's letter.
pub const COLOUR_PREFIX: &str = "colour:";

/// The kinds of pieces of a puzzle, in the order of [`WORDS`].
pub fn kinds(puzzle: PuzzleId) -> impl Iterator<Item = PieceKind> {
    let of_words =
        WORDS.iter().filter_map(|(_, filter)| if let PieceFilter::Kind(kind) = filter { Some(*kind) } else { None });
    of_words.filter(move |kind| Pieces::for_puzzle(puzzle).slots.iter().any(|slot| slot.kind == *kind))
}

/// The keywords for a puzzle, prefixes last.
pub fn words(puzzle: PuzzleId) -> impl Iterator<Item = &'static str> {
    let is_of = move |filter: &PieceFilter| match filter {
        PieceFilter::Kind(kind) => kinds(puzzle).any(|other| other == *kind),
        _ => true,
    };
    WORDS.iter().filter(move |(_, filter)| is_of(filter)).map(|(word, _)| *word).chain([AT_PREFIX, COLOUR_PREFIX])
}

impl PieceFilter {
    /// Conjunction of filters; [`PieceFilter::All`] if there are none.
    pub fn and(mut parts: Vec<Self>) -> Self {
        match parts.len() {
            0 => Self::All,
            1 => parts.remove(0),
            _ => Self::And(parts),
        }
    }

    /// Disjunction of filters; a single one is returned unchanged.
    pub fn or(mut parts: Vec<Self>) -> Self {
        if parts.len() == 1 { parts.remove(0) } else { Self::Or(parts) }
    }

    /// False for a letter or kind of piece that the puzzle lacks, and for its only kind.
    pub fn is_useful_for(&self, puzzle: PuzzleId) -> bool {
        match self {
            Self::Kind(kind) => kinds(puzzle).any(|other| other == *kind) && kinds(puzzle).nth(1).is_some(),
            Self::At(letter) | Self::Colour(letter) => puzzle.def().letters.contains(letter),
            _ => true,
        }
    }

    /// Per slot, true if its piece is shown.
    pub fn visible_slots(&self, painting: &Pattern) -> Vec<bool> {
        let homes = if self.needs_homes() { homes(painting) } else { Vec::new() };
        Pieces::for_puzzle(painting.puzzle()).slots.iter().map(|slot| self.shows(slot, painting, &homes)).collect()
    }

    /// Per facelet, true if its piece is hidden; empty if all are shown.
    pub fn hidden_facelets(&self, painting: &Pattern) -> Vec<bool> {
        if *self == Self::All {
            return Vec::new();
        }
        let shown = self.visible_slots(painting);
        Pieces::for_puzzle(painting.puzzle()).slot_of.iter().map(|slot| !shown[*slot]).collect()
    }

    /// Numbers of shown and of all pieces.
    pub fn counts(&self, painting: &Pattern) -> [usize; 2] {
        let shown = self.visible_slots(painting);
        [shown.iter().filter(|shown| **shown).count(), shown.len()]
    }

    fn needs_homes(&self) -> bool {
        match self {
            Self::Misplaced | Self::Solved => true,
            Self::Not(inner) => inner.needs_homes(),
            Self::And(parts) | Self::Or(parts) => parts.iter().any(Self::needs_homes),
            Self::All | Self::Kind(_) | Self::At(_) | Self::Colour(_) => false,
        }
    }

    fn shows(&self, slot: &Slot, painting: &Pattern, homes: &[u8]) -> bool {
        let def = painting.puzzle().def();
        let has =
            |colour: Option<u8>, letter: char| colour.is_some_and(|c| def.letters.get(usize::from(c)) == Some(&letter));
        match self {
            Self::All => true,
            Self::Misplaced => !is_home(slot, painting, homes),
            Self::Solved => is_home(slot, painting, homes),
            Self::Kind(kind) => slot.kind == *kind,
            Self::At(letter) => slot.facelets.iter().any(|i| has(Some(def.solved[*i]), *letter)),
            Self::Colour(letter) => slot.facelets.iter().any(|i| has(painting.colour(*i), *letter)),
            Self::Not(inner) => !inner.shows(slot, painting, homes),
            Self::And(parts) => parts.iter().all(|part| part.shows(slot, painting, homes)),
            Self::Or(parts) => parts.iter().any(|part| part.shows(slot, painting, homes)),
        }
    }
}

/// Text form, with parentheses where parsing would otherwise regroup the parts.
impl fmt::Display for PieceFilter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::At(letter) => write!(f, "{AT_PREFIX}{letter}"),
            Self::Colour(letter) => write!(f, "{COLOUR_PREFIX}{letter}"),
            Self::Not(inner) if matches!(**inner, Self::And(_) | Self::Or(_)) => write!(f, "!({inner})"),
            Self::Not(inner) => write!(f, "!{inner}"),
            Self::And(parts) => write_joined(f, parts, " & ", |part| matches!(part, Self::And(_) | Self::Or(_))),
            Self::Or(parts) => write_joined(f, parts, " | ", |part| matches!(part, Self::Or(_))),
            Self::All | Self::Misplaced | Self::Solved | Self::Kind(_) => {
                let word = WORDS.iter().find(|(_, filter)| filter == self).map_or("all", |(word, _)| word);
                f.write_str(word)
            }
        }
    }
}

fn write_joined(
    f: &mut fmt::Formatter<'_>,
    parts: &[PieceFilter],
    sign: &str,
    has_brackets: impl Fn(&PieceFilter) -> bool,
) -> fmt::Result {
    if parts.is_empty() {
        // An empty `And` shows everything, an empty `Or` nothing.
        return f.write_str(if sign == " | " { "!all" } else { "all" });
    }
    for (n, part) in parts.iter().enumerate() {
        f.write_str(if n > 0 { sign } else { "" })?;
        if has_brackets(part) { write!(f, "({part})")? } else { write!(f, "{part}")? }
    }
    Ok(())
}

/// True if the piece in a slot has the home colours of its faces.
fn is_home(slot: &Slot, painting: &Pattern, homes: &[u8]) -> bool {
    let solved = &painting.puzzle().def().solved;
    slot.facelets.iter().all(|i| painting.colour(*i).is_some_and(|colour| homes[usize::from(solved[*i])] == colour))
}

/// Home colour per face or cell: the colour of its centre, or if a centre is missing or unpainted, the colour in the
/// orientation with the most pieces in place.
fn homes(painting: &Pattern) -> Vec<u8> {
    let def = painting.puzzle().def();
    let pieces = Pieces::for_puzzle(painting.puzzle());
    let mut by_centre = vec![None; def.letters.len()];
    for centre in pieces.centres() {
        by_centre[usize::from(def.solved[centre])] = painting.colour(centre);
    }
    if let Some(homes) = by_centre.into_iter().collect() {
        return homes;
    }
    let normals: BTreeMap<[i8; MAX_AXES], u8> = (def.places.iter().zip(&def.solved))
        .map(|(place, face)| {
            let normal = std::array::from_fn(|axis| if axis == usize::from(place.axis) { place.side } else { 0 });
            (normal, *face)
        })
        .collect();
    let dimensions = def.places.iter().map(|place| usize::from(place.axis) + 1).max().unwrap_or(0);
    let held = |rotation: SignedPerm| {
        let mut homes = vec![0; def.letters.len()];
        for (normal, face) in &normals {
            if let Some(there) = normals.get(&rotation.image_of_vector(*normal)) {
                homes[usize::from(*there)] = *face;
            }
        }
        homes
    };
    let at_home = |homes: &Vec<u8>| pieces.slots.iter().filter(|slot| is_home(slot, painting, homes)).count();
    let ways = SignedPerm::rotations(dimensions).into_iter().map(held).map(|homes| (at_home(&homes), homes));
    // On ties keep the first, the current orientation.
    let best = ways.reduce(|best, other| if other.0 > best.0 { other } else { best });
    best.map_or_else(Vec::new, |(_, homes)| homes)
}
