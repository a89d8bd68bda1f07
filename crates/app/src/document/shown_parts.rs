//! Parts of the puzzle that are shown: some pieces only, and the hypercube as far as one wants to look into it.

use super::piece_filter::PieceFilter;
use unfold_engine::puzzle::pattern::Pattern;
use unfold_scene::space::{Look, Sizes};

/// The parts of the puzzle that are shown. It is no change of the position, and is neither undone nor kept.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownParts {
    /// The pieces that the net and the 3D or 4D view show.
    pub filter: PieceFilter,
    /// The part of the hypercube that is shown, as [`Look`] has it, `0 <= depth <= 1`.
    depth: f32,
}

impl Default for ShownParts {
    fn default() -> Self {
        Self { filter: PieceFilter::All, depth: 1.0 }
    }
}

impl ShownParts {
    /// The part of the hypercube that is shown.
    pub fn depth(&self) -> f32 {
        self.depth
    }

    /// Shows so much of the hypercube; what is no number changes nothing.
    pub fn set_depth(&mut self, depth: f32) {
        if depth.is_finite() {
            self.depth = depth.clamp(0.0, 1.0);
        }
    }

    /// Look of a painting.
    pub fn look(&self, sizes: Sizes, painting: &Pattern) -> Look {
        Look { sizes, faint: self.filter.faint(painting), depth: self.depth, hints: false }
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
