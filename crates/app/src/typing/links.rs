//! Typed or pasted links to a position with moves.

use super::{character, enter};
use crate::document::{EditKind, EditMerge, Origin, Position, track::Track};
use crate::{history::changes, model::Model, played::MAX_PLAYED};
use unfold_engine::notation::link::{self, Link, Meant};
use unfold_text::{editor, search_news, sentences::describe, sharing as say};

/// Opens a link: its setup becomes the position, its moves a track. An error leaves the position unchanged.
pub fn take_link(text: String, edit: EditKind, model: &mut Model) {
    let Meant { link: Link { puzzle, setup, moves }, after_moves } = match link::read(&text) {
        Ok(link) => link.meant(),
        Err(error) => {
            let (at, error) = (character(&text, error.at), describe::link(&error));
            model.tell_error(search_news::NEWS_NOT_PASTED.with([&error.phrase()]));
            return enter(&mut model.document, text, Some((at, error)));
        }
    };
    changes::switch_to(puzzle, model);
    let name = editor::puzzle_name(puzzle);
    let position = Position::reached(puzzle, setup, Origin::Typed).by(edit);
    model.news = match (after_moves, moves.0.len()) {
        (Some(taken), _) => say::NEWS_LINK_AFTER_MOVES.with([&name, &taken]),
        (None, 0) => say::NEWS_LINK.with([&name]),
        (None, many) if many > MAX_PLAYED => say::NEWS_LINK_LONG.with([&many]),
        (None, some) => say::NEWS_LINK_MOVES.with([&name, &some]),
    };
    let track = (1..=MAX_PLAYED).contains(&moves.0.len()).then(|| Track {
        start: position.painting.clone(),
        moves,
        phases: Vec::new(),
        at: 0,
    });
    let merge = (edit == EditKind::Type).then_some(EditMerge::Typing);
    changes::change(Position { track, ..position }, merge, model);
    if edit == EditKind::Type {
        enter(&mut model.document, text, None);
    }
}
