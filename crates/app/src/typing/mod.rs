//! Typing: facelets or moves into the field of the position; and turns, by the keys of the layout that is chosen.

pub mod links;
pub mod pasting;
pub mod readings;
pub mod turning;
pub mod typed_moves;

use self::links::take_link;
pub use self::turning::{KeyPress, TurnPress, gripped, let_go, named_turn, turn_key, typed_after, typed_layers};
use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, shortcut::Shortcut};
use crate::document::editor::{MovesMeaning, PaintingStatus, TypedText};
use crate::document::{EditKind, EditMerge, Origin, Position, Workspaces, row_names::NamedStretch, typing::TurnKey};
use crate::effect::{FocusTarget, ShellRequest};
use crate::{history::changes::repaint, model::Model, page::Page, painting};
use unfold_engine::notation::colours::{ColourLetters, Order};
use unfold_engine::notation::facelets::{self, Read, UNPAINTED};
use unfold_engine::notation::{self, NotationError, Remarks, Typed, link, patterns};
use unfold_engine::puzzle::{PuzzleId, pattern::Pattern, text::TextPosition};
use unfold_scene::appearance::colour_letters;
use unfold_text::{Phrase, UserError, editor as say, notation as notation_words, sentences::describe};

/// A request to typing.
#[derive(Clone, Debug, PartialEq)]
pub enum TypingCommand {
    /// Give the keys to the field in which a position is typed.
    FocusField,
    /// The text of the position's field is now this.
    TypePosition(String),
    /// A part of a turn of the hypercube is typed.
    TypeTurn(TurnKey),
    /// A text is pasted.
    Paste(String),
    /// Read the text of the position in this order of facelets.
    ReadIn(Order),
    /// Take the moves of the text of the position in this way.
    TakeMovesAs(MovesMeaning),
    /// Solve each line of the text of the position, which were read as one sequence.
    SolveLines,
}

/// The rows of the table of commands.
pub static ROWS: &[Row<TypingCommand>] = &[
    row("focus-field", TypingCommand::FocusField, (say::FOCUS_FIELD, say::FOCUS_FIELD_TIP))
        .on_keys(&[Shortcut::ctrl("L")]),
    row("solve-lines", TypingCommand::SolveLines, (notation_words::SOLVE_LINES, notation_words::SOLVE_LINES_TIP)),
];

/// Facelets or moves with remarks on how they were read; or the number of the character at fault, and the error there.
pub type TypedPosition = Result<(Position, Remarks), (usize, UserError)>;

/// Takes what was typed into the field of the position. A mistake leaves the position as it is.
pub fn type_position(text: String, model: &mut Model) {
    if link::looks_like(&text) {
        return take_link(text, EditKind::Type, model);
    }
    let puzzle = model.document.puzzle();
    let letters = model.settings.colour_letters(puzzle);
    // An empty field is about to be filled: the position stays until something stands there.
    if let Some(painting) = read_growing(puzzle, &text, &letters) {
        repaint(Position::painted(painting, Origin::Typed), Some(EditMerge::Typing), model);
        model.news = say::NEWS_GROWING.with([]);
    } else if !text.trim().is_empty() {
        match read(puzzle, &text, &letters) {
            Ok((position, remarks)) => {
                let news = take(position, EditKind::Type, model);
                model.news = describe::remarks(&remarks).unwrap_or(news);
                readings::offer(&text, remarks, model);
            }
            Err(error) => {
                model.news = say::NEWS_MISTYPED.with([]);
                return enter(&mut model.document, text, Some(error));
            }
        }
    }
    enter(&mut model.document, text, None);
}

/// Takes a position that was typed or pasted, or moves; what is to be told of it.
fn take(position: Position, edit: EditKind, model: &mut Model) -> Phrase {
    if let Some(moves) = &position.reached {
        let names = position.names_of(moves).to_vec();
        return typed_moves::take(moves.clone(), names, edit, model);
    }
    let merge = (edit == EditKind::Type).then_some(EditMerge::Typing);
    repaint(position.by(edit), merge, model);
    // Whoever does not see the marks hears what is wrong.
    let faults = match painting::status(model) {
        PaintingStatus::Impossible(faults) => UserError::phrases(&faults),
        _ => Vec::new(),
    };
    faults.into_iter().next().unwrap_or_else(|| match edit {
        EditKind::Paste => say::NEWS_PASTED.with([]),
        _ => say::NEWS_TYPED.with([]),
    })
}

/// Keeps a text in the field of the position, with what is wrong in it.
pub fn enter(workspaces: &mut Workspaces, text: String, error: Option<(usize, UserError)>) {
    let editor = &mut workspaces.workspace_mut().editor;
    if error.is_some() {
        // Remarks and errors of the text before; but moves that are half typed still begin where the first of them did.
        let typed = editor.typed_moves.take();
        editor.forget_text();
        editor.typed_moves = typed;
    }
    editor.entry = Some(TypedText { text, error });
}

/// Facelets or moves of a puzzle whose colours have these letters; facelets may be left out as [`UNPAINTED`], or be of
/// any colour.
pub fn read(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> TypedPosition {
    let explained = |error: NotationError| {
        let explained = describe::notation(puzzle, &error);
        (character(text, error.at), explained)
    };
    let painted = |painting: Pattern| Position::painted(painting, Origin::Typed);
    if text.contains(patterns::ANY) && (patterns::looks_like(puzzle, text) || text.contains(UNPAINTED)) {
        let Read { facelets, assumed } = patterns::read_painting(puzzle, text, letters).map_err(explained)?;
        return Ok((painted(facelets), assumed.into()));
    }
    if let Some(read) = facelets::read_unfinished(puzzle, text, letters) {
        let Read { facelets, assumed } = read.map_err(explained)?;
        return Ok((painted(facelets), assumed.into()));
    }
    let read = |letters: &ColourLetters| notation::read(puzzle, text, letters);
    let (typed, remarks) = colour_letters::read(letters, read).map_err(explained)?.split();
    let position = match typed {
        Typed::Facelets(facelets) => painted(Pattern::of(&facelets)),
        Typed::Moves(moves) => {
            let read = notation::read_moves(puzzle, text).ok().filter(|read| read.moves == moves);
            let names = read.map_or(Vec::new(), |read| read.names.iter().map(NamedStretch::from).collect());
            Position::reached(puzzle, moves.clone(), Origin::Typed).with_names(&moves, names)
        }
    };
    Ok((position, remarks))
}

/// Facelets that are being typed letter by letter: in one word or face by face, and colours however they are spaced. Without this
/// rule they would be played as moves until they are too many for that.
fn read_growing(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> Option<Pattern> {
    let (all, count) = (puzzle.def().solved.len(), text.chars().filter(|c| !c.is_whitespace()).count());
    if !(SURELY_FACELETS..all).contains(&count) {
        return None;
    }
    let Read { facelets: painting, assumed } = facelets::read_beginning(puzzle, text, letters)?;
    let grows = if assumed.is_some() {
        // 48 colours are a whole cube, but on the way to 54 they are there too often or too seldom.
        let is_whole = |read: Read| read.facelets.check_counts().is_ok();
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

/// A text of this many letters without a sign among them is no typed sequence of moves: those have blanks, digits or primes.
const SURELY_FACELETS: usize = 10;

/// The number of the character at a position of a text.
pub fn character(text: &str, at: TextPosition) -> usize {
    let line_starts = text.char_indices().enumerate().filter(|(n, (byte, _))| {
        let before = text[..*byte].chars().next_back();
        *n == 0 || before == Some('\n') || (before == Some('\r') && !text[*byte..].starts_with('\n'))
    });
    let start = line_starts.map(|(n, _)| n).nth(at.line.saturating_sub(1)).unwrap_or(0);
    start + at.column.saturating_sub(1)
}

/// Carries out a command that is available now.
pub fn run(command: TypingCommand, model: &mut Model) {
    match command {
        TypingCommand::FocusField => {
            // The page of algorithms has the same field.
            if model.page != Some(Page::Algorithms) {
                model.show_stage();
            }
            model.effects.request(ShellRequest::Focus(FocusTarget::Field));
        }
        TypingCommand::TypePosition(text) => type_position(text, model),
        TypingCommand::TypeTurn(key) => turning::type_turn(key, model),
        TypingCommand::Paste(text) => pasting::paste(text, model),
        TypingCommand::ReadIn(order) => readings::read_in(order, model),
        TypingCommand::TakeMovesAs(meaning) => typed_moves::take_as(meaning, model),
        TypingCommand::SolveLines => readings::solve_lines(model),
    }
}

/// The obstacle to a command now.
pub fn obstacle(command: &TypingCommand, model: &Model) -> Obstacle {
    match command {
        TypingCommand::SolveLines => {
            Obstacle::unless(model.document.workspace().editor.lines.is_some(), notation_words::WHY_NO_LINES)
        }
        _ => Obstacle::None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_character_at_a_position_is_found() {
        let text = "ä b\nc\r\nd\re";
        for c in text.chars().filter(|c| !c.is_whitespace()) {
            let byte = text.find(c).unwrap_or(0);
            let number = text[..byte].chars().count();
            assert_eq!(character(text, TextPosition::of(text, byte)), number, "{c}");
        }
    }
}
