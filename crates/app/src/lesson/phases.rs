//! Moves as they fall into phases: what each phase is for, as facts.
//!
//! Some solvers say how a solution falls into phases. Of others a puzzle may find the phases in the solution itself.

use crate::{played::Played, puzzles::record};
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_engine::search::Phase;

pub use crate::puzzles::lesson::{MoveGroup, PhaseGoal, Rest, SearchDirection};

/// The number of premoves among phases.
const PREMOVES: u8 = 0;
/// The number of the phase that leads home within the subgroup.
const HOME: u8 = 2;

/// Groups of moves, in their order, each of at least one move. `solves`: whether they end solved.
pub fn groups(puzzle: PuzzleId, what: Played, moves: &[Move], phases: &[Phase], solves: bool) -> Vec<MoveGroup> {
    let found = record(puzzle).lesson.groups;
    let one = |goal| vec![MoveGroup { goal, axis: 0, first: 0, length: moves.len(), frame: 0 }];
    match what {
        _ if moves.is_empty() => Vec::new(),
        Played::Cross(face) => one(PhaseGoal::Cross(face)),
        Played::Pair(face, slot) => one(PhaseGoal::Pair(face, slot)),
        // How a person thought is not known.
        Played::Log | Played::Scramble => one(PhaseGoal::Moves),
        Played::Algorithm => one(PhaseGoal::Path),
        Played::Path if !solves => one(PhaseGoal::Path),
        _ if !solves => one(PhaseGoal::Moves),
        _ => match found {
            Some(found) => found(moves),
            None if phases.iter().map(|phase| phase.moves).sum::<usize>() == moves.len() => {
                record(puzzle).lesson.named.unwrap_or(named)(phases)
            }
            None => one(PhaseGoal::Whole),
        },
    }
}

/// The same groups as a method names its two phases that turns all pieces the right way round first: by what each achieves.
pub fn orienting_first(groups: Vec<MoveGroup>) -> Vec<MoveGroup> {
    let named = |group: MoveGroup| {
        let goal = match group.goal {
            PhaseGoal::Subgroup { .. } | PhaseGoal::Free => PhaseGoal::Orientation,
            PhaseGoal::Within { .. } => PhaseGoal::Permutation,
            other => other,
        };
        MoveGroup { goal, ..group }
    };
    groups.into_iter().map(named).collect()
}

/// The groups that a solver of the 3x3x3 named. Phases of the inverse state come the other way round.
fn named(phases: &[Phase]) -> Vec<MoveGroup> {
    let mut out = Vec::new();
    let mut first = 0;
    for (n, &Phase { number, axis, moves }) in phases.iter().enumerate() {
        let after = &phases[n + 1..];
        let follows = |number| after.iter().any(|phase| phase.number == number);
        let goal = match number {
            PREMOVES => PhaseGoal::Premoves { first: !after.is_empty() },
            1 if after.is_empty() => PhaseGoal::Free,
            1 => PhaseGoal::Subgroup { premoves: follows(PREMOVES) },
            _ if after.is_empty() => PhaseGoal::Within { rest: Rest::Nothing },
            _ if follows(1) => PhaseGoal::Within { rest: Rest::Phase1 },
            _ => PhaseGoal::Within { rest: Rest::Premoves },
        };
        // Up to the end of phase 2, or of what comes first where that phase has no moves, home is where it ends.
        let home = phases.iter().rposition(|phase| phase.number == HOME).or(Some(0)).filter(|home| n <= *home);
        let frame = home.map_or(0, |home| phases[home + 1..].iter().map(|phase| phase.moves).sum());
        if moves > 0 {
            out.push(MoveGroup { goal, axis, first, length: moves, frame });
        }
        first += moves;
    }
    out
}
