//! A workspace, the document of one puzzle: position, undo history and view state.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{
    camera::CameraState, dragged_layer::DraggedLayer, edit_kind::EditKind, editor::Editor, manual_solve::SolveTimer,
};
use super::{motion::Motion, playback::Playback, position::Position, quit_prompt::Unsaved, shown_parts::ShownParts};
use crate::document::manual_solve::{ManualSolve, ManualSolveStart};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence, pattern::Pattern};

/// Maximum number of undo steps.
pub const MAX_UNDO: usize = 500;

/// Kind of consecutive changes that merge into one undo step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditMerge {
    /// Painting in one stroke.
    Stroke,
    /// Typing into the text field.
    Typing,
}

/// A number of undo or redo steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistorySteps {
    Undo(usize),
    Redo(usize),
}

/// A history entry: a position with its playback.
type HistoryEntry = (Position, Option<Playback>);

/// Content of a workspace to restore.
#[derive(Debug)]
pub struct RestoredWorkspace {
    pub position: Position,
    /// Undo positions, the nearest last.
    pub undo: Vec<Position>,
    /// Redo positions, the nearest last.
    pub redo: Vec<Position>,
    /// Timer value of the solve by hand.
    pub clock: Duration,
    /// Number of moves made in the playback; `None` to restore no playback.
    pub played: Option<usize>,
}

/// The document of one puzzle.
pub struct Workspace {
    position: Position,
    undo: Vec<HistoryEntry>,
    redo: Vec<HistoryEntry>,
    merge: Option<EditMerge>,
    timer: SolveTimer,
    pub editor: Editor,
    /// The playback in progress or paused.
    pub playback: Option<Playback>,
    /// The last animated turn, which may have ended.
    pub motion: Option<Motion>,
    /// The layer being dragged in the 3D or 4D view.
    pub dragged_layer: Option<DraggedLayer>,
    pub camera: CameraState,
    pub shown_parts: ShownParts,
    /// The part of a turn typed so far: layers and letters, or the grip.
    pub typed: String,
    pub unsaved: Unsaved,
}

impl Workspace {
    /// A workspace with the solved puzzle.
    pub(super) fn new(puzzle: PuzzleId) -> Self {
        Self {
            position: Position::solved(puzzle),
            undo: Vec::new(),
            redo: Vec::new(),
            merge: None,
            timer: SolveTimer::default(),
            editor: Editor::new(puzzle),
            playback: None,
            motion: None,
            dragged_layer: None,
            camera: CameraState::new(puzzle),
            shown_parts: ShownParts::default(),
            typed: String::new(),
            unsaved: Unsaved::default(),
        }
    }

    /// Restores a workspace without its playback.
    pub(super) fn restored(puzzle: PuzzleId, kept: RestoredWorkspace) -> Self {
        let moments = |positions: Vec<Position>| positions.into_iter().map(|position| (position, None)).collect();
        Self {
            timer: SolveTimer::stopped(&kept.position, kept.clock),
            position: kept.position,
            undo: moments(kept.undo),
            redo: moments(kept.redo),
            ..Self::new(puzzle)
        }
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    pub fn puzzle(&self) -> PuzzleId {
        self.position.painting.puzzle()
    }

    /// The painting shown: the playback's, else the position's.
    pub fn painting(&self) -> &Pattern {
        self.playback.as_ref().map_or(&self.position.painting, Playback::shown)
    }

    /// The position to solve and play from, if the painting is valid.
    pub fn state(&self) -> Option<&Facelets> {
        self.position.state.as_ref()
    }

    /// Ends the playback and returns to the position.
    pub fn rewind(&mut self) {
        self.playback = None;
    }

    /// Ends the automatic playback of a scramble, so that turning, painting and solving apply to its result.
    pub fn finish_scramble(&mut self) {
        if self.playback.as_ref().is_some_and(|playback| playback.is_brief && playback.is_playing()) {
            self.rewind();
        }
    }

    /// The undo and redo positions, each with the nearest last.
    pub fn history(&self) -> [impl ExactSizeIterator<Item = &Position> + DoubleEndedIterator; 2] {
        [&self.undo, &self.redo].map(|moments| moments.iter().map(|(position, _)| position))
    }

    /// The position, for recording results.
    pub fn position_mut(&mut self) -> &mut Position {
        &mut self.position
    }

    /// The position with the results of a run, current or in the history.
    pub fn position_of_run(&self, run: usize) -> Option<&Position> {
        let others = self.undo.iter().rev().chain(self.redo.iter().rev()).map(|(position, _)| position);
        [&self.position].into_iter().chain(others).find(|position| position.results.run == Some(run))
    }

    /// Like [`position_of_run`](Self::position_of_run), for recording results.
    pub fn position_of_run_mut(&mut self, run: usize) -> Option<&mut Position> {
        let undone = self.redo.iter_mut().rev().map(|(position, _)| position);
        let before = self.undo.iter_mut().rev().map(|(position, _)| position);
        let mut positions = [&mut self.position].into_iter().chain(before).chain(undone);
        positions.find(|position| position.results.run == Some(run))
    }

    /// The nearest undo position with results, with the number of undo steps to it.
    pub fn position_with_results(&self) -> Option<(usize, &Position)> {
        let before = self.undo.iter().rev().map(|(position, _)| position).enumerate();
        before.map(|(n, position)| (n + 1, position)).find(|(_, position)| position.results.method_and_metric.is_some())
    }

    /// The nearest history position with the results of a run, undo first, and the steps to it.
    pub fn steps_to_run(&self, run: usize) -> Option<(HistorySteps, &Position)> {
        let of_run = |(_, (position, _)): &(usize, &HistoryEntry)| position.results.run == Some(run);
        let undone = self.redo.iter().rev().enumerate().find(of_run);
        let before = self.undo.iter().rev().enumerate().find(of_run);
        let before = before.map(|(n, (position, _))| (HistorySteps::Undo(n + 1), position));
        before.or_else(|| undone.map(|(n, (position, _))| (HistorySteps::Redo(n + 1), position)))
    }

    /// Changes to another position and clears redo. Adds an undo step unless the change merges with the last one. `now` is for the timer.
    pub fn change(&mut self, position: Position, merge: Option<EditMerge>, now: Instant) {
        let played = self.playback.take();
        let before = std::mem::replace(&mut self.position, position);
        // Saved rows stay until the position is replaced.
        if !(self.position.edit.replaces_position() || self.position.edit == EditKind::Rows) {
            self.position.kept.clone_from(&before.kept);
            if self.position.names.is_empty() {
                self.position.names.clone_from(&before.names);
            }
        }
        // Merging drops the previous position: do so only if it has no results, or another entry has them too.
        let others = || self.undo.iter().chain(&self.redo).map(|(position, _)| &position.results);
        let kept = || before.results == Default::default() || others().any(|results| *results == before.results);
        let goes_on = merge.is_some() && self.merge == merge && kept();
        if !goes_on {
            self.undo.push((before, played));
            if self.undo.len() > MAX_UNDO {
                self.undo.remove(0);
            }
        }
        self.recall_results();
        self.position.drop_results_if_solved();
        self.redo.clear();
        self.merge = merge;
        self.timer.update(&self.position, now);
    }

    /// Copies the results of an equal position in the history, nearest first, if this one has none.
    fn recall_results(&mut self) {
        let Some(state) = self.position.state.as_ref().filter(|_| self.position.results.method_and_metric.is_none())
        else {
            return;
        };
        let others = self.undo.iter().rev().chain(self.redo.iter().rev()).map(|(position, _)| position);
        let known =
            others.filter(|other| other.results.method_and_metric.is_some() && other.state.as_ref() == Some(state));
        if let Some(results) = known.map(|other| other.results.clone()).next() {
            self.position.results = results;
        }
    }

    /// Copies newer results of the same run from an equal position in the history.
    fn renew_results(&mut self) {
        let own = &self.position.results;
        let others = self.undo.iter().chain(&self.redo).map(|(position, _)| &position.results);
        let later = others.filter(|other| own.run.is_some() && other.run == own.run && other.elapsed > own.elapsed);
        if let Some(results) = later.max_by_key(|other| other.elapsed).cloned() {
            self.position.results = results;
        }
    }

    /// Ends merging: the next change is a new undo step.
    pub fn end_merge(&mut self) {
        self.merge = None;
    }

    /// Undoes a step; false if there is none.
    pub fn undo_step(&mut self, now: Instant) -> bool {
        self.merge = None;
        let Some(before) = self.undo.pop() else { return false };
        let after = self.swap_entry(before);
        self.redo.push(after);
        self.renew_results();
        self.timer.update(&self.position, now);
        true
    }

    /// Redoes a step; false if there is none.
    pub fn redo_step(&mut self, now: Instant) -> bool {
        self.merge = None;
        let Some(after) = self.redo.pop() else { return false };
        let before = self.swap_entry(after);
        self.undo.push(before);
        self.renew_results();
        self.timer.update(&self.position, now);
        true
    }

    /// Swaps in a history entry, paused, and returns the current one.
    fn swap_entry(&mut self, (position, playback): HistoryEntry) -> HistoryEntry {
        let playback = std::mem::replace(&mut self.playback, playback.map(Playback::paused));
        (std::mem::replace(&mut self.position, position), playback)
    }

    /// The timer of the solve by hand.
    pub fn timer(&self) -> &SolveTimer {
        &self.timer
    }

    /// The shortest known solution of a position in this workspace.
    pub fn solution_of(&self, state: &Facelets) -> Option<&Sequence> {
        let undone = self.undo.iter().chain(&self.redo).map(|(position, _)| position);
        let positions = undone.chain([&self.position]);
        let known = positions
            .filter(|position| position.state.as_ref() == Some(state))
            .filter_map(|position| position.results.best());
        known.min_by_key(|best| best.length).map(|best| &best.moves)
    }

    /// True if the workspace holds only an initial position and no history.
    pub(super) fn is_unused(&self) -> bool {
        let puzzle = self.puzzle();
        self.has_only(&Position::solved(puzzle)) || self.has_only(&Position::first_visit(puzzle))
    }

    /// True if the position is the initial solved puzzle without results.
    pub fn is_fresh(&self) -> bool {
        self.position == Position::solved(self.puzzle())
    }

    /// True if the workspace holds only this position and no history.
    pub(super) fn has_only(&self, position: &Position) -> bool {
        !self.can_undo() && !self.can_redo() && self.position == *position
    }

    /// The edit that undo would revert; `None` if there is none.
    pub fn undoable(&self) -> Option<EditKind> {
        self.can_undo().then_some(self.position.edit)
    }

    /// The edit that redo would repeat; `None` if there is none.
    pub fn redoable(&self) -> Option<EditKind> {
        self.redo.last().map(|(position, _)| position.edit)
    }

    /// True if the position, or the start of its turns by hand, was pasted.
    pub fn was_pasted(&self) -> bool {
        let [before, _] = self.history();
        let mut from =
            [self.position()].into_iter().chain(before.rev()).filter(|position| position.manual_solve.is_none());
        from.next().is_some_and(|position| position.edit == EditKind::Paste)
    }

    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }
}

impl Workspace {
    /// Numbers of solutions and of solves by hand that are unsaved and still in the workspace.
    pub fn unsaved_counts(&self) -> [usize; 2] {
        let solutions = self.unsaved.solutions.iter().filter(|state| self.solution_of(state).is_some());
        let [undo, redo] = self.history();
        // Searched from the end: the latest state of a solve counts, and redo positions only if no other has the solve.
        let undone: Vec<&Position> = redo.collect();
        let positions: Vec<&Position> = undone.into_iter().chain(undo).chain([self.position()]).collect();
        let there = |from: &&Arc<ManualSolveStart>| {
            let mut hands = positions.iter().rev().filter_map(|position| position.manual_solve.as_ref());
            hands.find(|hand| Arc::ptr_eq(&hand.from, from)).is_some_and(ManualSolve::has_begun)
        };
        [solutions.count(), self.unsaved.turns.iter().filter(there).count()]
    }
}
