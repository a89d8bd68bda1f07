//! `unfold bench greedy`: the share of random walks that the method `greedy` solves, by walk length.

use clap::Args;

use crate::command_line::figures::{EMPTY_CELL, format_mean_and_max};
use crate::command_line::host::{Failure, Host};
use crate::command_line::options::{INPUT, TablesFolder};
use crate::cube3::walks::{GREEDY, WalkResults};
use unfold_engine::batch::job_controls::JobControls;
use unfold_engine::control::Control;
use unfold_engine::puzzle::{PuzzleId, scramble};
use unfold_engine::search::SolveError;

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
    #[command(flatten)]
    pub tables: TablesFolder,
}

pub fn run<H: Host>(options: &Greedy, host: &H) -> Result<(), H::Error> {
    let tables = host.tables(options.tables.path())?;
    let metric = PuzzleId::Cube3.def().metric;
    let mut random = scramble::generator(options.seed);
    let controls = JobControls::new(1);
    let stop = |control: &Control| {
        if control.is_stopped() {
            controls.stop();
        }
        None
    };
    host.print_result(&format!("turns\tstates\tsolved\tshare\tmean {metric}\tlongest\tproven\tmean shortest"));
    for length in 1..=GREEDY.max_turns {
        let mut tried = WalkResults::default();
        let mut one_length = |_: &Control| -> Result<(), SolveError> {
            for _ in 0..options.count {
                let state = GREEDY.state(length, &mut random);
                let Some(control) = controls.begin(0) else { break };
                GREEDY.add(&state, &control, &tables, &mut tried)?;
                if length <= GREEDY.max_proven_turns {
                    let Some(control) = controls.begin(0) else { break };
                    GREEDY.prove(&state, &control, &tables, &mut tried)?;
                }
            }
            Ok(())
        };
        host.run(&mut one_length, stop)?.map_err(|error| Failure::Solve(PuzzleId::Cube3, error))?;
        if host.is_closed() {
            return Ok(());
        }
        host.print_result(&row(length, &tried));
    }
    Ok(())
}

/// Formats a table row: turns, states, solved, share, mean and maximum length, number of proven optimal lengths, and their mean.
fn row(length: usize, tried: &WalkResults) -> String {
    let share = tried.share().map_or_else(|| EMPTY_CELL.into(), |share| format!("{:.1} %", 100.0 * share));
    let [mean, longest] = format_mean_and_max(&tried.solved);
    let [shortest, _] = format_mean_and_max(&tried.proven);
    let proven = if length <= GREEDY.max_proven_turns { tried.proven.solved.to_string() } else { EMPTY_CELL.into() };
    let counts = [length.to_string(), tried.states.to_string(), tried.solved.solved.to_string()];
    [&counts[..], &[share, mean, longest, proven, shortest]].concat().join("\t")
}
