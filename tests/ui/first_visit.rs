//! The first visit to a puzzle shows a scrambled position.

use crate::support;
use crate::support::window::{SIZE, TestWindow};
use unfold_app::command::{Command, HistoryCommand, SearchCommand, message::Message};
use unfold_app::event::Event;
use unfold_engine::puzzle::Facelets;
use unfold_engine::puzzle::scramble::{generator, turns, uniform};
use unfold_engine::puzzles::ALL;
use unfold_text::Language;

#[test]
fn the_first_visit_to_each_puzzle_shows_a_scrambled_position() {
    let mut window = TestWindow::with_size(support::tables::folder(), Language::ENGLISH, SIZE);
    window.apply(Message::Event(Event::WindowOpening));
    for puzzle in ALL {
        window.apply(HistoryCommand::SwitchTo(puzzle));
        let solvable = !puzzle.def().solvers().is_empty();
        // A puzzle without a solver is scrambled by moves, so that they are known.
        let scrambled = match solvable {
            true => uniform(puzzle, &mut generator(42)),
            false => {
                Facelets::solved(puzzle).after_all(&turns(puzzle, puzzle.def().scramble_length, &mut generator(42)))
            }
        };
        assert_eq!(window.app().document.workspace().state(), Some(&scrambled));
        assert_eq!(window.app().is_possible(&Command::Search(SearchCommand::Solve)), solvable, "Solve is lit");
        assert!(
            !window.app().document.workspace().can_undo() && !window.app().document.workspace().can_redo(),
            "there is nothing before or after it"
        );
        assert!(window.has_text(if solvable { "Random position" } else { "46 random moves" }));
        assert!(window.has_text(if solvable {
            "Solve looks for "
        } else {
            "There is no solver for the 3×3×3×3 yet."
        }));
    }
}
