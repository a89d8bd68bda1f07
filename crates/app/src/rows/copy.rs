//! Copies rows of moves as text, or in the formats of other programs.

use super::{RowTarget, target};
use crate::command::availability::Obstacle;
use crate::document::Workspace;
use crate::document::row_names::{self, NamedStretch};
use crate::{effect::ShellRequest, model::Model, played::SequenceKind};
use unfold_engine::logs::LogFormat;
use unfold_engine::notation::dialect::{self, Dialect};
use unfold_engine::notation::link::{self, Link};
use unfold_engine::notation::{self, structure};
use unfold_engine::puzzle::hypercube::grips::Click;
use unfold_engine::puzzle::{PuzzleId, Sequence};
use unfold_text::{reasons, rows as say};

/// Format of copied moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyForm {
    /// One group of moves per line, with its name as a comment.
    Named,
    /// MC4D clicks.
    Clicks,
    /// Hyperspeedcube's notation.
    Hyperspeedcube,
    /// An MC4D log of the whole row, starting with the scramble.
    Log,
    /// A link to the Twizzle editor.
    Link,
}

/// True if the format exists for the puzzle.
pub(super) fn is_available_for(form: CopyForm, puzzle: PuzzleId) -> bool {
    match form {
        CopyForm::Named => true,
        CopyForm::Hyperspeedcube => Dialect::Hyperspeedcube.supports(puzzle),
        CopyForm::Clicks | CopyForm::Log => puzzle.def().log.is_some(),
        CopyForm::Link => link::supports(puzzle),
    }
}

/// Copies the selected moves, or the whole row, in the displayed notation.
pub(super) fn copy(row: SequenceKind, model: &mut Model) {
    let workspace = model.document.workspace();
    let Some(player) = workspace.row(row) else { return };
    let selected = model.rows_of_moves.selected(row, workspace).filter(|range| !range.is_empty());
    let moves = Sequence(player.moves.0[selected.unwrap_or(0..player.moves.0.len())].to_vec());
    let text = format_moves(model, &moves);
    copy_text(text, moves.0.len(), model);
}

/// Copies the selected moves, or the whole row, in a format. A log always holds the whole row.
pub(super) fn copy_as(form: CopyForm, model: &mut Model) {
    let Some(target) = target(model) else { return };
    let moves = Sequence(target.moves.0[target.range.clone()].to_vec());
    let workspace = model.document.workspace();
    let text = match form {
        CopyForm::Named => {
            let names = row_names::names_within(workspace.names_of_row(target.row), &target.range);
            Some(with_names(model, &moves, &names))
        }
        CopyForm::Clicks => {
            let clicks = moves.0.iter().flat_map(|mv| Click::for_move(model.puzzle(), *mv));
            Some(clicks.map(Click::token).collect::<Vec<_>>().join(" "))
        }
        CopyForm::Hyperspeedcube => Some(dialect::print_in(model.puzzle(), Dialect::Hyperspeedcube, &moves)),
        CopyForm::Log => workspace.log_of_row(target.row).map(|log| log.write(LogFormat::Mc4d)),
        CopyForm::Link => moves_before(workspace, &target)
            .and_then(|setup| link::print(&Link { puzzle: workspace.puzzle(), setup, moves: moves.clone() })),
    };
    let count = if form == CopyForm::Log { target.moves.0.len() } else { moves.0.len() };
    if let Some(text) = text {
        copy_text(text, count, model);
    }
}

fn copy_text(text: String, moves: usize, model: &mut Model) {
    model.effects.request(ShellRequest::Copy(text));
    model.news = say::NEWS_COPIED_ROW.with([&moves]);
}

fn format_moves(model: &Model, moves: &Sequence) -> String {
    match model.rows_of_moves.is_folded {
        true => structure::print_folded(model.puzzle(), moves),
        false => notation::print(model.puzzle(), moves),
    }
}

/// Formats moves, each named stretch on its own line with the name as a comment.
fn with_names(model: &Model, moves: &Sequence, names: &[NamedStretch]) -> String {
    let part = |range: std::ops::Range<usize>| format_moves(model, &Sequence(moves.0[range].to_vec()));
    let (mut lines, mut next) = (Vec::new(), 0);
    for named in names {
        lines.extend((next < named.range.start).then(|| part(next..named.range.start)));
        let name = if named.name.is_empty() { "macro" } else { &named.name };
        lines.push(format!("{} // {name}", part(named.range.clone())));
        next = named.range.end;
    }
    lines.extend((next < moves.0.len()).then(|| part(next..moves.0.len())));
    lines.join("\n")
}

/// Moves from the solved puzzle to the first copied move, if known.
fn moves_before(workspace: &Workspace, target: &RowTarget) -> Option<Sequence> {
    let start = workspace.start_of_row(target.row)?;
    let reached = start.reached.or_else(|| start.position.is_solved().then(Sequence::default))?;
    Some(Sequence([&reached.0[..], &start.lead.0, &target.moves.0[..target.range.start]].concat()))
}

/// Blocks copying if there are no moves, or if the format needs a scramble and none is known.
pub(super) fn obstacle(form: CopyForm, model: &Model) -> Obstacle {
    let Some(target) = target(model) else { return Obstacle::Disabled(reasons::WHY_NO_MOVES_THERE.into()) };
    let workspace = model.document.workspace();
    let is_known = match form {
        CopyForm::Named | CopyForm::Clicks | CopyForm::Hyperspeedcube => true,
        CopyForm::Log => workspace.log_of_row(target.row).is_some(),
        CopyForm::Link => moves_before(workspace, &target).is_some(),
    };
    Obstacle::unless(is_known, say::NO_ROW_SCRAMBLE)
}
