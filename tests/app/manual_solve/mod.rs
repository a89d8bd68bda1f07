//! Solving by hand, without a window: turns are counted, timed, undone, and saved to a log.

mod saved_log;
mod saving_later;

use std::path::PathBuf;
use std::time::Duration;

use crate::support::program::{run_program, unfold};
use crate::support::{headless_app::HeadlessApp, home::Home, move_named};
use unfold_app::command::TypingCommand;
use unfold_app::command::{Command, FilesCommand, HistoryCommand, ManualSolveCommand, ScrambleCommand, SearchCommand};
use unfold_app::{Program, document::position::Origin, manual_solve, settings::choices::Scrambling, window};
use unfold_engine::mc4d::{self, Log, ScrambleState};
use unfold_engine::puzzle::{Facelets, Metric, Move, PuzzleId, hypercube::grips::Click, scramble};
use unfold_engine::{notation::hypercube, puzzles::tess2::as_held};

const TESS2: PuzzleId = PuzzleId::Tess2;

/// Random turns of one click each: quarter turns, third turns, and half turns about edges, of any cell.
fn turns(seed: u64, count: usize) -> Vec<Move> {
    scramble::turns(TESS2, count, &mut scramble::generator(seed)).0
}

fn make_turns(app: &mut Program, moves: &[Move]) {
    for &mv in moves {
        app.apply(ManualSolveCommand::Turn(mv));
    }
}

/// Saves the turns to a file and returns its content.
fn save_turns(home: &mut Home, name: &str) -> String {
    let path = home.path(name);
    home.program.apply(ManualSolveCommand::SaveTurnsTo(path.clone()));
    home.wait("the log is written", |app| !app.setup.is_running());
    assert_eq!(home.program.model.dialog.as_ref(), None);
    std::fs::read_to_string(path).expect("saved")
}

/// Opens a log of a 12-move walk with its own view; returns its path.
fn open_log(home: &mut Home) -> PathBuf {
    let text = mc4d::write(
        &Log::from_scramble(TESS2, &scramble::walk(TESS2, 12, &mut scramble::generator(2)))
            .expect("moves of the puzzle"),
    );
    let path = home.path("twelve.log");
    std::fs::write(&path, text.replacen("1.0 0.0 0.0 0.0", "0.6 0.8 0.0 0.0", 1)).expect("writable");
    home.program.apply(FilesCommand::OpenPath(path.clone()));
    path
}

#[test]
fn rotations_after_a_manual_solve_do_not_count() {
    let mut home = Home::new(TESS2);
    home.program.apply(TypingCommand::TypePosition("UF RO".into()));
    let back = |name| TESS2.def().moves[move_named(TESS2, name).index()].inverse;
    home.program.apply(ManualSolveCommand::Turn(back("RO")));
    home.pass(Duration::from_millis(10));
    home.program.apply(ManualSolveCommand::Turn(back("UF")));
    let time = manual_solve::time(&home.program.model);
    assert!(home.program.model.news().starts_with("Solved by hand") && time >= Duration::from_millis(10));
    for rotation in ["{1-2}UF", "{1-2}RF"] {
        home.program.apply(ManualSolveCommand::Rotate(rotation));
        assert_eq!(
            (manual_solve::turns_in_chosen_metric(&home.program.model), manual_solve::time(&home.program.model)),
            (2, time)
        );
    }
    home.program.apply(ManualSolveCommand::Turn(move_named(TESS2, "{1-2}UB")));
    assert_eq!(
        (manual_solve::turns_in_chosen_metric(&home.program.model), manual_solve::time(&home.program.model)),
        (2, time)
    );
    assert!(home.program.model.news().starts_with("Turned"), "it was solved once: {}", home.program.model.news());
    assert!(home.program.model.is_possible(&Command::ManualSolve(ManualSolveCommand::SaveTurnsByPath)));
    let text = save_turns(&mut home, "mine.log");
    assert!(text.starts_with("MagicCube4D 3 3 2 {4,3,3} 2\n"), "{text}");
    assert_eq!(
        mc4d::read(text.as_bytes()).expect("a log").state(),
        *home.program.model.document.workspace().state().expect("a position")
    );
    // The next turn is the first of another solve.
    home.program.apply(ManualSolveCommand::Turn(move_named(TESS2, "RO")));
    assert_eq!(manual_solve::turns_in_chosen_metric(&home.program.model), 1);
}

#[test]
fn turns_are_counted_undone_and_redone() {
    let mut home = Home::new(TESS2);
    home.program.apply(ScrambleCommand::ScrambleFrom(1));
    assert_eq!(
        (
            manual_solve::turns_in_chosen_metric(&home.program.model),
            home.program.model.is_possible(&Command::ManualSolve(ManualSolveCommand::UndoTurn))
        ),
        (0, false)
    );
    for name in ["RF", "UO"] {
        home.program.apply(ManualSolveCommand::Turn(move_named(TESS2, name)));
    }
    assert_eq!(manual_solve::turns_in_chosen_metric(&home.program.model), 2);
    // Rotating the whole puzzle is not a turn; two clicks on one grip are one half turn.
    home.program.apply(ManualSolveCommand::Rotate("{1-2}UF"));
    assert_eq!(manual_solve::turns_in_chosen_metric(&home.program.model), 2);
    home.program.apply(ManualSolveCommand::Turn(move_named(TESS2, "IF")));
    home.program.apply(ManualSolveCommand::Turn(move_named(TESS2, "IF")));
    assert_eq!(manual_solve::turns_in_chosen_metric(&home.program.model), 3);
    let here = home.program.model.document.workspace().painting().clone();
    home.program.apply(ManualSolveCommand::UndoTurn);
    home.program.apply(HistoryCommand::Undo);
    assert_eq!(manual_solve::turns_in_chosen_metric(&home.program.model), 2);
    home.program.apply(HistoryCommand::Redo);
    home.program.apply(HistoryCommand::Redo);
    assert_eq!(
        (manual_solve::turns_in_chosen_metric(&home.program.model), home.program.model.document.workspace().painting()),
        (3, &here)
    );
    for _ in 0..5 {
        home.program.apply(ManualSolveCommand::UndoTurn);
    }
    assert_eq!(
        (
            manual_solve::turns_in_chosen_metric(&home.program.model),
            home.program.model.is_possible(&Command::ManualSolve(ManualSolveCommand::UndoTurn))
        ),
        (0, false)
    );
    assert_eq!(
        home.program.model.document.workspace().position().origin,
        Origin::Random { seed: 1, how: Scrambling::Uniform }
    );
    home.program.apply(ManualSolveCommand::UndoTurn);
    assert_eq!(
        home.program.model.document.workspace().position().origin,
        Origin::Random { seed: 1, how: Scrambling::Uniform },
        "the scramble is no turn"
    );
    // A new scramble resets the count.
    home.program.apply(HistoryCommand::Redo);
    home.program.apply(ScrambleCommand::ScrambleFrom(2));
    assert_eq!(manual_solve::turns_in_chosen_metric(&home.program.model), 0);
}

#[test]
fn turns_of_a_cube_are_counted_in_the_selected_metric() {
    let mut home = Home::new(TESS2);
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    for name in ["R2", "U", "x", "F'"] {
        home.program.apply(ManualSolveCommand::Turn(move_named(PuzzleId::Cube2, name)));
    }
    assert_eq!(
        (manual_solve::turns_in_chosen_metric(&home.program.model), home.program.model.metric()),
        (3, Metric::Htm)
    );
    home.program.apply(SearchCommand::SetMetric(Metric::Qtm));
    assert_eq!(manual_solve::turns_in_chosen_metric(&home.program.model), 4);
    assert!(home.program.model.is_possible(&Command::ManualSolve(ManualSolveCommand::SaveTurnsByPath)));
}

#[test]
fn the_clock_runs_from_the_first_turn_until_solved() {
    let mut alone = HeadlessApp::new(TESS2);
    alone.apply(TypingCommand::TypePosition("UF RO".into()));
    alone.pass(Duration::from_millis(20));
    assert_eq!(manual_solve::time(&alone.model), Duration::ZERO);
    // Rotating the whole puzzle does not start the clock.
    alone.apply(ManualSolveCommand::Rotate("{1-2}UF"));
    alone.apply(ManualSolveCommand::Rotate("{1-2}UB"));
    alone.pass(Duration::from_millis(20));
    assert_eq!(manual_solve::time(&alone.model), Duration::ZERO);
    let back = |name| {
        let def = TESS2.def();
        def.moves[move_named(TESS2, name).index()].inverse
    };
    alone.apply(ManualSolveCommand::Turn(back("RO")));
    assert!(alone.model.next_poll().is_some_and(|next| next <= Duration::from_millis(100)));
    alone.pass(Duration::from_millis(30));
    assert_eq!(manual_solve::time(&alone.model), Duration::from_millis(30));
    alone.apply(ManualSolveCommand::Turn(back("UF")));
    assert!(alone.model.document.workspace().state().is_some_and(Facelets::is_solved));
    let time = manual_solve::time(&alone.model);
    assert!(alone.model.news().starts_with("Solved by hand: 2 STM in 0:00."), "{}", alone.model.news());
    alone.pass(Duration::from_millis(30));
    assert_eq!(manual_solve::time(&alone.model), time, "it stands still");
    alone.apply(HistoryCommand::Undo);
    assert_eq!(manual_solve::time(&alone.model), time);
    alone.pass(Duration::from_millis(30));
    assert_eq!(manual_solve::time(&alone.model), time + Duration::from_millis(30), "it goes on");
    alone.apply(HistoryCommand::Redo);
    assert_eq!(manual_solve::time(&alone.model), time);
    // Without turns no time is shown; redoing the turns restores it.
    for _ in 0..2 {
        alone.apply(HistoryCommand::Undo);
    }
    assert_eq!(
        (manual_solve::turns_in_chosen_metric(&alone.model), manual_solve::time(&alone.model)),
        (0, Duration::ZERO)
    );
    alone.apply(HistoryCommand::Redo);
    assert!(manual_solve::time(&alone.model) >= time, "{time:?} {:?}", manual_solve::time(&alone.model));
    alone.apply(HistoryCommand::Redo);
    assert_eq!(manual_solve::time(&alone.model), time);
    // A turn of the solved puzzle is the first of another solve.
    alone.apply(ManualSolveCommand::Turn(move_named(TESS2, "RO")));
    assert_eq!(manual_solve::turns_in_chosen_metric(&alone.model), 1);
    assert!(manual_solve::time(&alone.model) < time);
    alone.apply(ManualSolveCommand::Turn(back("RO")));
    assert!(
        alone.model.news().starts_with("Turned"),
        "what was solved before is not solved by hand: {}",
        alone.model.news()
    );
}

#[test]
fn a_turned_log_keeps_its_name_and_random_turns_match_mc4d() {
    let mut home = Home::new(TESS2);
    open_log(&mut home);
    make_turns(&mut home.program, &turns(3, 1));
    assert_eq!(window::title(&home.program.model), "twelve.log - Unfold");
    for seed in 0..200 {
        let moves = scramble::turns(TESS2, 30, &mut scramble::generator(seed)).0;
        let axis = |mv: &Move| TESS2.def().moves[mv.index()].axis;
        assert_eq!(moves.len(), 30);
        assert!(moves.windows(2).all(|two| axis(&two[0]) != axis(&two[1])), "the same cell or its opposite");
        assert!(moves.iter().all(|mv| Click::for_move(TESS2, *mv).len() == 1), "each is one click");
    }
    // Every click is about equally frequent. A half turn about an edge is made by twice as many clicks, one about a face by none.
    let mut times = vec![0i32; TESS2.def().moves.len()];
    for seed in 0..400 {
        scramble::turns(TESS2, 100, &mut scramble::generator(seed)).0.iter().for_each(|mv| times[mv.index()] += 1);
    }
    let even = 400 * 100 / 208;
    for (mv, times) in times.iter().enumerate().take(184) {
        let order = TESS2.def().moves[mv].name.trim_end_matches('2').chars().count();
        let expected = match (TESS2.def().moves[mv].name.ends_with('2'), order) {
            (true, _) => 0,
            (false, 3) => 2 * even,
            _ => even,
        };
        assert!((times - expected).abs() <= expected / 2, "{}: {times} {expected}", TESS2.def().moves[mv].name);
    }
    assert!(times[184..].iter().all(|n| *n == 0));
    let (code, out, _) = run_program(unfold(&["scramble", "--shuffle", "--puzzle", "2x2x2x2", "--seed", "3"]));
    assert_eq!((code, hypercube::parse(TESS2, &out)), (0, Ok(scramble::turns(TESS2, 20, &mut scramble::generator(3)))));
    let (code, out, _) =
        run_program(unfold(&["scramble", "--shuffle", "--puzzle", "2x2x2x2", "--seed", "3", "--as", "mc4d"]));
    let log = mc4d::read(out.as_bytes()).expect("a log");
    assert_eq!((code, log.scramble_state(), log.click_count_before_mark()), (0, ScrambleState::Full, 20));
}

#[test]
fn manual_turns_after_a_rotation_agree_with_renamed_moves() {
    // Rotated, turned by the renamed move and rotated back, the puzzle shows the original move.
    let mut home = Home::new(TESS2);
    home.program.apply(ManualSolveCommand::Rotate("{1-2}UF"));
    let rotation = TESS2.def().moves[move_named(TESS2, "{1-2}UF").index()].motion;
    let mv = move_named(TESS2, "RF");
    home.program.apply(ManualSolveCommand::Turn(as_held(mv, &rotation)));
    let back = TESS2.def().moves[move_named(TESS2, "{1-2}UF").index()].inverse;
    home.program.apply(ManualSolveCommand::Turn(back));
    assert_eq!(home.program.model.document.workspace().state(), Some(&Facelets::solved(TESS2).after(mv)));
}
