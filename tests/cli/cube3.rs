//! The command line for the 3x3x3, and features common to all puzzles.

use serde_json::Value;
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, PuzzleId};

use crate::support::program::{run_program, run_with_input, unfold, with_tables};
use crate::support::temporary;

#[test]
fn cubes_are_solved_by_face_turns() {
    let def = PuzzleId::Cube3.def();
    let moves = "x R U2 [F, D'] // however it is held\n(M y)2' r u' S";
    let state = Facelets::solved(PuzzleId::Cube3).after_all(&notation::parse(PuzzleId::Cube3, moves).expect("moves"));
    let letters = facelets::print(&state);
    let command = |input: &[&str]| with_tables(&[&["solve", "--timeout", "0.2", "--jsonl"], input].concat());
    for (code, out, err) in [
        run_program(command(&["--moves", moves, "--metric", "htm"])),
        run_program(command(&["--facelets", &letters.to_lowercase()])),
        run_with_input(command(&["-"]), format!("\u{feff}{letters}\n").as_bytes()),
        run_with_input(command(&["-", "--puzzle", "3x3x3"]), moves.as_bytes()),
    ] {
        assert_eq!(code, 0, "{err}");
        let start: Value = serde_json::from_str(out.lines().next().expect("a line")).expect("JSON");
        assert_eq!((start["puzzle"].as_str(), start["metric"].as_str()), (Some("3x3x3"), Some("htm")));
        let done: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
        let solution = notation::parse(PuzzleId::Cube3, done["moves"].as_str().expect("moves")).expect("moves");
        assert!(state.after_all(&solution).is_solved());
        assert!(solution.0.iter().all(|m| m.index() < def.solver_move_count));
        assert_eq!(done["length"].as_u64(), Some(solution.length(def) as u64));
    }
    let (code, out, err) = run_program(with_tables(&["scramble", "--seed", "7", "--as", "moves"]));
    assert_eq!(code, 0, "{err}");
    let scramble = notation::parse(PuzzleId::Cube3, &out).expect("moves");
    let reached = Facelets::solved(PuzzleId::Cube3).after_all(&scramble);
    assert_eq!(facelets::print(&reached), run_program(unfold(&["scramble", "--seed", "7"])).1.trim_end());
    let (code, out, err) = run_program(with_tables(&["solve", "--random", "1", "-o", "never.log"]));
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("-o FILE.log works only with the 2x2x2x2"), "{err}");
}

#[test]
fn benches_of_random_states_print_a_summary() {
    // On a busy machine, the first budgets may be too short for either state; only the last line has both.
    let arguments = ["bench", "anytime", "cube3", "--count", "2", "--timeout", "1", "--threads", "1"];
    let (code, out, err) = run_program(with_tables(&arguments));
    assert_eq!(code, 0, "{err}");
    for said in ["at 0.001 s: ", "at 0.100 s: ", "at 1.0 s: ", "first solution: mean 0."] {
        assert!(out.contains(said), "{said}: {out}");
    }
    assert!(out.contains("2 of 2 positions solved, longest ") && !out.contains("at 10.0 s"), "{out}");
    assert!(out.contains("20 HTM or shorter: mean") && out.contains("19 HTM or shorter: mean"), "{out}");
    let arguments = ["bench", "throughput", "cube3", "--count", "8", "--timeout", "0.25", "--jobs", "2"];
    let (code, out, err) = run_program(with_tables(&arguments));
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("positions/s with 2 at once") && out.contains("8 of 8 positions solved"), "{out}");
    let unfit: [&[&str]; 6] = [
        &["anytime", "throughput"],
        &["hyper-first", "--count", "3"],
        &["hyper-first", "--threads", "2"],
        &["hyper-first", "--jobs", "2"],
        &["anytime", "hyper", "--jobs", "2"],
        &["throughput", "hyper", "--threads", "2"],
    ];
    for arguments in unfit {
        assert_eq!(run_program(unfold(&[&["bench"], arguments].concat())).0, 2, "{arguments:?}");
    }
}

#[test]
fn the_default_puzzle_is_the_3x3x3() {
    let (code, out, _) = run_program(unfold(&["scramble", "--seed", "7", "--count", "2"]));
    assert_eq!(code, 0);
    assert_eq!(out, run_program(unfold(&["scramble", "--seed", "7", "--count", "2", "--puzzle", "3x3x3"])).1);
    let states: Vec<Facelets> = out.lines().map(|l| facelets::parse(PuzzleId::Cube3, l).expect("letters")).collect();
    assert!(states.len() == 2 && states[0] != states[1]);
    let (_, walk, _) = run_program(unfold(&["scramble", "--walk", "9", "--seed", "7"]));
    let walk = notation::parse(PuzzleId::Cube3, &walk).expect("moves");
    assert_eq!(walk.length(PuzzleId::Cube3.def()), 9);
}

#[test]
fn a_mistyped_verb_opens_no_window() {
    let (code, out, err) = run_program(unfold(&["sovle"]));
    assert_eq!((code, out.as_str()), (2, ""), "{err}");
    assert!(err.contains("--help"), "{err}");
}

#[test]
fn an_unsupported_extension_is_distinguished_from_a_folder() {
    let folder = temporary();
    let path = |name: &str| folder.path().join(name).to_str().expect("a path of text").to_owned();
    std::fs::create_dir(folder.path().join("in")).expect("a folder");
    for (name, told) in [
        ("x.doc", ".txt, .pdf or .svg"),
        ("x", ".txt, .pdf or .svg"),
        ("x.log", "-o FILE.log works only with"),
        ("in", "This is a folder"),
        ("in/", "no file name"),
    ] {
        for puzzle in ["2x2x2", "3x3x3"] {
            let (code, out, err) =
                run_program(unfold(&["solve", "--puzzle", puzzle, "--moves", "R", "-o", &path(name)]));
            assert!([2, 4].contains(&code) && out.is_empty() && err.contains(told), "{name} {err}");
        }
    }
    let (code, _, err) = run_program(unfold(&["solve", "--puzzle", "2x2x2x2", "--moves", "RF", "-o", &path("in")]));
    assert!(code == 4 && err.contains("This is a folder"), "{err}");
}
