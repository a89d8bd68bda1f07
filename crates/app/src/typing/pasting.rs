//! Pasted text of all kinds, and opened text files.

use std::path::{Path, PathBuf};

use super::{TypedPosition, apply, links::open_link, read, readings, store_entry};
use crate::document::{EditKind, Origin, Position, open_log::file_name};
use crate::history::changes::{repaint, switch_to};
use crate::{export::file_error::FileError, files::open_file, model::Model, paths::pasted_paths, settings::Settings};
use unfold_engine::notation::facelets::{self, ParsedFacelets};
use unfold_engine::notation::{self, Reading, Remarks, colours::ColourLetters, heading, link};
use unfold_engine::puzzle::{Facelets, PuzzleId, pattern::Pattern};
use unfold_engine::{logs, puzzles::ALL};
use unfold_scene::appearance::colour_letters;
use unfold_text::sentences::{describe, headings};
use unfold_text::{Phrase, UserError, editor, search_news, session as say, sharing};

/// Applies pasted text: a position or moves of any puzzle, a log, a link, or file paths.
pub fn paste(text: String, model: &mut Model) {
    // Check before comments are stripped, since a Hyperspeedcube file begins with one.
    if logs::looks_like(&text) {
        return open_file::open_text(&text, model);
    }
    let Some(text) = apply_headed(text, model) else { return };
    if logs::looks_like(&text) {
        return open_file::open_text(&text, model);
    }
    let paths = pasted_paths(&text);
    if !paths.is_empty() {
        return open_file::open_first(&paths, model);
    }
    if link::looks_like(&text) {
        return open_link(text, EditKind::Paste, model);
    }
    let here = model.document.puzzle();
    match parse_any(here, &text, &model.settings) {
        Ok(PastedPosition { puzzle, position, remarks }) => {
            let taken = apply_pasted(puzzle, position, model);
            model.news = news((puzzle != here).then_some(puzzle), taken, &remarks);
            readings::offer(&text, remarks, model);
        }
        Err((at, error)) => refuse(text, at, error, model),
    }
}

/// A position of any puzzle, with remarks on how it was read.
struct PastedPosition {
    puzzle: PuzzleId,
    position: Position,
    remarks: Remarks,
}

/// Parses a text for the current puzzle, or for another one if the text certainly belongs to that puzzle or can only be read for it.
fn parse_any(here: PuzzleId, text: &str, settings: &Settings) -> Result<PastedPosition, (usize, UserError)> {
    let of_other = |ParsedFacelets { facelets: painting, assumed }: ParsedFacelets<Pattern>| PastedPosition {
        puzzle: painting.puzzle(),
        position: Position::from_painting(painting, Origin::Typed),
        remarks: assumed.into(),
    };
    if let Some(other) = certain_other_puzzle(here, text, settings) {
        return Ok(of_other(other));
    }
    match read_whole(here, text, &settings.colour_letters(here)) {
        Ok((position, remarks)) => Ok(PastedPosition { puzzle: here, position, remarks }),
        Err((at, error)) => possible_other_puzzle(here, text, settings).map(of_other).ok_or_else(|| {
            let reads = |other: &PuzzleId| notation::parse(*other, text).is_ok_and(|moves| !moves.0.is_empty());
            let error = match other_puzzles(here).find(reads) {
                Some(other) => UserError { advice: say::MOVES_OF_OTHER.with([&editor::puzzle_name(other)]), ..error },
                None => error,
            };
            (at, error)
        }),
    }
}

/// Applies an opened text, whose first line may name the puzzle. An error leaves the position unchanged.
pub fn open_text(path: PathBuf, text: String, model: &mut Model) {
    let bare = notation::without_comments(&text);
    let here = model.document.puzzle();
    let named = match heading::puzzle_in_text(&text) {
        Ok(named) => named,
        Err(error) => {
            return open_file::report_error(&FileError::Refused { path, error: headings::unknown(&error) }, model);
        }
    };
    if link::looks_like(&bare) {
        return match check_link(named, &bare) {
            Err(error) => open_file::report_error(&FileError::Refused { path, error }, model),
            Ok(()) => {
                remember_file(&path, model);
                open_link(bare, EditKind::Paste, model);
            }
        };
    }
    let read = match named {
        Some(puzzle) => read_whole(puzzle, &bare, &model.settings.colour_letters(puzzle))
            .map(|(position, remarks)| PastedPosition { puzzle, position, remarks }),
        None => parse_any(here, &bare, &model.settings),
    };
    match read {
        Ok(PastedPosition { puzzle, position, remarks }) => {
            remember_file(&path, model);
            set_position(puzzle, position, model);
            model.news = describe::with_remarks(search_news::NEWS_OPENED.with([&file_name(&path)]), &remarks);
            readings::offer(&bare, remarks, model);
        }
        Err((_, error)) => open_file::report_error(&FileError::Refused { path, error }, model),
    }
}

/// Checks that a link is valid, and that its puzzle is `named`, the one in the first line, if any.
fn check_link(named: Option<PuzzleId>, text: &str) -> Result<(), UserError> {
    let found = link::read(text).map_err(|error| describe::link(&error))?.puzzle;
    match named.filter(|named| *named != found) {
        Some(named) => {
            let what = sharing::LINK_OF_OTHER.with([&editor::puzzle_name(found), &editor::puzzle_name(named)]);
            Err(UserError::new(what, sharing::LINK_OF_OTHER_DO))
        }
        None => Ok(()),
    }
}

/// Adds an opened file to the recent ones, and closes the dialog.
fn remember_file(path: &Path, model: &mut Model) {
    model.change_settings(|settings| settings.remember(path));
    model.dialog = None;
}

/// Like [`read`], but rejects a text that is blank apart from comments.
fn read_whole(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> TypedPosition {
    let (position, remarks) = read(puzzle, text, letters)?;
    match &position.moves_from_solved {
        Some(moves) if moves.0.is_empty() && remarks.notes.is_empty() => Err((0, headings::no_position())),
        _ => Ok((position, remarks)),
    }
}

/// Switches to a puzzle and replaces its position with an opened or pasted one.
fn set_position(puzzle: PuzzleId, position: Position, model: &mut Model) {
    switch_to(puzzle, model);
    repaint(position.with_edit(EditKind::Paste), None, model);
    // An unchanged position would keep a rejected text in the field.
    model.document.workspace_mut().editor.forget_text();
}

/// Switches to a puzzle and applies a pasted position or moves. Returns the text for the status line.
fn apply_pasted(puzzle: PuzzleId, position: Position, model: &mut Model) -> Phrase {
    switch_to(puzzle, model);
    // An unchanged position would keep a rejected text in the field.
    model.document.workspace_mut().editor.forget_text();
    apply(position, EditKind::Paste, model)
}

/// Applies a commented text whose first line names the puzzle, such as a saved solution, or reports the error in it. Also reports a text
/// without content. Returns any other text, and links, without comments.
fn apply_headed(text: String, model: &mut Model) -> Option<String> {
    if !is_commented(&text) && !text.trim().is_empty() {
        return Some(text);
    }
    let bare = notation::without_comments(&text).trim().to_owned();
    let puzzle = match heading::puzzle_in_text(&text) {
        Ok(Some(puzzle)) => puzzle,
        Ok(None) if !bare.is_empty() => return Some(bare),
        Ok(None) => model.document.puzzle(),
        Err(error) => {
            // Keep the whole text: the error is in its first line.
            refuse(text, 0, headings::unknown(&error), model);
            return None;
        }
    };
    if link::looks_like(&bare) {
        match check_link(Some(puzzle), &bare) {
            Err(error) => refuse(bare, 0, error, model),
            Ok(()) => return Some(bare),
        }
        return None;
    }
    match read_whole(puzzle, &bare, &model.settings.colour_letters(puzzle)) {
        Ok((position, remarks)) => {
            let is_other = puzzle != model.document.puzzle();
            set_position(puzzle, position, model);
            model.news = news(is_other.then_some(puzzle), editor::NEWS_PASTED.with([]), &remarks);
            readings::offer(&bare, remarks, model);
        }
        Err((at, error)) => refuse(bare, at, error, model),
    }
    None
}

/// Status text after pasting: the puzzle with the remarks, if the puzzle changed; otherwise the remarks, or else `taken`.
fn news(other: Option<PuzzleId>, taken: Phrase, remarks: &Remarks) -> Phrase {
    match other {
        Some(puzzle) => describe::with_remarks(say::NEWS_PASTED_OTHER.with([&editor::puzzle_name(puzzle)]), remarks),
        None => describe::remarks(remarks).unwrap_or(taken),
    }
}

/// Reports an error, and keeps the text in the field with the error at this character index.
fn refuse(text: String, at: usize, error: UserError, model: &mut Model) {
    model.report_error(editor::NEWS_NOT_PASTED.with([&error.phrase()]));
    store_entry(&mut model.document, text, Some((at, error)));
}

/// True if the first line that is not blank is a comment.
fn is_commented(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with('#')
}

/// True if text pasted into the position field needs [`paste`]: a log, link, path, commented text, or another puzzle's position.
pub fn is_global_paste(puzzle: PuzzleId, text: &str, settings: &Settings) -> bool {
    logs::looks_like(text)
        || link::looks_like(text)
        || is_commented(text)
        || !pasted_paths(text).is_empty()
        || certain_other_puzzle(puzzle, text, settings).is_some()
}

/// Parses a position of another puzzle, if length and colours fit that puzzle and not the current one.
fn certain_other_puzzle(here: PuzzleId, text: &str, settings: &Settings) -> Option<ParsedFacelets<Pattern>> {
    let sure = |puzzle: PuzzleId| {
        let letters = settings.colour_letters(puzzle);
        let whole = parse_complete(puzzle, text, settings).filter(|(facelets, _)| facelets.check_counts().is_ok());
        let unfinished = || facelets::read_unfinished(puzzle, text, &letters).and_then(Result::ok);
        whole.map(|(_, read)| read).or_else(unfinished)
    };
    if sure(here).is_some() {
        return None;
    }
    other_puzzles(here).find_map(sure)
}

/// Parses facelets of another puzzle without checking the counts of colours, for text that does not fit the current one.
fn possible_other_puzzle(here: PuzzleId, text: &str, settings: &Settings) -> Option<ParsedFacelets<Pattern>> {
    other_puzzles(here).find_map(|puzzle| parse_complete(puzzle, text, settings)).map(|(_, read)| read)
}

/// Parses facelets without unpainted ones; also returns them as a pattern, with the assumed order.
fn parse_complete(puzzle: PuzzleId, text: &str, settings: &Settings) -> Option<(Facelets, ParsedFacelets<Pattern>)> {
    let read = |letters: &ColourLetters| facelets::read(puzzle, text, letters).map(Reading::from_facelets);
    let Reading { content, assumed, .. } = colour_letters::read(&settings.colour_letters(puzzle), read).ok()?;
    let facelets = content.state(puzzle);
    let painting = Pattern::from_facelets(&facelets);
    Some((facelets, ParsedFacelets { facelets: painting, assumed }))
}

fn other_puzzles(here: PuzzleId) -> impl Iterator<Item = PuzzleId> {
    ALL.into_iter().filter(move |puzzle| *puzzle != here)
}
