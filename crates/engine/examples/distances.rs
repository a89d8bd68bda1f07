//! Counts the states of the 2×2×2 at each distance from the solved one, in both metrics:
//!
//!     cargo run --release -p unfold-engine --example distances
//!
//! The cube is held by one corner, so that 7!·3^6 = 3,674,160 states remain.
#![allow(clippy::print_stdout, reason = "a program of the command line says what it found")]

use std::error::Error;

use unfold_engine::control::Control;
use unfold_engine::puzzle::Metric;
use unfold_engine::solve::cube2::METRICS;
use unfold_engine::tables::cube2::distances::Distances;

fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let threads = std::thread::available_parallelism()?.get();
    // All distances are found by breadth-first search in about a tenth of a second, without keeping a file.
    let distances = Distances::make(threads, &Control::new())?;
    let counts = |metric: Metric| {
        let at = |distance: u8| distances.at(distance, metric).count();
        (0..).map(at).take_while(|count| *count > 0).collect::<Vec<usize>>()
    };
    for metric in METRICS {
        println!("{metric}");
        for (distance, count) in counts(metric).into_iter().enumerate() {
            println!("{distance:>4} {count:>9}");
        }
    }
    Ok(())
}
