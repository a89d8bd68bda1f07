//! The first visit to a puzzle shows it scrambled and solvable; a puzzle used before is unchanged.

use crate::support::home::Home;
use unfold_app::command::message::Message;
use unfold_app::command::{Command, FilesCommand, HistoryCommand, SearchCommand, TourCommand, TypingCommand};
use unfold_app::document::editor::MovesMeaning;
use unfold_app::session::{format, snapshot};
use unfold_app::{event::Event, tour};
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::puzzle::scramble::{generator, uniform};

impl Home {
    fn open(&mut self) {
        self.program.apply(Message::Event(Event::WindowOpening));
    }
}

#[test]
fn a_puzzle_left_solved_stays_solved() {
    let mut home = Home::first_start();
    home.open();
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    home.program.apply(HistoryCommand::Reset);
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    let mut home = home.restart();
    home.open();
    assert!(!home.program.model.document.workspace().position().is_solved(), "the one that was only looked at");
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    assert!(home.program.model.document.workspace().position().is_solved());
    home.program.apply(HistoryCommand::Undo);
    assert_eq!(home.program.model.document.workspace().state(), Some(&uniform(PuzzleId::Tess2, &mut generator(42))));
    assert!(!home.program.model.document.workspace().can_undo());
}

#[test]
fn only_unvisited_puzzles_are_scrambled_after_a_restore() {
    // As left by version 0.1.0: all puzzles but one are solved.
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(TypingCommand::TypePosition("R U".into()));
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    let mut home = home.restart();
    home.open();
    assert!(home.program.model.document.workspace().position().is_solved(), "it was shown solved");
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    assert!(
        !home.program.model.document.workspace().position().is_solved()
            && home.program.model.is_possible(&Command::Search(SearchCommand::Solve))
    );
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    let typed = home.shown_facelets();
    home.program.apply(TypingCommand::TypePosition("R U".into()));
    home.program.apply(TypingCommand::TakeMovesAs(MovesMeaning::Position));
    assert_eq!(home.shown_facelets(), typed);
    // The same for a session opened from a file.
    let path = home.path("other.json");
    let mut old = Home::new(PuzzleId::Cube3);
    old.program.apply(TypingCommand::TypePosition("R U".into()));
    std::fs::write(&path, format::serialize(&snapshot::capture(&old.program.model))).expect("writable");
    home.program.apply(FilesCommand::OpenPath(path));
    home.wait("it is opened", |app| {
        !app.document.workspace().can_redo() && app.document.workspace().state().is_some_and(|state| *state == typed)
    });
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    assert!(!home.program.model.document.workspace().position().is_solved());
}

#[test]
fn untouched_positions_are_not_reported_as_restored() {
    let mut home = Home::first_start();
    home.open();
    home.program.apply(TourCommand::Leave);
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    let mut home = home.restart();
    home.open();
    assert!(tour::shown_step(&home.program.model).is_none(), "it is no first start");
    assert!(!home.program.model.news().contains("restored"), "{}", home.program.model.news());
}
