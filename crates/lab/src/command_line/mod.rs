//! Command line of the lab, which a program embeds as one of its commands: `unfold bench`. Its output is always in English.
//!
//! [`Bench`] defines the arguments, [`run`] executes them, and the program implements [`Host`].

mod anytime;
mod cube3;
mod figures;
mod host;
mod options;
mod proof;
mod tess2;
mod throughput;

use clap::{Args, Subcommand};

use self::anytime::Anytime;
use self::cube3::algorithms::{self, Algorithms};
use self::cube3::greedy::{self, Greedy};
use self::cube3::optimal::{self, Optimal};
use self::cube3::scaling::{self, Scaling};
use self::options::TablesFolder;
use self::proof::Proof;
use self::tess2::balls::{self, Balls};
use self::tess2::diameter::{self, Diameter};
use self::throughput::Throughput;
use crate::benches;

pub use self::host::{Failure, Host, Progress};

/// Arguments of `bench`.
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
    names: Vec<String>,
    #[command(flatten)]
    tables: TablesFolder,
    #[command(subcommand)]
    measurement: Option<Measurement>,
}

/// Measurements other than the benches of fixed positions.
#[derive(Debug, Subcommand)]
enum Measurement {
    /// Measure the best lengths over time, and the share of positions solved, on random positions
    ///
    /// The line for each time ends with the number of positions of each length, such as 16: 3, 17: 95, 18: 2. The last lines give
    /// the times of the proofs and the program's resident memory.
    Anytime(Anytime),
    /// Measure how long it takes to find the shortest algorithm of each case of a set, and to prove it
    ///
    /// Times include the tables that are made for the set.
    Algorithms(Algorithms),
    /// Measure positions per second: several random positions at once, each on one thread
    Throughput(Throughput),
    /// Measure how long it takes to prove that random positions need more than N moves
    ///
    /// Prints each position and the mean.
    Proof(Proof),
    /// Count the positions of the 2x2x2x2 within a number of moves
    Balls(Balls),
    /// Prove an upper bound on the moves that any position of the 2x2x2x2 needs
    Diameter(Diameter),
    /// Count how often the method greedy solves walks of 1 to 20 turns of the 3x3x3
    Greedy(Greedy),
    /// Measure how long it takes to solve random positions of the 3x3x3 optimally
    Optimal(Optimal),
    /// Measure how a proof of the 3x3x3 scales to several threads, and simulate more threads than there are cores
    ///
    /// The simulation hands the parts of the proof to virtual threads, each for as long as it took on one thread alone. It does
    /// not know that threads share memory and caches.
    Scaling(Scaling),
}

/// The subcommands whose `--memory` limits a solver's tables; hosts may replace its parser to list table sizes.
pub const WITH_MEMORY: [&str; 5] = ["anytime", "throughput", "proof", "optimal", "scaling"];

/// Runs the requested measurement and prints its results.
///
/// # Errors
/// The host's errors, and failures of the measurement as [`Failure`].
pub fn run<H: Host>(options: &Bench, host: &H) -> Result<(), H::Error> {
    match &options.measurement {
        None => run_fixed_benches(options, host),
        Some(Measurement::Anytime(options)) => anytime::run(options, host),
        Some(Measurement::Algorithms(options)) => algorithms::run(options, host),
        Some(Measurement::Throughput(options)) => throughput::run(options, host),
        Some(Measurement::Proof(options)) => proof::run(options, host),
        Some(Measurement::Balls(options)) => balls::run(options, host),
        Some(Measurement::Diameter(options)) => diameter::run(options, host),
        Some(Measurement::Greedy(options)) => greedy::run(options, host),
        Some(Measurement::Optimal(options)) => optimal::run(options, host),
        Some(Measurement::Scaling(options)) => scaling::run(options, host),
    }
}

/// Runs the chosen benches of fixed positions; prints a row per position and a fingerprint per bench.
fn run_fixed_benches<H: Host>(options: &Bench, host: &H) -> Result<(), H::Error> {
    let tables = host.tables(options.tables.path())?;
    let chosen = figures::select(&benches::ALL, |bench| bench.name, &options.names)?;
    host.print_result(figures::COLUMN_HEADERS);
    for bench in chosen {
        let mut nodes = 0;
        for number in 0..bench.states {
            let work = |control: &_| bench.run(number, control, &tables);
            let outcome = host::solve(host, bench.solver.puzzle(), work)?;
            figures::print_row(host, bench.name, number, &outcome);
            nodes += outcome.nodes;
        }
        figures::print_fingerprint(host, bench.name, nodes);
    }
    Ok(())
}
