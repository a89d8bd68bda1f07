//! Copies of the facelets of a cube's hidden faces, floating behind it, so that all six faces are seen at once.

use super::projection::{Polygon, ProjectedPart, Projector, Side};
use super::{linear::add_scaled, solids::SIDES};

/// Distance of a copy behind its face, in parts of half the puzzle's edge.
const BEYOND: f32 = 0.8;
/// Factor by which everything is smaller, so that the copies are seen too.
pub(super) const SMALLER: f32 = 0.72;
/// Opacity of a copy, and the fog that the distance lays over it.
const OPACITY: f32 = 0.85;
const FOG: f32 = 0.3;

/// The copies of the facelets of a part whose sides are turned away from the eye.
pub(super) fn of(seen: &ProjectedPart<'_>, projector: &Projector, reach: f32) -> Vec<Polygon> {
    let copy = |n: usize| {
        let [x, y, z] = seen.body.planes[n].0;
        let side = seen.side(n);
        let side = Side { corner: add_scaled(&side.corner, BEYOND * reach, &[x, y, z, 0.0]), ..side };
        Some(Polygon {
            facelet: Some(seen.facelet(n)?),
            coloured: true,
            toward: seen.toward(n),
            outline: projector.facelet(&side),
            shade: 1.0,
            fog: FOG,
            opacity: OPACITY,
            side,
        })
    };
    (0..SIDES).filter(|n| !seen.faces(*n, projector)).filter_map(copy).collect()
}
