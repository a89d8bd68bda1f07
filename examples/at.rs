//! temp
#![allow(missing_docs)]
use std::time::Duration;
use unfold::{
    control::Control,
    puzzle::{PuzzleId, scramble},
    solve::{self, Event, Limits, Solver},
    tables::store::Store,
};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n: usize = a[1].parse().unwrap();
    let to: f64 = a[2].parse().unwrap();
    let th: usize = a[3].parse().unwrap();
    let store = Store::new("/tmp/tt".into());
    let s = solve::of(PuzzleId::Cube3).next().unwrap();
    let t = std::time::Instant::now();
    if let Err(e) = s.prepare(2, &Control::new(), &store) {
        eprintln!("{e:?}");
        return;
    }
    eprintln!("prepare {:?}", t.elapsed());
    let mut r = scramble::generator(1);
    let bud = [0.0005, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0];
    let mut sum = [0.0; 8];
    let mut cnt = [0; 8];
    let mut mx = [0; 8];
    let mut first = 0.0;
    let mut fmax: f64 = 0.0;
    let mut t20 = 0.0;
    let mut t19 = 0.0;
    let mut nodes = 0;
    let mut low = 0;
    let mut flen = 0;
    let mut opt = 0;
    let (mut n20, mut n19) = (0, 0);
    for _ in 0..n {
        let st = scramble::uniform(PuzzleId::Cube3, &mut r);
        let found = std::sync::Mutex::new(vec![]);
        let c = Control::new();
        let lim = Limits {
            threads: th,
            timeout: Some(Duration::from_secs_f64(to)),
            memory: solve::Memory::Full,
            ..Limits::default()
        };
        let o = s
            .solve(&st, &lim, &c, &store, &|e| {
                if let Event::Found(s) = e {
                    found.lock().unwrap().push((s.at.as_secs_f64(), s.length))
                }
            })
            .unwrap();
        let f = found.into_inner().unwrap();
        nodes += o.nodes;
        low += o.lower;
        if o.is_optimal() {
            opt += 1
        }
        if f.is_empty() {
            println!("UNSOLVED");
            continue;
        }
        first += f[0].0;
        fmax = fmax.max(f[0].0);
        flen += f[0].1;
        for (i, b) in bud.iter().enumerate() {
            if let Some(x) = f.iter().rfind(|x| x.0 <= *b) {
                sum[i] += x.1 as f64;
                cnt[i] += 1;
                mx[i] = mx[i].max(x.1)
            }
        }
        if let Some(x) = f.iter().find(|x| x.1 <= 20) {
            t20 += x.0;
            n20 += 1
        }
        if let Some(x) = f.iter().find(|x| x.1 <= 19) {
            t19 += x.0;
            n19 += 1
        } else {
            t19 += to
        }
    }
    println!(
        "first {:.3} ms max {:.3} len {:.2}; t20 {:.3} ms ({n20}) t19 {:.2} ms ({n19}); nodes/s {:.1}M lower {:.2} opt {opt}",
        first / n as f64 * 1e3,
        fmax * 1e3,
        flen as f64 / n as f64,
        t20 / n as f64 * 1e3,
        t19 / n as f64 * 1e3,
        nodes as f64 / (n as f64 * to) / 1e6,
        low as f64 / n as f64
    );
    for (i, b) in bud.iter().enumerate() {
        if *b <= to {
            println!("{b}: {:.3} solved {} max {}", sum[i] / cnt[i].max(1) as f64, cnt[i], mx[i])
        }
    }
}
