//! The 3x3x3x3 on the command line: scrambles, logs, and solving.

use crate::support;
use crate::support::program::{run_program, unfold};
use unfold_engine::puzzle::{PuzzleId, painting_check::check};
use unfold_engine::{mc4d, notation::facelets};
use unfold_tests::root;

const PUZZLE: [&str; 2] = ["--puzzle", "3x3x3x3"];

fn run(verb: &str, arguments: &[&str]) -> (i32, String, String) {
    run_program(unfold(&[&[verb], &PUZZLE[..], arguments].concat()))
}

#[test]
fn it_is_scrambled_in_every_form() {
    let (code, out, err) = run("scramble", &["--seed", "3"]);
    assert_eq!(code, 0, "{err}");
    let state = facelets::parse(PuzzleId::Tess3, out.trim()).expect("facelets");
    assert_eq!((out.trim().len(), check(&state)), (216, Ok(())));
    let (code, out, err) = run("scramble", &["--seed", "3", "--shuffle", "46", "--as", "mc4d"]);
    assert_eq!(code, 0, "{err}");
    let log = mc4d::read(out.as_bytes()).expect("a log");
    assert_eq!((log.puzzle(), log.scramble().0.len()), (PuzzleId::Tess3, 46));
    // By default a scramble has as many turns as MC4D makes.
    let (code, usual, _) = run("scramble", &["--seed", "3", "--shuffle", "--as", "mc4d"]);
    assert_eq!((code, usual), (0, out));
    let (code, letters, _) = run("scramble", &["--seed", "3", "--shuffle", "46"]);
    let (_, tokens, _) = run("scramble", &["--seed", "3", "--shuffle", "46", "--notation", "mc4d"]);
    let read = |text: &str| unfold_engine::notation::parse(PuzzleId::Tess3, text).expect("moves");
    assert_eq!((code, read(&letters)), (0, read(&tokens).joined(PuzzleId::Tess3.def())));
}

#[test]
fn it_is_solved_from_moves_and_from_a_log() {
    let (code, out, err) = run("solve", &["--moves", "RF {2}UF"]);
    assert!(code == 0 && [&out, &err].iter().any(|text| text.contains("Optimal: 2 STM")), "{out}{err}");
    let log = support::data("mc4d/logs/generated/g3x4_partial_attempt.log");
    let log = log.to_str().expect("a path of text");
    let (code, out, err) = run("solve", &[log, "--target", "400"]);
    assert!(code == 0 && out.contains("STM"), "{out}{err}");
    let (code, _, err) = run("solve", &["--moves", "RF", "--method", "optimal"]);
    assert!(code == 2 && err.contains("anytime"), "{err}");
    let (code, _, err) = run_program(unfold(&["solve", "--puzzle", "2x2x2x2", log]));
    assert!(code == 2 && err.contains("3x3x3x3"), "{err}");
}

#[test]
fn no_solution_is_longer_than_the_one_in_the_log() {
    let puzzle = PuzzleId::Tess3;
    let solution = unfold_engine::notation::parse(puzzle, "RF {2}UO DLB OUF IUF {2}RFU DB OR").expect("moves");
    let log = mc4d::Log::from_scramble(puzzle, &solution.inverse(puzzle.def()))
        .expect("moves of the puzzle")
        .with_solution(&solution)
        .expect("moves of the puzzle");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.log");
    std::fs::write(&path, mc4d::write(&log)).expect("written");
    let path = path.to_str().expect("a path of text");
    let (code, out, err) = run("solve", &[path, "--from", "scramble", "--timeout", "0.3", "--jsonl"]);
    let done: serde_json::Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
    assert!(code == 0 && done["length"].as_u64().is_some_and(|length| length <= 8), "{out}{err}");
}

#[test]
fn the_solution_of_a_log_is_printed_if_none_is_shorter() {
    let puzzle = PuzzleId::Tess3;
    let solution = unfold_engine::notation::parse(puzzle, "IL FI {1,3}UF2 LUF").expect("moves");
    let log = mc4d::Log::from_scramble(puzzle, &solution.inverse(puzzle.def()))
        .expect("moves of the puzzle")
        .with_solution(&solution)
        .expect("moves of the puzzle");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.log");
    std::fs::write(&path, mc4d::write(&log)).expect("written");
    let path = path.to_str().expect("a path of text");
    let solve = |more: &[&str]| run("solve", &[&[path, "--from", "scramble", "--no-finish"], more].concat());
    let (code, out, err) = solve(&["--jsonl"]);
    let lines: Vec<serde_json::Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let moves = |event: &str| lines.iter().find(|line| line["event"] == event).map(|line| line["moves"].clone());
    assert!(code == 0 && moves("solution").is_some_and(|moves| moves.is_string()), "{out}{err}");
    assert_eq!(moves("solution"), moves("done"), "{out}");
    let (code, out, err) = solve(&[]);
    let moves = moves("done").expect("an end");
    assert!(code == 0 && out.contains(&format!("4 STM  {}\n", moves.as_str().expect("moves"))), "{out}{err}");
}

#[test]
fn no_solution_exceeds_the_known_moves_unless_solved_anew() {
    // Twelve turns, two of them cancelling. The search alone finds longer solutions, of about 30 moves.
    let moves = "RF {2}UO DLB OUF OFU IUF {2}RFU DB OR {2}IU UBL {2}RF";
    let undone = 10;
    let length = |arguments: &[&str]| {
        let (code, out, err) = run("solve", arguments);
        let lines: Vec<serde_json::Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let lengths: Vec<u64> = lines.iter().filter_map(|line| line["length"].as_u64()).collect();
        assert!(code == 0 && !lengths.is_empty(), "{out}{err}");
        (lengths, err)
    };
    let (lengths, err) = length(&["--moves", moves, "--nodes", "1000000", "--threads", "1", "--jsonl"]);
    assert!(lengths.iter().all(|length| *length <= undone), "{lengths:?}");
    assert!(err.contains("--anew"), "{err}");
    let (lengths, err) = length(&["--moves", moves, "--nodes", "1000000", "--threads", "1", "--jsonl", "--anew"]);
    assert!(lengths.iter().all(|length| *length > undone) && !err.contains("--anew"), "{lengths:?}");
    // The same in a batch.
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("list.txt");
    std::fs::write(&list, format!("{moves}\n")).expect("written");
    let list = list.to_str().expect("a path of text");
    let (lengths, _) = length(&["--batch", list, "--nodes", "1000000", "--jsonl"]);
    assert!(lengths.iter().all(|length| *length <= undone), "{lengths:?}");
    let (lengths, _) = length(&["--batch", list, "--nodes", "1000000", "--jsonl", "--anew"]);
    assert!(lengths.iter().all(|length| *length > undone), "{lengths:?}");
}

#[test]
fn log_moves_are_joined_before_being_printed_as_a_solution() {
    let folder = tempfile::tempdir().expect("a folder");
    let saved = folder.path().join("saved.log");
    let log = root().join("crates/app/assets/examples/hyper3-122.log");
    let [log, saved] = [&log, &saved].map(|path| path.to_str().expect("a path of text"));
    // The log has 147 twists. Joined to 122 STM, they meet the target, and the search ends at once.
    let (code, out, err) =
        run("solve", &[log, "--from", "scramble", "--target", "122", "--anew", "--no-finish", "-o", saved]);
    assert!(code == 0 && out.contains("122 STM"), "{out}{err}");
    assert!(err.contains(": 122 STM, 140 twists in MC4D"), "{err}");
    let solution = mc4d::read(&std::fs::read(saved).expect("saved")).expect("a log").solution();
    assert_eq!(solution.length(PuzzleId::Tess3.def()), 122);
}

#[test]
fn invalid_input_is_reported() {
    for (moves, told) in [("{4}RF", "layers from 1 to 3"), ("184,1,8", "1 to 7"), ("RX", "X")] {
        let (code, _, err) = run("solve", &["--moves", moves]);
        assert!(code == 2 && err.contains(told), "{err}");
    }
    // Facelets with two stickers exchanged are refused.
    let mut digits: Vec<u8> = PuzzleId::Tess3.def().solved.clone();
    digits.swap(0, 100);
    let text: String = digits.iter().map(u8::to_string).collect();
    let (code, out, err) = run("solve", &["--facelets", &text]);
    assert!(code == 2 && out.is_empty() && err.contains("No piece has the colours"), "{err}");
}

#[test]
fn the_lower_bound_of_an_unsolved_position_is_at_least_1() {
    let lower = |arguments: &[&str]| {
        let (code, out, err) = run("solve", &[&["--no-finish", "--jsonl"], arguments].concat());
        let done: serde_json::Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
        assert_eq!(code, 0, "{err}");
        done["lower"].as_u64().expect("a bound")
    };
    assert!(lower(&["--random", "3", "--timeout", "0.001"]) >= 1);
    assert!(lower(&["--random", "3", "--nodes", "1"]) >= 1);
    assert_eq!(lower(&["--moves", ""]), 0);
    #[cfg(unix)]
    {
        // With 300 MB of virtual memory, only the fallback by three-cycles works.
        let program = unfold(&["solve", "--puzzle", "3x3x3x3", "--random", "3", "--timeout", "1", "--no-finish"]);
        let mut command = std::process::Command::new("sh");
        command.args(["-c", "ulimit -v 300000; exec \"$0\" \"$@\""]).arg(program.get_program());
        command.args(program.get_args());
        for (name, value) in program.get_envs() {
            command.env(name, value.unwrap_or_default());
        }
        let (code, out, err) = run_program(command);
        assert!(code == 0 && !out.contains("lower bound: 0"), "{out}{err}");
    }
}

#[test]
fn it_has_no_named_parts() {
    let (code, _, err) = run("solve", &["--moves", "RU", "--goal", "cross"]);
    assert!(code == 2 && err.contains("no parts with names") && !err.contains("one of ,"), "{err}");
    let (code, out, err) = run("algorithms", &["--goal", "list"]);
    assert!(code == 2 && out.is_empty() && err.contains("does not solve parts"), "{err}");
}
