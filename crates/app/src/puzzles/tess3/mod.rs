//! The 3x3x3x3 in the program.

mod examples;

use super::axis_counts::{on_axis, on_side};
use super::lesson::{Curve, LessonRecord, Measure, MoveGroup, PhaseGoal, SearchDirection};
use super::{cube2::graph::Distances, method_page::MethodPage, puzzle_record::PuzzleRecord, together::together};
use unfold_engine::{puzzle::Facelets, search::Phase};

/// The record of this puzzle.
pub(super) static RECORD: PuzzleRecord = PuzzleRecord {
    has_graph: false,
    has_crosses: false,
    method_pages: &[("anytime", MethodPage::FourPhases)],
    examples: &examples::EXAMPLES,
    gains: &[],
    lesson: &LESSON,
};

/// The lesson on its moves: stickers on their axis, pieces in their layer across it and in place.
static LESSON: LessonRecord =
    LessonRecord { curves: &[Curve::Misplaced], count, measures, groups: None, named: Some(named), orient_first: &[] };

fn measures(goal: PhaseGoal, axis: u8) -> (Vec<Measure>, Vec<Measure>) {
    match goal {
        PhaseGoal::Whole | PhaseGoal::Moves => (vec![Measure::PiecesTogether], Vec::new()),
        _ => (vec![Measure::OnAxis(axis), Measure::OnSide(axis), Measure::PiecesTogether], Vec::new()),
    }
}

/// The groups that the four phases of the solver stand for; those of a solution of the inverse position come the other way round.
fn named(phases: &[Phase]) -> Vec<MoveGroup> {
    let is_backwards = phases.first().is_some_and(|first| first.number != 1);
    let direction = if is_backwards { SearchDirection::Backwards } else { SearchDirection::Forwards };
    let mut first = 0;
    let mut out = Vec::new();
    for (n, &Phase { number, axis, moves }) in phases.iter().enumerate() {
        let goal = match number {
            1 => PhaseGoal::Axis(direction),
            2 => PhaseGoal::Side(direction),
            3 => PhaseGoal::CubesOriented(direction),
            _ => PhaseGoal::ThreeCubes(direction),
        };
        let rest = phases[n + 1..].iter().map(|phase| phase.moves).sum();
        let frame = if is_backwards { rest } else { 0 };
        if moves > 0 {
            out.push(MoveGroup { goal, axis, first, length: moves, frame });
        }
        first += moves;
    }
    out
}

fn count(what: Measure, state: &Facelets, _: Option<&Distances>) -> Option<u32> {
    match what {
        Measure::OnAxis(axis) => Some(on_axis(state, axis)),
        Measure::OnSide(axis) => Some(on_side(state, axis)),
        Measure::PiecesTogether => Some(together(state).0),
        Measure::Misplaced => Some(state.colours().len() as u32 - together(state).1),
        _ => None,
    }
}
