//! The workspaces of all puzzles.

use std::time::Duration;

use super::workspace::{RestoredWorkspace, Workspace};
use super::{position::Position, quit_prompt::Unsaved};
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_engine::puzzles::ALL;

/// A workspace for each puzzle, one of them current.
pub struct Workspaces {
    workspaces: [Workspace; ALL.len()],
    at: usize,
    /// Revision; see [`Workspaces::changes`].
    changes: u64,
}

impl Workspaces {
    /// Solved puzzles, with this one current.
    pub fn new(puzzle: PuzzleId) -> Self {
        let mut out = Self { workspaces: ALL.map(Workspace::new), at: 0, changes: 0 };
        out.switch_to(puzzle);
        out
    }

    /// Makes a puzzle current.
    pub fn switch_to(&mut self, puzzle: PuzzleId) {
        self.at = ALL.iter().position(|p| *p == puzzle).unwrap_or(self.at);
        self.changes += 1;
    }

    pub fn of(&self, puzzle: PuzzleId) -> &Workspace {
        &self.workspaces[puzzle as usize]
    }

    /// Revision, increased by each mutable access.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// True if all workspaces are unused.
    pub fn is_fresh(&self) -> bool {
        self.workspaces.iter().all(Workspace::is_as_begun)
    }

    /// Puts the first-visit position on every unused workspace, without an
    /// undo step. The workspace of `left` is the user's, even if solved.
    pub fn lay_first_positions(&mut self, left: Option<PuzzleId>) {
        for puzzle in ALL.into_iter().filter(|puzzle| Some(*puzzle) != left) {
            if self.of(puzzle).has_only(&Position::solved(puzzle)) {
                let (position, clock) = (Position::of_first_visit(puzzle), Duration::ZERO);
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

    /// Restores the workspace of a puzzle.
    pub fn restore(&mut self, puzzle: PuzzleId, kept: RestoredWorkspace) {
        self.workspaces[puzzle as usize] = Workspace::restored(puzzle, kept);
        self.changes += 1;
    }

    /// The current puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        ALL[self.at]
    }

    /// The current workspace.
    pub fn workspace(&self) -> &Workspace {
        &self.workspaces[self.at]
    }

    pub fn workspace_of_mut(&mut self, puzzle: PuzzleId) -> &mut Workspace {
        self.changes += 1;
        &mut self.workspaces[puzzle as usize]
    }

    /// The current workspace.
    pub fn workspace_mut(&mut self) -> &mut Workspace {
        self.changes += 1;
        &mut self.workspaces[self.at]
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
            workspace.unsaved.saved_solution(&state);
        }
        if let Some(hand) = hand {
            workspace.unsaved.saved_turns(&hand.from.position);
        }
    }

    /// Notes that the turns from one position to another were saved, unless the user has turned on since.
    pub fn note_saved_turns(&mut self, from: &Facelets, to: &Facelets) {
        let workspace = self.workspace_of_mut(from.puzzle());
        if workspace.position().state.as_ref() == Some(to) {
            workspace.unsaved.saved_turns(from);
        }
    }
}
