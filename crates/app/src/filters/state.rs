//! The panel in which a filter of pieces is made, while it is open.

use crate::document::piece_filter::chips::AnyOf;
use unfold_engine::puzzle::PuzzleId;

/// The part of the model that is about filters. Those in force belong to the workspaces, those kept to the settings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filters {
    /// The panel, while it is open.
    pub panel: Option<FilterPanel>,
    /// Of which rows of words one is enough, where the filter does not tell.
    pub any_of: AnyOf,
}

/// The panel of a filter.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FilterPanel {
    /// The text that is typed for a puzzle and not applied yet.
    pub typed: Option<(PuzzleId, String)>,
    /// The name that is typed to keep the filter under.
    pub name: Option<String>,
}
