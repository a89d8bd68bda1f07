//! Playing moves, turning faces, and what is found out beside the solutions: the application without its window.

use crate::support;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use unfold::app::dialog::Dialog;
use unfold::app::{App, Command, Input, Program, Surroundings};
use unfold::engine::notation;
use unfold::engine::puzzle::cube2::Identifier;
use unfold::engine::puzzle::{Facelets, Metric, Move, PuzzleId, Sequence};
use unfold::engine::solve::cube3::cross;
use unfold::i18n::Language;
use unfold::model::analysis::Findings;
use unfold::model::choices::{Chart, View};
use unfold::model::document::painting_status::PaintingStatus;
use unfold::model::document::playback::{Moment, Played, Speed};
use unfold::model::document::position::Origin;
use unfold::model::lesson::progress_chart::Curve;
use unfold::model::runs::results::Scrambling;
use unfold::model::seconds_limit::SecondsLimit;

struct Home {
    folder: tempfile::TempDir,
    app: Program,
}

impl Home {
    fn new(puzzle: PuzzleId) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let around = Surroundings {
            settings: folder.path().join("settings"),
            tables: support::tables::folder().to_path_buf(),
            file_dialogs: false,
            language: Language::English,
        };
        let mut app = Program::new(around, Arc::new(|| ()));
        app.apply(Command::SwitchTo(puzzle));
        Self { folder, app }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn shown(&self) -> Facelets {
        self.app.painting().facelets().expect("all is painted")
    }

    fn until(&mut self, what: &str, done: impl Fn(&App) -> bool) {
        let start = Instant::now();
        while !done(&self.app) {
            assert!(start.elapsed() < Duration::from_secs(60), "{what}");
            std::thread::sleep(Duration::from_millis(2));
            self.app.poll();
        }
    }

    fn solve(&mut self) {
        self.app.apply(Command::Solve);
        self.until("the search ends", |app| !app.is_searching());
    }

    fn type_position(&mut self, text: &str) {
        self.app.apply(Input::TypePosition(text.into()));
    }

    fn findings(&mut self) -> Findings {
        self.until("something is found out", |app| app.analysis().is_some_and(|analysis| analysis.current));
        self.app.analysis().map(|analysis| analysis.findings.clone()).expect("findings")
    }
}

/// Whether an export has come as far as its edges.
fn moves(puzzle: PuzzleId, text: &str) -> Sequence {
    notation::parse(puzzle, text).expect("moves")
}

fn mv(puzzle: PuzzleId, name: &str) -> Move {
    moves(puzzle, name).0[0]
}

#[test]
fn a_solution_is_played_step_by_step_and_by_itself() {
    let mut home = Home::new(PuzzleId::Cube3);
    assert!(!home.app.can_play(Moment::Toggle));
    home.type_position("R U2 F' L");
    let start = home.shown();
    home.solve();
    let solution = home.app.results().shown().expect("a solution").1.moves.clone();
    home.app.apply(Command::Go(Moment::Forward));
    assert_eq!((home.app.played(), home.shown()), (1, start.after(solution.0[0])));
    home.app.apply(Command::Go(Moment::End));
    assert!(home.shown().is_solved() && !home.app.can_play(Moment::Forward));
    assert_eq!(home.app.painting_status(), PaintingStatus::Solved);
    home.app.apply(Command::Go(Moment::Back));
    assert_eq!(home.app.played(), solution.0.len() - 1);
    home.app.apply(Command::Seek(2));
    assert_eq!(home.shown(), start.after(solution.0[0]).after(solution.0[1]));
    home.app.apply(Command::Seek(usize::MAX));
    assert_eq!(home.app.played(), solution.0.len());
    home.app.apply(Command::Go(Moment::Start));
    assert_eq!(home.shown(), start);
    // By itself: a fast one needs a fifth of a second a move, and can be paused.
    home.app.apply(Command::SetSpeed(Speed::Fast));
    home.app.apply(Command::Go(Moment::Toggle));
    assert!(home.app.is_playing() && home.app.next_poll().is_some_and(|due| due <= Duration::from_millis(200)));
    home.until("a move is played", |app| app.played() >= 1);
    home.app.apply(Command::Go(Moment::Toggle));
    let at = home.app.played();
    std::thread::sleep(Duration::from_millis(300));
    home.app.poll();
    assert_eq!(home.app.played(), at);
    // At once, and from the end from the beginning again.
    home.app.apply(Command::SetSpeed(Speed::Instant));
    home.app.apply(Command::Go(Moment::Toggle));
    home.until("all is played", |app| !app.is_playing());
    assert!(home.shown().is_solved());
    home.app.apply(Command::SetSpeed(Speed::Slow));
    home.app.apply(Command::Go(Moment::Toggle));
    assert_eq!((home.app.played(), home.app.is_playing()), (0, true));
    // What was played from is still there, with what is known about it; it was no step of its own.
    assert!(home.app.results().best().is_some());
    home.app.apply(Command::Undo);
    assert!(home.app.is_fresh() && home.app.playback().is_none());
}

#[test]
fn what_is_shown_is_what_is_turned_painted_and_solved() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.type_position("R U2 F'");
    home.solve();
    home.app.apply(Command::Go(Moment::Forward));
    let shown = home.shown();
    home.app.apply(Command::Turn(mv(PuzzleId::Cube3, "D2")));
    assert_eq!(home.shown(), shown.after(mv(PuzzleId::Cube3, "D2")));
    assert_eq!((home.app.position().origin.clone(), home.app.played()), (Origin::Turned, 0));
    home.app.apply(Command::Undo);
    home.app.apply(Command::Go(Moment::End));
    // Where the moves end there is nothing to solve, and that is said.
    home.app.apply(Command::SetMethod("ida-score"));
    assert!(!home.app.is_possible(&Command::Solve));
    assert!(home.app.availability(&Command::Solve).why().is_some_and(|why| why.contains("is solved")));
    // One move on, what is shown is solved: two moves are left.
    home.app.apply(Command::Go(Moment::Start));
    home.app.apply(Command::Go(Moment::Forward));
    home.app.apply(Command::Solve);
    assert_eq!((home.app.state(), home.shown()), (Some(&shown), shown.clone()));
    home.until("the search ends", |app| !app.is_searching());
    assert_eq!(home.app.results().best().map(|best| best.length), Some(2));
    // No such move, and no such puzzle's move, does anything.
    let before = home.shown();
    home.app.apply(Command::Turn(Move(9999)));
    home.app.apply(Command::Play { what: Played::Path, moves: Sequence(vec![Move(9999)]) });
    assert_eq!(home.shown(), before);
}

#[test]
fn what_is_typed_while_something_is_played_is_the_position() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.type_position("R U");
    home.solve();
    home.app.apply(Command::Go(Moment::End));
    // The net shows the solved cube; pasted, it is the position and not only what is shown.
    home.app.apply(Command::Paste(notation::facelets::print(&Facelets::solved(PuzzleId::Cube3))));
    assert!(home.app.state().is_some_and(Facelets::is_solved) && home.app.playback().is_none());
    home.app.apply(Command::Undo);
    home.app.apply(Command::Go(Moment::End));
    home.app.apply(Command::Paste("R U".into()));
    assert_eq!((home.app.played(), home.app.results().best().is_some()), (0, true), "the position was that already");
}

#[test]
fn a_better_solution_is_played_once_the_one_before_is_at_its_end() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.app.apply(Command::ScrambleFrom(11));
    home.app.apply(Command::SetTimeLimit(SecondsLimit::of_whole(2)));
    home.app.apply(Command::Solve);
    home.until("there is a solution", |app| app.results().best().is_some());
    home.app.apply(Command::Go(Moment::Forward));
    let begun = home.app.played_moves().map(|(_, moves)| moves.clone());
    home.until("the search ends", |app| !app.is_searching());
    home.app.apply(Command::Go(Moment::Forward));
    assert_eq!(home.app.played_moves().map(|(_, moves)| moves.clone()), begun, "what is watched is watched to its end");
    home.app.apply(Command::Go(Moment::End));
    home.app.apply(Command::Go(Moment::Toggle));
    let best = home.app.results().best().map(|best| best.moves.clone());
    assert_eq!(home.app.played_moves().map(|(_, moves)| moves.clone()), best);
}

#[test]
fn the_sticker_score_follows_what_is_shown() {
    let mut home = Home::new(PuzzleId::Cube3);
    assert_eq!((home.app.score(), home.app.move_notes()), (Some(0), None));
    home.app.apply(Command::Turn(mv(PuzzleId::Cube3, "R")));
    assert_eq!(home.app.score(), Some(12));
    home.solve();
    assert_eq!(home.app.move_notes().expect("a course").along(Curve::Score), [12, 0]);
    home.app.apply(Command::Go(Moment::End));
    assert_eq!(home.app.score(), Some(0));
    home.app.apply(Command::SetChart(Chart::Along));
    assert_eq!((home.app.chart(), home.app.curve()), (Chart::Along, Curve::Score));
    home.app.apply(Command::Clear);
    assert_eq!(home.app.score(), None);
    home.app.apply(Command::SwitchTo(PuzzleId::Cube2));
    assert_eq!((home.app.score(), home.app.chart()), (None, Chart::Length));
}

#[test]
fn methods_and_metrics_are_chosen_for_each_puzzle() {
    let mut home = Home::new(PuzzleId::Cube2);
    home.type_position("R2 U2");
    home.solve();
    assert_eq!((home.app.shown_metric(), home.app.results().lower), (Metric::Htm, 2));
    assert!(!home.app.is_possible(&Command::Solve));
    home.app.apply(Command::SetMetric(Metric::Qtm));
    // What is known is still told in its own metric, and can be found out anew in the other.
    assert_eq!((home.app.shown_metric(), home.app.metric()), (Metric::Htm, Metric::Qtm));
    assert!(home.app.is_possible(&Command::Solve));
    home.solve();
    assert_eq!((home.app.shown_metric(), home.app.results().lower), (Metric::Qtm, 4));
    assert_eq!(home.app.results().best().map(|best| best.length), Some(4));
    home.app.apply(Command::SwitchTo(PuzzleId::Cube3));
    assert_eq!((home.app.metric(), home.app.solver().map(|s| s.name())), (Metric::Htm, Some("twophase")));
    home.app.apply(Command::SetMetric(Metric::Qtm));
    assert_eq!(home.app.metric(), Metric::Htm, "two-phase knows HTM only");
    home.app.apply(Command::SetMethod("ida-score"));
    assert_eq!(home.app.metric(), Metric::Qtm);
    home.app.apply(Command::SetMethod("no such"));
    assert_eq!(home.app.solver().map(|s| s.name()), Some("twophase"));
    // A method that gives up says so.
    home.app.apply(Command::SetMethod("greedy"));
    home.app.apply(Command::ScrambleFrom(3));
    home.solve();
    assert!(home.app.results().best().is_none() && home.app.results().lower > 0);
}

#[test]
fn scrambling_has_a_choice_and_can_be_repeated() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.app.apply(Command::SetScrambling(Scrambling::Turns));
    home.app.apply(Command::ScrambleFrom(7));
    let turned = home.shown();
    assert_eq!(home.app.position().origin, Origin::Random { seed: 7, how: Scrambling::Turns });
    home.app.apply(Command::SetScrambling(Scrambling::Uniform));
    home.app.apply(Command::ScrambleFrom(7));
    assert_ne!(home.shown(), turned);
    home.app.apply(Command::SetScrambling(Scrambling::Turns));
    home.app.apply(Command::ScrambleFrom(7));
    assert_eq!(home.shown(), turned);
    // The choice holds for the hypercube, too.
    home.app.apply(Command::SwitchTo(PuzzleId::Tess2));
    home.app.apply(Command::ScrambleFrom(7));
    assert_eq!(home.app.position().origin, Origin::Random { seed: 7, how: Scrambling::Turns });
}

#[test]
fn the_six_crosses_are_found_beside_everything_else_and_played() {
    let mut home = Home::new(PuzzleId::Cube3);
    assert!(home.app.analysis().is_none());
    home.app.apply(Command::SetView(View::Crosses));
    home.app.apply(Command::ScrambleFrom(5));
    home.until("pairs are found", |app| {
        let found = app.analysis().filter(|analysis| analysis.current).map(|analysis| analysis.findings);
        matches!(found, Some(Findings::Crosses { pairs, .. }) if !pairs.is_empty())
    });
    let Findings::Crosses { crosses, ways, pairs } = home.findings() else { panic!("crosses") };
    assert_eq!((crosses.len(), ways.len(), pairs.len()), (6, 6, 24));
    let start = home.shown();
    for cross in crosses.iter().chain(&pairs) {
        let what = cross.slot.map_or(Played::Cross(cross.face), |slot| Played::Pair(cross.face, slot.name()));
        home.app.apply(Command::Play { what, moves: cross.moves.clone() });
        home.app.apply(Command::Go(Moment::End));
        assert!(cross::is_solved(&home.shown(), cross.face));
        assert!(cross.slot.is_none_or(|slot| cross::pair_is_solved(&home.shown(), slot)));
    }
    for (all, cross) in ways.iter().zip(&crosses) {
        assert!(all.iter().all(|way| way.length == cross.length) && all[0].quarters == cross.quarters);
    }
    home.app.apply(Command::Go(Moment::Start));
    assert_eq!(home.shown(), start);
    // Another position: what is known is of the one before until it is found out anew.
    home.app.apply(Command::Reset);
    home.app.poll();
    let Findings::Crosses { crosses, .. } = home.findings() else { panic!("crosses") };
    assert!(crosses.iter().all(|cross| cross.length == 0));
    home.app.apply(Command::Clear);
    home.app.poll();
    assert!(home.app.analysis().is_none());
}

#[test]
fn a_position_is_found_in_the_graph_and_walked_home() {
    let mut home = Home::new(PuzzleId::Cube2);
    home.app.apply(Command::SetView(View::Graph));
    home.app.apply(Command::SetMetric(Metric::Qtm));
    home.type_position("002140534352524214031513");
    let Findings::Graph { identifier, distances, neighbours, path, .. } = home.findings() else { panic!("a graph") };
    assert_eq!((identifier.to_string().as_str(), distances, path.len()), ("002140534352524214031513", [7, 8], 9));
    assert_eq!(neighbours.len(), 6);
    let moves = Sequence(path.iter().filter_map(|stop| stop.mv).collect());
    home.app.apply(Command::Play { what: Played::Path, moves });
    for (n, stop) in path.iter().enumerate() {
        home.app.apply(Command::Seek(n));
        assert_eq!(home.shown(), stop.state);
    }
    assert!(home.shown().is_solved());
    // A neighbour is one of the position itself, wherever the playing stands.
    let nearer = neighbours.iter().find(|n| n.distance == 7).expect("a way home");
    home.app.apply(Command::Walk(nearer.mv));
    assert_eq!(Identifier::of(&home.shown()), nearer.identifier);
    home.app.poll();
    let Findings::Graph { distances: [_, 7], .. } = home.findings() else { panic!("another distance") };
    home.app.apply(Command::SetMetric(Metric::Htm));
    home.app.poll();
    let Findings::Graph { neighbours, .. } = home.findings() else { panic!("a graph") };
    assert_eq!(neighbours.len(), 9);
}

#[test]
fn the_graph_is_exported_stopped_and_never_replaced_unasked() {
    let mut home = Home::new(PuzzleId::Cube2);
    let folder = home.path("graph");
    let export = |home: &mut Home| {
        home.app.apply(Command::Export);
        home.app.apply(Input::TypePath(folder.display().to_string()));
        home.app.apply(Command::Accept);
    };
    export(&mut home);
    assert!(home.app.export_progress().is_some() && !home.app.is_possible(&Command::Export));
    home.until("it writes", |_| support::is_being_written(&folder, "edges.csv"));
    let start = Instant::now();
    home.app.apply(Command::StopExport);
    home.until("it has stopped", |app| app.export_progress().is_none());
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    assert!(!folder.exists() && home.app.dialog().is_none());
    // What is there already is asked about.
    std::fs::create_dir_all(&folder).expect("writable");
    std::fs::write(folder.join("nodes.csv"), "mine").expect("writable");
    export(&mut home);
    assert!(matches!(home.app.dialog(), Some(Dialog::Replace { .. })), "{:?}", home.app.dialog());
    home.app.apply(Command::Dismiss);
    assert_eq!(std::fs::read_to_string(folder.join("nodes.csv")).expect("readable"), "mine");
    assert!(home.app.is_possible(&Command::Export));
    // A file where the folder should be.
    let file = home.path("file");
    std::fs::write(&file, "").expect("writable");
    home.app.apply(Command::Export);
    home.app.apply(Input::TypePath(file.display().to_string()));
    home.app.apply(Command::Accept);
    assert!(matches!(home.app.dialog(), Some(Dialog::Fault { .. })));
    // Closing the window takes away what was begun.
    home.app.apply(Command::Dismiss);
    let other = home.path("other");
    home.app.apply(Command::Export);
    home.app.apply(Input::TypePath(other.display().to_string()));
    home.app.apply(Command::Accept);
    home.until("it writes", |_| support::is_being_written(&other, "edges.csv"));
    home.app.close();
    assert!(!other.exists());
}

#[test]
fn a_turn_made_while_something_is_played_is_undone_to_where_it_was() {
    let mut home = Home::new(PuzzleId::Cube2);
    home.type_position("R U2 F' R U");
    home.solve();
    home.app.apply(Command::Seek(2));
    let there = home.shown();
    home.app.apply(Command::Turn(mv(PuzzleId::Cube2, "F")));
    assert_ne!(home.shown(), there);
    home.app.apply(Command::Undo);
    assert_eq!((home.shown(), home.app.played()), (there.clone(), 2));
    assert!(!home.app.is_playing() && home.app.results().best().is_some());
    home.app.apply(Command::Redo);
    assert_eq!(home.shown(), there.after(mv(PuzzleId::Cube2, "F")));
}
