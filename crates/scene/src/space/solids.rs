//! The puzzle as boxes with the corners of the polygons, for rendering with rounded edges and lighting.

use super::facelet::INSET;
use super::linear::{V3, add_scaled, cross, dot, lerp, sub, unit};
use super::projection::{ProjectedPart, Projector, Side, corners_of_side, project_to_space};

/// Height of a facelet's tile above its cubie, as a fraction of the cubie's edge.
const TILE_HEIGHT: f32 = 0.025;
/// Edge rounding as a fraction of the edge, at most one half.
const STICKER_ROUND: [f32; 3] = [0.1; 3];
const CUBIE_ROUND: [f32; 3] = [0.07; 3];
/// Rounded corners in the plane of the tile, and a rim rounded over its full height.
const TILE_ROUND: [f32; 3] = [0.13, 0.13, 0.5];
/// Number of sides of a box: one at each end of its three edge directions.
pub const SIDES: usize = 6;

/// A box with rounded edges: the inside of a cubie, a facelet's tile, or a hypercube's sticker.
#[derive(Clone, Debug, PartialEq)]
pub struct Solid {
    /// Corners before perspective: X right, Y up, Z towards the eye. Bit `k` of the index is set at the outer end of edge `k`; the
    /// edges are right-handed.
    pub corners: [V3; 8],
    /// `None` for the inside of a cube.
    pub facelet: Option<usize>,
    /// Rounding along each edge, as a fraction of its length: `0 <= round <= 0.5`.
    pub round: [f32; 3],
    /// Text orientation on each side: side `2 * k` is at the inner end of edge `k`, side `2 * k + 1` at the outer.
    pub text_orientations: [Option<TextOrientation>; SIDES],
    /// Fraction of fog from distance on the fourth axis, `0 <= fog <= 1`.
    pub fog: f32,
    /// `0 < opacity <= 1`.
    pub opacity: f32,
}

/// Text orientation on a side, in terms of the side's two edges; components are -1, 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextOrientation {
    /// Direction of the text.
    pub right: [i8; 2],
    pub down: [i8; 2],
}

impl TextOrientation {
    /// The most upright orientation that is not mirrored, for edges with these screen directions (x right, y down); `None` if the side is
    /// seen edge-on.
    pub fn upright(along_u: [f32; 2], along_v: [f32; 2]) -> Option<Self> {
        let ways = [(1i8, 0i8), (-1, 0), (0, 1), (0, -1)]
            .into_iter()
            .flat_map(|(a, b)| [Self { right: [a, b], down: [-b, a] }, Self { right: [a, b], down: [b, -a] }]);
        let seen = |[u, v]: [i8; 2]| -> [f32; 2] {
            std::array::from_fn(|i| f32::from(u) * along_u[i] + f32::from(v) * along_v[i])
        };
        let reads = |writing: &Self| {
            let (right, down) = (seen(writing.right), seen(writing.down));
            right[0] * down[1] - right[1] * down[0] > 0.0
        };
        let upright = |writing: &Self| {
            let part = |of: [f32; 2], axis: usize| of[axis] / of[0].hypot(of[1]).max(f32::EPSILON);
            part(seen(writing.right), 0) + part(seen(writing.down), 1)
        };
        ways.filter(reads).max_by(|a, b| upright(a).total_cmp(&upright(b)))
    }
}

/// Fog and opacity of a part's polygons and boxes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Visibility {
    pub(super) fog: f32,
    pub(super) opacity: f32,
}

/// Adds the boxes of a part: one for a sticker; for a cubie, its inside and a tile for each facelet that faces the eye.
pub(super) fn add_solids(
    seen: &ProjectedPart<'_>,
    facing: &[usize],
    projector: &Projector,
    (turning, visibility): (bool, Visibility),
    out: &mut Vec<Solid>,
) {
    let solid = |corners: [V3; 8], facelet: Option<usize>, round: [f32; 3]| {
        let (corners, mirrored) = right_handed(corners);
        let mut solid = Solid {
            corners,
            facelet,
            round: if mirrored { [round[1], round[0], round[2]] } else { round },
            text_orientations: [None; SIDES],
            fog: visibility.fog,
            opacity: visibility.opacity,
        };
        if facelet.is_some() {
            solid.text_orientations = std::array::from_fn(|side| text_orientation(&solid.corners, side, projector));
        }
        solid
    };
    if seen.part.cell_normal.is_some() {
        out.push(solid(seen.body.corners, seen.facelet(0), STICKER_ROUND));
        return;
    }
    // At rest, cubies without a visible facelet are hidden.
    if !turning && facing.iter().all(|n| seen.facelet(*n).is_none()) {
        return;
    }
    out.push(solid(seen.body.corners, None, CUBIE_ROUND));
    for &n in facing {
        if let Some(facelet) = seen.facelet(n) {
            let mut tile = solid(tile(&seen.side(n), &seen.body.planes[n].0), Some(facelet), TILE_ROUND);
            // The last edge points out of the cubie, so only its outer end has text.
            tile.text_orientations[..SIDES - 1].fill(None);
            out.push(tile);
        }
    }
}

/// Corners of the tile on a side of a cubie, half of it sunk into the cubie.
fn tile(side: &Side, normal: &V3) -> [V3; 8] {
    let ends = [INSET, 1.0 - INSET];
    let edge = project_to_space(&side.point_at([1.0, 0.0]));
    let length = sub(&edge, &project_to_space(&side.point_at([0.0, 0.0])));
    let up = TILE_HEIGHT * dot(&length, &length).sqrt();
    std::array::from_fn(|bits| {
        let at = project_to_space(&side.point_at([ends[bits & 1], ends[bits >> 1 & 1]]));
        let height = if bits & 4 == 0 { -up } else { up };
        add_scaled(&at, height, normal)
    })
}

/// Swaps the first two edges if the three are left-handed; returns whether it did.
fn right_handed(corners: [V3; 8]) -> ([V3; 8], bool) {
    let edge = |bit: usize| sub(&corners[bit], &corners[0]);
    if dot(&cross(&edge(1), &edge(2)), &edge(4)) >= 0.0 {
        return (corners, false);
    }
    let exchanged = |bits: usize| bits & 4 | (bits & 1) << 1 | bits >> 1 & 1;
    (std::array::from_fn(|bits| corners[exchanged(bits)]), true)
}

/// Text orientation on a box's side; `None` if it faces away.
fn text_orientation(corners: &[V3; 8], side: usize, projector: &Projector) -> Option<TextOrientation> {
    let [a, b, c, d] = corners_of_side(side).map(|corner| corners[corner]);
    let centre = corners.iter().fold([0.0; 3], |sum, corner| add_scaled(&sum, 1.0 / 8.0, corner));
    let normal = unit(&cross(&sub(&b, &a), &sub(&d, &a)))?;
    let outward = dot(&normal, &sub(&a, &centre)).signum();
    if outward * dot(&normal, &sub(&projector.eye_position(), &a)) <= 0.0 {
        return None;
    }
    let middle = |p: &V3, q: &V3| projector.project_to_screen(&lerp(p, q, 0.5));
    TextOrientation::upright(sub(&middle(&b, &c), &middle(&a, &d)), sub(&middle(&d, &c), &middle(&a, &b)))
}
