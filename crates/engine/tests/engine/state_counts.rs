//! The known numbers of states at each distance, confirmed by breadth-first search on cubies alone, without tables or search code.

use std::collections::HashSet;
use std::hash::Hash;

use unfold_engine::puzzle::{MoveDef, PuzzleId, geometry::SignedPerm, hypercube::MOVES_PER_LAYER_SET};
use unfold_engine::puzzles::tess2::Tess2;

/// Number of new keys at each distance `0..=depth`, by the moves that `keeps` accepts.
fn counts<K: Hash + Eq>(depth: usize, keeps: impl Fn(&MoveDef) -> bool, key: impl Fn(&Tess2) -> K) -> Vec<usize> {
    let moves: Vec<&MoveDef> = PuzzleId::Tess2.def().moves[..MOVES_PER_LAYER_SET].iter().filter(|m| keeps(m)).collect();
    let mut seen = HashSet::from([key(&Tess2::SOLVED)]);
    let mut frontier = vec![Tess2::SOLVED];
    let mut out = vec![1];
    for _ in 0..depth {
        let mut next = Vec::new();
        for state in &frontier {
            for m in &moves {
                let child = state.turned(m.axis, &m.motion);
                if seen.insert(key(&child)) {
                    next.push(child);
                }
            }
        }
        out.push(next.len());
        frontier = next;
    }
    out
}

/// Two bits per position: the axis of the piece's sticker `sticker`, numbered by its home axis.
fn labels(state: &Tess2, sticker: usize) -> u32 {
    state.ori().iter().enumerate().map(|(p, g)| u32::from(g.image(sticker)) << (2 * p)).sum()
}

fn sides(state: &Tess2) -> u16 {
    state.piece().iter().enumerate().map(|(p, q)| u16::from(q >> 3) << p).sum()
}

fn keeps_w(m: &MoveDef) -> bool {
    m.motion.axis[3] == 3
}

fn keeps_w_and_z(m: &MoveDef) -> bool {
    keeps_w(m) && m.motion.axis[2] == 2
}

#[test]
fn states_of_the_whole_group() {
    assert_eq!(counts(3, |_| true, |s| *s), [1, 92, 6150, 381_216]);
}

#[test]
fn states_up_to_symmetry() {
    let all = SignedPerm::all(4);
    let least = |s: &Tess2| all.iter().map(|m| s.conjugate(m).rank()).min();
    assert_eq!(counts(3, |_| true, least), [1, 4, 61, 1571]);
    assert_eq!(counts(2, |_| true, |s| least(s).min(least(&s.inverse()))), [1, 4, 39]);
}

#[test]
fn states_with_w_stickers_on_the_w_axis() {
    assert_eq!(counts(4, keeps_w, |s| *s), [1, 44, 1146, 23_916, 483_559]);
}

#[test]
fn states_with_w_and_z_stickers_on_their_axes() {
    assert_eq!(counts(5, keeps_w_and_z, |s| *s), [1, 20, 226, 1908, 13_423, 88_546]);
    let separated = |m: &MoveDef| keeps_w_and_z(m) && m.motion.flip & 8 == 0;
    assert_eq!(counts(6, separated, |s| *s), [1, 12, 57, 219, 766, 2253, 6572]);
}

#[test]
fn cosets_of_the_first_stage() {
    assert_eq!(counts(4, |_| true, |s| labels(s, 3)), [1, 6, 159, 8114, 392_430]);
}

#[test]
fn cosets_of_orienting_z_and_separating() {
    assert_eq!(counts(5, keeps_w, |s| (labels(s, 2), sides(s))), [1, 9, 142, 2856, 55_145, 1_019_768]);
    assert_eq!(counts(6, keeps_w, sides), [1, 3, 30, 348, 2069, 3752, 232]);
}

#[test]
fn states_of_the_first_of_two_coupled_cubes() {
    let separated = |m: &MoveDef| keeps_w(m) && m.motion.flip & 8 == 0;
    let first = |s: &Tess2| (<[u8; 8]>::try_from(&s.piece()[..8]).ok(), labels(s, 2) as u16);
    // The HTM counts of the 2x2x2: the first of two cubes whose face turns are coupled.
    assert_eq!(counts(6, separated, first), [1, 9, 54, 321, 1847, 9992, 50_136]);
}
