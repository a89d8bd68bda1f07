//! Pasted texts of all kinds, and the texts of a position that can be copied.

use super::{enter, links::take_link, read};
use crate::app::core::{Context, paths::pasted_paths};
use crate::app::document::{EditKind, Origin, Position};
use crate::app::files::open_file;
use crate::app::history::changes::{repaint, switch_to};
use crate::shared::settings::Settings;
use unfold_engine::notation::facelets::{self, Read};
use unfold_engine::notation::{self, link};
use unfold_engine::puzzle::{Facelets, PuzzleId, painting::Painting};
use unfold_engine::{mc4d, puzzles::ALL};
use unfold_text::{editor, sentences::describe, session as say};

/// Takes what was pasted: a log, a file, a link, or a position of whichever puzzle.
pub fn paste(text: String, cx: &mut Context) {
    // A solution that was saved as text has comments around its position.
    let text = if text.starts_with('#') { notation::without_comments(&text).trim().to_owned() } else { text };
    if mc4d::looks_like(&text) {
        return open_file::open_text(&text, cx);
    }
    let paths = pasted_paths(&text);
    if !paths.is_empty() {
        return open_file::open_first(&paths, cx);
    }
    if link::looks_like(&text) {
        return take_link(text, EditKind::Paste, cx);
    }
    let puzzle = cx.document.puzzle();
    let letters = cx.settings.colour_letters(puzzle);
    let other = of_another(puzzle, &text, &cx.settings);
    let here = if other.is_some() { None } else { Some(read(puzzle, &text, &letters)) };
    match (here, other.or_else(|| perhaps_of_another(puzzle, &text, &cx.settings))) {
        (Some(Ok((position, assumed))), _) => {
            repaint(position.by(EditKind::Paste), None, cx);
            let plain = || editor::NEWS_PASTED.with([]);
            cx.news = assumed.map_or_else(plain, |assumed| describe::assumed(&assumed));
        }
        (_, Some(Read { facelets: painting, assumed })) => {
            let puzzle = painting.puzzle();
            switch_to(puzzle, cx);
            repaint(Position::painted(painting, Origin::Typed).by(EditKind::Paste), None, cx);
            let pasted = say::NEWS_PASTED_OTHER.with([&editor::puzzle_name(puzzle)]);
            cx.news = describe::with_assumed(pasted, assumed);
        }
        (Some(Err((at, error))), None) => {
            cx.news = editor::NEWS_NOT_PASTED.with([&error.phrase()]);
            enter(&mut cx.document, text, Some((at, error)));
        }
        (None, None) => {}
    }
}

/// True if a text that is pasted into the field of the position is not meant for that field alone.
pub fn takes_whole(puzzle: PuzzleId, text: &str, settings: &Settings) -> bool {
    mc4d::looks_like(text)
        || link::looks_like(text)
        || text.starts_with('#')
        || !pasted_paths(text).is_empty()
        || of_another(puzzle, text, settings).is_some()
}

/// The position of another puzzle that a text is by its length and its colours, and not one of the puzzle at hand.
fn of_another(here: PuzzleId, text: &str, settings: &Settings) -> Option<Read<Painting>> {
    let sure = |puzzle: PuzzleId| {
        let letters = settings.colour_letters(puzzle);
        let whole = whole(puzzle, text, settings).filter(|(facelets, _)| facelets.check_counts().is_ok());
        let unfinished = || facelets::read_unfinished(puzzle, text, &letters).and_then(Result::ok);
        whole.map(|(_, read)| read).or_else(unfinished)
    };
    if sure(here).is_some() {
        return None;
    }
    others(here).find_map(sure)
}

/// The same by its length alone, for a text that is nothing of the puzzle at hand.
fn perhaps_of_another(here: PuzzleId, text: &str, settings: &Settings) -> Option<Read<Painting>> {
    if read(here, text, &settings.colour_letters(here)).is_ok() {
        return None;
    }
    others(here).find_map(|puzzle| whole(puzzle, text, settings)).map(|(_, read)| read)
}

/// Facelets of a puzzle of which none is left out.
fn whole(puzzle: PuzzleId, text: &str, settings: &Settings) -> Option<(Facelets, Read<Painting>)> {
    let Read { facelets, assumed } = facelets::read(puzzle, text, &settings.colour_letters(puzzle)).ok()?;
    let painting = Painting::of(&facelets);
    Some((facelets, Read { facelets: painting, assumed }))
}

fn others(here: PuzzleId) -> impl Iterator<Item = PuzzleId> {
    ALL.into_iter().filter(move |puzzle| *puzzle != here)
}
