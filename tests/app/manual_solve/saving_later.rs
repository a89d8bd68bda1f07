//! Logs that are written later or never: a scramble to the start of the solve has to be found first, or the path is invalid.

use super::{TESS2, make_turns, turns};
use crate::support::{home::Home, temporary};
use unfold_app::command::WindowCommand;
use unfold_app::command::{Command, ManualSolveCommand, ScrambleCommand, SearchCommand, SettingsCommand};
use unfold_app::export::{destination::IfExists, file_error::FileError};
use unfold_app::{dialog::Dialog, manual_solve, system::log_files};
use unfold_engine::puzzle::{Facelets, Sequence};
use unfold_engine::{logs::SolveLog, mc4d};
use unfold_text::Language;

#[test]
fn the_scramble_search_runs_in_the_background_and_can_be_stopped() {
    let none = temporary();
    let mut home = Home::with_tables(TESS2, none.path());
    home.program.apply(ScrambleCommand::ScrambleFrom(4));
    make_turns(&mut home.program, &turns(1, 3));
    let path = home.path("later.log");
    home.program.apply(ManualSolveCommand::SaveTurnsTo(path.clone()));
    assert!(
        home.program.model.setup.is_running()
            && home.program.next_poll().is_some()
            && home.program.model.news().contains("as soon as a scramble")
    );
    // Everything else keeps working in the meantime.
    make_turns(&mut home.program, &turns(2, 1));
    assert_eq!(manual_solve::turns_in_chosen_metric(&home.program.model), 4);
    // Stop ends the visible search first, and the background search when pressed again.
    home.program.apply(SearchCommand::Solve);
    assert!(
        home.program.model.search.is_running() && home.program.model.is_possible(&Command::Search(SearchCommand::Stop))
    );
    home.program.apply(SearchCommand::Stop);
    assert!(
        home.program.model.search.is_stopping()
            && home.program.model.setup.is_running()
            && home.program.model.is_possible(&Command::Search(SearchCommand::Stop))
    );
    home.program.apply(SearchCommand::Stop);
    assert!(!home.program.model.setup.is_running() && !path.exists());
    assert!(home.program.model.news().contains("nothing was saved"), "{}", home.program.model.news());
}

#[test]
fn a_second_log_is_refused_while_the_first_is_pending() {
    let mut home = Home::new(TESS2);
    home.program.apply(ScrambleCommand::ScrambleFrom(4));
    make_turns(&mut home.program, &turns(1, 3));
    let [first, second] = ["first.log", "second.log"].map(|name| home.path(name));
    home.program.apply(ManualSolveCommand::SaveTurnsTo(first.clone()));
    let end = home.program.model.document.workspace().state().expect("a position").clone();
    assert!(home.program.model.setup.is_running());
    for command in
        [Command::ManualSolve(ManualSolveCommand::SaveTurns), Command::ManualSolve(ManualSolveCommand::SaveTurnsByPath)]
    {
        assert!(!home.program.model.is_possible(&command));
        assert!(
            home.program
                .model
                .availability(&command)
                .why()
                .is_some_and(|why| why.contains("Another search for a scramble"))
        );
    }
    // The system's file dialog may have been open since before the first search.
    home.program.apply(ManualSolveCommand::SaveTurnsTo(second.clone()));
    assert!(
        home.program.model.setup.is_running() && home.program.model.news().contains("Another search for a scramble"),
        "{}",
        home.program.model.news()
    );
    make_turns(&mut home.program, &turns(2, 1));
    home.wait("the log is written", |app| !app.setup.is_running());
    let log = mc4d::read(&std::fs::read(&first).expect("saved")).expect("a log");
    assert_eq!((log.state(), second.exists()), (end, false), "what was turned when it was asked for");
    assert!(home.program.model.is_possible(&Command::ManualSolve(ManualSolveCommand::SaveTurns)));
}

#[test]
fn saving_a_log_does_not_replace_an_open_dialog() {
    let mut home = Home::new(TESS2);
    home.program.apply(ScrambleCommand::ScrambleFrom(4));
    make_turns(&mut home.program, &turns(1, 3));
    let path = home.path("mine.log");
    home.program.apply(ManualSolveCommand::SaveTurnsTo(path.clone()));
    home.program.apply(SettingsCommand::About);
    home.wait("the log is written", |app| !app.setup.is_running());
    assert_eq!((home.program.model.dialog.as_ref(), path.is_file()), (Some(&Dialog::About), true));
    let saved = "Saved your moves (3 STM) to ";
    assert!(
        home.program.model.news().starts_with(saved) && home.program.model.news().ends_with("mine.log."),
        "{}",
        home.program.model.news()
    );

    // The dialog also stays if the log cannot be written.
    let gone = home.path("gone");
    for seed in 5.. {
        std::fs::create_dir(&gone).expect("a folder");
        home.program.apply(WindowCommand::Dismiss);
        home.program.apply(ScrambleCommand::ScrambleFrom(seed));
        make_turns(&mut home.program, &turns(1, 3));
        home.program.apply(ManualSolveCommand::SaveTurnsTo(gone.join("mine.log")));
        std::fs::remove_dir(&gone).expect("empty");
        home.program.apply(SettingsCommand::ResetSettings);
        // Otherwise the error may have opened its dialog before this one: try again.
        if home.program.model.setup.is_running() {
            break;
        }
    }
    // Between the search and the save neither is running, so wait for the message.
    home.wait("an answer", |app| app.news().contains("mine.log"));
    assert_eq!(home.program.model.dialog.as_ref(), Some(&Dialog::ResetSettings));
    assert!(
        home.program.model.news().contains("mine.log") && !home.program.model.news().contains("your moves"),
        "{}",
        home.program.model.news()
    );
}

#[test]
fn a_log_of_another_position_is_not_written() {
    let folder = temporary();
    let path = folder.path().join("mine.log");
    let log = SolveLog::from_scramble(TESS2, &Sequence(turns(1, 3))).expect("moves of the puzzle");
    let refused = log_files::save_turns(&path, &log, log.format(), &Facelets::solved(TESS2), IfExists::Keep);
    assert!(matches!(&refused, Err(FileError::WrongPosition(named)) if *named == path), "{refused:?}");
    assert!(!path.exists());
    let fault = refused.expect_err("refused").explain().phrase().get(Language::ENGLISH);
    assert!(fault.contains("do not lead to the position shown"), "{fault}");
    assert!(log_files::save_turns(&path, &log, log.format(), &log.state(), IfExists::Keep).is_ok() && path.is_file());
}

#[test]
fn a_failed_save_keeps_the_position_and_replacing_is_confirmed() {
    let mut home = Home::new(TESS2);
    home.program.apply(ScrambleCommand::ScrambleFrom(4));
    make_turns(&mut home.program, &turns(3, 5));
    let position = home.program.model.document.workspace().position().clone();
    // A file in place of the folder: nothing can be written there, even by root.
    let blocked = home.path("file");
    std::fs::write(&blocked, "").expect("writable");
    home.program.apply(ManualSolveCommand::SaveTurnsTo(blocked.join("mine.log")));
    home.wait("an answer", |app| !app.setup.is_running());
    assert!(
        matches!(home.program.model.dialog.as_ref(), Some(Dialog::Error { .. })),
        "{:?}",
        home.program.model.dialog.as_ref()
    );
    home.program.apply(WindowCommand::Dismiss);
    assert_eq!(*home.program.model.document.workspace().position(), position);
    // Replacing an existing file needs confirmation.
    let there = home.path("there.log");
    std::fs::write(&there, "precious").expect("writable");
    home.program.apply(ManualSolveCommand::SaveTurnsTo(there.clone()));
    assert!(matches!(home.program.model.dialog.as_ref(), Some(Dialog::Replace { .. })));
    home.program.apply(WindowCommand::Dismiss);
    assert_eq!(std::fs::read_to_string(&there).expect("readable"), "precious");
    home.program.apply(ManualSolveCommand::SaveTurnsTo(there.clone()));
    home.program.apply(WindowCommand::Accept);
    home.wait("the log is written", |app| !app.setup.is_running());
    let log = mc4d::read(&std::fs::read(&there).expect("readable")).expect("a log");
    assert_eq!(Some(&log.state()), home.program.model.document.workspace().state());
    let saved = "Saved your moves (5 STM) to ";
    assert!(
        home.program.model.news().starts_with(saved) && home.program.model.news().ends_with("there.log."),
        "{}",
        home.program.model.news()
    );
}

#[cfg(unix)]
#[test]
fn a_read_only_folder_opens_an_error_dialog() {
    use std::os::unix::fs::PermissionsExt;

    use unfold_app::command::TypingCommand;

    let mut home = Home::new(TESS2);
    home.program.apply(TypingCommand::TypePosition("RF".into()));
    make_turns(&mut home.program, &turns(3, 2));
    let closed = home.path("closed");
    std::fs::create_dir(&closed).expect("a folder");
    std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o555)).expect("permissions");
    // Root may write anywhere.
    if std::fs::write(closed.join("probe"), "").is_err() {
        home.program.apply(ManualSolveCommand::SaveTurnsTo(closed.join("mine.log")));
        assert!(matches!(home.program.model.dialog.as_ref(), Some(Dialog::Error { .. })));
        assert_eq!(manual_solve::turns_in_chosen_metric(&home.program.model), 2);
    }
}
