//! Iterative deepening, bounded by the sticker score alone: without tables, and optimal, but for short walks only.
//!
//! The score itself overestimates: one move away it is 12 or 24. Divided by the greatest change by one turn, it is a
//! lower bound. Proof: a turn of a face moves twenty facelets that are not centres. Eight stay on their face and add
//! the same as before. The twelve of the band around it go to another of the four faces beside it, and no two faces
//! are more than 2 apart in the score's measure of away: the same 0, adjacent 1, opposite 2. That measure is the number
//! of quarters by which one face must be turned to become the other, so that a quarter, which takes each of the twelve
//! to an adjacent face, changes what it adds by at most 1, and a half, to the opposite face, by at most 2. So a quarter
//! changes the score by at most 12 and any turn of a face by at most 24, and the turns U and U2 of the solved state do:
//! at least `ceil(score / 24)` moves are needed in HTM, and `ceil(score / 12)` in QTM. As no state's score is more than
//! 80, that is at most 4 and 7: little is cut off but near the end.

use crate::control::NodeCounter;
use crate::puzzle::{Metric, Move, PuzzleId, Sequence, cubes::TURNS};
use crate::puzzles::cube3::turns::{QuarterTurns, TurnCost, TurnMask, TurnSuccessors};
use crate::puzzles::cube3::{Cube3, score::StickerScores};
use crate::search::ida::{Search, Space};
use crate::search::method::{Method, Request};
use crate::search::{Outcome, SolveError, workers};

/// The metrics in which the score gives a bound.
pub const METRICS: [Metric; 2] = [Metric::Htm, Metric::Qtm];

/// The greatest change of the score by one move: a quarter turn in QTM, any turn of a face otherwise.
pub const fn most_change(metric: Metric) -> u32 {
    match metric {
        Metric::Qtm => 12,
        Metric::Htm | Metric::Stm | Metric::Mc4d => 24,
    }
}

/// A lower bound on the length of a solution, from the score of the state.
pub fn bound(score: u32, metric: Metric) -> usize {
    score.div_ceil(most_change(metric)) as usize
}

/// The solver by IDA* with the sticker score as its bound, which finds optimal solutions of short walks.
pub static SCORE_IDA: Method = Method { metrics: Some(&METRICS), ..Method::new("ida-score", PuzzleId::Cube3, search) };

fn search(request: &Request) -> Result<Outcome, SolveError> {
    let cube = Cube3::from_facelets(request.state).map_err(SolveError::Invalid)?;
    let (incumbent, space) = (request.incumbent(), ByScore::new(request.metric));
    if cube == Cube3::SOLVED {
        incumbent.offer_no_move();
    } else {
        let least = bound(space.shares.score(&cube), request.metric);
        incumbent.raise(least);
        let prove = |length, prefix, counter: &NodeCounter| {
            let found = |path: &[u8], _: &Cube3| incumbent.offer_proven(space.sequence(path));
            Search { space: &space, counter, path: Vec::new(), found }.part(&cube, prefix, length)
        };
        let after = |last: Option<u8>| space.successors.of(last);
        workers::run_proof(least as u8, after, prove, &incumbent, request.control, request.limits.workers());
    }
    Ok(incumbent.outcome())
}

/// All states, bounded by their score. Moves are the steps of [`TurnCost`].
struct ByScore {
    shares: &'static StickerScores,
    most_change: u32,
    /// The steps that may follow each step.
    successors: &'static TurnSuccessors,
    /// The turn made for each step.
    turns: [u8; TURNS],
}

impl ByScore {
    fn new(metric: Metric) -> Self {
        let (shares, most_change) = (StickerScores::get(), most_change(metric));
        let (successors, turn): (_, fn(u8) -> u8) = match metric {
            Metric::Qtm => (QuarterTurns::steps(), QuarterTurns::turn),
            _ => (TurnSuccessors::get(), |turn| turn),
        };
        Self { shares, most_change, successors, turns: std::array::from_fn(|step| turn(step as u8)) }
    }

    /// The moves with these numbers, with the two quarters of a half turn joined into one.
    fn sequence(&self, path: &[u8]) -> Sequence {
        let ends = |i: usize| path.get(i + 1).is_none_or(|&next| self.turns[usize::from(next)] == next);
        Sequence((0..path.len()).filter(|&i| ends(i)).map(|i| Move(path[i].into())).collect())
    }
}

impl Space for ByScore {
    type Node = Cube3;
    type Moves = TurnMask;

    #[inline]
    fn successors(&self, _: &Cube3, last: Option<u8>, _: u8) -> TurnMask {
        self.successors.of(last)
    }

    #[inline]
    fn next(&self, cube: &Cube3, mv: u8) -> Cube3 {
        cube.after(self.turns[usize::from(mv)].into())
    }

    #[inline]
    fn within(&self, cube: &Cube3, left: u8) -> bool {
        self.shares.score(cube) <= u32::from(left) * self.most_change
    }

    #[inline]
    fn is_goal(&self, cube: &Cube3) -> bool {
        *cube == Cube3::SOLVED
    }
}
