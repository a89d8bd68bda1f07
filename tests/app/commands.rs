//! The application without its window: effects of commands, prompts before data loss, error messages.

use std::path::{Path, PathBuf};
use std::time::Duration;
use unfold_tests::root;

use crate::support::{self, home::Home, temporary};
use unfold_app::command::{AlgorithmsCommand, FewestMovesCommand, TablesCommand};
use unfold_app::command::{Command, FilesCommand, HistoryCommand, ScrambleCommand, SearchCommand, SettingsCommand};
use unfold_app::command::{SolutionCommand, TypingCommand, WindowCommand, rows};
use unfold_app::document::runs::results::{RunEnd, SolutionChoice};
use unfold_app::document::{OpenLog, position::Origin};
use unfold_app::file_kind::{FileKind, SolutionFormat};
use unfold_app::files::job::Opened;
use unfold_app::search::{shown_position, state::SearchStage};
use unfold_app::settings::{Settings, choices::Scrambling, seconds_limit::SecondsLimit, switch::Switch};
use unfold_app::{dialog::Dialog, page::Page, system::settings_file, window};
use unfold_engine::puzzle::{PuzzleId, scramble};
use unfold_engine::{logs::LogFormat, mc4d, search::Reason};
use unfold_text::Language;

impl Home {
    /// Opens a log with a scramble of `moves` moves and solves it; returns the log's path.
    fn solve_log_of(&mut self, moves: usize) -> PathBuf {
        let walk = scramble::walk(PuzzleId::Tess2, moves, &mut scramble::generator(9));
        let path = self.path("scramble.log");
        std::fs::write(
            &path,
            mc4d::write(&mc4d::Log::from_scramble(PuzzleId::Tess2, &walk).expect("moves of the puzzle")),
        )
        .expect("writable");
        self.program.apply(FilesCommand::OpenPath(path.clone()));
        self.solve();
        path
    }
}

#[test]
fn undo_restores_a_position_with_its_results() {
    let mut home = Home::with_file_dialogs(PuzzleId::Tess2);
    let path = home.solve_log_of(4);
    assert_eq!(shown_position::stage(&home.program.model), SearchStage::Ended(RunEnd::Reason(Reason::Optimal)));
    let found = home.program.model.results().clone();
    assert!(found.best().is_some());
    home.program.apply(ScrambleCommand::ScrambleFrom(1));
    assert_eq!(
        home.program.model.document.workspace().position().origin,
        Origin::Random { seed: 1, how: Scrambling::Uniform }
    );
    assert!(home.program.model.results().best().is_none());
    home.program.apply(HistoryCommand::Undo);
    assert_eq!(*home.program.model.results(), found);
    assert_eq!(
        home.program.model.document.workspace().position().open_log().map(|open| open.path.clone()),
        Some(Some(path))
    );
    home.program.apply(HistoryCommand::Undo);
    assert!(home.program.model.document.workspace().is_fresh() && !home.program.model.document.workspace().can_undo());
    home.program.apply(HistoryCommand::Redo);
    home.program.apply(HistoryCommand::Redo);
    assert_eq!(
        home.program.model.document.workspace().position().origin,
        Origin::Random { seed: 1, how: Scrambling::Uniform }
    );
    assert!(!home.program.model.document.workspace().can_redo());
}

#[test]
fn a_search_replaced_by_another_keeps_its_results_and_resumes() {
    let mut home = Home::with_file_dialogs(PuzzleId::Tess2);
    home.program.apply(ScrambleCommand::ScrambleFrom(2));
    home.program.apply(SearchCommand::Solve);
    home.wait("a solution", |app| app.results().best().is_some());
    // It continues for its own position; another search ends it and keeps its results.
    home.program.apply(HistoryCommand::Reset);
    assert!(home.program.model.search.is_running() && !shown_position::is_being_searched(&home.program.model));
    home.program.apply(TypingCommand::TypePosition("UF RO".into()));
    home.program.apply(SearchCommand::Solve);
    assert!(shown_position::is_being_searched(&home.program.model));
    home.wait_for_search();
    home.program.apply(HistoryCommand::Undo);
    home.program.apply(HistoryCommand::Undo);
    assert_eq!(shown_position::stage(&home.program.model), SearchStage::Ended(RunEnd::Reason(Reason::Stopped)));
    // A new search for the position continues from the known results.
    let (length, spent) = (home.program.model.results().best().map(|b| b.length), home.program.model.results().elapsed);
    home.program.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_whole_seconds(1)));
    home.program.apply(SearchCommand::Solve);
    home.wait_for_search();
    let results = home.program.model.results();
    assert!(results.best().map(|b| b.length) <= length);
    assert!(results.elapsed >= spent);
    assert!(results.solutions.windows(2).all(|two| two[1].length < two[0].length && two[1].at >= two[0].at));
}

#[test]
fn overwriting_a_file_is_confirmed() {
    let mut home = Home::with_file_dialogs(PuzzleId::Tess2);
    home.solve_log_of(3);
    let target = home.path("mine.log");
    std::fs::write(&target, "precious").expect("writable");
    home.program.apply(SolutionCommand::SaveTo(target.clone()));
    assert_eq!(
        home.program.model.dialog.as_ref(),
        Some(&Dialog::Replace { path: target.clone(), kind: FileKind::Solution(SolutionFormat::Log(LogFormat::Mc4d)) })
    );
    home.program.apply(WindowCommand::Dismiss);
    assert_eq!(std::fs::read_to_string(&target).expect("readable"), "precious");
    home.program.apply(SolutionCommand::SaveTo(target.clone()));
    home.program.apply(WindowCommand::Accept);
    assert!(home.program.model.dialog.is_none());
    assert!(mc4d::read(&std::fs::read(&target).expect("readable")).expect("a log").is_solved());
    assert!(home.program.model.news().contains("mine.log"));
    // Only the two logs and the settings are left.
    let left = std::fs::read_dir(home.folder.path()).expect("readable").count();
    assert!(left <= 3, "{left} files");
}

#[test]
fn a_solved_random_position_is_saved_as_a_log() {
    let mut home = Home::with_file_dialogs(PuzzleId::Tess2);
    home.program.apply(ScrambleCommand::ScrambleFrom(3));
    let state = home.program.model.document.workspace().state().cloned().expect("a position");
    home.program.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_whole_seconds(1)));
    home.program.apply(SearchCommand::Solve);
    home.wait_for_search();
    let target = home.path("random.log");
    home.program.apply(SolutionCommand::SaveTo(target.clone()));
    let saved = mc4d::read(&std::fs::read(&target).expect("saved")).expect("a log");
    assert!(saved.is_solved());
    let reached = unfold_engine::puzzle::Facelets::solved(PuzzleId::Tess2).after_all(&saved.scramble());
    assert_eq!(reached, state);
}

#[test]
fn unwritable_paths_are_reported_with_advice_and_results_kept() {
    let mut home = Home::with_file_dialogs(PuzzleId::Tess2);
    home.solve_log_of(3);
    home.program.apply(SolutionCommand::SaveTo(home.path("missing").join("a.log")));
    assert!(
        home.error_text().contains("does not exist") && home.error_text().contains("Choose an existing folder"),
        "{}",
        home.error_text()
    );
    std::fs::write(home.path("file"), "").expect("writable");
    home.program.apply(SolutionCommand::SaveTo(home.path("file").join("a.log")));
    // On Windows the reason for a file in place of a folder is just that there is no such folder.
    let reason = if cfg!(windows) { "does not exist" } else { "is not a folder" };
    assert!(home.error_text().contains(reason), "{}", home.error_text());
    assert!(home.program.model.results().best().is_some());
    home.program.apply(WindowCommand::Dismiss);
    assert!(home.program.model.dialog.is_none());
}

#[test]
fn an_invalid_file_is_reported_with_its_name_and_the_cause() {
    let mut home = Home::with_file_dialogs(PuzzleId::Tess2);
    for (name, text, says) in [
        ("empty.log", "", "is empty"),
        ("old.log", "MagicCube4D 1 0 0 {4,3,3} 2\n", "version 1"),
        ("four.log", "MagicCube4D 3 0 0 {4,3,3} 4\n", "{4,3,3} 4"),
    ] {
        let path = home.path(name);
        std::fs::write(&path, text).expect("writable");
        home.program.apply(FilesCommand::OpenPath(path));
        assert!(home.error_text().contains(says) && home.error_text().contains(name), "{}", home.error_text());
        assert!(home.program.model.document.workspace().is_fresh());
    }
    home.program.apply(FilesCommand::OpenPath(home.path("nowhere.log")));
    assert!(home.error_text().contains("does not exist"));
    home.program.apply(FilesCommand::OpenPath(home.folder.path().to_path_buf()));
    assert!(home.error_text().contains("Not a regular file"));
}

#[cfg(unix)]
#[test]
fn control_characters_in_a_file_name_are_replaced_when_shown() {
    let mut home = Home::with_file_dialogs(PuzzleId::Tess2);
    let [wrong, right] = ["wrong", "right"].map(|name| home.path(&format!("{name}\u{1b}[31m\u{202e}\nEVIL.log")));
    std::fs::write(&wrong, "\u{202e}\u{7}").expect("writable");
    std::fs::copy(root().join("assets/example.log"), &right).expect("copied");
    let is_safe = |text: &str| !text.contains(['\u{1b}', '\u{202e}', '\u{7}', '\n']);
    home.program.apply(FilesCommand::OpenPath(wrong));
    assert!(
        home.error_text().contains("wrong\u{fffd}[31m\u{fffd}\u{fffd}EVIL.log") && is_safe(&home.error_text()),
        "{:?}",
        home.error_text()
    );
    home.program.apply(WindowCommand::Dismiss);
    home.program.apply(FilesCommand::OpenPath(right.clone()));
    assert_eq!(
        home.program.model.document.workspace().position().open_log().and_then(|open| open.path.as_deref()),
        Some(&*right),
        "as it is"
    );
    let opened = home.program.model.document.workspace().position().open_log().expect("a log").name(Language::ENGLISH);
    for text in [window::title(&home.program.model), home.program.model.news(), opened] {
        assert!(is_safe(&text), "{text:?}");
    }
    assert!(
        window::title(&home.program.model).contains("right\u{fffd}[31m\u{fffd}\u{fffd}EVIL.log"),
        "{:?}",
        window::title(&home.program.model)
    );
}

#[test]
fn every_unusual_log_opens_or_is_explained() {
    let folder = support::data("mc4d/logs/edge");
    let mut home = Home::with_file_dialogs(PuzzleId::Tess2);
    let mut refused = 0;
    for path in std::fs::read_dir(folder).expect("readable").map(|entry| entry.expect("entry").path()) {
        home.program.apply(HistoryCommand::Reset);
        home.program.apply(FilesCommand::OpenPath(path.clone()));
        if let Some(Dialog::Error { error, .. }) = home.program.model.dialog.as_ref() {
            refused += 1;
            let [what, advice] = [&error.what, &error.advice].map(|words| words.get(Language::ENGLISH));
            assert!(!what.is_empty() && advice.ends_with(['.', '2']), "{error:?}");
            let place = error.place.as_ref().map(|place| place.get(Language::ENGLISH));
            assert!(place.is_some_and(|place| place.contains(".log")), "{error:?}");
            assert!(
                home.program.model.document.workspace().position().open_log().is_none(),
                "{} was opened all the same",
                path.display()
            );
        } else {
            assert!(
                home.program.model.document.workspace().position().open_log().is_some(),
                "{} is neither opened nor explained",
                path.display()
            );
        }
        home.program.apply(WindowCommand::Dismiss);
    }
    assert!(refused > 10);
}

#[test]
fn a_broken_settings_file_is_renamed_and_reported() {
    let folder = temporary();
    std::fs::create_dir(folder.path().join("settings")).expect("writable");
    std::fs::write(folder.path().join("settings/settings.json"), "not json").expect("writable");
    let mut home = Home::start(folder);
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    assert!(home.error_text().contains("It was renamed to"), "{}", home.error_text());
    assert_eq!(home.program.model.settings, Settings { puzzle: PuzzleId::Tess2, ..Settings::default() });
}

#[test]
fn settings_are_saved_when_the_window_closes() {
    let mut home = Home::with_file_dialogs(PuzzleId::Tess2);
    home.program.apply(SearchCommand::SetPatience(SecondsLimit::from_whole_seconds(4)));
    home.program.apply(SearchCommand::SetThreads(usize::MAX));
    assert!(home.program.next_poll().is_some(), "they are to be written soon");
    home.program.close();
    let (kept, error) = settings_file::load(&home.path("settings"), Language::ENGLISH);
    assert!(error.is_none());
    assert_eq!((kept.patience, kept.threads), (SecondsLimit::from_whole_seconds(4), unfold_app::settings::MAX_THREADS));
}

#[test]
fn a_file_dialog_that_never_appears_is_replaced_by_the_path_field() {
    let mut home = Home::with_file_dialogs(PuzzleId::Tess2);
    home.program.apply(FilesCommand::Open);
    assert_eq!(home.take_wanted_file().map(|w| w.kind), Some(FileKind::Open));
    assert!(!home.program.model.is_possible(&Command::Files(FilesCommand::Open)), "one dialog at a time");
    let answer =
        |after| Command::Files(FilesCommand::ChooseFile { kind: FileKind::Open, path: None, open_time: after });
    home.program.apply(answer(Duration::from_secs(5)));
    assert!(home.program.model.dialog.is_none(), "a person cancelled it");
    home.program.apply(FilesCommand::Open);
    home.program.apply(answer(Duration::from_millis(5)));
    assert!(matches!(home.program.model.dialog.as_ref(), Some(Dialog::Path { no_system_dialog: true, .. })));
}

#[test]
fn unavailable_commands_do_nothing() {
    let mut home = Home::with_file_dialogs(PuzzleId::Tess2);
    for row in rows() {
        if !home.program.model.is_possible(&row.command) {
            home.program.apply(row.command.clone());
        }
    }
    assert!(
        home.program.model.document.workspace().is_fresh()
            && home.program.model.dialog.is_none()
            && !home.program.model.search.is_running()
    );
}

fn opened_log(file: &Path) -> OpenLog {
    match unfold_app::files::job::open_any(file).expect("a file") {
        Opened::Logs(mut logs) if logs.len() == 1 => logs.remove(0),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_scramble_mark_separates_the_lengths_of_a_log() {
    let folder = temporary();
    let file = folder.path().join("solved.log");
    let def = PuzzleId::Tess2.def();
    let scramble = unfold_engine::notation::hypercube::parse(PuzzleId::Tess2, "UF2 RO FUR").expect("moves");
    let solved = mc4d::Log::from_scramble(PuzzleId::Tess2, &scramble)
        .expect("moves of the puzzle")
        .with_solution(&scramble.inverse(def))
        .expect("moves of the puzzle");
    std::fs::write(&file, mc4d::write(&solved)).expect("written");
    // Joined into one sequence, the history of a solved log would have no moves at all.
    assert_eq!(opened_log(&file).lengths, [3, 3]);
}

#[test]
fn all_optimal_solutions_are_listed_and_selectable() {
    let mut home = Home::with_file_dialogs(PuzzleId::Tess2);
    home.solve_log_of(4);
    let (best, place) = (
        home.program.model.results().best().expect("a solution").clone(),
        home.program.model.results().solutions.len() - 1,
    );
    assert!(!home.program.model.is_possible(&Command::Search(SearchCommand::Solve)), "nothing more is to be found");
    home.program.apply(SettingsCommand::Set(Switch::AllOptimal, true));
    assert!(home.program.model.is_possible(&Command::Search(SearchCommand::Solve)), "but the others are");
    home.program.apply(SearchCommand::Solve);
    home.wait_for_search();
    let results = home.program.model.results();
    let all = results.optimal_list.clone().expect("a list");
    assert!(all.is_complete() && all.count >= 1);
    assert_eq!(shown_position::stage(&home.program.model), SearchStage::Ended(RunEnd::Reason(Reason::Optimal)));
    let news = home.program.model.news();
    assert!(news.starts_with("Found ") && news.contains("optimal solution") && !news.contains("so far"), "{news}");
    assert!(!home.program.model.is_possible(&Command::Search(SearchCommand::Solve)));
    // The shortest solution is shown until another is chosen.
    assert_eq!(results.selected(), Some((SolutionChoice::Found(place), &best)));
    let last = SolutionChoice::Optimal(all.solutions.len() - 1);
    home.program.apply(SolutionCommand::Choose(last));
    assert_eq!(home.program.model.results().selected(), Some((last, &all.solutions[all.solutions.len() - 1])));
    home.program.apply(SolutionCommand::Copy);
    let moves = &all.solutions[all.solutions.len() - 1].moves;
    assert_eq!(home.take_clipboard(), Some(unfold_engine::notation::print(PuzzleId::Tess2, moves)));
    home.program.apply(SolutionCommand::Choose(SolutionChoice::Found(place)));
    assert_eq!(home.program.model.results().chosen, None);

    // The setting is saved.
    home.program.close();
    assert!(settings_file::load(&home.path("settings"), Language::ENGLISH).0.all_optimal);
}

#[test]
fn a_timed_out_list_of_optimal_solutions_is_marked_incomplete() {
    let mut home = Home::with_file_dialogs(PuzzleId::Tess2);
    home.program.apply(SettingsCommand::Set(Switch::AllOptimal, true));
    home.program.apply(ScrambleCommand::ScrambleFrom(3));
    home.program.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_whole_seconds(1)));
    home.program.apply(SearchCommand::Solve);
    home.wait_for_search();
    let all = home.program.model.results().optimal_list.clone().expect("a list");
    assert!(!all.exhausted && all.solutions.is_empty());
    assert_eq!(shown_position::stage(&home.program.model), SearchStage::Ended(RunEnd::Reason(Reason::Timeout)));
    assert!(home.program.model.is_possible(&Command::Search(SearchCommand::Solve)));
}

#[test]
fn a_page_opened_over_another_returns_to_it() {
    let mut home = Home::new(PuzzleId::Cube3);
    let kinds = |home: &Home| home.program.model.page.clone();
    home.program.apply(AlgorithmsCommand::Algorithms);
    home.program.apply(SettingsCommand::Appearance);
    home.program.apply(TablesCommand::Tables);
    // On the way back the settings come up once, even if reached in two ways.
    home.program.apply(SettingsCommand::Appearance);
    assert_eq!(kinds(&home), Some(Page::Appearance));
    assert!(!home.program.model.closing_shows_stage());
    home.program.apply(WindowCommand::Dismiss);
    assert_eq!(kinds(&home), Some(Page::Algorithms));
    assert!(home.program.model.closing_shows_stage());
    home.program.apply(WindowCommand::Dismiss);
    assert!(home.program.model.shows_stage());
    // A page with a tab of its own leads back to the stage, even if opened from another page.
    home.program.apply(AlgorithmsCommand::Algorithms);
    home.program.apply(SettingsCommand::Appearance);
    home.program.apply(FewestMovesCommand::FewestMoves);
    home.program.apply(WindowCommand::Dismiss);
    assert!(home.program.model.shows_stage());
    // A page that the other puzzle does not have is skipped.
    home.program.apply(AlgorithmsCommand::Algorithms);
    home.program.apply(SettingsCommand::Appearance);
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess3));
    home.program.apply(WindowCommand::Dismiss);
    assert!(home.program.model.shows_stage());
}
