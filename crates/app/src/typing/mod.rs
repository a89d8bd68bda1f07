//! Typed input: facelets or moves in the position field, and turns by keyboard.

pub mod links;
pub mod pasting;
pub mod readings;
pub mod turning;
pub mod typed_moves;

use self::links::open_link;
pub use self::turning::{
    KeyPress, TurnPress, gripped_facelets, named_turn, on_release, turn_key, typed_after, typed_layers,
};
use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, shortcut::Shortcut};
use crate::document::editor::{MovesMeaning, PaintingValidity, TypedText};
use crate::document::{
    EditKind, EditMerge, Origin, Position, Workspaces, row_names::NamedStretch, typing::TypingInput,
};
use crate::effect::{FocusTarget, ShellRequest};
use crate::{history::changes::repaint, model::Model, page::Page, painting};
use unfold_engine::notation::colours::{ColourLetters, FaceletOrder};
use unfold_engine::notation::facelets::{self, ParsedFacelets, UNPAINTED};
use unfold_engine::notation::{self, FaceletsOrMoves, NotationError, Remarks, link, patterns};
use unfold_engine::puzzle::{PuzzleId, pattern::Pattern, text::TextPosition};
use unfold_scene::appearance::colour_letters;
use unfold_text::{Phrase, UserError, editor as say, notation as notation_words, sentences::describe};

#[derive(Clone, Debug, PartialEq)]
pub enum TypingCommand {
    /// Focus the position field.
    FocusField,
    /// Set the text of the position field.
    TypePosition(String),
    /// Type a key of a hypercube turn.
    TypeTurn(TypingInput),
    Paste(String),
    /// Read the position's text again, in this facelet order.
    ReadIn(FaceletOrder),
    /// Interpret the moves of the position's text in another way.
    TakeMovesAs(MovesMeaning),
    /// Put the lines of the position's text, which were read as one sequence, into the batch form.
    FillBatchForm,
}

pub static ROWS: &[Row<TypingCommand>] = &[
    row("focus-field", TypingCommand::FocusField, (say::FOCUS_FIELD, say::FOCUS_FIELD_TIP))
        .on_keys(&[Shortcut::ctrl("L")]),
    row("solve-lines", TypingCommand::FillBatchForm, (notation_words::SOLVE_LINES, notation_words::SOLVE_LINES_TIP)),
];

/// A position, with remarks on how it was read; or an error, with its character index in the text.
pub type TypedPosition = Result<(Position, Remarks), (usize, UserError)>;

/// Applies the text of the position field. An error leaves the position unchanged.
pub fn type_position(text: String, model: &mut Model) {
    if link::looks_like(&text) {
        return open_link(text, EditKind::Type, model);
    }
    let puzzle = model.document.puzzle();
    let letters = model.settings.colour_letters(puzzle);
    // Clearing the field does not clear the position.
    if let Some(painting) = read_partial_facelets(puzzle, &text, &letters) {
        repaint(Position::from_painting(painting, Origin::Typed), Some(EditMerge::Typing), model);
        model.news = say::NEWS_GROWING.with([]);
    } else if !text.trim().is_empty() {
        match read(puzzle, &text, &letters) {
            Ok((position, remarks)) => {
                let news = apply(position, EditKind::Type, model);
                model.news = describe::remarks(&remarks).unwrap_or(news);
                readings::offer(&text, remarks, model);
            }
            Err(error) => {
                model.news = say::NEWS_MISTYPED.with([]);
                return store_entry(&mut model.document, text, Some(error));
            }
        }
    }
    store_entry(&mut model.document, text, None);
}

/// Applies a typed or pasted position, or moves. Returns the text for the status line.
fn apply(position: Position, edit: EditKind, model: &mut Model) -> Phrase {
    if let Some(moves) = &position.moves_from_solved {
        let names = position.names_of(moves).to_vec();
        return typed_moves::apply(moves.clone(), names, edit, model);
    }
    let merge = (edit == EditKind::Type).then_some(EditMerge::Typing);
    repaint(position.with_edit(edit), merge, model);
    // The marks on the net are invisible to screen readers, so announce the first fault.
    let faults = match painting::status(model) {
        PaintingValidity::Impossible(faults) => UserError::phrases(&faults),
        _ => Vec::new(),
    };
    faults.into_iter().next().unwrap_or_else(|| match edit {
        EditKind::Paste => say::NEWS_PASTED.with([]),
        _ => say::NEWS_TYPED.with([]),
    })
}

/// Stores a text in the position field, with its error.
pub fn store_entry(workspaces: &mut Workspaces, text: String, error: Option<(usize, UserError)>) {
    let editor = &mut workspaces.workspace_mut().editor;
    if error.is_some() {
        // Drop the remarks and the error of the old text, but keep the start of half-typed moves.
        let typed = editor.typed_moves.take();
        editor.forget_text();
        editor.typed_moves = typed;
    }
    editor.entry = Some(TypedText { text, error });
}

/// Parses facelets or moves of a puzzle with these colour letters. Facelets may be [`UNPAINTED`] or of any colour.
pub fn read(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> TypedPosition {
    let explained = |error: NotationError| {
        let explained = describe::notation(puzzle, &error);
        (character_index(text, error.at), explained)
    };
    let painted = |painting: Pattern| Position::from_painting(painting, Origin::Typed);
    if text.contains(patterns::ANY) && (patterns::looks_like(puzzle, text) || text.contains(UNPAINTED)) {
        let ParsedFacelets { facelets, assumed } = patterns::read_painting(puzzle, text, letters).map_err(explained)?;
        return Ok((painted(facelets), assumed.into()));
    }
    if let Some(read) = facelets::read_unfinished(puzzle, text, letters) {
        let ParsedFacelets { facelets, assumed } = read.map_err(explained)?;
        return Ok((painted(facelets), assumed.into()));
    }
    let read = |letters: &ColourLetters| notation::read(puzzle, text, letters);
    let (typed, remarks) = colour_letters::read(letters, read).map_err(explained)?.split();
    let position = match typed {
        FaceletsOrMoves::Facelets(facelets) => painted(Pattern::from_facelets(&facelets)),
        FaceletsOrMoves::Moves(moves) => {
            let read = notation::read_moves(puzzle, text).ok().filter(|read| read.moves == moves);
            let names = read.map_or(Vec::new(), |read| read.names.iter().map(NamedStretch::from).collect());
            Position::from_moves(puzzle, moves.clone(), Origin::Typed).with_names(&moves, names)
        }
    };
    Ok((position, remarks))
}

/// Parses half-typed facelets, which could otherwise be read as moves. `None` if the text is too short or complete, or is not the beginning
/// of facelets.
fn read_partial_facelets(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> Option<Pattern> {
    let (all, count) = (puzzle.def().solved.len(), text.chars().filter(|c| !c.is_whitespace()).count());
    if !(MIN_FACELET_TEXT..all).contains(&count) {
        return None;
    }
    let ParsedFacelets { facelets: painting, assumed } = facelets::read_prefix(puzzle, text, letters)?;
    let grows = if assumed.is_some() {
        // 48 letters may be a whole cube without centres, but the first 48 of 54 have the wrong colour counts.
        let is_whole = |read: ParsedFacelets| read.facelets.check_counts().is_ok();
        !facelets::read(puzzle, text, letters).is_ok_and(is_whole)
    } else {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (_, whole) = words.split_last()?;
        let face = all / puzzle.def().letters.len();
        let has_dashes = text.contains(UNPAINTED) && notation::parse(puzzle, text).is_ok();
        !has_dashes && whole.iter().all(|word| word.chars().count() == face)
    };
    grows.then_some(painting)
}

/// Minimum number of characters, without whitespace, of facelets being typed; a shorter text may be moves.
const MIN_FACELET_TEXT: usize = 10;

/// Converts a line and column, both from 1, to a character index in `text`.
pub fn character_index(text: &str, at: TextPosition) -> usize {
    let line_starts = text.char_indices().enumerate().filter(|(n, (byte, _))| {
        let before = text[..*byte].chars().next_back();
        *n == 0 || before == Some('\n') || (before == Some('\r') && !text[*byte..].starts_with('\n'))
    });
    let start = line_starts.map(|(n, _)| n).nth(at.line.saturating_sub(1)).unwrap_or(0);
    start + at.column.saturating_sub(1)
}

pub fn run(command: TypingCommand, model: &mut Model) {
    match command {
        TypingCommand::FocusField => {
            // The algorithms page has the same field.
            if model.page != Some(Page::Algorithms) {
                model.show_stage();
            }
            model.effects.request(ShellRequest::Focus(FocusTarget::Field));
        }
        TypingCommand::TypePosition(text) => type_position(text, model),
        TypingCommand::TypeTurn(key) => turning::type_turn(key, model),
        TypingCommand::Paste(text) => pasting::paste(text, model),
        TypingCommand::ReadIn(order) => readings::read_in_order(order, model),
        TypingCommand::TakeMovesAs(meaning) => typed_moves::reinterpret(meaning, model),
        TypingCommand::FillBatchForm => readings::solve_lines(model),
    }
}

pub fn obstacle(command: &TypingCommand, model: &Model) -> Obstacle {
    match command {
        TypingCommand::FillBatchForm => {
            Obstacle::unless(model.document.workspace().editor.lines.is_some(), notation_words::WHY_NO_LINES)
        }
        _ => Obstacle::None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_position_gives_its_character_offset() {
        let text = "ä b\nc\r\nd\re";
        for c in text.chars().filter(|c| !c.is_whitespace()) {
            let byte = text.find(c).unwrap_or(0);
            let number = text[..byte].chars().count();
            assert_eq!(character_index(text, TextPosition::at_byte(text, byte)), number, "{c}");
        }
    }
}
