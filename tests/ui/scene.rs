//! The 3D view: rotating and zooming it, and turns by pointer and keyboard.

use crate::support::{self, window::TestWindow};
use eframe::egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Rect, Role};
use eframe::egui::{TouchPhase, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use unfold_app::command::{CameraCommand, HistoryCommand, SettingsCommand};
use unfold_app::{camera, playback, settings::switch::Switch};
use unfold_engine::puzzle::{Facelets, Move, PuzzleId, pattern::Pattern};
use unfold_scene::space::{Grip, Hit};
use unfold_text::Language;

/// A window without animations, so that turns take no time.
fn motionless(puzzle: PuzzleId) -> TestWindow {
    let mut window = TestWindow::new(puzzle, support::tables::folder());
    window.apply(SettingsCommand::Set(Switch::ReduceMotion, true));
    window
}

impl TestWindow {
    /// The first start of a window of this size, in points, with this puzzle shown.
    fn showing(puzzle: PuzzleId, size: [f32; 2]) -> Self {
        let mut window = Self::with_size(support::tables::folder(), Language::ENGLISH, size);
        window.apply(HistoryCommand::SwitchTo(puzzle));
        window
    }

    /// The rectangle of the 3D view.
    pub(super) fn view(&self) -> Rect {
        let node = self.harness.query_all_by_label_contains("3D view of the").next();
        node.expect("the view has a name").rect()
    }

    /// The rectangle for the drawing: the view without its margin.
    pub(super) fn drawing_rect(&self) -> Rect {
        self.view().shrink(12.0)
    }

    /// The window position of a point of the scene's unit screen.
    pub(super) fn on_screen(&self, [x, y]: [f32; 2]) -> Pos2 {
        let view = self.view();
        let fit = camera::scene(self.app()).fit(self.drawing_rect().size().into());
        view.center() + Vec2::from(fit.offset) + vec2(x, y) * fit.unit
    }

    pub(super) fn facelet(&self, facelet: usize) -> Pos2 {
        self.on_screen(camera::scene(self.app()).centre(facelet).expect("it is seen"))
    }

    pub(super) fn point_at(&mut self, pos: Pos2) {
        self.harness.event(Event::PointerMoved(pos));
        self.settle();
    }

    pub(crate) fn click_at(&mut self, pos: Pos2, button: PointerButton, modifiers: Modifiers) {
        self.point_at(pos);
        self.harness.event(Event::ModifiersChanged(modifiers));
        for pressed in [true, false] {
            self.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
            self.harness.step();
        }
        self.harness.event(Event::ModifiersChanged(Modifiers::NONE));
        self.settle();
    }

    fn drag_by(&mut self, from: Pos2, by: [f32; 2], modifiers: Modifiers) {
        self.point_at(from);
        self.harness.event(Event::ModifiersChanged(modifiers));
        let to = from + vec2(by[0], by[1]);
        let button = PointerButton::Primary;
        self.harness.event(Event::PointerButton { pos: from, button, pressed: true, modifiers });
        self.harness.step();
        self.harness.event(Event::PointerMoved(to));
        self.harness.step();
        self.harness.event(Event::PointerButton { pos: to, button, pressed: false, modifiers });
        self.harness.step();
        self.harness.event(Event::ModifiersChanged(Modifiers::NONE));
        self.settle();
    }

    pub(super) fn is_after(&self, names: &[&str]) -> bool {
        let puzzle = self.app().puzzle();
        let turn = |name: &&str| {
            let found = puzzle.def().moves.iter().position(|mv| mv.name == **name);
            Move::new(found.unwrap_or_else(|| panic!("no move is named {name}")) as u16)
        };
        let state = names.iter().map(turn).fold(Facelets::solved(puzzle), |state, mv| state.after(mv));
        *self.app().document.workspace().painting() == Pattern::from_facelets(&state)
    }
}

#[test]
fn a_click_turns_the_face_and_undo_reverts_it() {
    for (puzzle, facelets) in [(PuzzleId::Cube3, [4, 13, 26]), (PuzzleId::Cube2, [0, 5, 11])] {
        let mut window = motionless(puzzle);
        let mut turned: Vec<&str> = Vec::new();
        for (facelet, button, name) in [
            (facelets[0], PointerButton::Primary, "U"),
            (facelets[1], PointerButton::Secondary, "R'"),
            (facelets[2], PointerButton::Middle, "F2"),
        ] {
            let pos = window.facelet(facelet);
            window.click_at(pos, button, Modifiers::NONE);
            turned.push(name);
            assert!(window.is_after(&turned), "{turned:?}");
        }
        while turned.pop().is_some() {
            window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
            assert!(window.is_after(&turned), "{turned:?}");
        }
    }
}

#[test]
fn hovering_shows_what_a_click_would_do() {
    let mut window = motionless(PuzzleId::Cube3);
    assert!(window.has_text("3D view of the 3×3×3, drag to rotate"));
    let pos = window.facelet(9 + 4);
    window.point_at(pos);
    assert!(window.has_text("Click: R · right-click: R' · middle-click: R2"));
    window.harness.state_mut().apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    window.settle();
    let scene = camera::scene(window.app());
    let corner = (0..scene.polygons.len()).rev().find_map(|n| {
        let hit = scene.hit(scene.point_on_side(n, [0.75, 0.75])?)?;
        (hit.polygon == n).then(|| (hit, scene.point_on_side(n, [0.75, 0.75])))
    });
    let (hit, spot): (Hit, _) = corner.expect("the corner of a sticker is seen");
    let grip = Grip::from_hit(PuzzleId::Tess2, &hit).expect("a grip");
    assert_eq!(grip.name.len(), 4, "a corner lies toward three cells");
    let pos = window.on_screen(spot.expect("a spot"));
    window.point_at(pos);
    // In MC4D, a left click makes the inverse of the move named by the grip's letters. It may have another name in lists.
    let names = [("'", &grip.left), ("", &grip.right)].map(|(end, (_, listed))| {
        let written = format!("{}{end}", grip.name);
        if written == *listed { written } else { format!("{written} = {listed}") }
    });
    let told = format!("Click: {} · right-click: {}", names[0], names[1]);
    assert!(window.has_text(&told), "{told}");
}

#[test]
fn a_click_on_a_sticker_turns_by_its_grip() {
    let mut window = motionless(PuzzleId::Tess2);
    let scene = camera::scene(window.app());
    let spots = (0..scene.polygons.len()).filter_map(|n| {
        let spot = scene.point_on_side(n, [0.75, 0.75])?;
        // With a margin, so that the exact boundaries do not matter.
        let around = [[0.0, 0.0], [0.01, 0.01], [-0.01, 0.01], [0.01, -0.01], [-0.01, -0.01]];
        let hits = around.map(|[x, y]| scene.hit([spot[0] + x, spot[1] + y]));
        let hit = hits[0].filter(|hit| hit.polygon == n)?;
        hits.iter().all(|other| *other == Some(hit)).then_some((hit, spot))
    });
    let tried: Vec<(Hit, [f32; 2])> = spots.step_by(5).collect();
    assert!(tried.len() > 5);
    let view = window.view();
    for (hit, spot) in tried {
        let grip = Grip::from_hit(PuzzleId::Tess2, &hit).expect("a grip");
        for (button, mv) in [(PointerButton::Primary, grip.left.0), (PointerButton::Secondary, grip.right.0)] {
            let before = window.app().document.workspace().painting().clone();
            let pos = window.on_screen(spot);
            window.click_at(pos, button, Modifiers::NONE);
            assert_eq!(*window.app().document.workspace().painting(), before.after(mv), "{}", grip.name);
        }
        // The two directions are each other's inverse.
        assert!(window.is_after(&[]));
        assert_eq!(window.view(), view, "it keeps its size");
    }
}

#[test]
fn dragging_changes_the_view_and_turns_nothing() {
    for puzzle in [PuzzleId::Cube3, PuzzleId::Tess2] {
        let mut window = motionless(puzzle);
        let (start, beside) = (camera::current(window.app()), window.view().left_top() + vec2(6.0, 6.0));
        window.drag_by(beside, [60.0, 20.0], Modifiers::NONE);
        let orbited = camera::current(window.app());
        assert_ne!(orbited, start);
        // The front has moved to the right and down.
        let (before, after) = (start.axes()[2], orbited.axes()[2]);
        assert!(after[0] > before[0] && after[1] < before[1], "{before:?} {after:?}");
        window.drag_by(beside, [40.0, 0.0], Modifiers::SHIFT);
        let fourth = camera::current(window.app()).axes()[3][3];
        assert_eq!(fourth < 0.999, puzzle == PuzzleId::Tess2, "{fourth}");
        assert!(window.is_after(&[]) && !window.app().document.workspace().can_undo());
        window.harness.get_by_role_and_label(Role::Button, "Reset view").click();
        window.settle();
        assert_eq!(camera::current(window.app()), start);
        // A double click beside the puzzle does the same.
        window.drag_by(beside, [60.0, 20.0], Modifiers::NONE);
        window.point_at(beside);
        for pressed in [true, false, true, false] {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            window.harness.event(Event::PointerButton { pos: beside, button, pressed, modifiers });
            window.harness.step();
        }
        window.settle();
        assert_eq!(camera::current(window.app()), start);
    }
}

#[test]
fn the_wheel_zooms_over_the_view_only() {
    let mut window = motionless(PuzzleId::Cube3);
    let scroll = |window: &mut TestWindow, at: Pos2| {
        window.point_at(at);
        let (unit, phase, source) = (MouseWheelUnit::Line, TouchPhase::Move, MouseWheelSource::Wheel);
        let modifiers = Modifiers::NONE;
        window.harness.event(Event::MouseWheel { unit, delta: vec2(0.0, 2.0), phase, source, modifiers });
        window.harness.run_steps(20);
        camera::current(window.app()).zoom()
    };
    let beside = Pos2::new(60.0, 700.0);
    assert_eq!(scroll(&mut window, beside), 1.0);
    let over = window.view().center();
    let most = scroll(&mut window, over);
    assert!((most - 1.0).abs() < 0.01, "it is as large as fits: {most}");
    window.apply(CameraCommand::ZoomView(0.5));
    let larger = scroll(&mut window, over);
    assert!(larger > 0.52 && larger < 1.0, "{larger}");
    for _ in 0..12 {
        scroll(&mut window, over);
    }
    assert!((scroll(&mut window, over) - 1.0).abs() < 0.06, "never past the frame");
}

#[test]
fn ctrl_click_brings_a_cell_to_the_centre() {
    let mut window = motionless(PuzzleId::Tess2);
    let def = PuzzleId::Tess2.def();
    let red = (0..def.solved.len()).find(|i| def.solved[*i] == 4 && camera::scene(window.app()).centre(*i).is_some());
    let pos = window.facelet(red.expect("a sticker of R is seen"));
    window.click_at(pos, PointerButton::Primary, Modifiers::COMMAND);
    assert_eq!(camera::current(window.app()).centring(4), None, "it is there");
    assert!(window.is_after(&[]), "nothing is turned");
    // Without reduced motion, the view moves gradually.
    window.harness.state_mut().apply(SettingsCommand::Set(Switch::ReduceMotion, false));
    window.harness.state_mut().apply(CameraCommand::CentreCell(5));
    assert!(camera::current(window.app()).centring(5).is_some());
    window.wait("it is there", |window| camera::current(window.app()).centring(5).is_none());
}

#[test]
fn keys_turn_while_nothing_else_has_focus() {
    let mut window = motionless(PuzzleId::Cube3);
    window.press_with_modifiers(Modifiers::NONE, Key::R);
    window.press_with_modifiers(Modifiers::SHIFT, Key::U);
    window.press_with_modifiers(Modifiers::ALT, Key::F);
    assert!(window.is_after(&["R", "U'", "F2"]));
    // Keys with Ctrl are commands. On the net, letters paint; in fields, they are typed.
    window.press_with_modifiers(Modifiers::COMMAND, Key::E);
    window.press_with_modifiers(Modifiers::NONE, Key::R);
    assert_eq!(window.app().document.workspace().painting().colour(0), Some(1), "the first facelet is red");
    window.apply(HistoryCommand::Undo);
    assert!(window.is_after(&["R", "U'", "F2"]));
    let field = window.harness.get_by_role_and_label(Role::MultilineTextInput, "Facelets or moves");
    field.focus();
    window.settle();
    window.press_with_modifiers(Modifiers::NONE, Key::L);
    assert!(window.is_after(&["R", "U'", "F2"]));
}

#[test]
fn a_typed_turn_is_shown_and_made() {
    let mut window = motionless(PuzzleId::Tess2);
    window.press_with_modifiers(Modifiers::NONE, Key::U);
    assert!(window.has_text("U – now type the letters"));
    window.press_with_modifiers(Modifiers::NONE, Key::F);
    assert!(window.has_text("UF – Enter or Space makes this move"));
    window.press_with_modifiers(Modifiers::NONE, Key::Num2);
    assert!(window.is_after(&["UF2"]), "nothing can follow the 2");
    window.press_with_modifiers(Modifiers::NONE, Key::R);
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    assert!(window.app().document.workspace().typed.is_empty());
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    assert!(window.is_after(&[]));
}

#[test]
fn cell_and_sticker_sizes_are_set_by_sliders() {
    let mut window = motionless(PuzzleId::Tess2);
    window.harness.get_by_role_and_label(Role::Slider, "Cells").set_value_accesskit(0.9);
    window.settle();
    assert!((window.app().settings.cell_size - 0.9).abs() < 1e-6);
    window.harness.get_by_role_and_label(Role::Slider, "Stickers").set_value_accesskit(0.4);
    window.settle();
    assert!((window.app().settings.sticker_size - 0.4).abs() < 1e-6);
    window.harness.state_mut().apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    window.settle();
    assert!(window.harness.query_by_role_and_label(Role::Slider, "Cells").is_none());
}

#[test]
fn frames_are_requested_only_during_a_turn() {
    let mut window = TestWindow::showing(PuzzleId::Cube3, [1280.0, 800.0]);
    window.press_with_modifiers(Modifiers::NONE, Key::R);
    assert!(playback::turn_in_progress(window.app()).is_some());
    window.settle();
    window.wait("it is made", |window| playback::turn_in_progress(window.app()).is_none());
    window.harness.run();
    window.open_menu("View");
    window.settle();
    window.harness.get_by_label("Reduce motion").click();
    window.settle();
    assert!(window.app().settings.reduce_motion);
}

#[test]
fn tiny_windows_do_not_panic() {
    for size in [[1.0, 1.0], [30.0, 700.0], [700.0, 30.0], [300.0, 200.0]] {
        for puzzle in [PuzzleId::Cube3, PuzzleId::Tess2] {
            let mut window = TestWindow::showing(puzzle, size);
            window.point_at(Pos2::new(size[0] / 2.0, size[1] / 2.0));
        }
    }
}
