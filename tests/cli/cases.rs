//! `unfold algorithms --catalogue`: cases by name, and algorithms checked against them.

use serde_json::Value;
use unfold_app::cases::own::OwnAlgorithmRecord;
use unfold_app::settings::Settings;
use unfold_app::system::settings_file;
use unfold_engine::notation;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::puzzles::catalogues;

use crate::support::program::{run_program, run_with_input, unfold};

fn run(arguments: &[&str]) -> (i32, String, String) {
    run_program(unfold(&[&["algorithms", "--threads", "2"], arguments].concat()))
}

fn rows(json: &str) -> Vec<Value> {
    json.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

#[test]
fn every_cll_case_has_a_shortest_and_an_easiest_solution() {
    let catalogue = catalogues(PuzzleId::Cube2).iter().find(|catalogue| catalogue.name == "cll").expect("a catalogue");
    let (code, out, err) = run(&["--catalogue", "cll", "--allow", "<R,U,F>", "--jsonl"]);
    assert_eq!(code, 0, "{err}");
    let found = rows(&out);
    assert_eq!(found.len(), 42);
    for (row, case) in found.iter().zip(catalogue.cases()) {
        assert_eq!((row["event"].as_str(), row["case"].as_str()), (Some("case"), Some(case.name.as_str())));
        assert_eq!((&row["shortest"]["optimal"], &row["shortest"]["metric"]), (&true.into(), &"htm".into()));
        for which in ["shortest", "easiest"] {
            let moves = row[which]["moves"].as_str().expect("moves");
            let moves = notation::parse(PuzzleId::Cube2, moves).expect("moves");
            assert_eq!(catalogue.case_solved_by(&moves).map(|case| &case.name), Some(&case.name), "{row}");
        }
    }
}

#[test]
fn a_case_is_found_by_name() {
    let (code, out, err) = run(&["--catalogue", "oll", "--case", "27"]);
    assert_eq!((code, out.lines().count()), (0, 1), "{err}");
    let cells: Vec<&str> = out.trim_end().split('\t').collect();
    assert_eq!((cells.len(), &cells[..3]), (6, &["27", "cross", "7 HTM"][..]));
    let (code, _, err) = run(&["--catalogue", "pll", "--case", "Q"]);
    assert!(code == 2 && err.contains("“Q”"), "{err}");
    let (code, _, err) = run(&["--catalogue", "pbl"]);
    assert!(code == 2 && err.contains("zbll"), "{err}");
    let (code, out, _) = run(&["--catalogue", "list"]);
    assert!(code == 0 && out.contains("pll\t3x3x3\t21\n"), "{out}");
}

#[test]
fn algorithms_are_checked_against_their_stated_case() {
    let list = "T: R U R' U' R' F R2 U' R' U' R U R' F'\n\
        Y: R U R' U' R' F R2 U' R' U' R U R' F'\n\
        y M2 U M2 U2 M2 U M2 y'\n\
        R U R' U'\n\
        R Q\n";
    let check = |more: &[&str]| {
        run_with_input(unfold(&[&["algorithms", "--catalogue", "pll", "--check", "-"], more].concat()), list.as_bytes())
    };
    let (code, out, err) = check(&[]);
    assert_eq!(code, 2, "{err}");
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("line 1: solves T: "), "{out}");
    assert!(lines[1].starts_with("line 2: solves T, not Y: "), "{out}");
    assert!(lines[2].starts_with("line 3: solves H: "), "{out}");
    assert!(lines[3].starts_with("line 4: solves no case of pll: "), "{out}");
    assert!(lines[4].starts_with("line 5: "), "{out}");
    let (_, out, _) = check(&["--jsonl"]);
    let found = rows(&out);
    assert_eq!((&found[1]["solves"], &found[1]["case"], &found[1]["asked"]), (&false.into(), &"T".into(), &"Y".into()));
    assert_eq!((&found[3]["solves"], &found[3]["case"]), (&false.into(), &Value::Null));
    let (code, out, err) = check(&["--case", "H"]);
    assert!(code == 2 && out.contains("line 3: solves H: "), "{out}{err}");
}

#[test]
fn own_algorithms_are_listed_by_case() {
    let home = tempfile::tempdir().expect("a folder");
    let own = |catalogue: &str, case: &str, moves: &str| OwnAlgorithmRecord {
        puzzle: PuzzleId::Cube3,
        catalogue: catalogue.into(),
        case: case.into(),
        moves: moves.into(),
    };
    let own_algorithms = vec![
        own("pll", "T", "R U R' U' R' F R2 U' R' U' R U R' F'"),
        own("pll", "H", "M2 U M2 U2 M2 U M2"),
        own("oll", "27", "R U R' U R U2 R'"),
        own("pll", "no such case", "R"),
    ];
    let settings = Settings { own_algorithms, ..Settings::default() };
    let folder = home.path().join("config");
    std::fs::create_dir(&folder).expect("a folder");
    settings_file::save(&settings, &folder).expect("settings");
    let list = |more: &[&str]| {
        let mut program = unfold(&[&["algorithms", "--catalogue", "pll", "--mine"], more].concat());
        program.env("UNFOLD_HOME", home.path());
        run_program(program)
    };
    let (code, out, err) = list(&[]);
    assert_eq!((code, err.as_str()), (0, ""));
    let rows: Vec<Vec<&str>> = out.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows.iter().map(|row| row[0]).collect::<Vec<_>>(), ["H", "T"]);
    assert_eq!((rows[1][2], rows[1][4]), ("14 HTM", "R U R' U' R' F R2 U' R' U' R U R' F'"));
    let (_, out, _) = list(&["--jsonl"]);
    assert!(out.contains("\"case\":\"H\"") && out.contains("\"stm\":7"), "{out}");
    let (code, out, err) = run(&["--catalogue", "f2l", "--mine"]);
    assert_eq!((code, out.as_str()), (0, ""));
    assert!(err.contains("You have no algorithms for f2l yet"), "{err}");
}
