//! Tests of the painting order, against rays traced from the eye, and of fitted views, grips and stickers.

use super::linear::{V3, add_scaled, dot, sub};
use super::order::{self, Body};
use super::projection::{self, Projector};
use super::{Camera, Grip, LayerDrag, LayerTurn, Scene, Sizes, cuboids};
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_engine::puzzles::ALL;

/// Entry and exit of a ray through a convex body, in lengths of `along` from `eye`.
fn ray_interval(body: &Body, eye: &V3, along: &V3) -> Option<[f32; 2]> {
    let (mut enter, mut leave) = (0f32, f32::INFINITY);
    for (normal, level) in &body.planes {
        let (slope, beyond) = (dot(normal, along), dot(normal, eye) - level);
        if slope.abs() > 1e-9 {
            let at = -beyond / slope;
            if slope < 0.0 { enter = enter.max(at) } else { leave = leave.min(at) }
        } else if beyond > 0.0 {
            return None;
        }
    }
    (enter < leave).then_some([enter, leave])
}

/// Counts pairs of bodies met by a ray: those painted in the wrong order, and all.
fn count_misordered(puzzle: PuzzleId, camera: &Camera, turning: Option<(&LayerTurn, f32)>) -> [usize; 2] {
    let projector = Projector::new(puzzle, Sizes::default(), 1.0);
    let parts = cuboids::cuboids(puzzle, Sizes::default());
    let seen: Vec<_> =
        parts.iter().filter_map(|part| projection::project_part(part, camera, &projector, turning)).collect();
    let bodies: Vec<&Body> = seen.iter().map(|seen| &seen.body).collect();
    let eye = projector.eye_position();
    let order = order::back_to_front(&bodies, &eye);
    assert_eq!(order.iter().collect::<std::collections::BTreeSet<_>>().len(), bodies.len());
    let mut counts = [0, 0];
    for target in &bodies {
        for corner in target.corners {
            let middle = target.corners.iter().fold([0.0; 3], |sum, c| add_scaled(&sum, 0.125, c));
            let along = sub(&add_scaled(&corner, 0.3, &sub(&middle, &corner)), &eye);
            let met: Vec<(usize, [f32; 2])> = order
                .iter()
                .enumerate()
                .filter_map(|(n, body)| Some((n, ray_interval(bodies[*body], &eye, &along)?)))
                .collect();
            for (n, (_, a)) in met.iter().enumerate() {
                for (_, b) in &met[n + 1..] {
                    // The body painted later must not be wholly behind the earlier one.
                    counts[0] += usize::from(b[0] > a[1] - 1e-4 && b[1] - b[0] > 1e-3 && a[1] - a[0] > 1e-3);
                    counts[1] += 1;
                }
            }
        }
    }
    counts
}

fn cameras(puzzle: PuzzleId) -> impl Iterator<Item = Camera> {
    let fourth = puzzle.def().dimensions == 4;
    (0..12).map(move |n| {
        let angle = n as f32;
        let camera = Camera::default_view(puzzle).orbited(1.3 * angle, 0.7 * angle);
        if fourth && n % 3 == 2 { camera.orbited_fourth(0.21 * angle, 0.13 * angle) } else { camera }
    })
}

#[test]
fn nearer_solids_are_painted_later() {
    for puzzle in ALL {
        for camera in cameras(puzzle) {
            let [wrong, pairs] = count_misordered(puzzle, &camera, None);
            assert!(pairs > 50, "{puzzle:?}: {pairs}");
            assert_eq!(wrong, 0, "{puzzle:?} of {pairs}: {camera:?}");
        }
    }
}

#[test]
fn solids_of_a_turning_layer_are_painted_in_order() {
    for puzzle in ALL {
        let mut counts = [0, 0];
        for (n, camera) in cameras(puzzle).enumerate() {
            for step in 0..8 {
                let mv = Move::new(((17 * n + 5 * step) % puzzle.def().solver_move_count) as u16);
                let turning = LayerTurn::for_move(puzzle, mv).expect("a move");
                let found = count_misordered(puzzle, &camera, Some((turning, 0.1 + 0.1 * step as f32)));
                counts = [counts[0] + found[0], counts[1] + found[1]];
            }
        }
        // Projected stickers of a hypercube may intersect while a cell turns.
        let most = if puzzle.def().dimensions == 4 { counts[1] / 200 } else { 0 };
        assert!(counts[0] <= most, "{puzzle:?}: {counts:?}");
    }
}

#[test]
fn a_fitted_view_shows_the_whole_puzzle_from_the_same_side() {
    for puzzle in ALL {
        for sizes in [Sizes::default(), Sizes { cell: 1.0, sticker: 1.0 }, Sizes { cell: 0.3, sticker: 0.3 }] {
            for camera in cameras(puzzle) {
                let fitted = camera.zoomed(3.0).fitted(puzzle, sizes);
                let scene = Scene::new(puzzle, &fitted, sizes, None);
                assert!(scene.extent() <= 1.0 + 1e-4, "{puzzle:?} {sizes:?}: {}", scene.extent());
                assert_eq!(fitted.axes(), camera.axes());
                // Not smaller than necessary.
                assert!(scene.extent() > 0.75, "{puzzle:?} {sizes:?}: {}", scene.extent());
                let small = camera.zoomed(0.5);
                assert_eq!(small.fitted(puzzle, sizes), small);
            }
        }
    }
}

/// Scenes of a hypercube in several views.
fn scenes(puzzle: PuzzleId) -> impl Iterator<Item = Scene> {
    cameras(puzzle).map(move |camera| Scene::new(puzzle, &camera, Sizes::default(), None))
}

#[test]
fn a_grip_turns_the_outer_layer_in_both_directions() {
    for puzzle in ALL.into_iter().filter(|puzzle| puzzle.def().dimensions == 4) {
        let def = puzzle.def();
        for scene in scenes(puzzle) {
            for facelet in 0..def.solved.len() {
                let Some(spot) = scene.centre(facelet) else { continue };
                let place = def.places[facelet];
                let beside = (0..4).filter(|axis| *axis != usize::from(place.axis));
                let is_middle = beside.into_iter().all(|axis| place.cubie[axis] == 0);
                let grip = Grip::from_hit(puzzle, &scene.hit(spot).expect("a sticker"));
                assert_eq!(grip.is_none(), is_middle, "{puzzle:?}, facelet {facelet}");
                assert_eq!(LayerDrag::grab(puzzle, &scene, spot).expect("a sticker").candidates().len(), 13);
                let Some(Grip { left, right, .. }) = grip else { continue };
                assert_eq!(def.moves[left.0.index()].inverse, right.0);
                for (i, from) in def.moves[left.0.index()].map.iter().enumerate() {
                    let stays = def.places[i].cubie[usize::from(place.axis)] != place.cubie[usize::from(place.axis)];
                    assert!(!stays || usize::from(*from) == i, "{puzzle:?}, facelet {facelet}");
                }
            }
        }
    }
}

#[test]
fn stickers_fill_their_cell_and_do_not_overlap() {
    for puzzle in ALL.into_iter().filter(|puzzle| puzzle.def().dimensions == 4) {
        let sizes = Sizes::default();
        let reach = cuboids::cell_half_edge(puzzle.def(), sizes);
        let parts = cuboids::cuboids(puzzle, sizes);
        // Bounds of each sticker on the axes of its cell.
        let bounds = |part: &cuboids::Cuboid, axis: usize| {
            let far = part.edges.iter().fold(part.inner, |corner, edge| add_scaled(&corner, 1.0, edge));
            [part.inner[axis].min(far[axis]), part.inner[axis].max(far[axis])]
        };
        for part in &parts {
            let along = |axis: &usize| part.cell_normal.is_some_and(|normal| normal[*axis] == 0);
            let axes: Vec<usize> = (0..4).filter(along).collect();
            for axis in &axes {
                let [low, high] = bounds(part, *axis);
                assert!(-reach - 1e-5 <= low && high <= reach + 1e-5);
            }
            for other in parts.iter().filter(|other| other.cell_normal == part.cell_normal && *other != part) {
                let meets = |axis: &usize| {
                    let ([low, high], [from, to]) = (bounds(part, *axis), bounds(other, *axis));
                    low < to - 1e-5 && from < high - 1e-5
                };
                assert!(!axes.iter().all(meets), "{puzzle:?}");
            }
        }
        let farthest = parts.iter().flat_map(|part| (0..3).map(|axis| bounds(part, axis)[1]).collect::<Vec<_>>());
        assert!(farthest.fold(0.0f32, f32::max) >= reach);
    }
}
