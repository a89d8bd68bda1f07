//! Settings that cannot be written.

#![cfg(unix)]

use std::process::Command as Process;
use std::time::Duration;

use crate::support::window::{SIZE, TestWindow};
use crate::support::{self, temporary};
use unfold_app::command::{HistoryCommand, SettingsCommand, WindowCommand};
use unfold_app::settings::Theme;
use unfold_text::Language;

/// Runs frames for longer than the delay before settings are written.
fn pass(window: &mut TestWindow) {
    window.pass(Duration::from_millis(1500));
}

#[test]
fn a_pipe_in_place_of_the_settings_is_reported_once_with_advice() {
    let folder = temporary();
    let settings = folder.path().join("settings");
    std::fs::create_dir(&settings).expect("made");
    let file = settings.join("settings.json");
    assert!(Process::new("mkfifo").arg(&file).status().expect("mkfifo").success());
    let mut window = TestWindow::start(folder, support::tables::folder(), Language::ENGLISH, SIZE);
    window.apply(WindowCommand::Dismiss);
    window.apply(SettingsCommand::SetTheme(Theme::Dark));
    window.wait("it is said", |window| window.has_text("it is not a regular file"));
    assert!(window.has_text("Remove or rename whatever is at this path"), "{}", window.app().news());
    window.apply(HistoryCommand::Reset);
    let news = window.app().news();
    window.apply(SettingsCommand::SetTheme(Theme::Light));
    pass(&mut window);
    assert_eq!(window.app().news(), news, "it was said before");
    // The obstacle is removed, and later replaced by another one.
    std::fs::remove_file(&file).expect("removed");
    window.apply(SettingsCommand::SetTheme(Theme::Dark));
    window.wait("it is written", |_| std::fs::read_to_string(&file).is_ok_and(|settings| settings.contains("dark")));
    std::fs::remove_file(&file).expect("removed");
    std::fs::create_dir(&file).expect("made");
    window.apply(SettingsCommand::SetTheme(Theme::Light));
    window.wait("it is said again", |window| window.has_text("Remove or rename whatever is at this path"));
}
