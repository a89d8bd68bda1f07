//! The 2x2x2x2 as data: its stickers, its moves with their letters, its net.

pub mod grips;
pub mod token;

use std::sync::{LazyLock, OnceLock};

use super::geometry::{SignedPerm, axes_without, facelet_map, places};
use super::net::Net;
use super::{Metric, Move, MoveDef, Notation, PuzzleDef, PuzzleFacts};

/// Layers on each axis.
const SIZE: usize = 2;
/// Rotations of one cell but the identity.
pub const ROTATIONS_OF_A_CELL: usize = 23;
/// Moves up to rotation of the whole puzzle: those of the four positive cells, which leave the reference piece alone.
pub const MOVES: usize = 4 * ROTATIONS_OF_A_CELL;

/// Letters of the cells 0..8 (-W -Z -Y -X +X +Y +Z +W), as the Hypersolve project names them.
pub const LETTERS: [char; 8] = ['I', 'B', 'D', 'L', 'R', 'U', 'F', 'O'];

/// The cell at one end of an axis, `0 <= axis < 4`: cells are numbered -W, -Z, -Y, -X, +X, +Y, +Z, +W.
pub const fn cell(axis: u8, positive: bool) -> u8 {
    if positive { 4 + axis } else { 3 - axis }
}

/// The axis of a cell, `0 <= cell < 8`, and true if it is the positive end.
pub const fn cell_axis(cell: u8) -> (u8, bool) {
    if cell >= 4 { (cell - 4, true) } else { (3 - cell, false) }
}

/// The 24 rotations of a cell, as motions of three axes, the identity first. Move `k` of an axis turns by rotation `k + 1`.
pub(crate) fn rotations3() -> Vec<SignedPerm> {
    SignedPerm::rotations(3)
}

/// Letters in the order in which a grip is written: U/D, F/B, R/L, O/I.
const GRIP_LETTER_ORDER: [u8; 4] = [1, 2, 0, 3];

/// The letters of a vector whose components are -1, 0 or 1, in the order of grips.
pub fn direction_letters(v: [i8; 4]) -> String {
    let letter = |a: u8| match v[a as usize] {
        0 => None,
        side => Some(LETTERS[cell(a, side > 0) as usize]),
    };
    GRIP_LETTER_ORDER.into_iter().filter_map(letter).collect()
}

/// The letters of the piece (or place) at a position, `0 <= position < 16`.
pub fn position_letters(position: u8) -> String {
    direction_letters([0, 1, 2, 3].map(|a| if (position >> a) & 1 == 1 { 1 } else { -1 }))
}

/// The name of a rotation of a cell: its grip's direction (turned with MC4D's direction -1), and true for a half turn
/// about a face, which is written with a `2`.
fn rotation_name(cell_number: u8, motion: &SignedPerm) -> (String, bool) {
    let (axis, positive) = cell_axis(cell_number);
    let mut best = None;
    for direction in directions(axis) {
        let Some(rotation) = grips::rotation(cell_number, direction, -1) else { continue };
        if rotation == *motion {
            best = best.or(Some((direction, false)));
        }
        let faces = direction.iter().filter(|c| **c != 0).count();
        if faces == 1 && rotation.after(&rotation) == *motion {
            best = best.or(Some((direction, true)));
        }
    }
    debug_assert!(best.is_some(), "every rotation of cell {cell_number} ({positive}) is a turn of a grip");
    let (direction, half) = best.unwrap_or(([0; 4], false));
    (direction_letters(direction), half)
}

/// All 26 directions perpendicular to an axis, positive ones first so that they name half turns.
fn directions(axis: u8) -> Vec<[i8; 4]> {
    let others = axes_without(axis);
    let mut out = Vec::new();
    for n in 0..27 {
        let mut v = [0; 4];
        for (i, &o) in others.iter().enumerate() {
            v[o as usize] = [1, 0, -1][n / 3usize.pow(2 - i as u32) % 3];
        }
        if v != [0; 4] {
            out.push(v);
        }
    }
    out
}

/// The move list. Moves 0..92 turn the cells +X, +Y, +Z, +W (23 each), 92..184 the opposite cells, and 184..276 rotate
/// the whole puzzle about each axis.
pub(crate) fn moves() -> &'static [MoveDef] {
    static MOVE_LIST: LazyLock<Vec<MoveDef>> = LazyLock::new(move_list);
    &MOVE_LIST
}

fn move_list() -> Vec<MoveDef> {
    let places = places(4, SIZE as i8);
    let rotations = rotations3();
    let mut moves = Vec::with_capacity(3 * MOVES);
    for kind in 0..3u16 {
        for axis in 0..4u8 {
            let cell_number = cell(axis, kind != 1);
            for (k, rotation) in rotations.iter().enumerate().skip(1) {
                let motion = rotation.embed(axis);
                let map = facelet_map(&places, &motion, |c| match kind {
                    0 => c[axis as usize] > 0,
                    1 => c[axis as usize] < 0,
                    _ => true,
                });
                let (grip, half) = rotation_name(cell_number, &motion);
                let name = format!(
                    "{}{}{}{}",
                    if kind == 2 { "{1-2}" } else { "" },
                    LETTERS[cell_number as usize],
                    grip,
                    if half { "2" } else { "" }
                );
                let undo = rotations.iter().position(|r| *r == rotation.inverse()).unwrap_or(k);
                let first = kind * MOVES as u16 + u16::from(axis) * ROTATIONS_OF_A_CELL as u16;
                moves.push(MoveDef {
                    name,
                    axis,
                    motion,
                    map,
                    cost: u8::from(kind < 2),
                    quarters: u8::from(kind < 2),
                    inverse: Move(first + undo as u16 - 1),
                });
            }
        }
    }
    moves
}

/// Builds the record of the hypercube of size two, whose moves are [`moves`].
pub(crate) fn make(facts: PuzzleFacts) -> PuzzleDef {
    let PuzzleFacts { id, name, size, turns, piece_names, identifier, log, check, random } = facts;
    debug_assert_eq!(size, SIZE, "moves turn one of two layers");
    let places = places(4, SIZE as i8);
    let solved = places.iter().map(|p| cell(p.axis, p.side > 0)).collect();
    let net = net(&places);
    PuzzleDef {
        id,
        name,
        dimensions: 4,
        size,
        metric: Metric::Stm,
        letters: &LETTERS,
        places,
        solved,
        moves: moves().to_vec(),
        turns,
        faces: 0,
        net,
        notation: Notation::Hypercube,
        pieces: OnceLock::new(),
        piece_names,
        identifier,
        log,
        check,
        random,
    }
}

/// Width of a cell on the net (two layers of two facelets and a slit) and the gap between cells, in facelets.
const SLIT: f32 = 0.3;
const CELL: [f32; 2] = [4.0 + SLIT, 2.0];
const GAP: [f32; 2] = [0.5, 0.5];
const HEADING: f32 = 0.7;

/// Column and row of each cell of the unfolded cross, by cell number; the cross has cell I at its centre, F in front of
/// it (below left), B behind it (above right), and O as the last cell below.
const CROSS: [[f32; 2]; 8] =
    [[1.0, 1.0], [2.0, 0.0], [1.0, 2.0], [0.0, 1.0], [2.0, 1.0], [1.0, 0.0], [0.0, 2.0], [1.0, 3.0]];

/// The eight cells unfolded like the faces of a cube: cell I keeps its own axes (x right, y up, z towards the viewer); each
/// neighbour replaces, by the fourth axis, the axis across which it was folded out. Each cell shows the layer nearer to the
/// viewer on the left and the other on the right.
fn net(places: &[super::geometry::FaceletPlace]) -> Net {
    let origin = |cell_number: u8| {
        let [column, row] = CROSS[cell_number as usize];
        [column * (CELL[0] + GAP[0]), HEADING + row * (CELL[1] + GAP[1] + HEADING)]
    };
    let facelets = places
        .iter()
        .map(|place| {
            let c = place.cubie;
            // Coordinates (right, up, near), each -1 or 1, of this sticker within its unfolded cell.
            let [right, up, near] = match (place.axis, place.side) {
                (0, s) => [s * c[3], c[1], c[2]],
                (1, s) => [c[0], s * c[3], c[2]],
                (2, s) => [c[0], c[1], s * c[3]],
                (_, -1) => [c[0], c[1], c[2]],
                _ => [c[0], -c[1], c[2]],
            };
            let [x, y] = origin(cell(place.axis, place.side > 0));
            let layer = if near > 0 { 0.0 } else { 2.0 + SLIT };
            [x + layer + f32::from(right + 1) / 2.0, y + f32::from(1 - up) / 2.0]
        })
        .collect();
    let letters = (0..8).map(origin).map(|[x, y]| [x + CELL[0] / 2.0, y - HEADING / 2.0]).collect();
    let size = [3.0 * CELL[0] + 2.0 * GAP[0], 4.0 * (CELL[1] + HEADING) + 3.0 * GAP[1]];
    Net { facelets, letters, size }
}
