//! Layout stability: on every page, widgets keep their place while the user points, types, turns, paints and searches.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::support::{self, home, temporary, window::TestWindow};
use eframe::egui::{Key, Modifiers, PointerButton, Pos2, Rect, Role, accessibility::is_input};
use egui_kittest::kittest::{NodeT, Queryable};
use unfold_app::command::{
    AlgorithmsCommand, CasesCommand, Command, FewestMovesCommand, HistoryCommand, PaintingCommand, SettingsCommand,
};
use unfold_app::command::{ShortcutsCommand, TablesCommand, TourCommand, TypingCommand, WindowCommand};
use unfold_app::model::Model;
use unfold_app::settings::{choices::View, switch::Switch};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::Language;

const USUAL_SIZE: [f32; 2] = [1280.0, 800.0];
/// The sizes of the long test, in points, each with its number of pixels per point.
const SIZES: [([f32; 2], f32); 5] = [
    // The size 1024×740 with a margin of 8 points on each side.
    ([1040.0, 756.0], 1.0),
    ([1280.0, 800.0], 1.0),
    ([1390.0, 860.0], 1.0),
    ([1920.0, 1080.0], 1.0),
    ([1280.0, 720.0], 1.5),
];
/// Tolerance in points, since widgets are placed on whole pixels.
const TOLERANCE: f32 = 0.6;

/// An idle window without the tour, animations and idle builds of tables.
fn window(size: [f32; 2], pixels: f32, language: Language) -> TestWindow {
    let folder = temporary();
    let around = home::environment(folder.path(), support::tables::folder());
    let mut window = TestWindow::with_default_tools(folder, around, size, pixels);
    window.apply(TourCommand::Leave);
    window.apply(SettingsCommand::SetLanguage(language));
    window.apply(SettingsCommand::Set(Switch::ReduceMotion, true));
    window.apply(SettingsCommand::Set(Switch::IdleTables, false));
    window.harness.hover_at(Pos2::new(600.0, 4.0));
    window.settle();
    window
}

/// The rectangles of the named widgets, by role and name, without names that occur twice.
fn places(window: &TestWindow) -> BTreeMap<(String, String), Rect> {
    let kinds = [Role::Canvas, Role::Grid];
    let nodes = window.harness.query_all_by(|node| {
        (is_input(node.role()) || kinds.contains(&node.role()))
            && node.role() != Role::Splitter
            && node.label().is_some()
    });
    let mut out: BTreeMap<(String, String), Option<Rect>> = BTreeMap::new();
    for node in nodes {
        let name = node.accesskit_node().label().unwrap_or_default();
        // The net's name ends with the focused facelet, and facelets are within it.
        let role = node.accesskit_node().role();
        let name = if role == Role::Grid { "net".to_owned() } else { name };
        let rect = Some(node.rect()).filter(|rect| rect.is_positive());
        out.entry((format!("{role:?}"), name)).and_modify(|known| *known = None).or_insert(rect);
    }
    out.into_iter().filter_map(|(key, rect)| Some((key, rect?))).collect()
}

/// The widgets that moved: each key names the action and the widget, each value its rectangles before and after.
#[derive(Default)]
struct Moved(BTreeMap<String, String>);

impl Moved {
    /// Runs `act`, and records the widgets that it moved.
    fn record(&mut self, window: &mut TestWindow, what: &str, act: impl FnOnce(&mut TestWindow)) {
        let before = places(window);
        act(window);
        window.settle();
        let after = places(window);
        for (name, was) in &before {
            let Some(is) = after.get(name) else { continue };
            // The names of facelets contain their colours, which may have moved.
            if name.1.contains(", ") && name.0 == "Button" {
                continue;
            }
            // A field scrolls its text within a fixed area; the 3D view beside the algorithms page takes the room that the result leaves.
            let grows = name.0 == "MultilineTextInput" || (name.0 == "Canvas" && what.starts_with("Algorithms"));
            if grows {
                continue;
            }
            if (is.min - was.min).length() > TOLERANCE || (is.max - was.max).length() > TOLERANCE {
                let told = format!("{was:?} to {is:?}");
                self.0.entry(format!("{what}: {} {:?}", name.0, name.1)).or_insert(told);
            }
        }
    }

    fn check(&self) {
        let mut told = String::new();
        for (what, how) in &self.0 {
            let _ = writeln!(told, "{what} from {how}");
        }
        assert!(self.0.is_empty(), "{} things moved\n{told}", self.0.len());
    }
}

/// Presses Tab `tabs` times, and points at five places in the window.
fn by_focus_and_pointer(window: &mut TestWindow, moved: &mut Moved, page: &str, tabs: usize) {
    moved.record(window, &format!("{page}, Tab"), |window| {
        for _ in 0..tabs {
            window.key(Key::Tab);
        }
    });
    let size = window.harness.ctx.content_rect().size();
    for (x, y) in [(0.2, 0.35), (0.55, 0.4), (0.3, 0.75), (0.9, 0.3), (0.5, 0.9)] {
        let at = Pos2::new(x * size.x, y * size.y);
        moved.record(window, &format!("{page}, pointing at {at:?}"), |window| window.harness.hover_at(at));
    }
    window.harness.hover_at(Pos2::new(600.0, 4.0));
    window.settle();
}

/// Checks the puzzle page while the user points, turns, types and paints.
fn stage(window: &mut TestWindow, puzzle: PuzzleId, moved: &mut Moved) {
    window.apply(HistoryCommand::SwitchTo(puzzle));
    window.apply(HistoryCommand::Reset);
    window.apply(PaintingCommand::PutBrushDown);
    let page = format!("{puzzle:?}");
    by_focus_and_pointer(window, moved, &page, 12);
    let net = window.harness.query_all_by(|node| node.role() == Role::Grid).next().map(|node| node.rect());
    moved.record(window, &format!("{page}, a click on the net"), |window| {
        let at = net.map_or(Pos2::new(300.0, 300.0), |net| net.center());
        window.drag(&[at], PointerButton::Primary);
    });
    let turn = if puzzle.def().face_turns > 0 { "R" } else { "RU" };
    let mv = puzzle.def().moves.iter().position(|mv| mv.name == turn).expect("a move");
    let mv = unfold_engine::puzzle::Move::new(mv as u16);
    moved.record(window, &format!("{page}, the first turn"), |window| {
        window.apply(unfold_app::command::ManualSolveCommand::Turn(mv));
    });
    moved.record(window, &format!("{page}, typing moves"), |window| {
        window.apply(TypingCommand::TypePosition(format!("{turn} {turn}")));
    });
    moved.record(window, &format!("{page}, a mistake"), |window| {
        window.apply(TypingCommand::TypePosition(format!("{turn} Q")));
    });
    moved
        .record(window, &format!("{page}, painting"), |window| window.press_with_modifiers(Modifiers::COMMAND, Key::E));
    moved.record(window, &format!("{page}, clearing"), |window| window.apply(PaintingCommand::Clear));
    moved.record(window, &format!("{page}, painting a facelet"), |window| {
        window.key(Key::R);
        window.key(Key::U);
    });
    moved.record(window, &format!("{page}, turning again"), |window| window.apply(PaintingCommand::PutBrushDown));
}

/// Checks the fewest-moves page while steps, insertions and totals are found and used.
fn fewest_moves(window: &mut TestWindow, moved: &mut Moved) {
    window.apply(FewestMovesCommand::FewestMoves);
    window.apply(FewestMovesCommand::Scramble("R U2 F' L D2 B R2 U' F".into()));
    window.settle();
    by_focus_and_pointer(window, moved, "Fewest moves", 6);
    let mut search = |window: &mut TestWindow, what: &str, command: FewestMovesCommand| {
        moved.record(window, what, |window| window.apply(command));
        moved.record(window, &format!("{what}, ended"), |window| {
            let has_best = |model: &Model| model.fewest_moves.best.as_ref().is_some_and(|best| best.found.is_some());
            window.wait("a result", |window| !window.app().fewest_moves.is_running() || has_best(window.app()));
            window.apply(FewestMovesCommand::Stop);
        });
    };
    search(window, "Fewest moves, finding a step", FewestMovesCommand::FindStep);
    search(window, "Fewest moves, finding insertions", FewestMovesCommand::FindInsertions);
    window.apply(WindowCommand::Dismiss);
    search(window, "Fewest moves, finding the best total", FewestMovesCommand::FindBest);
    let long = (1..12).map(|n| format!("R2 U2 F2 L2 D2 B2 // {n} {}\n", "comment ".repeat(n))).collect();
    for command in [
        FewestMovesCommand::TakeWay(0),
        FewestMovesCommand::Keep,
        FewestMovesCommand::Lines(long),
        FewestMovesCommand::Scramble("R Q ".repeat(90)),
        FewestMovesCommand::Scramble("R U2 F' L D2 B R2 U' F".into()),
        FewestMovesCommand::Keep,
        FewestMovesCommand::Remove(1),
        FewestMovesCommand::RestoreRemoved,
        FewestMovesCommand::BringBack(1),
    ] {
        moved.record(window, &format!("Fewest moves, {command:?}"), |window| window.apply(command));
    }
    window.apply(WindowCommand::Dismiss);
}

/// Checks the cases page while algorithms are found, and the trainer with its hints.
fn cases(window: &mut TestWindow, moved: &mut Moved) {
    window.apply(CasesCommand::Cases);
    by_focus_and_pointer(window, moved, "Cases", 6);
    moved.record(window, "Cases, searching", |window| window.apply(CasesCommand::Find));
    moved.record(window, "Cases, found", |window| {
        window.wait("the search", |window| window.app().cases.running().is_none());
        window.settle();
    });
    window.apply(CasesCommand::Train(true));
    window.settle();
    moved.record(window, "Trainer, scramble", |window| {
        window.wait("the scramble", |window| {
            window.app().cases.trainer.question.as_ref().is_some_and(|question| question.scramble.is_some())
        });
        window.settle();
    });
    for hint in 1..=3 {
        moved.record(window, &format!("Trainer, hint {hint}"), |window| window.apply(CasesCommand::Hint));
    }
    window.apply(CasesCommand::Train(false));
    window.apply(WindowCommand::Dismiss);
}

fn walk(size: [f32; 2], pixels: f32, language: Language) {
    let mut moved = Moved::default();
    let mut window = window(size, pixels, language);
    for puzzle in unfold_engine::puzzles::ALL {
        stage(&mut window, puzzle, &mut moved);
    }
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    window.apply(HistoryCommand::Reset);
    window.apply(AlgorithmsCommand::Algorithms);
    by_focus_and_pointer(&mut window, &mut moved, "Algorithms", 6);
    for text in ["R U R' U' R' F R2 U' R' U' R U R' F'", "R Q", "U"] {
        moved.record(&mut window, &format!("Algorithms, typing {text:?}"), |window| {
            window.apply(TypingCommand::TypePosition(text.to_owned()));
        });
    }
    moved.record(&mut window, "Algorithms, searching", |window| window.apply(AlgorithmsCommand::Find));
    window.wait("the end", |window| !window.app().algorithms.is_running());
    window.apply(WindowCommand::Dismiss);
    cases(&mut window, &mut moved);
    fewest_moves(&mut window, &mut moved);
    for (name, command) in [
        ("Cross", Command::Settings(SettingsCommand::SetView(View::Crosses))),
        ("Batch", Command::Settings(SettingsCommand::SetView(View::Batch))),
        ("Settings", Command::Settings(SettingsCommand::Appearance)),
        ("Keys", Command::Shortcuts(ShortcutsCommand::Keys)),
        ("Tables", Command::Tables(TablesCommand::Tables)),
    ] {
        window.apply(command);
        window.wait_for_jobs();
        by_focus_and_pointer(&mut window, &mut moved, name, 4);
        window.apply(WindowCommand::Dismiss);
    }
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    window.apply(SettingsCommand::SetView(View::Graph));
    window.wait_for_jobs();
    by_focus_and_pointer(&mut window, &mut moved, "Graph", 4);
    moved.check();
}

#[test]
fn widgets_keep_their_place_in_the_usual_window() {
    walk(USUAL_SIZE, 1.0, Language::ENGLISH);
}

#[test]
#[ignore = "takes long: the test of the usual window stands for the other sizes and languages"]
fn widgets_keep_their_place_in_every_size_and_language() {
    for (size, pixels) in SIZES {
        for language in Language::BUILT_IN {
            walk(size, pixels, language);
        }
    }
}
