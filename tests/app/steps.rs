//! Step-by-step solutions and hints: when they are computed, where the steps lead, and the hint texts.

use std::time::Duration;

use crate::support::headless_app::HeadlessApp;
use crate::support::home::Home;
use unfold_app::command::{Command, HistoryCommand, ManualSolveCommand, PlaybackCommand, SearchCommand};
use unfold_app::command::{SettingsCommand, StepsCommand, TypingCommand, message::Message};
use unfold_app::document::PlaybackControl;
use unfold_app::event::Event;
use unfold_app::sentences::steps as words;
use unfold_app::settings::switch::Switch;
use unfold_app::steps::job::StepsFound;
use unfold_app::steps::shown;
use unfold_app::steps::state::{HintLevel, PlannedSolution, Purpose};
use unfold_app::{Model, effect::Effect, job::Job, playback, played::SequenceKind, task::TaskId};
use unfold_engine::notation;
use unfold_engine::puzzle::pieces::Pieces;
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId};

const CUBE: PuzzleId = PuzzleId::Cube3;
const SCRAMBLE: &str = "R' U' F D2 L2 F R2 U2 R2 B D2 L B2 D' B2 L' R' F D R' U' F";

fn open() -> SettingsCommand {
    SettingsCommand::Set(Switch::StepByStep, true)
}

/// A program that shows the steps of a position by a method, `None` for the default one.
fn home_with(puzzle: PuzzleId, scramble: &str, method: Option<&'static str>) -> Home {
    let mut home = Home::new(puzzle);
    home.program.apply(TypingCommand::TypePosition(scramble.into()));
    method.into_iter().for_each(|method| home.program.apply(StepsCommand::ChooseMethod(method)));
    home.program.apply(open());
    home.wait("the steps", |app| shown::known_steps(app).is_some());
    home
}

fn known(home: &Home) -> PlannedSolution {
    shown::known_steps(&home.program.model).cloned().expect("steps")
}

fn can(home: &Home, command: StepsCommand) -> bool {
    home.program.model.is_possible(&Command::Steps(command))
}

fn started_jobs(effects: &[Effect]) -> Vec<TaskId> {
    let begins = |effect: &Effect| match effect {
        Effect::Start(id, job) if matches!(**job, Job::Steps(_)) => Some(*id),
        _ => None,
    };
    effects.iter().filter_map(begins).collect()
}

const FRAME: Duration = Duration::from_millis(20);

#[test]
fn steps_are_computed_only_while_shown_and_for_the_shown_position() {
    let mut alone = HeadlessApp::new(CUBE);
    alone.apply(TypingCommand::TypePosition("R U F".into()));
    assert!(started_jobs(&alone.pass(FRAME)).is_empty(), "nobody asked");
    alone.apply(open());
    let [first] = started_jobs(&alone.pass(FRAME))[..] else { panic!("one job begins") };
    assert!(started_jobs(&alone.pass(FRAME)).is_empty(), "it is on its way");
    alone.apply(TypingCommand::TypePosition("R U F D".into()));
    let effects = alone.pass(FRAME);
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Stop(id) if *id == first)));
    let [second] = started_jobs(&effects)[..] else { panic!("another job begins") };
    for id in [first, second] {
        alone.apply(Message::Event(Event::Steps(id, StepsFound(Some(Vec::new())))));
        assert_eq!(shown::known_steps(&alone.model).is_some(), id == second, "of another position");
    }
    alone.apply(TypingCommand::TypePosition("R U F D B".into()));
    let [third] = started_jobs(&alone.pass(FRAME))[..] else { panic!("a job begins") };
    alone.apply(SettingsCommand::Set(Switch::StepByStep, false));
    assert!(alone.pass(FRAME).iter().any(|effect| matches!(effect, Effect::Stop(id) if *id == third)));
}

#[test]
fn steps_of_every_method_lead_to_solved_and_back_to_the_start() {
    for method in ["beginner", "cfop", "roux", "zz"] {
        let mut home = home_with(CUBE, SCRAMBLE, Some(method));
        let (start, steps) = (home.shown_facelets(), known(&home).steps);
        assert!(!can(&home, StepsCommand::Previous) && can(&home, StepsCommand::Next));
        while can(&home, StepsCommand::Next) {
            let at = shown::current_step(&home.program.model).expect("a step");
            home.program.apply(StepsCommand::Next);
            assert_eq!(shown::moves_made(&home.program.model), Some(steps[at].end()));
            assert_eq!(shown::known_steps(&home.program.model).map(|known| known.steps.len()), Some(steps.len()));
        }
        assert_eq!(home.shown_facelets(), Facelets::solved(CUBE), "{method}");
        assert_eq!(shown::current_step(&home.program.model), None);
        let row = home.program.model.document.workspace().player().map(|player| player.kind);
        assert_eq!(row, Some(SequenceKind::Steps));
        let with_moves = steps.iter().filter(|step| !step.is_empty()).count();
        let player = home.program.model.document.workspace().player().expect("moves");
        assert_eq!(shown::step_names(&home.program.model, &player).len(), with_moves);
        while can(&home, StepsCommand::Previous) {
            home.program.apply(StepsCommand::Previous);
        }
        assert_eq!(home.shown_facelets(), start);
        home.program.apply(StepsCommand::GoTo(2));
        assert_eq!(shown::moves_made(&home.program.model), Some(steps[2].first));
    }
}

#[test]
fn the_pieces_of_the_current_step_are_highlighted() {
    for (puzzle, method) in [(CUBE, "beginner"), (CUBE, "roux"), (PuzzleId::Cube2, "layers")] {
        let scramble = if puzzle == CUBE { SCRAMBLE } else { "R U2 F' R U F2 R U'" };
        let mut home = home_with(puzzle, scramble, Some(method));
        let known = known(&home);
        let solved = known.subject.state.after_all(&known.moves);
        let length = known.moves.0.len();
        for at in 0..length {
            home.program.apply(StepsCommand::GoTo(0));
            home.program.apply(PlaybackCommand::Seek(at));
            let model = &home.program.model;
            let step = &known.steps[shown::current_step(model).expect("a step")];
            let (lit, here) = (shown::highlighted_facelets(model), home.shown_facelets());
            let named = Pieces::for_puzzle(puzzle).slots.iter().filter(|slot| step.pieces.contains(&slot.name));
            let mut expected: Vec<u8> =
                named.flat_map(|slot| &slot.facelets).map(|facelet| solved.colours()[*facelet]).collect();
            let mut found: Vec<u8> =
                here.colours().iter().zip(&lit).filter(|(_, lit)| **lit).map(|(colour, _)| *colour).collect();
            expected.sort_unstable();
            found.sort_unstable();
            assert_eq!(found, expected, "{method}, move {at}");
            // A piece is highlighted as a whole.
            for slot in &Pieces::for_puzzle(puzzle).slots {
                let count = slot.facelets.iter().filter(|facelet| lit[**facelet]).count();
                assert!(count == 0 || count == slot.facelets.len(), "{method}, move {at}, {}", slot.name);
            }
        }
        home.program.apply(PlaybackCommand::Go(PlaybackControl::End));
        assert!(shown::highlighted_facelets(&home.program.model).is_empty());
        home.program.apply(StepsCommand::GoTo(0));
        home.program.apply(SettingsCommand::Set(Switch::StepByStep, false));
        assert!(shown::highlighted_facelets(&home.program.model).is_empty());
    }
}

fn total(model: &Model) -> String {
    words::total(model, shown::known_steps(model).expect("steps"))
}

#[test]
fn the_total_names_the_shortest_length_and_whether_it_is_proven() {
    let mut home = home_with(PuzzleId::Cube2, "R U2 F' R U F2 R U'", None);
    assert!(total(&home.program.model).ends_with(" HTM in all"));
    home.solve();
    let shortest = home.program.model.results().best().map_or(0, |best| best.length);
    assert!(total(&home.program.model).ends_with(&format!("; the shortest has {shortest} HTM")));
    let mut home = home_with(CUBE, SCRAMBLE, None);
    home.program.apply(SearchCommand::Solve);
    home.wait("a solution", |app| app.results().best().is_some());
    home.program.apply(SearchCommand::Stop);
    home.wait_for_search();
    let model = &home.program.model;
    let best = model.results().best().map_or(0, |best| best.length);
    let wording = if model.results().is_optimal() { "the shortest has" } else { "the shortest known has" };
    assert!(total(model).ends_with(&format!("; {wording} {best} HTM")), "{}", total(model));
}

#[test]
fn the_method_is_saved_per_puzzle() {
    let mut home = home_with(CUBE, SCRAMBLE, Some("zz"));
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    assert_eq!(shown::method(&home.program.model).map(|method| method.name), Some("layers"));
    home.program.apply(HistoryCommand::SwitchTo(CUBE));
    let home = home.restart();
    assert_eq!(shown::method(&home.program.model).map(|method| method.name), Some("zz"));
    assert!(shown::are_open(&home.program.model));
}

#[test]
fn turning_the_first_move_leaves_the_remaining_steps() {
    let mut home = home_with(CUBE, SCRAMBLE, Some("cfop"));
    let first = notation::print(CUBE, &known(&home).moves);
    let mv = known(&home).moves.0[0];
    home.program.apply(ManualSolveCommand::Turn(mv));
    home.wait("steps of the new position", |app| shown::known_steps(app).is_some());
    assert_eq!(notation::print(CUBE, &known(&home).moves), first.split_once(' ').map_or("", |(_, rest)| rest));
}

#[test]
fn the_steps_of_a_hypercube_are_the_phases_of_its_solution() {
    let mut home = Home::new(PuzzleId::Tess2);
    home.program.apply(TypingCommand::TypePosition("UF RU FO UR IL DF RB".into()));
    home.program.apply(open());
    home.pass(FRAME);
    assert!(shown::known_steps(&home.program.model).is_none());
    home.program.apply(SearchCommand::Solve);
    home.wait("a solution", |app| app.results().best().is_some());
    home.program.apply(SearchCommand::Stop);
    home.wait_for_search();
    home.pass(FRAME);
    let known = known(&home);
    assert!(known.steps.iter().all(|step| matches!(step.purpose, Purpose::Phase(..))));
    assert_eq!(known.steps.last().map(|step| step.end()), Some(known.moves.0.len()));
    home.program.apply(StepsCommand::Next);
    assert_eq!(
        home.program.model.document.workspace().player().map(|player| player.kind),
        Some(SequenceKind::Solution)
    );
}

fn hint_lines(model: &Model) -> Vec<String> {
    words::hint(model, shown::current_hint(model).expect("a hint"))
}

/// Presses *Hint* and waits for the hint; returns its lines.
fn press(home: &mut Home) -> Vec<String> {
    home.program.apply(StepsCommand::Hint);
    home.wait("the hint", |app| shown::current_hint(app).is_some_and(|hint| hint.work.is_none()));
    hint_lines(&home.program.model)
}

#[test]
fn each_press_reveals_more_and_a_turn_ends_the_hint() {
    let mut home = Home::new(CUBE);
    home.program.apply(TypingCommand::TypePosition("R U R' U'".into()));
    home.program.apply(StepsCommand::ChooseMethod("cfop"));
    let first = press(&mut home);
    assert_eq!(first.len(), 1);
    assert!(first[0].starts_with("At least ") && first[0].contains(" HTM "), "{first:?}");
    assert_eq!(playback::next_move(&home.program.model), None);
    let second = press(&mut home);
    assert_eq!(second[0], first[0]);
    let mv = playback::next_move(&home.program.model).expect("a move that is shown");
    let name = &CUBE.def().moves[mv.index()].name;
    assert!(second[1].starts_with(&format!("Next {name}: ")), "{second:?}");
    let third = press(&mut home);
    assert!(third[2].starts_with("Pair (DFR FR): "), "{third:?}");
    assert_eq!(home.program.model.news(), format!("{}.", third[2]));
    assert_eq!(press(&mut home), third);
    home.program.apply(ManualSolveCommand::Turn(mv));
    assert!(shown::current_hint(&home.program.model).is_none());
    assert_eq!(press(&mut home).len(), 1, "it begins anew");
    home.program.apply(HistoryCommand::Reset);
    assert!(!can(&home, StepsCommand::Hint), "the puzzle is solved");
}

#[test]
fn hints_follow_playback_and_use_proven_solutions() {
    let mut home = Home::new(PuzzleId::Cube2);
    home.solve_moves(PuzzleId::Cube2, "R U2 F' R U F2 R U'");
    let best = home.program.model.results().best().cloned().expect("a solution");
    let least = |home: &Home| shown::current_hint(&home.program.model).and_then(|hint| hint.bound).expect("a bound");
    press(&mut home);
    assert_eq!((least(&home).length, least(&home).metric), (best.length, Metric::Htm));
    home.program.apply(PlaybackCommand::Seek(2));
    press(&mut home);
    assert_eq!(least(&home).length, best.length - 2);
    let next = shown::current_hint(&home.program.model).and_then(|hint| hint.next.clone()).expect("a move");
    assert_eq!(next.mv, best.moves.0[2]);
    assert!(matches!(next.purpose, Purpose::Phase(..)));
}

#[test]
fn every_puzzle_has_hints() {
    let scrambles = [
        (PuzzleId::Cube2, "R U2 F' R U F2"),
        (CUBE, SCRAMBLE),
        (PuzzleId::Tess2, "UF RU FO UR"),
        (PuzzleId::Tess3, "UF RU FO"),
    ];
    for (puzzle, scramble) in scrambles {
        let mut home = Home::new(puzzle);
        home.program.apply(TypingCommand::TypePosition(scramble.into()));
        for lines in 1..=3 {
            assert_eq!(press(&mut home).len(), lines, "{puzzle:?} {:?}", hint_lines(&home.program.model));
        }
        let hint = shown::current_hint(&home.program.model).expect("a hint");
        assert_eq!(hint.level, HintLevel::Reason);
    }
}
