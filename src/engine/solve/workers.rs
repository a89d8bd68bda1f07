//! The workers of one solve, the same for every solver: each takes tasks from the [`Schedule`] until the control says
//! to leave.

use std::ops::ControlFlow;
use std::time::Duration;

use super::ida::MoveSet;
use super::incumbent::Incumbent;
use super::schedule::{Schedule, Task};
use crate::engine::control::{Control, NodeCounter};

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

    /// Whether all effort goes into the proof then.
    fn proof_only(&self) -> bool;

    /// Looks for all solutions of exactly `length` moves that begin with `first`; `Break` when that was broken off.
    fn prove(&self, length: u8, first: u8, counter: &NodeCounter) -> ControlFlow<()>;

    /// Carries out a part of the anytime search, to its end or until a solution cuts it short.
    fn search<'s>(&'s self, part: Self::Part, scratch: &mut Self::Scratch<'s>, counter: &'s NodeCounter<'s>);

    /// Called between two tasks, by each worker.
    fn between_tasks(&self) {}
}

/// Carries out all tasks on so many threads, `threads >= 1`, until there is nothing more to do or the control says so.
pub fn run(runner: &impl TaskRunner, incumbent: &Incumbent, control: &Control, threads: usize) {
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(|| work(runner, incumbent, control));
        }
        work(runner, incumbent, control);
    });
}

/// One worker: task after task, each at least begun before the control is asked whether to leave.
fn work<R: TaskRunner>(runner: &R, incumbent: &Incumbent, control: &Control) {
    let counter = NodeCounter::new(control);
    let _guard = StopOnPanic(control);
    let schedule = runner.schedule();
    let mut scratch = R::Scratch::default();
    loop {
        let before = counter.total();
        match schedule.next(runner.is_solved(), runner.proof_only()) {
            Task::Proof { length, first } => {
                let search = || runner.prove(length, first, &counter);
                if let Some(bound) = schedule.prove(length, first, &counter, search) {
                    incumbent.raise(usize::from(bound));
                }
            }
            Task::Part(part) => {
                runner.search(part, &mut scratch, &counter);
                schedule.passed(counter.total() - before);
            }
            Task::Wait => std::thread::sleep(IDLE),
        }
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
        if std::thread::panicking() {
            self.0.stop();
        }
    }
}
