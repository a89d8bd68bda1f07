//! Measures the length of each method's solutions: `cargo run --release --example methods -- 1000`.
//!
//! Checks every step of every solution on the facelets; panics at the first step whose claim is wrong.

#![allow(clippy::disallowed_methods, reason = "an example is a program of its own")]
#![allow(clippy::print_stdout, reason = "a program of the command line")]

use std::collections::BTreeMap;
use std::time::Instant;

use unfold_engine::puzzle::{Metric, PuzzleId, Sequence, scramble};
use unfold_engine::puzzles::cube3::Cube3;
use unfold_engine::puzzles::cube3::methods::{Method, MethodStep, steps};

#[path = "../tests/support/claims.rs"]
mod claims;

fn main() {
    let count: usize = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(1000);
    let def = PuzzleId::Cube3.def();
    for method in Method::ALL {
        let (began, mut random) = (Instant::now(), scramble::generator(1));
        let (mut sums, mut worst, mut slowest) = ([0; 2], [0; 2], 0.0_f64);
        let mut by_step: BTreeMap<String, (usize, usize)> = BTreeMap::new();
        for n in 0..count {
            let state = scramble::uniform(PuzzleId::Cube3, &mut random);
            let cube = Cube3::from_facelets(&state).expect("a state");
            let here = Instant::now();
            let found: Vec<MethodStep> = steps(&cube, method).collect();
            // The first solutions build the tables.
            if n >= 10 {
                slowest = slowest.max(here.elapsed().as_secs_f64());
            }
            if let Some(fault) = claims::fault(&state, method, &found) {
                panic!("{method:?}, cube {n}: {fault}");
            }
            let whole = Sequence(found.iter().flat_map(|step| step.moves.0.iter().copied()).collect());
            for (n, metric) in [Metric::Htm, Metric::Stm].into_iter().enumerate() {
                let length = whole.length_in(def, metric);
                sums[n] += length;
                worst[n] = worst[n].max(length);
            }
            let mut lengths: BTreeMap<String, usize> = BTreeMap::new();
            for step in &found {
                *lengths.entry(step.name.to_string()).or_default() += step.moves.length_in(def, Metric::Stm);
            }
            for (name, length) in lengths {
                let (sum, most) = by_step.entry(name).or_default();
                *sum += length;
                *most = (*most).max(length);
            }
        }
        let mean = sums.map(|sum| sum as f64 / count as f64);
        let seconds = began.elapsed().as_secs_f64();
        println!(
            "{method:?}: {count} cubes, mean {:.1} HTM and {:.1} STM, worst {} HTM and {} STM, slowest solution {slowest:.3} s, {seconds:.0} s",
            mean[0], mean[1], worst[0], worst[1]
        );
        for (name, (sum, most)) in by_step {
            println!("    {name}: mean {:.2} STM, worst {most}", sum as f64 / count as f64);
        }
    }
}
