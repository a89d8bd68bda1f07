//! `unfold bench optimal`: times to solve random positions of the 3x3x3 optimally.

use std::time::Duration;

use clap::Args;

use crate::benches::{Lengths, Times};
use crate::command_line::figures::{self, format_distribution, format_mean, format_mean_and_max, pluralized};
use crate::command_line::host::{self, Host};
use crate::command_line::options::{MetricChoice, RandomPositions, SEARCH, TableChoice, ThreadCounts, parse_seconds};
use unfold_engine::control::Control;
use unfold_engine::puzzle::{PuzzleId, scramble};
use unfold_engine::puzzles::{cube3, solvers};
use unfold_engine::search::{Limits, Solver};
use unfold_engine::tables::Tables;

/// The name of the bench in its rows.
const NAME: &str = solvers::OPTIMAL;

/// Options of `bench optimal`.
#[derive(Args, Debug)]
#[command(after_long_help = "Example:\n  unfold bench optimal --count 25 --seed 1 --threads 2")]
pub struct Optimal {
    #[command(flatten)]
    pub positions: RandomPositions,
    /// Seconds for each position; 0 means no limit [default: no limit]
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = parse_seconds)]
    pub timeout: Option<Duration>,
    #[command(flatten)]
    pub metric: MetricChoice,
    #[command(flatten)]
    pub threads: ThreadCounts,
    #[command(flatten)]
    pub tables: TableChoice,
}

pub fn run<H: Host>(options: &Optimal, host: &H) -> Result<(), H::Error> {
    let (solver, memory) = (&cube3::OPTIMAL, options.tables.memory());
    let tables = host.tables(options.tables.folder.path())?;
    host.check_memory(memory, solver)?;
    let timeout = options.timeout.filter(|time| !time.is_zero());
    let metric = options.metric.metric_for(solver);
    let limits = Limits { timeout, optimal: true, memory, metric: Some(metric), ..Limits::default() };
    host.prepare(solver, &limits, &tables)?;
    host.print_result(figures::COLUMN_HEADERS);
    let counts = options.threads.counts();
    let means: Vec<f64> = counts
        .iter()
        .map(|threads| mean_time(options, &Limits { threads: *threads, ..limits.clone() }, &tables, host))
        .collect::<Result<_, _>>()?;
    if let (Some(first), [_, _, ..]) = (means.first(), &counts[..]) {
        host.print_result("threads\tmean_s\tefficiency");
        for (threads, mean) in counts.iter().zip(&means) {
            // With this or the first number of threads, no position was proven optimal.
            if first.min(*mean) == 0.0 {
                host.print_result(&format!("{threads}\t-\t-"));
                continue;
            }
            let efficiency = first * counts[0] as f64 / (mean * *threads as f64);
            host.print_result(&format!("{threads}\t{mean:.3}\t{:.0} %", 100.0 * efficiency));
        }
    }
    figures::print_memory(host);
    Ok(())
}

/// Solves the positions and prints the results. Returns the mean time of those proven optimal, in seconds; 0 if there are none.
fn mean_time<H: Host>(options: &Optimal, limits: &Limits, tables: &Tables, host: &H) -> Result<f64, H::Error> {
    let solver = &cube3::OPTIMAL;
    let metric = options.metric.metric_for(solver);
    let mut random = scramble::generator(options.positions.seed);
    let (mut times, mut lengths, mut nodes) = (Times::default(), Lengths::default(), 0);
    for number in 0..options.positions.count {
        let state = scramble::uniform(PuzzleId::Cube3, &mut random);
        let work = |control: &Control| solver.solve(&state, limits, control, tables, &|_| ());
        let outcome = host::solve(host, PuzzleId::Cube3, work)?;
        figures::print_row(host, NAME, number as usize, &outcome);
        nodes += outcome.nodes;
        if outcome.is_optimal() {
            times.add(outcome.elapsed);
            outcome.best.iter().for_each(|best| lengths.add(best.length));
        }
    }
    figures::print_fingerprint(host, NAME, nodes);
    let (mean_s, slowest, solved) = (format_mean(&times), times.longest.as_secs_f64(), times.count);
    let [moves, _] = format_mean_and_max(&lengths);
    let (all, distribution) = (pluralized(options.positions.count, "position"), format_distribution(&lengths));
    host.print_result(&format!(
        "proven optimal in {mean_s} s on average, slowest {slowest:.2} s, {solved} of {all}; mean optimal length {moves} \
         {metric}{distribution}"
    ));
    Ok(times.mean().unwrap_or_default().as_secs_f64())
}
