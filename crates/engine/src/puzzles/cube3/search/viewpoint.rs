//! Six viewpoints of a state: each axis upright, directly and through the inverse.

use std::sync::LazyLock;

use crate::puzzle::{Move, PuzzleId, Sequence, cubes::FACE_TURNS, geometry::SignedPerm};
use crate::puzzles::cube3::turns::{TurnMask, rename_table, rename_turns};
use crate::puzzles::cube3::{Cube3, Symmetry};
use crate::search::Phase;

/// Number of viewpoints: three upright axes, each for the state and its inverse.
pub const VIEWPOINTS: usize = 6;
/// Number of viewpoints of the state itself, which come first; the others show its inverse.
pub const DIRECT_VIEWPOINTS: usize = 3;

/// An orientation of the cube: its upright axis, and the renaming of turns that follows from it.
#[derive(Debug)]
pub struct CubeOrientation {
    symmetry: &'static Symmetry,
    /// The cube's axis that is upright, `0 <= axis < 3`.
    pub axis: u8,
    /// `back[m]`: the turn of the cube that corresponds to turn `m` here.
    actual_turns: [u8; FACE_TURNS],
    /// Renamings of sets of six turns: from the cube to this orientation, and back.
    set_renamings: [[[TurnMask; 64]; 3]; 2],
}

impl CubeOrientation {
    /// Returns the three orientations, each a third of a turn about a corner from the previous one.
    fn all() -> &'static [Self; DIRECT_VIEWPOINTS] {
        static ALL: LazyLock<[CubeOrientation; DIRECT_VIEWPOINTS]> = LazyLock::new(|| {
            // Maps X to Y, Y to Z, and Z to X.
            let third = SignedPerm { axis: [1, 2, 0, 3], flip: 0 };
            [0, 1, 2].map(|n| CubeOrientation::new((0..n).fold(SignedPerm::IDENTITY, |motion, _| third.after(&motion))))
        });
        &ALL
    }

    fn new(motion: SignedPerm) -> Self {
        let all = Symmetry::all();
        let symmetry = all.iter().find(|s| s.motion == motion).unwrap_or(&all[0]);
        let mut back = [0; FACE_TURNS];
        for (mv, &seen) in symmetry.moves.iter().enumerate() {
            back[usize::from(seen)] = mv as u8;
        }
        const UPRIGHT: u8 = 1;
        let axis = motion.axis.iter().position(|a| *a == UPRIGHT).unwrap_or(0) as u8;
        Self { symmetry, axis, actual_turns: back, set_renamings: [rename_table(&symmetry.moves), rename_table(&back)] }
    }
}

/// A state or its inverse as seen in one orientation.
#[derive(Clone, Debug)]
pub struct Viewpoint {
    /// The state, inverted if `is_inverse`, in this orientation.
    pub cube: Cube3,
    /// True for a viewpoint of the inverse state.
    pub is_inverse: bool,
    pub orientation: &'static CubeOrientation,
}

impl Viewpoint {
    /// Returns all viewpoints of a state, the three direct ones first.
    pub fn all(cube: &Cube3) -> [Self; VIEWPOINTS] {
        let inverse = cube.inverse();
        std::array::from_fn(|v| {
            let orientation = &CubeOrientation::all()[v % DIRECT_VIEWPOINTS];
            let cube_seen = if v < DIRECT_VIEWPOINTS { cube } else { &inverse };
            Self { cube: orientation.symmetry.conjugate(cube_seen), is_inverse: v >= DIRECT_VIEWPOINTS, orientation }
        })
    }

    /// Maps a turn of the cube to this viewpoint.
    #[inline]
    pub fn map_turn(&self, mv: u8) -> u8 {
        self.orientation.symmetry.moves[usize::from(mv)]
    }

    /// Maps a set of turns of the cube to this viewpoint.
    #[inline]
    pub fn map_turns(&self, turns: TurnMask) -> TurnMask {
        rename_turns(&self.orientation.set_renamings[0], turns)
    }

    /// Maps a set of turns of this viewpoint back to the cube.
    #[inline]
    pub fn unmap_turns(&self, turns: TurnMask) -> TurnMask {
        rename_turns(&self.orientation.set_renamings[1], turns)
    }

    /// Converts a solution of this viewpoint to one of the state itself.
    pub fn solution(&self, path: &[u8]) -> Sequence {
        let moves =
            Sequence(path.iter().map(|&m| Move(u16::from(self.orientation.actual_turns[usize::from(m)]))).collect());
        if self.is_inverse { moves.inverse(PuzzleId::Cube3.def()) } else { moves }
    }

    /// Converts a path of this viewpoint, whose first `first` turns are phase 1, and the premoves before it to a
    /// solution of the state itself. Also returns its phases, in reverse order for the inverse state.
    pub fn solution_with_phases(&self, path: &[u8], first: usize, premoves: &[u8]) -> (Sequence, Vec<Phase>) {
        let all: Vec<u8> = path.iter().chain(premoves).copied().collect();
        let moves = self.solution(&all).joined(PuzzleId::Cube3.def());
        // Where phase 2 meets the premoves, two turns of a face may have been joined.
        let second = moves.0.len().saturating_sub(first + premoves.len());
        let axis = self.orientation.axis;
        let phase = |number, moves| Phase { number, axis, moves };
        let mut phases = vec![phase(1, first), phase(2, second), phase(0, premoves.len())];
        phases.retain(|phase| phase.moves > 0);
        if self.is_inverse {
            phases.reverse();
        }
        (moves, phases)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::puzzle::{Facelets, scramble};

    #[test]
    fn solutions_of_each_viewpoint_solve_the_state() {
        let walk = scramble::walk(PuzzleId::Cube3, 12, &mut scramble::generator(1));
        let state = Facelets::solved(PuzzleId::Cube3).after_all(&walk);
        let cube = Cube3::from_facelets(&state).expect("a real state");
        let viewpoints = Viewpoint::all(&cube);
        let axes: BTreeSet<u8> = viewpoints[..DIRECT_VIEWPOINTS].iter().map(|v| v.orientation.axis).collect();
        assert_eq!(axes.len(), 3);
        for viewpoint in viewpoints {
            // The solution in turns of this viewpoint.
            let mut path = Vec::new();
            let known = walk.inverse(PuzzleId::Cube3.def());
            let wanted = if viewpoint.is_inverse { known.inverse(PuzzleId::Cube3.def()) } else { known };
            for mv in wanted.0 {
                path.push(
                    viewpoint.orientation.actual_turns.iter().position(|b| u16::from(*b) == mv.0).expect("a turn")
                        as u8,
                );
            }
            let end = path.iter().fold(viewpoint.cube, |c, &m| c.after(usize::from(m)));
            assert_eq!(end, Cube3::SOLVED);
            assert!(state.after_all(&viewpoint.solution(&path)).is_solved());
        }
    }
}
