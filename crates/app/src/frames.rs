//! Frame times of the window.

use std::{collections::VecDeque, time::Duration};

/// Number of frames that [`RecentFrames`] keeps.
const PACE_FRAMES: usize = 240;

/// Measurements of consecutive frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FrameTimes {
    /// Wall time from the program's start to the end of the first frame.
    pub first: Duration,
    /// CPU time of logic, panels and tessellation, per frame.
    pub cpu: Vec<Duration>,
    /// Wall time of the same work per frame, including interruptions by the search.
    pub wall: Vec<Duration>,
    /// Number of frames that showed a turn in progress.
    pub turning: usize,
    /// Number of search threads during these frames.
    pub threads: usize,
    /// Nodes searched during these frames.
    pub nodes: u64,
}

/// Percentile of times by nearest rank, `0 <= percent <= 100`; zero if `times` is empty.
pub fn percentile(times: &[Duration], percent: usize) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let rank = (sorted.len() * percent).div_ceil(100).saturating_sub(1);
    sorted.get(rank).copied().unwrap_or_default()
}

/// Start and cost of recent frames.
#[derive(Clone, Debug, Default)]
pub struct RecentFrames {
    frames: VecDeque<(Duration, Duration)>,
}

impl RecentFrames {
    pub fn record(&mut self, began: Duration, cost: Duration) {
        if self.frames.len() == PACE_FRAMES {
            self.frames.pop_front();
        }
        self.frames.push_back((began, cost));
    }

    /// Number of frames in the second that ends with the latest one.
    pub fn frames_last_second(&self) -> usize {
        let Some((latest, _)) = self.frames.back() else { return 0 };
        self.frames.iter().rev().take_while(|(began, _)| latest.saturating_sub(*began) < Duration::from_secs(1)).count()
    }

    /// Median and 99th percentile of the costs.
    pub fn costs(&self) -> [Duration; 2] {
        let costs: Vec<Duration> = self.frames.iter().map(|(_, cost)| *cost).collect();
        [50, 99].map(|percent| percentile(&costs, percent))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_measured_times() {
        let times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        assert_eq!([0, 50, 99, 100].map(|p| percentile(&times, p).as_millis()), [1, 100, 198, 200]);
        assert_eq!(percentile(&[], 50), Duration::ZERO);
    }

    #[test]
    fn the_frame_rate_counts_the_last_second_only() {
        let mut pace = RecentFrames::default();
        for n in 0..1000 {
            pace.record(Duration::from_millis(20 * n), Duration::from_millis(n % 10));
        }
        assert_eq!(pace.frames_last_second(), 50);
        assert_eq!(pace.costs(), [4, 9].map(Duration::from_millis));
        assert!(pace.frames.len() <= PACE_FRAMES);
    }
}
