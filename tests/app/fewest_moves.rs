//! The fewest-moves page: lines and the steps they reach, searches and their results, and kept attempts.

use crate::support::home::Home;
use unfold_app::command::{Command, FewestMovesCommand, HistoryCommand, PlaybackCommand, SearchCommand, TypingCommand};
use unfold_app::document::PlaybackControl;
use unfold_app::fewest_moves::state::MAX_ATTEMPTS;
use unfold_app::fewest_moves::{attempts, lines::Lines, results, task};
use unfold_app::page::Page;
use unfold_app::puzzles::fewest_moves::{BlockKind, StepKind};
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId};
use unfold_text::{Language, puzzles};

const CUBE: PuzzleId = PuzzleId::Cube3;
/// A scramble that `U2 F2` solves except for three corners.
const THREE_CORNERS: &str = "D R U R' D' R U' R' F2 U2";

fn home_with(scramble: &str, lines: &str) -> Home {
    let mut home = Home::new(CUBE);
    home.program.apply(FewestMovesCommand::FewestMoves);
    home.program.apply(FewestMovesCommand::Scramble(scramble.into()));
    home.program.apply(FewestMovesCommand::Lines(lines.into()));
    home
}

fn lines(home: &Home) -> Lines {
    task::lines(&home.program.model).expect("a cube")
}

fn search(home: &mut Home, command: FewestMovesCommand) {
    home.program.apply(command);
    home.wait("the search", |app| !app.fewest_moves.is_running());
}

fn can(home: &Home, command: FewestMovesCommand) -> bool {
    home.program.model.is_possible(&Command::FewestMoves(command))
}

#[test]
fn lines_on_both_sides_have_lengths_totals_and_reached_steps() {
    let home = home_with("R U F", "F' // a layer\n\n(R U)");
    let lines = lines(&home);
    let numbers: Vec<_> = lines.steps.iter().map(|step| (step.line.number, step.length, step.total)).collect();
    assert_eq!(numbers, [(1, 1, 1), (3, 2, 3)]);
    assert!(!lines.steps[0].reached.is_solved() && lines.steps[1].reached.is_solved());
    let first = lines.steps[0].reached.to_string();
    assert!(first.contains("2x2x3") && first.contains("EO"), "{first}");
}

#[test]
fn invalid_lines_are_reported_with_line_and_column() {
    let home = home_with("R U F", "F'\nR (U\nx Q2");
    let lines = lines(&home);
    assert_eq!(lines.steps.len(), 1);
    let errors: Vec<String> = lines.errors.iter().map(|error| error.line(Language::ENGLISH)).collect();
    assert!(errors[0].contains("line 2, column 3"), "{errors:?}");
    assert!(errors[1].contains("line 3, column 3"), "{errors:?}");
    for command in [FewestMovesCommand::FindStep, FewestMovesCommand::Copy, FewestMovesCommand::Play] {
        assert!(!can(&home, command));
    }
    assert!(can(&home, FewestMovesCommand::Keep), "nothing is lost");
}

#[test]
fn an_invalid_scramble_keeps_the_position() {
    let mut home = home_with("R U F", "");
    let before = home.shown_facelets();
    home.program.apply(FewestMovesCommand::Scramble("R U Q".into()));
    assert_eq!((home.shown_facelets(), task::scramble_field(&home.program.model).as_str()), (before.clone(), "R U Q"));
    assert!(home.program.model.fewest_moves.typed.as_ref().is_some_and(|typed| typed.parsed.is_err()));
    home.program.apply(FewestMovesCommand::Lines("R".repeat(5_000)));
    assert!(home.program.model.error.is_some() && home.program.model.fewest_moves.lines().is_empty());
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    assert_eq!(home.program.model.page, None, "other puzzles do not have the page");
}

#[test]
fn a_solution_for_the_next_step_is_found_and_used() {
    let mut home = home_with("R U2 F' L D2 B R2 U' F", "");
    assert_eq!(task::step(&home.program.model), Some(StepKind::Eo));
    home.program.apply(FewestMovesCommand::ChooseStep(StepKind::Finish));
    assert_eq!(task::step(&home.program.model), Some(StepKind::Eo), "finish comes after HTR");
    for next in [StepKind::Dr, StepKind::Htr] {
        search(&mut home, FewestMovesCommand::FindStep);
        home.program.apply(FewestMovesCommand::TakeWay(0));
        assert_eq!(task::step(&home.program.model), Some(next), "{}", home.program.model.fewest_moves.lines());
    }
    let lines = lines(&home);
    assert_eq!(lines.steps.len(), 2);
    for step in &lines.steps {
        assert!(step.line.comment.ends_with(&format!("{}/{}", step.length, step.total)), "{}", step.line.comment);
    }
    home.program.apply(FewestMovesCommand::TakeWay(0));
    assert_eq!(self::lines(&home).steps.len(), 2, "that was for other lines");
}

#[test]
fn a_solution_that_makes_the_lines_too_long_is_rejected() {
    // Two characters below the limit of 4,000.
    let full = format!("// {}", "long ".repeat(799));
    let mut home = home_with("R U2 F' L D2 B R2 U' F", &full);
    search(&mut home, FewestMovesCommand::FindStep);
    home.program.apply(FewestMovesCommand::TakeWay(0));
    assert!(home.program.model.error.is_some());
    assert_eq!(home.program.model.fewest_moves.lines(), full);
}

#[test]
fn insertions_are_used_and_the_skeleton_kept() {
    let mut home = home_with(THREE_CORNERS, "U2 F2");
    assert!(!can(&home, FewestMovesCommand::Shorten));
    search(&mut home, FewestMovesCommand::FindInsertions);
    home.program.apply(FewestMovesCommand::TakeInsertion(0));
    let solution = lines(&home).solution().expect("moves");
    assert_eq!((home.shown_facelets().after_all(&solution), solution.0.len()), (Facelets::solved(CUBE), 9));
    assert_eq!(home.program.model.fewest_moves.attempts().all()[0].lines, "U2 F2");
    let comment = lines(&home).steps[0].line.comment.clone();
    assert!(comment.contains("skeleton U2 F2; after move") && comment.ends_with("9/9"), "{comment}");
    home.program.apply(FewestMovesCommand::Copy);
    assert_eq!(home.take_clipboard().map(|text| text.split(' ').count()), Some(9));
    home.program.apply(FewestMovesCommand::Play);
    home.program.apply(PlaybackCommand::Go(PlaybackControl::End));
    assert_eq!(home.shown_facelets(), Facelets::solved(CUBE));
    assert_eq!(home.program.model.page, Some(Page::FewestMoves));
}

#[test]
fn line_edits_are_undone_before_the_scramble() {
    let mut home = home_with("R U2 F' L D2 B R2 U' F", "");
    search(&mut home, FewestMovesCommand::FindStep);
    let scramble = home.shown_facelets();
    let now = |home: &Home| home.program.model.fewest_moves.lines().to_owned();
    // Text typed in one go is one undo step.
    for text in ["U", "U R", "U R "] {
        home.program.apply(FewestMovesCommand::Lines(text.into()));
    }
    home.program.apply(FewestMovesCommand::Lines(String::new()));
    home.program.apply(FewestMovesCommand::TakeWay(0));
    let taken = now(&home);
    assert!(!taken.is_empty());
    home.program.apply(HistoryCommand::Undo);
    assert_eq!((now(&home), home.shown_facelets()), (String::new(), scramble.clone()));
    home.program.apply(HistoryCommand::Redo);
    assert_eq!((now(&home), home.shown_facelets()), (taken.clone(), scramble.clone()));
    // Changing the scramble is not an undo step of its lines.
    home.program.apply(FewestMovesCommand::Scramble("R U F".into()));
    let other = home.shown_facelets();
    home.program.apply(HistoryCommand::Undo);
    assert_eq!(now(&home), taken);
    assert_ne!(home.shown_facelets(), other);
}

#[test]
fn insertions_are_listed_during_the_search_and_kept_when_stopped() {
    let skeleton = "R U2 F' L D2 B R2 U' F L2 D B' U R' F2 D' L B2";
    let scramble = format!("R2 L2 D2 R2 L2 U2 {}", "B2 L' D F2 R U' B D' L2 F' U R2 B' D2 L' F U2 R'");
    let mut home = home_with(&scramble, skeleton);
    home.program.apply(FewestMovesCommand::FindInsertions);
    home.wait("the first of them", |app| app.fewest_moves.insertions.is_some());
    // Escape stops it too.
    home.program.apply(SearchCommand::Stop);
    assert!(!home.program.model.fewest_moves.is_running());
    let found = home.program.model.fewest_moves.insertions.clone().and_then(|found| found.found.ok());
    assert!(found.is_some_and(|all| !all.is_empty()));
    home.program.apply(FewestMovesCommand::TakeInsertion(0));
    assert!(lines(&home).reached.is_solved());
}

#[test]
fn a_skeleton_that_leaves_too_much_is_reported() {
    let mut home = home_with("R U F L D B", "R");
    search(&mut home, FewestMovesCommand::FindInsertions);
    assert!(home.program.model.error.is_some());
    assert!(home.program.model.fewest_moves.insertions.as_ref().is_some_and(|found| found.found.is_err()));
}

#[test]
fn the_best_total_is_used_as_lines() {
    let mut home = home_with("R U2 F' L", "");
    search(&mut home, FewestMovesCommand::FindBest);
    let best = home.program.model.fewest_moves.best.clone().expect("a search");
    assert!(results::is_current(&best, &home.program.model));
    home.program.apply(FewestMovesCommand::TakeBest);
    let solution = lines(&home).solution().expect("moves");
    assert_eq!((home.shown_facelets().after_all(&solution), solution.0.len()), (Facelets::solved(CUBE), 4));
    assert!(can(&home, FewestMovesCommand::Shorten) && !can(&home, FewestMovesCommand::FindBest));
}

#[test]
fn copied_lines_round_trip() {
    let mut home = home_with("R U F", "F' // a layer\n\n// on the inverse\n(R)");
    let copied = |home: &mut Home| {
        home.program.apply(FewestMovesCommand::CopySteps);
        home.take_clipboard().expect("a text")
    };
    let text = copied(&mut home);
    let heading = "// Scramble R U F\n// NISS: moves in brackets are made on the inverse of the scramble\n";
    let rest = "F' // a layer\n// on the inverse\n(R)\n// Not solved yet, 2 HTM: F' R'";
    assert_eq!(text, format!("{heading}{rest}"));
    home.program.apply(FewestMovesCommand::Lines("F'\nU'\nR'".into()));
    let text = copied(&mut home);
    assert_eq!(text, "// Scramble R U F\nF'\nU'\nR'\n// Solution in 3 HTM: F' U' R'");
    home.program.apply(FewestMovesCommand::Lines(text));
    assert!(lines(&home).reached.is_solved());
}

#[test]
fn a_solution_by_insertion_is_copied_with_the_steps_of_its_skeleton() {
    let mut home = home_with(THREE_CORNERS, "U2 // one\n(F2) // the other");
    search(&mut home, FewestMovesCommand::FindInsertions);
    home.program.apply(FewestMovesCommand::TakeInsertion(0));
    home.program.apply(FewestMovesCommand::CopySteps);
    let text = home.take_clipboard().expect("a text");
    let told: Vec<&str> = text.lines().collect();
    assert_eq!(told[..3], [&format!("// Scramble {THREE_CORNERS}"), "// U2 // one", "// (F2) // the other"]);
    assert!(
        told[3].contains("// skeleton U2 F2; after move") && told[4].starts_with("// Solution in 9 HTM: "),
        "{text}"
    );
    let home = home_with(THREE_CORNERS, &text);
    assert!(lines(&home).reached.is_solved());
}

#[test]
fn after_a_block_the_next_larger_one_is_suggested() {
    let mut home = home_with("R U2 F' L D2 B R2 U' F", "");
    home.program.apply(FewestMovesCommand::ChooseStep(StepKind::Block(BlockKind::Block222)));
    let mut steps = Vec::new();
    for _ in 0..2 {
        search(&mut home, FewestMovesCommand::FindStep);
        home.program.apply(FewestMovesCommand::TakeWay(0));
        steps.extend(task::step(&home.program.model));
    }
    assert_eq!(steps, [StepKind::Block(BlockKind::Block223), StepKind::Block(BlockKind::F2lMinusOne)]);
    // A smaller block can still be chosen.
    home.program.apply(FewestMovesCommand::ChooseStep(StepKind::Block(BlockKind::Block222)));
    assert_eq!(task::step(&home.program.model), Some(StepKind::Block(BlockKind::Block222)));
}

#[test]
fn a_long_solution_is_shortened() {
    // After the first move, a stretch without effect in which no adjacent moves cancel.
    let long = format!("F' {}", "R2 U2 ".repeat(6));
    let mut home = home_with("F", &long);
    search(&mut home, FewestMovesCommand::Shorten);
    assert_eq!(lines(&home).solution().map(|moves| moves.0.len()), Some(1), "{}", home.program.model.news());
    assert_eq!(home.program.model.fewest_moves.attempts().all()[0].lines, long.trim_end());
    search(&mut home, FewestMovesCommand::Shorten);
    assert_eq!(home.program.model.fewest_moves.attempts().all().len(), 1, "nothing is left to shorten");
}

#[test]
fn attempts_survive_a_session_and_are_restored() {
    let mut home = home_with("R U F", "F' // one");
    home.program.apply(FewestMovesCommand::Keep);
    home.program.apply(FewestMovesCommand::Lines("(R) // two".into()));
    home.program.apply(FewestMovesCommand::Keep);
    home.program.apply(FewestMovesCommand::Keep);
    home.program.apply(TypingCommand::TypePosition("D".into()));
    let mut home = home.restart();
    let kept = |home: &Home| -> Vec<String> {
        home.program.model.fewest_moves.attempts().all().iter().map(|attempt| attempt.lines.clone()).collect()
    };
    assert_eq!(kept(&home), ["F' // one", "(R) // two"], "none is kept twice");
    assert_eq!(home.program.model.fewest_moves.lines(), "(R) // two");
    bring_back(&mut home, "F' // one");
    assert_eq!(task::scramble_moves(&home.program.model).as_deref(), Some("R U F"), "with its scramble");
    assert_eq!(home.program.model.fewest_moves.lines(), "F' // one");
    assert_eq!(kept(&home).len(), 3, "the lines of the other scramble are kept");
    let other = row(&home, "(R) // two", false);
    home.program.apply(FewestMovesCommand::Remove(other));
    assert_eq!(kept(&home), ["F' // one", "(R) // two"]);
    assert!(home.program.model.news().contains("(R) // two"));
    home.program.apply(FewestMovesCommand::RestoreRemoved);
    assert_eq!(kept(&home).len(), 3);
}

/// Index of the tree row with this text, below the scramble `R U F` if `of_first`, else below another one.
fn row(home: &Home, text: &str, of_first: bool) -> usize {
    let tree = attempts::tree(&home.program.model);
    let is_it = |at: &usize| {
        tree.rows()[*at].text == text && tree.attempt(*at).is_some_and(|it| (it.scramble == "R U F") == of_first)
    };
    (0..tree.rows().len()).find(is_it).unwrap_or_else(|| panic!("no {text:?} in {:?}", rows(home)))
}

fn bring_back(home: &mut Home, text: &str) {
    let place = row(home, text, true);
    home.program.apply(FewestMovesCommand::BringBack(place));
}

/// The rows of the tree, indented by level, with the best total of each branch.
fn rows(home: &Home) -> Vec<String> {
    let tree = attempts::tree(&home.program.model);
    let best = |best: Option<usize>| best.map_or(String::new(), |best| format!(" = {best}"));
    tree.rows().iter().map(|row| format!("{}{}{}", "-".repeat(row.level - 1), row.text, best(row.best))).collect()
}

fn keep(home: &mut Home, lines: &str) {
    home.program.apply(FewestMovesCommand::Lines(lines.into()));
    home.program.apply(FewestMovesCommand::Keep);
}

#[test]
fn attempts_with_a_common_start_are_branches_of_a_tree() {
    let mut home = home_with("R U F", "");
    assert_eq!(rows(&home), [""; 0], "nothing is kept");
    for lines in ["F' // a layer\nU'\nR'", "F'  // a layer\n\nL L'\nU' R2 R", "F' // a layer\nU'", "R"] {
        keep(&mut home, lines);
    }
    let tree = ["R U F = 3", "-F' // a layer = 3", "--U' = 3", "---R' = 3", "--L L' = 3", "---U' R2 R = 3", "-R"];
    assert_eq!(rows(&home), tree);
    assert_eq!(
        home.program.model.fewest_moves.attempts().all().len(),
        3,
        "a beginning is kept by what goes on from it"
    );
    home.program.apply(FewestMovesCommand::Lines("F' // a layer\nQ".into()));
    let all = attempts::tree(&home.program.model);
    let current: Vec<&str> = all.rows().iter().filter(|row| row.is_current).map(|row| row.text.as_str()).collect();
    assert_eq!(current, ["R U F", "F' // a layer", "Q"]);
    assert!(all.rows().iter().filter(|row| !row.is_kept).map(|row| row.text.as_str()).eq(["Q"]));
    bring_back(&mut home, "L L'");
    assert_eq!(home.program.model.fewest_moves.lines(), "F' // a layer\nL L'");
    assert!(rows(&home).contains(&"--Q".to_owned()), "the lines before are kept");
}

#[test]
fn removing_a_branch_keeps_the_lines_before_it_and_is_undone() {
    let mut home = home_with("R U F", "");
    keep(&mut home, "F'\nU'\nR'");
    keep(&mut home, "F'\nU'\nL");
    keep(&mut home, "B");
    home.program.apply(FewestMovesCommand::Lines(String::new()));
    let before = rows(&home);
    for (removed, left) in [
        ("R'", vec!["R U F", "-F'", "--U'", "---L", "-B"]),
        ("U'", vec!["R U F", "-F'", "-B"]),
        ("F'", vec!["R U F", "-B"]),
        ("R U F", vec![]),
    ] {
        let place = row(&home, removed, true);
        home.program.apply(FewestMovesCommand::Remove(place));
        assert_eq!(rows(&home), left, "without {removed}");
        home.program.apply(FewestMovesCommand::RestoreRemoved);
        assert_eq!(rows(&home), before, "{removed} is back");
        assert!(!can(&home, FewestMovesCommand::RestoreRemoved));
    }
    home.program.apply(FewestMovesCommand::Remove(0));
    home.program.apply(FewestMovesCommand::BringBack(7));
    home.program.apply(FewestMovesCommand::Remove(9));
    assert_eq!(rows(&home), [""; 0]);
}

#[test]
fn too_many_attempts_are_rejected_and_the_lines_kept() {
    let mut home = home_with("R U F", "");
    for number in 0..MAX_ATTEMPTS {
        keep(&mut home, &format!("R // {number}"));
    }
    keep(&mut home, "L");
    assert!(home.program.model.error.is_some());
    home.program.apply(FewestMovesCommand::BringBack(1));
    assert_eq!(home.program.model.fewest_moves.lines(), "L", "they could not be kept");
    keep(&mut home, "R // 1\nU");
    assert_eq!(home.program.model.fewest_moves.attempts().all().len(), MAX_ATTEMPTS, "it goes on from one");
}

#[test]
fn a_bound_is_proven_from_the_page() {
    let mut home = home_with("R U F", "F'");
    assert_eq!(task::bound(&home.program.model), None);
    home.program.apply(FewestMovesCommand::ProveBound);
    home.wait("the proof", |app| !app.search.is_running());
    assert_eq!(task::bound(&home.program.model), Some(3));
    assert!(!can(&home, FewestMovesCommand::ProveBound), "it is proven");
    assert_eq!(
        (home.program.model.page.clone(), home.program.model.fewest_moves.lines()),
        (Some(Page::FewestMoves), "F'")
    );
    home.program.apply(FewestMovesCommand::Scramble("R U F L".into()));
    home.program.apply(SearchCommand::SetMethod("ida-score"));
    home.program.apply(SearchCommand::SetMetric(Metric::Qtm));
    assert!(!can(&home, FewestMovesCommand::ProveBound), "lengths are in HTM here");
}

#[test]
fn bracket_errors_are_explained_in_the_words_of_the_page() {
    for (lines, place) in
        [("R (U F", "column 3"), ("R) U", "column 2"), ("R (U (F))", "column 6"), ("[R, U", "column 1")]
    {
        let home = home_with("R U F", lines);
        let error = self::lines(&home).errors[0].line(Language::ENGLISH);
        assert!(error.contains(place) && error.contains("inverse") && !error.contains("(R U)2"), "{error}");
    }
}

#[test]
fn reached_steps_are_named_in_every_language() {
    for moves in ["", "R2 L2", "R U F L", "U", "R U R' U'", "F2 U R2", "R L F B U D R L F", "R U R'", "L D L' D' R"] {
        let home = home_with(moves, "");
        let reached = lines(&home).reached;
        assert_eq!(puzzles::reached(Language::ENGLISH, &reached), reached.to_string(), "{moves}");
    }
    let solved = lines(&home_with("", "")).reached;
    let words = Language::BUILT_IN.map(|language| puzzles::reached(language, &solved));
    assert_eq!(words, ["solved", "résolu", "resuelto"]);
}
