//! `unfold bench proof`, and the proofs at the end of `bench anytime`.

use std::time::Duration;

use clap::Args;

use super::anytime::Anytime;
use super::figures::{self, format_mean, pluralized};
use super::host::{self, Host};
use super::options::{INPUT, SEARCH, TableChoice, Threads, parse_seconds};
use crate::benches::{self, ProofBench, Times};
use unfold_engine::control::Control;
use unfold_engine::puzzle::Facelets;
use unfold_engine::search::Limits;
use unfold_engine::tables::Tables;

/// Time limit of each proof of `bench anytime`, except those requested by `--proof`.
const DEFAULT_PROOF_TIMEOUT: Duration = Duration::from_secs(60);

/// Options of `bench proof`.
#[derive(Args, Debug)]
#[command(after_long_help = "Example:\n  unfold bench proof 12 hyper --count 1 --seed 1 --threads 2")]
pub struct Proof {
    /// Prove that the positions need more than this number of moves
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
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = parse_seconds)]
    pub timeout: Option<Duration>,
    #[command(flatten)]
    pub threads: Threads,
    #[command(flatten)]
    pub tables: TableChoice,
}

pub fn run<H: Host>(options: &Proof, host: &H) -> Result<(), H::Error> {
    let tables = &*host.tables(options.tables.folder.path())?;
    let (threads, memory) = (options.threads.count(), options.tables.memory());
    let timeout = options.timeout.filter(|time| !time.is_zero());
    let limits = &Limits { threads, timeout, optimal: true, memory, ..Limits::default() };
    for bench in figures::select(&benches::PROOFS, |bench| bench.anytime_bench, &options.names)? {
        host.check_memory(memory, bench.solver)?;
        let (_, states) = bench.positions(options.seed, bench.walks, options.count.unwrap_or(bench.states));
        let proofs = ProofRun { bench, limits, tables, host };
        proofs.prove_more_than(&states, options.more_than.into(), ProofRows::Printed)?;
    }
    Ok(())
}

/// Solves walks optimally, then proves that uniform positions need more moves than `--proof` or, without it, the bench's default.
pub fn run_after_lengths<H: Host>(
    bench: &ProofBench,
    options: &Anytime,
    tables: &Tables,
    host: &H,
) -> Result<(), H::Error> {
    let (threads, memory) = (options.threads.count(), options.tables.memory());
    let usual = Limits { threads, timeout: Some(DEFAULT_PROOF_TIMEOUT), optimal: true, memory, ..Limits::default() };
    let walks = options.positions.count.min(bench.walks);
    let (walks, states) = bench.positions(options.positions.seed, walks, options.positions.count.min(bench.states));
    let usual = ProofRun { bench, limits: &usual, tables, host };
    if !walks.is_empty() {
        usual.solve_walks(&walks)?;
    }
    match (options.proof, bench.more_than) {
        (Some(asked), _) => {
            let limits = Limits { timeout: None, ..usual.limits.clone() };
            ProofRun { limits: &limits, ..usual }.prove_more_than(&states, asked.into(), ProofRows::Printed)
        }
        (None, Some(more_than)) => usual.prove_more_than(&states, more_than, ProofRows::Omitted),
        (None, None) => Ok(()),
    }
}

/// Choice whether each proof prints a row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ProofRows {
    Printed,
    Omitted,
}

/// A proof bench with its limits, tables and host.
struct ProofRun<'a, H> {
    bench: &'a ProofBench,
    limits: &'a Limits,
    tables: &'a Tables,
    host: &'a H,
}

impl<H: Host> ProofRun<'_, H> {
    /// Solves walks optimally and prints the times.
    fn solve_walks(&self, walks: &[Facelets]) -> Result<(), H::Error> {
        let times = self.run_proofs(walks, None, ProofRows::Omitted)?;
        let (length, metric) = (self.bench.walk_length, self.bench.solver.puzzle().def().metric);
        let times = format_times(&times, walks.len());
        self.host.print_result(&format!("random walks of {length} {metric}: proven optimal in {times}"));
        Ok(())
    }

    /// Proves that positions need more than some number of moves, and prints the times.
    fn prove_more_than(&self, states: &[Facelets], more_than: usize, rows: ProofRows) -> Result<(), H::Error> {
        self.host.prepare(self.bench.solver, self.limits, self.tables)?;
        let times = self.run_proofs(states, Some(more_than), rows)?;
        let metric = self.bench.solver.puzzle().def().metric;
        let times = format_times(&times, states.len());
        self.host.print_result(&format!("lower bound above {more_than} {metric}: proven in {times}"));
        Ok(())
    }

    /// Runs the proofs and returns the times of those that succeed.
    fn run_proofs(&self, states: &[Facelets], more_than: Option<usize>, rows: ProofRows) -> Result<Times, H::Error> {
        let mut times = Times::default();
        for (number, state) in states.iter().enumerate() {
            let work = |control: &Control| self.bench.prove(state, more_than, self.limits, control, self.tables);
            let (time, outcome) = host::solve(self.host, self.bench.solver.puzzle(), work)?;
            if let Some(more_than) = more_than.filter(|_| rows == ProofRows::Printed) {
                figures::print_row(self.host, &format!("proof-{more_than}"), number, &outcome);
            }
            time.into_iter().for_each(|time| times.add(time));
        }
        Ok(times)
    }
}

/// Formats the times of the successful proofs out of `count`.
fn format_times(times: &Times, count: usize) -> String {
    let (mean, slowest, solved) = (format_mean(times), times.longest.as_secs_f64(), times.count);
    format!("{mean} s on average, slowest {slowest:.2} s, {solved} of {}", pluralized(count as u64, "position"))
}
