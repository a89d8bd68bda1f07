//! The gallery of examples.

use crate::support::{self, window::TestWindow};
use eframe::egui::{Key, Modifiers, Rect, Role};
use egui_kittest::kittest::Queryable;
use unfold_app::command::{Command, ExamplesCommand, SearchCommand, SettingsCommand};
use unfold_app::{examples::EXAMPLES, playback};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::Language;

#[test]
fn an_example_is_opened_from_the_gallery_and_undone() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.open_menu("File");
    window.click("Examples…");
    assert!(window.has_text("Each opens as a new position"));
    for example in EXAMPLES.iter() {
        assert!(window.has_text(example.title.get(Language::ENGLISH)), "{}", example.id);
        assert!(window.has_text(example.remark.get(Language::ENGLISH)), "{}", example.id);
    }
    window.click("Open Superflip");
    assert!(!window.has_text("Each opens as a new position"), "the gallery makes room for what was opened");
    assert!(window.has_text("Example: Superflip"));
    assert_eq!(window.shown_facelets(), EXAMPLES[0].state().expect("a position"));
    assert!(window.app().is_possible(&Command::Search(SearchCommand::Solve)));
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    assert!(window.app().document.workspace().is_fresh(), "the position before is back");

    // A net opens its example, too; this one is for another puzzle.
    window.apply(ExamplesCommand::Examples);
    window.focus("Net of A solve in a log");
    window.click("Net of A solve in a log");
    assert_eq!(window.app().puzzle(), PuzzleId::Tess2);
    assert!(window.has_text("Example: A solve in a log: "));
    assert_eq!(
        playback::played_moves(window.app()).map(|(_, moves)| !moves.0.is_empty()),
        Some(true),
        "its own solution is a track"
    );
    window.apply(SettingsCommand::SetLanguage(Language::FRENCH));
    assert!(window.has_text("Exemple\u{a0}: Une résolution dans un journal"));
}

#[test]
fn cards_are_side_by_side_as_space_permits() {
    let mut columns = Vec::new();
    for width in [740.0, 1024.0, 1600.0] {
        let mut window = TestWindow::with_size(support::tables::folder(), Language::SPANISH, [width, 900.0]);
        window.apply(ExamplesCommand::Examples);
        let buttons = window.harness.query_all_by(|node| {
            node.role() == Role::Button && node.label().is_some_and(|label| label.starts_with("Abrir "))
        });
        let buttons: Vec<Rect> = buttons.map(|node| node.rect()).filter(|rect| rect.width() < 200.0).collect();
        let opens = &buttons[buttons.len() - EXAMPLES.len()..];
        let first = opens[0].top();
        columns.push(opens.iter().filter(|rect| (rect.top() - first).abs() < 1.0).count());
        assert!(opens.iter().all(|rect| rect.left() >= 0.0 && rect.right() <= width), "{width}: {opens:?}");
    }
    assert!(columns[0] >= 2 && columns[2] >= 3 && columns.is_sorted(), "{columns:?}");
}

#[test]
fn the_remark_on_a_card_does_not_run_into_its_button() {
    for language in Language::BUILT_IN {
        let mut window = TestWindow::with_size(support::tables::folder(), language, [740.0, 700.0]);
        window.apply(ExamplesCommand::Examples);
        let place =
            |text: &str| window.harness.query_all_by_label(text).last().unwrap_or_else(|| panic!("{text}")).rect();
        let name = |title: &str| unfold_text::examples::EXAMPLE_OPEN_NAME.fill(language, [&title]);
        for example in EXAMPLES.iter() {
            let sentence = place(example.remark.get(language));
            let button = place(&name(example.title.get(language)));
            assert!(sentence.bottom() <= button.top(), "{}: {sentence} runs into {button}", example.id);
        }
    }
}
