//! Twists in files: in Hyperspeedcube's notation, and as numbers in version 1.

use std::ops::Range;

use super::Version;
use crate::notation::dialect;
use crate::notation::{self, NotationError};
use crate::puzzle::geometry::SignedPerm;
use crate::puzzle::hypercube::grips::{self, Click, Slices};
use crate::puzzle::hypercube::{self, cell_axis, layers};
use crate::puzzle::{Move, MoveDef, Notation, PuzzleDef, PuzzleId, Sequence};

/// Parses twists into units that Hyperspeedcube undoes together: the whole text in version 3, otherwise each twist or
/// bracketed group.
///
/// # Errors
/// The first invalid twist, with its byte offset in the text.
pub(super) fn read_units(
    puzzle: PuzzleId,
    version: Version,
    text: &str,
) -> Result<Vec<Sequence>, (usize, NotationError)> {
    if version == Version::Three {
        return Ok(vec![read(puzzle, text)?]);
    }
    words(puzzle, text)
}

/// Parses twists in Hyperspeedcube's notation.
///
/// # Errors
/// As for [`read_units`].
pub(super) fn read(puzzle: PuzzleId, text: &str) -> Result<Sequence, (usize, NotationError)> {
    Ok(Sequence(words(puzzle, text)?.into_iter().flat_map(|word| word.0).collect()))
}

fn words(puzzle: PuzzleId, text: &str) -> Result<Vec<Sequence>, (usize, NotationError)> {
    let read = |unit: Range<usize>| {
        let word = &text[unit.clone()];
        notation::parse_strictly(puzzle, word).map_err(|error| (unit.start + error.at.byte(word), error))
    };
    units(text).into_iter().map(read).collect()
}

/// Formats twists in Hyperspeedcube's notation, as one text.
pub(super) fn print(puzzle: PuzzleId, version: Version, moves: &Sequence) -> String {
    let names = moves.0.iter().map(|mv| names(puzzle, version, *mv).join(" "));
    names.collect::<Vec<_>>().join(" ")
}

/// Formats twists as events of a file of version 2 or 3; each of `units` is undone in one step.
///
/// Version 2 undoes a word or parenthesized group in one step. Version 3 undoes a whole event and does not read
/// parentheses.
pub(super) fn events(puzzle: PuzzleId, version: Version, units: &[Sequence]) -> Vec<String> {
    let words = |unit: &Sequence| unit.0.iter().flat_map(|mv| names(puzzle, version, *mv)).collect::<Vec<_>>();
    let of_version_2 = |words: Vec<String>| match &words[..] {
        [word] => word.clone(),
        words => format!("({})", words.join(" ")),
    };
    let mut units = units.iter().map(words).filter(|words| !words.is_empty());
    match version {
        Version::Three => units.map(|words| words.join(" ")).collect(),
        Version::One | Version::Two => units.next().map_or(Vec::new(), |first| {
            let texts = [first].into_iter().chain(units).map(of_version_2);
            vec![texts.collect::<Vec<_>>().join(" ")]
        }),
    }
}

/// Returns the names of a twist. Version 2 has no half turns about a hypercube's face: such a twist becomes two.
fn names(puzzle: PuzzleId, version: Version, mv: Move) -> Vec<String> {
    let name = dialect::hyperspeedcube_name(puzzle, mv);
    match name.strip_suffix('2') {
        Some(half) if version == Version::Two && puzzle.def().notation == Notation::Hypercube => vec![half.into(); 2],
        _ => vec![name],
    }
}

/// Returns the byte ranges of the words of a text; a bracketed group is one word.
fn units(text: &str) -> Vec<Range<usize>> {
    let (mut units, mut depth, mut start): (Vec<Range<usize>>, usize, Option<usize>) = (Vec::new(), 0, None);
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        match start {
            Some(begin) if depth == 0 && c.is_whitespace() => {
                units.push(begin..at);
                start = None;
            }
            None if !c.is_whitespace() => start = Some(at),
            _ => {}
        }
    }
    units.extend(start.map(|begin| begin..text.len()));
    units
}

/// Axes of version 1, by number, as letters of faces or cells; a cube has the first six.
const AXES: [char; 8] = ['R', 'L', 'U', 'D', 'F', 'B', 'O', 'I'];

/// Directions of version 1 in a hypercube, by number, as letters that the rotation axis points toward within the cell:
/// first six quarter turns and six half turns about faces, then turns about edges and corners. Flipping the lowest bit
/// of the number reverses the turn.
const DIRECTIONS: [&str; 32] = [
    "R", "L", "U", "D", "F", "B", "R", "L", "U", "D", "F", "B", "UF", "DB", "UR", "DL", "FR", "BL", "DF", "UB", "UL",
    "DR", "BR", "FL", "UFR", "DBL", "UFL", "DBR", "DFR", "UBL", "UBR", "DFL",
];
/// Numbers of the [`DIRECTIONS`] that are half turns about a face.
const HALF_TURNS: Range<usize> = 6..12;

/// Parses a twist in numbers, `axis,direction,layers` with a layer mask: several moves if no single one turns these
/// layers. `None` if invalid.
pub(super) fn parse_numbers(puzzle: PuzzleId, token: &str) -> Option<Vec<Move>> {
    let numbers: Vec<usize> = token.split(',').map(plain_number).collect::<Option<_>>()?;
    let [axis, direction, mask] = numbers[..] else { return None };
    let def = puzzle.def();
    let letter = *AXES.get(axis)?;
    let mask = u8::try_from(mask).ok()? & layers::all_layers(def.size);
    if mask == 0 {
        return None;
    }
    match def.notation {
        Notation::Cube => cube_moves(def, letter, [1, 3, 2, 2].get(direction).copied()?, mask),
        Notation::Hypercube => hypercube_move(puzzle, letter, direction, mask).map(|mv| vec![mv]),
    }
}

/// Formats a move as a twist in numbers, as parsed by [`parse_numbers`].
pub(super) fn to_numbers(puzzle: PuzzleId, mv: Move) -> String {
    let def = puzzle.def();
    let numbers = match def.notation {
        Notation::Cube => cube_numbers(def, &def.moves[mv.index()]),
        Notation::Hypercube => hypercube_numbers(puzzle, mv),
    };
    let [axis, direction, mask] = numbers.expect("every move turns layers about an axis of its puzzle");
    format!("{axis},{direction},{mask}")
}

fn plain_number(text: &str) -> Option<usize> {
    if text.len() > 3 || !text.bytes().all(|byte| byte.is_ascii_digit()) { None } else { text.parse().ok() }
}

/// Returns the clockwise quarter turn of a cube's face.
fn quarter_of(def: &PuzzleDef, letter: char) -> Option<&MoveDef> {
    def.moves.iter().find(|mv| mv.name.chars().eq([letter]))
}

fn power(motion: &SignedPerm, times: usize) -> SignedPerm {
    (0..times).fold(SignedPerm::IDENTITY, |power, _| motion.after(&power))
}

fn cube_moves(def: &PuzzleDef, letter: char, quarters: usize, mask: u8) -> Option<Vec<Move>> {
    let face = quarter_of(def, letter)?;
    let turned = if face.layers == 1 { mask } else { layers::mirrored(mask, def.size) };
    let motion = power(&face.motion, quarters);
    let turning = |layers: u8| {
        let is = |mv: &MoveDef| (mv.axis, mv.layers, mv.motion) == (face.axis, layers, motion);
        def.moves.iter().position(is).map(|mv| Move(mv as u16))
    };
    match turning(turned) {
        Some(mv) => Some(vec![mv]),
        // Layers that are not adjacent turn one after the other.
        None => (0..def.size).map(|layer| 1 << layer).filter(|layer| turned & layer != 0).map(turning).collect(),
    }
}

fn cube_numbers(def: &PuzzleDef, mv: &MoveDef) -> Option<[usize; 3]> {
    let faces = AXES.iter().enumerate().filter_map(|(axis, letter)| Some((axis, quarter_of(def, *letter)?)));
    let (axis, face) = faces.into_iter().find(|(_, face)| face.axis == mv.axis && face.layers == 1)?;
    let quarters = (1..4).find(|quarters| power(&face.motion, *quarters) == mv.motion)?;
    Some([axis, [0, 2, 1][quarters - 1], mv.layers.into()])
}

/// Converts a version 1 direction within a cell to a vector in space. The cell's own letter becomes O, and the opposite
/// one I. The directions of cell O are those of cell I, reversed.
fn direction_in_cell(cell: u8, direction: usize) -> Option<[i8; 4]> {
    let (axis, positive) = cell_axis(cell);
    let direction = if hypercube::LETTERS[usize::from(cell)] == 'O' { direction ^ 1 } else { direction };
    let mut toward = [0; 4];
    for letter in DIRECTIONS.get(direction)?.chars() {
        let (of_letter, side) = cell_axis(hypercube::LETTERS.iter().position(|other| *other == letter)? as u8);
        let (axis, side) = if of_letter == axis { (3, positive == side) } else { (of_letter, side) };
        toward[usize::from(axis)] = if side { 1 } else { -1 };
    }
    Some(toward)
}

fn hypercube_move(puzzle: PuzzleId, letter: char, direction: usize, mask: u8) -> Option<Move> {
    let cell = hypercube::LETTERS.iter().position(|other| *other == letter)? as u8;
    let grip = grips::grip(cell, direction_in_cell(cell, direction)?)?;
    let slices = Slices::from_mask(mask.into(), puzzle.def().size)?;
    let turn = Click { grip, positive: false, slices }.to_move(puzzle)?;
    if !HALF_TURNS.contains(&direction) {
        return Some(turn);
    }
    Sequence(vec![turn, turn]).joined(puzzle.def()).0.first().copied()
}

fn hypercube_numbers(puzzle: PuzzleId, mv: Move) -> Option<[usize; 3]> {
    let clicks = Click::for_move(puzzle, mv);
    let click = clicks.first()?;
    let cell = (click.grip / 27) as u8;
    let axis = AXES.iter().position(|letter| *letter == hypercube::LETTERS[usize::from(cell)])?;
    let mask = click.slices.mask();
    let is = |direction: &usize| hypercube_move(puzzle, AXES[axis], *direction, mask) == Some(mv);
    Some([axis, (0..DIRECTIONS.len()).find(is)?, mask.into()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_is_parsed_from_its_numbers() {
        for puzzle in PuzzleId::ALL {
            for index in 0..puzzle.def().moves.len() {
                let mv = Move(index as u16);
                let token = to_numbers(puzzle, mv);
                let read = parse_numbers(puzzle, &token).expect(&token);
                let map = |mv: Move| &puzzle.def().moves[mv.index()].map;
                assert!(read.len() == 1 && map(read[0]) == map(mv), "{puzzle:?} {token}");
            }
        }
    }

    #[test]
    fn malformed_and_out_of_range_numbers_are_rejected() {
        for token in ["", "0,0", "0,0,0", "0,0,8", "8,0,1", "6,0,1", "0,4,1", "0,0,1,1", "+0,0,1", " 0,0,1", "0,0,257"]
        {
            assert_eq!(parse_numbers(PuzzleId::Cube3, token), None, "{token}");
        }
        assert_eq!(parse_numbers(PuzzleId::Tess3, "0,32,1"), None);
        let apart = parse_numbers(PuzzleId::Cube3, "0,0,5").expect("two layers");
        assert_eq!(notation::print(PuzzleId::Cube3, &Sequence(apart)), "R L'");
    }

    #[test]
    fn twists_undone_together_form_one_unit() {
        let text = " R (U 2F)  [R, U]2 {1-2}L'\n(A (B C) D)";
        let found: Vec<&str> = units(text).into_iter().map(|unit| &text[unit]).collect();
        assert_eq!(found, ["R", "(U 2F)", "[R, U]2", "{1-2}L'", "(A (B C) D)"]);
    }
}
