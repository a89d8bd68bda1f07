//! `unfold algorithms`, and `--goal` and `--allow` of `solve`: every algorithm printed is applied again here.

use serde_json::Value;
use unfold_engine::notation;
use unfold_engine::pattern::read::{self, GivenCase, GivenGoal};
use unfold_engine::pattern::{FreeTurns, PatternTask};
use unfold_engine::puzzle::allowed::AllowedMoves;
use unfold_engine::puzzle::masks::NamedMask;
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId};
use unfold_engine::search::Reason;
use unfold_tests::root;
use unfold_text::numbers::grouped;

use crate::support::program::{run_program, run_with_input, unfold};

const CUBE3: PuzzleId = PuzzleId::Cube3;
const SUNE_CASE: &str = "R U2 R' U' R U' R'";

fn run(arguments: &[&str]) -> (i32, String, String) {
    run_program(unfold(&[&["algorithms", "--threads", "2"], arguments].concat()))
}

fn run_on_text(arguments: &[&str], input: &str) -> (i32, String, String) {
    run_with_input(unfold(arguments), input.as_bytes())
}

fn rows(json: &str) -> Vec<Value> {
    json.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

fn task(case: &str, goal: &str) -> PatternTask {
    let state = Facelets::solved(CUBE3).after_all(&notation::parse(CUBE3, case).expect("moves"));
    let mask = NamedMask::parse(CUBE3, goal).expect("a mask");
    let moves = AllowedMoves::solver_moves(CUBE3, Metric::Htm);
    let adjust = FreeTurns { before: mask.free_face, after: mask.free_face };
    read::build_task(&GivenCase::State(state), GivenGoal::Mask(mask), moves, adjust).expect("a task")
}

#[test]
fn a_sune_without_b_turns_is_found() {
    let (code, out, err) = run(&["--case", SUNE_CASE, "--goal", "oll", "--allow", "no B", "--jsonl"]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    let rows = rows(&out);
    let (done, algorithms) = rows.split_last().expect("a last line");
    assert_eq!((done["event"].as_str(), done["optimal"].as_bool()), (Some("done"), Some(true)));
    assert_eq!(done["count"].as_u64(), Some(algorithms.len() as u64));
    let case = task(SUNE_CASE, "oll");
    let moves: Vec<&str> = algorithms.iter().filter_map(|row| row["moves"].as_str()).collect();
    assert!(moves.contains(&"R U R' U R U2 R'"), "{moves:?}");
    for text in &moves {
        assert!(!text.contains('B'), "{text}");
        assert!(case.is_solved_by(&notation::parse(CUBE3, text).expect("moves")), "{text}");
    }
    let sune = algorithms.iter().find(|row| row["moves"] == "R U R' U R U2 R'").expect("the sune");
    assert_eq!((sune["htm"].as_u64(), sune["qtm"].as_u64(), sune["stm"].as_u64()), (Some(7), Some(8), Some(7)));
    assert_eq!(sune["mirror"], "L' U' L U' L' U2 L");
    assert_eq!(sune["inverse"], "R U2 R' U' R U' R'");
}

#[test]
fn longer_algorithms_are_listed_up_to_a_count_and_length() {
    let (code, out, _) = run(&["--case", SUNE_CASE, "--goal", "oll", "--count", "5", "--jsonl"]);
    assert_eq!((code, rows(&out).len()), (0, 6));
    let (_, out, _) = run(&["--case", SUNE_CASE, "--goal", "oll", "--max", "9", "--sort", "ease", "--jsonl"]);
    let rows = rows(&out);
    let (done, algorithms) = rows.split_last().expect("a last line");
    let lengths: Vec<u64> = algorithms.iter().filter_map(|row| row["length"].as_u64()).collect();
    assert!(lengths.contains(&7) && lengths.contains(&9) && lengths.iter().all(|length| *length <= 9), "{lengths:?}");
    let ease: Vec<f64> = algorithms.iter().filter_map(|row| row["ease"].as_f64()).collect();
    assert!(ease.is_sorted() && ease.len() == lengths.len());
    assert_eq!(done["count"].as_u64(), Some(lengths.len() as u64));
    let (code, out, err) = run(&["--case", "F R U", "--max", "2"]);
    assert_eq!((code, out.as_str()), (3, ""));
    assert!(err.contains("up to 2 HTM"), "{err}");
}

#[test]
fn unreachable_and_already_solved_goals_are_reported() {
    let (code, out, err) = run(&["--case", "F", "--allow", "<R,U>"]);
    assert_eq!((code, out.as_str()), (3, ""));
    assert!(err.contains("proven"), "{err}");
    let (code, _, err) = run(&["--case", "U U'", "--goal", "f2l"]);
    assert_eq!(code, 0);
    assert!(err.contains("solved already"), "{err}");
}

#[test]
fn cases_are_read_from_stdin_and_patterns() {
    let input = b"# two cases\nR U R' U'\n\nF' U' F\n";
    let (code, out, _) = run_with_input(unfold(&["algorithms", "--case", "-", "--goal", "f2l", "--jsonl"]), input);
    let rows = rows(&out);
    assert_eq!(code, 0, "{out}");
    let ends: Vec<&Value> = rows.iter().filter(|row| row["event"] == "done").collect();
    assert_eq!(ends.iter().filter_map(|row| row["case"].as_u64()).collect::<Vec<_>>(), [1, 2]);
    assert!(rows.iter().any(|row| row["moves"] == "F' U F"), "{out}");
    // The edges of the cross on D after `F R`; without `--goal`, the pieces shown are to be solved.
    let mask = NamedMask::parse(CUBE3, "cross").expect("a mask").mask();
    let state = Facelets::solved(CUBE3).after_all(&notation::parse(CUBE3, "F R").expect("moves"));
    let text = notation::patterns::print(&mask.apply(&state).expect("a state"));
    let (code, out, err) = run(&["--case", &text]);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("R' F'"), "{out}");
}

#[test]
fn algorithms_of_a_file_are_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.txt");
    std::fs::write(&file, "R U R' U R U2 R'\nR U R' U'\n").expect("a file");
    let path = file.to_str().expect("text");
    let (code, out, _) = run(&["--case", SUNE_CASE, "--goal", "oll", "--check", path]);
    assert_eq!(code, 2);
    assert_eq!(out.lines().count(), 2);
    assert!(out.contains("line 1: solves") && out.contains("line 2: does not"), "{out}");
}

#[test]
fn a_whole_list_is_checked_with_the_needed_free_turns() {
    let list = "R U R' U R U2 R'\nR U Q\n# a comment\n\nU' R U R' U R U2 R'\nR U R'\n(R U\nR U R' U R U2 R' U2\n";
    let check = |goal: &str, more: &[&str]| {
        let given = ["algorithms", "--case", "R U2 R' U' R U' R'", "--goal", goal, "--check", "-"];
        run_with_input(unfold(&[&given[..], more].concat()), list.as_bytes())
    };
    let (code, out, err) = check("pll", &[]);
    let rows: Vec<&str> = out.lines().collect();
    assert_eq!((code, rows.len()), (2, 6), "{out}{err}");
    assert_eq!(rows[0], "line 1: solves the case: R U R' U R U2 R'");
    assert!(rows[1].starts_with("line 2: cannot be read: “Q” is not a move (line 2, column 5)"), "{out}");
    assert_eq!(rows[2], "line 5: solves the case: (U) U' R U R' U R U2 R'");
    assert_eq!(rows[3], "line 6: does not solve the case: R U R'");
    assert!(rows[4].starts_with("line 7: cannot be read: "), "{out}");
    assert_eq!(rows[5], "line 8: solves the case: R U R' U R U2 R' U2 (U2)");
    assert!(err.contains("Turns in brackets are free") && err.contains("1 of 6 algorithms does not solve"), "{err}");
    assert!(err.contains("2 of 6 lines cannot be read"), "{err}");
    let (code, out, _) = check("oll", &["--jsonl"]);
    let rows = self::rows(&out);
    let told: Vec<(&str, u64)> = rows
        .iter()
        .map(|row| (row["event"].as_str().expect("a name"), row["line"].as_u64().expect("a line")))
        .collect();
    assert_eq!(told, [("check", 1), ("error", 2), ("check", 5), ("check", 6), ("error", 7), ("check", 8)]);
    assert_eq!((code, rows[2]["before"].as_str(), rows[2].get("after")), (2, Some("U"), None), "{out}");
    // A rotation of the whole cube at the end does not matter.
    let list = "l' U R' D2 R U' R' D2 R2\nx R' U R' D2 R U' R' D2 R2\nx R' U R' D2 R U' R' D2 R2 x'\n";
    let given = ["algorithms", "--case", "U R2 D2 R U R' D2 R U' R x'", "--goal", "pll", "--check", "-"];
    let (code, out, err) = run_on_text(&given, list);
    assert_eq!((code, out.lines().count()), (0, 3), "{out}{err}");
    assert!(out.lines().all(|line| line.contains(": solves the case: ") && line.ends_with(')')), "{out}");
}

#[test]
fn part_names_accept_usual_spellings_and_any_place() {
    let scramble = "L' D2 F2 U' R2 B' U2 L F D' B2 R' U F2 L2 D B L'";
    let solved = |goal: &str| {
        let (code, out, err) =
            run_program(unfold(&["solve", "--moves", scramble, "--goal", goal, "--optimal", "--jsonl"]));
        assert_eq!(code, 0, "{goal}: {err}");
        let done = rows(&out).pop().expect("a last line");
        assert_eq!(done["optimal"].as_bool(), Some(true), "{goal}");
        (done["length"].as_u64().expect("a length"), done["goal"].as_str().map(str::to_owned))
    };
    for (written, name) in [
        ("XX cross", "xxcross"),
        ("EO cross", "eocross"),
        ("eo-cross lr", "eocross-lr"),
        ("Cross F", "cross-f"),
        ("xcross-bl", "xcross-bl"),
        ("2x2x2 block DFR", "2x2x2-dfr"),
        ("block-2x2x2-dlb", "2x2x2"),
        ("1x2x3 D L", "1x2x3-d-l"),
        ("f2l-fr", "pair-fr"),
    ] {
        assert_eq!(solved(written), solved(name), "{written}");
    }
    let (length, place) = solved("cross-any");
    let each = ["u", "r", "f", "d", "l", "b"].map(|face| (solved(&format!("cross-{face}")).0, format!("cross-{face}")));
    let least = each.iter().min_by_key(|(length, _)| *length).expect("six faces").0;
    assert_eq!(length, least);
    let place = place.expect("the cross that is reached").replace("cross", "cross-d").replace("-d-", "-");
    assert!(each.iter().any(|(length, name)| *length == least && *name == place), "{place} {each:?}");
    // `solve --goal` names the part reached in a sentence, `algorithms --case` in a column.
    let (_, out, _) = run_program(unfold(&["solve", "--moves", scramble, "--goal", "2x2x2-any"]));
    assert!(out.lines().last().is_some_and(|line| line.starts_with("This reaches 2x2x2")), "{out}");
    let (code, out, _) = run(&["--case", scramble, "--goal", "2x2x2-any"]);
    assert!(code == 0 && out.lines().all(|line| line.contains("\t2x2x2")), "{out}");
    let (_, out, _) = run(&["--case", "R U R' U'", "--goal", "cmll", "--jsonl"]);
    assert!(rows(&out).iter().all(|row| row.get("goal").is_none()), "{out}");
    // A goal given by moves is a position, not a name.
    let (code, out, _) = run(&["--case", "F2 L", "--goal", "F2 L R"]);
    assert!(code == 0 && out.ends_with("\tR\n"), "{out}");
    for (wrong, words) in [
        ("xcross-xy", "xcross-xy is not a place of xcross"),
        ("cross of the top", "is not a place of cross"),
        ("2x2x2-ud", "2x2x2-urf"),
        ("oll-any", "oll-d"),
        ("pears", "cmll"),
    ] {
        let (code, out, err) = run(&["--case", "R U", "--goal", wrong]);
        assert!(code == 2 && out.is_empty() && err.contains(words), "{wrong}: {err}");
    }
}

#[test]
fn every_listed_goal_name_parses_to_itself() {
    for (puzzle, id) in [("2x2x2", PuzzleId::Cube2), ("3x3x3", CUBE3), ("2x2x2x2", PuzzleId::Tess2)] {
        let (code, out, err) = run(&["--goal", "list", "--puzzle", puzzle]);
        assert!(code == 0 && err.contains("any"), "{err}");
        let mut names = 0;
        for line in out.lines() {
            let columns: Vec<&str> = line.split('\t').collect();
            assert!((2..=3).contains(&columns.len()) && !columns[1].is_empty(), "{line}");
            let others = columns.get(2).map_or("", |others| *others).split_whitespace();
            for name in std::iter::once(columns[0]).chain(others).filter(|name| *name != "…") {
                assert_eq!(NamedMask::parse(id, name).map(|part| part.name.as_str()), Some(name));
                names += 1;
            }
        }
        assert!(names >= if id == CUBE3 { 120 } else { 15 }, "{names}");
    }
}

#[test]
fn invalid_input_is_reported_with_place_and_advice() {
    let apart = "UUUUUUUUURFRRRRRRRFRFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
    for (arguments, words) in [
        (&["--case", "R", "--goal", "nothing"][..], "roux-left"),
        (&["--case", "R", "--allow", "<R,Q>"], "column 4"),
        (&["--case", "R", "--allow", "<R,x>"], "turns the whole puzzle"),
        (&["--case", "R", "--allow", "<x,y>"], "x turns the whole puzzle (line 1, column 2)"),
        (&["--case", "R", "--allow", "no U no R no F no D no L no B"], "No move is allowed"),
        (&["--case", "R", "--allow", "<R:0>"], "cost"),
        (&["--case", "R", "--metric", "miles"], "stm"),
        (&["--case", "R", "--free", "Q"], "face"),
        (&["--case", apart], "two pieces are swapped"),
        (&["--case", "R", "--ease", "/nowhere/ease.csv"], "/nowhere/ease.csv"),
        (&[], "--case"),
    ] {
        let (code, out, err) = run(arguments);
        assert!((code == 2 || code == 4) && out.is_empty(), "{arguments:?}: {code} {out}");
        assert!(err.to_lowercase().contains(&words.to_lowercase()), "{arguments:?}: {err}");
    }
}

#[test]
fn an_ambiguous_piece_is_reported_where_it_was_given() {
    // A corner of U whose other facelets are grey.
    let unclear = format!("........U{}", ".".repeat(45));
    for (arguments, what, advice) in [
        (&["--case", &unclear][..], "The piece", "Name the goal"),
        (&["--case", &unclear, "--goal", "R U"], "The piece", "Show more"),
        (&["--case", "R U", "--goal", &unclear], "In the goal: ", "Show more"),
    ] {
        let (code, out, err) = run(arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{err}");
        assert!(err.contains(what) && err.contains(advice), "{arguments:?}: {err}");
        assert_eq!(err.contains("Name the goal"), advice == "Name the goal", "{arguments:?}: {err}");
    }
}

#[test]
fn a_list_has_no_needless_moves_and_is_independent_of_threads() {
    let (code, out, _) = run(&["--case", "R U F", "--extra", "2"]);
    assert_eq!((code, out.lines().count()), (0, 1), "{out}");
    assert!(out.contains("F' U' R'"), "{out}");
    for arguments in [
        &["--case", "R U F L2 B' D", "--extra", "4"][..],
        &["--case", SUNE_CASE, "--goal", "oll", "--count", "7"],
        &["--case", "F2 D' L B2", "--goal", "cross", "--max", "6"],
        &["--case", "F2 D' L B2", "--goal", "cross", "--count", "9", "--sort", "ease"],
        &["--case", "R U F", "--goal", "pll", "--count", "2"],
    ] {
        let with = |threads| {
            let (code, out, err) = run_program(unfold(&[&["algorithms", "--threads", threads], arguments].concat()));
            assert_eq!(code, 0, "{arguments:?}: {err}");
            out
        };
        let alone = with("1");
        assert!(["2", "3", "8"].into_iter().all(|threads| with(threads) == alone), "{arguments:?}: {alone}");
    }
}

#[test]
fn a_search_with_enough_solutions_says_so() {
    let (code, out, err) = run(&["--case", SUNE_CASE, "--goal", "oll", "--count", "5", "--jsonl"]);
    assert_eq!(code, 0, "{err}");
    let done = rows(&out).pop().expect("a last line");
    let told = (done["reason"].as_str(), done["count"].as_u64(), done["optimal"].as_bool());
    assert_eq!(told, (Some("count"), Some(5), Some(true)));
    let (_, _, err) = run(&["--case", SUNE_CASE, "--goal", "oll", "--count", "5"]);
    assert!(err.contains("The first 5 algorithms"), "{err}");
}

#[test]
fn a_truncated_list_is_reported_with_the_reason() {
    // Searches that would not end soon.
    let with = |more: &[&str]| run(&[&["--case", "R U F"], more].concat());
    for more in [&["--max", "25"][..], &["--extra", "22"], &["--count", "90000000"], &["--max", "25", "--sort", "ease"]]
    {
        let (code, out, err) = with(&[more, &["--timeout", "0.5"]].concat());
        assert!(code == 0 && !out.is_empty() && err.contains("The search reached its time limit"), "{more:?} {err}");
        assert!(err.contains("there may be more"), "{err}");
    }
    for (language, told) in [("fr", "limite de temps"), ("es", "límite de tiempo")] {
        let (_, _, err) = with(&["--max", "25", "--timeout", "0.5", "--language", language]);
        assert!(err.contains(told), "{err}");
    }
    for more in [&["--max", "8"][..], &["--extra", "5"], &[]] {
        let (code, _, err) = with(more);
        assert!(code == 0 && !err.contains("may be more"), "{more:?} {err}");
    }
    let (code, out, err) = with(&["--extra", "5", "--sort", "ease", "--count", "3"]);
    assert_eq!((code, out.lines().count()), (0, 3), "{err}");
    assert!(err.contains("5 algorithms") && err.contains("Only the easiest 3 are listed"), "{err}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_list_is_reported() {
    use crate::support::program::{lines, signal};
    use std::process::Stdio;
    for jsonl in [false, true] {
        let endless = ["algorithms", "--case", "R U F", "--max", "25", "--timeout", "0"];
        let mut command = unfold(&endless);
        if jsonl {
            command.arg("--jsonl");
        }
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let (out, err) = (lines(child.stdout.take().expect("stdout")), lines(child.stderr.take().expect("stderr")));
        out.recv().expect("a first algorithm");
        signal(&child, "INT");
        let last = out.iter().last().unwrap_or_default();
        let told: Vec<String> = err.iter().collect();
        assert_eq!(child.wait().expect("an end").code(), Some(130), "{told:?}");
        assert_eq!(last.contains("\"reason\":\"stopped\""), jsonl, "{last}");
        assert!(jsonl || told.iter().any(|line| line.contains("The search was stopped")), "{told:?}");
    }
}

#[test]
fn a_cost_above_the_limit_is_rejected_with_its_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("ease.csv");
    let (_, costs, _) = run(&["--ease", "list"]);
    let line = costs.lines().position(|line| line.starts_with("R,")).expect("a cost of R") + 1;
    let huge: String = costs
        .lines()
        .map(|line| if line.starts_with("R,") { "R,1e308\n".into() } else { format!("{line}\n") })
        .collect();
    std::fs::write(&file, huge).expect("a file");
    let (code, out, err) = run(&["--case", "R", "--ease", file.to_str().expect("text")]);
    assert_eq!((code, out.as_str()), (2, ""), "{err}");
    assert!(err.contains(&format!("line {line} ")) && err.contains(&grouped(1_000_000).to_string()), "{err}");
}

#[test]
fn whole_position_methods_reject_partial_goals_and_allowed_moves() {
    for part in [["--goal", "cross"], ["--allow", "<R,U>"]] {
        let given = ["solve", "--moves", "R U F", "--method", "greedy"];
        let (code, out, err) = run_program(unfold(&[&given[..], &part[..]].concat()));
        assert_eq!((code, out.as_str()), (2, ""), "{err}");
        assert!(err.contains("greedy") && err.contains("--method"), "{err}");
    }
    // With a whole position as the goal, any method can be used.
    let (code, _, err) =
        run_program(unfold(&["solve", "--moves", "R U F", "--goal", "R U", "--method", "ida-score", "--jsonl"]));
    assert_eq!(code, 0, "{err}");
}

#[test]
fn the_roux_block_must_be_in_its_place() {
    let (code, out, err) = run(&["--case", "L' B' L'", "--goal", "roux-left"]);
    assert!(code == 0 && out.contains("\tL2") && !err.contains("solved already"), "{out}{err}");
    let (code, _, err) = run(&["--case", "M U R2", "--goal", "roux-left"]);
    assert!(code == 0 && err.contains("solved already"), "{err}");
}

#[test]
fn the_manual_names_every_reason() {
    let page = root().join("docs/manual/command-line.md");
    let page = std::fs::read_to_string(page).expect("a page");
    let named = page.split("`reason` is ").nth(1).and_then(|text| text.split("\n\n").next()).expect("the reasons");
    for reason in Reason::ALL {
        assert!(named.contains(&format!("`{}`", reason.json_name())), "{reason:?}: {named}");
    }
    let (code, out, err) = run_program(unfold(&["solve", "--moves", "R", "--allow", "<U>", "--jsonl"]));
    let done = rows(&out).pop().expect("a last line");
    assert_eq!((code, done["reason"].as_str()), (3, Some("impossible")), "{err}");
}

#[test]
fn solve_accepts_goals_and_allowed_moves() {
    let (code, out, err) = run_program(unfold(&["solve", "--moves", "R U F", "--goal", "R U", "--jsonl"]));
    assert_eq!(code, 0, "{err}");
    let last = rows(&out).pop().expect("a last line");
    assert_eq!((last["moves"].as_str(), last["optimal"].as_bool()), (Some("F'"), Some(true)));
    let (code, out, err) =
        run_program(unfold(&["solve", "--moves", "M U", "--allow", "<M,U>", "--optimal", "--jsonl"]));
    assert_eq!(code, 0, "{err}");
    let all = rows(&out);
    assert_eq!((all[0]["method"].as_str(), all[0]["metric"].as_str()), (Some("pattern"), Some("stm")));
    let last = all.last().expect("a last line");
    assert_eq!((last["moves"].as_str(), last["length"].as_u64()), (Some("U' M'"), Some(2)));
    let (code, _, err) = run_program(unfold(&["solve", "--moves", "R", "--allow", "<U>", "--timeout", "5"]));
    assert_eq!(code, 3, "{err}");
}

#[test]
fn short_unknown_goals_are_not_read_as_moves() {
    for word in ["ll", "lll", "fl"] {
        let (code, out, err) = run(&["--case", "R U", "--goal", word]);
        assert_eq!((code, out.as_str()), (2, ""), "{word}");
        assert!(err.contains(&format!("{word} is neither the name of a part")), "{err}");
    }
    let (code, out, _) = run(&["--goal", "list"]);
    assert!(code == 0 && out.contains("xcross\tXCross: cross of D, pair FR"), "{out}");
}

#[test]
fn the_word_no_excludes_all_moves_after_it() {
    let (code, out, _) = run(&["--case", "U' R2", "--allow", "no B,F", "--jsonl"]);
    let rows = rows(&out);
    assert_eq!((code, rows[0]["moves"].as_str()), (0, Some("R2 U")), "{out}");
}
