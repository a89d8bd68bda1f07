//! Links, pictures on the clipboard, and printed sheets.

use crate::support::{home::Home, tables, window::TestWindow, xml::elements};
use eframe::egui::{Event, OutputCommand};
use egui_kittest::kittest::Queryable;
use unfold_app::command::{Command, HistoryCommand, PicturesCommand, PlaybackCommand, ScrambleCommand, SearchCommand};
use unfold_app::command::{SolutionCommand, TypingCommand, message::Message};
use unfold_app::{dialog::Dialog, document::playback::PlaybackControl, event::Event as AppEvent, file_export};
use unfold_app::{file_kind::PictureSubject, played::SequenceKind};
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_scene::picture::{CapturedPicture, Picture};

const LINK: &str = "https://alpha.twizzle.net/edit/?puzzle=2x2x2&setup-alg=R+U2+F%27&alg=F+U2+R%27";

fn after(puzzle: PuzzleId, moves: &str) -> Facelets {
    Facelets::solved(puzzle).after_all(&notation::parse(puzzle, moves).expect("moves"))
}

#[test]
fn a_link_can_be_pasted_on_any_puzzle() {
    for here in unfold_engine::puzzles::ALL {
        let mut window = TestWindow::new(here, tables::folder());
        window.harness.event(Event::Paste(format!(" {LINK}\n")));
        window.settle();
        assert!(window.has_text("Opened the 2×2×2 position from the link. Its 3 moves can be played."));
        assert_eq!(window.app().puzzle(), PuzzleId::Cube2);
        assert_eq!(window.shown_facelets(), after(PuzzleId::Cube2, "R U2 F'"));
        window.apply(PlaybackCommand::Go(PlaybackControl::End));
        assert!(window.shown_facelets().is_solved() && window.app().document.workspace().moves_made() == 3);
        window.apply(HistoryCommand::Undo);
        assert!(window.app().document.workspace().is_fresh());
    }
}

#[test]
fn a_link_in_the_position_field_is_parsed_or_its_error_shown() {
    let mut window = TestWindow::new(PuzzleId::Cube3, tables::folder());
    window.type_position("https://alpha.twizzle.net/edit/?setup-alg=R+Q");
    assert!(window.has_text("line 1, column 45") && window.app().document.workspace().is_fresh());
    window.type_position("https://alpha.twizzle.net/explore/?alg=R");
    assert!(
        window.has_text("is not the address of a page whose links can be read")
            && window.app().document.workspace().is_fresh()
    );
    window.type_position("https://alpha.twizzle.net/edit/?setup-alg=R+U");
    assert_eq!(window.shown_facelets(), after(PuzzleId::Cube3, "R U"));
    assert!(
        window.app().document.workspace().player().is_some_and(|player| player.kind == SequenceKind::Scramble),
        "no moves but the setup"
    );
}

#[test]
fn the_menu_copies_a_link() {
    let mut window = TestWindow::new(PuzzleId::Cube3, tables::folder());
    window.apply(TypingCommand::Paste("R U".into()));
    window.open_menu("Edit");
    window.click("Share");
    window.harness.get_by_label("Copy link").click();
    let text = (0..10).find_map(|_| {
        window.harness.step();
        let commands = window.harness.output().platform_output.commands.clone();
        commands.into_iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text),
            _ => None,
        })
    });
    assert_eq!(text.as_deref(), Some("https://alpha.twizzle.net/edit/?setup-alg=R+U"));
}

#[test]
fn pictures_of_the_net_and_of_the_view_are_copied() {
    let mut window = TestWindow::new(PuzzleId::Cube3, tables::folder());
    window.harness.state_mut().apply(PicturesCommand::CopyPicture(PictureSubject::Net));
    let image = (0..10).find_map(|_| {
        window.harness.step();
        let commands = window.harness.output().platform_output.commands.clone();
        commands.into_iter().find_map(|command| match command {
            OutputCommand::CopyImage(image) => Some(image),
            _ => None,
        })
    });
    let image = image.expect("a picture");
    assert_eq!(image.size[0].max(image.size[1]), 1280);
    let colours = window.app().colours(PuzzleId::Cube3).to_vec();
    for [r, g, b] in colours {
        assert!(image.pixels.iter().any(|pixel| [pixel.r(), pixel.g(), pixel.b()] == [r, g, b]), "{r} {g} {b}");
    }
    // The program copies the picture that the window delivers.
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(PicturesCommand::CopyPicture(PictureSubject::Space));
    assert!(!home.program.model.is_possible(&Command::Pictures(PicturesCommand::SavePicture)), "one at a time");
    let id = home.program.model.pictures.pending_request().expect("a picture is wanted").id;
    let pixels = Picture { width: 1, height: 2, rgb: vec![1, 2, 3, 4, 5, 6] };
    let taken = CapturedPicture::Pixels(pixels.clone());
    home.program.send(Message::Event(AppEvent::PictureTaken(id, taken)));
    assert_eq!(home.take_copied_picture(), Some(pixels));
    assert_eq!(home.take_copied_picture(), None);
    assert_eq!(home.program.model.news(), "Copied the picture to the clipboard.");
    assert!(home.program.model.is_possible(&Command::Pictures(PicturesCommand::SavePicture)));
}

#[test]
fn a_sheet_of_the_solution_is_saved_in_the_format_of_its_name() {
    let mut window = TestWindow::new(PuzzleId::Cube2, tables::folder());
    window.apply(ScrambleCommand::ScrambleFrom(4));
    let why = window.app().availability(&Command::Solution(SolutionCommand::SaveSheet)).why();
    assert_eq!(why.as_deref(), Some("No solution has been found yet."));
    window.apply(SearchCommand::Solve);
    window.wait("the end", |window| !window.app().search.is_running());
    let moves = window.app().results().best().expect("a solution").moves.0.len();
    let save = |window: &mut TestWindow, name: &str| {
        window.apply(SolutionCommand::SaveSheet);
        let path = window.file(name);
        window.type_path(&path, "Save");
        window.wait("the file", |window| !file_export::is_saving(window.app()));
        path
    };
    let svg = save(&mut window, "sheet.svg");
    assert!(window.has_text("Saved the sheet to "));
    let text = std::fs::read_to_string(svg).expect("written");
    let nets = elements(&text).iter().filter(|(name, with)| name == "g" && with.contains("net")).count();
    assert_eq!(nets, moves + 1);
    assert!(text.contains("Optimal: it is proven that no shorter solution exists."));
    // A name without an extension becomes a PDF.
    save(&mut window, "plain");
    let bytes = std::fs::read(window.file("plain.pdf")).expect("written");
    assert!(bytes.starts_with(b"%PDF-"));
    save(&mut window, "sheet.txt");
    assert!(window.has_text("Sheets can only be saved as PDF or SVG"));
    window.click("Close");
    save(&mut window, "no-such-folder/sheet.pdf");
    assert!(matches!(window.app().dialog.as_ref(), Some(Dialog::Error { .. })) && window.has_text("sheet.pdf"));
}
