//! Finds the stages of a solution of the 2×2×2×2. Its solvers do not report them, since a solution may be improved at any point, so
//! they are inferred from the properties that hold from some move on.

use super::PUZZLE;
use crate::puzzles::lesson::{MoveGroup, PhaseGoal, SearchDirection};
use unfold_engine::puzzle::{Facelets, Move, hypercube::cell_axis};

/// Maximum suffix length tried; the solver's suffixes have at most two moves.
const SUFFIX: usize = 3;

/// Stages on one axis, followed by a suffix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stages {
    axis: u8,
    /// From this move on, every piece's sticker is on the axis.
    onto_axis: usize,
    /// From this move on, every piece is also on its side.
    onto_side: usize,
    suffix: usize,
}

impl Stages {
    /// Number of moves made with stickers off the axis, used to choose the most plausible reading.
    fn outside(&self) -> usize {
        self.onto_axis + self.suffix
    }
}

/// Finds the stages of a solution, read in one direction: the axis and suffix with the fewest moves off the axis.
fn stages(moves: &[Move]) -> Stages {
    let all = moves.len();
    let mut best = Stages { axis: 3, onto_axis: all, onto_side: all, suffix: 0 };
    for suffix in 0..=SUFFIX.min(all) {
        // Walk back from the state before the suffix while the stickers stay on an axis.
        let home = all - suffix;
        let mut holds = [(home, home); 4];
        let mut state = Facelets::solved(PUZZLE);
        let mut still = [(true, true); 4];
        for at in (0..home).rev() {
            state = state.after(PUZZLE.def().moves[moves[at].index()].inverse);
            for axis in 0..4 {
                let (onto, on_side) = (all_on_axis(&state, axis), cells_whole(&state, axis));
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
            if (found.outside(), found.onto_side) < (best.outside(), best.onto_side) {
                best = found;
            }
        }
    }
    best
}

/// Finds the groups of a solution of the hypercube.
pub(super) fn groups(moves: &[Move]) -> Vec<MoveGroup> {
    let defs = &PUZZLE.def().moves;
    let all = moves.len();
    let undone: Vec<Move> = moves.iter().rev().map(|mv| defs[mv.index()].inverse).collect();
    let (forwards, backwards) = (stages(moves), stages(&undone));
    let inverse = backwards.outside() < forwards.outside();
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
            MoveGroup { goal, axis, first: from, length: to - from, frame: if to == all { 0 } else { suffix } }
        }
        // The stages come in reverse order, and each one's home is where the next stage of the search ended.
        SearchDirection::Backwards => MoveGroup { goal, axis, first: all - to, length: to - from, frame: from },
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

/// True if both cells of the axis show only their own colours.
fn cells_whole(state: &Facelets, axis: u8) -> bool {
    let def = PUZZLE.def();
    let places = def.places.iter().zip(&def.solved).zip(state.colours());
    places.into_iter().all(|((place, home), colour)| place.axis != axis || home == colour)
}
