//! Filters of pieces: typed, clicked, and saved under names.

use std::time::Duration;

use crate::support::headless_app::HeadlessApp;
use unfold_app::command::{CameraCommand, FiltersCommand, HistoryCommand};
use unfold_app::document::piece_filter::PieceFilter;
use unfold_app::document::piece_filter::chips::{AnyOf, Chip};
use unfold_app::effect::{Effect, FocusTarget, ShellRequest};
use unfold_app::filters;
use unfold_app::settings::{Settings, saved_filter::MAX_SAVED_FILTERS, update::SettingsCommand};
use unfold_engine::puzzle::{PuzzleId, pieces::PieceKind};

fn open(puzzle: PuzzleId) -> HeadlessApp {
    let mut alone = HeadlessApp::new(puzzle);
    alone.apply(FiltersCommand::Open);
    alone
}

/// Types a filter and applies it.
fn filter(alone: &mut HeadlessApp, text: &str) {
    alone.apply(FiltersCommand::Type(text.into()));
    alone.apply(FiltersCommand::Apply);
}

fn applied_filter_text(alone: &HeadlessApp) -> String {
    filters::applied_filter(&alone.model).to_string()
}

/// Saves the current filter under a name.
fn keep(alone: &mut HeadlessApp, name: &str) {
    alone.apply(FiltersCommand::AskForName);
    alone.apply(FiltersCommand::TypeName(name.into()));
    alone.apply(FiltersCommand::Keep);
}

fn names(alone: &HeadlessApp) -> Vec<&str> {
    filters::saved_filters(&alone.model).iter().map(|kept| kept.name.as_str()).collect()
}

#[test]
fn a_typed_filter_takes_effect_when_applied() {
    let mut alone = open(PuzzleId::Tess3);
    let wanted = alone.model.effects.take_requests();
    assert!(wanted.contains(&ShellRequest::Focus(FocusTarget::Filter)), "{wanted:?}");
    alone.apply(FiltersCommand::Type("3C & at:u & !at:O & !at:I".into()));
    assert_eq!(applied_filter_text(&alone), "all", "not yet");
    alone.apply(FiltersCommand::Apply);
    assert_eq!(
        (applied_filter_text(&alone).as_str(), filters::counts(&alone.model)),
        ("3c & at:U & !at:O & !at:I", [4, 80])
    );
    assert_eq!(alone.model.news(), "Shown: 4 of 80 pieces.");
    assert_eq!(filters::field_text(&alone.model), "3c & at:U & !at:O & !at:I", "as it is printed");
    assert!(!alone.model.document.workspace().can_undo(), "it is no change of the position");
    // Each puzzle has its own filter.
    alone.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    assert_eq!((applied_filter_text(&alone).as_str(), filters::field_text(&alone.model).as_str()), ("all", ""));
    alone.apply(CameraCommand::ShowPieces(PieceFilter::Kind(PieceKind::Corner)));
    assert_eq!(alone.model.news(), "Shown: 8 of 26 pieces.");
    filter(&mut alone, "");
    assert_eq!(alone.model.news(), "All 26 pieces are shown.");
    // The filter stays after closing the panel.
    filter(&mut alone, "edges");
    alone.apply(FiltersCommand::Close);
    assert!(alone.model.filters.panel.is_none() && applied_filter_text(&alone) == "edges");
}

#[test]
fn an_error_is_reported_with_its_position_and_changes_nothing() {
    let mut alone = open(PuzzleId::Cube3);
    filter(&mut alone, "edges");
    for (typed, told) in [
        (
            "edges & read",
            "Column 9: “read” is not recognised. Use one of: all, misplaced, solved, corners, edges, centres, at:, colour:.",
        ),
        ("at:O", "Column 4: “O” is not a letter of this puzzle. Use one of: U R F D L B."),
        ("(edges", "Column 1: this bracket is not closed. Add “)”."),
        ("edges corners", "Column 7: “corners” is not expected here. Put & or | before it."),
    ] {
        filter(&mut alone, typed);
        assert_eq!(alone.model.news(), told);
        assert_eq!(
            (applied_filter_text(&alone).as_str(), filters::field_text(&alone.model).as_str()),
            ("edges", typed),
            "it can be mended"
        );
    }
    filter(&mut alone, &"🙂".repeat(1000));
    assert!(alone.model.news().starts_with("Column 401: "), "{}", alone.model.news());
}

#[test]
fn clicking_a_chip_cycles_through_must_must_not_and_off() {
    let mut alone = open(PuzzleId::Cube3);
    let at = |letter| FiltersCommand::Cycle(Chip::At(letter));
    alone.apply(FiltersCommand::Cycle(Chip::Kind(PieceKind::Corner)));
    alone.apply(at('U'));
    alone.apply(at('F'));
    assert_eq!((applied_filter_text(&alone).as_str(), filters::counts(&alone.model)[0]), ("corners & at:U & at:F", 2));
    alone.apply(FiltersCommand::SetAnyOf(AnyOf { any_place: true, any_colour: false }));
    assert_eq!(
        (applied_filter_text(&alone).as_str(), filters::counts(&alone.model)[0]),
        ("corners & (at:U | at:F)", 6)
    );
    alone.apply(at('U'));
    assert_eq!(applied_filter_text(&alone), "corners & at:F & !at:U");
    alone.apply(at('U'));
    alone.apply(FiltersCommand::Cycle(Chip::Kind(PieceKind::Edge)));
    alone.apply(FiltersCommand::Cycle(Chip::Colour('R')));
    assert_eq!(applied_filter_text(&alone), "(corners | edges) & at:F & colour:R");
    // A filter that clicks cannot express is unchanged.
    filter(&mut alone, "at:F | colour:R");
    alone.apply(at('U'));
    assert_eq!(applied_filter_text(&alone), "at:F | colour:R");
}

#[test]
fn filters_are_saved_selected_replaced_and_removed_per_puzzle() {
    let mut alone = open(PuzzleId::Cube3);
    alone.apply(FiltersCommand::AskForName);
    assert_eq!(alone.model.news(), "All pieces are shown, so there is no filter to keep.");
    filter(&mut alone, "corners & colour:U");
    keep(&mut alone, "  ");
    assert_eq!((alone.model.news().as_str(), names(&alone).len()), ("The filter needs a name. Type one.", 0));
    keep(&mut alone, " white  corners ");
    assert_eq!(
        (alone.model.news().as_str(), names(&alone)),
        ("The filter “white corners” is kept.", vec!["white corners"])
    );
    filter(&mut alone, "edges & at:U");
    keep(&mut alone, "top");
    alone.apply(FiltersCommand::Choose(0));
    assert_eq!(
        (applied_filter_text(&alone).as_str(), filters::applied_saved_index(&alone.model)),
        ("corners & colour:U", Some(0))
    );
    // Saving under the same name replaces a filter.
    filter(&mut alone, "at:U");
    keep(&mut alone, "top");
    assert_eq!(
        (names(&alone), filters::saved_filters(&alone.model)[1].filter.as_str()),
        (vec!["white corners", "top"], "at:U")
    );
    alone.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    assert!(names(&alone).is_empty());
    alone.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    // Filters are saved with the settings, and survive resetting them.
    let written = alone.pass(Duration::from_secs(5)).into_iter().find_map(|effect| match effect {
        Effect::WriteSettings(settings) => Some(*settings),
        _ => None,
    });
    let bytes = written.expect("they are written").write().expect("bytes");
    let read = Settings::read(&bytes).expect("settings").clamped();
    assert_eq!(read.filters, alone.model.settings.filters);
    alone.apply(SettingsCommand::ResetSettings);
    alone.apply(unfold_app::command::WindowCommand::Accept);
    assert_eq!(names(&alone).len(), 2);
    alone.apply(FiltersCommand::Forget);
    assert_eq!((names(&alone), applied_filter_text(&alone).as_str()), (vec!["white corners"], "at:U"));
    alone.apply(FiltersCommand::Forget);
    assert_eq!(alone.model.news(), "This filter is not kept under a name.");
    for n in 0..2 * MAX_SAVED_FILTERS {
        keep(&mut alone, &n.to_string());
    }
    assert_eq!(names(&alone).len(), MAX_SAVED_FILTERS);
    assert_eq!(alone.model.news(), "No more than 50 filters are kept for a puzzle. Forget one first.");
}

#[test]
fn invalid_filters_in_a_settings_file_are_tolerated() {
    let text = br#"{"filters": {"3x3x3": [{"name": "a"}, {"filter": "edges"}, {"name": "b", "filter": "4c"}, {"name": "c", "filter": "edges"}]}}"#;
    let mut alone = HeadlessApp::start(Settings::read(text).expect("settings").clamped(), None);
    alone.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    assert_eq!(names(&alone), ["a", "b", "c"]);
    alone.apply(FiltersCommand::Choose(2));
    alone.apply(FiltersCommand::Choose(1));
    assert!(alone.model.news().starts_with("Column 1: this puzzle has no pieces “4c”."), "{}", alone.model.news());
    alone.apply(FiltersCommand::Choose(9));
    assert_eq!(applied_filter_text(&alone), "edges");
    assert!(Settings::read(br#"{"zoom": 1.0}"#).expect("settings").filters.is_empty(), "an old file has none");
}

#[test]
fn escape_leaves_the_name_field_before_the_panel() {
    let mut alone = open(PuzzleId::Cube3);
    filter(&mut alone, "edges");
    alone.apply(FiltersCommand::AskForName);
    alone.apply(FiltersCommand::Close);
    assert!(alone.model.filters.panel.as_ref().is_some_and(|panel| panel.name.is_none()));
    alone.apply(FiltersCommand::Type("edges &".into()));
    alone.apply(FiltersCommand::Close);
    assert!(alone.model.filters.panel.is_none() && applied_filter_text(&alone) == "edges");
    alone.apply(FiltersCommand::Open);
    assert_eq!(filters::field_text(&alone.model), "edges", "what was not applied is gone");
}
