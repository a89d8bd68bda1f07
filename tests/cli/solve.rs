//! `unfold solve`, `scramble` and `tables`: arguments in, text and exit codes out.

use crate::support;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use crate::support::program::{line_with, lines, run_program, run_with_input, text, unfold, with_tables, with_tess2};
use serde_json::Value;
use unfold_engine::mc4d;
use unfold_engine::notation::{facelets, hypercube};
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_engine::tables::spec;

fn temporary_log() -> (tempfile::TempDir, PathBuf) {
    let folder = support::temporary();
    let file = folder.path().join("solved.log");
    (folder, file)
}

fn path(file: &Path) -> &str {
    file.to_str().expect("a path of text")
}

const SCRAMBLE: &str =
    "74,-1,1 14,1,2 47,-1,1 102,1,2 175,1,1 208,1,1 33,1,1 78,1,2 114,1,2 14,1,2 137,-1,1 192,-1,1 105,-1,1";

fn scrambled_log() -> String {
    let view = "1.0 0.0 0.0 0.0\n0.0 1.0 0.0 0.0\n0.0 0.0 1.0 0.0\n0.0 0.0 0.0 1.0";
    format!("MagicCube4D 3 2 0 {{4,3,3}} 2\n{view}\n*\n{SCRAMBLE} m|.\n")
}

#[test]
fn the_position_of_a_log_to_solve_can_be_selected() {
    let (folder, file) = temporary_log();
    let mine = folder.path().join("mine.log");
    let own = "155,1,1 9,1,1";
    std::fs::write(&mine, scrambled_log().replace(" m|.", &format!(" m| {own}."))).expect("written");
    let solve = |from: &[&str], file: &Path| {
        let arguments = [&["solve", path(&mine), "--timeout", "0.3", "--force", "-o", path(file)], from].concat();
        let (code, _, err) = run_program(with_tables(&arguments));
        assert_eq!(code, 0, "{err}");
        mc4d::read(&std::fs::read(file).expect("saved")).expect("a log")
    };
    let end = solve(&[], &file);
    let of_mine = mc4d::read(&std::fs::read(&mine).expect("file")).expect("a log");
    assert!(end.is_solved() && end.solution().0[..2] == of_mine.solution().0[..]);
    let scramble = solve(&["--from", "scramble"], &file);
    assert!(scramble.is_solved() && scramble.scramble() == of_mine.scramble());
    assert!(scramble.click_count_after_mark() > 2 && scramble.solution().0[..2] != of_mine.solution().0[..]);
    // Without a mark there is no scramble to start from, and the error says so.
    std::fs::write(&mine, scrambled_log().replace(" m|.", ".")).expect("written");
    let (code, _, err) = run_program(with_tables(&["solve", path(&mine), "--from", "scramble"]));
    assert!(code == 2 && err.contains("no scramble mark"), "{err}");
}

#[test]
fn a_solution_is_saved_as_text_that_reads_back_or_as_pdf_or_svg() {
    let folder = support::temporary();
    for (puzzle, moves) in [("2x2x2", "R U F"), ("3x3x3", "R U F"), ("2x2x2x2", "UF RO")] {
        let [text, pdf, svg] = ["txt", "pdf", "svg"].map(|end| folder.path().join(puzzle).with_extension(end));
        for file in [&text, &pdf, &svg] {
            let arguments =
                ["solve", "--puzzle", puzzle, "--moves", moves, "--memory", "small", "--no-finish", "-o", path(file)];
            let (code, _, err) = run_program(with_tables(&arguments));
            assert!(code == 0 && err.contains("Saved as "), "{puzzle}: {err}");
        }
        let saved = std::fs::read_to_string(&text).expect("saved");
        assert!(saved.contains("Optimal: it is proven") && saved.contains("# Solution: "), "{saved}");
        let again = ["solve", "--puzzle", puzzle, "--memory", "small", "--no-finish", "-"];
        let (code, out, err) = run_with_input(with_tables(&again), saved.as_bytes());
        let moves = saved.lines().find_map(|line| line.strip_prefix("# Solution: ")).expect("moves");
        let length = moves.split(' ').count();
        assert!(code == 0 && out.contains(&format!("Optimal: {length} ")), "{puzzle}: {out} {err}");
        let batch = ["solve", "--puzzle", puzzle, "--memory", "small", "--no-finish", "--batch", path(&text)];
        let (code, out, err) = run_program(with_tables(&batch));
        assert!(code == 0 && out.lines().count() == 2, "{puzzle}: {out} {err}");
        assert!(std::fs::read(&pdf).expect("saved").starts_with(b"%PDF-"));
        assert!(std::fs::read_to_string(&svg).expect("saved").contains("class=\"net\""));
        // An existing file is kept.
        let kept = ["solve", "--puzzle", puzzle, "--moves", moves, "-o", path(&text)];
        assert_eq!(run_program(with_tables(&kept)).0, 2);
        assert_eq!(std::fs::read_to_string(&text).expect("kept"), saved);
    }
}

#[test]
fn a_log_is_solved_and_saved() {
    let (folder, file) = temporary_log();
    let scramble = folder.path().join("scramble.log");
    std::fs::write(&scramble, scrambled_log()).expect("written");
    let (code, out, err) = run_program(with_tables(&["solve", path(&scramble), "--timeout", "0.5", "-o", path(&file)]));
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("STM"), "{out}");
    let moves = mc4d::read(&std::fs::read(&file).expect("saved")).expect("a good log").solution();
    let length = moves.joined(PuzzleId::Tess2.def()).0.len();
    assert!(err.contains("Saved as ") && err.contains(&format!(": {length} STM")), "{err}");
    let saved = std::fs::read_to_string(&file).expect("the saved log");
    assert!(saved.contains("m| "), "{saved}");
    let read = mc4d::read(saved.as_bytes()).expect("a good log");
    assert!(read.is_solved() && read.notices().is_empty());
    assert_eq!(read.scramble().0.len(), 13);
    assert!(
        Facelets::new(PuzzleId::Tess2, support::stickers_after_log(&saved)).expect("colours of the puzzle").is_solved()
    );
    // The user's own click is kept, even where MC4D would cancel it with the first click of the solution.
    let attempt = folder.path().join("attempt.log");
    std::fs::write(&attempt, scrambled_log().replace(SCRAMBLE, "").replace(" m|.", "m| 155,1,1.")).expect("written");
    let (code, _, err) = run_program(with_tables(&["solve", path(&attempt), "--force", "-o", path(&attempt)]));
    assert_eq!(code, 0, "{err}");
    let kept = mc4d::read(&std::fs::read(&attempt).expect("file")).expect("a log");
    assert!(kept.is_solved() && kept.click_count_after_mark() == 2 && kept.notices().is_empty());
    // An existing file is replaced only with `--force`.
    let (code, _, err) = run_program(with_tables(&["solve", path(&scramble), "--timeout", "0.2", "-o", path(&file)]));
    assert_eq!(code, 2);
    assert!(err.contains("--force"), "{err}");
    assert_eq!(std::fs::read_to_string(&file).expect("the saved log"), saved);
    let (code, _, _) =
        run_program(with_tables(&["solve", path(&scramble), "--timeout", "0.2", "--force", "-o", path(&file)]));
    assert_eq!(code, 0);
}

#[test]
fn json_lines_are_as_documented() {
    let (code, out, _) =
        run_program(with_tess2(&["solve", "--random", "3", "--timeout", "1.5", "--threads", "2", "--jsonl"]));
    assert_eq!(code, 0);
    let lines: Vec<Value> = out.lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    let keys = |line: &Value| {
        let mut keys: Vec<String> = line.as_object().expect("object").keys().cloned().collect();
        keys.sort();
        keys.join(" ")
    };
    let start = &lines[0];
    assert_eq!(keys(start), "event method metric puzzle tables_s threads");
    let named = [&start["puzzle"], &start["method"], &start["metric"]].map(|v| v.as_str().expect("text"));
    assert_eq!(named, ["2x2x2x2", "anytime", "stm"]);
    assert_eq!(start["threads"], 2);
    let state =
        unfold_engine::puzzle::scramble::uniform(PuzzleId::Tess2, &mut unfold_engine::puzzle::scramble::generator(3));
    let mut best = u64::MAX;
    for line in &lines[1..lines.len() - 1] {
        match line["event"].as_str().expect("event") {
            "bound" => assert_eq!(keys(line), "event lower t"),
            "tables" => assert_eq!((&*keys(line), line["tier"].as_str()), ("event t tier", Some("large"))),
            "progress" => {
                let told = keys(line);
                let told = ["checked ", "checking ", "left_s "].iter().fold(told, |told, key| told.replace(key, ""));
                assert_eq!(told, "best event lower nodes nodes_per_s t");
                let checked = line.get("checked").map_or(0.0, |checked| checked.as_f64().expect("a number"));
                assert!(
                    (0.0..=1.0).contains(&checked) && line.get("checked").is_some() == line.get("checking").is_some()
                );
            }
            "solution" => {
                assert_eq!(keys(line), "event length lower moves t");
                let length = line["length"].as_u64().expect("length");
                assert!(length < best);
                best = length;
                let moves = hypercube::parse(PuzzleId::Tess2, line["moves"].as_str().expect("moves")).expect("moves");
                assert_eq!(moves.length(PuzzleId::Tess2.def()) as u64, length);
                assert!(state.after_all(&moves).is_solved());
            }
            other => panic!("event {other}"),
        }
    }
    let done = &lines[lines.len() - 1];
    assert_eq!(keys(done), "event length lower moves nodes optimal reason t");
    assert_eq!((done["event"].as_str(), done["reason"].as_str()), (Some("done"), Some("timeout")));
    assert_eq!((done["length"].as_u64(), done["optimal"].as_bool()), (Some(best), Some(false)));
    assert!(lines.iter().any(|l| l["event"] == "progress"));
    let order = |line: &str, keys: &[&str]| {
        let at: Vec<usize> = keys.iter().map(|k| line.find(&format!("\"{k}\":")).expect("the key")).collect();
        assert!(at.is_sorted(), "keys in the documented order: {line}");
    };
    order(out.lines().next().expect("a line"), &["event", "puzzle", "method", "metric", "threads", "tables_s"]);
    let last = out.lines().last().expect("a line");
    order(last, &["event", "t", "length", "lower", "optimal", "reason", "nodes", "moves"]);
}

#[test]
fn without_a_solution_the_exit_code_is_3_with_nulls() {
    // The 3x3x3, because on the hypercube a beam finds a solution before the node limit is checked.
    let arguments = ["solve", "--random", "118", "--nodes", "1", "--threads", "1", "--memory", "small", "--jsonl"];
    let (code, out, _) = run_program(with_tables(&arguments));
    assert_eq!(code, 3);
    let done: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
    assert!(done["length"].is_null() && done["moves"].is_null());
    assert_eq!(done["reason"], "nodes");
}

#[test]
fn short_moves_are_proven_optimal_from_every_kind_of_input() {
    let moves = "RUF UF2 FO IR";
    let state = Facelets::solved(PuzzleId::Tess2).after_all(&hypercube::parse(PuzzleId::Tess2, moves).expect("moves"));
    let stickers = facelets::print(&state);
    let mut outputs = Vec::new();
    for arguments in [vec!["--moves", moves], vec!["--facelets", &stickers], vec!["--moves", moves, "--optimal"]] {
        let (code, out, err) =
            run_program(with_tess2(&[&["solve", "--notation", "mc4d", "--jsonl"][..], &arguments].concat()));
        assert_eq!(code, 0, "{err}");
        outputs.push(out);
    }
    for (input, puzzle) in [
        (moves.to_owned(), &["--puzzle", "2x2x2x2"][..]),
        (stickers, &["--puzzle", "2x2x2x2"]),
        (format!("\u{feff}{}", scrambled_log()), &[]),
    ] {
        let mut child = with_tables(&[&["solve", "-", "--timeout", "0.5", "--jsonl"], puzzle].concat())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        child.stdin.take().expect("stdin").write_all(input.as_bytes()).expect("written");
        let output = child.wait_with_output().expect("the program ends");
        assert!(output.status.success());
        outputs.push(text(&output.stdout));
    }
    for out in &outputs[..5] {
        let done: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
        assert_eq!((done["length"].as_u64(), done["optimal"].as_bool()), (Some(4), Some(true)), "{out}");
        let moves =
            hypercube::parse(PuzzleId::Tess2, done["moves"].as_str().expect("moves")).expect("letters or tokens");
        assert!(state.after_all(&moves).is_solved());
    }
}

#[test]
fn invalid_input_is_reported_with_exit_code_2() {
    let (folder, _) = temporary_log();
    let cut = folder.path().join("cut.log");
    let whole = folder.path().join("whole.log");
    std::fs::write(&whole, scrambled_log()).expect("written");
    std::fs::write(&cut, scrambled_log().trim_end().trim_end_matches('.')).expect("written");
    let hyper_of = |arguments: &[&'static str]| [arguments, &["--puzzle", "2x2x2x2"]].concat();
    for (arguments, said) in [
        (hyper_of(&["solve", "--moves", "RUF RX"]), vec!["column 5", "RX"]),
        (hyper_of(&["solve", "--moves", "999,1,1"]), vec!["999", "column 1"]),
        (hyper_of(&["solve", "--facelets", "0123"]), vec!["64"]),
        (hyper_of(&["solve", "--facelets", "01x3"]), vec!["column 3"]),
        (vec!["solve", "--moves", "R U\nF Q"], vec!["line 2, column 3", "Q"]),
        (vec!["solve", "--moves", "R (U F"], vec!["line 1, column 3", "not closed"]),
        (vec!["solve", "--facelets", "UUURRX"], vec!["column 6", "U R F D L B"]),
        (vec!["solve", "--facelets", "UUURR"], vec!["Expected 54 colours, found 5"]),
        (vec!["solve", "--moves", "RUF 127,-1,1"], vec!["add --puzzle 2x2x2x2"]),
        (vec!["solve", "--moves", "RUF UF2 FO"], vec!["column 10", "add --puzzle 2x2x2x2"]),
        (vec!["solve", path(&cut)], vec!["incomplete", "full stop", "line 7"]),
        (vec!["solve", path(&whole), "--puzzle", "3x3x3"], vec!["2x2x2x2", "3x3x3"]),
        (vec!["scramble", "--as", "mc4d"], vec!["--as mc4d", "2x2x2x2"]),
        (vec!["scramble", "--notation", "mc4d"], vec!["add --puzzle 2x2x2x2 or --puzzle 3x3x3x3."]),
        (vec!["solve", "--random", "1", "--metric", "stm"], vec!["stm", "htm"]),
        (vec!["solve", "--random", "1", "--jobs", "2"], vec!["--jobs"]),
        (vec!["solve", "--random", "1", "--batch", "x"], vec!["--batch", "--random"]),
        (vec!["solve", "--batch", "x", "--shard", "3/2"], vec!["1/N"]),
        (hyper_of(&["solve", "--random", "1", "--method", "magic"]), vec!["magic", "anytime, optimal"]),
        (hyper_of(&["solve", "--random", "1", "--metric", "htm"]), vec!["htm", "stm"]),
        (vec!["tables", "list", "nothing"], vec!["nothing", "tess2-axis-rows"]),
        (vec!["tables", "move"], vec!["No folder given"]),
        (vec!["tables", "move", "a", "b"], vec!["2 folders were given", "one folder"]),
        (vec!["bench", "nothing"], vec!["nothing", "hyper-first"]),
        (hyper_of(&["scramble", "--count", "2", "--as", "mc4d", "--seed", "1"]), vec!["--count 1"]),
        (vec!["solve"], vec!["INPUT"]),
        (vec!["solve", "--random", "1", "--timeout", "inf"], vec!["seconds"]),
        (vec!["solve", "--random", "1", "--puzzle", "7x7x7"], vec!["2x2x2x2"]),
        (vec!["scramble", "--walk", "18446744073709551615"], vec!["--walk"]),
        (vec!["solve", "--random", "1", "--timeout", "-3"], vec!["-3"]),
        (vec!["solve", "--random", "1", "--threads", "0"], vec!["1..=256"]),
    ] {
        let (code, out, err) = run_program(unfold(&arguments));
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        for word in said {
            assert!(err.contains(word), "{arguments:?}: {err}");
        }
    }
    let mut swapped = facelets::print(&Facelets::solved(PuzzleId::Tess2)).into_bytes();
    swapped.swap(0, 25);
    let (code, _, err) = run_program(with_tess2(&["solve", "--facelets", &text(&swapped)]));
    assert_eq!(code, 2);
    assert!(err.contains("mirror"), "{err}");
}

#[test]
fn unwritable_and_missing_files_are_reported_with_exit_code_4() {
    let (folder, _) = temporary_log();
    let missing = "/no such folder/solved.log";
    // Reported before the search, which could take hours.
    for target in [missing, path(folder.path()), "/dev/null"] {
        let (code, out, err) = run_program(with_tess2(&["solve", "--random", "1", "--force", "-o", target]));
        assert_eq!((code, out.as_str()), (4, ""), "{err}");
        assert!(err.contains(target), "{err}");
    }
    let (code, _, err) = run_program(unfold(&["solve", "no such file.log"]));
    assert_eq!(code, 4);
    assert!(err.contains("no such file.log"), "{err}");
}

#[cfg(unix)]
#[test]
fn symlinks_are_written_through_and_dangling_ones_kept() {
    let (folder, file) = temporary_log();
    let (link, dangling) = (folder.path().join("link.log"), folder.path().join("dangling.log"));
    std::fs::write(&file, "old").expect("written");
    std::os::unix::fs::symlink(&file, &link).expect("linked");
    std::os::unix::fs::symlink(folder.path().join("nothing"), &dangling).expect("linked");
    assert_eq!(run_program(with_tess2(&["solve", "--moves", "UF RO", "--force", "-o", path(&link)])).0, 0);
    assert!(link.is_symlink() && mc4d::read(&std::fs::read(&file).expect("file")).expect("a log").is_solved());
    assert_eq!(run_program(with_tess2(&["solve", "--moves", "UF RO", "--force", "-o", path(&dangling)])).0, 4);
    assert!(dangling.is_symlink());
}

#[test]
fn a_file_created_meanwhile_is_not_replaced() {
    let (_folder, file) = temporary_log();
    let mut child = with_tess2(&["solve", "--random", "1", "--timeout", "1.5", "-o", path(&file)])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    line_with(&lines(child.stdout.take().expect("stdout")), "STM");
    std::fs::write(&file, "someone else's").expect("written");
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(2), "{}", text(&output.stderr));
    assert_eq!(std::fs::read_to_string(&file).expect("file"), "someone else's");
}

#[cfg(target_os = "linux")]
#[test]
fn unwritable_results_are_an_error() {
    for arguments in [vec!["scramble", "--seed", "1"], vec!["tables", "list"]] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("the full device");
        let output = unfold(&arguments).stdout(full).stderr(Stdio::piped()).output().expect("the program starts");
        assert_eq!(output.status.code(), Some(4), "{arguments:?}");
        assert!(!output.stderr.is_empty());
    }
}

#[test]
fn unsavable_tables_are_a_note_and_the_solve_continues() {
    let (folder, _) = temporary_log();
    let blocked = folder.path().join("file");
    std::fs::write(&blocked, "").expect("written");
    let (code, out, err) =
        run_program(unfold(&["solve", "--moves", "R U", "--memory", "small", "--tables", path(&blocked)]));
    assert_eq!(code, 0, "{err}");
    let said = format!("({}). Choose another folder.", path(&blocked));
    assert!(out.contains("2 HTM") && err.matches(&said).count() == 1, "{out}{err}");
    let (code, _, err) = run_program(unfold(&["tables", "verify", "--tables", path(&blocked)]));
    assert_eq!(code, 4);
    assert!(err.contains("unfold tables build"), "{err}");
}

#[test]
fn small_memory_skips_the_large_table_and_full_memory_waits_for_it() {
    let (folder, _) = temporary_log();
    let large = "tess2-side-rows";
    for name in ["cube2-distance", "tess2-axis-rows"] {
        let file = format!("{name}.table");
        std::fs::copy(support::tables::folder().join(&file), folder.path().join(&file)).expect("copied");
    }
    let arguments = ["solve", "--puzzle", "2x2x2x2", "--random", "5", "--timeout", "0.5", "--jsonl"];
    let solve = |memory, tables: &Path| {
        run_program(unfold(&[&arguments[..], &["--memory", memory, "--tables", path(tables)]].concat()))
    };
    let (code, out, err) = solve("small", folder.path());
    assert!(code == 0 && !out.contains("tables\""), "{out}{err}");
    let files = std::fs::read_dir(folder.path()).expect("folder").map(|entry| entry.expect("entry").file_name());
    let files: Vec<String> = files.map(|name| name.to_string_lossy().into_owned()).collect();
    assert!(files.len() == 2 && files.iter().all(|name| !name.contains(large)), "{files:?}");
    let (code, out, err) = solve("full", support::tables::folder());
    assert!(code == 0 && !out.contains("\"tier\""), "it has joined before the start: {out}{err}");
    let (code, out, err) = run_program(unfold(&["tables", "list", large, "--tables", path(folder.path())]));
    assert!(code == 0 && out.contains("absent"), "{out}{err}");
}

#[test]
fn tables_are_listed_verified_and_removed() {
    let folder = support::tables::folder_without(&[]);
    let there = path(folder.path());
    let all = spec::built_by_default().count();
    let (code, out, _) = run_program(unfold(&["tables", "list", "--tables", there]));
    assert_eq!((code, out.matches("good").count()), (0, all), "{out}");
    assert_eq!(run_program(unfold(&["tables", "verify", "--tables", there])).0, 0);
    assert_eq!(run_program(unfold(&["tables", "remove", "cube2-distance", "--tables", there])).0, 0);
    let (code, out, _) = run_program(unfold(&["tables", "verify", "--tables", there]));
    assert_eq!((code, out.matches("absent").count()), (4, 1), "{out}");
    let (code, out, _) = run_program(unfold(&["tables", "build", "--tables", there]));
    assert_eq!((code, out.matches("good").count()), (0, all), "{out}");
}

#[test]
fn scrambles_are_reproducible_by_seed() {
    let facelets_of = |arguments: &[&str]| {
        let (code, out, err) = run_program(unfold(arguments));
        assert_eq!(code, 0, "{err}");
        out
    };
    let arguments = ["scramble", "--puzzle", "2x2x2x2", "--seed", "7", "--count", "3"];
    let once = facelets_of(&arguments);
    assert_eq!(once, facelets_of(&arguments));
    let states: Vec<Facelets> = once.lines().map(|l| facelets::parse(PuzzleId::Tess2, l).expect("stickers")).collect();
    assert_eq!(states.len(), 3);
    assert_ne!(states[0], states[1]);
    let (_, moves, _) = run_program(with_tess2(&["scramble", "--seed", "7", "--as", "moves"]));
    let reached =
        Facelets::solved(PuzzleId::Tess2).after_all(&hypercube::parse(PuzzleId::Tess2, &moves).expect("moves"));
    assert_eq!(reached, states[0]);
    let (_, file, _) = run_program(with_tess2(&["scramble", "--seed", "7", "--as", "mc4d"]));
    assert_eq!(mc4d::read(file.as_bytes()).expect("a log").state(), states[0]);
    let (_, walk, err) = run_program(unfold(&["scramble", "--walk", "5", "--puzzle", "2x2x2x2"]));
    assert_eq!(hypercube::parse(PuzzleId::Tess2, &walk).expect("moves").length(PuzzleId::Tess2.def()), 5);
    assert!(err.contains("Seed"), "a fresh seed is told: {err}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_prints_and_saves_the_best_solution() {
    let (_folder, file) = temporary_log();
    let mut child = with_tess2(&["solve", "--random", "5", "--timeout", "0", "-o", path(&file)])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let said = lines(child.stdout.take().expect("stdout"));
    line_with(&said, "STM");
    support::program::signal(&child, "INT");
    assert_eq!(child.wait().expect("the program ends").code(), Some(130));
    line_with(&said, "Best so far");
    assert!(mc4d::read(&std::fs::read(&file).expect("the saved log")).expect("a good log").is_solved());
}

#[test]
fn a_closed_reader_ends_solve_and_scramble() {
    // Without a time limit the search would run for hours.
    let mut child = with_tess2(&["solve", "--random", "5", "--timeout", "0", "--jsonl"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    child.wait().expect("the program ends");
    let mut child =
        unfold(&["scramble", "--seed", "1", "--count", "1000000000"]).stdout(Stdio::piped()).spawn().expect("starts");
    drop(child.stdout.take());
    assert!(child.wait().expect("the program ends").success());
}

#[test]
fn methods_are_listed_without_an_input() {
    assert_eq!(run_program(unfold(&["solve", "--method", "list", "--puzzle", "2x2x2x2"])).1, "anytime\noptimal\n");
}

#[test]
fn oversized_input_is_rejected_and_not_cut() {
    let mut child = unfold(&["solve", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let moves = "UF ".repeat(mc4d::LIMIT / 3 + 2);
    // The program may have stopped reading before everything is written.
    let _ = child.stdin.take().expect("stdin").write_all(moves.as_bytes());
    assert_eq!(child.wait_with_output().expect("the program ends").status.code(), Some(2));
}

#[test]
fn every_verb_has_help_with_an_example() {
    for verb in ["solve", "scramble", "tables", "bench"] {
        let (code, out, _) = run_program(unfold(&[verb, "--help"]));
        assert_eq!(code, 0);
        assert!(out.contains(&format!("\nExamples:\n  unfold {verb}")), "{out}");
    }
    assert!(run_program(unfold(&["--version"])).1.starts_with("unfold "));
}

#[test]
fn a_header_that_contradicts_its_moves_is_reported() {
    let log = support::data("mc4d/logs/published/daniel-2x2x2x2-46.log");
    let (code, _, err) = run_program(with_tables(&["solve", path(&log), "--from", "scramble", "--timeout", "0.1"]));
    assert_eq!(code, 0, "{err}");
    assert!(err.contains("The header says “unscrambled”; it was ignored."), "{err}");
}
