//! Suffixes: how a solution may end after its stay in H1, the subgroup whose W stickers lie on the W axis.
//!
//! A solution is w1, then h in H1, then w2. Chosen beforehand, w2 leads the first stage to another coset, which has ways in of
//! its own; and all suffixes of one coset share that stage. The idea is that of premoves for the 3x3x3 (Shuang Chen).

use std::collections::{HashMap, HashSet};

use super::state::{Moves, State};
use crate::tables::axis_rows::AxisRows;
use crate::tables::halves::Labels;
use crate::tables::sided;

/// A suffix, as the state it makes of the solved puzzle.
#[derive(Clone, Debug)]
pub struct Suffix {
    /// That state.
    pub state: State,
    /// Its inverse.
    pub inverse: State,
    /// Its moves, in order.
    pub moves: Vec<u8>,
    /// For each of the stickers X, Y, Z and each position: the axis `0..4` on which it lies, and in bit 2 the side of W on which the
    /// piece belongs.
    pub labels: [sided::Labels; 3],
}

/// The suffixes that do the same to the first stage.
#[derive(Clone, Debug)]
pub struct Coset {
    /// Where they put the W stickers of the solved puzzle.
    pub labels: Labels,
    /// They.
    pub suffixes: Vec<Suffix>,
}

/// The longest suffixes.
pub const LONGEST: usize = 2;

/// Suffixes by length.
#[derive(Debug)]
pub struct Suffixes {
    /// The cosets of each length; there are 1, 6 and 159.
    pub cosets: Vec<Vec<Coset>>,
}

impl Suffixes {
    /// Finds all of at most [`LONGEST`] moves, none of which could be left out for the coset.
    pub fn new(moves: &Moves, rows: &AxisRows) -> Self {
        let mut cosets = Vec::new();
        let mut level = vec![suffix(State::of(&crate::puzzle::tess2::Tess2::SOLVED), Vec::new())];
        for length in 0..=LONGEST {
            let mut order: Vec<Labels> = Vec::new();
            let mut of: HashMap<u32, Vec<Suffix>> = HashMap::new();
            for suffix in &level {
                let labels = suffix.state.labels(3);
                let alike = of.entry(labels.0).or_default();
                if alike.is_empty() {
                    order.push(labels);
                }
                alike.push(suffix.clone());
            }
            let coset = |labels: Labels| Coset { labels, suffixes: of.remove(&labels.0).unwrap_or_default() };
            cosets.push(order.into_iter().map(coset).collect());
            if length == LONGEST {
                break;
            }
            let mut seen = HashSet::new();
            let mut next = Vec::new();
            for before in &level {
                for slot in (0..128).filter(|slot| moves.after(before.moves.last().copied()) >> slot & 1 == 1) {
                    let state = moves.turned(&before.state, slot);
                    let nearer = rows.near(state.labels(3), length as u8);
                    if !nearer && seen.insert((state.piece, state.ori)) {
                        next.push(suffix(state, [&before.moves[..], &[slot]].concat()));
                    }
                }
            }
            level = next;
        }
        Self { cosets }
    }
}

fn suffix(state: State, moves: Vec<u8>) -> Suffix {
    let labels = [0, 1, 2].map(|sticker| state.second_labels(sticker));
    Suffix { state, inverse: state.inverse(), moves, labels }
}
