//! JSON lines for scripts; not translated.

use serde::Serialize;

use unfold_engine::batch::row;
pub use unfold_engine::batch::row::seconds;

/// A line of `solve --jsonl`. `t` is the time in seconds since the start of the search.
#[derive(Debug, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum SearchLine<'a> {
    /// Start of the search.
    Start {
        puzzle: &'a str,
        method: &'a str,
        /// Metric of all lengths.
        metric: &'a str,
        threads: usize,
        /// Seconds spent on tables before the start.
        tables_s: f64,
    },
    /// Larger tables are now in use.
    Tables {
        t: f64,
        /// Always `large`.
        tier: &'a str,
    },
    /// A new lower bound.
    Bound {
        t: f64,
        /// Lower bound of the optimal length.
        lower: usize,
    },
    /// A shorter solution.
    Solution {
        t: f64,
        length: usize,
        /// Lower bound at that time.
        lower: usize,
        moves: &'a str,
        /// Number and length of each phase.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        phases: Vec<(usize, usize)>,
    },
    /// With `--all`: an optimal solution.
    Optimal {
        t: f64,
        /// Number of the solution, from 1.
        number: usize,
        length: usize,
        moves: &'a str,
    },
    /// Printed about once a second.
    Progress {
        t: f64,
        nodes: u64,
        /// Nodes per second since the last progress line.
        nodes_per_s: f64,
        /// Lower bound of the optimal length.
        lower: usize,
        /// Best length so far, null without a solution.
        best: Option<usize>,
        /// Length that the proof is checking.
        #[serde(skip_serializing_if = "Option::is_none")]
        checking: Option<u8>,
        /// Fraction of the check of that length that is done, 0 to 1.
        #[serde(skip_serializing_if = "Option::is_none")]
        checked: Option<f64>,
        /// Estimated seconds until the proof is complete.
        #[serde(skip_serializing_if = "Option::is_none")]
        left_s: Option<f64>,
    },
    /// End of the search.
    Done {
        t: f64,
        /// Best length, null without a solution.
        length: Option<usize>,
        /// Lower bound of the optimal length.
        lower: usize,
        /// True if the best length is proven optimal.
        optimal: bool,
        /// With `--metric both`: the length in QTM of the best moves.
        #[serde(skip_serializing_if = "Option::is_none")]
        qtm: Option<usize>,
        /// With `--metric both`: true if `qtm` is proven minimal among the solutions of minimum length.
        #[serde(skip_serializing_if = "Option::is_none")]
        optimal_qtm: Option<bool>,
        /// Reason for the end, such as `optimal` or `timeout`.
        reason: &'a str,
        nodes: u64,
        /// Best moves, null without a solution.
        moves: Option<&'a str>,
        /// For a goal with several places: the one that the best moves reach.
        #[serde(skip_serializing_if = "Option::is_none")]
        goal: Option<&'a str>,
        /// With `--all`: number of optimal solutions found.
        #[serde(skip_serializing_if = "Option::is_none")]
        all: Option<u64>,
        /// With `--all`: true if all optimal solutions were found and printed.
        #[serde(skip_serializing_if = "Option::is_none")]
        all_complete: Option<bool>,
        /// For `greedy` without a solution: the moves it made.
        #[serde(skip_serializing_if = "Option::is_none")]
        attempt: Option<&'a str>,
        /// For `greedy` without a solution: the sticker score where it stopped.
        #[serde(skip_serializing_if = "Option::is_none")]
        score: Option<u32>,
    },
}

/// Serialises a value as JSON on one line.
pub fn text(line: &impl Serialize) -> String {
    // Cannot fail: all keys are strings, and all values serialisable.
    row::json(line).unwrap_or_default()
}
