//! The rows of moves in the window: by pointer, by keyboard, and with their screen-reader labels.

use crate::support::{self, window::TestWindow};
use eframe::egui::{Key, Modifiers, OutputCommand, PointerButton, accesskit::Role};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};
use unfold_app::command::{ManualSolveCommand, RowsCommand, SearchCommand, SettingsCommand};
use unfold_app::played::SequenceKind;
use unfold_app::rows::state::TimelineHeight;
use unfold_app::settings::switch::Switch;
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_text::{Language, rows};

/// A cube scrambled by three moves and turned by hand, with all tools shown.
fn window() -> TestWindow {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.type_position("R U F");
    for mv in notation::parse(PuzzleId::Cube3, "D L' B2").expect("moves").0 {
        window.apply(ManualSolveCommand::Turn(mv));
    }
    window.apply(SettingsCommand::Set(Switch::AlwaysTools, true));
    window
}

fn moves(window: &TestWindow, row: SequenceKind) -> String {
    let player = window.app().document.workspace().row(row).expect("a row");
    notation::print(PuzzleId::Cube3, player.moves)
}

/// The played row, and the number of its moves made.
fn chosen(window: &TestWindow) -> Option<(SequenceKind, usize)> {
    window.app().document.workspace().player().map(|player| (player.kind, player.at))
}

fn shows(window: &TestWindow, text: &str) -> bool {
    let moves = notation::parse(PuzzleId::Cube3, text).expect("moves");
    window.shown_facelets() == Facelets::solved(PuzzleId::Cube3).after_all(&moves)
}

#[test]
fn a_row_is_selected_and_edited_by_pointer() {
    let mut window = window();
    assert_eq!(chosen(&window), Some((SequenceKind::Own, 3)));
    // A click on a move of another row goes there, and makes that row the played one.
    window.click("Scramble, move 2: U");
    assert_eq!(chosen(&window), Some((SequenceKind::Scramble, 2)));
    assert!(shows(&window, "R U"));
    window.click("My moves, 3 HTM");
    assert_eq!(chosen(&window), Some((SequenceKind::Own, 3)));
    window.click("move 1: D");
    assert!(shows(&window, "R U F D"));
    window.click("Moves");
    window.click("Invert");
    assert_eq!(moves(&window, SequenceKind::Own), "B2 L D'");
    window.click("Copy: My moves");
    assert!(window.has_text("3 moves copied."));
}

#[test]
fn a_click_on_a_move_gives_its_row_the_keyboard_focus() {
    let mut window = window();
    let face = window.harness.get_by_label("move 2: L'").rect();
    window.click_at(face.center(), PointerButton::Primary, Modifiers::NONE);
    assert_eq!(chosen(&window), Some((SequenceKind::Own, 2)));
    window.press_with_modifiers(Modifiers::NONE, Key::R);
    assert_eq!(moves(&window, SequenceKind::Own), "D L' R B2", "nothing behind the cursor is lost");
    // With Shift, the selection includes both ends.
    let face = window.harness.get_by_label("move 1: D").rect();
    window.click_at(face.center(), PointerButton::Primary, Modifiers::SHIFT);
    assert!(window.has_text("Moves 1 to 3 selected."));
    window.press_with_modifiers(Modifiers::NONE, Key::Backspace);
    assert_eq!(moves(&window, SequenceKind::Own), "B2");
}

#[test]
fn the_menu_of_a_row_opens_by_right_click_and_by_the_menu_key() {
    let mut window = window();
    let face = window.harness.get_by_label("Scramble, move 2: U").rect();
    window.click_at(face.center(), PointerButton::Secondary, Modifiers::NONE);
    window.settle();
    assert_eq!(chosen(&window).map(|(row, _)| row), Some(SequenceKind::Scramble), "the menu is about this row");
    window.click("Invert");
    assert_eq!(moves(&window, SequenceKind::Scramble), "F' U' R'");
    for (modifiers, key) in [(Modifiers::NONE, Key::Menu), (Modifiers::SHIFT, Key::F10)] {
        window.harness.get_by_label("My moves, 3 HTM, after 3 of 3 moves").focus();
        window.settle();
        window.press_with_modifiers(modifiers, key);
        window.settle();
        assert!(window.harness.query_by_label("Invert").is_some(), "{key:?}");
        assert!(window.harness.get_by_label("Shorten").is_focused(), "arrows and Enter reach all entries");
        window.key(Key::Escape);
        window.settle();
        assert!(window.harness.query_by_label("Invert").is_none());
    }
}

/// Runs up to ten frames until one copies a text, and returns the text.
fn copied(window: &mut TestWindow) -> Option<String> {
    (0..10).find_map(|_| {
        window.harness.step();
        let commands = window.harness.output().platform_output.commands.clone();
        commands.into_iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text),
            _ => None,
        })
    })
}

#[test]
fn hyperspeedcube_copies_work_by_pointer_and_keys_in_every_language() {
    let mut window = window();
    window.apply(ManualSolveCommand::Turn(notation::parse(PuzzleId::Cube3, "M'").expect("a move").0[0]));
    for language in Language::BUILT_IN {
        window.apply(SettingsCommand::SetLanguage(language));
        window.settle();
        for by_keys in [false, true] {
            window.click(rows::ROW_MENU.get(language));
            window.click(rows::COPY_AS.get(language));
            let entry = window.harness.get_by_label(rows::COPY_HYPERSPEEDCUBE.get(language));
            if by_keys {
                entry.focus();
                window.settle();
                window.harness.key_press(Key::Enter);
            } else {
                entry.click();
            }
            assert_eq!(copied(&mut window).as_deref(), Some("D L' B2 2L'"), "{language:?}");
            window.settle();
        }
    }
}

#[test]
fn a_row_is_renamed_in_a_dialog() {
    let mut window = window();
    window.apply(RowsCommand::SetHeight(TimelineHeight::Third));
    window.settle();
    window.click("Moves");
    window.click("Name the row…");
    window.harness.get_by_role_and_label(Role::TextInput, "Name of the row").type_text("two blocks");
    window.settle();
    window.key(Key::Enter);
    window.settle();
    assert!(window.has_text("two blocks, 3 HTM"));
    assert!(window.has_text("The row is named “two blocks”."));
}

#[test]
fn a_scramble_is_not_offered_for_comparison() {
    let mut window = window();
    window.apply(RowsCommand::SetHeight(TimelineHeight::Third));
    window.settle();
    window.click("Moves");
    window.click("Compare");
    assert!(window.has_text("No other moves start at this position"));
}

#[test]
fn clicked_moves_stay_in_place() {
    // A long row that starts in view and ends below.
    let mut window = window();
    window.type_position(&"R U2 F' L D2 B ".repeat(120));
    window.apply(RowsCommand::SetHeight(TimelineHeight::Third));
    window.settle();
    window.apply(RowsCommand::Seek(SequenceKind::Own, 1));
    window.settle();
    let places = |window: &TestWindow| {
        let is_move = |node: &Node<'_>| node.accesskit_node().label().is_some_and(|label| label.starts_with("move "));
        window.harness.query_all_by_role(Role::Button).filter(is_move).map(|node| node.rect()).collect::<Vec<_>>()
    };
    let solve = |window: &TestWindow| window.harness.get_by_label("Solve").rect();
    let before = (places(&window), solve(&window));
    let middle = before.0.len() / 3;
    window.click_at(before.0[middle].center(), PointerButton::Primary, Modifiers::NONE);
    window.harness.run_steps(12);
    assert_ne!(chosen(&window), Some((SequenceKind::Own, 1)));
    assert_eq!((places(&window), solve(&window)), before);
    window.click_at(before.0[middle - 3].center(), PointerButton::Primary, Modifiers::SHIFT);
    window.harness.run_steps(12);
    assert!(window.app().rows_of_moves.selected(SequenceKind::Own, window.app().document.workspace()).is_some());
    assert_eq!((places(&window), solve(&window)), before);
}

#[test]
fn a_selected_row_scrolls_into_view() {
    let mut window = window();
    for _ in 0..5 {
        window.apply(RowsCommand::Keep);
    }
    window.settle();
    window.apply(RowsCommand::Choose(SequenceKind::Kept(4)));
    window.harness.run_steps(12);
    // The click works only if the move is in view.
    let first = window.harness.get_by_label("move 2: L'").rect().center();
    window.click_at(first, PointerButton::Primary, Modifiers::NONE);
    assert_eq!(chosen(&window), Some((SequenceKind::Kept(4), 2)));
}

#[test]
fn a_row_is_walked_and_edited_by_keys() {
    let mut window = window();
    let row = |window: &TestWindow, spoken: &str| window.harness.get_by_label(spoken).focus();
    row(&window, "My moves, 3 HTM, after 3 of 3 moves");
    window.settle();
    window.press_with_modifiers(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(chosen(&window), Some((SequenceKind::Own, 2)));
    assert!(window.harness.query_by_label("My moves, 3 HTM, after 2 of 3 moves").is_some(), "the new place is told");
    // A letter inserts a move at the cursor instead of discarding the moves after it, and Backspace removes the move.
    window.press_with_modifiers(Modifiers::NONE, Key::R);
    assert_eq!(moves(&window, SequenceKind::Own), "D L' R B2");
    window.press_with_modifiers(Modifiers::NONE, Key::Backspace);
    assert_eq!(moves(&window, SequenceKind::Own), "D L' B2");
    window.press_with_modifiers(Modifiers::NONE, Key::Delete);
    assert_eq!(moves(&window, SequenceKind::Own), "D L'");
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    assert_eq!(moves(&window, SequenceKind::Own), "D L' B2");
    // Shift with arrows selects, and commands apply to the selected moves.
    window.press_with_modifiers(Modifiers::NONE, Key::Home);
    window.press_with_modifiers(Modifiers::SHIFT, Key::ArrowRight);
    window.press_with_modifiers(Modifiers::SHIFT, Key::ArrowRight);
    assert!(window.has_text("Moves 1 to 2 selected."));
    window.apply(RowsCommand::Mirror);
    assert_eq!(moves(&window, SequenceKind::Own), "D' R B2");
}

#[test]
fn shortcuts_enlarge_and_shrink_the_timeline() {
    let mut window = window();
    for (key, height) in [
        (Key::M, TimelineHeight::Third),
        (Key::L, TimelineHeight::Whole),
        (Key::L, TimelineHeight::TwoLines),
        (Key::M, TimelineHeight::Third),
        (Key::M, TimelineHeight::TwoLines),
    ] {
        window.press_with_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, key);
        assert_eq!(window.app().rows_of_moves.height, height);
        assert!(window.has_text("My moves, 3 HTM"));
    }
    // The enlarged timeline in place of the puzzle closes like a page.
    window.apply(RowsCommand::ReadAll);
    window.key(Key::Escape);
    assert_eq!(window.app().rows_of_moves.height, TimelineHeight::TwoLines);
}

#[test]
fn moves_of_all_rows_start_after_the_longest_name() {
    let mut window = window();
    let places = |window: &TestWindow| {
        let of = |name: &str| window.node(name).rect();
        [of("Scramble, 3 HTM").right(), of("Scramble, move 1: R").left(), of("move 1: D").left()]
    };
    let [name, scramble, own] = places(&window);
    assert!(scramble == own && (4.0..20.0).contains(&(own - name)), "{name} {scramble} {own}");
    // A row with a solution does not move the other rows.
    window.apply(SearchCommand::Solve);
    window.wait("a solution", |window| !window.app().search.is_running());
    window.click("My moves, 3 HTM");
    assert_eq!(places(&window), [name, scramble, own]);
}
