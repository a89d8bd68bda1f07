//! The export of the graph, and the end of the path in it.

use std::path::PathBuf;

use crate::document::{Workspace, editor::TypedText};
use crate::puzzles::graph::{Identifier, PUZZLE};
use crate::{export::graph_csv::Layout, settings::choices::PositionForm, task::tracked_task::TrackedTask};
use unfold_engine::puzzle::Facelets;

/// The graph of the 2×2×2.
#[derive(Debug, Default)]
pub struct Graph {
    /// The export of the graph.
    pub export: GraphExport,
    /// The end of the path in the graph.
    pub target: PathTarget,
}

/// The export at work, if one is.
#[derive(Debug, Default)]
pub struct GraphExport {
    /// With the folder, and how its files are written.
    pub task: TrackedTask<(PathBuf, Layout)>,
}

/// The end of the path.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PathTarget {
    /// The position; `None` for the solved cube.
    pub state: Option<Facelets>,
    /// The text typed for it; `None` when it came from elsewhere.
    pub entry: Option<TypedText>,
}

impl PathTarget {
    /// The identifier of the position, if it is another than the solved cube.
    pub fn identifier(&self) -> Option<Identifier> {
        self.state.as_ref().map(Identifier::of)
    }

    /// The text of its field when no one is typing: the text that was typed, or the position, written in this form.
    pub fn text(&self, form: PositionForm) -> String {
        let typed = self.entry.as_ref().map(|entry| entry.text.clone());
        typed.or_else(|| self.state.as_ref().map(|state| form.write(state))).unwrap_or_default()
    }

    /// True if the path ends elsewhere than at the solved cube, or something is typed for it.
    pub fn is_set(&self) -> bool {
        *self != PathTarget::default()
    }

    /// True if the position that the net shows can be made the end of the path.
    pub fn can_be_here(&self, workspace: &Workspace) -> bool {
        here(workspace).is_some_and(|here| Some(Identifier::of(&here)) != self.identifier())
    }
}

/// The position that the net shows, if it can be the end of the path.
pub(crate) fn here(workspace: &Workspace) -> Option<Facelets> {
    workspace.painting().facelets().filter(|shown| shown.puzzle() == PUZZLE && workspace.state().is_some())
}
