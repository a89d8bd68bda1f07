//! The page of algorithms: what is asked of it, and what becomes of it.

use crate::support::home::Home;
use unfold_engine::notation;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::search::Reason;
use unfold_solver::app::algorithms::command::GoalChoice;
use unfold_solver::app::command::{
    AlgorithmsCommand, Command, PaintingCommand, PlaybackCommand, SearchCommand, TypingCommand,
};
use unfold_solver::app::core::page::Page;
use unfold_solver::app::document::SeekTo;
use unfold_solver::app::document::editor::{Paint, PaintingStatus, Stroke};
use unfold_solver::app::session::snapshot;
use unfold_solver::shared::played::Played;

const CUBE: PuzzleId = PuzzleId::Cube3;

fn home_with(position: &str) -> Home {
    let mut home = Home::new(CUBE);
    home.program.apply(TypingCommand::TypePosition(position.into()));
    home
}

fn find(home: &mut Home) {
    home.program.apply(AlgorithmsCommand::Find);
    home.wait("the algorithms", |app| app.algorithms().found.as_ref().is_some_and(|found| found.end.is_some()));
}

fn found(home: &Home) -> Vec<String> {
    let page = home.program.algorithms();
    page.in_order().map(|(_, algorithm)| notation::print(CUBE, &algorithm.solution.moves)).collect()
}

#[test]
fn a_sune_without_b_is_found_and_played_to_its_goal() {
    let mut home = home_with("R U2 R' U' R U' R'");
    home.program.apply(AlgorithmsCommand::Algorithms);
    home.program.apply(AlgorithmsCommand::ChooseGoal(GoalChoice::Part("oll")));
    home.program.apply(AlgorithmsCommand::ToggleMove("B"));
    assert_eq!(home.program.algorithms().allow, "<U,R,F,D,L>");
    find(&mut home);
    assert!(found(&home).contains(&"R U R' U R U2 R'".to_owned()), "{:?}", found(&home));
    assert!(found(&home).iter().all(|moves| !moves.contains('B')));
    let results = home.program.algorithms().found.as_ref().expect("results");
    assert_eq!((results.end, results.lower), (Some(Reason::Optimal), 7));
    for algorithm in &results.algorithms {
        let end = results.task.position.after_all(&algorithm.whole());
        assert_eq!(end, results.task.goal, "free turns lead to the goal itself");
    }
    let whole = results.algorithms[0].whole();
    home.program.apply(PlaybackCommand::Play { what: Played::Algorithm, moves: whole });
    home.program.apply(PlaybackCommand::Go(SeekTo::End));
    assert_eq!(home.program.page(), Some(&Page::Algorithms));
    let task = home.program.algorithms().task(&home.program).expect("a task");
    assert_eq!(task, home.program.algorithms().found.as_ref().expect("results").task, "what is played is not the case");
}

#[test]
fn solve_opens_the_page_for_a_painting_of_which_only_a_part_counts() {
    let mut home = home_with("F R U");
    home.program.apply(AlgorithmsCommand::ChooseGoal(GoalChoice::Part("cross")));
    // The corner URF.
    let stroke = Stroke { facelets: vec![8, 9, 20], paint: Paint::Any, goes_on: false };
    home.program.apply(PaintingCommand::Paint(stroke));
    assert_eq!(home.program.painting_status(), PaintingStatus::Part { any: 3 });
    let text = snapshot::painting(home.program.painting());
    assert_eq!(text.matches('.').count(), 3);
    home.program.apply(SearchCommand::Solve);
    assert_eq!(home.program.page(), Some(&Page::Algorithms));
    home.wait("the algorithms", |app| app.algorithms().found.as_ref().is_some_and(|found| found.end.is_some()));
    assert_eq!(found(&home), ["U' R' F'"]);
    let moves = home.program.algorithms().found.as_ref().expect("results").algorithms[0].whole();
    home.program.apply(PlaybackCommand::Play { what: Played::Algorithm, moves });
    home.program.apply(PlaybackCommand::Go(SeekTo::End));
    assert_eq!(home.program.played(), 3, "it is played though it is no whole position");
    // The text of such a painting is read back.
    home.program.apply(TypingCommand::TypePosition(text.clone()));
    assert_eq!(snapshot::painting(&home.program.position().painting), text);
}

#[test]
fn another_position_can_be_the_goal() {
    let mut home = home_with("R U");
    home.program.apply(AlgorithmsCommand::SetGoal);
    home.program.apply(TypingCommand::TypePosition("R U F2".into()));
    find(&mut home);
    assert_eq!(found(&home), ["F2"]);
    home.program.apply(AlgorithmsCommand::Allow("<U,R>".into()));
    find(&mut home);
    let results = home.program.algorithms().found.as_ref().expect("results");
    assert_eq!((results.end, results.algorithms.len()), (Some(Reason::Impossible), 0));
}

#[test]
fn what_is_wrong_is_said_and_nothing_begins() {
    let mut home = home_with("R U");
    home.program.apply(AlgorithmsCommand::Allow("<R,Q>".into()));
    home.program.apply(AlgorithmsCommand::Find);
    assert!(home.program.dialog().is_some() && !home.program.algorithms().is_at_work());
    assert!(!home.program.is_possible(&Command::Algorithms(AlgorithmsCommand::Copy)));
}
