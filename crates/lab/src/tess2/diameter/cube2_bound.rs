//! Checks the passes over cosets on the 2x2x2, whose diameter is known.
//!
//! The subgroup has the 5040 untwisted states; its moves are the five that keep them untwisted.

use super::{coset_space::CosetSpace, near_union::NearUnion};
use unfold_engine::control::Control;
use unfold_engine::puzzles::cube2::tables::{PERM, TWIST};
use unfold_engine::puzzles::cube2::{CORNERS, Cube2, MOVES};
use unfold_engine::tables::{Workers, coord::MoveTable};

/// Maximum length of the words that are searched. Longer words are found by the passes alone.
pub(super) const MAX_SEARCHED_LEN: usize = 8;
/// Maximum number of moves that a word into the near cosets may be longer than the distance of the coset it starts from.
const MAX_DETOUR: usize = 0;
/// Maximum distance from the subgroup of the cosets solved together.
pub(super) const RADIUS: usize = 4;
/// The first length tried for cosets beyond [`RADIUS`].
const FIRST_LENGTH: usize = 11;
/// Upper limit of all lengths; never reached.
const MAX_LENGTH: usize = 20;

/// Upper bound on the diameter of the 2x2x2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cube2Bound {
    /// Number of cosets solved.
    pub cosets: u64,
    /// Number of elements of each coset.
    pub elements: u64,
    /// Every state is solved within this many moves.
    pub moves: usize,
}

/// The cosets of the group of untwisted states, each identified by its twist.
#[derive(Debug)]
pub struct Cube2Cosets {
    perm: MoveTable,
    twist: MoveTable,
    /// The corner at each position, by permutation.
    pieces: Vec<[u8; CORNERS]>,
    /// Number of moves from each twist to the untwisted states.
    distance: Vec<u8>,
    /// The moves of the subgroup.
    subgroup_moves: Vec<usize>,
}

impl Default for Cube2Cosets {
    fn default() -> Self {
        let perm = MoveTable::new(&PERM, MOVES);
        let twist = MoveTable::new(&TWIST, MOVES);
        let mut distance = vec![u8::MAX; TWIST.size as usize];
        let (mut frontier, mut depth) = (vec![0], 0);
        distance[0] = 0;
        while !frontier.is_empty() {
            depth += 1;
            let next = frontier.iter().flat_map(|t| (0..MOVES).map(|m| twist.after(*t, m))).collect::<Vec<u32>>();
            let fresh = next.into_iter().filter(|t| {
                let fresh = distance[*t as usize] == u8::MAX;
                distance[*t as usize] = distance[*t as usize].min(depth);
                fresh
            });
            frontier = fresh.collect();
        }
        let subgroup_moves = (0..MOVES).filter(|&m| twist.after(0, m) == 0).collect();
        let pieces = (0..PERM.size).map(|perm| *(PERM.unrank)(perm).piece()).collect();
        Self { perm, twist, pieces, distance, subgroup_moves }
    }
}

impl Cube2Cosets {
    /// Marks the ends of all words of `left` more moves that end untwisted, but not with a move of the subgroup.
    fn descend(&self, (perm, twist): (u32, u32), last: usize, left: usize, marks: &mut [bool]) {
        for m in (0..MOVES).filter(|m| m / 3 != last / 3) {
            let next = self.twist.after(twist, m);
            if usize::from(self.distance[next as usize]) >= left || left == 1 && self.subgroup_moves.contains(&m) {
                continue;
            }
            let to = self.perm.after(perm, m);
            if left == 1 {
                marks[to as usize] = true;
            } else {
                self.descend((to, next), m, left - 1, marks);
            }
        }
    }
}

impl CosetSpace for Cube2Cosets {
    /// The permutation and the twist of the corners.
    type State = (u32, u32);
    /// A state with the last move, [`MOVES`] for none.
    type Node = (u32, u32, usize);
    type Marks = Vec<bool>;
    type Element = u32;
    /// For each permutation, by rank, the rank of its product with the element.
    type Product = Vec<u32>;

    const MIN_KEPT_LEN: usize = 0;

    fn elements(&self) -> u64 {
        u64::from(PERM.size)
    }

    fn empty(&self) -> Vec<bool> {
        vec![false; PERM.size as usize]
    }

    fn clear(&self, marks: &mut Vec<bool>) {
        marks.fill(false);
    }

    fn count(&self, marks: &Vec<bool>) -> u64 {
        marks.iter().filter(|marked| **marked).count() as u64
    }

    fn missing(&self, marks: &Vec<bool>) -> Vec<u32> {
        (0..).zip(marks).filter(|(_, marked)| !**marked).map(|(perm, _)| perm).collect()
    }

    fn solved(&self) -> (u32, u32) {
        (0, 0)
    }

    fn root(&self, state: &(u32, u32)) -> (u32, u32, usize) {
        (state.0, state.1, MOVES)
    }

    fn state(&self, node: &(u32, u32, usize)) -> (u32, u32) {
        (node.0, node.1)
    }

    fn children(&self, nodes: &[(u32, u32, usize)]) -> Vec<(u32, u32, usize)> {
        let of = |(perm, twist, last): &(u32, u32, usize)| {
            let (perm, twist, last) = (*perm, *twist, *last);
            let moves = (0..MOVES).filter(move |m| m / 3 != last / 3);
            moves.map(move |m| (self.perm.after(perm, m), self.twist.after(twist, m), m))
        };
        nodes.iter().flat_map(of).collect()
    }

    fn keys(&self, nodes: &[(u32, u32, usize)]) -> Vec<u64> {
        nodes.iter().map(|(_, twist, _)| u64::from(*twist)).collect()
    }

    fn children_within(&self, nodes: &[(u32, u32, usize)], moves: usize) -> Vec<(u32, u32, usize)> {
        let mut out = self.children(nodes);
        out.retain(|(_, twist, _)| usize::from(self.distance[*twist as usize]) <= moves);
        out
    }

    fn search(&self, state: &(u32, u32), length: usize, marks: &mut Vec<bool>, control: &Control) {
        match length {
            0 => marks[state.0 as usize] |= state.1 == 0,
            1..=MAX_SEARCHED_LEN if !control.is_stopped() => self.descend(*state, MOVES, length, marks),
            _ => {}
        }
    }

    fn expand_by_one_move(&self, old: &Vec<bool>, new: &mut Vec<bool>, _: &Control) {
        new.clone_from(old);
        for (perm, _) in (0..).zip(old).filter(|(_, marked)| **marked) {
            self.subgroup_moves.iter().for_each(|&m| new[self.perm.after(perm, m) as usize] = true);
        }
    }

    fn product(&self, from: &(u32, u32), to: &(u32, u32)) -> Vec<u32> {
        let [from, to] = [from, to].map(|(perm, _)| self.pieces[*perm as usize]);
        let mut by = from;
        for (from, to) in from.iter().zip(to) {
            by[usize::from(*from)] = to;
        }
        let image = |pieces: &[u8; CORNERS]| {
            let piece = pieces.map(|piece| by[usize::from(piece)]);
            (PERM.rank)(&Cube2::new(piece, *Cube2::SOLVED.ori()).unwrap_or(Cube2::SOLVED))
        };
        self.pieces.iter().map(image).collect()
    }

    fn mark_products(&self, product: &Vec<u32>, from: &Vec<bool>, to: &mut Vec<bool>) {
        product.iter().zip(from).filter(|(_, marked)| **marked).for_each(|(image, _)| to[*image as usize] = true);
    }

    fn retain_unmarked(&self, from: &(u32, u32), to: &(u32, u32), marks: &Vec<bool>, elements: &mut Vec<u32>) {
        let product = self.product(from, to);
        elements.retain(|perm| !marks[product[*perm as usize] as usize]);
    }
}

/// Solves all cosets of the 2x2x2; `None` if stopped, or if no length tried suffices.
pub fn bound(control: &Control) -> Option<Cube2Bound> {
    let cosets = Cube2Cosets::default();
    let union = NearUnion::new(&cosets, (RADIUS, MAX_LENGTH), Workers::new(1, control)).ok()?;
    let (mut moves, mut marks) = (0, cosets.empty());
    for twist in 0..TWIST.size {
        let distance = usize::from(cosets.distance[twist as usize]);
        moves = moves.max(match distance {
            0..=RADIUS => union.moves_at_distance(distance)?,
            _ => union.min_moves((&(0, twist), distance), FIRST_LENGTH, MAX_DETOUR, &mut marks, control)?,
        });
    }
    Some(Cube2Bound { cosets: u64::from(TWIST.size), elements: cosets.elements(), moves })
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::puzzles::cube2::STATES;

    #[test]
    fn the_2x2x2_needs_at_most_eleven_moves() {
        let bound = bound(&Control::new()).expect("nobody stops it");
        assert_eq!(bound.moves, 11);
        assert_eq!(bound.cosets * bound.elements, u64::from(STATES));
    }
}
