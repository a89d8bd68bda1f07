//! Scales a puzzle to fill its view.

use super::{cuboids, linear::V4, projection::W_EYE_DISTANCE, scene::Scene};
use unfold_engine::puzzle::geometry::MAX_AXES;

/// Maximum scale. At 1 the circumscribed sphere just fits, but the puzzle rarely extends that far.
const MAX_SCALE: f32 = 1.15;
/// Space for a hypercube's cell labels on each side, horizontal and vertical, in points.
const LABEL_SPACE: [f32; 2] = [10.0, 4.0];
/// Range on the fourth axis where a cell's weight falls to zero, just before the cell turns its outer side to the eye and
/// vanishes. Keeps the scale continuous.
const FADE_RANGE: f32 = 0.25;

/// Mapping of the unit screen to a view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// Points per unit of the unit screen.
    pub unit: f32,
    /// Offset of the unit screen's centre from the view's, right and down, in points.
    pub offset: [f32; 2],
}

impl Scene {
    /// Fits the puzzle to a view of this size in points: it fills the view and, unless zoomed in, stays within it.
    pub fn fit(&self, [width, height]: [f32; 2]) -> Fit {
        let side = width.min(height) / 2.0;
        let free = if self.puzzle.def().dimensions == 4 {
            LABEL_SPACE.map(|free| 2.0 * free.min(side / 4.0))
        } else {
            [0.0; 2]
        };
        let corners = if self.puzzle.def().dimensions == 4 { self.corners_of_cells() } else { self.corners_of_cube() };
        let least = |k: usize| corners.iter().map(|at| at[k]).fold(f32::MAX, f32::min);
        let most = |k: usize| corners.iter().map(|at| at[k]).fold(f32::MIN, f32::max);
        // Perspective is not symmetric about the centre, so both extremes are measured.
        let reach = [0, 1].map(|k| (most(k) - least(k)).max(f32::MIN_POSITIVE) / self.camera.zoom());
        let unit = (MAX_SCALE * side).min((width - free[0]) / reach[0]).min((height - free[1]) / reach[1]);
        Fit { unit, offset: [0, 1].map(|k| -unit * (most(k) + least(k)) / 2.0) }
    }

    /// Corners of a cube on the unit screen.
    fn corners_of_cube(&self) -> Vec<[f32; 2]> {
        let far = cuboids::half_edge(self.puzzle);
        signs().map(|[x, y, z]| self.project(&[x * far, y * far, z * far, 0.0])).collect()
    }

    /// Corners of a hypercube's visible cells on the unit screen, pulled towards the centre for cells about to vanish.
    fn corners_of_cells(&self) -> Vec<[f32; 2]> {
        let far = cuboids::cell_half_edge(self.puzzle.def(), self.sizes);
        let mut corners = Vec::new();
        for cell in 0..2 * MAX_AXES {
            let (axis, end) = (cell / 2, if cell % 2 == 0 { 1.0 } else { -1.0 });
            let normal: V4 = std::array::from_fn(|k| if k == axis { end } else { 0.0 });
            let part = ((1.0 / W_EYE_DISTANCE - self.camera.view_point(&normal)[3]) / FADE_RANGE).clamp(0.0, 1.0);
            corners.extend(signs().map(|signs| {
                let mut across = signs.iter().map(|sign| sign * far);
                let corner: V4 = std::array::from_fn(|k| if k == axis { end } else { across.next().unwrap_or(0.0) });
                self.project(&corner).map(|c| part * c)
            }));
        }
        corners
    }
}

/// The sign combinations of three coordinates.
fn signs() -> impl Iterator<Item = [f32; 3]> {
    (0..8).map(|bits| [0, 1, 2].map(|k| if bits >> k & 1 == 1 { 1.0 } else { -1.0 }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::space::{Camera, Sizes};
    use unfold_engine::puzzle::PuzzleId;

    #[test]
    fn a_cube_fits_its_view_from_every_side() {
        for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
            for [width, height] in [[300.0, 300.0], [520.0, 545.0], [900.0, 400.0]] {
                for n in 0..40 {
                    let camera = Camera::default_view(puzzle).orbited(0.7 * n as f32, 0.31 * n as f32);
                    let scene = Scene::new(puzzle, &camera, Sizes::default(), None);
                    let Fit { unit, offset: middle } = scene.fit([width, height]);
                    let points = || scene.polygons.iter().flat_map(|polygon| &polygon.outline);
                    let far = |k: usize| points().map(|at| (at[k] * unit + middle[k]).abs()).fold(0.0, f32::max);
                    // Only rounding errors beyond the border.
                    let over = [far(0) - width / 2.0, far(1) - height / 2.0];
                    assert!(over.iter().all(|over| *over < 0.01), "{puzzle:?} {n} {over:?}");
                    assert!(far(0).max(far(1)) > 0.3 * f32::min(width, height), "{puzzle:?} {n}");
                    // Zooming is not compensated.
                    let closer = Scene::new(puzzle, &camera.zoomed(2.0), Sizes::default(), None);
                    assert!((closer.fit([width, height]).unit - unit).abs() < 0.01 * unit);
                }
            }
        }
    }

    #[test]
    fn a_hypercube_fills_its_first_view_and_never_jumps_while_orbiting() {
        for puzzle in [PuzzleId::Tess2, PuzzleId::Tess3] {
            let far = |camera: &Camera, size: [f32; 2]| {
                let scene = Scene::new(puzzle, camera, Sizes::default(), None);
                let Fit { unit, offset: middle } = scene.fit(size);
                let points = scene.polygons.iter().flat_map(|polygon| &polygon.outline);
                let points: Vec<[f32; 2]> = points.map(|at| [0, 1].map(|k| at[k] * unit + middle[k])).collect();
                [0, 1].map(|k| points.iter().map(|at| at[k].abs()).fold(0.0, f32::max))
            };
            for [width, height] in [[380.0, 460.0], [510.0, 460.0], [900.0, 400.0]] {
                let [across, up] = far(&Camera::default_view(puzzle), [width, height]);
                assert!(across <= width / 2.0 && up <= height / 2.0, "{puzzle:?}");
                let free = (width / 2.0 - across - LABEL_SPACE[0]).min(height / 2.0 - up - LABEL_SPACE[1]);
                assert!((-0.5..16.0).contains(&free), "{puzzle:?} {width} {free}");
            }
            let unit = |right: f32, down: f32| {
                let camera = Camera::default_view(puzzle).orbited_fourth(right, down);
                Scene::new(puzzle, &camera, Sizes::default(), None).fit([500.0, 500.0])
            };
            for n in 0..300 {
                let (right, down) = (0.02 * n as f32, 0.013 * n as f32);
                let (one, other) = (unit(right, down), unit(right + 0.002, down));
                assert!((one.unit - other.unit).abs() < 0.02 * one.unit, "{puzzle:?} {n} {one:?} {other:?}");
                let off = [0, 1].map(|k| (one.offset[k] - other.offset[k]).abs());
                assert!(off.iter().all(|off| *off < 5.0), "{puzzle:?} {n} {one:?} {other:?}");
            }
        }
    }
}
