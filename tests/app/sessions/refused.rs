//! Sessions that are damaged, of another version or inconsistent: set aside and reported, without a crash.

use std::sync::OnceLock;

use super::example;
use crate::support::home::Home;
use proptest::prelude::*;
use serde_json::json;
use unfold_app::command::{Command, FilesCommand, HistoryCommand, ManualSolveCommand, PaintingCommand};
use unfold_app::command::{PlaybackCommand, ScrambleCommand, SettingsCommand, SolutionCommand, TypingCommand};
use unfold_app::command::{WindowCommand, message::Message};
use unfold_app::document::{editor::Stroke, playback::PlaybackControl, runs::results::SolutionChoice};
use unfold_app::session::format::{self, SessionError};
use unfold_app::session::snapshot;
use unfold_app::settings::{choices::Scrambling, switch::Switch};
use unfold_engine::puzzle::{Move, PuzzleId};

/// The body of a session in the format of the first version.
const FIRST: &str = r#"{"puzzle":"2x2x2","desks":[{"puzzle":"2x2x2","sheet":{"facelets":"UULDFBFRFRDRRUDBFDLBLLUB","from":"typed","reached":"R U F","hand":null,"results":null}}]}"#;

#[test]
fn a_session_of_the_first_version_is_renamed_and_reported() {
    let bytes = format::seal(1, FIRST);
    let mut home = Home::with_session(&bytes);
    assert!(
        home.error_text().contains("older version") && home.error_text().contains("session.older-1.json"),
        "{}",
        home.error_text()
    );
    assert!(home.program.model.document.workspace().is_fresh());
    let aside = home.path("settings/session.older-1.json");
    assert_eq!(std::fs::read(&aside).expect("set aside"), bytes, "nothing of it is lost");
    home.program.apply(WindowCommand::Dismiss);
    home.program.apply(FilesCommand::OpenPath(aside.clone()));
    assert!(
        home.error_text().contains("older version") && home.error_text().contains("with that version"),
        "{}",
        home.error_text()
    );
    let home = home.restart();
    assert!(home.program.model.dialog.is_none(), "it is said once");
    assert_eq!(std::fs::read(aside).expect("still there"), bytes);
}

/// The body of a session with solutions, runs, undone positions, an opened log, and turns by hand.
fn rich() -> &'static serde_json::Value {
    static RICH: OnceLock<serde_json::Value> = OnceLock::new();
    RICH.get_or_init(|| {
        let mut home = Home::first_start();
        home.program.apply(SettingsCommand::Set(Switch::AllOptimal, true));
        home.solve_moves(PuzzleId::Cube2, "R U F");
        home.program.apply(ManualSolveCommand::Turn(Move::new(0)));
        home.program.apply(HistoryCommand::Undo);
        home.solve_moves(PuzzleId::Cube3, "R U F");
        home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
        home.program.apply(FilesCommand::OpenPath(example()));
        home.program.apply(ManualSolveCommand::Turn(Move::new(3)));
        home.program.apply(ManualSolveCommand::Turn(Move::new(4)));
        serde_json::to_value(snapshot::capture(&home.program.model)).expect("a record")
    })
}

#[test]
fn an_inconsistent_session_is_rejected() {
    let good = rich().clone();
    assert!(Home::with_session(&format::seal(format::VERSION, &good.to_string())).program.model.dialog.is_none());
    let results = |workspace: usize| ["desks", &workspace.to_string(), "sheet", "results"].map(str::to_owned).join("/");
    for (place, value, says) in [
        ("desks/0/sheet/facelets".to_owned(), json!("UU"), "invalid position"),
        ("desks/0/sheet/reached".into(), json!("R U"), "do not lead to"),
        ("desks/0/sheet/reached".into(), json!("R U Q"), "invalid move"),
        (results(0) + "/lower", json!(4), "exceeds a length"),
        (results(0) + "/solutions/0/moves", json!("R U"), "invalid solution"),
        (results(0) + "/method", json!("magic"), "unknown method"),
        (results(0) + "/rate", json!(-1.0), "out of range"),
        (results(0) + "/all/count", json!(0), "out of range"),
        (results(1) + "/series/best", json!([[1.0, 3.0], [0.5, 2.0]]), "out of range"),
        ("desks/1/runs/list/0/lower".into(), json!(9), "exceeds a length"),
        ("desks/1/runs/list/0/colour".into(), json!(20), "out of range"),
        ("desks/1/runs/begun".into(), json!(0), "out of range"),
        ("desks/2/sheet/hand/start".into(), json!(7), "out of range"),
        ("desks/2/sheet/hand/moves".into(), json!("RFO"), "do not lead to"),
        ("desks/2/starts/0/from/log".into(), json!(3), "out of range"),
        ("logs/0/text".into(), json!("MagicCube4D"), "invalid log"),
        ("desks/2/puzzle".into(), json!("3x3x3"), "out of range"),
        ("puzzle".into(), json!("4x4x4"), "could not be read"),
    ] {
        let mut wrong = good.clone();
        *wrong.pointer_mut(&format!("/{place}")).unwrap_or_else(|| panic!("no {place}")) = value;
        let home = Home::with_session(&format::seal(format::VERSION, &wrong.to_string()));
        assert!(home.error_text().contains(says), "{place}: {}", home.error_text());
        assert!(home.program.model.document.workspace().is_fresh());
    }
}

/// A random user action.
fn message() -> impl Strategy<Value = Message> {
    let puzzle = prop::sample::select(unfold_engine::puzzles::ALL.to_vec())
        .prop_map(|x| Command::History(HistoryCommand::SwitchTo(x)));
    let stroke = (0..24usize, prop::option::of(0..6u8)).prop_map(|(facelet, colour)| {
        Command::Painting(PaintingCommand::Paint(Stroke {
            facelets: vec![facelet],
            paint: colour.into(),
            continues_previous: false,
        }))
    });
    let text = prop::sample::select(vec!["R U F", "R2 U'", "FO UR", "UUUU", "R U x"])
        .prop_map(|text| Command::Typing(TypingCommand::TypePosition(text.into())));
    let command = prop_oneof![
        puzzle,
        any::<u64>().prop_map(|x| Command::Scramble(ScrambleCommand::ScrambleFrom(x))),
        (0..20u16).prop_map(|mv| Command::ManualSolve(ManualSolveCommand::Turn(Move::new(mv)))),
        Just(Command::History(HistoryCommand::Undo)),
        Just(Command::History(HistoryCommand::Undo)),
        Just(Command::History(HistoryCommand::Redo)),
        Just(Command::Painting(PaintingCommand::Clear)),
        Just(Command::History(HistoryCommand::Reset)),
        Just(Command::Scramble(ScrambleCommand::SetScrambling(Scrambling::Turns))),
        Just(Command::Files(FilesCommand::OpenPath(example()))),
        Just(Command::Playback(PlaybackCommand::Go(PlaybackControl::Back))),
    ];
    prop_oneof![
        1 => stroke.prop_map(Message::from),
        1 => text.prop_map(Message::from),
        11 => command.prop_map(Message::from),
    ]
}

/// Follows indices into a record, and replaces the value there or the first on the way that has no children.
fn spoil(value: &mut serde_json::Value, way: &[prop::sample::Index], other: serde_json::Value) {
    let Some((first, rest)) = way.split_first() else { return *value = other };
    match value {
        serde_json::Value::Array(list) if !list.is_empty() => {
            let n = first.index(list.len());
            spoil(&mut list[n], rest, other);
        }
        serde_json::Value::Object(map) if !map.is_empty() => {
            let n = first.index(map.len());
            let inner = map.values_mut().nth(n).expect("there");
            spoil(inner, rest, other);
        }
        _ => *value = other,
    }
}

/// The bytes before the version number in the head of a session.
const VERSION: &[u8] = br#""version":"#;

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn sessions_round_trip(messages in prop::collection::vec(message(), 0..40)) {
        let mut home = Home::first_start();
        for message in messages {
            home.program.apply(message);
        }
        let session = snapshot::capture(&home.program.model);
        let bytes = format::serialize_within_limit(session.clone());
        prop_assert_eq!(format::read(&bytes), Ok(session.clone()));
        let position = home.program.model.document.workspace().position().clone();
        let home = Home::with_session(&bytes);
        prop_assert!(home.program.model.dialog.is_none(), "{}", home.error_text());
        prop_assert_eq!(snapshot::capture(&home.program.model), session);
        prop_assert_eq!(home.program.model.document.workspace().position(), &position);
    }

    #[test]
    fn noise_and_damaged_sessions_are_rejected(noise in prop::collection::vec(any::<u8>(), 0..200), cut in any::<prop::sample::Index>()) {
        let good = format::seal(format::VERSION, &rich().to_string());
        prop_assert!(format::read(&noise).is_err());
        let mut begun = br#"{"format":"unfold-session""#.to_vec();
        begun.extend(&noise);
        prop_assert!(format::read(&begun).is_err());
        prop_assert!(format::read(&good[..cut.index(good.len() - 1)]).is_err(), "cut");
        let mut flipped = good.clone();
        let place = cut.index(flipped.len() - 1);
        flipped[place] ^= 1;
        // A flipped version number is not damage: it makes an older session.
        let version = good.windows(VERSION.len()).position(|bytes| bytes == VERSION).expect("the head") + VERSION.len();
        prop_assert!(place == version || format::read(&flipped).is_err(), "changed at {place}");
        prop_assert!(format::read(&format::seal(format::VERSION, &String::from_utf8_lossy(&noise))).is_err());
    }

    #[test]
    fn altered_values_in_a_valid_session_do_not_panic(
        way in prop::collection::vec(any::<prop::sample::Index>(), 1..9),
        other in prop::sample::select(vec![
            json!(null), json!(0), json!(-1), json!(u64::MAX), json!(1e300), json!(""), json!("R"), json!([]), json!({}), json!("typed"),
        ]),
    ) {
        let mut body = rich().clone();
        spoil(&mut body, &way, other);
        let mut home = Home::with_session(&format::seal(format::VERSION, &body.to_string()));
        // Commands work on whatever was accepted.
        for puzzle in unfold_engine::puzzles::ALL {
            for command in [
                Command::Window(WindowCommand::Dismiss), Command::History(HistoryCommand::SwitchTo(puzzle)), Command::Solution(SolutionCommand::Copy), Command::Playback(PlaybackCommand::Go(PlaybackControl::End)), Command::History(HistoryCommand::Undo), Command::History(HistoryCommand::Redo),
                Command::ManualSolve(ManualSolveCommand::Turn(Move::new(1))), Command::Solution(SolutionCommand::Choose(SolutionChoice::Found(3))),
            ] {
                home.program.apply(command);
                home.program.poll();
            }
        }
        snapshot::capture(&home.program.model);
    }
}

#[test]
fn a_broken_or_newer_session_is_renamed_and_reported() {
    let mut home = Home::first_start();
    home.program.apply(ScrambleCommand::ScrambleFrom(5));
    let folder = home.path("settings");
    drop(home.program);
    let (kept, folder_of) = (folder.join("session.json"), home.folder);
    let good = std::fs::read(&kept).expect("a session");
    let cut = good[..good.len() - 9].to_vec();
    let mut changed = good.clone();
    let place = changed.len() - 20;
    changed[place] ^= 1;
    let newer = String::from_utf8(good.clone()).expect("text").replacen(
        &format!(r#""version":{}"#, format::VERSION),
        r#""version":99"#,
        1,
    );
    let mut folder = folder_of;
    for (bytes, says, aside) in [
        (cut, "truncated or damaged", "session.broken-1.json"),
        (changed, "truncated or damaged", "session.broken-2.json"),
        (b"not json".to_vec(), "not a session", "session.broken-3.json"),
        (newer.into_bytes(), "newer version", "session.newer-1.json"),
    ] {
        std::fs::write(&kept, &bytes).expect("writable");
        let home = Home::start(folder);
        assert!(home.error_text().contains(says) && home.error_text().contains(aside), "{}", home.error_text());
        assert!(home.program.model.document.workspace().is_fresh());
        assert_eq!(std::fs::read(home.path("settings").join(aside)).expect("set aside"), bytes);
        drop(home.program);
        folder = home.folder;
    }
    std::fs::write(&kept, good).expect("writable");
    assert!(!Home::start(folder).program.model.document.workspace().is_fresh(), "the good one is still good");
}

#[test]
fn only_session_files_are_read_as_sessions() {
    assert_eq!(format::read(b""), Err(SessionError::Foreign));
    assert_eq!(format::read(b"MagicCube4D 3 0 0 {4,3,3} 2\n"), Err(SessionError::Foreign));
}
