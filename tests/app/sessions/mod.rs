//! Sessions: the state restored at the next start, and session files.

mod claims;
mod earlier_version;
mod refused;

use std::path::PathBuf;
use std::time::Duration;
use unfold_tests::root;

use self::claims::with_proofs_as_claims;
use crate::support::{headless_app::HeadlessApp, home::Home, temporary};
use unfold_app::batch::{self, update::BatchCommand};
use unfold_app::command::{Command, FilesCommand, HistoryCommand, ManualSolveCommand, PlaybackCommand, RunsCommand};
use unfold_app::command::{ScrambleCommand, SearchCommand, SessionCommand, SettingsCommand, SolutionCommand};
use unfold_app::command::{WindowCommand, message::Message};
use unfold_app::document::{batches::form::BatchForm, playback::PlaybackControl, runs::results::SolutionChoice};
use unfold_app::session::{format, session_file::AutosaveWritten, snapshot};
use unfold_app::settings::{batch::BatchChange, seconds_limit::SecondsLimit, switch::Switch};
use unfold_app::{Model, dialog::Dialog, effect::Effect, event::Event, job::Job, manual_solve};
use unfold_engine::puzzle::{Move, PuzzleId};

fn example() -> PathBuf {
    std::path::absolute(root().join("assets").join("example.log")).expect("a path")
}

impl Home {
    fn session_file(&self) -> PathBuf {
        self.path("settings/session.json")
    }
}

#[test]
fn everything_is_restored_at_the_next_start() {
    let mut home = Home::first_start();
    home.solve_moves(PuzzleId::Cube2, "R U F");
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    home.program.apply(FilesCommand::OpenPath(example()));
    home.program.apply(ManualSolveCommand::Turn(Move::new(3)));
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    home.program.apply(ScrambleCommand::ScrambleFrom(5));
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    // Without the clock of solving by hand, which runs until the window is closed.
    let timeless = |app: &Model| {
        let mut session = snapshot::capture(app);
        session.workspaces.iter_mut().for_each(|table| table.clock = 0);
        session
    };
    let before = timeless(&home.program.model);
    let (position, news) = (home.program.model.document.workspace().position().clone(), home.program.model.news());
    let mut home = home.restart();
    assert!(home.program.model.dialog.is_none());
    assert_eq!(timeless(&home.program.model), before);
    assert_eq!(*home.program.model.document.workspace().position(), position);
    assert!(
        home.program.model.news() != news && home.program.model.news().contains("session is restored"),
        "{}",
        home.program.model.news()
    );
    assert!(home.program.model.results().is_optimal());
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    let log = home.program.model.document.workspace().position().open_log().expect("the log from which was turned");
    assert_eq!(log.path, Some(example()));
    assert_eq!(
        home.program.model.document.workspace().position().manual_solve.as_ref().map(|hand| hand.moves.0.len()),
        Some(1)
    );
    home.program.apply(HistoryCommand::Undo);
    assert_eq!(
        home.program.model.document.workspace().position().open_log().map(|open| open.path.clone()),
        Some(Some(example())),
        "what was undone before can be"
    );
}

#[test]
fn solutions_runs_and_playback_are_restored() {
    let mut home = Home::first_start();
    home.program.apply(SettingsCommand::Set(Switch::AllOptimal, true));
    home.solve_moves(PuzzleId::Cube2, "R U F");
    home.solve_moves(PuzzleId::Cube2, "R2 U2 R2 U2");
    home.program.apply(SolutionCommand::Choose(SolutionChoice::Optimal(0)));
    home.program.apply(RunsCommand::PinRun(1, true));
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Forward));
    let (results, shown) =
        (home.program.model.results().clone(), home.program.model.document.workspace().painting().clone());
    let runs = home.program.model.runs[home.program.model.puzzle()].list().to_vec();
    assert!(results.has_all_optimal() && runs.len() == 2 && home.program.model.document.workspace().moves_made() == 1);
    let mut home = home.restart();
    assert_eq!(*home.program.model.results(), results);
    assert_eq!(
        (home.program.model.document.workspace().painting(), home.program.model.document.workspace().moves_made()),
        (&shown, 1)
    );
    assert_eq!(home.program.model.runs[home.program.model.puzzle()].list(), runs);
    home.program.apply(HistoryCommand::Undo);
    assert_eq!(home.program.model.results().best().map(|best| best.length), Some(3));
    home.program.apply(SearchCommand::SetMethod("optimal"));
    home.solve_moves(PuzzleId::Cube2, "R F");
    assert_eq!(unfold_app::runs::current(&home.program.model).map(|run| run.number), Some(3), "numbers go on");
}

#[test]
fn the_clock_of_a_restored_solve_is_paused_until_the_next_turn() {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    alone.apply(ScrambleCommand::ScrambleFrom(5));
    alone.apply(ManualSolveCommand::Turn(Move::new(3)));
    alone.pass(Duration::from_millis(60));
    let mut alone = HeadlessApp::start(alone.model.settings.clone(), Some(&snapshot::capture(&alone.model)));
    let time = Duration::from_millis(60);
    assert_eq!(manual_solve::time(&alone.model), time);
    alone.pass(Duration::from_millis(30));
    assert_eq!(manual_solve::time(&alone.model), time);
    alone.apply(ManualSolveCommand::Turn(Move::new(0)));
    alone.pass(Duration::from_millis(30));
    assert_eq!(manual_solve::time(&alone.model), time + Duration::from_millis(30));
}

#[test]
fn a_session_whose_save_crashed_is_saved_on_closing() {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    let keeps = |effects: Vec<Effect>| {
        effects.into_iter().find_map(|effect| match effect {
            Effect::Start(id, job) | Effect::Run(id, job) => matches!(*job, Job::AutosaveSession(_)).then_some(id),
            _ => None,
        })
    };
    alone.apply(Command::Scramble(ScrambleCommand::ScrambleFrom(5)));
    let kept = (0..60).find_map(|_| keeps(alone.pass(Duration::from_millis(500)))).expect("it is kept by itself");
    alone.apply(Message::Event(Event::Crashed(kept)));
    assert!(alone.model.session.autosave.has_failed());
    alone.model.close();
    assert!(keeps(alone.model.take_effects()).is_some(), "nothing else has changed since");
}

#[test]
fn a_changed_session_is_autosaved_once() {
    // On a hypercube, the moves of a random position are not searched for automatically.
    let mut alone = HeadlessApp::new(PuzzleId::Tess2);
    let keeps = |effects: Vec<Effect>| {
        effects.into_iter().find_map(|effect| match effect {
            Effect::Start(id, job) => matches!(*job, Job::AutosaveSession(_)).then_some(id),
            _ => None,
        })
    };
    assert_eq!(keeps(alone.take_effects_of(Command::Scramble(ScrambleCommand::ScrambleFrom(5)))), None);
    assert_eq!(keeps(alone.pass(Duration::from_secs(1))), None, "not at every change");
    let kept = (0..60).find_map(|_| keeps(alone.pass(Duration::from_millis(500)))).expect("it is kept by itself");
    alone.apply(Message::Event(Event::SessionAutosaved(kept, AutosaveWritten(Ok(())))));
    assert!((0..60).all(|_| keeps(alone.pass(Duration::from_secs(1))).is_none()), "it is written already");
    assert_eq!(alone.model.next_poll(), None, "nothing more is to be done");
}

#[test]
fn an_unchanged_session_is_not_saved_on_closing() {
    let mut home = Home::first_start();
    home.program.apply(ScrambleCommand::ScrambleFrom(5));
    let file = home.session_file();
    home.wait("it is written", |_| file.exists());
    home.wait("nothing more is to be done", |app| app.next_poll().is_none());
    std::fs::remove_file(home.session_file()).expect("there");
    home.program.poll();
    home.program.close();
    assert!(!home.session_file().exists(), "it had been written");
}

#[test]
fn no_session_is_saved_or_restored_if_switched_off() {
    let mut home = Home::first_start();
    home.program.apply(ScrambleCommand::ScrambleFrom(5));
    home.program.apply(SettingsCommand::Set(Switch::Restore, false));
    let home = home.restart();
    assert!(home.program.model.document.workspace().is_fresh() && !home.session_file().exists());
}

#[test]
fn a_session_is_saved_and_opened_by_name_without_loss() {
    let mut home = Home::first_start();
    home.solve_moves(PuzzleId::Cube2, "R U F");
    let target = home.path("mine.unfold");
    home.program.apply(SessionCommand::SaveSessionTo(home.path("mine")));
    let saved = with_proofs_as_claims(snapshot::capture(&home.program.model));
    assert!(home.program.model.news().contains("mine.unfold"), "{}", home.program.model.news());
    home.program.apply(SessionCommand::SaveSessionTo(target.clone()));
    assert!(matches!(home.program.model.dialog.as_ref(), Some(Dialog::Replace { .. })), "it is there already");
    home.program.apply(WindowCommand::Accept);
    assert!(home.program.model.dialog.is_none());

    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    home.program.apply(ScrambleCommand::ScrambleFrom(8));
    let other = with_proofs_as_claims(snapshot::capture(&home.program.model));
    home.program.apply(FilesCommand::OpenPath(target.clone()));
    assert_eq!(snapshot::capture(&home.program.model), saved);
    assert!(home.program.model.news().contains("session-before.json"), "{}", home.program.model.news());
    assert_eq!(home.program.model.settings.recent.first(), Some(&target));
    home.program.apply(FilesCommand::OpenPath(home.path("settings/session-before.json")));
    assert_eq!(snapshot::capture(&home.program.model), other, "what was there before comes back");
    home.program.apply(FilesCommand::OpenPath(home.path("settings/session-before.json")));
    assert_eq!(snapshot::capture(&home.program.model), saved, "and what it stood in place of comes back the same way");
    let before = std::fs::read_dir(home.path("settings")).expect("a folder").flatten();
    let before = before.filter(|entry| entry.file_name().to_string_lossy().starts_with("session-before")).count();
    assert_eq!(before, 1, "one is kept");

    // The content of a file decides how it is opened, not its name.
    let log = home.path("log.unfold");
    std::fs::copy(example(), &log).expect("copied");
    home.program.apply(FilesCommand::OpenPath(log.clone()));
    assert_eq!(
        home.program.model.document.workspace().position().open_log().map(|open| open.path.clone()),
        Some(Some(log))
    );
    std::fs::write(home.path("cut.unfold"), &std::fs::read(&target).expect("readable")[..200]).expect("writable");
    home.program.apply(FilesCommand::OpenPath(home.path("cut.unfold")));
    assert!(
        home.error_text().contains("truncated or damaged") && home.error_text().contains("cut.unfold"),
        "{}",
        home.error_text()
    );
}

#[test]
fn windows_open_at_once_have_their_own_sessions() {
    let mut home = Home::first_start();
    home.program.apply(ScrambleCommand::ScrambleFrom(1));
    let [mut second, mut third] = [home.second_program(), home.second_program()];
    assert!(!second.model.news().contains("window"), "the sessions of windows that are open are not told of");
    second.apply(ScrambleCommand::ScrambleFrom(2));
    third.apply(ScrambleCommand::ScrambleFrom(3));
    let all =
        [snapshot::capture(&home.program.model), snapshot::capture(&second.model), snapshot::capture(&third.model)];
    for program in [&mut third, &mut home.program, &mut second] {
        program.close();
    }
    drop([second, third]);
    let mut home = home.restart();
    assert_eq!(snapshot::capture(&home.program.model), all[0]);
    assert!(
        home.program.model.news().contains("The sessions of 2 other windows are kept"),
        "{}",
        home.program.model.news()
    );
    let mut second = home.second_program();
    assert_eq!(snapshot::capture(&second.model), all[1]);
    assert!(second.model.news().contains("Another window’s session is kept"), "{}", second.model.news());
    // A session opened from a file replaces the window's own.
    home.program.apply(SessionCommand::SaveSessionTo(home.path("mine.unfold")));
    second.apply(FilesCommand::OpenPath(home.path("mine.unfold")));
    assert!(second.model.news().contains("session-2-before.json"), "{}", second.model.news());
    let third = home.second_program();
    assert_eq!(snapshot::capture(&third.model), all[2]);
    let fourth = home.second_program();
    assert!(
        fourth.model.document.workspace().is_fresh() && !fourth.model.news().contains("window"),
        "{}",
        fourth.model.news()
    );
}

#[test]
fn without_file_locks_another_windows_session_is_not_overwritten() {
    let folder = temporary();
    std::fs::create_dir_all(folder.path().join("settings/session.lock")).expect("a folder, which is no lock");
    let mut home = Home::start(folder);
    home.program.apply(ScrambleCommand::ScrambleFrom(1));
    let mut second = home.second_program();
    second.apply(ScrambleCommand::ScrambleFrom(2));
    let theirs = snapshot::capture(&second.model);
    drop(second);
    let mine = snapshot::capture(&home.program.model);
    home.program.close();
    let read =
        |name: &str| format::read(&std::fs::read(home.path("settings").join(name)).expect("kept")).expect("good");
    assert_eq!(read("session.json"), mine);
    assert_eq!(read("session-other.json"), theirs);
}

#[test]
fn the_batch_form_is_restored() {
    let mut home = Home::first_start();
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    for command in [BatchCommand::SetText("R U F\nR\n".into()), BatchCommand::SetCount(12), BatchCommand::SetSeed(34)] {
        home.program.apply(Command::Batch(command));
    }
    home.program
        .apply(Command::Batch(BatchCommand::ChangeOptions(BatchChange::TimeLimit(SecondsLimit::from_seconds(0.5)))));
    let form = batch::current(&home.program.model).form.clone();
    assert_eq!((form.text_count, form.random_count, form.seed), (2, 12, 34));
    let home = home.restart();
    assert_eq!(batch::current(&home.program.model).form, form);
    assert_eq!(home.program.model.settings.batch.time_limit.seconds(), Some(0.5));
    // A session of a version without batches leaves an empty form.
    let mut older = snapshot::capture(&home.program.model);
    assert_eq!(older.batches.len(), 1);
    older.batches.clear();
    let bytes = format::serialize(&older);
    assert!(!String::from_utf8_lossy(&bytes).contains("batches"));
    let older = Home::with_session(&bytes);
    assert_eq!(batch::current(&older.program.model).form, BatchForm::default());
    // A session with a number outside the form's range is rejected.
    let mut wrong = snapshot::capture(&home.program.model);
    wrong.batches[0].count = 0;
    let wrong = Home::with_session(&format::serialize(&wrong));
    assert!(wrong.program.model.dialog.is_some() && batch::current(&wrong.program.model).form == BatchForm::default());
}
