//! The rows of moves: the user's own row, actions on rows, shortening, and typed moves.

use std::path::Path;

use crate::support::headless_app::HeadlessApp;
use crate::support::home::Home;
use proptest::prelude::*;
use unfold_app::command::{
    HistoryCommand, ManualSolveCommand, PlaybackCommand, RowsCommand, ScrambleCommand, SearchCommand, TypingCommand,
    WindowCommand,
};
use unfold_app::document::{PlaybackControl, editor::MovesMeaning, kept_row::RowName};
use unfold_app::effect::ShellRequest;
use unfold_app::rows::{CopyForm, naming::MAX_NAME};
use unfold_app::settings::how_far::HowFar;
use unfold_app::{Model, dialog::Dialog, played::SequenceKind, session::record::Session};
use unfold_engine::puzzle::{Facelets, Move, PuzzleId, Sequence};
use unfold_engine::puzzles::ALL;
use unfold_engine::{mc4d, notation};
use unfold_text::Language;

fn moves(puzzle: PuzzleId, text: &str) -> Sequence {
    notation::parse(puzzle, text).expect("moves")
}

/// The rows shown: kind, moves, and playback position.
fn rows(model: &Model) -> Vec<(SequenceKind, String, usize)> {
    let workspace = model.document.workspace();
    let print = |moves: &Sequence| notation::print(model.puzzle(), moves);
    workspace.rows().iter().map(|row| (row.kind, print(row.moves), row.at)).collect()
}

fn shown_facelets(model: &Model) -> Facelets {
    model.document.workspace().painting().facelets().expect("all is painted")
}

fn chosen(model: &Model) -> Option<SequenceKind> {
    model.document.workspace().player().map(|player| player.kind)
}

fn turn(alone: &mut HeadlessApp, text: &str) {
    for mv in moves(alone.model.puzzle(), text).0 {
        alone.apply(ManualSolveCommand::Turn(mv));
    }
}

fn typed(puzzle: PuzzleId, text: &str) -> HeadlessApp {
    let mut alone = HeadlessApp::new(puzzle);
    alone.apply(TypingCommand::TypePosition(text.into()));
    alone
}

#[test]
fn own_turns_are_a_row_beside_the_scramble() {
    for (puzzle, scramble, [first, second]) in [
        (PuzzleId::Cube2, "R U F", ["F'", "U2"]),
        (PuzzleId::Cube3, "R U F", ["F'", "U2"]),
        (PuzzleId::Tess2, "RF UO", ["ODR", "IF"]),
        (PuzzleId::Tess3, "RF {2}UO", ["ODR", "{1,3}OB"]),
    ] {
        let mut alone = typed(puzzle, scramble);
        let reached = moves(puzzle, scramble);
        let count = reached.0.len();
        let scramble = notation::print(puzzle, &reached);
        assert_eq!(rows(&alone.model), [(SequenceKind::Scramble, scramble.clone(), count)]);
        turn(&mut alone, first);
        turn(&mut alone, second);
        let own = format!("{first} {second}");
        let two = [(SequenceKind::Scramble, scramble.clone(), count), (SequenceKind::Own, own, 2)];
        assert_eq!(rows(&alone.model), two);
        assert_eq!(chosen(&alone.model), Some(SequenceKind::Own));
        // Undo removes a turn, and a turn in the middle of the row replaces those after it.
        alone.apply(HistoryCommand::Undo);
        assert_eq!(rows(&alone.model)[1], (SequenceKind::Own, first.to_owned(), 1));
        alone.apply(HistoryCommand::Redo);
        alone.apply(PlaybackCommand::Go(PlaybackControl::Back));
        turn(&mut alone, first);
        assert_eq!(rows(&alone.model)[1], (SequenceKind::Own, format!("{first} {first}"), 2));
        let all = moves(puzzle, &format!("{scramble} {first} {first}"));
        assert_eq!(shown_facelets(&alone.model), Facelets::solved(puzzle).after_all(&all));
    }
}

#[test]
fn cube_scrambles_are_shown_at_once_and_hypercube_ones_on_demand() {
    for puzzle in ALL {
        let mut home = Home::new(puzzle);
        home.program.apply(ScrambleCommand::ScrambleFrom(3));
        let drawn = home.shown_facelets();
        if puzzle.def().dimensions == 4 {
            assert_eq!(rows(&home.program.model), []);
            home.program.apply(ScrambleCommand::FindMoves);
        }
        home.wait("the scramble", |model| !rows(model).is_empty());
        let all = rows(&home.program.model);
        assert_eq!(all.len(), 1, "{puzzle:?}");
        assert_eq!(Facelets::solved(puzzle).after_all(&moves(puzzle, &all[0].1)), drawn);
        assert_eq!(home.shown_facelets(), drawn);
    }
}

#[test]
fn the_inverse_solution_of_a_random_hypercube_is_its_scramble() {
    let mut home = Home::new(PuzzleId::Tess2);
    home.program.apply(ScrambleCommand::ScrambleFrom(3));
    let drawn = home.shown_facelets();
    home.program.model.settings.how_far = HowFar::Quick;
    home.solve();
    let all = rows(&home.program.model);
    assert_eq!(all.iter().map(|row| row.0).collect::<Vec<_>>(), [SequenceKind::Scramble, SequenceKind::Solution]);
    assert_eq!(Facelets::solved(PuzzleId::Tess2).after_all(&moves(PuzzleId::Tess2, &all[0].1)), drawn);
    assert_eq!(home.shown_facelets(), drawn);
    assert_eq!(chosen(&home.program.model), Some(SequenceKind::Solution));
    // The position before has no scramble.
    home.program.apply(HistoryCommand::Undo);
    assert!(rows(&home.program.model).iter().all(|row| row.0 != SequenceKind::Scramble));
}

#[test]
fn rows_are_named_and_renamed() {
    let mut alone = typed(PuzzleId::Cube3, "R U F");
    turn(&mut alone, "F'");
    let before = rows(&alone.model);
    let names = |model: &Model| -> Vec<RowName> {
        model.document.workspace().position().kept.iter().map(|row| row.name.clone()).collect()
    };
    // A blank name is rejected.
    alone.apply(RowsCommand::AskName);
    assert_eq!(alone.model.dialog, Some(Dialog::RowName(String::new())));
    alone.apply(RowsCommand::TypeName("  ".into()));
    alone.apply(WindowCommand::Accept);
    assert_eq!(alone.model.news(), "The row was not named: the name is empty.");
    assert_eq!(rows(&alone.model), before);
    // The own row stays, and a copy is kept under the name.
    alone.apply(RowsCommand::AskName);
    alone.apply(RowsCommand::TypeName(format!(" first   try {}", "x".repeat(100))));
    alone.apply(WindowCommand::Accept);
    let long = format!("first try {}", "x".repeat(MAX_NAME - "first try ".len()));
    assert_eq!(names(&alone.model), [RowName::Named(long.clone())]);
    assert_eq!(rows(&alone.model).len(), before.len() + 1);
    assert_eq!(chosen(&alone.model), Some(SequenceKind::Kept(0)), "the copy, at the same place");
    assert_eq!(rows(&alone.model)[before.len()].2, 1);
    // A kept row is renamed in place.
    alone.apply(RowsCommand::AskName);
    assert_eq!(alone.model.dialog, Some(Dialog::RowName(long.clone())));
    alone.apply(RowsCommand::TypeName("blocks".into()));
    alone.apply(WindowCommand::Accept);
    assert_eq!(names(&alone.model), [RowName::Named("blocks".into())]);
    assert_eq!(alone.model.news(), "The row is named “blocks”.");
    alone.apply(HistoryCommand::Undo);
    assert_eq!(names(&alone.model), [RowName::Named(long)]);
    alone.apply(HistoryCommand::Undo);
    assert_eq!(rows(&alone.model), before);
    // A kept row disappears with its last move.
    alone.apply(RowsCommand::Keep);
    assert_eq!(chosen(&alone.model), Some(SequenceKind::Kept(0)));
    alone.apply(RowsCommand::SelectAll);
    alone.apply(RowsCommand::Delete);
    assert_eq!(names(&alone.model), []);
}

#[test]
fn moves_are_edited_at_the_cursor() {
    let puzzle = PuzzleId::Cube3;
    let mut alone = typed(puzzle, "L D");
    turn(&mut alone, "R U F");
    alone.apply(RowsCommand::Seek(SequenceKind::Own, 1));
    alone.apply(RowsCommand::Insert("D2 B".into()));
    let own = |alone: &HeadlessApp| rows(&alone.model)[1].clone();
    assert_eq!(own(&alone), (SequenceKind::Own, "R D2 B U F".into(), 3));
    alone.apply(RowsCommand::Delete);
    assert_eq!(own(&alone), (SequenceKind::Own, "R D2 U F".into(), 2));
    alone.apply(RowsCommand::DeleteNext);
    assert_eq!(own(&alone), (SequenceKind::Own, "R D2 F".into(), 2));
    // The position is the one after all moves.
    let reached = |text: &str| Facelets::solved(puzzle).after_all(&moves(puzzle, text));
    assert_eq!(alone.model.document.workspace().state(), Some(&reached("L D R D2 F")));
    alone.apply(RowsCommand::Select { row: SequenceKind::Own, from: 0, to: 2 });
    for (command, after) in [
        (RowsCommand::Invert, "D2 R' F"),
        (RowsCommand::Mirror, "D2 L F"),
        (RowsCommand::Rotate("y"), "D2 F F"),
        (RowsCommand::Repeat, "D2 F D2 F F"),
        (RowsCommand::Delete, "F"),
    ] {
        alone.apply(command.clone());
        assert_eq!(own(&alone).1, after, "{command:?}");
    }
    alone.apply(RowsCommand::Insert("R R2 U U'".into()));
    alone.apply(RowsCommand::SelectAll);
    alone.apply(RowsCommand::Cancel);
    assert_eq!(own(&alone).1, "R' F");
    // Unreadable moves change nothing, and the error is reported.
    let before = rows(&alone.model);
    alone.apply(RowsCommand::Insert("R Q".into()));
    assert_eq!(rows(&alone.model), before);
    assert!(alone.model.news().starts_with("Nothing inserted: "), "{}", alone.model.news());
    // The scramble can be edited too, and the own row continues from there.
    alone.apply(RowsCommand::Seek(SequenceKind::Scramble, 2));
    alone.apply(RowsCommand::Delete);
    assert_eq!(rows(&alone.model).iter().map(|row| row.1.as_str()).collect::<Vec<_>>(), ["L", "R' F"]);
    assert_eq!(alone.model.document.workspace().state(), Some(&reached("L R' F")));
}

#[test]
fn a_row_is_saved_copied_split_and_removed() {
    let puzzle = PuzzleId::Tess2;
    let mut alone = typed(puzzle, "RF UO");
    turn(&mut alone, "ODR IF ODR");
    alone.apply(RowsCommand::Select { row: SequenceKind::Own, from: 3, to: 1 });
    alone.apply(RowsCommand::Copy(SequenceKind::Own));
    let text = alone.model.effects.take_requests().into_iter().find_map(|request| match request {
        ShellRequest::Copy(text) => Some(text),
        _ => None,
    });
    assert_eq!(text.as_deref(), Some("IF ODR"));
    alone.apply(RowsCommand::Keep);
    let kept = rows(&alone.model)[2].clone();
    assert_eq!(kept, (SequenceKind::Kept(0), "IF ODR".into(), 0));
    // A kept row starts where its moves started.
    alone.apply(RowsCommand::Choose(SequenceKind::Kept(0)));
    assert_eq!(shown_facelets(&alone.model), Facelets::solved(puzzle).after_all(&moves(puzzle, "RF UO ODR")));
    alone.apply(RowsCommand::Seek(SequenceKind::Kept(0), 2));
    assert_eq!(Some(&shown_facelets(&alone.model)), alone.model.document.workspace().state());
    alone.apply(RowsCommand::Remove);
    assert_eq!(rows(&alone.model).len(), 2);
    alone.apply(HistoryCommand::Undo);
    assert_eq!(rows(&alone.model)[2].1, kept.1);
    // The own row cannot be removed, only edited.
    alone.apply(RowsCommand::Seek(SequenceKind::Own, 1));
    assert!(!alone.model.is_possible(&RowsCommand::Remove.into()));
    alone.apply(RowsCommand::SplitHere);
    let all = rows(&alone.model);
    assert_eq!([all[0].1.as_str(), all[1].1.as_str()], ["RF UO ODR", "IF ODR"]);
    assert_eq!(all[2].1, kept.1, "what is kept stays");
    // A new position has no old rows.
    alone.apply(HistoryCommand::Reset);
    assert_eq!(rows(&alone.model), []);
}

#[test]
fn moves_on_a_scrambled_puzzle_are_applied_to_it_by_default() {
    let puzzle = PuzzleId::Cube3;
    let solved = Facelets::solved(puzzle);
    for is_pasted in [false, true] {
        let mut alone = typed(puzzle, "R U F");
        alone.apply(HistoryCommand::Undo);
        alone.apply(HistoryCommand::Redo);
        if is_pasted {
            alone.apply(TypingCommand::Paste("D L'".into()));
        } else {
            for text in ["D", "D ", "D L", "D L'"] {
                alone.apply(TypingCommand::TypePosition(text.into()));
            }
        }
        assert_eq!(shown_facelets(&alone.model), solved.after_all(&moves(puzzle, "R U F D L'")));
        assert_eq!(rows(&alone.model)[1].1, "D L'");
        assert_eq!(alone.model.news(), "2 moves made on the position.");
        alone.apply(TypingCommand::TakeMovesAs(MovesMeaning::Position));
        assert_eq!(shown_facelets(&alone.model), solved.after_all(&moves(puzzle, "D L'")));
        assert_eq!(rows(&alone.model), [(SequenceKind::Scramble, "D L'".into(), 2)]);
        alone.apply(TypingCommand::TakeMovesAs(MovesMeaning::Case));
        assert_eq!(shown_facelets(&alone.model), solved.after_all(&moves(puzzle, "L D'")));
        assert_eq!(rows(&alone.model).last().map(|row| row.1.as_str()), Some("D L'"));
        alone.apply(TypingCommand::TakeMovesAs(MovesMeaning::Applied));
        assert_eq!(shown_facelets(&alone.model), solved.after_all(&moves(puzzle, "R U F D L'")));
    }
    // On a solved puzzle, typed moves become the position.
    let alone = typed(puzzle, "D L'");
    assert_eq!(rows(&alone.model), [(SequenceKind::Scramble, "D L'".into(), 2)]);
}

/// Shortens a stretch of the own row; returns all rows afterwards.
fn shorten(home: &mut Home, range: std::ops::Range<usize>) -> Vec<(SequenceKind, String, usize)> {
    home.program.apply(RowsCommand::Select { row: SequenceKind::Own, from: range.start, to: range.end });
    home.program.apply(RowsCommand::Shorten);
    home.wait("the beginning", |model| model.rows_of_moves.is_shortening());
    home.wait("the end", |model| !model.rows_of_moves.is_shortening());
    rows(&home.program.model)
}

#[test]
fn shortened_moves_get_their_own_row() {
    for (puzzle, scramble, own, range) in [
        (PuzzleId::Cube2, "R U F", "F' R U R' U' U R U' R' U'", 1..9),
        (PuzzleId::Cube3, "R U F", "F' R U R' U' U R U' R' U'", 1..9),
        (PuzzleId::Tess2, "RF UO", "ODR IF UO RF RF' UO' IF' UF", 1..7),
    ] {
        let mut home = Home::new(puzzle);
        home.program.apply(TypingCommand::TypePosition(scramble.into()));
        for mv in moves(puzzle, own).0 {
            home.program.apply(ManualSolveCommand::Turn(mv));
        }
        let before = home.shown_facelets();
        let all = shorten(&mut home, range.clone());
        let (kept, text, at) = all.last().cloned().expect("a row");
        assert_eq!(kept, SequenceKind::Kept(0), "{puzzle:?}: {}", home.program.model.news());
        let (old, new) = (moves(puzzle, own), moves(puzzle, &text));
        assert_eq!(new.0.len(), old.0.len() - range.len());
        // Both lead to the same stickers, and playback is as far from the end as the stretch was.
        assert_eq!(Facelets::solved(puzzle).after_all(&moves(puzzle, &format!("{scramble} {text}"))), before);
        assert_eq!(new.0.len() - at, old.0.len() - range.end);
        assert!(home.program.model.news().contains(" moves are now 0 (0 "), "{}", home.program.model.news());
        // The outcome is still shown with the new row after visiting another puzzle.
        home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess3));
        home.program.apply(HistoryCommand::SwitchTo(puzzle));
        let about = home.program.model.rows_of_moves.outcome_for(puzzle, &new).expect("an outcome");
        let about = about.get(Language::ENGLISH);
        assert!(about.starts_with(&format!("Moves {} to {}: ", range.start + 1, range.end)), "{about}");
        assert!(home.program.model.rows_of_moves.outcome_for(puzzle, &old).is_none());
        // Undo removes the new row.
        home.program.apply(HistoryCommand::Undo);
        assert!(rows(&home.program.model).iter().all(|row| row.0 != SequenceKind::Kept(0)));
    }
}

#[test]
fn without_shorter_moves_no_row_is_added() {
    let mut home = Home::new(PuzzleId::Cube3);
    for mv in moves(PuzzleId::Cube3, "R U F'").0 {
        home.program.apply(ManualSolveCommand::Turn(mv));
    }
    let all = shorten(&mut home, 0..3);
    assert_eq!(all.len(), 1);
    assert!(home.program.model.news().contains("is proven optimal"), "{}", home.program.model.news());
    let about = home.program.model.rows_of_moves.outcome_for(PuzzleId::Cube3, &moves(PuzzleId::Cube3, "R U F'"));
    assert!(about.is_some_and(|about| about.get(Language::ENGLISH) == home.program.model.news()));
    // During a search, moves cannot be shortened.
    home.program.apply(ScrambleCommand::ScrambleFrom(1));
    home.program.apply(SearchCommand::Solve);
    home.wait("a solution", |model| model.results().best().is_some());
    assert!(!home.program.model.is_possible(&RowsCommand::Shorten.into()));
    home.program.apply(SearchCommand::Stop);
    home.wait_for_search();
    assert!(home.program.model.is_possible(&RowsCommand::Shorten.into()));
}

/// The edit with this number, modulo 12, with moves of the puzzle.
fn command(model: &Model, number: usize, at: usize) -> RowsCommand {
    let row = chosen(model).unwrap_or(SequenceKind::Own);
    let name = |number: usize| model.puzzle().def().moves[number % model.puzzle().def().moves.len()].name.clone();
    let all = model.document.workspace().player().map_or(0, |player| player.moves.0.len());
    match number % 12 {
        0 => RowsCommand::Seek(row, at % (all + 1)),
        1 => RowsCommand::Select { row, from: at % (all + 1), to: number % (all + 1) },
        2 | 3 => RowsCommand::Insert(format!("{} {}", name(at), name(number))),
        4 => RowsCommand::Delete,
        5 => RowsCommand::Invert,
        6 => RowsCommand::Mirror,
        7 => RowsCommand::Cancel,
        8 => RowsCommand::Keep,
        9 => RowsCommand::SplitHere,
        10 => RowsCommand::Repeat,
        _ => {
            let rows = model.document.workspace().rows();
            RowsCommand::Choose(rows.get(at % rows.len().max(1)).map_or(row, |row| row.kind))
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]
    #[test]
    fn edits_of_rows_are_undone_and_saved_in_a_session(
        puzzle in 0..ALL.len(), turns in proptest::collection::vec(any::<u16>(), 1..5),
        edits in proptest::collection::vec(any::<(usize, usize)>(), 0..12),
    ) {
        let puzzle = ALL[puzzle];
        let mut alone = HeadlessApp::new(puzzle);
        for turn in turns {
            let all = puzzle.def().moves.len() as u16;
            alone.apply(ManualSolveCommand::Turn(Move::new(turn % all)));
        }
        let kinds = |model: &Model| rows(model).into_iter().map(|(kind, moves, _)| (kind, moves)).collect::<Vec<_>>();
        let steps = |model: &Model| model.document.workspace().history().map(|positions| positions.len());
        let (before, [undo, _]) = (kinds(&alone.model), steps(&alone.model));
        for (number, at) in edits {
            let command = command(&alone.model, number, at);
            alone.apply(command);
            // The own row leads to the position.
            let workspace = alone.model.document.workspace();
            if let Some(own) = workspace.position().own_player() {
                let end = own.moves.0.iter().fold(own.start.clone(), |painting, mv| painting.after(*mv));
                prop_assert_eq!(&end, &workspace.position().painting);
            }
        }
        let after = kinds(&alone.model);
        // A session restores the same rows.
        let session: Session = unfold_app::session::snapshot::capture(&alone.model);
        let checked = unfold_app::session::check::check(&session);
        prop_assert!(checked.is_ok(), "{:?}", checked.err());
        let again = HeadlessApp::start(unfold_app::settings::Settings { puzzle, ..Default::default() }, Some(&session));
        let played = |what: SequenceKind| matches!(what, SequenceKind::Kept(_) | SequenceKind::Own | SequenceKind::Scramble);
        let kept = |rows: Vec<(SequenceKind, String)>| rows.into_iter().filter(|row| played(row.0)).collect::<Vec<_>>();
        prop_assert_eq!(kept(kinds(&again.model)), kept(after));
        while steps(&alone.model)[0] > undo {
            alone.apply(HistoryCommand::Undo);
        }
        alone.model.document.workspace_mut().rewind();
        prop_assert_eq!(kinds(&alone.model), before);
    }
}

#[test]
fn sessions_are_written_as_version_3_and_older_ones_are_read() {
    // Version 0.2.0 reads sessions with 2 in the first line, and refuses later versions.
    let bytes = unfold_app::session::format::serialize(&unfold_app::session::snapshot::capture(
        &typed(PuzzleId::Cube3, "R").model,
    ));
    let head = String::from_utf8_lossy(&bytes);
    assert!(head.lines().next().is_some_and(|head| head.contains("\"version\":3")), "{head}");
    for version in ["version-0.1.0", "version-0.2.0"] {
        let path = unfold_tests::root().join("tests/data").join(version).join("session.json");
        let bytes = std::fs::read(Path::new(&path)).expect("a session of that version");
        assert!(unfold_app::session::format::read(&bytes).is_ok(), "{version}");
    }
}

#[test]
fn moves_that_do_not_cancel_directly_are_shortened() {
    // `R2 U2` six times does nothing, so five times and then `R2` is the same as `U2`.
    let mut home = Home::new(PuzzleId::Cube3);
    let own = "L R2 U2 R2 U2 R2 U2 R2 U2 R2 U2 R2 D";
    for mv in moves(PuzzleId::Cube3, own).0 {
        home.program.apply(ManualSolveCommand::Turn(mv));
    }
    let before = home.shown_facelets();
    let all = shorten(&mut home, 1..12);
    assert_eq!(all.last().map(|row| row.1.as_str()), Some("L U2 D"));
    assert_eq!(Facelets::solved(PuzzleId::Cube3).after_all(&moves(PuzzleId::Cube3, "L U2 D")), before);
    let news = home.program.model.news();
    assert!(
        news.starts_with("Shortened from 11 HTM to 1 HTM, −10; proven optimal.") && news.contains("from 13 to 3"),
        "{news}"
    );
}

/// The named parts of a row, each with its moves.
fn names(model: &Model, row: SequenceKind) -> Vec<(String, String)> {
    let workspace = model.document.workspace();
    let moves = &workspace.row(row).expect("a row").moves.0;
    let named = workspace.names_of_row(row).iter();
    let print = |range: std::ops::Range<usize>| notation::print(model.puzzle(), &Sequence(moves[range].to_vec()));
    named.map(|named| (named.name.clone(), print(named.range.clone()))).collect()
}

fn named(all: &[(&str, &str)]) -> Vec<(String, String)> {
    all.iter().map(|(name, moves)| ((*name).to_owned(), (*moves).to_owned())).collect()
}

#[test]
fn comments_in_a_text_name_its_moves() {
    let puzzle = PuzzleId::Cube3;
    let mut alone = typed(puzzle, "R U F // start\nD2 B // more");
    assert_eq!(names(&alone.model, SequenceKind::Scramble), named(&[("start", "R U F"), ("more", "D2 B")]));
    alone.apply(TypingCommand::Paste("// cross\nL U'\n// pair\nR2".into()));
    let own = [("cross", "L U'"), ("pair", "R2")];
    assert_eq!(names(&alone.model, SequenceKind::Own), named(&own));
    // Names stay with their moves, whatever is inserted before and after them.
    turn(&mut alone, "F B");
    assert_eq!(names(&alone.model, SequenceKind::Own), named(&own));
    alone.apply(RowsCommand::Seek(SequenceKind::Own, 0));
    alone.apply(RowsCommand::Insert("D D2 // new".into()));
    let three = [("new", "D D2"), ("cross", "L U'"), ("pair", "R2")];
    assert_eq!(names(&alone.model, SequenceKind::Own), named(&three));
    alone.apply(RowsCommand::Seek(SequenceKind::Own, 3));
    alone.apply(RowsCommand::Delete);
    assert_eq!(names(&alone.model, SequenceKind::Own)[1], ("cross".into(), "U'".into()));
    alone.apply(RowsCommand::Select { row: SequenceKind::Own, from: 1, to: 3 });
    alone.apply(RowsCommand::Keep);
    assert_eq!(names(&alone.model, SequenceKind::Kept(0)), named(&[("new", "D2"), ("cross", "U'")]));
    // A session stores the names, and Undo restores them.
    let session: Session = unfold_app::session::snapshot::capture(&alone.model);
    let again = HeadlessApp::start(alone.model.settings.clone(), Some(&session));
    for row in [SequenceKind::Scramble, SequenceKind::Own, SequenceKind::Kept(0)] {
        assert_eq!(names(&again.model, row), names(&alone.model, row), "{row:?}");
    }
    alone.apply(HistoryCommand::Undo);
    alone.apply(HistoryCommand::Undo);
    assert_eq!(names(&alone.model, SequenceKind::Own), named(&three));
}

#[test]
fn the_macros_of_a_log_are_groups_of_its_moves() {
    let log = "MagicCube4D 3 2 5 {4,3,3} 2\n1.0 0.0 0.0 0.0\n0.0 1.0 0.0 0.0\n0.0 0.0 1.0 0.0\n0.0 0.0 0.0 1.0\n*\n\
               182,-1,1 128,1,1 m| 155,1,1 m[ 20,1,1 m[ 187,1,1 m] 128,-1,1 m] m[ m] 182,1,1 m[ 20,1,1 m].\n";
    let mut alone = HeadlessApp::new(PuzzleId::Tess2);
    alone.apply(TypingCommand::Paste(log.into()));
    let names = names(&alone.model, SequenceKind::Log);
    let lengths: Vec<usize> = names.iter().map(|(_, moves)| moves.split(' ').count()).collect();
    assert_eq!(lengths, [3, 1], "{names:?}");
}

#[test]
fn commutators_are_copied_in_brackets_if_folded() {
    let mut alone = typed(PuzzleId::Cube3, "D");
    turn(&mut alone, "F R U R' U' F' D2");
    let copied = |alone: &mut HeadlessApp| {
        alone.apply(RowsCommand::Copy(SequenceKind::Own));
        alone.model.effects.take_requests().into_iter().find_map(|request| match request {
            ShellRequest::Copy(text) => Some(text),
            _ => None,
        })
    };
    alone.apply(RowsCommand::Fold);
    assert_eq!(copied(&mut alone).as_deref(), Some("[F: [R, U]] D2"));
    alone.apply(RowsCommand::Fold);
    assert_eq!(copied(&mut alone).as_deref(), Some("F R U R' U' F' D2"));
}

#[test]
fn rows_are_copied_in_the_formats_of_other_programs() {
    let copied = |alone: &mut HeadlessApp, form: CopyForm| {
        alone.apply(RowsCommand::CopyAs(form));
        alone.model.effects.take_requests().into_iter().find_map(|request| match request {
            ShellRequest::Copy(text) => Some(text),
            _ => None,
        })
    };
    let mut cube = typed(PuzzleId::Cube3, "D");
    cube.apply(TypingCommand::Paste("R U // first\nF L' // second".into()));
    turn(&mut cube, "B2");
    let text = copied(&mut cube, CopyForm::Named).expect("a text");
    assert_eq!(text, "R U // first\nF L' // second\nB2");
    let mut again = typed(PuzzleId::Cube3, "D");
    again.apply(TypingCommand::Paste(text));
    assert_eq!(names(&again.model, SequenceKind::Own), names(&cube.model, SequenceKind::Own));
    cube.apply(RowsCommand::Select { row: SequenceKind::Own, from: 2, to: 4 });
    let link = copied(&mut cube, CopyForm::Link).expect("a link");
    let link = notation::link::read(&link).expect("a link");
    let print = |moves: &Sequence| notation::print(PuzzleId::Cube3, moves);
    assert_eq!([print(&link.setup), print(&link.moves)], ["D R U", "F L'"]);
    assert_eq!(copied(&mut cube, CopyForm::Log), None, "there are no logs of cubes");
    let mut slices = typed(PuzzleId::Cube3, "D");
    turn(&mut slices, "M' Rw x2");
    assert_eq!(copied(&mut slices, CopyForm::Hyperspeedcube).as_deref(), Some("2L' {1-2}R {1-3}R2"));

    let puzzle = PuzzleId::Tess2;
    let mut hyper = typed(puzzle, "RF UO");
    turn(&mut hyper, "ODR IF2");
    let clicks = copied(&mut hyper, CopyForm::Clicks).expect("clicks");
    assert_eq!(moves(puzzle, &clicks).joined(puzzle.def()), moves(puzzle, "ODR IF2"));
    assert_eq!(copied(&mut hyper, CopyForm::Hyperspeedcube).as_deref(), Some("ODR IF IF"));
    let log = copied(&mut hyper, CopyForm::Log).expect("a log");
    let log = mc4d::read(log.as_bytes()).expect("a log");
    assert_eq!(log.state(), shown_facelets(&hyper.model));
    assert_eq!(log.solution().joined(puzzle.def()), moves(puzzle, "ODR IF2"));
    assert_eq!(copied(&mut hyper, CopyForm::Link), None);
}
