//! Classes of equivalent cosets near H3.
//!
//! Rotating or mirroring the whole puzzle about the W axis, with or without exchanging its two sides, maps a labelling to one whose
//! coset is as hard to solve. There are 192 such symmetries. `docs/diameter.md` explains why all cosets of a class have the same
//! maximum distance although they may have the reference piece in different places.

use std::collections::HashMap;

use super::h1_moves::{self, ALL_H1_MOVES, Cells, H1Moves, NO_MOVE, Node, SOLVED};
use unfold_engine::puzzle::geometry::SignedPerm;

/// A class of equivalent cosets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CosetClass {
    /// A state of one of its cosets.
    pub state: Cells,
    /// Number of its cosets.
    pub cosets: u64,
}

/// Returns the classes at each distance `0..=radius` from H3, in moves of H1.
pub fn classes(moves: &H1Moves, radius: usize) -> Vec<Vec<CosetClass>> {
    let symmetries = symmetries();
    let (mut known, mut frontier) = (HashMap::new(), vec![Node { cells: SOLVED, last: NO_MOVE }]);
    known.insert(h1_moves::key(&SOLVED), ());
    let mut out = Vec::new();
    for _ in 0..=radius {
        let mut numbers: HashMap<u64, usize> = HashMap::new();
        let mut level: Vec<CosetClass> = Vec::new();
        for node in &frontier {
            let number = *numbers.entry(representative(&symmetries, &node.cells)).or_insert_with(|| {
                level.push(CosetClass { state: node.cells, cosets: 0 });
                level.len() - 1
            });
            level[number].cosets += 1;
        }
        out.push(level);
        let mut next = Vec::new();
        moves.children(&frontier, &vec![ALL_H1_MOVES; frontier.len()], &mut next);
        next.retain(|node| known.insert(h1_moves::key(&node.cells), ()).is_none());
        frontier = next;
    }
    out
}

/// A symmetry of labellings: the source of each byte, and its new value.
#[derive(Debug)]
struct Symmetry {
    from: [u8; 16],
    relabel: [u8; 64],
}

impl Symmetry {
    /// Returns the image of a labelling, without the piece numbers: only the side and the axis of each byte remain.
    fn image(&self, cells: &Cells) -> Cells {
        std::array::from_fn(|p| self.relabel[usize::from(cells[usize::from(self.from[p])] & 63)])
    }
}

/// The 192 symmetries: those of the whole puzzle that keep the W axis, with and without exchanging the sides.
fn symmetries() -> Vec<Symmetry> {
    let keep_w = SignedPerm::all(4).into_iter().filter(|s| s.axis[3] == 3);
    let of = |s: &SignedPerm, exchange: u8| {
        let mut out = Symmetry { from: [0; 16], relabel: [0; 64] };
        for p in 0..16 {
            out.from[usize::from(s.image_of_position(p))] = p;
        }
        for cell in 0..64u8 {
            out.relabel[usize::from(cell)] = (cell & 8 ^ exchange) | s.axis[usize::from(cell >> 4)] << 4;
        }
        out
    };
    keep_w.flat_map(|s| [of(&s, 0), of(&s, 8)]).collect()
}

/// Returns the minimum coset key of all equivalent labellings, which identifies their class.
fn representative(symmetries: &[Symmetry], cells: &Cells) -> u64 {
    symmetries.iter().map(|s| h1_moves::key(&s.image(cells))).min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_classes_are_all_cosets() {
        let levels = classes(&H1Moves::default(), 4);
        let cosets = |level: &Vec<CosetClass>| level.iter().map(|class| class.cosets).sum::<u64>();
        assert_eq!(levels.iter().map(cosets).collect::<Vec<_>>(), [1, 9, 142, 2856, 55_145]);
        assert_eq!(symmetries().len(), 192);
        let sizes = levels[4].iter().map(|class| class.cosets);
        // A class has at most 192 / 6 cosets.
        assert!(sizes.clone().all(|size| (1..=32).contains(&size)), "{:?}", sizes.collect::<Vec<_>>());
    }
}
