//! State of the filter panel.

use crate::document::piece_filter::chips::AnyOf;
use unfold_engine::puzzle::PuzzleId;

/// Applied filters belong to the workspaces, saved ones to the settings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filters {
    /// `Some` while the panel is open.
    pub panel: Option<FilterPanel>,
    /// Word rows of which one match suffices, where the filter's text does not say.
    pub any_of: AnyOf,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct FilterPanel {
    /// Text not applied yet, and its puzzle.
    pub typed: Option<(PuzzleId, String)>,
    /// Name typed for saving the filter.
    pub name: Option<String>,
}
