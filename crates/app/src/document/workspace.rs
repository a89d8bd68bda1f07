//! A workspace, the document of one puzzle: its position with those before and after it, and how the net is painted.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{camera::CameraState, edit_kind::EditKind, editor::Editor, hold::HeldLayer, manual_solve::SolveTimer};
use super::{motion::Motion, playback::Playback, position::Position, quit_prompt::Unsaved, shown_parts::ShownParts};
use crate::document::manual_solve::{ManualSolve, ManualSolveStart};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence, pattern::Pattern};

/// Number of positions that can be undone.
pub const UNDO: usize = 500;

/// Changes that follow each other and are undone as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditMerge {
    /// Painting without lifting the brush.
    Stroke,
    /// Typing into the text field.
    Typing,
}

/// The way to another position: so many steps of undo or of redo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistorySteps {
    /// Of undo.
    Undo(usize),
    /// Of redo.
    Redo(usize),
}

/// A position to which undo or redo leads, with what was played from it.
type HistoryEntry = (Position, Option<Playback>);

/// An earlier content of a workspace.
#[derive(Debug)]
pub struct RestoredWorkspace {
    /// The position.
    pub position: Position,
    /// The positions to which undo leads, the nearest last.
    pub undo: Vec<Position>,
    /// The positions to which redo leads, the nearest last.
    pub redo: Vec<Position>,
    /// Time on the clock of the turns made by hand.
    pub clock: Duration,
    /// Number of moves of the solution or of the log that the net showed made.
    pub played: Option<usize>,
}

/// A workspace, the document of one puzzle.
pub struct Workspace {
    position: Position,
    undo: Vec<HistoryEntry>,
    redo: Vec<HistoryEntry>,
    merge: Option<EditMerge>,
    timer: SolveTimer,
    /// State of painting the net.
    pub editor: Editor,
    /// Moves played from the position.
    pub playback: Option<Playback>,
    /// The turn that was shown last, and may still be on its way.
    pub motion: Option<Motion>,
    /// The layer that a hand has hold of in the 3D or 4D view.
    pub hold: Option<HeldLayer>,
    /// View of the puzzle.
    pub camera: CameraState,
    /// The parts of the puzzle that are shown.
    pub shown_parts: ShownParts,
    /// The letters typed so far of a turn.
    pub typed: String,
    /// Work that was not saved yet.
    pub unsaved: Unsaved,
}

impl Workspace {
    /// The solved puzzle.
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
            hold: None,
            camera: CameraState::new(puzzle),
            shown_parts: ShownParts::default(),
            typed: String::new(),
            unsaved: Unsaved::default(),
        }
    }

    /// The workspace of a puzzle with its positions as they once were.
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

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        self.position.painting.puzzle()
    }

    /// The painting on the net, or the colours that show there while moves are played.
    pub fn painting(&self) -> &Pattern {
        self.playback.as_ref().map_or(&self.position.painting, Playback::shown)
    }

    /// The position from which is solved and played, when the painting is one.
    pub fn state(&self) -> Option<&Facelets> {
        self.position.state.as_ref()
    }

    /// Back to the position from which was played.
    pub fn rewind(&mut self) {
        self.playback = None;
    }

    /// A scramble that plays by itself is over at once: whoever turns, paints or solves means the position it leads to.
    pub fn finish_scramble(&mut self) {
        if self.playback.as_ref().is_some_and(|playback| playback.hurried && playback.is_playing()) {
            self.rewind();
        }
    }

    /// The positions to which undo and redo lead, the nearest last.
    pub fn history(&self) -> [impl ExactSizeIterator<Item = &Position> + DoubleEndedIterator; 2] {
        [&self.undo, &self.redo].map(|moments| moments.iter().map(|(position, _)| position))
    }

    /// The position, to be told what is found out about it.
    pub fn position_mut(&mut self) -> &mut Position {
        &mut self.position
    }

    /// The position whose results come from the run of this number, wherever it lies.
    pub fn position_of_run(&self, run: usize) -> Option<&Position> {
        let others = self.undo.iter().rev().chain(self.redo.iter().rev()).map(|(position, _)| position);
        [&self.position].into_iter().chain(others).find(|position| position.results.run == Some(run))
    }

    /// The same, to be told what is found out.
    pub fn position_of_run_mut(&mut self, run: usize) -> Option<&mut Position> {
        let undone = self.redo.iter_mut().rev().map(|(position, _)| position);
        let before = self.undo.iter_mut().rev().map(|(position, _)| position);
        let mut positions = [&mut self.position].into_iter().chain(before).chain(undone);
        positions.find(|position| position.results.run == Some(run))
    }

    /// The nearest position before this one of which something is known, and how many steps of undo lead there.
    pub fn position_with_results(&self) -> Option<(usize, &Position)> {
        let before = self.undo.iter().rev().map(|(position, _)| position).enumerate();
        before.map(|(n, position)| (n + 1, position)).find(|(_, position)| position.results.by.is_some())
    }

    /// The other position whose results come from the run of this number, and the way there.
    pub fn way_to_run(&self, run: usize) -> Option<(HistorySteps, &Position)> {
        let of_run = |(_, (position, _)): &(usize, &HistoryEntry)| position.results.run == Some(run);
        let undone = self.redo.iter().rev().enumerate().find(of_run);
        let before = self.undo.iter().rev().enumerate().find(of_run);
        let before = before.map(|(n, (position, _))| (HistorySteps::Undo(n + 1), position));
        before.or_else(|| undone.map(|(n, (position, _))| (HistorySteps::Redo(n + 1), position)))
    }

    /// Another position. The one before can be had again by undo, unless the change goes on with the one before it.
    /// `now` is when this happens, for the clock of the turns made by hand.
    pub fn change(&mut self, position: Position, merge: Option<EditMerge>, now: Instant) {
        let played = self.playback.take();
        let before = std::mem::replace(&mut self.position, position);
        // Rows that are kept stay until another position takes the place of what they are about.
        if !(self.position.edit.is_another_position() || self.position.edit == EditKind::Rows) {
            self.position.kept.clone_from(&before.kept);
            if self.position.names.is_empty() {
                self.position.names.clone_from(&before.names);
            }
        }
        // What was found out about a position is not lost to a stroke that is taken up again, unless it is known elsewhere too.
        let others = || self.undo.iter().chain(&self.redo).map(|(position, _)| &position.results);
        let kept = || before.results == Default::default() || others().any(|results| *results == before.results);
        let goes_on = merge.is_some() && self.merge == merge && kept();
        if !goes_on {
            self.undo.push((before, played));
            if self.undo.len() > UNDO {
                self.undo.remove(0);
            }
        }
        self.recall_results();
        self.position.forget_needless_results();
        self.redo.clear();
        self.merge = merge;
        self.timer.follow(&self.position, now);
    }

    /// Takes over what is known of an equal position, the nearest before this one or else after it, if nothing is known of this one.
    fn recall_results(&mut self) {
        let Some(state) = self.position.state.as_ref().filter(|_| self.position.results.by.is_none()) else { return };
        let others = self.undo.iter().rev().chain(self.redo.iter().rev()).map(|(position, _)| position);
        let known = others.filter(|other| other.results.by.is_some() && other.state.as_ref() == Some(state));
        if let Some(results) = known.map(|other| other.results.clone()).next() {
            self.position.results = results;
        }
    }

    /// Takes over what the same run has found out since at an equal position.
    fn renew_results(&mut self) {
        let own = &self.position.results;
        let others = self.undo.iter().chain(&self.redo).map(|(position, _)| &position.results);
        let later = others.filter(|other| own.run.is_some() && other.run == own.run && other.elapsed > own.elapsed);
        if let Some(results) = later.max_by_key(|other| other.elapsed).cloned() {
            self.position.results = results;
        }
    }

    /// The next change is not part of the one before.
    pub fn pause(&mut self) {
        self.merge = None;
    }

    /// Back to the position before; whether there was one.
    pub fn step_back(&mut self, now: Instant) -> bool {
        self.merge = None;
        let Some(before) = self.undo.pop() else { return false };
        let after = self.put(before);
        self.redo.push(after);
        self.renew_results();
        self.timer.follow(&self.position, now);
        true
    }

    /// Forward to the position that was undone; whether there was one.
    pub fn step_forward(&mut self, now: Instant) -> bool {
        self.merge = None;
        let Some(after) = self.redo.pop() else { return false };
        let before = self.put(after);
        self.undo.push(before);
        self.renew_results();
        self.timer.follow(&self.position, now);
        true
    }

    /// Another moment in place of the one at hand, which is given back. What was played pauses.
    fn put(&mut self, (position, playback): HistoryEntry) -> HistoryEntry {
        let playback = std::mem::replace(&mut self.playback, playback.map(Playback::paused));
        (std::mem::replace(&mut self.position, position), playback)
    }

    /// The clock of the turns made by hand.
    pub fn timer(&self) -> &SolveTimer {
        &self.timer
    }

    /// The shortest solution known of a position that lies here, now or before.
    pub fn solution_of(&self, state: &Facelets) -> Option<&Sequence> {
        let undone = self.undo.iter().chain(&self.redo).map(|(position, _)| position);
        let positions = undone.chain([&self.position]);
        let known = positions
            .filter(|position| position.state.as_ref() == Some(state))
            .filter_map(|position| position.results.best());
        known.min_by_key(|best| best.length).map(|best| &best.moves)
    }

    /// True if nobody has done anything here: there lies what the program begins with, and nothing before or after it.
    pub(super) fn is_as_begun(&self) -> bool {
        let puzzle = self.puzzle();
        self.has_only(&Position::solved(puzzle)) || self.has_only(&Position::of_first_visit(puzzle))
    }

    /// True if the position is the solved puzzle of the start, of which nothing is known.
    pub fn is_fresh(&self) -> bool {
        self.position == Position::solved(self.puzzle())
    }

    /// True if nothing lies here but this position.
    pub(super) fn has_only(&self, position: &Position) -> bool {
        !self.can_undo() && !self.can_redo() && self.position == *position
    }

    /// The edit that undo would take back; `None` when there is none.
    pub fn undoable(&self) -> Option<EditKind> {
        self.can_undo().then_some(self.position.edit)
    }

    /// The edit that redo would make again; `None` when there is none.
    pub fn redoable(&self) -> Option<EditKind> {
        self.redo.last().map(|(position, _)| position.edit)
    }

    /// True if the position, or that from which it was turned, was pasted.
    pub fn was_pasted(&self) -> bool {
        let [before, _] = self.history();
        let mut from =
            [self.position()].into_iter().chain(before.rev()).filter(|position| position.manual_solve.is_none());
        from.next().is_some_and(|position| position.edit == EditKind::Paste)
    }

    /// True if a position can be undone.
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// True if an undone position can be had again.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }
}

impl Workspace {
    /// The numbers of solutions and of solves by hand that were not saved, of those that are still there.
    pub fn unsaved_counts(&self) -> [usize; 2] {
        let solutions = self.unsaved.solutions.iter().filter(|state| self.solution_of(state).is_some());
        let [undo, redo] = self.history();
        // The nearest last: how far a solve has come is what counts, and what was undone only where nothing else is left of it.
        let undone: Vec<&Position> = redo.collect();
        let positions: Vec<&Position> = undone.into_iter().chain(undo).chain([self.position()]).collect();
        let there = |from: &&Arc<ManualSolveStart>| {
            let mut hands = positions.iter().rev().filter_map(|position| position.manual_solve.as_ref());
            hands.find(|hand| Arc::ptr_eq(&hand.from, from)).is_some_and(ManualSolve::has_begun)
        };
        [solutions.count(), self.unsaved.turns.iter().filter(there).count()]
    }
}
