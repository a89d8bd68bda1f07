//! What is set in the solver panel: limits with decimals or none.

mod common;

use common::desk::Desk;
use eframe::egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use unfold::app::Command;
use unfold::app::seconds_limit::SecondsLimit;
use unfold::app::settings::Settings;
use unfold::app::strings::Language;
use unfold::puzzle::PuzzleId;

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
    let mut desk = Desk::new(PuzzleId::Cube3, common::tables::folder());
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
    assert_eq!(Settings::load(&folder, Language::English).0.time_limit, SecondsLimit::of_seconds(0.3));
}

#[test]
fn no_limit_is_a_box_of_its_own_that_keeps_the_number() {
    let mut desk = Desk::new(PuzzleId::Cube3, common::tables::folder());
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
        let mut desk = Desk::in_language(PuzzleId::Cube2, common::tables::folder(), language);
        type_number(&mut desk, field, "0,3");
        assert_eq!(desk.app().settings().time_limit.seconds(), Some(0.3), "{language:?}");
        let shown = desk.window.get_by_role_and_label(Role::SpinButton, field).value();
        assert_eq!(shown.as_deref(), Some("0,3 s"), "{language:?}");
    }
}

#[test]
fn runs_and_batches_tell_their_limits_with_decimals() {
    let mut desk = Desk::new(PuzzleId::Cube3, common::tables::folder());
    desk.apply(Command::SetTimeLimit(SecondsLimit::of_seconds(0.3)));
    desk.click("Batch");
    assert!(desk.sees("at most 0.3 s each"));
    let settings = desk.app().settings();
    assert_eq!(settings.limits().timeout.map(|time| time.as_millis()), Some(300));
}
