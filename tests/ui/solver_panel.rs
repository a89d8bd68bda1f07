//! Settings in the solver panel: limits with or without decimals, memory of tables, automatic playback.

use crate::support::{self, WAIT_TIMEOUT, temporary, window::TestWindow};
use eframe::egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use unfold_app::command::{HistoryCommand, PlaybackCommand, ScrambleCommand, SearchCommand, SettingsCommand};
use unfold_app::command::{TablesCommand, WindowCommand};
use unfold_app::document::runs::results::RunEnd;
use unfold_app::settings::{choices::View, pace::Speed, seconds_limit::SecondsLimit, switch::Switch};
use unfold_app::system::{free_space::SpaceQuery, settings_file};
use unfold_app::{dialog::Dialog, document::playback::PlaybackControl, free_space::FreeSpace, playback, runs};
use unfold_engine::{puzzle::PuzzleId, search::Memory, search::Reason};
use unfold_text::Language;

/// Replaces the number in the field with this name, and confirms with Enter.
fn type_number(window: &mut TestWindow, field: &str, text: &str) {
    window.harness.get_by_role_and_label(Role::SpinButton, field).click();
    window.settle();
    window.press_with_modifiers(Modifiers::COMMAND, Key::A);
    window.harness.event(Event::Text(text.into()));
    window.settle();
    window.key(Key::Enter);
    window.settle();
}

/// The time limit of the next search for the puzzle shown.
fn limit(window: &TestWindow) -> SecondsLimit {
    window.app().settings.search_time_limit(window.app().puzzle())
}

#[test]
fn a_time_limit_of_three_tenths_is_typed_saved_and_obeyed() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.open_solver();
    type_number(&mut window, "Time limit", "0.3");
    assert_eq!(limit(&window).seconds(), Some(0.3));
    window.click("Patience: no limit");
    type_number(&mut window, "Patience", ".25 s");
    assert_eq!(window.app().settings.patience.seconds(), Some(0.25));
    window.apply(SearchCommand::SetPatience(SecondsLimit::NONE));
    window.apply(ScrambleCommand::ScrambleFrom(3));
    window.apply(SearchCommand::Solve);
    window.wait("the end of the search", |window| !window.app().search.is_running());
    let results = window.app().results();
    assert_eq!(results.end, Some(RunEnd::Reason(Reason::Timeout)));
    assert!(results.elapsed.as_secs_f64() >= 0.3, "{:?}", results.elapsed);
    // Closes the options, which cover the chart.
    window.apply(SettingsCommand::Set(Switch::SolverOptions, false));
    window.click_first("Chart: ");
    window.click("Runs (1)");
    window.harness.get_all_by_label_contains("HTM, lower bound").next().expect("the run").hover();
    window.wait("the limits of the run", |window| window.has_text("Time limit: 0.3 s; patience: none"));
    let folder = window.file("settings");
    window.harness.state_mut().close();
    let text = std::fs::read_to_string(folder.join("settings.json")).expect("kept");
    assert!(text.contains("\"time_limit\": 0.3,") && text.contains("\"patience\": 0,"), "{text}");
    let kept = settings_file::load(&folder, Language::ENGLISH).0;
    let limits = [PuzzleId::Cube3, PuzzleId::Tess2].map(|puzzle| kept.search_time_limit(puzzle).seconds());
    assert_eq!(limits, [Some(0.3), Some(30.0)], "each puzzle has its own");
}

#[test]
fn the_no_limit_box_keeps_the_number_and_bad_limits_are_rejected() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.open_solver();
    type_number(&mut window, "Time limit", "0.3");
    window.click("Time limit: no limit");
    assert_eq!(limit(&window), SecondsLimit::NONE);
    assert!(window.harness.get_by_role_and_label(Role::SpinButton, "Time limit").accesskit_node().is_disabled());
    window.click("Time limit: no limit");
    assert_eq!(limit(&window).seconds(), Some(0.3));
    for wrong in ["0", "none", "0.001", "1.2.3", "5 days"] {
        type_number(&mut window, "Time limit", wrong);
        assert_eq!(limit(&window).seconds(), Some(0.3), "{wrong}");
        let news = window.app().news();
        assert!(
            news.contains(&format!("“{wrong}”")) && news.contains("from 0.01") && news.contains("No limit"),
            "{news}"
        );
    }
    window.harness.get_by_role_and_label(Role::SpinButton, "Time limit").set_value_accesskit(0.0);
    window.settle();
    assert_eq!(limit(&window).seconds(), Some(0.3), "a screen reader cannot set it to nothing either");
}

#[test]
fn decimal_commas_are_parsed_and_written_by_language() {
    for (language, field) in [(Language::FRENCH, "Limite de temps"), (Language::SPANISH, "Tiempo límite")] {
        let mut window = TestWindow::in_language(PuzzleId::Cube2, support::tables::folder(), language);
        window.open_solver();
        type_number(&mut window, field, "0,3");
        assert_eq!(limit(&window).seconds(), Some(0.3), "{language:?}");
        let shown = window.harness.get_by_role_and_label(Role::SpinButton, field).value();
        assert_eq!(shown.as_deref(), Some("0,3 s"), "{language:?}");
    }
}

#[test]
fn batches_show_and_use_limits_with_decimals() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.click("Batch");
    type_number(&mut window, "Time limit", "0.3");
    assert!(window.has_text("At most 0.3 s per position"));
    let settings = &window.app().settings;
    assert_eq!(settings.batch.limits().timeout.map(|time| time.as_millis()), Some(300));
}

#[test]
fn the_memory_setting_is_saved_and_obeyed() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    assert_eq!(window.app().settings.memory, Memory::Auto);
    window.open_solver();
    window.click("Memory: Automatic");
    window.click_last("Small");
    assert_eq!(window.app().settings.memory, Memory::Small);
    window.type_position("R U F' L2 D");
    window.apply(SearchCommand::Solve);
    window.wait("a proof", |window| !window.app().search.is_running());
    assert!(window.app().results().is_optimal());
    assert!(unfold_app::tables::lacks_large(window.app()));
    window.apply(TablesCommand::Tables);
    assert!(window.has_text("only small ones in use"));
    window.apply(SettingsCommand::SetView(View::Stage));
    assert_eq!(runs::current(window.app()).map(|run| run.limits.memory), Some(Memory::Small));
    window.apply(TablesCommand::SetMemory(Memory::Full));
    window.type_position("R U F' L2 B");
    window.apply(SearchCommand::Solve);
    window.wait("a proof", |window| !window.app().search.is_running());
    assert!(!unfold_app::tables::lacks_large(window.app()), "it waited for the large ones");
    window.apply(TablesCommand::SetMemory(Memory::Small));
    assert!(unfold_app::tables::lacks_large(window.app()), "they are there, but not used");
    // A size that is too small for the large tables uses the small ones. A sufficient size is offered with its benefit.
    window.apply(TablesCommand::SetMemory(Memory::UpTo(100_000_000)));
    assert!(unfold_app::tables::lacks_large(window.app()));
    window.open_solver();
    window.click("Memory: 100 MB");
    assert!(window.has_text("2.0 MB of tables") && window.has_text("179 MB of tables: 17.9"));
    window.click_last("179 MB");
    assert_eq!(window.app().settings.memory, Memory::UpTo(179_000_000));
    window.type_position("R U F' L2 U");
    window.apply(SearchCommand::Solve);
    window.wait("a proof", |window| !window.app().search.is_running());
    assert!(!unfold_app::tables::lacks_large(window.app()));
    window.apply(TablesCommand::Tables);
    assert!(window.has_text("The next search by Two-phase uses 179 MB of tables (Memory: 179 MB)."));
    window.apply(WindowCommand::Dismiss);
    window.apply(TablesCommand::SetMemory(Memory::Small));
    assert!(window.app().matching_commands("memory full").iter().any(|row| row.id == "memory-full"));
    // A puzzle without a choice has a disabled list.
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    window.open_solver();
    assert!(window.harness.get_by_role_and_label(Role::ComboBox, "Memory: Small").accesskit_node().is_disabled());
    let folder = window.file("settings");
    window.harness.state_mut().close();
    let text = std::fs::read_to_string(folder.join("settings.json")).expect("kept");
    assert!(text.contains("\"memory\": \"small\""), "{text}");
    for (text, memory) in [("400MB", Memory::UpTo(400_000_000)), ("full", Memory::Full)] {
        std::fs::write(folder.join("settings.json"), format!("{{\"memory\": \"{text}\"}}")).expect("writable");
        assert_eq!(settings_file::load(&folder, Language::ENGLISH).0.memory, memory);
    }
    std::fs::write(folder.join("settings.json"), "{\"memory\": \"lots\"}").expect("writable");
    assert!(settings_file::load(&folder, Language::ENGLISH).1.is_some(), "as of any broken file, that is told");
    std::fs::write(folder.join("settings.json"), "{}").expect("writable");
    assert_eq!(settings_file::load(&folder, Language::ENGLISH).0.memory, Memory::Auto, "that of older files");
}

#[test]
fn small_memory_needs_no_space_for_large_tables() {
    let tables = temporary();
    let mut window = TestWindow::new(PuzzleId::Cube3, tables.path());
    let room =
        |_: &std::path::Path| FreeSpace { disk: Some(1 << 40), memory: Some(300 << 20), total_memory: Some(1 << 40) };
    window.harness.state_mut().set_space_query(SpaceQuery { ask: room, timeout: WAIT_TIMEOUT });
    window.type_position("R U F");
    window.apply(SearchCommand::Solve);
    assert!(matches!(window.app().dialog.as_ref(), Some(Dialog::LowSpace { .. })), "the large ones do not fit");
    window.click("Cancel");
    window.apply(TablesCommand::SetMemory(Memory::Small));
    window.apply(SearchCommand::Solve);
    assert!(window.app().dialog.is_none());
    window.wait("a proof", |window| window.app().results().is_optimal() && !window.app().search.is_running());
    // Small tables chosen for lack of space stay in use until the setting changes.
    window.apply(TablesCommand::SetMemory(Memory::Auto));
    window.type_position("R U F L");
    window.apply(SearchCommand::Solve);
    window.click("Continue");
    assert_eq!(unfold_app::tables::memory_used(window.app()), Memory::Small);
    assert_eq!(window.app().settings.memory, Memory::Auto, "what was chosen stays chosen");
    window.wait("the end", |window| !window.app().search.is_running());
    window.apply(TablesCommand::SetMemory(Memory::Full));
    assert_eq!(unfold_app::tables::memory_used(window.app()), Memory::Full);
    window.type_position("R U F L2");
    window.apply(SearchCommand::Solve);
    assert!(matches!(window.app().dialog.as_ref(), Some(Dialog::LowSpace { .. })), "and is asked again");
}

/// A window with a running search of two seconds, after its first solution. With `play`, the solution is played when the search ends.
fn solving(play: bool) -> TestWindow {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    if play {
        window.open_solver();
        window.click("Play when solved");
    }
    window.apply(PlaybackCommand::SetSpeed(Speed::Slow));
    window.apply(SearchCommand::SetThreads(1));
    // Long enough for the actions of the tests on a busy machine.
    window.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_whole_seconds(2)));
    window.apply(ScrambleCommand::ScrambleFrom(5));
    window.apply(SearchCommand::Solve);
    window.wait("a solution", |window| window.app().results().best().is_some());
    assert!(window.app().search.is_running());
    window
}

#[test]
fn a_solution_is_played_automatically_if_enabled() {
    let mut window = solving(true);
    assert!(!window.app().document.workspace().is_playing(), "not before the search has ended");
    window.wait("the end", |window| !window.app().search.is_running());
    assert!(
        window.app().document.workspace().is_playing() && window.app().document.workspace().moves_made() == 0,
        "from its beginning"
    );
    let best = window.app().results().best().map(|best| best.moves.clone());
    assert_eq!(playback::played_moves(window.app()).map(|(_, moves)| moves.clone()), best, "the shortest one");
    window.apply(PlaybackCommand::SetSpeed(Speed::Instant));
    window.wait("the last move", |window| !window.app().document.workspace().is_playing());
    assert!(window.app().document.workspace().painting().facelets().is_some_and(|facelets| facelets.is_solved()));
    let folder = window.file("settings");
    window.harness.state_mut().close();
    let text = std::fs::read_to_string(folder.join("settings.json")).expect("kept");
    assert!(text.contains("\"play_when_solved\": true"), "{text}");

    let mut window = solving(false);
    window.wait("the end", |window| !window.app().search.is_running());
    assert!(!window.app().document.workspace().is_playing(), "only when it is wished");
}

#[test]
fn automatic_playback_does_not_interrupt_other_actions() {
    let mut window = solving(true);
    window.apply(SettingsCommand::About);
    window.wait("the end", |window| !window.app().search.is_running());
    assert!(!window.app().document.workspace().is_playing(), "a dialog is open");

    let mut window = solving(true);
    window.apply(PlaybackCommand::Go(PlaybackControl::Forward));
    window.wait("the end", |window| !window.app().search.is_running());
    assert_eq!(
        (window.app().document.workspace().is_playing(), window.app().document.workspace().moves_made()),
        (false, 1),
        "someone steps through it"
    );

    let mut window = solving(true);
    window.apply(ScrambleCommand::ScrambleFrom(6));
    let shown = window.app().document.workspace().painting().clone();
    window.wait_for_jobs();
    window.pass(std::time::Duration::from_millis(600));
    assert_eq!(
        (window.app().document.workspace().is_playing(), window.app().document.workspace().painting()),
        (false, &shown),
        "someone went on"
    );

    let mut window = solving(true);
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    window.wait("the end", |window| !window.app().search.is_running());
    assert!(!window.app().document.workspace().is_playing(), "another puzzle is shown");
}
