//! temp
#![allow(missing_docs)]
use unfold::{
    control::Control,
    puzzle::{PuzzleId, scramble},
    solve::{self, Limits},
    tables::store::Store,
};
fn cpu() -> f64 {
    let s = std::fs::read_to_string("/proc/self/schedstat").unwrap();
    s.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e9
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n: usize = a[1].parse().unwrap();
    let nodes: u64 = a[2].parse().unwrap();
    let store = Store::new("/tmp/tt".into());
    let s = solve::of(PuzzleId::Cube3).next().unwrap();
    let c0 = cpu();
    s.prepare(1, &Control::new(), &store).unwrap();
    let c1 = cpu();
    let mut r = scramble::generator(1);
    let mut tot = 0;
    let mut len = 0;
    for _ in 0..n {
        let st = scramble::uniform(PuzzleId::Cube3, &mut r);
        let lim = Limits { threads: 1, timeout: None, nodes: Some(nodes), ..Limits::default() };
        let o = s.solve(&st, &lim, &Control::new(), &store, &|_| ()).unwrap();
        tot += o.nodes;
        len += o.best.map_or(0, |b| b.length);
    }
    let c2 = cpu();
    println!(
        "prep {:.3} search {:.3} s, {:.1} ns/node, len {:.3}",
        c1 - c0,
        c2 - c1,
        (c2 - c1) / tot as f64 * 1e9,
        len as f64 / n as f64
    );
}
