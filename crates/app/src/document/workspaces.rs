//! The workspaces of all puzzles.

use std::time::Duration;

use super::workspace::{RestoredWorkspace, Workspace};
use super::{position::Position, quit_prompt::Unsaved};
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_engine::puzzles::ALL;

/// A workspace for each puzzle; one of them is shown.
pub struct Workspaces {
    workspaces: [Workspace; ALL.len()],
    at: usize,
    /// Number of times that something could have been changed.
    changes: u64,
}

impl Workspaces {
    /// All puzzles solved, and this one shown.
    pub fn new(puzzle: PuzzleId) -> Self {
        let mut out = Self { workspaces: ALL.map(Workspace::new), at: 0, changes: 0 };
        out.switch_to(puzzle);
        out
    }

    /// Goes to the workspace of a puzzle.
    pub fn switch_to(&mut self, puzzle: PuzzleId) {
        self.at = ALL.iter().position(|p| *p == puzzle).unwrap_or(self.at);
        self.changes += 1;
    }

    /// The workspace of a puzzle.
    pub fn of(&self, puzzle: PuzzleId) -> &Workspace {
        &self.workspaces[puzzle as usize]
    }

    /// Number of times that something could have been changed.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// True if nobody has done anything on any workspace.
    pub fn is_fresh(&self) -> bool {
        self.workspaces.iter().all(Workspace::is_as_begun)
    }

    /// Puts on every workspace that nobody has visited what the first visit shows; there is nothing before it to be undone. On the one
    /// of `left` lies what a person left there, be it a solved puzzle.
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

    /// Restores the positions that the workspace of a puzzle once had.
    pub fn restore(&mut self, puzzle: PuzzleId, kept: RestoredWorkspace) {
        self.workspaces[puzzle as usize] = Workspace::restored(puzzle, kept);
        self.changes += 1;
    }

    /// The puzzle of the workspace that is shown.
    pub fn puzzle(&self) -> PuzzleId {
        ALL[self.at]
    }

    /// The workspace that is shown.
    pub fn workspace(&self) -> &Workspace {
        &self.workspaces[self.at]
    }

    /// The workspace of a puzzle.
    pub fn workspace_of_mut(&mut self, puzzle: PuzzleId) -> &mut Workspace {
        self.changes += 1;
        &mut self.workspaces[puzzle as usize]
    }

    /// The workspace that is shown.
    pub fn workspace_mut(&mut self) -> &mut Workspace {
        self.changes += 1;
        &mut self.workspaces[self.at]
    }

    /// Everything was saved.
    pub fn note_saved_session(&mut self) {
        for puzzle in ALL {
            self.workspace_of_mut(puzzle).unsaved = Unsaved::default();
        }
    }

    /// The solution that is shown was saved in a log, which holds the turns by hand as well.
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

    /// The turns by hand that lead `from` one position `to` another were saved; whoever turned on meanwhile has unsaved ones again.
    pub fn note_saved_turns(&mut self, from: &Facelets, to: &Facelets) {
        let workspace = self.workspace_of_mut(from.puzzle());
        if workspace.position().state.as_ref() == Some(to) {
            workspace.unsaved.saved_turns(from);
        }
    }
}
