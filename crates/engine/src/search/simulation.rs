//! Runs a schedule with recorded parts on virtual workers, to predict how a proof scales to more cores than the machine has.
//!
//! The schedule is the real one, but parts are not searched: a virtual worker is busy for the time that the part took alone. Memory
//! bandwidth and caches, which real cores share, are not simulated.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::ops::ControlFlow;
use std::time::Duration;

use super::ida::{MoveSet, Prefix};
use super::schedule::{ProofShare, Schedule, Task};
use super::workers::{IDLE_SLEEP, PROOF_ONLY_EFFORT};

/// Nodes and times of the parts of a proof, one for each length and first three moves.
#[derive(Clone, Debug, Default)]
pub struct RecordedParts {
    /// By length and first three moves: the nodes and the time.
    parts: BTreeMap<(u8, [u8; 3]), (u64, Duration)>,
}

impl RecordedParts {
    /// Adds a part, replacing one of the same length and moves.
    pub(crate) fn add(&mut self, length: u8, moves: [u8; 3], nodes: u64, time: Duration) {
        self.parts.insert((length, moves), (nodes, time));
    }

    /// Returns the number of parts.
    pub fn count(&self) -> usize {
        self.parts.len()
    }

    /// Returns the total time of all parts.
    pub fn total(&self) -> Duration {
        self.parts.values().map(|(_, time)| *time).sum()
    }

    /// Returns the total nodes and time of a part of the schedule, whose prefix may have fewer than three moves.
    fn cost(&self, length: u8, prefix: Prefix) -> (u64, Duration) {
        let ends = |missing: u8| {
            let [second, third] = [prefix.second, prefix.third].map(|mv| mv.unwrap_or(missing));
            (length, [prefix.first, second, third])
        };
        let parts = self.parts.range(ends(0)..=ends(u8::MAX));
        parts.fold((0, Duration::ZERO), |(nodes, time), (_, part)| (nodes + part.0, time + part.1))
    }
}

/// Times of a proof on virtual workers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SimulatedRun {
    /// Time until the last part of the last length ended.
    pub elapsed: Duration,
    /// Time that all workers together were busy.
    pub busy: Duration,
    /// Time of the longest part.
    pub longest_part: Duration,
}

impl SimulatedRun {
    /// Combines two consecutive runs.
    pub fn then(self, next: Self) -> Self {
        Self {
            elapsed: self.elapsed + next.elapsed,
            busy: self.busy + next.busy,
            longest_part: self.longest_part.max(next.longest_part),
        }
    }

    /// Returns the busy fraction of the workers' time, `0.0 <= efficiency <= 1.0`; 1 for an empty run.
    pub fn efficiency(&self, workers: usize) -> f64 {
        let all = self.elapsed.as_secs_f64() * workers as f64;
        if all > 0.0 { self.busy.as_secs_f64() / all } else { 1.0 }
    }
}

/// Proves all of `lengths` on this many virtual workers, `workers >= 1`. `after` returns the moves that may follow a move, or the possible
/// first moves for `None`; `thirds` those that may follow a second move.
pub(crate) fn simulate<M: MoveSet>(
    parts: &RecordedParts,
    lengths: std::ops::RangeInclusive<u8>,
    after: impl Fn(Option<u8>) -> M + Sync,
    thirds: impl Fn(u8) -> M + Sync,
    workers: usize,
) -> SimulatedRun {
    let schedule = Schedule::<(), M>::new(*lengths.start(), after, PROOF_ONLY_EFFORT, |_| None).cut_by_three(thirds);
    schedule.share_among(workers);
    let mut run = SimulatedRun::default();
    // The time at which each worker asks for its next task.
    let mut events: BinaryHeap<Reverse<(Duration, usize)>> =
        (0..workers).map(|n| Reverse((Duration::ZERO, n))).collect();
    let mut parts_in_work: Vec<Option<(u8, Prefix)>> = vec![None; workers];
    while let Some(Reverse((now, worker))) = events.pop() {
        if let Some((length, prefix)) = parts_in_work[worker].take() {
            let (nodes, time) = parts.cost(length, prefix);
            run.elapsed = now;
            run.busy += time;
            run.longest_part = run.longest_part.max(time);
            schedule.complete(length, prefix, nodes, time, ControlFlow::Continue(()));
        }
        match schedule.next(true, ProofShare::All) {
            Task::Proof { length, prefix } if lengths.contains(&length) => {
                parts_in_work[worker] = Some((length, prefix));
                events.push(Reverse((now + parts.cost(length, prefix).1, worker)));
            }
            Task::Wait => events.push(Reverse((now + IDLE_SLEEP, worker))),
            // All parts of the last length have ended: this one belongs to the next length.
            Task::Proof { .. } | Task::Part(()) => break,
        }
    }
    run
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records three lengths of three first moves, with two second and two third moves each. Parts that begin with move 0 take 3 ms, others
    /// 1 ms; at the later lengths, ten and a hundred times that.
    fn recorded() -> RecordedParts {
        let mut parts = RecordedParts::default();
        for (length, scale) in [(5, 1), (6, 10), (7, 100)] {
            for first in 0..3 {
                for second in (0..3).filter(|second| *second != first) {
                    for third in (0..3).filter(|third| *third != second) {
                        let time = Duration::from_millis(scale * (1 + 2 * u64::from(first == 0)));
                        parts.add(length, [first, second, third], scale * 1_000_000, time);
                    }
                }
            }
        }
        parts
    }

    fn after(last: Option<u8>) -> u32 {
        last.map_or(0b111, |last| 0b111 & !(1 << last))
    }

    fn run(workers: usize) -> SimulatedRun {
        simulate(&recorded(), 5..=7, after, |second| after(Some(second)), workers)
    }

    /// The time of all parts.
    const ALL: Duration = Duration::from_millis(20 * 111);

    #[test]
    fn one_worker_takes_the_total_time_of_all_parts() {
        let run = run(1);
        assert_eq!((run.elapsed, run.busy), (ALL, ALL));
        assert_eq!(run.longest_part, Duration::from_millis(1200), "one worker cuts by one move");
        assert_eq!(run.efficiency(1), 1.0);
    }

    #[test]
    fn two_workers_cut_by_two_moves() {
        let run = run(2);
        assert_eq!((run.busy, run.longest_part), (ALL, Duration::from_millis(600)));
        assert!((ALL / 2..ALL * 6 / 10).contains(&run.elapsed), "{run:?}");
    }

    #[test]
    fn many_workers_cut_by_three_moves() {
        let run = run(64);
        // By one, two and three moves: 12, 60 and 300 ms for the longest part of each length.
        assert!((372..374).contains(&run.elapsed.as_millis()), "{run:?}");
        assert_eq!((run.busy, run.longest_part), (ALL, Duration::from_millis(300)));
    }
}
