//! Macros: named moves that can be applied in another place.

use crate::support::headless_app::HeadlessApp;
use crate::support::home::Home;
use unfold_app::Model;
use unfold_app::command::{FilesCommand, HistoryCommand, MacrosCommand, ManualSolveCommand, RowsCommand};
use unfold_app::command::{SessionCommand, SettingsCommand, TypingCommand, WindowCommand};
use unfold_app::macros::{self, placing, record::Macro, record::MacroRecord};
use unfold_app::played::SequenceKind;
use unfold_engine::notation;
use unfold_engine::puzzle::geometry::SignedPerm;
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence, symmetry};
use unfold_engine::puzzles::ALL;
use unfold_text::Language;

fn moves(puzzle: PuzzleId, text: &str) -> Sequence {
    notation::parse(puzzle, text).expect("moves")
}

fn sticker(puzzle: PuzzleId, name: &str) -> usize {
    placing::parse_name(puzzle, name).unwrap_or_else(|| panic!("{name}"))
}

fn shown_facelets(model: &Model) -> Facelets {
    model.document.workspace().painting().facelets().expect("all is painted")
}

fn own(model: &Model) -> String {
    let row = model.document.workspace().row(SequenceKind::Own).expect("own moves");
    notation::print(model.puzzle(), row.moves)
}

fn news(alone: &HeadlessApp) -> String {
    alone.model.news.get(Language::ENGLISH)
}

/// A scrambled puzzle with moves made by hand and saved as a macro with three reference stickers; the macro is selected.
fn with_macro(puzzle: PuzzleId, own: &str, stickers: [&str; 3]) -> HeadlessApp {
    let mut alone = HeadlessApp::new(puzzle);
    let scramble = if puzzle.def().dimensions == 4 { "RF UO" } else { "R U F" };
    alone.apply(TypingCommand::TypePosition(scramble.into()));
    for mv in moves(puzzle, own).0 {
        alone.apply(ManualSolveCommand::Turn(mv));
    }
    alone.apply(MacrosCommand::Make);
    alone.apply(MacrosCommand::SetName("  swap ".into()));
    for name in stickers {
        alone.apply(MacrosCommand::Pick(sticker(puzzle, name)));
    }
    alone.apply(MacrosCommand::Keep);
    assert_eq!(alone.model.settings.macros.len(), 1, "{}", news(&alone));
    assert_eq!(macros::picked(&alone.model), None, "the list is shown again");
    alone.apply(MacrosCommand::Choose(0));
    alone
}

#[test]
fn a_macro_is_made_from_moves_and_applied_at_picked_stickers() {
    let puzzle = PuzzleId::Cube3;
    let mut alone = with_macro(puzzle, "R U R' U'", ["URF U", "URF R", "UF U"]);
    assert_eq!(alone.model.settings.macros[0].name, "swap");
    let before = shown_facelets(&alone.model);
    // The mirror-image place, at the left of the front.
    for name in ["UFL U", "UFL L", "UF U"] {
        alone.apply(MacrosCommand::Pick(sticker(puzzle, name)));
    }
    assert_eq!(own(&alone.model), "R U R' U' L' U' L U");
    let names = alone.model.document.workspace().names_of_row(SequenceKind::Own).to_vec();
    assert_eq!(
        names.iter().map(|named| (named.range.clone(), named.name.as_str())).collect::<Vec<_>>(),
        [(4..8, "swap")]
    );
    assert_eq!(news(&alone), "swap applied there, mirrored, moves: 4.");
    assert_eq!(shown_facelets(&alone.model), before.after_all(&moves(puzzle, "L' U' L U")));
    alone.apply(HistoryCommand::Undo);
    assert_eq!(shown_facelets(&alone.model), before);
    // A place that the rotation y brings to the front.
    for name in ["UBR U", "UBR B", "UR U"] {
        alone.apply(MacrosCommand::Pick(sticker(puzzle, name)));
    }
    assert_eq!(own(&alone.model), "R U R' U' B U B' U'");
    alone.apply(MacrosCommand::SetReversed(true));
    alone.apply(MacrosCommand::SetSetup("D F2".into()));
    alone.apply(MacrosCommand::Apply);
    assert_eq!(own(&alone.model), "R U R' U' B U B' U' D F2 U R U' R' F2 D'");
    alone.apply(MacrosCommand::SetSetup("D Q".into()));
    alone.apply(MacrosCommand::Apply);
    assert!(news(&alone).contains('Q'), "{}", news(&alone));
    assert_eq!(own(&alone.model), "R U R' U' B U B' U' D F2 U R U' R' F2 D'");
}

#[test]
fn every_rotation_and_mirror_of_a_place_is_recognised() {
    for (puzzle, own, stickers) in [
        (PuzzleId::Cube2, "R U R' U'", ["URF U", "URF R", "UFL U"]),
        (PuzzleId::Cube3, "R U R' U'", ["URF U", "UF F", "R R"]),
        (PuzzleId::Tess2, "RF UO RF' UO'", ["IUFR I", "IUFL I", "IUBR U"]),
        (PuzzleId::Tess3, "RF UO RF' UO'", ["IUFR I", "IUF U", "RU R"]),
    ] {
        let def = puzzle.def();
        let all = (0..def.places.len()).map(|i| placing::name(puzzle, i)).collect::<Vec<_>>();
        let stickers = stickers.map(|name| same_letters(&all, name));
        let from = stickers.each_ref().map(|name| sticker(puzzle, name));
        let mut alone = with_macro(puzzle, own, stickers.each_ref().map(String::as_str));
        let base = shown_facelets(&alone.model);
        for symmetry in SignedPerm::all(def.dimensions).iter().step_by(11) {
            let image = |facelet: usize| {
                let place = def.places[facelet].image(symmetry);
                def.places.iter().position(|other| *other == place).expect("a place")
            };
            for facelet in from {
                alone.apply(MacrosCommand::Pick(image(facelet)));
            }
            let expected = base.after_all(&symmetry::image(puzzle, &moves(puzzle, own), symmetry));
            assert_eq!(shown_facelets(&alone.model), expected, "{puzzle:?} {symmetry:?} {}", news(&alone));
            alone.apply(HistoryCommand::Undo);
            assert_eq!(shown_facelets(&alone.model), base);
        }
    }
}

/// The name in `all` with the same sticker letter as `name` and the same place, whatever the order of its letters.
fn same_letters(all: &[String], name: &str) -> String {
    let sorted = |text: &str| {
        let (place, letter) = text.split_once(' ').expect("a place and a letter");
        let mut place: Vec<char> = place.chars().collect();
        place.sort_unstable();
        (place, letter.to_owned())
    };
    all.iter().find(|other| sorted(other) == sorted(name)).unwrap_or_else(|| panic!("{name}")).clone()
}

#[test]
fn ambiguous_reference_stickers_are_rejected_with_the_reason() {
    let puzzle = PuzzleId::Cube3;
    let mut alone = HeadlessApp::new(puzzle);
    alone.apply(MacrosCommand::Make);
    assert!(alone.model.macros.is_none(), "there are no moves");
    alone.apply(TypingCommand::TypePosition("R U R' U'".into()));
    alone.apply(MacrosCommand::Make);
    let pick = |alone: &mut HeadlessApp, names: &[&str]| {
        while macros::picked(&alone.model).is_some_and(|picked| !picked.is_empty()) {
            alone.apply(MacrosCommand::Unpick);
        }
        names.iter().for_each(|name| alone.apply(MacrosCommand::Pick(sticker(puzzle, name))));
        news(alone)
    };
    for (names, reason) in [
        (&["URF U", "URF U"][..], "already chosen"),
        (&["URF U", "URF R", "URF F"], "on one piece"),
        (&["U U", "D D", "UF U"], "Sticker 3 of 3"),
    ] {
        let said = pick(&mut alone, names);
        assert!(said.contains(reason), "{names:?}: {said}");
    }
    // A facelet that does not exist, and a macro without a name, change nothing.
    alone.apply(MacrosCommand::Pick(9_999));
    alone.apply(MacrosCommand::Keep);
    assert!(alone.model.settings.macros.is_empty());
    assert_eq!(news(&alone), "The macro has no name yet.");
    alone.apply(MacrosCommand::SetName("axis".into()));
    alone.apply(MacrosCommand::Keep);
    assert_eq!(alone.model.settings.macros.len(), 1);
    let mut larger = HeadlessApp::new(PuzzleId::Tess3);
    larger.apply(TypingCommand::TypePosition("RF UO".into()));
    larger.apply(MacrosCommand::Make);
    for name in ["R R", "L L", "U U"] {
        larger.apply(MacrosCommand::Pick(sticker(PuzzleId::Tess3, name)));
    }
    assert!(news(&larger).contains("stay in place"), "{}", news(&larger));
    alone.apply(MacrosCommand::Choose(0));
    // Corners do not fit in place of centres and an edge.
    let said = pick(&mut alone, &["URF U", "UFL U", "ULB U"]);
    assert!(said.contains("No rotation or reflection of the puzzle"), "{said}");
    assert_eq!(macros::picked(&alone.model).map(<[usize]>::len), Some(2), "another third sticker may fit");
}

#[test]
fn too_many_moves_are_rejected() {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    alone.apply(TypingCommand::TypePosition("(R U)1000".into()));
    alone.apply(MacrosCommand::Make);
    assert!(alone.model.macros.is_none());
    assert_eq!(news(&alone), "These are 2000 moves; a macro has at most 1000.");
}

#[test]
fn macros_are_saved_in_the_settings_and_survive_a_reset() {
    let mut alone = with_macro(PuzzleId::Tess3, "RF UO", ["R R", "U U", "F F"]);
    let record = alone.model.settings.macros[0].clone();
    let read = Macro::read(&record).expect("a macro");
    assert_eq!(read.record(), record);
    let text = serde_json::to_string(&alone.model.settings).expect("settings are written");
    let again: unfold_app::settings::Settings = serde_json::from_str(&text).expect("settings are read");
    assert_eq!(again.macros, std::slice::from_ref(&record));
    alone.apply(SettingsCommand::ResetSettings);
    alone.apply(WindowCommand::Accept);
    assert_eq!(alone.model.settings.macros, std::slice::from_ref(&record));
    // Names are unique per puzzle; another puzzle has none of these macros.
    alone.apply(RowsCommand::SelectAll);
    alone.apply(MacrosCommand::Make);
    alone.apply(MacrosCommand::SetName("swap".into()));
    for name in ["L L", "U U", "F F"] {
        alone.apply(MacrosCommand::Pick(sticker(PuzzleId::Tess3, name)));
    }
    alone.apply(MacrosCommand::Keep);
    assert_eq!(alone.model.settings.macros.len(), 1);
    assert_ne!(alone.model.settings.macros[0], record);
    alone.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    assert!(macros::for_shown_puzzle(&alone.model).is_empty() && macros::picked(&alone.model).is_none());
    alone.apply(HistoryCommand::SwitchTo(PuzzleId::Tess3));
    alone.apply(MacrosCommand::Remove(0));
    assert!(alone.model.settings.macros.is_empty());
    for puzzle in ALL {
        let bad = |moves: &str, a: &str| MacroRecord {
            puzzle,
            name: "x".into(),
            moves: moves.into(),
            stickers: [a.into(), "U U".into(), "".into()],
        };
        assert!(Macro::read(&bad("R", "nonsense")).is_none());
        assert!(Macro::read(&bad("[[[", "U U")).is_none());
    }
}

#[test]
fn opening_a_saved_session_adds_its_macros() {
    let puzzle = PuzzleId::Cube3;
    let mut home = Home::new(puzzle);
    home.program.apply(TypingCommand::TypePosition("R U R' U'".into()));
    home.program.apply(MacrosCommand::Make);
    home.program.apply(MacrosCommand::SetName("insert".into()));
    for name in ["URF U", "URF R", "UF U"] {
        home.program.apply(MacrosCommand::Pick(sticker(puzzle, name)));
    }
    home.program.apply(MacrosCommand::Keep);
    let kept = home.program.model.settings.macros.clone();
    let path = home.folder.path().join("with-macros.unfold");
    home.program.apply(SessionCommand::SaveSessionTo(path.clone()));
    home.wait("the session", |_| path.exists());
    home.program.apply(MacrosCommand::Remove(0));
    assert!(home.program.model.settings.macros.is_empty());
    home.program.apply(FilesCommand::OpenPath(path));
    home.wait("its macros", |model| !model.settings.macros.is_empty());
    assert_eq!(home.program.model.settings.macros, kept);
}
