//! Copies of the facelets of a cube's hidden faces, floating behind it, so that all six faces are seen at once.

use super::bodies::Cuboid;
use super::facelet::rounded;
use super::linear::{V4, add_scaled};
use super::order::Body;
use super::projection::{Polygon, Projector, Side, others};

/// Distance of a copy behind its face, in parts of half the puzzle's edge.
const BEYOND: f32 = 0.8;
/// Factor by which everything is smaller, so that the copies are seen too.
pub(super) const SMALLER: f32 = 0.72;
/// Opacity of a copy, and the fog that the distance lays over it.
const OPACITY: f32 = 0.85;
const FOG: f32 = 0.3;

/// The copies of the facelets of a part whose sides are turned away from the eye.
pub(super) fn of(
    part: &Cuboid,
    (inner, edges): (&V4, &[V4; 3]),
    body: &Body,
    projector: &Projector,
    reach: f32,
) -> Vec<Polygon> {
    let hidden = (0..body.planes.len()).filter_map(|n| {
        let (k, outer) = (n / 2, n % 2 == 1);
        let facelet = part.facelets[k][usize::from(outer)]?;
        let (normal, level) = body.planes[n];
        let eye = projector.position();
        let is_hidden = normal.iter().zip(eye).map(|(a, b)| a * b).sum::<f32>() <= level;
        let corner = if outer { add_scaled(inner, 1.0, &edges[k]) } else { *inner };
        let [x, y, z] = normal;
        let side =
            Side { corner: add_scaled(&corner, BEYOND * reach, &[x, y, z, 0.0]), edges: others(k).map(|k| edges[k]) };
        is_hidden.then(|| Polygon {
            facelet: Some(facelet),
            coloured: true,
            toward: part.toward[k].map(|c| if outer { c } else { -c }),
            outline: rounded().into_iter().map(|at| projector.project(&side.at(at))).collect(),
            shade: 1.0,
            fog: FOG,
            opacity: OPACITY,
            side,
        })
    });
    hidden.collect()
}

#[cfg(test)]
mod tests {
    use crate::shared::scene::{Camera, Look, Scene, Sizes, Turning};
    use unfold_engine::puzzle::{Move, PuzzleId};

    #[test]
    fn the_hidden_faces_of_a_cube_float_behind_it() {
        for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
            let camera = Camera::start(puzzle);
            let look = || Look { hints: true, ..Sizes::default().into() };
            let scene = Scene::new(puzzle, &camera, look(), None);
            let def = puzzle.def();
            let mut hinted: Vec<usize> = scene.hints.iter().filter_map(|polygon| polygon.facelet).collect();
            hinted.sort_unstable();
            let hidden: Vec<usize> = (0..def.solved.len()).filter(|i| scene.centre(*i).is_none()).collect();
            assert_eq!(hinted, hidden, "each once, and none that is seen");
            let extent = scene.hints.iter().flat_map(|p| &p.outline).map(|[x, y]| x.hypot(*y)).fold(0.0, f32::max);
            assert!((0.7..1.2).contains(&extent), "{extent}");
            // They are not pointed at.
            for polygon in scene.hints.iter() {
                let under = scene.hit(polygon.outline[0]).map(|hit| hit.facelet);
                assert_ne!(under, polygon.facelet);
            }
            assert_eq!(scene.with_hints_alone().map(|hints| hints.polygons), Some(scene.hints.clone()));
            assert!(Scene::new(puzzle, &camera, Sizes::default(), None).with_hints_alone().is_none());
            let turning = Turning::of(puzzle, Move::new(0)).map(|turning| (turning, 0.4));
            assert!(Scene::new(puzzle, &camera, look(), turning).hints.len() >= hidden.len());
        }
        let look = Look { hints: true, ..Sizes::default().into() };
        let scene = Scene::new(PuzzleId::Tess2, &Camera::start(PuzzleId::Tess2), look, None);
        assert!(scene.hints.is_empty(), "the hypercube shows all but its nearest cell");
    }
}
