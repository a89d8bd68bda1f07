//! `unfold bench throughput`: positions per second, several at once.

use std::time::Duration;

use clap::Args;

use super::figures::{format_mean_and_max, pluralized, random_benches};
use super::host::{Failure, Host};
use super::options::{MetricChoice, RandomPositions, SEARCH, TableChoice, parse_seconds, time_limit};
use crate::benches::AnytimeBench;
use crate::throughput;
use unfold_engine::batch::job_controls::JobControls;
use unfold_engine::control::Control;
use unfold_engine::puzzle::{Facelets, scramble};
use unfold_engine::search::Limits;
use unfold_engine::tables::Tables;

/// Options of `bench throughput`.
#[derive(Args, Debug)]
#[command(after_long_help = "Example:\n  unfold bench throughput cube3 --count 1000 --seed 1 --jobs 2 --timeout 0.01")]
pub struct Throughput {
    /// Puzzles whose positions are solved, cube3, hyper or hyper3 [default: all]
    pub names: Vec<String>,
    #[command(flatten)]
    pub positions: RandomPositions,
    /// Seconds for each position; 0 means no limit [default: 10]
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = parse_seconds)]
    pub timeout: Option<Duration>,
    #[command(flatten)]
    pub metric: MetricChoice,
    /// Positions solved at once [default: one for each core]
    #[arg(long, help_heading = SEARCH, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,
    #[command(flatten)]
    pub tables: TableChoice,
}

pub fn run<H: Host>(options: &Throughput, host: &H) -> Result<(), H::Error> {
    let tables = host.tables(options.tables.folder.path())?;
    for bench in random_benches(&options.names)? {
        host.check_memory(options.tables.memory(), bench.solver)?;
        measure(bench, options, &tables, host)?;
    }
    Ok(())
}

fn measure<H: Host>(bench: &AnytimeBench, options: &Throughput, tables: &Tables, host: &H) -> Result<(), H::Error> {
    let (solver, puzzle) = (bench.solver, bench.solver.puzzle());
    let cores = Limits::default().threads;
    let timeout = time_limit(options.timeout);
    let (memory, metric) = (options.tables.memory(), options.metric.metric_for(solver));
    let limits = Limits { threads: 1, timeout, memory, metric: Some(metric), ..Limits::default() };
    host.prepare(solver, &Limits { threads: cores, ..limits.clone() }, tables)?;
    let mut random = scramble::generator(options.positions.seed);
    let states: Vec<Facelets> = (0..options.positions.count).map(|_| scramble::uniform(puzzle, &mut random)).collect();
    let controls = JobControls::new(options.jobs.map_or(cores, usize::from));
    let work = |_: &Control| throughput::measure(solver, &states, &limits, &controls, tables);
    let look = |control: &Control| {
        if control.is_stopped() {
            controls.stop();
        }
        None
    };
    let (lengths, elapsed) = host.run(work, look)?.map_err(|error| Failure::Solve(puzzle, error))?;
    let rate = states.len() as f64 / elapsed.as_secs_f64().max(1e-9);
    let ([mean, longest], solved) = (format_mean_and_max(&lengths), lengths.solved);
    let (name, jobs) = (bench.name, controls.jobs());
    let all = pluralized(states.len() as u64, "position");
    host.print_result(&format!(
        "{name}: {rate:.1} positions/s with {jobs} at once; mean best length {mean} {metric}, longest {longest} {metric}, \
         {solved} of {all} solved"
    ));
    Ok(())
}
