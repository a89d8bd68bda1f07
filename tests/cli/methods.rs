//! `unfold steps` with human methods: the printed steps solve the scramble.

use serde_json::Value;
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, PuzzleId};

use crate::support::program::{run_program, run_with_input, unfold};

const SCRAMBLE: &str = "R' U' F D2 L2 F R2 U2 R2 B D2 L B2 D' B2 L' R' F D R' U' F";
const METHODS: [&str; 4] = ["beginner", "cfop", "roux", "zz"];

fn is_solved_by<'a>(moves: impl IntoIterator<Item = &'a str>) -> bool {
    let parsed = |text: &str| notation::parse(PuzzleId::Cube3, text).expect("moves");
    let start = Facelets::solved(PuzzleId::Cube3).after_all(&parsed(SCRAMBLE));
    moves.into_iter().fold(start, |state, moves| state.after_all(&parsed(moves))).is_solved()
}

#[test]
fn the_steps_of_each_method_solve_the_scramble_with_reasons() {
    for method in METHODS {
        let (code, out, err) = run_program(unfold(&["steps", "--method", method, "--scramble", SCRAMBLE]));
        assert_eq!(code, 0, "{err}");
        let lines: Vec<&str> = out.lines().collect();
        let (last, steps) = lines.split_last().expect("lines");
        assert!(is_solved_by([*last]), "{out}");
        let moves = steps.iter().map(|line| line.split(" // ").next().expect("moves"));
        assert!(is_solved_by(moves.filter(|moves| *moves != "-")), "{out}");
        assert!(steps.iter().all(|line| line.contains("): ")), "{out}");
        assert!(err.contains(" HTM, "), "{err}");
        let (_, without_option, _) = run_program(unfold(&["steps", "--method", method, SCRAMBLE]));
        assert_eq!(without_option, out);
    }
}

#[test]
fn the_2x2x2_is_solved_by_layers() {
    let scramble = "R U2 F' R U F2 R U'";
    let parsed = |text: &str| notation::parse(PuzzleId::Cube2, text).expect("moves");
    let start = Facelets::solved(PuzzleId::Cube2).after_all(&parsed(scramble));
    for arguments in [&["--scramble", scramble][..], &["--puzzle", "2x2x2", scramble]] {
        let (code, out, err) = run_program(unfold(&[&["steps", "--method", "layers", "--jsonl"], arguments].concat()));
        assert_eq!(code, 0, "{err}");
        let rows: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let names: Vec<&Value> = rows.iter().filter_map(|row| row.get("name")).collect();
        assert_eq!(names, ["first-layer", "last-oriented", "last-permuted"]);
        let moves = rows[..3].iter().filter_map(|row| row["moves"].as_str());
        assert!(moves.fold(start.clone(), |state, moves| state.after_all(&parsed(moves))).is_solved());
        assert!(rows[3]["moves"].as_str().is_some_and(|moves| start.after_all(&parsed(moves)).is_solved()));
    }
    let (code, _, err) = run_program(unfold(&["steps", "--method", "roux", "--puzzle", "2x2x2", scramble]));
    assert!(code == 2 && err.contains("for the 3×3×3"), "{err}");
    let (code, _, err) = run_program(unfold(&["steps", "--puzzle", "2x2x2", scramble]));
    assert!(code == 2 && err.contains("for the 3×3×3"), "{err}");
}

#[test]
fn steps_are_printed_as_jsonl() {
    for method in METHODS {
        let (code, out, err) = run_program(unfold(&["steps", "--method", method, "--scramble", SCRAMBLE, "--jsonl"]));
        assert_eq!(code, 0, "{err}");
        let rows: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let (done, steps) = rows.split_last().expect("lines");
        assert_eq!((&done["event"], &done["method"], &done["solved"]), (&"done".into(), &method.into(), &true.into()));
        assert!(is_solved_by(done["moves"].as_str()));
        assert!(is_solved_by(steps.iter().filter_map(|step| step["moves"].as_str())));
        let sum: u64 = steps.iter().filter_map(|step| step["length"].as_u64()).sum();
        assert_eq!(steps.last().map(|step| &step["total"]), Some(&sum.into()));
        assert!(done["length"].as_u64() <= Some(sum));
        for step in steps {
            assert_eq!(step["event"], "step");
            assert!(step["pieces"].as_array().is_some_and(|pieces| !pieces.is_empty()), "{step}");
        }
    }
}

#[test]
fn lists_are_solved_row_by_row_and_fmc_options_rejected() {
    let (code, out, err) = run_with_input(
        unfold(&["steps", "--method", "roux", "--batch", "-", "--jsonl"]),
        format!("R U\nR Q\n{SCRAMBLE}\n").as_bytes(),
    );
    assert_eq!(code, 2, "{err}");
    let rows: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(rows.len(), 3);
    assert!(rows[1]["error"].is_string() && rows[0]["length"].is_u64());
    assert!(is_solved_by(rows[2]["moves"].as_str()));
    for more in [&["R"][..], &["--find"], &["--next", "eo"], &["--shorten"]] {
        let (code, _, err) = run_program(unfold(&[&["steps", "--method", "zz", "--scramble", "R"], more].concat()));
        assert!(code == 2 && err.contains("--method fmc"), "{err}");
    }
    let (code, _, err) = run_program(unfold(&["steps", "--method", "zz"]));
    assert!(code == 2 && err.contains("--scramble"), "{err}");
}
