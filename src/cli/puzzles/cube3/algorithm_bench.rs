//! `unfold bench algorithms`: shortest algorithms of sets of cases, each proven.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;

use crate::cli::args::{self, INPUT, SEARCH, TABLES};
use crate::cli::measure::{self, chosen, in_words, mean};
use crate::cli::out::Terminal;
use crate::cli::solve::store;
use crate::cli::{CliError, language};
use unfold_engine::control::Control;
use unfold_engine::pattern::PatternTables;
use unfold_engine::puzzle::Metric;
use unfold_engine::puzzles::algorithms;
use unfold_engine::search::{Limits, Memory};
use unfold_lab::benches::{Lengths, Times};
use unfold_lab::cube3::algorithm_sets;
use unfold_text::algorithms as say;

/// Options of `bench algorithms`.
#[derive(Args, Debug)]
#[command(after_long_help = "Example:\n  unfold bench algorithms oll pll --threads 2")]
pub struct Algorithms {
    /// Sets of cases: oll, pll, cross, xcross, 2x2x3, f2l or ru [default: all]
    pub names: Vec<String>,
    /// Number of random cases; oll and pll always have 57 and 21
    #[arg(long, help_heading = INPUT, value_name = "K", default_value_t = 20)]
    pub count: u64,
    /// Seed of the random cases
    #[arg(long, help_heading = INPUT, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// Seconds for each case; 0 means no limit [default: no limit]
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = args::seconds)]
    pub timeout: Option<Duration>,
    /// Threads [default: all cores]
    #[arg(long, help_heading = SEARCH, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// Memory for the tables of each set
    #[arg(long, help_heading = SEARCH, value_name = "SIZE", default_value = "auto")]
    pub memory: Memory,
    /// Folder in which tables are kept
    #[arg(long, help_heading = TABLES, value_name = "DIR")]
    pub tables: Option<PathBuf>,
}

/// Runs the bench: a row for each case, and for each set the mean length and the time, tables included.
pub fn run(options: &Algorithms, terminal: &Terminal) -> Result<(), CliError> {
    let store = store(&options.tables, terminal)?;
    let limits = Limits {
        threads: args::threads(options.threads),
        timeout: options.timeout.filter(|time| !time.is_zero()),
        optimal: true,
        memory: options.memory,
        ..Limits::default()
    };
    for set in chosen(&algorithm_sets::ALL, |set| set.name, &options.names)? {
        let (tables, mut lengths, mut times) = (PatternTables::default(), Lengths::default(), Times::default());
        let tasks = set.tasks(options.count, options.seed);
        let mut all = Duration::ZERO;
        for (number, task) in tasks.iter().enumerate() {
            let began = Instant::now();
            let work =
                |control: &Control| algorithms::solve(task, Metric::Htm, &limits, control, (&store, &tables), &|_| ());
            let outcome = measure::stoppable(task.position.puzzle(), terminal, work, |_| ())?;
            measure::row(terminal, set.name, number, &outcome);
            all += began.elapsed();
            if let Some(best) = outcome.best.as_ref().filter(|_| outcome.is_optimal()) {
                lengths.add(best.length);
                times.add(began.elapsed());
            }
        }
        let [mean_length, _] = in_words(&lengths);
        let (longest, all) = (format!("{:.3}", times.longest.as_secs_f64()), format!("{:.2}", all.as_secs_f64()));
        let (solved, count) = (lengths.solved, tasks.len());
        terminal.say(
            &say::BENCH_SET.fill(language(), [&set.name, &solved, &count, &mean_length, &all, &mean(&times), &longest]),
        );
    }
    Ok(())
}
