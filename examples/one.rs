//! temp
#![allow(missing_docs)]
use unfold::{
    control::Control,
    puzzle::{PuzzleId, scramble},
    solve::{self, Limits},
    tables::store::Store,
};
fn main() {
    let store = Store::new("/tmp/tt".into());
    let s = solve::of(PuzzleId::Cube3).next().unwrap();
    s.prepare(1, &Control::new(), &store).unwrap();
    let mut r = scramble::generator(1);
    for k in 0..3 {
        let st = scramble::uniform(PuzzleId::Cube3, &mut r);
        eprintln!("state {k}");
        let lim = Limits {
            threads: 1,
            timeout: Some(std::time::Duration::from_secs(2)),
            memory: solve::Memory::Full,
            ..Limits::default()
        };
        let _ = s.solve(&st, &lim, &Control::new(), &store, &|e| eprintln!("{e:?}")).unwrap();
    }
}
