//! Copies for use in other programs: Twizzle links, moves, logs, identifiers.

use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, menu::Menu};
use crate::puzzles::graph::{self, Identifier};
use crate::puzzles::record;
use crate::{action::Action, document::Workspace, effect::ShellRequest, model::Model, obstacles};
use crate::{scramble::setup_solve::AfterSetup, solution_log::scramble_from_solution};
use unfold_engine::logs::LogFormat;
use unfold_engine::notation;
use unfold_engine::notation::link::{self, Link};
use unfold_engine::puzzle::{PuzzleId, Sequence};
use unfold_text::{editor, reasons, session, sharing as say, window};

#[derive(Clone, Debug, PartialEq)]
pub enum SharingCommand {
    /// Copy moves that reach the shown position.
    CopyMovesHere,
    /// Copy the identifier of the shown 2×2×2 position.
    CopyIdentifier,
    /// Copy the position's log and the shown solution, in the puzzle's default format.
    CopyLog,
    /// Copy a Twizzle link to the position and its solution.
    CopyLink,
    CopyText(String),
}

pub static ROWS: &[Row<SharingCommand>] = &[
    row("copy-moves", SharingCommand::CopyMovesHere, (session::COPY_MOVES, session::COPY_MOVES_TIP))
        .in_menu(Menu::Edit.at(2, 3)),
    row("copy-identifier", SharingCommand::CopyIdentifier, (session::COPY_IDENTIFIER, session::COPY_IDENTIFIER_TIP))
        .in_menu(Menu::Edit.at(2, 5)),
    row("copy-log", SharingCommand::CopyLog, (session::COPY_LOG, session::COPY_LOG_TIP)).in_menu(Menu::Edit.at(2, 6)),
    row("copy-link", SharingCommand::CopyLink, (say::COPY_LINK, say::COPY_LINK_TIP)).in_menu(Menu::Share.at(1, 3)),
];

/// Maximum number of known moves used as a link's setup. If there are more, the inverse solution is used, or a setup is searched for.
const MAX_SETUP: usize = 200;

/// Copies a link to the position and its solution. Returns false, without copying, if neither a short setup nor a solution is known; a
/// setup must then be searched for.
#[must_use]
pub fn copy_link(model: &mut Model) -> bool {
    let workspace = model.document.workspace();
    let known = workspace.moves_to_position().filter(|moves| moves.0.len() <= MAX_SETUP);
    let undone = || {
        let (_, solution) = workspace.position().results.selected()?;
        Some(scramble_from_solution(workspace.state()?, &solution.moves))
    };
    let Some(setup) = known.or_else(undone) else { return false };
    copy_link_with(setup, model);
    true
}

/// Copies a link to the position: the setup, then the selected solution or, without one, the earlier moves that start at the position.
pub fn copy_link_with(setup: Sequence, model: &mut Model) {
    let workspace = model.document.workspace();
    let position = workspace.position();
    let given = || position.earlier_player().filter(|player| player.at == 0).map(|player| player.moves);
    let moves = position.results.selected().map(|(_, solution)| &solution.moves).or_else(given);
    let moves = moves.cloned().unwrap_or_default();
    let has_moves = !moves.0.is_empty();
    if let Some(text) = link::print(&Link { puzzle: workspace.puzzle(), setup, moves }) {
        model.effects.request(ShellRequest::Copy(text));
        model.news = if has_moves { say::NEWS_COPIED_LINK_MOVES } else { say::NEWS_COPIED_LINK }.with([]);
    }
}

/// Identifier of the shown 2×2×2 position; `None` for other puzzles and for invalid positions.
pub fn identifier(workspace: &Workspace) -> Option<Identifier> {
    let shown = workspace.painting().facelets().filter(|facelets| facelets.puzzle() == graph::PUZZLE)?;
    workspace.state().map(|_| Identifier::from_facelets(&shown))
}

/// Copies the identifier of the shown 2×2×2 position.
pub fn copy_identifier(model: &mut Model) {
    let workspace = model.document.workspace();
    if let Some(identifier) = identifier(workspace) {
        model.effects.request(ShellRequest::Copy(identifier.to_string()));
        model.news = session::NEWS_COPIED_IDENTIFIER.with([]);
    }
}

/// Copies moves that reach the shown position, if known.
pub fn copy_moves_here(model: &mut Model) {
    let workspace = model.document.workspace();
    if let Some(moves) = workspace.moves_to_shown() {
        model.effects.request(ShellRequest::Copy(notation::print(workspace.puzzle(), &moves)));
        model.news = session::NEWS_COPIED_MOVES.with([]);
    }
}

/// Copies the log of the position, followed by the shown solution, in the puzzle's default format. Does nothing if neither is known.
pub fn copy_log(model: &mut Model) {
    let workspace = model.document.workspace();
    if let Some(log) = workspace.log_to_save() {
        model.effects.request(ShellRequest::Copy(log.write(LogFormat::default_for(log.puzzle()))));
        model.news = session::NEWS_COPIED_LOG.with([]);
    }
}

pub fn run(command: SharingCommand, model: &mut Model) {
    match command {
        SharingCommand::CopyMovesHere => copy_moves_here(model),
        SharingCommand::CopyIdentifier => copy_identifier(model),
        SharingCommand::CopyLog => copy_log(model),
        // Without a known setup, search for one first.
        SharingCommand::CopyLink => {
            if !copy_link(model) {
                model.effects.ask(Action::FindSetup(AfterSetup::CopyLink));
            }
        }
        SharingCommand::CopyText(text) => {
            model.effects.request(ShellRequest::Copy(text));
            model.news = window::NEWS_COPIED_TEXT.with([]);
        }
    }
}

pub fn obstacle(command: &SharingCommand, model: &Model) -> Obstacle {
    match command {
        SharingCommand::CopyMovesHere => {
            Obstacle::unless(model.document.workspace().knows_moves_here(), reasons::WHY_NO_MOVES_HERE)
        }
        SharingCommand::CopyIdentifier => {
            Obstacle::unless(identifier(model.document.workspace()).is_some(), reasons::WHY_NO_IDENTIFIER)
        }
        SharingCommand::CopyLog => {
            Obstacle::unless(model.document.workspace().can_copy_log(), reasons::WHY_NO_MOVES_HERE)
        }
        // The Twizzle editor supports cubes only.
        SharingCommand::CopyLink => {
            let why = || say::WHY_NO_LINK.with([&editor::puzzle_name(model.puzzle())]);
            Obstacle::disabled_if(!link::supports(model.puzzle()), why).or(|| obstacles::painting(model))
        }
        SharingCommand::CopyText(_) => Obstacle::None,
    }
}

pub fn applies_to(command: &SharingCommand, puzzle: PuzzleId) -> bool {
    match command {
        SharingCommand::CopyIdentifier => record(puzzle).has_graph,
        SharingCommand::CopyLog => puzzle.def().log.is_some(),
        _ => true,
    }
}
