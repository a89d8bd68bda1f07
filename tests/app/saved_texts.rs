//! Texts with the puzzle in the first line, read in the window: pasted, opened, and in lists of batches.

use crate::support::home::Home;
use unfold_app::batch::{self, update::BatchCommand};
use unfold_app::command::{FilesCommand, HistoryCommand, TypingCommand, WindowCommand};
use unfold_app::document::batches::form::PositionSource;
use unfold_app::files::job::{self, Opened};
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, PuzzleId};

fn after(puzzle: PuzzleId, moves: &str) -> Facelets {
    Facelets::solved(puzzle).after_all(&notation::parse(puzzle, moves).expect("moves"))
}

#[test]
fn the_first_line_names_the_puzzle_of_a_pasted_text() {
    for here in [PuzzleId::Cube2, PuzzleId::Cube3, PuzzleId::Tess2] {
        let mut home = Home::new(here);
        // Moves that both cubes have.
        home.program.apply(TypingCommand::Paste("\u{feff}# 2x2x2\r\n# mine\r\nR U F\r\n".into()));
        assert_eq!(
            home.program.model.document.workspace().state(),
            Some(&after(PuzzleId::Cube2, "R U F")),
            "{}",
            home.program.model.news()
        );
        assert_eq!(home.program.model.news().contains("2×2×2"), here != PuzzleId::Cube2);
        // Moves that the puzzle does not have change nothing.
        home.program.apply(HistoryCommand::SwitchTo(here));
        let before = home.program.model.document.workspace().state().cloned();
        home.program.apply(TypingCommand::Paste("# 2x2x2\nM U\n".into()));
        assert_eq!(
            (home.program.model.puzzle(), home.program.model.document.workspace().state().cloned()),
            (here, before)
        );
        assert!(home.program.model.news().contains("Not pasted"), "{}", home.program.model.news());
    }
}

#[test]
fn a_line_before_a_pasted_link_names_its_puzzle() {
    let mut home = Home::new(PuzzleId::Tess2);
    home.program
        .apply(TypingCommand::Paste("# 2x2x2\n# mine\n<https://www.cubedb.net/?puzzle=2&scramble=R_U->\n".into()));
    assert_eq!(
        home.program.model.document.workspace().state(),
        Some(&after(PuzzleId::Cube2, "R U'")),
        "{}",
        home.program.model.news()
    );
    home.program.apply(TypingCommand::Paste("# 2x2x2\nhttps://alg.cubing.net/?setup=R\n".into()));
    assert_eq!(home.program.model.document.workspace().state(), Some(&after(PuzzleId::Cube2, "R U'")));
    let news = home.program.model.news();
    assert!(news.contains("Not pasted") && news.contains("The link is for the 3×3×3, not the 2×2×2"), "{news}");
}

#[test]
fn a_text_opens_like_any_file() {
    let mut home = Home::new(PuzzleId::Cube3);
    let file = home.path("mine.txt");
    std::fs::write(&file, "# 2x2x2\n# Position:\nR U F\n").expect("written");
    home.program.apply(FilesCommand::OpenPath(file.clone()));
    home.wait("the position", |app| app.puzzle() == PuzzleId::Cube2);
    assert_eq!(home.program.model.document.workspace().state(), Some(&after(PuzzleId::Cube2, "R U F")));
    assert_eq!(home.program.model.settings.recent, std::slice::from_ref(&file));
    assert!(home.program.model.news().contains("Opened mine.txt"), "{}", home.program.model.news());
    std::fs::write(&file, "# 2x2x2\n# Position:\nR U Q\n").expect("written");
    home.program.apply(FilesCommand::OpenPath(file));
    home.wait("the error", |app| app.dialog.is_some());
    let fault = home.error_text();
    assert!(fault.contains("mine.txt") && fault.contains("line 3, column 5"), "{fault}");
    home.program.apply(WindowCommand::Dismiss);
    assert_eq!(home.program.model.document.workspace().state(), Some(&after(PuzzleId::Cube2, "R U F")));
}

#[test]
fn a_text_without_a_heading_opens_like_pasted_text() {
    let three = |moves: &str| after(PuzzleId::Cube3, moves);
    let facelets = notation::facelets::print(&after(PuzzleId::Cube2, "R U F"));
    for (name, text, state) in [
        ("scramble.txt", "R U2 F'\n", three("R U2 F'")),
        ("scramble", "\u{feff}# mine\r\nR U2 F'\r\n", three("R U2 F'")),
        ("link.md", "[x](https://alg.cubing.net/?setup=R_U-&alg=U_R-)\n", three("R U'")),
        ("link.txt", "https://www.cubedb.net/?puzzle=2&scramble=R_U-", after(PuzzleId::Cube2, "R U'")),
        ("link", "alg.cubing.net/?alg=R_U-_F", three("R U' F")),
        ("headed.txt", "# 3x3x3\n# mine\nhttps://alg.cubing.net/?setup=R_U-&alg=U_R-\n", three("R U'")),
        ("facelets.txt", &facelets, after(PuzzleId::Cube2, "R U F")),
    ] {
        let mut home = Home::new(PuzzleId::Cube3);
        let file = home.path(name);
        std::fs::write(&file, text).expect("written");
        home.program.apply(FilesCommand::OpenPath(file.clone()));
        assert_eq!(
            home.program.model.document.workspace().state(),
            Some(&state),
            "{name} {}",
            home.program.model.news()
        );
        assert_eq!(home.program.model.settings.recent, [file], "{name}");
    }
    for (name, text, words) in [
        ("wrong.txt", "R U Q\n", "line 1, column 5"),
        ("link.txt", "https://alg.cubing.net/?alg=R_Q", "line 1, column 31"),
        ("headed.txt", "# 3x3x3\nhttps://alg.cubing.net/?alg=R_Q", "line 2, column 31"),
        ("other.txt", "# 2x2x2\nhttps://alg.cubing.net/?alg=R", "The link is for the 3×3×3, not the 2×2×2"),
        ("empty.txt", " \n", "The file is empty"),
        ("moves.log", "R U", "does not begin with MagicCube4D"),
    ] {
        let mut home = Home::new(PuzzleId::Cube3);
        let file = home.path(name);
        std::fs::write(&file, text).expect("written");
        home.program.apply(FilesCommand::OpenPath(file));
        let fault = home.error_text();
        assert!(fault.contains(name) && fault.contains(words), "{fault}");
        assert!(home.program.model.document.workspace().is_fresh());
    }
}

#[test]
fn an_oversized_file_is_reported_with_its_size() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("large.log");
    std::fs::File::create(&file).and_then(|file| file.set_len(20_000_000)).expect("room");
    let refused = job::open_any(&file).expect_err("too large").explain().line(unfold_text::Language::ENGLISH);
    assert!(refused.contains("20000000 bytes"), "{refused}");
    std::fs::write(&file, "# 3x3x3\nR\n").expect("written");
    assert!(matches!(job::open_any(&file), Ok(Opened::Text(..))));
}

#[test]
fn the_lines_of_a_list_may_be_links() {
    let mut home = Home::new(PuzzleId::Cube2);
    let link = "https://www.cubedb.net/?puzzle=2&scramble=R_U-";
    home.program.apply(BatchCommand::SetText(format!("{link}\nhttps://alg.cubing.net/?setup=R\n")));
    home.program.apply(BatchCommand::SetSource(PositionSource::Pasted));
    home.program.apply(BatchCommand::Start);
    home.wait("both rows", |app| batch::current(app).table.as_ref().is_some_and(|table| table.len() == 2));
    let table = batch::current(&home.program.model).table.as_ref().expect("rows");
    let [first, second] = [0, 1].map(|at| table.row(at).expect("a row").clone());
    assert!(first.result.is_ok() && first.input == link);
    let error =
        unfold_text::sentences::batch::row_error(PuzzleId::Cube2, second.result.as_ref().expect_err("an error"));
    let error = error.line(unfold_text::Language::ENGLISH);
    assert!(error.contains("The link is for the 3×3×3, not the 2×2×2") && error.contains("line 2"), "{error}");
    home.program.apply(BatchCommand::Show(0));
    assert_eq!(home.shown_facelets(), after(PuzzleId::Cube2, "R U'"));
}

#[test]
fn batch_lines_for_another_puzzle_are_reported() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(BatchCommand::SetText("# 3x3x3\nR U\n# 2x2x2\nR U F\n".into()));
    home.program.apply(BatchCommand::SetSource(PositionSource::Pasted));
    home.program.apply(BatchCommand::Start);
    home.wait("both rows", |app| batch::current(app).table.as_ref().is_some_and(|table| table.len() == 2));
    let table = batch::current(&home.program.model).table.as_ref().expect("rows");
    let [first, second] = [0, 1].map(|at| table.row(at).expect("a row").clone());
    assert!(first.result.is_ok());
    let error =
        unfold_text::sentences::batch::row_error(PuzzleId::Cube3, second.result.as_ref().expect_err("an error"));
    let error = error.line(unfold_text::Language::ENGLISH);
    assert!(error.contains("for the 2×2×2, not the 3×3×3") && error.contains("line 4"), "{error}");
}

#[test]
fn a_text_of_unknown_puzzle_or_without_position_changes_nothing() {
    for (text, told) in [
        ("# 5x5x5\nR U\n", "5x5x5"),
        ("\n\n# 4×4×4: mine\nR U\n", "4×4×4"),
        ("# 3x3x3", "no position"),
        ("\n# 2x2x2\n# x\n", "no position"),
        ("# 3x3x3\n// x\n", "no position"),
    ] {
        let mut home = Home::new(PuzzleId::Cube3);
        home.program.apply(TypingCommand::Paste("R U F".into()));
        let before = home.program.model.document.workspace().state().cloned();
        home.program.apply(TypingCommand::Paste(text.into()));
        let news = home.program.model.news().to_owned();
        assert!(news.contains("Not pasted") && news.contains(told), "{text:?} {news}");
        assert_eq!(
            (home.program.model.puzzle(), home.program.model.document.workspace().state().cloned()),
            (PuzzleId::Cube3, before.clone())
        );
        let file = home.path("mine.txt");
        std::fs::write(&file, text).expect("written");
        home.program.apply(FilesCommand::OpenPath(file));
        home.wait("the error", |app| app.dialog.is_some());
        let fault = home.error_text();
        assert!(fault.contains("mine.txt") && fault.contains(told), "{text:?} {fault}");
        home.program.apply(WindowCommand::Dismiss);
        assert_eq!(
            (home.program.model.puzzle(), home.program.model.document.workspace().state().cloned()),
            (PuzzleId::Cube3, before)
        );
    }
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(TypingCommand::Paste("R U F".into()));
    for text in ["# x", "# x\n\n", "// x", " \n"] {
        home.program.apply(TypingCommand::Paste(text.into()));
        assert!(home.program.model.news().contains("no position"), "{text:?} {}", home.program.model.news());
        assert_eq!(home.program.model.document.workspace().state(), Some(&after(PuzzleId::Cube3, "R U F")), "{text:?}");
    }
    home.program.apply(TypingCommand::Paste("\n\n# 2X2X2\nR U F".into()));
    assert_eq!(
        home.program.model.document.workspace().state(),
        Some(&after(PuzzleId::Cube2, "R U F")),
        "{}",
        home.program.model.news()
    );
}
