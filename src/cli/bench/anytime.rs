//! `unfold bench anytime`: the best length at growing times.

use std::time::Duration;

use clap::Args;

use super::{proof, random_benches};
use crate::cli::args::{self, INPUT, SEARCH, TableChoice};
use crate::cli::measure::{self, distribution, in_words, mean};
use crate::cli::out::Terminal;
use crate::cli::search_options::check_memory;
use crate::cli::solve::store;
use crate::cli::{CliError, language, tables};
use unfold_engine::control::Control;
use unfold_engine::puzzle::scramble;
use unfold_engine::search::Limits;
use unfold_engine::tables::Tables;
use unfold_lab::benches::{self, AnytimeBench};
use unfold_text::{Arg, command_line as say, numbers};

/// Options of `bench anytime`.
#[derive(Args, Debug)]
#[command(after_long_help = "Example:\n  unfold bench anytime hyper --count 20 --seed 1 --threads 2 --timeout 10")]
pub struct Anytime {
    /// Puzzles whose positions are solved, cube3, hyper or hyper3 [default: cube3 and hyper]
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
    /// Threads [default: all cores]
    #[arg(long, help_heading = SEARCH, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// Then prove that positions need more than N moves, without a time limit
    ///
    /// Without this option, positions of the 2x2x2x2 are proven to need more than 11 moves, for at most 60 seconds each.
    #[arg(long, help_heading = SEARCH, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub proof: Option<u8>,
    /// Tables that searches use, and their folder
    #[command(flatten)]
    pub tables: TableChoice,
}

/// Runs the bench: lengths over time, proofs, and the memory that the program has.
pub fn run(options: &Anytime, terminal: &Terminal) -> Result<(), CliError> {
    let store = store(&options.tables.tables, terminal)?;
    for bench in random_benches(&options.names)? {
        check_memory(options.tables.memory(), bench.solver)?;
        lengths(bench, options, &store, terminal)?;
        for proofs in benches::PROOFS.iter().filter(|proofs| proofs.with == bench.name) {
            proof::after_lengths(proofs, options, &store, terminal)?;
        }
        measure::memory(terminal);
    }
    Ok(())
}

/// Solves random positions and prints how short the solutions are at each time.
fn lengths(bench: &AnytimeBench, options: &Anytime, store: &Tables, terminal: &Terminal) -> Result<(), CliError> {
    let puzzle = bench.solver.puzzle();
    let metric = puzzle.def().metric;
    let (threads, timeout) = (args::threads(options.threads), args::time_limit(options.timeout));
    let limits = Limits { threads, timeout, memory: options.tables.memory(), ..Limits::default() };
    tables::prepare(bench.solver, &limits, store, terminal)?;
    let mut random = scramble::generator(options.seed);
    let mut sums = benches::Anytime::new(bench);
    for number in 0..options.count {
        let state = scramble::uniform(puzzle, &mut random);
        let work = |control: &Control| sums.add(bench, &state, &limits, control, store);
        let outcome = measure::stoppable(puzzle, terminal, work, |_| ())?;
        measure::row(terminal, bench.name, number as usize, &outcome);
    }
    let states = sums.states;
    let is_within = |budget: &Duration| limits.timeout.is_none_or(|timeout| *budget <= timeout);
    for (budget, lengths) in bench.budgets.iter().zip(&sums.at_budget).filter(|(budget, _)| is_within(budget)) {
        let [mean, longest] = in_words(lengths);
        let time = numbers::seconds(*budget);
        // Measures are compared by programs: they have points in every language.
        let cells: [&dyn Arg; 6] = [&time.plain(), &mean, &metric, &lengths.solved, &states, &longest];
        terminal.say(&(say::BENCH_BUDGET.fill(language(), cells) + &distribution(lengths)));
    }
    let longest = format!("{:.4}", sums.first.longest.as_secs_f64());
    terminal.say(&say::BENCH_FIRST.fill(language(), [&mean(&sums.first), &longest, &sums.first.solved, &states]));
    for (length, times) in bench.lengths.iter().zip(&sums.to_length) {
        terminal.say(&say::BENCH_LENGTH.fill(language(), [length, &metric, &mean(times), &times.solved, &states]));
    }
    let lower = format!("{:.2}", sums.lower as f64 / states.max(1) as f64);
    terminal.say(&say::BENCH_LOWER.fill(language(), [&lower, &metric]));
    Ok(())
}
