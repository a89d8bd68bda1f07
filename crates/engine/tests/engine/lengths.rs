//! Moves are joined before they are counted, so a length does not depend on how turns are written, and never exceeds MC4D's count of
//! the same moves.

use std::path::{Path, PathBuf};

use crate::support::{data, tables};
use proptest::prelude::*;
use unfold_engine::control::Control;
use unfold_engine::mc4d::{self, Log, Token, count_twists};
use unfold_engine::notation;
use unfold_engine::puzzle::hypercube::grips::{Click, GRIPS, Slices};
use unfold_engine::puzzle::metric::ALL as METRICS;
use unfold_engine::puzzle::{Facelets, Metric, Move, PuzzleId, Sequence, scramble};
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Known, Limits, Solution};

/// Checks the lengths of a log's scramble and solution against MC4D's counts.
fn check(log: &Log) -> Result<(), TestCaseError> {
    let (puzzle, def) = (log.puzzle(), log.puzzle().def());
    for (part, clicks) in [log.scramble(), log.solution()].into_iter().zip(log.twist_counts()) {
        let length = part.length(def);
        prop_assert!(length <= clicks, "{} STM, {} clicks", length, clicks);
        for moves in [&part, &part.joined(def)] {
            prop_assert!(
                length <= count_twists(puzzle, moves),
                "{} STM, {} twists",
                length,
                count_twists(puzzle, moves)
            );
            prop_assert_eq!(moves.length(def), length);
        }
    }
    Ok(())
}

fn logs_in(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) = entries.partition(|path| path.is_dir());
    let logs = files.into_iter().filter(|file| file.extension().is_some_and(|end| end == "log"));
    logs.chain(folders.iter().flat_map(|folder| logs_in(folder))).collect()
}

#[test]
fn no_log_has_more_moves_than_twists() {
    let mut read = 0;
    for path in logs_in(&data("mc4d/logs")) {
        let Ok(log) = mc4d::read(&std::fs::read(&path).expect("readable")) else { continue };
        check(&log).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        read += 1;
    }
    assert!(read > 40, "{read} logs");
}

#[test]
fn a_turn_has_one_length_in_every_spelling() {
    for (puzzle, texts, lengths) in [
        (PuzzleId::Cube3, &["R", "R' R'  R'", "R2 R'", "R2 R2 R"][..], [1, 1, 1, 1]),
        (PuzzleId::Cube3, &["R2 U", "R R U2 U'", "R' R' U"], [2, 3, 2, 2]),
        (PuzzleId::Cube3, &["M", "M2 M'", "M' M' M'"], [2, 2, 1, 2]),
        (PuzzleId::Cube2, &["", "F F'", "U2 F2 F2 U2"], [0, 0, 0, 0]),
        (PuzzleId::Tess2, &["RO2", "RO RO", "RO' RO'"], [1, 1, 1, 2]),
        (PuzzleId::Tess3, &["{2}RF", "{2}RF' {2}RF' {2}RF'"], [1, 1, 1, 1]),
    ] {
        for text in texts {
            let moves = notation::parse(puzzle, text).expect("moves");
            assert_eq!(METRICS.map(|metric| moves.length_in(puzzle.def(), metric)), lengths, "{text}");
        }
    }
}

#[test]
fn known_moves_are_joined_before_a_search() {
    let (puzzle, metric) = (PuzzleId::Tess3, Metric::Stm);
    let moves = notation::parse(puzzle, "RF RF UO RF' RF UO").expect("moves");
    let joined = moves.joined(puzzle.def());
    let known = Solution::known(&moves, puzzle, metric).expect("its moves");
    assert_eq!((known.length, &known.moves), (2, &joined));
    // A caller may have counted the clicks itself.
    let counted = Solution { moves: moves.clone(), length: 6, ..known };
    let limits = Limits {
        known: Known { best: Some(counted), ..Known::default() },
        target: Some(2),
        ..Limits::first_solution()
    };
    let state = Facelets::solved(puzzle).after_all(&moves.inverse(puzzle.def()));
    let solver = solvers::default_of(puzzle).expect("a solver");
    let (control, store) = (Control::new(), tables::shared_tables());
    let outcome = solver.solve(&state, &limits, &control, store, &|_| ()).expect("a state");
    assert_eq!(outcome.best.map(|best| (best.length, best.moves)), Some((2, joined)));
}

#[test]
fn every_method_reports_joined_moves() {
    let (control, store) = (Control::new(), tables::shared_tables());
    for puzzle in unfold_engine::puzzles::ALL {
        for (solver, seed) in solvers::solvers_for(puzzle).flat_map(|solver| [(solver, 1), (solver, 2)]) {
            let walk = scramble::walk(puzzle, 5, &mut scramble::generator(seed));
            let state = Facelets::solved(puzzle).after_all(&walk);
            let outcome = solver.solve(&state, &Limits::first_solution(), &control, store, &|_| ()).expect("a state");
            let Some(best) = outcome.best else { continue };
            assert_eq!(best.moves.joined(puzzle.def()), best.moves, "{puzzle:?} {solver:?}");
        }
    }
}

/// Clicks on any grip, about half of them on the same two grips, so that many join or cancel.
fn clicks(size: usize) -> impl Strategy<Value = Click> {
    let slices = prop::sample::select(Slices::all(size).collect::<Vec<_>>());
    let grips = prop_oneof![20..22u16, 0..GRIPS].prop_filter("a core does not turn", |g| g % 27 != 26);
    (grips, any::<bool>(), slices).prop_map(|(grip, positive, slices)| Click { grip, positive, slices })
}

fn logs() -> impl Strategy<Value = Log> {
    let log = |(puzzle, size): (PuzzleId, usize)| {
        let token = prop_oneof![12 => clicks(size).prop_map(Token::Click), 1 => Just(Token::Mark('|'))];
        proptest::collection::vec(token, 0..60).prop_map(move |history| Log::from_history(puzzle, history))
    };
    prop_oneof![log((PuzzleId::Tess2, 2)), log((PuzzleId::Tess3, 3))]
}

/// Moves of any puzzle, rotations included, with many repetitions.
fn sequences() -> impl Strategy<Value = (PuzzleId, Sequence)> {
    let puzzles = prop::sample::select(PuzzleId::ALL.to_vec());
    puzzles.prop_flat_map(|puzzle| {
        let all = puzzle.def().moves.len() as u16;
        let moves = prop_oneof![0..6u16, 0..all].prop_map(Move::new);
        proptest::collection::vec(moves, 0..40).prop_map(move |moves| (puzzle, Sequence(moves)))
    })
}

proptest! {
    #[test]
    fn no_history_has_more_moves_than_twists(log in logs()) {
        check(&log)?;
    }

    #[test]
    fn joining_preserves_lengths_and_the_order_of_metrics((puzzle, moves) in sequences()) {
        let def = puzzle.def();
        let joined = moves.joined(def);
        let counted = |moves: &Sequence| METRICS.map(|metric| moves.length_in(def, metric));
        prop_assert_eq!(counted(&joined), counted(&moves));
        let [htm, qtm, stm, clicked] = counted(&moves);
        prop_assert!(stm <= htm && htm <= qtm && qtm <= 4 * moves.0.len());
        prop_assert!(stm <= clicked && clicked <= 2 * moves.0.len());
        if def.log.is_some() {
            prop_assert_eq!(clicked, count_twists(puzzle, &joined));
            prop_assert!(clicked <= count_twists(puzzle, &moves));
        }
    }
}
