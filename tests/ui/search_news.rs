//! What the news at the foot tell of a search whose position is not the one that is shown.

use crate::support;
use crate::support::desk::Desk;
use unfold::app::Command;
use unfold::app::command::Switch;
use unfold::app::seconds_limit::SecondsLimit;
use unfold::engine::puzzle::PuzzleId;

/// A window in which a search is at work for a random 3x3x3 that takes longer than the test.
fn searching() -> Desk {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    desk.apply(Command::SetTimeLimit(SecondsLimit::NONE));
    desk.apply(Command::ScrambleFrom(1));
    desk.apply(Command::Solve);
    desk.wait("a solution", |desk| desk.app().results().best().is_some());
    desk
}

#[test]
fn a_search_that_ends_another_one_says_so() {
    let mut desk = searching();
    desk.apply(Command::SwitchTo(PuzzleId::Cube2));
    desk.apply(Command::ScrambleFrom(2));
    desk.click("Solve");
    let said = "The search for the 3×3×3 was stopped; what it found is kept.";
    assert!(desk.sees(said), "{}", desk.app().news());
    desk.wait("the end", |desk| !desk.app().is_searching());
    assert!(desk.sees(said) && desk.sees("Proven"), "{}", desk.app().news());
    // Where nothing was stopped, nothing is said.
    desk.apply(Command::ScrambleFrom(3));
    desk.click("Solve");
    desk.wait("the end", |desk| !desk.app().is_searching());
    assert!(!desk.sees("was stopped"), "{}", desk.app().news());
}

#[test]
fn a_search_for_another_position_of_the_same_puzzle_is_ended_with_a_word() {
    let mut desk = searching();
    desk.apply(Command::ScrambleFrom(2));
    desk.click("Solve");
    assert!(desk.sees("The search for another position was stopped"), "{}", desk.app().news());
    desk.click("Stop");
}

#[test]
fn the_position_of_a_search_is_called_what_it_is() {
    let mut desk = searching();
    // Of another puzzle.
    desk.apply(Command::SwitchTo(PuzzleId::Cube2));
    assert!(desk.sees("The search for the 3×3×3 goes on."), "{}", desk.app().news());
    desk.apply(Command::Stop);
    desk.wait("the end", |desk| !desk.app().is_searching());
    assert!(desk.sees("For the 3×3×3: "), "{}", desk.app().news());
    // Before the one that is shown.
    desk.apply(Command::SwitchTo(PuzzleId::Cube3));
    desk.apply(Command::Solve);
    desk.apply(Command::ScrambleFrom(2));
    assert!(desk.sees("The search for the position before goes on."), "{}", desk.app().news());
    desk.apply(Command::Stop);
    desk.wait("the end", |desk| !desk.app().is_searching());
    assert!(desk.sees("For the position before: "), "{}", desk.app().news());
    // After the one that is shown.
    desk.apply(Command::Solve);
    desk.apply(Command::Undo);
    assert!(desk.sees("The search for another position goes on."), "{}", desk.app().news());
    desk.apply(Command::Stop);
    desk.wait("the end", |desk| !desk.app().is_searching());
    assert!(desk.sees("For another position: "), "{}", desk.app().news());
}

#[test]
fn an_equal_position_has_the_results_of_the_earlier_one() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    desk.apply(Command::Paste("R U F".into()));
    desk.apply(Command::Solve);
    desk.wait("a proof", |desk| !desk.app().is_searching());
    let found = desk.app().results().clone();
    assert!(found.is_optimal());
    desk.apply(Command::Reset);
    assert!(desk.app().results().by.is_none(), "it is another position");
    desk.apply(Command::Paste("R U F".into()));
    assert_eq!(*desk.app().results(), found);
    assert!(desk.app().results_before().is_none() && desk.app().current_run().is_some());
    // Undo leads back step by step, as ever.
    for results in [false, true, false] {
        desk.apply(Command::Undo);
        assert_eq!(desk.app().results().by.is_some(), results);
    }
    assert!(!desk.app().is_possible(&Command::Undo));
    // A search that is taken up at the later one goes on in the same run.
    for _ in 0..3 {
        desk.apply(Command::Redo);
    }
    desk.apply(Command::Set(Switch::AllOptimal, true));
    desk.apply(Command::Solve);
    desk.wait("the end", |desk| !desk.app().is_searching());
    assert!(desk.app().results().has_all_optimal() && desk.app().runs().list().len() == 1);
}
