//! States of the last layer and of one pair, and their classes up to turns of the last layer before and after.

use crate::puzzle::perm;
use crate::puzzles::cube3::Cube3;

/// A function that extracts the part of a state that a catalogue compares.
pub(super) type ComparedPart = fn(&Cube3) -> Vec<u8>;

/// Index of the corner DFR.
const PAIR_CORNER: usize = 4;
/// Index of the edge FR.
const PAIR_EDGE: usize = 8;

/// Returns the class of a state: the minimum of the compared part over all turns of U before and after.
pub(super) fn class_of(cube: &Cube3, part: ComparedPart) -> Vec<u8> {
    let turns = || std::iter::once(Cube3::SOLVED).chain((0..3).map(|mv| *Cube3::turn(mv)));
    let all = turns().flat_map(|before| turns().map(move |after| part(&before.then(cube).then(&after))));
    all.min().expect("there are sixteen")
}

pub(super) fn last_layer_pieces(cube: &Cube3) -> Vec<u8> {
    [&cube.cp[..4], &cube.co[..4], &cube.ep[..4], &cube.eo[..4]].concat()
}

/// Returns the positions of the corner and edge that form the pair at FR when solved, then their orientations.
pub(super) fn pair(cube: &Cube3) -> Vec<u8> {
    let place = |all: &[u8], piece: usize| all.iter().position(|n| usize::from(*n) == piece).unwrap_or_default();
    let (corner, edge) = (place(&cube.cp, PAIR_CORNER), place(&cube.ep, PAIR_EDGE));
    vec![corner as u8, edge as u8, cube.co[corner], cube.eo[edge]]
}

fn permutations() -> impl Iterator<Item = [u8; 4]> {
    (0..24).map(|rank| {
        let mut order = [0; 4];
        perm::unrank(rank, &mut order);
        order
    })
}

/// Returns all orientations of four pieces, each below `count`, whose sum is divisible by `count`.
fn orientations(count: u8) -> impl Iterator<Item = [u8; 4]> {
    let all = (0..u32::from(count).pow(4)).map(move |n| {
        let base = u32::from(count);
        std::array::from_fn(|piece| (n / base.pow(piece as u32) % base) as u8)
    });
    all.filter(move |all: &[u8; 4]| all.iter().sum::<u8>() % count == 0)
}

/// Returns all 62,208 states in which everything but the last layer is solved.
pub(super) fn last_layer_states() -> impl Iterator<Item = Cube3> {
    permutations().flat_map(|cp| {
        let edges = permutations().filter(move |ep| perm::is_odd(ep) == perm::is_odd(&cp));
        edges.flat_map(move |ep| {
            orientations(3).flat_map(move |co| {
                orientations(2).map(move |eo| {
                    let mut cube = super::with_last_layer(cp, co, ep);
                    cube.eo[..4].copy_from_slice(&eo);
                    cube
                })
            })
        })
    })
}

/// Returns a state for each of the 150 placements of the pair at FR, with corner and edge in the last layer or in their
/// slot.
pub(super) fn pair_states() -> impl Iterator<Item = Cube3> {
    let corners = (0..=4).flat_map(|place| (0..3).map(move |turned| (place, turned)));
    let edges = || (0..4).chain([PAIR_EDGE]).flat_map(|place| (0..2).map(move |flipped| (place, flipped)));
    corners.flat_map(move |corner| edges().map(move |edge| with_pair(corner, edge)))
}

/// Returns a state with the pair placed as given; the last layer's pieces compensate parity and orientation.
fn with_pair((corner, turned): (usize, u8), (edge, flipped): (usize, u8)) -> Cube3 {
    let mut cube = Cube3::SOLVED;
    let others: Vec<usize> = (0..4).filter(|place| *place != corner).collect();
    cube.cp.swap(corner, PAIR_CORNER);
    cube.co[corner] = turned;
    cube.co[others[0]] = (3 - turned) % 3;
    cube.ep.swap(edge, PAIR_EDGE);
    cube.eo[edge] = flipped;
    cube.eo[(0..4).find(|place| *place != edge).unwrap_or_default()] = flipped;
    if perm::is_odd(&cube.cp) != perm::is_odd(&cube.ep) {
        cube.cp.swap(others[0], others[1]);
        cube.co.swap(others[0], others[1]);
    }
    cube
}
