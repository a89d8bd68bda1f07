//! Pasting, dropping and copying in the window, and saving pictures.

use std::path::PathBuf;
use unfold_tests::root;

use crate::support::{self, window::TestWindow, xml::elements};
use eframe::egui::{Event, OutputCommand, Role};
use egui_kittest::kittest::Queryable;
use unfold_app::command::TypingCommand;
use unfold_app::command::{Command, FilesCommand, HistoryCommand, ManualSolveCommand, PlaybackCommand};
use unfold_app::command::{ScrambleCommand, SearchCommand, SettingsCommand, SharingCommand, SolutionCommand};
use unfold_app::document::editor::MovesMeaning;
use unfold_app::{dialog::Dialog, file_export, settings::switch::Switch, sharing};
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, Move, PuzzleId};
use unfold_engine::{logs::SolveLog, mc4d};

fn new(puzzle: PuzzleId) -> TestWindow {
    TestWindow::new(puzzle, support::tables::folder())
}

fn example() -> PathBuf {
    root().join("assets/example.log")
}

fn paste(window: &mut TestWindow, text: &str) {
    window.harness.event(Event::Paste(text.into()));
    window.settle();
}

fn shown_text(window: &TestWindow) -> String {
    facelets::print(window.app().document.workspace().state().expect("a position"))
}

/// The facelets of a random position.
fn random_facelets(puzzle: PuzzleId, seed: u64) -> String {
    let mut random = unfold_engine::puzzle::scramble::generator(seed);
    facelets::print(&unfold_engine::puzzle::scramble::uniform(puzzle, &mut random))
}

#[test]
fn pasted_facelets_switch_to_their_puzzle() {
    for here in unfold_engine::puzzles::ALL {
        for there in unfold_engine::puzzles::ALL {
            let mut window = new(here);
            let text = random_facelets(there, 7);
            paste(&mut window, &text);
            assert_eq!((window.app().puzzle(), shown_text(&window)), (there, text));
            assert_eq!(window.has_text("Pasted as a position of the "), here != there);
            window.apply(HistoryCommand::Undo);
            assert!(window.app().document.workspace().is_fresh());
        }
    }
}

#[test]
fn an_identifier_pasted_on_another_puzzle_is_shown_and_copied() {
    let mut window = new(PuzzleId::Cube3);
    let identifier = "002140534352524214031513";
    paste(&mut window, identifier);
    assert_eq!(window.app().puzzle(), PuzzleId::Cube2);
    window.apply(SharingCommand::CopyIdentifier);
    assert_eq!(
        sharing::identifier(window.harness.state_mut().model().document.workspace()).map(|i| i.to_string()).as_deref(),
        Some(identifier)
    );
    assert!(window.has_text("Copied the identifier to the clipboard."));
}

#[test]
fn ambiguous_text_is_read_for_the_current_puzzle() {
    let mut window = new(PuzzleId::Cube3);
    // Moves of either cube, and too few letters for anything else.
    paste(&mut window, "RUFRUF");
    assert_eq!(window.app().puzzle(), PuzzleId::Cube3);
    assert!(!window.app().document.workspace().is_fresh());
    // With some facelets left out, the length decides.
    let mut text = random_facelets(PuzzleId::Cube2, 3);
    text.replace_range(3..5, "--");
    paste(&mut window, &text);
    assert_eq!(
        (window.app().puzzle(), window.app().document.workspace().painting().unpainted_count()),
        (PuzzleId::Cube2, 2)
    );
}

#[test]
fn invalid_text_is_marked_at_the_error() {
    let mut window = new(PuzzleId::Cube3);
    paste(&mut window, "R U\nF Q");
    assert_eq!(window.app().puzzle(), PuzzleId::Cube3);
    assert!(window.has_text("line 2, column 3"));
    assert_eq!(
        window
            .app()
            .document
            .workspace()
            .editor
            .entry
            .as_ref()
            .and_then(|entry| entry.error.as_ref())
            .map(|fault| fault.0),
        Some(6)
    );
    paste(&mut window, "MagicCube4D 3 0 0 {4,3,3} 2\n1.0 0.0\n");
    assert!(matches!(window.app().dialog.as_ref(), Some(Dialog::Error { .. })));
    assert!(window.has_text("Where: line 2"));
}

#[test]
fn a_whole_log_is_pasted_as_if_it_were_opened() {
    let mut window = new(PuzzleId::Cube3);
    let text = std::fs::read_to_string(example()).expect("readable");
    paste(&mut window, &text);
    assert_eq!(window.app().puzzle(), PuzzleId::Tess2);
    let open = window.app().document.workspace().position().open_log().expect("a log");
    assert_eq!((open.path.clone(), &open.log), (None, &SolveLog::Mc4d(mc4d::read(text.as_bytes()).expect("a log"))));
    assert!(window.has_text("Pasted log") && window.app().settings.recent.is_empty());
}

#[test]
fn a_pasted_path_or_file_address_is_opened() {
    let mut window = new(PuzzleId::Cube3);
    let file = window.file("a log é.log");
    std::fs::copy(example(), &file).expect("copied");
    let address = format!("file://{}", file.display().to_string().replace(' ', "%20").replace('é', "%C3%A9"));
    for text in [file.display().to_string(), format!("\"{}\"\n", file.display()), address.clone()] {
        window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
        window.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
        window.apply(HistoryCommand::Reset);
        paste(&mut window, &text);
        assert_eq!(
            window.app().document.workspace().position().open_log().and_then(|open| open.path.clone()),
            Some(file.clone()),
            "{text}"
        );
    }
    paste(&mut window, &format!("{address}\nfile:///b.log\nfile:///c.log\n"));
    assert!(window.app().news().contains("not opened: b.log, c.log"), "{}", window.app().news());
    paste(&mut window, "file:///nowhere/at/all.log");
    assert!(window.has_text("it does not exist"));
}

#[test]
fn facelets_logs_and_moves_can_be_pasted_into_the_position_field() {
    let mut window = new(PuzzleId::Cube3);
    let text = random_facelets(PuzzleId::Tess2, 7);
    window.harness.get_by_role_and_label(Role::MultilineTextInput, "Facelets or moves").focus();
    window.settle();
    paste(&mut window, &text);
    assert_eq!((window.app().puzzle(), shown_text(&window)), (PuzzleId::Tess2, text));
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    window.harness.get_by_role_and_label(Role::MultilineTextInput, "Facelets or moves").focus();
    window.settle();
    paste(&mut window, &std::fs::read_to_string(example()).expect("readable"));
    assert!(window.app().document.workspace().position().open_log().is_some());
    // Text that is valid in the field is kept as pasted.
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    window.harness.get_by_role_and_label(Role::MultilineTextInput, "Facelets or moves").focus();
    window.settle();
    paste(&mut window, "R U F");
    assert_eq!(window.app().document.workspace().editor.entry.as_ref().map(|entry| entry.text.as_str()), Some("R U F"));
}

#[test]
fn the_first_dropped_file_is_opened_and_the_others_are_reported() {
    let mut window = new(PuzzleId::Cube3);
    let others = ["b.log", "c.log", "d.log", "e.log"].map(|name| window.file(name));
    window.apply(FilesCommand::Drop([vec![example()], others.to_vec()].concat()));
    assert!(window.app().document.workspace().position().open_log().is_some());
    assert!(window.app().news().contains("not opened: b.log, c.log, d.log, …"), "{}", window.app().news());
}

/// Applies a command; returns the text that it copies.
fn copied(window: &mut TestWindow, command: Command) -> String {
    window.harness.state_mut().apply(command);
    window.harness.step();
    let commands = window.harness.output().platform_output.commands.clone();
    let text = commands.into_iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text),
        _ => None,
    });
    text.expect("something was copied")
}

#[test]
fn moves_to_the_shown_position_are_copied_if_known() {
    let mut window = new(PuzzleId::Cube3);
    window.apply(TypingCommand::TypePosition("R U2".into()));
    window.apply(ManualSolveCommand::Turn(Move::new(0)));
    let text = copied(&mut window, Command::Sharing(SharingCommand::CopyMovesHere));
    let moves = notation::parse(PuzzleId::Cube3, &text).expect("moves");
    assert_eq!(Some(&Facelets::solved(PuzzleId::Cube3).after_all(&moves)), window.app().document.workspace().state());
    // In the middle of playback, the moves lead to the position shown.
    window.apply(FilesCommand::OpenPath(example()));
    window.apply(SearchCommand::Solve);
    window.wait("a solution", |window| window.app().results().best().is_some());
    window.apply(SearchCommand::Stop);
    window.wait("the end", |window| !window.app().search.is_running());
    window.apply(PlaybackCommand::Seek(3));
    let text = copied(&mut window, Command::Sharing(SharingCommand::CopyMovesHere));
    let moves = notation::parse(PuzzleId::Tess2, &text).expect("moves");
    let there = Facelets::solved(PuzzleId::Tess2).after_all(&moves);
    assert_eq!(window.app().document.workspace().painting().facelets(), Some(there));
    // A random position has no known moves.
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    window.apply(ScrambleCommand::ScrambleFrom(1));
    assert!(!window.app().is_possible(&Command::Sharing(SharingCommand::CopyMovesHere)));
}

#[test]
fn the_copied_log_equals_the_saved_one() {
    let mut window = new(PuzzleId::Tess2);
    window.apply(FilesCommand::OpenPath(example()));
    let opened = std::fs::read(example()).expect("readable");
    let text = copied(&mut window, Command::Sharing(SharingCommand::CopyLog));
    assert_eq!(mc4d::read(text.as_bytes()).expect("a log").history(), mc4d::read(&opened).expect("a log").history());
    window.apply(SearchCommand::Solve);
    window.wait("a solution", |window| window.app().results().best().is_some());
    window.apply(SearchCommand::Stop);
    window.wait("the end", |window| !window.app().search.is_running());
    let file = window.file("saved.log");
    window.apply(SolutionCommand::SaveTo(file.clone()));
    assert_eq!(
        copied(&mut window, Command::Sharing(SharingCommand::CopyLog)),
        std::fs::read_to_string(file).expect("saved")
    );
}

fn save_picture(window: &mut TestWindow, choices: &[&str], name: &str) -> PathBuf {
    window.open_menu("File");
    window.click("Save picture…");
    for choice in choices {
        window.click(choice);
    }
    window.click("Choose a place…");
    let path = window.file(name);
    window.type_path(&path, "Save");
    path
}

#[test]
fn the_net_and_the_view_are_saved_as_svg() {
    for puzzle in unfold_engine::puzzles::ALL {
        let mut window = new(puzzle);
        window.apply(ScrambleCommand::ScrambleFrom(2));
        let facelets = puzzle.def().solved.len();
        for (choices, name) in [(vec![], "net.svg"), (vec!["3D view"], "space.svg")] {
            let path = save_picture(&mut window, &choices, name);
            window.wait("the file", |window| !file_export::is_saving(window.app()));
            assert!(window.has_text("Saved the picture to "));
            let text = std::fs::read_to_string(path).expect("written");
            let elements = elements(&text);
            let of = |kind: &str| elements.iter().filter(|(name, _)| name == kind).count();
            assert!(elements[0].0 == "svg" && elements[0].1.contains("viewBox") && of("title") == 1);
            let polygons = of("polygon");
            if name == "net.svg" {
                let text_of_letters = of("text");
                assert!(text_of_letters >= facelets, "{text_of_letters} letters");
            }
            assert!(
                if name == "net.svg" { polygons >= facelets } else { polygons >= facelets / 2 },
                "{name} {polygons}"
            );
            // Every corner is within the picture.
            let size = |what: &str| -> f32 {
                let (_, rest) = elements[0].1.split_once(&format!("{what}=\"")).expect("a size");
                rest.split('"').next().expect("a number").parse().expect("a number")
            };
            let (width, height) = (size("width"), size("height"));
            let points = elements.iter().filter_map(|(_, with)| with.strip_prefix("points=\"")?.split('"').next());
            for point in points.flat_map(str::split_whitespace) {
                let (x, y) = point.split_once(',').expect("two numbers");
                let (x, y): (f32, f32) = (x.parse().expect("a number"), y.parse().expect("a number"));
                assert!((0.0..=width).contains(&x) && (0.0..=height).contains(&y), "{puzzle:?} {name}: {point}");
            }
        }
    }
}

#[test]
fn patterns_are_part_of_a_picture() {
    let mut window = new(PuzzleId::Cube3);
    let mut count = |name: &str| {
        let path = save_picture(&mut window, &[], name);
        window.wait("the file", |window| !file_export::is_saving(window.app()));
        window.apply(SettingsCommand::Set(Switch::Patterns, true));
        elements(&std::fs::read_to_string(path).expect("written")).len()
    };
    assert!(count("plain.svg") < count("patterns.svg"));
}

#[test]
fn the_file_extension_decides_the_picture_format() {
    let mut window = new(PuzzleId::Cube3);
    let path = save_picture(&mut window, &["PNG: pixels, in the size you choose"], "net.svg");
    window.wait("the file", |window| !file_export::is_saving(window.app()));
    assert!(std::fs::read_to_string(path).expect("written").contains("<svg"));
    save_picture(&mut window, &[], "net.jpg");
    assert!(window.has_text("Pictures can only be saved as SVG or PNG"));
    window.click("Close");
    let path = save_picture(&mut window, &[], "net.svg");
    assert!(window.has_text("Replace the file?"), "{} is there", path.display());
}

#[test]
fn pixel_pictures_need_no_window_capture() {
    let mut window = new(PuzzleId::Cube3);
    for (choices, name) in [(vec![], "net.png"), (vec!["3D view"], "space.png")] {
        let choices: Vec<&str> = choices.into_iter().chain(["PNG: pixels, in the size you choose"]).collect();
        let path = save_picture(&mut window, &choices, name);
        window.wait("the file", |window| !file_export::is_saving(window.app()));
        let file = std::io::BufReader::new(std::fs::File::open(path).expect("written"));
        let reader = png::Decoder::new(file).read_info().expect("a PNG file");
        assert_eq!(reader.info().width.max(reader.info().height), 1280, "{name}");
    }
}

#[test]
fn a_pasted_position_is_called_pasted() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    let named = |window: &TestWindow, name: &str| window.harness.query_all_by_label(name).next().is_some();
    window.type_position("R U");
    assert!(named(&window, "Typed"));
    window.apply(TypingCommand::Paste("R U F".into()));
    window.apply(TypingCommand::TakeMovesAs(MovesMeaning::Position));
    assert!(named(&window, "Pasted") && !named(&window, "Typed"));
    window.apply(ManualSolveCommand::Turn(Move::new(0)));
    assert!(named(&window, "Pasted · turned by hand"));
}
