//! Measures how the proof of the optimal solver scales to several threads, and simulates it on more threads than there
//! are cores.

use std::ops::{ControlFlow, RangeInclusive};
use std::time::{Duration, Instant};

use super::optimal::{self, OptimalProof};
use crate::control::{Control, NodeCounter};
use crate::puzzle::{Facelets, PuzzleId};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::search::own_symmetries::Stabiliser;
use crate::puzzles::cube3::turns::{HalfTurnMetric, TurnMask, TurnSuccessors};
use crate::search::ida::{MoveSet, Prefix};
use crate::search::schedule::Schedule;
use crate::search::simulation::{RecordedParts, SimulatedRun, simulate};
use crate::search::table_set::TableLoader;
use crate::search::workers::{self, PROOF_ONLY_EFFORT};
use crate::search::{Incumbent, Limits, SolveError};
use crate::tables::Tables;

/// Minimum length recorded. Shorter ones take no time: the three moves of a part leave nothing to search.
const FIRST_LENGTH: u8 = 4;

/// Returns the turns that may follow a second turn.
fn thirds(second: u8) -> TurnMask {
    TurnSuccessors::htm().after(Some(second))
}

/// Proof that a state needs more than a given number of moves in HTM, without the two-phase search.
pub struct ProofScaling<'a> {
    proof: OptimalProof<'a, HalfTurnMetric>,
    own_symmetries: Stabiliser,
    lengths: RangeInclusive<u8>,
}

impl<'a> ProofScaling<'a> {
    /// Opens or builds the optimal table that `limits` allows. The proof covers the lengths from the table's bound (at
    /// least 4) to `longest`, but at least one length, in HTM.
    ///
    /// # Errors
    /// [`SolveError::Invalid`] for an impossible state; [`SolveError::Tables`] if a table cannot be built or read, or
    /// `control` stops it.
    pub fn open(
        state: &Facelets,
        longest: u8,
        limits: &Limits,
        control: &'a Control,
        tables: &'a Tables,
    ) -> Result<Self, SolveError> {
        let cube = Cube3::from_facelets(state).map_err(SolveError::Invalid)?;
        optimal::prepare::<HalfTurnMetric>(tables, limits, control)?;
        let with = TableLoader::silent(tables, limits.workers_under(control));
        let proof = OptimalProof::open(&cube, limits, with)?;
        let first = proof.bound().expect("the table is in memory").max(FIRST_LENGTH);
        Ok(Self { proof, own_symmetries: Stabiliser::new(&cube), lengths: first..=longest.max(first) })
    }

    /// Returns the turns that must be searched after `last`, or as first turns for `None`.
    fn needed_after(&self, last: Option<u8>) -> TurnMask {
        self.own_symmetries.needed(last, TurnSuccessors::htm().after(last))
    }

    /// Searches a part; solutions are ignored.
    fn search(&self, length: u8, prefix: Prefix, counter: &NodeCounter) -> ControlFlow<()> {
        let ended = self.proof.prove(length, prefix, counter, |_| ControlFlow::Continue(()));
        ended.expect("the table has joined")
    }

    /// Searches the parts on the current thread in move order and records their costs. Stopping `control` leaves the
    /// remaining parts out.
    pub fn record(&self, control: &Control) -> RecordedParts {
        let mut out = RecordedParts::default();
        let counter = NodeCounter::new(control);
        for length in self.lengths.clone() {
            for first in self.needed_after(None).each() {
                for (n, second) in self.needed_after(Some(first)).each().enumerate() {
                    let parts = Prefix::two_moves(first, second, n == 0);
                    for (prefix, third) in parts.cut_by(thirds(second)).zip(thirds(second).each()) {
                        let (before, began) = (counter.total(), Instant::now());
                        if self.search(length, prefix, &counter).is_break() {
                            return out;
                        }
                        out.add(length, [first, second, third], counter.total() - before, began.elapsed());
                    }
                }
            }
        }
        out
    }

    /// Proves all lengths on `threads >= 1` threads and returns the time taken. Once `stop` is stopped, no further part
    /// begins.
    pub fn run(&self, state: &Facelets, threads: usize, stop: &Control) -> Duration {
        let (limits, control) = (Limits { threads, timeout: None, ..Limits::default() }, Control::new());
        let incumbent = Incumbent::new(state, PuzzleId::Cube3.def().metric, &limits, &control, &|_| ());
        let prove = |length, prefix, counter: &NodeCounter| {
            if length > *self.lengths.end() || stop.check().is_break() {
                control.stop();
                return ControlFlow::Break(());
            }
            self.search(length, prefix, counter)
        };
        let began = Instant::now();
        let after = |last| self.needed_after(last);
        let schedule = Schedule::new(*self.lengths.start(), after, PROOF_ONLY_EFFORT, |_| None).cut_by_three(thirds);
        workers::run_schedule(schedule, prove, &incumbent, &control, threads);
        began.elapsed()
    }

    /// Simulates the proof of all lengths on `workers >= 1` virtual workers, each part taking its recorded time.
    pub fn simulate(&self, parts: &RecordedParts, workers: usize) -> SimulatedRun {
        simulate(parts, self.lengths.clone(), |last| self.needed_after(last), thirds, workers)
    }
}
