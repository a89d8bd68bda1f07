//! The keyboard layouts for turning the puzzle: keys in, moves out; customisation; the manual's page on them.

use std::collections::BTreeSet;

use crate::support::{headless_app::HeadlessApp, move_named};
use unfold_app::command::shortcut::Shortcut;
use unfold_app::command::{HistoryCommand, ManualSolveCommand, SettingsCommand, ShortcutsCommand, TypingCommand};
use unfold_app::document::turning_keys::{KeyAction, Layout, TurningKey, TurningKeys};
use unfold_app::page::ShortcutError;
use unfold_app::settings::Settings;
use unfold_app::shortcuts;
use unfold_app::typing::{KeyPress, TurnPress, gripped_facelets, on_release, turn_key, typed_after};
use unfold_engine::notation;
use unfold_engine::puzzle::geometry::SignedPerm;
use unfold_engine::puzzle::{Facelets, Move, PuzzleId};
use unfold_engine::puzzles::ALL;
use unfold_tests::root;

const HYPERCUBES: [PuzzleId; 2] = [PuzzleId::Tess2, PuzzleId::Tess3];

fn layout(layout: Layout) -> TurningKeys {
    TurningKeys { layout, ..TurningKeys::default() }
}

/// A key in this file's notation: prefix `s` for Shift, `a` for Alt.
fn parse_key(written: &str) -> KeyPress<'_> {
    let key = written.trim_start_matches(['s', 'a']);
    KeyPress { key, shift: written.starts_with('s'), alt: written.starts_with('a') }
}

/// The moves made by consecutive keys, and the pending input. The prefix `-` releases a held key.
fn moves_by_keys(keys: &TurningKeys, puzzle: PuzzleId, pressed_keys: &str) -> (Vec<Move>, String) {
    let (mut moves, mut typed) = (Vec::new(), String::new());
    for written in pressed_keys.split_ascii_whitespace() {
        let released = written.strip_prefix('-').filter(|key| !key.is_empty());
        let presses = match released {
            Some(key) => Some(on_release(keys, puzzle, &typed, key).map(TurnPress::Type).into_iter().collect()),
            None => turn_key(keys, puzzle, &typed, parse_key(written)),
        };
        for press in presses.into_iter().flatten() {
            match press {
                TurnPress::Turn(mv) => moves.push(mv),
                TurnPress::Type(key) => typed = typed_after(puzzle, &typed, key).unwrap_or(typed),
            }
        }
    }
    (moves, typed)
}

fn assert_made(keys: &TurningKeys, puzzle: PuzzleId, pressed_keys: &str, (names, left): (&str, &str)) {
    let (moves, typed) = moves_by_keys(keys, puzzle, pressed_keys);
    let expected = notation::parse(puzzle, names).expect("moves").0;
    let said = |moves: &[Move]| {
        moves.iter().map(|mv| puzzle.def().moves[mv.index()].name.clone()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!((said(&moves), typed.as_str()), (said(&expected), left), "{pressed_keys} on {puzzle:?}");
}

#[test]
fn a_typed_turn_is_made_once_no_key_can_extend_it() {
    let keys = TurningKeys::default();
    for puzzle in HYPERCUBES {
        for (pressed_keys, made) in [
            ("R U", ("", "RU")),
            ("R U F", ("", "RUF")),
            ("R U F O", ("RUFO", "")),
            ("R U F I", ("RUFI", "")),
            ("R U 2", ("RU2", "")),
            ("R U Enter", ("RU", "")),
            ("R U Space", ("RU", "")),
            ("R U sEnter", ("RD", "")),
            ("R U Quote", ("RD", "")),
            // Shift and Alt with the last letter.
            ("R sU", ("RD", "")),
            ("R U F sO", ("RDBI", "")),
            ("R aU", ("RU2", "")),
            ("R U aF", ("", "RU")),
            ("sR U", ("", "RU")),
            // A key that cannot follow starts the next turn.
            ("R U D", ("RU", "D")),
            ("R U R", ("RU", "R")),
            ("R U L F 2", ("RU LF2", "")),
            ("R U F B", ("RUF", "B")),
            // Keys that would complete no turn are ignored.
            ("R L", ("", "R")),
            ("R 2", ("", "R")),
            ("R Enter", ("", "R")),
            ("R Space", ("", "R")),
            // Backspace deletes the last letter, Escape all.
            ("R U F Backspace", ("", "RU")),
            ("R U F Escape", ("", "")),
        ] {
            assert_made(&keys, puzzle, pressed_keys, made);
        }
    }
    for (pressed_keys, made) in [
        ("2 R U F O", ("{2}RUFO", "")),
        ("2 3 R U 2", ("{2-3}RU2", "")),
        ("R U 3 D", ("RU", "{3}D")),
        ("R U F 2", ("RUF", "{2}")),
        ("2 R sU", ("{2}RD", "")),
    ] {
        assert_made(&keys, PuzzleId::Tess3, pressed_keys, made);
    }
    assert_made(&keys, PuzzleId::Tess2, "R U F 2", ("", "RUF"));
    assert!(turn_key(&keys, PuzzleId::Tess2, "", KeyPress::bare("Space")).is_none(), "Space plays");
}

#[test]
fn letters_turn_faces_of_cubes_in_the_unfold_and_mc4d_layouts() {
    for keys in [layout(Layout::Unfold), layout(Layout::Mc4d)] {
        for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
            assert_made(&keys, puzzle, "R sU aF 2 W Space", ("R U' F2", ""));
        }
    }
}

#[test]
fn a_grip_is_selected_and_turned_as_in_hyperspeedcube() {
    let keys = layout(Layout::Hyperspeedcube);
    for puzzle in HYPERCUBES {
        for (pressed_keys, made) in [
            // The inner cell turned about R, U and F, both ways.
            ("D I K J L O U", ("IR IL IU ID IF IB", "I")),
            // A cell on the axis of a twist turns about the inner or the outer cell instead.
            ("F I J O", ("RO RU RF", "R")),
            ("W I J O", ("LI LU LF", "L")),
            ("E J I", ("UO UR", "U")),
            ("C J K", ("DI DL", "D")),
            ("S O U", ("FO FI", "F")),
            ("R O", ("BI", "B")),
            ("V I J O K", ("OL OD OB OR", "O")),
            // Releasing a held key ends its grip or layer; Escape and Backspace clear the input.
            ("D I -D", ("IR", "")),
            ("D F I -D", ("RO", "R")),
            ("2 D I -2 I", ("{2}IR IR", "I")),
            ("D 1 2 I -D I", ("{1-2}IR", "{1-2}")),
            ("D Escape I", ("", "")),
            ("D Backspace", ("", "")),
            // Modifiers choose layers if none is chosen.
            ("D sI aI", ("{1-2}IR {2}IR", "I")),
            // Nothing is gripped.
            ("I", ("", "")),
            ("D Enter Space", ("", "I")),
        ] {
            assert_made(&keys, puzzle, pressed_keys, made);
        }
    }
    assert_made(&keys, PuzzleId::Tess3, "3 F J", ("{3}RU", "{3}R"));
    assert_made(&keys, PuzzleId::Tess3, "1 3 F J", ("{1,3}RU", "{1,3}R"));
    assert_made(&keys, PuzzleId::Tess3, "X J F", ("{1-3}IU", "R"));
    assert_made(&keys, PuzzleId::Tess2, "X J -X 3", ("{1-2}IU", ""));
}

#[test]
fn every_turn_is_reachable_in_the_hyperspeedcube_layout() {
    let keys = layout(Layout::Hyperspeedcube);
    let named = |is_such: fn(&KeyAction) -> bool| {
        Layout::Hyperspeedcube.record().hypercubes.iter().filter(move |key| is_such(&key.action)).map(|key| key.key)
    };
    for puzzle in HYPERCUBES {
        let size = puzzle.def().size;
        for grip in named(|action| matches!(action, KeyAction::Grip(_))) {
            for set in 1..1u32 << size {
                let layers: String = (0..size).filter(|n| set >> n & 1 == 1).map(|n| format!("{} ", n + 1)).collect();
                let quarters: Vec<Move> = named(|action| matches!(action, KeyAction::Twist { .. }))
                    .flat_map(|twist| moves_by_keys(&keys, puzzle, &format!("{layers}{grip} {twist}")).0)
                    .collect();
                let first = &puzzle.def().moves[quarters[0].index()];
                let of = |mv: &Move| &puzzle.def().moves[mv.index()];
                assert!(quarters.iter().all(|mv| (of(mv).axis, of(mv).layers) == (first.axis, first.layers)));
                let mut reached = BTreeSet::from([(SignedPerm::IDENTITY.axis, SignedPerm::IDENTITY.flip)]);
                let mut ends = vec![SignedPerm::IDENTITY];
                for _ in 0..3 {
                    let next =
                        |end: &SignedPerm| quarters.iter().map(|mv| of(mv).motion.after(end)).collect::<Vec<_>>();
                    ends = ends.iter().flat_map(next).filter(|m| reached.insert((m.axis, m.flip))).collect();
                }
                assert_eq!(reached.len(), 24, "{grip} {layers}");
            }
        }
    }
    for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
        let by_keys: Vec<String> = Layout::Hyperspeedcube
            .keys(puzzle)
            .flat_map(|key| moves_by_keys(&keys, puzzle, key.key).0)
            .map(|mv| puzzle.def().moves[mv.index()].name.clone())
            .collect();
        for face in puzzle.def().letters {
            assert!(by_keys.contains(&face.to_string()) && by_keys.contains(&format!("{face}'")), "{face}");
        }
        for key in Layout::Hyperspeedcube.keys(puzzle) {
            let KeyAction::Move(name) = key.action else { panic!("{} makes a move", key.id) };
            assert_made(&keys, puzzle, key.key, (name, ""));
            assert!(turn_key(&keys, puzzle, "", parse_key(&format!("s{}", key.key))).is_none());
        }
    }
}

#[test]
fn number_keys_select_click_layers_in_the_mc4d_layout() {
    let keys = layout(Layout::Mc4d);
    for puzzle in HYPERCUBES {
        assert_made(&keys, puzzle, "2 R U", ("", "{2}"));
        assert_made(&keys, puzzle, "1 2 -1", ("", "{2}"));
        assert_made(&keys, puzzle, "1 2 Escape", ("", ""));
        assert!(turn_key(&keys, puzzle, "", KeyPress::bare("R")).is_none());
    }
    assert_made(&keys, PuzzleId::Tess3, "1 3", ("", "{1,3}"));
    assert!(turn_key(&keys, PuzzleId::Tess2, "", KeyPress::bare("3")).is_none());
}

#[test]
fn typed_input_is_announced_and_its_grip_highlighted() {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    alone.apply(HistoryCommand::SwitchTo(PuzzleId::Tess3));
    assert!(gripped_facelets(&alone.model).is_none());
    let press = |alone: &mut HeadlessApp, key: &str| {
        let typed = alone.model.document.workspace().typed.clone();
        let presses = turn_key(&alone.model.settings.turning, PuzzleId::Tess3, &typed, KeyPress::bare(key));
        for press in presses.into_iter().flatten() {
            match press {
                TurnPress::Turn(mv) => alone.apply(ManualSolveCommand::Turn(mv)),
                TurnPress::Type(key) => alone.apply(TypingCommand::TypeTurn(key)),
            }
        }
    };
    let def = PuzzleId::Tess3.def();
    // The turns move only gripped facelets, which are more than a fifth of all facelets but not all of them.
    let lit = |alone: &HeadlessApp, turns: [&str; 2]| {
        let gripped = gripped_facelets(&alone.model).expect("a grip");
        let moved =
            |name: &str, i: usize| usize::from(def.moves[move_named(PuzzleId::Tess3, name).index()].map[i]) != i;
        (0..gripped.len()).all(|i| !turns.iter().any(|name| moved(name, i)) || gripped[i])
            && gripped.iter().filter(|lit| **lit).count() > gripped.len() / 5
            && gripped.iter().any(|lit| !lit)
    };
    press(&mut alone, "2");
    assert_eq!(alone.model.news(), "Layers {2}");
    assert!(gripped_facelets(&alone.model).is_none(), "of no cell yet");
    press(&mut alone, "R");
    assert_eq!(alone.model.news(), "Grip {2}R");
    assert!(lit(&alone, ["{2}RU", "{2}RFO"]));
    press(&mut alone, "Escape");
    assert!(gripped_facelets(&alone.model).is_none());
    // Changing the layout clears the input.
    press(&mut alone, "R");
    alone.apply(SettingsCommand::SetTurningKeys(Layout::Hyperspeedcube));
    assert!(alone.model.document.workspace().typed.is_empty());
    press(&mut alone, "J");
    assert_eq!(alone.model.news(), "No grip is chosen. Press one of W E R S D F C V first.");
    press(&mut alone, "V");
    assert_eq!(alone.model.news(), "Grip O");
    assert!(lit(&alone, ["OU", "OFR"]));
    press(&mut alone, "J");
    let solved = Facelets::solved(PuzzleId::Tess3);
    assert_eq!(
        alone.model.document.workspace().state(),
        Some(&solved.after(move_named(PuzzleId::Tess3, "OD"))),
        "and the grip stays"
    );
    assert!(gripped_facelets(&alone.model).is_some());
}

#[test]
fn turning_keys_are_changed_and_saved() {
    let mut alone = HeadlessApp::new(PuzzleId::Tess2);
    alone.apply(SettingsCommand::SetTurningKeys(Layout::Hyperspeedcube));
    alone.apply(ShortcutsCommand::Keys);
    let refused = |alone: &HeadlessApp| shortcuts::page(&alone.model).and_then(|page| page.refused).map(|(_, why)| why);
    alone.apply(ShortcutsCommand::WaitForKey(Some("hyperspeedcube-D")));
    for wrong in [Shortcut::ctrl("M"), Shortcut::shift("M"), Shortcut::bare("F7"), Shortcut::bare("Backspace")] {
        alone.apply(ShortcutsCommand::PressKey(wrong));
        assert_eq!(refused(&alone), Some(ShortcutError::CannotTurn));
    }
    // A key in use is swapped after confirmation.
    alone.apply(ShortcutsCommand::PressKey(Shortcut::bare("F")));
    assert_eq!(refused(&alone), Some(ShortcutError::Taken("hyperspeedcube-F")));
    assert!(alone.model.settings.turning.own.is_empty());
    alone.apply(ShortcutsCommand::ReassignKey);
    assert_eq!(alone.model.news(), "F is now the shortcut of Grip I.");
    assert_made(&alone.model.settings.turning.clone(), PuzzleId::Tess2, "F I D I", ("IR RO", "R"));
    alone.apply(ShortcutsCommand::WaitForKey(Some("hyperspeedcube-X")));
    alone.apply(ShortcutsCommand::PressKey(Shortcut::bare("Comma")));
    let kept = Settings::read(&alone.model.settings.write().expect("bytes")).expect("settings");
    assert_eq!(kept.turning, alone.model.settings.turning);
    assert_made(&kept.turning, PuzzleId::Tess2, "Comma I", ("{1-2}IR", "{1-2}I"));
    alone.apply(ShortcutsCommand::ResetKeys("hyperspeedcube-F"));
    assert_made(&alone.model.settings.turning.clone(), PuzzleId::Tess2, "D I F I", ("IR RO", "R"));
    alone.apply(ShortcutsCommand::ResetAllKeys);
    assert_eq!(alone.model.settings.turning, layout(Layout::Hyperspeedcube));

    // A letter of Unfold's layout applies to cubes and hypercubes.
    alone.apply(SettingsCommand::SetTurningKeys(Layout::Unfold));
    alone.apply(ShortcutsCommand::WaitForKey(Some("letter-U")));
    alone.apply(ShortcutsCommand::PressKey(Shortcut::bare("2")));
    assert_eq!(refused(&alone), Some(ShortcutError::CannotTurn), "digits are part of moves");
    alone.apply(ShortcutsCommand::PressKey(Shortcut::bare("K")));
    let keys = alone.model.settings.turning.clone();
    assert_made(&keys, PuzzleId::Cube3, "K U", ("U", ""));
    assert_made(&keys, PuzzleId::Tess2, "K F 2", ("UF2", ""));

    let old = Settings::read(br#"{"zoom": 1.0, "keys": {}}"#).expect("settings");
    assert_eq!(old.turning, TurningKeys::default());
    let strange = br#"{"turning": {"layout": "mc4d", "own": {"mc4d-1": "Tab", "nothing": "Q"}, "later": 1}}"#;
    let strange = Settings::read(strange).expect("settings").turning;
    assert_made(&strange, PuzzleId::Tess2, "1", ("", "{1}"));
}

/// The keys and effects in a row of the manual's table; the keys twice without a list of effects, `None` without keys.
fn table_row(row: &str) -> Option<(Vec<&str>, Vec<&str>)> {
    let (keys, effects) = row.trim_matches('|').split_once('|')?;
    let keys: Vec<&str> = keys.split('`').nth(1)?.split_ascii_whitespace().collect();
    let effects = effects.split('`').nth(1).map(|list| list.split_ascii_whitespace().collect());
    Some((keys.clone(), effects.unwrap_or(keys)))
}

/// The manual's name for a key's effect.
fn effect(key: &TurningKey) -> String {
    match key.action {
        KeyAction::Letter(letter) | KeyAction::Grip(letter) | KeyAction::Layer(letter) => letter.to_string(),
        KeyAction::GripWhole => "X".to_owned(),
        KeyAction::Twist { axis, back } => format!("{}{}", ["x", "y", "z"][axis], if back { "'" } else { "" }),
        KeyAction::Move(name) => name.to_owned(),
    }
}

#[test]
fn the_manual_has_every_turning_key() {
    let page = std::fs::read_to_string(root().join("docs/manual/keyboard.md")).expect("the page");
    for (layout, heading) in Layout::ALL.into_iter().zip(["### Unfold", "### Hyperspeedcube", "### MC4D"]) {
        let section = page.split_once(heading).expect("a section").1;
        let section = section.split_once("\n### ").map_or(section, |(section, _)| section);
        let told: BTreeSet<(String, String)> = section
            .lines()
            .filter_map(table_row)
            .flat_map(|(keys, effects)| {
                assert_eq!(keys.len(), effects.len(), "{keys:?}");
                keys.into_iter()
                    .zip(effects)
                    .map(|(key, effect)| (key.to_owned(), effect.to_owned()))
                    .collect::<Vec<_>>()
            })
            .collect();
        let of_puzzle = |puzzle: PuzzleId| layout.keys(puzzle).collect::<Vec<_>>();
        let known: BTreeSet<(String, String)> = ALL
            .into_iter()
            // On cubes, MC4D's layout has the letters of Unfold's, which are listed there.
            .filter(|puzzle| layout != Layout::Mc4d || HYPERCUBES.contains(puzzle))
            .flat_map(of_puzzle)
            .map(|key| (key.key.replace("Semicolon", ";"), effect(key)))
            .collect();
        assert_eq!(told, known, "{heading}");
    }
}
