//! Playback, the move list with its lessons, the chart along the moves and the pages about methods.

use std::time::Duration;

use crate::support::{self, window::TestWindow};
use eframe::egui::{Key, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use unfold_app::command::{HistoryCommand, PlaybackCommand, SearchCommand, SettingsCommand, TypingCommand};
use unfold_app::lesson::{methods, progress_chart::Curve};
use unfold_app::method_page::{MethodPage, PAGES};
use unfold_app::settings::choices::{Chart, View};
use unfold_app::settings::how_far::HowFar;
use unfold_app::settings::pace::{Pace, Speed};
use unfold_app::{document::playback::PlaybackControl, page::Page, playback};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::Language;

fn new(puzzle: PuzzleId, language: Language) -> TestWindow {
    TestWindow::in_language(puzzle, support::tables::folder(), language)
}

/// A window in which the position after these moves has been solved.
fn solved(puzzle: PuzzleId, language: Language, moves: &str) -> TestWindow {
    let mut window = new(puzzle, language);
    window.apply(TypingCommand::TypePosition(moves.into()));
    window.apply(SearchCommand::Solve);
    window.wait("it is solved", |window| !window.app().search.is_running() && window.app().results().best().is_some());
    window
}

#[test]
fn a_click_on_a_move_goes_there_and_shows_its_lesson() {
    let mut window = solved(PuzzleId::Cube3, Language::ENGLISH, "R U2 F'");
    assert_eq!(window.app().view(), View::Stage);
    assert!(!window.has_text("corners in place: "));
    window.click("Effects of the move");
    assert!(window.has_text("F, the first move:") && window.has_text("turn the front face 90° clockwise"));
    window.click_first("move 2: U2");
    assert_eq!(window.app().document.workspace().moves_made(), 2);
    assert!(window.has_text("move 2: U2, just made") && window.has_text("move 3: R', next"));
    assert!(window.has_text("U2, just made:") && window.has_text("turn the upper face 180°"));
    assert!(window.has_text("Next R': turn the right face 90° anticlockwise"));
    assert!(window.has_text(", move 2 of 3"));
    window.click_first("Step forward");
    assert!(window.has_text("R', just made:") && window.has_text("Now the puzzle is solved."));
    assert!(window.has_text("corners in place: ") && !window.has_text("Next R'"));
    window.click_first("Go to the start");
    assert!(window.has_text("F, the first move:"));
}

#[test]
fn lessons_are_translated() {
    for (language, made, turning) in [
        (Language::FRENCH, "R', qui vient d’être joué", "tourner la face droite de 90° dans le sens antihoraire"),
        (Language::SPANISH, "R', recién hecho", "girar la cara derecha 90° en sentido antihorario"),
    ] {
        let mut window = solved(PuzzleId::Cube3, language, "R U2 F'");
        window.apply(PlaybackCommand::Seek(3));
        assert!(window.has_text(made) && window.has_text(turning), "{language:?}");
    }
}

#[test]
fn the_speed_has_names_and_a_slider_that_works_during_playback() {
    let mut window = solved(PuzzleId::Cube2, Language::ENGLISH, "R U2 F' R U");
    window.click_first("Playback speed: Normal");
    window.click_first("Slow");
    assert_eq!(window.app().settings.pace, Speed::Slow.pace());
    // The choice has closed the list, so it is reopened for its slider.
    window.click_first("Playback speed: Slow");
    let slider = |window: &TestWindow| {
        window.harness.get_by_role_and_label(Role::Slider, "seconds per move").accesskit_node().numeric_value()
    };
    let slow = slider(&window);
    window.apply(PlaybackCommand::SetPace(Pace::from_seconds(3.0)));
    window.apply(PlaybackCommand::Go(PlaybackControl::Toggle));
    assert!(window.app().document.workspace().is_playing() && window.app().document.workspace().moves_made() == 0);
    assert!(window.has_text("Playback speed: 3.00 s") && slider(&window) != slow);
    // During playback the slider is moved by keyboard, towards faster.
    for _ in 0..400 {
        window.harness.get_by_role_and_label(Role::Slider, "seconds per move").focus();
        window.harness.key_press(Key::ArrowRight);
        window.harness.step();
        if window.app().settings.pace.seconds() < 0.3 {
            break;
        }
    }
    assert!(window.app().settings.pace.seconds() < 0.3, "{:?}", window.app().settings.pace);
    assert!(
        window.app().next_poll().is_some_and(|due| due < Duration::from_millis(300)),
        "the next move is due sooner"
    );
    window.wait("it is played", |window| !window.app().document.workspace().is_playing());
    window.click_first("Fast");
    assert!(window.has_text("Playback speed: Fast") && !window.has_text("0.20 s"), "the list is left");
    window.click_first("Playback speed: Fast");
    assert!(window.has_text("0.20 s"));
    window.click_first("Instant");
    assert!(window.has_text("Playback speed: Instant"));
}

#[test]
fn a_click_on_the_progress_chart_goes_to_that_move() {
    for puzzle in unfold_engine::puzzles::ALL.into_iter().filter(|puzzle| !puzzle.def().solvers().is_empty()) {
        let mut window =
            solved(puzzle, Language::ENGLISH, if puzzle.def().dimensions == 4 { "UF RU FO UR" } else { "R U F2 R'" });
        window.click_first("Chart: ");
        window.click_first("Progress by move");
        assert_eq!(window.app().choices().chart_for(window.app().puzzle()), Chart::Along);
        let all = playback::played_moves(window.app()).map(|(_, moves)| moves.0.len()).expect("moves");
        assert!(all >= 3);
        let name = format!(" after 0 of {all} moves");
        assert!(window.has_text(&name), "{puzzle:?}");
        window.click_first("plot of progress by move");
        let at = window.app().document.workspace().moves_made();
        assert!(at > 0 && at < all, "the middle of the chart is the middle of the moves: {at} of {all}");
        assert!(window.has_text(&format!(" after {at} of {all} moves")));
        if [PuzzleId::Cube3, PuzzleId::Tess2].contains(&puzzle) {
            window.click_first("Lower bound");
            assert_eq!(window.app().choices().curve_for(window.app().puzzle()), Curve::Bound);
            window.apply(PlaybackCommand::Seek(all));
            assert!(window.has_text(&format!(": 0 after {all} of {all} moves")));
        }
    }
}

#[test]
fn how_it_works_opens_the_page_of_each_method_and_escape_closes_it() {
    let pages = [
        (PuzzleId::Cube2, "optimal", MethodPage::Cube2),
        (PuzzleId::Cube3, "twophase", MethodPage::TwoPhase),
        (PuzzleId::Cube3, "optimal", MethodPage::Optimal),
        (PuzzleId::Cube3, "direct", MethodPage::Direct),
        (PuzzleId::Cube3, "greedy", MethodPage::Greedy),
        (PuzzleId::Cube3, "ida-score", MethodPage::ScoreIda),
        (PuzzleId::Tess2, "anytime", MethodPage::Anytime),
        (PuzzleId::Tess3, "anytime", MethodPage::FourPhases),
    ];
    let mut window = new(PuzzleId::Cube2, Language::ENGLISH);
    window.open_solver();
    for (puzzle, method, page) in pages {
        window.apply(HistoryCommand::SwitchTo(puzzle));
        // The proving method replaces the default one.
        let proves = puzzle == PuzzleId::Cube3 && method == "optimal";
        window.apply(SearchCommand::SetHowFar(if proves { HowFar::Prove } else { HowFar::Shortest }));
        window.apply(SearchCommand::SetMethod(if proves { "twophase" } else { method }));
        window.click_first("How it works");
        assert_eq!(window.app().page.as_ref(), Some(&Page::Method(page)));
        assert!(window.has_text(methods::title(page).get(Language::ENGLISH)) && window.has_text("picture: "));
        for paragraph in methods::paragraphs(Language::ENGLISH, page) {
            assert!(window.has_text(&paragraph));
        }
        window.harness.key_press(Key::Escape);
        window.settle();
        assert!(window.app().page.is_none() && !window.has_text("picture: "));
    }
}

#[test]
fn the_help_lists_every_page_and_views_link_to_theirs() {
    for (n, language) in Language::BUILT_IN.into_iter().enumerate() {
        let mut window = new(PuzzleId::Cube3, language);
        let (help, methods) = [("Help", "Methods"), ("Aide", "Méthodes"), ("Ayuda", "Métodos")][n];
        for page in PAGES {
            window.open_menu(help);
            window.click_first(methods);
            window.click_first(methods::title(page).get(language));
            assert_eq!(window.app().page.as_ref(), Some(&Page::Method(page)), "{language:?}");
            let first = &methods::paragraphs(language, page)[0];
            assert!(window.has_text(first), "{first}");
            window.harness.key_press(Key::Escape);
            window.settle();
        }
    }
    let mut window = new(PuzzleId::Cube3, Language::ENGLISH);
    window.apply(SettingsCommand::SetView(View::Crosses));
    window.open_solver();
    let found = window.harness.query_all_by_label("How it works").count();
    assert_eq!(found, 1, "that of the crosses: what solves the whole cube is out of the way");
    window.click("How it works");
    assert_eq!(window.app().page.as_ref(), Some(&Page::Method(MethodPage::Crosses)));
}
