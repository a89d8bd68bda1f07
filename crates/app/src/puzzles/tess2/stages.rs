//! Finds the stages of a 2×2×2×2 solution. The solvers do not report any, since they may shorten a solution at any point, so the stages
//! are inferred from the properties that hold from some move on.

use super::PUZZLE;
use crate::puzzles::lesson::{MoveGroup, PhaseGoal, SearchDirection};
use unfold_engine::puzzle::{Facelets, Move, hypercube::cell_axis};

/// Maximum suffix length tried; the solver's suffixes have at most two moves.
const MAX_SUFFIX: usize = 3;

/// Stages on one axis, followed by a suffix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stages {
    axis: u8,
    /// Number of moves until the stickers of the axis stay on it.
    onto_axis: usize,
    /// Number of moves until every piece also stays at the correct end of the axis.
    onto_side: usize,
    /// Length of the suffix, in moves.
    suffix: usize,
}

impl Stages {
    /// Number of moves before the stickers stay on the axis, plus those of the suffix. The most plausible stages have the fewest.
    fn moves_off_axis(&self) -> usize {
        self.onto_axis + self.suffix
    }
}

/// Finds the stages of a solution in one direction, for the axis and suffix with the fewest moves off the axis.
fn stages(moves: &[Move]) -> Stages {
    let all = moves.len();
    let mut best = Stages { axis: 3, onto_axis: all, onto_side: all, suffix: 0 };
    for suffix in 0..=MAX_SUFFIX.min(all) {
        // Walk back from the state before the suffix, taken as solved, while the stickers of some axis stay on it.
        let home = all - suffix;
        let mut holds = [(home, home); 4];
        let mut state = Facelets::solved(PUZZLE);
        let mut still = [(true, true); 4];
        for at in (0..home).rev() {
            state = state.after(PUZZLE.def().moves[moves[at].index()].inverse);
            for axis in 0..4 {
                let (onto, on_side) = (all_on_axis(&state, axis), axis_cells_solved(&state, axis));
                let (axis_holds, side_holds) = &mut still[usize::from(axis)];
                *axis_holds &= onto;
                *side_holds &= onto && on_side;
                let (axis_from, side_from) = &mut holds[usize::from(axis)];
                *axis_from = if *axis_holds { at } else { *axis_from };
                *side_from = if *side_holds { at } else { *side_from };
            }
            if still.iter().all(|(axis_holds, _)| !axis_holds) {
                break;
            }
        }
        for (axis, (onto_axis, onto_side)) in (0..4).rev().zip(holds.into_iter().rev()) {
            let found = Stages { axis, onto_axis, onto_side, suffix };
            if (found.moves_off_axis(), found.onto_side) < (best.moves_off_axis(), best.onto_side) {
                best = found;
            }
        }
    }
    best
}

/// Finds the move groups of a 2×2×2×2 solution, read in the direction with fewer moves off the axis.
pub(super) fn groups(moves: &[Move]) -> Vec<MoveGroup> {
    let defs = &PUZZLE.def().moves;
    let all = moves.len();
    let undone: Vec<Move> = moves.iter().rev().map(|mv| defs[mv.index()].inverse).collect();
    let (forwards, backwards) = (stages(moves), stages(&undone));
    let inverse = backwards.moves_off_axis() < forwards.moves_off_axis();
    let (found, direction) =
        if inverse { (backwards, SearchDirection::Backwards) } else { (forwards, SearchDirection::Forwards) };
    let Stages { axis, onto_axis, onto_side, suffix } = found;
    let runs = [
        (PhaseGoal::Axis(direction), 0, onto_axis),
        (PhaseGoal::Side(direction), onto_axis, onto_side),
        (PhaseGoal::Cubes(direction), onto_side, all - suffix),
        (PhaseGoal::Suffix(direction), all - suffix, all),
    ];
    let group = |(goal, from, to): (PhaseGoal, usize, usize)| match direction {
        // Before the suffix, home is the state where the suffix begins.
        SearchDirection::Forwards => {
            MoveGroup { goal, axis, first: from, length: to - from, moves_to_home: if to == all { 0 } else { suffix } }
        }
        // The stages are in reverse order, and the home of each is the position at its end.
        SearchDirection::Backwards => MoveGroup { goal, axis, first: all - to, length: to - from, moves_to_home: from },
    };
    let mut out: Vec<MoveGroup> = runs.into_iter().map(group).filter(|group| group.length > 0).collect();
    out.sort_by_key(|group| group.first);
    out
}

/// True if every sticker with a colour of the axis is on the axis.
fn all_on_axis(state: &Facelets, axis: u8) -> bool {
    let def = PUZZLE.def();
    let ends = |colour: u8| cell_axis(colour).0 == axis;
    def.places.iter().zip(state.colours()).all(|(place, &colour)| place.axis != axis || ends(colour))
}

/// True if both cells of the axis show only their home colours.
fn axis_cells_solved(state: &Facelets, axis: u8) -> bool {
    let def = PUZZLE.def();
    let places = def.places.iter().zip(&def.solved).zip(state.colours());
    places.into_iter().all(|((place, home), colour)| place.axis != axis || home == colour)
}
