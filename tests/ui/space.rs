//! The puzzle in space as a person uses it: looked at, turned by pointer and keys. Needs neither display nor GPU.

use crate::support;
use eframe::egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Rect, Role, TouchPhase, vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use unfold::app::command::Switch;
use unfold::app::{App, Command};
use unfold::engine::puzzle::painting::Painting;
use unfold::engine::puzzle::{Facelets, Move, PuzzleId};
use unfold::i18n::Language;
use unfold::model::scene::{Grip, Hit};
use unfold::ui::Window;

struct Desk {
    _folder: tempfile::TempDir,
    window: Harness<'static, Window>,
}

impl Desk {
    /// A window in which turns are shown at once, so that a test need not wait for them.
    fn new(puzzle: PuzzleId) -> Self {
        let mut desk = Self::of_size(puzzle, [1280.0, 800.0]);
        desk.window.state_mut().apply(Command::Set(Switch::ReduceMotion, true));
        desk.settle();
        desk
    }

    fn of_size(puzzle: PuzzleId, size: [f32; 2]) -> Self {
        let support::desk::Desk { folder, mut window } =
            support::desk::Desk::of_size(support::tables::folder(), Language::English, size);
        window.state_mut().apply(Command::SwitchTo(puzzle));
        let mut desk = Self { _folder: folder, window };
        desk.settle();
        desk
    }

    fn app(&self) -> &App {
        self.window.state().app()
    }

    fn settle(&mut self) {
        self.window.run_steps(4);
    }

    fn sees(&self, text: &str) -> bool {
        self.window.query_all_by_label_contains(text).next().is_some()
    }

    fn view(&self) -> Rect {
        let node = self.window.query_all_by_label_contains("spatial view of the").next();
        node.expect("the view has a name").rect()
    }

    /// Where a point of the unit screen is in the window.
    fn place(&self, [x, y]: [f32; 2]) -> Pos2 {
        let view = self.view();
        view.center() + vec2(x, y) * (view.width().min(view.height()) / 2.0)
    }

    fn facelet(&self, facelet: usize) -> Pos2 {
        self.place(self.app().scene().centre(facelet).expect("it is seen"))
    }

    fn point_at(&mut self, pos: Pos2) {
        self.window.event(Event::PointerMoved(pos));
        self.settle();
    }

    fn click(&mut self, pos: Pos2, button: PointerButton, modifiers: Modifiers) {
        self.point_at(pos);
        self.window.event(Event::ModifiersChanged(modifiers));
        for pressed in [true, false] {
            self.window.event(Event::PointerButton { pos, button, pressed, modifiers });
            self.window.step();
        }
        self.window.event(Event::ModifiersChanged(Modifiers::NONE));
        self.settle();
    }

    fn drag(&mut self, from: Pos2, by: [f32; 2], modifiers: Modifiers) {
        self.point_at(from);
        self.window.event(Event::ModifiersChanged(modifiers));
        let to = from + vec2(by[0], by[1]);
        let button = PointerButton::Primary;
        self.window.event(Event::PointerButton { pos: from, button, pressed: true, modifiers });
        self.window.step();
        self.window.event(Event::PointerMoved(to));
        self.window.step();
        self.window.event(Event::PointerButton { pos: to, button, pressed: false, modifiers });
        self.window.step();
        self.window.event(Event::ModifiersChanged(Modifiers::NONE));
        self.settle();
    }

    fn press(&mut self, modifiers: Modifiers, key: Key) {
        self.window.key_press_modifiers(modifiers, key);
        self.settle();
    }

    fn is_after(&self, names: &[&str]) -> bool {
        let puzzle = self.app().puzzle();
        let turn = |name: &&str| {
            let found = puzzle.def().moves.iter().position(|mv| mv.name == **name);
            Move(found.unwrap_or_else(|| panic!("no move is named {name}")) as u16)
        };
        let state = names.iter().map(turn).fold(Facelets::solved(puzzle), |state, mv| state.after(mv));
        *self.app().painting() == Painting::of(&state)
    }
}

#[test]
fn a_click_turns_the_face_and_undo_takes_it_back() {
    for (puzzle, facelets) in [(PuzzleId::Cube3, [4, 13, 26]), (PuzzleId::Cube2, [0, 5, 11])] {
        let mut desk = Desk::new(puzzle);
        let mut turned: Vec<&str> = Vec::new();
        for (facelet, button, name) in [
            (facelets[0], PointerButton::Primary, "U"),
            (facelets[1], PointerButton::Secondary, "R'"),
            (facelets[2], PointerButton::Middle, "F2"),
        ] {
            let pos = desk.facelet(facelet);
            desk.click(pos, button, Modifiers::NONE);
            turned.push(name);
            assert!(desk.is_after(&turned), "{turned:?}");
        }
        while turned.pop().is_some() {
            desk.press(Modifiers::COMMAND, Key::Z);
            assert!(desk.is_after(&turned), "{turned:?}");
        }
    }
}

#[test]
fn pointing_tells_what_a_click_would_do() {
    let mut desk = Desk::new(PuzzleId::Cube3);
    assert!(desk.sees("spatial view of the 3×3×3, drag to turn it"));
    let pos = desk.facelet(9 + 4);
    desk.point_at(pos);
    assert!(desk.sees("R – left click: R, right click: R', middle: R2"));
    desk.window.state_mut().apply(Command::SwitchTo(PuzzleId::Tess2));
    desk.settle();
    let scene = desk.app().scene();
    let corner = (0..scene.polygons.len()).rev().find_map(|n| {
        let hit = scene.hit(scene.spot(n, [0.75, 0.75])?)?;
        (hit.polygon == n).then(|| (hit, scene.spot(n, [0.75, 0.75])))
    });
    let (hit, spot): (Hit, _) = corner.expect("the corner of a sticker is seen");
    let grip = Grip::at(PuzzleId::Tess2, &hit).expect("a grip");
    assert_eq!(grip.name.len(), 4, "a corner lies toward three cells");
    let pos = desk.place(spot.expect("a spot"));
    desk.point_at(pos);
    assert!(desk.sees(&format!("{} – left click: {}, right click: {}", grip.name, grip.left.1, grip.right.1)));
}

#[test]
fn a_click_on_a_sticker_turns_by_its_grip() {
    let mut desk = Desk::new(PuzzleId::Tess2);
    let scene = desk.app().scene();
    let spots = (0..scene.polygons.len()).filter_map(|n| {
        let spot = scene.spot(n, [0.75, 0.75])?;
        // With some room around it, so that it does not matter where exactly a point of the screen ends.
        let around = [[0.0, 0.0], [0.01, 0.01], [-0.01, 0.01], [0.01, -0.01], [-0.01, -0.01]];
        let hits = around.map(|[x, y]| scene.hit([spot[0] + x, spot[1] + y]));
        let hit = hits[0].filter(|hit| hit.polygon == n)?;
        hits.iter().all(|other| *other == Some(hit)).then_some((hit, spot))
    });
    let tried: Vec<(Hit, [f32; 2])> = spots.step_by(5).collect();
    assert!(tried.len() > 5);
    let view = desk.view();
    for (hit, spot) in tried {
        let grip = Grip::at(PuzzleId::Tess2, &hit).expect("a grip");
        for (button, mv) in [(PointerButton::Primary, grip.left.0), (PointerButton::Secondary, grip.right.0)] {
            let before = desk.app().painting().clone();
            let pos = desk.place(spot);
            desk.click(pos, button, Modifiers::NONE);
            assert_eq!(*desk.app().painting(), before.after(mv), "{}", grip.name);
        }
        // The two directions are each other's inverse.
        assert!(desk.is_after(&[]));
        assert_eq!(desk.view(), view, "it keeps its size");
    }
}

#[test]
fn dragging_looks_from_elsewhere_and_turns_nothing() {
    for puzzle in [PuzzleId::Cube3, PuzzleId::Tess2] {
        let mut desk = Desk::new(puzzle);
        let (start, middle) = (desk.app().camera(), desk.view().center());
        desk.drag(middle, [60.0, 20.0], Modifiers::NONE);
        let orbited = desk.app().camera();
        assert_ne!(orbited, start);
        // What was in front went to the right and down.
        let (before, after) = (start.axes()[2], orbited.axes()[2]);
        assert!(after[0] > before[0] && after[1] < before[1], "{before:?} {after:?}");
        desk.drag(middle, [40.0, 0.0], Modifiers::SHIFT);
        let fourth = desk.app().camera().axes()[3][3];
        assert_eq!(fourth < 0.999, puzzle == PuzzleId::Tess2, "{fourth}");
        assert!(desk.is_after(&[]) && !desk.app().can_undo());
        desk.window.get_by_role_and_label(Role::Button, "Reset view").click();
        desk.settle();
        assert_eq!(desk.app().camera(), start);
        // A double click beside the puzzle does the same.
        desk.drag(middle, [60.0, 20.0], Modifiers::NONE);
        let beside = desk.view().left_top() + vec2(6.0, 6.0);
        desk.point_at(beside);
        for pressed in [true, false, true, false] {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            desk.window.event(Event::PointerButton { pos: beside, button, pressed, modifiers });
            desk.window.step();
        }
        desk.settle();
        assert_eq!(desk.app().camera(), start);
    }
}

#[test]
fn the_wheel_zooms_over_the_view_only() {
    let mut desk = Desk::new(PuzzleId::Cube3);
    let scroll = |desk: &mut Desk, at: Pos2| {
        desk.point_at(at);
        let (unit, phase, source) = (MouseWheelUnit::Line, TouchPhase::Move, MouseWheelSource::Wheel);
        let modifiers = Modifiers::NONE;
        desk.window.event(Event::MouseWheel { unit, delta: vec2(0.0, 2.0), phase, source, modifiers });
        desk.window.run_steps(20);
        desk.app().camera().zoom()
    };
    let beside = Pos2::new(60.0, 700.0);
    assert_eq!(scroll(&mut desk, beside), 1.0);
    let over = desk.view().center();
    assert!(scroll(&mut desk, over) > 1.05);
}

#[test]
fn ctrl_click_brings_a_cell_to_the_centre() {
    let mut desk = Desk::new(PuzzleId::Tess2);
    let def = PuzzleId::Tess2.def();
    let red = (0..def.solved.len()).find(|i| def.solved[*i] == 4 && desk.app().scene().centre(*i).is_some());
    let pos = desk.facelet(red.expect("a sticker of R is seen"));
    desk.click(pos, PointerButton::Primary, Modifiers::COMMAND);
    assert_eq!(desk.app().camera().centring(4), None, "it is there");
    assert!(desk.is_after(&[]), "nothing is turned");
    // Not at once where motion is not reduced.
    desk.window.state_mut().apply(Command::Set(Switch::ReduceMotion, false));
    desk.window.state_mut().apply(Command::CentreCell(5));
    assert!(desk.app().camera().centring(5).is_some());
    std::thread::sleep(std::time::Duration::from_millis(400));
    desk.settle();
    assert_eq!(desk.app().camera().centring(5), None);
}

#[test]
fn keys_turn_while_nothing_else_has_them() {
    let mut desk = Desk::new(PuzzleId::Cube3);
    desk.press(Modifiers::NONE, Key::R);
    desk.press(Modifiers::SHIFT, Key::U);
    desk.press(Modifiers::ALT, Key::F);
    assert!(desk.is_after(&["R", "U'", "F2"]));
    // With Ctrl they stay commands, and on the net and in fields they turn nothing.
    desk.press(Modifiers::COMMAND, Key::E);
    desk.press(Modifiers::NONE, Key::R);
    assert!(desk.is_after(&["R", "U'", "F2"]));
    let field = desk.window.get_by_role_and_label(Role::MultilineTextInput, "Facelets or moves");
    field.focus();
    desk.settle();
    desk.press(Modifiers::NONE, Key::L);
    assert!(desk.is_after(&["R", "U'", "F2"]));
}

#[test]
fn a_typed_turn_is_shown_and_made() {
    let mut desk = Desk::new(PuzzleId::Tess2);
    desk.press(Modifiers::NONE, Key::U);
    assert!(desk.sees("U – now the letters"));
    desk.press(Modifiers::NONE, Key::F);
    desk.press(Modifiers::NONE, Key::Num2);
    assert!(desk.sees("UF2 – Enter makes this turn"));
    desk.press(Modifiers::NONE, Key::Enter);
    assert!(desk.is_after(&["UF2"]));
    desk.press(Modifiers::NONE, Key::R);
    desk.press(Modifiers::NONE, Key::Escape);
    assert!(desk.app().typed_turn().is_empty());
    desk.press(Modifiers::COMMAND, Key::Z);
    assert!(desk.is_after(&[]));
}

#[test]
fn sizes_are_set_and_remembered() {
    let mut desk = Desk::new(PuzzleId::Tess2);
    desk.window.get_by_role_and_label(Role::Slider, "Cells").set_value_accesskit(0.9);
    desk.settle();
    assert!((desk.app().settings().cell_size - 0.9).abs() < 1e-6);
    desk.window.get_by_role_and_label(Role::Slider, "Stickers").set_value_accesskit(0.4);
    desk.settle();
    assert!((desk.app().settings().sticker_size - 0.4).abs() < 1e-6);
    desk.window.state_mut().apply(Command::SwitchTo(PuzzleId::Cube2));
    desk.settle();
    assert!(desk.window.query_by_role_and_label(Role::Slider, "Cells").is_none());
}

#[test]
fn a_turn_in_progress_asks_for_frames_and_then_for_none() {
    let mut desk = Desk::of_size(PuzzleId::Cube3, [1280.0, 800.0]);
    desk.press(Modifiers::NONE, Key::R);
    assert!(desk.app().moving().is_some());
    desk.settle();
    std::thread::sleep(std::time::Duration::from_millis(250));
    desk.window.run();
    assert!(desk.app().moving().is_none());
    desk.window.get_by_label("View").click();
    desk.settle();
    desk.window.get_by_label("Reduce motion").click();
    desk.settle();
    assert!(desk.app().settings().reduce_motion);
}

#[test]
fn no_window_is_too_small() {
    for size in [[1.0, 1.0], [30.0, 700.0], [700.0, 30.0], [300.0, 200.0]] {
        for puzzle in [PuzzleId::Cube3, PuzzleId::Tess2] {
            let mut desk = Desk::of_size(puzzle, size);
            desk.point_at(Pos2::new(size[0] / 2.0, size[1] / 2.0));
        }
    }
}
