//! An error in the status bar stays until the user dismisses it or does something else. Background events do not clear it.

use crate::support::headless_app::HeadlessApp;
use crate::support::home::Home;
use unfold_app::command::{ScrambleCommand, SearchCommand, TypingCommand, WindowCommand};
use unfold_app::page::Page;
use unfold_engine::puzzle::PuzzleId;
use unfold_text::Language;

fn paste_unreadable_moves(alone: &mut HeadlessApp) -> String {
    alone.apply(TypingCommand::Paste("R U Q7".into()));
    alone.model.error.as_ref().expect("cannot be read").get(Language::ENGLISH)
}

#[test]
fn an_error_is_closed_by_its_button_or_by_escape() {
    for close in [WindowCommand::DismissError, WindowCommand::Dismiss] {
        let mut alone = HeadlessApp::new(PuzzleId::Cube3);
        assert!(!alone.model.is_possible(&close.clone().into()), "nothing is to be closed");
        assert!(paste_unreadable_moves(&mut alone).contains("“Q"), "{}", paste_unreadable_moves(&mut alone));
        alone.apply(close.clone());
        assert_eq!(alone.model.error, None);
        assert!(!alone.model.is_possible(&close.into()));
    }
}

#[test]
fn escape_leaves_a_page_before_it_closes_an_error() {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    paste_unreadable_moves(&mut alone);
    alone.model.page = Some(Page::Tables);
    alone.apply(WindowCommand::Dismiss);
    assert!(alone.model.page.is_none() && alone.model.error.is_some());
    alone.apply(WindowCommand::Dismiss);
    assert_eq!(alone.model.error, None);
}

#[test]
fn going_on_with_something_else_answers_an_error() {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    paste_unreadable_moves(&mut alone);
    // The same mistake again is a new error and does not clear the old one.
    paste_unreadable_moves(&mut alone);
    alone.apply(ScrambleCommand::ScrambleFrom(4));
    assert_eq!(alone.model.error, None);
}

#[test]
fn search_messages_do_not_clear_an_error() {
    let mut home = Home::new(PuzzleId::Cube2);
    home.program.apply(ScrambleCommand::ScrambleFrom(4));
    home.program.apply(SearchCommand::Solve);
    home.program.apply(TypingCommand::Paste("R U Q7".into()));
    let error = home.program.model.error.clone().expect("cannot be read");
    home.wait("the end", |app| !app.search.is_running());
    assert_eq!(home.program.model.error, Some(error));
}
