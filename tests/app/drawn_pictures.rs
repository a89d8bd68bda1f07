//! Pictures of each puzzle by the software renderer, compared with small stored pictures.

use crate::support::pictures;
use unfold_engine::puzzle::{Facelets, Move, pattern::Pattern};
use unfold_engine::puzzles::ALL;
use unfold_scene::appearance::colours::{self, PALETTES};
use unfold_scene::space::{Camera, LayerTurn, Scene, Sizes};
use unfold_scene::vector_drawing::{DrawingStyle, draw_scene};
use unfold_scene::{picture::png, raster};
use unfold_tests::root;

#[test]
fn rendered_pictures_match_the_stored_ones() {
    let mut faults = Vec::new();
    for puzzle in ALL {
        let look = DrawingStyle {
            colours: colours::palette_colours(puzzle, PALETTES[0]).to_vec(),
            colour_letters: puzzle.def().letters.to_vec(),
            cell_names: false,
            unpainted: [0x99; 3],
            background: [0xee, 0xf0, 0xf4],
            body: [0x1e; 3],
            seam: [0x08; 3],
            fog: 0.35,
            letters: true,
            patterns: false,
        };
        let painting = Pattern::from_facelets(&Facelets::solved(puzzle).after(Move::new(0)).after(Move::new(7)));
        for (what, mv) in [("still", None), ("turning", Some(Move::new(4)))] {
            let turning = mv.and_then(|mv| LayerTurn::for_move(puzzle, mv)).map(|turning| (turning, 0.35));
            let scene = Scene::new(puzzle, &Camera::default_view(puzzle), Sizes::default(), turning);
            let drawing = draw_scene(&look, &painting, &scene, String::new());
            let picture = raster::render(&drawing, 160).expect("an area");
            let name = format!("painter-{}-{what}.png", puzzle.def().name);
            faults.extend(
                pictures::compare(&root().join("tests/pictures"), &name, &picture.rgb, || {
                    png(&picture).expect("pixels")
                })
                .err(),
            );
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
