//! Models of what the workers of a search share, for a model checker that lets other threads go first each time:
//! `docs/trust.md` has the command.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use super::ida::Prefix;
use super::incumbent::Incumbent;
use super::schedule::{Costs, Schedule};
use super::workers::{self, TaskRunner};
use super::{Limits, Reason, SearchEvent};
use crate::engine::control::sync::atomic::{AtomicU64, Ordering};
use crate::engine::control::sync::{Mutex, thread};
use crate::engine::control::{BATCH, Control, NodeCounter};
use crate::engine::puzzle::{Facelets, Metric, Move, PuzzleId, Sequence};

/// Orders of threads that each model is run in.
const ORDERS: usize = 2000;

const PUZZLE: PuzzleId = PuzzleId::Cube3;
/// The turn that was made of the solved cube, and the one that undoes it.
const TURNED: Move = Move(0);
const BACK: Move = Move(2);

fn turned() -> Facelets {
    Facelets::solved(PUZZLE).after(TURNED)
}

/// A solution of so many moves: the turn is undone, after others that come to nothing.
fn solution(length: usize) -> Sequence {
    assert!(length % 2 == 1);
    let idle = (1..length).map(|n| Move(if n % 2 == 1 { 3 } else { 5 }));
    Sequence(idle.chain([BACK]).collect())
}

/// What a listener hears: lengths that fall and bounds that rise, and never pass each other.
#[derive(Default)]
struct Heard(Mutex<(usize, Option<usize>)>);

impl Heard {
    fn hear(&self, event: SearchEvent) {
        let mut heard = self.0.lock().expect("no panic while listening");
        match event {
            SearchEvent::Found(found) => {
                assert!(heard.1.is_none_or(|best| found.length < best) && found.length >= heard.0);
                heard.1 = Some(found.length);
            }
            SearchEvent::Bound { lower, .. } => {
                assert!(lower > heard.0 && heard.1.is_none_or(|best| lower <= best));
                heard.0 = lower;
            }
            _ => {}
        }
    }
}

/// Solutions and bounds that come from several threads at once.
#[test]
fn the_best_and_the_bound_never_pass_each_other() {
    let model = || {
        let (state, limits) = (turned(), Limits { timeout: None, ..Limits::default() });
        let (control, heard) = (Control::new(), Heard::default());
        let say = |event| heard.hear(event);
        let incumbent = Incumbent::new(&state, Metric::Htm, &limits, &control, &say);
        thread::scope(|scope| {
            for lengths in [[9, 7], [7, 5], [9, 5]] {
                let incumbent = &incumbent;
                scope.spawn(move || lengths.map(|length| incumbent.offer(solution(length), Vec::new())));
            }
            // No state that needs five moves has a higher bound, until all solutions of that length are known.
            scope.spawn(|| {
                (1..=5).for_each(|lower| incumbent.raise(lower));
                if incumbent.length() == Some(5) {
                    incumbent.raise(6);
                }
            });
        });
        assert_eq!((incumbent.length(), incumbent.lower()), (Some(5), 5));
        assert!(incumbent.is_settled() && control.check().is_break());
        assert_eq!(*heard.0.lock().expect("no panic"), (5, Some(5)));
        assert_eq!(incumbent.outcome().reason, Reason::Optimal);
    };
    shuttle::check_random(model, ORDERS);
}

/// A proof in which a length has a solution only at one beginning, and each part costs some nodes.
struct Walk<'a> {
    schedule: Schedule<'a, (), u32>,
    incumbent: &'a Incumbent<'a>,
    /// How often each part was gone through to its end.
    done: Mutex<BTreeMap<(u8, u8, Option<u8>), u32>>,
    /// Parts that are still to be broken off before one ends.
    breaks: AtomicU64,
    longest: u8,
}

impl TaskRunner for Walk<'_> {
    type Part = ();
    type Moves = u32;
    type Scratch<'s>
        = ()
    where
        Self: 's;

    fn schedule(&self) -> &Schedule<'_, (), u32> {
        &self.schedule
    }

    fn is_solved(&self) -> bool {
        true
    }

    fn proof_only(&self) -> bool {
        true
    }

    fn prove(&self, length: u8, prefix: Prefix, counter: &NodeCounter) -> ControlFlow<()> {
        counter.add(BATCH)?;
        let one_less = |n: u64| n.checked_sub(1);
        if self.breaks.fetch_update(Ordering::SeqCst, Ordering::SeqCst, one_less).is_ok() {
            return ControlFlow::Break(());
        }
        *self.done.lock().expect("no panic").entry((length, prefix.first, prefix.second)).or_default() += 1;
        if length == self.longest && prefix.first == 2 {
            return self.incumbent.offer_proven(solution(usize::from(length)));
        }
        ControlFlow::Continue(())
    }

    fn search<'s>(&'s self, (): (), _: &mut (), _: &'s NodeCounter<'s>) {}
}

/// Several workers, some of whose parts are broken off: every part of a length is gone through just once before the bound is
/// raised, and all workers leave.
#[test]
fn every_part_of_a_length_is_gone_through_once() {
    let model = || {
        let (state, control) = (turned(), Control::new());
        let limits = Limits { timeout: None, threads: 3, ..Limits::default() };
        let heard = Heard::default();
        let say = |event| heard.hear(event);
        let incumbent = Incumbent::new(&state, Metric::Htm, &limits, &control, &say);
        let after = |last: Option<u8>| last.map_or(0b111, |last| 0b111 & !(1 << last));
        // So that the second length is cut by two moves.
        let costs = Costs { proof_node: 100, head_start: 0, proof_share: 1, growth: 3 };
        let schedule = Schedule::new(1, after, costs, |_| None);
        let walk =
            Walk { schedule, incumbent: &incumbent, done: Mutex::default(), breaks: AtomicU64::new(2), longest: 3 };
        workers::run(&walk, &incumbent, &control, 3);
        assert_eq!((incumbent.length(), incumbent.lower()), (Some(3), 3));
        let done = walk.done.lock().expect("no panic");
        // At the length of the solution a part may be begun again before its worker hears that all is over.
        assert!(done.iter().all(|((length, ..), times)| *length == 3 || *times == 1), "{done:?}");
        let parts = |length| done.keys().filter(|(of, ..)| *of == length).count();
        assert_eq!([1, 2].map(parts), [3, 6], "{done:?}");
    };
    shuttle::check_random(model, ORDERS);
}

/// Someone presses Stop while workers are at any point: all leave, and nothing is said to be proven that was not.
#[test]
fn all_leave_when_they_are_stopped() {
    let model = || {
        let (state, control) = (turned(), Arc::new(Control::new()));
        let limits = Limits { timeout: None, threads: 2, ..Limits::default() };
        let incumbent = Incumbent::new(&state, Metric::Htm, &limits, &control, &|_| ());
        let costs = Costs { proof_node: 1, head_start: 0, proof_share: 1, growth: 0 };
        let schedule = Schedule::new(1, |_| 0b11, costs, |_| None);
        let walk = Walk {
            schedule,
            incumbent: &incumbent,
            done: Mutex::default(),
            breaks: AtomicU64::new(0),
            longest: u8::MAX,
        };
        let stopper = {
            let control = control.clone();
            thread::spawn(move || control.stop())
        };
        workers::run(&walk, &incumbent, &control, 2);
        stopper.join().expect("no panic");
        let done = {
            let walk = walk;
            walk.done.into_inner().expect("no panic")
        };
        let lower = incumbent.lower();
        let outcome = incumbent.outcome();
        assert!(outcome.best.is_none() && outcome.reason == Reason::Stopped);
        for length in 1..lower as u8 {
            assert_eq!(done.keys().filter(|(of, ..)| *of == length).count(), 2, "{length}: {done:?}");
        }
    };
    shuttle::check_random(model, ORDERS);
}

/// A deadline that passes and, as with patience, is moved while workers are at any point: the bound is raised only when every
/// part of a length was gone through.
#[test]
fn a_deadline_that_comes_and_goes_leaves_no_part_out() {
    let model = || {
        let (state, control) = (turned(), Arc::new(Control::new()));
        let limits = Limits { timeout: None, threads: 2, ..Limits::default() };
        let incumbent = Incumbent::new(&state, Metric::Htm, &limits, &control, &|_| ());
        let costs = Costs { proof_node: 1, head_start: 0, proof_share: 1, growth: 0 };
        let schedule = Schedule::new(1, |_| 0b11, costs, |_| None);
        let walk =
            Walk { schedule, incumbent: &incumbent, done: Mutex::default(), breaks: AtomicU64::new(0), longest: 9 };
        let clock = {
            let control = control.clone();
            thread::spawn(move || {
                for _ in 0..3 {
                    control.set_deadline(Some(Duration::ZERO));
                    control.set_deadline(None);
                }
                control.stop();
            })
        };
        workers::run(&walk, &incumbent, &control, 2);
        clock.join().expect("no panic");
        let done = walk.done.lock().expect("no panic");
        for length in 1..incumbent.lower() as u8 {
            let parts: Vec<_> = done.iter().filter(|((of, ..), _)| *of == length).collect();
            assert!(parts.len() == 2 && parts.iter().all(|(_, times)| **times == 1), "{length}: {done:?}");
        }
    };
    shuttle::check_random(model, ORDERS);
}
