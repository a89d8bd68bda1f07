//! Turning by drag: a layer follows the dragged facelet.

use std::time::Duration;

use crate::support::{self, window::TestWindow};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2, vec2};
use unfold_app::command::{CameraCommand, PaintingCommand, SettingsCommand};
use unfold_app::{playback, settings::switch::Switch};
use unfold_engine::puzzle::{Facelets, PuzzleId, pattern::Pattern};
use unfold_scene::space::LayerDrag;

/// A window without animations, so that turns take no time.
fn motionless(puzzle: PuzzleId) -> TestWindow {
    let mut window = TestWindow::new(puzzle, support::tables::folder());
    window.apply(SettingsCommand::Set(Switch::ReduceMotion, true));
    window
}

/// Pause before the release of a drag, after which the drag has no momentum.
const REST_TIME: Duration = Duration::from_millis(120);

impl TestWindow {
    fn press_at(&mut self, pos: Pos2, button: PointerButton, modifiers: Modifiers) {
        self.point_at(pos);
        self.harness.event(Event::ModifiersChanged(modifiers));
        self.harness.event(Event::PointerButton { pos, button, pressed: true, modifiers });
        self.harness.step();
    }

    /// Moves the pointer in five steps, one per frame; returns its position.
    fn pull(&mut self, from: Pos2, by: Vec2) -> Pos2 {
        for n in 1..=5 {
            self.harness.event(Event::PointerMoved(from + by * (n as f32 / 5.0)));
            self.harness.step();
        }
        from + by
    }

    fn release_at(&mut self, pos: Pos2, button: PointerButton) {
        let modifiers = Modifiers::NONE;
        self.harness.event(Event::PointerButton { pos, button, pressed: false, modifiers });
        self.harness.step();
        self.harness.event(Event::ModifiersChanged(modifiers));
        self.settle();
    }

    /// Drags with a pause before the release.
    fn drag_slowly(&mut self, from: Pos2, by: Vec2) {
        self.press_at(from, PointerButton::Primary, Modifiers::NONE);
        let to = self.pull(from, by);
        self.pass(REST_TIME);
        self.release_at(to, PointerButton::Primary);
    }

    /// Number of points per unit of the scene.
    fn unit(&self) -> f32 {
        unfold_app::camera::scene(self.app()).fit(self.drawing_rect().size().into()).unit
    }
}

#[test]
fn a_dragged_sticker_turns_its_layer_and_undo_reverts_it() {
    // Drags across the front and right faces of the 3×3×3 and of the 2×2×2, seen slightly from the right and from above.
    let (right, down) = (vec2(0.5, 0.0), vec2(0.0, 0.5));
    let cases = [
        (PuzzleId::Cube3, 18 + 1, right, "U'"),
        (PuzzleId::Cube3, 18 + 4, -right, "E'"),
        (PuzzleId::Cube3, 18 + 4, down, "M"),
        (PuzzleId::Cube3, 18 + 7, right, "D"),
        (PuzzleId::Cube3, 18 + 5, down, "R'"),
        (PuzzleId::Cube3, 18 + 5, -down, "R"),
        (PuzzleId::Cube3, 9 + 4, -down, "S'"),
        (PuzzleId::Cube2, 8 + 1, -down, "R"),
        (PuzzleId::Cube2, 8 + 2, right, "D"),
    ];
    for (puzzle, facelet, by, name) in cases {
        let mut window = motionless(puzzle);
        let (from, by) = (window.facelet(facelet), by * window.unit());
        let camera = unfold_app::camera::current(window.app());
        window.press_at(from, PointerButton::Primary, Modifiers::NONE);
        let to = window.pull(from, by);
        let release =
            window.app().document.workspace().release_at_rest().unwrap_or_else(|| panic!("{name}: a layer is held"));
        let made = release.resulting_move(puzzle).expect("a move");
        assert_eq!(puzzle.def().moves[made.index()].name, name);
        assert!(window.has_text(&format!("{name} – release to make this move")));
        assert!(
            window.is_after(&[]) && !window.app().document.workspace().can_undo(),
            "{name}: nothing has changed yet"
        );
        window.pass(REST_TIME);
        window.release_at(to, PointerButton::Primary);
        assert!(window.is_after(&[name]), "{name}");
        assert!(
            window.app().document.workspace().dragged_layer.is_none()
                && playback::turn_in_progress(window.app()).is_none()
        );
        assert_eq!(unfold_app::camera::current(window.app()), camera, "the view stays");
        window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
        assert!(window.is_after(&[]), "{name} is taken back");
    }
}

#[test]
fn a_long_drag_is_one_half_turn() {
    let mut window = motionless(PuzzleId::Cube3);
    let (from, unit) = (window.facelet(18 + 1), window.unit());
    // Drags until the layer has turned by almost two quarter turns.
    window.press_at(from, PointerButton::Primary, Modifiers::NONE);
    let mut by = 0.0;
    while window.app().document.workspace().release_at_rest().is_none_or(|release| release.part.abs() < 1.9) {
        by += 0.1;
        assert!(by < 6.0, "it follows");
        window.harness.event(Event::PointerMoved(from + vec2(by * unit, 0.0)));
        window.harness.step();
    }
    window.pass(REST_TIME);
    window.release_at(from + vec2(by * unit, 0.0), PointerButton::Primary);
    assert!(window.is_after(&["U2"]));
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    assert!(window.is_after(&[]), "it was one move");
}

#[test]
fn a_dragged_sticker_of_the_hypercube_turns_its_cell() {
    let puzzle = PuzzleId::Tess2;
    let mut window = motionless(puzzle);
    let seen: Vec<usize> =
        (0..64).filter(|i| unfold_app::camera::scene(window.app()).centre(*i).is_some()).step_by(7).collect();
    assert!(seen.len() > 3);
    let unit = window.unit();
    for facelet in seen {
        for by in [vec2(0.35, 0.0), vec2(-0.1, 0.3)] {
            let scene = unfold_app::camera::scene(window.app());
            let at = scene.centre(facelet).expect("seen");
            let pull = LayerDrag::grab(puzzle, &scene, at).expect("held");
            let from = window.on_screen(at);
            window.press_at(from, PointerButton::Primary, Modifiers::NONE);
            let to = window.pull(from, by * unit);
            let release = window.app().document.workspace().release_at_rest().expect("a cell is held");
            assert!(pull.candidates().contains(&release.layer));
            window.pass(REST_TIME);
            window.release_at(to, PointerButton::Primary);
            let solved = Facelets::solved(puzzle);
            let expected = release.resulting_move(puzzle).map_or(solved.clone(), |mv| solved.after(mv));
            assert_eq!(window.shown_facelets(), expected);
            assert_eq!(window.app().document.workspace().can_undo(), release.resulting_move(puzzle).is_some());
            if window.app().document.workspace().can_undo() {
                window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
            }
            assert!(window.is_after(&[]));
        }
    }
}

#[test]
fn a_short_drag_snaps_back_and_a_flick_does_not() {
    let mut window = motionless(PuzzleId::Cube3);
    let from = window.facelet(18 + 1);
    let little = vec2(0.08, 0.0) * window.unit();
    window.drag_slowly(from, little);
    assert!(window.is_after(&[]) && !window.app().document.workspace().can_undo());
    window.press_at(from, PointerButton::Primary, Modifiers::NONE);
    window.harness.event(Event::PointerMoved(from + little));
    window.harness.step();
    window.release_at(from + little, PointerButton::Primary);
    assert!(window.is_after(&["U'"]), "it was thrown");
}

#[test]
fn a_layer_continues_from_where_it_was_released() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    let from = window.facelet(18 + 1);
    window.press_at(from, PointerButton::Primary, Modifiers::NONE);
    let to = window.pull(from, vec2(0.4, 0.0) * window.unit());
    let held = window.app().document.workspace().release_at_rest().expect("held").part;
    assert_eq!(playback::turn_in_progress(window.app()).map(|moving| moving.part), Some(held));
    // A held layer requests no frames: it only waits for the pointer.
    let wait = window.app().next_poll();
    assert!(wait.is_none_or(|wait| wait > Duration::from_millis(17)), "{wait:?}");
    let button = PointerButton::Primary;
    window.harness.event(Event::PointerButton { pos: to, button, pressed: false, modifiers: Modifiers::NONE });
    window.harness.step();
    assert!(window.is_after(&["U'"]));
    let part = playback::turn_in_progress(window.app()).expect("on its way").part;
    assert!(part <= held && part > -1.0, "{held} {part}");
    window.pass(Duration::from_millis(250));
    assert!(playback::turn_in_progress(window.app()).is_none());
}

#[test]
fn escape_returns_a_held_layer() {
    for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
        let mut window = motionless(puzzle);
        let (from, camera) =
            (window.facelet(if puzzle == PuzzleId::Cube2 { 8 } else { 18 }), unfold_app::camera::current(window.app()));
        window.press_at(from, PointerButton::Primary, Modifiers::NONE);
        let to = window.pull(from, vec2(0.5, 0.0) * window.unit());
        assert!(window.app().document.workspace().dragged_layer.is_some());
        window.press_with_modifiers(Modifiers::NONE, Key::Escape);
        assert!(
            window.app().document.workspace().dragged_layer.is_none()
                && playback::turn_in_progress(window.app()).is_none()
        );
        // After Escape, further movement of the pointer has no effect.
        window.pull(to, vec2(0.0, 60.0));
        window.release_at(to, PointerButton::Primary);
        assert!(window.is_after(&[]) && !window.app().document.workspace().can_undo());
        assert_eq!(unfold_app::camera::current(window.app()), camera);
    }
}

#[test]
fn drags_that_hold_no_layer_rotate_the_view() {
    let mut window = motionless(PuzzleId::Cube3);
    let (on, beside) = (window.facelet(18 + 4), window.view().left_top() + vec2(8.0, 8.0));
    let cases = [
        (beside, PointerButton::Primary, Modifiers::NONE),
        (on, PointerButton::Secondary, Modifiers::NONE),
        (on, PointerButton::Primary, Modifiers::ALT),
        (on, PointerButton::Primary, Modifiers::COMMAND),
    ];
    for (from, button, modifiers) in cases {
        window.apply(CameraCommand::ResetView);
        let camera = unfold_app::camera::current(window.app());
        window.press_at(from, button, modifiers);
        let to = window.pull(from, vec2(70.0, 30.0));
        window.release_at(to, button);
        assert_ne!(unfold_app::camera::current(window.app()), camera, "{button:?} {modifiers:?}");
        assert!(window.is_after(&[]) && !window.app().document.workspace().can_undo());
    }
}

#[test]
fn a_drag_with_a_picked_colour_changes_the_position() {
    let mut window = motionless(PuzzleId::Cube3);
    window.apply(PaintingCommand::FocusNet);
    window.apply(PaintingCommand::SetBrush(Some(1).into()));
    assert!(window.app().document.workspace().editor.is_painting);
    let from = window.facelet(18 + 4);
    window.drag_slowly(from, vec2(0.5, 0.0) * window.unit());
    assert!(window.app().document.workspace().can_undo());
    let solved = Pattern::from_facelets(&Facelets::solved(PuzzleId::Cube3));
    let painting = window.app().document.workspace().painting();
    let changed = painting.stickers().iter().zip(solved.stickers()).filter(|(shown, solved)| shown != solved).count();
    assert!(changed > 1, "a layer is turned and not one facelet painted");
}

#[test]
fn a_thrown_view_glides_and_a_touch_stops_it() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    let beside = window.view().left_top() + vec2(8.0, 8.0);
    let throw = |window: &mut TestWindow| {
        window.press_at(beside, PointerButton::Primary, Modifiers::NONE);
        let to = window.pull(beside, vec2(90.0, 20.0));
        let (pos, button) = (to, PointerButton::Primary);
        window.harness.event(Event::PointerButton { pos, button, pressed: false, modifiers: Modifiers::NONE });
        window.harness.step();
        to
    };
    let soon = |window: &TestWindow| window.app().next_poll().is_some_and(|wait| wait <= Duration::from_millis(17));
    throw(&mut window);
    let thrown = unfold_app::camera::current(window.app());
    assert!(soon(&window), "frames follow each other");
    window.pass(Duration::from_millis(60));
    assert_ne!(unfold_app::camera::current(window.app()), thrown, "it goes on by itself");
    window.pass(Duration::from_millis(500));
    let rests = unfold_app::camera::current(window.app());
    assert!(!soon(&window), "no frames are asked for once it rests");
    window.pass(Duration::from_millis(60));
    assert_eq!(unfold_app::camera::current(window.app()), rests);
    // A touch stops it.
    let to = throw(&mut window);
    let (pos, button) = (to, PointerButton::Primary);
    window.harness.event(Event::PointerButton { pos, button, pressed: true, modifiers: Modifiers::NONE });
    window.harness.step();
    let touched = unfold_app::camera::current(window.app());
    window.pass(Duration::from_millis(60));
    assert_eq!(unfold_app::camera::current(window.app()), touched);
    window.release_at(to, button);
    // With reduced motion there is no momentum at all.
    window.apply(SettingsCommand::Set(Switch::ReduceMotion, true));
    throw(&mut window);
    let thrown = unfold_app::camera::current(window.app());
    window.pass(Duration::from_millis(60));
    assert_eq!(unfold_app::camera::current(window.app()), thrown);
}
