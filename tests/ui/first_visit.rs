//! The first visit of every puzzle shows one that is scrambled and can be solved; what a person left stays as it was left.

use crate::support;
use crate::support::window::{SIZE, TestWindow};
use unfold_engine::puzzle::scramble::{generator, uniform};
use unfold_engine::puzzles::ALL;
use unfold_solver::app::command::Command;
use unfold_solver::app::command::{HistoryCommand, SearchCommand};
use unfold_solver::app::core::event::Event;
use unfold_solver::app::message::Message;
use unfold_text::Language;

#[test]
fn the_first_visit_of_every_puzzle_shows_one_that_can_be_solved() {
    let mut window = TestWindow::of_size(support::tables::folder(), Language::ENGLISH, SIZE);
    window.apply(Message::Event(Event::Opened));
    for puzzle in ALL {
        window.apply(HistoryCommand::SwitchTo(puzzle));
        assert_eq!(window.app().state(), Some(&uniform(puzzle, &mut generator(42))));
        assert!(window.app().is_possible(&Command::Search(SearchCommand::Solve)), "Solve is lit");
        assert!(!window.app().can_undo() && !window.app().can_redo(), "there is nothing before or after it");
        assert!(window.sees("Random position") && window.sees("Press Solve to search."));
    }
}
