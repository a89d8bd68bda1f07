//! Scratch: first seed, last seed, widths A S T F, goals A S T, grips.
use std::time::Instant;
use rand::SeedableRng;
use unfold_engine::control::Control;
use unfold_engine::tables::{Tables, Workers};
use unfold_engine::puzzles::tess3::{Tess3, codes::CodeTable, search::chain::{ChainTables, Widths}};

fn main() {
    let a: Vec<usize> = std::env::args().skip(1).map(|x| x.parse().unwrap()).collect();
    let control = Control::new();
    let t = Instant::now();
    let tables = ChainTables::open(&Tables::open("/tmp/t3tables"), Workers::new(2, &control)).unwrap();
    println!("tables {:.1} s", t.elapsed().as_secs_f64());
    let codes = CodeTable::get();
    let widths = Widths { orient: a[2], separate: a[3], into: a[4], within: a[5], goals: [a[6], a[7], a[8]], grips: a[9], groups: a[10], salt: 0 };
    let (mut sum, mut n, mut time) = (0, 0, 0.0);
    for seed in a[0]..=a[1] {
        let state = codes.encode(&Tess3::random(&mut rand_chacha::ChaCha8Rng::seed_from_u64(seed as u64)));
        let t = Instant::now();
        let found = tables.search(&state, widths, 2, &control, &unfold_engine::control::NodeCounter::new(&control));
        let s = t.elapsed().as_secs_f64();
        time += s;
        let solved = codes.encode(&Tess3::solved());
        for f in &found { assert_eq!(f.turns.iter().fold(state, |c, t| codes.turned(&c, *t as usize)), solved); }
        if let Some(f) = found.first() { sum += f.turns.len(); n += 1; println!("seed {seed}: {} {:?} view {} {s:.2} s", f.turns.len(), f.ends, f.view); } else { println!("seed {seed}: none {s:.2} s"); }
    }
    println!("mean {:.2} of {n}, {:.2} s", sum as f64 / n.max(1) as f64, time / (a[1] - a[0] + 1) as f64);
}
