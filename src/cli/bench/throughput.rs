//! `unfold bench throughput`: positions per second, several at once.

use std::time::Duration;

use clap::Args;

use super::random_benches;
use crate::cli::args::{self, INPUT, SEARCH, TableChoice};
use crate::cli::measure::{self, in_words};
use crate::cli::out::Terminal;
use crate::cli::search_options::check_memory;
use crate::cli::solve::store;
use crate::cli::{CliError, language, tables};
use unfold_engine::batch::job_controls::JobControls;
use unfold_engine::control::Control;
use unfold_engine::puzzle::{Facelets, scramble};
use unfold_engine::search::Limits;
use unfold_engine::tables::Tables;
use unfold_lab::benches::AnytimeBench;
use unfold_lab::throughput;
use unfold_text::{Arg, command_line as say};

/// Options of `bench throughput`.
#[derive(Args, Debug)]
#[command(after_long_help = "Example:\n  unfold bench throughput cube3 --count 1000 --seed 1 --jobs 2 --timeout 0.01")]
pub struct Throughput {
    /// Puzzles whose positions are solved, cube3 or hyper [default: both]
    pub names: Vec<String>,
    /// Number of random positions
    #[arg(long, help_heading = INPUT, value_name = "K", default_value_t = 10)]
    pub count: u64,
    /// Seed of the random positions
    #[arg(long, help_heading = INPUT, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// Seconds for each position; 0 means no limit [default: 10]
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = args::seconds)]
    pub timeout: Option<Duration>,
    /// Positions solved at once [default: one for each core]
    #[arg(long, help_heading = SEARCH, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,
    /// Tables that searches use, and their folder
    #[command(flatten)]
    pub tables: TableChoice,
}

/// Runs the bench.
pub fn run(options: &Throughput, terminal: &Terminal) -> Result<(), CliError> {
    let store = store(&options.tables.tables, terminal)?;
    for bench in random_benches(&options.names)? {
        check_memory(options.tables.memory(), bench.solver)?;
        measure(bench, options, &store, terminal)?;
    }
    Ok(())
}

fn measure(bench: &AnytimeBench, options: &Throughput, store: &Tables, terminal: &Terminal) -> Result<(), CliError> {
    let (solver, puzzle) = (bench.solver, bench.solver.puzzle());
    let timeout = args::time_limit(options.timeout);
    let limits = Limits { threads: 1, timeout, memory: options.tables.memory(), ..Limits::default() };
    tables::prepare(solver, &Limits { threads: args::threads(None), ..limits.clone() }, store, terminal)?;
    let mut random = scramble::generator(options.seed);
    let states: Vec<Facelets> = (0..options.count).map(|_| scramble::uniform(puzzle, &mut random)).collect();
    let controls = JobControls::new(args::threads(options.jobs));
    let work = |_: &Control| throughput::measure(solver, &states, &limits, &controls, store);
    let look = |control: &Control| {
        if control.stopped() {
            controls.stop();
        }
    };
    let (lengths, elapsed) = measure::stoppable(puzzle, terminal, work, look)?;
    let rate = format!("{:.1}", states.len() as f64 / elapsed.as_secs_f64().max(1e-9));
    let [mean, longest] = in_words(&lengths);
    let (metric, jobs, count) = (puzzle.def().metric, controls.jobs(), states.len());
    let cells: [&dyn Arg; 8] = [&bench.name, &rate, &jobs, &mean, &metric, &longest, &lengths.solved, &count];
    terminal.say(&say::BENCH_RATE.fill(language(), cells));
    Ok(())
}
