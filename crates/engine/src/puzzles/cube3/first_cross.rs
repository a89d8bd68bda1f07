//! Numbers of the published table of first crosses: an id for the spots of the four edges of a face, and a code for a
//! sequence of moves.
//!
//! Source: the description of `rubiks.db` of the Rubik's Cube Solver project, its table `first_cross`. It numbers the
//! cross of U, and that of D after a half turn about x. Here the other four faces are numbered in the same way, each
//! after the shortest rotation about x or z that brings it to U.

use std::sync::LazyLock;

use super::{Cube3, EDGE_NAMES, EDGES, Symmetry};
use crate::puzzle::cubes::{FACE_TURNS, LETTERS};
use crate::puzzle::{Move, PuzzleId, Sequence, geometry::SignedPerm, perm};

/// Number of edges of a cross.
pub(crate) const CROSS_EDGES: usize = 4;
/// Number of spots of an edge; a spot is its place times two plus its flip. The edges 0 to 3, of the cross of U, show
/// the colour of U on facelet `spot % 2` of place `spot / 2`.
pub(crate) const SPOTS: usize = 2 * EDGES;

/// Places in the order of the published numbers, two per place: with the colour of U on the face of the first letter,
/// then of the second.
const PLACES: [&str; EDGES] = ["UB", "UL", "UR", "UF", "LB", "LF", "LD", "FR", "FD", "RB", "RD", "DB"];
/// The edges whose spots are the digits of the id, most significant first.
const DIGITS: [&str; CROSS_EDGES] = ["UL", "UF", "UR", "UB"];
/// Faces in the order of the published moves, three numbers each.
const FACES: [char; 6] = ['L', 'R', 'F', 'B', 'U', 'D'];
/// Offsets of one, two and three clockwise quarters within the three numbers of a face.
const QUARTERS: [u8; 3] = [1, 2, 0];
/// The rotation that brings each face of [`LETTERS`] to U.
const ROTATIONS: [&str; 6] = ["", "z'", "x", "x2", "z", "x'"];

/// Base of the digits of a code: the number of moves plus one, since no move has digit 0.
const BASE: u64 = FACE_TURNS as u64 + 1;
/// Upper bound of ids, 24^4: `0 <= id < IDS`; not every number below it is an id.
pub const IDS: u32 = (SPOTS as u32).pow(CROSS_EDGES as u32);
/// Maximum number of moves in a code.
pub const MAX_CODE_MOVES: usize = 15;

/// Translation between the published numbers and those of this program.
struct Numbers {
    /// Published number of each spot.
    of_spot: [u8; SPOTS],
    /// Spot of each published number.
    spot_of: [u8; SPOTS],
    /// The edges in the order of the digits.
    edges: [usize; CROSS_EDGES],
    /// Digit of each turn, `1 <= digit <= 18`.
    of_turn: [u8; FACE_TURNS],
}

static NUMBERS: LazyLock<Numbers> = LazyLock::new(|| {
    let place = |name: &str| EDGE_NAMES.iter().position(|n| name.chars().all(|c| n.contains(c))).unwrap_or(0);
    let mut numbers = Numbers {
        of_spot: [0; SPOTS],
        spot_of: [0; SPOTS],
        edges: DIGITS.map(place),
        of_turn: std::array::from_fn(|mv| {
            let face = FACES.iter().position(|c| *c == LETTERS[mv / 3]).unwrap_or(0) as u8;
            1 + 3 * face + QUARTERS[mv % 3]
        }),
    };
    for (n, name) in PLACES.iter().enumerate() {
        for (letter, shows) in name.chars().enumerate() {
            let facelet = EDGE_NAMES[place(name)].find(shows).unwrap_or(0);
            let spot = 2 * place(name) + facelet;
            numbers.of_spot[spot] = (2 * n + letter) as u8;
            numbers.spot_of[2 * n + letter] = spot as u8;
        }
    }
    numbers
});

/// Returns the spots of the edges 0 to 3: UR, UF, UL and UB.
pub fn spots(cube: &Cube3) -> [u8; CROSS_EDGES] {
    let mut out = [0; CROSS_EDGES];
    for (p, (&edge, &flip)) in cube.ep.iter().zip(&cube.eo).enumerate() {
        if let Some(spot) = out.get_mut(usize::from(edge)) {
            *spot = 2 * p as u8 + flip;
        }
    }
    out
}

/// Returns the id, below [`IDS`], of these spots of the edges 0 to 3, each below 24.
pub fn id(spots: &[u8; CROSS_EDGES]) -> u32 {
    let digit = |edge: usize| u32::from(NUMBERS.of_spot[usize::from(spots[edge]) % SPOTS]);
    NUMBERS.edges.iter().fold(0, |id, &edge| id * SPOTS as u32 + digit(edge))
}

/// Returns the spots of the edges 0 to 3 with this id; `None` if it is out of range or puts two edges in one place.
pub fn spots_with(id: u32) -> Option<[u8; CROSS_EDGES]> {
    let mut out = [0; CROSS_EDGES];
    let mut rest = id;
    for &edge in NUMBERS.edges.iter().rev() {
        out[edge] = NUMBERS.spot_of[rest as usize % SPOTS];
        rest /= SPOTS as u32;
    }
    let apart = |i: usize| out[..i].iter().all(|other| other / 2 != out[i] / 2);
    (rest == 0 && (1..CROSS_EDGES).all(apart)).then_some(out)
}

/// Returns the code of face turns, `turn < 18`; the first is the least significant digit. Turns beyond
/// [`MAX_CODE_MOVES`] are ignored.
pub fn code(turns: &[u8]) -> u64 {
    let digit = |turn: u8| u64::from(NUMBERS.of_turn[usize::from(turn) % FACE_TURNS]);
    turns.iter().take(MAX_CODE_MOVES).rev().fold(0, |code, &turn| code * BASE + digit(turn))
}

/// Returns the code of `turn < 18` followed by the sequence of another code; `u64::MAX` if that exceeds 64 bits.
pub(crate) fn code_before(turn: u8, code: u64) -> u64 {
    code.saturating_mul(BASE).saturating_add(u64::from(NUMBERS.of_turn[usize::from(turn) % FACE_TURNS]))
}

/// The error for a number that is not a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CodeError {
    /// A digit 0, which is no move, below another digit. Holds its place from the right, starting at 1.
    #[error("digit {0} from the right is 0")]
    Zero(usize),
    /// The sequence has more than [`MAX_CODE_MOVES`] moves.
    #[error("it has more than {MAX_CODE_MOVES} digits")]
    TooLong,
}

/// Returns the sequence with this code.
///
/// # Errors
/// [`CodeError`] if the number is not a code.
pub fn turns_with(code: u64) -> Result<Vec<u8>, CodeError> {
    let mut turns = Vec::new();
    let mut rest = code;
    while rest > 0 {
        let digit = (rest % BASE) as u8;
        let turn = NUMBERS.of_turn.iter().position(|d| *d == digit);
        turns.push(turn.ok_or(CodeError::Zero(turns.len() + 1))? as u8);
        rest /= BASE;
    }
    if turns.len() > MAX_CODE_MOVES { Err(CodeError::TooLong) } else { Ok(turns) }
}

/// Returns a state with the edges 0 to 3 at these spots, which must be in different places. The other edges fill
/// the free places in order, and only the last may be flipped; two corners are swapped if parity requires it.
pub(crate) fn cube_with(spots: &[u8; CROSS_EDGES]) -> Cube3 {
    let mut cube = Cube3::SOLVED;
    let places = spots.map(|spot| usize::from(spot / 2) % EDGES);
    for (edge, (&place, spot)) in places.iter().zip(spots).enumerate() {
        (cube.ep[place], cube.eo[place]) = (edge as u8, spot % 2);
    }
    let flips: u8 = spots.iter().map(|spot| spot % 2).sum();
    let free = (0..EDGES).filter(|place| !places.contains(place));
    for (edge, place) in (CROSS_EDGES..EDGES).zip(free) {
        let is_last = edge + 1 == EDGES;
        (cube.ep[place], cube.eo[place]) = (edge as u8, if is_last { flips % 2 } else { 0 });
    }
    if perm::is_odd(&cube.ep) {
        cube.cp.swap(0, 1);
    }
    cube
}

/// Returns the rotation that brings the cross of `face`, taken modulo 6, to U: none for U, x2 for D, x for F, x' for B,
/// z for L, z' for R.
pub fn rotation(face: u8) -> &'static Symmetry {
    static ALL: LazyLock<[&Symmetry; 6]> = LazyLock::new(|| {
        std::array::from_fn(|face| {
            let moves = &PuzzleId::Cube3.def().moves;
            let motion = rotation_move(face as u8).0.first().map_or(SignedPerm::IDENTITY, |m| moves[m.index()].motion);
            let all = Symmetry::all();
            all.iter().find(|s| s.motion == motion).unwrap_or(&all[0])
        })
    });
    ALL[usize::from(face) % 6]
}

/// Returns the [`rotation`] of `face`, taken modulo 6, as a move; empty for U.
pub(crate) fn rotation_move(face: u8) -> Sequence {
    let moves = &PuzzleId::Cube3.def().moves;
    let named = moves.iter().position(|m| m.name == ROTATIONS[usize::from(face) % 6]);
    Sequence(named.map(|m| Move(m as u16)).into_iter().collect())
}

/// Returns the rank of distinct places of four edges, each below 12, `0 <= rank < 11880`.
pub(crate) fn rank_places(places: [u8; CROSS_EDGES]) -> u32 {
    (0..CROSS_EDGES).fold(0, |rank, i| {
        let smaller = places[..i].iter().filter(|p| **p < places[i]).count();
        rank * (EDGES - i) as u32 + u32::from(places[i]) - smaller as u32
    })
}

/// Returns the places with this rank, `0 <= rank < 11880`.
pub(crate) fn unrank_places(rank: u32) -> [u8; CROSS_EDGES] {
    // The places are the first four values of a permutation whose other eight are in order.
    let mut all = [0; EDGES];
    let rest = perm::factorial((EDGES - CROSS_EDGES) as u32) as u64;
    perm::unrank(u64::from(rank) * rest, &mut all);
    [all[0], all[1], all[2], all[3]]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn place_ranks_round_trip() {
        for rank in 0..11_880 {
            assert_eq!(rank_places(unrank_places(rank)), rank);
        }
    }

    #[test]
    fn rotations_bring_their_faces_to_u() {
        for face in 0..6 {
            assert_eq!(rotation(face).moves[3 * usize::from(face)], 0);
        }
        assert_eq!(rotation(3).moves[3], 3, "a half turn about x leaves R where it is");
    }
}
