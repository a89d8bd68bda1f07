//! The letters of a hypercube's cells in files: pictures, frames of animations, pages.

use unfold_engine::puzzle::{Facelets, Move, PuzzleId, pattern::Pattern};
use unfold_scene::appearance::colours::{self, Palette};
use unfold_scene::raster;
use unfold_scene::space::{Camera, LayerTurn, Scene, Sizes};
use unfold_scene::svg::{Drawing, Point, Shape};
use unfold_scene::vector_drawing::{self, DrawingStyle, SPACE_SIDE, draw_scene};

const HYPERCUBES: [PuzzleId; 2] = [PuzzleId::Tess2, PuzzleId::Tess3];

fn look(puzzle: PuzzleId, cell_names: bool) -> DrawingStyle {
    DrawingStyle {
        colours: colours::palette_colours(puzzle, Palette::Usual).to_vec(),
        colour_letters: puzzle.def().letters.to_vec(),
        unpainted: [0x99; 3],
        background: [0xff; 3],
        body: [0x1e; 3],
        seam: [0x08; 3],
        fog: 0.35,
        letters: false,
        patterns: false,
        cell_names,
    }
}

/// A puzzle in space, at rest or partway through a move.
fn drawn(puzzle: PuzzleId, cell_names: bool, part: Option<f32>) -> (Drawing, Scene) {
    let turning = part.and_then(|part| Some((LayerTurn::for_move(puzzle, Move::new(4))?, part)));
    let camera = Camera::default_view(puzzle).fitted(puzzle, Sizes::default());
    let scene = Scene::new(puzzle, &camera, Sizes::default(), turning);
    let painting = Pattern::from_facelets(&Facelets::solved(puzzle));
    (draw_scene(&look(puzzle, cell_names), &painting, &scene, String::new()), scene)
}

/// The letters of a drawing, and their positions.
fn letters(drawing: &Drawing) -> Vec<(String, Point)> {
    let letter = |shape: &Shape| match shape {
        Shape::Text { at, text, .. } => Some((text.clone(), *at)),
        Shape::Polygon { .. } => None,
    };
    drawing.shapes.iter().filter_map(letter).collect()
}

#[test]
fn every_cell_has_its_letter_apart_from_others_and_keeps_it_while_one_turns() {
    for puzzle in HYPERCUBES {
        let at_rest = letters(&drawn(puzzle, true, None).0);
        let names: Vec<&str> = at_rest.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["I", "B", "D", "L", "R", "U", "F", "O"], "{puzzle:?}");
        for (n, (name, [x, y])) in at_rest.iter().enumerate() {
            assert!([x, y].iter().all(|c| (12.0..SPACE_SIDE - 12.0).contains(*c)), "{name}: {x} {y}");
            assert!(at_rest[..n].iter().all(|(_, [a, b])| (x - a).hypot(y - b) > 20.0), "{name} lies on another");
        }
        assert_eq!(letters(&drawn(puzzle, true, Some(0.4)).0), at_rest, "{puzzle:?}");
        assert!(letters(&drawn(puzzle, false, None).0).is_empty());
    }
    assert!(letters(&drawn(PuzzleId::Cube3, true, None).0).is_empty(), "a cube has no cells");
}

#[test]
fn letters_are_put_over_a_picture_that_was_drawn_without_them() {
    let puzzle = PuzzleId::Tess2;
    let (without, scene) = drawn(puzzle, false, None);
    let picture = raster::render(&without, 320).expect("an area");
    let shapes = vector_drawing::cell_names(&look(puzzle, true), &scene);
    let with = raster::draw_over(picture.clone(), &shapes, SPACE_SIDE);
    let expected = raster::render(&drawn(puzzle, true, None).0, 320).expect("an area");
    assert_eq!((with.width, with.height), (320, 320));
    let differ = |a: &[u8], b: &[u8]| a.iter().zip(b).filter(|(a, b)| a.abs_diff(**b) > 2).count();
    assert_eq!(differ(&with.rgb, &expected.rgb), 0);
    assert!(differ(&with.rgb, &picture.rgb) > 8 * 20, "the letters are seen");
    assert_eq!(raster::draw_over(picture.clone(), &[], SPACE_SIDE), picture);
}
