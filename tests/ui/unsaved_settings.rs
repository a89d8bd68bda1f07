//! Settings that cannot be written.

#![cfg(unix)]

use crate::support;
use std::process::Command as Process;
use std::time::{Duration, Instant};

use crate::support::desk::{Desk, SIZE};
use unfold::app::Command;
use unfold::i18n::Language;
use unfold::model::settings::Theme;

/// Lets frames pass until changed settings were written, or would have been.
fn pass(desk: &mut Desk) {
    let start = Instant::now();
    while start.elapsed() < Duration::from_millis(1500) {
        std::thread::sleep(Duration::from_millis(20));
        desk.window.step();
    }
}

#[test]
fn a_pipe_in_place_of_the_settings_is_said_once_and_what_to_do() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let settings = folder.path().join("settings");
    std::fs::create_dir(&settings).expect("made");
    let file = settings.join("settings.json");
    assert!(Process::new("mkfifo").arg(&file).status().expect("mkfifo").success());
    let mut desk = Desk::start(folder, support::tables::folder(), Language::English, SIZE);
    desk.apply(Command::Dismiss);
    desk.apply(Command::SetTheme(Theme::Dark));
    pass(&mut desk);
    assert!(desk.sees("it is not a regular file") && desk.sees("Move away what stands there"), "{}", desk.app().news());
    desk.apply(Command::Reset);
    let news = desk.app().news();
    desk.apply(Command::SetTheme(Theme::Light));
    pass(&mut desk);
    assert_eq!(desk.app().news(), news, "it was said before");
    // What stood there is moved away, and comes back.
    std::fs::remove_file(&file).expect("removed");
    desk.apply(Command::SetTheme(Theme::Dark));
    pass(&mut desk);
    assert!(std::fs::read_to_string(&file).expect("settings").contains("dark"));
    std::fs::remove_file(&file).expect("removed");
    std::fs::create_dir(&file).expect("made");
    desk.apply(Command::SetTheme(Theme::Light));
    pass(&mut desk);
    assert!(desk.sees("Move away what stands there"), "{}", desk.app().news());
}
