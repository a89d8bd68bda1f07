//! Options that several measurements have. The comments are the texts of `--help`: the first line of each is what `-h` shows.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;

use unfold_engine::puzzle::Metric;
use unfold_engine::search::{Limits, Memory, Solver};
use unfold_text::numbers;

/// The heading of options that say what is measured.
pub const INPUT: &str = "Input";
/// The heading of options that say how to search, and when to stop.
pub const SEARCH: &str = "Search";
/// The heading of options about precomputed tables.
pub const TABLES: &str = "Tables";

/// Reads a time in seconds.
pub fn seconds(text: &str) -> Result<Duration, String> {
    numbers::read_seconds(text).ok_or_else(|| "expected a number of seconds, such as 10 or 0.5".into())
}

/// The time limit asked for, of which 0 means none, or the usual one.
pub fn time_limit(asked: Option<Duration>) -> Option<Duration> {
    asked.map_or(Limits::default().timeout, |time| (!time.is_zero()).then_some(time))
}

/// The random positions that are measured.
#[derive(Args, Debug)]
pub struct RandomPositions {
    /// Number of random positions
    #[arg(long, help_heading = INPUT, value_name = "K", default_value_t = 10)]
    pub count: u64,
    /// Seed of the random positions
    #[arg(long, help_heading = INPUT, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
}

/// The option `--threads`.
#[derive(Args, Debug)]
pub struct Threads {
    /// Threads [default: all cores]
    #[arg(long, help_heading = SEARCH, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

impl Threads {
    /// The number asked for, or one for each core.
    pub fn count(&self) -> usize {
        self.threads.map_or_else(|| Limits::default().threads, usize::from)
    }
}

/// The option `--threads` of benches that compare numbers of threads.
#[derive(Args, Debug)]
pub struct ThreadCounts {
    /// Threads, or several numbers to compare, such as 1,2,4 [default: all cores]
    #[arg(
        long, help_heading = SEARCH, value_name = "N,...", value_delimiter = ',',
        value_parser = clap::value_parser!(u16).range(1..=256)
    )]
    threads: Vec<u16>,
}

impl ThreadCounts {
    /// The numbers asked for, or one for each core.
    pub fn counts(&self) -> Vec<usize> {
        if self.threads.is_empty() {
            return vec![Limits::default().threads];
        }
        self.threads.iter().map(|count| usize::from(*count)).collect()
    }
}

/// The option `--metric`.
#[derive(Args, Debug)]
pub struct MetricChoice {
    /// Metric in which lengths are counted, htm or qtm for cubes [default: the usual one of each puzzle]
    #[arg(long, help_heading = SEARCH, value_name = "NAME", value_parser = metric)]
    metric: Option<Metric>,
}

impl MetricChoice {
    /// The metric asked for, or the default one of a solver that does not have it.
    pub fn of(&self, solver: &dyn Solver) -> Metric {
        let known = solver.metrics();
        let asked = self.metric.filter(|metric| known.contains(metric));
        asked.or(known.first().copied()).unwrap_or(solver.puzzle().def().metric)
    }
}

fn metric(text: &str) -> Result<Metric, String> {
    let names = || [Metric::Htm, Metric::Qtm].map(Metric::word).join(", ");
    Metric::named(text).filter(|metric| matches!(metric, Metric::Htm | Metric::Qtm)).ok_or_else(names)
}

/// The option `--tables`.
#[derive(Args, Debug)]
pub struct TablesFolder {
    /// Folder in which tables are kept
    #[arg(long, help_heading = TABLES, value_name = "DIR")]
    tables: Option<PathBuf>,
}

impl TablesFolder {
    /// The folder, if one is named.
    pub fn path(&self) -> Option<&Path> {
        self.tables.as_deref()
    }
}

/// The options about the tables that searches use.
#[derive(Args, Debug)]
pub struct TableChoice {
    /// Tables that searches use: a word or a size such as 400MB [default: auto]
    #[arg(long, help_heading = TABLES, value_name = "SIZE")]
    memory: Option<Memory>,
    /// Their folder
    #[command(flatten)]
    pub folder: TablesFolder,
}

impl TableChoice {
    /// The memory for tables, `auto` if no other is asked for.
    pub fn memory(&self) -> Memory {
        self.memory.unwrap_or_default()
    }
}
