//! Targets: sessions, settings, opened files and pasted texts.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use super::{batches, logs, notation, places::is_printable_line};
use unfold_app::command::{Command, HistoryCommand, KEY_ROWS, ManualSolveCommand, PlaybackCommand, SettingsCommand};
use unfold_app::command::{SolutionCommand, TypingCommand, message::Message};
use unfold_app::document::playback::PlaybackControl;
use unfold_app::document::runs::results::{CompactOrigin, RunEnd, SolutionChoice};
use unfold_app::files::job::{self, Opened};
use unfold_app::session::format::{self, SessionError};
use unfold_app::session::record::{AllOptimalRecord, Results, RunRecord, Series, Session, SolutionRecord};
use unfold_app::session::{check, sentences, session_file::SessionFile, snapshot};
use unfold_app::system::{environment::Environment, settings_file, utf16};
use unfold_app::{Model, settings::Settings, start::StartupData};
use unfold_engine::puzzle::{Move, PuzzleId, painting_check};
use unfold_engine::puzzles::{ALL, solvers};
use unfold_engine::{logs as all_logs, notation::heading, search::Reason};
use unfold_text::Language;

pub const WORDS: &[&str] = &[
    "null",
    "true",
    "[]",
    "{}",
    "18446744073709551615",
    "-1",
    "1e308",
    "\"R U\"",
    "\"typed\"",
    "\"turned\"",
    "\"hand\":",
    "\"track\":",
    "\"results\":",
    "\"reached\":",
    "\"undo\":[",
    "\"redo\":[",
    "\"starts\":[",
    "\"log\":0",
    "\"phases\":[[0,0,3]]",
    "\"played\":1",
    "\"chosen\":{\"found\":9}",
    "\"optimal\"",
    "{\"random\":{\"seed\":1,\"how\":\"turns\"}}",
    "\"2x2x2x2\"",
];

pub const WORDS_OF_SETTINGS: &[&str] = &[
    "\"zoom\":",
    "\"own_colours\":{\"3x3x3\":[[1,2,3]]}",
    "\"keys\":{\"solve\":[\"Ctrl+A\"]}",
    "\"tables\":\"a\"",
    "\"memory\":",
    "\"recent\":[\"/a\"]",
    "\"choices\":",
    "null",
    "1e38",
    "-1e300",
    "18446744073709551615",
    "\"time_limit\":1e-9",
];

/// Starts an application with these settings and this session file, if any.
fn start(settings: Settings, session: Option<Vec<u8>>) -> Model {
    let nowhere = PathBuf::from("/nowhere");
    let environment =
        Environment { settings: nowhere.clone(), tables: nowhere, file_dialogs: false, language: Language::ENGLISH };
    let start = StartupData {
        now: Instant::now(),
        settings,
        settings_error: None,
        custom_text_errors: Vec::new(),
        is_first: false,
        session_file: Arc::new(SessionFile::unlocked(Path::new("/nowhere"))),
        session: session.map(Ok),
        other_sessions: 0,
    };
    Model::start(environment, start, &KEY_ROWS)
}

/// Sends a message and drops the effects.
fn apply(app: &mut Model, message: impl Into<Message>) {
    app.update(message.into());
    app.take_effects();
}

/// Checks that the session can be saved, and that a new application restores it unchanged.
fn check_session(app: &Model) {
    let session = snapshot::capture(app);
    let bytes = format::serialize(&session);
    assert_eq!(format::read(&bytes).as_ref(), Ok(&session));
    assert!(check::check(&session).is_ok_and(|checked| checked.workspaces.len() == ALL.len()));
    let again = start(Settings::default(), Some(bytes));
    assert_eq!(snapshot::capture(&again), session);
}

/// A session of all puzzles with undo entries, moves by hand, a log, runs and results.
fn full_session() -> Session {
    let mut app = start(Settings::default(), None);
    for (puzzle, text) in
        [(PuzzleId::Cube2, "R U F"), (PuzzleId::Cube3, "R U F"), (PuzzleId::Tess2, "FO UR"), (PuzzleId::Tess3, "FO UR")]
    {
        apply(&mut app, Command::History(HistoryCommand::SwitchTo(puzzle)));
        apply(&mut app, Command::Typing(TypingCommand::TypePosition(text.into())));
        apply(&mut app, Command::ManualSolve(ManualSolveCommand::Turn(Move::new(3))));
        apply(&mut app, Command::ManualSolve(ManualSolveCommand::Turn(Move::new(1))));
        apply(&mut app, Command::History(HistoryCommand::Undo));
    }
    apply(&mut app, Command::Typing(TypingCommand::Paste(logs::text("184,-1,1 137,-1,1 m|.\n"))));
    apply(&mut app, Command::ManualSolve(ManualSolveCommand::Turn(Move::new(3))));
    let mut session = snapshot::capture(&app);
    for table in &mut session.workspaces {
        // Only a puzzle with a solver has runs.
        let Some(method) = solvers::solvers_for(table.puzzle).next().map(|method| method.name().to_owned()) else {
            continue;
        };
        let metric = table.puzzle.def().metric;
        let series = Series { best: vec![[0.5, 3.0]], lower: vec![[0.1, 1.0], [0.6, 3.0]], ..Series::default() };
        let (facelets, end) = (table.position.facelets.clone(), Some(RunEnd::Reason(Reason::Stopped)));
        table.runs.list.push(RunRecord {
            number: 1,
            method: method.clone(),
            metric,
            threads: [1, 2],
            timeout: Some(1_000_000_000),
            patience: None,
            optimal: false,
            all: true,
            facelets,
            source: CompactOrigin::Typed,
            place: 1,
            series: series.clone(),
            best: Some(3),
            lower: 3,
            claimed: 0,
            elapsed: 700_000_000,
            nodes: 12,
            end,
            shown: true,
            pinned: false,
            colour: 0,
        });
        (table.runs.begun, table.runs.places) = (1, 1);
        if table.puzzle == PuzzleId::Cube2
            && let Some(page) = table.undo.iter_mut().find(|page| page.reached.as_deref() == Some("R U F"))
        {
            let found = SolutionRecord { at: 5, moves: "F' U' R'".into(), phases: vec![(0, 0, 1), (1, 2, 2)] };
            let all = Some(AllOptimalRecord { solutions: vec![found.clone()], count: 1, exhausted: true });
            page.results = Some(Results {
                method,
                metric,
                solutions: vec![found],
                all,
                chosen: Some(SolutionChoice::Optimal(0)),
                lower: 3,
                claimed: 0,
                elapsed: 9,
                nodes: 9,
                rate: 1.5,
                end: Some(RunEnd::Reason(Reason::Optimal)),
                series: Some(series),
                run: Some(1),
            });
        }
    }
    session
}

/// The serialised body of a session, without its header line.
fn body(session: &Session) -> Vec<u8> {
    let bytes = format::serialize(session);
    let end = bytes.iter().position(|byte| *byte == b'\n').expect("a head");
    bytes[end + 1..].to_vec()
}

/// Bodies of three sessions, and a complete session file.
pub fn seeds() -> Vec<Vec<u8>> {
    let rich = full_session();
    assert!(check::check(&rich).is_ok(), "the seed is a good session");
    let mut few = rich.clone();
    few.workspaces.truncate(1);
    few.logs.clear();
    vec![body(&rich), body(&few), body(&snapshot::capture(&start(Settings::default(), None))), format::serialize(&few)]
}

/// Reads bytes as a session file, or as a body that gets a valid header, and uses the session.
pub fn session(bytes: &[u8]) {
    let sealed = match std::str::from_utf8(bytes) {
        Ok(text) if !format::looks_like(bytes) => format::seal(format::VERSION, text.trim_ascii()),
        _ => bytes.to_vec(),
    };
    let read = match format::read(&sealed) {
        Ok(read) => read,
        Err(error) => return check_error_text(&error),
    };
    assert_eq!(format::read(&format::serialize(&read)).as_ref(), Ok(&read), "what is written is read");
    match check::check(&read) {
        Ok(checked) => drop(checked.with_proofs_as_claims()),
        Err(error) => return check_error_text(&SessionError::Content(error)),
    }
    let mut app = start(Settings::default(), Some(sealed));
    assert_eq!(app.puzzle(), read.puzzle);
    check_session(&app);
    for puzzle in ALL {
        let commands = [
            Command::History(HistoryCommand::SwitchTo(puzzle)),
            Command::Solution(SolutionCommand::Copy),
            Command::Playback(PlaybackCommand::Go(PlaybackControl::End)),
            Command::History(HistoryCommand::Undo),
            Command::History(HistoryCommand::Redo),
            Command::ManualSolve(ManualSolveCommand::Turn(Move::new(1))),
            Command::Solution(SolutionCommand::Choose(SolutionChoice::Found(3))),
            Command::History(HistoryCommand::Undo),
        ];
        for command in commands {
            apply(&mut app, command);
            app.next_poll();
        }
    }
    snapshot::capture(&app);
}

fn check_error_text(error: &SessionError) {
    assert!(is_printable_line(sentences::session(error).line(Language::FRENCH)));
}

/// Pasted texts: moves, facelets, links, lists of positions, logs and paths.
pub fn seeds_of_pasted() -> Vec<Vec<u8>> {
    let mut all = notation::seeds_of_moves();
    all.extend(notation::seeds_of_facelets());
    all.extend(notation::seeds_of_links());
    all.extend(batches::seeds_of_lines());
    all.extend(logs::seeds().into_iter().take(2));
    all.extend(
        ["file:///a%20b.log\nfile://localhost/c%ff", "'/a b.log'", "~/a.log"].map(|text| text.as_bytes().to_vec()),
    );
    all
}

/// Pastes and types a text with each puzzle shown, saves and restores the session, and undoes everything.
pub fn pasted(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes).into_owned();
    for puzzle in ALL {
        let mut app = start(Settings::default(), None);
        apply(&mut app, Command::History(HistoryCommand::SwitchTo(puzzle)));
        let before = app.document.workspace().painting().clone();
        for message in [
            Command::Typing(TypingCommand::Paste(text.clone())),
            Command::Typing(TypingCommand::TypePosition(text.clone())),
        ] {
            apply(&mut app, message);
            assert!(!app.news().is_empty());
            if let Some((fault_at, fault)) =
                app.document.workspace().editor.entry.as_ref().and_then(|entry| entry.error.as_ref())
            {
                assert!(*fault_at <= text.chars().count(), "{fault:?}");
            }
            if let Some(state) = app.document.workspace().state() {
                assert_eq!(painting_check::check(state), Ok(()));
            }
        }
        let reached = app.document.workspace().position().moves_from_solved.as_ref().map_or(0, |moves| moves.0.len());
        if reached <= MAX_MOVES {
            check_session(&app);
        }
        while app.puzzle() == puzzle && app.document.workspace().can_undo() {
            apply(&mut app, Command::History(HistoryCommand::Undo));
        }
        if app.puzzle() == puzzle {
            assert_eq!(app.document.workspace().painting(), &before, "everything can be taken back");
        }
    }
}

/// Maximum number of moves from solved of a position whose session is saved and restored.
const MAX_MOVES: usize = 2000;

/// Files to open: logs, a session and a list of positions.
pub fn seeds_of_files() -> Vec<Vec<u8>> {
    let mut all = logs::seeds();
    all.push(format::serialize(&snapshot::capture(&start(Settings::default(), None))));
    all.push(b"# 2x2x2\n# Position:\nR U F\n".to_vec());
    all
}

/// Opens a file with these bytes, which decide its kind.
pub fn opened_file(bytes: &[u8]) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("file");
    std::fs::write(&path, bytes).expect("written");
    match job::open_any(&path) {
        Ok(Opened::Logs(opened)) => {
            let read = all_logs::read(&utf16::to_utf8(bytes)).expect("a log");
            assert!(opened.iter().map(|open| &open.log).eq(read.iter()) && !opened.is_empty());
        }
        Ok(Opened::Session(_, session)) => assert_eq!(format::read(bytes).as_ref(), Ok(&*session)),
        Ok(Opened::Text(_, text)) => {
            let is_other = all_logs::looks_like(&text) || format::looks_like(bytes) || text.trim().is_empty();
            assert!(heading::puzzle_in_text(&text) != Ok(None) || !is_other, "a log and a session are no texts");
        }
        Err(error) => assert!(is_printable_line(error.explain().line(Language::ENGLISH))),
    }
}

pub fn seeds_of_settings() -> Vec<Vec<u8>> {
    let usual = Settings::default().write().expect("settings can be written");
    let strange =
        br##"{"zoom": 1e9, "threads": 99999999, "later": 1, "keys": {"solve": ["Ctrl+Shift+O"]}, "time_limit": null,
        "own_colours": {"3x3x3": [[1,2,3],[4,5,6]]}, "palette": "own", "memory": "1.5GiB", "tables": "relative/folder",
        "cell_size": -1, "sticker_size": 1e30, "recent": ["/a", "b"]}"##;
    vec![usual, strange.to_vec()]
}

/// Reads bytes as the settings file, writes the settings again, and starts an application with them.
pub fn settings(bytes: &[u8]) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("settings.json"), bytes).expect("written");
    let kept = settings_file::read_in(folder.path());
    let tables = settings_file::table_folder(folder.path());
    let (loaded, error) = settings_file::load(folder.path(), Language::ENGLISH);
    assert!(error.is_none_or(|error| is_printable_line(error.explain().line(Language::ENGLISH))));
    let Ok(read) = Settings::read(bytes) else {
        assert_eq!((kept, loaded), (None, Settings::default()));
        return;
    };
    assert_eq!(kept.as_ref(), Some(&read));
    assert!(loaded.tables.as_deref().is_none_or(Path::is_absolute), "{:?}", loaded.tables);
    assert!(
        tables.is_ok_and(|tables| tables == loaded.tables) || read.tables.is_some_and(|folder| !folder.is_absolute())
    );
    let written = loaded.write().expect("what was read can be written");
    assert_eq!(Settings::read(&written).expect("what is written can be read"), loaded);
    assert_eq!(loaded.clone().clamped(), loaded);
    assert!(ALL.into_iter().all(|puzzle| loaded.limits(puzzle).threads > 0));
    let mut app = start(loaded, None);
    for puzzle in ALL {
        apply(&mut app, Command::History(HistoryCommand::SwitchTo(puzzle)));
        assert!(app.settings.colour_letters(puzzle).letters().len() == 6 && !app.colours(puzzle).is_empty());
        apply(&mut app, Command::Settings(SettingsCommand::ZoomIn));
    }
}
