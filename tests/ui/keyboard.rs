//! Commands by name and by key: the command palette, custom shortcuts, and the name of the next undo step.

use crate::support::{self, temporary, window::TestWindow};
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;
use unfold_app::command::{Command, HistoryCommand, ManualSolveCommand, PaintingCommand, ScrambleCommand};
use unfold_app::command::{SearchCommand, SettingsCommand, ShortcutsCommand, TablesCommand, TypingCommand};
use unfold_app::command::{WindowCommand, message::Message, row_named, rows, shortcut::Shortcut};
use unfold_app::settings::choices::{StageView, View};
use unfold_app::settings::{Settings, Theme, seconds_limit::SecondsLimit, switch::Switch};
use unfold_app::{dialog::Dialog, page::Page, shortcuts, system::settings_file};
use unfold_engine::notation::parse;
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_text::Language;

const CTRL_SHIFT: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };

fn window(puzzle: PuzzleId, language: Language) -> TestWindow {
    TestWindow::in_language(puzzle, support::tables::folder(), language)
}

fn type_text(window: &mut TestWindow, text: &str) {
    window.harness.event(Event::Text(text.into()));
    window.settle();
}

fn keys_of(window: &TestWindow, id: &str) -> Vec<String> {
    window.app().shortcuts.keys_of(row_named(id).expect("a command")).iter().map(ToString::to_string).collect()
}

/// Finds a command on the shortcuts page, and clicks the button that changes its shortcut.
fn start_changing_shortcut(window: &mut TestWindow, name: &str) {
    window.apply(ShortcutsCommand::SetSearchText(name.into()));
    window.click(&format!("Change the shortcut of {name}"));
}

fn is_waiting_for_key(window: &TestWindow) -> bool {
    shortcuts::page(window.app()).is_some_and(|page| page.awaiting_key.is_some())
}

#[test]
fn the_palette_finds_commands_by_some_letters_and_runs_them() {
    let mut window = window(PuzzleId::Cube3, Language::ENGLISH);
    window.apply(ScrambleCommand::ScrambleFrom(1));
    window.press_with_modifiers(CTRL_SHIFT, Key::P);
    assert!(matches!(window.app().dialog.as_ref(), Some(Dialog::Palette { .. })));
    type_text(&mut window, "solve");
    assert_eq!(window.app().matching_commands("solve")[0].id, "solve", "before what only begins so");
    window.apply(ShortcutsCommand::SetSearchText(String::new()));
    type_text(&mut window, "scram");
    let found = window.app().matching_commands("scram");
    assert_eq!(found[0].id, "scramble", "what begins so comes first");
    window.press_with_modifiers(Modifiers::NONE, Key::Enter);
    assert!(window.app().dialog.is_none() && !window.app().document.workspace().is_fresh());
    assert_eq!(
        window.app().document.workspace().undoable().map(|deed| deed.name().get(Language::ENGLISH)),
        Some("scramble")
    );

    // An unavailable command is listed, but does nothing.
    window.press_with_modifiers(CTRL_SHIFT, Key::P);
    type_text(&mut window, "save solution");
    window.press_with_modifiers(Modifiers::NONE, Key::Enter);
    assert!(window.app().dialog.is_none() && window.app().file_dialog_kind.is_none());
    assert!(window.app().news().contains("No solution"), "{}", window.app().news());

    // Arrow keys select. Settings are commands, too, listed with their group.
    window.press_with_modifiers(CTRL_SHIFT, Key::P);
    type_text(&mut window, "theme");
    window.press_with_modifiers(Modifiers::NONE, Key::ArrowDown);
    window.press_with_modifiers(Modifiers::NONE, Key::ArrowDown);
    window.press_with_modifiers(Modifiers::NONE, Key::Enter);
    assert_eq!(window.app().settings.theme, Theme::Dark);

    window.press_with_modifiers(CTRL_SHIFT, Key::P);
    type_text(&mut window, "xyzzy");
    assert!(window.has_text("No matching command"));
    window.press_with_modifiers(Modifiers::NONE, Key::Enter);
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    assert!(window.app().dialog.is_none());
}

#[test]
fn a_field_opened_from_the_palette_has_focus() {
    let mut window = window(PuzzleId::Cube3, Language::ENGLISH);
    window.press_with_modifiers(CTRL_SHIFT, Key::P);
    type_text(&mut window, "type a position");
    window.press_with_modifiers(Modifiers::NONE, Key::Enter);
    window.settle();
    type_text(&mut window, "R U");
    let solved = Facelets::solved(PuzzleId::Cube3);
    assert_eq!(
        window.app().document.workspace().state(),
        Some(&solved.after_all(&parse(PuzzleId::Cube3, "R U").expect("moves")))
    );
    assert!(window.app().document.workspace().editor.entry.is_some(), "typed, not turned");
}

#[test]
fn the_palette_finds_commands_in_the_window_language_and_in_english() {
    let mut window = window(PuzzleId::Cube2, Language::FRENCH);
    let ids = |window: &TestWindow, typed: &str| {
        window.app().matching_commands(typed).iter().map(|row| row.id).collect::<Vec<_>>()
    };
    for typed in ["melanger", "Mélanger", "scramble"] {
        assert!(ids(&window, typed).contains(&"scramble"), "{typed}");
    }
    assert!(ids(&window, "graphe").contains(&"view-graph"));
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    assert!(!ids(&window, "graphe").contains(&"view-graph"), "the 3x3x3 has none");
    // Without a search text every command of the puzzle is listed.
    let all = rows().filter(|row| row.is_available_for(PuzzleId::Cube3)).count();
    assert_eq!(ids(&window, "").len(), all - 2, "all but the palette and the way out of a dialog");
}

#[test]
fn a_custom_shortcut_is_assigned_and_saved() {
    let mut window = window(PuzzleId::Cube3, Language::ENGLISH);
    window.press_with_modifiers(Modifiers::NONE, Key::F1);
    start_changing_shortcut(&mut window, "Scramble");
    assert!(window.has_text("Press the new shortcut for Scramble"));
    window.press_with_modifiers(Modifiers::COMMAND, Key::M);
    assert_eq!(keys_of(&window, "scramble"), ["Ctrl+M"]);
    assert!(!is_waiting_for_key(&window) && window.has_text("Ctrl+M"));
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    assert!(window.app().dialog.is_none());

    window.press_with_modifiers(Modifiers::COMMAND, Key::R);
    assert!(window.app().document.workspace().is_fresh(), "the old key does nothing any more");
    window.press_with_modifiers(Modifiers::COMMAND, Key::M);
    assert!(!window.app().document.workspace().is_fresh());

    window.harness.state_mut().close();
    let (kept, error) = settings_file::load(&window.file("settings"), Language::ENGLISH);
    assert!(error.is_none());
    assert_eq!(kept.keys.get("scramble"), Some(&vec!["Ctrl+M".to_owned()]));
    assert_eq!(kept.keys.len(), 1, "usual keys are not kept");

    window.apply(ShortcutsCommand::Keys);
    start_changing_shortcut(&mut window, "Scramble");
    window.click("Reset the shortcut of Scramble");
    assert_eq!(keys_of(&window, "scramble"), ["Ctrl+R"]);
    assert!(!window.app().shortcuts.any_own());
}

#[test]
fn a_shortcut_conflict_is_reported_and_resolved() {
    let mut window = window(PuzzleId::Cube3, Language::ENGLISH);
    window.apply(ShortcutsCommand::Keys);
    start_changing_shortcut(&mut window, "Reset to solved");
    window.press_with_modifiers(Modifiers::COMMAND, Key::O);
    assert!(
        is_waiting_for_key(&window) && window.has_text("Ctrl+O is already the shortcut of Open."),
        "said, and nothing is changed"
    );
    assert_eq!(keys_of(&window, "reset"), ["Ctrl+Shift+R"]);
    // By keyboard: Enter presses the focused button.
    window.node("Reassign").focus();
    window.settle();
    window.press_with_modifiers(Modifiers::NONE, Key::Enter);
    assert_eq!(keys_of(&window, "reset"), ["Ctrl+O"]);
    assert!(keys_of(&window, "open").is_empty() && !is_waiting_for_key(&window));

    // Resetting the shortcut of Open takes it from Reset.
    window.apply(ShortcutsCommand::ResetKeys("open"));
    assert_eq!(keys_of(&window, "open"), ["Ctrl+O"]);
    assert!(keys_of(&window, "reset").is_empty());

    // Rotations of different puzzles may share a shortcut, rotations of one puzzle may not.
    window.apply(ShortcutsCommand::WaitForKey(Some("rotate-rf")));
    window.apply(ShortcutsCommand::PressKey(Shortcut::ctrl("Left")));
    assert!(is_waiting_for_key(&window), "it is the key of another rotation of the hypercube");
    window.apply(ShortcutsCommand::PressKey(Shortcut::ctrl("J")));
    window.apply(ShortcutsCommand::WaitForKey(Some("rotate-x")));
    window.apply(ShortcutsCommand::PressKey(Shortcut::ctrl("J")));
    assert_eq!([keys_of(&window, "rotate-rf"), keys_of(&window, "rotate-x")], [["Ctrl+J"], ["Ctrl+J"]]);

    window.click("Reset all shortcuts");
    assert!(rows().all(|row| window.app().shortcuts.keys_of(row) == row.keys));
}

#[test]
fn turning_and_reserved_keys_are_rejected_as_shortcuts() {
    let mut window = window(PuzzleId::Cube3, Language::ENGLISH);
    window.apply(ShortcutsCommand::Keys);
    start_changing_shortcut(&mut window, "Scramble");
    for (modifiers, key, said) in [
        (Modifiers::NONE, Key::R, "R already turns, paints or activates"),
        (Modifiers::SHIFT, Key::R, "Shift+R already turns"),
        (Modifiers::ALT, Key::R, "Alt+R already turns"),
        (Modifiers::NONE, Key::Delete, "Delete already turns"),
        (Modifiers::COMMAND, Key::A, "Ctrl+A is reserved"),
        (Modifiers::COMMAND, Key::C, "Ctrl+C is reserved"),
    ] {
        window.press_with_modifiers(modifiers, key);
        assert!(is_waiting_for_key(&window) && window.has_text(said), "{key:?}");
        assert!(window.app().document.workspace().is_fresh(), "a key that is asked for does nothing else");
    }
    assert_eq!(keys_of(&window, "scramble"), ["Ctrl+R"]);
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    assert!(!is_waiting_for_key(&window) && shortcuts::page(window.app()).is_some(), "Escape ends the question only");
    start_changing_shortcut(&mut window, "Scramble");
    window.press_with_modifiers(CTRL_SHIFT, Key::F12);
    assert_eq!(keys_of(&window, "scramble"), ["Ctrl+Shift+F12"]);
}

#[test]
fn shortcuts_in_a_hand_written_settings_file_are_validated() {
    let text = r#"{"keys": {"scramble": ["Ctrl+B"], "reset": ["Ctrl+B"], "solve": ["R"], "undo": ["Strg+Z"],
        "no-such": ["Ctrl+1"], "dismiss": ["F9"], "zoom-in": []}}"#;
    let folder = temporary();
    std::fs::create_dir(folder.path().join("settings")).expect("a folder");
    std::fs::write(folder.path().join("settings/settings.json"), text).expect("written");
    let mut window = TestWindow::start(folder, support::tables::folder(), Language::ENGLISH, [1280.0, 800.0]);
    assert_eq!(keys_of(&window, "scramble"), ["Ctrl+B"]);
    assert_eq!(keys_of(&window, "solve"), ["Ctrl+Enter"], "a bare letter turns a face");
    assert_eq!(keys_of(&window, "undo"), ["Ctrl+Z"]);
    assert!(keys_of(&window, "zoom-in").is_empty(), "whoever wants none has none");
    for unknown in ["R", "Strg+Z", "no-such", "dismiss"] {
        assert!(window.app().news().contains(unknown), "{}", window.app().news());
    }
    window.apply(ShortcutsCommand::Keys);
    window.apply(ShortcutsCommand::SetSearchText("ctrl+b".into()));
    assert!(window.has_text("also the shortcut of Reset to solved"), "a conflict is said where the keys are listed");
}

#[test]
fn the_list_of_keys_is_searched() {
    let mut window = window(PuzzleId::Cube3, Language::ENGLISH);
    window.apply(ShortcutsCommand::Keys);
    assert!(window.has_text("Change the shortcut of Open…"));
    for (typed, there, gone) in [
        ("ctrl+shift", "Change the shortcut of Reset to solved", "Change the shortcut of Undo"),
        ("larger", "Change the shortcut of Zoom in", "Change the shortcut of Reset to solved"),
        ("on the net", "Arrows", "Change the shortcut of Zoom in"),
    ] {
        window.apply(ShortcutsCommand::SetSearchText(typed.into()));
        assert!(window.has_text(there) && !window.has_text(gone), "{typed}");
    }
}

#[test]
fn space_plays_when_nothing_has_focus() {
    let mut window = window(PuzzleId::Cube2, Language::ENGLISH);
    window.type_position("R U F");
    window.apply(SearchCommand::Solve);
    window.wait("a proof", |window| window.app().results().is_optimal() && !window.app().search.is_running());
    window.harness.ctx.memory_mut(|m| m.stop_text_input());
    if let Some(focused) = window.harness.ctx.memory(|m| m.focused()) {
        window.harness.ctx.memory_mut(|m| m.surrender_focus(focused));
    }
    window.settle();
    window.press_with_modifiers(Modifiers::NONE, Key::Space);
    assert!(window.app().document.workspace().is_playing());
    window.press_with_modifiers(Modifiers::NONE, Key::Space);
    assert!(!window.app().document.workspace().is_playing());

    // On the net, Space paints; a focused button is pressed.
    let before = window.app().document.workspace().painting().clone();
    window.apply(PaintingCommand::FocusNet);
    window.press_with_modifiers(Modifiers::NONE, Key::Space);
    assert!(!window.app().document.workspace().is_playing());
    let button = window.harness.query_all_by_label("Scramble").next().expect("a button");
    button.focus();
    window.settle();
    window.press_with_modifiers(Modifiers::NONE, Key::Space);
    assert!(!window.app().document.workspace().is_playing() && *window.app().document.workspace().painting() != before);
    assert_eq!(
        window.app().document.workspace().undoable().map(|deed| deed.name().get(Language::ENGLISH)),
        Some("scramble")
    );
}

#[test]
fn the_field_shortcut_stays_on_pages_with_the_field() {
    let mut window = window(PuzzleId::Cube3, Language::ENGLISH);
    window.press_with_modifiers(Modifiers::NONE, Key::F2);
    window.press_with_modifiers(Modifiers::COMMAND, Key::L);
    window.harness.event(Event::Text("R U R'".into()));
    window.settle();
    assert_eq!(window.app().page.as_ref(), Some(&Page::Algorithms));
    let solved = Facelets::solved(PuzzleId::Cube3);
    assert_eq!(window.shown_facelets(), solved.after_all(&parse(PuzzleId::Cube3, "R U R'").expect("moves")));

    window.apply(SettingsCommand::Appearance);
    window.press_with_modifiers(Modifiers::COMMAND, Key::L);
    assert_eq!(window.app().page.as_ref(), None, "a page without the field makes room for it");
}

#[test]
fn undo_and_redo_name_their_action() {
    let mut window = window(PuzzleId::Cube3, Language::ENGLISH);
    let solved = "U".repeat(9) + &"R".repeat(9) + &"F".repeat(9) + &"D".repeat(9) + &"L".repeat(9) + &"B".repeat(9);
    let deeds: [(Message, &str); 7] = [
        (Command::Scramble(ScrambleCommand::Scramble).into(), "scramble"),
        (Command::ManualSolve(ManualSolveCommand::Rotate("x")).into(), "rotation"),
        (Command::ManualSolve(ManualSolveCommand::Turn(unfold_engine::puzzle::Move::new(0))).into(), "move"),
        (Command::Painting(PaintingCommand::Clear).into(), "clearing"),
        (Command::Typing(TypingCommand::Paste("R U".into())).into(), "paste"),
        (Command::History(HistoryCommand::Reset).into(), "reset"),
        (Command::Typing(TypingCommand::TypePosition(solved.replace('U', "D").replacen('D', "U", 9))).into(), "typing"),
    ];
    let names = deeds.each_ref().map(|(_, name)| *name);
    for (message, name) in deeds {
        if name == "typing" {
            window.apply(TypingCommand::TypePosition("R U R'".into()));
        } else {
            window.apply(message);
        }
        window.open_menu("Edit");
        assert!(window.harness.query_all_by_label(&format!("Undo {name}")).next().is_some(), "{name}");
        window.key(Key::Escape);
        window.settle();
    }
    for name in names.iter().rev() {
        window.apply(HistoryCommand::Undo);
        assert_eq!(window.app().news(), format!("Undone: {name}."));
        assert_eq!(
            window.app().document.workspace().redoable().map(|deed| deed.name().get(Language::ENGLISH)),
            Some(*name)
        );
    }
    assert!(window.app().document.workspace().is_fresh() && !window.app().document.workspace().can_undo());
    window.apply(HistoryCommand::Redo);
    assert_eq!(window.app().news(), "Redone: scramble.");
}

#[test]
fn settings_are_reset_after_confirmation() {
    let mut window = window(PuzzleId::Cube3, Language::ENGLISH);
    window.apply(ScrambleCommand::Scramble);
    for command in [
        Command::Settings(SettingsCommand::SetTheme(Theme::Dark)),
        Command::Settings(SettingsCommand::Set(Switch::Letters, false)),
        Command::Search(SearchCommand::SetTimeLimit(SecondsLimit::from_whole_seconds(3))),
        Command::Settings(SettingsCommand::ZoomIn),
    ] {
        window.apply(command);
    }
    window.apply(ShortcutsCommand::RemoveKeys("scramble"));
    window.open_menu("Help");
    window.click("Reset settings…");
    window.click("Cancel");
    assert_eq!(window.app().settings.theme, Theme::Dark);
    window.apply(SettingsCommand::ResetSettings);
    window.click("Reset");
    let usual = Settings { language: Language::ENGLISH, ..Settings::default() };
    assert_eq!(window.app().settings, usual);
    assert_eq!(keys_of(&window, "scramble"), ["Ctrl+R"]);
    assert!(!window.app().document.workspace().is_fresh(), "the position stays");
}

#[test]
fn toggle_commands_flip_and_choice_commands_turn_on() {
    let mut window = window(PuzzleId::Cube3, Language::ENGLISH);
    for row in rows().filter(|row| row.is_available_for(PuzzleId::Cube3)) {
        let Some(on) = window.app().is_on(row) else { continue };
        window.apply(row.command.clone());
        if window.app().page.is_some() {
            window.apply(WindowCommand::Dismiss);
        }
        let flips = matches!(row.command, Command::Settings(SettingsCommand::Toggle(_)));
        assert_eq!(window.app().is_on(row), Some(!on || !flips), "{}", row.id);
        window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    }
}

/// Presses several keys within one frame.
fn at_once(window: &mut TestWindow, keys: &[(Modifiers, Key)]) {
    for (modifiers, key) in keys {
        let event =
            |pressed| Event::Key { key: *key, physical_key: None, pressed, repeat: false, modifiers: *modifiers };
        window.harness.input_mut().events.extend([event(true), event(false)]);
    }
    window.settle();
}

#[test]
fn keys_of_one_slow_frame_are_all_handled_in_order() {
    const CTRL: Modifiers = Modifiers::COMMAND;
    let mut window = window(PuzzleId::Cube3, Language::ENGLISH);
    let after =
        |moves: &str| Facelets::solved(PuzzleId::Cube3).after_all(&parse(PuzzleId::Cube3, moves).expect("moves"));
    window.apply(SettingsCommand::Set(Switch::ReduceMotion, true));
    at_once(&mut window, &[(Modifiers::NONE, Key::U), (Modifiers::NONE, Key::R), (Modifiers::SHIFT, Key::F)]);
    assert_eq!(window.shown_facelets(), after("U R F'"));
    at_once(&mut window, &[(CTRL, Key::Z), (CTRL, Key::Z)]);
    assert_eq!(window.shown_facelets(), after("U"), "the same key twice");
    at_once(&mut window, &[(CTRL, Key::Z), (Modifiers::NONE, Key::D), (CTRL, Key::Z), (Modifiers::NONE, Key::L)]);
    assert_eq!(window.shown_facelets(), after("L"), "commands and turns by turns");

    // Two turns of the hypercube, both typed within one frame.
    window.press_with_modifiers(CTRL, Key::Num3);
    let turns = [Key::U, Key::F, Key::Num2, Key::Enter, Key::R, Key::O, Key::Enter];
    at_once(&mut window, &turns.map(|key| (Modifiers::NONE, key)));
    let moves = parse(PuzzleId::Tess2, "UF2 RO").expect("moves");
    assert_eq!(window.shown_facelets(), Facelets::solved(PuzzleId::Tess2).after_all(&moves));
}

#[test]
fn the_net_is_shown_when_it_gets_focus() {
    let mut window = window(PuzzleId::Cube3, Language::ENGLISH);
    for hide in [
        Command::Settings(SettingsCommand::Set(Switch::SpaceAlone, true)),
        Command::Settings(SettingsCommand::SetView(View::Batch)),
        Command::Tables(TablesCommand::Tables),
    ] {
        window.apply(hide.clone());
        window.press_with_modifiers(Modifiers::COMMAND, Key::E);
        window.press_with_modifiers(Modifiers::NONE, Key::Num2);
        assert!(window.has_text("facelet U2,") && window.app().document.workspace().undoable().is_some(), "{hide:?}");
        window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
        assert!(window.shown_facelets().is_solved() && window.app().settings.stage == StageView::Both, "{hide:?}");
    }
}
