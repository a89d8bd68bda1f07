//! Messages about an opened log, and the lengths of its moves and of the solution in STM and by MC4D's count.

use crate::support::{data, home::Home, temporary};
use unfold_app::command::{FilesCommand, PlaybackCommand, SolutionCommand, TypingCommand};
use unfold_app::document::{playback::PlaybackControl, tracks::ComparedMoves};
use unfold_app::{playback, played::SequenceKind};
use unfold_engine::{logs::LogNotice, mc4d, notation, puzzle::PuzzleId};
use unfold_text::{Language, sentences::describe};

/// Opens a log of the test data; returns the status message.
fn open_log(home: &mut Home, name: &str) -> String {
    home.program.apply(FilesCommand::OpenPath(data(&format!("mc4d/logs/{name}"))));
    home.program.model.news()
}

#[test]
fn a_header_that_contradicts_its_moves_is_reported() {
    let body = "{4,3,3} 2\n1 0 0 0\n0 1 0 0\n0 0 1 0\n0 0 0 1\n*\n";
    let (solved, unscrambled) = ("155,1,1 m| 155,-1,1.", "155,1,1.");
    for (state, history, said) in [
        ("0", solved, "The header says “unscrambled”; it was ignored."),
        ("1", solved, "The header says “scrambled with at most eight moves”; it was ignored."),
        ("2", solved, "The header says “fully scrambled”; it was ignored."),
        ("3", unscrambled, "The header says “solved”; it was ignored."),
        ("7", solved, "The header gives “7” as the scramble state; it was ignored."),
        ("x", solved, "The header gives “x” as the scramble state; it was ignored."),
    ] {
        let log = mc4d::read(format!("MagicCube4D 3 {state} 1 {body}{history}").as_bytes()).expect("a good log");
        let told = |language| {
            log.notices()
                .iter()
                .map(|notice| describe::notice(LogNotice::Mc4d(notice)).get(language))
                .collect::<Vec<_>>()
        };
        assert_eq!(told(Language::ENGLISH), [said]);
        for language in [Language::FRENCH, Language::SPANISH] {
            let [text] = &told(language)[..] else { panic!("{state}: one sentence") };
            assert!(text != said && text.contains(if language == Language::FRENCH { "en-tête" } else { "cabecera" }));
        }
    }
}

#[test]
fn logs_show_stm_and_mc4d_twists_where_they_differ() {
    let mut home = Home::new(PuzzleId::Tess2);
    for (name, stm, twists) in
        [("daniel-2x2x2x2-46", 39, 46), ("anderson-2x2x2x2-computer-24", 20, 24), ("matt_2x2x2x2_blind", 213, 256)]
    {
        open_log(&mut home, &format!("published/{name}.log"));
        let open = home.program.model.document.workspace().position().open_log().expect("a log").clone();
        assert_eq!((open.lengths[1], open.twists[1]), (stm, twists), "{name}");
        assert_eq!(open.log.twist_counts(), open.twists);
    }
    // If both counts are equal, only one is shown.
    let folder = temporary();
    for (moves, said) in [
        ("UF", "The moves after it solve the puzzle: 1 STM."),
        ("UF2", "The moves after it solve the puzzle: 1 STM, 2 twists in MC4D."),
    ] {
        let moves = notation::parse(PuzzleId::Tess2, moves).expect("moves");
        let log = mc4d::Log::from_scramble(PuzzleId::Tess2, &moves)
            .expect("moves of the puzzle")
            .with_solution(&moves.inverse(PuzzleId::Tess2.def()))
            .expect("moves of the puzzle");
        let path = folder.path().join("a.log");
        std::fs::write(&path, mc4d::write(&log)).expect("written");
        home.program.apply(FilesCommand::OpenPath(path));
        assert!(home.program.model.news().contains(said), "{}", home.program.model.news());
    }
}

#[test]
fn a_saved_solution_is_reported_in_stm_and_mc4d_twists() {
    let mut home = Home::new(PuzzleId::Tess2);
    home.program.apply(TypingCommand::TypePosition("RB UF2".into()));
    home.solve();
    let path = home.path("mine.log");
    home.program.apply(SolutionCommand::SaveTo(path.clone()));
    let log = mc4d::read(&std::fs::read(path).expect("saved")).expect("a good log");
    let best = home.program.model.results().best().expect("a solution").length;
    let twists = log.twist_counts()[1];
    assert_eq!((best, twists), (2, 3));
    assert!(home.program.model.news().ends_with("in 2 STM, 3 twists in MC4D."), "{}", home.program.model.news());
}

#[test]
fn opening_a_log_ends_the_comparison_of_the_previous_one() {
    let mut home = Home::new(PuzzleId::Tess2);
    for _ in 0..2 {
        // The same position both times.
        open_log(&mut home, "published/daniel-2x2x2x2-46.log");
        assert!(playback::compared_track(&home.program.model).is_none());
        home.program.apply(PlaybackCommand::Go(PlaybackControl::Forward));
        home.program.apply(PlaybackCommand::Compare(Some(ComparedMoves::Row(SequenceKind::Scramble))));
        assert!(playback::compared_track(&home.program.model).is_some());
    }
}

#[test]
fn an_older_log_opens_and_pastes_like_any_other() {
    let mut home = Home::new(PuzzleId::Cube3);
    open_log(&mut home, "older/every_grip_3.v1.log");
    assert!(home.program.model.puzzle() == PuzzleId::Tess3 && !home.shown_facelets().is_solved());
    let name = "published/2checkerboard-20.v1.log";
    let mut home = Home::new(PuzzleId::Cube3);
    let news = open_log(&mut home, name);
    let state = home.shown_facelets();
    assert!(home.program.model.puzzle() == PuzzleId::Tess2 && !state.is_solved(), "{news}");
    let content = std::fs::read_to_string(data(&format!("mc4d/logs/{name}"))).expect("a log");
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(TypingCommand::Paste(content.clone()));
    assert_eq!(home.shown_facelets(), state, "{}", home.program.model.news());
    let changed = content.replace("07707007", "07707070");
    home.program.apply(TypingCommand::Paste(changed));
    let fault = home.error_text();
    assert!(fault.contains("do not lead to the stickers in row 1") && fault.contains("line 2"), "{fault}");
}
