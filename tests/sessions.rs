//! Sessions: what is found again at the next start, what a file by name holds, and that nothing of it is believed unseen.

mod common;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use unfold::app::dialog::Dialog;
use unfold::app::session::file::{self, SessionFault};
use unfold::app::strings::Language;
use unfold::app::{App, Command, Surroundings};
use unfold::puzzle::{Move, PuzzleId};

fn example() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/example.log")
}

struct Home {
    folder: tempfile::TempDir,
    app: App,
}

impl Home {
    fn new() -> Self {
        Self::start(tempfile::tempdir().expect("a temporary folder"))
    }

    fn start(folder: tempfile::TempDir) -> Self {
        let around = Surroundings {
            settings: folder.path().join("settings"),
            tables: common::tables::folder().to_path_buf(),
            file_dialogs: false,
            language: Language::English,
        };
        let app = App::new(around, Arc::new(|| ()));
        Self { folder, app }
    }

    /// Closes the window and starts the program again.
    fn again(self) -> Self {
        let Self { folder, app } = self;
        drop(app);
        Self::start(folder)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn kept(&self) -> PathBuf {
        self.path("settings/session.json")
    }

    fn solve(&mut self, puzzle: PuzzleId, moves: &str) {
        self.app.apply(Command::SwitchTo(puzzle));
        self.app.apply(Command::TypePosition(moves.into()));
        self.app.apply(Command::Solve);
        let start = Instant::now();
        while self.app.is_searching() {
            assert!(start.elapsed() < Duration::from_secs(60), "the search does not end");
            std::thread::sleep(Duration::from_millis(2));
            self.app.poll();
        }
    }

    fn fault(&self) -> String {
        match self.app.dialog() {
            Some(Dialog::Fault { fault, .. }) => fault.line(self.app.language()),
            other => panic!("no error is shown but {other:?}"),
        }
    }
}

#[test]
fn everything_is_found_again_at_the_next_start() {
    let mut home = Home::new();
    home.solve(PuzzleId::Cube2, "R U F");
    home.app.apply(Command::SwitchTo(PuzzleId::Tess2));
    home.app.apply(Command::OpenPath(example()));
    home.app.apply(Command::Turn(Move(3)));
    home.app.apply(Command::SwitchTo(PuzzleId::Cube3));
    home.app.apply(Command::ScrambleFrom(5));
    home.app.apply(Command::SwitchTo(PuzzleId::Cube2));
    let before = home.app.session();
    let (sheet, news) = (home.app.sheet().clone(), home.app.news());
    let mut home = home.again();
    assert!(home.app.dialog().is_none());
    assert_eq!(home.app.session(), before);
    assert_eq!(home.app.sheet().results.solutions, sheet.results.solutions);
    assert!(home.app.news() != news && home.app.news().contains("as you left it"), "{}", home.app.news());
    assert!(home.app.results().is_optimal());
    home.app.apply(Command::SwitchTo(PuzzleId::Tess2));
    let log = home.app.sheet().opened().expect("the log from which was turned");
    assert_eq!(log.path, Some(example()));
    assert_eq!(home.app.hand().map(|hand| hand.moves.0.len()), Some(1));
}

#[test]
fn whoever_does_not_wish_it_starts_afresh() {
    let mut home = Home::new();
    home.app.apply(Command::ScrambleFrom(5));
    home.app.apply(Command::SetRestore(false));
    let home = home.again();
    assert!(home.app.is_fresh() && !home.kept().exists());
}

#[test]
fn a_broken_or_later_session_is_set_aside_and_said() {
    let mut home = Home::new();
    home.app.apply(Command::ScrambleFrom(5));
    let folder = home.path("settings");
    drop(home.app);
    let (kept, folder_of) = (folder.join("session.json"), home.folder);
    let good = std::fs::read(&kept).expect("a session");
    let cut = good[..good.len() - 9].to_vec();
    let mut changed = good.clone();
    let place = changed.len() - 20;
    changed[place] ^= 1;
    let newer = String::from_utf8(good.clone()).expect("text").replacen(
        &format!(r#""version":{}"#, file::VERSION),
        r#""version":99"#,
        1,
    );
    let mut folder = folder_of;
    for (bytes, says, aside) in [
        (cut, "cut or damaged", "session.broken-1.json"),
        (changed, "cut or damaged", "session.broken-2.json"),
        (b"not json".to_vec(), "no session", "session.broken-3.json"),
        (newer.into_bytes(), "later version", "session.newer-1.json"),
    ] {
        std::fs::write(&kept, &bytes).expect("writable");
        let home = Home::start(folder);
        assert!(home.fault().contains(says) && home.fault().contains(aside), "{}", home.fault());
        assert!(home.app.is_fresh());
        assert_eq!(std::fs::read(home.path("settings").join(aside)).expect("set aside"), bytes);
        drop(home.app);
        folder = home.folder;
    }
    std::fs::write(&kept, good).expect("writable");
    assert!(!Home::start(folder).app.is_fresh(), "the good one is still good");
}

#[test]
fn a_session_is_saved_and_opened_by_name_and_nothing_is_lost() {
    let mut home = Home::new();
    home.solve(PuzzleId::Cube2, "R U F");
    let target = home.path("mine.unfold");
    home.app.apply(Command::SaveSessionTo(home.path("mine")));
    let saved = home.app.session();
    assert!(home.app.news().contains("mine.unfold"), "{}", home.app.news());
    home.app.apply(Command::SaveSessionTo(target.clone()));
    assert!(matches!(home.app.dialog(), Some(Dialog::Replace { .. })), "it is there already");
    home.app.apply(Command::Accept);
    assert!(home.app.dialog().is_none());

    home.app.apply(Command::SwitchTo(PuzzleId::Cube3));
    home.app.apply(Command::ScrambleFrom(8));
    let other = home.app.session();
    home.app.apply(Command::OpenPath(target.clone()));
    assert_eq!(home.app.session(), saved);
    assert!(home.app.news().contains("session-before.json"), "{}", home.app.news());
    assert_eq!(home.app.settings().recent.first(), Some(&target));
    home.app.apply(Command::OpenPath(home.path("settings/session-before.json")));
    assert_eq!(home.app.session(), other, "what was there before comes back");

    // The content decides, not the name.
    let log = home.path("log.unfold");
    std::fs::copy(example(), &log).expect("copied");
    home.app.apply(Command::OpenPath(log.clone()));
    assert_eq!(home.app.sheet().log().map(|open| open.path.clone()), Some(Some(log)));
    std::fs::write(home.path("cut.unfold"), &std::fs::read(&target).expect("readable")[..200]).expect("writable");
    home.app.apply(Command::OpenPath(home.path("cut.unfold")));
    assert!(home.fault().contains("cut or damaged") && home.fault().contains("cut.unfold"), "{}", home.fault());
}

#[test]
fn what_another_window_kept_is_not_written_over() {
    let mut home = Home::new();
    home.app.apply(Command::ScrambleFrom(1));
    let around = home.app.surroundings().clone();
    let mut second = App::new(around, Arc::new(|| ()));
    second.apply(Command::ScrambleFrom(2));
    let theirs = second.session();
    drop(second);
    let mine = home.app.session();
    home.app.close();
    let read = |name: &str| file::read(&std::fs::read(home.path("settings").join(name)).expect("kept")).expect("good");
    assert_eq!(read("session.json"), mine);
    assert_eq!(read("session-before.json"), theirs);
}

#[test]
fn only_sessions_are_read_as_such() {
    assert_eq!(file::read(b""), Err(SessionFault::Foreign));
    assert_eq!(file::read(b"MagicCube4D 3 0 0 {4,3,3} 2\n"), Err(SessionFault::Foreign));
}
