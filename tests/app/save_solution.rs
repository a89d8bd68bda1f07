//! Saving a solution: the file types of each puzzle, the text, names with another type's extension, and the message afterwards.

use crate::support::home::Home;
use unfold_app::command::{AnimationCommand, Command, FilesCommand, HistoryCommand, PlaybackCommand, ScrambleCommand};
use unfold_app::command::{SearchCommand, SettingsCommand, ShortcutsCommand, SolutionCommand, TypingCommand};
use unfold_app::command::{WindowCommand, message::Message};
use unfold_app::file_kind::{FileKind, PictureFormat, PictureSubject, SolutionFormat};
use unfold_app::settings::switch::Switch;
use unfold_app::{dialog::Dialog, document::playback::PlaybackControl, event::Event, file_export};
use unfold_engine::logs::LogFormat;
use unfold_engine::puzzle::PuzzleId;

/// A program that has solved the position after these moves.
fn home_with_solution(puzzle: PuzzleId, moves: &str) -> Home {
    let mut home = Home::new(puzzle);
    home.program.apply(TypingCommand::Paste(moves.into()));
    home.solve();
    home
}

/// Saves the solution with a file type chosen in the dialog and a typed path; returns the path once it is written.
fn save_as(home: &mut Home, file: SolutionFormat, name: &str) -> std::path::PathBuf {
    let path = home.path(name);
    home.program.apply(SolutionCommand::Save);
    home.program.apply(SolutionCommand::SetSolutionFile(file));
    home.program.apply(WindowCommand::Accept);
    home.program.apply(FilesCommand::TypePath(path.display().to_string()));
    home.program.apply(WindowCommand::Accept);
    home.wait("the file", |app| !file_export::is_saving(app));
    path
}

#[test]
fn saving_asks_for_the_kind_of_file_first() {
    for (puzzle, moves, usual, name) in [
        (PuzzleId::Cube2, "R U F", SolutionFormat::Text, "solution.txt"),
        (PuzzleId::Cube3, "R U F", SolutionFormat::Text, "solution.txt"),
        (PuzzleId::Tess2, "UF RO", SolutionFormat::Log(LogFormat::Mc4d), "solved.log"),
    ] {
        let home = Home::new(puzzle);
        assert_eq!(
            home.program.model.availability(&Command::Solution(SolutionCommand::Save)).why().as_deref(),
            Some("No solution has been found yet.")
        );
        let mut home = home_with_solution(puzzle, moves);
        home.program.apply(SolutionCommand::Save);
        assert_eq!(home.program.model.dialog.as_ref(), Some(&Dialog::SaveSolution(usual)));
        home.program.apply(WindowCommand::Accept);
        match home.program.model.dialog.as_ref() {
            Some(Dialog::Path { kind, text, .. }) => {
                assert_eq!(*kind, FileKind::Solution(usual));
                assert!(text.ends_with(name), "{text}");
            }
            other => panic!("no path is asked for but {other:?}"),
        }
        home.program.apply(WindowCommand::Dismiss);
        assert!(home.program.model.dialog.is_none());
    }
}

#[test]
fn a_saved_text_is_complete_and_its_position_is_read_back() {
    for (puzzle, moves) in [(PuzzleId::Cube2, "R U F"), (PuzzleId::Cube3, "R U F"), (PuzzleId::Tess2, "UF RO")] {
        let mut home = home_with_solution(puzzle, moves);
        let state = home.program.model.document.workspace().state().cloned().expect("a position");
        let best = home.program.model.results().best().cloned().expect("a solution");
        let path = save_as(&mut home, SolutionFormat::Text, "mine.txt");
        let text = std::fs::read_to_string(&path).expect("saved");
        let printed = unfold_engine::notation::print(puzzle, &best.moves);
        let metric = home.program.model.shown_metric();
        for words in [
            format!("solution in {} {metric}\n", best.length),
            "Optimal: it is proven".into(),
            format!("# Scramble: {moves}\n"),
            format!("# Solution: {printed}\n"),
            "# Method ".into(),
        ] {
            assert!(text.contains(&words), "{words:?} in {text}");
        }
        let others: Vec<&str> = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
        assert_eq!(others, [unfold_engine::notation::facelets::print(&state)]);
        let mut other = Home::new(puzzle);
        other.program.apply(TypingCommand::Paste(text));
        assert_eq!(other.program.model.document.workspace().state(), Some(&state), "{}", other.program.model.news());
        // The solution counts as saved.
        assert_eq!(unfold_app::session::update::quit_prompt(&home.program.model).solutions, 0);
    }
}

#[test]
fn the_file_extension_may_select_another_kind() {
    let mut home = home_with_solution(PuzzleId::Cube3, "R U F");
    let pdf = save_as(&mut home, SolutionFormat::Text, "a.PDF");
    assert!(std::fs::read(pdf).expect("saved").starts_with(b"%PDF-"));
    let text = save_as(&mut home, SolutionFormat::Sheet, "a.txt");
    assert!(std::fs::read_to_string(text).expect("saved").contains("# Solution"));
    let svg = save_as(&mut home, SolutionFormat::Sheet, "sheet.svg");
    assert!(std::fs::read_to_string(svg).expect("saved").contains("class=\"net\""));
    // The window would take the picture; here only the request is checked.
    let path = home.path("view.svg");
    home.program.apply(SolutionCommand::SaveTo(path));
    let wanted = home.program.model.pictures.pending_request().expect("a picture is wanted");
    assert_eq!((wanted.subject, wanted.format), (PictureSubject::Space, PictureFormat::Svg));
    let mut home = home_with_solution(PuzzleId::Cube3, "R U F");
    let path = home.path("a.log");
    home.program.apply(SolutionCommand::SaveTo(path.clone()));
    assert!(home.error_text().contains("MC4D logs cannot contain a 3×3×3"), "{}", home.error_text());
    assert!(!path.exists());
    home.program.apply(WindowCommand::Dismiss);
    // An animation shows the whole solution, wherever playback is.
    home.program.apply(PlaybackCommand::Go(PlaybackControl::End));
    let path = home.path("a.gif");
    home.program.apply(SolutionCommand::SaveTo(path));
    let frames = home.program.model.animation.options().frame_count(3);
    assert_eq!(home.program.model.animation.progress(), Some([0, frames]));
    home.program.apply(AnimationCommand::StopAnimation);
}

#[test]
fn a_saved_file_can_be_shown_in_its_folder() {
    let mut home = home_with_solution(PuzzleId::Cube2, "R U F");
    assert!(!home.program.model.is_possible(&Command::Files(FilesCommand::ShowInFolder)));
    let path = save_as(&mut home, SolutionFormat::Text, "mine.txt");
    assert!(
        home.program.model.news().starts_with("Saved the solution to ")
            && home.program.model.news_is_about_saved_file()
    );
    home.program.apply(FilesCommand::ShowInFolder);
    assert_eq!(home.take_file_to_show(), Some(path.clone()));
    assert_eq!(home.take_file_to_show(), None);
    // Saving again shows the message again.
    home.program.apply(SolutionCommand::SaveTo(path.clone()));
    home.program.apply(WindowCommand::Accept);
    home.wait("the file", |app| !file_export::is_saving(app));
    assert!(home.program.model.news_is_about_saved_file());
    home.program.apply(HistoryCommand::Reset);
    assert!(
        !home.program.model.news_is_about_saved_file()
            && home.program.model.is_possible(&Command::Files(FilesCommand::ShowInFolder))
    );
    assert!(home.program.model.undo_offer.is_active(home.program.model.now));
    let reason = "nobody answers".to_owned();
    home.program.send(Message::Event(Event::NotShownInFolder { path, reason }));
    assert!(
        home.error_text().contains("nobody answers") && home.error_text().contains("mine.txt"),
        "{}",
        home.error_text()
    );
}

#[test]
fn a_finished_search_offers_to_save_if_set_and_still_in_view() {
    let mut home = home_with_solution(PuzzleId::Cube2, "R U F");
    assert!(home.program.model.dialog.is_none(), "it is off");
    home.program.apply(SettingsCommand::Set(Switch::SaveWhenSolved, true));
    let mut home = home.restart();
    assert!(home.program.model.settings.save_when_solved, "it is kept");
    home.program.apply(ScrambleCommand::ScrambleFrom(2));
    home.solve();
    assert_eq!(home.program.model.dialog.as_ref(), Some(&Dialog::SaveSolution(SolutionFormat::Text)));
    home.program.apply(WindowCommand::Dismiss);

    // No prompt appears over a dialog, on another page, or for another puzzle.
    let begin = |home: &mut Home, seed: u64| {
        home.program.apply(ScrambleCommand::ScrambleFrom(seed));
        home.program.apply(SearchCommand::Solve);
        assert!(home.program.model.search.is_running());
    };
    begin(&mut home, 3);
    home.program.send(SettingsCommand::About.into());
    home.wait_for_search();
    assert_eq!(home.program.model.dialog.as_ref(), Some(&Dialog::About));
    home.program.apply(WindowCommand::Dismiss);
    begin(&mut home, 4);
    home.program.send(ShortcutsCommand::Keys.into());
    home.wait_for_search();
    assert_eq!(home.program.model.dialog.as_ref(), None);
    home.program.apply(WindowCommand::Dismiss);
    begin(&mut home, 5);
    home.program.send(HistoryCommand::SwitchTo(PuzzleId::Cube3).into());
    home.wait_for_search();
    assert_eq!(home.program.model.dialog.as_ref(), None);
}
