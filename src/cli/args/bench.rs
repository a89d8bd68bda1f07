//! What can be typed after `bench`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{ArgGroup, Args};

use super::memory::MemorySizes;
use super::{INPUT, SEARCH, TABLES, seconds};
use unfold_engine::search::{Limits, Memory};
use unfold_lab::tess2::balls::FARTHEST;
use unfold_lab::tess2::diameter::proof::STEPS;

/// Options of `bench`.
#[derive(Args, Debug)]
#[command(
    group(ArgGroup::new("random states").args(["anytime", "throughput"])),
    group(ArgGroup::new("measured").args(["anytime", "throughput", "proof"]).multiple(true)),
    after_long_help = "Examples:\n  \
    unfold bench hyper --anytime --count 20 --seed 1 --threads 2 --timeout 10\n  \
    unfold bench cube3 --throughput --count 1000 --seed 1 --jobs 2 --timeout 0.01\n  \
    unfold bench hyper --proof 12 --count 1 --seed 1 --threads 2"
)]
pub struct Bench {
    /// Benches to run [default: all with fixed positions]
    ///
    /// With --anytime, --throughput and --proof, cube3 and hyper solve random positions. balls counts the positions of the 2x2x2x2
    /// within a number of moves. diameter proves how many moves any position of the 2x2x2x2 needs at most. greedy counts how often that method solves walks of
    /// 1 to 20 turns. optimal solves random positions of the 3x3x3 optimally.
    pub names: Vec<String>,
    /// Measure the best lengths over time, and the share of positions solved, on random positions
    ///
    /// Each line of a time ends with how many positions have each length, such as 16: 3, 17: 95, 18: 2. The last lines tell
    /// how long proofs take, and how much memory the program has.
    #[arg(long, help_heading = SEARCH)]
    pub anytime: bool,
    /// Measure positions per second: several random positions at once, each on one thread
    #[arg(long, help_heading = SEARCH)]
    pub throughput: bool,
    /// Measure how long it takes to prove that random positions need more than N moves
    ///
    /// Prints each position and the mean. A proof has no time limit unless --timeout gives one; with --anytime, which then
    /// comes first, it has none. Without this option --anytime proves that positions of the 2x2x2x2 need more than 11 moves,
    /// for at most 60 seconds each.
    #[arg(long, help_heading = SEARCH, value_name = "N", conflicts_with = "throughput", value_parser = clap::value_parser!(u8).range(1..))]
    pub proof: Option<u8>,
    /// Seconds for each position; 0 means no limit [default: 10; no limit with --proof or optimal]
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = seconds)]
    pub timeout: Option<Duration>,
    /// Threads, with --anytime, --proof, balls, diameter or optimal [default: all cores; fixed positions always use one]
    #[arg(long, help_heading = SEARCH, value_name = "N", conflicts_with = "throughput", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// Positions solved at once, with --throughput [default: one for each core]
    #[arg(long, help_heading = SEARCH, value_name = "N", requires = "throughput", conflicts_with = "anytime", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,
    /// Number of random positions [default: 10; 3 with --proof]; with greedy, of walks of each length [default: 100]
    #[arg(long, help_heading = INPUT)]
    pub count: Option<u64>,
    /// Seed of the random positions or walks [default: 1]
    #[arg(long, help_heading = INPUT)]
    pub seed: Option<u64>,
    /// Number of moves, with balls [default: 5]
    #[arg(long, help_heading = INPUT, value_name = "R", conflicts_with = "measured", value_parser = clap::value_parser!(u8).range(..=FARTHEST as i64))]
    pub radius: Option<u8>,
    /// How far the proof goes, with diameter: a larger step takes longer and proves fewer moves [default: 1]
    #[arg(long, help_heading = SEARCH, value_name = "N", conflicts_with = "measured", value_parser = clap::value_parser!(u8).range(1..=i64::from(STEPS)))]
    pub step: Option<u8>,
    /// File that keeps what is proven, with diameter, so that it can be interrupted [default: a file in the cache folder]
    #[arg(long, help_heading = INPUT, value_name = "FILE", conflicts_with = "measured")]
    pub checkpoint: Option<PathBuf>,
    /// Tables that searches use, with --anytime, --throughput, --proof or optimal: a word or a size such as 400MB [default: auto]
    #[arg(long, help_heading = TABLES, value_name = "SIZE", value_parser = MemorySizes)]
    pub memory: Option<Memory>,
    /// Folder in which tables are kept
    #[arg(long, help_heading = TABLES, value_name = "DIR")]
    pub tables: Option<PathBuf>,
}

impl Bench {
    /// How many random positions.
    pub fn states(&self) -> u64 {
        self.count.unwrap_or(10)
    }

    /// The time for each random position, if it has a limit.
    pub fn time(&self) -> Option<Duration> {
        self.timeout.map_or(Limits::default().timeout, |time| (!time.is_zero()).then_some(time))
    }

    /// The seed of what is random.
    pub fn seed(&self) -> u64 {
        self.seed.unwrap_or(1)
    }
}
