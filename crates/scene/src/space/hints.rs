//! Copies of a cube's hidden facelets, floating behind it, so that all six faces are visible.

use super::projection::{Polygon, ProjectedPart, Projector, Side};
use super::{linear::add_scaled, solids::SIDES};

/// Distance of a copy behind its face, in halves of the puzzle's edge.
const HINT_DISTANCE: f32 = 0.8;
/// Scale of the puzzle that makes room for the copies.
pub(super) const HINTED_SCALE: f32 = 0.72;
/// Opacity of a copy.
const OPACITY: f32 = 0.85;
/// Fog of a copy; see [`Polygon::fog`].
const FOG: f32 = 0.3;

/// Copies of the facelets on a part's back sides.
pub(super) fn hint_polygons(seen: &ProjectedPart<'_>, projector: &Projector, reach: f32) -> Vec<Polygon> {
    let copy = |n: usize| {
        let [x, y, z] = seen.body.planes[n].0;
        let side = seen.side(n);
        let side = Side { corner: add_scaled(&side.corner, HINT_DISTANCE * reach, &[x, y, z, 0.0]), ..side };
        Some(Polygon {
            facelet: Some(seen.facelet(n)?),
            coloured: true,
            toward: seen.toward(n),
            outline: projector.facelet_outline(&side),
            shade: 1.0,
            fog: FOG,
            opacity: OPACITY,
            side,
        })
    };
    (0..SIDES).filter(|n| !seen.faces(*n, projector)).filter_map(copy).collect()
}
