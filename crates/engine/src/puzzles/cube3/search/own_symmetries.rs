//! Symmetries of the state itself. They make some beginnings of a proof equivalent, so fewer need to be searched.
//!
//! A symmetry that fixes a state maps each of its solutions to another of the same length. So if there is a solution,
//! there is one whose first turn has the lowest number among its images under these symmetries, and whose second turn
//! has the lowest among its images under those that fix the first. Commuting turns do not break this, since solutions
//! are written with the lower-numbered one first. (Rokicki and nissy exploit symmetric states in the same way.)

use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzles::cube3::turns::TurnMask;
use crate::puzzles::cube3::{Cube3, Symmetry};
use crate::search::ida::MoveSet;

/// Images of the turns under the symmetries that fix a state.
#[derive(Debug, Default)]
pub struct Stabiliser {
    images: Vec<[u8; FACE_TURNS]>,
}

impl Stabiliser {
    /// Computes the symmetries of a state, without the identity.
    pub fn new(cube: &Cube3) -> Self {
        let others = Symmetry::all().iter().skip(1);
        Self { images: others.filter(|symmetry| symmetry.conjugate(cube) == *cube).map(|s| s.moves).collect() }
    }

    /// Returns the turns among `turns` that must be searched after `first`, or as first turns for `None`.
    pub fn needed(&self, first: Option<u8>, turns: TurnMask) -> TurnMask {
        let keeps_first = |images: &&[u8; FACE_TURNS]| first.is_none_or(|first| images[usize::from(first)] == first);
        let keeping: Vec<_> = self.images.iter().filter(keeps_first).collect();
        let is_least = |turn: &u8| keeping.iter().all(|images| images[usize::from(*turn)] >= *turn);
        turns.each().filter(is_least).map(|turn| 1 << turn).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::cube3::turns::{ALL, TurnSuccessors};

    /// Returns the number of two-turn beginnings that must be searched.
    fn needed(cube: &Cube3) -> u32 {
        let (own, successors) = (Stabiliser::new(cube), TurnSuccessors::htm());
        let mut firsts = own.needed(None, successors.after(None));
        let mut count = 0;
        while let Some(first) = firsts.take_first() {
            count += own.needed(Some(first), successors.after(Some(first))).count();
        }
        count
    }

    #[test]
    fn a_symmetric_state_needs_few_first_moves() {
        let flipped = Cube3 { eo: [1; 12], ..Cube3::SOLVED };
        // U and U2; after U three turns each of R and D, after U2 a quarter turn and a half turn of each.
        assert_eq!(Stabiliser::new(&flipped).images.len(), 47);
        assert_eq!(needed(&flipped), 10);
        let turned = Cube3::SOLVED.after(0);
        assert_eq!(Stabiliser::new(&turned).images.len(), 3, "the rotations about the axis of U");
        let plain = [0, 4, 8, 9].into_iter().fold(Cube3::SOLVED, |cube, turn| cube.after(turn));
        assert_eq!(needed(&plain), 243);
    }

    #[test]
    fn of_commuting_turns_the_smaller_comes_first() {
        let mut firsts = ALL;
        while let Some(first) = firsts.take_first() {
            let mut seconds = TurnSuccessors::htm().after(Some(first));
            while let Some(second) = seconds.take_first() {
                assert!(first / 3 % 3 != second / 3 % 3 || first < second, "{first} before {second}");
            }
        }
    }
}
