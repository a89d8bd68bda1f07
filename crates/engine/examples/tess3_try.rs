//! Scratch.
use std::time::Instant;
use rand::SeedableRng;
use unfold_engine::control::Control;
use unfold_engine::puzzles::tess3::{Tess3, codes::{CodeTable, TURNS}, search::{net::Net, orient, axis_labels::AxisLabels}};

fn main() {
    let net = Net::read(&std::fs::read(std::env::args().nth(1).unwrap()).unwrap(), 210).unwrap();
    let width: usize = std::env::args().nth(2).unwrap().parse().unwrap();
    let count: u64 = std::env::args().nth(3).unwrap().parse().unwrap();
    let t = Instant::now(); let ball = orient::ball(); println!("ball {}", t.elapsed().as_secs_f32());
    let codes = CodeTable::get();
    let tables = AxisLabels::get();
    let solved = codes.encode(&Tess3::solved());
    let mut out = [0; TURNS];
    let t = Instant::now();
    for _ in 0..10000 { net.answers(&unfold_engine::puzzles::tess3::search::axis_children::AfterTurns(&solved), &mut out); }
    println!("solved {} after a turn {} ns a child {:.1}", net.answer(&net.sum(unfold_engine::puzzles::tess3::search::axis_children::rows(&solved))), out[5], t.elapsed().as_secs_f64() * 1e9 / 10000.0 / TURNS as f64);
    for seed in 1..=count {
        let state = Tess3::random(&mut rand_chacha::ChaCha8Rng::seed_from_u64(seed));
        let start = codes.encode(&state);
        let t = Instant::now();
        let goals = orient::search(&net, &ball, &[start], orient::Width { states: width, goals: 5000, more_levels: 1, levels: 45 }, 2, &Control::new());
        let mut by = std::collections::BTreeMap::new();
        for g in &goals { *by.entry(g.turns.len()).or_insert(0) += 1; }
        println!("seed {seed}: {by:?} in {:.2} s", t.elapsed().as_secs_f64());
    }
}
