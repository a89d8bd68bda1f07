//! Tests of the lab through its public interface: node counts of the fixed benches, results of walks, and the command line.

mod command_line;
#[path = "../../../engine/tests/support/mod.rs"]
mod support;

use unfold_engine::control::Control;
use unfold_engine::puzzle::scramble;
use unfold_engine::puzzles::cube3;
use unfold_engine::search::{Limits, Solver};
use unfold_engine::tables::Tables;
use unfold_lab::benches::{self, Lengths};
use unfold_lab::cube3::walks::{GREEDY, WalkResults};

#[test]
fn the_benches_have_their_fingerprints() {
    for bench in &benches::ALL {
        let nodes: u64 = (0..bench.states)
            .map(|n| bench.run(n, &Control::new(), support::tables::shared_tables()).expect("a good state").nodes)
            .sum();
        let expected = match bench.name {
            "cube3-20" => 234_911,
            "cube3-19" => 2_768_860,
            "cube3-proof" => 63_101,
            "cube3-optimal" => 668_245,
            "cube3-qtm-23" => 258_258_631,
            "cube3-qtm-proof" => 42_405,
            "cube3-qtm-optimal" => 1_277_118,
            "direct" => 2_821_349,
            "score-ida" => 10_580,
            "hyper-first" => 13_340,
            "hyper-21" => 26_020_502,
            "hyper3-first" => 44_071_077,
            "hyper-proof" => 3987,
            "hyper-18" => 77_717_045,
            other => panic!("bench {other} has no fingerprint"),
        };
        assert_eq!(nodes, expected, "the search of {} has changed", bench.name);
    }
}

#[test]
fn walks_are_counted_by_their_results() {
    let folder = support::temporary();
    let tables = Tables::open(folder.path());
    let mut random = scramble::generator(1);
    let (mut tried, mut lengths, mut shortest) = (WalkResults::default(), Lengths::default(), Lengths::default());
    assert_eq!(tried.share(), None);
    for _ in 0..10 {
        let state = GREEDY.state(3, &mut random);
        let limits = Limits { threads: 1, timeout: None, ..Limits::default() };
        let run =
            |solver: &dyn Solver| solver.solve(&state, &limits, &Control::new(), &tables, &|_| ()).expect("a state");
        run(&cube3::GREEDY).best.iter().for_each(|best| lengths.add(best.length));
        shortest.add(run(&cube3::SCORE_IDA).lower);
        GREEDY.add(&state, &Control::new(), &tables, &mut tried).expect("a state");
        GREEDY.prove(&state, &Control::new(), &tables, &mut tried).expect("a state");
    }
    assert_eq!(tried, WalkResults { states: 10, solved: lengths.clone(), proven: shortest });
    assert_eq!(tried.share(), Some(lengths.solved as f64 / 10.0));
    assert!(lengths.solved > 0 && lengths.solved < 10);
}
