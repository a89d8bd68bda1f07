//! Links to Twizzle's editor: that of a position is copied, and one that is pasted or typed becomes a position with its moves.

pub mod command;
pub mod update;

use crate::app::core::{Context, ShellRequest};
use crate::app::document::Workspace;
use crate::shared::puzzles::graph::{self, Identifier};
use crate::shared::solution_log::moves_to;
use unfold_engine::notation::link::{self, Link};
use unfold_engine::{mc4d, notation, puzzle::Sequence};
use unfold_text::{session, sharing as say};

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

/// The identifier of the 2×2×2 that the net shows.
pub fn identifier(workspace: &Workspace) -> Option<Identifier> {
    let shown = workspace.painting().facelets().filter(|facelets| facelets.puzzle() == graph::PUZZLE)?;
    workspace.state().map(|_| Identifier::of(&shown))
}

/// Copies the identifier of the 2×2×2 that the net shows.
pub fn copy_identifier(cx: &mut Context) {
    let workspace = cx.document.workspace();
    if let Some(identifier) = identifier(workspace) {
        cx.request(ShellRequest::Copy(identifier.to_string()));
        cx.news = session::NEWS_COPIED_IDENTIFIER.with([]);
    }
}

/// Copies moves that reach what the net shows, if they are known.
pub fn copy_moves_here(cx: &mut Context) {
    let workspace = cx.document.workspace();
    if let Some(moves) = workspace.moves_here() {
        cx.request(ShellRequest::Copy(notation::print(workspace.puzzle(), &moves)));
        cx.news = session::NEWS_COPIED_MOVES.with([]);
    }
}

/// Copies the log that would be saved.
pub fn copy_log(cx: &mut Context) {
    let workspace = cx.document.workspace();
    if let Some(log) = workspace.log_to_save() {
        cx.request(ShellRequest::Copy(mc4d::write(&log)));
        cx.news = session::NEWS_COPIED_LOG.with([]);
    }
}

/// Copies of the position for others.
#[derive(Debug, Default)]
pub struct Sharing;

impl Context {
    /// The identifier of the 2x2x2 that the net shows.
    pub fn identifier(&self) -> Option<Identifier> {
        identifier(self.document.workspace())
    }
}
