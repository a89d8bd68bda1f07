//! The buttons that repair an impossible position.

use crate::support::{self, window::TestWindow};
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use unfold_app::command::{SearchCommand, TypingCommand};
use unfold_app::{document::editor::PaintingValidity, painting};
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{Language, sentences};

const SOLVED: &str = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

/// The facelets of the solved cube with other letters at these indices.
fn solved_but(changes: &[(usize, char)]) -> String {
    let mut letters: Vec<char> = SOLVED.chars().collect();
    for &(place, letter) in changes {
        letters[place] = letter;
    }
    letters.into_iter().collect()
}

#[test]
fn each_obvious_error_has_an_undoable_repair_button() {
    // U9 is facelet 8, R1 is 9, F3 is 20; U8 is 7, F2 is 19; U6 is 5, R2 is 10.
    for (text, button) in [
        (solved_but(&[(8, 'R'), (9, 'F'), (20, 'U')]), "Twist the corner at URF"),
        (solved_but(&[(7, 'F'), (19, 'U')]), "Flip the edge at UF"),
        (solved_but(&[(19, 'R'), (10, 'F')]), "Swap the edges at UR and UF"),
        (solved_but(&[(9, 'F'), (20, 'R')]), "Swap two colours at URF"),
        // There is one blue facelet too many, and one white one is missing.
        (solved_but(&[(7, 'B')]), "Paint U8 white"),
        (solved_but(&[(22, 'R')]), "Paint F5 green"),
    ] {
        let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
        window.type_position(&text);
        assert!(matches!(painting::status(window.app()), PaintingValidity::Impossible(_)), "{button}");
        let broken = window.shown_facelets();
        window.click(button);
        assert_eq!(facelets::print(&window.shown_facelets()), SOLVED, "{button}");
        assert!(painting::repairs(window.app()).is_empty());
        window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
        assert_eq!(window.shown_facelets(), broken, "one undo step");
        assert!(window.has_text(button));
    }
}

#[test]
fn the_hypercube_is_repaired_too() {
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    let repaired = window.shown_facelets();
    let slot = &unfold_engine::puzzle::pieces::Pieces::for_puzzle(PuzzleId::Tess2).slots[3];
    let [a, b, c] = [0, 1, 2].map(|n| slot.facelets[n]);
    let turn = |shown: &mut [u8]| (shown[a], shown[b], shown[c]) = (shown[b], shown[c], shown[a]);
    let broken = repaired.repainted(turn).expect("colours of the puzzle");
    window.type_position(&facelets::print(&broken));
    assert!(window.app().document.workspace().state().is_none());
    window.click(&format!("Twist the piece at {}", slot.name));
    assert_eq!(window.shown_facelets(), repaired);
}

/// Facelets with the stickers of one face rotated clockwise by this many quarter turns.
fn with_face_turned(text: &str, face: usize, quarters: usize) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..quarters {
        let before = letters.clone();
        for (to, from) in [6, 3, 0, 7, 4, 1, 8, 5, 2].into_iter().enumerate() {
            letters[9 * face + to] = before[9 * face + from];
        }
    }
    letters.into_iter().collect()
}

/// The facelets of a scrambled cube.
fn position() -> String {
    let moves = notation::parse_facelets_or_moves(PuzzleId::Cube3, "R U F L2 D' B").expect("moves");
    facelets::print(&moves.state(PuzzleId::Cube3))
}

#[test]
fn a_rotated_face_is_repaired_by_pointer_keys_and_screen_reader() {
    let right = position();
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    for (n, (quarters, told, button)) in [
        (1, "Face F is entered a quarter turn too far clockwise", "Turn the stickers of face F anticlockwise"),
        (2, "Face F is entered half a turn too far", "Turn the stickers of face F by half a turn"),
        (3, "Face F is entered a quarter turn too far anticlockwise", "Turn the stickers of face F clockwise"),
    ]
    .into_iter()
    .enumerate()
    {
        window.type_position(&with_face_turned(&right, 2, quarters));
        assert!(window.has_text(told), "{told}");
        assert!(!window.has_text("mirrored") && !window.has_text("Swap"), "nothing else is told of it");
        assert!(!window.app().is_possible(&SearchCommand::Solve.into()));
        match n {
            0 => window.click(button),
            1 => {
                window.focus(button);
                window.press_with_modifiers(Modifiers::NONE, Key::Enter);
            }
            _ => {
                window.node(button).click_accesskit();
                window.settle();
            }
        }
        assert_eq!(facelets::print(&window.shown_facelets()), right, "{button}");
    }
}

#[test]
fn repairs_are_offered_in_three_languages() {
    for (language, turned, painted) in [
        (Language::ENGLISH, "Turn the stickers of face R anticlockwise", "Paint U8 white"),
        (Language::FRENCH, "Tourner les facettes de la face R dans le sens antihoraire", "Peindre U8 en blanc"),
        (Language::SPANISH, "Girar las facetas de la cara R en sentido antihorario", "Pintar U8 de blanco"),
    ] {
        let mut window = TestWindow::in_language(PuzzleId::Cube3, support::tables::folder(), language);
        let mut type_position = |text: &str| {
            window.apply(TypingCommand::TypePosition(text.into()));
            window.settle();
            [turned, painted].map(|button| window.has_text(button))
        };
        assert_eq!(type_position(&with_face_turned(&position(), 1, 1)), [true, false]);
        assert_eq!(type_position(&solved_but(&[(7, 'B')])), [false, true]);
    }
}

#[test]
fn a_cell_entered_rotated_is_rotated_back() {
    for puzzle in [PuzzleId::Tess2, PuzzleId::Tess3] {
        let mut window = TestWindow::new(puzzle, support::tables::folder());
        let right = notation::parse_facelets_or_moves(puzzle, "RUF OB2 LF IRU").expect("moves").state(puzzle);
        let turned = right.after_all(&notation::parse(puzzle, "FRU").expect("a move"));
        let cell = puzzle.def().letters.iter().position(|letter| *letter == 'F').expect("a cell") as u8;
        let entered = right.repainted(|shown| {
            for (i, colour) in shown.iter_mut().enumerate().filter(|(i, _)| puzzle.def().solved[*i] == cell) {
                *colour = turned.colours()[i];
            }
        });
        window.type_position(&facelets::print(&entered.expect("colours of the puzzle")));
        assert!(window.has_text("Cell F was entered rotated"));
        let button = sentences::repairs::name(&painting::repairs(window.app())[0], &[]).get(Language::ENGLISH);
        assert!(button.starts_with("Turn the stickers of cell F as F"), "{button}");
        window.click(&button);
        assert_eq!(window.shown_facelets(), right);
    }
}

#[test]
fn many_errors_and_their_advice_are_reported_once() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    // Three edges show the colours of a fourth, and a corner and an edge those of no piece.
    window.type_position(&solved_but(&[(19, 'R'), (37, 'R'), (46, 'R'), (8, 'F'), (32, 'L')]));
    let faults = window.app().document.workspace().position().painting_check.errors.len();
    assert!(faults > 3, "{faults}");
    let PaintingValidity::Impossible(told) = painting::status(window.app()) else { panic!("it is impossible") };
    for fault in &told {
        let what = fault.what.get(Language::ENGLISH);
        let place = fault.place.as_ref().map(|place| place.get(Language::ENGLISH)).unwrap_or_default();
        assert!(window.has_text(&format!("{what} ({place}).")), "{what} ({place})");
        assert_eq!(told.iter().filter(|other| *other == fault).count(), 1);
    }
    // A piece in four places is reported once.
    assert!(window.has_text("The edge UR appears 4 times (places "));
    assert!(!window.has_text("appears twice"));
    let advised = |advice: &str| window.harness.query_all_by_label_contains(advice).count();
    assert_eq!(advised("A piece never has the same colour twice, nor two opposite colours."), 1);
}
