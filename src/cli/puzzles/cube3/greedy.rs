//! `unfold bench greedy`: how often the method `greedy` solves a random walk, by the length of the walk.

use std::path::PathBuf;

use clap::Args;

use crate::cli::args::{INPUT, TABLES};
use crate::cli::measure::{in_words, stoppable};
use crate::cli::out::{self, Terminal};
use crate::cli::solve::store;
use crate::cli::{CliError, language};
use unfold_engine::batch::job_controls::JobControls;
use unfold_engine::control::Control;
use unfold_engine::puzzle::{PuzzleId, scramble};
use unfold_engine::search::SolveError;
use unfold_lab::cube3::walks::{GREEDY, Tried};
use unfold_text::command_line as say;

/// Options of `bench greedy`.
#[derive(Args, Debug)]
#[command(after_long_help = "Example:\n  unfold bench greedy --count 1000 --seed 1")]
pub struct Greedy {
    /// Number of walks of each length
    #[arg(long, help_heading = INPUT, value_name = "K", default_value_t = 100)]
    pub count: u64,
    /// Seed of the walks
    #[arg(long, help_heading = INPUT, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// Folder in which tables are kept
    #[arg(long, help_heading = TABLES, value_name = "DIR")]
    pub tables: Option<PathBuf>,
}

/// Runs the bench.
pub fn run(options: &Greedy, terminal: &Terminal) -> Result<(), CliError> {
    let store = store(&options.tables, terminal)?;
    let metric = PuzzleId::Cube3.def().metric;
    let mut random = scramble::generator(options.seed);
    let controls = JobControls::new(1);
    let stop = |control: &Control| {
        if control.stopped() {
            controls.stop();
        }
    };
    terminal.say(&say::GREEDY_HEAD.fill(language(), [&metric]));
    for length in 1..=GREEDY.longest {
        let mut tried = Tried::default();
        let mut one_length = |_: &Control| -> Result<(), SolveError> {
            for _ in 0..options.count {
                let state = GREEDY.state(length, &mut random);
                let Some(control) = controls.begin(0) else { break };
                GREEDY.add(&state, &control, &store, &mut tried)?;
                if length <= GREEDY.judged {
                    let Some(control) = controls.begin(0) else { break };
                    GREEDY.judge(&state, &control, &store, &mut tried)?;
                }
            }
            Ok(())
        };
        stoppable(PuzzleId::Cube3, terminal, &mut one_length, stop)?;
        if terminal.is_closed() {
            return Ok(());
        }
        terminal.say(&row(length, &tried));
    }
    Ok(())
}

/// A line of the table: turns, states, solved, share, mean and greatest length, how many are proven and their mean.
fn row(length: usize, tried: &Tried) -> String {
    let share = tried.share().map_or_else(|| out::NOTHING.into(), |share| format!("{:.1} %", 100.0 * share));
    let [mean, longest] = in_words(&tried.solved);
    let [shortest, _] = in_words(&tried.proven);
    let proven = if length <= GREEDY.judged { tried.proven.solved.to_string() } else { out::NOTHING.into() };
    let counts = [length.to_string(), tried.states.to_string(), tried.solved.solved.to_string()];
    [&counts[..], &[share, mean, longest, proven, shortest]].concat().join("\t")
}
