//! The first start, and the interactive tour.

use crate::support;
use crate::support::window::{SIZE, TestWindow};
use eframe::egui::{Id, Key, Modifiers, Rect, Role};
use egui_kittest::kittest::Queryable;
use unfold_app::command::{Command, SearchCommand, SettingsCommand, TourCommand, TypingCommand, message::Message};
use unfold_app::tour::{self, TourStep};
use unfold_app::{document::position::Origin, event::Event};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::Language;

impl TestWindow {
    /// The very first start of a window of this size, in points.
    fn first_opened(size: [f32; 2]) -> Self {
        let mut window = Self::with_size(support::tables::folder(), Language::ENGLISH, size);
        window.apply(Message::Event(Event::WindowOpening));
        window
    }

    /// The rectangle of the tour's card.
    fn card(&self) -> Rect {
        let step = tour::shown_step(self.app()).expect("the tour goes on");
        let card = Id::unique(("tour", step.number()));
        self.harness.ctx.memory(|memory| memory.area_rect(card)).expect("a card")
    }

    /// The rectangle of the last button with this name; a menu may have another one.
    fn button(&self, name: &str) -> Rect {
        self.harness.get_all_by_role_and_label(Role::Button, name).last().expect("a button").rect()
    }
}

#[test]
fn the_first_start_shows_a_solvable_scrambled_cube() {
    let window = TestWindow::first_opened(SIZE);
    assert_eq!(window.app().puzzle(), PuzzleId::Cube3);
    assert!(matches!(window.app().document.workspace().position().origin, Origin::Random { .. }));
    assert!(!window.app().document.workspace().position().is_solved());
    assert!(window.app().is_possible(&Command::Search(SearchCommand::Solve)), "Solve is lit");
    assert!(!window.app().document.workspace().can_undo(), "there is nothing before it");
    assert!(window.has_text("Random position"));
    assert_eq!(tour::shown_step(window.app()), Some(TourStep::Scramble), "the tour is offered");
    // A start with an existing position keeps it.
    let mut window = TestWindow::with_size(support::tables::folder(), Language::ENGLISH, SIZE);
    window.apply(TypingCommand::TypePosition("R U".into()));
    window.apply(Message::Event(Event::WindowOpening));
    assert_eq!(window.app().document.workspace().position().origin, Origin::Typed);
}

#[test]
fn actions_advance_the_tour() {
    let mut window = TestWindow::first_opened(SIZE);
    assert!(window.has_text("Tour, step 1 of 3") && window.has_text("Scramble the puzzle"));
    window.click("Scramble");
    assert!(window.has_text("Tour, step 2 of 3"));
    assert_eq!(tour::shown_step(window.app()), Some(TourStep::Solve));
    window.click("Solve");
    window.wait("a solution", |window| window.app().results().best().is_some());
    assert!(window.has_text("Tour, step 3 of 3"));
    window.click("Stop");
    window.wait("the end", |window| !window.app().search.is_running());
    window.click("Play");
    assert!(tour::shown_step(window.app()).is_none() && !window.has_text("Tour, step"));
    assert!(window.app().document.workspace().playback.as_ref().is_some(), "it plays");
    assert!(window.app().news().starts_with("Tour finished."), "{}", window.app().news());
}

#[test]
fn the_tour_ignores_typing_skips_done_steps_and_never_goes_back() {
    let mut window = TestWindow::first_opened(SIZE);
    window.apply(TypingCommand::TypePosition("R U F".into()));
    assert_eq!(tour::shown_step(window.app()), Some(TourStep::Scramble), "typing is no scramble");
    window.click("Solve");
    window.wait("a solution", |window| window.app().results().best().is_some());
    assert_eq!(tour::shown_step(window.app()), Some(TourStep::Play), "what is solved needs no scramble");
    window.click("Scramble");
    assert_eq!(tour::shown_step(window.app()), Some(TourStep::Play), "it does not go back");
}

#[test]
fn the_tour_is_skipped_and_restarted() {
    let mut window = TestWindow::with_size(support::tables::folder(), Language::ENGLISH, SIZE);
    assert!(
        window.app().is_first_start && tour::shown_step(window.app()).is_none(),
        "only the real window begins with it"
    );
    window.apply(SettingsCommand::Appearance);
    window.open_menu("Help");
    window.click("Tour");
    assert!(window.has_text("Tour, step 1 of 3"));
    assert!(window.app().page.is_none(), "what the tour speaks of is in sight");
    // The tour does not take the focus.
    window.key(Key::R);
    window.settle();
    assert!(window.app().document.workspace().position().manual_solve.as_ref().is_some(), "letters turn");
    window.press_with_modifiers(Modifiers::COMMAND, Key::R);
    assert!(window.has_text("Tour, step 2 of 3"), "a key does it as well");
    window.click("Skip tour");
    assert!(tour::shown_step(window.app()).is_none() && !window.has_text("Tour, step"));
    window.apply(TourCommand::Tour);
    assert!(window.has_text("Tour, step 1 of 3"), "it begins at its beginning");
    window.harness.state_mut().close();
    let TestWindow { folder, harness, .. } = window;
    drop(harness);
    let window = TestWindow::start(folder, support::tables::folder(), Language::ENGLISH, SIZE);
    assert!(!window.app().is_first_start, "the next start is no first one");
}

#[test]
fn the_tour_card_is_beside_the_button_it_describes() {
    for size in [[1024.0, 700.0], [1280.0, 800.0], [1920.0, 1080.0]] {
        let mut window = TestWindow::first_opened(size);
        let screen = Rect::from_min_size(Default::default(), size.into());
        let apart = |window: &TestWindow, name: &str| {
            let (card, button) = (window.card(), window.button(name));
            assert!(!card.intersects(button), "{size:?} {name}: {card} covers {button}");
            assert!(screen.contains_rect(card), "{size:?} {name}: {card} is cut");
            assert!(card.expand(48.0).intersects(button), "{size:?} {name}: {card} is far from {button}");
        };
        apart(&window, "Scramble");
        window.click("Scramble");
        apart(&window, "Solve");
        window.click("Solve");
        window.wait("a solution", |window| window.app().results().best().is_some());
        window.click("Stop");
        apart(&window, "Play");
    }
}
