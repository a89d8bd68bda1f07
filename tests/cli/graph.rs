//! The 2x2x2 as a graph: neighbours, paths, statistics, in the library and on the command line.

use std::collections::HashSet;
use std::sync::OnceLock;
use unfold_engine::tables::Workers;

use crate::support::program::{run_program, run_with_input, unfold, with_tables};
use crate::support::temporary;
use serde_json::Value;
use unfold_engine::control::Control;
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, InvalidState, Metric, Move, PuzzleId, scramble};
use unfold_engine::puzzles::cube2::{Cube2, Identifier, graph, graph::export::NODES, tables::distances::Distances};

const CUBE2: PuzzleId = PuzzleId::Cube2;
/// The identifier of the solved cube.
const SOLVED: &str = "000022443355224433551111";
/// The identifier of the scrambled cube in the article that the graph comes from.
const ARTICLE: &str = "002140534352524214031513";
fn distances() -> &'static Distances {
    static DISTANCES: OnceLock<Distances> = OnceLock::new();
    DISTANCES.get_or_init(|| Distances::compute(Workers::new(2, &Control::new())).expect("made"))
}

fn state_of_identifier(identifier: &str) -> Facelets {
    facelets::parse(CUBE2, identifier).expect("an identifier")
}

fn lines(out: &str, metric: &str) -> Vec<(String, u8, Option<String>)> {
    let line = |line: &str| {
        let value: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(value["metric"], metric);
        let distance = value["distance"].as_u64().expect("a distance") as u8;
        (value["identifier"].as_str().expect("digits").into(), distance, value["move"].as_str().map(String::from))
    };
    out.lines().map(line).collect()
}

/// Checks that a path leads from a state to solved by single turns, each one nearer.
fn check_path(start: &Facelets, path: &[(String, u8, Option<String>)], metric: Metric) {
    let mut state = start.clone();
    for (n, (identifier, distance, mv)) in path.iter().enumerate() {
        assert_eq!(Identifier::from_facelets(&state).to_string(), *identifier);
        assert_eq!(usize::from(*distance), path.len() - 1 - n);
        if let Some(mv) = mv {
            let moves = notation::parse(CUBE2, mv).expect("a move");
            assert_eq!(moves.length_in(CUBE2.def(), metric), 1);
            state = state.after_all(&moves);
        }
    }
    assert!(state.is_solved() && path.iter().all(|(_, distance, mv)| mv.is_some() == (*distance > 0)));
    assert_eq!(path.last().expect("an end").0, SOLVED);
}

#[test]
fn the_path_of_the_article_is_eight_quarter_turns() {
    for (metric, length) in [(Metric::Qtm, 8), (Metric::Htm, 7)] {
        let (code, out, err) =
            run_program(with_tables(&["pocket", "path", ARTICLE, "--jsonl", "--metric", metric.word()]));
        assert_eq!((code, err.as_str()), (0, ""));
        let path = lines(&out, metric.word());
        assert_eq!(path.len(), length + 1);
        check_path(&state_of_identifier(ARTICLE), &path, metric);
    }
    let (_, out, _) = run_program(with_tables(&["pocket", "path", ARTICLE]));
    let rows: Vec<Vec<&str>> = out.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!((rows.len(), rows[0][..2].to_vec()), (9, vec![ARTICLE, "8 QTM"]));
    assert_eq!(rows[8], [SOLVED, "0 QTM", "solved"]);
}

#[test]
fn moves_and_positions_are_printed_in_either_notation() {
    let rows = |more: &[&str]| -> Vec<Vec<String>> {
        let (code, out, err) = run_program(with_tables(&[&["pocket", "path", ARTICLE], more].concat()));
        assert_eq!((code, err.as_str()), (0, ""));
        out.lines().map(|line| line.split('\t').map(str::to_owned).collect()).collect()
    };
    let usual = rows(&[]);
    assert!(usual.iter().any(|row| row[2].ends_with('\'')), "{usual:?}");
    let reference = rows(&["--notation", "reference"]);
    for (row, other) in usual.iter().zip(&reference) {
        assert_eq!((&row[..2], row[2].replace('\'', "i")), (&other[..2], other[2].clone()));
    }
    assert_eq!(rows(&["--notation", "letters", "--as", "digits"]), usual);
    // Facelets are printed as the cube is held: the moves lead from one row to the next.
    let mut state = state_of_identifier(ARTICLE);
    for row in rows(&["--as", "facelets", "--metric", "htm"]) {
        assert_eq!(facelets::parse(CUBE2, &row[0]).expect("facelets"), state);
        match notation::parse(CUBE2, &row[2]) {
            Ok(moves) => state = state.after_all(&moves),
            Err(_) => assert_eq!(row[2], "solved"),
        }
    }
    assert!(state.is_solved());
}

#[test]
fn the_table_is_built_once_and_rebuilt_if_damaged() {
    let folder = temporary();
    let path =
        || run_program(unfold(&["pocket", "path", ARTICLE, "--tables", folder.path().to_str().expect("a path")]));
    let file = folder.path().join("cube2-htm-qtm.table");
    let first = path();
    let kept = std::fs::read(&file).expect("a table");
    assert_eq!((first.0, first.2.as_str()), (0, ""));
    let wrote = |file: &std::path::Path| std::fs::metadata(file).expect("a table").modified().expect("a time");
    let time = wrote(&file);
    assert_eq!(path(), first);
    assert_eq!(wrote(&file), time, "what is there is only read");
    let mut damaged = kept.clone();
    *damaged.last_mut().expect("bytes") ^= 1;
    std::fs::write(&file, damaged).expect("written");
    assert_eq!(path(), first);
    assert!(std::fs::read(&file).expect("a table") == kept);
    // If nothing can be stored, the answer is the same, and a note gives the reason.
    let no_folder = folder.path().join("a file");
    std::fs::write(&no_folder, "").expect("written");
    let (code, out, err) =
        run_program(unfold(&["pocket", "path", ARTICLE, "--tables", no_folder.to_str().expect("a path")]));
    assert_eq!((code, &out), (0, &first.1));
    assert!(!err.is_empty());
}

#[test]
fn a_path_starts_at_any_position() {
    let moves = "y R U2 F' D B' L";
    let state = notation::parse_facelets_or_moves(CUBE2, moves).expect("moves").state(CUBE2);
    let letters = facelets::print(&state);
    let digits = Identifier::from_facelets(&state).to_string();
    let jsonl = |input: &[&str]| run_program(with_tables(&[&["pocket", "path", "--jsonl"], input].concat()));
    let piped = |input: &str| run_with_input(with_tables(&["pocket", "path", "--jsonl", "-"]), input.as_bytes());
    let as_held = [
        jsonl(&[&letters]),
        jsonl(&["--facelets", &letters.to_lowercase()]),
        jsonl(&[moves]),
        jsonl(&["--moves", moves]),
        piped(&format!("{letters}\n")),
        piped(moves),
    ];
    for (code, out, err) in &as_held {
        assert_eq!(*code, 0, "{err}");
        check_path(&state, &lines(out, "qtm"), Metric::Qtm);
        assert_eq!(out, &as_held[0].1);
    }
    for (code, out, err) in [jsonl(&[&digits]), jsonl(&["--facelets", &digits]), piped(&digits)] {
        assert_eq!(code, 0, "{err}");
        check_path(&state_of_identifier(&digits), &lines(&out, "qtm"), Metric::Qtm);
    }
    let random = scramble::uniform(CUBE2, &mut scramble::generator(7));
    check_path(&random, &lines(&jsonl(&["--random", "7"]).1, "qtm"), Metric::Qtm);
    assert_eq!(lines(&jsonl(&[SOLVED]).1, "qtm"), [(SOLVED.into(), 0, None)]);
}

#[test]
fn invalid_input_is_reported() {
    for (arguments, said) in [
        (&["path"][..], "No starting position given"),
        (&["path", "00214053435252421403151"], "23"),
        (&["path", "002140534352524214031516"], "column 24"),
        (&["path", "002140534352524214031511"], "3 times instead of 4"),
        (&["path", "R U Q"], "column 5"),
        (&["path", "--facelets", "UUUUUUUUUUUUUUUUUUUUUUUU"], "24 times"),
        (&["path", ARTICLE, "--metric", "stm"], "htm, qtm"),
        (&["path", ARTICLE, "--random", "1"], "--random"),
        (&["stats", "--antipodes", "stm"], "htm, qtm"),
        (&["export", "x", "--form", "old"], "neo4j5"),
    ] {
        let (code, out, err) = run_program(unfold(&[&["pocket"], arguments].concat()));
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(err.contains(said), "{arguments:?}: {err}");
    }
    let (code, _, err) = run_with_input(unfold(&["pocket", "path", "-"]), b"MagicCube4D 1 2\n");
    assert_eq!(code, 2, "{err}");
}

#[test]
fn statistics_match_the_published_ones() {
    let (code, out, err) = run_program(with_tables(&["pocket", "stats", "--jsonl"]));
    assert_eq!((code, err.as_str()), (0, ""));
    let said: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    for (metric, farthest, antipodes) in [("htm", 11, 2644), ("qtm", 14, 276)] {
        let of_metric: Vec<&Value> = said.iter().filter(|line| line["metric"] == metric).collect();
        let states: Vec<u64> = of_metric.iter().filter_map(|line| line["states"].as_u64()).collect();
        assert_eq!((states.len(), states.iter().sum::<u64>()), (farthest + 1, NODES));
        assert_eq!(states.last(), Some(&antipodes));
        let last = of_metric.last().expect("a line");
        assert_eq!((last["antipodes"].as_u64(), last["distance"].as_u64()), (Some(antipodes), Some(farthest as u64)));

        let (_, list, _) = run_program(with_tables(&["pocket", "stats", "--antipodes", metric]));
        let list: HashSet<&str> = list.lines().collect();
        assert_eq!(list.len() as u64, antipodes);
        assert!(list.contains(last["example"].as_str().expect("digits")));
        let metric = Metric::from_name(metric).expect("a metric");
        for identifier in list {
            let state = state_of_identifier(identifier);
            assert_eq!(Identifier::from_facelets(&state).to_string(), identifier);
            assert_eq!(graph::distance(&state, metric, distances()), Ok(farthest as u8));
        }
    }
    let (_, out, _) = run_program(with_tables(&["pocket", "stats"]));
    assert!(out.contains("\n11\t2644\t1350852\n") && out.contains("\n14\t\t276\n"), "{out}");
    assert!(out.contains("276 positions at 14 QTM, for example 0"), "{out}");
    let (_, one, _) = run_program(with_tables(&["pocket", "stats", "--metric", "qtm"]));
    assert!(one.contains("\n14\t276\n") && !one.contains("HTM"), "{one}");
    let (_, list, _) = run_program(with_tables(&["pocket", "stats", "--antipodes", "qtm", "--as", "facelets"]));
    assert_eq!(list.lines().count(), 276);
    assert!(list.lines().all(|line| {
        facelets::parse(CUBE2, line).is_ok_and(|state| Identifier::from_facelets(&state) > solved_identifier())
    }));
}

fn solved_identifier() -> Identifier {
    Identifier::from_facelets(&Facelets::solved(CUBE2))
}

#[test]
fn neighbours_are_one_move_away_in_any_orientation() {
    let mut random = scramble::generator(3);
    for metric in [Metric::Htm, Metric::Qtm] {
        for rotations in ["", "x", "y", "z", "x y", "x2 z'", "y2 x'", "z y'"] {
            let held = notation::parse(CUBE2, rotations).expect("rotations");
            let state = scramble::uniform(CUBE2, &mut random).after_all(&held);
            let here = graph::distance(&state, metric, distances()).expect("a state");
            let around = graph::neighbours(&state, metric, distances()).expect("a state");
            let distinct: HashSet<Identifier> = around.iter().map(|n| n.identifier).collect();
            assert_eq!(distinct.len(), if metric == Metric::Htm { 9 } else { 6 });
            // Turning any of the six faces leads to one of the neighbours.
            for mv in (0..18).map(Move::new).filter(|mv| CUBE2.def().moves[mv.index()].cost_in(metric) == 1) {
                assert!(distinct.contains(&Identifier::from_facelets(&state.after(mv))));
            }
            for neighbour in &around {
                assert_eq!(neighbour.state, state.after(neighbour.mv));
                assert_eq!(neighbour.identifier, Identifier::from_facelets(&neighbour.state));
                assert_eq!(Ok(neighbour.distance), graph::distance(&neighbour.state, metric, distances()));
                assert!(neighbour.distance.abs_diff(here) <= 1);
                assert!(metric == Metric::Htm || neighbour.distance != here, "a quarter turn changes the parity");
            }
            assert_eq!(around.iter().any(|n| n.distance < here), here > 0);
            let path = graph::path(&state, metric, distances()).expect("a state");
            assert_eq!(path.len(), usize::from(here) + 1);
            assert!(path.last().expect("an end").state.is_solved());
        }
    }
    let bad = state_of_identifier(SOLVED).repainted(|shown| shown.swap(0, 23)).expect("colours of the puzzle");
    let expected: InvalidState = Cube2::from_facelets(&bad).expect_err("no state");
    assert_eq!(graph::neighbours(&bad, Metric::Qtm, distances()), Err(expected.clone()));
    assert_eq!(graph::path(&bad, Metric::Qtm, distances()), Err(expected));
}
