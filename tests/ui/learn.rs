//! Playback, the move list with its lessons, the chart along the moves and the pages about methods, as a person uses them.

use crate::support;
use std::time::{Duration, Instant};

use eframe::egui::{Key, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use unfold::app::dialog::Dialog;
use unfold::app::sentences;
use unfold::app::{Command, Input};
use unfold::engine::puzzle::PuzzleId;
use unfold::i18n::Language;
use unfold::model::choices::{Chart, View};
use unfold::model::document::playback::{Pace, Speed};
use unfold::model::lesson::method_page::{PAGES, Page};
use unfold::model::lesson::progress_chart::Curve;

use crate::support::desk::Desk;

fn new(puzzle: PuzzleId, language: Language) -> Desk {
    Desk::in_language(puzzle, support::tables::folder(), language)
}

/// The puzzle after these moves, solved.
fn solved(puzzle: PuzzleId, language: Language, moves: &str) -> Desk {
    let mut desk = new(puzzle, language);
    desk.apply(Input::TypePosition(moves.into()));
    desk.apply(Command::Solve);
    desk.wait("it is solved", |desk| !desk.app().is_searching() && desk.app().results().best().is_some());
    desk
}

#[test]
fn a_click_on_a_move_goes_there_and_its_lesson_is_given() {
    let mut desk = solved(PuzzleId::Cube3, Language::English, "R U2 F'");
    assert_eq!(desk.app().view(), View::Moves);
    assert!(desk.sees("F, the first move:") && desk.sees("turn the front face a quarter clockwise"));
    desk.click_first("move 2: U2");
    assert_eq!(desk.app().played(), 2);
    assert!(desk.sees("move 2: U2, made last") && desk.sees("move 3: R', next"));
    assert!(desk.sees("U2, just made:") && desk.sees("turn the upper face by half"));
    assert!(desk.sees("Next R': turn the right face a quarter counter-clockwise"));
    assert!(desk.sees(", move 2 of 3"));
    desk.click_first("Step on");
    assert!(desk.sees("R', just made:") && desk.sees("Now true: the puzzle is solved."));
    assert!(desk.sees("corners home: ") && !desk.sees("Next R'"));
    desk.click_first("To the start");
    assert!(desk.sees("F, the first move:"));
}

#[test]
fn lessons_are_given_in_each_language() {
    for (language, made, turning) in [
        (
            Language::French,
            "R', qui vient d’être joué",
            "tourner la face droite d’un quart de tour dans le sens antihoraire",
        ),
        (Language::Spanish, "R', recién hecho", "girar la cara derecha un cuarto de vuelta en sentido antihorario"),
    ] {
        let mut desk = solved(PuzzleId::Cube3, language, "R U2 F'");
        desk.apply(Command::Seek(3));
        assert!(desk.sees(made) && desk.sees(turning), "{language:?}");
    }
}

#[test]
fn the_speed_has_names_and_a_slider_that_acts_while_it_plays() {
    let mut desk = solved(PuzzleId::Cube2, Language::English, "R U2 F' R U");
    desk.click_first("speed: Normal");
    desk.click_first("Slow");
    assert_eq!(desk.app().settings().pace, Speed::Slow.pace());
    let slider = |desk: &Desk| {
        desk.window.get_by_role_and_label(Role::Slider, "seconds a move").accesskit_node().numeric_value()
    };
    let slow = slider(&desk);
    desk.apply(Command::SetPace(Pace::of_seconds(3.0)));
    desk.click_first("Play");
    assert!(desk.app().is_playing() && desk.app().played() == 0);
    assert!(desk.sees("speed: Custom") && slider(&desk) != slow);
    // As it plays the slider is moved by keys, towards faster.
    for _ in 0..400 {
        desk.window.get_by_role_and_label(Role::Slider, "seconds a move").focus();
        desk.window.key_press(Key::ArrowRight);
        desk.window.step();
        if desk.app().settings().pace.seconds() < 0.3 {
            break;
        }
    }
    assert!(desk.app().settings().pace.seconds() < 0.3, "{:?}", desk.app().settings().pace);
    let start = Instant::now();
    desk.wait("it is played", |desk| !desk.app().is_playing());
    assert!(start.elapsed() < Duration::from_secs(4), "five moves took {:?}", start.elapsed());
    desk.click_first("speed: ");
    desk.click_first("Fast");
    assert!(desk.sees("speed: Fast") && desk.sees("0.20 s"));
    desk.click_first("speed: Fast");
    desk.click_first("Instant");
    assert!(desk.sees("at once"));
}

#[test]
fn the_chart_along_the_moves_goes_where_it_is_clicked() {
    for puzzle in unfold::engine::puzzle::ALL {
        let mut desk =
            solved(puzzle, Language::English, if puzzle == PuzzleId::Tess2 { "UF RU FO UR" } else { "R U F2 R'" });
        desk.click_first("Along the moves");
        assert_eq!(desk.app().chart(), Chart::Along);
        let all = desk.app().played_moves().map(|(_, moves)| moves.0.len()).expect("moves");
        assert!(all >= 3);
        let name = format!("; after 0 of {all} moves it is ");
        assert!(desk.sees(&name), "{puzzle:?}");
        desk.click_first("plot along the moves");
        let at = desk.app().played();
        assert!(at > 0 && at < all, "the middle of the chart is the middle of the moves: {at} of {all}");
        assert!(desk.sees(&format!("; after {at} of {all} moves it is ")));
        if puzzle != PuzzleId::Cube2 {
            desk.click_first("Lower bound");
            assert_eq!(desk.app().curve(), Curve::Bound);
            desk.apply(Command::Seek(all));
            assert!(desk.sees(&format!("after {all} of {all} moves it is 0")));
        }
    }
}

#[test]
fn how_it_works_opens_the_page_of_each_method_and_escape_closes_it() {
    let pages = [
        (PuzzleId::Cube2, "optimal", Page::Cube2),
        (PuzzleId::Cube3, "twophase", Page::TwoPhase),
        (PuzzleId::Cube3, "direct", Page::Direct),
        (PuzzleId::Cube3, "greedy", Page::Greedy),
        (PuzzleId::Cube3, "ida-score", Page::ScoreIda),
        (PuzzleId::Tess2, "anytime", Page::Anytime),
        (PuzzleId::Tess2, "optimal", Page::Proof),
    ];
    let mut desk = new(PuzzleId::Cube2, Language::English);
    for (puzzle, method, page) in pages {
        desk.apply(Command::SwitchTo(puzzle));
        desk.apply(Command::SetMethod(method));
        desk.click_first("How it works");
        assert_eq!(desk.app().dialog(), Some(&Dialog::Method(page)));
        assert!(desk.sees(sentences::method::title(page).say(Language::English)) && desk.sees("picture: "));
        for paragraph in sentences::method::paragraphs(Language::English, page) {
            assert!(desk.sees(&paragraph));
        }
        desk.window.key_press(Key::Escape);
        desk.settle();
        assert!(desk.app().dialog().is_none() && !desk.sees("picture: "));
    }
}

#[test]
fn the_help_lists_every_page_and_views_lead_to_theirs() {
    for language in Language::ALL {
        let mut desk = new(PuzzleId::Cube3, language);
        let (help, methods) = [("Help", "Methods"), ("Aide", "Méthodes"), ("Ayuda", "Métodos")][language as usize];
        for page in PAGES {
            desk.click_first(help);
            desk.click_first(methods);
            desk.click_first(sentences::method::title(page).say(language));
            assert_eq!(desk.app().dialog(), Some(&Dialog::Method(page)), "{language:?}");
            let first = &sentences::method::paragraphs(language, page)[0];
            assert!(desk.sees(first), "{first}");
            desk.window.key_press(Key::Escape);
            desk.settle();
        }
    }
    let mut desk = new(PuzzleId::Cube3, Language::English);
    desk.apply(Command::SetView(View::Crosses));
    let found = desk.window.query_all_by_label("How it works").count();
    assert_eq!(found, 2, "one of the solver, one of the crosses");
    let mut opened = Vec::new();
    for n in 0..found {
        desk.window.query_all_by_label("How it works").nth(n).expect("a button").click();
        desk.settle();
        opened.extend(desk.app().dialog().cloned());
        desk.apply(Command::Dismiss);
    }
    assert!([Page::Crosses, Page::TwoPhase].iter().all(|page| opened.contains(&Dialog::Method(*page))), "{opened:?}");
}
