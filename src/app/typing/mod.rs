//! Typing: facelets or moves into the field of the position; and turns, where letters of faces turn a cube at once, and on the
//! hypercube letters are collected until they name a grip.

pub mod command;
pub mod pasting;
pub mod update;

use super::core::context::Context;
use super::document::edit_kind::EditKind;
use super::document::editor::TypedText;
use super::document::position::{Origin, Position};
use super::document::typing::TurnKey;
use super::document::workspace::{EditMerge, Workspaces};
use super::history::changes::repaint;
use super::message::Message;
use super::sharing::take_link;
use crate::app::command::{Command, ManualSolveCommand, TypingCommand};
use unfold_engine::notation::colours::{Assumed, ColourLetters};
use unfold_engine::notation::facelets::{Read, UNPAINTED};
use unfold_engine::notation::{self, NotationError, Reading, Typed, facelets, link};
use unfold_engine::puzzle::painting::Painting;
use unfold_engine::puzzle::text::TextPosition;
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_text::sentences::describe;
use unfold_text::{Phrase, UserError, editor as say, scene as say_space};

/// Facelets or moves that were read, and what was assumed about them; or the number of the character at fault, and what is wrong there.
pub type TypedPosition = Result<(Position, Option<Assumed>), (usize, UserError)>;

/// Takes what was typed into the field of the position. A mistake leaves the position as it is.
pub fn type_position(text: String, cx: &mut Context) {
    if link::looks_like(&text) {
        return take_link(text, EditKind::Type, cx);
    }
    let puzzle = cx.document.puzzle();
    let letters = cx.settings.colour_letters(puzzle);
    // An empty field is about to be filled: the position stays until something stands there.
    if let Some(painting) = read_growing(puzzle, &text, &letters) {
        repaint(Position::painted(painting, Origin::Typed), Some(EditMerge::Typing), cx);
        cx.news = say::NEWS_GROWING.with([]);
    } else if !text.trim().is_empty() {
        match read(puzzle, &text, &letters) {
            Ok((position, assumed)) => {
                repaint(position, Some(EditMerge::Typing), cx);
                cx.news = assumed.map_or_else(|| say::NEWS_TYPED.with([]), |assumed| describe::assumed(&assumed));
            }
            Err(fault) => {
                cx.news = say::NEWS_MISTYPED.with([]);
                return enter(&mut cx.document, text, Some(fault));
            }
        }
    }
    enter(&mut cx.document, text, None);
}

/// Keeps a text in the field of the position, with what is wrong in it.
pub fn enter(workspaces: &mut Workspaces, text: String, fault: Option<(usize, UserError)>) {
    workspaces.workspace_mut().editor.entry = Some(TypedText { text, fault });
}

/// Facelets or moves of a puzzle whose colours have these letters; facelets may be left out as [`UNPAINTED`].
pub fn read(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> TypedPosition {
    let explained = |error: NotationError| {
        let fault = describe::notation(puzzle, &error);
        (character(text, error.at), fault)
    };
    let painted = |painting: Painting| Position::painted(painting, Origin::Typed);
    if let Some(read) = facelets::read_unfinished(puzzle, text, letters) {
        let Read { facelets, assumed } = read.map_err(explained)?;
        return Ok((painted(facelets), assumed));
    }
    let Reading { typed, assumed } = notation::read(puzzle, text, letters).map_err(explained)?;
    let position = match typed {
        Typed::Facelets(facelets) => painted(Painting::of(&facelets)),
        Typed::Moves(moves) => Position::reached(puzzle, moves, Origin::Typed),
    };
    Ok((position, assumed))
}

/// Facelets that are being typed letter by letter: in one word or face by face, and colours however they are spaced. Without this
/// rule they would be played as moves until they are too many for that.
fn read_growing(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> Option<Painting> {
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

/// What a key does where nothing else has the keys, by its name and whether Shift and Alt are held; `None` if nothing. `typed` is
/// what the letters typed so far of a turn.
pub fn turn_key(puzzle: PuzzleId, typed: &str, key: &str, shift: bool, alt: bool) -> Option<Message> {
    let def = puzzle.def();
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    if def.faces > 0 {
        let face = def.letters.iter().position(|l| Some(*l) == letter)?;
        let quarter = match (shift, alt) {
            (_, true) => 1,
            (true, false) => 2,
            (false, false) => 0,
        };
        return Some(Command::ManualSolve(ManualSolveCommand::Turn(Move::new((3 * face + quarter) as u16))).into());
    }
    let key = match (key, letter) {
        _ if alt => return None,
        ("Enter", _) if !typed.is_empty() => TurnKey::Play { inverse: shift },
        ("Escape", _) if !typed.is_empty() => TurnKey::Forget,
        ("Backspace", _) if !typed.is_empty() => TurnKey::Back,
        (_, Some('2')) if !typed.is_empty() => TurnKey::Sign('2'),
        (_, Some(letter)) if def.letters.contains(&letter) => TurnKey::Sign(letter),
        _ => return None,
    };
    Some(Command::Typing(TypingCommand::TypeTurn(key)).into())
}

/// Takes a key of a turn of the hypercube that is being typed; the turn that is to be made now, if the key says so.
pub fn type_turn(key: TurnKey, cx: &mut Context) -> Option<Move> {
    let puzzle = cx.document.puzzle();
    let before = std::mem::take(&mut cx.document.workspace_mut().typed);
    let after = typed_after(puzzle, &before, key);
    let named = read_turn(puzzle, &before).ok().flatten();
    cx.document.workspace_mut().typed = match after {
        Ok(typed) => typed,
        Err(why) => {
            cx.news = say_space::NEWS_NO_TURN.with([&why]);
            before
        }
    };
    let TurnKey::Play { inverse } = key else { return None };
    named.map(|mv| if inverse { puzzle.def().moves[mv.index()].inverse } else { mv })
}

/// The letters of a turn that are typed when a key was pressed after those `typed` so far: none when the turn is made.
///
/// # Errors
/// Why they name no turn, and then they stay as they are.
pub fn typed_after(puzzle: PuzzleId, typed: &str, key: TurnKey) -> Result<String, Phrase> {
    let mut after = typed.to_owned();
    match key {
        TurnKey::Sign(sign) => {
            after.push(sign);
            // The letter of a cell names nothing yet, and is no mistake.
            if after.chars().count() > 1 {
                read_turn(puzzle, &after)?;
            }
        }
        TurnKey::Back => drop(after.pop()),
        TurnKey::Forget => after.clear(),
        TurnKey::Play { .. } if read_turn(puzzle, typed)?.is_some() => after.clear(),
        TurnKey::Play { .. } => {}
    }
    Ok(after)
}

/// The move that the letters typed so far name; `None` if they name none yet.
///
/// # Errors
/// Why they name none.
pub fn read_turn(puzzle: PuzzleId, text: &str) -> Result<Option<Move>, Phrase> {
    let moves = notation::parse(puzzle, text).map_err(|error| describe::notation(puzzle, &error).phrase())?;
    Ok(moves.0.first().copied())
}

/// So many letters without a sign among them are no moves that a person types: those have blanks, digits or primes.
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

/// Typing and pasting positions and turns.
#[derive(Debug, Default)]
pub struct Typing;
