//! Scratch.
use std::time::Instant;
use rand::{RngExt, SeedableRng};
use unfold_engine::control::Control;
use unfold_engine::tables::Workers;
use unfold_engine::puzzles::tess3::{Tess3, codes::CodeTable, search::{separate, slab_coordinates::SlabTables, orient::{Width, Reached}}};

fn main() {
    let a: Vec<f32> = std::env::args().skip(1).map(|x| x.parse().unwrap()).collect();
    let control = Control::new();
    let tables = SlabTables::build(Workers::new(2, &control)).unwrap();
    let t = Instant::now(); let r = std::env::var("R").map_or(3, |r| r.parse().unwrap()); let ball = tables.ball(r); println!("ball {} s", t.elapsed().as_secs_f32()); let _ = ball.radius;
    let codes = CodeTable::get();
    let turns: Vec<usize> = (0..276).filter(|t| codes.turns[*t].motion.axis[3] == 3).collect();
    let net = unfold_engine::puzzles::tess3::search::slab_net::SlabNet::new(unfold_engine::puzzles::tess3::search::net::Net::read(&std::fs::read(std::env::var("NET").unwrap()).unwrap(), unfold_engine::puzzles::tess3::search::slab_net::ROWS).unwrap(), &tables);
    let mut sum = 0;
    for seed in 1..=a[0] as u64 {
        let mut random = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
        let mut state = codes.encode(&Tess3::solved());
        for _ in 0..300 { state = codes.turned(&state, turns[random.random_range(0..turns.len())]); }
        let t = Instant::now();
        let goals = separate::search(&tables, &net, &ball, &[Reached { codes: state, start: 0, turns: vec![] }], Width { states: a[1] as usize, goals: 100000, more_levels: 1, levels: 45 }, 2, &control);
        let mut by = std::collections::BTreeMap::new();
        for g in &goals { *by.entry(g.turns.len()).or_insert(0) += 1; }
        sum += goals.first().map_or(100, |g| g.turns.len());
        println!("{} seed {seed}: {by:?} in {:.2} s", tables.of(&state).show(), t.elapsed().as_secs_f64());
    }
    println!("mean {}", sum as f32 / a[0]);
}
