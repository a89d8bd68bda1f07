//! `unfold bench algorithms`: finds optimal algorithms for sets of cases.

use std::time::{Duration, Instant};

use clap::Args;

use crate::benches::{Lengths, Times};
use crate::command_line::figures::{format_mean, format_mean_and_max, print_row, select};
use crate::command_line::host::{self, Host};
use crate::command_line::options::{INPUT, SEARCH, TablesFolder, Threads, parse_seconds};
use crate::cube3::algorithm_sets;
use unfold_engine::control::Control;
use unfold_engine::pattern::PatternTables;
use unfold_engine::puzzle::Metric;
use unfold_engine::puzzles::algorithms;
use unfold_engine::search::{Limits, Memory};

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
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = parse_seconds)]
    pub timeout: Option<Duration>,
    #[command(flatten)]
    pub threads: Threads,
    /// Memory for the tables of each set
    #[arg(long, help_heading = SEARCH, value_name = "SIZE", default_value = "auto")]
    pub memory: Memory,
    #[command(flatten)]
    pub tables: TablesFolder,
}

/// Prints a row for each case, and for each set the mean length and the times, which include building its tables.
pub fn run<H: Host>(options: &Algorithms, host: &H) -> Result<(), H::Error> {
    let store = host.tables(options.tables.path())?;
    let limits = Limits {
        threads: options.threads.count(),
        timeout: options.timeout.filter(|time| !time.is_zero()),
        optimal: true,
        memory: options.memory,
        ..Limits::default()
    };
    for set in select(&algorithm_sets::ALL, |set| set.name, &options.names)? {
        let (tables, mut lengths, mut times) = (PatternTables::default(), Lengths::default(), Times::default());
        let tasks = set.tasks(options.count, options.seed);
        let mut all = Duration::ZERO;
        for (number, task) in tasks.iter().enumerate() {
            let began = Instant::now();
            let work =
                |control: &Control| algorithms::solve(task, Metric::Htm, &limits, control, (&store, &tables), &|_| ());
            let outcome = host::solve(host, task.position.puzzle(), work)?;
            print_row(host, set.name, number, &outcome);
            all += began.elapsed();
            if let Some(best) = outcome.best.as_ref().filter(|_| outcome.is_optimal()) {
                lengths.add(best.length);
                times.add(began.elapsed());
            }
        }
        let (name, proven, count) = (set.name, lengths.solved, tasks.len());
        let ([length, _], mean, all) = (format_mean_and_max(&lengths), format_mean(&times), all.as_secs_f64());
        let longest = times.longest.as_secs_f64();
        host.print_result(&format!(
            "{name}: {proven} of {count} proven, mean {length} HTM, {all:.2} s in all, mean {mean} s, longest {longest:.3} s"
        ));
    }
    Ok(())
}
