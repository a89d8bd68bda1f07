//! The log of a solve by hand, for every kind of start.

use super::{TESS2, make_turns, open_log, save_turns, turns};
use crate::support::{home::Home, move_named, stickers_after_log, temporary};
use unfold_app::command::{Command, FilesCommand, HistoryCommand, ManualSolveCommand, PlaybackCommand};
use unfold_app::command::{ScrambleCommand, SearchCommand, SolutionCommand, TypingCommand};
use unfold_app::document::{playback::PlaybackControl, position::Origin};
use unfold_app::settings::{choices::Scrambling, pace::Speed};
use unfold_app::{manual_solve, window};
use unfold_engine::mc4d::{self, Log, ScrambleState};
use unfold_engine::notation::{facelets, hypercube};
use unfold_engine::puzzle::{Facelets, Move, Sequence, geometry::SignedPerm, hypercube::grips::Click, scramble};
use unfold_engine::puzzles::tess2::Tess2;

#[test]
fn ten_turns_from_any_start_are_saved_and_restored() {
    let held = {
        let state = scramble::uniform(TESS2, &mut scramble::generator(31));
        Tess2::from_facelets(&state).expect("a state").0.to_facelets(&SignedPerm::rotations(4)[99])
    };
    for beginning in ["log", "turns", "uniform", "painted", "typed", "solved"] {
        let mut home = Home::new(TESS2);
        match beginning {
            "log" => drop(open_log(&mut home)),
            "turns" => {
                home.program.apply(ScrambleCommand::SetScrambling(Scrambling::Turns));
                home.program.apply(ScrambleCommand::ScrambleFrom(4));
            }
            "uniform" => home.program.apply(ScrambleCommand::ScrambleFrom(4)),
            "painted" => home.program.apply(TypingCommand::Paste(facelets::print(&held))),
            "typed" => home.program.apply(TypingCommand::TypePosition("UF2 RO FUR {1-2}UF LI".into())),
            _ => {}
        }
        let start = home.program.model.document.workspace().state().expect("a position").clone();
        let ten = turns(7, 10);
        make_turns(&mut home.program, &ten);
        let end = start.after_all(&Sequence(ten.clone()));
        assert_eq!(home.program.model.document.workspace().state(), Some(&end));
        assert_eq!(
            (
                manual_solve::turns_in_chosen_metric(&home.program.model),
                home.program.model.document.workspace().position().origin.clone()
            ),
            (10, Origin::Turned),
            "{beginning}"
        );

        let path = home.path("mine.log");
        let text = save_turns(&mut home, "mine.log");
        let log = mc4d::read(text.as_bytes()).expect("a log");
        assert!(log.notices().is_empty(), "{beginning}: {:?}", log.notices());
        assert_eq!(Facelets::solved(TESS2).after_all(&log.scramble()), start, "{beginning}");
        assert_eq!(log.solution(), Sequence(ten.clone()));
        let clicks: usize = ten.iter().map(|&mv| Click::for_move(TESS2, mv).len()).sum();
        assert_eq!((log.header_count(), text.matches("m|").count()), (clicks, 1));
        let state = match beginning {
            "typed" => ScrambleState::Short,
            "solved" => ScrambleState::None,
            _ => ScrambleState::Full,
        };
        assert_eq!(log.scramble_state(), state, "{beginning}");
        assert_eq!(stickers_after_log(&text), end.colours(), "{beginning}");
        match beginning {
            "log" => {
                let own = std::fs::read(home.path("twelve.log")).expect("readable");
                let own = mc4d::read(&own).expect("a log");
                assert_eq!((&log.history()[..own.history().len()], log.view()), (own.history(), own.view()));
            }
            "turns" => assert_eq!(log.scramble(), scramble::turns(TESS2, 20, &mut scramble::generator(4))),
            _ => {}
        }
        home.program.apply(HistoryCommand::Reset);
        home.program.apply(FilesCommand::OpenPath(path));
        assert_eq!(home.program.model.document.workspace().state(), Some(&start), "{beginning}");
        home.program.apply(PlaybackCommand::Go(PlaybackControl::End));
        assert_eq!(home.program.model.document.workspace().painting().facelets(), Some(end), "{beginning}");
        assert!(matches!(home.program.model.document.workspace().position().origin, Origin::Log(_)));
    }
}

#[test]
fn turns_within_a_log_are_saved_after_the_moves_before_them() {
    let def = TESS2.def();
    let scramble = scramble::walk(TESS2, 12, &mut scramble::generator(2));
    let own = Log::from_scramble(TESS2, &scramble)
        .expect("moves of the puzzle")
        .with_solution(&Sequence(turns(8, 6)))
        .expect("moves of the puzzle");
    let text = mc4d::write(&own).replacen("1.0 0.0 0.0 0.0", "0.6 0.8 0.0 0.0", 1);
    let own = mc4d::read(text.as_bytes()).expect("a log");
    let after = own.solution().joined(def);
    let length = after.0.len();
    assert!(length >= 4);
    for at in [0, 2, length] {
        let mut home = Home::new(TESS2);
        let path = home.path("within.log");
        std::fs::write(&path, &text).expect("writable");
        home.program.apply(FilesCommand::OpenPath(path));
        home.program.apply(PlaybackCommand::SetSpeed(Speed::Instant));
        home.program.apply(PlaybackCommand::Seek(at));
        let shown = home.program.model.document.workspace().painting().facelets().expect("whole");
        // The first turn is on another axis than the moves of the log before and after it, so that it joins neither.
        let cells =
            [at.checked_sub(1), Some(at)].map(|n| n.and_then(|n| after.0.get(n)).map(|mv| def.moves[mv.index()].axis));
        let two = (0..).map(|seed| turns(seed, 2));
        let two = two.into_iter().find(|two| !cells.contains(&Some(def.moves[two[0].index()].axis))).expect("some");
        make_turns(&mut home.program, &two);
        let end = shown.after_all(&Sequence(two.clone()));
        assert_eq!(
            (
                home.program.model.document.workspace().state(),
                manual_solve::turns_in_chosen_metric(&home.program.model)
            ),
            (Some(&end), 2),
            "{at}"
        );
        assert_eq!(window::title(&home.program.model), "within.log - Unfold");

        let target = home.path("mine.log");
        home.program.apply(ManualSolveCommand::SaveTurnsTo(target.clone()));
        assert!(
            !home.program.model.setup.is_running() && home.program.model.dialog.is_none(),
            "nothing needs to be found: {:?}",
            home.program.model.dialog.as_ref()
        );
        let text = std::fs::read_to_string(&target).expect("saved");
        let log = mc4d::read(text.as_bytes()).expect("a log");
        assert!(log.notices().is_empty(), "{:?}", log.notices());
        assert_eq!((log.state(), log.scramble(), log.view()), (end.clone(), own.scramble(), own.view()), "{at}");
        let expected = Sequence(after.0[..at].iter().chain(&two).copied().collect());
        assert_eq!(log.solution().joined(def), expected.joined(def), "{at}");
        let kept = if at == length { own.history().len() } else { own.scramble_mark().expect("a mark") + 1 };
        assert_eq!(&log.history()[..kept], &own.history()[..kept]);
        assert_eq!(stickers_after_log(&text), end.colours(), "{at}");
    }
}

#[test]
fn turns_of_a_solved_puzzle_are_saved_as_unscrambled() {
    // Two turns that cancel leave nothing to save.
    let mut cancelled = Home::new(TESS2);
    make_turns(&mut cancelled.program, &["RF", "RB"].map(|name| move_named(TESS2, name)));
    assert!(
        !cancelled.program.model.is_possible(&Command::ManualSolve(ManualSolveCommand::SaveTurnsByPath))
            && unfold_app::session::update::quit_prompt(&cancelled.program.model).turns == 0
    );
    for names in [&["RF"][..], &["RF", "UF", "RF"], &["{1-2}UF", "RF"]] {
        let mut home = Home::new(TESS2);
        make_turns(&mut home.program, &names.iter().map(|name| move_named(TESS2, name)).collect::<Vec<_>>());
        let text = save_turns(&mut home, "mine.log");
        assert!(text.starts_with("MagicCube4D 3 0 "), "{names:?}: {text}");
        let log = mc4d::read(text.as_bytes()).expect("a log");
        assert_eq!((log.scramble_state(), log.notices().len()), (ScrambleState::None, 0));
    }
}

#[test]
fn played_moves_are_saved_but_not_counted() {
    let mut home = Home::new(TESS2);
    let moves = hypercube::parse(TESS2, "RF UO IFR").expect("moves");
    home.program.apply(TypingCommand::TypePosition("RF UO IFR".into()));
    home.program.apply(SearchCommand::Solve);
    home.wait("the proof", |app| app.results().is_optimal() && !app.search.is_running());
    home.program.apply(PlaybackCommand::SetSpeed(Speed::Instant));
    home.program.apply(PlaybackCommand::Seek(1));
    let shown = home.program.model.document.workspace().painting().clone();
    let two = turns(6, 2);
    make_turns(&mut home.program, &two);
    assert_eq!(manual_solve::turns_in_chosen_metric(&home.program.model), 2);
    let end = shown.facelets().expect("whole").after_all(&Sequence(two));
    let text = save_turns(&mut home, "mine.log");
    let log = mc4d::read(text.as_bytes()).expect("a log");
    assert_eq!((log.scramble(), log.state()), (moves, end));
    assert!(log.header_count() >= 3);
}

#[test]
fn a_solution_found_after_turns_is_saved_after_them() {
    let mut home = Home::new(TESS2);
    let path = open_log(&mut home);
    let def = TESS2.def();
    let log = mc4d::read(&std::fs::read(&path).expect("readable")).expect("a log");
    // All but three moves of the way back.
    let back: Vec<Move> = log.scramble().inverse(def).joined(def).0;
    let own = &back[..back.len() - 3];
    make_turns(&mut home.program, own);
    home.program.apply(SearchCommand::Solve);
    home.wait("the proof", |app| app.results().is_optimal() && !app.search.is_running());
    let target = home.path("solved.log");
    home.program.apply(SolutionCommand::SaveTo(target.clone()));
    let ended = mc4d::read(&std::fs::read(target).expect("saved")).expect("a log");
    assert!(ended.is_solved());
    let turned = log.with_turns(&Sequence(own.to_vec())).expect("moves of the puzzle");
    assert!(turned.click_count() > log.click_count() && ended.history().starts_with(turned.history()));
}

#[test]
fn saving_needs_no_search_if_a_scramble_or_solution_is_known() {
    // Without tables, whatever is written at once was known before.
    let none = temporary();
    let mut home = Home::with_tables(TESS2, none.path());
    home.program.apply(ScrambleCommand::SetScrambling(Scrambling::Turns));
    home.program.apply(ScrambleCommand::ScrambleFrom(9));
    make_turns(&mut home.program, &turns(1, 3));
    home.program.apply(ManualSolveCommand::SaveTurnsTo(home.path("known.log")));
    assert!(!home.program.model.setup.is_running() && home.path("known.log").is_file());

    let mut home = Home::new(TESS2);
    home.program
        .apply(TypingCommand::Paste(facelets::print(&Facelets::solved(TESS2).after_all(&Sequence(turns(5, 4))))));
    home.program.apply(SearchCommand::Solve);
    home.wait("the proof", |app| app.results().is_optimal() && !app.search.is_running());
    make_turns(&mut home.program, &turns(1, 3));
    home.program.apply(ManualSolveCommand::SaveTurnsTo(home.path("solved.log")));
    assert!(!home.program.model.setup.is_running(), "the solution found before is turned round");
    let log = mc4d::read(&std::fs::read(home.path("solved.log")).expect("saved")).expect("a log");
    assert!(log.scramble().length(TESS2.def()) <= 4);
}
