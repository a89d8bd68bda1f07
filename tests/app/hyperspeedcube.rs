//! Hyperspeedcube's files in the program: opening, pasting, choosing one of several solves, saving, and sessions.

use std::path::PathBuf;

use crate::support::{data, home::Home};
use unfold_app::command::{FilesCommand, ManualSolveCommand, SolutionCommand, TypingCommand, WindowCommand};
use unfold_app::dialog::Dialog;
use unfold_app::file_export;
use unfold_app::file_kind::SolutionFormat;
use unfold_engine::hyperspeedcube::{self, Solve, Version};
use unfold_engine::logs::LogFormat;
use unfold_engine::notation;
use unfold_engine::puzzle::{PuzzleId, Sequence};

const TWO_SOLVES: &str = "// Hyperspeedcube puzzle log\nversion 2\nsolve {\n    puzzle id=ft_cube:2 version=\"1\"\n    \
    scramble 3 version=1 {\n        twists \"R U F\"\n    }\n    log {\n        scramble\n        twists \"F' U'\"\n    }\n}\n\
    solve {\n    puzzle id=ft_hypercube:2 version=\"1\"\n    log {\n        twists \"RO IUF\"\n    }\n}\n";

fn file(name: &str) -> PathBuf {
    data(&format!("hyperspeedcube/{name}"))
}

fn moves(puzzle: PuzzleId, text: &str) -> Sequence {
    notation::parse(puzzle, text).expect("moves")
}

/// Saves the solution shown in a format; returns the solves in the file.
fn save(home: &mut Home, format: LogFormat, name: &str) -> Vec<Solve> {
    let path = home.path(name);
    home.program.apply(SolutionCommand::Save);
    home.program.apply(SolutionCommand::SetSolutionFile(SolutionFormat::Log(format)));
    home.program.apply(WindowCommand::Accept);
    home.program.apply(FilesCommand::TypePath(path.display().to_string()));
    home.program.apply(WindowCommand::Accept);
    home.wait("the file", |app| !file_export::is_saving(app));
    assert!(home.program.model.dialog.is_none(), "{:?}", home.program.model.dialog);
    hyperspeedcube::read(&std::fs::read(path).expect("saved")).expect("a file of Hyperspeedcube").solves
}

#[test]
fn a_file_of_every_version_opens_with_its_scramble_and_its_moves() {
    for (name, puzzle) in [("cube2", PuzzleId::Cube2), ("cube3", PuzzleId::Cube3), ("hypercube3", PuzzleId::Tess3)] {
        for version in Version::ALL {
            let mut home = Home::new(PuzzleId::Tess2);
            let path = file(&format!("{name}-v{}.hsc", version.number()));
            home.program.apply(FilesCommand::Drop(vec![path.clone()]));
            home.wait("the file", |app| app.document.puzzle() == puzzle);
            let workspace = home.program.model.document.workspace();
            let opened = workspace.position().open_log().expect("a log");
            assert_eq!(opened.path.as_deref(), Some(&*std::path::absolute(&path).expect("a path")));
            assert_eq!(opened.log.format(), LogFormat::Hyperspeedcube(version));
            let state = workspace.state().expect("a position");
            assert_eq!(*state, opened.log.up_to_mark().state());
            let own = workspace.row(unfold_app::played::SequenceKind::Log).expect("the moves of the file");
            assert_eq!(state.after_all(own.moves), opened.log.state());
            assert!(home.program.model.news().contains("The moves after it"), "{}", home.program.model.news());
        }
    }
}

#[test]
fn a_solution_is_saved_in_the_files_version_by_default() {
    let mut home = Home::new(PuzzleId::Tess2);
    home.program.apply(FilesCommand::OpenPath(file("cube2-v3.hsc")));
    home.wait("the file", |app| app.document.puzzle() == PuzzleId::Cube2);
    home.solve();
    home.program.apply(SolutionCommand::Save);
    let usual = LogFormat::Hyperspeedcube(Version::Three);
    assert_eq!(home.program.model.dialog, Some(Dialog::SaveSolution(SolutionFormat::Log(usual))));
    home.program.apply(WindowCommand::Dismiss);
    for version in [Version::Three, Version::One, Version::Two] {
        let name = format!("solved-{}.hsc", version.number());
        let solves = save(&mut home, LogFormat::Hyperspeedcube(version), &name);
        assert_eq!(solves[0].version(), Some(version));
        assert!(solves[0].is_solved());
    }
    let text = std::fs::read_to_string(home.path("solved-3.hsc")).expect("saved");
    assert!(text.contains("solved #true") && text.contains("program name=Unfold "), "{text}");
}

#[test]
fn one_of_several_solves_is_selected_and_the_others_are_kept() {
    let mut home = Home::new(PuzzleId::Cube3);
    let path = home.path("two.hsc");
    std::fs::write(&path, TWO_SOLVES).expect("written");
    home.program.apply(FilesCommand::OpenPath(path));
    home.wait("the question", |app| app.dialog.is_some());
    assert!(matches!(&home.program.model.dialog, Some(Dialog::ChooseSolve(solves)) if solves.len() == 2));
    assert_eq!(home.program.model.document.puzzle(), PuzzleId::Cube3, "nothing is taken yet");
    home.program.apply(FilesCommand::OpenSolve(0));
    assert!(home.program.model.dialog.is_none());
    assert_eq!(home.program.model.document.puzzle(), PuzzleId::Cube2);
    home.solve();
    let solves = save(&mut home, LogFormat::Hyperspeedcube(Version::Two), "both.hsc");
    assert_eq!(solves.iter().map(Solve::puzzle).collect::<Vec<_>>(), [PuzzleId::Cube2, PuzzleId::Tess2]);
    assert!(solves[0].is_solved());
    assert_eq!(*solves[1].moves(), moves(PuzzleId::Tess2, "RO IUF"));
}

#[test]
fn a_pasted_file_opens_and_an_invalid_one_is_reported() {
    let mut home = Home::new(PuzzleId::Cube3);
    let (one, _) = TWO_SOLVES.split_once("solve {\n    puzzle id=ft_hypercube").expect("two solves");
    home.program.apply(TypingCommand::Paste(one.into()));
    assert_eq!(home.program.model.document.puzzle(), PuzzleId::Cube2);
    home.program.apply(TypingCommand::Paste(one.replace("ft_cube:2", "megaminx")));
    let Some(Dialog::Error { error, .. }) = &home.program.model.dialog else { panic!("an error") };
    assert!(error.what.get(home.program.model.language()).contains("megaminx"));
    // A file of version 1 begins with a comment as well.
    let old = std::fs::read_to_string(file("cube3-v1.hsc")).expect("readable");
    home.program.apply(WindowCommand::Dismiss);
    home.program.apply(TypingCommand::Paste(old));
    assert_eq!(home.program.model.document.puzzle(), PuzzleId::Cube3);
    assert!(home.program.model.document.workspace().position().open_log().is_some());
}

#[test]
fn turns_of_a_cube_are_saved_as_a_hyperspeedcube_file() {
    let mut home = Home::new(PuzzleId::Cube2);
    home.program.apply(TypingCommand::Paste("R U F".into()));
    let turn = moves(PuzzleId::Cube2, "F'").0[0];
    home.program.apply(ManualSolveCommand::Turn(turn));
    let path = home.path("turns.hsc");
    home.program.apply(ManualSolveCommand::SaveTurnsTo(path.clone()));
    home.wait("the file", |app| !file_export::is_saving(app) && app.news().contains("turns.hsc"));
    let solve = &hyperspeedcube::read(&std::fs::read(path).expect("saved")).expect("a file").solves[0];
    assert_eq!(*solve.scramble(), moves(PuzzleId::Cube2, "R U F"));
    assert_eq!(*solve.moves(), moves(PuzzleId::Cube2, "F'"));
}

#[test]
fn the_solve_of_a_file_survives_a_session() {
    let mut home = Home::new(PuzzleId::Cube3);
    let path = home.path("two.hsc");
    std::fs::write(&path, TWO_SOLVES).expect("written");
    home.program.apply(FilesCommand::OpenPath(path));
    home.wait("the question", |app| app.dialog.is_some());
    home.program.apply(FilesCommand::OpenSolve(1));
    let before = home.program.model.document.workspace().position().open_log().expect("a log").clone();
    let home = home.restart();
    let after = home.program.model.document.workspace().position().open_log().expect("a log");
    assert_eq!((&before.log, before.number, 2), (&after.log, after.number, after.number));
}
