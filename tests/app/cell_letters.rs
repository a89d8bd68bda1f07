//! The letters of a hypercube's cells in drawings and rendered pictures.

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

/// Draws a solved puzzle, at rest or a fraction `part` into a move; also returns the scene.
fn draw(puzzle: PuzzleId, cell_names: bool, part: Option<f32>) -> (Drawing, Scene) {
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
fn cell_letters_do_not_overlap_and_stay_while_a_cell_turns() {
    for puzzle in HYPERCUBES {
        let at_rest = letters(&draw(puzzle, true, None).0);
        let names: Vec<&str> = at_rest.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["I", "B", "D", "L", "R", "U", "F", "O"], "{puzzle:?}");
        for (n, (name, [x, y])) in at_rest.iter().enumerate() {
            assert!([x, y].iter().all(|c| (12.0..SPACE_SIDE - 12.0).contains(*c)), "{name}: {x} {y}");
            assert!(at_rest[..n].iter().all(|(_, [a, b])| (x - a).hypot(y - b) > 20.0), "{name} lies on another");
        }
        assert_eq!(letters(&draw(puzzle, true, Some(0.4)).0), at_rest, "{puzzle:?}");
        assert!(letters(&draw(puzzle, false, None).0).is_empty());
    }
    assert!(letters(&draw(PuzzleId::Cube3, true, None).0).is_empty(), "a cube has no cells");
}

#[test]
fn letters_are_drawn_over_a_picture_without_them() {
    let puzzle = PuzzleId::Tess2;
    let (without, scene) = draw(puzzle, false, None);
    let picture = raster::render(&without, 320).expect("an area");
    let shapes = vector_drawing::cell_label_shapes(&look(puzzle, true), &scene);
    let with = raster::draw_over(picture.clone(), &shapes, SPACE_SIDE);
    let expected = raster::render(&draw(puzzle, true, None).0, 320).expect("an area");
    assert_eq!((with.width, with.height), (320, 320));
    let differ = |a: &[u8], b: &[u8]| a.iter().zip(b).filter(|(a, b)| a.abs_diff(**b) > 2).count();
    assert_eq!(differ(&with.rgb, &expected.rgb), 0);
    assert!(differ(&with.rgb, &picture.rgb) > 8 * 20, "the letters are seen");
    assert_eq!(raster::draw_over(picture.clone(), &[], SPACE_SIDE), picture);
}
