//! Measures hint latency with tables in memory: `cargo run --release -p unfold-app --example hints -- TABLES_FOLDER POSITIONS`.

#![allow(clippy::disallowed_methods, reason = "an example is a program of its own")]
#![allow(clippy::print_stdout, reason = "a program of the command line")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use unfold_app::puzzles::record;
use unfold_app::steps::hint::limits;
use unfold_app::steps::hint_job::{HintJob, HintReport, NextMoveSource};
use unfold_app::system::free_space::SpaceQuery;
use unfold_app::task::Tools;
use unfold_engine::control::Control;
use unfold_engine::puzzle::{PuzzleId, scramble};
use unfold_engine::puzzles::solvers;
use unfold_engine::tables::Tables;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().unwrap_or_else(|| "tables".into());
    let count: usize = arguments.next().and_then(|count| count.parse().ok()).unwrap_or(100);
    let tools = Tools { tables: Arc::new(Tables::open(folder)), space_query: SpaceQuery::SYSTEM };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    for puzzle in PuzzleId::ALL {
        let Some(solver) = solvers::default_of(puzzle) else { continue };
        let source = record(puzzle).step_methods.first().map_or(NextMoveSource::Search, NextMoveSource::Method);
        let mut random = scramble::generator(1);
        let mut times: Vec<Duration> = Vec::new();
        // The first run builds or loads the tables and is not counted.
        for n in 0..=count {
            let state = scramble::uniform(puzzle, &mut random);
            let began = Instant::now();
            let job = HintJob { state, solver, limits: limits(threads), source };
            let HintReport::End(ended) = job.run(&tools, &Control::new(), &|_| ()) else { continue };
            assert!(ended.is_ok(), "{ended:?}");
            times.extend((n > 0).then(|| began.elapsed()));
        }
        let mean = times.iter().sum::<Duration>() / times.len().max(1) as u32;
        let worst = times.iter().max().copied().unwrap_or_default();
        println!("{}: {count} hints, {mean:.1?} on average, {worst:.1?} at most", puzzle.def().name);
    }
}
