//! Options shared by several measurements. Doc comments are the `--help` texts; `-h` shows their first lines.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;

use unfold_engine::puzzle::Metric;
use unfold_engine::search::{Limits, Memory, Solver};
use unfold_text::numbers;

/// Help heading of the options for what to measure.
pub const INPUT: &str = "Input";
/// Help heading of the options for how to search and when to stop.
pub const SEARCH: &str = "Search";
/// Help heading of the options for precomputed tables.
pub const TABLES: &str = "Tables";

/// Parses a number of seconds, such as `10` or `0.5`.
pub fn parse_seconds(text: &str) -> Result<Duration, String> {
    numbers::read_seconds(text).ok_or_else(|| "expected a number of seconds, such as 10 or 0.5".into())
}

/// Returns the requested time limit, or the default if none is requested; a request of 0 means no limit.
pub fn time_limit(asked: Option<Duration>) -> Option<Duration> {
    asked.map_or(Limits::default().timeout, |time| (!time.is_zero()).then_some(time))
}

/// Options `--count` and `--seed` of random positions.
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
    /// Requested number of threads; by default one per core.
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
    /// Requested numbers of threads; by default a single number, one thread per core.
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
    #[arg(long, help_heading = SEARCH, value_name = "NAME", value_parser = parse_metric)]
    metric: Option<Metric>,
}

impl MetricChoice {
    /// The requested metric if the solver supports it, otherwise the solver's default.
    pub fn metric_for(&self, solver: &dyn Solver) -> Metric {
        let known = solver.metrics();
        let asked = self.metric.filter(|metric| known.contains(metric));
        asked.or(known.first().copied()).unwrap_or(solver.puzzle().def().metric)
    }
}

fn parse_metric(text: &str) -> Result<Metric, String> {
    let names = || [Metric::Htm, Metric::Qtm].map(Metric::word).join(", ");
    Metric::from_name(text).filter(|metric| matches!(metric, Metric::Htm | Metric::Qtm)).ok_or_else(names)
}

/// The option `--tables`.
#[derive(Args, Debug)]
pub struct TablesFolder {
    /// Folder in which tables are kept
    #[arg(long, help_heading = TABLES, value_name = "DIR")]
    tables: Option<PathBuf>,
}

impl TablesFolder {
    /// The requested folder; `None` for the default one.
    pub fn path(&self) -> Option<&Path> {
        self.tables.as_deref()
    }
}

/// Options for the tables that searches use.
#[derive(Args, Debug)]
pub struct TableChoice {
    /// Tables that searches use: a word or a size such as 400MB [default: auto]
    #[arg(long, help_heading = TABLES, value_name = "SIZE")]
    memory: Option<Memory>,
    #[command(flatten)]
    pub folder: TablesFolder,
}

impl TableChoice {
    /// The requested memory for tables, `auto` by default.
    pub fn memory(&self) -> Memory {
        self.memory.unwrap_or_default()
    }
}
