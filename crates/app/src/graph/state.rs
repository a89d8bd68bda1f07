//! State of the graph feature: its export, and the end point of the path.

use std::path::PathBuf;

use crate::document::{Workspace, editor::TypedText};
use crate::puzzles::graph::{Identifier, PUZZLE};
use crate::{export::graph_csv::Layout, settings::choices::PositionForm, task::tracked_task::TrackedTask};
use unfold_engine::puzzle::Facelets;

#[derive(Debug, Default)]
pub struct Graph {
    pub export: GraphExport,
    pub target: PathTarget,
}

#[derive(Debug, Default)]
pub struct GraphExport {
    /// Folder and file layout of the running export.
    pub task: TrackedTask<(PathBuf, Layout)>,
}

/// End point of the path.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PathTarget {
    /// `None` for the solved cube.
    pub state: Option<Facelets>,
    /// The text typed for it; `None` if it was chosen otherwise.
    pub entry: Option<TypedText>,
}

impl PathTarget {
    /// Identifier of the position; `None` for the solved cube.
    pub fn identifier(&self) -> Option<Identifier> {
        self.state.as_ref().map(Identifier::of)
    }

    /// Text of the unfocused field: as typed, or the position written in `form`.
    pub fn text(&self, form: PositionForm) -> String {
        let typed = self.entry.as_ref().map(|entry| entry.text.clone());
        typed.or_else(|| self.state.as_ref().map(|state| form.write(state))).unwrap_or_default()
    }

    /// True unless this is the solved cube with nothing typed.
    pub fn is_set(&self) -> bool {
        *self != PathTarget::default()
    }

    /// True if the position on the net is a possible end point other than this one.
    pub fn can_be_here(&self, workspace: &Workspace) -> bool {
        here(workspace).is_some_and(|here| Some(Identifier::of(&here)) != self.identifier())
    }
}

/// The position on the net, if it can be the end point.
pub(crate) fn here(workspace: &Workspace) -> Option<Facelets> {
    workspace.painting().facelets().filter(|shown| shown.puzzle() == PUZZLE && workspace.state().is_some())
}
