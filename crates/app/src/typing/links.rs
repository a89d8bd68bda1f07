//! Typed or pasted links to a position with moves.

use super::{character_index, store_entry};
use crate::document::{EditKind, EditMerge, Origin, Position, track::Track};
use crate::{history::changes, model::Model, played::MAX_PLAYED};
use unfold_engine::notation::link::{self, InterpretedLink, Link};
use unfold_text::{editor, search_news, sentences::describe, sharing as say};

/// Opens a link: the setup becomes the position and the moves, unless there are more than [`MAX_PLAYED`], a track to play. An error leaves
/// the position unchanged.
pub fn open_link(text: String, edit: EditKind, model: &mut Model) {
    let InterpretedLink { link: Link { puzzle, setup, moves }, scramble_move_count: after_moves } =
        match link::read(&text) {
            Ok(link) => link.interpret(),
            Err(error) => {
                let (at, error) = (character_index(&text, error.at), describe::link(&error));
                model.report_error(search_news::NEWS_NOT_PASTED.with([&error.phrase()]));
                return store_entry(&mut model.document, text, Some((at, error)));
            }
        };
    changes::switch_to(puzzle, model);
    let name = editor::puzzle_name(puzzle);
    let position = Position::from_moves(puzzle, setup, Origin::Typed).with_edit(edit);
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
    changes::replace_position(Position { track, ..position }, merge, model);
    if edit == EditKind::Type {
        store_entry(&mut model.document, text, None);
    }
}
