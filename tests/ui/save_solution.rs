//! Saving a solution by clicks: one dialog for every file type, and showing the file in its folder.

use std::path::Path;
use std::sync::Mutex;

use crate::support::{tables, window::TestWindow};
use eframe::egui::{Key, Modifiers};
use unfold_app::command::{FilesCommand, SearchCommand, TypingCommand};
use unfold_app::file_export;
use unfold_engine::puzzle::PuzzleId;

/// A window with the solution of a short scramble.
fn solved(puzzle: PuzzleId, moves: &str) -> TestWindow {
    let mut window = TestWindow::new(puzzle, tables::folder());
    window.apply(TypingCommand::Paste(moves.into()));
    window.apply(SearchCommand::Solve);
    window.wait("the proof", |window| !window.app().search.is_running());
    window
}

/// Saves the solution as this type and under this name, and waits for the file; returns its path.
fn save(window: &mut TestWindow, kind: &str, name: &str) -> std::path::PathBuf {
    window.press_with_modifiers(Modifiers::COMMAND, Key::S);
    window.click(kind);
    window.click("Choose a place…");
    let path = window.file(name);
    window.type_path(&path, "Save");
    window.wait("the file", |window| {
        !file_export::is_saving(window.app()) && window.app().animation.progress().is_none()
    });
    path
}

#[test]
fn every_kind_is_saved_from_one_dialog() {
    let mut window = solved(PuzzleId::Tess2, "UF RO");
    let log = save(&mut window, "MC4D log, to open in MC4D", "a.log");
    assert!(std::fs::read_to_string(log).expect("saved").starts_with("MagicCube4D"));
    let text = save(&mut window, "Text: the position and the moves", "a.txt");
    assert!(std::fs::read_to_string(text).expect("saved").contains("# Solution: "));
    let pdf = save(&mut window, "PDF: pages to print, with a net for each move", "a.pdf");
    assert!(std::fs::read(pdf).expect("saved").starts_with(b"%PDF-"));
    let png = save(&mut window, "Picture of the position shown", "a.png");
    assert!(std::fs::read(png).expect("saved").starts_with(b"\x89PNG"));
    // The same dialog has the options of each type.
    window.press_with_modifiers(Modifiers::COMMAND, Key::S);
    window.click("Picture of the position shown");
    window.click("Flat net");
    window.click("SVG: vector graphics, sharp at any size");
    window.click("Animation of the moves");
    window.click("320 px");
    window.click("Choose a place…");
    let gif = window.file("a.gif");
    window.type_path(&gif, "Save");
    window.wait("the animation", |window| window.app().animation.progress().is_none());
    assert!(std::fs::read(gif).expect("saved").starts_with(b"GIF89a"));
    // Numbered frames go into a folder.
    window.press_with_modifiers(Modifiers::COMMAND, Key::S);
    window.click("Animation of the moves");
    window.click("Numbered PNG frames, for a video");
    window.click("Choose a place…");
    let folder = window.folder.path().to_path_buf();
    window.type_path(&folder, "Save");
    window.wait("the frames", |window| window.app().animation.progress().is_none());
    assert!(folder.join("solution").join("solution-0001.png").is_file());
}

#[test]
fn a_hyperspeedcube_version_is_selected_by_clicks_and_keys() {
    let mut window = solved(PuzzleId::Cube2, "R U F");
    window.press_with_modifiers(Modifiers::COMMAND, Key::S);
    window.click("Hyperspeedcube file");
    assert!(window.has_text("It has no times and no signature."));
    window.click("Hyperspeedcube 1 (version 1)");
    window.click("Choose a place…");
    let path = window.file("a.hsc");
    window.type_path(&path, "Save");
    window.wait("the file", |window| !file_export::is_saving(window.app()));
    assert!(std::fs::read_to_string(path).expect("saved").contains("version: 1\n"));
    // By keyboard: Space chooses the focused option.
    window.press_with_modifiers(Modifiers::COMMAND, Key::S);
    for label in ["Hyperspeedcube file", "Hyperspeedcube 2, later (version 3)"] {
        window.focus(label);
        window.press_with_modifiers(Modifiers::NONE, Key::Space);
    }
    window.click("Choose a place…");
    let path = window.file("b.hsc");
    window.type_path(&path, "Save");
    window.wait("the file", |window| !file_export::is_saving(window.app()));
    assert!(std::fs::read_to_string(path).expect("saved").contains("ft_cube(2)"));
}

#[test]
fn one_of_several_solves_is_selected_by_click_or_keys() {
    let mut window = TestWindow::new(PuzzleId::Cube3, tables::folder());
    let solve = |id: &str, twists: &str| {
        format!("solve {{\n puzzle id={id} version=\"1\"\n log {{\n twists \"{twists}\"\n }}\n}}\n")
    };
    let path = window.file("two.hsc");
    let text = format!("version 2\n{}{}", solve("ft_cube:2", "R U F"), solve("ft_hypercube:2", "RO IUF"));
    std::fs::write(&path, text).expect("written");
    for (label, puzzle) in [
        ("1. 2×2×2: scramble 3 HTM, then 0 HTM", PuzzleId::Cube2),
        ("2. 2×2×2×2: scramble 2 STM, then 0 STM", PuzzleId::Tess2),
    ] {
        window.apply(FilesCommand::OpenPath(path.clone()));
        window.wait("the question", |window| window.app().dialog.is_some());
        assert!(window.has_text("two.hsc has 2 solves.") && window.has_text("Which solve?"));
        match puzzle {
            PuzzleId::Cube2 => window.click(label),
            _ => {
                window.focus(label);
                window.press_with_modifiers(Modifiers::NONE, Key::Enter);
            }
        }
        assert_eq!(window.app().puzzle(), puzzle);
        assert!(window.app().dialog.is_none());
    }
}

static SHOWN: Mutex<Vec<std::path::PathBuf>> = Mutex::new(Vec::new());

fn note(path: &Path) -> Result<(), String> {
    SHOWN.lock().expect("not poisoned").push(path.to_path_buf());
    if path.exists() { Ok(()) } else { Err("it has gone".into()) }
}

#[test]
fn a_saved_file_is_shown_in_its_folder_by_a_click() {
    let mut window = solved(PuzzleId::Cube2, "R U F");
    window.harness.state_mut().set_file_manager(note);
    let path = save(&mut window, "Text: the position and the moves", "a.txt");
    assert!(window.has_text("Saved the solution to "));
    window.click("Show in folder");
    window.wait("the file manager", |_| !SHOWN.lock().expect("not poisoned").is_empty());
    assert_eq!(SHOWN.lock().expect("not poisoned").as_slice(), std::slice::from_ref(&path));
    // The status bar offers it until the next message; a failure is reported.
    std::fs::remove_file(&path).expect("removed");
    window.click("Show in folder");
    window.wait("the failure", |window| window.app().dialog.is_some());
    assert!(window.has_text("it has gone"));
}

#[test]
fn a_finished_search_offers_to_save_when_the_box_is_ticked() {
    let mut window = TestWindow::new(PuzzleId::Cube2, tables::folder());
    window.open_solver();
    window.focus("Save when solved");
    window.click("Save when solved");
    window.apply(TypingCommand::Paste("R U F".into()));
    window.click("Solve");
    window.wait("the proof", |window| !window.app().search.is_running());
    assert!(window.has_text("Text: the position and the moves"));
    window.click("Cancel");
    assert!(window.app().dialog.is_none());
}
