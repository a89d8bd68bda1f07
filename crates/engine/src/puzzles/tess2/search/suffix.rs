//! Suffixes: the last moves of solutions, after those inside H1, the subgroup that keeps W stickers on the W axis.
//!
//! A solution is w1, then h in H1, then w2. A w2 chosen beforehand leads the first phase to another coset with other
//! paths into it, and all suffixes of one coset share that phase. The idea comes from premoves for the 3x3x3 (Shuang
//! Chen).

use std::collections::{HashMap, HashSet};

use super::state::{MoveShuffles, State};
use crate::puzzles::tess2::tables::{axis_halves::AxisLabels, axis_rows::AxisRows, phase2_labels::Phase2Labels};
use crate::search::ida::MoveSet;

/// The last moves of a solution, with their effect.
#[derive(Clone, Debug)]
pub struct Suffix {
    /// The solved state after these moves.
    pub state: State,
    /// The inverse of `state`.
    pub inverse: State,
    /// The moves in the order of play, as move indices.
    pub moves: Vec<u8>,
    /// For each of the stickers X, Y, Z: [`State::phase2_labels`] of `state`.
    pub labels: [Phase2Labels; 3],
}

/// The suffixes with the same effect on the first phase.
#[derive(Clone, Debug)]
pub struct Coset {
    /// The labels of the W stickers after these suffixes on the solved puzzle.
    pub labels: AxisLabels,
    /// The suffixes with these labels, at least one.
    pub suffixes: Vec<Suffix>,
}

/// Maximum length of a suffix, in moves.
pub const MAX_SUFFIX_LEN: usize = 2;

/// All suffixes, by length and coset.
#[derive(Debug)]
pub struct Suffixes {
    /// The cosets of each length, 1, 6 and 159 of them.
    pub cosets: Vec<Vec<Coset>>,
}

impl Suffixes {
    /// Finds the suffixes of up to [`MAX_SUFFIX_LEN`] moves that reach their coset in the fewest moves; one per state.
    pub fn new(moves: &MoveShuffles, rows: &AxisRows) -> Self {
        let mut cosets = Vec::new();
        let mut level = vec![suffix(State::from_tess2(&crate::puzzles::tess2::Tess2::SOLVED), Vec::new())];
        for length in 0..=MAX_SUFFIX_LEN {
            let mut order: Vec<AxisLabels> = Vec::new();
            let mut of: HashMap<u32, Vec<Suffix>> = HashMap::new();
            for suffix in &level {
                let labels = suffix.state.labels(3);
                let alike = of.entry(labels.0).or_default();
                if alike.is_empty() {
                    order.push(labels);
                }
                alike.push(suffix.clone());
            }
            let coset = |labels: AxisLabels| Coset { labels, suffixes: of.remove(&labels.0).unwrap_or_default() };
            cosets.push(order.into_iter().map(coset).collect());
            if length == MAX_SUFFIX_LEN {
                break;
            }
            let mut seen = HashSet::new();
            let mut next = Vec::new();
            for before in &level {
                for move_index in moves.allowed_after(before.moves.last().copied()).each() {
                    let state = moves.turned(&before.state, move_index);
                    let nearer = rows.near(state.labels(3), length as u8);
                    if !nearer && seen.insert((state.piece, state.ori)) {
                        next.push(suffix(state, [&before.moves[..], &[move_index]].concat()));
                    }
                }
            }
            level = next;
        }
        Self { cosets }
    }
}

fn suffix(state: State, moves: Vec<u8>) -> Suffix {
    let labels = [0, 1, 2].map(|sticker| state.phase2_labels(sticker));
    Suffix { state, inverse: state.inverse(), moves, labels }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::hypercube::MOVES_PER_LAYER_SET;
    use crate::puzzles::tess2::Tess2;
    use crate::puzzles::tess2::search::testing::{after, is_canonical, small};
    use crate::puzzles::tess2::search::viewpoint::Viewpoint;

    #[test]
    fn suffixes_are_no_longer_than_their_coset_needs() {
        let small = small();
        let suffixes = Suffixes::new(&small.moves, &small.rows);
        let cosets = |length: usize| &suffixes.cosets[length];
        assert_eq!([0, 1, 2].map(|length| cosets(length).len()), [1, 6, 159]);
        let count = |length: usize| cosets(length).iter().map(|coset| coset.suffixes.len()).sum::<usize>();
        assert_eq!([0, 1, 2].map(count), [1, 48, 3036]);
        assert_eq!(suffixes.cosets.len(), MAX_SUFFIX_LEN + 1);
        let (mut labels, mut states) = (HashSet::new(), HashSet::new());
        for (length, cosets) in suffixes.cosets.iter().enumerate() {
            for coset in cosets {
                assert!(labels.insert(coset.labels.0), "a coset stands in the list once");
                assert!(small.near_goal.node(coset.labels, length as u8).is_some(), "fewer moves would do");
                for suffix in &coset.suffixes {
                    assert_eq!((suffix.moves.len(), suffix.state.labels(3)), (length, coset.labels));
                    assert_eq!(suffix.state, after(&Viewpoint::solved(), &suffix.moves));
                    assert!(is_canonical(&suffix.moves));
                    assert_eq!(suffix.inverse.after(&suffix.state), Viewpoint::solved());
                    assert_eq!(suffix.state.after(&suffix.inverse), Viewpoint::solved());
                    assert_eq!(suffix.labels, [0, 1, 2].map(|sticker| suffix.state.phase2_labels(sticker)));
                    assert!(states.insert((suffix.state.piece, suffix.state.ori)), "a suffix stands in the list once");
                }
            }
        }
    }

    #[test]
    fn no_suffix_is_missing() {
        // The states within two moves whose coset has no shorter suffix.
        let small = small();
        let suffixes = Suffixes::new(&small.moves, &small.rows);
        let mut level = vec![Tess2::SOLVED];
        let mut seen = HashSet::from([Tess2::SOLVED]);
        for length in 1..=MAX_SUFFIX_LEN {
            let children = level.iter().flat_map(|state| (0..MOVES_PER_LAYER_SET).map(|mv| state.after(mv)));
            level = children.filter(|child| seen.insert(*child)).collect();
            let needed = level.iter().map(State::from_tess2);
            let needed = needed.filter(|state| small.near_goal.node(state.labels(3), length as u8).is_some());
            let needed: HashSet<_> = needed.map(|state| (state.piece, state.ori)).collect();
            let all = suffixes.cosets[length].iter().flat_map(|coset| &coset.suffixes);
            let all: HashSet<_> = all.map(|suffix| (suffix.state.piece, suffix.state.ori)).collect();
            assert_eq!(all, needed);
        }
    }
}
