//! `unfold bench`: fixed positions with their fingerprints, and a subcommand for each other measurement.

mod anytime;
mod proof;
mod throughput;

use std::path::PathBuf;

use clap::{Args, Subcommand};

use self::anytime::Anytime;
use self::proof::Proof;
use self::throughput::Throughput;
use super::args::TABLES;
use super::measure::chosen;
use super::out::{self, Terminal};
use super::puzzles::{algorithm_bench, balls, diameter, greedy, optimal};
use super::solve::store;
use super::{CliError, language, measure};
use unfold_lab::benches::{self, AnytimeBench};
use unfold_text::command_line as say;

/// Options of `bench`.
#[derive(Args, Debug)]
#[command(
    args_conflicts_with_subcommands = true,
    after_long_help = "Examples:\n  \
    unfold bench\n  \
    unfold bench hyper-first cube3-20\n  \
    unfold bench anytime hyper --count 20 --seed 1 --threads 2 --timeout 10"
)]
pub struct Bench {
    /// Benches of fixed positions to run, on one thread and without a time limit [default: all]
    pub names: Vec<String>,
    /// Folder in which tables are kept
    #[arg(long, help_heading = TABLES, value_name = "DIR")]
    pub tables: Option<PathBuf>,
    /// Another measurement
    #[command(subcommand)]
    pub measurement: Option<Measurement>,
}

/// Measurements other than that of the fixed positions.
#[derive(Debug, Subcommand)]
pub enum Measurement {
    /// Measure the best lengths over time, and the share of positions solved, on random positions
    ///
    /// Each line of a time ends with how many positions have each length, such as 16: 3, 17: 95, 18: 2. The last lines tell
    /// how long proofs take, and how much memory the program has.
    Anytime(Anytime),
    /// Measure how long it takes to find the shortest algorithm of each case of a set, and to prove it
    ///
    /// Times include the tables that are made for the set.
    Algorithms(algorithm_bench::Algorithms),
    /// Measure positions per second: several random positions at once, each on one thread
    Throughput(Throughput),
    /// Measure how long it takes to prove that random positions need more than N moves
    ///
    /// Prints each position and the mean.
    Proof(Proof),
    /// Count the positions of the 2x2x2x2 within a number of moves
    Balls(balls::Balls),
    /// Prove how many moves any position of the 2x2x2x2 needs at most
    Diameter(diameter::Diameter),
    /// Count how often the method greedy solves walks of 1 to 20 turns of the 3x3x3
    Greedy(greedy::Greedy),
    /// Measure how long it takes to solve random positions of the 3x3x3 optimally
    Optimal(optimal::Optimal),
}

/// Runs the verb.
pub fn run(options: &Bench, terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    match &options.measurement {
        None => fixed(options, terminal),
        Some(Measurement::Anytime(options)) => anytime::run(options, terminal),
        Some(Measurement::Algorithms(options)) => algorithm_bench::run(options, terminal),
        Some(Measurement::Throughput(options)) => throughput::run(options, terminal),
        Some(Measurement::Proof(options)) => proof::run(options, terminal),
        Some(Measurement::Balls(options)) => balls::run(options, terminal),
        Some(Measurement::Diameter(options)) => diameter::run(options, terminal),
        Some(Measurement::Greedy(options)) => greedy::run(options, terminal),
        Some(Measurement::Optimal(options)) => optimal::run(options, terminal),
    }
}

/// Solves the fixed positions.
fn fixed(options: &Bench, terminal: &Terminal) -> Result<(), CliError> {
    let store = store(&options.tables, terminal)?;
    let chosen = chosen(&benches::ALL, |bench| bench.name, &options.names)?;
    terminal.say(say::BENCH_HEAD.get(language()));
    for bench in chosen {
        let mut nodes = 0;
        for number in 0..bench.states {
            let work = |control: &_| bench.run(number, control, &store);
            let outcome = measure::stoppable(bench.solver.puzzle(), terminal, work, |_| ())?;
            measure::row(terminal, bench.name, number, &outcome);
            nodes += outcome.nodes;
        }
        terminal.say(&say::BENCH_SUM.fill(language(), [&bench.name, &nodes]));
    }
    Ok(())
}

/// The benches of random positions with these names; all of them when none is named.
fn random_benches(names: &[String]) -> Result<Vec<&'static AnytimeBench>, CliError> {
    chosen(&benches::ANYTIME, |bench| bench.name, names)
}
