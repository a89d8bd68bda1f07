//! `unfold steps` and `unfold insert`: lines of a solution in, their steps, continuations and insertions out.

use serde_json::Value;
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence};

use crate::support::program::{run_program, run_with_input, unfold};

const SCRAMBLE: &str = "R' U' F D2 L2 F R2 U2 R2 B D2 L B2 D' B2 L' R' F D R' U' F";
/// A scramble that `U2 F2` solves except for three corners.
const LEAVES_CORNERS: &str = "D R U R' D' R U' R' F2 U2";
/// A scramble that `R F U D L B` solves except for three corners.
const SWAPS: &str = "R U R' D' R U' R' D B' L' D' U' F' R'";

fn parsed(text: &str) -> Sequence {
    notation::parse(PuzzleId::Cube3, text).expect("moves")
}

fn solves(scramble: &str, solution: &str) -> bool {
    Facelets::solved(PuzzleId::Cube3).after_all(&parsed(scramble)).after_all(&parsed(solution)).is_solved()
}

fn lines(out: &str) -> Vec<Value> {
    out.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

fn text<'a>(line: &'a Value, key: &str) -> &'a str {
    line[key].as_str().unwrap_or_else(|| panic!("{key} in {line}"))
}

#[test]
fn each_line_is_printed_with_the_step_it_reaches() {
    let (code, out, err) = run_program(unfold(&["steps", "--scramble", "F R", "(F') // start\nR'"]));
    assert_eq!(code, 0, "{err}");
    let told: Vec<&str> = out.lines().collect();
    assert!(told[0].starts_with("(F') // ") && told[0].ends_with("(1/1)"), "{out}");
    // F' on the inverse scramble is F before the scramble, and F F R R' is not solved.
    assert!(err.contains("not solved"), "{err}");
    let (code, out, _) = run_program(unfold(&["steps", "--scramble", "F R", "R' (F)", "--jsonl"]));
    let told = lines(&out);
    assert_eq!((code, told.len()), (0, 2));
    assert_eq!((text(&told[0], "moves"), text(&told[0], "inverse"), text(&told[0], "reached")), ("R'", "F", "solved"));
    assert_eq!((told[1]["solved"].as_bool(), text(&told[1], "moves")), (Some(true), "R' F'"));
}

#[test]
fn continuations_to_the_next_step_are_listed_and_lead_to_a_solution() {
    let mut solution = String::new();
    for step in ["eo", "dr", "htr", "finish"] {
        let arguments =
            ["steps", "--scramble", SCRAMBLE, "--next", step, "--count", "3", "--longest", "15", "--jsonl", &solution];
        let (code, out, err) = run_program(unfold(&arguments[..arguments.len() - usize::from(solution.is_empty())]));
        assert_eq!(code, 0, "{err}");
        let ways = lines(&out);
        let ways: Vec<&Value> = ways.iter().filter(|line| line["event"] == "way").collect();
        assert!((1..=3).contains(&ways.len()), "{out}");
        let first = ways[0];
        solution = format!("{solution}\n{} ({})", text(first, "moves"), text(first, "inverse"));
    }
    let (code, out, err) = run_program(unfold(&["steps", "--scramble", SCRAMBLE, "--shorten", solution.trim()]));
    assert_eq!(code, 0, "{err}");
    assert!(solves(SCRAMBLE, out.lines().last().expect("a line")), "{out}");
    assert!(err.contains("Solved in") && err.contains("have a shorter equivalent"), "{err}");
    let (_, out, _) =
        run_program(unfold(&["steps", "--scramble", "R U", "U' L D2 L2 L2 D2 L' R'", "--shorten", "--jsonl"]));
    let end = &lines(&out)[1];
    assert_eq!((text(end, "moves"), end["proven"].as_u64()), ("U' R'", Some(2)), "{out}");
}

#[test]
fn a_solution_is_found_and_each_listed_scramble_has_a_row() {
    let limits = ["--find", "--target", "26", "--threads", "1", "--timeout", "0"];
    let (code, out, err) = run_program(unfold(&[&["steps", "--scramble", SCRAMBLE][..], &limits].concat()));
    assert_eq!(code, 0, "{err}");
    assert!(solves(SCRAMBLE, out.lines().last().expect("a line")), "{out}");
    assert!(out.contains("// EO") && out.contains("// HTR"), "{out}");
    let list = format!("{SCRAMBLE}\nR U Q\n");
    let (code, out, err) =
        run_with_input(unfold(&[&["steps", "--batch", "-", "--jsonl"][..], &limits].concat()), list.as_bytes());
    let rows = lines(&out);
    assert_eq!((code, rows.len()), (2, 2), "{err}");
    assert!(solves(SCRAMBLE, text(&rows[0], "moves")) && rows[0]["length"].as_u64() <= Some(26));
    assert!(text(&rows[1], "error").contains("line 2"), "{out}");
}

#[test]
fn insertions_solve_and_are_sorted_by_length() {
    let (code, out, err) =
        run_program(unfold(&["insert", "--scramble", LEAVES_CORNERS, "--skeleton", "U2 F2", "--jsonl"]));
    assert_eq!(code, 0, "{err}");
    let found = lines(&out);
    assert!(found.iter().all(|line| solves(LEAVES_CORNERS, text(line, "moves"))));
    assert!(found.is_sorted_by_key(|line| line["length"].as_u64()));
    assert!(found[0]["length"].as_u64() <= Some(10), "{out}");
    assert!(found.iter().any(|line| text(&line["inserted"][0], "moves").contains('[')), "{out}");
    // The same skeleton on both sides of the scramble.
    let (code, out, _) =
        run_program(unfold(&["insert", "--scramble", LEAVES_CORNERS, "--skeleton", "U2 (F2)", "--count", "2"]));
    assert_eq!((code, out.lines().count()), (0, 2));
    let list = format!("{LEAVES_CORNERS} | U2 F2\n{LEAVES_CORNERS}\n");
    let (code, out, _) = run_with_input(unfold(&["insert", "--batch", "-"]), list.as_bytes());
    assert_eq!((code, out.lines().count()), (2, 3));
    assert!(out.starts_with("index,input,length,moves,error\n1,"), "{out}");
}

#[test]
fn lines_under_a_heading_of_another_puzzle_are_rejected() {
    let solve = |line: &str| format!("# 2x2x2\n{line}\n");
    let runs: [(&[&str], String); 3] = [
        (&["steps", "--batch", "-", "--timeout", "0.1"], solve("R U")),
        (&["steps", "--method", "cfop", "--batch", "-"], solve("R U")),
        (&["insert", "--batch", "-"], solve(&format!("{LEAVES_CORNERS} | U2 F2"))),
    ];
    for (arguments, list) in runs {
        let (code, out, err) = run_with_input(unfold(arguments), list.as_bytes());
        assert!(code == 2 && out.contains("The text is for the 2x2x2"), "{out}{err}");
    }
}

#[test]
fn a_batch_rejects_options_that_it_would_ignore() {
    for option in [&["--next", "eo"][..], &["--shorten"]] {
        let (code, _, err) = run_with_input(unfold(&[&["steps", "--batch", "-"], option].concat()), b"R U\n");
        assert!(code == 2 && err.contains("--batch") && err.contains(option[0]), "{err}");
    }
}

#[test]
fn turns_that_an_insertion_swaps_are_named_in_their_new_order() {
    // Ends in U D: an insertion between them may need D first.
    let run = |output: &[&str]| {
        let ask = ["insert", "--scramble", SWAPS, "--skeleton", "R F U D L B", "--count", "1000"];
        run_program(unfold(&[&ask[..], output].concat()))
    };
    let (code, out, err) = run(&["--jsonl"]);
    assert_eq!(code, 0, "{err}");
    let found = lines(&out);
    let swapped: Vec<_> = found.iter().filter_map(|line| line["inserted"][0]["swapped"].as_str()).collect();
    assert!(!swapped.is_empty() && swapped.iter().all(|turns| *turns == "D U"), "{swapped:?}");
    assert!(swapped.len() < found.len());
    let (_, out, _) = run(&[]);
    assert!(out.contains("after move 3, in the order D U: "), "{out}");
}

#[test]
fn a_three_cycle_of_a_hypercube_is_inserted() {
    for (puzzle, cycle) in [("2x2x2x2", "[RFO FUO OFR, BRO]"), ("3x3x3x3", "[RO2 {1,3}UO FO2, OD]")] {
        let scramble = format!("{cycle} DR2 UF2");
        let ask = ["insert", "--puzzle", puzzle, "--scramble", &scramble, "--skeleton", "UF2 DR2", "--jsonl"];
        let (code, out, err) = run_program(unfold(&ask));
        assert_eq!(code, 0, "{err}");
        let (found, id) = (lines(&out), PuzzleId::from_name(puzzle).expect("a puzzle"));
        let parse = |text: &str| notation::parse(id, text).expect("moves");
        for line in &found {
            let solution = parse(text(line, "moves"));
            assert!(Facelets::solved(id).after_all(&parse(&scramble)).after_all(&solution).is_solved(), "{line}");
        }
        assert!(found[0]["length"].as_u64() <= Some(10) && found.is_sorted_by_key(|line| line["length"].as_u64()));
        let list = format!("{scramble} | UF2 DR2\nUF2 | DR2\n");
        let (code, out, _) = run_with_input(unfold(&["insert", "--puzzle", puzzle, "--batch", "-"]), list.as_bytes());
        assert_eq!((code, out.lines().count()), (2, 3), "{out}");
    }
}

#[test]
fn invalid_input_is_reported_with_advice() {
    let cases: &[(&[&str], &str, &str)] = &[
        (
            &["insert", "--scramble", SCRAMBLE, "--skeleton", "R U"],
            "more than two insertions can solve",
            "three or five corners",
        ),
        (&["insert", "--scramble", "R U R'", "--skeleton", "R U' R'"], "solves the scramble", "Nothing is left"),
        (
            &["insert", "--scramble", "R U R' F' R U R' U' R' F R2 U' R' U'", "--skeleton", ""],
            "odd permutation",
            "quarter turn",
        ),
        (&["insert", "--scramble", "R"], "There is no skeleton", "--skeleton"),
        (&["insert", "--puzzle", "2x2x2", "--scramble", "R", "--skeleton", "U"], "expected one of", "3x3x3x3"),
        (
            &["insert", "--puzzle", "2x2x2x2", "--scramble", "RFO UF", "--skeleton", "UF"],
            "more than a three-cycle can solve",
            "a three-cycle of pieces of one kind",
        ),
        (
            &["insert", "--puzzle", "3x3x3x3", "--scramble", "[RFO FRI RFO, BRO]", "--skeleton", ""],
            "no three-cycle of pieces of one kind",
            "a three-cycle of pieces of one kind",
        ),
        (
            &["insert", "--puzzle", "3x3x3x3", "--scramble", "UF2", "--skeleton", "UF2"],
            "solves the scramble",
            "Nothing is left",
        ),
        (&["insert", "--puzzle", "3x3x3x3", "--scramble", "UF2", "--skeleton", "UF2\nQ"], "line 2, column 1", "Q"),
        (&["steps", "R (U"], "There is no scramble", "--scramble"),
        (&["steps", "--scramble", "R", "R (U"], "line 1, column 3", "("),
        (&["steps", "--scramble", "R", "R U)"], "line 1, column 4", ")"),
        (&["steps", "--scramble", "R", "U\nR (U Q)"], "line 2, column 6", "Q"),
        (&["steps", "--scramble", SCRAMBLE, "--next", "dr"], "comes after eo", "--next eo"),
        (&["steps", "--scramble", "R2", "--next", "eo"], "already been reached", "later step"),
        (&["steps", "--scramble", "R", "--next", "ollcp"], "expected one of", "f2l-1"),
        (&["steps", "--scramble", "R", "U", "--shorten"], "do not solve", "--find"),
    ];
    for (arguments, fault, advice) in cases {
        let (code, out, err) = run_program(unfold(arguments));
        assert!(code == 2 && err.contains(fault) && err.contains(advice), "{arguments:?}: {code} {out}{err}");
    }
}
