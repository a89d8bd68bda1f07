//! Messages in the status bar about a search for a position other than the one shown.

use crate::support::{self, window::TestWindow};
use unfold_app::command::{Command, HistoryCommand, ScrambleCommand, SearchCommand, SettingsCommand, TypingCommand};
use unfold_app::settings::{seconds_limit::SecondsLimit, switch::Switch};
use unfold_app::{runs, search::shown_position};
use unfold_engine::puzzle::PuzzleId;

/// A window with a search without a time limit for a random 3×3×3, after its first solution.
fn searching() -> TestWindow {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.apply(SearchCommand::SetTimeLimit(SecondsLimit::NONE));
    window.apply(ScrambleCommand::ScrambleFrom(1));
    window.apply(SearchCommand::Solve);
    window.wait("a solution", |window| window.app().results().best().is_some());
    window
}

#[test]
fn replacing_a_search_of_another_puzzle_shows_a_message() {
    let mut window = searching();
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    window.apply(ScrambleCommand::ScrambleFrom(2));
    window.click("Solve");
    let said = "The search for the 3×3×3 stopped; its results are kept.";
    assert!(window.has_text(said), "{}", window.app().news());
    window.wait("the end", |window| !window.app().search.is_running());
    assert!(window.has_text(said) && window.has_text("Proven"), "{}", window.app().news());
    // Nothing is said if nothing was stopped.
    window.apply(ScrambleCommand::ScrambleFrom(3));
    window.click("Solve");
    window.wait("the end", |window| !window.app().search.is_running());
    assert!(!window.has_text("stopped; its results"), "{}", window.app().news());
}

#[test]
fn replacing_a_search_of_the_same_puzzle_shows_a_message() {
    let mut window = searching();
    window.apply(ScrambleCommand::ScrambleFrom(2));
    window.click("Solve");
    assert!(window.has_text("The search for another position stopped"), "{}", window.app().news());
    window.click("Stop");
}

/// Applies a command; returns the message right after it, which a running search soon replaces.
fn news_after(window: &mut TestWindow, command: Command) -> String {
    window.harness.state_mut().apply(command);
    let told = window.app().news().to_string();
    window.settle();
    told
}

#[test]
fn messages_about_a_search_name_its_position() {
    let mut window = searching();
    // The search is for another puzzle.
    let told = news_after(&mut window, Command::History(HistoryCommand::SwitchTo(PuzzleId::Cube2)));
    assert!(told.ends_with("The search for the 3×3×3 continues."), "{told}");
    window.apply(SearchCommand::Stop);
    window.wait("the end", |window| !window.app().search.is_running());
    assert!(window.has_text("For the 3×3×3: "), "{}", window.app().news());
    // Its position is earlier in the undo history than the one shown.
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    window.apply(SearchCommand::Solve);
    let told = news_after(&mut window, Command::Scramble(ScrambleCommand::ScrambleFrom(2)));
    assert!(told.ends_with("The search for the previous position continues."), "{told}");
    window.apply(SearchCommand::Stop);
    window.wait("the end", |window| !window.app().search.is_running());
    assert!(window.has_text("For the previous position: "), "{}", window.app().news());
    // Its position is later in the undo history than the one shown.
    window.apply(SearchCommand::Solve);
    let told = news_after(&mut window, Command::History(HistoryCommand::Undo));
    assert!(told.ends_with("The search for another position continues."), "{told}");
    window.apply(SearchCommand::Stop);
    window.wait("the end", |window| !window.app().search.is_running());
    assert!(window.has_text("For another position: "), "{}", window.app().news());
}

#[test]
fn an_equal_position_has_the_results_of_the_earlier_one() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.apply(TypingCommand::Paste("R U F".into()));
    window.apply(SearchCommand::Solve);
    window.wait("a proof", |window| !window.app().search.is_running());
    let found = window.app().results().clone();
    assert!(found.is_optimal());
    window.apply(HistoryCommand::Reset);
    assert!(window.app().results().method_and_metric.is_none(), "it is another position");
    window.apply(TypingCommand::Paste("R U F".into()));
    assert_eq!(*window.app().results(), found);
    assert!(shown_position::other_results(window.app()).is_none() && runs::current(window.app()).is_some());
    // Undo goes back step by step, as usual.
    for results in [false, true, false] {
        window.apply(HistoryCommand::Undo);
        assert_eq!(window.app().results().method_and_metric.is_some(), results);
    }
    assert!(!window.app().is_possible(&Command::History(HistoryCommand::Undo)));
    // A search continued at the later position belongs to the same run.
    for _ in 0..3 {
        window.apply(HistoryCommand::Redo);
    }
    window.apply(SettingsCommand::Set(Switch::AllOptimal, true));
    window.apply(SearchCommand::Solve);
    window.wait("the end", |window| !window.app().search.is_running());
    assert!(window.app().results().has_all_optimal() && window.app().runs[window.app().puzzle()].list().len() == 1);
}
