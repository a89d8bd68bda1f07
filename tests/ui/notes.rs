//! Notes about ambiguous moves below the position field.

use crate::support::{self, window::TestWindow};
use eframe::egui::{Event, Key, Modifiers};
use unfold_app::batch;
use unfold_app::command::{Command, TypingCommand};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::Language;

fn paste(window: &mut TestWindow, text: &str) {
    window.harness.event(Event::Paste(text.into()));
    window.settle();
}

#[test]
fn joined_lines_have_a_note_with_a_button_for_a_batch() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    paste(&mut window, "R U\nF\nD2");
    assert!(window.has_text("3 lines were read as one sequence."));
    window.click("Solve as a batch");
    assert!(batch::is_shown(window.app()));
    assert_eq!(batch::current(window.app()).form.text_count, 3);
    // By keyboard: the command is in the list of all commands.
    paste_again_by_keys(&mut window);
}

fn paste_again_by_keys(window: &mut TestWindow) {
    window.press_with_modifiers(Modifiers::COMMAND, Key::L);
    assert!(!batch::is_shown(window.app()));
    paste(window, "R\nU");
    window.press_with_modifiers(Modifiers { shift: true, ..Modifiers::COMMAND }, Key::P);
    window.harness.event(Event::Text("Solve as a batch".into()));
    window.settle();
    window.press_with_modifiers(Modifiers::NONE, Key::Enter);
    assert!(batch::is_shown(window.app()));
    assert_eq!(batch::current(window.app()).form.text_count, 2);
}

#[test]
fn notes_are_translated_and_disappear_with_their_text() {
    for (language, told, button) in [
        (Language::ENGLISH, "2 lines were read as one sequence.", "Solve as a batch"),
        (Language::FRENCH, "2 lignes", "Résoudre en lot"),
        (Language::SPANISH, "2 líneas", "Resolver por lotes"),
    ] {
        let mut window = TestWindow::in_language(PuzzleId::Cube3, support::tables::folder(), language);
        paste(&mut window, "R U\nF");
        assert!(window.has_text(told) && window.has_text(button), "{told}");
        window.apply(Command::Typing(TypingCommand::TypePosition("R U".into())));
        assert!(!window.has_text(button), "{button}");
    }
}
