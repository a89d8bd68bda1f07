//! The workspaces of all puzzles.

use std::time::Duration;

use super::workspace::{RestoredWorkspace, Workspace};
use super::{position::Position, quit_prompt::Unsaved};
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_engine::puzzles::ALL;

/// A workspace for each puzzle, one of them current.
pub struct Workspaces {
    workspaces: [Workspace; ALL.len()],
    current: usize,
    /// Revision; see [`Workspaces::changes`].
    changes: u64,
}

impl Workspaces {
    /// Workspaces with solved puzzles, with `puzzle` as the current one.
    pub fn new(puzzle: PuzzleId) -> Self {
        let mut out = Self { workspaces: ALL.map(Workspace::new), current: 0, changes: 0 };
        out.switch_to(puzzle);
        out
    }

    /// Makes a puzzle current.
    pub fn switch_to(&mut self, puzzle: PuzzleId) {
        self.current = ALL.iter().position(|p| *p == puzzle).unwrap_or(self.current);
        self.changes += 1;
    }

    pub fn workspace_of(&self, puzzle: PuzzleId) -> &Workspace {
        &self.workspaces[puzzle as usize]
    }

    /// Revision, increased by each mutable access.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// True if all workspaces are unused.
    pub fn is_fresh(&self) -> bool {
        self.workspaces.iter().all(Workspace::is_unused)
    }

    /// Sets the first-visit position in every workspace that holds only the solved puzzle, without an undo step. Skips
    /// `left`, the puzzle last shown, which the user may have left solved.
    pub fn fill_unused_workspaces(&mut self, left: Option<PuzzleId>) {
        for puzzle in ALL.into_iter().filter(|puzzle| Some(*puzzle) != left) {
            if self.workspace_of(puzzle).has_only(&Position::solved(puzzle)) {
                let (position, clock) = (Position::first_visit(puzzle), Duration::ZERO);
                let (undo, redo) = Default::default();
                self.restore(puzzle, RestoredWorkspace { position, undo, redo, clock, played: None });
            }
        }
    }

    /// Clears all workspaces.
    pub fn clear(&mut self) {
        self.workspaces = ALL.map(Workspace::new);
        self.changes += 1;
    }

    /// Restores the workspace of a puzzle without its playback.
    pub fn restore(&mut self, puzzle: PuzzleId, kept: RestoredWorkspace) {
        self.workspaces[puzzle as usize] = Workspace::restored(puzzle, kept);
        self.changes += 1;
    }

    pub fn puzzle(&self) -> PuzzleId {
        ALL[self.current]
    }

    pub fn workspace(&self) -> &Workspace {
        &self.workspaces[self.current]
    }

    pub fn workspace_of_mut(&mut self, puzzle: PuzzleId) -> &mut Workspace {
        self.changes += 1;
        &mut self.workspaces[puzzle as usize]
    }

    /// The current workspace; increases the revision.
    pub fn workspace_mut(&mut self) -> &mut Workspace {
        self.changes += 1;
        &mut self.workspaces[self.current]
    }

    /// Notes that everything was saved.
    pub fn note_saved_session(&mut self) {
        for puzzle in ALL {
            self.workspace_of_mut(puzzle).unsaved = Unsaved::default();
        }
    }

    /// Notes that the shown solution was saved in a log, which includes the turns by hand.
    pub fn note_saved_solution(&mut self) {
        let workspace = self.workspace_mut();
        let (state, hand) = (workspace.position().state.clone(), workspace.position().manual_solve.clone());
        if let Some(state) = state {
            workspace.unsaved.mark_solution_saved(&state);
        }
        if let Some(hand) = hand {
            workspace.unsaved.mark_turns_saved(&hand.from.position);
        }
    }

    /// Notes that the turns from one position to another were saved, unless the position has changed since.
    pub fn note_saved_turns(&mut self, from: &Facelets, to: &Facelets) {
        let workspace = self.workspace_of_mut(from.puzzle());
        if workspace.position().state.as_ref() == Some(to) {
            workspace.unsaved.mark_turns_saved(from);
        }
    }
}
