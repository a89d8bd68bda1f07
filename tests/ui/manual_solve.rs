//! A solve of one's own: turns by hand counted, timed, undone, and saved as a log. Needs neither display nor GPU.

use crate::support;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::support::home::{Home, temporary};
use crate::support::program::{ended, unfold};
use crate::support::window::TestWindow;
use crate::support::{judge, tables};
use egui_kittest::kittest::Queryable;
use unfold::app::dialog::Dialog;
use unfold::app::files::{self, Existing, FileError};
use unfold::app::sentences::describe;
use unfold::app::{Command, Input, Program};
use unfold::engine::mc4d::{self, Log, ScrambleState};
use unfold::engine::notation::{facelets, hypercube};
use unfold::engine::puzzle::geometry::SignedPerm;
use unfold::engine::puzzle::tess2::grips::Click;
use unfold::engine::puzzle::tess2::{Tess2, as_held};
use unfold::engine::puzzle::{Facelets, Metric, Move, PuzzleId, Sequence, scramble};
use unfold::i18n::Language;
use unfold::model::document::playback::{Moment, Speed};
use unfold::model::document::position::Origin;
use unfold::model::runs::results::Scrambling;

const TESS2: PuzzleId = PuzzleId::Tess2;

/// Turns as a person makes them by clicks: some quarter, third and half turns, of any cell.
fn turns(seed: u64, count: usize) -> Vec<Move> {
    scramble::turns(TESS2, count, &mut scramble::generator(seed)).0
}

fn make(app: &mut Program, moves: &[Move]) {
    for &mv in moves {
        app.apply(Command::Turn(mv));
    }
}

fn named(puzzle: PuzzleId, name: &str) -> Move {
    Move(puzzle.def().moves.iter().position(|mv| mv.name == name).expect("a move") as u16)
}

/// Saves the turns to a file of the folder and returns what was written.
fn saved(home: &mut Home, name: &str) -> String {
    let path = home.path(name);
    home.program.apply(Command::SaveTurnsTo(path.clone()));
    home.wait("the log is written", |app| !app.is_finding());
    assert_eq!(home.program.dialog(), None);
    std::fs::read_to_string(path).expect("saved")
}

/// Opens a log of a walk with a camera of its own and a mark that no one else would write.
fn open_log(home: &mut Home) -> PathBuf {
    let text = mc4d::write(&Log::of_scramble(&scramble::walk(TESS2, 12, &mut scramble::generator(2))));
    let path = home.path("twelve.log");
    std::fs::write(&path, text.replacen("1.0 0.0 0.0 0.0", "0.6 0.8 0.0 0.0", 1)).expect("writable");
    home.program.apply(Command::OpenPath(path.clone()));
    path
}

#[test]
fn ten_turns_from_any_beginning_are_saved_and_come_back() {
    let held = {
        let state = scramble::uniform(TESS2, &mut scramble::generator(31));
        Tess2::from_facelets(&state).expect("a state").0.to_facelets(&SignedPerm::rotations(4)[99])
    };
    for beginning in ["log", "turns", "uniform", "painted", "typed", "solved"] {
        let mut home = Home::new(TESS2);
        match beginning {
            "log" => drop(open_log(&mut home)),
            "turns" => {
                home.program.apply(Command::SetScrambling(Scrambling::Turns));
                home.program.apply(Command::ScrambleFrom(4));
            }
            "uniform" => home.program.apply(Command::ScrambleFrom(4)),
            "painted" => home.program.apply(Command::Paste(facelets::print(&held))),
            "typed" => home.program.apply(Input::TypePosition("UF2 RO FUR {1-2}UF LI".into())),
            _ => {}
        }
        let start = home.program.state().expect("a position").clone();
        let ten = turns(7, 10);
        make(&mut home.program, &ten);
        let end = start.after_all(&Sequence(ten.clone()));
        assert_eq!(home.program.state(), Some(&end));
        assert_eq!(
            (home.program.turns_by_hand(), home.program.position().origin.clone()),
            (10, Origin::Turned),
            "{beginning}"
        );

        let path = home.path("mine.log");
        let text = saved(&mut home, "mine.log");
        let log = mc4d::read(text.as_bytes()).expect("a log");
        assert!(log.notices().is_empty(), "{beginning}: {:?}", log.notices());
        assert_eq!(Facelets::solved(TESS2).after_all(&log.scramble()), start, "{beginning}");
        assert_eq!(log.solution(), Sequence(ten.clone()));
        let clicks: usize = ten.iter().map(|&mv| Click::of_move(mv).len()).sum();
        assert_eq!((log.count(), text.matches("m|").count()), (clicks, 1));
        let state = match beginning {
            "typed" => ScrambleState::Short,
            "solved" => ScrambleState::None,
            _ => ScrambleState::Full,
        };
        assert_eq!(log.scramble_state(), state, "{beginning}");
        assert_eq!(judge(&text), end.colours, "{beginning}");
        match beginning {
            "log" => {
                let own = std::fs::read(home.path("twelve.log")).expect("readable");
                let own = mc4d::read(&own).expect("a log");
                assert_eq!((&log.history()[..own.history().len()], log.view()), (own.history(), own.view()));
            }
            "turns" => assert_eq!(log.scramble(), scramble::turns(TESS2, 20, &mut scramble::generator(4))),
            _ => {}
        }
        home.program.apply(Command::Reset);
        home.program.apply(Command::OpenPath(path));
        assert_eq!(home.program.state(), Some(&start), "{beginning}");
        home.program.apply(Command::Go(Moment::End));
        assert_eq!(home.program.painting().facelets(), Some(end), "{beginning}");
        assert!(matches!(home.program.position().origin, Origin::Log(_)));
    }
}

#[test]
fn a_solution_known_of_the_beginning_is_used_and_a_scramble_of_turns_is_kept() {
    // No tables at all: whatever is written at once was known already.
    let none = temporary();
    let mut home = Home::with_tables(TESS2, none.path());
    home.program.apply(Command::SetScrambling(Scrambling::Turns));
    home.program.apply(Command::ScrambleFrom(9));
    make(&mut home.program, &turns(1, 3));
    home.program.apply(Command::SaveTurnsTo(home.path("known.log")));
    assert!(!home.program.is_finding() && home.path("known.log").is_file());

    let mut home = Home::new(TESS2);
    home.program.apply(Command::Paste(facelets::print(&Facelets::solved(TESS2).after_all(&Sequence(turns(5, 4))))));
    home.program.apply(Command::Solve);
    home.wait("the proof", |app| app.results().is_optimal() && !app.is_searching());
    make(&mut home.program, &turns(1, 3));
    home.program.apply(Command::SaveTurnsTo(home.path("solved.log")));
    assert!(!home.program.is_finding(), "the solution found before is turned round");
    let log = mc4d::read(&std::fs::read(home.path("solved.log")).expect("saved")).expect("a log");
    assert!(log.scramble().length(TESS2.def()) <= 4);
}

#[test]
fn moves_to_a_position_are_looked_for_behind_everything_else_and_that_can_be_stopped() {
    let none = temporary();
    let mut home = Home::with_tables(TESS2, none.path());
    home.program.apply(Command::ScrambleFrom(4));
    make(&mut home.program, &turns(1, 3));
    let path = home.path("later.log");
    let start = Instant::now();
    home.program.apply(Command::SaveTurnsTo(path.clone()));
    assert!(start.elapsed() < Duration::from_millis(200), "{:?}", start.elapsed());
    assert!(
        home.program.is_finding()
            && home.program.next_poll().is_some()
            && home.program.news().contains("as soon as moves are found")
    );
    // Meanwhile everything else goes on.
    make(&mut home.program, &turns(2, 1));
    assert_eq!(home.program.turns_by_hand(), 4);
    // A search that is watched is stopped first; what goes on behind it, only when asked once more.
    home.program.apply(Command::Solve);
    assert!(home.program.is_searching() && home.program.is_possible(&Command::Stop));
    home.program.apply(Command::Stop);
    assert!(home.program.is_stopping() && home.program.is_finding() && home.program.is_possible(&Command::Stop));
    home.program.apply(Command::Stop);
    assert!(!home.program.is_finding() && !path.exists());
    assert!(home.program.news().contains("nothing was saved"), "{}", home.program.news());
}

#[test]
fn a_second_log_waits_until_the_first_is_written() {
    let mut home = Home::new(TESS2);
    home.program.apply(Command::ScrambleFrom(4));
    make(&mut home.program, &turns(1, 3));
    let [first, second] = ["first.log", "second.log"].map(|name| home.path(name));
    home.program.apply(Command::SaveTurnsTo(first.clone()));
    let end = home.program.state().expect("a position").clone();
    assert!(home.program.is_finding());
    for command in [Command::SaveTurns, Command::SaveTurnsByPath] {
        assert!(!home.program.is_possible(&command));
        assert!(home.program.availability(&command).why().is_some_and(|why| why.contains("looked for already")));
    }
    // The system's dialog may have been open since before.
    home.program.apply(Command::SaveTurnsTo(second.clone()));
    assert!(home.program.is_finding() && home.program.news().contains("looked for already"), "{}", home.program.news());
    make(&mut home.program, &turns(2, 1));
    home.wait("the log is written", |app| !app.is_finding());
    let log = mc4d::read(&std::fs::read(&first).expect("saved")).expect("a log");
    assert_eq!((log.state(), second.exists()), (end, false), "what was turned when it was asked for");
    assert!(home.program.is_possible(&Command::SaveTurns));
}

#[test]
fn a_dialog_that_is_open_by_then_stays() {
    let mut home = Home::new(TESS2);
    home.program.apply(Command::ScrambleFrom(4));
    make(&mut home.program, &turns(1, 3));
    let path = home.path("mine.log");
    home.program.apply(Command::SaveTurnsTo(path.clone()));
    home.program.apply(Command::About);
    home.wait("the log is written", |app| !app.is_finding());
    assert_eq!((home.program.dialog(), path.is_file()), (Some(&Dialog::About), true));
    assert!(home.program.news().contains("mine.log: your turns (3 STM)"), "{}", home.program.news());

    // The same where it fails.
    let gone = home.path("gone");
    std::fs::create_dir(&gone).expect("a folder");
    home.program.apply(Command::Dismiss);
    home.program.apply(Command::ScrambleFrom(5));
    make(&mut home.program, &turns(1, 3));
    home.program.apply(Command::SaveTurnsTo(gone.join("mine.log")));
    assert!(home.program.is_finding());
    std::fs::remove_dir(&gone).expect("empty");
    home.program.apply(Command::Keys);
    home.wait("an answer", |app| !app.is_finding());
    assert_eq!(home.program.dialog(), Some(&Dialog::Keys(Default::default())));
    assert!(
        home.program.news().contains("mine.log") && !home.program.news().contains("your turns"),
        "{}",
        home.program.news()
    );
}

#[test]
fn turns_from_within_a_log_are_saved_behind_the_moves_that_lead_there() {
    let def = TESS2.def();
    let scramble = scramble::walk(TESS2, 12, &mut scramble::generator(2));
    let own = Log::of_scramble(&scramble).with_solution(&Sequence(turns(8, 6)));
    let text = mc4d::write(&own).replacen("1.0 0.0 0.0 0.0", "0.6 0.8 0.0 0.0", 1);
    let own = mc4d::read(text.as_bytes()).expect("a log");
    let after = own.solution().joined(def);
    let length = after.0.len();
    assert!(length >= 4);
    for at in [0, 2, length] {
        let mut home = Home::new(TESS2);
        let path = home.path("within.log");
        std::fs::write(&path, &text).expect("writable");
        home.program.apply(Command::OpenPath(path));
        home.program.apply(Command::SetSpeed(Speed::Instant));
        home.program.apply(Command::Seek(at));
        let shown = home.program.painting().facelets().expect("whole");
        // Not the next move of the log, nor one of the same layers as the last.
        let cells =
            [at.checked_sub(1), Some(at)].map(|n| n.and_then(|n| after.0.get(n)).map(|mv| def.moves[mv.index()].axis));
        let two = (0..).map(|seed| turns(seed, 2));
        let two = two.into_iter().find(|two| !cells.contains(&Some(def.moves[two[0].index()].axis))).expect("some");
        make(&mut home.program, &two);
        let end = shown.after_all(&Sequence(two.clone()));
        assert_eq!((home.program.state(), home.program.turns_by_hand()), (Some(&end), 2), "{at}");
        assert_eq!(home.program.title(), "within.log - Unfold");

        let target = home.path("mine.log");
        home.program.apply(Command::SaveTurnsTo(target.clone()));
        assert!(
            !home.program.is_finding() && home.program.dialog().is_none(),
            "nothing needs to be found: {:?}",
            home.program.dialog()
        );
        let text = std::fs::read_to_string(&target).expect("saved");
        let log = mc4d::read(text.as_bytes()).expect("a log");
        assert!(log.notices().is_empty(), "{:?}", log.notices());
        assert_eq!((log.state(), log.scramble(), log.view()), (end.clone(), own.scramble(), own.view()), "{at}");
        let expected = Sequence(after.0[..at].iter().chain(&two).copied().collect());
        assert_eq!(log.solution().joined(def), expected.joined(def), "{at}");
        let kept = if at == length { own.history().len() } else { own.scramble_mark().expect("a mark") + 1 };
        assert_eq!(&log.history()[..kept], &own.history()[..kept]);
        assert_eq!(judge(&text), end.colours, "{at}");
    }
}

#[test]
fn a_log_that_leads_elsewhere_is_not_written() {
    let folder = temporary();
    let path = folder.path().join("mine.log");
    let log = Log::of_scramble(&Sequence(turns(1, 3)));
    let refused = files::save_turns(&path, &log, &Facelets::solved(TESS2), Existing::Keep);
    assert!(matches!(&refused, Err(FileError::Elsewhere { path: named }) if *named == path), "{refused:?}");
    assert!(!path.exists());
    let fault = describe::file(&refused.expect_err("refused")).phrase().say(Language::ENGLISH);
    assert!(fault.contains("do not lead to the position shown"), "{fault}");
    assert!(files::save_turns(&path, &log, &log.state(), Existing::Keep).is_ok() && path.is_file());
}

#[test]
fn the_whole_of_what_was_solved_by_hand_can_be_turned() {
    let mut home = Home::new(TESS2);
    home.program.apply(Input::TypePosition("UF RO".into()));
    let back = |name| TESS2.def().moves[named(TESS2, name).index()].inverse;
    home.program.apply(Command::Turn(back("RO")));
    std::thread::sleep(Duration::from_millis(10));
    home.program.apply(Command::Turn(back("UF")));
    let time = home.program.solving_time();
    assert!(home.program.news().starts_with("Solved by hand") && time >= Duration::from_millis(10));
    for rotation in ["{1-2}UF", "{1-2}RF"] {
        home.program.apply(Command::Rotate(rotation));
        assert_eq!((home.program.turns_by_hand(), home.program.solving_time()), (2, time));
    }
    home.program.apply(Command::Turn(named(TESS2, "{1-2}UB")));
    assert_eq!((home.program.turns_by_hand(), home.program.solving_time()), (2, time));
    assert!(home.program.news().starts_with("Turned"), "it was solved once: {}", home.program.news());
    assert!(home.program.is_possible(&Command::SaveTurnsByPath));
    let text = saved(&mut home, "mine.log");
    assert!(text.starts_with("MagicCube4D 3 3 2 {4,3,3} 2\n"), "{text}");
    assert_eq!(mc4d::read(text.as_bytes()).expect("a log").state(), *home.program.state().expect("a position"));
    // Another turn is the first of another solve.
    home.program.apply(Command::Turn(named(TESS2, "RO")));
    assert_eq!(home.program.turns_by_hand(), 1);
}

#[test]
fn a_solved_puzzle_that_is_turned_was_never_scrambled() {
    // Two turns that cancel are none, and there is nothing to save.
    let mut cancelled = Home::new(TESS2);
    make(&mut cancelled.program, &["RF", "RB"].map(|name| named(TESS2, name)));
    assert!(!cancelled.program.is_possible(&Command::SaveTurnsByPath) && cancelled.program.leaving().turns == 0);
    for names in [&["RF"][..], &["RF", "UF", "RF"], &["{1-2}UF", "RF"]] {
        let mut home = Home::new(TESS2);
        make(&mut home.program, &names.iter().map(|name| named(TESS2, name)).collect::<Vec<_>>());
        let text = saved(&mut home, "mine.log");
        assert!(text.starts_with("MagicCube4D 3 0 "), "{names:?}: {text}");
        let log = mc4d::read(text.as_bytes()).expect("a log");
        assert_eq!((log.scramble_state(), log.notices().len()), (ScrambleState::None, 0));
    }
}

#[test]
fn turns_are_counted_undone_and_redone() {
    let mut home = Home::new(TESS2);
    home.program.apply(Command::ScrambleFrom(1));
    assert_eq!((home.program.turns_by_hand(), home.program.is_possible(&Command::UndoTurn)), (0, false));
    for name in ["RF", "UO"] {
        home.program.apply(Command::Turn(named(TESS2, name)));
    }
    assert_eq!(home.program.turns_by_hand(), 2);
    // The whole puzzle turned is no turn; two clicks on one grip are one half turn.
    home.program.apply(Command::Rotate("{1-2}UF"));
    assert_eq!(home.program.turns_by_hand(), 2);
    home.program.apply(Command::Turn(named(TESS2, "IF")));
    home.program.apply(Command::Turn(named(TESS2, "IF")));
    assert_eq!(home.program.turns_by_hand(), 3);
    let here = home.program.painting().clone();
    home.program.apply(Command::UndoTurn);
    home.program.apply(Command::Undo);
    assert_eq!(home.program.turns_by_hand(), 2);
    home.program.apply(Command::Redo);
    home.program.apply(Command::Redo);
    assert_eq!((home.program.turns_by_hand(), home.program.painting()), (3, &here));
    for _ in 0..5 {
        home.program.apply(Command::UndoTurn);
    }
    assert_eq!((home.program.turns_by_hand(), home.program.is_possible(&Command::UndoTurn)), (0, false));
    assert_eq!(home.program.position().origin, Origin::Random { seed: 1, how: Scrambling::Uniform });
    home.program.apply(Command::UndoTurn);
    assert_eq!(
        home.program.position().origin,
        Origin::Random { seed: 1, how: Scrambling::Uniform },
        "the scramble is no turn"
    );
    // Another beginning: the count begins anew.
    home.program.apply(Command::Redo);
    home.program.apply(Command::ScrambleFrom(2));
    assert_eq!(home.program.turns_by_hand(), 0);
}

#[test]
fn turns_of_a_cube_are_counted_in_the_metric_that_is_chosen() {
    let mut home = Home::new(TESS2);
    home.program.apply(Command::SwitchTo(PuzzleId::Cube2));
    for name in ["R2", "U", "x", "F'"] {
        home.program.apply(Command::Turn(named(PuzzleId::Cube2, name)));
    }
    assert_eq!((home.program.turns_by_hand(), home.program.metric()), (3, Metric::Htm));
    home.program.apply(Command::SetMetric(Metric::Qtm));
    assert_eq!(home.program.turns_by_hand(), 4);
    assert!(!home.program.is_possible(&Command::SaveTurnsByPath));
    assert!(home.program.availability(&Command::SaveTurns).why().is_some_and(|why| why.contains("MagicCube4D")));
}

#[test]
fn the_clock_runs_from_the_first_turn_until_the_puzzle_is_solved() {
    let mut home = Home::new(TESS2);
    home.program.apply(Input::TypePosition("UF RO".into()));
    std::thread::sleep(Duration::from_millis(20));
    home.program.poll();
    assert_eq!(home.program.solving_time(), Duration::ZERO);
    // To look at it from another side takes no time.
    home.program.apply(Command::Rotate("{1-2}UF"));
    home.program.apply(Command::Rotate("{1-2}UB"));
    std::thread::sleep(Duration::from_millis(20));
    home.program.poll();
    assert_eq!(home.program.solving_time(), Duration::ZERO);
    let back = |name| {
        let def = TESS2.def();
        def.moves[named(TESS2, name).index()].inverse
    };
    home.program.apply(Command::Turn(back("RO")));
    assert!(home.program.next_poll().is_some_and(|next| next <= Duration::from_millis(100)));
    std::thread::sleep(Duration::from_millis(30));
    home.program.poll();
    assert!(home.program.solving_time() >= Duration::from_millis(30));
    home.program.apply(Command::Turn(back("UF")));
    assert!(home.program.state().is_some_and(Facelets::is_solved));
    let time = home.program.solving_time();
    assert!(home.program.news().starts_with("Solved by hand: 2 STM in 0:00."), "{}", home.program.news());
    std::thread::sleep(Duration::from_millis(30));
    home.program.poll();
    assert_eq!(home.program.solving_time(), time, "it stands still");
    // It ends solved, and the log says so.
    let text = saved(&mut home, "mine.log");
    assert!(text.starts_with("MagicCube4D 3 3 2 {4,3,3} 2\n"), "{text}");

    home.program.apply(Command::Undo);
    let resumed = home.program.solving_time();
    assert!(resumed >= time && resumed < time + Duration::from_millis(25), "{time:?} {resumed:?}");
    std::thread::sleep(Duration::from_millis(30));
    home.program.poll();
    assert!(home.program.solving_time() >= time + Duration::from_millis(30), "it goes on");
    home.program.apply(Command::Redo);
    assert_eq!(home.program.solving_time(), time);
    // To where nothing was turned yet but the whole, and back: no time is lost.
    for _ in 0..2 {
        home.program.apply(Command::Undo);
    }
    assert_eq!((home.program.turns_by_hand(), home.program.solving_time()), (0, Duration::ZERO));
    home.program.apply(Command::Redo);
    assert!(home.program.solving_time() >= time, "{time:?} {:?}", home.program.solving_time());
    home.program.apply(Command::Redo);
    assert_eq!(home.program.solving_time(), time);
    // A turn of the solved puzzle is the first of another solve.
    home.program.apply(Command::Turn(named(TESS2, "RO")));
    assert_eq!(home.program.turns_by_hand(), 1);
    assert!(home.program.solving_time() < time);
    home.program.apply(Command::Turn(back("RO")));
    assert!(
        home.program.news().starts_with("Turned"),
        "what was solved before is not solved by hand: {}",
        home.program.news()
    );
}

#[test]
fn what_was_played_is_not_counted_but_saved() {
    let mut home = Home::new(TESS2);
    let moves = hypercube::parse("RF UO IFR").expect("moves");
    home.program.apply(Input::TypePosition("RF UO IFR".into()));
    home.program.apply(Command::Solve);
    home.wait("the proof", |app| app.results().is_optimal() && !app.is_searching());
    home.program.apply(Command::SetSpeed(Speed::Instant));
    home.program.apply(Command::Seek(1));
    let shown = home.program.painting().clone();
    let two = turns(6, 2);
    make(&mut home.program, &two);
    assert_eq!(home.program.turns_by_hand(), 2);
    let end = shown.facelets().expect("whole").after_all(&Sequence(two));
    let text = saved(&mut home, "mine.log");
    let log = mc4d::read(text.as_bytes()).expect("a log");
    assert_eq!((log.scramble(), log.state()), (moves, end));
    assert!(log.count() >= 3);
}

#[test]
fn a_solution_from_where_turns_led_is_saved_behind_them() {
    let mut home = Home::new(TESS2);
    let path = open_log(&mut home);
    let def = TESS2.def();
    let log = mc4d::read(&std::fs::read(&path).expect("readable")).expect("a log");
    // All but three moves of the way back.
    let back: Vec<Move> = log.scramble().inverse(def).joined(def).0;
    let own = &back[..back.len() - 3];
    make(&mut home.program, own);
    home.program.apply(Command::Solve);
    home.wait("the proof", |app| app.results().is_optimal() && !app.is_searching());
    let target = home.path("solved.log");
    home.program.apply(Command::SaveTo(target.clone()));
    let ended = mc4d::read(&std::fs::read(target).expect("saved")).expect("a log");
    assert!(ended.is_solved());
    let turned = log.with_turns(&Sequence(own.to_vec()));
    assert!(turned.clicks() > log.clicks() && ended.history().starts_with(turned.history()));
}

#[test]
fn a_log_that_cannot_be_written_loses_nothing() {
    let mut home = Home::new(TESS2);
    home.program.apply(Command::ScrambleFrom(4));
    make(&mut home.program, &turns(3, 5));
    let position = home.program.position().clone();
    // A folder that is none: neither can anything be written there, whoever one is.
    let blocked = home.path("file");
    std::fs::write(&blocked, "").expect("writable");
    home.program.apply(Command::SaveTurnsTo(blocked.join("mine.log")));
    home.wait("an answer", |app| !app.is_finding());
    assert!(matches!(home.program.dialog(), Some(Dialog::Fault { .. })), "{:?}", home.program.dialog());
    home.program.apply(Command::Dismiss);
    assert_eq!(*home.program.position(), position);
    // What is there already is asked about.
    let there = home.path("there.log");
    std::fs::write(&there, "precious").expect("writable");
    home.program.apply(Command::SaveTurnsTo(there.clone()));
    assert!(matches!(home.program.dialog(), Some(Dialog::Replace { .. })));
    home.program.apply(Command::Dismiss);
    assert_eq!(std::fs::read_to_string(&there).expect("readable"), "precious");
    home.program.apply(Command::SaveTurnsTo(there.clone()));
    home.program.apply(Command::Accept);
    home.wait("the log is written", |app| !app.is_finding());
    let log = mc4d::read(&std::fs::read(&there).expect("readable")).expect("a log");
    assert_eq!(Some(&log.state()), home.program.state());
    assert!(home.program.news().contains("there.log: your turns (5 STM)"), "{}", home.program.news());
}

#[cfg(unix)]
#[test]
fn a_folder_that_may_not_be_written_to_gets_a_dialog() {
    use std::os::unix::fs::PermissionsExt;
    let mut home = Home::new(TESS2);
    home.program.apply(Input::TypePosition("RF".into()));
    make(&mut home.program, &turns(3, 2));
    let closed = home.path("closed");
    std::fs::create_dir(&closed).expect("a folder");
    std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o555)).expect("permissions");
    // Root may write anywhere.
    if std::fs::write(closed.join("probe"), "").is_err() {
        home.program.apply(Command::SaveTurnsTo(closed.join("mine.log")));
        assert!(matches!(home.program.dialog(), Some(Dialog::Fault { .. })));
        assert_eq!(home.program.turns_by_hand(), 2);
    }
}

#[test]
fn a_turned_log_keeps_its_name_and_is_scrambled_as_mc4d_does() {
    let mut home = Home::new(TESS2);
    open_log(&mut home);
    make(&mut home.program, &turns(3, 1));
    assert_eq!(home.program.title(), "twelve.log - Unfold");
    for seed in 0..200 {
        let moves = scramble::turns(TESS2, 30, &mut scramble::generator(seed)).0;
        let axis = |mv: &Move| TESS2.def().moves[mv.index()].axis;
        assert_eq!(moves.len(), 30);
        assert!(moves.windows(2).all(|two| axis(&two[0]) != axis(&two[1])), "the same cell or its opposite");
        assert!(moves.iter().all(|mv| Click::of_move(*mv).len() == 1), "each is one click");
    }
    // Every click on either half comes about as often as any other; those of 180 degrees are two clicks each.
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
    let (code, out, _) = ended(unfold(&["scramble", "--shuffle", "--puzzle", "2x2x2x2", "--seed", "3"]));
    assert_eq!((code, hypercube::parse(&out)), (0, Ok(scramble::turns(TESS2, 20, &mut scramble::generator(3)))));
    let (code, out, _) =
        ended(unfold(&["scramble", "--shuffle", "--puzzle", "2x2x2x2", "--seed", "3", "--as", "mc4d"]));
    let log = mc4d::read(out.as_bytes()).expect("a log");
    assert_eq!((code, log.scramble_state(), log.clicks_before_mark()), (0, ScrambleState::Full, 20));
}

#[test]
fn a_solve_by_hand_is_made_and_saved_through_the_window() {
    let mut window = TestWindow::new(TESS2, tables::folder());
    assert!(window.sees("Turns: 0 STM") && window.sees("Time: 0:00.0"));
    window.click("Scramble by: uniform position");
    window.click("20 random turns");
    window.click("Scramble");
    assert!(window.sees("20 random turns, seed"));
    let start = window.app().state().expect("a position").clone();
    for mv in turns(9, 11) {
        window.apply(Command::Turn(mv));
    }
    assert!(window.sees("Turns: 11 STM") && window.sees("turned by hand"));
    window.click("Undo turn");
    assert!(window.sees("Turns: 10 STM"));
    std::thread::sleep(Duration::from_millis(120));
    window.settle();
    assert!(!window.sees("Time: 0:00.0"), "the clock runs");
    let end = window.app().state().expect("a position").clone();

    window.click("Save my turns…");
    let target = window.file("mine");
    window.type_path(&target, "Save");
    window.wait("the log is written", |window| !window.app().is_finding());
    assert!(window.sees("your turns (10 STM)"));
    let target = target.with_extension("log");
    let text = std::fs::read_to_string(&target).expect("saved with MC4D's extension");
    assert_eq!(judge(&support::window::scramble_of(&text)), start.colours);
    assert_eq!(judge(&text), end.colours);
    window.click("Solved");
    assert!(window.sees("Turns: 0 STM"));
    window.apply(Command::OpenPath(target));
    assert_eq!(window.app().state(), Some(&start));
    assert!(window.sees("moves STM, and 10 after the scramble"));
    window.apply(Command::Go(Moment::End));
    assert_eq!(window.app().painting().facelets(), Some(end));

    // On a cube there is no log to save to, and the button says so.
    window.click("3×3×3");
    window.harness.get_by_label("turn R").click();
    window.settle();
    assert!(window.sees("Turns: 1 HTM"));
    assert!(!window.app().is_possible(&Command::SaveTurns));
    window.harness.run_steps(2);
}

#[test]
fn turns_of_a_puzzle_held_otherwise_are_those_of_its_cells() {
    // The library's own renaming of moves agrees with turning by hand after a rotation of the whole.
    let mut home = Home::new(TESS2);
    home.program.apply(Command::Rotate("{1-2}UF"));
    let rotation = TESS2.def().moves[named(TESS2, "{1-2}UF").index()].motion;
    let mv = named(TESS2, "RF");
    home.program.apply(Command::Turn(as_held(mv, &rotation)));
    let back = TESS2.def().moves[named(TESS2, "{1-2}UF").index()].inverse;
    home.program.apply(Command::Turn(back));
    assert_eq!(home.program.state(), Some(&Facelets::solved(TESS2).after(mv)));
}
