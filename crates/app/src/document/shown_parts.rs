//! Visible parts of the puzzle: a piece filter, and the depth of the hypercube along the fourth axis.

use super::piece_filter::PieceFilter;
use unfold_engine::puzzle::pattern::Pattern;
use unfold_scene::space::{SceneOptions, Sizes};

/// Visible parts of the puzzle. Independent of the position, not covered by undo, not saved.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownParts {
    /// The piece filter of the net and of the 3D or 4D view.
    pub filter: PieceFilter,
    /// Visible depth of the hypercube, see [`SceneOptions::depth`], `0 <= depth <= 1`.
    depth: f32,
}

impl Default for ShownParts {
    fn default() -> Self {
        Self { filter: PieceFilter::All, depth: 1.0 }
    }
}

impl ShownParts {
    /// Visible depth of the hypercube, 0 to 1.
    pub fn depth(&self) -> f32 {
        self.depth
    }

    /// Sets the depth, clamped; ignores NaN and infinities.
    pub fn set_depth(&mut self, depth: f32) {
        if depth.is_finite() {
            self.depth = depth.clamp(0.0, 1.0);
        }
    }

    /// Scene options for a painting, without hint stickers.
    pub fn scene_options(&self, sizes: Sizes, painting: &Pattern) -> SceneOptions {
        SceneOptions { sizes, faint: self.filter.hidden_facelets(painting), depth: self.depth, hints: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_depth_stays_within_its_bounds() {
        let mut parts = ShownParts::default();
        for (depth, expected) in [(0.3, 0.3), (-1.0, 0.0), (9.0, 1.0), (f32::NAN, 1.0)] {
            parts.set_depth(depth);
            assert_eq!(parts.depth(), expected);
        }
    }
}
