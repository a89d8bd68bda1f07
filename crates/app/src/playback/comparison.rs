//! A second track of moves, drawn beside the played one and in the chart: another solution or another row of moves. The user can switch
//! between the tracks; each keeps its current move.

use std::sync::Arc;

use super::state::StoredTrack;
use crate::document::{Playback, tracks::ComparedMoves};
use crate::{lesson::MoveNotes, model::Model, played::PlayableMoves};
use unfold_engine::puzzle::Sequence;

pub use super::state::{ComparedTrack, Comparison};

/// Sets the track to compare with, or removes it. Measures that need tables not in memory are left out.
pub fn choose(choice: Option<ComparedMoves>, model: &mut Model) {
    let (metric, known) = (model.shown_metric(), &model.samples.tables.distances);
    let workspace = model.document.workspace();
    let position = workspace.position();
    let length = |moves: &Sequence| moves.length_in(position.painting.puzzle().def(), metric);
    let played = workspace.player().map_or(0, |player| length(player.moves));
    let is_played = |player: &PlayableMoves<'_>| {
        workspace.player().is_some_and(|now| (now.kind, now.moves) == (player.kind, player.moves))
    };
    // If the chosen moves are already played, compare with the solution instead.
    let chosen = match choice.and_then(|choice| position.compared_player(choice)) {
        Some(player) if is_played(&player) => position.solution_player().filter(|solution| !is_played(solution)),
        chosen => chosen,
    };
    model.comparison.0 = chosen.map(|player| StoredTrack {
        position: position.painting.clone(),
        is_first: length(player.moves) >= played,
        notes: Arc::new(MoveNotes::new(&player, metric, None, known)),
        track: Playback::new(player).chosen(),
    });
    if choice.is_none() {
        model.news = unfold_text::stage::NEWS_NOT_COMPARED.with([]);
    }
}

/// Swaps the played and the compared track; each keeps its current move.
pub fn switch(model: &mut Model) {
    let (metric, known) = (model.shown_metric(), &model.samples.tables.distances);
    let workspace = model.document.workspace();
    let position = &workspace.position().painting;
    let Some(kept) = model.comparison.0.as_mut().filter(|kept| kept.position == *position) else { return };
    let Some(player) = workspace.player() else { return };
    kept.notes = Arc::new(MoveNotes::new(&player, metric, None, known));
    kept.is_first = !kept.is_first;
    let other = std::mem::replace(&mut kept.track, Playback::new(player).chosen());
    let workspace = model.document.workspace_mut();
    workspace.playback = Some(other);
    workspace.motion = None;
}
