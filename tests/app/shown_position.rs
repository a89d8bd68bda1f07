//! Solving the shown position: in a log, along a solution, during playback of a scramble; turns lose no result.

use std::path::PathBuf;
use std::time::Duration;

use crate::support::{headless_app::HeadlessApp, home::Home};
use unfold_app::command::{Command, FilesCommand, HistoryCommand, ManualSolveCommand, PlaybackCommand};
use unfold_app::command::{ScrambleCommand, SearchCommand, SettingsCommand, SharingCommand};
use unfold_app::document::runs::results::{Results, RunEnd};
use unfold_app::document::{edit_kind::EditKind, playback::PlaybackControl, position::Origin, workspace::HistorySteps};
use unfold_app::search::{shown_position, state::SearchStage};
use unfold_app::settings::{choices::Scrambling, seconds_limit::SecondsLimit, switch::Switch};
use unfold_app::{camera, manual_solve, playback, played::SequenceKind, runs};
use unfold_engine::mc4d::{self, Log};
use unfold_engine::puzzle::{Facelets, Move, PuzzleId, Sequence, scramble};
use unfold_engine::search::Reason;
use unfold_scene::space::Grip;

impl Home {
    /// Solves until there is a solution, and stops.
    fn find_solution(&mut self) {
        self.program.apply(SearchCommand::Solve);
        self.wait("a solution", |app| app.results().best().is_some());
        self.program.apply(SearchCommand::Stop);
        self.wait_for_search();
    }

    /// Opens a log of a scramble and some moves after its mark; returns its path.
    fn open_log(&mut self, scramble: &Sequence, after: &Sequence) -> PathBuf {
        let path = self.path("mine.log");
        let log = Log::from_scramble(PuzzleId::Tess2, scramble)
            .expect("moves of the puzzle")
            .with_turns(after)
            .expect("moves of the puzzle");
        std::fs::write(&path, mc4d::write(&log)).expect("writable");
        self.program.apply(FilesCommand::OpenPath(path.clone()));
        path
    }

    /// The log as copied to the clipboard.
    fn copied_log(&mut self) -> Log {
        self.program.apply(SharingCommand::CopyLog);
        mc4d::read(self.take_clipboard().expect("a log").as_bytes()).expect("a log that can be read")
    }
}

fn walk(length: usize, seed: u64) -> Sequence {
    scramble::walk(PuzzleId::Tess2, length, &mut scramble::generator(seed))
}

fn mv(puzzle: PuzzleId, name: &str) -> Move {
    let place = puzzle.def().moves.iter().position(|mv| mv.name == name).expect("a move");
    Move::new(place as u16)
}

#[test]
fn a_log_opens_at_its_scramble_with_its_moves_as_a_track() {
    let mut home = Home::new(PuzzleId::Tess2);
    let (scramble, after) = (walk(5, 1), walk(4, 2));
    home.open_log(&scramble, &after);
    let mark = Facelets::solved(PuzzleId::Tess2).after_all(&scramble);
    assert_eq!((home.shown_facelets(), home.program.model.document.workspace().is_playing()), (mark.clone(), false));
    assert_eq!(
        home.program.model.document.workspace().player().map(|player| (player.kind, player.at)),
        Some((SequenceKind::Log, 0))
    );
    assert!(home.program.model.news().contains("at its scramble"), "{}", home.program.model.news());
    // Solved there and copied, the log has the scramble, the mark and the solution.
    home.find_solution();
    assert_eq!(home.program.model.document.workspace().state(), Some(&mark));
    let log = home.copied_log();
    assert!(log.is_solved());
    assert_eq!(log.scramble(), scramble);
    let solution =
        home.program.model.results().selected().map(|(_, solution)| solution.moves.clone()).expect("a solution");
    assert_eq!(
        Facelets::solved(PuzzleId::Tess2).after_all(&scramble).after_all(&log.solution()),
        mark.after_all(&solution)
    );
    // The log's own moves can still be played.
    assert!(home.program.model.document.workspace().other_players().any(|player| player.kind == SequenceKind::Log));
}

#[test]
fn a_solution_from_mid_log_is_saved_with_the_history_so_far() {
    let mut home = Home::new(PuzzleId::Tess2);
    let (scramble, after) = (walk(5, 3), walk(6, 4));
    home.open_log(&scramble, &after);
    for at in [2, 6] {
        home.program.apply(PlaybackCommand::Seek(at));
        let there = home.shown_facelets();
        home.find_solution();
        assert_eq!(
            (home.program.model.document.workspace().state(), home.program.model.document.workspace().position().edit),
            (Some(&there), EditKind::Play)
        );
        let log = home.copied_log();
        assert!(log.is_solved() && log.scramble() == scramble);
        let def = PuzzleId::Tess2.def();
        let own = Sequence(after.joined(def).0[..at].to_vec());
        let before = Facelets::solved(PuzzleId::Tess2).after_all(&scramble).after_all(&own);
        assert_eq!(before, there);
        let clicks = Log::from_scramble(PuzzleId::Tess2, &scramble)
            .expect("moves of the puzzle")
            .with_turns(&own)
            .expect("moves of the puzzle");
        assert_eq!(log.history()[..clicks.history().len()], *clicks.history());
        // Undo restores the playback position.
        home.program.apply(HistoryCommand::Undo);
        assert_eq!((home.program.model.document.workspace().moves_made(), home.shown_facelets()), (at, there));
        home.program.apply(PlaybackCommand::Go(PlaybackControl::Start));
    }
}

#[test]
fn a_played_track_survives_a_session() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(ScrambleCommand::ScrambleFrom(5));
    home.find_solution();
    let (start, first) =
        (home.shown_facelets(), home.program.model.results().selected().expect("a solution").1.clone());
    home.program.apply(PlaybackCommand::Seek(4));
    let there = home.shown_facelets();
    home.find_solution();
    assert_eq!(home.program.model.document.workspace().state(), Some(&there));
    let mut home = home.restart();
    assert_eq!(home.program.model.document.workspace().state(), Some(&there));
    let track = home.program.model.document.workspace().position().earlier_player().expect("the solution before");
    assert_eq!((track.moves, track.at, track.start.facelets()), (&first.moves, 4, Some(start.clone())));
    assert_eq!(track.phases, first.phases);
    let moves = track.moves.clone();
    home.program.apply(PlaybackCommand::Play { kind: SequenceKind::Earlier, moves });
    assert_eq!((home.shown_facelets(), home.program.model.document.workspace().moves_made()), (start.clone(), 0));
    // Another position along the earlier solution can be solved too.
    home.program.apply(PlaybackCommand::Seek(2));
    let other = home.shown_facelets();
    home.find_solution();
    assert_eq!(
        (
            home.program.model.document.workspace().state(),
            home.program.model.document.workspace().position().earlier_player().map(|player| player.at)
        ),
        (Some(&other), Some(2))
    );
    assert_eq!(start.after(first.moves.0[0]).after(first.moves.0[1]), other);
}

#[test]
fn results_stay_one_command_away_after_a_turn() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(ScrambleCommand::ScrambleFrom(6));
    home.find_solution();
    let (state, best) = (home.shown_facelets(), home.program.model.results().best().map(|best| best.length));
    for name in ["R", "U"] {
        home.program.apply(ManualSolveCommand::Turn(mv(PuzzleId::Cube3, name)));
    }
    assert!(home.program.model.results().best().is_none());
    let other = shown_position::other_results(&home.program.model).expect("what was found before");
    let steps = HistorySteps::Undo(2);
    assert_eq!(
        (other.results.best().map(|best| best.length), other.steps, other.is_being_searched),
        (best, steps, false)
    );
    assert_eq!(shown_position::stage(&home.program.model), SearchStage::Idle, "nothing of it reads as this position's");
    assert!(runs::current(&home.program.model).is_none() && runs::exported_runs(&home.program.model).next().is_none());
    assert!(home.program.model.is_possible(&Command::History(HistoryCommand::BackToResults)));
    home.program.apply(HistoryCommand::BackToResults);
    assert_eq!((home.shown_facelets(), home.program.model.results().best().map(|best| best.length)), (state, best));
    assert!(
        home.program.model.document.workspace().can_redo()
            && shown_position::other_results(&home.program.model).is_none()
    );
}

#[test]
fn a_search_continues_for_its_original_position() {
    let mut home = Home::new(PuzzleId::Tess2);
    home.program.apply(SearchCommand::SetTimeLimit(SecondsLimit::NONE));
    home.program.apply(ScrambleCommand::ScrambleFrom(7));
    let state = home.shown_facelets();
    home.program.apply(SearchCommand::Solve);
    home.wait("a solution", |app| app.results().best().is_some());
    // Neither a turn nor another puzzle ends the search, and a message says that it continues.
    home.program.apply(ManualSolveCommand::Turn(mv(PuzzleId::Tess2, "UF")));
    assert!(
        home.program.model.search.is_running() && home.program.model.news().contains("continues"),
        "{}",
        home.program.model.news()
    );
    assert!(
        home.program.model.is_possible(&Command::Search(SearchCommand::Stop))
            && home.program.model.is_possible(&Command::Search(SearchCommand::Solve))
    );
    let other = shown_position::other_results(&home.program.model).expect("what is known");
    assert!(other.is_being_searched && other.results.best().is_some() && other.steps == HistorySteps::Undo(1));
    assert_eq!(
        (shown_position::stage(&home.program.model), home.program.model.results()),
        (SearchStage::Idle, &Results::default())
    );
    let nodes = other.results.nodes;
    home.wait("it searches on", |app| {
        shown_position::other_results(app).is_some_and(|other| other.results.nodes > nodes)
    });
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    assert_eq!(
        (home.program.model.search.is_running(), shown_position::other_puzzle_searched(&home.program.model)),
        (true, Some(PuzzleId::Tess2))
    );
    // Stop ends the search from anywhere, and its results stay with its position.
    home.program.apply(SearchCommand::Stop);
    home.wait("it ends", |app| !app.search.is_running());
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    home.program.apply(HistoryCommand::BackToResults);
    assert_eq!(home.shown_facelets(), state);
    assert_eq!(home.program.model.results().end, Some(RunEnd::Reason(Reason::Stopped)));
    let best = home.program.model.results().best().expect("a solution").clone();
    assert!(state.after_all(&best.moves).is_solved());
    assert_eq!(runs::current(&home.program.model).and_then(|run| run.best), Some(best.length));
}

#[test]
fn a_search_ends_when_its_position_is_gone_for_good() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(SearchCommand::SetTimeLimit(SecondsLimit::NONE));
    home.program.apply(ScrambleCommand::ScrambleFrom(1));
    home.program.apply(ScrambleCommand::ScrambleFrom(2));
    home.program.apply(SearchCommand::Solve);
    home.program.apply(HistoryCommand::Undo);
    assert!(home.program.model.search.is_running(), "redo leads back to it");
    let other = |home: &Home| {
        shown_position::other_results(&home.program.model).map(|other| (other.steps, other.is_being_searched))
    };
    assert_eq!(other(&home), Some((HistorySteps::Redo(1), true)));
    home.program.apply(HistoryCommand::BackToResults);
    assert!(shown_position::is_being_searched(&home.program.model) && other(&home).is_none());
    home.program.apply(HistoryCommand::Undo);
    home.program.apply(ScrambleCommand::ScrambleFrom(3));
    assert!(!home.program.model.search.is_running(), "nothing leads back to it");
}

#[test]
fn a_scramble_of_turns_is_animated_and_solve_uses_its_end() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(ScrambleCommand::SetScrambling(Scrambling::Turns));
    assert!(Switch::WatchScramble.is_on(&home.program.model));
    home.program.apply(ScrambleCommand::ScrambleFrom(8));
    let moves = scramble::turns(PuzzleId::Cube3, scramble::DEFAULT_TURNS, &mut scramble::generator(8));
    let end = Facelets::solved(PuzzleId::Cube3).after_all(&moves);
    assert_eq!(
        (
            playback::played_moves(&home.program.model).map(|(what, _)| what),
            home.program.model.document.workspace().is_playing()
        ),
        (Some(SequenceKind::Scramble), true)
    );
    assert!(home.shown_facelets().is_solved() && home.program.model.document.workspace().state() == Some(&end));
    home.wait("moves are made", |app| app.document.workspace().moves_made() >= 2);
    assert!(home.program.model.is_possible(&Command::Search(SearchCommand::Solve)));
    home.program.apply(SearchCommand::Solve);
    assert_eq!((home.shown_facelets(), home.program.model.document.workspace().state()), (end.clone(), Some(&end)));
    home.program.apply(SearchCommand::Stop);
    home.wait("the end", |app| !app.search.is_running());
    // The moves of the scramble are shown, played and copied.
    assert_eq!(home.program.model.document.workspace().position().scramble_moves(), Some(&moves));
    home.program.apply(ScrambleCommand::CopyScramble);
    let text = home.take_clipboard().expect("the moves");
    assert_eq!(unfold_engine::notation::parse(PuzzleId::Cube3, &text).expect("moves"), moves);
    home.program.apply(ScrambleCommand::PlayScramble);
    assert!(home.program.model.document.workspace().is_playing() && home.shown_facelets().is_solved());
    // In the middle of playback, Solve solves the position shown.
    home.program.apply(PlaybackCommand::Seek(3));
    let there = home.shown_facelets();
    home.program.apply(SearchCommand::Solve);
    assert_eq!(home.program.model.document.workspace().state(), Some(&there));
    home.program.apply(HistoryCommand::Undo);
    // Playback to the end reaches the position.
    home.program.apply(ScrambleCommand::ScrambleFrom(9));
    home.wait("it has played", |app| app.document.workspace().playback.as_ref().is_none());
    assert_eq!(Some(&home.shown_facelets()), home.program.model.document.workspace().state());
}

#[test]
fn scrambles_are_not_animated_if_switched_off() {
    for command in [
        Command::Settings(SettingsCommand::Set(Switch::ReduceMotion, true)),
        Command::Settings(SettingsCommand::Set(Switch::WatchScramble, false)),
    ] {
        let mut home = Home::new(PuzzleId::Cube2);
        home.program.apply(ScrambleCommand::SetScrambling(Scrambling::Turns));
        home.program.apply(command);
        home.program.apply(ScrambleCommand::ScrambleFrom(8));
        assert!(home.program.model.document.workspace().playback.as_ref().is_none());
    }
    // A uniform position has no moves of its own; they are searched for when requested.
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(ScrambleCommand::ScrambleFrom(8));
    assert!(
        home.program.model.document.workspace().playback.as_ref().is_none()
            && home.program.model.document.workspace().position().scramble_moves().is_none()
    );
    let state = home.shown_facelets();
    home.program.apply(SettingsCommand::Set(Switch::WatchScramble, true));
    home.program.apply(ScrambleCommand::PlayScramble);
    home.wait("moves are found", |app| {
        playback::played_moves(app).is_some_and(|(what, _)| what == SequenceKind::Scramble)
    });
    let moves = home.program.model.document.workspace().position().scramble_moves().expect("moves").clone();
    assert_eq!(Facelets::solved(PuzzleId::Cube3).after_all(&moves), state);
    assert_eq!(
        home.program.model.document.workspace().position().origin,
        Origin::Random { seed: 8, how: Scrambling::Uniform }
    );
    home.program.apply(ScrambleCommand::ScrambleFrom(9));
    home.wait("it is watched", |app| app.document.workspace().is_playing());
}

#[test]
fn turns_that_cancel_reset_the_solve_and_its_clock() {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    alone.apply(ScrambleCommand::ScrambleFrom(3));
    alone.apply(ManualSolveCommand::Turn(mv(PuzzleId::Cube3, "R")));
    alone.pass(Duration::from_millis(5));
    assert!(
        manual_solve::turns_in_chosen_metric(&alone.model) == 1 && manual_solve::time(&alone.model) > Duration::ZERO
    );
    assert_eq!(unfold_app::session::update::quit_prompt(&alone.model).turns, 1);
    alone.apply(ManualSolveCommand::Turn(mv(PuzzleId::Cube3, "R'")));
    assert_eq!(
        (manual_solve::turns_in_chosen_metric(&alone.model), manual_solve::time(&alone.model)),
        (0, Duration::ZERO)
    );
    assert_eq!(unfold_app::session::update::quit_prompt(&alone.model).turns, 0);
    alone.pass(Duration::from_millis(5));
    assert_eq!(manual_solve::time(&alone.model), Duration::ZERO);
    // The next turn starts a new solve by hand.
    alone.apply(ManualSolveCommand::Turn(mv(PuzzleId::Cube3, "U")));
    assert_eq!(
        (
            manual_solve::turns_in_chosen_metric(&alone.model),
            unfold_app::session::update::quit_prompt(&alone.model).turns
        ),
        (1, 1)
    );
}

#[test]
fn tooltips_and_messages_name_the_same_move() {
    let mut home = Home::new(PuzzleId::Tess2);
    let def = PuzzleId::Tess2.def();
    let mut named = 0;
    for step in 0..400 {
        let scene = camera::scene_at_rest(&home.program.model);
        let at = [(step % 20) as f32 / 10.0 - 1.0, (step / 20) as f32 / 10.0 - 1.0];
        let Some(grip) = scene.hit(at).and_then(|hit| Grip::from_hit(PuzzleId::Tess2, &hit)) else { continue };
        for (mv, name) in [&grip.left, &grip.right] {
            assert_eq!(def.moves[mv.index()].name, *name);
            home.program.apply(ManualSolveCommand::Turn(*mv));
            assert!(home.program.model.news().contains(&format!(" {name}.")), "{name}: {}", home.program.model.news());
        }
        home.program.apply(HistoryCommand::Reset);
        named += 1;
    }
    assert!(named > 20, "{named}");
}
