//! State of the painting, for the line below the net.

use unfold_text::UserError;

/// State of the painting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PaintingStatus {
    /// The solved puzzle.
    Solved,
    /// A position that can be solved.
    Possible,
    /// Possible so far, but facelets are still to be painted.
    Unfinished {
        /// Number of facelets, `1 <= missing`.
        missing: usize,
        /// Number of those that only one colour fits.
        forced: usize,
    },
    /// Impossible, and why.
    Impossible(Vec<UserError>),
}
