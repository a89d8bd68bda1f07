//! Data of the hypercubes of size 2 and 3: stickers, moves and their names, and the net.

pub mod grips;
pub mod layers;
pub mod token;

use std::sync::OnceLock;

use super::geometry::{FaceletPlace, SignedPerm, axes_without, facelet_map, places};
use super::{Metric, Move, MoveDef, Notation, PuzzleDef, PuzzleFacts, net::Net};

/// Number of rotations of a cell other than the identity.
pub const ROTATIONS_PER_CELL: usize = 23;
/// Number of moves of one set of layers, about all four axes. On size 2, the first `MOVES_PER_LAYER_SET` moves turn the
/// four positive cells and fix the reference piece; up to rotation of the whole puzzle, they suffice.
pub const MOVES_PER_LAYER_SET: usize = 4 * ROTATIONS_PER_CELL;

/// Letters of the cells 0..8 (-W -Z -Y -X +X +Y +Z +W), as in Hypersolve.
pub const LETTERS: [char; 8] = ['I', 'B', 'D', 'L', 'R', 'U', 'F', 'O'];

/// Returns the cell at one end of an axis, `0 <= axis < 4`. Cells are numbered -W, -Z, -Y, -X, +X, +Y, +Z, +W.
pub const fn cell(axis: u8, positive: bool) -> u8 {
    if positive { 4 + axis } else { 3 - axis }
}

/// Returns the axis of a cell, `0 <= cell < 8`, and true for its positive end.
pub const fn cell_axis(cell: u8) -> (u8, bool) {
    if cell >= 4 { (cell - 4, true) } else { (3 - cell, false) }
}

/// Returns the rotation of the solved puzzle that brings colour `shown[cell]` to the centre of each cell; `None` if
/// there is none.
pub(crate) fn orientation_from_centres(shown: &[u8]) -> Option<SignedPerm> {
    let mut out = SignedPerm::IDENTITY;
    for axis in 0..4u8 {
        let [near, far] = [true, false].map(|positive| shown.get(usize::from(cell(axis, positive))).copied());
        let (near, far) = (near.filter(|colour| *colour < 8)?, far?);
        let (made_for, positive) = cell_axis(near);
        if far != 7 - near {
            return None;
        }
        out.axis[usize::from(made_for)] = axis;
        out.flip |= u8::from(!positive) << axis;
    }
    (super::perm::is_permutation(&out.axis) && out.determinant() == 1).then_some(out)
}

/// Returns the 24 rotations of a cell, as motions of three axes, the identity first. Move `k` of an axis turns by
/// rotation `k + 1`.
pub(crate) fn rotations3() -> Vec<SignedPerm> {
    SignedPerm::rotations(3)
}

/// Axes in the order of a grip's letters: U/D, F/B, R/L, O/I.
const GRIP_LETTER_ORDER: [u8; 4] = [1, 2, 0, 3];

/// Returns the letters of a vector with components -1, 0 or 1, in the order U/D, F/B, R/L, O/I.
pub fn direction_letters(v: [i8; 4]) -> String {
    let letter = |a: u8| match v[a as usize] {
        0 => None,
        side => Some(LETTERS[cell(a, side > 0) as usize]),
    };
    GRIP_LETTER_ORDER.into_iter().filter_map(letter).collect()
}

/// Returns the letters of the piece or slot at a position, `0 <= position < 16`.
pub fn position_letters(position: u8) -> String {
    direction_letters([0, 1, 2, 3].map(|a| if (position >> a) & 1 == 1 { 1 } else { -1 }))
}

/// Returns the rotations of a cell, each with the part of its name that follows the cell's letter: the letters of the grip
/// (turned in MC4D's direction -1), and a `2` for a half turn about a face.
fn names_of_rotations(cell_number: u8) -> Vec<(SignedPerm, String)> {
    let mut out = Vec::new();
    for direction in directions(cell_axis(cell_number).0) {
        let Some(rotation) = grips::rotation(cell_number, direction, -1) else { continue };
        let letters = direction_letters(direction);
        let is_about_a_face = letters.chars().count() == 1;
        let half = is_about_a_face.then(|| (rotation.after(&rotation), format!("{letters}2")));
        out.push((rotation, letters));
        out.extend(half);
    }
    out
}

/// Returns all 26 directions perpendicular to an axis, positive ones first so that they name half turns.
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

/// Returns the facelets in MC4D's order of stickers. On size 2 it is the order of [`places`]. On size 3, MC4D cuts off
/// the layer at the negative end of each cell's first other axis before its other cuts, and cells across X before all
/// others, so these stickers come first.
fn places_of_mc4d(size: usize) -> Vec<FaceletPlace> {
    let mut places = places(4, size as i8);
    if size > 2 {
        let is_cut_off = |place: &FaceletPlace| place.cubie[usize::from(axes_without(place.axis)[0])] == 1 - size as i8;
        places.sort_by_key(|place| (place.axis != 0, !is_cut_off(place)));
    }
    places
}

/// Returns the move list: 23 moves about each axis for every set of layers, in the order of [`layers::sets`]. On size
/// 2, moves 0..92 turn the cells +X, +Y, +Z, +W, 92..184 the opposite cells, and 184..276 rotate the whole puzzle. On
/// size 3, moves 0..276 turn the cells +X to +W, the opposite cells, and the layers between; then come two layers at
/// once, and 552..644 rotate the whole puzzle.
///
/// Of the 92 rotations of the whole puzzle, 18 repeat one about an earlier axis; all are listed, so that each keeps its
/// name.
fn move_list(places: &[FaceletPlace], size: usize) -> Vec<MoveDef> {
    let rotations = rotations3();
    let named: Vec<_> = (0..8).map(names_of_rotations).collect();
    let outer = size as i8 - 1;
    let mut moves = Vec::with_capacity(layers::sets(size).len() * MOVES_PER_LAYER_SET);
    for set in layers::sets(size) {
        let (prefix, cost) = (set.prefix(size), u8::from(!set.is_whole(size)));
        for axis in 0..4u8 {
            let cell_number = cell(axis, set.from_positive);
            let first = moves.len() as u16;
            for (k, rotation) in rotations.iter().enumerate().skip(1) {
                let motion = rotation.embed(axis);
                let map = facelet_map(places, &motion, |c| set.layers >> ((outer - c[axis as usize]) / 2) & 1 == 1);
                let rest = named[usize::from(cell_number)].iter().find(|(named, _)| *named == motion);
                debug_assert!(rest.is_some(), "every rotation of cell {cell_number} is a turn of a grip");
                let rest = rest.map_or("", |(_, rest)| rest);
                let undo = rotations.iter().position(|r| *r == rotation.inverse()).unwrap_or(k);
                moves.push(MoveDef {
                    name: format!("{prefix}{}{rest}", LETTERS[cell_number as usize]),
                    axis,
                    layers: set.layers,
                    motion,
                    map,
                    cost,
                    quarters: cost,
                    twists: cost * if rest.ends_with('2') { 2 } else { 1 },
                    inverse: Move(first + undo as u16 - 1),
                });
            }
        }
    }
    moves
}

/// Builds the definition of a hypercube of size 2 or 3.
pub(crate) fn make(facts: PuzzleFacts) -> PuzzleDef {
    let size = facts.size;
    let places = places_of_mc4d(size);
    let solved = places.iter().map(|p| cell(p.axis, p.side > 0)).collect();
    let (moves, net) = (move_list(&places, size), net(&places, size));
    PuzzleDef {
        facts,
        dimensions: 4,
        metric: Metric::Stm,
        letters: &LETTERS,
        places,
        solved,
        moves,
        face_turns: 0,
        net,
        notation: Notation::Hypercube,
        pieces: OnceLock::new(),
        named_masks: OnceLock::new(),
        clicks: OnceLock::new(),
    }
}

/// Gap between the layers of a cell on the net, in facelets.
const SLIT: f32 = 0.3;
/// Gaps between cells, across and down, in facelets.
const GAP: [f32; 2] = [0.5, 0.5];
/// Height of a cell's heading, in facelets.
const HEADING: f32 = 0.7;

/// Column and row of each cell in the unfolded cross, by cell number: I at the centre, F in front of it (below left), B
/// behind it (above right), O at the bottom.
const CELL_POSITIONS: [[f32; 2]; 8] =
    [[1.0, 1.0], [2.0, 0.0], [1.0, 2.0], [0.0, 1.0], [2.0, 1.0], [1.0, 0.0], [0.0, 2.0], [1.0, 3.0]];

/// Returns the net: the eight cells unfolded like the faces of a cube. Cell I keeps its axes (x right, y up, z towards
/// the viewer); in each neighbour, the fourth axis replaces the axis across which it was unfolded. The layers of a cell
/// are side by side, the nearest one on the left.
fn net(places: &[FaceletPlace], size: usize) -> Net {
    let (side, outer) = (size as f32, size as i8 - 1);
    // Width and height of a cell.
    let of_cell = [side * side + SLIT * (side - 1.0), side];
    let origin = |cell_number: u8| {
        let [column, row] = CELL_POSITIONS[cell_number as usize];
        [column * (of_cell[0] + GAP[0]), HEADING + row * (of_cell[1] + GAP[1] + HEADING)]
    };
    let facelets = places
        .iter()
        .map(|place| {
            let c = place.cubie;
            // Coordinates (right, up, near) of this sticker in its unfolded cell, from -outer to outer.
            let [right, up, near] = match (place.axis, place.side) {
                (0, s) => [s * c[3], c[1], c[2]],
                (1, s) => [c[0], s * c[3], c[2]],
                (2, s) => [c[0], c[1], s * c[3]],
                (_, -1) => [c[0], c[1], c[2]],
                _ => [c[0], -c[1], c[2]],
            };
            let [x, y] = origin(cell(place.axis, place.side > 0));
            let layer = f32::from((outer - near) / 2) * (side + SLIT);
            [x + layer + f32::from((right + outer) / 2), y + f32::from((outer - up) / 2)]
        })
        .collect();
    let letters = (0..8).map(origin).map(|[x, y]| [x + of_cell[0] / 2.0, y - HEADING / 2.0]).collect();
    let whole = [3.0 * of_cell[0] + 2.0 * GAP[0], 4.0 * (of_cell[1] + HEADING) + 3.0 * GAP[1]];
    Net { facelets, letters, size: whole }
}
