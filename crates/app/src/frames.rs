//! Cost of the frames of the window.

use std::{collections::VecDeque, time::Duration};

/// Number of frames that [`Pace`] looks back.
const LATELY: usize = 240;

/// Frames that were measured one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FrameTimes {
    /// From the start of the program's state to the end of the first frame, wall time.
    pub first: Duration,
    /// CPU time of logic, panels and tessellation of each frame.
    pub cpu: Vec<Duration>,
    /// Wall time of the same, with the search in the way.
    pub wall: Vec<Duration>,
    /// Number of the frames that showed a turn on its way.
    pub turning: usize,
    /// Number of threads that searched meanwhile.
    pub threads: usize,
    /// Nodes searched meanwhile.
    pub nodes: u64,
}

/// The least of some times that so many percent of them do not exceed, `0 <= percent <= 100`; zero of none.
pub fn percentile(times: &[Duration], percent: usize) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let rank = (sorted.len() * percent).div_ceil(100).saturating_sub(1);
    sorted.get(rank).copied().unwrap_or_default()
}

/// The frames shown lately: when each began and what it cost.
#[derive(Clone, Debug, Default)]
pub struct Pace {
    frames: VecDeque<(Duration, Duration)>,
}

impl Pace {
    /// A frame began at this time and cost so much.
    pub fn shown(&mut self, began: Duration, cost: Duration) {
        if self.frames.len() == LATELY {
            self.frames.pop_front();
        }
        self.frames.push_back((began, cost));
    }

    /// Frames within the last second before the latest.
    pub fn a_second(&self) -> usize {
        let Some((latest, _)) = self.frames.back() else { return 0 };
        self.frames.iter().rev().take_while(|(began, _)| latest.saturating_sub(*began) < Duration::from_secs(1)).count()
    }

    /// The median and the 99th percentile of the costs.
    pub fn costs(&self) -> [Duration; 2] {
        let costs: Vec<Duration> = self.frames.iter().map(|(_, cost)| *cost).collect();
        [50, 99].map(|percent| percentile(&costs, percent))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_occurred() {
        let times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        assert_eq!([0, 50, 99, 100].map(|p| percentile(&times, p).as_millis()), [1, 100, 198, 200]);
        assert_eq!(percentile(&[], 50), Duration::ZERO);
    }

    #[test]
    fn the_pace_is_that_of_the_last_second() {
        let mut pace = Pace::default();
        for n in 0..1000 {
            pace.shown(Duration::from_millis(20 * n), Duration::from_millis(n % 10));
        }
        assert_eq!(pace.a_second(), 50);
        assert_eq!(pace.costs(), [4, 9].map(Duration::from_millis));
        assert!(pace.frames.len() <= LATELY);
    }
}
