//! What is shown is what is solved; nothing that was found is lost by a turn; scrambles can be watched.

use crate::support;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::support::desk::Desk;
use unfold::app::command::Switch;
use unfold::app::{App, Command, Input, Program, Stage, Surroundings};
use unfold::engine::mc4d::{self, Log};
use unfold::engine::puzzle::{Facelets, Move, PuzzleId, Sequence, scramble};
use unfold::engine::solve::Reason;
use unfold::i18n::Language;
use unfold::model::document::edit_kind::EditKind;
use unfold::model::document::playback::{Moment, Played};
use unfold::model::document::position::Origin;
use unfold::model::runs::results::{End, Scrambling};
use unfold::model::scene::Grip;
use unfold::model::seconds_limit::SecondsLimit;

struct Home {
    folder: tempfile::TempDir,
    app: Program,
}

impl Home {
    fn new(puzzle: PuzzleId) -> Self {
        Self::start(tempfile::tempdir().expect("a temporary folder"), puzzle)
    }

    fn start(folder: tempfile::TempDir, puzzle: PuzzleId) -> Self {
        let around = Surroundings {
            settings: folder.path().join("settings"),
            tables: support::tables::folder().to_path_buf(),
            file_dialogs: false,
            language: Language::English,
        };
        let mut app = Program::new(around, Arc::new(|| ()));
        app.apply(Command::SwitchTo(puzzle));
        Self { folder, app }
    }

    /// The same after the program was left and started again.
    fn again(mut self) -> Self {
        let puzzle = self.app.puzzle();
        self.app.close();
        let Self { folder, app } = self;
        drop(app);
        Self::start(folder, puzzle)
    }

    fn until(&mut self, what: &str, done: impl Fn(&App) -> bool) {
        let start = Instant::now();
        while !done(&self.app) {
            assert!(start.elapsed() < Duration::from_secs(60), "{what}");
            std::thread::sleep(Duration::from_millis(2));
            self.app.poll();
        }
    }

    fn shown(&self) -> Facelets {
        self.app.painting().facelets().expect("all is painted")
    }

    /// Solves as long as it takes to find something, and stops.
    fn solve(&mut self) {
        self.app.apply(Command::Solve);
        self.until("a solution", |app| app.results().best().is_some());
        self.app.apply(Command::Stop);
        self.until("the end", |app| !app.is_searching());
    }

    /// A log of a scramble and some moves after its mark, opened.
    fn open(&mut self, scramble: &Sequence, after: &Sequence) -> PathBuf {
        let path = self.folder.path().join("mine.log");
        let log = Log::of_scramble(scramble).with_turns(after);
        std::fs::write(&path, mc4d::write(&log)).expect("writable");
        self.app.apply(Command::OpenPath(path.clone()));
        path
    }

    /// The log as it would be copied.
    fn copied(&mut self) -> Log {
        self.app.apply(Command::CopyLog);
        mc4d::read(self.app.take_clipboard().expect("a log").as_bytes()).expect("a log that can be read")
    }
}

fn walk(length: usize, seed: u64) -> Sequence {
    scramble::walk(PuzzleId::Tess2, length, &mut scramble::generator(seed))
}

fn mv(puzzle: PuzzleId, name: &str) -> Move {
    let place = puzzle.def().moves.iter().position(|mv| mv.name == name).expect("a move");
    Move(place as u16)
}

#[test]
fn a_log_opens_at_its_scramble_with_its_own_moves_as_a_track() {
    let mut home = Home::new(PuzzleId::Tess2);
    let (scramble, after) = (walk(5, 1), walk(4, 2));
    home.open(&scramble, &after);
    let mark = Facelets::solved(PuzzleId::Tess2).after_all(&scramble);
    assert_eq!((home.shown(), home.app.is_playing()), (mark.clone(), false));
    assert_eq!(home.app.player().map(|player| (player.what, player.at)), Some((Played::Log, 0)));
    assert!(home.app.news().contains("at its scramble"), "{}", home.app.news());
    // Solved there, saved and copied: the scramble, the mark, the solution.
    home.solve();
    assert_eq!(home.app.state(), Some(&mark));
    let log = home.copied();
    assert!(log.is_solved());
    assert_eq!(log.scramble(), scramble);
    let solution = home.app.results().shown().map(|(_, solution)| solution.moves.clone()).expect("a solution");
    assert_eq!(
        Facelets::solved(PuzzleId::Tess2).after_all(&scramble).after_all(&log.solution()),
        mark.after_all(&solution)
    );
    // The log's own moves are still there.
    assert!(home.app.other_players().any(|player| player.what == Played::Log));
}

#[test]
fn what_is_solved_in_the_middle_of_a_log_is_saved_with_the_history_up_to_there() {
    let mut home = Home::new(PuzzleId::Tess2);
    let (scramble, after) = (walk(5, 3), walk(6, 4));
    home.open(&scramble, &after);
    for at in [2, 6] {
        home.app.apply(Command::Seek(at));
        let there = home.shown();
        home.solve();
        assert_eq!((home.app.state(), home.app.position().edit), (Some(&there), EditKind::Play));
        let log = home.copied();
        assert!(log.is_solved() && log.scramble() == scramble);
        let def = PuzzleId::Tess2.def();
        let own = Sequence(after.joined(def).0[..at].to_vec());
        let before = Facelets::solved(PuzzleId::Tess2).after_all(&scramble).after_all(&own);
        assert_eq!(before, there);
        let clicks = Log::of_scramble(&scramble).with_turns(&own);
        assert_eq!(log.history()[..clicks.history().len()], *clicks.history());
        // Undo leads back to where it was played from, as it was shown.
        home.app.apply(Command::Undo);
        assert_eq!((home.app.played(), home.shown()), (at, there));
        home.app.apply(Command::Go(Moment::Start));
    }
}

#[test]
fn what_was_played_stays_as_a_track_even_after_the_program_was_left() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.app.apply(Command::ScrambleFrom(5));
    home.solve();
    let (start, first) = (home.shown(), home.app.results().shown().expect("a solution").1.clone());
    home.app.apply(Command::Seek(4));
    let there = home.shown();
    home.solve();
    assert_eq!(home.app.state(), Some(&there));
    let mut home = home.again();
    assert_eq!(home.app.state(), Some(&there));
    let track = home.app.earlier_player().expect("the solution before");
    assert_eq!((track.moves, track.at, track.start.facelets()), (&first.moves, 4, Some(start.clone())));
    assert_eq!(track.phases, first.phases);
    let moves = track.moves.clone();
    home.app.apply(Command::Play { what: Played::Earlier, moves });
    assert_eq!((home.shown(), home.app.played()), (start.clone(), 0));
    // From within it another position is solved once more.
    home.app.apply(Command::Seek(2));
    let other = home.shown();
    home.solve();
    assert_eq!((home.app.state(), home.app.earlier_player().map(|player| player.at)), (Some(&other), Some(2)));
    assert_eq!(start.after(first.moves.0[0]).after(first.moves.0[1]), other);
}

#[test]
fn results_stay_after_a_turn_and_are_one_command_away() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.app.apply(Command::ScrambleFrom(6));
    home.solve();
    let (state, best) = (home.shown(), home.app.results().best().map(|best| best.length));
    for name in ["R", "U"] {
        home.app.apply(Command::Turn(mv(PuzzleId::Cube3, name)));
    }
    assert!(home.app.results().best().is_none());
    let before = home.app.results_before().expect("what was found before");
    assert_eq!((before.results.best().map(|best| best.length), before.steps, before.searching), (best, 2, false));
    assert_eq!(home.app.stage(), Stage::Ended(End::Reason(Reason::Stopped)));
    assert!(home.app.is_possible(&Command::BackToResults));
    home.app.apply(Command::BackToResults);
    assert_eq!((home.shown(), home.app.results().best().map(|best| best.length)), (state, best));
    assert!(home.app.can_redo() && home.app.results_before().is_none());
}

#[test]
fn a_search_goes_on_for_the_position_it_was_started_for() {
    let mut home = Home::new(PuzzleId::Tess2);
    home.app.apply(Command::SetTimeLimit(SecondsLimit::NONE));
    home.app.apply(Command::ScrambleFrom(7));
    let state = home.shown();
    home.app.apply(Command::Solve);
    home.until("a solution", |app| app.results().best().is_some());
    // A key, a stroke and another puzzle do not end it, and it is said that it goes on.
    home.app.apply(Command::Turn(mv(PuzzleId::Tess2, "UF")));
    assert!(home.app.is_searching() && home.app.news().contains("goes on"), "{}", home.app.news());
    assert!(home.app.is_possible(&Command::Stop) && home.app.is_possible(&Command::Solve));
    let before = home.app.results_before().expect("what is known");
    assert!(before.searching && before.results.best().is_some());
    assert_eq!(home.app.stage(), Stage::Searching);
    let nodes = home.app.told_results().nodes;
    home.until("it searches on", |app| app.told_results().nodes > nodes);
    home.app.apply(Command::SwitchTo(PuzzleId::Cube3));
    assert_eq!((home.app.is_searching(), home.app.searched_elsewhere()), (true, Some(PuzzleId::Tess2)));
    // Stop stops it wherever one is, and what it found is with its position.
    home.app.apply(Command::Stop);
    home.until("it ends", |app| !app.is_searching());
    home.app.apply(Command::SwitchTo(PuzzleId::Tess2));
    home.app.apply(Command::BackToResults);
    assert_eq!(home.shown(), state);
    assert_eq!(home.app.results().end, Some(End::Reason(Reason::Stopped)));
    let best = home.app.results().best().expect("a solution").clone();
    assert!(state.after_all(&best.moves).is_solved());
    assert_eq!(home.app.current_run().and_then(|run| run.best), Some(best.length));
}

#[test]
fn a_search_whose_position_is_gone_for_good_ends() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.app.apply(Command::SetTimeLimit(SecondsLimit::NONE));
    home.app.apply(Command::ScrambleFrom(1));
    home.app.apply(Command::ScrambleFrom(2));
    home.app.apply(Command::Solve);
    home.app.apply(Command::Undo);
    assert!(home.app.is_searching(), "redo leads back to it");
    home.app.apply(Command::ScrambleFrom(3));
    assert!(!home.app.is_searching(), "nothing leads back to it");
}

#[test]
fn a_scramble_of_turns_is_watched_and_solve_means_its_end() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.app.apply(Command::SetScrambling(Scrambling::Turns));
    assert!(home.app.watches_scrambles());
    home.app.apply(Command::ScrambleFrom(8));
    let moves = scramble::turns(PuzzleId::Cube3, scramble::TURNS, &mut scramble::generator(8));
    let end = Facelets::solved(PuzzleId::Cube3).after_all(&moves);
    assert_eq!((home.app.played_moves().map(|(what, _)| what), home.app.is_playing()), (Some(Played::Scramble), true));
    assert!(home.shown().is_solved() && home.app.state() == Some(&end));
    home.until("moves are made", |app| app.played() >= 2);
    assert!(home.app.is_possible(&Command::Solve));
    home.app.apply(Command::Solve);
    assert_eq!((home.shown(), home.app.state()), (end.clone(), Some(&end)));
    home.app.apply(Command::Stop);
    home.until("the end", |app| !app.is_searching());
    // Its moves are shown, played and copied.
    assert_eq!(home.app.scramble_moves(), Some(&moves));
    home.app.apply(Command::CopyScramble);
    let text = home.app.take_clipboard().expect("the moves");
    assert_eq!(unfold::engine::notation::parse(PuzzleId::Cube3, &text).expect("moves"), moves);
    home.app.apply(Command::PlayScramble);
    assert!(home.app.is_playing() && home.shown().is_solved());
    // Paused in the middle, what is shown is what is solved.
    home.app.apply(Command::Seek(3));
    let there = home.shown();
    home.app.apply(Command::Solve);
    assert_eq!(home.app.state(), Some(&there));
    home.app.apply(Command::Undo);
    // Watched to its end, the position is there.
    home.app.apply(Command::ScrambleFrom(9));
    home.until("it has played", |app| app.playback().is_none());
    assert_eq!(Some(&home.shown()), home.app.state());
}

#[test]
fn a_scramble_is_not_watched_where_that_is_not_wished() {
    for command in [Command::Set(Switch::ReduceMotion, true), Command::Set(Switch::WatchScramble, false)] {
        let mut home = Home::new(PuzzleId::Cube2);
        home.app.apply(Command::SetScrambling(Scrambling::Turns));
        home.app.apply(command);
        home.app.apply(Command::ScrambleFrom(8));
        assert!(home.app.playback().is_none());
    }
    // A uniform position has no moves of its own; they are found when someone wants to see them.
    let mut home = Home::new(PuzzleId::Cube3);
    home.app.apply(Command::ScrambleFrom(8));
    assert!(home.app.playback().is_none() && home.app.scramble_moves().is_none());
    let state = home.shown();
    home.app.apply(Command::Set(Switch::WatchScramble, true));
    home.app.apply(Command::PlayScramble);
    home.until("moves are found", |app| app.played_moves().is_some_and(|(what, _)| what == Played::Scramble));
    let moves = home.app.scramble_moves().expect("moves").clone();
    assert_eq!(Facelets::solved(PuzzleId::Cube3).after_all(&moves), state);
    assert_eq!(home.app.position().origin, Origin::Random { seed: 8, how: Scrambling::Uniform });
    home.app.apply(Command::ScrambleFrom(9));
    home.until("it is watched", |app| app.is_playing());
}

#[test]
fn turns_that_cancel_are_no_solve_and_run_no_clock() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.app.apply(Command::ScrambleFrom(3));
    home.app.apply(Command::Turn(mv(PuzzleId::Cube3, "R")));
    std::thread::sleep(Duration::from_millis(5));
    home.app.poll();
    assert!(home.app.turns_by_hand() == 1 && home.app.solving_time() > Duration::ZERO);
    assert_eq!(home.app.leaving().turns, 1);
    home.app.apply(Command::Turn(mv(PuzzleId::Cube3, "R'")));
    assert_eq!((home.app.turns_by_hand(), home.app.solving_time()), (0, Duration::ZERO));
    assert_eq!(home.app.leaving().turns, 0);
    std::thread::sleep(Duration::from_millis(5));
    home.app.poll();
    assert_eq!(home.app.solving_time(), Duration::ZERO);
    // The next turn begins a solve of its own.
    home.app.apply(Command::Turn(mv(PuzzleId::Cube3, "U")));
    assert_eq!((home.app.turns_by_hand(), home.app.leaving().turns), (1, 1));
}

#[test]
fn the_header_tells_what_is_shown() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    desk.apply(Command::ScrambleFrom(42));
    assert!(desk.sees("seed 42"));
    desk.apply(Command::SetTimeLimit(SecondsLimit::of_whole(1)));
    desk.apply(Command::Solve);
    desk.wait("it is solved", |desk| !desk.app().is_searching());
    let length = desk.app().results().shown().expect("a solution").1.moves.0.len();
    desk.apply(Command::Seek(3));
    assert!(desk.sees(&format!("seed 42 · move 3 of {length}")));
    desk.apply(Command::Seek(length));
    assert!(desk.sees("Solved · ") && desk.sees(&format!("move {length} of {length}")));
    assert!(desk.sees("go to the start of the moves"), "why it cannot be solved is said");
    desk.apply(Command::Seek(3));
    desk.apply(Command::Solve);
    assert!(desk.sees("seed 42 · moves played: 3"));
}

#[test]
fn results_of_the_position_before_are_marked_and_a_click_leads_back() {
    let mut desk = Desk::new(PuzzleId::Cube2, support::tables::folder());
    desk.apply(Input::TypePosition("R U2 F".into()));
    desk.apply(Command::Solve);
    desk.wait("it is solved", |desk| !desk.app().is_searching());
    assert!(desk.sees("3 HTM") && !desk.sees("Of the position before this one"));
    desk.apply(Command::Turn(mv(PuzzleId::Cube2, "R")));
    assert!(desk.sees("Of the position before this one") && desk.sees("3 HTM"));
    desk.click("Back to that position");
    assert!(!desk.sees("Of the position before this one") && desk.sees("3 HTM"));
    // A search that goes on for another puzzle is named, and a click leads there.
    let mut desk = Desk::new(PuzzleId::Tess2, support::tables::folder());
    desk.apply(Command::ScrambleFrom(1));
    desk.apply(Command::SetTimeLimit(SecondsLimit::NONE));
    desk.apply(Command::Solve);
    desk.apply(Command::SwitchTo(PuzzleId::Cube3));
    assert!(desk.sees("A search is at work for the 2×2×2×2"));
    desk.click("Show the 2×2×2×2");
    assert_eq!(desk.app().puzzle(), PuzzleId::Tess2);
    desk.apply(Command::Stop);
    desk.wait("it ends", |desk| !desk.app().is_searching());
}

#[test]
fn the_scramble_is_played_and_copied_where_it_is_chosen() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    desk.apply(Command::SetScrambling(Scrambling::Turns));
    desk.apply(Command::Set(Switch::WatchScramble, false));
    desk.apply(Command::ScrambleFrom(4));
    desk.click_first("Scramble by: ");
    desk.click("Play the scramble");
    assert!(desk.sees("Scramble · ") && desk.app().is_playing());
    desk.apply(Command::Go(Moment::Toggle));
    desk.click_first("Scramble by: ");
    desk.click("Watch scrambles");
    assert!(desk.app().watches_scrambles());
}

#[test]
fn pointing_and_news_name_the_same_move() {
    let mut home = Home::new(PuzzleId::Tess2);
    let def = PuzzleId::Tess2.def();
    let mut named = 0;
    for step in 0..400 {
        let scene = home.app.scene_at_rest();
        let at = [(step % 20) as f32 / 10.0 - 1.0, (step / 20) as f32 / 10.0 - 1.0];
        let Some(grip) = scene.hit(at).and_then(|hit| Grip::at(PuzzleId::Tess2, &hit)) else { continue };
        for (mv, name) in [&grip.left, &grip.right] {
            assert_eq!(def.moves[mv.index()].name, *name);
            home.app.apply(Command::Turn(*mv));
            assert!(home.app.news().contains(&format!(" {name}.")), "{name}: {}", home.app.news());
        }
        home.app.apply(Command::Reset);
        named += 1;
    }
    assert!(named > 20, "{named}");
}

#[test]
fn a_very_long_solve_is_played_with_the_moves_near_the_last_one_as_buttons() {
    let mut desk = Desk::new(PuzzleId::Tess2, support::tables::folder());
    for (length, playable) in [(1500, true), (3000, false)] {
        let path = desk.file("long.log");
        let after = walk(length, 2);
        std::fs::write(&path, mc4d::write(&Log::of_scramble(&walk(20, 1)).with_turns(&after))).expect("writable");
        desk.apply(Command::OpenPath(path));
        let mark = Facelets::solved(PuzzleId::Tess2).after_all(&walk(20, 1));
        assert_eq!((desk.app().state(), desk.app().log_player().is_some()), (Some(&mark), playable));
        assert_eq!(desk.sees("too many to be played"), !playable);
        if playable {
            desk.apply(Command::Seek(1000));
            assert!(desk.sees("move 1000: ") && !desk.sees("move 1: "), "the buttons are near the last move");
            assert!(desk.sees("…"));
        }
    }
}

#[test]
fn a_scramble_is_called_one_wherever_it_is_played_copied_and_solved() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    desk.apply(Command::Set(Switch::WatchScramble, false));
    desk.apply(Command::ScrambleFrom(42));
    desk.apply(Command::PlayScramble);
    desk.wait("it is played", |desk| desk.app().is_playing());
    assert!(!desk.sees("Looking for moves"), "{}", desk.app().news());
    let moves = desk.app().scramble_moves().expect("found").clone();
    let length = moves.0.len();
    desk.apply(Command::Seek(3));
    assert!(desk.sees(&format!("The scramble ({length} HTM)")), "the heading begins with a capital");
    desk.apply(Command::CopyScramble);
    assert!(desk.sees("The scramble’s moves are on the clipboard."), "{}", desk.app().news());
    desk.apply(Command::Solve);
    assert!(desk.sees(&format!("Scramble (seed 42) after 3 of {length} moves")));
    desk.apply(Command::Stop);
}
