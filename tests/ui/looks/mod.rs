//! Layout tests of the window: no text is cut off, overlapped or too faint, on any page and in the tested sizes, languages and themes.

mod faults;
mod pages;
mod painted;
mod planted;
mod pseudo;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use self::faults::{Fault, Kind};
use self::pages::Page;
use crate::support::{home, tables, temporary, window::TestWindow};
use unfold_app::{command::SettingsCommand, settings::Theme};
use unfold_text::Language;

/// A fault that is accepted by design.
struct IntendedFault {
    kind: Kind,
    /// True where the fault is accepted, given the page, the fault and the size of the window.
    matches: fn(&str, &Fault, [f32; 2]) -> bool,
    /// Why it is acceptable there.
    #[allow(dead_code, reason = "for those who read this")]
    reason: &'static str,
}

const INTENDED_FAULTS: [IntendedFault; 5] = [
    IntendedFault {
        kind: Kind::Elided,
        matches: |_, fault, [_, height]| fault.at.top() > height - 32.0,
        reason: "the latest news at the foot gives way to what stands before it; pointing at it shows all of it",
    },
    IntendedFault {
        kind: Kind::Elided,
        matches: |_, fault, _| fault.at.bottom() < 40.0,
        reason: "where the position came from gives way in the bar at the top; pointing at it shows all of it",
    },
    IntendedFault {
        kind: Kind::Elided,
        matches: |page, _, _| page == "solutions",
        reason: "the list of solutions shows as many moves of each as there is room for; a click shows them all",
    },
    IntendedFault {
        kind: Kind::Elided,
        matches: |page, fault, _| page == "batch" && fault.words.len() > 50,
        reason: "a row of the table of a batch has one line; pointing at it shows all of it",
    },
    IntendedFault {
        kind: Kind::Elided,
        matches: |_, fault, [width, _]| {
            let is_digits = fault.words.bytes().all(|byte| byte.is_ascii_digit());
            let is_facelets = fault.words.bytes().all(|byte| b"URFDLB-".contains(&byte));
            fault.words.len() > 50 && (is_digits || (is_facelets && width < 1024.0))
        },
        reason: "facelets, of a hypercube everywhere, are folded to a line where there is no room until the field is clicked",
    },
];

/// The faults found on all pages: kind and text, first occurrence, and number of occurrences.
#[derive(Default)]
struct Report(BTreeMap<(Kind, String), (String, usize)>);

impl Report {
    fn add(&mut self, place: &str, page: &str, size: [f32; 2], faults: Vec<Fault>) {
        for fault in faults {
            if INTENDED_FAULTS.iter().any(|meant| meant.kind == fault.kind && (meant.matches)(page, &fault, size)) {
                continue;
            }
            let first = || (format!("{place}: {:?} {}", fault.at, fault.detail), 0);
            self.0.entry((fault.kind, fault.words)).or_insert_with(first).1 += 1;
        }
    }

    fn check(&self) {
        let mut told = String::new();
        for ((kind, words), (first, count)) in &self.0 {
            let _ = writeln!(told, "{kind:?} {words:?}, {count} times; {first}");
        }
        assert!(self.0.is_empty(), "{} faults\n{told}", self.0.len());
    }
}

/// A window of this size, in points, on a screen with this many pixels per point.
fn window(size: [f32; 2], pixels: f32) -> TestWindow {
    let folder = temporary();
    let around = home::environment(folder.path(), tables::folder());
    TestWindow::on_screen_of(folder, around, size, pixels)
}

/// Adds the faults of the pages to the report, in each of the languages and in both themes.
fn go_through(window: &mut TestWindow, pages: &[Page], languages: &[Language], size: [f32; 2], report: &mut Report) {
    for language in languages {
        window.apply(SettingsCommand::SetLanguage(*language));
        for page in pages {
            window.harness.state_mut().apply(SettingsCommand::SetTheme(Theme::Dark));
            (page.enter)(window);
            for (theme, frames) in [(Theme::Dark, 4), (Theme::Light, 2)] {
                window.harness.state_mut().apply(SettingsCommand::SetTheme(theme));
                window.harness.run_steps(frames);
                let faults = faults::all(&mut window.harness);
                let place = format!("{size:?} {} {theme:?} {}", language.code(), page.name);
                report.add(&place, &page.name, size, faults);
            }
            (page.leave)(window);
        }
    }
}

/// Checks all pages in a new window, in each of the languages.
fn check_pages(size: [f32; 2], pixels: f32, languages: &[Language]) {
    check_pages_in(window(size, pixels), size, languages);
}

/// Checks all pages in this window, in each of the languages.
fn check_pages_in(mut window: TestWindow, size: [f32; 2], languages: &[Language]) {
    let mut report = Report::default();
    pages::scramble(&mut window);
    go_through(&mut window, &pages::scrambled_pages(), languages, size, &mut report);
    pages::solve(&mut window);
    go_through(&mut window, &pages::solved_pages(), languages, size, &mut report);
    report.check();
}

#[test]
fn the_smallest_window_looks_right() {
    check_pages([640.0, 480.0], 1.0, &[Language::SPANISH]);
}

// In a smaller window, the remarks are to the left of the puzzle.
#[test]
fn the_smallest_window_of_the_usual_layout_looks_right() {
    check_pages([1024.0, 700.0], 1.0, &Language::BUILT_IN);
}

// Sizes with more room than the smallest windows are tested in one or two languages here; `.ci/run --long` tests them in all.

#[test]
fn the_usual_window_looks_right() {
    check_pages([1280.0, 800.0], 1.0, &[Language::SPANISH]);
}

// Only at this size, the colours once overlapped the buttons below them.
#[test]
fn a_slightly_taller_window_looks_right() {
    check_pages([1390.0, 860.0], 1.0, &[Language::FRENCH, Language::SPANISH]);
}

#[test]
fn a_window_with_contextual_tools_looks_right() {
    let folder = temporary();
    let around = home::environment(folder.path(), tables::folder());
    let size = [1280.0, 800.0];
    check_pages_in(TestWindow::with_default_tools(folder, around, size, 1.0), size, &[Language::FRENCH]);
}

#[test]
fn a_large_window_looks_right() {
    check_pages([1920.0, 1080.0], 1.0, &[Language::ENGLISH]);
}

#[test]
fn a_window_on_a_high_density_screen_looks_right() {
    check_pages([1280.0, 720.0], 1.5, &[Language::FRENCH]);
}

#[test]
#[ignore = "takes long: the test of each size has one language"]
fn windows_of_every_size_look_right_in_every_language() {
    check_pages([640.0, 480.0], 1.0, &Language::BUILT_IN);
    for [width, height] in [[1024.0, 740.0], [1280.0, 800.0], [1390.0, 860.0], [1920.0, 1080.0]] {
        for zoom in [1.0, 1.2, 1.5] {
            check_pages([width / zoom, height / zoom], zoom, &Language::BUILT_IN);
        }
    }
}

/// Environment variable of a second run of this program with the language of long words, since texts cannot change within a process.
const LONG_WORDS: &str = "UNFOLD_TEST_LONG_WORDS";

#[test]
fn no_text_is_cut_in_a_language_with_long_words() {
    if std::env::var_os(LONG_WORDS).is_some() {
        assert_eq!(unfold_text::use_custom(pseudo::texts()), []);
        let language = Language::from_code(pseudo::CODE).expect("the language is known");
        return check_pages([1280.0, 800.0], 1.0, &[language]);
    }
    let mut again = std::process::Command::new(std::env::current_exe().expect("this program"));
    again.args(["looks::no_text_is_cut_in_a_language_with_long_words", "--exact"]).env(LONG_WORDS, "1");
    let output = again.output().expect("it runs again");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && told.contains("1 passed"), "{told}");
}
