//! Filters of pieces by pointer and by keyboard, in the view and on the net.

use crate::support::{self, window::TestWindow};
use eframe::egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use unfold_app::command::{CameraCommand, FiltersCommand, HistoryCommand, SettingsCommand};
use unfold_app::document::piece_filter::PieceFilter;
use unfold_app::settings::switch::Switch;
use unfold_app::{camera, filters};
use unfold_engine::puzzle::{PuzzleId, pieces::PieceKind};
use unfold_text::Language;

fn motionless(puzzle: PuzzleId) -> TestWindow {
    let mut window = TestWindow::new(puzzle, support::tables::folder());
    window.apply(SettingsCommand::Set(Switch::ReduceMotion, true));
    window
}

fn write(window: &mut TestWindow, text: &str) {
    window.harness.event(Event::Text(text.into()));
    window.settle();
}

fn applied_filter_text(window: &TestWindow) -> String {
    filters::applied_filter(window.app()).to_string()
}

/// The text in the filter field.
fn field(window: &TestWindow) -> String {
    let node = window.harness.get_by_role_and_label(Role::TextInput, "Filter");
    node.accesskit_node().value().unwrap_or_default()
}

#[test]
fn a_filter_is_typed_applied_and_left_by_keys_alone() {
    let mut window = motionless(PuzzleId::Tess3);
    window.press_with_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::F);
    write(&mut window, "2c & at:U");
    assert_eq!((field(&window).as_str(), applied_filter_text(&window).as_str()), ("2c & at:U", "all"));
    assert!(window.has_text("Enter shows 6 of 80 pieces"));
    window.key(Key::Enter);
    window.settle();
    assert_eq!(applied_filter_text(&window), "2c & at:U");
    assert!(window.has_text("6 of 80 pieces: 2c & at:U ×") && window.has_text("Pieces: 2c & at:U"));
    // The field keeps the focus.
    write(&mut window, " & red");
    assert!(window.has_text("Column 13: “red” is not recognised."));
    window.key(Key::Enter);
    window.settle();
    assert_eq!((applied_filter_text(&window).as_str(), field(&window).as_str()), ("2c & at:U", "2c & at:U & red"));
    window.key(Key::Escape);
    window.settle();
    assert!(window.app().filters.panel.is_none() && applied_filter_text(&window) == "2c & at:U");
    // A click on the count removes the filter.
    window.click("6 of 80 pieces: 2c & at:U ×");
    assert_eq!(applied_filter_text(&window), "all");
}

#[test]
fn clicks_on_chips_build_the_filter_text() {
    let mut window = motionless(PuzzleId::Cube3);
    window.click("Pieces: All");
    window.click_last("Filter pieces…");
    for (label, text) in [
        ("Corners: off", "corners"),
        ("At U: off", "corners & at:U"),
        ("At U: required", "corners & !at:U"),
        ("Colour R, red: off", "corners & !at:U & colour:R"),
        ("Colour B, blue: off", "corners & !at:U & colour:R & colour:B"),
        ("Colours: all of", "corners & !at:U & (colour:R | colour:B)"),
        ("Misplaced: off", "corners & misplaced & !at:U & (colour:R | colour:B)"),
    ] {
        window.click(label);
        assert_eq!((field(&window), applied_filter_text(&window)), (text.to_owned(), text.to_owned()), "{label}");
    }
    assert!(window.has_text("0 of 26 pieces"));
    window.click("Misplaced: required");
    assert!(window.has_text("Misplaced: excluded") && window.has_text("3 of 26 pieces"));
    window.apply(FiltersCommand::Type("at:U | colour:R".into()));
    window.apply(FiltersCommand::Apply);
    assert!(window.has_text("The buttons cannot show this filter"));
    window.click_last("All");
    assert!(applied_filter_text(&window) == "all" && window.has_text("At U: off"));
}

#[test]
fn a_named_filter_is_kept_listed_and_forgotten() {
    let mut window = motionless(PuzzleId::Cube3);
    window.apply(CameraCommand::ShowPieces(PieceFilter::Kind(PieceKind::Edge)));
    window.apply(FiltersCommand::Open);
    window.click("Keep filter as…");
    write(&mut window, "the ring");
    window.key(Key::Enter);
    window.settle();
    assert!(window.has_text("Pieces: the ring") && window.has_text("12 of 26 pieces: the ring ×"));
    window.click_last("All");
    window.click("Pieces: All");
    window.click_last("the ring");
    assert_eq!(applied_filter_text(&window), "edges");
    window.click("Forget kept filter");
    assert!(!window.has_text("the ring") || window.app().news().contains("the ring"));
    assert!(window.has_text("Pieces: Edges"));
}

#[test]
fn the_net_is_filtered_too_and_can_still_be_painted() {
    let mut window = motionless(PuzzleId::Cube3);
    let faint = |window: &TestWindow| {
        let buttons = window.harness.query_all_by(|node| node.role() == Role::Button);
        buttons.filter(|node| node.accesskit_node().label().is_some_and(|name| name.ends_with(", faint"))).count()
    };
    assert_eq!(faint(&window), 0);
    window.apply(CameraCommand::ShowPieces(PieceFilter::Kind(PieceKind::Corner)));
    assert_eq!(faint(&window), 54 - 24);
    assert!(
        window.has_text("facelet F2, green, of edge UF, faint")
            && !window.has_text("facelet F1, green, of corner UFL, faint")
    );
    assert!(camera::scene(window.app()).centre(19).is_none(), "and so is the view");
    // A faint facelet can be clicked by a screen reader.
    window.apply(unfold_app::command::PaintingCommand::FocusNet);
    window.node("facelet F2").click_accesskit();
    window.settle();
    assert!(window.app().document.workspace().can_undo(), "it was painted");
    // Without the 3D view, the filter is shown, too.
    window.apply(SettingsCommand::Set(Switch::NetAlone, true));
    assert!(window.has_text("8 of 26 pieces: Corners ×"));
    window.apply(FiltersCommand::Open);
    assert!(window.has_text("Corners: required"));
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    assert_eq!(faint(&window), 0);
    assert!(!window.has_text("Corners: off"), "it has nothing else");
}

#[test]
fn the_panel_of_the_largest_puzzle_fits_in_every_language() {
    for language in [Language::ENGLISH, Language::FRENCH, Language::SPANISH] {
        let mut window = TestWindow::in_language(PuzzleId::Tess3, support::tables::folder(), language);
        window.apply(FiltersCommand::Open);
        window.apply(FiltersCommand::Type("at:X".into()));
        let at = unfold_text::filters::CHIP_AT.fill(language, [&'O']);
        let word = window.harness.query_all_by_label_contains(&at).next().expect("the last word of its row").rect();
        assert!(word.is_positive() && word.right() <= 1280.0 - 280.0, "{word:?}");
        let field =
            window.harness.get_by_role_and_label(Role::TextInput, unfold_text::filters::FILTER_FIELD.get(language));
        assert!(field.rect().is_positive() && field.rect().bottom() < 800.0);
    }
}
