//! Symmetries of a state itself: which beginnings of a proof need not be searched because others are the same seen through
//! one of these.
//!
//! A symmetry that leaves a state as it is carries each of its solutions to another one. Of all of these some solution begins
//! with the least turn, and of those that do, one goes on with the least turn after it. Where the first of two turns that
//! commute is the lesser one, both stay first when solutions are written with the lesser first. So it is enough to search the
//! beginnings whose first turn is the least among its images, and whose second turn is the least among its images under the
//! symmetries that keep the first. (That symmetric states need less is known from Rokicki and from nissy.)

use crate::engine::puzzle::cube3::{Cube3, Symmetry};
use crate::engine::puzzle::cubes::TURNS;
use crate::engine::solve::ida::Prefix;

/// What the symmetries that leave a state as it is make of the turns.
#[derive(Debug, Default)]
pub struct OwnSymmetries {
    images: Vec<[u8; TURNS]>,
}

impl OwnSymmetries {
    /// Those of a state, without the one that moves nothing.
    pub fn of(cube: &Cube3) -> Self {
        let others = Symmetry::all().iter().skip(1);
        Self { images: others.filter(|symmetry| symmetry.conjugate(cube) == *cube).map(|s| s.moves).collect() }
    }

    /// Whether solutions that begin like this must be searched; others have the same lengths as some of these.
    pub fn is_needed(&self, prefix: Prefix) -> bool {
        let keeps_least = |images: &[u8; TURNS], turn: u8| images[usize::from(turn)] >= turn;
        let keep_first = |images: &&[u8; TURNS]| images[usize::from(prefix.first)] == prefix.first;
        self.images.iter().all(|images| keeps_least(images, prefix.first))
            && prefix
                .second
                .is_none_or(|second| self.images.iter().filter(keep_first).all(|images| keeps_least(images, second)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::turns::{ALL, TurnSuccessors};
    use super::*;
    use crate::engine::solve::ida::MoveSet;

    /// The beginnings of two turns that must be searched.
    fn needed(cube: &Cube3) -> Vec<(u8, u8)> {
        let own = OwnSymmetries::of(cube);
        let mut out = Vec::new();
        for first in 0..TURNS as u8 {
            let mut seconds = TurnSuccessors::get().of(Some(first));
            while let Some(second) = seconds.take_first() {
                if own.is_needed(Prefix { first, second: Some(second), counts_first: false }) {
                    assert!(own.is_needed(Prefix::of(first)));
                    out.push((first, second));
                }
            }
        }
        out
    }

    #[test]
    fn a_symmetric_state_needs_few_beginnings() {
        let flipped = Cube3 { eo: [1; 12], ..Cube3::SOLVED };
        // U and U2; after U three turns each of R and of D, after U2 a quarter turn and a half turn of each.
        assert_eq!(OwnSymmetries::of(&flipped).images.len(), 47);
        assert_eq!(needed(&flipped).len(), 10);
        let turned = Cube3::SOLVED.after(0);
        assert_eq!(OwnSymmetries::of(&turned).images.len(), 3, "the rotations about the axis of U");
        let plain = [0, 4, 8, 9].into_iter().fold(Cube3::SOLVED, |cube, turn| cube.after(turn));
        assert_eq!(needed(&plain).len(), 243);
    }

    #[test]
    fn of_turns_that_commute_the_lesser_stands_first() {
        let mut firsts = ALL;
        while let Some(first) = firsts.take_first() {
            let mut seconds = TurnSuccessors::get().of(Some(first));
            while let Some(second) = seconds.take_first() {
                assert!(first / 3 % 3 != second / 3 % 3 || first < second, "{first} before {second}");
            }
        }
    }
}
