//! `unfold examples`, and solving what it prints.

use crate::support::program::{run_program, run_with_input, unfold, with_tables};
use unfold_app::examples::EXAMPLES;

#[test]
fn the_examples_are_listed_with_puzzle_and_title() {
    let (code, out, _) = run_program(unfold(&["examples"]));
    assert_eq!(code, 0);
    let rows: Vec<Vec<&str>> = out.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows.len(), EXAMPLES.len());
    for (row, example) in rows.iter().zip(EXAMPLES.iter()) {
        assert_eq!(row[..2], [example.id, example.puzzle.def().name]);
    }
    assert_eq!(rows[0], ["superflip", "3x3x3", "Superflip"]);
    let (_, out, _) = run_program(unfold(&["examples", "--language", "es"]));
    assert!(out.contains("checkerboard\t3x3x3\tTablero de ajedrez"), "{out}");
    let (_, out, _) = run_program(unfold(&["examples", "--jsonl"]));
    let lines: Vec<serde_json::Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), EXAMPLES.len());
    assert!(lines[0]["moves"].as_str().is_some_and(|moves| moves.split(' ').count() == 20));
    assert!(lines[2]["moves"].is_null());
    assert!(lines.iter().all(|line| line["facelets"].as_str().is_some_and(|text| text.len() >= 24)));
}

#[test]
fn every_example_is_printed_and_read_back() {
    for example in EXAMPLES.iter() {
        let (code, printed, _) = run_program(unfold(&["examples", example.id]));
        assert_eq!(code, 0, "{}", example.id);
        if printed.starts_with("MagicCube4D") {
            let log = unfold_engine::mc4d::read(printed.as_bytes()).expect("a log");
            assert!(log.is_solved() && log.scramble_mark().is_some());
        } else {
            let read =
                unfold_engine::notation::parse_facelets_or_moves(example.puzzle, printed.trim()).expect("facelets");
            assert_eq!(Some(read.state(example.puzzle)), example.state(), "{}", example.id);
        }
    }
}

#[test]
fn an_examples_moves_are_printed_if_known() {
    let (code, out, _) = run_program(unfold(&["examples", "checkerboard", "--as", "moves"]));
    assert_eq!((code, out.as_str()), (0, "U2 D2 R2 L2 F2 B2\n"));
    let (code, _, err) = run_program(unfold(&["examples", "twenty-1", "--as", "moves"]));
    assert_eq!(code, 2);
    assert!(err.contains("only facelets") && err.contains("Omit --as to print"), "{err}");
    let (code, _, err) = run_program(unfold(&["examples", "no-such"]));
    assert_eq!(code, 2);
    assert!(err.contains("superflip"), "the names are listed: {err}");
    let (code, _, _) = run_program(unfold(&["examples", "--as", "moves"]));
    assert_eq!(code, 2, "of which example?");
}

#[test]
fn the_stated_proof_of_cube_in_cube_is_true() {
    // About a second of search: a thread visits up to five million nodes.
    let (_, position, _) = run_program(unfold(&["examples", "cube-in-cube"]));
    let solve = ["solve", "-", "--optimal", "--memory", "small", "--nodes", "5000000", "--threads", "1", "--jsonl"];
    let (code, out, err) = run_with_input(with_tables(&solve), position.as_bytes());
    let done: serde_json::Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
    assert_eq!((code, &done["length"], &done["optimal"]), (0, &15.into(), &true.into()), "{err}");
    let text = EXAMPLES.iter().find(|example| example.id == "cube-in-cube").expect("an example").remark;
    assert!(text.get(unfold_text::Language::ENGLISH).contains("15 moves in HTM, which takes about a second to prove"));
}
