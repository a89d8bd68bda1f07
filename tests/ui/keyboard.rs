//! Commands by name and by key: the palette, keys that are given, taken and kept, undo that names what it takes back.

use crate::support;
use crate::support::desk::Desk;
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;
use unfold::app::command::{Shortcut, Switch, row_named, rows};
use unfold::app::dialog::Dialog;
use unfold::app::runtime::settings_file;
use unfold::app::{Command, Input, Message};
use unfold::engine::puzzle::PuzzleId;
use unfold::i18n::Language;
use unfold::model::seconds_limit::SecondsLimit;
use unfold::model::settings::{Settings, Theme};

const CTRL_SHIFT: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };

fn desk(puzzle: PuzzleId, language: Language) -> Desk {
    Desk::in_language(puzzle, support::tables::folder(), language)
}

fn type_text(desk: &mut Desk, text: &str) {
    desk.window.event(Event::Text(text.into()));
    desk.settle();
}

fn keys_of(desk: &Desk, id: &str) -> Vec<String> {
    desk.app().keys_of(row_named(id).expect("a command")).iter().map(ToString::to_string).collect()
}

/// Looks for a command on the page of keys, and asks for another key of it.
fn change(desk: &mut Desk, name: &str) {
    desk.apply(Input::SetSearchText(name.into()));
    desk.click(&format!("Change the key of {name}"));
}

fn waiting(desk: &Desk) -> bool {
    desk.app().keys_page().is_some_and(|page| page.asking.is_some())
}

#[test]
fn the_palette_finds_commands_by_some_letters_and_runs_them() {
    let mut desk = desk(PuzzleId::Cube3, Language::English);
    desk.keys(CTRL_SHIFT, Key::P);
    assert!(matches!(desk.app().dialog(), Some(Dialog::Palette { .. })));
    type_text(&mut desk, "solve");
    assert_eq!(desk.app().found("solve")[0].id, "solve", "before what only begins so");
    desk.apply(Input::SetSearchText(String::new()));
    type_text(&mut desk, "scram");
    let found = desk.app().found("scram");
    assert_eq!(found[0].id, "scramble", "what begins so comes first");
    desk.keys(Modifiers::NONE, Key::Enter);
    assert!(desk.app().dialog().is_none() && !desk.app().is_fresh());
    assert_eq!(desk.app().undoable().map(|deed| deed.name().say(Language::English)), Some("scramble"));

    // What cannot be done now is listed, but nothing happens.
    desk.keys(CTRL_SHIFT, Key::P);
    type_text(&mut desk, "save solution");
    desk.keys(Modifiers::NONE, Key::Enter);
    assert!(desk.app().dialog().is_none() && !desk.app().is_choosing_file());
    assert!(desk.app().news().contains("3×3×3"), "{}", desk.app().news());

    // Arrows choose; choices are commands too, with what they belong to.
    desk.keys(CTRL_SHIFT, Key::P);
    type_text(&mut desk, "theme");
    desk.keys(Modifiers::NONE, Key::ArrowDown);
    desk.keys(Modifiers::NONE, Key::ArrowDown);
    desk.keys(Modifiers::NONE, Key::Enter);
    assert_eq!(desk.app().settings().theme, Theme::Dark);

    desk.keys(CTRL_SHIFT, Key::P);
    type_text(&mut desk, "xyzzy");
    assert!(desk.sees("No command is called so."));
    desk.keys(Modifiers::NONE, Key::Enter);
    desk.keys(Modifiers::NONE, Key::Escape);
    assert!(desk.app().dialog().is_none());
}

#[test]
fn the_palette_speaks_the_language_and_understands_english() {
    let mut desk = desk(PuzzleId::Cube2, Language::French);
    let ids = |desk: &Desk, typed: &str| desk.app().found(typed).iter().map(|row| row.id).collect::<Vec<_>>();
    for typed in ["melanger", "Mélanger", "scramble"] {
        assert!(ids(&desk, typed).contains(&"scramble"), "{typed}");
    }
    assert!(ids(&desk, "graphe").contains(&"view-graph"));
    desk.apply(Command::SwitchTo(PuzzleId::Cube3));
    assert!(!ids(&desk, "graphe").contains(&"view-graph"), "the 3x3x3 has none");
    // Every command of the puzzle is there when nothing is typed.
    let all = rows().filter(|row| row.is_of(PuzzleId::Cube3)).count();
    assert_eq!(ids(&desk, "").len(), all - 2, "all but the palette and the way out of a dialog");
}

#[test]
fn a_key_is_given_to_a_command_and_kept() {
    let mut desk = desk(PuzzleId::Cube3, Language::English);
    desk.keys(Modifiers::NONE, Key::F1);
    change(&mut desk, "Scramble");
    assert!(desk.sees("Press the new key of Scramble"));
    desk.keys(Modifiers::COMMAND, Key::M);
    assert_eq!(keys_of(&desk, "scramble"), ["Ctrl+M"]);
    assert!(!waiting(&desk) && desk.sees("Ctrl+M"));
    desk.keys(Modifiers::NONE, Key::Escape);
    assert!(desk.app().dialog().is_none());

    desk.keys(Modifiers::COMMAND, Key::R);
    assert!(desk.app().is_fresh(), "the old key does nothing any more");
    desk.keys(Modifiers::COMMAND, Key::M);
    assert!(!desk.app().is_fresh());

    desk.window.state_mut().close();
    let (kept, error) = settings_file::load(&desk.file("settings"), Language::English);
    assert!(error.is_none());
    assert_eq!(kept.keys.get("scramble"), Some(&vec!["Ctrl+M".to_owned()]));
    assert_eq!(kept.keys.len(), 1, "usual keys are not kept");

    desk.apply(Command::Keys);
    change(&mut desk, "Scramble");
    desk.click("Usual key of Scramble");
    assert_eq!(keys_of(&desk, "scramble"), ["Ctrl+R"]);
    assert!(!desk.app().any_own_keys());
}

#[test]
fn a_conflict_is_said_and_settled() {
    let mut desk = desk(PuzzleId::Cube3, Language::English);
    desk.apply(Command::Keys);
    change(&mut desk, "Solved");
    desk.keys(Modifiers::COMMAND, Key::O);
    assert!(waiting(&desk) && desk.sees("Ctrl+O is the key of Open."), "said, and nothing is changed");
    assert_eq!(keys_of(&desk, "reset"), ["Ctrl+Shift+R"]);
    // By keys alone: Tab goes to the button, and Enter presses it.
    desk.node("Take it").focus();
    desk.settle();
    desk.keys(Modifiers::NONE, Key::Enter);
    assert_eq!(keys_of(&desk, "reset"), ["Ctrl+O"]);
    assert!(keys_of(&desk, "open").is_empty() && !waiting(&desk));

    // Its usual key comes back to the one, and leaves the other.
    desk.apply(Command::UsualKeys("open"));
    assert_eq!(keys_of(&desk, "open"), ["Ctrl+O"]);
    assert!(keys_of(&desk, "reset").is_empty());

    // The rotations of two puzzles share their keys, since they never meet; each still meets those of its own.
    desk.apply(Command::AskKey(Some("rotate-rf")));
    desk.apply(Command::GiveKey(Shortcut::ctrl("Left")));
    assert!(waiting(&desk), "it is the key of another rotation of the hypercube");
    desk.apply(Command::GiveKey(Shortcut::ctrl("J")));
    desk.apply(Command::AskKey(Some("rotate-x")));
    desk.apply(Command::GiveKey(Shortcut::ctrl("J")));
    assert_eq!([keys_of(&desk, "rotate-rf"), keys_of(&desk, "rotate-x")], [["Ctrl+J"], ["Ctrl+J"]]);

    desk.click("All keys as usual");
    assert!(rows().all(|row| desk.app().keys_of(row) == row.keys));
}

#[test]
fn no_bare_key_destroys_work_and_some_keys_are_never_free() {
    let mut desk = desk(PuzzleId::Cube3, Language::English);
    desk.apply(Command::Keys);
    change(&mut desk, "Scramble");
    for (modifiers, key, said) in [
        (Modifiers::NONE, Key::R, "R turns, paints or presses"),
        (Modifiers::SHIFT, Key::R, "Shift+R turns"),
        (Modifiers::ALT, Key::R, "Alt+R turns"),
        (Modifiers::NONE, Key::Delete, "Delete turns"),
        (Modifiers::COMMAND, Key::A, "Ctrl+A always does the same"),
        (Modifiers::COMMAND, Key::C, "Ctrl+C always does the same"),
    ] {
        desk.keys(modifiers, key);
        assert!(waiting(&desk) && desk.sees(said), "{key:?}");
        assert!(desk.app().is_fresh(), "a key that is asked for does nothing else");
    }
    assert_eq!(keys_of(&desk, "scramble"), ["Ctrl+R"]);
    desk.keys(Modifiers::NONE, Key::Escape);
    assert!(!waiting(&desk) && desk.app().keys_page().is_some(), "Escape ends the question only");
    change(&mut desk, "Scramble");
    desk.keys(Modifiers::NONE, Key::F7);
    assert_eq!(keys_of(&desk, "scramble"), ["F7"]);
}

#[test]
fn keys_of_a_settings_file_written_by_hand_are_read_with_care() {
    let text = r#"{"keys": {"scramble": ["Ctrl+B"], "reset": ["Ctrl+B"], "solve": ["R"], "undo": ["Strg+Z"],
        "no-such": ["Ctrl+1"], "dismiss": ["F9"], "zoom-in": []}}"#;
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::create_dir(folder.path().join("settings")).expect("a folder");
    std::fs::write(folder.path().join("settings/settings.json"), text).expect("written");
    let mut desk = Desk::start(folder, support::tables::folder(), Language::English, [1280.0, 800.0]);
    assert_eq!(keys_of(&desk, "scramble"), ["Ctrl+B"]);
    assert_eq!(keys_of(&desk, "solve"), ["Ctrl+Enter"], "a bare letter turns a face");
    assert_eq!(keys_of(&desk, "undo"), ["Ctrl+Z"]);
    assert!(keys_of(&desk, "zoom-in").is_empty(), "whoever wants none has none");
    for unknown in ["R", "Strg+Z", "no-such", "dismiss"] {
        assert!(desk.app().news().contains(unknown), "{}", desk.app().news());
    }
    desk.apply(Command::Keys);
    desk.apply(Input::SetSearchText("ctrl+b".into()));
    assert!(desk.sees("also the key of Solved"), "a conflict is said where the keys are listed");
}

#[test]
fn the_list_of_keys_is_searched() {
    let mut desk = desk(PuzzleId::Cube3, Language::English);
    desk.apply(Command::Keys);
    assert!(desk.sees("Change the key of Open…"));
    for (typed, there, gone) in [
        ("ctrl+shift", "Change the key of Solved", "Change the key of Undo"),
        ("larger", "Change the key of Larger", "Change the key of Solved"),
        ("on the net", "Arrows", "Change the key of Larger"),
    ] {
        desk.apply(Input::SetSearchText(typed.into()));
        assert!(desk.sees(there) && !desk.sees(gone), "{typed}");
    }
}

#[test]
fn space_plays_where_nothing_has_the_focus() {
    let mut desk = desk(PuzzleId::Cube2, Language::English);
    desk.type_position("R U F");
    desk.apply(Command::Solve);
    desk.wait("a proof", |desk| desk.app().results().is_optimal() && !desk.app().is_searching());
    desk.window.ctx.memory_mut(|m| m.stop_text_input());
    if let Some(focused) = desk.window.ctx.memory(|m| m.focused()) {
        desk.window.ctx.memory_mut(|m| m.surrender_focus(focused));
    }
    desk.settle();
    desk.keys(Modifiers::NONE, Key::Space);
    assert!(desk.app().is_playing());
    desk.keys(Modifiers::NONE, Key::Space);
    assert!(!desk.app().is_playing());

    // On the net it paints, and on a button it presses that.
    let before = desk.app().painting().clone();
    desk.apply(Command::FocusNet);
    desk.keys(Modifiers::NONE, Key::Space);
    assert!(!desk.app().is_playing());
    let button = desk.window.query_all_by_label("Scramble").next().expect("a button");
    button.focus();
    desk.settle();
    desk.keys(Modifiers::NONE, Key::Space);
    assert!(!desk.app().is_playing() && *desk.app().painting() != before);
    assert_eq!(desk.app().undoable().map(|deed| deed.name().say(Language::English)), Some("scramble"));
}

#[test]
fn undo_and_redo_say_what_they_do() {
    let mut desk = desk(PuzzleId::Cube3, Language::English);
    let solved = "U".repeat(9) + &"R".repeat(9) + &"F".repeat(9) + &"D".repeat(9) + &"L".repeat(9) + &"B".repeat(9);
    let deeds: [(Message, &str); 7] = [
        (Command::Scramble.into(), "scramble"),
        (Command::Rotate("x").into(), "rotation"),
        (Command::Turn(unfold::engine::puzzle::Move(0)).into(), "turn"),
        (Command::Clear.into(), "clear"),
        (Command::Paste("R U".into()).into(), "paste"),
        (Command::Reset.into(), "reset"),
        (Input::TypePosition(solved.replace('U', "D").replacen('D', "U", 9)).into(), "typing"),
    ];
    let names = deeds.each_ref().map(|(_, name)| *name);
    for (message, name) in deeds {
        if name == "typing" {
            desk.apply(Input::TypePosition("R U R'".into()));
        } else {
            desk.apply(message);
        }
        desk.click("Edit");
        assert!(desk.window.query_all_by_label(&format!("Undo {name}")).next().is_some(), "{name}");
        desk.key(Key::Escape);
        desk.settle();
    }
    for name in names.iter().rev() {
        desk.apply(Command::Undo);
        assert_eq!(desk.app().news(), format!("Undone: {name}."));
        assert_eq!(desk.app().redoable().map(|deed| deed.name().say(Language::English)), Some(*name));
    }
    assert!(desk.app().is_fresh() && !desk.app().can_undo());
    desk.apply(Command::Redo);
    assert_eq!(desk.app().news(), "Redone: scramble.");
}

#[test]
fn settings_are_reset_when_it_is_confirmed() {
    let mut desk = desk(PuzzleId::Cube3, Language::English);
    desk.apply(Command::Scramble);
    for command in [
        Command::SetTheme(Theme::Dark),
        Command::Set(Switch::Letters, false),
        Command::SetTimeLimit(SecondsLimit::of_whole(3)),
        Command::ZoomIn,
    ] {
        desk.apply(command);
    }
    desk.apply(Command::TakeKeys("scramble"));
    desk.click("Help");
    desk.click("Reset settings…");
    desk.click("Cancel");
    assert_eq!(desk.app().settings().theme, Theme::Dark);
    desk.apply(Command::ResetSettings);
    desk.click("Reset");
    let usual = Settings { language: Language::English, ..Settings::default() };
    assert_eq!(*desk.app().settings(), usual);
    assert_eq!(keys_of(&desk, "scramble"), ["Ctrl+R"]);
    assert!(!desk.app().is_fresh(), "the position stays");
}

#[test]
fn switches_are_commands_and_tell_how_they_stand() {
    let mut desk = desk(PuzzleId::Cube3, Language::English);
    for row in rows().filter(|row| row.is_of(PuzzleId::Cube3)) {
        let Some(on) = desk.app().is_on(row) else { continue };
        desk.apply(row.command.clone());
        desk.apply(Command::Dismiss);
        let flips = matches!(row.command, Command::Toggle(_));
        assert_eq!(desk.app().is_on(row), Some(!on || !flips), "{}", row.id);
        desk.apply(Command::SwitchTo(PuzzleId::Cube3));
    }
}
