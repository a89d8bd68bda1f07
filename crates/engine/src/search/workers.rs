//! The workers of one solve, the same for every solver: each takes tasks from the [`Schedule`] until the control says
//! to leave.

use std::convert::Infallible;
use std::ops::ControlFlow;
use std::thread::panicking;
use std::time::Duration;

use super::ida::{MoveSet, Prefix};
use super::incumbent::Incumbent;
use super::schedule::{Costs, ProofShare, Schedule, Task};
use crate::control::sync::thread;
use crate::control::{Control, NodeCounter};

/// How long a worker without work sleeps before it asks again.
const IDLE: Duration = Duration::from_micros(200);

/// What the workers of one solve carry out, shared by all of them.
pub trait TaskRunner: Sync {
    /// A part of the anytime search.
    type Part;

    /// A set of the puzzle's moves.
    type Moves: MoveSet;

    /// What a worker keeps from one part of the anytime search to the next, made empty.
    type Scratch<'s>: Default
    where
        Self: 's;

    /// Hands out the tasks.
    fn schedule(&self) -> &Schedule<'_, Self::Part, Self::Moves>;

    /// Whether the proof has its turn: there is a solution, and one that is good enough.
    fn is_solved(&self) -> bool;

    /// The proof's part of the effort then.
    fn proof_share(&self) -> ProofShare;

    /// Looks for all solutions of exactly `length` moves that begin with `prefix`; `Break` when that was broken off.
    fn prove(&self, length: u8, prefix: Prefix, counter: &NodeCounter) -> ControlFlow<()>;

    /// Carries out a part of the anytime search, to its end or until a solution cuts it short.
    fn search<'s>(&'s self, part: Self::Part, scratch: &mut Self::Scratch<'s>, counter: &'s NodeCounter<'s>);

    /// Called between two tasks, by each worker.
    fn between_tasks(&self) {}
}

/// Carries out all tasks on so many threads, `threads >= 1`, until there is nothing more to do or the control says so.
pub fn run(runner: &impl TaskRunner, incumbent: &Incumbent, control: &Control, threads: usize) {
    runner.schedule().share_among(threads);
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(|| work(runner, incumbent, control));
        }
        work(runner, incumbent, control);
    });
}

/// Carries out a search that is its own proof, unless the control says not to begin: lengths from `bound` on, each cut into parts
/// by the first moves; `after` tells the moves that may follow one, or be first. `prove` looks for all solutions of exactly
/// some length that begin with some moves, as [`TaskRunner::prove`].
pub fn run_proof<M: MoveSet>(
    bound: u8,
    after: impl Fn(Option<u8>) -> M + Sync,
    prove: impl Fn(u8, Prefix, &NodeCounter) -> ControlFlow<()> + Sync,
    incumbent: &Incumbent,
    control: &Control,
    threads: usize,
) {
    let costs = Costs { proof_node: 1, head_start: 0, in_reach: u64::MAX, growth: 0 };
    let schedule = Schedule::new(bound, after, costs, |_| None);
    if control.check().is_continue() {
        run(&ProofRunner { schedule, prove }, incumbent, control, threads);
    }
}

/// A search that has no parts but those of its proof.
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

    /// The proof yields the solutions too, so that its turn is always.
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

/// One worker: task after task, each at least begun before the control is asked whether to leave.
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
                    incumbent.raise(usize::from(bound));
                }
            }
            Task::Part(part) => {
                runner.search(part, &mut scratch, &counter);
                schedule.passed(counter.total() - before);
            }
            Task::Wait => thread::sleep(IDLE),
        }
        control.set_proof(schedule.progress(incumbent.length()));
        runner.between_tasks();
        if counter.flush().is_break() {
            return;
        }
    }
}

/// Stops the whole solve when the worker that holds it ends by a panic, so that the defect is seen at once.
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
    fn a_worker_that_panics_ends_the_search_of_all() {
        let state = Facelets::solved(PuzzleId::Cube3).after(Move(0));
        for threads in [1, 2, 16] {
            let (limits, control) = (Limits { timeout: None, threads, ..Limits::default() }, Control::new());
            let metric = PuzzleId::Cube3.def().metric;
            let incumbent = Incumbent::new(&state, metric, &limits, &control, &|_| ());
            // One part has a defect, the others have no end.
            let prove = |_, prefix: Prefix, counter: &NodeCounter| {
                assert!(prefix.first != 0, "a planted defect");
                loop {
                    counter.tick()?;
                }
            };
            let run = || run_proof(1, |_| 0b111_u32, prove, &incumbent, &control, threads);
            assert!(catch_unwind(AssertUnwindSafe(run)).is_err(), "{threads} threads");
            assert!(control.stopped() && incumbent.lower() == 0);
        }
    }
}
