//! An idle window: few controls, few sentences, a large puzzle, and nothing that jumps.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::{self, home, temporary, window::TestWindow};
use eframe::egui::{Key, Modifiers, PointerButton, Pos2, Rect, Role, accessibility::is_input, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use unfold_app::camera;
use unfold_app::command::TourCommand;
use unfold_app::command::{HistoryCommand, PaintingCommand, ScrambleCommand, SearchCommand, SettingsCommand};
use unfold_app::settings::{seconds_limit::SecondsLimit, switch::Switch};
use unfold_engine::puzzle::PuzzleId;

const USUAL_SIZE: [f32; 2] = [1280.0, 800.0];
/// Maximum number of controls: named, enabled, clickable widgets. The facelets of the net count as one, as do the moves of a solution, the
/// rows of moves, and each group of [`CHOICES`].
const MAX_CONTROLS: usize = 25;
/// Maximum number of sentences: labels of at least [`MIN_SENTENCE_WORDS`] words.
const MAX_SENTENCES: usize = 3;
const MIN_SENTENCE_WORDS: usize = 5;
/// Minimum share of a window of [`USUAL_SIZE`] that the net and the drawn puzzle cover.
const MIN_PUZZLE_SHARE: f32 = 0.35;

/// An idle window with a random position, without the tour.
fn idle_window(puzzle: PuzzleId, size: [f32; 2]) -> TestWindow {
    let folder = temporary();
    let around = home::environment(folder.path(), support::tables::folder());
    let mut window = TestWindow::with_default_tools(folder, around, size, 1.0);
    window.apply(TourCommand::Leave);
    window.apply(HistoryCommand::SwitchTo(puzzle));
    window.apply(ScrambleCommand::ScrambleFrom(3));
    // Moves the pointer away from the view, and waits until the message about the scramble has expired.
    window.harness.hover_at(Pos2::new(600.0, 4.0));
    window.wait("the news is over", |window| !window.app().undo_offer.is_active(window.app().now));
    window
}

/// Groups of choices, each of which counts as one control.
const CHOICES: [&[&str]; 3] = [
    &["2×2×2", "3×3×3", "2×2×2×2", "3×3×3×3"],
    &["Puzzle", "Cross", "Batch", "Graph", "Algorithms", "Cases", "Fewest moves"],
    &["Turn", "Paint"],
];

/// Number of controls, with the choices of one kind counted once.
fn count_controls(controls: &BTreeMap<String, Rect>) -> usize {
    let kind = |name: &String| match CHOICES.iter().position(|kind| kind.contains(&name.as_str())) {
        Some(kind) => format!("choice {kind}"),
        // Moves of rows that are not played are named with the row.
        None if name.starts_with("move ") || name.contains(", move ") => "moves".to_owned(),
        // The rows of moves are one choice.
        None if ["Scramble, ", "Solution, "].iter().any(|row| name.starts_with(row)) => "rows".to_owned(),
        None => name.clone(),
    };
    controls.keys().map(kind).collect::<BTreeSet<String>>().len()
}

/// The named, enabled, clickable widgets with their rectangles. Of the net, only the grid is included.
fn controls(window: &TestWindow) -> BTreeMap<String, Rect> {
    let net = window.harness.query_all_by(|node| node.role() == Role::Grid).next().map(|node| node.rect());
    let nodes = window.harness.query_all_by(|node| {
        (is_input(node.role()) || [Role::Canvas, Role::Grid].contains(&node.role())) && node.label().is_some()
    });
    let mut out = BTreeMap::new();
    for node in nodes {
        let (rect, role) = (node.rect(), node.accesskit_node().role());
        // Panel dividers can only be dragged, and disabled widgets cannot be used.
        if role == Role::Splitter || node.accesskit_node().is_disabled() {
            continue;
        }
        let is_facelet = role == Role::Button && net.is_some_and(|net| net.contains(rect.center()));
        if !is_facelet && rect.is_positive() {
            out.insert(node.accesskit_node().label().unwrap_or_default(), rect);
        }
    }
    out
}

/// Number of words in a text; numbers and symbols do not count.
fn words(text: &str) -> usize {
    text.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).count()
}

fn sentences(window: &TestWindow) -> Vec<String> {
    let labels = window.harness.query_all_by(|node| node.role() == Role::Label);
    let texts = labels.filter_map(|node| node.accesskit_node().value().or_else(|| node.accesskit_node().label()));
    let mut texts: Vec<String> = texts.filter(|text| words(text) >= MIN_SENTENCE_WORDS).collect();
    texts.sort();
    texts.dedup();
    texts
}

/// The share of the window covered by the bounding boxes of the net's facelets and of the drawn puzzle.
fn covered(window: &TestWindow) -> f32 {
    let facelets: Vec<Rect> = {
        let net = window.harness.query_all_by(|node| node.role() == Role::Grid).next().expect("the net").rect();
        let buttons = window.harness.query_all_by(|node| node.role() == Role::Button);
        buttons.map(|node| node.rect()).filter(|rect| net.contains(rect.center())).collect()
    };
    let net = facelets.into_iter().fold(Rect::NOTHING, Rect::union);
    let scene = camera::scene_at_rest(window.app());
    let points = scene.polygons.iter().flat_map(|polygon| polygon.outline.iter().copied());
    let drawing = points
        .map(|point| window.on_screen(point))
        .fold(Rect::NOTHING, |rect, at| rect.union(Rect::from_min_max(at, at)));
    let drawing = drawing.intersect(window.view());
    let all = window.harness.ctx.content_rect();
    (net.area() + drawing.area()) / all.area()
}

#[test]
fn an_idle_window_has_few_controls_and_sentences_and_a_large_puzzle() {
    for puzzle in [PuzzleId::Cube3, PuzzleId::Tess2] {
        let mut window = idle_window(puzzle, USUAL_SIZE);
        let is_quiet = |window: &TestWindow, when: &str| {
            let (controls, sentences) = (controls(window), sentences(window));
            let count = count_controls(&controls);
            assert!(count <= MAX_CONTROLS, "{puzzle:?} {when}: {count} in {controls:#?}");
            assert!(sentences.len() <= MAX_SENTENCES, "{puzzle:?} {when}: {sentences:#?}");
        };
        is_quiet(&window, "before a search");
        let is_large = |window: &TestWindow, when: &str| {
            assert!(covered(window) >= MIN_PUZZLE_SHARE, "{puzzle:?} {when}: {}", covered(window));
        };
        is_large(&window, "before a search");
        window.apply(SearchCommand::Solve);
        window.wait("a solution", |window| window.app().results().best().is_some());
        window.apply(SearchCommand::Stop);
        window.wait("the end", |window| !window.app().search.is_running());
        window.wait("the news is over", |window| !window.app().undo_offer.is_active(window.app().now));
        is_large(&window, "after a search");
        is_quiet(&window, "after a search");
        assert!(covered(&idle_window(puzzle, [1920.0, 1080.0])) >= 0.4, "{puzzle:?}");
    }
}

#[test]
fn nothing_moves_before_during_and_after_a_search() {
    for puzzle in [PuzzleId::Cube3, PuzzleId::Tess2] {
        let mut window = idle_window(puzzle, USUAL_SIZE);
        let before = controls(&window);
        window.apply(SearchCommand::Solve);
        window.wait("a solution", |window| window.app().results().best().is_some());
        let during = controls(&window);
        window.apply(SearchCommand::Stop);
        window.wait("the end", |window| !window.app().search.is_running());
        let stopped = controls(&window);
        // The message after the time limit is longer.
        window.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_seconds(0.5)));
        window.apply(SearchCommand::Solve);
        window.wait("the end of the time", |window| !window.app().search.is_running());
        let ended = controls(&window);
        for (when, other) in [("during", &during), ("stopped", &stopped), ("ended", &ended)] {
            for (name, rect) in &before {
                // The moves of the played row are named with the row once another row is played.
                let bare = name.split(", ").next().unwrap_or(name);
                let of_row = other.get(&format!("Scramble, {bare}")).filter(|_| bare.starts_with("move "));
                let Some(now) = of_row.or_else(|| other.get(name)) else { continue };
                let moved = (now.min - rect.min).abs().max((now.max - rect.max).abs());
                assert!(moved.max_elem() <= 1.0, "{puzzle:?} {when} {name}: {rect:?} {now:?}");
            }
        }
    }
}

/// The centre of the first red facelet in the net.
fn red_facelet(window: &TestWindow) -> Pos2 {
    let net = window.harness.query_all_by(|node| node.role() == Role::Grid).next().expect("the net").rect();
    let buttons = window.harness.query_all_by_label_contains(", red");
    buttons.map(|node| node.rect().center()).find(|at| net.contains(*at)).expect("a red facelet")
}

#[test]
fn a_net_click_selects_in_turn_mode_and_only_turn_ends_painting() {
    let mut window = idle_window(PuzzleId::Cube3, USUAL_SIZE);
    let editor = |window: &TestWindow| {
        let workspace = window.app().document.workspace();
        (workspace.editor.is_painting, workspace.editor.chosen.is_some())
    };
    let state = window.app().document.workspace().state().cloned();
    assert!(!window.has_text("white, 0 left") && !window.has_text("Fill in") && window.has_text("Your own puzzle"));
    let facelet = red_facelet(&window);
    window.drag(&[facelet], PointerButton::Primary);
    assert_eq!(editor(&window), (false, true), "it chooses the piece");
    assert_eq!(window.app().document.workspace().state(), state.as_ref(), "it paints nothing");
    window.drag(&[facelet], PointerButton::Primary);
    assert_eq!(editor(&window), (false, false), "a second click lets go of it");
    window.press_with_modifiers(Modifiers::NONE, Key::R);
    assert_ne!(window.app().document.workspace().state(), state.as_ref(), "letters turn, though the net was clicked");
    let state = window.app().document.workspace().state().cloned();
    window.press_with_modifiers(Modifiers::COMMAND, Key::E);
    assert!(editor(&window).0 && window.has_text("white, 0 left") && window.has_text("Fill in"));
    window.apply(PaintingCommand::SetBrush(Some(0).into()));
    let facelet = red_facelet(&window);
    window.drag(&[facelet], PointerButton::Primary);
    assert_ne!(window.app().document.workspace().state(), state.as_ref(), "the click paints");
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    window.apply(HistoryCommand::Reset);
    window.apply(ScrambleCommand::ScrambleFrom(4));
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    assert!(editor(&window).0, "nothing else ends painting");
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    // In painting mode, letters paint even if the net does not have the focus.
    window.apply(PaintingCommand::Clear);
    let missing = |window: &TestWindow| window.app().document.workspace().painting().unpainted_count();
    let before = missing(&window);
    window.press_with_modifiers(Modifiers::NONE, Key::R);
    assert_eq!(missing(&window), before - 1);
    window.click("Turn");
    assert!(!editor(&window).0 && !window.has_text("Fill in"));
}

#[test]
fn view_tools_appear_on_hover_or_focus_and_can_stay_visible() {
    let mut window = idle_window(PuzzleId::Tess2, USUAL_SIZE);
    assert!(!window.has_text("Reset view"));
    let view = window.view();
    window.harness.hover_at(view.center());
    window.settle();
    assert!(window.has_text("Reset view") && window.has_text("Sizes") && window.has_text("Pieces"));
    assert_eq!(window.view(), view, "the puzzle keeps its room");
    window.harness.hover_at(Pos2::new(600.0, 4.0));
    window.settle();
    assert!(!window.has_text("Reset view"));
    window.harness.query_all_by_label_contains("3D view of the").next().expect("the view").focus();
    window.settle();
    assert!(window.has_text("Reset view"), "the keys are there");
    window.harness.query_all_by_label_contains("net of the").next().expect("the net").focus();
    window.settle();
    assert!(!window.has_text("Reset view"));
    window.press_with_modifiers(Modifiers::SHIFT, Key::F8);
    assert!(window.has_text("Reset view") && window.app().settings.always_tools);
    window.apply(SettingsCommand::Set(Switch::AlwaysTools, false));
    assert!(!window.has_text("Reset view"));
}

#[test]
fn the_active_piece_filter_is_shown_and_removed_by_a_click() {
    let mut window = idle_window(PuzzleId::Tess2, USUAL_SIZE);
    assert!(!window.has_text(": Misplaced ×"));
    window.apply(unfold_app::command::row_named("pieces-misplaced").expect("a command").command.clone());
    let [shown, _] = unfold_app::filters::counts(window.app());
    window.click_first(&format!("{shown} of 16 pieces: Misplaced ×"));
    assert!(!window.has_text(": Misplaced ×"));
}

#[test]
fn the_tour_card_can_be_dragged_away() {
    let folder = temporary();
    let around = home::environment(folder.path(), support::tables::folder());
    let mut window = TestWindow::with_default_tools(folder, around, USUAL_SIZE, 1.0);
    window.apply(TourCommand::Tour);
    let card = |window: &TestWindow| {
        window.harness.query_all_by_label_contains("Tour, step 1").next().expect("the card").rect().min
    };
    let before = card(&window);
    let hold = before + vec2(120.0, 6.0);
    window.drag(&[hold, hold + vec2(5.0, 5.0), hold + vec2(200.0, -150.0)], PointerButton::Primary);
    assert!((card(&window) - before - vec2(200.0, -150.0)).length() < 12.0, "{before:?} {:?}", card(&window));
}
