//! The parts of this puzzle that people solve by themselves.

use crate::puzzle::masks::{Holding, NamedMask, whole};
use crate::puzzle::pattern::SeenAs;

/// All centres.
const ALL_CENTRES: &str = "URFDLB";
/// The face of the last layer, U.
const LAST: u8 = 0;

const fn mask(name: &'static str, seen: fn(char, &str) -> SeenAs) -> NamedMask {
    NamedMask { name, free: None, holding: Holding::Any, centres: ALL_CENTRES, seen }
}

/// A mask of blocks beside these centres, while the others may have turned with the slice between.
const fn blocks(name: &'static str, centres: &'static str, seen: fn(char, &str) -> SeenAs) -> NamedMask {
    NamedMask { holding: Holding::AsBefore, centres, ..mask(name, seen) }
}

/// A mask of the last layer, with free turns of U.
const fn last_layer(name: &'static str, seen: fn(char, &str) -> SeenAs) -> NamedMask {
    NamedMask { free: Some(LAST), ..mask(name, seen) }
}

/// The masks: a cross is that of D, and the last layer that of U.
pub(super) const ALL: &[NamedMask] = &[
    mask("cross", |_, piece| whole(is_cross(piece))),
    mask("xcross", |_, piece| whole(is_cross(piece) || is_of(piece, "DFR"))),
    mask("2x2x2", |_, piece| whole(is_of(piece, "DLB"))),
    mask("2x2x3", |_, piece| whole(is_of(piece, "DLB") || is_of(piece, "DLF"))),
    mask("f2l", |_, piece| whole(!piece.contains('U'))),
    mask("eo", edge_oriented),
    mask("eoline", |letter, piece| {
        let is_line = piece.len() == 2 && (is_of(piece, "DF") || is_of(piece, "DB"));
        if is_line { SeenAs::Colour } else { edge_oriented(letter, piece) }
    }),
    blocks("roux-left", "L", |_, piece| whole(piece.contains('L') && !piece.contains('U'))),
    blocks("roux-blocks", "LR", |_, piece| whole(piece.contains(['L', 'R']) && !piece.contains('U'))),
    last_layer("oll", |letter, piece| whole(letter == 'U' || !piece.contains('U'))),
    last_layer("cll", |_, piece| whole(piece.len() == 3 || !piece.contains('U'))),
    last_layer("pll", |_, _| SeenAs::Colour),
    mask("layer", |_, piece| whole(piece.contains('D'))),
];

/// True if all letters of a piece are among these.
fn is_of(piece: &str, letters: &str) -> bool {
    piece.chars().all(|c| letters.contains(c))
}

fn is_cross(piece: &str) -> bool {
    piece.len() == 2 && piece.contains('D')
}

/// Edges as those of the first step of ZZ see them: the sticker of U or D counts, or else that of F or B, of whichever edge.
fn edge_oriented(letter: char, piece: &str) -> SeenAs {
    let telling = if piece.contains(['U', 'D']) { ['U', 'D'] } else { ['F', 'B'] };
    if piece.len() == 2 && telling.contains(&letter) { SeenAs::Oriented } else { SeenAs::Any }
}
