//! `unfold bench balls`: counts the states of the 2x2x2x2 by distance and derives a lower bound on the diameter.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use clap::Args;

use crate::command_line::figures::pluralized;
use crate::command_line::host::{Failure, Host, Progress};
use crate::command_line::options::{INPUT, Threads};
use crate::tess2::balls::{self, CountingBound, Level};
use unfold_engine::control::Control;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::puzzles::tess2::STATES;
use unfold_engine::tables::Workers;
use unfold_text::numbers;

/// Options of `bench balls`.
#[derive(Args, Debug)]
#[command(after_long_help = "Example:\n  unfold bench balls --radius 5 --threads 2")]
pub struct Balls {
    /// Number of moves
    #[arg(long, help_heading = INPUT, value_name = "R", default_value_t = balls::MAX_RADIUS as u8, value_parser = clap::value_parser!(u8).range(..=balls::MAX_RADIUS as i64))]
    pub radius: u8,
    #[command(flatten)]
    pub threads: Threads,
}

pub fn run<H: Host>(options: &Balls, host: &H) -> Result<(), H::Error> {
    let radius = usize::from(options.radius);
    let distance = AtomicUsize::new(0);
    host.print_result("distance\tstates\tball\tclasses\tseconds");
    let began = Instant::now();
    let row = |level: Level| {
        let Level { distance: at, states, ball, classes } = level;
        distance.store(at + 1, Ordering::Relaxed);
        host.print_result(&format!("{at}\t{states}\t{ball}\t{classes}\t{}", numbers::seconds(began.elapsed()).plain()));
    };
    let work = |control: &Control| balls::levels(radius, Workers::new(options.threads.count(), control), row);
    let look = |control: &Control| {
        let what = format!("Distance {}", distance.load(Ordering::Relaxed));
        Some(Progress { what, fraction: control.progress() })
    };
    let levels = host.run(work, look)?.map_err(Failure::Table)?;
    host.print_result(&proof_sentence(&levels));
    Ok(())
}

/// Formats the proof as a sentence, with the balls as powers such as "1454681400^3".
fn proof_sentence(levels: &[Level]) -> String {
    let proof = CountingBound::new(levels);
    let powers = levels.iter().rev().filter_map(|level| {
        let times = proof.radii.iter().filter(|radius| **radius == level.distance).count();
        match times {
            0 => None,
            1 => Some(level.ball.to_string()),
            _ => Some(format!("{}^{times}", level.ball)),
        }
    });
    let powers: Vec<String> = powers.collect();
    let powers = if powers.is_empty() { "1".into() } else { powers.join(" * ") };
    let (moves, metric, product) = (proof.moves(), PuzzleId::Tess2.def().metric, proof.product);
    let (within, bound) = (pluralized(moves as u64, "move"), moves + 1);
    format!(
        "within {within}: at most {powers} = {product} of {STATES} positions, so some position needs at least {bound} {metric}"
    )
}
