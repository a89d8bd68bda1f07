//! The 3x3x3x3 without a window: turning, scrambling, undo, logs, facelets, and solving.

use std::path::PathBuf;

use crate::support::{data, home::Home};
use unfold_app::command::{FilesCommand, HistoryCommand, ManualSolveCommand, PaintingCommand, PlaybackCommand};
use unfold_app::command::{ScrambleCommand, SearchCommand, SharingCommand, TypingCommand};
use unfold_app::document::turning_keys::TurningKeys;
use unfold_app::typing::{self, KeyPress, TurnPress, turn_key};
use unfold_app::{Program, document::playback::PlaybackControl, file_export, settings::choices::Scrambling};
use unfold_engine::mc4d;
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, Move, PuzzleId, Sequence};
use unfold_scene::space::{Grip, Hit};

const TESS3: PuzzleId = PuzzleId::Tess3;

fn moves(text: &str) -> Sequence {
    notation::parse(TESS3, text).expect("moves")
}

fn one(text: &str) -> Move {
    moves(text).0[0]
}

fn reached(moves: &Sequence) -> Facelets {
    Facelets::solved(TESS3).after_all(moves)
}

/// The logs of the 3x3x3x3 in the test data, sorted by path.
fn logs() -> Vec<PathBuf> {
    let folders = ["edge", "generated", "published"].map(|folder| data(&format!("mc4d/logs/{folder}")));
    let files = folders.iter().flat_map(|folder| std::fs::read_dir(folder).expect("a folder"));
    let mut logs: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    logs.retain(|path| {
        let first = std::fs::read(path).expect("a file");
        first
            .split(|byte| *byte == b'\n')
            .next()
            .is_some_and(|line| String::from_utf8_lossy(line).trim_end().ends_with("{4,3,3} 3"))
    });
    logs.sort();
    logs
}

fn press(program: &mut Program, keys: &[&str]) {
    for key in keys {
        let typed = &program.model.document.workspace().typed;
        let presses = turn_key(&TurningKeys::default(), TESS3, typed, KeyPress::bare(key));
        for press in presses.unwrap_or_else(|| panic!("{key} does something")) {
            match press {
                TurnPress::Turn(mv) => program.apply(ManualSolveCommand::Turn(mv)),
                TurnPress::Type(key) => program.apply(TypingCommand::TypeTurn(key)),
            }
        }
    }
}

#[test]
fn keys_turn_any_layers() {
    let mut home = Home::new(TESS3);
    home.program.apply(HistoryCommand::Reset);
    let mut made = Vec::new();
    for (keys, typed, name) in [
        (&["R", "F"][..], "RF", "RF"),
        (&["2", "R", "F"], "{2}RF", "{2}RF"),
        (&["2", "3", "U", "F"], "{2-3}UF", "{2-3}UF"),
        (&["1", "3", "O", "R", "U"], "{1,3}ORU", "{1,3}OUR"),
        (&["1", "I", "B"], "{1}IB", "IB"),
        (&["1", "2", "3", "R", "F"], "{1-3}RF", "{1-3}RF"),
        // A repeated digit removes its layer; letters and digits are deleted one by one.
        (&["2", "3", "3", "R", "F"], "{2}RF", "{2}RF"),
        (&["3", "Backspace", "R", "U", "Backspace", "F"], "RF", "RF"),
    ] {
        press(&mut home.program, keys);
        assert_eq!(&home.program.model.document.workspace().typed, typed);
        let named = typing::named_turn(&home.program.model).expect("a move");
        press(&mut home.program, &["Enter"]);
        made.push(named);
        assert_eq!(TESS3.def().moves[named.index()].map, TESS3.def().moves[one(name).index()].map, "{typed}");
        assert_eq!(
            (home.shown_facelets(), home.program.model.document.workspace().typed.as_str()),
            (reached(&Sequence(made.clone())), "")
        );
    }
    for _ in 0..made.len() {
        home.program.apply(HistoryCommand::Undo);
    }
    assert!(home.shown_facelets().is_solved());
    // Digits without a layer do nothing, and layers alone make no turn.
    for digit in ["4", "0"] {
        assert!(turn_key(&TurningKeys::default(), TESS3, "", KeyPress::bare(digit)).is_none());
    }
    press(&mut home.program, &["2", "Enter"]);
    assert!(&home.program.model.document.workspace().typed == "{2}" && home.shown_facelets().is_solved());
    press(&mut home.program, &["Escape"]);
    assert_eq!(&home.program.model.document.workspace().typed, "");
}

#[test]
fn clicks_turn_the_typed_layers() {
    let hit = |name: char, at: [i8; 4]| {
        let def = TESS3.def();
        let is_it = |i: &usize| def.letters[usize::from(def.solved[*i])] == name && def.places[*i].cubie == at;
        let facelet = (0..def.places.len()).find(is_it).expect("a sticker");
        Hit { facelet, polygon: 0, toward: [0; 4], outer: [false; 2] }
    };
    // On cell R toward F, and in its middle, where nothing turns.
    let grip = Grip::from_hit(TESS3, &hit('R', [2, 0, 2, 0])).expect("a grip");
    assert_eq!((grip.name.as_str(), grip.left.1.as_str(), grip.right.1.as_str()), ("RF", "RB", "RF"));
    assert_eq!(Grip::from_hit(TESS3, &hit('R', [2, 0, 0, 0])), None);
    for (layers, left, right) in [("", "RB", "RF"), ("{2}", "{2}RB", "{2}RF"), ("{1-3}", "{1-3}RB", "{1-3}RF")] {
        let grip = grip.clone().with_layers(TESS3, layers);
        assert_eq!((grip.left.1.as_str(), grip.right.1.as_str()), (left, right));
        assert_eq!((grip.left.0, grip.right.0), (one(left), one(right)));
    }
}

#[test]
fn rotations_turn_the_whole_puzzle() {
    let mut home = Home::new(TESS3);
    home.program.apply(TypingCommand::TypePosition("RF {2}UO".into()));
    for (id, name) in [("rotate-rf", "{1-3}RF"), ("rotate-ub", "{1-3}UB"), ("rotate-rd", "{1-3}RD")] {
        let before = home.shown_facelets();
        let row = unfold_app::command::rows().find(|row| row.id == id).expect("a row");
        assert!(row.is_available_for(TESS3) && home.program.model.is_possible(&row.command));
        home.program.apply(row.command.clone());
        assert_eq!(home.shown_facelets(), before.after(one(name)), "{id}");
    }
}

#[test]
fn scrambles_have_mc4ds_length_and_are_undone() {
    let mut home = Home::new(TESS3);
    home.program.apply(ScrambleCommand::ScrambleFrom(3));
    let uniform = home.shown_facelets();
    home.program.apply(ManualSolveCommand::Turn(one("RF")));
    home.program.apply(HistoryCommand::Undo);
    home.program.apply(ScrambleCommand::SetScrambling(Scrambling::Turns));
    home.program.apply(ScrambleCommand::ScrambleFrom(3));
    assert!(home.program.model.news().contains("46 random moves"), "{}", home.program.model.news());
    home.program.apply(PlaybackCommand::Go(PlaybackControl::End));
    home.program.apply(ScrambleCommand::CopyScramble);
    let copied = moves(&home.take_clipboard().expect("the scramble"));
    assert_eq!((copied.0.len(), home.program.model.document.workspace().state()), (46, Some(&reached(&copied))));
    home.program.apply(HistoryCommand::Undo);
    assert_eq!(home.shown_facelets(), uniform);
}

#[test]
fn every_log_is_opened_played_and_saved() {
    let logs = logs();
    assert_eq!(logs.len(), 12);
    for path in logs {
        let log = mc4d::read(&std::fs::read(&path).expect("a file")).expect("a log");
        let mut home = Home::new(PuzzleId::Cube3);
        home.program.apply(FilesCommand::OpenPath(path.clone()));
        home.wait("the log", |app| app.puzzle() == TESS3);
        assert!(home.program.model.dialog.is_none(), "{path:?}");
        let at_mark = reached(&log.scramble());
        if !log.solution().0.is_empty() {
            assert_eq!(home.shown_facelets(), at_mark, "{path:?}");
            home.program.apply(PlaybackCommand::Go(PlaybackControl::Forward));
            home.program.apply(PlaybackCommand::Go(PlaybackControl::End));
        }
        let end = reached(&log.all_moves());
        assert_eq!(home.shown_facelets(), end, "{path:?}");
        assert_eq!(end.is_solved(), log.is_solved());
        // Turns from there are saved after the history of the log, and read again.
        let turn = one("{2}UF");
        home.program.apply(ManualSolveCommand::Turn(turn));
        assert_eq!(home.shown_facelets(), end.after(turn));
        let saved = home.path("mine.log");
        home.program.apply(ManualSolveCommand::SaveTurnsTo(saved.clone()));
        home.wait("the file", |app| !file_export::is_saving(app));
        assert!(home.program.model.dialog.is_none(), "{path:?}: {}", home.program.model.news());
        let again = mc4d::read(&std::fs::read(&saved).expect("saved")).expect("a log");
        assert_eq!((again.puzzle(), reached(&again.all_moves())), (TESS3, end.after(turn)), "{path:?}");
        home.program.apply(SharingCommand::CopyLog);
        let text = home.take_clipboard().expect("a log");
        assert_eq!(reached(&mc4d::read(text.as_bytes()).expect("a log").all_moves()), end.after(turn));
    }
}

#[test]
fn facelets_are_typed_and_copied() {
    let mut home = Home::new(TESS3);
    let state = reached(&moves("RF {2}UO {1-2}IUF DLB"));
    let text = facelets::print(&state);
    assert_eq!(text.len(), 216);
    home.program.apply(TypingCommand::TypePosition(text.clone()));
    assert_eq!(home.program.model.document.workspace().state(), Some(&state));
    home.program.apply(PaintingCommand::CopyFacelets);
    assert_eq!(home.take_clipboard(), Some(text.clone()));
    home.program.apply(HistoryCommand::Reset);
    home.program.apply(TypingCommand::Paste(text));
    assert_eq!(home.program.model.document.workspace().state(), Some(&state));
    // A session stores the position.
    let home = home.restart();
    assert_eq!((home.program.model.puzzle(), home.program.model.document.workspace().state()), (TESS3, Some(&state)));
}

#[test]
fn no_solution_is_longer_than_the_one_in_the_log() {
    let solution = moves("RF {2}UO DLB OUF IUF {2}RFU DB OR");
    let log = mc4d::Log::from_scramble(TESS3, &solution.inverse(TESS3.def()))
        .expect("moves of the puzzle")
        .with_solution(&solution)
        .expect("moves of the puzzle");
    let mut home = Home::new(TESS3);
    let path = home.path("mine.log");
    std::fs::write(&path, mc4d::write(&log)).expect("written");
    home.program.apply(FilesCommand::OpenPath(path));
    home.wait("the log", |app| app.document.workspace().position().log_player().is_some());
    home.program.apply(SearchCommand::Solve);
    assert_eq!(home.program.model.results().best().map(|best| best.length), Some(8));
    home.program.apply(SearchCommand::Stop);
    home.wait("the end", |app| !app.search.is_running());
    assert!(home.program.model.results().best().is_some_and(|best| best.length <= 8));
}

#[test]
fn solve_finds_the_two_moves_and_no_command_reason_is_empty() {
    let mut home = Home::new(TESS3);
    home.program.apply(TypingCommand::TypePosition("RF {2}UO".into()));
    home.program.apply(SearchCommand::Solve);
    home.wait("the solution", |app| !app.search.is_running());
    let best = home.program.model.results().best().expect("a solution");
    assert!(best.length == 2 && home.shown_facelets().after_all(&best.moves).is_solved());
    let rows = || unfold_app::command::rows().filter(|row| row.is_available_for(TESS3));
    assert!(rows().count() > 100);
    // No unavailable command gives an empty reason.
    for row in rows() {
        let possible = home.program.model.is_possible(&row.command);
        let told = home.program.model.availability(&row.command).why();
        assert!(possible || told.is_none_or(|why| !why.is_empty()), "{}", row.id);
    }
}
