//! `unfold bench anytime`: best solution lengths over time.

use std::time::Duration;

use clap::Args;

use super::figures::{self, format_distribution, format_mean, format_mean_and_max, pluralized, random_benches};
use super::host::{self, Host};
use super::options::{MetricChoice, RandomPositions, SEARCH, TableChoice, Threads, parse_seconds, time_limit};
use super::proof;
use crate::benches::{self, AnytimeBench};
use unfold_engine::puzzle::scramble;
use unfold_engine::search::Limits;
use unfold_engine::tables::Tables;
use unfold_text::numbers;

/// Options of `bench anytime`.
#[derive(Args, Debug)]
#[command(after_long_help = "Example:\n  unfold bench anytime hyper --count 20 --seed 1 --threads 2 --timeout 10")]
pub struct Anytime {
    /// Puzzles whose positions are solved, cube3, hyper or hyper3 [default: all]
    pub names: Vec<String>,
    #[command(flatten)]
    pub positions: RandomPositions,
    /// Seconds for each position; 0 means no limit [default: 10]
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = parse_seconds)]
    pub timeout: Option<Duration>,
    #[command(flatten)]
    pub metric: MetricChoice,
    #[command(flatten)]
    pub threads: Threads,
    /// Then prove that positions need more than N moves, without a time limit
    ///
    /// Without this option, positions of the 2x2x2x2 are proven to need more than 11 moves, for at most 60 seconds each.
    #[arg(long, help_heading = SEARCH, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub proof: Option<u8>,
    #[command(flatten)]
    pub tables: TableChoice,
}

/// For each bench, prints the lengths over time, the proofs, and the program's resident memory.
pub fn run<H: Host>(options: &Anytime, host: &H) -> Result<(), H::Error> {
    let tables = host.tables(options.tables.folder.path())?;
    for bench in random_benches(&options.names)? {
        host.check_memory(options.tables.memory(), bench.solver)?;
        lengths(bench, options, &tables, host)?;
        for proofs in benches::PROOFS.iter().filter(|proofs| proofs.anytime_bench == bench.name) {
            proof::run_after_lengths(proofs, options, &tables, host)?;
        }
        figures::print_memory(host);
    }
    Ok(())
}

/// Solves random positions and prints the best lengths at each budget, the times to the first solution, and the mean lower bound.
fn lengths<H: Host>(bench: &AnytimeBench, options: &Anytime, tables: &Tables, host: &H) -> Result<(), H::Error> {
    let puzzle = bench.solver.puzzle();
    let metric = options.metric.metric_for(bench.solver);
    let (threads, timeout) = (options.threads.count(), time_limit(options.timeout));
    let limits =
        Limits { threads, timeout, memory: options.tables.memory(), metric: Some(metric), ..Limits::default() };
    host.prepare(bench.solver, &limits, tables)?;
    let mut random = scramble::generator(options.positions.seed);
    let mut sums = benches::AnytimeResults::new(bench);
    for number in 0..options.positions.count {
        let state = scramble::uniform(puzzle, &mut random);
        let outcome = host::solve(host, puzzle, |control| sums.add(bench, &state, &limits, control, tables))?;
        figures::print_row(host, bench.name, number as usize, &outcome);
    }
    let all = pluralized(sums.states, "position");
    let is_within = |budget: &Duration| limits.timeout.is_none_or(|timeout| *budget <= timeout);
    for (budget, lengths) in bench.budgets.iter().zip(&sums.at_budget).filter(|(budget, _)| is_within(budget)) {
        let ([mean, longest], solved) = (format_mean_and_max(lengths), lengths.solved);
        let (time, distribution) = (numbers::seconds(*budget), format_distribution(lengths));
        host.print_result(&format!(
            "at {} s: mean best length {mean} {metric}, {solved} of {all} solved, longest {longest} {metric}{distribution}",
            time.plain()
        ));
    }
    let (first, slowest) = (format_mean(&sums.first), sums.first.longest.as_secs_f64());
    host.print_result(&format!(
        "first solution: mean {first} s, slowest {slowest:.4} s, {} of {all} solved",
        sums.first.count
    ));
    // The bench's lengths are in the puzzle's default metric.
    for (length, times) in bench.lengths.iter().zip(&sums.to_length).filter(|_| metric == puzzle.def().metric) {
        host.print_result(&format!(
            "{length} {metric} or shorter: mean {} s, {} of {all}",
            format_mean(times),
            times.count
        ));
    }
    let lower = sums.lower as f64 / sums.states.max(1) as f64;
    host.print_result(&format!("mean lower bound at the end: {lower:.2} {metric}"));
    Ok(())
}
