//! The algorithms page: its searches, lists and checks.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::support::{self, home::Home};
use unfold_app::algorithms::job::{AlgorithmsJob, AlgorithmsReport};
use unfold_app::algorithms::state::GoalChoice;
use unfold_app::algorithms::task::{self, verdict};
use unfold_app::command::{AlgorithmsCommand, Command, FilesCommand, HistoryCommand, PaintingCommand, PlaybackCommand};
use unfold_app::command::{SearchCommand, SessionCommand, TypingCommand, WindowCommand};
use unfold_app::document::PlaybackControl;
use unfold_app::document::editor::{Paint, PaintingValidity, Stroke};
use unfold_app::{file_export, file_kind::FileKind, page::Page, painting, played::SequenceKind, session::snapshot};
use unfold_app::{system::free_space::SpaceQuery, task::Tools};
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_engine::search::{Limits, Reason, SearchEvent};
use unfold_engine::{control::Control, notation, tables::Tables};
use unfold_text::{Language, numbers};

const CUBE: PuzzleId = PuzzleId::Cube3;

fn home_with(position: &str) -> Home {
    let mut home = Home::new(CUBE);
    home.program.apply(TypingCommand::TypePosition(position.into()));
    home
}

fn find(home: &mut Home) {
    home.program.apply(AlgorithmsCommand::Find);
    home.wait("the algorithms", |app| app.algorithms.found.as_ref().is_some_and(|found| found.end.is_some()));
}

fn algorithms_found(home: &Home) -> Vec<String> {
    let page = &home.program.model.algorithms;
    page.sorted().map(|(_, algorithm)| notation::print(CUBE, &algorithm.solution.moves)).collect()
}

#[test]
fn a_sune_without_b_is_found_and_playing_it_keeps_the_task() {
    let mut home = home_with("R U2 R' U' R U' R'");
    home.program.apply(AlgorithmsCommand::Algorithms);
    home.program.apply(AlgorithmsCommand::ChooseGoal(GoalChoice::Part("oll")));
    home.program.apply(AlgorithmsCommand::ToggleMove("B"));
    assert_eq!(home.program.model.algorithms.allow, "<U,R,F,D,L>");
    find(&mut home);
    assert!(algorithms_found(&home).contains(&"R U R' U R U2 R'".to_owned()), "{:?}", algorithms_found(&home));
    assert!(algorithms_found(&home).iter().all(|moves| !moves.contains('B')));
    let results = home.program.model.algorithms.found.as_ref().expect("results");
    assert_eq!((results.end, results.lower), (Some(Reason::Optimal), 7));
    for algorithm in &results.algorithms {
        let end = results.task.position.after_all(&algorithm.all_moves());
        assert_eq!(end, results.task.goal, "free turns lead to the goal itself");
    }
    let whole = results.algorithms[0].all_moves();
    home.program.apply(PlaybackCommand::Play { kind: SequenceKind::Algorithm, moves: whole });
    home.program.apply(PlaybackCommand::Go(PlaybackControl::End));
    assert_eq!(home.program.model.page.as_ref(), Some(&Page::Algorithms));
    let task = task::task(&home.program.model).expect("a task");
    assert_eq!(
        task,
        home.program.model.algorithms.found.as_ref().expect("results").task,
        "what is played is not the case"
    );
}

#[test]
fn solve_opens_the_page_for_a_partial_painting() {
    let mut home = home_with("F R U");
    home.program.apply(AlgorithmsCommand::ChooseGoal(GoalChoice::Part("cross")));
    // The corner URF.
    let stroke = Stroke { facelets: vec![8, 9, 20], paint: Paint::Any, continues_previous: false };
    home.program.apply(PaintingCommand::Paint(stroke));
    assert_eq!(painting::status(&home.program.model), PaintingValidity::Part { any: 3 });
    let text = snapshot::painting(home.program.model.document.workspace().painting());
    assert_eq!(text.matches('.').count(), 3);
    home.program.apply(SearchCommand::Solve);
    assert_eq!(home.program.model.page.as_ref(), Some(&Page::Algorithms));
    home.wait("the algorithms", |app| app.algorithms.found.as_ref().is_some_and(|found| found.end.is_some()));
    assert_eq!(algorithms_found(&home), ["U' R' F'"]);
    let moves = home.program.model.algorithms.found.as_ref().expect("results").algorithms[0].all_moves();
    home.program.apply(PlaybackCommand::Play { kind: SequenceKind::Algorithm, moves });
    home.program.apply(PlaybackCommand::Go(PlaybackControl::End));
    assert_eq!(home.program.model.document.workspace().moves_made(), 3, "it is played though it is no whole position");
    // The painting's text is read back.
    home.program.apply(TypingCommand::TypePosition(text.clone()));
    assert_eq!(snapshot::painting(&home.program.model.document.workspace().position().painting), text);
}

#[test]
fn a_truncated_list_is_reported() {
    let mut home = home_with("F2 D' L B2");
    home.program.apply(AlgorithmsCommand::ChooseGoal(GoalChoice::Part("cross")));
    home.program.apply(AlgorithmsCommand::SetExtra(5));
    find(&mut home);
    let results = home.program.model.algorithms.found.as_ref().expect("results");
    assert_eq!((results.end, results.algorithms.len(), results.lower), (Some(Reason::Count), 2_000, 3));
    let said = format!("The first {} algorithms", numbers::grouped(2_000));
    assert!(verdict(results, &home.program.model).get(Language::ENGLISH).contains(&said));
}

#[test]
fn another_position_can_be_the_goal() {
    let mut home = home_with("R U");
    home.program.apply(AlgorithmsCommand::UseShownAsGoal);
    home.program.apply(TypingCommand::TypePosition("R U F2".into()));
    find(&mut home);
    assert_eq!(algorithms_found(&home), ["F2"]);
    home.program.apply(AlgorithmsCommand::Allow("<U,R>".into()));
    find(&mut home);
    let results = home.program.model.algorithms.found.as_ref().expect("results");
    assert_eq!((results.end, results.algorithms.len()), (Some(Reason::Impossible), 0));
}

#[test]
fn invalid_allowed_moves_are_reported_and_no_search_starts() {
    let mut home = home_with("R U");
    home.program.apply(AlgorithmsCommand::Allow("<R,Q>".into()));
    home.program.apply(AlgorithmsCommand::Find);
    assert!(home.program.model.dialog.is_some() && !home.program.model.algorithms.is_running());
    assert!(!home.program.model.is_possible(&Command::Algorithms(AlgorithmsCommand::Copy)));
}

#[test]
fn a_list_is_saved_as_text_and_pages_and_checked() {
    let mut home = home_with("R U2 R' U' R U' R'");
    home.program.apply(AlgorithmsCommand::ChooseGoal(GoalChoice::Part("oll")));
    assert!(!home.program.model.is_possible(&Command::Algorithms(AlgorithmsCommand::Save)), "nothing was found");
    find(&mut home);
    let folder = tempfile::tempdir().expect("a folder");
    let choose = |home: &mut Home, kind, name: &str| {
        let path = Some(folder.path().join(name));
        home.program.apply(FilesCommand::ChooseFile { kind, path, open_time: Duration::ZERO });
    };
    for name in ["list.txt", "list.svg", "list.pdf"] {
        choose(&mut home, FileKind::Algorithms, name);
        home.wait("the list", |_| folder.path().join(name).exists());
        home.wait("the end of writing", |app| !file_export::is_saving(app));
    }
    let text = std::fs::read_to_string(folder.path().join("list.txt")).expect("a list");
    let list = text.strip_prefix("# 3x3x3\n").expect("the puzzle on the first line");
    assert_eq!(list.lines().collect::<Vec<_>>(), algorithms_found(&home));
    let pages = std::fs::read_to_string(folder.path().join("list.svg")).expect("pages");
    assert!(pages.contains("R U R&#39; U R U2 R&#39;") || pages.contains("R U R' U R U2 R'"), "{pages}");
    // Append a line that is none of them and an unreadable one; the first line, with the puzzle, is skipped.
    std::fs::write(folder.path().join("list.txt"), format!("{text}R U R'\nR Q\n")).expect("a list");
    choose(&mut home, FileKind::AlgorithmList, "list.txt");
    home.wait("the checks", |app| app.algorithms.checked.is_some());
    let checked = home.program.model.algorithms.checked.as_ref().expect("a list");
    let count = list.lines().count();
    assert_eq!((checked.solving_count(), checked.algorithms.len()), (count, count + 2));
    assert_eq!(checked.algorithms[count].line, count + 2);
    assert!(checked.algorithms[count + 1].moves.is_err());
    for algorithm in &checked.algorithms[..count] {
        assert_eq!(checked.task.position.after_all(&algorithm.all_moves()), checked.task.goal);
    }
    // A search shows its own list again; an empty list, a missing file and a list for another puzzle are reported.
    find(&mut home);
    assert!(home.program.model.algorithms.checked.is_none());
    std::fs::write(folder.path().join("empty.txt"), "\n# nothing\n").expect("a list");
    std::fs::write(folder.path().join("other.txt"), "# 2x2x2\nR U R'\n").expect("a list");
    for name in ["empty.txt", "absent.txt", "other.txt"] {
        choose(&mut home, FileKind::AlgorithmList, name);
        home.wait("the error", |app| app.dialog.is_some());
        assert_eq!(home.error_text().contains("The text is for the 2×2×2, not the 3×3×3"), name == "other.txt");
        home.program.apply(WindowCommand::Dismiss);
    }
}

#[test]
fn the_nearest_of_several_goals_is_found_and_named() {
    let mut home = home_with("R U F' L2 D");
    home.program.apply(AlgorithmsCommand::ChooseGoal(GoalChoice::Part("xcross-any")));
    find(&mut home);
    let page = &home.program.model.algorithms;
    let results = page.found.as_ref().expect("results");
    let part = results.part.expect("a part");
    assert_eq!((results.end, part.name.as_str(), part.places.len()), (Some(Reason::Optimal), "xcross-any", 24));
    for algorithm in &results.algorithms {
        let reached = algorithm.reached.expect("it is reached");
        let one = results.task.all().nth(reached.goal).expect("a goal");
        assert_eq!(one.position.after_all(&algorithm.all_moves()), one.goal, "{}", part.part_at(reached.goal).name);
    }
    let task = task::task(&home.program.model).expect("a task");
    assert_eq!(
        page.reached_goal(&task).map(|one| &one.goal),
        results.task.all().nth(results.algorithms[0].reached.expect("it is reached").goal).map(|one| &one.goal)
    );
    // In the exported pages, the facelets that count for any of the goals are shown.
    assert!(results.task.combined_position().facelets().is_some());
}

#[test]
fn an_algorithm_that_rotates_the_cube_is_checked_with_its_auf() {
    let mut home = home_with("U R2 D2 R U R' D2 R U' l");
    home.program.apply(AlgorithmsCommand::ChooseGoal(GoalChoice::Part("pll")));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("list.txt");
    std::fs::write(&path, "l' U R' D2 R U' R' D2 R2\n").expect("a list");
    home.program.apply(FilesCommand::ChooseFile {
        kind: FileKind::AlgorithmList,
        path: Some(path),
        open_time: Duration::ZERO,
    });
    home.wait("the checks", |app| app.algorithms.checked.is_some());
    let checked = home.program.model.algorithms.checked.as_ref().expect("a list");
    let reached = checked.algorithms[0].reached.expect("it solves the case");
    let names = [reached.before, reached.after].map(|mv| mv.map(|mv| CUBE.def().moves[mv.index()].name.as_str()));
    assert_eq!(names, [None, Some("U'")]);
}

#[test]
fn turns_at_both_ends_count_unless_they_are_free() {
    let mut home = home_with("R U2 R' U' R U' R' U");
    home.program.apply(AlgorithmsCommand::ChooseGoal(GoalChoice::Part("pll")));
    find(&mut home);
    let length = |home: &Home| home.program.model.algorithms.found.as_ref().expect("results").lower;
    let free_length = length(&home);
    home.program.apply(AlgorithmsCommand::SetFreeTurns(false));
    find(&mut home);
    assert_eq!(length(&home), free_length + 1);
}

#[test]
fn an_algorithm_between_far_positions_is_shown_before_the_proof() {
    let mut home = home_with("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2");
    home.program.apply(AlgorithmsCommand::Find);
    home.wait("a way", |app| app.algorithms.found.as_ref().is_some_and(|found| !found.algorithms.is_empty()));
    let found = home.program.model.algorithms.found.as_ref().expect("results");
    assert!(found.is_quick && found.end.is_none() && found.lower < found.algorithms[0].solution.length);
    assert!(found.task.is_solved_by(&found.algorithms[0].solution.moves));
    home.program.apply(AlgorithmsCommand::Stop);
}

#[test]
fn a_proven_bound_applies_only_to_lists_of_the_same_task() {
    let said = |home: &Home| {
        verdict(home.program.model.algorithms.found.as_ref().expect("results"), &home.program.model)
            .get(Language::ENGLISH)
    };
    // First solve the position, with a proof that it needs four moves.
    let mut home = home_with("R U F D'");
    home.program.apply(SearchCommand::Solve);
    home.wait("the proof", |app| app.results().is_optimal());
    assert_eq!(home.program.model.results().lower, 4);
    home.program.apply(AlgorithmsCommand::Find);
    home.program.apply(AlgorithmsCommand::Stop);
    assert!(said(&home).contains("at least 4 HTM") || said(&home).contains("none is shorter"), "{}", said(&home));
    // Another task, or another position, is not covered by that proof.
    home.program.apply(AlgorithmsCommand::Allow("<R,U,F,D,M>".into()));
    home.program.apply(AlgorithmsCommand::Find);
    home.program.apply(AlgorithmsCommand::Stop);
    assert!(!said(&home).contains('4'), "{}", said(&home));
    home.program.apply(AlgorithmsCommand::Allow(String::new()));
    home.program.apply(TypingCommand::TypePosition("R U".into()));
    home.program.apply(AlgorithmsCommand::Find);
    home.program.apply(AlgorithmsCommand::Stop);
    assert!(!said(&home).contains('4'), "{}", said(&home));
}

#[test]
fn the_first_search_and_the_full_list_prove_the_same_bound() {
    let home = home_with("R U F D'");
    let task = task::task(&home.program.model).expect("a task");
    let limits = Limits { timeout: None, optimal: true, all_optimal: true, ..Limits::default() };
    let job = AlgorithmsJob { task, metric: Metric::Htm, limits, tables: Arc::default(), quick_timeout: None };
    let tables = Arc::new(Tables::open(support::tables::folder().to_path_buf()));
    let tools = Tools { tables, space_query: SpaceQuery::SYSTEM };
    let reports = Mutex::new(Vec::new());
    let control = Control::new();
    job.run(&tools, &control, &|report| reports.lock().expect("not poisoned").push(report));
    let reports = reports.into_inner().expect("not poisoned");
    let bound = |report: &AlgorithmsReport| match report {
        AlgorithmsReport::Event(SearchEvent::Bound { lower, .. }) => Some(*lower),
        _ => None,
    };
    let proofs: Vec<usize> = reports.iter().filter_map(bound).collect();
    // The bound only rises within a search; both the first search and the search for all solutions end with four.
    let ends: Vec<usize> =
        proofs.chunk_by(|one, next| one < next).filter_map(|of_one| of_one.last().copied()).collect();
    assert_eq!(ends, [4, 4], "{proofs:?}");
}

#[test]
fn the_page_is_offered_only_for_supported_puzzles() {
    let mut home = home_with("R U");
    home.program.apply(AlgorithmsCommand::Algorithms);
    assert_eq!(home.program.model.page.as_ref(), Some(&Page::Algorithms));
    for puzzle in [PuzzleId::Cube2, PuzzleId::Tess2] {
        home.program.apply(HistoryCommand::SwitchTo(puzzle));
        assert!(home.program.model.page.as_ref() == Some(&Page::Algorithms) && task::task(&home.program.model).is_ok());
    }
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess3));
    assert_eq!(home.program.model.page.as_ref(), None, "it is left with the puzzle");
    // Opening a session with this puzzle closes the page, too.
    let session = home.path("four.unfold");
    home.program.apply(SessionCommand::SaveSessionTo(session.clone()));
    home.program.apply(HistoryCommand::SwitchTo(CUBE));
    home.program.apply(AlgorithmsCommand::Algorithms);
    home.program.apply(FilesCommand::OpenPath(session));
    assert_eq!((home.program.model.puzzle(), home.program.model.page.as_ref()), (PuzzleId::Tess3, None));
    for command in [AlgorithmsCommand::Algorithms, AlgorithmsCommand::Find, AlgorithmsCommand::Check] {
        assert!(!home.program.model.is_possible(&command.into()));
    }
    // A partial painting cannot be solved there.
    home.program.apply(PaintingCommand::Paint(Stroke {
        facelets: vec![0],
        paint: Paint::Any,
        continues_previous: false,
    }));
    assert_eq!(painting::status(&home.program.model), PaintingValidity::Part { any: 1 });
    let solve = home.program.model.availability(&SearchCommand::Solve.into());
    assert!(solve.why().is_some_and(|why| why.starts_with("This puzzle cannot be solved in parts.")));
}

#[test]
fn a_stopped_search_is_reported() {
    // A first algorithm is found at once, and the proof takes long.
    let mut home = home_with("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2");
    home.program.apply(AlgorithmsCommand::Find);
    home.wait("an algorithm", |app| app.algorithms.found.as_ref().is_some_and(|found| !found.algorithms.is_empty()));
    home.program.apply(AlgorithmsCommand::Stop);
    let found = home.program.model.algorithms.found.as_ref().expect("results");
    let is_cut = found.end == Some(Reason::Stopped);
    let told = verdict(found, &home.program.model).get(Language::ENGLISH);
    assert!(is_cut && told.contains("The search was stopped: there may be more"), "{told}");
}

#[test]
fn a_position_at_its_goal_is_reported() {
    let mut home = home_with("R U R' U'");
    home.program.apply(AlgorithmsCommand::ChooseGoal(GoalChoice::Part("cross")));
    // The cross is already solved.
    home.program.apply(TypingCommand::TypePosition("U".into()));
    find(&mut home);
    assert_eq!(algorithms_found(&home), Vec::<String>::new(), "no empty line");
    let said = |home: &Home| {
        let results = home.program.model.algorithms.found.as_ref().expect("results");
        verdict(results, &home.program.model).get(Language::ENGLISH)
    };
    assert_eq!(said(&home), "The position already matches the goal: no moves are needed.");
    assert_eq!(home.program.model.news(), said(&home));
    assert!(!home.program.model.is_possible(&Command::Algorithms(AlgorithmsCommand::Copy)));
    home.program.apply(AlgorithmsCommand::ChooseGoal(GoalChoice::Part("pll")));
    find(&mut home);
    assert!(said(&home).contains("which is free"), "{}", said(&home));
}

#[test]
fn one_algorithm_is_copied() {
    let mut home = home_with("R U");
    home.program.apply(AlgorithmsCommand::CopyOne("U' R'".into()));
    assert_eq!(home.take_clipboard().as_deref(), Some("U' R'"));
    assert_eq!(home.program.model.news(), "Copied U' R'.");
}
