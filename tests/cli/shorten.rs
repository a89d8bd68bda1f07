//! `unfold shorten`: moves in, shorter moves to the same stickers out.

use serde_json::Value;
use unfold_engine::mc4d;
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence, scramble};

use crate::support::program::{ended, unfold, with_tables};
use unfold_tests::root;

/// The program with these arguments and limits that say nothing of time: the object that it prints.
fn shortened(arguments: &[&str]) -> Value {
    let limits = ["shorten", "--jsonl", "--timeout", "0", "--nodes", "300000", "--threads", "1", "--memory", "small"];
    let (code, out, err) = ended(with_tables(&[&limits[..], arguments].concat()));
    assert_eq!(code, 0, "{out}{err}");
    serde_json::from_str(&out).expect("one line of JSON")
}

fn moves(puzzle: PuzzleId, text: &str) -> Sequence {
    notation::parse(puzzle, text).expect("moves")
}

fn number(line: &Value, key: &str) -> usize {
    line[key].as_u64().unwrap_or_else(|| panic!("{key} in {line}")) as usize
}

/// Moves of three parts, of which the one in the middle is three moves and at least twenty that lead nowhere: a commutator, as often as it
/// takes until nothing is changed.
fn with_a_detour(puzzle: PuzzleId, seed: u64) -> [Sequence; 3] {
    let mut random = scramble::generator(seed);
    let [before, straight, pair, after] = [6, 3, 2, 6].map(|length| scramble::walk(puzzle, length, &mut random));
    let inverse = |n: usize| puzzle.def().moves[pair.0[n].index()].inverse;
    let commutator = [&pair.0[..], &[inverse(0), inverse(1)]].concat();
    let (solved, mut detour) = (Facelets::solved(puzzle), Sequence::default());
    while detour.0.len() < 20 || solved.after_all(&detour) != solved {
        detour.0.extend(&commutator);
    }
    let middle = [&straight.0[..1], &detour.0, &straight.0[1..]].concat();
    [before, Sequence(middle), after]
}

#[test]
fn a_stretch_with_twenty_moves_that_lead_nowhere_is_found_on_every_puzzle() {
    for (puzzle, seeds) in [(PuzzleId::Cube2, 0..3), (PuzzleId::Cube3, 3..6), (PuzzleId::Tess2, 6..8)] {
        for seed in seeds {
            let [before, middle, after] = with_a_detour(puzzle, seed);
            let whole = Sequence([&before.0[..], &middle.0, &after.0].concat());
            let (first, last) = (before.0.len() + 1, before.0.len() + middle.0.len());
            let (text, stretch) = (notation::print(puzzle, &whole), format!("{first}-{last}"));
            let line = shortened(&["--puzzle", puzzle.def().name, &text, "--stretch", &stretch]);
            assert_eq!((number(&line, "first"), number(&line, "last")), (first, last));
            assert!(number(&line, "before") > 15 && number(&line, "after") <= 3, "{line}");
            let short = moves(puzzle, line["moves"].as_str().expect("moves"));
            let solved = Facelets::solved(puzzle);
            assert_eq!(solved.after_all(&short), solved.after_all(&whole), "the same stickers: {line}");
            assert_eq!(number(&line, "total"), short.length(puzzle.def()));
            assert!(number(&line, "total") < number(&line, "total_before"), "{line}");
        }
    }
}

#[test]
fn nothing_longer_takes_the_place_of_the_moves() {
    let line = shortened(&["R U F2 L'"]);
    assert_eq!((number(&line, "before"), number(&line, "after")), (4, 4));
    assert_eq!((line["optimal"].as_bool(), line["moves"].as_str()), (Some(true), Some("R U F2 L'")));
    let line = shortened(&["R U U' R'"]);
    assert_eq!((number(&line, "before"), number(&line, "total"), line["moves"].as_str()), (0, 0, Some("R U U' R'")));
    let (code, out, err) = ended(with_tables(&["shorten", "R U F2 L'", "--memory", "small"]));
    assert_eq!((code, out.trim()), (0, "R U F2 L'"), "{err}");
    assert!(err.contains("None is shorter: 4 HTM is proven optimal."), "{err}");
    let (_, out, err) = ended(with_tables(&["shorten", "R R R U", "--stretch", "1-3", "--memory", "small"]));
    assert_eq!(out.trim(), "R R R U", "they are one turn already: {err}");
}

#[test]
fn the_solve_of_a_log_is_shortened_and_saved_with_its_scramble() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = root().join("crates/app/assets/examples/solve.log");
    let saved = folder.path().join("shorter.log");
    let [from, to] = [&log, &saved].map(|path| path.to_str().expect("a path of text"));
    let line = shortened(&[from, "-o", to]);
    assert!(number(&line, "after") < number(&line, "before"), "{line}");
    let read = |path| mc4d::read(&std::fs::read(path).expect("a file")).expect("a log");
    let (old, new) = (read(&log), read(&saved));
    assert_eq!(old.scramble(), new.scramble());
    assert!(old.is_solved() && new.is_solved());
    assert_eq!(new.solution().length(new.puzzle().def()), number(&line, "total"));
    let (code, _, err) = ended(unfold(&["shorten", from, "-o", to]));
    assert!(code != 0 && err.contains("shorter.log") && err.contains("--force"), "it is not replaced: {code} {err}");
    assert_eq!(read(&saved).solution(), new.solution());
}

#[test]
fn what_is_no_stretch_is_refused_with_what_to_do() {
    for (arguments, said) in [
        (&["R U F", "--stretch", "2-5"][..], "ends with move 5, but there are only 3 moves"),
        (&["R U F", "--stretch", "3-2"], "such as 40-60"),
        (&["R U F", "--stretch", "0-2"], "such as 40-60"),
        (&["R U F", "--stretch", "2"], "such as 40-60"),
        (&["R U F", "--stretch", "1-99999999999999999999"], "such as 40-60"),
        (&[], "There are no moves to shorten"),
        (&["UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB"], "There are no moves to shorten"),
        (&["R U F", "-o", "moves.pdf"], "not written as pages"),
        (&["R U F", "-o", "moves.log"], "works only with the 2x2x2x2 or 3x3x3x3"),
        (&["R U F", "--metric", "stm"], "stm"),
        (&["R U F", "--notation", "mc4d"], "--notation mc4d"),
    ] {
        let (code, out, err) = ended(with_tables(&[&["shorten"][..], arguments].concat()));
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(err.contains(said), "{arguments:?}: {err}");
    }
}
