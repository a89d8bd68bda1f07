use crate::document::piece_filter::chips::AnyOf;
use unfold_engine::puzzle::PuzzleId;

/// State of the filter panel. Applied filters are in the workspaces, saved ones in the settings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filters {
    /// `Some` while the panel is open.
    pub panel: Option<FilterPanel>,
    /// Rows of words where one match suffices, unless the filter's text says otherwise.
    pub any_of: AnyOf,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct FilterPanel {
    /// Text not applied yet, and its puzzle.
    pub typed: Option<(PuzzleId, String)>,
    /// Name typed for saving the filter.
    pub name: Option<String>,
}
