//! Sessions: what is found again at the next start, what a file by name holds, and that nothing of it is believed unseen.

use crate::support;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use crate::support::home::{Home, temporary};
use crate::support::window::TestWindow;
use eframe::egui::Key;
use proptest::prelude::*;
use serde_json::json;
use unfold::app::command::Switch;
use unfold::app::dialog::Dialog;
use unfold::app::{App, Command, Input, Message};
use unfold::engine::puzzle::{Move, PuzzleId};
use unfold::engine::solve::Reason;
use unfold::i18n::Language;
use unfold::model::choices::View;
use unfold::model::document::editor::Stroke;
use unfold::model::document::playback::Moment;
use unfold::model::runs::results::{End, Place, Scrambling};
use unfold::model::seconds_limit::SecondsLimit;
use unfold::model::session::file::{self, SessionFault};
use unfold::model::session::record::Session;

fn example() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/example.log")
}

impl Home {
    /// A start that finds these bytes as its session.
    fn with_session(bytes: &[u8]) -> Self {
        let folder = temporary();
        std::fs::create_dir(folder.path().join("settings")).expect("writable");
        std::fs::write(folder.path().join("settings/session.json"), bytes).expect("writable");
        Self::start(folder)
    }

    fn session_file(&self) -> PathBuf {
        self.path("settings/session.json")
    }

    fn solve_moves(&mut self, puzzle: PuzzleId, moves: &str) {
        self.program.apply(Command::SwitchTo(puzzle));
        self.program.apply(Input::TypePosition(moves.into()));
        self.solve();
    }
}

#[test]
fn everything_is_found_again_at_the_next_start() {
    let mut home = Home::first_start();
    home.solve_moves(PuzzleId::Cube2, "R U F");
    home.program.apply(Command::SwitchTo(PuzzleId::Tess2));
    home.program.apply(Command::OpenPath(example()));
    home.program.apply(Command::Turn(Move(3)));
    home.program.apply(Command::SwitchTo(PuzzleId::Cube3));
    home.program.apply(Command::ScrambleFrom(5));
    home.program.apply(Command::SwitchTo(PuzzleId::Cube2));
    // The clock of a solve by hand goes on until the window is closed.
    let timeless = |app: &App| {
        let mut session = app.session();
        session.workspaces.iter_mut().for_each(|table| table.clock = 0);
        session
    };
    let before = timeless(&home.program);
    let (position, news) = (home.program.position().clone(), home.program.news());
    let mut home = home.restart();
    assert!(home.program.dialog().is_none());
    assert_eq!(timeless(&home.program), before);
    assert_eq!(*home.program.position(), position);
    assert!(home.program.news() != news && home.program.news().contains("as you left it"), "{}", home.program.news());
    assert!(home.program.results().is_optimal());
    home.program.apply(Command::SwitchTo(PuzzleId::Tess2));
    let log = home.program.position().opened().expect("the log from which was turned");
    assert_eq!(log.path, Some(example()));
    assert_eq!(home.program.manual_solve().map(|hand| hand.moves.0.len()), Some(1));
    home.program.apply(Command::Undo);
    assert_eq!(
        home.program.position().opened().map(|open| open.path.clone()),
        Some(Some(example())),
        "what was undone before can be"
    );
}

#[test]
fn solutions_runs_plots_and_what_is_played_are_found_again() {
    let mut home = Home::first_start();
    home.program.apply(Command::Set(Switch::AllOptimal, true));
    home.solve_moves(PuzzleId::Cube2, "R U F");
    home.solve_moves(PuzzleId::Cube2, "R2 U2 R2 U2");
    home.program.apply(Command::Choose(Place::Optimal(0)));
    home.program.apply(Command::PinRun(1, true));
    home.program.apply(Command::Go(Moment::Forward));
    let (results, shown) = (home.program.results().clone(), home.program.painting().clone());
    let runs = home.program.runs().list().to_vec();
    assert!(results.has_all_optimal() && runs.len() == 2 && home.program.played() == 1);
    let mut home = home.restart();
    assert_eq!(*home.program.results(), results);
    assert_eq!((home.program.painting(), home.program.played()), (&shown, 1));
    assert_eq!(home.program.runs().list(), runs);
    home.program.apply(Command::Undo);
    assert_eq!(home.program.results().best().map(|best| best.length), Some(3));
    home.program.apply(Command::SetMethod("optimal"));
    home.solve_moves(PuzzleId::Cube2, "R F");
    assert_eq!(home.program.current_run().map(|run| run.number), Some(3), "numbers go on");
}

#[test]
fn the_clock_of_a_solve_by_hand_stands_still_until_it_goes_on() {
    let mut home = Home::first_start();
    home.program.apply(Command::ScrambleFrom(5));
    home.program.apply(Command::Turn(Move(3)));
    std::thread::sleep(Duration::from_millis(60));
    let mut home = home.restart();
    let time = home.program.solving_time();
    assert!(time >= Duration::from_millis(60));
    std::thread::sleep(Duration::from_millis(30));
    home.program.poll();
    assert_eq!(home.program.solving_time(), time);
    home.program.apply(Command::Turn(Move(0)));
    std::thread::sleep(Duration::from_millis(30));
    home.program.poll();
    assert!(home.program.solving_time() > time);
}

#[test]
fn a_session_is_written_by_itself_and_not_again_without_a_change() {
    let mut home = Home::first_start();
    home.program.apply(Command::ScrambleFrom(5));
    let start = Instant::now();
    while !home.session_file().exists() {
        assert!(start.elapsed() < Duration::from_secs(30), "it is not written");
        home.program.poll();
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(start.elapsed() > Duration::from_secs(1), "not at every change");
    while home.program.next_poll().is_some() {
        assert!(start.elapsed() < Duration::from_secs(30), "nothing more is to be done");
        home.program.poll();
        std::thread::sleep(Duration::from_millis(5));
    }
    std::fs::remove_file(home.session_file()).expect("there");
    home.program.poll();
    home.program.close();
    assert!(!home.session_file().exists(), "it had been written");
}

/// The beginning of a body as the first version wrote it.
const FIRST: &str = r#"{"puzzle":"2x2x2","desks":[{"puzzle":"2x2x2","sheet":{"facelets":"UULDFBFRFRDRRUDBFDLBLLUB","from":"typed","reached":"R U F","hand":null,"results":null}}]}"#;

#[test]
fn a_session_of_the_first_version_is_set_aside_and_said() {
    let bytes = file::seal(1, FIRST);
    let mut home = Home::with_session(&bytes);
    assert!(
        home.fault().contains("earlier version") && home.fault().contains("session.older-1.json"),
        "{}",
        home.fault()
    );
    assert!(home.program.is_fresh());
    let aside = home.path("settings/session.older-1.json");
    assert_eq!(std::fs::read(&aside).expect("set aside"), bytes, "nothing of it is lost");
    home.program.apply(Command::Dismiss);
    home.program.apply(Command::OpenPath(aside.clone()));
    assert!(home.fault().contains("earlier version") && home.fault().contains("with that version"), "{}", home.fault());
    let home = home.restart();
    assert!(home.program.dialog().is_none(), "it is said once");
    assert_eq!(std::fs::read(aside).expect("still there"), bytes);
}

/// The body of a session with something of everything.
fn rich() -> &'static serde_json::Value {
    static RICH: OnceLock<serde_json::Value> = OnceLock::new();
    RICH.get_or_init(|| {
        let mut home = Home::first_start();
        home.program.apply(Command::Set(Switch::AllOptimal, true));
        home.solve_moves(PuzzleId::Cube2, "R U F");
        home.program.apply(Command::Turn(Move(0)));
        home.program.apply(Command::Undo);
        home.solve_moves(PuzzleId::Cube3, "R U F");
        home.program.apply(Command::SwitchTo(PuzzleId::Tess2));
        home.program.apply(Command::OpenPath(example()));
        home.program.apply(Command::Turn(Move(3)));
        home.program.apply(Command::Turn(Move(4)));
        serde_json::to_value(home.program.session()).expect("a record")
    })
}

#[test]
fn a_session_that_contradicts_itself_is_refused() {
    let good = rich().clone();
    assert!(Home::with_session(&file::seal(file::VERSION, &good.to_string())).program.dialog().is_none());
    let results = |workspace: usize| ["desks", &workspace.to_string(), "sheet", "results"].map(str::to_owned).join("/");
    for (place, value, says) in [
        ("desks/0/sheet/facelets".to_owned(), json!("UU"), "a position is none"),
        ("desks/0/sheet/reached".into(), json!("R U"), "do not reach"),
        ("desks/0/sheet/reached".into(), json!("R U Q"), "a move is none"),
        (results(0) + "/lower", json!(4), "above a length"),
        (results(0) + "/solutions/0/moves", json!("R U"), "a solution is none"),
        (results(0) + "/method", json!("magic"), "a method is unknown"),
        (results(0) + "/rate", json!(-1.0), "out of its bounds"),
        (results(0) + "/all/count", json!(0), "out of its bounds"),
        (results(1) + "/series/best", json!([[1.0, 3.0], [0.5, 2.0]]), "out of its bounds"),
        ("desks/1/runs/list/0/lower".into(), json!(9), "above a length"),
        ("desks/1/runs/list/0/colour".into(), json!(20), "out of its bounds"),
        ("desks/1/runs/begun".into(), json!(0), "out of its bounds"),
        ("desks/2/sheet/hand/start".into(), json!(7), "out of its bounds"),
        ("desks/2/sheet/hand/moves".into(), json!("RFO"), "do not reach"),
        ("desks/2/starts/0/from/log".into(), json!(3), "out of its bounds"),
        ("logs/0/text".into(), json!("MagicCube4D"), "a log is none"),
        ("desks/2/puzzle".into(), json!("3x3x3"), "out of its bounds"),
        ("puzzle".into(), json!("4x4x4"), "cannot be read"),
    ] {
        let mut wrong = good.clone();
        *wrong.pointer_mut(&format!("/{place}")).unwrap_or_else(|| panic!("no {place}")) = value;
        let home = Home::with_session(&file::seal(file::VERSION, &wrong.to_string()));
        assert!(home.fault().contains(says), "{place}: {}", home.fault());
        assert!(home.program.is_fresh());
    }
}

/// Something that a person does.
fn deed() -> impl Strategy<Value = Message> {
    let puzzle = prop::sample::select(unfold::engine::puzzle::ALL.to_vec()).prop_map(Command::SwitchTo);
    let stroke = (0..24usize, prop::option::of(0..6u8))
        .prop_map(|(facelet, colour)| Input::Paint(Stroke { facelets: vec![facelet], colour, goes_on: false }));
    let text = prop::sample::select(vec!["R U F", "R2 U'", "FO UR", "UUUU", "R U x"])
        .prop_map(|text| Input::TypePosition(text.into()));
    let command = prop_oneof![
        puzzle,
        any::<u64>().prop_map(Command::ScrambleFrom),
        (0..20u16).prop_map(|mv| Command::Turn(Move(mv))),
        Just(Command::Undo),
        Just(Command::Undo),
        Just(Command::Redo),
        Just(Command::Clear),
        Just(Command::Reset),
        Just(Command::SetScrambling(Scrambling::Turns)),
        Just(Command::OpenPath(example())),
        Just(Command::Go(Moment::Back)),
    ];
    prop_oneof![
        1 => stroke.prop_map(Message::from),
        1 => text.prop_map(Message::from),
        11 => command.prop_map(Message::from),
    ]
}

/// Puts another value at some place of a record.
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_as_it_was(deeds in prop::collection::vec(deed(), 0..40)) {
        let mut home = Home::first_start();
        for deed in deeds {
            home.program.apply(deed);
        }
        let session = home.program.session();
        let bytes = file::fitted(session.clone());
        prop_assert_eq!(file::read(&bytes), Ok(session.clone()));
        let position = home.program.position().clone();
        let home = Home::with_session(&bytes);
        prop_assert!(home.program.dialog().is_none(), "{}", home.fault());
        prop_assert_eq!(home.program.session(), session);
        prop_assert_eq!(home.program.position(), &position);
    }

    #[test]
    fn no_bytes_make_it_fall(noise in prop::collection::vec(any::<u8>(), 0..200), cut in any::<prop::sample::Index>()) {
        let good = file::seal(file::VERSION, &rich().to_string());
        prop_assert!(file::read(&noise).is_err());
        let mut begun = br#"{"format":"unfold-session""#.to_vec();
        begun.extend(&noise);
        prop_assert!(file::read(&begun).is_err());
        prop_assert!(file::read(&good[..cut.index(good.len() - 1)]).is_err(), "cut");
        let mut flipped = good.clone();
        let place = cut.index(flipped.len() - 1);
        flipped[place] ^= 1;
        prop_assert!(file::read(&flipped).is_err(), "changed at {place}");
        prop_assert!(file::read(&file::seal(file::VERSION, &String::from_utf8_lossy(&noise))).is_err());
    }

    #[test]
    fn nothing_that_a_good_head_stands_over_makes_it_fall(
        way in prop::collection::vec(any::<prop::sample::Index>(), 1..9),
        other in prop::sample::select(vec![
            json!(null), json!(0), json!(-1), json!(u64::MAX), json!(1e300), json!(""), json!("R"), json!([]), json!({}), json!("typed"),
        ]),
    ) {
        let mut body = rich().clone();
        spoil(&mut body, &way, other);
        let mut home = Home::with_session(&file::seal(file::VERSION, &body.to_string()));
        // Whatever of it was believed can be worked with.
        for puzzle in unfold::engine::puzzle::ALL {
            for command in [
                Command::Dismiss, Command::SwitchTo(puzzle), Command::Copy, Command::Go(Moment::End), Command::Undo, Command::Redo,
                Command::Turn(Move(1)), Command::Choose(Place::Found(3)),
            ] {
                home.program.apply(command);
                home.program.poll();
            }
        }
        home.program.session();
    }
}

#[test]
fn whoever_does_not_wish_it_starts_afresh() {
    let mut home = Home::first_start();
    home.program.apply(Command::ScrambleFrom(5));
    home.program.apply(Command::Set(Switch::Restore, false));
    let home = home.restart();
    assert!(home.program.is_fresh() && !home.session_file().exists());
}

#[test]
fn a_broken_or_later_session_is_set_aside_and_said() {
    let mut home = Home::first_start();
    home.program.apply(Command::ScrambleFrom(5));
    let folder = home.path("settings");
    drop(home.program);
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
        assert!(home.program.is_fresh());
        assert_eq!(std::fs::read(home.path("settings").join(aside)).expect("set aside"), bytes);
        drop(home.program);
        folder = home.folder;
    }
    std::fs::write(&kept, good).expect("writable");
    assert!(!Home::start(folder).program.is_fresh(), "the good one is still good");
}

/// The same session, what it says was proven being claimed only.
fn claimed(mut session: Session) -> Session {
    for table in &mut session.workspaces {
        let pages = table.undo.iter_mut().chain(&mut table.redo).chain([&mut table.position]);
        for results in pages.filter_map(|page| page.results.as_mut()) {
            (results.claimed, results.lower) = (results.lower, 0);
            results.end = results.end.filter(|end| *end != End::Reason(Reason::Optimal));
            if let Some(series) = &mut results.series {
                series.claimed = std::mem::take(&mut series.lower);
            }
        }
        for run in &mut table.runs.list {
            (run.claimed, run.lower) = (run.lower, 0);
            run.end = run.end.filter(|end| *end != End::Reason(Reason::Optimal));
            run.series.claimed = std::mem::take(&mut run.series.lower);
        }
    }
    session
}

/// A session whose checksum is right and whose solution of `R U F` has four moves, which it calls the least.
fn forged() -> Vec<u8> {
    let mut home = Home::first_start();
    home.program.apply(Command::Set(Switch::AllOptimal, true));
    home.solve_moves(PuzzleId::Cube2, "R U F");
    let mut session = home.program.session();
    let table = session.workspaces.iter_mut().find(|table| table.puzzle == PuzzleId::Cube2).expect("the 2x2x2");
    let results = table.position.results.as_mut().expect("known");
    results.solutions[0].moves = "F' U' R2 R".into();
    results.lower = 4;
    let all = results.all.as_mut().expect("asked for");
    all.solutions = results.solutions.clone();
    (all.count, all.exhausted) = (1, true);
    let series = results.series.as_mut().expect("plotted");
    (series.lower, series.best) = (vec![[0.0, 4.0]], vec![[0.0, 4.0]]);
    let run = &mut table.runs.list[0];
    (run.lower, run.best, run.series) = (4, Some(4), series.clone());
    file::write(&session)
}

#[test]
fn what_an_opened_file_says_was_proven_is_claimed_until_it_is_proven_here() {
    // Kept by the program itself, it is taken at its word.
    assert!(Home::with_session(&forged()).program.results().is_optimal());
    for name in ["found.unfold", "session.json"] {
        let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
        let path = window.file(name);
        std::fs::write(&path, forged()).expect("writable");
        window.apply(Command::OpenPath(path.clone()));
        let results = window.app().results();
        assert_eq!(results.best().map(|best| best.length), Some(4), "a solution is one");
        assert_eq!((results.lower, results.claimed, results.is_optimal()), (0, 4, false));
        assert!(!results.has_all_optimal());
        assert!(window.sees("Bound from the file") && window.sees("4 HTM, not checked here"));
        assert!(window.sees("not known here"), "the gap");
        assert!(window.sees("lower bound from the file, not checked"), "in the legend of the plot");
        for word in ["Proven lower bound", "proven optimal"] {
            assert!(!window.sees(word), "{word}");
        }
        window.apply(Command::SetView(View::Solutions));
        assert!(window.sees("Whether they are optimal was not checked here") && !window.sees("There are no others"));
        assert!(results_series(&window).0.is_empty(), "nothing is plotted as proven");
        window.click("Runs (1)");
        assert!(
            window.sees("4 HTM; from the file, not checked here: at least 4 HTM") && !window.sees("4 HTM, optimal")
        );
        window.key(Key::Escape);
        window.settle();
        assert_eq!(window.app().runs().list()[0].lower, 0);
        // Kept and saved, it stays a claim.
        let again = window.file("again.unfold");
        window.apply(Command::SaveSessionTo(again.clone()));
        let TestWindow { folder, mut harness } = window;
        harness.state_mut().close();
        drop(harness);
        let mut window = TestWindow::start(folder, support::tables::folder(), Language::ENGLISH, support::window::SIZE);
        assert_eq!((window.app().results().lower, window.app().results().claimed), (0, 4), "at the next start");
        window.apply(Command::OpenPath(again));
        assert_eq!((window.app().results().lower, window.app().results().claimed), (0, 4), "saved once more");
        assert_eq!(results_series(&window).1, [[0.0, 4.0]]);
        // A search here replaces it.
        assert!(window.app().is_possible(&Command::Solve));
        window.apply(Command::Set(Switch::AllOptimal, false));
        window.apply(Command::Solve);
        window.wait("a proof", |window| !window.app().is_searching());
        let results = window.app().results();
        assert_eq!((results.best().map(|best| best.length), results.lower, results.claimed), (Some(3), 3, 0));
        assert!(results.is_optimal() && results.all.is_none() && results.series.claims().is_empty());
        assert!(window.sees("Proven lower bound") && !window.sees("rom the file"));
        let run = window.app().current_run().expect("the same run");
        assert_eq!((run.number, run.lower, run.claimed, run.series.claims().len()), (1, 3, 0, 0));
    }
}

/// The bounds that are plotted as proven, and those that are plotted as claimed.
fn results_series(window: &TestWindow) -> (Vec<[f64; 2]>, Vec<[f64; 2]>) {
    let series = &window.app().results().series;
    (series.bounds().to_vec(), series.claims().to_vec())
}

#[test]
fn a_search_that_proves_less_than_a_file_claims_shows_what_it_proved() {
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    window.apply(Command::ScrambleFrom(2));
    window.apply(Command::SetTimeLimit(SecondsLimit::of_seconds(0.3)));
    window.apply(Command::Solve);
    window.wait("the end", |window| !window.app().is_searching());
    let best = window.app().results().best().expect("a solution").length;
    let mut session = window.app().session();
    let table = session.workspaces.iter_mut().find(|table| table.puzzle == PuzzleId::Tess2).expect("the hypercube");
    table.position.results.as_mut().expect("known").lower = best;
    std::fs::write(window.file("best.unfold"), file::write(&session)).expect("writable");
    window.apply(Command::OpenPath(window.file("best.unfold")));
    assert_eq!((window.app().results().claimed, window.app().results().is_optimal()), (best, false));
    window.apply(Command::Solve);
    window.wait("the end", |window| !window.app().is_searching());
    let results = window.app().results();
    assert!(results.claimed == 0 && results.lower > 0 && results.lower < best && !results.is_optimal(), "{results:?}");
    assert!(window.sees("Proven lower bound") && !window.sees("not checked here"));
}

#[test]
fn a_claim_that_contradicts_its_solution_is_refused() {
    let mut home = Home::first_start();
    home.solve_moves(PuzzleId::Cube2, "R U F");
    let mut session = home.program.session();
    let results = session.workspaces[0].position.results.as_mut().expect("known");
    (results.lower, results.end, results.claimed) = (0, None, 9);
    std::fs::write(home.path("wrong.unfold"), file::write(&session)).expect("writable");
    home.program.apply(Command::OpenPath(home.path("wrong.unfold")));
    assert!(home.fault().contains("above a length"), "{}", home.fault());
}

#[test]
fn a_session_is_saved_and_opened_by_name_and_nothing_is_lost() {
    let mut home = Home::first_start();
    home.solve_moves(PuzzleId::Cube2, "R U F");
    let target = home.path("mine.unfold");
    home.program.apply(Command::SaveSessionTo(home.path("mine")));
    let saved = claimed(home.program.session());
    assert!(home.program.news().contains("mine.unfold"), "{}", home.program.news());
    home.program.apply(Command::SaveSessionTo(target.clone()));
    assert!(matches!(home.program.dialog(), Some(Dialog::Replace { .. })), "it is there already");
    home.program.apply(Command::Accept);
    assert!(home.program.dialog().is_none());

    home.program.apply(Command::SwitchTo(PuzzleId::Cube3));
    home.program.apply(Command::ScrambleFrom(8));
    let other = claimed(home.program.session());
    home.program.apply(Command::OpenPath(target.clone()));
    assert_eq!(home.program.session(), saved);
    assert!(home.program.news().contains("session-before.json"), "{}", home.program.news());
    assert_eq!(home.program.settings().recent.first(), Some(&target));
    home.program.apply(Command::OpenPath(home.path("settings/session-before.json")));
    assert_eq!(home.program.session(), other, "what was there before comes back");
    home.program.apply(Command::OpenPath(home.path("settings/session-before.json")));
    assert_eq!(home.program.session(), saved, "and what it stood in place of comes back the same way");
    let before = std::fs::read_dir(home.path("settings")).expect("a folder").flatten();
    let before = before.filter(|entry| entry.file_name().to_string_lossy().starts_with("session-before")).count();
    assert_eq!(before, 1, "one is kept");

    // The content decides, not the name.
    let log = home.path("log.unfold");
    std::fs::copy(example(), &log).expect("copied");
    home.program.apply(Command::OpenPath(log.clone()));
    assert_eq!(home.program.position().opened().map(|open| open.path.clone()), Some(Some(log)));
    std::fs::write(home.path("cut.unfold"), &std::fs::read(&target).expect("readable")[..200]).expect("writable");
    home.program.apply(Command::OpenPath(home.path("cut.unfold")));
    assert!(home.fault().contains("cut or damaged") && home.fault().contains("cut.unfold"), "{}", home.fault());
}

#[test]
fn what_another_window_kept_is_not_written_over() {
    let mut home = Home::first_start();
    home.program.apply(Command::ScrambleFrom(1));
    let mut second = home.second_program();
    second.apply(Command::ScrambleFrom(2));
    let theirs = second.session();
    drop(second);
    let mine = home.program.session();
    home.program.close();
    let read = |name: &str| file::read(&std::fs::read(home.path("settings").join(name)).expect("kept")).expect("good");
    assert_eq!(read("session.json"), mine);
    assert_eq!(read("session-other.json"), theirs);
}

#[test]
fn only_sessions_are_read_as_such() {
    assert_eq!(file::read(b""), Err(SessionFault::Foreign));
    assert_eq!(file::read(b"MagicCube4D 3 0 0 {4,3,3} 2\n"), Err(SessionFault::Foreign));
}
