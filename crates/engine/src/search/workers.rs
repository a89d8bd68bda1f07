//! The worker threads of one solve, shared by all solvers: each takes tasks from the [`Schedule`] until the control stops it.

#![allow(clippy::disallowed_methods, reason = "it looks now and then whether the time is over")]

use std::convert::Infallible;
use std::ops::ControlFlow;
use std::thread::panicking;
use std::time::Duration;

use super::ida::{MoveSet, Prefix};
use super::incumbent::Incumbent;
use super::schedule::{EffortModel, ProofShare, Schedule, Task};
use crate::control::{Control, NodeCounter, sync::thread};

/// Time that a worker without a task sleeps before it asks again.
pub(super) const IDLE_SLEEP: Duration = Duration::from_micros(200);

/// A solver's side of the worker threads: its schedule and the execution of its tasks.
pub trait TaskRunner: Sync {
    /// A part of the anytime search.
    type Part;

    /// A set of moves of the puzzle.
    type Moves: MoveSet;

    /// Buffers of one worker, reused for all its parts of the anytime search; created empty.
    type Scratch<'s>: Default
    where
        Self: 's;

    /// Returns the schedule that hands out the tasks.
    fn schedule(&self) -> &Schedule<'_, Self::Part, Self::Moves>;

    /// True if there is a good enough solution; the proof then gets its [share](Self::proof_share).
    fn is_solved(&self) -> bool;

    /// Returns the proof's share of the effort, which applies once [`has_solver`](Self::is_solved).
    fn proof_share(&self) -> ProofShare;

    /// Searches for all solutions of exactly `length` moves that begin with `prefix`; `Break` if interrupted.
    fn prove(&self, length: u8, prefix: Prefix, counter: &NodeCounter) -> ControlFlow<()>;

    /// Runs a part of the anytime search to its end, or until it is interrupted.
    fn search<'s>(&'s self, part: Self::Part, scratch: &mut Self::Scratch<'s>, counter: &'s NodeCounter<'s>);

    /// Called by each worker after every task. Does nothing by default.
    fn between_tasks(&self) {}
}

/// Runs tasks on up to `threads >= 1` threads, as many as the system grants, until the control stops them. The incumbent stops the control
/// once it is settled.
pub fn run(runner: &impl TaskRunner, incumbent: &Incumbent, control: &Control, threads: usize) {
    runner.schedule().share_among(threads);
    thread::scope(|scope| {
        let begun = (1..threads).take_while(|_| spawn_worker(scope, || work(runner, incumbent, control))).count();
        runner.schedule().share_among(begun + 1);
        work(runner, incumbent, control);
    });
}

/// Starts another worker; false if the system refuses a thread.
#[cfg(not(shuttle))]
fn spawn_worker<'scope>(scope: &'scope thread::Scope<'scope, '_>, work: impl FnOnce() + Send + 'scope) -> bool {
    crate::tables::headroom::spawn_scoped(scope, work).is_ok()
}

/// Starts another worker; always true under the model checker.
#[cfg(shuttle)]
fn spawn_worker<'scope>(scope: &'scope thread::Scope<'scope, '_>, work: impl FnOnce() + Send + 'scope) -> bool {
    scope.spawn(work);
    true
}

/// Runs a proof without an anytime search, unless the control is stopped: lengths from `bound` on, each cut into parts by the first moves.
///
/// `after` returns the moves that may follow a move, or the possible first moves for `None`. `prove` searches for all solutions of exactly
/// one length that begin with a prefix, like [`TaskRunner::prove`].
pub fn run_proof<M: MoveSet>(
    bound: u8,
    after: impl Fn(Option<u8>) -> M + Sync,
    prove: impl Fn(u8, Prefix, &NodeCounter) -> ControlFlow<()> + Sync,
    incumbent: &Incumbent,
    control: &Control,
    threads: usize,
) {
    run_schedule(Schedule::new(bound, after, PROOF_ONLY_EFFORT, |_| None), prove, incumbent, control, threads);
}

/// Like [`run_proof`], with the parts of each length in the order of their moves.
pub fn run_proof_in_order<M: MoveSet>(
    bound: u8,
    after: impl Fn(Option<u8>) -> M + Sync,
    prove: impl Fn(u8, Prefix, &NodeCounter) -> ControlFlow<()> + Sync,
    incumbent: &Incumbent,
    control: &Control,
    threads: usize,
) {
    run_schedule(
        Schedule::new(bound, after, PROOF_ONLY_EFFORT, |_| None).in_order(),
        prove,
        incumbent,
        control,
        threads,
    );
}

/// Costs of a proof without an anytime search.
pub(crate) const PROOF_ONLY_EFFORT: EffortModel =
    EffortModel { proof_node: 1, head_start: 0, in_reach: u64::MAX, growth: 0 };

/// Runs the proof of a schedule without an anytime search, unless the control is stopped.
pub fn run_schedule<M: MoveSet>(
    schedule: Schedule<'_, Infallible, M>,
    prove: impl Fn(u8, Prefix, &NodeCounter) -> ControlFlow<()> + Sync,
    incumbent: &Incumbent,
    control: &Control,
    threads: usize,
) {
    if control.check().is_continue() {
        run(&ProofRunner { schedule, prove }, incumbent, control, threads);
    }
}

/// A task runner with proof tasks only.
struct ProofRunner<'a, M, F> {
    schedule: Schedule<'a, Infallible, M>,
    prove: F,
}

impl<M: MoveSet, F: Fn(u8, Prefix, &NodeCounter) -> ControlFlow<()> + Sync> TaskRunner for ProofRunner<'_, M, F> {
    type Part = Infallible;
    type Moves = M;
    type Scratch<'s>
        = ()
    where
        Self: 's;

    fn schedule(&self) -> &Schedule<'_, Infallible, M> {
        &self.schedule
    }

    /// Always true: the proof itself finds the solutions.
    fn is_solved(&self) -> bool {
        true
    }

    fn proof_share(&self) -> ProofShare {
        ProofShare::All
    }

    fn prove(&self, length: u8, prefix: Prefix, counter: &NodeCounter) -> ControlFlow<()> {
        (self.prove)(length, prefix, counter)
    }

    fn search(&self, part: Infallible, (): &mut (), _: &NodeCounter) {
        match part {}
    }
}

/// Runs the loop of one worker. Checks the control after each task, so that at least one task is started.
fn work<R: TaskRunner>(runner: &R, incumbent: &Incumbent, control: &Control) {
    let counter = NodeCounter::new(control);
    let _guard = StopOnPanic(control);
    let schedule = runner.schedule();
    let mut scratch = R::Scratch::default();
    loop {
        let before = counter.total();
        match schedule.next(runner.is_solved(), runner.proof_share()) {
            Task::Proof { length, prefix } => {
                let search = || runner.prove(length, prefix, &counter);
                if let Some(bound) = schedule.prove(length, prefix, &counter, search) {
                    incumbent.raise_bound(usize::from(bound));
                }
            }
            Task::Part(part) => {
                runner.search(part, &mut scratch, &counter);
                schedule.record_anytime_cost(counter.total() - before);
            }
            Task::Wait => thread::sleep(IDLE_SLEEP),
        }
        control.set_proof(schedule.progress(incumbent.length()));
        runner.between_tasks();
        if counter.flush().is_break() {
            return;
        }
    }
}

/// Stops the whole solve if its worker panics, so that the panic surfaces at once.
struct StopOnPanic<'a>(&'a Control);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if panicking() {
            self.0.stop();
        }
    }
}

#[cfg(all(test, not(shuttle)))]
mod tests {
    use super::*;
    use crate::puzzle::{Facelets, Move, PuzzleId};
    use crate::search::Limits;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    #[test]
    fn a_panicking_worker_ends_the_search() {
        let state = Facelets::solved(PuzzleId::default()).after(Move(0));
        for threads in [1, 2, 16] {
            let (limits, control) = (Limits { timeout: None, threads, ..Limits::default() }, Control::new());
            let metric = PuzzleId::default().def().metric;
            let incumbent = Incumbent::new(&state, metric, &limits, &control, &|_| ());
            // One part has a defect, the others are endless.
            let prove = |_, prefix: Prefix, counter: &NodeCounter| {
                assert!(prefix.first != 0, "a planted defect");
                loop {
                    counter.tick()?;
                }
            };
            let run = || run_proof(1, |_| 0b111_u32, prove, &incumbent, &control, threads);
            assert!(catch_unwind(AssertUnwindSafe(run)).is_err(), "{threads} threads");
            assert!(control.is_stopped() && incumbent.lower() == 0);
        }
    }
}
