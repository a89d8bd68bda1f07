//! The controls below the 3D view, and the overlays on it.

use std::time::Duration;

use crate::support::{self, window::TestWindow};
use eframe::egui::{Color32, Event, Modifiers, Pos2, Rect, Role, Shape, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use unfold_app::command::{CameraCommand, HistoryCommand, ManualSolveCommand, PlaybackCommand};
use unfold_app::command::{SettingsCommand, WindowCommand};
use unfold_app::document::{piece_filter::PieceFilter, playback::PlaybackControl};
use unfold_app::{camera, playback, played::SequenceKind, settings::switch::Switch};
use unfold_engine::puzzle::{Move, PuzzleId, pieces::PieceKind};
use unfold_scene::space::{Camera, ViewFrom};
use unfold_text::Language;

fn motionless(puzzle: PuzzleId) -> TestWindow {
    let mut window = TestWindow::new(puzzle, support::tables::folder());
    window.apply(SettingsCommand::Set(Switch::ReduceMotion, true));
    window
}

/// All shapes of the last frame, with groups flattened.
fn shapes(window: &TestWindow) -> Vec<Shape> {
    fn flatten(shape: &Shape, out: &mut Vec<Shape>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| flatten(shape, out)),
            shape => out.push(shape.clone()),
        }
    }
    let mut out = Vec::new();
    window.harness.output().shapes.iter().for_each(|clipped| flatten(&clipped.shape, &mut out));
    out
}

/// The rectangle of the 3D view, without a strip for its corner button; empty if the view is not shown.
fn view(window: &TestWindow) -> Rect {
    let node = window.harness.query_all_by_label_contains("3D view of the").next();
    let all = node.map_or(Rect::NOTHING, |node| node.rect());
    // Leaves out the strip with the corner button.
    all.with_max_x(all.right() - 40.0)
}

/// The window position of a facelet's centre.
fn facelet(window: &TestWindow, facelet: usize) -> Pos2 {
    on_window(window, camera::scene(window.app()).centre(facelet).expect("it is seen"))
}

/// The window positions of the centres of a facelet's four quarters, which may turn different layers.
fn quarters(window: &TestWindow, facelet: usize) -> [Pos2; 4] {
    let scene = camera::scene(window.app());
    let hit = scene.centre(facelet).and_then(|at| scene.hit(at)).expect("it is seen");
    let spots = [[0.25, 0.25], [0.25, 0.75], [0.75, 0.25], [0.75, 0.75]];
    spots.map(|spot| on_window(window, scene.point_on_side(hit.polygon, spot).expect("a side")))
}

/// The window position of a point of the scene's unit screen.
fn on_window(window: &TestWindow, [x, y]: [f32; 2]) -> Pos2 {
    let view = view(window);
    let view = view.with_max_x(view.right() + 40.0);
    let fit = camera::scene(window.app()).fit(view.shrink(12.0).size().into());
    view.center() + Vec2::from(fit.offset) + vec2(x, y) * fit.unit
}

/// The fill colours of small discs with a dark outline.
fn discs(window: &TestWindow) -> Vec<Color32> {
    let disc = |shape: Shape| match shape {
        Shape::Circle(circle) if circle.stroke.color == Color32::BLACK && circle.radius < 10.0 => Some(circle.fill),
        _ => None,
    };
    shapes(window).into_iter().filter_map(disc).collect()
}

/// Number of open paths with more than ten points in the view. Each arc has two, one for its dark edge.
fn arcs(window: &TestWindow) -> usize {
    let view = view(window);
    let over = |points: &[Pos2]| points.len() > 10 && points.iter().any(|point| view.contains(*point));
    let is_arc = |shape: &&Shape| matches!(shape, Shape::Path(path) if !path.closed && over(&path.points));
    shapes(window).iter().filter(is_arc).count()
}

/// True if exactly this text is drawn anywhere in the window.
fn has_text(window: &TestWindow, text: &str) -> bool {
    shapes(window).iter().any(|shape| matches!(shape, Shape::Text(shown) if shown.galley.text() == text))
}

#[test]
fn shown_pieces_are_selected_below_the_view() {
    let mut window = motionless(PuzzleId::Cube3);
    window.click("Pieces: All");
    for name in ["Misplaced", "Edges", "Centres", "On U"] {
        assert!(window.has_text(name), "{name}");
    }
    assert!(!window.has_text("On I"), "a cube has no such face");
    window.click_last("Corners");
    assert_eq!(window.app().document.workspace().shown_parts.filter, PieceFilter::Kind(PieceKind::Corner));
    assert!(window.has_text("Pieces: Corners"));
    let scene = camera::scene(window.app());
    assert!(scene.centre(4).is_none() && scene.centre(0).is_some(), "a centre is seen through, a corner is not");
    assert!(!window.app().document.workspace().can_undo(), "it is no change of the position");
    // Each puzzle has its own filter.
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    assert!(window.has_text("Pieces: All"));
    window.click("Pieces: All");
    assert!(window.has_text("On I") && !window.has_text("Corners"));
    // The list is still open.
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Tess3));
    assert!(window.has_text("Two colours") && window.has_text("Centres") && !window.has_text("Corners"));
    window.click_last("Three colours");
    assert_eq!(window.app().document.workspace().shown_parts.filter, PieceFilter::Kind(PieceKind::ThreeColour));
}

#[test]
fn the_hypercube_has_a_depth_slider() {
    let mut window = motionless(PuzzleId::Tess2);
    let all = camera::scene(window.app()).polygons.len();
    window.harness.get_by_role_and_label(Role::Slider, "Depth").set_value_accesskit(0.0);
    window.settle();
    assert_eq!(window.app().document.workspace().shown_parts.depth(), 0.0);
    assert!(camera::scene(window.app()).polygons.len() < all / 2);
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    assert!(window.harness.query_by_role_and_label(Role::Slider, "Depth").is_none());
}

#[test]
fn named_views_are_selected_from_a_menu() {
    let mut window = motionless(PuzzleId::Cube3);
    window.click("Look from…");
    window.click("The back");
    let back = Camera::default_view(PuzzleId::Cube3).seen_from(PuzzleId::Cube3, ViewFrom::Back);
    assert_eq!(camera::current(window.app()), back);
    window.click("Reset view");
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    window.click("Look from…");
    assert!(!window.has_text("The back"), "the hypercube has cells instead");
    window.click("Cell U at the centre");
    assert_eq!(camera::current(window.app()).centring(5), None);
}

#[test]
fn hovering_a_grip_previews_the_click_if_enabled() {
    for (puzzle, changed) in [(PuzzleId::Cube3, 3 + 3), (PuzzleId::Tess2, 4)] {
        let mut window = motionless(puzzle);
        window.apply(SettingsCommand::Set(Switch::MovePreviews, true));
        let first = (0..puzzle.def().solved.len()).rev().find(|i| camera::scene(window.app()).centre(*i).is_some());
        let over = if puzzle == PuzzleId::Cube3 { 4 } else { first.expect("a sticker is seen") };
        let mut drawn = Vec::new();
        for pos in quarters(&window, over) {
            window.harness.event(Event::PointerMoved(pos));
            window.harness.run_steps(4);
            assert!(discs(&window).is_empty() && arcs(&window) == 0, "not yet");
            window.harness.run_steps(30);
            assert!(discs(&window).len() >= changed, "{puzzle:?}: {}", discs(&window).len());
            drawn.push(arcs(&window));
            // Moving the pointer away removes the preview.
            window.harness.event(Event::PointerMoved(Pos2::new(5.0, 5.0)));
            window.harness.run_steps(4);
            assert!(discs(&window).is_empty() && arcs(&window) == 0);
        }
        // A turn whose arc would be seen edge-on is shown by its layers.
        assert!(drawn.contains(&2), "{puzzle:?} {over}: the arc of a move and its edge, {drawn:?}");
    }
}

/// Number of unfilled closed paths with a line width of 2 in the view: the rings of highlighted layers.
fn highlight_ring_count(window: &TestWindow) -> usize {
    let view = view(window);
    let is_ring = |shape: &&Shape| {
        matches!(shape, Shape::Path(path) if path.closed && path.fill == Color32::TRANSPARENT && path.stroke.width == 2.0
            && view.contains(path.points[0]))
    };
    shapes(window).iter().filter(is_ring).count()
}

#[test]
fn hovering_shows_no_preview_until_alt_is_held() {
    let mut window = motionless(PuzzleId::Cube3);
    let pos = facelet(&window, 4);
    let frames = |window: &TestWindow| {
        let is_frame = |shape: &&Shape| matches!(shape, Shape::Path(path) if path.closed && path.stroke.width == 4.0);
        shapes(window).iter().filter(is_frame).count()
    };
    window.harness.event(Event::PointerMoved(pos));
    window.harness.run_steps(60);
    assert!(discs(&window).is_empty() && arcs(&window) == 0 && frames(&window) == 0);
    window.harness.event(Event::ModifiersChanged(Modifiers::ALT));
    window.harness.run_steps(2);
    assert!(discs(&window).len() >= 6 && arcs(&window) == 2 && frames(&window) == 1, "{}", frames(&window));
    window.harness.event(Event::ModifiersChanged(Modifiers::NONE));
    window.harness.run_steps(2);
    assert!(discs(&window).is_empty() && arcs(&window) == 0 && frames(&window) == 0);
}

#[test]
fn a_manual_turn_leaves_no_highlight() {
    let mut window = motionless(PuzzleId::Cube3);
    window.apply(ManualSolveCommand::Turn(Move::new(3)));
    assert!(unfold_app::lesson::update::moved_facelets(window.app()).is_empty());
}

#[test]
fn a_move_without_an_arc_highlights_its_layers() {
    for (puzzle, name) in [(PuzzleId::Cube3, "M"), (PuzzleId::Cube3, "x"), (PuzzleId::Tess3, "{1,3}RU")] {
        let mut window = motionless(puzzle);
        let moves = unfold_engine::notation::parse(puzzle, name).expect("a move");
        let name = &puzzle.def().moves[moves.0[0].index()].name;
        window.apply(PlaybackCommand::Play { kind: SequenceKind::Path, moves });
        window.apply(PlaybackCommand::Seek(0));
        assert!(highlight_ring_count(&window) >= 6, "{name}: {}", highlight_ring_count(&window));
        assert!(has_text(&window, name) && !has_text(&window, "next"), "{name}");
        let lines = shapes(&window).iter().filter(|shape| matches!(shape, Shape::LineSegment { .. })).count();
        window.apply(SettingsCommand::Set(Switch::NextMove, false));
        let without = shapes(&window).iter().filter(|shape| matches!(shape, Shape::LineSegment { .. })).count();
        assert_eq!(lines, without, "{name}: no line across the view");
        assert_eq!(highlight_ring_count(&window), 0, "{name}");
    }
}

#[test]
fn cell_names_stay_during_a_turn_and_can_be_switched_off() {
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    let texts = |window: &TestWindow| {
        let names = ["I", "B", "D", "L", "R", "U", "F", "O: all around"];
        names.into_iter().filter(|name| has_text_in_view(window, name)).collect::<Vec<_>>()
    };
    let at_rest = texts(&window);
    assert_eq!(at_rest.len(), 8, "{at_rest:?}");
    window.apply(ManualSolveCommand::Turn(Move::new(4)));
    window.pass(Duration::from_millis(100));
    assert!(playback::turn_in_progress(window.app()).is_some());
    assert_eq!(texts(&window), at_rest);
    window.apply(SettingsCommand::Set(Switch::CellNames, false));
    assert!(texts(&window).is_empty());
}

/// True if exactly this text is drawn with its position in the view.
fn has_text_in_view(window: &TestWindow, text: &str) -> bool {
    let view = view(window);
    let is_it =
        |shape: &Shape| matches!(shape, Shape::Text(shown) if shown.galley.text() == text && view.contains(shown.pos));
    shapes(window).iter().any(is_it)
}

#[test]
fn the_next_move_is_marked_unless_switched_off() {
    let mut window = motionless(PuzzleId::Cube3);
    assert_eq!(arcs(&window), 0);
    let moves = unfold_engine::puzzle::Sequence(vec![Move::new(3), Move::new(0)]);
    window.apply(PlaybackCommand::Play { kind: SequenceKind::Path, moves });
    window.apply(PlaybackCommand::Seek(0));
    assert_eq!(playback::next_move(window.app()), Some(Move::new(3)));
    // The arc of the next move is dashed, and named.
    assert!(arcs(&window) == 0 && has_text(&window, "next"));
    window.apply(PlaybackCommand::Go(PlaybackControl::End));
    assert!(playback::next_move(window.app()).is_none() && !has_text(&window, "next"));
    window.apply(PlaybackCommand::Go(PlaybackControl::Back));
    assert_eq!(playback::next_move(window.app()), Some(Move::new(0)));
    window.apply(SettingsCommand::Appearance);
    window.click("Show next move");
    window.apply(WindowCommand::Dismiss);
    assert!(playback::next_move(window.app()).is_none() && !has_text(&window, "next"));
}

#[test]
fn the_arc_of_the_next_move_is_dashed() {
    let mut window = motionless(PuzzleId::Cube3);
    let down = PuzzleId::Cube3.def().moves.iter().position(|mv| mv.name == "D").expect("a move");
    let moves = unfold_engine::puzzle::Sequence(vec![Move::new(down as u16)]);
    let lines =
        |window: &TestWindow| shapes(window).iter().filter(|shape| matches!(shape, Shape::LineSegment { .. })).count();
    let before = lines(&window);
    window.apply(PlaybackCommand::Play { kind: SequenceKind::Path, moves });
    window.apply(PlaybackCommand::Seek(0));
    assert_eq!(arcs(&window), 0);
    assert!(lines(&window) >= before + 6, "its dashes");
    // It is also dashed when its face is visible.
    window.apply(CameraCommand::Orbit { right: 0.0, down: -1.2 });
    assert!(arcs(&window) == 0 && lines(&window) >= before + 6);
}

#[test]
fn the_controls_below_the_view_fit_in_every_language() {
    for language in [Language::ENGLISH, Language::FRENCH, Language::SPANISH] {
        let mut window = TestWindow::in_language(PuzzleId::Tess2, support::tables::folder(), language);
        window.settle();
        let slider = window.harness.query_all_by_role(Role::Slider).map(|node| node.rect()).collect::<Vec<_>>();
        let stage_end = 1280.0 - 280.0;
        let below = slider.iter().filter(|rect| rect.left() > 480.0 && rect.top() < 560.0);
        assert!(below.clone().count() >= 3, "{slider:?}");
        assert!(below.into_iter().all(|rect| rect.right() <= stage_end), "{slider:?}");
    }
}

#[test]
fn hint_stickers_are_switched_on_and_reset_with_the_appearance() {
    let mut window = motionless(PuzzleId::Cube3);
    let polygons = |window: &TestWindow| {
        let view = view(window);
        let is_filled =
            |shape: &&Shape| matches!(shape, Shape::Path(path) if path.closed && view.contains(path.points[0]));
        shapes(window).iter().filter(is_filled).count()
    };
    let before = polygons(&window);
    window.apply(SettingsCommand::Appearance);
    window.click("Hint stickers");
    window.apply(WindowCommand::Dismiss);
    assert_eq!(camera::scene(window.app()).hints.len(), 27, "three faces are hidden");
    assert!(polygons(&window) >= before + 20, "they are painted");
    window.apply(SettingsCommand::ResetAppearance);
    assert!(camera::scene(window.app()).hints.is_empty());
}
