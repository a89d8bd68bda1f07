//! `unfold coordinates`: arrays and coordinates of positions, and entries of move tables.

use serde_json::Value;
use unfold_engine::notation::facelets;
use unfold_engine::puzzle::{PuzzleId, scramble};

use crate::support::program::{run_program, run_with_input, unfold};

fn lines(arguments: &[&str]) -> Vec<Value> {
    let (code, out, err) = run_program(unfold(&[&["coordinates", "--jsonl"], arguments].concat()));
    assert_eq!((code, err.as_str()), (0, ""), "{arguments:?}");
    out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn value(lines: &[Value], name: &str) -> Value {
    lines.iter().find(|line| line["coordinate"] == name).expect("a coordinate")["value"].clone()
}

#[test]
fn arrays_and_coordinates_of_a_position_are_printed() {
    let solved = lines(&["--moves", ""]);
    assert_eq!(solved[0]["values"], serde_json::json!([0, 1, 2, 3, 4, 5, 6, 7]));
    let of_solved = |name: &str| value(&solved, name);
    for name in ["twist", "flip", "slice", "slice_sorted", "corners", "ud_edges"] {
        assert_eq!(of_solved(name), 0);
    }
    // F twists four corners and flips four edges; two of the edges come from the slice between U and D.
    let turned = lines(&["--moves", "F"]);
    assert_eq!(turned[0]["array"], "cp");
    assert_eq!(turned[0]["pieces"][0], "UFL", "F brings it to URF");
    assert!(turned[1]["values"].as_array().expect("values").iter().filter(|twist| **twist != 0).count() == 4);
    assert!(turned[3]["values"].as_array().expect("values").iter().filter(|flip| **flip != 0).count() == 4);
    assert_eq!(value(&turned, "ud_edges"), Value::Null);
    let (_, out, _) = run_program(unfold(&["coordinates", "F"]));
    assert!(out.contains("\nud_edges\t-\t40320\tpermutation of the eight edges of U and D"), "{out}");
    assert!(out.contains("\ntwist\t") && out.contains("\t2187\ttwist of the corners\n"), "{out}");
}

#[test]
fn facelets_are_read_as_an_argument_and_from_stdin() {
    let state = scramble::uniform(PuzzleId::Cube2, &mut scramble::generator(7));
    let letters = facelets::print(&state);
    let expected = lines(&["--puzzle", "2x2x2", "--random", "7"]);
    assert_eq!(expected.len(), 4);
    assert_eq!(lines(&["--puzzle", "2x2x2", &letters]), expected);
    let (code, out, _) =
        run_with_input(unfold(&["coordinates", "--puzzle", "2x2x2", "--jsonl", "-"]), letters.as_bytes());
    assert_eq!((code, out.lines().count()), (0, 4));
}

#[test]
fn move_table_look_ups_agree_with_moves() {
    let before = lines(&["--random", "5"]);
    for name in ["twist", "flip", "slice", "slice_sorted", "corners"] {
        let now = value(&before, name).to_string();
        for line in lines(&["--look-up", name, "--value", &now]) {
            let state = scramble::uniform(PuzzleId::Cube3, &mut scramble::generator(5));
            let moves = unfold_engine::notation::parse(PuzzleId::Cube3, line["move"].as_str().expect("a move"));
            let after = facelets::print(&state.after_all(&moves.expect("a move")));
            assert_eq!(line["after"], value(&lines(&[&after]), name), "{name} {}", line["move"]);
            assert_eq!((line["value"].to_string(), line["coordinate"].as_str()), (now.clone(), Some(name)));
        }
        // Without a value, the position gives it.
        let (of_position, given) =
            (lines(&["--random", "5", "--look-up", name, "--move", "R2"]), ["--look-up", name, "--value", &now]);
        assert_eq!(of_position, lines(&[&given[..], &["--move", "R2"]].concat()));
    }
    assert_eq!(lines(&["--look-up", "ud_edges", "--value", "0"]).len(), 10);
    assert_eq!(lines(&["--look-up", "UDslice", "--value", "0", "--move", "U"])[0]["after"], 0);
    let (_, out, _) = run_program(unfold(&["coordinates", "--look-up", "twist", "--value", "0", "--move", "U2"]));
    assert_eq!(out, "twist\t0\tU2\t0\n");
}

#[test]
fn invalid_input_is_reported() {
    for (arguments, said) in [
        (&[][..], "No position given"),
        (&["--look-up", "twist", "--value", "2187", "--move", "R"], "twist must be less than 2187"),
        (&["--look-up", "twist", "--value", "-1"], "-1"),
        (&["--look-up", "twists", "--value", "1"], "twist, flip, slice, slice_sorted, corners, ud_edges"),
        (&["--look-up", "flip", "--value", "1", "--puzzle", "2x2x2"], "corners, twist"),
        (&["--look-up", "nope"], "no coordinate nope"),
        (&["--look-up", "flip", "--puzzle", "2x2x2"], "corners, twist"),
        (&["--look-up", "twist", "--puzzle", "2x2x2x2"], "2x2x2x2 has no such coordinates"),
        (&["--look-up", "twist"], "No position given"),
        (&["--look-up", "ud_edges", "--value", "1", "--move", "R"], "does not have the move R"),
        (&["--look-up", "ud_edges", "--moves", "R"], "has no value for ud_edges"),
        (&["--look-up", "twist", "--value", "1", "--move", "R U"], "single move"),
        (&["--look-up", "twist", "--value", "1", "--move", "x"], "does not have the move x"),
        (&["--look-up", "twist", "--value", "1", "--move", "Q"], "column 1"),
        (&["--value", "1"], "--look-up"),
        (&["--puzzle", "2x2x2x2", "--random", "1"], "2x2x2x2 has no such coordinates"),
        (&["R U Q"], "column 5"),
        (&["--facelets", "UUU"], "3"),
    ] {
        let (code, out, err) = run_program(unfold(&[&["coordinates"], arguments].concat()));
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(err.contains(said), "{arguments:?}: {err}");
    }
}
