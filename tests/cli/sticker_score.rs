//! The sticker score of the 3x3x3 on the command line: its two methods, scrambles by turns, and the measured descent.

use serde_json::Value;
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, PuzzleId, scramble};
use unfold_engine::puzzles::cube3::score::score;

use crate::support::program::{run_program, run_with_input, unfold};

const CUBE3: PuzzleId = PuzzleId::Cube3;

fn walk(length: usize, seed: u64) -> Facelets {
    Facelets::solved(CUBE3).after_all(&scramble::turns(CUBE3, length, &mut scramble::generator(seed)))
}

fn uniform(seed: u64) -> Facelets {
    scramble::uniform(CUBE3, &mut scramble::generator(seed))
}

#[test]
fn the_command_solves_and_reports_when_a_method_is_stuck() {
    assert_eq!(run_program(unfold(&["solve", "--method", "list"])).1, "twophase\noptimal\ndirect\ngreedy\nida-score\n");
    for (method, metric, said) in [
        ("greedy", "htm", "s  1 HTM  R2"),
        ("greedy", "qtm", "s  2 QTM  R2"),
        ("ida-score", "htm", "s  1 HTM  R2"),
        ("ida-score", "qtm", "s  2 QTM  R2"),
    ] {
        let (code, out, err) = run_program(unfold(&["solve", "--moves", "R2", "--method", method, "--metric", metric]));
        assert_eq!((code, err.as_str()), (0, ""), "{method}");
        assert!(out.contains(said) && out.contains("Optimal: "), "{out}");
    }
    let failing = ["solve", "--random", "1", "--method", "greedy"];
    let (code, out, err) = run_program(unfold(&failing));
    assert_eq!((code, out.as_str()), (3, ""));
    assert!(err.contains("nothing left to try") && err.contains("--method") && !err.contains("--timeout"), "{err}");
    let (code, out, _) = run_program(unfold(&[&failing[..], &["--jsonl"]].concat()));
    assert_eq!(code, 3);
    let done: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
    assert_eq!((done["reason"].as_str(), done["length"].is_null()), (Some("exhausted"), true));
    assert_eq!(done["nodes"].as_u64(), Some(1800));
    assert!(done["moves"].is_null());
    let attempt = notation::parse(CUBE3, done["attempt"].as_str().expect("moves")).expect("moves");
    assert_eq!(attempt.0.len(), 100);
    let end = uniform(1).after_all(&attempt);
    assert_eq!(done["score"].as_u64(), score(&end).map(u64::from));
    assert!(
        err.contains(&format!(
            "greedy made 100 moves without solving and stopped at a sticker score of {}",
            done["score"]
        )),
        "{err}"
    );
    let (_, solved, _) = run_program(unfold(&["solve", "--moves", "R2", "--method", "greedy", "--jsonl"]));
    assert!(!solved.contains("attempt") && !solved.contains("score"), "{solved}");
    let states = format!("R2\n{}\n", facelets::print(&uniform(1)));
    let (code, out, err) = run_with_input(unfold(&["solve", "--batch", "-", "--method", "greedy"]), states.as_bytes());
    assert_eq!(code, 3);
    assert!(out.lines().count() == 3 && out.contains(",optimal,") && out.contains(",exhausted,"), "{out}");
    assert!(err.contains("for 1 of 2 rows") && err.contains("--method"), "{err}");
    // A search that runs out of time suggests `--timeout` instead.
    let (code, _, err) = run_program(unfold(&["solve", "--random", "1", "--method", "ida-score", "--timeout", "0.05"]));
    assert_eq!(code, 3);
    assert!(err.contains("--timeout"), "{err}");
}

#[test]
fn the_command_scrambles_with_random_moves() {
    let (code, out, _) = run_program(unfold(&["scramble", "--shuffle", "--seed", "3", "--count", "2"]));
    assert_eq!(code, 0);
    let mut random = scramble::generator(3);
    let expected = [20, 20].map(|length| scramble::turns(CUBE3, length, &mut random));
    let expected: Vec<String> = expected.iter().map(|moves| notation::print(CUBE3, moves)).collect();
    assert_eq!(out.lines().collect::<Vec<_>>(), expected);
    let (_, out, _) = run_program(unfold(&["scramble", "--shuffle", "7", "--seed", "3", "--as", "facelets"]));
    assert_eq!(out.trim_end(), facelets::print(&walk(7, 3)));
    let (code, _, err) = run_program(unfold(&["scramble", "--shuffle", "7", "--walk", "7"]));
    assert_eq!(code, 2);
    assert!(err.contains("--walk"), "{err}");
    assert_eq!(run_program(unfold(&["scramble", "--shuffle", "1000001"])).0, 2);
}

#[test]
fn the_command_measures_the_descent() {
    let (code, out, err) = run_program(unfold(&["bench", "greedy", "--count", "3", "--seed", "2"]));
    assert_eq!(code, 0, "{err}");
    let rows: Vec<Vec<&str>> = out.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows[0][..5], ["turns", "states", "solved", "share", "mean HTM"]);
    assert_eq!(rows.len(), 21);
    assert_eq!(rows[1], ["1", "3", "3", "100.0 %", "1.00", "1", "3", "1.00"]);
    assert_eq!(rows[20], ["20", "3", "0", "0.0 %", "-", "-", "-", "-"]);
    assert_eq!(out, run_program(unfold(&["bench", "greedy", "--count", "3", "--seed", "2"])).1);
    let unfit: [(&[&str], &str); 6] = [
        (&["greedy", "balls"], "balls"),
        (&["greedy", "cube3-20"], "cube3-20"),
        (&["greedy", "--radius", "2"], "--radius"),
        (&["greedy", "--threads", "2"], "--threads"),
        (&["balls", "--count", "2"], "--count"),
        (&["score-ida", "--seed", "2"], "--seed"),
    ];
    for (arguments, said) in unfit {
        let (code, out, err) = run_program(unfold(&[&["bench"], arguments].concat()));
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(err.contains(said), "{arguments:?}: {err}");
    }
}
