//! Other moves than those played, as a second track below them and beside them in the chart: an earlier solution, the log's own
//! moves, the scramble. Either track can be played; each keeps its own place.

use std::sync::Arc;

use crate::app::document::{Playback, Position, tracks::Compared};
use crate::app::model::Model;
use crate::shared::lesson::MoveNotes;
use crate::shared::played::{MoveSequencePlayer, Played};
use unfold_engine::puzzle::{Sequence, painting::Painting};

/// The moves that are compared, if any.
#[derive(Default)]
pub struct Comparison(Option<Kept>);

struct Kept {
    /// The position for which it was chosen.
    position: Painting,
    /// The moves, as far as they are made.
    track: Playback,
    notes: Arc<MoveNotes>,
    /// True if they stand above those that are played.
    is_first: bool,
}

/// The track that is compared with the moves played.
#[derive(Clone, Copy, Debug)]
pub struct ComparedTrack<'a> {
    /// The lesson on its moves.
    pub notes: &'a Arc<MoveNotes>,
    /// Number of its moves made.
    pub at: usize,
    /// True if it stands above the moves played: the longer one did when they were chosen.
    pub is_first: bool,
}

impl Comparison {
    /// True if these moves are the track that is compared.
    pub fn is_of(&self, what: Played, moves: &Sequence, position: &Position) -> bool {
        self.track(position).is_some_and(|track| track.notes.what == what && track.notes.moves == *moves)
    }

    /// The track that is compared, while the position is the one for which it was chosen.
    pub fn track(&self, position: &Position) -> Option<ComparedTrack<'_>> {
        let kept = self.0.as_ref().filter(|kept| kept.position == position.painting)?;
        Some(ComparedTrack { notes: &kept.notes, at: kept.track.at, is_first: kept.is_first })
    }
}

/// Compares other moves; `None` compares nothing any more. What is counted along them is counted as far as the tables
/// in memory tell it.
pub fn choose(choice: Option<Compared>, model: &mut Model) {
    let (metric, known) = (model.shown_metric(), &model.samples.tables.distances);
    let workspace = model.document.workspace();
    let position = workspace.position();
    let length = |moves: &Sequence| moves.length_in(position.painting.puzzle().def(), metric);
    let played = workspace.player().map_or(0, |player| length(player.moves));
    let is_played = |player: &MoveSequencePlayer<'_>| {
        workspace.player().is_some_and(|now| (now.what, now.moves) == (player.what, player.moves))
    };
    // The solution is what is meant beside moves that are played already.
    let chosen = match choice.and_then(|choice| position.compared_player(choice)) {
        Some(player) if is_played(&player) => position.solution_player().filter(|solution| !is_played(solution)),
        chosen => chosen,
    };
    model.comparison.0 = chosen.map(|player| Kept {
        position: position.painting.clone(),
        is_first: length(player.moves) >= played,
        notes: Arc::new(MoveNotes::of(&player, metric, None, known)),
        track: Playback::new(player).chosen(),
    });
    if choice.is_none() {
        model.news = unfold_text::stage::NEWS_NOT_COMPARED.with([]);
    }
}

/// Lets the player drive the other track, from the place where that was left; the one it drove is compared with it.
pub fn switch(model: &mut Model) {
    let (metric, known) = (model.shown_metric(), &model.samples.tables.distances);
    let workspace = model.document.workspace();
    let position = &workspace.position().painting;
    let Some(kept) = model.comparison.0.as_mut().filter(|kept| kept.position == *position) else { return };
    let Some(player) = workspace.player() else { return };
    kept.notes = Arc::new(MoveNotes::of(&player, metric, None, known));
    kept.is_first = !kept.is_first;
    let other = std::mem::replace(&mut kept.track, Playback::new(player).chosen());
    let workspace = model.document.workspace_mut();
    workspace.playback = Some(other);
    workspace.motion = None;
}
