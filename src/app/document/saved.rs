//! Closing the window: asking first where something would be lost, and what was saved meanwhile.

use crate::app::core::context::Context;
use crate::app::core::dialog::Dialog;
use crate::app::document::quit_prompt::{QuitPrompt, Unsaved};
use crate::app::document::workspace::Workspaces;
use unfold_engine::puzzle::Facelets;
use unfold_engine::puzzles::ALL;

/// Whether the window is to be closed.
#[derive(Debug, Default)]
pub struct Quitting {
    is_decided: bool,
    /// Whether it is to be closed once the session is saved.
    after_saving: bool,
}

impl Quitting {
    /// Whether the window is to be closed.
    pub fn is_decided(&self) -> bool {
        self.is_decided
    }

    /// Closes the window, unless it is asked first whether all this may be left; a second time there is no question.
    pub fn ask(&mut self, prompt: QuitPrompt, cx: &mut Context) {
        let asked = matches!(cx.dialog, Some(Dialog::Quit(_)));
        if cx.settings.ask_on_leaving && prompt.is_worth_asking() && !asked {
            cx.dialog = Some(Dialog::Quit(prompt));
        } else {
            self.decide();
        }
    }

    /// Closes the window.
    pub fn decide(&mut self) {
        self.is_decided = true;
    }

    /// The session is about to be saved: the window is closed after that if the question whether to leave is open.
    pub fn begin_saving(&mut self, cx: &Context) {
        self.after_saving = matches!(cx.dialog, Some(Dialog::Quit(_)));
    }

    /// The session is not saved after all, and the window stays.
    pub fn give_up_saving(&mut self) {
        self.after_saving = false;
    }

    /// Everything was saved; whoever wished to leave after that leaves.
    pub fn note_saved_session(&mut self, workspaces: &mut Workspaces) {
        for puzzle in ALL {
            workspaces.workspace_of_mut(puzzle).unsaved = Unsaved::default();
        }
        if std::mem::take(&mut self.after_saving) {
            self.decide();
        }
    }
}

/// The solution that is shown was saved in a log, which holds the turns by hand as well.
pub fn note_saved_solution(workspaces: &mut Workspaces) {
    let workspace = workspaces.workspace_mut();
    let (state, hand) = (workspace.position().state.clone(), workspace.position().manual_solve.clone());
    if let Some(state) = state {
        workspace.unsaved.saved_solution(&state);
    }
    if let Some(hand) = hand {
        workspace.unsaved.saved_turns(&hand.from.position);
    }
}

/// The turns by hand that lead `from` one position `to` another were saved; whoever turned on meanwhile has unsaved ones again.
pub fn note_saved_turns(workspaces: &mut Workspaces, from: &Facelets, to: &Facelets) {
    let workspace = workspaces.workspace_of_mut(from.puzzle());
    if workspace.position().state.as_ref() == Some(to) {
        workspace.unsaved.saved_turns(from);
    }
}
