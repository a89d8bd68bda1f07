//! State of the graph feature: its export, and the end point of the path.

use std::path::PathBuf;

use crate::document::{Workspace, editor::TypedText};
use crate::puzzles::graph::{Identifier, PUZZLE};
use crate::{export::graph_csv::CsvLayout, settings::choices::PositionNotation, task::tracked_task::TrackedTask};
use unfold_engine::puzzle::Facelets;

#[derive(Debug, Default)]
pub struct Graph {
    pub export: GraphExport,
    pub target: PathTarget,
}

#[derive(Debug, Default)]
pub struct GraphExport {
    /// Folder and file layout of the running export.
    pub task: TrackedTask<(PathBuf, CsvLayout)>,
}

/// End point of the path, initially the solved cube.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PathTarget {
    /// `None` means the solved cube.
    pub state: Option<Facelets>,
    /// Text typed by the user; `None` if the end point was set by a command.
    pub entry: Option<TypedText>,
}

impl PathTarget {
    /// Identifier of the position; `None` means the solved cube.
    pub fn identifier(&self) -> Option<Identifier> {
        self.state.as_ref().map(Identifier::from_facelets)
    }

    /// Text of the unfocused field: as typed, or the position written in `form`; empty for the solved cube.
    pub fn text(&self, form: PositionNotation) -> String {
        let typed = self.entry.as_ref().map(|entry| entry.text.clone());
        typed.or_else(|| self.state.as_ref().map(|state| form.write(state))).unwrap_or_default()
    }

    /// True unless the end point is the solved cube and nothing is typed.
    pub fn is_set(&self) -> bool {
        *self != PathTarget::default()
    }

    /// True if the position on the net can be the end point and is not it already.
    pub fn can_set_here(&self, workspace: &Workspace) -> bool {
        target_here(workspace).is_some_and(|here| Some(Identifier::from_facelets(&here)) != self.identifier())
    }
}

/// The position on the net, if it can be the end point.
pub(crate) fn target_here(workspace: &Workspace) -> Option<Facelets> {
    workspace.painting().facelets().filter(|shown| shown.puzzle() == PUZZLE && workspace.state().is_some())
}
