//! The order of hiding, against rays that are followed from the eye through the bodies.

use super::linear::{V3, add_scaled, dot, minus};
use super::order::{self, Body};
use super::projection::{self, Projector};
use super::{Camera, Sizes, Turning, bodies};
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_engine::puzzles::ALL;

/// The places at which a ray enters a convex body and leaves it, in lengths of `along` from `eye`.
fn stretch(body: &Body, eye: &V3, along: &V3) -> Option<[f32; 2]> {
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

/// How many pairs of bodies along rays are painted in the wrong order, and how many there are.
fn wrong(puzzle: PuzzleId, camera: &Camera, turning: Option<(&Turning, f32)>) -> [usize; 2] {
    let projector = Projector::of(puzzle, Sizes::default(), 1.0);
    let parts = bodies::parts(puzzle, Sizes::default());
    let seen: Vec<_> = parts.iter().filter_map(|part| projection::see(part, camera, &projector, turning)).collect();
    let bodies: Vec<Body> = seen.into_iter().map(|seen| seen.body).collect();
    let eye = projector.position();
    let order = order::back_to_front(&bodies, &eye);
    assert_eq!(order.iter().collect::<std::collections::BTreeSet<_>>().len(), bodies.len());
    let mut counts = [0, 0];
    for target in &bodies {
        for corner in target.corners {
            let middle = target.corners.iter().fold([0.0; 3], |sum, c| add_scaled(&sum, 0.125, c));
            let along = minus(&add_scaled(&corner, 0.3, &minus(&middle, &corner)), &eye);
            let met: Vec<(usize, [f32; 2])> = order
                .iter()
                .enumerate()
                .filter_map(|(n, body)| Some((n, stretch(&bodies[*body], &eye, &along)?)))
                .collect();
            for (n, (_, a)) in met.iter().enumerate() {
                for (_, b) in &met[n + 1..] {
                    // The later one is painted over the one before: it must not lie wholly behind that.
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
        let camera = Camera::start(puzzle).orbited(1.3 * angle, 0.7 * angle);
        if fourth && n % 3 == 2 { camera.orbited_fourth(0.21 * angle, 0.13 * angle) } else { camera }
    })
}

#[test]
fn what_is_nearer_is_painted_later() {
    for puzzle in ALL {
        for camera in cameras(puzzle) {
            let [wrong, pairs] = wrong(puzzle, &camera, None);
            assert!(pairs > 50, "{puzzle:?}: {pairs}");
            assert_eq!(wrong, 0, "{puzzle:?} of {pairs}: {camera:?}");
        }
    }
}

#[test]
fn a_turning_layer_hides_what_it_passes() {
    for puzzle in ALL {
        let mut counts = [0, 0];
        for (n, camera) in cameras(puzzle).enumerate() {
            for step in 0..8 {
                let mv = Move::new(((17 * n + 5 * step) % puzzle.def().turns) as u16);
                let turning = Turning::of(puzzle, mv).expect("a move");
                let found = wrong(puzzle, &camera, Some((turning, 0.1 + 0.1 * step as f32)));
                counts = [counts[0] + found[0], counts[1] + found[1]];
            }
        }
        // Stickers of the hypercube may pierce each other as they are seen while a cell turns.
        let most = if puzzle.def().dimensions == 4 { counts[1] / 200 } else { 0 };
        assert!(counts[0] <= most, "{puzzle:?}: {counts:?}");
    }
}

#[test]
fn a_fitted_view_shows_all_of_the_puzzle_from_the_same_side() {
    for puzzle in ALL {
        for sizes in [Sizes::default(), Sizes { cell: 1.0, sticker: 1.0 }, Sizes { cell: 0.3, sticker: 0.3 }] {
            for camera in cameras(puzzle) {
                let fitted = camera.zoomed(3.0).fitted(puzzle, sizes);
                let scene = super::Scene::new(puzzle, &fitted, sizes, None);
                assert!(scene.extent() <= 1.0 + 1e-4, "{puzzle:?} {sizes:?}: {}", scene.extent());
                assert_eq!(fitted.axes(), camera.axes());
                // Not smaller than it needs to be, either.
                assert!(scene.extent() > 0.75, "{puzzle:?} {sizes:?}: {}", scene.extent());
                let small = camera.zoomed(0.5);
                assert_eq!(small.fitted(puzzle, sizes), small);
            }
        }
    }
}
