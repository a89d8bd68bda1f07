//! Splits moves into phases and names the goal of each. Some solvers report their phases; for others the puzzle finds them in the
//! solution.

use crate::{played::SequenceKind, puzzles::record};
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_engine::search::Phase;

pub use crate::puzzles::lesson::{MoveGroup, MovesAfterPhase2, PhaseGoal, SearchDirection};

const PREMOVES_PHASE: u8 = 0;
/// Phase number of the last phase, within the subgroup.
const FINAL_PHASE: u8 = 2;

/// Splits moves into non-empty groups. `solves` is true if the moves solve the puzzle.
pub fn groups(puzzle: PuzzleId, kind: SequenceKind, moves: &[Move], phases: &[Phase], solves: bool) -> Vec<MoveGroup> {
    let found = record(puzzle).lesson.find_groups;
    let one = |goal| vec![MoveGroup { goal, axis: 0, first: 0, length: moves.len(), moves_to_home: 0 }];
    match kind {
        _ if moves.is_empty() => Vec::new(),
        SequenceKind::Cross(face) => one(PhaseGoal::Cross(face)),
        SequenceKind::XCross(face, slot) => one(PhaseGoal::Pair(face, slot)),
        // The phases a human solver had in mind are unknown.
        SequenceKind::Log | SequenceKind::Scramble => one(PhaseGoal::Moves),
        SequenceKind::Algorithm => one(PhaseGoal::Path),
        SequenceKind::Path if !solves => one(PhaseGoal::Path),
        _ if !solves => one(PhaseGoal::Moves),
        _ => match found {
            Some(found) => found(moves),
            None if phases.iter().map(|phase| phase.moves).sum::<usize>() == moves.len() => {
                record(puzzle).lesson.name_phases.unwrap_or(groups_of_phases)(phases)
            }
            None => one(PhaseGoal::Whole),
        },
    }
}

/// Renames two-phase goals to orientation and permutation, for methods that orient all pieces first.
pub fn with_orientation_goals(groups: Vec<MoveGroup>) -> Vec<MoveGroup> {
    let named = |group: MoveGroup| {
        let goal = match group.goal {
            PhaseGoal::Subgroup { .. } | PhaseGoal::FinalPhase1 => PhaseGoal::Orientation,
            PhaseGoal::Within { .. } => PhaseGoal::Permutation,
            other => other,
        };
        MoveGroup { goal, ..group }
    };
    groups.into_iter().map(named).collect()
}

/// Converts the phases reported by a 3×3×3 solver to groups. Phases found on the inverse state are in reverse order.
fn groups_of_phases(phases: &[Phase]) -> Vec<MoveGroup> {
    let mut out = Vec::new();
    let mut first = 0;
    for (n, &Phase { number, axis, moves }) in phases.iter().enumerate() {
        let after = &phases[n + 1..];
        let follows = |number| after.iter().any(|phase| phase.number == number);
        let goal = match number {
            PREMOVES_PHASE => PhaseGoal::Premoves { first: !after.is_empty() },
            // Phase 2 has no moves, and both directions look alike.
            1 if phases.len() == 1 => PhaseGoal::Whole,
            1 if after.is_empty() => PhaseGoal::FinalPhase1,
            1 => PhaseGoal::Subgroup { premoves: follows(PREMOVES_PHASE) },
            _ if after.is_empty() => PhaseGoal::Within { rest: MovesAfterPhase2::Nothing },
            _ if follows(1) => PhaseGoal::Within { rest: MovesAfterPhase2::Phase1 },
            _ => PhaseGoal::Within { rest: MovesAfterPhase2::Premoves },
        };
        // Home is the end of phase 2 for groups up to it. Without a phase 2, it is the end of the first group, for that group only.
        let home = phases.iter().rposition(|phase| phase.number == FINAL_PHASE).or(Some(0)).filter(|home| n <= *home);
        let moves_to_home = home.map_or(0, |home| phases[home + 1..].iter().map(|phase| phase.moves).sum());
        if moves > 0 {
            out.push(MoveGroup { goal, axis, first, length: moves, moves_to_home });
        }
        first += moves;
    }
    out
}
