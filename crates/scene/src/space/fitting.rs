//! The scale at which a puzzle fills its view.

use super::{bodies, scene::Scene};

/// The largest enlargement of a cube. At 1 the ball around it just fits into the view, but the cube itself seldom reaches so far.
const FILL: f32 = 1.15;

/// Place of the unit screen in a view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// Length of its unit in points of the view.
    pub unit: f32,
    /// Offset of its middle from that of the view, to the right and down, in points.
    pub middle: [f32; 2],
}

impl Scene {
    /// Place of the unit screen in a view that is so many points wide and high. The puzzle fills the view, and no corner of a cube lies
    /// outside of it as long as nobody zooms in.
    pub fn fit(&self, [width, height]: [f32; 2]) -> Fit {
        let side = width.min(height) / 2.0;
        if self.puzzle.def().dimensions == 4 {
            return Fit { unit: side, middle: [0.0; 2] };
        }
        let far = bodies::reach(self.puzzle);
        let corners = (0..8).map(|bits| {
            let sign = |k: usize| if bits >> k & 1 == 1 { far } else { -far };
            self.place(&[sign(0), sign(1), sign(2), 0.0])
        });
        let corners: Vec<[f32; 2]> = corners.collect();
        let least = |k: usize| corners.iter().map(|at| at[k]).fold(f32::MAX, f32::min);
        let most = |k: usize| corners.iter().map(|at| at[k]).fold(f32::MIN, f32::max);
        // The corners that are near are drawn larger: the middle of what is seen is not that of the puzzle.
        let reach = [0, 1].map(|k| (most(k) - least(k)).max(f32::MIN_POSITIVE) / self.camera.zoom());
        let unit = (FILL * side).min(width / reach[0]).min(height / reach[1]);
        Fit { unit, middle: [0, 1].map(|k| -unit * (most(k) + least(k)) / 2.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::space::{Camera, Sizes};
    use unfold_engine::puzzle::PuzzleId;

    #[test]
    fn a_cube_fills_its_view_from_every_side_and_does_not_leave_it() {
        for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
            for [width, height] in [[300.0, 300.0], [520.0, 545.0], [900.0, 400.0]] {
                for n in 0..40 {
                    let camera = Camera::start(puzzle).orbited(0.7 * n as f32, 0.31 * n as f32);
                    let scene = Scene::new(puzzle, &camera, Sizes::default(), None);
                    let Fit { unit, middle } = scene.fit([width, height]);
                    let points = || scene.polygons.iter().flat_map(|polygon| &polygon.outline);
                    let far = |k: usize| points().map(|at| (at[k] * unit + middle[k]).abs()).fold(0.0, f32::max);
                    // Beyond its corners, only rounding.
                    let over = [far(0) - width / 2.0, far(1) - height / 2.0];
                    assert!(over.iter().all(|over| *over < 0.01), "{puzzle:?} {n} {over:?}");
                    assert!(far(0).max(far(1)) > 0.3 * f32::min(width, height), "{puzzle:?} {n}");
                    // Zooming is not undone.
                    let closer = Scene::new(puzzle, &camera.zoomed(2.0), Sizes::default(), None);
                    assert!((closer.fit([width, height]).unit - unit).abs() < 0.01 * unit);
                }
            }
        }
    }
}
