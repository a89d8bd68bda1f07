//! The stages of a solution of the 2x2x2x2. Its solvers do not name them, for a solution may be improved from anywhere: they are
//! found in the solution itself, by what holds from some move on.

use super::PUZZLE;
use crate::puzzles::lesson::{MoveGroup, PhaseGoal, SearchDirection};
use unfold_engine::puzzle::{Facelets, Move, hypercube::cell_axis};

/// The longest suffix that is looked for; the solver has none longer than two moves.
const SUFFIX: usize = 3;

/// Structure of a solution of the hypercube: stages on an axis, ended by a suffix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stages {
    axis: u8,
    /// From this move on, every piece's sticker is on the axis.
    onto_axis: usize,
    /// From this move on, every piece is on its side, too.
    onto_side: usize,
    suffix: usize,
}

impl Stages {
    /// Number of moves made while the stickers are not on the axis: few if that is how the solution was found.
    fn outside(&self) -> usize {
        self.onto_axis + self.suffix
    }
}

/// The stages of moves that solve the hypercube, as if found in this direction: the axis and the suffix by which the stickers are
/// off the axis for the fewest moves.
fn stages(moves: &[Move]) -> Stages {
    let all = moves.len();
    let mut best = Stages { axis: 3, onto_axis: all, onto_side: all, suffix: 0 };
    for suffix in 0..=SUFFIX.min(all) {
        // Home, and back along the moves before the suffix, as long as the stickers stay on an axis.
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

/// The groups of moves that solve the hypercube.
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
        // Before the suffix home is where it begins.
        SearchDirection::Forwards => {
            MoveGroup { goal, axis, first: from, length: to - from, frame: if to == all { 0 } else { suffix } }
        }
        // The stages come the other way round. What was outside of one begins where the one after ends.
        SearchDirection::Backwards => MoveGroup { goal, axis, first: all - to, length: to - from, frame: from },
    };
    let mut out: Vec<MoveGroup> = runs.into_iter().map(group).filter(|group| group.length > 0).collect();
    out.sort_by_key(|group| group.first);
    out
}

/// True if every sticker of the hypercube that has a colour of the axis lies on the axis.
fn all_on_axis(state: &Facelets, axis: u8) -> bool {
    let def = PUZZLE.def();
    let ends = |colour: u8| cell_axis(colour).0 == axis;
    def.places.iter().zip(state.colours()).all(|(place, &colour)| place.axis != axis || ends(colour))
}

/// True if the two cells at the ends of the axis show their own colour only.
fn cells_whole(state: &Facelets, axis: u8) -> bool {
    let def = PUZZLE.def();
    let places = def.places.iter().zip(&def.solved).zip(state.colours());
    places.into_iter().all(|((place, home), colour)| place.axis != axis || home == colour)
}
