//! Interactions between features: which are notified of moved tables, own a search report, end first on Stop, and continue after a dialog.

use std::time::Duration;

use crate::support::headless_app::{HeadlessApp, enough_space};
use unfold_app::command::{AlgorithmsCommand, AnimationCommand, BatchCommand, FilesCommand, PicturesCommand};
use unfold_app::command::{ScrambleCommand, SearchCommand, SettingsCommand, ShortcutsCommand, TablesCommand};
use unfold_app::command::{TourCommand, TypingCommand, WindowCommand, message::Message};
use unfold_app::settings::{Settings, Theme, choices::Scrambling};
use unfold_app::tables::job::{SpaceChecked, TablesReport};
use unfold_app::tables::{self, status::TableTask};
use unfold_app::tour::{self, TourStep};
use unfold_app::{dialog::Dialog, effect::Effect, event::Event, file_kind::FileKind, free_space::Shortage, page::Page};
use unfold_app::{search::job::SearchReport, task::TaskId};
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_engine::search::{SearchEvent, SolveError};
use unfold_engine::tables::TableError;

/// An application with a position given by facelets only.
fn with_facelets() -> HeadlessApp {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    let moves = notation::parse(PuzzleId::Cube3, "R U F").expect("moves");
    let state = Facelets::solved(PuzzleId::Cube3).after_all(&moves);
    alone.apply(TypingCommand::TypePosition(facelets::print(&state)));
    alone
}

/// Sends an event; returns its effects.
fn send_event(alone: &mut HeadlessApp, event: Event) -> Vec<Effect> {
    alone.take_effects_of(Message::Event(event))
}

/// The id of the only job started on its own thread.
fn started_job(effects: &[Effect]) -> TaskId {
    let ids: Vec<TaskId> = effects.iter().filter_map(started).collect();
    let [id] = ids[..] else { panic!("one job begins: {effects:?}") };
    id
}

fn started(effect: &Effect) -> Option<TaskId> {
    if let Effect::Start(id, _) = effect { Some(*id) } else { None }
}

/// The ids of the jobs that are stopped.
fn stopped(effects: &[Effect]) -> Vec<TaskId> {
    effects.iter().filter_map(|effect| if let Effect::Stop(id) = effect { Some(*id) } else { None }).collect()
}

/// The report of a search stopped while its tables were built.
fn stopped_report() -> SearchReport {
    SearchReport::Done(Err(SolveError::Tables(TableError::Stopped)))
}

/// Starts a search for the position shown; returns its id.
fn search(alone: &mut HeadlessApp) -> TaskId {
    let effects = alone.take_effects_of(SearchCommand::Solve);
    started_job(&alone.confirm_space(&effects))
}

/// Starts a search for moves that reach the position; returns its id.
fn find_moves(alone: &mut HeadlessApp) -> TaskId {
    let id = started_job(&alone.take_effects_of(ScrambleCommand::PlayScramble));
    assert!(alone.model.setup.is_running());
    id
}

#[test]
fn after_a_move_the_new_folder_is_used_and_tables_are_not_ready() {
    let mut alone = with_facelets();
    let id = search(&mut alone);
    let started = SearchReport::Event(SearchEvent::Started { tables: Duration::ZERO, threads: 1 });
    send_event(&mut alone, Event::Search(id, started));
    assert!(tables::are_ready(&alone.model));
    send_event(&mut alone, Event::Search(id, stopped_report()));
    let id = started_job(&alone.take_effects_of(TablesCommand::RunTask(TableTask::Move("/elsewhere".into()))));
    assert!(tables::are_ready(&alone.model), "they have not moved yet");
    let effects = send_event(&mut alone, Event::Tables(id, TablesReport::End(Ok(()))));
    assert!(!tables::are_ready(&alone.model), "those of the new folder were not looked at");
    let used = effects.iter().find_map(|effect| if let Effect::UseTables(to) = effect { Some(to) } else { None });
    assert_eq!(used.map(|folder| folder.ends_with("elsewhere")), Some(true), "{effects:?}");
}

#[test]
fn search_reports_reach_only_the_feature_that_started_the_search() {
    // Both run at once, and end in either order.
    for moves_first in [true, false] {
        let mut alone = with_facelets();
        let (searched, moves) = (search(&mut alone), find_moves(&mut alone));
        let events = [Event::Setup(moves, stopped_report()), Event::Search(searched, stopped_report())];
        let [first, second] = if moves_first {
            events
        } else {
            let [a, b] = events;
            [b, a]
        };
        send_event(&mut alone, first);
        assert_eq!((alone.model.setup.is_running(), alone.model.search.is_running()), (!moves_first, moves_first));
        send_event(&mut alone, second);
        assert_eq!((alone.model.setup.is_running(), alone.model.search.is_running()), (false, false));
    }
}

#[test]
fn each_stop_ends_one_task() {
    let mut alone = with_facelets();
    let searched = search(&mut alone);
    let moves = find_moves(&mut alone);
    let algorithms = started_job(&alone.take_effects_of(AlgorithmsCommand::Find));
    let stop = |alone: &mut HeadlessApp| stopped(&alone.take_effects_of(SearchCommand::Stop));
    assert_eq!(stop(&mut alone), [searched], "what is watched ends first");
    assert_eq!(stop(&mut alone), [moves], "it was told to stop already");
    send_event(&mut alone, Event::Search(searched, stopped_report()));
    assert_eq!(stop(&mut alone), [algorithms]);
    assert!(!alone.model.is_possible(&SearchCommand::Stop.into()), "nothing is left");
}

#[test]
fn stop_ends_the_scramble_search_before_a_batch() {
    let mut alone = with_facelets();
    alone.apply(BatchCommand::SetText("R U F".into()));
    let effects = alone.take_effects_of(BatchCommand::Start);
    let batch = started_job(&alone.confirm_space(&effects));
    let moves = find_moves(&mut alone);
    let algorithms = started_job(&alone.take_effects_of(AlgorithmsCommand::Find));
    let stop = |alone: &mut HeadlessApp| stopped(&alone.take_effects_of(SearchCommand::Stop));
    assert_eq!([stop(&mut alone), stop(&mut alone), stop(&mut alone)], [[moves], [batch], [algorithms]]);
}

/// Accepts the open dialog; returns the effects. Panics without a dialog.
fn accept(alone: &mut HeadlessApp) -> Vec<Effect> {
    assert!(alone.model.dialog.is_some());
    alone.take_effects_of(WindowCommand::Accept)
}

#[test]
fn a_dialogs_answer_reaches_the_feature_that_asked() {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    let asks_for = |alone: &HeadlessApp, kind: fn(&FileKind) -> bool| match alone.model.dialog.as_ref() {
        // Without a system file dialog, the path is typed.
        Some(Dialog::Path { kind: asked, .. }) => kind(asked),
        _ => false,
    };
    alone.apply(SettingsCommand::SetTheme(Theme::Light));
    alone.apply(SettingsCommand::ResetSettings);
    accept(&mut alone);
    assert_eq!((alone.model.settings.theme, alone.model.dialog.as_ref()), (Settings::default().theme, None));
    alone.apply(SettingsCommand::About);
    assert!(accept(&mut alone).is_empty() && alone.model.dialog.is_none());
    alone.apply(PicturesCommand::SavePicture);
    accept(&mut alone);
    assert!(asks_for(&alone, |kind| matches!(kind, FileKind::Picture(..))));
    alone.apply(WindowCommand::Dismiss);
    alone.apply(FilesCommand::OpenByPath);
    alone.apply(FilesCommand::TypePath("/nowhere/a.log".into()));
    assert_eq!(accept(&mut alone).len(), 1, "the file is looked at");
    alone.apply(ShortcutsCommand::Palette);
    alone.apply(ShortcutsCommand::SetSearchText("tables".into()));
    accept(&mut alone);
    assert_eq!(alone.model.page.as_ref(), Some(&Page::Tables), "the command that was found is carried out");
}

#[test]
fn accepting_the_animation_options_asks_for_a_path() {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    alone.apply(ScrambleCommand::SetScrambling(Scrambling::Turns));
    alone.apply(ScrambleCommand::ScrambleFrom(1));
    alone.apply(ScrambleCommand::PlayScramble);
    alone.apply(AnimationCommand::ExportAnimation);
    accept(&mut alone);
    assert!(
        matches!(alone.model.dialog.as_ref(), Some(Dialog::Path { kind: FileKind::Animation(_), .. })),
        "{:?}",
        alone.model.dialog.as_ref()
    );
}

#[test]
fn the_answer_about_space_decides_whether_a_search_starts() {
    let mut alone = with_facelets();
    let ask = |alone: &mut HeadlessApp| {
        let effects = alone.take_effects_of(SearchCommand::Solve);
        let seen = enough_space(&effects);
        let shortages = vec![Shortage::Memory { needed: 2, free: 1 }];
        assert!(send_event(alone, Event::SpaceChecked(SpaceChecked { shortages, ..seen })).is_empty());
        assert!(matches!(alone.model.dialog.as_ref(), Some(Dialog::LowSpace { .. })));
    };
    ask(&mut alone);
    alone.apply(WindowCommand::Dismiss);
    assert!(!alone.model.search.is_running());
    ask(&mut alone);
    started_job(&accept(&mut alone));
    assert!(alone.model.search.is_running());
}

#[test]
fn a_scramble_advances_the_tour() {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    alone.apply(TourCommand::Tour);
    assert_eq!(tour::shown_step(&alone.model), Some(TourStep::Scramble));
    alone.apply(ScrambleCommand::ScrambleFrom(3));
    assert_eq!(tour::shown_step(&alone.model), Some(TourStep::Solve));
}
