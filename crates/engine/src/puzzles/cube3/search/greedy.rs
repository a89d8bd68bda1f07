//! Greedy descent by the sticker score: makes the turn that leaves the lowest score, never returning to a state visited
//! before.
//!
//! Idea: “Cubo de Rubik”, a cube in Python (2021), which wrongly calls it iterative deepening. The descent solves only
//! states near the solved one; `unfold bench greedy` measures how often.

use std::collections::HashSet;

use super::score_ida::{METRICS, bound};
use crate::control::NodeCounter;
use crate::puzzle::{Move, PuzzleId, Sequence, cubes::FACE_TURNS};
use crate::puzzles::cube3::{Cube3, score::StickerScores};
use crate::search::method::{Method, SolveRequest};
use crate::search::{Attempt, Outcome, SolveError};

/// Maximum number of turns before the solver gives up.
pub const MAX_TURNS: usize = 100;

/// The faces in the order tried: U L F D R B. The first of equal scores wins.
const FACES: [usize; 6] = [0, 4, 2, 3, 1, 5];

/// The greedy solver: a single attempt that may fail.
pub static GREEDY: Method =
    Method { metrics: Some(&METRICS), lists_all: false, ..Method::new("greedy", PuzzleId::Cube3, search) };

fn search(request: &SolveRequest) -> Result<Outcome, SolveError> {
    let cube = Cube3::from_facelets(request.state).map_err(SolveError::Invalid)?;
    let incumbent = request.incumbent();
    if cube == Cube3::SOLVED {
        incumbent.offer_empty();
        return Ok(incumbent.outcome());
    }
    incumbent.raise_bound(bound(StickerScores::get().score(&cube), request.metric));
    let DescentResult { moves, end, is_stopped: stopped } = descend(cube, &NodeCounter::new(request.control));
    let attempt = if end == Cube3::SOLVED {
        incumbent.offer(moves, Vec::new());
        None
    } else {
        Some(Attempt { moves, score: StickerScores::get().score(&end) })
    };
    if !stopped {
        incumbent.set_exhausted();
    }
    Ok(Outcome { attempt: attempt.map(Box::new), ..incumbent.outcome() })
}

struct DescentResult {
    moves: Sequence,
    /// The state at the end, the solved cube after a success.
    end: Cube3,
    /// True if a limit or a cancellation ended the descent.
    is_stopped: bool,
}

/// Descends from a state, counting 18 nodes per step.
fn descend(cube: Cube3, counter: &NodeCounter) -> DescentResult {
    let shares = StickerScores::get();
    let mut seen = HashSet::from([cube]);
    let mut descent = DescentResult { moves: Sequence::default(), end: cube, is_stopped: false };
    while descent.end != Cube3::SOLVED && descent.moves.0.len() < MAX_TURNS {
        if counter.add(FACE_TURNS as u64).is_break() || counter.flush().is_break() {
            descent.is_stopped = true;
            break;
        }
        let turns = FACES.iter().flat_map(|face| 3 * face..3 * face + 3);
        let ahead = turns.map(|mv| (mv, descent.end.after(mv))).filter(|(_, cube)| !seen.contains(cube));
        let Some((mv, least)) = ahead.min_by_key(|(_, cube)| shares.score(cube)) else { break };
        descent.moves.0.push(Move(mv as u16));
        seen.insert(least);
        descent.end = least;
    }
    descent
}
