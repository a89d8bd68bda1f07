//! Compares full lists of algorithms with enumerations that try every word of moves on facelets, independently of the search.
//!
//! A list holds each word once, in one order of its commuting moves. It omits redundant words: those with moves that could be left
//! out or joined, or with a free turn at either end.

mod order;
mod parts;
mod whole;

use std::sync::Mutex;

use unfold_engine::control::Control;
use unfold_engine::pattern::{PatternTables, PatternTask};
use unfold_engine::puzzle::{Metric, Move, PuzzleId, Sequence};
use unfold_engine::puzzles::algorithms;
use unfold_engine::search::{Limits, Memory, Outcome, SearchEvent, Solution};

use crate::support::tables::shared_tables;

const CUBE3: PuzzleId = PuzzleId::Cube3;

/// Limits for listing all solutions up to `extra` longer than the shortest.
fn longer_by(extra: usize) -> Limits {
    Limits {
        threads: 2,
        timeout: None,
        optimal: true,
        all_optimal: true,
        extra,
        memory: Memory::Small,
        ..Limits::default()
    }
}

/// Searches for a list; returns the algorithms in the order reported, and the outcome.
fn list(task: &PatternTask, tables: &PatternTables, limits: &Limits) -> (Vec<Solution>, Outcome) {
    let told = Mutex::new(Vec::new());
    let say = |event| {
        if let SearchEvent::Optimal(solution) = event {
            told.lock().expect("no panic").push(solution);
        }
    };
    let metric = if task.moves.are_usual() { Metric::Htm } else { Metric::Stm };
    let outcome =
        algorithms::solve(task, metric, limits, &Control::new(), (shared_tables(), tables), &say).expect("a task");
    (told.into_inner().expect("no panic"), outcome)
}

fn moves_of(list: &[Solution]) -> Vec<Sequence> {
    list.iter().map(|solution| solution.moves.clone()).collect()
}
