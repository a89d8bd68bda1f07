//! `unfold bench optimal`: how long it takes to solve random positions of the 3x3x3 optimally.

use std::time::Duration;

use clap::Args;

use crate::benches::{Lengths, Times};
use crate::command_line::figures::{self, counted, distribution, in_words, mean};
use crate::command_line::host::{self, Host};
use crate::command_line::options::{MetricChoice, RandomPositions, SEARCH, TableChoice, Threads, seconds};
use unfold_engine::control::Control;
use unfold_engine::puzzle::{PuzzleId, scramble};
use unfold_engine::puzzles::{cube3, solvers};
use unfold_engine::search::{Limits, Solver};

/// The name of the bench in its rows.
const NAME: &str = solvers::OPTIMAL;

/// Options of `bench optimal`.
#[derive(Args, Debug)]
#[command(after_long_help = "Example:\n  unfold bench optimal --count 25 --seed 1 --threads 2")]
pub struct Optimal {
    /// The random positions that are measured
    #[command(flatten)]
    pub positions: RandomPositions,
    /// Seconds for each position; 0 means no limit [default: no limit]
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = seconds)]
    pub timeout: Option<Duration>,
    /// The metric of their lengths
    #[command(flatten)]
    pub metric: MetricChoice,
    /// How many threads search
    #[command(flatten)]
    pub threads: Threads,
    /// Tables that searches use, and their folder
    #[command(flatten)]
    pub tables: TableChoice,
}

/// Runs the bench.
pub fn run<H: Host>(options: &Optimal, host: &H) -> Result<(), H::Error> {
    let (solver, memory) = (&cube3::OPTIMAL, options.tables.memory());
    let tables = host.tables(options.tables.folder.path())?;
    host.check_memory(memory, solver)?;
    let (threads, timeout) = (options.threads.count(), options.timeout.filter(|time| !time.is_zero()));
    let metric = options.metric.of(solver);
    let limits = Limits { threads, timeout, optimal: true, memory, metric: Some(metric), ..Limits::default() };
    host.prepare(solver, &Limits { threads: Limits::default().threads, ..limits.clone() }, &tables)?;
    host.say(figures::HEAD);
    let mut random = scramble::generator(options.positions.seed);
    let (mut times, mut lengths, mut nodes) = (Times::default(), Lengths::default(), 0);
    for number in 0..options.positions.count {
        let state = scramble::uniform(PuzzleId::Cube3, &mut random);
        let work = |control: &Control| solver.solve(&state, &limits, control, &tables, &|_| ());
        let outcome = host::solve(host, PuzzleId::Cube3, work)?;
        figures::row(host, NAME, number as usize, &outcome);
        nodes += outcome.nodes;
        if outcome.is_optimal() {
            times.add(outcome.elapsed);
            outcome.best.iter().for_each(|best| lengths.add(best.length));
        }
    }
    figures::fingerprint(host, NAME, nodes);
    let (mean, slowest, solved) = (mean(&times), times.longest.as_secs_f64(), times.solved);
    let [moves, _] = in_words(&lengths);
    let (all, distribution) = (counted(options.positions.count, "position"), distribution(&lengths));
    host.say(&format!(
        "proven optimal in {mean} s on average, slowest {slowest:.2} s, {solved} of {all}; mean optimal length {moves} \
         {metric}{distribution}"
    ));
    figures::memory(host);
    Ok(())
}
