//! The last phase: two coupled 2x2x2 cubes.
//!
//! With all W stickers on the W axis and all pieces on their own side of W, turns of the sides +X, +Y, +Z about the W
//! axis act on two 2x2x2 cubes at once, and a move of the W axis re-grips (rotates) the second. A state is the first
//! cube, the second cube with its corner 0 at home, and the grip of the second: about 3,674,160 * 3,674,160 * 24 / 2
//! states.

use super::small_tables::SmallTables;
use super::state::{MoveMask, State};
use crate::puzzle::{geometry::SignedPerm, group::AxisPerm};
use crate::puzzles::cube2::tables::{Cube2Tables, DistanceEntry, TWIST};
use crate::puzzles::cube2::{self, CORNERS, Cube2};
use crate::puzzles::tess2::tables::axis_halves::ROTATIONS;
use crate::search::ida::Space;

/// Both cubes by their coordinates, and the grip of the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TwoCubesNode {
    perm: [u16; 2],
    twist: [u16; 2],
    /// Grip of the second cube: the index of its rotation, `0 <= grip < 24`; 0 is the identity.
    grip: u8,
    /// Number of turns of the cubes left; all other remaining moves are re-grips.
    turns_left: u8,
}

/// Effects of moves on the two cubes.
#[derive(Debug)]
pub struct Coupling {
    /// For each move index of the axes X, Y, Z that keeps sides: the move of the first cube.
    cube_move: Vec<u8>,
    /// `regrip[grip * 9 + mv]`: the move seen by the second cube, and its grip afterwards.
    regrip: Vec<(u8, u8)>,
    /// `rotated[rotation * 24 + grip]`: the grip of the second cube after a move of the W axis by `rotation`.
    rotated: Vec<u8>,
    /// `first_moves_seen_as[grip * 512 + mask]`: mask of the moves of the first cube that the second cube, in this grip, sees as
    /// moves in `mask`.
    first_moves_seen_as: Vec<u16>,
    /// `move_indices[mask]`: the move indices of the first cube's moves in `mask`.
    move_indices: Vec<MoveMask>,
    rotations: Vec<SignedPerm>,
}

impl Coupling {
    /// Computes the coupling from the motions.
    pub fn new(rotations: &[SignedPerm]) -> Self {
        let index = |s: &SignedPerm| rotations.iter().position(|r| r == s).unwrap_or(0);
        let mut cube_move = vec![0; 4 * ROTATIONS];
        for (move_index, mv) in cube_move.iter_mut().enumerate().take(3 * ROTATIONS) {
            let motion = rotations[move_index % ROTATIONS].embed((move_index / ROTATIONS) as u8);
            let of_axis = 3 * (move_index / ROTATIONS)..3 * (move_index / ROTATIONS) + 3;
            *mv = of_axis.clone().find(|&m| cube2::motion(m) == motion).unwrap_or(of_axis.start) as u8;
        }
        let mut regrip = Vec::with_capacity(ROTATIONS * cube2::MOVES);
        for held in rotations {
            for mv in 0..cube2::MOVES {
                // A turn of a cube in grip R is, in the cube's own directions, the turn conjugated by R⁻¹. If that would move
                // corner 0, the opposite side is turned instead, and the grip changes.
                let seen = held.inverse().after(&cube2::motion(mv)).after(held);
                let axis = usize::from(held.inverse().axis[mv / 3]);
                let positive = held.flip >> (mv / 3) & 1 == 0;
                let turn = if positive { seen } else { seen.inverse() };
                let local = (3 * axis..3 * axis + 3).find(|&m| cube2::motion(m) == turn).unwrap_or(3 * axis);
                let after = if positive { *held } else { held.after(&seen) };
                regrip.push((local as u8, index(&after) as u8));
            }
        }
        let moves = 0..cube2::MOVES;
        let masks = 1 << cube2::MOVES;
        let seen = (0..ROTATIONS * masks)
            .map(|n| {
                let (held, mask) = (n / masks, n % masks);
                let passes = |m: &usize| mask >> regrip[held * cube2::MOVES + m].0 & 1 == 1;
                moves.clone().filter(passes).map(|m| 1 << m).sum()
            })
            .collect();
        let move_index = |m: usize| {
            let keeps_w = |s: &usize| rotations[s % ROTATIONS].embed((s / ROTATIONS) as u8) == cube2::motion(m);
            (m / 3 * ROTATIONS..(m / 3 + 1) * ROTATIONS).find(keeps_w).unwrap_or(0)
        };
        let move_indices = (0..masks)
            .map(|mask| moves.clone().filter(|m| mask >> m & 1 == 1).map(|m| 1 << move_index(m)).sum())
            .collect();
        let rotated = rotations.iter().flat_map(|r| rotations.iter().map(move |h| index(&r.after(h)) as u8)).collect();
        Self { cube_move, regrip, rotated, first_moves_seen_as: seen, move_indices, rotations: rotations.to_vec() }
    }
}

/// The two cubes of a separated state as they are held; the one on the negative side of W comes first.
fn cubes(state: &State) -> [Cube2; 2] {
    [0, CORNERS].map(|first| cube(state, first))
}

fn cube(state: &State, first: usize) -> Cube2 {
    Cube2 {
        piece: std::array::from_fn(|p| state.piece[first + p] & 7),
        ori: std::array::from_fn(|p| AxisPerm(state.ori[first + p])),
    }
}

/// True if the twists of the first cube, and so of both, add up to 0. All pieces must be on their sides of W.
pub fn twists_agree(state: &State) -> bool {
    cube(state, 0).twist_sum() == 0
}

/// Minimum and maximum number of turns tried in the last phase, by its length; the remaining moves are re-grips.
///
/// Fixing the number of turns makes the search fast: both cubes must be solvable in the turns left, not in the moves
/// left. Most short solutions have about six turns in ten moves; the others are not worth their nodes. Measured over
/// uniform states: 3 to 6 ms for a solution of 9, 10 or 11 moves and 10 ms for one of 12 or 13, where a search without
/// fixed turns takes 100 ms.
const TURNS_BY_LENGTH: [(u8, u8); 14] =
    [(0, 0), (0, 1), (0, 2), (0, 3), (1, 4), (2, 5), (3, 6), (4, 6), (4, 7), (5, 7), (6, 8), (7, 8), (7, 9), (8, 9)];

/// Maximum length of the last phase.
pub const MAX_LAST_PHASE: u8 = TURNS_BY_LENGTH.len() as u8 - 1;

/// Returns the numbers of turns worth trying in a last phase of `length <= MAX_LAST_PHASE` moves.
pub fn turns_for_length(length: u8) -> std::ops::RangeInclusive<u8> {
    let (fewest, most) = TURNS_BY_LENGTH[usize::from(length.min(MAX_LAST_PHASE))];
    fewest..=most
}

/// The space of two coupled cubes.
pub struct TwoCubes<'a> {
    small: &'a SmallTables,
    tables: &'a Cube2Tables,
    entries: &'a [u32],
}

impl<'a> TwoCubes<'a> {
    pub fn new(small: &'a SmallTables) -> Self {
        Self { small, tables: &small.cube2, entries: small.cube2.entries() }
    }

    /// Returns the node of a separated state with agreeing twists, with no turns left.
    pub fn node(&self, state: &State) -> TwoCubesNode {
        let [first, second] = cubes(state);
        let held = second.orientation();
        let second = second.after_motion(&held.inverse(), |_| true);
        let index = self.small.coupling.rotations.iter().position(|r| *r == held).unwrap_or(0);
        TwoCubesNode {
            perm: [first.rank_perm() as u16, second.rank_perm() as u16],
            twist: [first.rank_twist() as u16, second.rank_twist() as u16],
            grip: index as u8,
            turns_left: 0,
        }
    }

    #[inline]
    fn entry(&self, node: &TwoCubesNode, which: usize) -> DistanceEntry {
        DistanceEntry(
            self.entries[usize::from(node.perm[which]) * TWIST.size as usize + usize::from(node.twist[which])],
        )
    }

    /// Returns the distance of the first cube: a lower bound on the number of turns without looking up the second cube.
    pub fn first_distance(&self, state: &State) -> u8 {
        let first = cube(state, 0);
        let at = first.rank_perm() as usize * TWIST.size as usize + first.rank_twist() as usize;
        DistanceEntry(self.entries[at]).distance()
    }

    /// Returns `node` with `turns_left` turns of the cubes left.
    pub fn with_turns(node: &TwoCubesNode, turns_left: u8) -> TwoCubesNode {
        TwoCubesNode { turns_left, ..*node }
    }

    /// Returns the distance of each cube from solved.
    #[inline]
    pub fn distances(&self, node: &TwoCubesNode) -> [u8; 2] {
        [0, 1].map(|which| self.entry(node, which).distance())
    }

    /// Returns the re-grip that brings the second cube to its solved grip; `None` if it has that grip already.
    pub fn regrip_home(&self, node: &TwoCubesNode) -> Option<u8> {
        let rotated = &self.small.coupling.rotated;
        let rotation = (0..ROTATIONS).find(|r| rotated[r * ROTATIONS + usize::from(node.grip)] == 0).unwrap_or(0);
        (rotation != 0).then_some((3 * ROTATIONS + rotation) as u8)
    }

    /// Reports every turn of the cubes, after every re-grip or none, that changes the sum of their distances by at most
    /// `most`, `-2 <= most <= 2`: the move indices of the re-grip and the turn, and the new sum.
    pub fn each_turn(&self, node: &TwoCubesNode, most: i32, mut report: impl FnMut(Option<u8>, u8, u32)) {
        let coupling = &self.small.coupling;
        let [first, second] = [0, 1].map(|which| self.entry(node, which));
        let sum = u32::from(first.distance() + second.distance());
        for rotation in 0..ROTATIONS {
            let held = usize::from(coupling.rotated[rotation * ROTATIONS + usize::from(node.grip)]);
            let regrip = (rotation != 0).then_some((3 * ROTATIONS + rotation) as u8);
            for mv in 0..cube2::MOVES {
                let seen = usize::from(coupling.regrip[held * cube2::MOVES + mv].0);
                let change = first.change(mv) + second.change(seen);
                if change <= most {
                    let distance = (sum as i32 + change) as u32;
                    report(regrip, coupling.move_indices[1 << mv].trailing_zeros() as u8, distance);
                }
            }
        }
    }

    /// Returns the node after an optional re-grip and a turn, both as move indices, with no turns left.
    pub fn after(&self, node: &TwoCubesNode, regrip: Option<u8>, turn: u8) -> TwoCubesNode {
        let node = regrip.map_or(*node, |move_index| self.next(node, move_index));
        // The number of turns left does not matter here.
        self.next(&TwoCubesNode { turns_left: 1, ..node }, turn)
    }

    /// Returns a lower bound on the number of turns of the cubes in a solution.
    pub fn bound(&self, node: &TwoCubesNode) -> u8 {
        self.entry(node, 0).distance().max(self.entry(node, 1).distance())
    }
}

impl Space for TwoCubes<'_> {
    type Node = TwoCubesNode;
    type Moves = MoveMask;

    /// Finds the moves by one look-up for each cube: turns that keep both within the turns left, and re-grips if some
    /// turn of both cubes is possible after them, or as the very last move.
    #[inline]
    fn successors(&self, node: &TwoCubesNode, last: Option<u8>, left: u8) -> MoveMask {
        let coupling = &self.small.coupling;
        let [first, second] = [0, 1].map(|i| self.entry(node, i));
        let after = node.turns_left as i8 - 1;
        let (in_first, in_second) = (first.moves_within(after), second.moves_within(after));
        let seen_as = |held: usize| u32::from(coupling.first_moves_seen_as[held << cube2::MOVES | in_second as usize]);
        let mut out = 0;
        if node.turns_left > 0 && in_first != 0 && in_second != 0 {
            out = coupling.move_indices[(in_first & seen_as(usize::from(node.grip))) as usize];
            if left > node.turns_left {
                for rotation in 1..ROTATIONS {
                    let held = usize::from(coupling.rotated[rotation * ROTATIONS + usize::from(node.grip)]);
                    if in_first & seen_as(held) != 0 {
                        out |= 1 << (3 * ROTATIONS + rotation);
                    }
                }
            }
        } else if node.turns_left == 0 && left == 1 {
            let home = (1..ROTATIONS).find(|r| coupling.rotated[r * ROTATIONS + usize::from(node.grip)] == 0);
            out = home.map_or(0, |rotation| 1 << (3 * ROTATIONS + rotation));
        }
        out & self.small.moves.allowed_after(last)
    }

    #[inline]
    fn next(&self, node: &TwoCubesNode, move_index: u8) -> TwoCubesNode {
        let coupling = &self.small.coupling;
        let move_index = usize::from(move_index);
        if move_index >= 3 * ROTATIONS {
            let grip = coupling.rotated[(move_index - 3 * ROTATIONS) * ROTATIONS + usize::from(node.grip)];
            return TwoCubesNode { grip, ..*node };
        }
        let first = usize::from(coupling.cube_move[move_index]);
        let (second, grip) = coupling.regrip[usize::from(node.grip) * cube2::MOVES + first];
        let moves = [first, usize::from(second)];
        TwoCubesNode {
            perm: [0, 1].map(|i| self.tables.perm.after(u32::from(node.perm[i]), moves[i]) as u16),
            twist: [0, 1].map(|i| self.tables.twist.after(u32::from(node.twist[i]), moves[i]) as u16),
            grip,
            turns_left: node.turns_left - 1,
        }
    }

    #[inline]
    fn is_goal(&self, node: &TwoCubesNode) -> bool {
        node.grip == 0 && self.bound(node) == 0
    }
}
