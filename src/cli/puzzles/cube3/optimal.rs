//! `unfold bench optimal`: how long it takes to solve random positions of the 3x3x3 optimally.

use std::time::Duration;

use clap::Args;

use crate::cli::args::{self, INPUT, SEARCH, TableChoice};
use crate::cli::measure::{self, distribution, in_words, mean, row, stoppable};
use crate::cli::out::Terminal;
use crate::cli::search_options::check_memory;
use crate::cli::solve::store;
use crate::cli::{CliError, language, tables};
use unfold_engine::control::Control;
use unfold_engine::puzzle::{PuzzleId, scramble};
use unfold_engine::puzzles::{cube3, solvers};
use unfold_engine::search::{Limits, Solver};
use unfold_lab::benches::{Lengths, Times};
use unfold_text::{Arg, command_line as say};

/// The name of the bench in its rows.
const NAME: &str = solvers::OPTIMAL;

/// Options of `bench optimal`.
#[derive(Args, Debug)]
#[command(after_long_help = "Example:\n  unfold bench optimal --count 25 --seed 1 --threads 2")]
pub struct Optimal {
    /// Number of random positions
    #[arg(long, help_heading = INPUT, value_name = "K", default_value_t = 10)]
    pub count: u64,
    /// Seed of the random positions
    #[arg(long, help_heading = INPUT, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// Seconds for each position; 0 means no limit [default: no limit]
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
pub fn run(options: &Optimal, terminal: &Terminal) -> Result<(), CliError> {
    let (solver, memory) = (&cube3::OPTIMAL, options.tables.memory());
    let store = store(&options.tables.tables, terminal)?;
    check_memory(memory, solver)?;
    let (threads, timeout) = (args::threads(options.threads), options.timeout.filter(|time| !time.is_zero()));
    let limits = Limits { threads, timeout, optimal: true, memory, ..Limits::default() };
    tables::prepare(solver, &Limits { threads: args::threads(None), ..limits.clone() }, &store, terminal)?;
    terminal.say(say::BENCH_HEAD.get(language()));
    let mut random = scramble::generator(options.seed);
    let (mut times, mut lengths, mut nodes) = (Times::default(), Lengths::default(), 0);
    for number in 0..options.count {
        let state = scramble::uniform(PuzzleId::Cube3, &mut random);
        let work = |control: &Control| solver.solve(&state, &limits, control, &store, &|_| ());
        let outcome = stoppable(PuzzleId::Cube3, terminal, work, |_| ())?;
        row(terminal, NAME, number as usize, &outcome);
        nodes += outcome.nodes;
        if outcome.is_optimal() {
            times.add(outcome.elapsed);
            outcome.best.iter().for_each(|best| lengths.add(best.length));
        }
    }
    terminal.say(&say::BENCH_SUM.fill(language(), [&NAME, &nodes]));
    let [moves, _] = in_words(&lengths);
    let (longest, metric) = (format!("{:.2}", times.longest.as_secs_f64()), PuzzleId::Cube3.def().metric);
    let cells: [&dyn Arg; 6] = [&mean(&times), &longest, &times.solved, &options.count, &moves, &metric];
    terminal.say(&(say::BENCH_OPTIMAL.fill(language(), cells) + &distribution(&lengths)));
    measure::memory(terminal);
    Ok(())
}
