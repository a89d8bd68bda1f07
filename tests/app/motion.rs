//! The animated puzzle in space: turns, views, and turning by keys.

use std::collections::BTreeSet;
use std::time::Duration;
use unfold_tests::root;

use crate::support::{headless_app::HeadlessApp, home::Home, move_named};
use unfold_app::command::message::Message;
use unfold_app::command::{CameraCommand, Command, FilesCommand, HistoryCommand, ManualSolveCommand, PaintingCommand};
use unfold_app::command::{PlaybackCommand, ScrambleCommand, SessionCommand, SettingsCommand, TypingCommand};
use unfold_app::document::editor::{Paint, Stroke};
use unfold_app::document::{playback::PlaybackControl, turning_keys::TurningKeys, typing::TypingInput};
use unfold_app::settings::{pace::Speed, switch::Switch};
use unfold_app::typing::{self, KeyPress, TurnPress, turn_key};
use unfold_app::{camera, playback, played::SequenceKind};
use unfold_engine::puzzle::{Move, PuzzleId, Sequence};
use unfold_engine::puzzles::ALL;
use unfold_scene::space::{Camera, Sizes, ViewFrom};

#[test]
fn a_turn_is_animated_while_the_position_changes_at_once() {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    let solved = alone.model.document.workspace().painting().clone();
    let quiet = alone.model.next_poll();
    alone.apply(ManualSolveCommand::Turn(move_named(PuzzleId::Cube3, "R")));
    let turned = alone.model.document.workspace().painting().clone();
    assert_ne!(turned, solved);
    let moving = playback::turn_in_progress(&alone.model).expect("it is on its way");
    assert_eq!((moving.before, moving.mv), (&solved, move_named(PuzzleId::Cube3, "R")));
    assert!(moving.part < 1.0);
    assert!(alone.model.next_poll().is_some_and(|wait| wait <= Duration::from_millis(17)), "frames follow each other");
    // Undone halfway: the animation runs backwards.
    alone.apply(HistoryCommand::Undo);
    let moving = playback::turn_in_progress(&alone.model).expect("undo is shown too");
    assert_eq!((moving.before, moving.mv), (&turned, move_named(PuzzleId::Cube3, "R'")));
    alone.apply(HistoryCommand::Redo);
    assert_eq!(
        playback::turn_in_progress(&alone.model).map(|moving| moving.mv),
        Some(move_named(PuzzleId::Cube3, "R"))
    );
    alone.pass(Duration::from_millis(250));
    assert!(playback::turn_in_progress(&alone.model).is_none());
    // The clock of solving by hand ticks ten times a second, and nothing else needs frames.
    let soon = |wait: Option<Duration>| wait.is_some_and(|wait| wait <= Duration::from_millis(17));
    assert!(!soon(quiet), "no frames are asked for before");
    let asked = (0..2).filter(|_| {
        alone.pass(Duration::from_millis(30));
        soon(alone.model.next_poll())
    });
    assert!(asked.count() < 2, "no frames are asked for once it has ended");
    // A new position ends the animation.
    alone.apply(ManualSolveCommand::Turn(move_named(PuzzleId::Cube3, "U")));
    alone.apply(ScrambleCommand::ScrambleFrom(3));
    assert!(playback::turn_in_progress(&alone.model).is_none());
    alone.apply(HistoryCommand::Undo);
    assert!(
        playback::turn_in_progress(&alone.model).is_none(),
        "no turn lies between a random position and the one before"
    );
    for quiet in [
        Command::Settings(SettingsCommand::Set(Switch::ReduceMotion, true)),
        Command::Playback(PlaybackCommand::SetSpeed(Speed::Instant)),
    ] {
        alone.apply(SettingsCommand::Set(Switch::ReduceMotion, false));
        alone.apply(quiet);
        alone.apply(ManualSolveCommand::Turn(move_named(PuzzleId::Cube3, "F")));
        assert!(playback::turn_in_progress(&alone.model).is_none());
    }
}

#[test]
fn played_moves_are_animated_and_jumps_are_not() {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    let names = ["R", "U2", "F'"].map(|name| move_named(PuzzleId::Cube3, name));
    alone.apply(PlaybackCommand::Play { kind: SequenceKind::Path, moves: Sequence(names.to_vec()) });
    alone.apply(PlaybackCommand::Seek(0));
    assert!(playback::turn_in_progress(&alone.model).is_none());
    alone.apply(PlaybackCommand::Go(PlaybackControl::Forward));
    assert_eq!(playback::turn_in_progress(&alone.model).map(|moving| moving.mv), Some(names[0]));
    alone.apply(PlaybackCommand::Go(PlaybackControl::Forward));
    assert_eq!(playback::turn_in_progress(&alone.model).map(|moving| moving.mv), Some(names[1]));
    alone.apply(PlaybackCommand::Go(PlaybackControl::Back));
    assert_eq!(
        playback::turn_in_progress(&alone.model).map(|moving| moving.mv),
        Some(move_named(PuzzleId::Cube3, "U2"))
    );
    alone.apply(PlaybackCommand::Go(PlaybackControl::End));
    assert!(playback::turn_in_progress(&alone.model).is_none(), "two moves are a jump");
    alone.apply(PlaybackCommand::Go(PlaybackControl::Start));
    alone.apply(PlaybackCommand::SetSpeed(Speed::Fast));
    alone.apply(PlaybackCommand::Go(PlaybackControl::Toggle));
    let mut shown = BTreeSet::new();
    while alone.model.document.workspace().is_playing() {
        alone.pass(Duration::from_millis(5));
        shown.extend(playback::turn_in_progress(&alone.model).map(|moving| moving.mv));
    }
    assert_eq!(shown, names.into_iter().collect());
}

#[test]
fn changing_the_view_does_not_change_the_position() {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    let before = camera::current(&alone.model);
    alone.apply(CameraCommand::Orbit { right: 0.5, down: 0.2 });
    alone.apply(CameraCommand::OrbitFourth { right: 1.0, down: 1.0 });
    alone.apply(CameraCommand::CentreCell(5));
    assert_eq!(camera::current(&alone.model), before.orbited(0.5, 0.2), "a cube has no fourth axis");
    assert!(!alone.model.document.workspace().can_undo() && alone.model.document.workspace().is_fresh());
    alone.apply(CameraCommand::SetSizes(Sizes { cell: 0.9, sticker: 0.3 }));
    alone.apply(CameraCommand::SetDepth(0.2));
    alone.apply(CameraCommand::ResetView);
    assert_eq!(camera::current(&alone.model), before);
    assert_eq!(alone.model.settings.sizes(), Sizes::default());
    assert_eq!(alone.model.document.workspace().shown_parts.depth(), 1.0);
    // Each puzzle keeps its own view.
    alone.apply(CameraCommand::ZoomView(0.8));
    alone.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    assert_eq!(camera::current(&alone.model), Camera::default_view(PuzzleId::Tess2));
    alone.apply(SettingsCommand::Set(Switch::ReduceMotion, true));
    alone.apply(CameraCommand::CentreCell(5));
    assert_eq!(camera::current(&alone.model).centring(5), None, "at once, for motion is reduced");
    alone.apply(SettingsCommand::Set(Switch::ReduceMotion, false));
    alone.apply(CameraCommand::CentreCell(0));
    assert!(
        camera::current(&alone.model).centring(0).is_some()
            && alone.model.next_poll().is_some_and(|t| t <= Duration::from_millis(17))
    );
    alone.pass(Duration::from_millis(400));
    assert_eq!(camera::current(&alone.model).centring(0), None);
    alone.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    assert_eq!(camera::current(&alone.model), before.zoomed(0.8));
    alone.apply(CameraCommand::SetSizes(Sizes { cell: 9.0, sticker: f32::NAN }));
    assert_eq!((alone.model.settings.cell_size, alone.model.settings.sticker_size), (1.0, Sizes::default().sticker));
}

#[test]
fn named_views_are_animated_unless_motion_is_reduced() {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    let corner = |up, right, front| ViewFrom::Corner { up, right, front };
    for puzzle in ALL {
        alone.apply(HistoryCommand::SwitchTo(puzzle));
        let start = Camera::default_view(puzzle);
        alone.apply(SettingsCommand::Set(Switch::ReduceMotion, true));
        alone.apply(CameraCommand::OrbitFourth { right: 0.9, down: 0.5 });
        alone.apply(CameraCommand::Orbit { right: 0.7, down: -0.4 });
        alone.apply(CameraCommand::LookFrom(ViewFrom::UFR));
        assert_eq!(camera::current(&alone.model), start, "{puzzle:?}");
        alone.apply(SettingsCommand::Set(Switch::ReduceMotion, false));
        alone.apply(CameraCommand::LookFrom(ViewFrom::Front));
        assert_ne!(camera::current(&alone.model), start.seen_from(puzzle, ViewFrom::Front));
        assert!(alone.model.next_poll().is_some_and(|t| t <= Duration::from_millis(17)), "frames follow each other");
        alone.pass(Duration::from_millis(400));
        assert_eq!(camera::current(&alone.model), start.seen_from(puzzle, ViewFrom::Front));
        assert!(!alone.model.document.workspace().can_undo());
    }
    // The three faces that meet at a corner are the ones visible from there.
    let def = PuzzleId::Cube3.def();
    alone.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    alone.apply(SettingsCommand::Set(Switch::ReduceMotion, true));
    for (name, side) in [
        ("UFR", corner(true, true, true)),
        ("UFL", corner(true, false, true)),
        ("UBL", corner(true, false, false)),
        ("UBR", corner(true, true, false)),
        ("DFR", corner(false, true, true)),
        ("DBL", corner(false, false, false)),
    ] {
        alone.apply(CameraCommand::LookFrom(side));
        let seen: BTreeSet<char> = (0..def.solved.len())
            .filter(|i| camera::scene(&alone.model).centre(*i).is_some())
            .map(|i| def.letters[usize::from(def.solved[i])])
            .collect();
        assert_eq!(seen, name.chars().collect(), "{name}");
    }
    // Hypercubes have no view from the back.
    alone.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    let before = camera::current(&alone.model);
    alone.apply(CameraCommand::LookFrom(ViewFrom::Back));
    assert_eq!(camera::current(&alone.model), before);
}

#[test]
fn a_new_position_is_shown_whole_from_the_same_side() {
    let mut home = Home::without_tables();
    let log = root().join("assets/example.log");
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    home.program.apply(ScrambleCommand::ScrambleFrom(1));
    home.program.apply(SessionCommand::SaveSessionTo(home.folder.path().join("kept.unfold")));
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    for puzzle in ALL {
        home.program.apply(HistoryCommand::SwitchTo(puzzle));
        home.program.apply(CameraCommand::Orbit { right: 0.7, down: -0.4 });
        home.program.apply(CameraCommand::OrbitFourth { right: 0.9, down: 0.5 });
        let axes = *camera::current(&home.program.model).axes();
        let moves = if puzzle.def().face_turns == 0 { "RUF UF2" } else { "R U F" };
        let elsewhere = ALL.into_iter().find(|other| *other != puzzle).expect("another puzzle");
        for (what, messages) in [
            ("scramble", vec![Message::from(Command::Scramble(ScrambleCommand::Scramble))]),
            ("reset", vec![Command::History(HistoryCommand::Reset).into()]),
            ("type", vec![Command::Typing(TypingCommand::TypePosition(moves.into())).into()]),
            ("reset", vec![Command::History(HistoryCommand::Reset).into()]),
            ("paste", vec![Command::Typing(TypingCommand::Paste(moves.into())).into()]),
            (
                "switch",
                vec![
                    Command::History(HistoryCommand::SwitchTo(elsewhere)).into(),
                    Command::History(HistoryCommand::SwitchTo(puzzle)).into(),
                ],
            ),
        ] {
            home.program.apply(CameraCommand::ZoomView(3.0));
            assert!(camera::scene_at_rest(&home.program.model).extent() > 2.0);
            for message in messages {
                home.program.apply(message);
            }
            assert_eq!(home.program.model.puzzle(), puzzle);
            assert!(
                camera::scene_at_rest(&home.program.model).extent() <= 1.0001,
                "{puzzle:?} {what}: {}",
                camera::scene_at_rest(&home.program.model).extent()
            );
            assert_eq!(
                *camera::current(&home.program.model).axes(),
                axes,
                "{puzzle:?} {what}: from where it is looked at stays"
            );
        }
        // Changing the position keeps the view.
        home.program.apply(CameraCommand::ZoomView(3.0));
        let near = camera::current(&home.program.model);
        home.program.apply(ManualSolveCommand::Turn(Move::new(0)));
        home.program.apply(PaintingCommand::Paint(Stroke {
            facelets: vec![0],
            paint: Some(1).into(),
            continues_previous: false,
        }));
        home.program.apply(PaintingCommand::Paint(Stroke {
            facelets: vec![0],
            paint: Paint::Nothing,
            continues_previous: false,
        }));
        home.program.apply(HistoryCommand::Undo);
        home.program.apply(HistoryCommand::Undo);
        home.program.apply(HistoryCommand::Redo);
        assert_eq!(camera::current(&home.program.model), near, "{puzzle:?}");
        home.program.apply(CameraCommand::ZoomView(0.2));
        let far = camera::current(&home.program.model);
        home.program.apply(ScrambleCommand::Scramble);
        assert_eq!(camera::current(&home.program.model), far, "what fits is not made larger");
    }
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    home.program.apply(CameraCommand::ZoomView(9.0));
    home.program.apply(FilesCommand::OpenPath(log));
    assert!(camera::scene_at_rest(&home.program.model).extent() <= 1.0001, "an opened log");
    home.program.apply(CameraCommand::ZoomView(9.0));
    home.program.apply(FilesCommand::OpenPath(home.folder.path().join("kept.unfold")));
    assert!(
        camera::scene_at_rest(&home.program.model).extent() <= 1.1 && home.program.model.dialog.is_none(),
        "an opened session"
    );
}

#[test]
fn letters_turn_a_cube() {
    let keys = TurningKeys::default();
    for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
        for face in "URFDLB".chars() {
            let key = face.to_string();
            let of = |shift, alt| {
                let presses = turn_key(&keys, puzzle, "", KeyPress { key: &key, shift, alt });
                match presses.as_deref() {
                    Some([TurnPress::Turn(mv)]) => puzzle.def().moves[mv.index()].name.clone(),
                    other => panic!("{other:?}"),
                }
            };
            assert_eq!(
                [of(false, false), of(true, false), of(false, true)],
                ["", "'", "2"].map(|s| format!("{face}{s}"))
            );
        }
        assert!(turn_key(&keys, puzzle, "", KeyPress::bare("M")).is_none());
        assert!(turn_key(&keys, puzzle, "", KeyPress::bare("Up")).is_none());
        assert!(turn_key(&keys, puzzle, "", KeyPress::bare("Enter")).is_none());
    }
}

#[test]
fn a_turn_of_the_hypercube_is_typed() {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    alone.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    let press = |app: &mut HeadlessApp, key: &str, shift: bool| {
        let typed = app.model.document.workspace().typed.clone();
        let presses = turn_key(&TurningKeys::default(), PuzzleId::Tess2, &typed, KeyPress { key, shift, alt: false });
        let known = presses.is_some();
        for press in presses.into_iter().flatten() {
            match press {
                TurnPress::Turn(mv) => app.apply(ManualSolveCommand::Turn(mv)),
                TurnPress::Type(key) => app.apply(TypingCommand::TypeTurn(key)),
            }
        }
        known
    };
    for key in ["Enter", "Backspace", "Escape", "2", "M"] {
        assert!(!press(&mut alone, key, false), "{key} is free while nothing is typed");
    }
    press(&mut alone, "U", false);
    press(&mut alone, "D", false);
    assert_eq!(&alone.model.document.workspace().typed, "U", "a grip of U cannot lie toward D");
    assert!(alone.model.news().contains("Not a move"), "{}", alone.model.news());
    assert!(press(&mut alone, "F", false));
    assert_eq!(
        (alone.model.document.workspace().typed.as_str(), typing::named_turn(&alone.model)),
        ("UF", Some(move_named(PuzzleId::Tess2, "UF")))
    );
    assert_eq!(alone.model.news(), "Grip UF");
    // Nothing can follow the 2, so the turn is made at once.
    press(&mut alone, "2", false);
    let def = PuzzleId::Tess2.def();
    let solved = unfold_engine::puzzle::Facelets::solved(PuzzleId::Tess2);
    assert_eq!(alone.model.document.workspace().state(), Some(&solved.after(move_named(PuzzleId::Tess2, "UF2"))));
    assert_eq!(&alone.model.document.workspace().typed, "");
    // Shift+Enter makes the inverse of the typed turn, here with a letter deleted on the way.
    for key in ["U", "F", "R", "Backspace", "R"] {
        press(&mut alone, key, false);
    }
    assert_eq!(&alone.model.document.workspace().typed, "UFR");
    let third = move_named(PuzzleId::Tess2, "UFR");
    press(&mut alone, "Enter", true);
    let inverse = def.moves[third.index()].inverse;
    assert_eq!(
        alone.model.document.workspace().state(),
        Some(&solved.after(move_named(PuzzleId::Tess2, "UF2")).after(inverse))
    );
    // A cell alone turns nothing; Escape discards it.
    press(&mut alone, "I", false);
    press(&mut alone, "Enter", false);
    assert_eq!(&alone.model.document.workspace().typed, "I");
    press(&mut alone, "Escape", false);
    assert_eq!(&alone.model.document.workspace().typed, "");
    alone.apply(TypingCommand::TypeTurn(TypingInput::Backspace));
    let alt = KeyPress { key: "U", shift: false, alt: true };
    assert!(turn_key(&TurningKeys::default(), PuzzleId::Tess2, "", alt).is_none(), "Alt is for menus");
}
