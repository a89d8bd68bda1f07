//! Links to Twizzle's editor: that of a position is copied, and one that is pasted or typed becomes a position with its moves.

pub mod command;
pub mod update;

use super::core::context::Context;
use super::core::effect::ShellRequest;
use super::document::edit_kind::EditKind;
use super::document::open_log::MAX_PLAYED;
use super::document::position::{Origin, Position};
use super::document::tracks::Track;
use super::document::workspace::EditMerge;
use super::history::changes;
use super::typing::{character, enter};
use crate::shared::solution_log::moves_to;
use unfold_engine::notation::link::{self, Link};
use unfold_engine::puzzle::Sequence;
use unfold_text::sentences::describe;
use unfold_text::{editor, search_news, sharing as say};

/// Longer ways to a position are not written into a link: a shorter one is looked for.
const LONGEST_SETUP: usize = 200;

/// Copies a link to the position with its solution, or else the moves that came with it; `false` where no moves are known that reach
/// the position, and they are to be looked for first.
#[must_use]
pub fn copy_link(cx: &mut Context) -> bool {
    let workspace = cx.document.workspace();
    let known = workspace.moves_to_position().filter(|moves| moves.0.len() <= LONGEST_SETUP);
    let undone = || {
        let (_, solution) = workspace.position().results.shown()?;
        Some(moves_to(workspace.state()?, &solution.moves))
    };
    let Some(setup) = known.or_else(undone) else { return false };
    copy_link_with(setup, cx);
    true
}

/// The same with moves that reach the position.
pub fn copy_link_with(setup: Sequence, cx: &mut Context) {
    let workspace = cx.document.workspace();
    let position = workspace.position();
    let given = || position.earlier_player().filter(|player| player.at == 0).map(|player| player.moves);
    let moves = position.results.shown().map(|(_, solution)| &solution.moves).or_else(given);
    let moves = moves.cloned().unwrap_or_default();
    let has_moves = !moves.0.is_empty();
    if let Some(text) = link::print(&Link { puzzle: workspace.puzzle(), setup, moves }) {
        cx.request(ShellRequest::Copy(text));
        cx.news = if has_moves { say::NEWS_COPIED_LINK_MOVES } else { say::NEWS_COPIED_LINK }.with([]);
    }
}

/// Takes a link that was pasted or typed: its setup becomes the position, and its moves a track from there. A mistake leaves the
/// position as it is.
pub fn take_link(text: String, edit: EditKind, cx: &mut Context) {
    let Link { puzzle, setup, moves } = match link::read(&text) {
        Ok(link) => link,
        Err(error) => {
            let (at, error) = (character(&text, error.at), describe::link(&error));
            cx.news = search_news::NEWS_NOT_PASTED.with([&error.phrase()]);
            return enter(&mut cx.document, text, Some((at, error)));
        }
    };
    changes::switch_to(puzzle, cx);
    let name = editor::puzzle_name(puzzle);
    let position = Position::reached(puzzle, setup, Origin::Typed).by(edit);
    cx.news = match moves.0.len() {
        0 => say::NEWS_LINK.with([&name]),
        many if many > MAX_PLAYED => say::NEWS_LINK_LONG.with([&many]),
        some => say::NEWS_LINK_MOVES.with([&name, &some]),
    };
    let track = (1..=MAX_PLAYED).contains(&moves.0.len()).then(|| Track {
        start: position.painting.clone(),
        moves,
        phases: Vec::new(),
        at: 0,
    });
    let merge = (edit == EditKind::Type).then_some(EditMerge::Typing);
    changes::change(Position { track, ..position }, merge, cx);
    if edit == EditKind::Type {
        enter(&mut cx.document, text, None);
    }
}

/// Copies of the position for others.
#[derive(Debug, Default)]
pub struct Sharing;
