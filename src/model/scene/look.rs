//! How the puzzle is shown: what of it is drawn, and how large.

use super::Sizes;

/// How the puzzle is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// How much room the parts of the hypercube take.
    pub sizes: Sizes,
    /// Which facelets belong to pieces that are drawn faintly; those beyond its end do not.
    pub faint: Vec<bool>,
    /// How much of the hypercube is drawn, from the far end of the fourth axis: all of it for 1, only the farthest cell for 0.
    pub depth: f32,
}

impl From<Sizes> for Look {
    fn from(sizes: Sizes) -> Self {
        Self { sizes, faint: Vec::new(), depth: 1.0 }
    }
}
