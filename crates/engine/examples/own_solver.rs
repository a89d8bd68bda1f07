//! A custom solver: breadth-first search of the 2×2×2, which runs like the engine's own solvers.

#![allow(clippy::disallowed_methods, reason = "an example is a program of its own")]
use std::collections::VecDeque;
use unfold_engine::control::{Control, NodeCounter};
use unfold_engine::prelude::*;
use unfold_engine::search::{EventSink, Incumbent};
struct BreadthFirst;
#[rustfmt::skip]
impl Solver for BreadthFirst {
    fn name(&self) -> &'static str { "breadth-first" }
    fn puzzle(&self) -> PuzzleId { PuzzleId::Cube2 }
    fn solve(&self, state: &Facelets, limits: &Limits, control: &Control, _: &Tables, sink: EventSink)
        -> Result<Outcome, SolveError> {
        let incumbent = Incumbent::new(state, limits.metric_of(self)?, limits, control, sink);
        let mut queue = VecDeque::from([(state.clone(), Sequence::default())]);
        let counter = NodeCounter::new(control);
        while let Some((state, path)) = queue.pop_front() {
            incumbent.raise_bound(path.0.len());
            if incumbent.offer(path.clone(), Vec::new()) || counter.tick().is_break() { break; }
            let next = |mv| (state.after(mv), Sequence([&path.0[..], &[mv]].concat()));
            queue.extend(self.puzzle().def().solver_moves().map(next));
        }
        drop(counter);
        Ok(incumbent.outcome())
    }
}
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (position, tables) =
        (Position::parse(PuzzleId::Cube2, "R U2 F'")?, Tables::open(std::env::temp_dir().join("unfold-tables")));
    let outcome = position.search(&tables).solver(&BreadthFirst).start().finish()?;
    assert!(outcome.is_optimal() && outcome.lower == 3);
    Ok(())
}
