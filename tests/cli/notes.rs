//! Notes about ambiguous moves, and lists of moves as posted on the web.

use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, PuzzleId};

use crate::support::program::{run_program, run_with_input, unfold, with_tables};
use crate::support::temporary;

fn notes(err: &str) -> Vec<&str> {
    err.lines().filter_map(|line| line.strip_prefix("Note: ")).collect()
}

/// The coordinates of a position, which identify it, and the notes.
fn coordinates(text: &str) -> (String, String) {
    let (code, out, err) = run_program(unfold(&["coordinates", text, "--jsonl"]));
    assert_eq!(code, 0, "{text}: {err}");
    (out, err)
}

#[test]
fn ambiguous_moves_are_noted_with_the_interpretation() {
    for (text, means, told) in [
        ("F (R U R' U')x3 F'", "F R U R' U' R U R' U' R U R' U' F'", ""),
        ("(R U) x2", "R U R U", "“x2” was read as a count of the bracket before it (line 1, column 7)."),
        ("R -U", "R U", "The dash before a move was read as a separator (line 1, column 3)."),
        ("U R4", "U", "“R4” turns nothing and was left out (line 1, column 3)."),
        ("F: R U", "R U", "“F:” was read as a name, not as a move (line 1, column 1)."),
        (
            "R U\nF\nD",
            "R U F D",
            "3 lines were read as one sequence. To solve each line as a separate position, use --batch.",
        ),
        ("1. 12.52   R U R- U-   @2026-11-26 10:20:30", "R U R' U'", ""),
    ] {
        let (expected, none) = coordinates(means);
        let (out, err) = coordinates(text);
        assert_eq!((out, none.as_str()), (expected, ""), "{text}");
        assert_eq!(notes(&err).len(), usize::from(!told.is_empty()), "{err}");
        assert!(notes(&err).iter().all(|note| note.starts_with(told)), "{err}");
    }
}

#[test]
fn hypercube_moves_may_begin_with_a_digit() {
    for (text, length) in [("2RO", 1), ("1. 2RO {1-2}UF", 2), ("127,-1,1 UF", 2)] {
        let solve = ["solve", "--puzzle", "3x3x3x3", "--memory", "small", "--timeout", "5", "--jsonl"];
        let (code, out, err) = run_program(with_tables(&[&solve[..], &[text]].concat()));
        assert_eq!(code, 0, "{text}: {err}");
        assert!(out.lines().last().is_some_and(|end| end.contains(&format!("\"length\":{length},"))), "{text}: {out}");
    }
}

#[test]
fn notes_name_the_line_of_the_file() {
    let folder = temporary();
    let file = folder.path().join("mine.txt");
    std::fs::write(&file, "# 3x3x3\n# mine\n\nU R4\n").expect("written");
    let (_, err) = coordinates(file.to_str().expect("a path of text"));
    assert_eq!(notes(&err), ["“R4” turns nothing and was left out (line 4, column 3)."]);
}

#[test]
fn a_batch_of_timer_lists_notes_each_kind_once() {
    let lines = [
        ("1. 12.52   R U R' U'", "R U R' U'"),
        ("2) R2 F", "R2 F"),
        ("3. 1:02.33+  (R U) x2   @2026-11-26 10:20:30", "R U R U"),
        ("(U F) x3", "U F U F U F"),
        ("Scramble 5: ['R', 'Ui']", "R U'"),
        ("B4 L", "L"),
        ("L D4", "L"),
        ("R U F (4f)", "R U F"),
    ];
    let text: String = lines.iter().map(|(line, _)| format!("{line}\n")).collect();
    let command = with_tables(&["solve", "--batch", "-", "--memory", "small", "--timeout", "5"]);
    let (code, out, err) = run_with_input(command, text.as_bytes());
    assert_eq!(code, 0, "{err}");
    let mut rows = csv::Reader::from_reader(out.as_bytes());
    let column = |rows: &csv::StringRecord, name: &str| rows.iter().position(|head| head == name).expect("a column");
    let heads = rows.headers().expect("heads").clone();
    let (input, solution) = (column(&heads, "input"), column(&heads, "moves"));
    let rows: Vec<csv::StringRecord> = rows.records().map(|row| row.expect("a row")).collect();
    assert_eq!(rows.len(), lines.len());
    for (row, (line, moves)) in rows.iter().zip(lines) {
        assert_eq!(&row[input], line);
        let both = format!("{moves} {}", &row[solution]);
        let both = notation::parse(PuzzleId::Cube3, &both).expect("moves");
        assert!(Facelets::solved(PuzzleId::Cube3).after_all(&both).is_solved(), "{line}: {row:?}");
    }
    let counts = notes(&err).iter().filter(|note| note.contains("a count of the bracket")).count();
    let turns = notes(&err).iter().filter(|note| note.contains("turns nothing")).count();
    assert_eq!((counts, turns), (1, 1), "{err}");
}

#[test]
fn checked_lists_and_cases_note_their_interpretation() {
    let folder = temporary();
    let file = folder.path().join("list.txt");
    std::fs::write(&file, "1. U' R'\nname: (U' R') x1\n(U' R') x2 R U\n").expect("written");
    let list = file.to_str().expect("a path of text");
    let (code, out, err) = run_program(with_tables(&["algorithms", "--case", "U4 R U", "--check", list]));
    assert_eq!((code, out.lines().count()), (0, 3), "{out}{err}");
    assert!(notes(&err).iter().any(|note| note.starts_with("“U4” turns nothing")), "{err}");
    assert_eq!(notes(&err).iter().filter(|note| note.contains("a count of the bracket")).count(), 1, "{err}");
}

#[test]
fn a_goal_given_by_moves_notes_its_interpretation() {
    let (code, _, err) =
        run_program(with_tables(&["algorithms", "--case", "R U", "--goal", "R -U2", "--timeout", "5"]));
    assert_eq!((code, notes(&err).len()), (0, 1), "{err}");
    assert!(notes(&err)[0].starts_with("The dash before a move was read as a separator"), "{err}");
}
