//! The puzzle in space without a window: geometry, grips, and camera.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::move_named;
use unfold_engine::puzzle::hypercube::grips::{self, Click, Slices};
use unfold_engine::puzzle::hypercube::{LETTERS, cell, cell_axis};
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_engine::{notation, puzzles::ALL};
use unfold_scene::space::{Camera, Grip, LayerTurn, Polygon, SIZE_RANGE, Scene, Sizes, camera::ZOOM_RANGE};

fn scene(puzzle: PuzzleId, turning: Option<(Move, f32)>) -> Scene {
    let turning = turning.map(|(mv, part)| (LayerTurn::for_move(puzzle, mv).expect("a move"), part));
    Scene::new(puzzle, &Camera::default_view(puzzle), Sizes::default(), turning)
}

fn of_facelet(scene: &Scene, facelet: usize) -> Vec<&Polygon> {
    scene.polygons.iter().filter(|p| p.facelet == Some(facelet) && p.coloured).collect()
}

fn near(a: [f32; 2], b: [f32; 2]) -> bool {
    (a[0] - b[0]).abs() < 1e-3 && (a[1] - b[1]).abs() < 1e-3
}

fn same(a: &Polygon, b: &Polygon) -> bool {
    a.outline.len() == b.outline.len() && a.outline.iter().all(|p| b.outline.iter().any(|q| near(*p, *q)))
}

#[test]
fn a_finished_turn_agrees_with_the_facelet_map() {
    for puzzle in ALL {
        let rest = scene(puzzle, None);
        for (n, mv) in puzzle.def().moves.iter().enumerate() {
            let turned = scene(puzzle, Some((Move::new(n as u16), 1.0)));
            for (to, from) in mv.map.iter().enumerate() {
                let (there, here) = (of_facelet(&rest, to), of_facelet(&turned, usize::from(*from)));
                assert_eq!(there.len(), here.len(), "{} of {puzzle:?}: {from} to {to}", mv.name);
                for polygon in there {
                    assert!(here.iter().any(|p| same(p, polygon)), "{} of {puzzle:?}: {from} to {to}", mv.name);
                }
            }
            // Nothing has moved at the start of a turn, and something has halfway.
            let begun = scene(puzzle, Some((Move::new(n as u16), 0.0)));
            let halfway = scene(puzzle, Some((Move::new(n as u16), 0.5)));
            let at_home = |scene: &Scene| {
                let all = 0..mv.map.len();
                all.filter(|i| {
                    let (a, b) = (of_facelet(&rest, *i), of_facelet(scene, *i));
                    a.len() == b.len() && a.iter().all(|p| b.iter().any(|q| same(p, q)))
                })
                .count()
            };
            assert_eq!(at_home(&begun), mv.map.len(), "{}", mv.name);
            assert!(at_home(&halfway) < mv.map.len(), "{}", mv.name);
        }
    }
}

#[test]
fn a_cube_initially_shows_up_front_and_right() {
    for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
        let (scene, def) = (scene(puzzle, None), puzzle.def());
        let seen: BTreeSet<usize> = scene.polygons.iter().filter_map(|p| p.facelet).collect();
        let expected: BTreeSet<usize> = (0..def.solved.len()).filter(|i| def.solved[*i] < 3).collect();
        assert_eq!(seen, expected);
        let middle = |face: u8| {
            let of_face: Vec<[f32; 2]> =
                seen.iter().filter(|i| def.solved[**i] == face).filter_map(|i| scene.centre(*i)).collect();
            let count = of_face.len() as f32;
            of_face.iter().fold([0.0, 0.0], |sum, p| [sum[0] + p[0] / count, sum[1] + p[1] / count])
        };
        let [up, right, front] = [0, 1, 2].map(middle);
        assert!(up[1] < front[1] && up[1] < right[1] && front[0] < right[0], "{up:?} {right:?} {front:?}");
        // The facelets of U are numbered left to right and back to front.
        let size = if puzzle == PuzzleId::Cube3 { 3 } else { 2 };
        let [first, second, below] = [0, 1, size].map(|i| scene.centre(i).expect("it is seen"));
        assert!(first[0] < second[0] && first[1] < below[1]);
    }
}

#[test]
fn the_far_hypercube_cell_is_central_and_the_near_one_hidden() {
    let (scene, def) = (scene(PuzzleId::Tess2, None), PuzzleId::Tess2.def());
    let mut places: BTreeMap<char, Vec<[f32; 2]>> = BTreeMap::new();
    for polygon in &scene.polygons {
        let letter = LETTERS[usize::from(def.solved[polygon.facelet.expect("a sticker")])];
        places.entry(letter).or_default().extend(&polygon.outline);
    }
    assert_eq!(places.keys().collect::<String>(), "BDFILRU");
    let middle = |letter: char| {
        let points = &places[&letter];
        let span = |k: usize| {
            let of = points.iter().map(|p| p[k]);
            (of.clone().fold(f32::INFINITY, f32::min) + of.fold(f32::NEG_INFINITY, f32::max)) / 2.0
        };
        [span(0), span(1)]
    };
    let inner = middle('I');
    assert!(inner[0].abs() < 0.03 && inner[1].abs() < 0.03, "{inner:?}");
    assert!(middle('R')[0] > 0.3 && middle('L')[0] < -0.3 && middle('U')[1] < -0.3 && middle('D')[1] > 0.3);
    for points in places.values() {
        assert!(points.iter().all(|[x, y]| x.hypot(*y) <= 1.0001), "it fits into the unit circle");
    }
}

#[test]
fn the_middle_of_a_facelet_picks_that_facelet() {
    for puzzle in ALL {
        for camera in [Camera::default_view(puzzle), Camera::default_view(puzzle).orbited(2.0, 1.0).zoomed(1.7)] {
            let scene = Scene::new(puzzle, &camera, Sizes::default(), None);
            let mut found = 0;
            for i in 0..puzzle.def().solved.len() {
                if let Some(middle) = scene.centre(i) {
                    let hit = scene.hit(middle).expect("something is there");
                    assert_eq!(hit.facelet, i);
                    assert!(scene.polygons[hit.polygon].facelet == Some(i));
                    found += 1;
                }
            }
            let least = [12, 27, 40, 100][ALL.iter().position(|p| *p == puzzle).expect("a puzzle")];
            assert!(found >= least, "{puzzle:?}: {found}");
            assert_eq!(scene.hit([5.0, 5.0]), None);
        }
    }
}

#[test]
fn a_click_on_a_cube_turns_the_face() {
    for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
        let scene = scene(puzzle, None);
        for i in (0..puzzle.def().solved.len()).filter(|i| scene.centre(*i).is_some()) {
            let hit = scene.hit(scene.centre(i).expect("it is seen")).expect("a facelet");
            let grip = Grip::from_hit(puzzle, &hit).expect("a face");
            let face = puzzle.def().letters[usize::from(puzzle.def().solved[i])];
            assert_eq!(grip.name, face.to_string());
            assert_eq!(grip.left, (move_named(puzzle, &format!("{face}")), format!("{face}")));
            assert_eq!(grip.right.0, move_named(puzzle, &format!("{face}'")));
            assert_eq!(grip.middle.expect("half a turn").0, move_named(puzzle, &format!("{face}2")));
            let outline = scene.face_outline(hit.toward);
            assert_eq!(outline.len(), 4);
        }
    }
}

#[test]
fn every_hypercube_grip_can_be_hit_and_makes_its_move() {
    let mut reached: BTreeMap<char, BTreeSet<u16>> = BTreeMap::new();
    let def = PuzzleId::Tess2.def();
    // Small stickers, from many directions, so that every side of every cell is visible.
    let sizes = Sizes { cell: *SIZE_RANGE.start(), sticker: 0.5 };
    for n in 0..40 {
        let camera = Camera::default_view(PuzzleId::Tess2).orbited(1.1 * n as f32, 0.4 * n as f32);
        let scene = Scene::new(PuzzleId::Tess2, &camera, sizes, None);
        for polygon in 0..scene.polygons.len() {
            for (u, v) in [(0.2, 0.2), (0.8, 0.3), (0.3, 0.8), (0.8, 0.8)] {
                let spot = scene.point_on_side(polygon, [u, v]).expect("a polygon");
                let Some(hit) = scene.hit(spot).filter(|hit| hit.polygon == polygon) else { continue };
                assert_eq!(hit.outer, [u > 0.5, v > 0.5]);
                let place = def.places[hit.facelet];
                let number = cell(place.axis, place.side > 0);
                let grip = Grip::from_hit(PuzzleId::Tess2, &hit).expect("a grip");
                // The direction of the grip, parsed from its name.
                let mut toward = [0i8; 4];
                let mut letters = grip.name.chars();
                assert_eq!(letters.next(), Some(LETTERS[usize::from(number)]));
                for letter in letters {
                    let (axis, positive) = cell_axis(LETTERS.iter().position(|l| *l == letter).expect("a cell") as u8);
                    toward[usize::from(axis)] = if positive { 1 } else { -1 };
                }
                // The grip points to the side that was hit, and for a point far out also to the sticker's edge or corner.
                let axes: Vec<usize> = (0..4).filter(|a| *a != usize::from(place.axis)).collect();
                for axis in &axes {
                    match hit.toward[*axis] {
                        0 => assert!(toward[*axis] == 0 || toward[*axis] == place.cubie[*axis]),
                        side => assert_eq!(toward[*axis], side),
                    }
                }
                let beyond = axes.iter().filter(|a| toward[**a] != 0).count();
                assert_eq!(beyond, 1 + usize::from(u > 0.5) + usize::from(v > 0.5));
                let number_of_grip = grips::grip(number, toward).expect("a grip");
                for (positive, made) in [(true, &grip.left), (false, &grip.right)] {
                    let click = Click { grip: number_of_grip, positive, slices: Slices::OUTER };
                    assert_eq!(click.to_move(PuzzleId::Tess2), Some(made.0));
                    assert_eq!(notation::parse(PuzzleId::Tess2, &made.1).expect("a name").0, [made.0]);
                }
                reached.entry(LETTERS[usize::from(number)]).or_default().insert(number_of_grip);
            }
        }
    }
    assert_eq!(reached.keys().collect::<String>(), "BDFILRU");
    for (cell, grips) in reached {
        assert_eq!(grips.len(), 26, "every grip of cell {cell} can be reached");
    }
}

#[test]
fn inner_quarters_of_adjacent_stickers_are_close_together() {
    // On one side of a cell, the four stickers share the grip at its middle, and pairs share those at its edges.
    let scene = scene(PuzzleId::Tess2, None);
    let def = PuzzleId::Tess2.def();
    let front_of_inner: Vec<usize> = (0..scene.polygons.len())
        .filter(|n| {
            let polygon = &scene.polygons[*n];
            let place = def.places[polygon.facelet.expect("a sticker")];
            place.axis == 3 && place.side < 0 && polygon.toward == [0, 1, 0, 0] && place.cubie[1] > 0
        })
        .collect();
    assert_eq!(front_of_inner.len(), 4);
    let spots =
        |at: [f32; 2]| -> Vec<[f32; 2]> { front_of_inner.iter().filter_map(|n| scene.point_on_side(*n, at)).collect() };
    let spread = |points: &[[f32; 2]]| {
        let apart = |a: &[f32; 2], b: &[f32; 2]| (a[0] - b[0]).hypot(a[1] - b[1]);
        points.iter().flat_map(|a| points.iter().map(move |b| apart(a, b))).fold(0.0, f32::max)
    };
    assert!(spread(&spots([0.0, 0.0])) < 0.5 * spread(&spots([1.0, 1.0])));
}

#[test]
fn the_view_stays_a_rotation_after_many_drags() {
    let mut camera = Camera::default_view(PuzzleId::Tess2);
    for n in 0..10_000 {
        let (right, down) = ((n % 13) as f32 / 7.0 - 0.9, (n % 11) as f32 / 6.0 - 0.8);
        camera = if n % 2 == 0 { camera.orbited(right, down) } else { camera.orbited_fourth(right, down) };
    }
    let axes = camera.axes();
    for (i, a) in axes.iter().enumerate() {
        for (j, b) in axes.iter().enumerate() {
            let product: f32 = a.iter().zip(b).map(|(a, b)| a * b).sum();
            assert!((product - f32::from(u8::from(i == j))).abs() < 1e-5, "{i} {j}: {product}");
        }
    }
    // A cube's view never leaves three axes.
    let mut camera = Camera::default_view(PuzzleId::Cube3);
    for n in 0..1000 {
        camera = camera.orbited(n as f32, 0.3);
    }
    assert!((camera.axes()[3][3] - 1.0).abs() < 1e-6);
    assert_eq!(camera.orbited(f32::NAN, f32::INFINITY), camera);
    assert_eq!(camera.zoomed(1e9).zoom(), *ZOOM_RANGE.end());
    assert_eq!(camera.zoomed(0.0).zoom(), *ZOOM_RANGE.start());
    assert_eq!(camera.zoomed(f32::NAN), camera);
}

#[test]
fn every_cell_can_be_brought_to_the_centre() {
    let start = Camera::default_view(PuzzleId::Tess2);
    for number in 0..8u8 {
        for camera in [start, start.orbited_fourth(0.7, -0.3), start.orbited(3.0, 2.0).orbited_fourth(2.0, 0.0)] {
            let Some(centring) = camera.centring(number) else {
                assert!(number == 0 && camera == start, "only the far cell is there");
                continue;
            };
            let there = camera.centred(&centring, 1.0);
            let (axis, positive) = cell_axis(number);
            let sign = if positive { 1.0 } else { -1.0 };
            let normal = there.axes()[usize::from(axis)].map(|c| sign * c);
            assert!(normal[3] < -0.99999, "{number}: {normal:?}");
            assert_eq!(there.centring(number), None);
            let back = there.centred(&centring, -1.0);
            for (a, b) in back.axes().iter().flatten().zip(camera.axes().iter().flatten()) {
                assert!((a - b).abs() < 1e-4);
            }
        }
    }
}

#[test]
fn extreme_sliders_give_finite_values() {
    let strange = [f32::NAN, f32::INFINITY, -1.0, 0.0, 1.0, 1e9];
    for cell in strange {
        for sticker in strange {
            let sizes = Sizes { cell, sticker }.clamped();
            assert!(SIZE_RANGE.contains(&sizes.cell) && SIZE_RANGE.contains(&sizes.sticker));
            for n in 0..9 {
                let start = Camera::default_view(PuzzleId::Tess2);
                let camera = start.orbited_fourth(0.4 * n as f32, 0.3 * n as f32).zoomed([1e9, 1.0, 0.0][n % 3]);
                let turning = LayerTurn::for_move(PuzzleId::Tess2, Move::new(20 * n as u16)).expect("a move");
                let scene = Scene::new(PuzzleId::Tess2, &camera, sizes, Some((turning, 0.3)));
                assert!(!scene.polygons.is_empty());
                for polygon in &scene.polygons {
                    assert!(polygon.outline.iter().flatten().all(|c| c.is_finite()), "{sizes:?} {n}");
                    assert!(polygon.shade > 0.0 && polygon.shade <= 1.0);
                }
                assert_eq!(scene.hit([f32::NAN, 0.0]), None);
            }
        }
    }
}
