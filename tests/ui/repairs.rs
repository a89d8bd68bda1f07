//! The buttons that repair an impossible position.

use crate::support;
use crate::support::window::TestWindow;
use eframe::egui::{Key, Modifiers};
use unfold_engine::notation::facelets;
use unfold_engine::puzzle::PuzzleId;
use unfold_solver::app::document::editor::PaintingStatus;

const SOLVED: &str = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

/// The solved cube with other letters at some places, counted from 0.
fn solved_but(changes: &[(usize, char)]) -> String {
    let mut letters: Vec<char> = SOLVED.chars().collect();
    for &(place, letter) in changes {
        letters[place] = letter;
    }
    letters.into_iter().collect()
}

#[test]
fn each_obvious_fault_has_a_button_that_takes_it_away_and_is_undone() {
    // U9 is facelet 8, R1 is 9, F3 is 20; U8 is 7, F2 is 19; U6 is 5, R2 is 10.
    for (text, button) in [
        (solved_but(&[(8, 'R'), (9, 'F'), (20, 'U')]), "Twist the corner at URF"),
        (solved_but(&[(7, 'F'), (19, 'U')]), "Flip the edge at UF"),
        (solved_but(&[(19, 'R'), (10, 'F')]), "Swap the edges at UR and UF"),
        (solved_but(&[(9, 'F'), (20, 'R')]), "Swap two colours at URF"),
    ] {
        let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
        window.type_position(&text);
        assert!(matches!(window.app().painting_status(), PaintingStatus::Impossible(_)), "{button}");
        let broken = window.shown();
        window.click(button);
        assert_eq!(facelets::print(&window.shown()), SOLVED, "{button}");
        assert!(window.app().repairs().is_empty());
        window.keys(Modifiers::COMMAND, Key::Z);
        assert_eq!(window.shown(), broken, "one undo step");
        assert!(window.sees(button));
    }
}

#[test]
fn the_hypercube_is_repaired_too() {
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    let repaired = window.shown();
    let slot = &unfold_engine::puzzle::pieces::Pieces::of(PuzzleId::Tess2).slots[3];
    let [a, b, c] = [0, 1, 2].map(|n| slot.facelets[n]);
    let turn = |shown: &mut [u8]| (shown[a], shown[b], shown[c]) = (shown[b], shown[c], shown[a]);
    let broken = repaired.repainted(turn).expect("colours of the puzzle");
    window.type_position(&facelets::print(&broken));
    assert!(window.app().state().is_none());
    window.click(&format!("Twist the piece at {}", slot.name));
    assert_eq!(window.shown(), repaired);
}
