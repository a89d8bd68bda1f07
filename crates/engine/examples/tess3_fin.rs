//! Scratch: seeds, T width, T goals, F width, F grips.
use std::time::Instant;
use rand::SeedableRng;
use unfold_engine::control::Control;
use unfold_engine::tables::{Tables, Workers};
use unfold_engine::puzzles::tess3::{Tess3, codes::CodeTable, search::{net::Net, cubes_net, cubes_beam::Beam, finish::{self, FinishTables}, orient::Reached}};

fn main() {
    let a: Vec<f32> = std::env::args().skip(1).map(|x| x.parse().unwrap()).collect();
    let control = Control::new();
    let t = Instant::now();
    let tables = FinishTables::build(&Tables::open("/tmp/t3tables"), Workers::new(2, &control)).unwrap();
    println!("tables {:.1} s", t.elapsed().as_secs_f64());
    let net = Net::read(&std::fs::read(std::env::var("NET").unwrap()).unwrap(), cubes_net::ROWS).unwrap();
    let t = Instant::now();
    let ball = tables.inner().ball(2);
    println!("ball {:.2} s", t.elapsed().as_secs_f64());
    let solved = CodeTable::get().encode(&Tess3::solved());
    let (mut sum, mut n) = (0, 0);
    for seed in 1..=a[0] as u64 {
        let codes = finish::random_in_slabs(&mut rand_chacha::ChaCha8Rng::seed_from_u64(seed));
        let t = Instant::now();
        let from = [Reached { codes, start: 0, turns: vec![] }];
        let into = Beam { states: a[1] as usize, grips: 1, goals: a[2] as usize, more: 1, below: 200, patience: 20 };
        let goals = finish::into_subgroups(&tables, &from, into, 2, &control);
        let t1 = t.elapsed().as_secs_f64();
        let first = goals.first().map(|g| g.reached.turns.len());
        let within = Beam { states: a[3] as usize, grips: a[4] as usize, goals: 1, more: 0, below: 200, patience: 20 };
        let done = finish::within_subgroups(&tables, &net, &ball, &goals, within, 2, &control);
        let whole = done.first().map(|g| g.reached.turns.len());
        assert!(done.iter().all(|d| d.reached.codes == solved));
        if let Some(w) = whole { sum += w; n += 1; }
        println!("seed {seed}: into {first:?} ({} goals, {t1:.2} s), whole {whole:?} {:.2} s", goals.len(), t.elapsed().as_secs_f64());
    }
    println!("mean {:.2} of {n}", sum as f64 / n.max(1) as f64);
}
