//! What is set in the solver panel: limits with decimals or none, the memory of tables, playing by itself.

use crate::support;
use crate::support::desk::Desk;
use eframe::egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use unfold::app::Command;
use unfold::app::dialog::Dialog;
use unfold::app::runtime::settings_file;
use unfold::engine::puzzle::PuzzleId;
use unfold::engine::solve::Memory;
use unfold::i18n::Language;
use unfold::model::document::playback::{Moment, Speed};
use unfold::model::seconds_limit::SecondsLimit;
use unfold::model::tables::FreeSpace;

/// Types a text into the field of this name, over what is there, and agrees with Enter.
fn type_number(desk: &mut Desk, field: &str, text: &str) {
    desk.window.get_by_role_and_label(Role::SpinButton, field).click();
    desk.settle();
    desk.keys(Modifiers::COMMAND, Key::A);
    desk.window.event(Event::Text(text.into()));
    desk.settle();
    desk.key(Key::Enter);
    desk.settle();
}

#[test]
fn a_time_limit_of_three_tenths_of_a_second_is_typed_kept_and_kept_to() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    type_number(&mut desk, "Time limit", "0.3");
    assert_eq!(desk.app().settings().time_limit.seconds(), Some(0.3));
    desk.click("Patience: no limit");
    type_number(&mut desk, "Patience", ".25 s");
    assert_eq!(desk.app().settings().patience.seconds(), Some(0.25));
    desk.apply(Command::SetPatience(SecondsLimit::NONE));
    desk.apply(Command::ScrambleFrom(3));
    desk.apply(Command::Solve);
    desk.wait("the end of the search", |desk| !desk.app().is_searching());
    let elapsed = desk.app().results().elapsed.as_secs_f64();
    assert!((0.2..0.9).contains(&elapsed), "{elapsed}");
    desk.click("Runs (1)");
    desk.window.get_all_by_label_contains("HTM, at least").next().expect("the run").hover();
    desk.wait("the limits of the run", |desk| desk.sees("Time limit: 0.3 s; patience: none"));
    let folder = desk.file("settings");
    desk.window.state_mut().close();
    let text = std::fs::read_to_string(folder.join("settings.json")).expect("kept");
    assert!(text.contains("\"time_limit\": 0.3,") && text.contains("\"patience\": 0,"), "{text}");
    assert_eq!(settings_file::load(&folder, Language::English).0.time_limit, SecondsLimit::of_seconds(0.3));
}

#[test]
fn no_limit_is_a_box_of_its_own_that_keeps_the_number() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    type_number(&mut desk, "Time limit", "0.3");
    desk.click("Time limit: no limit");
    assert_eq!(desk.app().settings().time_limit, SecondsLimit::NONE);
    assert!(desk.window.get_by_role_and_label(Role::SpinButton, "Time limit").accesskit_node().is_disabled());
    desk.click("Time limit: no limit");
    assert_eq!(desk.app().settings().time_limit.seconds(), Some(0.3));
    for wrong in ["0", "none", "0.001", "1.2.3", "5 min"] {
        type_number(&mut desk, "Time limit", wrong);
        assert_eq!(desk.app().settings().time_limit.seconds(), Some(0.3), "{wrong}");
        let news = desk.app().news();
        assert!(
            news.contains(&format!("“{wrong}”")) && news.contains("from 0.01") && news.contains("No limit"),
            "{news}"
        );
    }
    desk.window.get_by_role_and_label(Role::SpinButton, "Time limit").set_value_accesskit(0.0);
    desk.settle();
    assert_eq!(
        desk.app().settings().time_limit.seconds(),
        Some(0.3),
        "a screen reader cannot set it to nothing either"
    );
}

#[test]
fn a_decimal_comma_is_understood_and_written_where_people_use_it() {
    for (language, field) in [(Language::French, "Temps limite"), (Language::Spanish, "Tiempo límite")] {
        let mut desk = Desk::in_language(PuzzleId::Cube2, support::tables::folder(), language);
        type_number(&mut desk, field, "0,3");
        assert_eq!(desk.app().settings().time_limit.seconds(), Some(0.3), "{language:?}");
        let shown = desk.window.get_by_role_and_label(Role::SpinButton, field).value();
        assert_eq!(shown.as_deref(), Some("0,3 s"), "{language:?}");
    }
}

#[test]
fn runs_and_batches_tell_their_limits_with_decimals() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    desk.apply(Command::SetTimeLimit(SecondsLimit::of_seconds(0.3)));
    desk.click("Batch");
    assert!(desk.sees("at most 0.3 s each"));
    let settings = desk.app().settings();
    assert_eq!(settings.limits().timeout.map(|time| time.as_millis()), Some(300));
}

#[test]
fn which_tables_searches_use_is_chosen_kept_and_obeyed() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    assert_eq!(desk.app().settings().memory, Memory::Auto);
    desk.click("Memory: Automatic");
    desk.click_last("Small");
    assert_eq!(desk.app().settings().memory, Memory::Small);
    desk.type_position("R U F' L2 D");
    desk.apply(Command::Solve);
    desk.wait("a proof", |desk| !desk.app().is_searching());
    assert!(desk.app().results().is_optimal());
    assert!(desk.app().lacks_large_tables() && desk.sees("only the small ones are in use"));
    assert_eq!(desk.app().current_run().map(|run| run.limits.memory), Some(Memory::Small));
    desk.apply(Command::SetMemory(Memory::Full));
    desk.type_position("R U F' L2 B");
    desk.apply(Command::Solve);
    desk.wait("a proof", |desk| !desk.app().is_searching());
    assert!(!desk.app().lacks_large_tables() && desk.sees("Tables: ready"), "it waited for the large ones");
    desk.apply(Command::SetMemory(Memory::Small));
    assert!(desk.app().lacks_large_tables(), "they are there, but not used");
    assert!(desk.app().found("memory full").iter().any(|row| row.id == "memory-full"));
    // Where there is nothing to choose, that is said.
    desk.apply(Command::SwitchTo(PuzzleId::Cube2));
    assert!(desk.window.get_by_role_and_label(Role::ComboBox, "Memory: Small").accesskit_node().is_disabled());
    let folder = desk.file("settings");
    desk.window.state_mut().close();
    let text = std::fs::read_to_string(folder.join("settings.json")).expect("kept");
    assert!(text.contains("\"memory\": \"small\""), "{text}");
    std::fs::write(folder.join("settings.json"), "{}").expect("writable");
    assert_eq!(settings_file::load(&folder, Language::English).0.memory, Memory::Auto, "that of older files");
}

#[test]
fn whoever_wants_only_small_tables_needs_room_for_no_others() {
    let tables = tempfile::tempdir().expect("a temporary folder");
    let mut desk = Desk::new(PuzzleId::Cube3, tables.path());
    let room =
        |_: &std::path::Path| FreeSpace { disk: Some(1 << 40), memory: Some(300 << 20), installed: Some(1 << 40) };
    desk.window.state_mut().look_for_space(room);
    desk.type_position("R U F");
    desk.apply(Command::Solve);
    assert!(matches!(desk.app().dialog(), Some(Dialog::LowSpace { .. })), "the large ones do not fit");
    desk.click("Cancel");
    desk.apply(Command::SetMemory(Memory::Small));
    desk.apply(Command::Solve);
    assert!(desk.app().dialog().is_none());
    desk.wait("a proof", |desk| desk.app().results().is_optimal() && !desk.app().is_searching());
    // What little room led to holds until someone chooses anew.
    desk.apply(Command::SetMemory(Memory::Auto));
    desk.type_position("R U F L");
    desk.apply(Command::Solve);
    desk.click("Go on");
    assert_eq!(desk.app().memory_used(), Memory::Small);
    assert_eq!(desk.app().settings().memory, Memory::Auto, "what was chosen stays chosen");
    desk.wait("the end", |desk| !desk.app().is_searching());
    desk.apply(Command::SetMemory(Memory::Full));
    assert_eq!(desk.app().memory_used(), Memory::Full);
    desk.type_position("R U F L2");
    desk.apply(Command::Solve);
    assert!(matches!(desk.app().dialog(), Some(Dialog::LowSpace { .. })), "and is asked again");
}

/// A window in which a search has begun that takes half a second.
fn solving(play: bool) -> Desk {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    if play {
        desk.click("Play when solved");
    }
    desk.apply(Command::SetSpeed(Speed::Slow));
    desk.apply(Command::SetTimeLimit(SecondsLimit::of_seconds(0.5)));
    desk.apply(Command::ScrambleFrom(5));
    desk.apply(Command::Solve);
    desk.wait("a solution", |desk| desk.app().results().best().is_some());
    assert!(desk.app().is_searching());
    desk
}

#[test]
fn a_solution_is_played_by_itself_when_that_is_wished() {
    let mut desk = solving(true);
    assert!(!desk.app().is_playing(), "not before the search has ended");
    desk.wait("the end", |desk| !desk.app().is_searching());
    assert!(desk.app().is_playing() && desk.app().played() == 0, "from its beginning");
    let best = desk.app().results().best().map(|best| best.moves.clone());
    assert_eq!(desk.app().played_moves().map(|(_, moves)| moves.clone()), best, "the shortest one");
    desk.apply(Command::SetSpeed(Speed::Instant));
    desk.wait("the last move", |desk| !desk.app().is_playing());
    assert!(desk.app().painting().facelets().is_some_and(|facelets| facelets.is_solved()));
    let folder = desk.file("settings");
    desk.window.state_mut().close();
    let text = std::fs::read_to_string(folder.join("settings.json")).expect("kept");
    assert!(text.contains("\"play_when_solved\": true"), "{text}");

    let mut desk = solving(false);
    desk.wait("the end", |desk| !desk.app().is_searching());
    assert!(!desk.app().is_playing(), "only when it is wished");
}

#[test]
fn nothing_plays_by_itself_over_what_someone_does() {
    let mut desk = solving(true);
    desk.apply(Command::About);
    desk.wait("the end", |desk| !desk.app().is_searching());
    assert!(!desk.app().is_playing(), "a dialog is open");

    let mut desk = solving(true);
    desk.apply(Command::Go(Moment::Forward));
    desk.wait("the end", |desk| !desk.app().is_searching());
    assert_eq!((desk.app().is_playing(), desk.app().played()), (false, 1), "someone steps through it");

    let mut desk = solving(true);
    desk.apply(Command::ScrambleFrom(6));
    let shown = desk.app().painting().clone();
    for _ in 0..60 {
        std::thread::sleep(std::time::Duration::from_millis(10));
        desk.window.step();
    }
    assert_eq!((desk.app().is_playing(), desk.app().painting()), (false, &shown), "someone went on");

    let mut desk = solving(true);
    desk.apply(Command::SwitchTo(PuzzleId::Cube2));
    desk.wait("the end", |desk| !desk.app().is_searching());
    assert!(!desk.app().is_playing(), "another puzzle is shown");
}
