//! The 3x3x3 as data: its facelets in Kociemba's order, its moves in Singmaster's letters, its net.

use super::super::geometry::{MAX_AXES, Place, SignedPerm, facelet_map, places};
use super::super::net::Net;
use super::super::{Move, MoveDef, PuzzleDef, PuzzleId};

/// Letters of the faces, by colour number. The opposite of face `f` is `(f + 3) % 6`.
pub const LETTERS: [char; 6] = ['U', 'R', 'F', 'D', 'L', 'B'];
/// Facelets of one face.
pub const FACE: usize = 9;
/// Moves that a solver uses: each face turned clockwise, by half, and counterclockwise.
pub const TURNS: usize = 18;

/// How a face is drawn: its outward normal, and the directions of its columns (rightward) and rows (downward) on the net.
struct Frame {
    normal: [i8; MAX_AXES],
    right: [i8; MAX_AXES],
    down: [i8; MAX_AXES],
    /// Column and row of the face on the net, in faces.
    at: [f32; 2],
}

const fn toward(x: i8, y: i8, z: i8) -> [i8; MAX_AXES] {
    [x, y, z, 0]
}

/// U on top of F, and L F R B in a row, D below F: each face as seen from outside, the net folded together.
const FRAMES: [Frame; 6] = [
    Frame { normal: toward(0, 1, 0), right: toward(1, 0, 0), down: toward(0, 0, 1), at: [1.0, 0.0] },
    Frame { normal: toward(1, 0, 0), right: toward(0, 0, -1), down: toward(0, -1, 0), at: [2.0, 1.0] },
    Frame { normal: toward(0, 0, 1), right: toward(1, 0, 0), down: toward(0, -1, 0), at: [1.0, 1.0] },
    Frame { normal: toward(0, -1, 0), right: toward(1, 0, 0), down: toward(0, 0, -1), at: [1.0, 2.0] },
    Frame { normal: toward(-1, 0, 0), right: toward(0, 0, 1), down: toward(0, -1, 0), at: [0.0, 1.0] },
    Frame { normal: toward(0, 0, -1), right: toward(-1, 0, 0), down: toward(0, -1, 0), at: [3.0, 1.0] },
];

fn along(v: [i8; MAX_AXES], cubie: [i8; MAX_AXES]) -> i32 {
    v.iter().zip(cubie).map(|(a, b)| i32::from(*a) * i32::from(b)).sum()
}

impl Place {
    /// The face of a 3x3x3 on which this place lies, `0 <= face < 6`.
    pub(super) fn face(&self) -> usize {
        let on = |frame: &Frame| frame.normal[usize::from(self.axis)] == self.side;
        FRAMES.iter().position(on).unwrap_or(0)
    }

    /// Column and row on its face, each `0..=2`.
    fn on_face(&self) -> (i32, i32) {
        let frame = &FRAMES[self.face()];
        (along(frame.right, self.cubie) / 2 + 1, along(frame.down, self.cubie) / 2 + 1)
    }
}

/// One kind of move: what turns, and about which face it is named.
struct Kind {
    /// The name for a turn about each face of [`LETTERS`], or empty where there is none.
    names: [&'static str; 6],
    /// Whether a layer turns; it is counted from the named face, 0 to 2.
    layers: [bool; 3],
    /// What it counts in HTM: the faces that would have to be turned instead.
    cost: u8,
}

/// Faces, wide turns, slices (they follow L, D and F) and rotations (they follow R, U and F), in the order of the move list.
const KINDS: [Kind; 4] = [
    Kind { names: ["U", "R", "F", "D", "L", "B"], layers: [true, false, false], cost: 1 },
    Kind { names: ["Uw", "Rw", "Fw", "Dw", "Lw", "Bw"], layers: [true, true, false], cost: 1 },
    Kind { names: ["", "", "S", "E", "M", ""], layers: [false, true, false], cost: 2 },
    Kind { names: ["y", "x", "z", "", "", ""], layers: [true, true, true], cost: 0 },
];

/// What follows a name for one, two and three clockwise quarters.
const SUFFIXES: [&str; 3] = ["", "2", "'"];

/// Builds the record. Moves 0..18 turn a face: face `m / 3` by `m % 3 + 1` clockwise quarters; then come wide turns, slices and
/// rotations.
pub(in super::super) fn make() -> PuzzleDef {
    let mut places = places(3, 3);
    places.sort_by_key(|place| {
        let (column, row) = place.on_face();
        (place.face(), row, column)
    });
    let mut moves = Vec::new();
    for kind in &KINDS {
        for (frame, name) in FRAMES.iter().zip(kind.names).filter(|(_, name)| !name.is_empty()) {
            let axis = frame.normal.iter().position(|c| *c != 0).unwrap_or(0) as u8;
            let positive = frame.normal[usize::from(axis)] > 0;
            let first = moves.len() as u16;
            for (k, suffix) in SUFFIXES.iter().enumerate() {
                // Clockwise as seen from outside is left-handed about the outward normal.
                let motion = SignedPerm::about(axis, if positive { 3 - k } else { k + 1 });
                let map =
                    facelet_map(&places, &motion, |cubie| kind.layers[(1 - along(frame.normal, *cubie) / 2) as usize]);
                moves.push(MoveDef {
                    name: format!("{name}{suffix}"),
                    axis,
                    motion,
                    map,
                    cost: kind.cost,
                    inverse: Move(first + 2 - k as u16),
                });
            }
        }
    }
    let solved = places.iter().map(|p| p.face() as u8).collect();
    let net = net(&places);
    PuzzleDef {
        id: PuzzleId::Cube3,
        name: "3x3x3",
        metric: "HTM",
        letters: &LETTERS,
        places,
        solved,
        moves,
        turns: TURNS,
        net,
    }
}

/// The gap between faces, in facelets.
const GAP: f32 = 0.25;

fn net(places: &[Place]) -> Net {
    let origin = |face: usize| FRAMES[face].at.map(|n| n * (3.0 + GAP));
    let facelets = places
        .iter()
        .map(|place| {
            let ([x, y], (column, row)) = (origin(place.face()), place.on_face());
            [x + column as f32, y + row as f32]
        })
        .collect();
    let letters = (0..LETTERS.len()).map(|face| origin(face).map(|n| n + 1.5)).collect();
    Net { facelets, letters, size: [12.0 + 3.0 * GAP, 9.0 + 2.0 * GAP] }
}
