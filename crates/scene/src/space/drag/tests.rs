use std::collections::BTreeMap;
use std::f32::consts::TAU;

use super::*;
use crate::space::Sizes;
use unfold_engine::puzzles::ALL;

/// Drags that start at the centre and near a corner of every visible side.
fn drags(puzzle: PuzzleId) -> Vec<LayerDrag> {
    let scene = Scene::new(puzzle, &Camera::default_view(puzzle), Sizes::default(), None);
    let seen = |n: usize| {
        let at = |spot: Point| {
            let point = scene.point_on_side(n, spot)?;
            scene.hit(point).filter(|hit| hit.polygon == n)?;
            LayerDrag::grab(puzzle, &scene, point)
        };
        [[0.5, 0.5], [0.2, 0.8]].map(at)
    };
    (0..scene.polygons.len()).flat_map(seen).flatten().collect()
}

/// The point at distance `far` from the start of a drag, in the screen direction `angle`.
fn toward(pull: &LayerDrag, angle: f32, far: f32) -> Point {
    let (sin, cos) = angle.sin_cos();
    [pull.from[0] + far * cos, pull.from[1] + far * sin]
}

fn length(v: &Point) -> f32 {
    v[0].hypot(v[1])
}

fn move_named(puzzle: PuzzleId, name: &str) -> Move {
    let n = puzzle.def().moves.iter().position(|mv| mv.name == name);
    Move::new(n.unwrap_or_else(|| panic!("no move is named {name}")) as u16)
}

#[test]
fn a_drag_starts_at_the_pointer() {
    for puzzle in ALL {
        let pulls = drags(puzzle);
        assert!(pulls.len() > 20);
        for pull in pulls {
            let mv = pull.candidates()[0];
            assert!(length(&sub(&pull.screen_position(mv, 0.0), &pull.from)) < 1e-4, "{pull:?}");
            assert!(pull.turn_fraction(mv, pull.from).abs() < 1e-3);
        }
    }
}

#[test]
fn a_layer_follows_the_pointer_in_every_direction() {
    for (puzzle, offered) in [(PuzzleId::Cube2, 2), (PuzzleId::Cube3, 2), (PuzzleId::Tess2, 13)] {
        let mut follow = Vec::new();
        for pull in drags(puzzle) {
            assert_eq!(pull.candidates().len(), offered);
            for n in 0..24 {
                let to = toward(&pull, TAU * n as f32 / 24.0, 0.1);
                let mv = pull.best_move(to).expect("a layer");
                let part = pull.turn_fraction(mv, to);
                assert!(part.abs() > 0.0 && part.abs() < 1.3, "{part} of {mv:?}");
                let moved = pull.velocity(mv).map(|c| c * part.signum());
                let pulled = sub(&to, &pull.from);
                let along = dot(&moved, &pulled) / length(&moved) / length(&pulled);
                // A cell seen edge-on can hardly be dragged across that edge.
                assert!(
                    along > if puzzle == PuzzleId::Tess2 { 0.0 } else { 0.3 },
                    "{puzzle:?}: {along} at {n} of {mv:?} at {:?}",
                    pull.hit
                );
                follow.push(along);
            }
            assert_eq!(pull.best_move(toward(&pull, 1.0, 0.01)), None, "that says nothing yet");
            assert_eq!(pull.best_move([f32::NAN, 0.0]), None);
        }
        let mean = follow.iter().sum::<f32>() / follow.len() as f32;
        assert!(mean > 0.8, "{puzzle:?}: {mean}");
    }
}

#[test]
fn the_grabbed_point_stays_under_the_pointer() {
    // 3 points in a view with 300 points per unit.
    let near = 3.0 / 300.0;
    for puzzle in ALL {
        let (mut followed, mut farthest) = ([0, 0], 0f32);
        for pull in drags(puzzle) {
            for mv in pull.candidates() {
                if length(&pull.velocity(mv)) < 0.3 * pull.angle(mv) {
                    continue;
                }
                for sign in [1.0, -1.0] {
                    // The first quarter turn, while the arc continues in the initial direction.
                    let step = sign * 0.1 * (FRAC_PI_2 / pull.angle(mv)).min(1.0);
                    let arc: Vec<Point> = (0..=10).map(|n| pull.screen_position(mv, step * n as f32)).collect();
                    let goes_on = |pair: &&[Point]| sign * dot(&sub(&pair[1], &pair[0]), &pull.velocity(mv)) > 0.0;
                    for pair in arc.windows(2).take_while(goes_on) {
                        let off = length(&sub(&pull.screen_position(mv, pull.turn_fraction(mv, pair[1])), &pair[1]));
                        followed[usize::from(off < near)] += 1;
                        farthest = farthest.max(off);
                    }
                }
            }
        }
        // The error may be larger only where the arc is seen almost edge-on.
        let [beside, under] = followed;
        assert!(under > 200 && under > 50 * beside && farthest < 10.0 * near, "{puzzle:?}: {followed:?} {farthest}");
    }
}

#[test]
fn a_straight_pull_turns_farther_the_longer_it_is() {
    for puzzle in ALL {
        let mut straight = 0;
        for pull in drags(puzzle) {
            for n in 0..8 {
                let angle = TAU * n as f32 / 8.0;
                let mv = pull.best_move(toward(&pull, angle, 0.1)).expect("a layer");
                let (velocity, direction) = (pull.velocity(mv), [angle.cos(), angle.sin()]);
                if dot(&velocity, &direction).abs() < 0.6 * length(&velocity) {
                    // Nearly perpendicular to the arc.
                    continue;
                }
                straight += 1;
                let parts: Vec<f32> =
                    (0..80).map(|far| pull.turn_fraction(mv, toward(&pull, angle, 0.05 * far as f32)).abs()).collect();
                // Where the arc is short, as on small pieces, each step turns farther, and so does a step back.
                let back = (0.6 * (parts[79] - parts[78])).max(0.08);
                for pair in parts.windows(2) {
                    assert!(
                        pair[1] > pair[0] - back && pair[1] < pair[0] + 0.6,
                        "{parts:?} {mv:?} {angle} {:?}",
                        pull.hit
                    );
                }
                assert!(parts[79] > 0.9, "{parts:?} {mv:?} {angle} {:?}", pull.hit);
            }
        }
        assert!(straight > 100, "{puzzle:?}: {straight}");
    }
}

#[test]
fn the_middle_layers_of_a_cube_turn_too() {
    let scene = Scene::new(PuzzleId::Cube3, &Camera::default_view(PuzzleId::Cube3), Sizes::default(), None);
    // Layers offered by the centre, an edge and two corners of the front face.
    for (facelet, names) in [(18 + 4, ["M", "E"]), (18 + 1, ["M", "U"]), (18 + 8, ["R", "D"]), (18, ["L", "U"])] {
        let pull = LayerDrag::grab(PuzzleId::Cube3, &scene, scene.centre(facelet).expect("seen")).expect("held");
        let moves: Vec<&str> =
            pull.candidates().iter().map(|mv| PuzzleId::Cube3.def().moves[mv.index()].name.as_str()).collect();
        assert_eq!(moves, names);
    }
    // Dragged to the right, the top row turns anticlockwise as seen from above.
    let pull = LayerDrag::grab(PuzzleId::Cube3, &scene, scene.centre(18).expect("seen")).expect("held");
    let right = [pull.from[0] + 0.2, pull.from[1]];
    assert_eq!(pull.best_move(right), Some(move_named(PuzzleId::Cube3, "U")));
    assert!(pull.turn_fraction(move_named(PuzzleId::Cube3, "U"), right) < 0.0);
}

#[test]
fn most_drags_of_a_cell_are_quarter_turns_but_others_are_possible() {
    let mut counts: BTreeMap<i32, usize> = BTreeMap::new();
    for pull in drags(PuzzleId::Tess2) {
        for n in 0..24 {
            let mv = pull.best_move(toward(&pull, TAU * n as f32 / 24.0, 0.1)).expect("a layer");
            *counts.entry((TAU / pull.angle(mv)).round() as i32).or_default() += 1;
        }
    }
    let all: usize = counts.values().sum();
    assert_eq!(counts.keys().copied().collect::<Vec<_>>(), [2, 3, 4]);
    assert!(2 * counts[&4] > all && 20 * counts[&3] > all && 20 * counts[&2] > all, "{counts:?}");
}

#[test]
fn a_released_layer_snaps_by_its_position_and_speed() {
    for (part, speed, times) in [
        (0.1, 0.0, 0),
        (0.2, 0.0, 1),
        (-0.2, 0.0, -1),
        (1.4, 0.0, 1),
        (1.6, 0.0, 2),
        (-2.6, 0.0, -3),
        (0.1, 2.0, 1),
        (-0.1, -2.0, -1),
        (0.4, -2.0, 0),
        (0.02, 2.0, 0),
        (0.02, -2.0, 0),
        (1.1, 2.0, 2),
        (1.4, -2.0, 1),
        (1.0, 2.0, 1),
        (0.0, 9.0, 0),
    ] {
        assert_eq!(snapped_turns(part, speed), times, "{part} at {speed}");
    }
}

#[test]
fn a_repeated_move_is_one_move() {
    let after = |puzzle, name: &str, times| {
        let found = repeated_move(puzzle, move_named(puzzle, name), times)?;
        Some(puzzle.def().moves[found.index()].name.as_str())
    };
    for (name, expected) in [("R", ["R'", "R2", "R"]), ("M", ["M'", "M2", "M"])] {
        let found = [-1, 2, 5].map(|times| after(PuzzleId::Cube3, name, times));
        assert_eq!(found, expected.map(Some));
        assert_eq!([0, 4, -8].map(|times| after(PuzzleId::Cube3, name, times)), [None; 3]);
    }
    assert_eq!(
        [1, 2, -1, 0].map(|times| after(PuzzleId::Cube2, "D", times)),
        [Some("D"), Some("D2"), Some("D'"), None]
    );
    for (name, order) in [("UF", 4), ("UFR", 2), ("UFRO", 3), ("UFO", 2)] {
        let mv = move_named(PuzzleId::Tess2, name);
        assert_eq!(repeated_move(PuzzleId::Tess2, mv, order), None, "{name}");
        assert_eq!(repeated_move(PuzzleId::Tess2, mv, order + 1), Some(mv), "{name}");
        let inverse = PuzzleId::Tess2.def().moves[mv.index()].inverse;
        assert_eq!(repeated_move(PuzzleId::Tess2, mv, -1), Some(inverse), "{name}");
    }
}
