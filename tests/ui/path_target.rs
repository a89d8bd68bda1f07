//! Shortest paths between any two positions of the 2x2x2: in the library, on the command line and in the window.

use std::collections::{HashMap, hash_map::Entry};
use std::sync::OnceLock;

use crate::support::program::{run_program, run_with_input, unfold};
use crate::support::{self, window::TestWindow};
use eframe::egui::Role;
use egui_kittest::kittest::Queryable;
use serde_json::Value;
use unfold_app::command::{Command, GraphCommand, HistoryCommand, PlaybackCommand, SettingsCommand, TypingCommand};
use unfold_app::lesson::{MoveNotes, phases::PhaseGoal};
use unfold_app::settings::{choices::View, pace::Speed};
use unfold_app::{Model, analysis};
use unfold_engine::puzzle::{Facelets, Metric, Move, PuzzleId, scramble};
use unfold_engine::puzzles::cube2::graph::{self, PathNode};
use unfold_engine::puzzles::cube2::{Cube2, Identifier, tables::distances::Distances};
use unfold_engine::{control::Control, notation, tables::Workers};
use unfold_text::Language;

const CUBE2: PuzzleId = PuzzleId::Cube2;
/// Identifier of the article's scrambled cube.
const ARTICLE: &str = "002140534352524214031513";
const SOLVED: &str = "000022443355224433551111";

fn distances() -> &'static Distances {
    static DISTANCES: OnceLock<Distances> = OnceLock::new();
    DISTANCES.get_or_init(|| Distances::compute(Workers::new(2, &Control::new())).expect("made"))
}

fn state_of(text: &str) -> Facelets {
    notation::parse_facelets_or_moves(CUBE2, text).expect("a position").state(CUBE2)
}

/// Checks that a path leads from one position to the other by moves of length 1. The end may be held in any orientation.
fn check(path: &[PathNode], from: &Facelets, to: &Facelets, metric: Metric) {
    assert_eq!(&path[0].state, from);
    for (n, stop) in path.iter().enumerate() {
        assert_eq!(
            (Identifier::from_facelets(&stop.state), usize::from(stop.distance)),
            (stop.identifier, path.len() - 1 - n)
        );
        assert_eq!(Ok(stop.from_solved), graph::distance(&stop.state, metric, distances()));
        assert_eq!(stop.mv.is_none(), n + 1 == path.len());
        if let Some(mv) = stop.mv {
            assert_eq!(usize::from(CUBE2.def().moves[mv.index()].cost_in(metric)), 1);
            assert_eq!(path[n + 1].state, stop.state.after(mv));
        }
    }
    assert_eq!(path.last().map(|stop| stop.identifier), Some(Identifier::from_facelets(to)));
}

#[test]
fn paths_are_as_short_as_a_plain_search_finds() {
    let mut random = scramble::generator(11);
    for metric in [Metric::Htm, Metric::Qtm] {
        let turns: Vec<Move> =
            (0..18).map(Move::new).filter(|mv| CUBE2.def().moves[mv.index()].cost_in(metric) == 1).collect();
        for held in ["", "x y'", "z2", "y x'"] {
            let held = notation::parse(CUBE2, held).expect("rotations");
            let start = scramble::uniform(CUBE2, &mut random).after_all(&held);
            // All positions within four moves, found by turns of all six faces.
            let mut seen = HashMap::from([(Identifier::from_facelets(&start), (0, start.clone()))]);
            let mut border = vec![start.clone()];
            for distance in 1..=4 {
                let mut next = Vec::new();
                for state in &border {
                    for after in turns.iter().map(|&mv| state.after(mv)) {
                        let identifier = Identifier::from_facelets(&after);
                        if let Entry::Vacant(place) = seen.entry(identifier) {
                            place.insert((distance, after.clone()));
                            next.push(after);
                        }
                    }
                }
                border = next;
            }
            for (distance, goal) in seen.values().step_by(97) {
                let path = graph::path_to(&start, goal, metric, distances()).expect("both are states");
                assert_eq!(path.len(), distance + 1);
                check(&path, &start, goal, metric);
            }
        }
        for _ in 0..40 {
            let [one, other] = [(); 2].map(|()| scramble::uniform(CUBE2, &mut random));
            let rotation = notation::parse(CUBE2, "x2 y").expect("rotations");
            let path = |from: &Facelets, to: &Facelets| {
                let path = graph::path_to(from, to, metric, distances()).expect("both are states");
                check(&path, from, to, metric);
                path
            };
            let (there, back) = (path(&one, &other), path(&other, &one));
            assert_eq!(there.len(), back.len());
            assert_eq!(there, path(&one, &other.after_all(&rotation)), "held otherwise it is the same");
            assert_eq!(path(&one, &Facelets::solved(CUBE2)), graph::path(&one, metric, distances()).expect("a state"));
        }
    }
    let bad = state_of(SOLVED).repainted(|shown| shown.swap(0, 23)).expect("colours of the puzzle");
    let expected = Cube2::from_facelets(&bad).expect_err("no state");
    for (from, to) in [(state_of(SOLVED), bad.clone()), (bad, state_of(SOLVED))] {
        assert_eq!(graph::path_to(&from, &to, Metric::Htm, distances()), Err(expected.clone()));
    }
}

/// Checks that the printed lines lead to the target, with right identifiers and distances; returns the length of the path.
fn check_path_lines(out: &str, from: &Facelets, to: &str) -> usize {
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let mut state = from.clone();
    for (n, line) in lines.iter().enumerate() {
        assert_eq!(line["identifier"], Identifier::from_facelets(&state).to_string());
        assert_eq!(line["distance"].as_u64(), Some((lines.len() - 1 - n) as u64));
        if let Some(mv) = line["move"].as_str() {
            state = state.after_all(&notation::parse(CUBE2, mv).expect("a move"));
        }
    }
    assert_eq!(Identifier::from_facelets(&state), Identifier::from_facelets(&state_of(to)));
    lines.len() - 1
}

#[test]
fn the_command_line_accepts_every_form_of_target() {
    let other = "R U2 F' D";
    let state = state_of(other);
    let letters = notation::facelets::print(&state);
    let digits = Identifier::from_facelets(&state).to_string();
    let run = |arguments: &[&str]| run_program(unfold(&[&["pocket", "path", "--jsonl"], arguments].concat()));
    let mut lengths = Vec::new();
    for to in [other, &letters, &digits] {
        for arguments in [&[ARTICLE, to][..], &[ARTICLE, "--to", to], &["--facelets", ARTICLE, "--to", to]] {
            let (code, out, err) = run(arguments);
            assert_eq!((code, err.as_str()), (0, ""), "{arguments:?}");
            lengths.push(check_path_lines(&out, &state_of(ARTICLE), other));
        }
    }
    assert!(lengths.iter().all(|length| *length == lengths[0]) && lengths[0] > 0);
    let (code, out, _) = run_with_input(unfold(&["pocket", "path", "--jsonl", ARTICLE, "-"]), other.as_bytes());
    assert_eq!((code, check_path_lines(&out, &state_of(ARTICLE), other)), (0, lengths[0]));
    let (_, out, _) = run(&["--moves", other, "--to", ARTICLE]);
    assert_eq!(check_path_lines(&out, &state, ARTICLE), lengths[0], "back it is as far");
    let (_, out, _) = run(&[ARTICLE, SOLVED, "--metric", "htm"]);
    assert_eq!(check_path_lines(&out, &state_of(ARTICLE), SOLVED), 7);
    let (_, out, _) = run_program(unfold(&["pocket", "path", "R U", "R"]));
    let rows: Vec<Vec<&str>> = out.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(
        (rows.len(), rows[0][1..].to_vec(), rows[1][1..].to_vec()),
        (2, vec!["1 QTM", "U'"], vec!["0 QTM", "target"])
    );
    assert_eq!(run(&[ARTICLE, ARTICLE]).1.lines().count(), 1);
}

#[test]
fn errors_of_start_and_target_are_distinguished() {
    for (arguments, said) in [
        (&[ARTICLE, "R U Q"][..], "Invalid target: "),
        (&[ARTICLE, "R U Q"], "column 5"),
        (&[ARTICLE, "00214053435252421403151"], "Invalid target: Expected 24 colours, found 23"),
        (&[ARTICLE, "002140534352524214031511"], "Invalid target: Colour"),
        (&["002140534352524214031511", ARTICLE], "Error: Colour"),
        (&[ARTICLE, SOLVED, "--to", SOLVED], "--to"),
        (&["--random", "1", SOLVED], "--random"),
        (&["-", "-"], "Only one position"),
        (&["--to", SOLVED], "No starting position given"),
    ] {
        let (code, out, err) = run_program(unfold(&[&["pocket", "path"], arguments].concat()));
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(err.contains(said), "{arguments:?}: {err}");
    }
}

fn new(language: Language) -> TestWindow {
    let mut window = TestWindow::in_language(CUBE2, support::tables::folder(), language);
    window.apply(SettingsCommand::SetView(View::Graph));
    window.apply(GraphCommand::SetGraphMetric(Metric::Qtm));
    window
}

fn wait_for_path(window: &mut TestWindow) {
    window.wait("the path is known", |window| {
        analysis::current_findings(window.app()).is_some_and(|analysis| analysis.is_current)
    });
}

/// Replaces the target of the path, and waits for the path.
fn type_target(window: &mut TestWindow, text: &str) {
    window.harness.get_by_role_and_label(Role::TextInput, "Path to").set_text_value_accesskit(text);
    window.settle();
    wait_for_path(window);
}

fn shown_facelets(app: &Model) -> Facelets {
    app.document.workspace().painting().facelets().expect("all painted")
}

#[test]
fn a_path_to_a_previous_position_is_played() {
    let mut window = new(Language::ENGLISH);
    window.apply(TypingCommand::TypePosition("R U2 F'".into()));
    wait_for_path(&mut window);
    window.click("Use this position");
    let goal = Identifier::from_facelets(&state_of("R U2 F'"));
    assert!(window.app().news().contains(&goal.to_string()));
    wait_for_path(&mut window);
    assert!(window.has_text("step 0 of the path, distance 0 QTM") && !window.has_text("step 1 of the path"));
    // The target stays when the position changes, and is not part of undo.
    window.apply(TypingCommand::TypePosition(ARTICLE.into()));
    wait_for_path(&mut window);
    assert!(window.has_text(&format!("Shortest path to {goal}, with distances in QTM")));
    let start = shown_facelets(window.app());
    let expected = graph::path_to(&start, &state_of("R U2 F'"), Metric::Qtm, distances()).expect("both are states");
    assert!(expected.len() > 2 && window.has_text(&format!("step {} of the path, distance 0 QTM", expected.len() - 1)));
    // A click on a step leads to its position, and shows its distance from solved. The path is far down on a scrolled page.
    window.focus("step 1 of the path");
    window.click_first("step 1 of the path");
    assert_eq!(shown_facelets(window.app()), expected[1].state);
    assert!(window.has_text(&format!("Distance to solved: {} QTM", expected[1].from_solved)));
    window.apply(PlaybackCommand::SetSpeed(Speed::Instant));
    window.focus("Play path");
    window.click("Play path");
    let end = expected.last().expect("an end").state.clone();
    window.wait("it is there", |window| shown_facelets(window.app()) == end);
    assert_eq!(Identifier::from_facelets(&end), goal);
    let notes: &MoveNotes = &unfold_app::lesson::update::notes(window.app()).expect("a course");
    assert_eq!(notes.groups.iter().map(|part| part.goal).collect::<Vec<_>>(), [PhaseGoal::Path]);
    window.apply(HistoryCommand::Undo);
    wait_for_path(&mut window);
    assert!(window.has_text(&format!("Shortest path to {goal}")));
    window.focus("Use the solved cube");
    window.click("Use the solved cube");
    wait_for_path(&mut window);
    assert!(window.has_text("Shortest path, with distances in QTM") && !window.has_text(&goal.to_string()));
    assert!(!window.app().is_possible(&Command::Graph(GraphCommand::TargetSolved)));
}

#[test]
fn the_target_is_typed_in_every_form_and_errors_are_reported() {
    let mut window = new(Language::ENGLISH);
    window.apply(TypingCommand::TypePosition("R U F".into()));
    wait_for_path(&mut window);
    for text in [ARTICLE, "R U2 F' D", &notation::facelets::print(&state_of(ARTICLE)), "yyyyoobbrrggoobbrrggwwww"] {
        type_target(&mut window, text);
        let goal = Identifier::from_facelets(&state_of(text));
        assert_eq!(window.app().graph.target.identifier(), Some(goal), "{text}");
        assert!(window.has_text(&format!("Shortest path to {goal}")), "{text}");
    }
    assert!(window.app().news().contains("read as colours"));
    let before = window.app().graph.target.state.clone();
    for (text, said) in [("R U Q", "column 5"), ("002140534352524214031511", "3 times")] {
        type_target(&mut window, text);
        assert!(window.has_text(said), "{text}");
        assert_eq!(window.app().graph.target.state, before, "a mistake changes nothing");
    }
    type_target(&mut window, "");
    assert!(!window.app().graph.target.is_set() && window.has_text("Shortest path, with distances in QTM"));
    assert_eq!(shown_facelets(window.app()), state_of("R U F"), "the position is another thing");
}

#[test]
fn the_target_commands_are_translated_and_only_for_the_2x2x2() {
    let words = [
        ("Path to", "Use this position", "Shortest path to "),
        ("Chemin vers", "Utiliser cette position", "Plus court chemin vers "),
        ("Camino a", "Usar esta posición", "Camino más corto a "),
    ];
    for (language, (field, here, heading)) in Language::BUILT_IN.into_iter().zip(words) {
        let mut window = new(language);
        window.apply(TypingCommand::TypePosition("R U".into()));
        wait_for_path(&mut window);
        assert!(window.has_text(field));
        window.click(here);
        wait_for_path(&mut window);
        assert!(window.has_text(heading));
        let rows = |window: &TestWindow| {
            window.app().matching_commands("path-").len() + window.app().matching_commands(here).len()
        };
        assert!(rows(&window) > 0);
        window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
        assert_eq!(rows(&window), 0);
        assert!(!window.app().is_possible(&Command::Graph(GraphCommand::TargetHere)));
    }
}
