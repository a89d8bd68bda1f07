//! The JSON lines that scripts rely on. Keys and values are the same in every language.

use serde::Serialize;

use unfold_engine::batch::row;
pub use unfold_engine::batch::row::seconds;

/// One line of `solve --jsonl`. Times are seconds since the search began.
#[derive(Debug, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Line<'a> {
    /// The search begins.
    Start {
        /// The puzzle.
        puzzle: &'a str,
        /// The method.
        method: &'a str,
        /// The metric of all lengths.
        metric: &'a str,
        /// How many threads search.
        threads: usize,
        /// How long the tables took.
        tables_s: f64,
    },
    /// Larger tables have joined the search.
    Tables {
        /// When.
        t: f64,
        /// Which.
        tier: &'a str,
    },
    /// A larger lower bound.
    Bound {
        /// When.
        t: f64,
        /// The bound.
        lower: usize,
    },
    /// A shorter solution.
    Solution {
        /// When.
        t: f64,
        /// Its length.
        length: usize,
        /// The bound at that time.
        lower: usize,
        /// Its moves.
        moves: &'a str,
        /// How they fall into phases: the number of each, and how many moves belong to it.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        phases: Vec<(usize, usize)>,
    },
    /// With `--all`: one of the optimal solutions.
    Optimal {
        /// When.
        t: f64,
        /// How many there are so far, with this one.
        number: usize,
        /// Its length.
        length: usize,
        /// Its moves.
        moves: &'a str,
    },
    /// Once a second.
    Progress {
        /// When.
        t: f64,
        /// Nodes so far.
        nodes: u64,
        /// Nodes in each second since the last such line.
        nodes_per_s: f64,
        /// The bound.
        lower: usize,
        /// The best length.
        best: Option<usize>,
        /// The length for which it is being found out whether a solution has it.
        #[serde(skip_serializing_if = "Option::is_none")]
        checking: Option<u8>,
        /// How much of that is done, from 0 to 1.
        #[serde(skip_serializing_if = "Option::is_none")]
        checked: Option<f64>,
        /// About how many seconds the rest takes.
        #[serde(skip_serializing_if = "Option::is_none")]
        left_s: Option<f64>,
    },
    /// The end.
    Done {
        /// When.
        t: f64,
        /// The best length, null without a solution.
        length: Option<usize>,
        /// The bound.
        lower: usize,
        /// True if the best is proven to be of least length.
        optimal: bool,
        /// With `--metric both`: the length in QTM of the best moves.
        #[serde(skip_serializing_if = "Option::is_none")]
        qtm: Option<usize>,
        /// With `--metric both`: true if no other solution of least length has fewer quarter turns.
        #[serde(skip_serializing_if = "Option::is_none")]
        optimal_qtm: Option<bool>,
        /// Why it ended.
        reason: &'a str,
        /// Nodes in all.
        nodes: u64,
        /// The best moves, null without a solution.
        moves: Option<&'a str>,
        /// With a goal that may lie at several places: the one that the best moves lead to.
        #[serde(skip_serializing_if = "Option::is_none")]
        goal: Option<&'a str>,
        /// With `--all`: how many optimal solutions were found.
        #[serde(skip_serializing_if = "Option::is_none")]
        all: Option<u64>,
        /// With `--all`: whether those are all, and each was told.
        #[serde(skip_serializing_if = "Option::is_none")]
        all_complete: Option<bool>,
        /// Of `greedy` without a solution: the moves that it made.
        #[serde(skip_serializing_if = "Option::is_none")]
        attempt: Option<&'a str>,
        /// Of `greedy` without a solution: the sticker score where it stopped.
        #[serde(skip_serializing_if = "Option::is_none")]
        score: Option<u32>,
    },
}

/// A line of JSON.
pub fn text(line: &impl Serialize) -> String {
    // Numbers, short strings and nulls only: there is nothing in a line that JSON could not hold.
    row::json(line).unwrap_or_default()
}
