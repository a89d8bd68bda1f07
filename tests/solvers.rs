//! Solvers: solve and check on facelets.

use std::time::Duration;

use unfold::control::Control;
use unfold::puzzle::{Facelets, PuzzleId, scramble};
use unfold::solve::{self, Event, Limits, Solver};
use unfold::tables::store::Store;

#[test]
fn trial() {
    let store = Store::new(std::path::PathBuf::from("/tmp/tables"));
    let secs: f64 = std::env::var("SECS").map_or(2.0, |s| s.parse().unwrap());
    let threads = std::env::var("THREADS").map_or(2, |s| s.parse().unwrap());
    let count = std::env::var("COUNT").map_or(5, |s| s.parse().unwrap());
    let mut random = scramble::generator(1);
    for n in [4, 6, 8, 8, 8] {
        let s = scramble::walk(PuzzleId::Tess2, n, &mut random);
        let state = Facelets::solved(PuzzleId::Tess2).after_all(&s);
        let control = Control::new();
        let limits = Limits { threads, timeout: Some(Duration::from_secs_f64(secs)), ..Limits::default() };
        let out = solve::tess2::ANYTIME.solve(&state, &limits, &control, &store, &|_| ()).expect("ok");
        eprintln!(
            "walk {n}: {:?} {} {:?} nodes {} {:?}",
            out.best.as_ref().map(|b| b.length),
            out.lower,
            out.reason,
            out.nodes,
            out.elapsed
        );
    }
    let times = [0.005, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0];
    let mut sums = vec![(0, 0); times.len()];
    for _ in 0..count {
        let state = scramble::uniform(PuzzleId::Tess2, &mut random);
        let control = Control::new();
        let limits = Limits { threads, timeout: Some(Duration::from_secs_f64(secs)), ..Limits::default() };
        let log = std::sync::Mutex::new(Vec::new());
        let out = solve::tess2::ANYTIME
            .solve(&state, &limits, &control, &store, &|e| match e {
                Event::Found(s) => log.lock().unwrap().push((s.at.as_secs_f64(), s.length)),
                Event::Started { tables, .. } => eprint!("tables {tables:?} "),
                Event::Bound { at, lower } => eprint!("[{:.3} >={lower}] ", at.as_secs_f64()),
                _ => (),
            })
            .expect("ok");
        for (at, l) in log.lock().unwrap().iter() {
            eprint!("{at:.3}:{l} ");
        }
        for (i, t) in times.iter().enumerate() {
            if let Some(b) = log.lock().unwrap().iter().filter(|x| x.0 <= *t).map(|x| x.1).min() {
                sums[i].0 += b;
                sums[i].1 += 1;
            }
        }
        eprintln!(" -> {} {:?} nodes {} {:?}", out.lower, out.reason, out.nodes, out.elapsed);
    }
    for (i, t) in times.iter().enumerate() {
        eprintln!("t={t}: {:.2} ({})", sums[i].0 as f64 / sums[i].1.max(1) as f64, sums[i].1);
    }
}
