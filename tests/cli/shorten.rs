//! `unfold shorten`: moves in, shorter moves to the same stickers out.

use serde_json::Value;
use unfold_engine::mc4d;
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence, scramble};

use crate::support::program::{run_program, run_with_input, unfold, with_tables};
use unfold_tests::root;

/// Runs `unfold shorten` with these arguments and deterministic limits; returns the JSON object printed.
fn shortened(arguments: &[&str]) -> Value {
    let limits = ["shorten", "--jsonl", "--timeout", "0", "--nodes", "300000", "--threads", "1", "--memory", "small"];
    let (code, out, err) = run_program(with_tables(&[&limits[..], arguments].concat()));
    assert_eq!(code, 0, "{out}{err}");
    serde_json::from_str(&out).expect("one line of JSON")
}

fn moves(puzzle: PuzzleId, text: &str) -> Sequence {
    notation::parse(puzzle, text).expect("moves")
}

fn number(line: &Value, key: &str) -> usize {
    line[key].as_u64().unwrap_or_else(|| panic!("{key} in {line}")) as usize
}

/// Moves in three parts. The middle one has three moves and at least twenty without effect: a commutator repeated until it does nothing.
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
fn a_detour_of_twenty_moves_is_removed_on_three_puzzles() {
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
fn moves_are_never_replaced_by_longer_ones() {
    let line = shortened(&["R U F2 L'"]);
    assert_eq!((number(&line, "before"), number(&line, "after")), (4, 4));
    assert_eq!((line["optimal"].as_bool(), line["moves"].as_str()), (Some(true), Some("R U F2 L'")));
    for (moves, joined) in [("R U U' R'", ""), ("R U U' R", "R2"), ("R U R R", "R U R2")] {
        assert_eq!(shortened(&[moves])["moves"].as_str(), Some(joined), "what cancels is left out");
    }
    let (code, out, err) = run_program(with_tables(&["shorten", "R U F2 L'", "--memory", "small"]));
    assert_eq!((code, out.trim()), (0, "R U F2 L'"), "{err}");
    assert!(err.contains("None is shorter: 4 HTM is proven optimal."), "{err}");
    let (_, out, err) = run_program(with_tables(&["shorten", "R R R U D U", "--stretch", "1-3", "--memory", "small"]));
    assert_eq!(out.trim(), "R' U D U", "the others stay as they are: {err}");
    assert!(err.contains("Moves 1 to 3: R R R"), "{err}");
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
    let (code, _, err) = run_program(unfold(&["shorten", from, "-o", to]));
    assert!(code != 0 && err.contains("shorter.log") && err.contains("--force"), "it is not replaced: {code} {err}");
    assert_eq!(read(&saved).solution(), new.solution());
}

#[test]
fn a_log_is_unchanged_if_its_stretch_cannot_be_shortened() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = root().join("crates/app/assets/examples/hyper3-122.log");
    let saved = folder.path().join("shorter.log");
    let [from, to] = [&log, &saved].map(|path| path.to_str().expect("a path of text"));
    let read = |path| mc4d::read(&std::fs::read(path).expect("a file")).expect("a log");
    let old = read(&log);
    // Two clicks that make one turn, and three moves without a shorter equivalent.
    let clicks = old.solution();
    let joins = |at: &usize| Sequence(clicks.0[*at..at + 2].to_vec()).joined(old.puzzle().def()).0.len() == 1;
    let pair = (0..clicks.0.len() - 1).find(joins).expect("a half turn of two clicks");
    for (first, last) in [(pair + 1, pair + 2), (2, 4)] {
        let line = shortened(&[from, "--stretch", &format!("{first}-{last}"), "-o", to, "--force"]);
        assert_eq!(line["before"], line["after"], "{line}");
        assert_eq!((read(&saved).history(), read(&saved).view()), (old.history(), old.view()), "{line}");
    }
    let (code, _, err) =
        run_program(with_tables(&["shorten", "--puzzle", "2x2x2x2", "RUF UF2 UF2 FO", "-o", to, "--force"]));
    assert_eq!(code, 0, "moves need not solve anything: {err}");
    assert_eq!(read(&saved).scramble(), moves(PuzzleId::Tess2, "RUF FO"));
    let (code, _, err) = run_program(with_tables(&["shorten", to, "--memory", "small"]));
    assert!(code == 0 && err.contains("all of its moves are used"), "{err}");
}

#[test]
fn each_line_of_a_list_is_shortened_separately() {
    let list = "# 2x2x2\n\nR U R' U'\nR R\n// none\nR Q\nU\n";
    let arguments = ["shorten", "--batch", "-", "--optimal", "--memory", "small"];
    let (code, out, err) = run_with_input(with_tables(&arguments), list.as_bytes());
    assert_eq!(code, 2, "one line is wrong: {err}");
    let mut rows = csv::Reader::from_reader(out.as_bytes());
    assert_eq!(
        rows.headers().expect("a header").iter().take(4).collect::<Vec<_>>(),
        ["index", "input", "before", "after"]
    );
    let rows: Vec<csv::StringRecord> = rows.records().map(|row| row.expect("a row")).collect();
    let cells = |n: usize| rows[n].iter().take(4).collect::<Vec<_>>();
    assert_eq!(rows.len(), 4, "{out}");
    assert_eq!(cells(0), ["1", "R U R' U'", "4", "4"]);
    assert_eq!(cells(1), ["2", "R R", "1", "1"]);
    assert_eq!(cells(2), ["3", "R Q", "", ""]);
    assert!(rows[2].iter().next_back().is_some_and(|error| error.contains("line 6")), "{out}");
    assert_eq!(cells(3), ["4", "U", "1", "1"]);
    let (_, out, _) = run_with_input(with_tables(&[&arguments[..], &["--jsonl"]].concat()), list.as_bytes());
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.iter().filter(|line| line["event"] == "shortened").count(), 4, "{out}");
    assert_eq!((lines[3]["input"].as_str(), lines[3]["optimal"].as_bool()), (Some("U"), Some(true)));
}

#[test]
fn mc4d_twists_are_counted_on_request() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = root().join("crates/app/assets/examples/solve.log");
    let saved = folder.path().join("shorter.log");
    let [from, to] = [&log, &saved].map(|path| path.to_str().expect("a path of text"));
    let line = shortened(&[from, "--metric", "mc4d", "-o", to]);
    let read = |path| mc4d::read(&std::fs::read(path).expect("a file")).expect("a log");
    let (old, new) = (read(&log), read(&saved));
    assert!(new.is_solved() && old.scramble() == new.scramble());
    assert_eq!(line["metric"].as_str(), Some("mc4d"));
    assert!(number(&line, "before") <= old.twist_counts()[1], "{line}");
    assert!(number(&line, "after") < number(&line, "before"), "{line}");
    assert_eq!(number(&line, "twists"), number(&line, "after"), "{line}");
    assert_eq!(
        (new.twist_counts()[1], new.solution().length(new.puzzle().def())),
        (number(&line, "after"), number(&line, "length"))
    );
    let (_, _, err) = run_program(with_tables(&["shorten", "--puzzle", "3x3x3x3", "RO2 UF", "--metric", "MC4D"]));
    assert!(err.contains("None is shorter: 3 twists is proven optimal."), "{err}");
    let (code, _, err) = run_program(with_tables(&["shorten", "R U", "--metric", "mc4d"]));
    assert!(code == 2 && err.contains("mc4d"), "a cube has no twists: {err}");
}

#[test]
fn every_log_of_a_folder_is_shortened_into_another_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let [logs, shorter] = ["logs", "shorter"].map(|name| folder.path().join(name));
    std::fs::create_dir(&logs).expect("a folder");
    let examples = root().join("crates/app/assets/examples");
    for name in ["hyper3-122.log", "solve.log"] {
        std::fs::copy(examples.join(name), logs.join(name)).expect("a copy");
    }
    std::fs::write(logs.join("moves.txt"), "R U").expect("a file");
    let [from, to] = [&logs, &shorter].map(|path| path.to_str().expect("a path of text"));
    let limits = ["--timeout", "0", "--nodes", "100000", "--threads", "1", "--memory", "small"];
    let arguments = [&["shorten", "--jsonl", "--batch", from, "-o", to][..], &limits].concat();
    let (code, out, err) = run_program(with_tables(&arguments));
    assert_eq!(code, 0, "{err}");
    assert!(err.contains("2 of 2 became shorter"), "{err}");
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(
        lines.iter().map(|line| line["input"].as_str()).collect::<Vec<_>>(),
        [Some("hyper3-122.log"), Some("solve.log")]
    );
    for line in &lines {
        let path = shorter.join(line["input"].as_str().expect("a name"));
        let log = mc4d::read(&std::fs::read(path).expect("a file")).expect("a log");
        assert!(log.is_solved(), "{line}");
        assert_eq!(log.solution().length(log.puzzle().def()), number(line, "after"), "{line}");
    }
    let (code, out, err) = run_program(with_tables(&arguments));
    assert!(code != 0 && out.is_empty() && err.contains("--force"), "they are not replaced: {code} {err}");
    std::fs::write(logs.join("broken.log"), "MagicCube4D 3 0").expect("a file");
    let again = [&["shorten", "--batch", from][..], &limits].concat();
    let (code, out, _) = run_program(with_tables(&again));
    assert!(code == 2 && out.lines().count() == 4, "one log is broken: {out}");
    let (code, _, err) = run_program(with_tables(&["shorten", "--batch", to, "-o", from, "--puzzle", "3x3x3"]));
    assert!(code != 0, "{err}");
    let (code, _, err) = run_with_input(with_tables(&["shorten", "--batch", "-", "-o", to]), b"R U");
    assert!(code == 2 && err.contains("printed, not written"), "{err}");
}

#[test]
fn the_scramble_is_undone_only_on_request() {
    let log = root().join("crates/app/assets/examples/hyper3-122.log");
    let read = mc4d::read(&std::fs::read(&log).expect("a file")).expect("a log");
    let log = log.to_str().expect("a path of text");
    let undone = read.scramble().length(read.puzzle().def());
    let arguments = ["shorten", log, "--timeout", "0", "--nodes", "100000", "--threads", "1"];
    assert!(number(&shortened(&[log, "--undo"]), "after") <= undone);
    let (_, _, err) = run_program(with_tables(&arguments));
    assert!(err.contains("Undoing the moves before them would take"), "{err}");
    assert!(number(&shortened(&[log]), "after") > undone);
}

#[test]
fn invalid_arguments_are_rejected_with_advice() {
    for (arguments, said) in [
        (&["R U F", "--stretch", "2-5"][..], "ends with move 5, but there are only 3 moves"),
        (&["R U F", "--stretch", "3-2"], "such as 40-60"),
        (&["R U F", "--stretch", "0-2"], "such as 40-60"),
        (&["R U F", "--stretch", "2"], "such as 40-60"),
        (&["R U F", "--stretch", "1-99999999999999999999"], "such as 40-60"),
        (&[], "There are no moves to shorten"),
        (&["UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB"], "This is a position, not moves"),
        (&["R U F", "-o", "moves.pdf"], "ends in .txt"),
        (&["R U F", "-o", "moves"], "ends in .txt"),
        (&["R U F", "-o", "moves.log"], "works only with the 2x2x2x2 or 3x3x3x3"),
        (&["R U F", "--metric", "stm"], "stm"),
        (&["R U F", "--notation", "mc4d"], "--notation mc4d"),
    ] {
        let (code, out, err) = run_program(with_tables(&[&["shorten"][..], arguments].concat()));
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(err.contains(said), "{arguments:?}: {err}");
    }
}
