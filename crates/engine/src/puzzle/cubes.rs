//! Data of the cubes of size 2 and 3: facelets in Kociemba's order, moves in Singmaster's notation, and the net.

use std::sync::OnceLock;

use super::geometry::{FaceletPlace, MAX_AXES, SignedPerm, facelet_map, places};
use super::{Metric, Move, MoveDef, Notation, PuzzleDef, PuzzleFacts, net::Net};

/// Letters of the faces, by colour number. The opposite of face `f` is `(f + 3) % 6`.
pub const LETTERS: [char; 6] = ['U', 'R', 'F', 'D', 'L', 'B'];
/// Number of face turns, which come first in every cube's move list: each face clockwise, half and counterclockwise.
pub const FACE_TURNS: usize = 18;
/// Number of turns that a 2×2×2 solver uses: those of U, R and F. Turning D, L or B is equivalent to turning the
/// opposite face and rotating the whole cube.
pub(crate) const URF_TURNS: usize = 9;

/// Orientation of a face on the net: its outward normal, and the directions of its columns (rightward) and rows
/// (downward).
struct Frame {
    normal: [i8; MAX_AXES],
    right: [i8; MAX_AXES],
    down: [i8; MAX_AXES],
    /// Column and row on the net, in faces.
    at: [f32; 2],
}

const fn toward(x: i8, y: i8, z: i8) -> [i8; MAX_AXES] {
    [x, y, z, 0]
}

/// U above F, L F R B in a row, D below F; each face as seen from outside.
const FRAMES: [Frame; 6] = [
    Frame { normal: toward(0, 1, 0), right: toward(1, 0, 0), down: toward(0, 0, 1), at: [1.0, 0.0] },
    Frame { normal: toward(1, 0, 0), right: toward(0, 0, -1), down: toward(0, -1, 0), at: [2.0, 1.0] },
    Frame { normal: toward(0, 0, 1), right: toward(1, 0, 0), down: toward(0, -1, 0), at: [1.0, 1.0] },
    Frame { normal: toward(0, -1, 0), right: toward(1, 0, 0), down: toward(0, 0, -1), at: [1.0, 2.0] },
    Frame { normal: toward(-1, 0, 0), right: toward(0, 0, 1), down: toward(0, -1, 0), at: [0.0, 1.0] },
    Frame { normal: toward(0, 0, -1), right: toward(-1, 0, 0), down: toward(0, -1, 0), at: [3.0, 1.0] },
];

/// Returns the layer of a cubie, counted along `v`: `0 <= level < size`.
fn level(v: [i8; MAX_AXES], cubie: [i8; MAX_AXES], size: usize) -> usize {
    let along: i32 = v.iter().zip(cubie).map(|(a, b)| i32::from(*a) * i32::from(b)).sum();
    ((along + size as i32 - 1) / 2) as usize
}

impl FaceletPlace {
    /// Returns the face of the cube that contains this place, `0 <= face < 6`.
    pub(crate) fn face(&self) -> usize {
        let on = |frame: &Frame| frame.normal[usize::from(self.axis)] == self.side;
        FRAMES.iter().position(on).unwrap_or(0)
    }

    /// Returns the column and row within the face, each below `size`.
    fn on_face(&self, size: usize) -> (usize, usize) {
        let frame = &FRAMES[self.face()];
        (level(frame.right, self.cubie, size), level(frame.down, self.cubie, size))
    }
}

/// Usual names of a cube's pieces: corners in Kociemba's order, then edges.
pub(crate) const PIECE_NAMES: [&str; 20] = [
    "URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DBL", "DRB", "UR", "UF", "UL", "UB", "DR", "DF", "DL", "DB", "FR", "FL",
    "BL", "BR",
];

struct MoveKind {
    /// Names of the turns about each face of [`LETTERS`]; empty if there is none.
    names: [&'static str; 6],
    /// The turning layers, counted from the named face.
    layers: [bool; 3],
    /// Cost in HTM: the number of equivalent face turns.
    cost: u8,
    /// Minimum size of a cube with such moves.
    size: usize,
}

/// Faces, wide turns, slices (following L, D and F) and rotations (following R, U and F), in the order of the move
/// list.
const MOVE_KINDS: [MoveKind; 4] = [
    MoveKind { names: ["U", "R", "F", "D", "L", "B"], layers: [true, false, false], cost: 1, size: 2 },
    MoveKind { names: ["Uw", "Rw", "Fw", "Dw", "Lw", "Bw"], layers: [true, true, false], cost: 1, size: 3 },
    MoveKind { names: ["", "", "S", "E", "M", ""], layers: [false, true, false], cost: 2, size: 3 },
    MoveKind { names: ["y", "x", "z", "", "", ""], layers: [true, true, true], cost: 0, size: 2 },
];

/// Name suffixes for one, two and three clockwise quarters.
const SUFFIXES: [&str; 3] = ["", "2", "'"];

/// Builds the definition of the cube of size 2 or 3. Moves 0..18 turn face `m / 3` by `m % 3 + 1` clockwise quarters;
/// then come wide turns and slices, if any, and rotations.
pub(crate) fn make(facts: PuzzleFacts) -> PuzzleDef {
    let size = facts.size;
    let mut places = places(3, size as i8);
    places.sort_by_key(|place| {
        let (column, row) = place.on_face(size);
        (place.face(), row, column)
    });
    let mut moves = Vec::new();
    for kind in MOVE_KINDS.iter().filter(|kind| kind.size <= size) {
        for (frame, name) in FRAMES.iter().zip(kind.names).filter(|(_, name)| !name.is_empty()) {
            let axis = frame.normal.iter().position(|c| *c != 0).unwrap_or(0) as u8;
            let positive = frame.normal[usize::from(axis)] > 0;
            let inward = frame.normal.map(|c| -c);
            let first = moves.len() as u16;
            let turns = |layer: &usize| kind.layers[if positive { *layer } else { size - 1 - *layer }];
            let layers = (0..size).filter(turns).map(|layer| 1 << layer).sum();
            for (k, suffix) in SUFFIXES.iter().enumerate() {
                // Clockwise from outside is left-handed about the outward normal.
                let motion = SignedPerm::about(axis, if positive { 3 - k } else { k + 1 });
                let map = facelet_map(&places, &motion, |cubie| kind.layers[level(inward, *cubie, size)]);
                moves.push(MoveDef {
                    name: format!("{name}{suffix}"),
                    axis,
                    layers,
                    motion,
                    map,
                    cost: kind.cost,
                    quarters: kind.cost * if k == 1 { 2 } else { 1 },
                    twists: kind.cost,
                    inverse: Move(first + 2 - k as u16),
                });
            }
        }
    }
    let solved = places.iter().map(|p| p.face() as u8).collect();
    let net = net(&places, size);
    PuzzleDef {
        facts,
        dimensions: 3,
        metric: Metric::Htm,
        letters: &LETTERS,
        places,
        solved,
        moves,
        face_turns: FACE_TURNS,
        net,
        notation: Notation::Cube,
        pieces: OnceLock::new(),
        named_masks: OnceLock::new(),
        clicks: OnceLock::new(),
    }
}

/// Gap between faces, in facelets.
const GAP: f32 = 0.25;

fn net(places: &[FaceletPlace], size: usize) -> Net {
    let edge = size as f32;
    let origin = |face: usize| FRAMES[face].at.map(|n| n * (edge + GAP));
    let facelets = places
        .iter()
        .map(|place| {
            let ([x, y], (column, row)) = (origin(place.face()), place.on_face(size));
            [x + column as f32, y + row as f32]
        })
        .collect();
    let letters = (0..LETTERS.len()).map(|face| origin(face).map(|n| n + edge / 2.0)).collect();
    Net { facelets, letters, size: [4.0 * edge + 3.0 * GAP, 3.0 * edge + 2.0 * GAP] }
}
