//! The window's notes about ambiguous moves, and pasted lines solved as a batch.

use crate::support::home::Home;
use unfold_app::command::{HistoryCommand, TypingCommand};
use unfold_app::{batch, document::batches::form::PositionSource};
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, PuzzleId};

fn after(moves: &str) -> Facelets {
    Facelets::solved(PuzzleId::Cube3).after_all(&notation::parse(PuzzleId::Cube3, moves).expect("moves"))
}

fn can_solve_lines(home: &Home) -> bool {
    home.program.model.is_possible(&TypingCommand::FillBatchForm.into())
}

#[test]
fn ambiguous_moves_give_a_note_when_pasted_or_typed() {
    let texts = [
        ("(R U) x2", "R U R U", "“x2” was read as a count"),
        ("R -U", "R U", "The dash before a move was read as a separator"),
        ("U R4", "U", "“R4” turns nothing and was left out"),
        ("F: R U", "R U", "“F:” was read as a name"),
        ("R U\nF", "R U F", "2 lines were read as one sequence."),
        ("R U // one\nF // two", "R U F", "3 moves taken as the position."),
    ];
    for (text, moves, told) in texts {
        let mut home = Home::new(PuzzleId::Cube3);
        home.program.apply(TypingCommand::Paste(text.into()));
        assert_eq!(home.program.model.document.workspace().state(), Some(&after(moves)), "{text}");
        assert!(home.program.model.news().contains(told), "{text}: {}", home.program.model.news());
        let is_told = !told.contains("taken as");
        assert_eq!(home.program.model.document.workspace().editor.notes.len(), usize::from(is_told), "{text}");
        // The notes belong to that text alone.
        home.program.apply(HistoryCommand::Undo);
        assert!(home.program.model.document.workspace().editor.notes.is_empty(), "{text}");
        if is_told {
            home.program.apply(TypingCommand::TypePosition(text.into()));
            assert!(home.program.model.news().contains(told), "{text}: {}", home.program.model.news());
            assert_eq!(home.program.model.document.workspace().editor.notes.len(), 1, "{text}");
        }
    }
}

#[test]
fn joined_lines_are_solved_as_a_batch() {
    let mut home = Home::new(PuzzleId::Cube3);
    assert!(!can_solve_lines(&home));
    home.program.apply(TypingCommand::Paste("1. R U\n2. F\n3. 12.50 D2\n".into()));
    assert_eq!(home.program.model.document.workspace().state(), Some(&after("R U F D2")));
    assert!(can_solve_lines(&home));
    home.program.apply(TypingCommand::FillBatchForm);
    assert!(batch::is_shown(&home.program.model));
    let form = &batch::current(&home.program.model).form;
    assert_eq!((form.source, form.text_count), (PositionSource::Pasted, 3));
    assert!(home.program.model.news().contains("3 positions"), "{}", home.program.model.news());
    // The position stays as it was read, and can be undone.
    assert_eq!(home.program.model.document.workspace().state(), Some(&after("R U F D2")));
    home.program.apply(HistoryCommand::Undo);
    assert!(!can_solve_lines(&home));
}

#[test]
fn lines_without_moves_are_not_batch_positions() {
    let mut home = Home::new(PuzzleId::Cube3);
    let list = "avg of 5: 12.92\nTime List:\n1. 12.50   R U\n2. 13.10   F D2\n";
    home.program.apply(TypingCommand::Paste(list.into()));
    assert_eq!(
        home.program.model.document.workspace().state(),
        Some(&after("R U F D2")),
        "{}",
        home.program.model.news()
    );
    home.program.apply(TypingCommand::FillBatchForm);
    assert_eq!(batch::current(&home.program.model).form.text, "1. 12.50   R U\n2. 13.10   F D2\n");
}

#[test]
fn notes_and_errors_end_with_the_next_text() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(TypingCommand::Paste("(R U) x2".into()));
    assert_eq!(home.program.model.document.workspace().editor.notes.len(), 1);
    home.program.apply(TypingCommand::Paste("R U Q".into()));
    assert!(home.program.model.document.workspace().editor.notes.is_empty());
    assert!(home.program.model.document.workspace().editor.entry.as_ref().is_some_and(|entry| entry.error.is_some()));
    // The position is already shown.
    home.program.apply(TypingCommand::Paste("R U R U".into()));
    assert_eq!(home.program.model.document.workspace().editor.entry, None);
}

#[test]
fn moves_of_another_puzzle_are_reported_with_its_name() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(TypingCommand::Paste("[UF, RO]".into()));
    let entry = home.program.model.document.workspace().editor.entry.clone().expect("the text");
    let error = entry.error.expect("an error").1.line(unfold_text::Language::ENGLISH);
    assert!(error.contains("These are moves of the 2×2×2×2: choose it first."), "{error}");
}
