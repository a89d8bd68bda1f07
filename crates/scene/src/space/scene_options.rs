//! Options of a scene's appearance, and the fog and opacity of its parts.

use super::linear::{add_scaled, axis_vector, to_v4};
use super::{Camera, LayerTurn, Sizes, cuboids::Cuboid, projection::ProjectedPart, solids::Visibility};

/// Opacity of a hypercube's resting stickers while others turn.
const RESTING_OPACITY: f32 = 0.3;
/// Opacity of pieces that are filtered out.
const FAINT_OPACITY: f32 = 0.12;
/// Range on the fourth axis where a sticker fades before it vanishes.
const FADE_RANGE: f32 = 0.2;

#[derive(Clone, Debug, PartialEq)]
pub struct SceneOptions {
    /// Used for hypercubes only.
    pub sizes: Sizes,
    /// By facelet: true if its piece is drawn faintly. Missing entries are false.
    pub faint: Vec<bool>,
    /// Visible part of the hypercube from the far end of the fourth axis: 1 for all, 0 for only the farthest cell.
    pub depth: f32,
    /// Show copies of a cube's hidden facelets behind it.
    pub hints: bool,
}

impl From<Sizes> for SceneOptions {
    fn from(sizes: Sizes) -> Self {
        Self { sizes, faint: Vec::new(), depth: 1.0, hints: false }
    }
}

impl SceneOptions {
    /// True if a part belongs to a faint piece.
    fn is_faint(&self, part: &Cuboid) -> bool {
        let is_faint = |facelet: &usize| self.faint.get(*facelet) == Some(&true);
        part.facelets.iter().flatten().flatten().any(is_faint)
    }
}

/// Coordinate of the farthest cell on the fourth axis, in view coordinates.
pub(super) fn farthest_w(camera: &Camera) -> f32 {
    let ends = (0..4).map(|axis| -camera.view_point(&axis_vector(axis))[3].abs());
    ends.fold(0.0, f32::min)
}

/// Fog and opacity of a part; `None` beyond the visible depth. While a layer turns, the resting parts of a hypercube are dimmed.
pub(super) fn visibility(
    seen: &ProjectedPart<'_>,
    turning: Option<(&LayerTurn, f32)>,
    options: &SceneOptions,
    camera: &Camera,
    farthest: f32,
) -> Option<Visibility> {
    let opacity = if options.is_faint(seen.part) { FAINT_OPACITY } else { 1.0 };
    let Some(normal) = seen.part.cell_normal else { return Some(Visibility { fog: 0.0, opacity }) };
    let middle = seen.edges.iter().fold(seen.inner, |middle, edge| add_scaled(&middle, 0.5, edge))[3];
    let turned = turning.filter(|(turning, _)| turning.turns(&seen.part.cubie));
    let rests = turning.is_some() && turned.is_none();
    let normal = turned.map_or(to_v4(normal), |(turning, done)| turning.plane.rotate(done, &to_v4(normal)));
    let of_farthest = camera.view_point(&normal)[3] <= farthest + 1e-3;
    // W of visible parts is roughly between -1 and 1.
    let limit = -1.0 - FADE_RANGE + (2.0 + FADE_RANGE) * options.depth;
    let shown = if of_farthest { 1.0 } else { (1.0 - (middle - limit) / FADE_RANGE).clamp(0.0, 1.0) };
    let opacity = opacity.min(if rests { RESTING_OPACITY } else { 1.0 }) * shown;
    (opacity > 0.0).then(|| Visibility { fog: (0.5 * (1.0 - middle)).clamp(0.0, 1.0), opacity })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::space::Scene;
    use unfold_engine::{puzzle::PuzzleId, puzzles::ALL};

    fn facelets(scene: &Scene) -> Vec<usize> {
        let mut all: Vec<usize> = scene.polygons.iter().filter_map(|polygon| polygon.facelet).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    #[test]
    fn decreasing_depth_hides_facelets_until_one_cell_is_left() {
        let puzzle = PuzzleId::Tess2;
        let start = Camera::default_view(puzzle);
        let elsewhere = start.orbited(1.0, 0.4).orbited_fourth(1.2, -0.2);
        for camera in [start, start.orbited_fourth(0.3, 0.1), elsewhere] {
            let of = |depth| Scene::new(puzzle, &camera, SceneOptions { depth, ..Sizes::default().into() }, None);
            assert_eq!(of(1.0), Scene::new(puzzle, &camera, Sizes::default(), None));
            let counts: Vec<usize> = (0..=20).map(|n| facelets(&of(n as f32 / 20.0)).len()).collect();
            assert!(counts.is_sorted() && counts[0] == 8 && counts[20] > 40, "{counts:?}");
            let left = facelets(&of(0.0));
            let cells: Vec<u8> = left.iter().map(|i| puzzle.def().solved[*i]).collect();
            assert!(cells.iter().all(|cell| *cell == cells[0]), "{cells:?}");
            assert_eq!(cells[0] == 0, camera != elsewhere, "the inner cell of the first view");
            assert!(of(0.0).solids.len() == 8 && of(0.5).polygons.iter().all(|p| p.opacity > 0.0));
        }
    }

    #[test]
    fn faint_pieces_are_transparent_and_cannot_be_picked() {
        for puzzle in ALL {
            let camera = Camera::default_view(puzzle);
            let all = Scene::new(puzzle, &camera, Sizes::default(), None);
            let count = puzzle.def().solved.len();
            let first = all.polygons.iter().rev().find_map(|polygon| polygon.facelet).expect("a facelet");
            let pieces = unfold_engine::puzzle::pieces::Pieces::for_puzzle(puzzle);
            let faint: Vec<bool> = (0..count).map(|i| pieces.slot_of[i] == pieces.slot_of[first]).collect();
            let scene =
                Scene::new(puzzle, &camera, SceneOptions { faint: faint.clone(), ..Sizes::default().into() }, None);
            for (facelet, faint) in faint.iter().enumerate() {
                let of_facelet = || scene.polygons.iter().filter(|polygon| polygon.facelet == Some(facelet));
                assert!(of_facelet().all(|polygon| polygon.opacity == if *faint { FAINT_OPACITY } else { 1.0 }));
                let solids = scene.solids.iter().filter(|solid| solid.facelet == Some(facelet));
                assert!(solids.into_iter().all(|solid| solid.opacity == if *faint { FAINT_OPACITY } else { 1.0 }));
            }
            let spot = all.centre(first).expect("it is seen");
            assert_eq!(all.hit(spot).map(|hit| hit.facelet), Some(first));
            assert_ne!(scene.hit(spot).map(|hit| hit.facelet), Some(first));
            assert!(puzzle.def().dimensions == 4 || scene.polygons.len() > all.polygons.len(), "the inside is drawn");
        }
    }
}
