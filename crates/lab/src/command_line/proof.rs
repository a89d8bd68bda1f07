//! `unfold bench proof`, and the proofs at the end of `bench anytime`.

use std::time::Duration;

use clap::Args;

use super::anytime::Anytime;
use super::figures::{self, counted, mean, random_benches};
use super::host::{self, Host};
use super::options::{INPUT, SEARCH, TableChoice, Threads, seconds};
use crate::benches::{self, ProofBench, Times};
use unfold_engine::control::Control;
use unfold_engine::puzzle::Facelets;
use unfold_engine::search::Limits;
use unfold_engine::tables::Tables;

/// Time limit of the proofs of `bench anytime` that no option requests.
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
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = seconds)]
    pub timeout: Option<Duration>,
    /// How many threads search
    #[command(flatten)]
    pub threads: Threads,
    /// Tables that searches use, and their folder
    #[command(flatten)]
    pub tables: TableChoice,
}

/// Runs the bench.
pub fn run<H: Host>(options: &Proof, host: &H) -> Result<(), H::Error> {
    let tables = &*host.tables(options.tables.folder.path())?;
    let (threads, memory) = (options.threads.count(), options.tables.memory());
    let timeout = options.timeout.filter(|time| !time.is_zero());
    let limits = &Limits { threads, timeout, optimal: true, memory, ..Limits::default() };
    for bench in random_benches(&options.names)? {
        host.check_memory(memory, bench.solver)?;
        for bench in benches::PROOFS.iter().filter(|proofs| proofs.with == bench.name) {
            let (_, states) = bench.positions(options.seed, bench.walks, options.count.unwrap_or(bench.states));
            let proofs = Proofs { bench, limits, tables, host };
            proofs.beyond(&states, options.more_than.into(), Rows::Printed)?;
        }
    }
    Ok(())
}

/// Solves walks optimally, and proves that the first uniform positions of `bench anytime` need more moves than requested, or than usual.
pub fn after_lengths<H: Host>(
    bench: &ProofBench,
    options: &Anytime,
    tables: &Tables,
    host: &H,
) -> Result<(), H::Error> {
    let (threads, memory) = (options.threads.count(), options.tables.memory());
    let usual = Limits { threads, timeout: Some(UNASKED_LIMIT), optimal: true, memory, ..Limits::default() };
    let walks = options.positions.count.min(bench.walks);
    let (walks, states) = bench.positions(options.positions.seed, walks, options.positions.count.min(bench.states));
    let usual = Proofs { bench, limits: &usual, tables, host };
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

/// Whether a row is printed for each proof.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rows {
    Printed,
    Omitted,
}

/// A bench of proofs with everything to run it.
struct Proofs<'a, H> {
    bench: &'a ProofBench,
    limits: &'a Limits,
    tables: &'a Tables,
    host: &'a H,
}

impl<H: Host> Proofs<'_, H> {
    /// Solves walks optimally, and prints the time.
    fn optimal(&self, walks: &[Facelets]) -> Result<(), H::Error> {
        let times = self.times(walks, None, Rows::Omitted)?;
        let (length, metric) = (self.bench.walk, self.bench.solver.puzzle().def().metric);
        let times = in_words(&times, walks.len());
        self.host.say(&format!("random walks of {length} {metric}: proven optimal in {times}"));
        Ok(())
    }

    /// Proves that positions need more than some number of moves, and prints the time.
    fn beyond(&self, states: &[Facelets], more_than: usize, rows: Rows) -> Result<(), H::Error> {
        self.host.prepare(self.bench.solver, self.limits, self.tables)?;
        let times = self.times(states, Some(more_than), rows)?;
        let metric = self.bench.solver.puzzle().def().metric;
        let times = in_words(&times, states.len());
        self.host.say(&format!("lower bound above {more_than} {metric}: proven in {times}"));
        Ok(())
    }

    /// Runs the proofs, and returns the times of those that succeed.
    fn times(&self, states: &[Facelets], more_than: Option<usize>, rows: Rows) -> Result<Times, H::Error> {
        let mut times = Times::default();
        for (number, state) in states.iter().enumerate() {
            let work = |control: &Control| self.bench.prove(state, more_than, self.limits, control, self.tables);
            let (time, outcome) = host::solve(self.host, self.bench.solver.puzzle(), work)?;
            if let Some(more_than) = more_than.filter(|_| rows == Rows::Printed) {
                figures::row(self.host, &format!("proof-{more_than}"), number, &outcome);
            }
            time.into_iter().for_each(|time| times.add(time));
        }
        Ok(times)
    }
}

/// The times of the successful proofs out of `count`.
fn in_words(times: &Times, count: usize) -> String {
    let (mean, slowest, solved) = (mean(times), times.longest.as_secs_f64(), times.solved);
    format!("{mean} s on average, slowest {slowest:.2} s, {solved} of {}", counted(count as u64, "position"))
}
