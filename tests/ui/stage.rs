//! The stage: net and 3D view, pages, presentation, messages with *Undo*, comparison of moves.

use crate::support;
use crate::support::window::{SIZE, TestWindow};
use eframe::egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Role, TouchPhase};
use eframe::egui::{pos2, vec2};
use egui_kittest::kittest::{AccessKitNode, Queryable};
use unfold_app::command::{Command, CoordinatesCommand, ExamplesCommand, FilesCommand, HistoryCommand};
use unfold_app::command::{
    PaintingCommand, PlaybackCommand, RunsCommand, ScrambleCommand, SearchCommand, SettingsCommand,
};
use unfold_app::command::{ShortcutsCommand, TablesCommand, TypingCommand, rows};
use unfold_app::document::{playback::PlaybackControl, tracks::ComparedMoves};
use unfold_app::settings::choices::{Chart, View};
use unfold_app::settings::{seconds_limit::SecondsLimit, switch::Switch};
use unfold_app::{page::Page, playback, played::SequenceKind};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::Language;

const NET: &str = "net of the 3×3×3";
const SPACE: &str = "3D view of the 3×3×3, drag to rotate";

fn new() -> TestWindow {
    TestWindow::new(PuzzleId::Cube3, support::tables::folder())
}

/// Returns two flags: true if the net is shown, and true if the 3D view is.
fn parts(window: &TestWindow) -> [bool; 2] {
    let net = |node: &AccessKitNode<'_>| node.label().is_some_and(|label| label.starts_with(NET));
    [
        window.harness.query_all_by(net).next().is_some(),
        window.harness.query_by_role_and_label(Role::Canvas, SPACE).is_some(),
    ]
}

#[test]
fn shortcuts_maximise_either_part_and_restore_both() {
    let mut window = new();
    assert_eq!(parts(&window), [true, true]);
    let width = |window: &TestWindow| window.harness.get_by_role_and_label(Role::Canvas, SPACE).rect().width();
    let beside = width(&window);
    window.press_with_modifiers(Modifiers::NONE, Key::F8);
    assert_eq!(parts(&window), [false, true]);
    assert!(width(&window) > 1.5 * beside);
    window.press_with_modifiers(Modifiers::NONE, Key::F7);
    assert_eq!(parts(&window), [true, false]);
    window.press_with_modifiers(Modifiers::NONE, Key::F7);
    assert_eq!(parts(&window), [true, true]);
}

#[test]
fn a_narrow_window_shows_one_part_with_the_length_and_solve() {
    let mut window = TestWindow::with_size(support::tables::folder(), Language::ENGLISH, [1024.0, 700.0]);
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    assert_eq!(parts(&window), [true, false]);
    window.click("3D view");
    assert_eq!(parts(&window), [false, true]);
    window.click("Net");
    assert_eq!(parts(&window), [true, false]);
    assert!(!window.has_text("Method and limits"), "the panel waits to be asked for");
    window.apply(TypingCommand::TypePosition("R U F".into()));
    window.click("Solve");
    window.wait("the proof", |window| window.app().results().is_optimal());
    assert!(window.has_text("3 HTM"));
    window.press_with_modifiers(Modifiers::NONE, Key::F9);
    assert!(window.has_text("Method and limits"));
    window.press_with_modifiers(Modifiers::NONE, Key::F9);
    assert!(!window.has_text("Method and limits"));
}

#[test]
fn a_page_replaces_the_stage_and_escape_leaves_it() {
    let mut window = new();
    for open in [
        Command::Settings(SettingsCommand::SetView(View::Crosses)),
        Command::Settings(SettingsCommand::SetView(View::Batch)),
        Command::Coordinates(CoordinatesCommand::Coordinates),
        Command::Tables(TablesCommand::Tables),
        Command::Settings(SettingsCommand::Appearance),
        Command::Shortcuts(ShortcutsCommand::Keys),
        Command::Examples(ExamplesCommand::Examples),
    ] {
        window.apply(open.clone());
        assert_eq!(parts(&window), [false, true], "{open:?}: the puzzle is docked");
        assert!(!window.app().shows_stage());
        window.press_with_modifiers(Modifiers::NONE, Key::Escape);
        assert!(window.app().shows_stage(), "{open:?}");
        assert_eq!(parts(&window), [true, true], "{open:?}");
        window.apply(open.clone());
        window.click("Back to the puzzle");
        assert!(window.app().shows_stage(), "{open:?}");
    }
    // A page opened over another view closes before that view.
    window.apply(SettingsCommand::SetView(View::Batch));
    window.apply(TablesCommand::Tables);
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    assert_eq!((window.app().page.as_ref(), window.app().view()), (None, View::Batch));
}

#[test]
fn a_presentation_shows_move_and_sentence_and_uses_arrow_keys() {
    let mut window = new();
    window.press_with_modifiers(Modifiers::NONE, Key::F11);
    assert_eq!(window.app().page.as_ref(), Some(&Page::Presentation));
    assert!(window.has_text("There is nothing to present yet."));
    window.press_with_modifiers(Modifiers::NONE, Key::F11);
    window.apply(TypingCommand::TypePosition("R U F".into()));
    window.apply(SearchCommand::Solve);
    window.wait("the proof", |window| window.app().results().is_optimal());
    window.press_with_modifiers(Modifiers::NONE, Key::F11);
    assert!(window.has_text("turn the front face 90° anticlockwise") && !window.has_text("Facelets or moves"));
    window.press_with_modifiers(Modifiers::NONE, Key::ArrowRight);
    window.press_with_modifiers(Modifiers::NONE, Key::ArrowRight);
    assert_eq!(window.app().document.workspace().moves_made(), 2);
    assert!(window.has_text("turn the upper face 90° anticlockwise"));
    window.press_with_modifiers(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(window.app().document.workspace().moves_made(), 1);
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    assert!(window.app().shows_stage());
}

#[test]
fn the_message_about_a_scramble_offers_undo() {
    let mut window = new();
    window.apply(ScrambleCommand::Scramble);
    assert!(window.app().undo_offer.is_active(window.app().now));
    // The button in the top bar, and the one beside the message.
    let undo = |node: &AccessKitNode<'_>| node.role() == Role::Button && node.label().as_deref() == Some("Undo");
    assert_eq!(window.harness.query_all_by(undo).count(), 2);
    window.harness.query_all_by(undo).last().expect("the button").click();
    window.settle();
    assert!(window.app().document.workspace().is_fresh(), "the scramble is undone");
    window.apply(SearchCommand::Solve);
    assert!(!window.app().undo_offer.is_active(window.app().now), "nothing of it could be undone");
}

#[test]
fn the_wheel_scrolls_the_panel_and_does_not_stretch_its_chart() {
    let folder = support::temporary();
    let size = [1280.0, 560.0];
    let mut window = TestWindow::start(folder, support::tables::folder(), Language::ENGLISH, size);
    window.type_position("R U F2 D' L B2");
    window.apply(RunsCommand::SetChart(Chart::Along));
    window.apply(ScrambleCommand::PlayScramble);
    window.apply(PlaybackCommand::Go(PlaybackControl::End));
    window.settle();
    let chart = |window: &TestWindow| {
        let is_chart = |node: &AccessKitNode<'_>| {
            node.role() == Role::Image
                && node.label().is_some_and(|label| label.starts_with("plot of progress by move"))
        };
        window.harness.query_all_by(is_chart).next().expect("a chart").rect()
    };
    // In such a low window, the chart is below the visible part of the panel.
    window.point_at(pos2(chart(&window).center().x, 200.0));
    let before = chart(&window);
    for _ in 0..5 {
        let (unit, phase, source) = (MouseWheelUnit::Line, TouchPhase::Move, MouseWheelSource::Wheel);
        let (delta, modifiers) = (vec2(0.0, -1.0), Modifiers::NONE);
        window.harness.event(Event::MouseWheel { unit, delta, phase, source, modifiers });
        window.harness.run_steps(10);
    }
    let after = chart(&window);
    assert!(after.top() < before.top() - 20.0, "it is scrolled: {before} {after}");
    // The chart keeps its height when its axis comes into view.
    assert!(after.height() < before.height() + 1.0, "{before} {after}");
}

#[test]
fn compared_moves_are_shown_with_the_difference_in_length() {
    let mut window = new();
    window.apply(ScrambleCommand::ScrambleFrom(5));
    window.apply(SearchCommand::Solve);
    window.wait("two solutions", |window| window.app().results().solutions.len() > 1);
    window.apply(SearchCommand::Stop);
    window.wait("the end", |window| !window.app().search.is_running());
    assert!(playback::compared_notes(window.app()).is_none());
    let first = window.app().results().solutions[0].clone();
    window.apply(SettingsCommand::Set(Switch::AlwaysTools, true));
    window.click("Moves");
    window.click("Compare");
    window.click_last(&format!("Solution, {} HTM", first.length));
    let notes = playback::compared_notes(window.app()).expect("compared").clone();
    assert_eq!(notes.moves, first.moves);
    assert!(window.has_text(&format!("Solution, {} HTM", first.length)));
    // The difference is shown beside both lengths, with the longer moves above.
    let best = window.app().results().best().expect("a solution").length;
    let less = first.length - best;
    assert!(less > 0 && window.has_text(&format!("{best}, −{less} HTM")) && window.has_text(&first.length.to_string()));
    assert!(playback::compared_track(window.app()).is_some_and(|track| track.is_first && track.at == 0));
    // The comparison belongs to the position.
    window.apply(ScrambleCommand::ScrambleFrom(6));
    assert!(playback::compared_notes(window.app()).is_none());
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    assert!(playback::compared_notes(window.app()).is_some());
    window.apply(PlaybackCommand::Compare(None));
    assert!(playback::compared_notes(window.app()).is_none());
}

#[test]
fn either_of_two_tracks_plays_from_its_own_position() {
    for size in [[1280.0, 800.0], [1024.0, 700.0]] {
        let mut window = TestWindow::with_size(support::tables::folder(), Language::ENGLISH, size);
        window.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
        window.apply(FilesCommand::OpenPath(support::data("mc4d/logs/published/daniel-2x2x2x2-46.log")));
        window.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_seconds(0.3)));
        window.apply(SearchCommand::Solve);
        window.wait("the end", |window| !window.app().search.is_running());
        let best = window.app().results().best().expect("a solution").clone();
        let start = window.app().document.workspace().painting().clone();
        let log = window.app().document.workspace().position().log_player().expect("a log").moves.clone();
        window.apply(PlaybackCommand::Compare(Some(ComparedMoves::Row(SequenceKind::Log))));
        let label = "Log moves, 39 STM, 46 twists in MC4D";
        assert!(window.has_text(label), "both counts");
        assert!(window.has_text("39") && window.has_text(&format!("{}, −{} STM", best.length, 39 - best.length)));
        let played =
            |window: &TestWindow| window.app().document.workspace().player().map(|player| (player.kind, player.at));
        window.apply(PlaybackCommand::Seek(3));
        assert_eq!(played(&window), Some((SequenceKind::Solution, 3)));
        // A click on its name plays the other track from where it was left; the first track keeps its place.
        window.click(label);
        assert_eq!(played(&window), Some((SequenceKind::Log, 0)));
        assert_eq!(*window.app().document.workspace().painting(), start);
        assert!(
            playback::compared_track(window.app())
                .is_some_and(|track| track.at == 3 && track.notes.moves == best.moves)
        );
        window.apply(PlaybackCommand::Go(PlaybackControl::Forward));
        assert_eq!(*window.app().document.workspace().painting(), start.after(log.0[0]));
        window.press_with_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Space);
        assert_eq!(played(&window), Some((SequenceKind::Solution, 3)));
        // A click on a move of the other track goes there. The track has been scrolled, so the move is in view.
        let name = window.app().puzzle().def().moves[log.0[1].index()].name.clone();
        window.click(&format!("move 2: {name}, next"));
        assert_eq!(played(&window), Some((SequenceKind::Log, 2)));
        // The longer track is above, whichever is played.
        assert!(playback::compared_track(window.app()).is_some_and(|track| !track.is_first));
        // Played to its end, the track is still the same solution.
        window.apply(PlaybackCommand::SwitchTrack);
        window.apply(PlaybackCommand::Go(PlaybackControl::End));
        assert!(window.app().document.workspace().painting().facelets().is_some_and(|state| state.is_solved()));
        window.apply(PlaybackCommand::Compare(None));
        assert!(!window.app().is_possible(&Command::Playback(PlaybackCommand::SwitchTrack)));
    }
}

#[test]
fn a_quick_click_on_the_scrubber_seeks() {
    let mut window = new();
    window.apply(TypingCommand::TypePosition("R U F L D B R U".into()));
    window.apply(SearchCommand::Solve);
    window.wait("the end", |window| !window.app().search.is_running());
    let moves = window.app().document.workspace().player().expect("moves").moves.0.len();
    let scrubber = window.harness.get_by_role_and_label(Role::Slider, "moves played").rect();
    // Pressed and released within one frame.
    let click = |window: &mut TestWindow, pos: Pos2| {
        window.harness.event(Event::PointerMoved(pos));
        for pressed in [true, false] {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            window.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        }
        window.settle();
    };
    click(&mut window, scrubber.right_center());
    assert_eq!(window.app().document.workspace().moves_made(), moves);
    click(&mut window, scrubber.center());
    assert_eq!(window.app().document.workspace().moves_made(), moves.div_ceil(2));
    click(&mut window, scrubber.left_center());
    assert_eq!(window.app().document.workspace().moves_made(), 0);
}

#[test]
fn a_picked_colour_paints_in_3d_until_turn_is_selected() {
    let mut window = new();
    let middle = window.harness.get_by_role_and_label(Role::Canvas, SPACE).rect().center();
    let click = |window: &mut TestWindow| window.drag(&[middle, middle], PointerButton::Primary);
    let before = window.app().document.workspace().painting().clone();
    window.click("Paint");
    window.click_first("blue, 0 left");
    click(&mut window);
    let painted = window.app().document.workspace().painting().clone();
    let changed: Vec<usize> = (0..54).filter(|&i| painted.colour(i) != before.colour(i)).collect();
    assert_eq!(changed.len(), 1, "one facelet, and no turn");
    window.click("Turn");
    window.apply(HistoryCommand::Undo);
    click(&mut window);
    let turned =
        (0..54).filter(|&i| window.app().document.workspace().painting().colour(i) != before.colour(i)).count();
    assert!(
        turned > 1 || window.app().document.workspace().position().manual_solve.as_ref().is_some(),
        "it turns again"
    );
}

#[test]
fn pieces_of_the_last_move_are_highlighted() {
    let mut window = new();
    window.apply(TypingCommand::TypePosition("R".into()));
    window.apply(SettingsCommand::Set(Switch::ReduceMotion, true));
    window.apply(SearchCommand::Solve);
    window.wait("the proof", |window| window.app().results().is_optimal());
    assert!(unfold_app::lesson::update::moved_facelets(window.app()).is_empty(), "no move is made yet");
    window.apply(PlaybackCommand::Go(PlaybackControl::Forward));
    let touched = unfold_app::lesson::update::moved_facelets(window.app());
    // Eight stickers around the centre of the face, and twelve on its sides.
    assert_eq!(touched.iter().filter(|touched| **touched).count(), 20);
}

/// True for commands whose names imply that something is running or shown.
fn implies_something_runs(id: &str) -> bool {
    id.contains("stop") || ["dismiss", "tour-leave"].contains(&id)
}

#[test]
fn every_unavailable_command_gives_its_reason() {
    let mut window = TestWindow::with_size(support::tables::folder(), Language::ENGLISH, SIZE);
    for puzzle in unfold_engine::puzzles::ALL {
        window.apply(HistoryCommand::SwitchTo(puzzle));
        for row in rows().filter(|row| row.is_available_for(puzzle) && !implies_something_runs(row.id)) {
            let availability = window.app().availability(&row.command);
            assert!(availability.is_possible() || availability.why().is_some(), "{puzzle:?}: {}", row.id);
        }
    }
}

#[test]
fn the_algorithms_page_is_offered_only_for_supported_puzzles() {
    let mut window = new();
    let offered = |window: &TestWindow| window.harness.query_all_by_label("Algorithms").next().is_some();
    assert!(offered(&window));
    window.press_with_modifiers(Modifiers::NONE, Key::F2);
    assert_eq!(window.app().page.as_ref(), Some(&Page::Algorithms));
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Tess3));
    window.settle();
    assert_eq!((offered(&window), window.app().page.as_ref()), (false, None));
    window.press_with_modifiers(Modifiers::NONE, Key::F2);
    assert_eq!(window.app().page.as_ref(), None);
}

#[test]
fn the_origin_label_stays_in_place_when_solved_scrambled_or_painting() {
    let mut window = TestWindow::with_size(support::tables::folder(), Language::ENGLISH, [1280.0, 800.0]);
    let place = |window: &TestWindow, text: &str| {
        window.harness.query_all_by_label_contains(text).map(|node| node.rect().min).collect::<Vec<_>>()
    };
    window.apply(PaintingCommand::PutBrushDown);
    window.apply(HistoryCommand::Reset);
    let solved = place(&window, "Solved puzzle");
    assert_eq!(solved.len(), 1);
    window.apply(ScrambleCommand::ScrambleFrom(3));
    assert_eq!(place(&window, "Random position, seed 3"), solved);
    window.apply(PaintingCommand::FocusNet);
    assert_eq!(place(&window, "Random position, seed 3"), solved);
}
