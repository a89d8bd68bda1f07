//! The panels of the 2x2x2's graph, of the first crosses and of the sticker score, as a person uses them. Needs neither display nor GPU.

use crate::support;
use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::egui::{self, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, Queryable};
use unfold::app::{App, Command, Input, Program, Surroundings};
use unfold::engine::puzzle::{Facelets, Metric, PuzzleId};
use unfold::i18n::Language;
use unfold::model::choices::View;
use unfold::model::document::playback::{Played, Speed};
use unfold::model::document::position::Origin;
use unfold::model::runs::results::Scrambling;
use unfold::ui::Window;

struct Desk {
    /// Its folder goes when it does.
    _folder: tempfile::TempDir,
    window: Harness<'static, Window>,
}

impl Desk {
    fn new(puzzle: PuzzleId) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let around = Surroundings {
            settings: folder.path().join("settings"),
            tables: support::tables::folder().to_path_buf(),
            file_dialogs: false,
            language: Language::English,
        };
        let app = Program::new(around, Arc::new(|| ()));
        let window = Harness::builder().with_size([1280.0, 800.0]).with_step_dt(1.0 / 60.0).build_ui_state(
            |ui, window: &mut Window| {
                window.logic(&ui.ctx().clone());
                window.show(ui);
            },
            Window::new(app),
        );
        let mut desk = Self { _folder: folder, window };
        desk.apply(Command::SwitchTo(puzzle));
        desk
    }

    fn app(&self) -> &App {
        self.window.state().app()
    }

    fn apply(&mut self, message: impl Into<unfold::app::Message>) {
        self.window.state_mut().apply(message);
        self.settle();
    }

    fn settle(&mut self) {
        self.window.run_steps(4);
    }

    /// Clicks the first thing whose name begins so.
    fn click(&mut self, start: &str) {
        let named = |node: &AccessKitNode<'_>| {
            ![Role::Label, Role::Dialog].contains(&node.role())
                && node.label().is_some_and(|label| label.starts_with(start))
        };
        // A longer name may begin with the name that is meant.
        let just = |node: &AccessKitNode<'_>| named(node) && node.label().as_deref() == Some(start);
        let meant = self.window.query_all_by(just).next().or_else(|| self.window.query_all_by(named).next());
        meant.unwrap_or_else(|| panic!("nothing to click is named {start:?}")).click();
        self.settle();
    }

    fn sees(&self, text: &str) -> bool {
        self.window.query_all_by_label_contains(text).next().is_some()
    }

    fn wait(&mut self, what: &str, until: impl Fn(&Self) -> bool) {
        let start = Instant::now();
        while !until(self) {
            assert!(start.elapsed() < Duration::from_secs(60), "{what}");
            std::thread::sleep(Duration::from_millis(5));
            self.settle();
        }
        // What has just come into sight finds its place in the frames after.
        self.settle();
    }

    fn shown(&self) -> Facelets {
        self.app().painting().facelets().expect("all is painted")
    }
}

#[test]
fn the_graph_shows_where_a_position_is_and_is_walked_by_clicks() {
    let mut desk = Desk::new(PuzzleId::Cube2);
    desk.click("Graph");
    assert_eq!(desk.app().view(), View::Graph);
    desk.apply(Command::SetMetric(Metric::Qtm));
    desk.apply(Input::TypePosition("002140534352524214031513".into()));
    desk.wait("the distance is told", |desk| desk.sees("Distance 7 HTM, 8 QTM"));
    assert!(desk.sees("chart of the number of positions at each distance in QTM; this one is at 8"));
    assert!(desk.sees("002140534352524214031513"));
    // Eight clicks on the nearest neighbour lead home.
    for distance in (0..8).rev() {
        let here = format!("at distance {distance} QTM");
        let name = |node: &AccessKitNode<'_>| {
            node.label().is_some_and(|label| label.starts_with("neighbour by") && label.ends_with(&here))
        };
        desk.wait("a nearer neighbour is shown", |desk| desk.window.query_all_by(name).next().is_some());
        desk.window.query_all_by(name).next().expect("a neighbour").click();
        desk.settle();
        desk.wait("the next one is known", |desk| desk.app().analysis().is_some_and(|analysis| analysis.current));
    }
    assert!(desk.shown().is_solved());
    desk.wait("it is at the end", |desk| desk.sees("Distance 0 HTM, 0 QTM"));
}

#[test]
fn the_path_is_played_and_its_steps_are_gone_to() {
    let mut desk = Desk::new(PuzzleId::Cube2);
    desk.click("Graph");
    desk.apply(Input::TypePosition("R U F".into()));
    desk.wait("the path is shown", |desk| desk.sees("step 3 of the path, distance 0 HTM"));
    desk.click("step 2 of the path");
    assert_eq!((desk.app().played(), desk.app().is_playing()), (2, false));
    assert!(desk.sees("this one is at 1"));
    desk.apply(Command::SetSpeed(Speed::Instant));
    desk.click("Play the path");
    desk.wait("it is home", |desk| desk.shown().is_solved());
    desk.click("To the start");
    assert_eq!(desk.app().played(), 0);
}

#[test]
fn the_export_asks_for_a_folder_and_can_be_stopped() {
    let mut desk = Desk::new(PuzzleId::Cube2);
    desk.click("Graph");
    desk.wait("the graph is shown", |desk| desk.sees("Export the graph"));
    desk.click("With moves");
    desk.click("Form of the 2017 article");
    assert!(desk.app().settings().export_moves && desk.app().settings().export_reference);
    desk.click("Export the graph");
    let folder = tempfile::tempdir().expect("a temporary folder");
    desk.apply(Input::TypePath(folder.path().display().to_string()));
    desk.click("Write");
    desk.wait("it writes", |_| support::is_being_written(folder.path(), "edges.csv"));
    desk.click("Stop export");
    desk.wait("it has stopped", |desk| desk.app().export_progress().is_none());
    assert!(desk.sees("nothing was left behind"));
    assert_eq!(std::fs::read_dir(folder.path()).expect("readable").count(), 0);
}

#[test]
fn crosses_are_listed_and_a_click_plays_one() {
    let mut desk = Desk::new(PuzzleId::Cube3);
    desk.click("First cross");
    desk.apply(Input::TypePosition("L2 R2 F2 B2 U2 D2".into()));
    desk.wait("the crosses are listed", |desk| desk.sees("D   5 HTM, 10 QTM"));
    desk.apply(Command::SetSpeed(Speed::Instant));
    desk.click("D   5 HTM");
    assert_eq!(desk.app().playback().map(|playback| playback.what), Some(Played::Cross(3)));
    desk.wait("it is played", |desk| !desk.app().is_playing());
    assert!(unfold::engine::solve::cube3::cross::is_solved(&desk.shown(), 3));
    assert!(desk.sees("Cross on D: at the end"));
    desk.click("All ");
    desk.wait("pairs are listed", |desk| desk.sees("U + FR"));
    // The score is drawn along the cross.
    desk.click("Along the moves");
    assert!(desk.sees("plot along the moves: sticker score; after 5 of 5 moves"));
}

#[test]
fn faces_are_turned_by_buttons_on_every_cube() {
    for (puzzle, score) in [(PuzzleId::Cube2, None), (PuzzleId::Cube3, Some("Sticker score: 12 (0 when solved)"))] {
        let mut desk = Desk::new(puzzle);
        let start = desk.shown();
        for mv in &puzzle.def().moves[..18] {
            assert!(desk.window.query_by_label(&format!("turn {}", mv.name)).is_some(), "{}", mv.name);
        }
        desk.window.get_by_label("turn R'").click();
        desk.settle();
        let mv = puzzle.def().moves.iter().position(|mv| mv.name == "R'").expect("a move");
        assert_eq!(desk.shown(), start.after(unfold::engine::puzzle::Move(mv as u16)));
        assert_eq!(desk.app().position().origin, Origin::Turned);
        assert!(score.is_none_or(|score| desk.sees(score)));
        desk.apply(Command::Undo);
        assert_eq!(desk.shown(), start);
    }
    let desk = Desk::new(PuzzleId::Tess2);
    assert!(desk.window.query_by_label("turn R'").is_none());
}

#[test]
fn a_solution_has_buttons_to_play_it() {
    let mut desk = Desk::new(PuzzleId::Cube2);
    desk.apply(Input::TypePosition("R U2 F'".into()));
    desk.apply(Command::Solve);
    desk.wait("it is solved", |desk| desk.app().results().is_optimal());
    assert!(desk.sees("Solution: next"));
    desk.click("Step on");
    assert_eq!(desk.app().played(), 1);
    desk.click("Step back");
    assert_eq!(desk.app().played(), 0);
    desk.click("To the end");
    assert!(desk.shown().is_solved() && desk.sees("Solution: at the end"));
    desk.click("To the start");
    desk.click("Play");
    assert!(desk.app().is_playing());
    desk.click("Pause");
    assert!(!desk.app().is_playing());
}

#[test]
fn method_metric_and_scrambling_are_chosen_from_lists() {
    let mut desk = Desk::new(PuzzleId::Cube3);
    desk.click("Method: twophase");
    desk.click("ida-score");
    assert_eq!(desk.app().solver().map(|solver| solver.name()), Some("ida-score"));
    desk.click("Metric: HTM");
    desk.click("QTM");
    assert_eq!(desk.app().metric(), Metric::Qtm);
    desk.click("Scramble by: uniform position");
    desk.click("20 random turns");
    assert_eq!(desk.app().settings().scrambling, Scrambling::Turns);
    desk.click("Scramble");
    assert!(desk.sees("20 random turns, seed"));
    desk.window.run_steps(2);
    let open = egui::Popup::is_any_open(&desk.window.ctx);
    assert!(!open);
}
