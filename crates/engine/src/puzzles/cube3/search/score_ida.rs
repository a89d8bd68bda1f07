//! IDA* bounded only by the sticker score: needs no tables and is optimal, but only practical for short walks.
//!
//! The score itself overestimates: one move away it is 12 or 24. Divided by the largest change by one turn, it is a
//! lower bound. Proof: a face turn moves twenty facelets other than centres. Eight stay on their face and contribute
//! the same as before. The twelve around them move to another of the four adjacent faces, where the contribution of a
//! facelet is its face's distance from its own: 0 for the same, 1 for an adjacent, 2 for the opposite face. That
//! distance is the minimum number of quarter turns between the two faces. So a quarter turn, which moves each of the
//! twelve to an adjacent face, changes each contribution by at most 1, and a half turn by at most 2. In total a quarter
//! turn changes the score by at most 12 and any face turn by at most 24 (as U and U2 do to the solved state). A
//! solution takes at least `ceil(score / 24)` moves in HTM and `ceil(score / 12)` in QTM. Since no score exceeds 80,
//! these bounds are at most 4 and 7, so little is pruned except near the end.

use crate::control::NodeCounter;
use crate::puzzle::{Metric, Move, PuzzleId, Sequence, cubes::FACE_TURNS};
use crate::puzzles::cube3::turns::{QuarterTurnMetric, TurnCost, TurnMask, TurnSuccessors};
use crate::puzzles::cube3::{Cube3, score::StickerScores};
use crate::search::ida::{Search, Space};
use crate::search::method::{Method, SolveRequest};
use crate::search::{Outcome, SolveError, workers};

/// The metrics that have a bound from the score.
pub const METRICS: [Metric; 2] = [Metric::Htm, Metric::Qtm];

/// Returns the maximum change of the score by one move: a quarter turn in QTM, any face turn otherwise.
pub const fn max_change(metric: Metric) -> u32 {
    match metric {
        Metric::Qtm => 12,
        Metric::Htm | Metric::Stm | Metric::Mc4d => 24,
    }
}

/// Returns a lower bound on the solution length, from the score of the state.
pub fn bound(score: u32, metric: Metric) -> usize {
    score.div_ceil(max_change(metric)) as usize
}

/// The IDA* solver bounded by the sticker score; solves short walks optimally.
pub static SCORE_IDA: Method = Method { metrics: Some(&METRICS), ..Method::new("ida-score", PuzzleId::Cube3, search) };

fn search(request: &SolveRequest) -> Result<Outcome, SolveError> {
    let cube = Cube3::from_facelets(request.state).map_err(SolveError::Invalid)?;
    let (incumbent, space) = (request.incumbent(), ScoreSpace::new(request.metric));
    if cube == Cube3::SOLVED {
        incumbent.offer_empty();
    } else {
        let least = bound(space.scores.score(&cube), request.metric);
        incumbent.raise_bound(least);
        let prove = |length, prefix, counter: &NodeCounter| {
            let found = |path: &[u8], _: &Cube3| incumbent.offer_proven(space.sequence(path));
            Search { space: &space, counter, path: Vec::new(), found }.search_prefix(&cube, prefix, length)
        };
        let after = |last: Option<u8>| space.successors.after(last);
        workers::run_proof(least as u8, after, prove, &incumbent, request.control, request.limits.workers());
    }
    Ok(incumbent.outcome())
}

/// Search space of all states, bounded by their score. Moves are the steps of [`TurnCost`].
struct ScoreSpace {
    scores: &'static StickerScores,
    max_change: u32,
    successors: &'static TurnSuccessors,
    /// The turn that each step makes.
    turns: [u8; FACE_TURNS],
}

impl ScoreSpace {
    fn new(metric: Metric) -> Self {
        let (scores, max_change) = (StickerScores::get(), max_change(metric));
        let (successors, turn): (_, fn(u8) -> u8) = match metric {
            Metric::Qtm => (QuarterTurnMetric::steps(), QuarterTurnMetric::turn),
            _ => (TurnSuccessors::htm(), |turn| turn),
        };
        Self { scores, max_change, successors, turns: std::array::from_fn(|step| turn(step as u8)) }
    }

    /// Converts steps to moves, joining the two quarters of each half turn.
    fn sequence(&self, path: &[u8]) -> Sequence {
        let ends = |i: usize| path.get(i + 1).is_none_or(|&next| self.turns[usize::from(next)] == next);
        Sequence((0..path.len()).filter(|&i| ends(i)).map(|i| Move(path[i].into())).collect())
    }
}

impl Space for ScoreSpace {
    type Node = Cube3;
    type Moves = TurnMask;

    #[inline]
    fn successors(&self, _: &Cube3, last: Option<u8>, _: u8) -> TurnMask {
        self.successors.after(last)
    }

    #[inline]
    fn next(&self, cube: &Cube3, mv: u8) -> Cube3 {
        cube.after(self.turns[usize::from(mv)].into())
    }

    #[inline]
    fn may_reach_goal(&self, cube: &Cube3, left: u8) -> bool {
        self.scores.score(cube) <= u32::from(left) * self.max_change
    }

    #[inline]
    fn is_goal(&self, cube: &Cube3) -> bool {
        *cube == Cube3::SOLVED
    }
}
