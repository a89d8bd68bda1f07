//! Splits moves into phases and names the goal of each. Some solvers report their phases; for others the puzzle finds them in the
//! solution.

use crate::{played::Played, puzzles::record};
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_engine::search::Phase;

pub use crate::puzzles::lesson::{MoveGroup, PhaseGoal, Rest, SearchDirection};

/// Phase number of premoves.
const PREMOVES: u8 = 0;
/// Phase number of the last phase, within the subgroup.
const HOME: u8 = 2;

/// Splits moves into groups of at least one move. `solves` is true if the moves end solved.
pub fn groups(puzzle: PuzzleId, what: Played, moves: &[Move], phases: &[Phase], solves: bool) -> Vec<MoveGroup> {
    let found = record(puzzle).lesson.groups;
    let one = |goal| vec![MoveGroup { goal, axis: 0, first: 0, length: moves.len(), frame: 0 }];
    match what {
        _ if moves.is_empty() => Vec::new(),
        Played::Cross(face) => one(PhaseGoal::Cross(face)),
        Played::Pair(face, slot) => one(PhaseGoal::Pair(face, slot)),
        // The phases a human solver had in mind are unknown.
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

/// Renames two-phase goals to orientation and permutation, for methods that orient all pieces first.
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

/// Groups as reported by a solver of the 3×3×3. Phases on the inverse state come in reverse order.
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
        // Up to the end of phase 2, or of the first group if there is none, home is the position where that ends.
        let home = phases.iter().rposition(|phase| phase.number == HOME).or(Some(0)).filter(|home| n <= *home);
        let frame = home.map_or(0, |home| phases[home + 1..].iter().map(|phase| phase.moves).sum());
        if moves > 0 {
            out.push(MoveGroup { goal, axis, first, length: moves, frame });
        }
        first += moves;
    }
    out
}
