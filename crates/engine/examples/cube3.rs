//! Solves a 3×3×3 given as moves from the solved cube, or a random one:
//!
//!     cargo run --release -p unfold-engine --example cube3 -- "R U R' U' F2 D L"
//!
//! Each shorter solution is a line: seconds, length, moves. The last line gives the proven bound.
#![allow(clippy::print_stdout, reason = "a program of the command line says what it found")]

use std::error::Error;
use std::time::SystemTime;

use unfold_engine::control::Control;
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, PuzzleId, scramble};
use unfold_engine::solve::{self, Limits, SearchEvent};
use unfold_engine::tables::store::Store;

const CUBE: PuzzleId = PuzzleId::Cube3;

fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let moves = std::env::args().skip(1).collect::<Vec<_>>().join(" ");
    let state =
        if moves.is_empty() { random()? } else { Facelets::solved(CUBE).after_all(&notation::parse(CUBE, &moves)?) };
    println!("facelets: {}", notation::facelets::print(&state));

    // Ten seconds, all processors, and the same folder of tables as the program.
    let tables = Store::new(Store::default_folder());
    let listen = |event: SearchEvent| {
        if let SearchEvent::Found(solution) = event {
            let (seconds, text) = (solution.at.as_secs_f64(), notation::print(CUBE, &solution.moves));
            println!("{seconds:.3} s: {} moves: {text}", solution.length);
        }
    };
    let outcome = solve::default_of(CUBE).solve(&state, &Limits::default(), &Control::new(), &tables, &listen)?;
    let proof = if outcome.is_optimal() { "optimal" } else { "not proved to be the shortest" };
    println!("{proof}: no solution has less than {} moves in {}", outcome.lower, outcome.metric);
    Ok(())
}

/// A random state, drawn uniformly.
fn random() -> Result<Facelets, Box<dyn Error + Send + Sync>> {
    let seed = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH)?.subsec_nanos();
    Ok(scramble::uniform(CUBE, &mut scramble::generator(seed.into())))
}
