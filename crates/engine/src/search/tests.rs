//! Models of the data shared by search workers, for a model checker that tries different thread schedules (see `docs/trust.md`).

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use super::incumbent::{Incumbent, Problem};
use super::{Limits, Reason, SearchEvent, ida::Prefix, workers};
use crate::control::sync::atomic::{AtomicU64, Ordering};
use crate::control::sync::{Mutex, thread};
use crate::control::{Control, NodeCounter, TICKS_PER_CHECK};
use crate::puzzle::{Metric, Move, PuzzleId, Sequence};

/// Number of thread schedules tried per model.
const ORDERS: usize = 2000;

/// A problem on the 3×3×3 that any sequence solves: the models test the order of the threads' offers, not the solutions.
struct SolvedByAnything;

impl Problem for SolvedByAnything {
    fn puzzle(&self) -> PuzzleId {
        PuzzleId::Cube3
    }

    fn is_solved_by(&self, _: &Sequence) -> bool {
        true
    }
}

/// Returns a solution of `length` moves: quarter turns alternating between two faces, so that no moves join.
fn solution(length: usize) -> Sequence {
    let turns = [Move(0), Move(3)];
    Sequence(turns.into_iter().cycle().take(length).collect())
}

/// An event listener that checks that lengths fall, bounds rise, and they never cross.
#[derive(Default)]
struct EventLog(Mutex<(usize, Option<usize>)>);

impl EventLog {
    fn handle_event(&self, event: SearchEvent) {
        let mut log = self.0.lock().expect("no panic while listening");
        match event {
            SearchEvent::Found(found) => {
                assert!(log.1.is_none_or(|best| found.length < best) && found.length >= log.0);
                log.1 = Some(found.length);
            }
            SearchEvent::Bound { lower, .. } => {
                assert!(lower > log.0 && log.1.is_none_or(|best| lower <= best));
                log.0 = lower;
            }
            _ => {}
        }
    }
}

/// Solutions and bounds reported by several threads at once.
#[test]
fn the_bound_never_exceeds_the_best_length() {
    let model = || {
        let limits = Limits { timeout: None, ..Limits::default() };
        let (control, log) = (Control::new(), EventLog::default());
        let say = |event| log.handle_event(event);
        let incumbent = Incumbent::for_problem(&SolvedByAnything, Metric::Htm, &limits, &control, &say);
        thread::scope(|scope| {
            for lengths in [[9, 7], [7, 5], [9, 5]] {
                let incumbent = &incumbent;
                scope.spawn(move || lengths.map(|length| incumbent.offer(solution(length), Vec::new())));
            }
            // The bound stays at five until all solutions of length five are known.
            scope.spawn(|| {
                (1..=5).for_each(|lower| incumbent.raise_bound(lower));
                if incumbent.length() == Some(5) {
                    incumbent.raise_bound(6);
                }
            });
        });
        assert_eq!((incumbent.length(), incumbent.lower()), (Some(5), 5));
        assert!(incumbent.is_settled() && control.check().is_break());
        assert_eq!(*log.0.lock().expect("no panic"), (5, Some(5)));
        assert_eq!(incumbent.outcome().reason, Reason::Optimal);
    };
    shuttle::check_random(model, ORDERS);
}

/// A model proof that counts the completions of each part.
#[derive(Default)]
struct Proof {
    done: Mutex<BTreeMap<(u8, u8, Option<u8>), u32>>,
    /// Number of parts still to be interrupted before one completes.
    breaks: AtomicU64,
}

impl Proof {
    /// Counts `nodes` nodes, then interrupts the part if interruptions are left, and otherwise records it as completed.
    fn part(&self, length: u8, prefix: Prefix, nodes: u64, counter: &NodeCounter) -> ControlFlow<()> {
        counter.add(nodes)?;
        if self.breaks.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |n| n.checked_sub(1)).is_ok() {
            return ControlFlow::Break(());
        }
        *self.done.lock().expect("no panic").entry((length, prefix.first, prefix.second)).or_default() += 1;
        ControlFlow::Continue(())
    }

    /// Asserts that `parts` parts of a length were completed, each once.
    fn assert_completed(&self, length: u8, parts: usize) {
        let done = self.done.lock().expect("no panic");
        let times: Vec<u32> = done.iter().filter(|((of, ..), _)| *of == length).map(|(_, times)| *times).collect();
        assert_eq!(times, vec![1; parts], "{length}: {done:?}");
    }
}

/// Several workers with some interrupted parts: every part of a length completes exactly once before the bound is raised, and all workers
/// stop.
#[test]
fn every_part_of_a_length_is_searched_once() {
    let model = || {
        let control = Control::new();
        let limits = Limits { timeout: None, threads: 3, ..Limits::default() };
        let log = EventLog::default();
        let say = |event| log.handle_event(event);
        let incumbent = Incumbent::for_problem(&SolvedByAnything, Metric::Htm, &limits, &control, &say);
        let proof = Proof { breaks: AtomicU64::new(2), ..Proof::default() };
        let after = |last: Option<u8>| last.map_or(0b111_u32, |last| 0b111 & !(1 << last));
        let prove = |length, prefix: Prefix, counter: &NodeCounter| {
            // Enough nodes for the second length to be cut by two moves.
            proof.part(length, prefix, 40_000, counter)?;
            if length == 3 && prefix.first == 2 {
                return incumbent.offer_proven(solution(3));
            }
            ControlFlow::Continue(())
        };
        workers::run_proof(1, after, prove, &incumbent, &control, 3);
        assert_eq!((incumbent.length(), incumbent.lower()), (Some(3), 3));
        proof.assert_completed(1, 3);
        proof.assert_completed(2, 6);
    };
    shuttle::check_random(model, ORDERS);
}

/// Two workers on an endless proof while another thread changes their control: both stop, and only complete lengths raise the bound.
fn check_all_workers_stop(interfere: impl Fn(&Control) + Copy + Send + Sync + 'static) {
    let model = move || {
        let control = Arc::new(Control::new());
        let limits = Limits { timeout: None, threads: 2, ..Limits::default() };
        let incumbent = Incumbent::for_problem(&SolvedByAnything, Metric::Htm, &limits, &control, &|_| ());
        let proof = Proof::default();
        let other = {
            let control = control.clone();
            thread::spawn(move || interfere(&control))
        };
        let prove =
            |length, prefix: Prefix, counter: &NodeCounter| proof.part(length, prefix, TICKS_PER_CHECK, counter);
        workers::run_proof(1, |_| 0b11_u32, prove, &incumbent, &control, 2);
        other.join().expect("no panic");
        (1..incumbent.lower() as u8).for_each(|length| proof.assert_completed(length, 2));
        let outcome = incumbent.outcome();
        assert!(outcome.best.is_none() && outcome.reason == Reason::Stopped);
    };
    shuttle::check_random(model, ORDERS);
}

#[test]
fn all_workers_end_when_stopped() {
    check_all_workers_stop(Control::stop);
}

#[test]
fn passed_deadlines_leave_no_part_out() {
    check_all_workers_stop(|control| {
        for _ in 0..3 {
            control.set_deadline(Some(Duration::ZERO));
            control.set_deadline(None);
        }
        control.stop();
    });
}
