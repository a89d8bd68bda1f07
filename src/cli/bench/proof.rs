//! `unfold bench proof`, and the proofs that `bench anytime` ends with.

use std::time::Duration;

use clap::Args;

use super::anytime::Anytime;
use super::random_benches;
use crate::cli::args::{self, INPUT, SEARCH, TableChoice};
use crate::cli::measure::{self, mean};
use crate::cli::out::Terminal;
use crate::cli::search_options::check_memory;
use crate::cli::solve::store;
use crate::cli::{CliError, language, tables};
use unfold_engine::control::Control;
use unfold_engine::puzzle::Facelets;
use unfold_engine::search::Limits;
use unfold_engine::tables::Tables;
use unfold_lab::benches::{self, ProofBench, Times};
use unfold_text::{Arg, Text, command_line as say};

/// Time limit of a proof that nobody has asked for.
const UNASKED_LIMIT: Duration = Duration::from_secs(60);

/// Options of `bench proof`.
#[derive(Args, Debug)]
#[command(after_long_help = "Example:\n  unfold bench proof 12 hyper --count 1 --seed 1 --threads 2")]
pub struct Proof {
    /// Number of moves of which more are to be needed
    #[arg(value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub more_than: u8,
    /// Puzzles whose positions are used, cube3 or hyper [default: both]
    pub names: Vec<String>,
    /// Number of random positions [default: 3]
    #[arg(long, help_heading = INPUT, value_name = "K")]
    pub count: Option<u64>,
    /// Seed of the random positions
    #[arg(long, help_heading = INPUT, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// Seconds for each proof; 0 means no limit [default: no limit]
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = args::seconds)]
    pub timeout: Option<Duration>,
    /// Threads [default: all cores]
    #[arg(long, help_heading = SEARCH, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// Tables that searches use, and their folder
    #[command(flatten)]
    pub tables: TableChoice,
}

/// Runs the bench.
pub fn run(options: &Proof, terminal: &Terminal) -> Result<(), CliError> {
    let store = store(&options.tables.tables, terminal)?;
    let (threads, memory) = (args::threads(options.threads), options.tables.memory());
    let timeout = options.timeout.filter(|time| !time.is_zero());
    let limits = Limits { threads, timeout, optimal: true, memory, ..Limits::default() };
    for bench in random_benches(&options.names)? {
        check_memory(memory, bench.solver)?;
        for bench in benches::PROOFS.iter().filter(|proofs| proofs.with == bench.name) {
            let (_, states) = bench.positions(options.seed, bench.walks, options.count.unwrap_or(bench.states));
            let proofs = Proofs { bench, limits: &limits, store: &store, terminal };
            proofs.beyond(&states, options.more_than.into(), Rows::Printed)?;
        }
    }
    Ok(())
}

/// Solves walks optimally, and shows that the first uniform positions of `bench anytime` need more moves than is asked for, or
/// than is usual.
pub fn after_lengths(
    bench: &ProofBench,
    options: &Anytime,
    store: &Tables,
    terminal: &Terminal,
) -> Result<(), CliError> {
    let (threads, memory) = (args::threads(options.threads), options.tables.memory());
    let usual = Limits { threads, timeout: Some(UNASKED_LIMIT), optimal: true, memory, ..Limits::default() };
    let walks = options.count.min(bench.walks);
    let (walks, states) = bench.positions(options.seed, walks, options.count.min(bench.states));
    let usual = Proofs { bench, limits: &usual, store, terminal };
    if !walks.is_empty() {
        usual.optimal(&walks)?;
    }
    match (options.proof, bench.more_than) {
        (Some(asked), _) => {
            let limits = Limits { timeout: None, ..usual.limits.clone() };
            Proofs { limits: &limits, ..usual }.beyond(&states, asked.into(), Rows::Printed)
        }
        (None, Some(more_than)) => usual.beyond(&states, more_than, Rows::Omitted),
        (None, None) => Ok(()),
    }
}

/// Printing of a row for each proof.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rows {
    Printed,
    Omitted,
}

/// A bench of proofs with all that it needs to run.
struct Proofs<'a> {
    bench: &'a ProofBench,
    limits: &'a Limits,
    store: &'a Tables,
    terminal: &'a Terminal,
}

impl Proofs<'_> {
    /// Solves walks optimally, and prints how long that takes.
    fn optimal(&self, walks: &[Facelets]) -> Result<(), CliError> {
        let times = self.times(walks, None, Rows::Omitted)?;
        self.tell(say::BENCH_PROVEN, self.bench.walk, &times, walks.len());
        Ok(())
    }

    /// Shows that positions need more than some number of moves, and prints how long that takes.
    fn beyond(&self, states: &[Facelets], more_than: usize, rows: Rows) -> Result<(), CliError> {
        tables::prepare(self.bench.solver, self.limits, self.store, self.terminal)?;
        let times = self.times(states, Some(more_than), rows)?;
        self.tell(say::BENCH_BEYOND, more_than, &times, states.len());
        Ok(())
    }

    /// Prints the times of proofs about so many moves.
    fn tell(&self, text: Text<6>, moves: usize, times: &Times, count: usize) {
        let metric = self.bench.solver.puzzle().def().metric;
        let longest = format!("{:.2}", times.longest.as_secs_f64());
        let cells: [&dyn Arg; 6] = [&moves, &metric, &mean(times), &longest, &times.solved, &count];
        self.terminal.say(&text.fill(language(), cells));
    }

    /// The times of the proofs that succeed, for each position in turn.
    fn times(&self, states: &[Facelets], more_than: Option<usize>, rows: Rows) -> Result<Times, CliError> {
        let mut times = Times::default();
        for (number, state) in states.iter().enumerate() {
            let work = |control: &Control| self.bench.prove(state, more_than, self.limits, control, self.store);
            let (time, outcome) = measure::stoppable(self.bench.solver.puzzle(), self.terminal, work, |_| ())?;
            if let Some(more_than) = more_than.filter(|_| rows == Rows::Printed) {
                measure::row(self.terminal, &format!("proof-{more_than}"), number, &outcome);
            }
            time.into_iter().for_each(|time| times.add(time));
        }
        Ok(times)
    }
}
