//! `unfold bench balls`: the number of states of the 2x2x2x2 within some number of moves, and what that proves.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use clap::Args;

use crate::cli::args::{self, INPUT, SEARCH};
use crate::cli::out::{self, Terminal};
use crate::cli::{CliError, language};
use unfold_engine::control::Control;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::puzzles::tess2::STATES;
use unfold_engine::tables::Workers;
use unfold_lab::tess2::balls::{self, Level, TooFew};
use unfold_text::{command_line as say, numbers};

/// Options of `bench balls`.
#[derive(Args, Debug)]
#[command(after_long_help = "Example:\n  unfold bench balls --radius 5 --threads 2")]
pub struct Balls {
    /// Number of moves
    #[arg(long, help_heading = INPUT, value_name = "R", default_value_t = balls::FARTHEST as u8, value_parser = clap::value_parser!(u8).range(..=balls::FARTHEST as i64))]
    pub radius: u8,
    /// Threads [default: all cores]
    #[arg(long, help_heading = SEARCH, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
}

/// Runs the bench.
pub fn run(options: &Balls, terminal: &Terminal) -> Result<(), CliError> {
    let radius = usize::from(options.radius);
    let bar = terminal.bar();
    let distance = AtomicUsize::new(0);
    terminal.say(say::BALLS_HEAD.get(language()));
    let began = Instant::now();
    let row = |level: Level| {
        let Level { distance: at, states, ball, classes } = level;
        distance.store(at + 1, Ordering::Relaxed);
        let cells = [at.to_string(), states.to_string(), ball.to_string(), classes.to_string()];
        let line = format!("{}\t{}\n", cells.join("\t"), numbers::seconds(began.elapsed()).plain());
        terminal.say_beside(&bar, line.as_bytes());
    };
    let work = |control: &Control| balls::levels(radius, Workers::new(args::threads(options.threads), control), row);
    let look = |control: &Control| {
        bar.set_message(say::BALLS_AT_WORK.fill(language(), [&distance.load(Ordering::Relaxed)]));
        bar.set_position((control.progress() * 1000.0) as u64);
    };
    let levels = out::stoppable(terminal, work, look)??;
    bar.finish_and_clear();
    terminal.say(&proof(&levels));
    Ok(())
}

/// The line of the proof: "1454681400^3".
fn proof(levels: &[Level]) -> String {
    let proof = TooFew::new(levels);
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
    let (moves, metric) = (proof.moves(), PuzzleId::Tess2.def().metric);
    say::BALLS_PROOF.fill(language(), [&moves, &powers, &proof.product, &STATES, &(moves + 1), &metric])
}
