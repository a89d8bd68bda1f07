//! The camera view stored in a log.

use crate::support::{data, headless_app::HeadlessApp, home::Home};
use unfold_app::command::{CameraCommand, FilesCommand, TypingCommand};
use unfold_app::{Model, camera};
use unfold_engine::puzzle::{PuzzleId, hypercube::cell_axis};
use unfold_scene::space::Camera;

fn log(rows: &str) -> String {
    format!("MagicCube4D 3 0 1 {{4,3,3}} 2\n{rows}*\n155,1,1.\n")
}

/// The mean corner of a cell's visible polygons, in scene coordinates; `None` if none is visible.
fn middle(model: &Model, cell: u8) -> Option<[f32; 2]> {
    let (scene, solved) = (camera::scene_at_rest(model), &model.puzzle().def().solved);
    let of_cell = scene.polygons.iter().filter(|polygon| polygon.facelet.is_some_and(|i| solved[i] == cell));
    let points: Vec<[f32; 2]> = of_cell.flat_map(|polygon| polygon.outline.iter().copied()).collect();
    let count = points.len() as f32;
    let sum = points.iter().fold([0.0, 0.0], |[x, y], point| [x + point[0], y + point[1]]);
    (count > 0.0).then(|| sum.map(|sum| sum / count))
}

#[test]
fn a_log_is_shown_as_in_mc4d() {
    for name in ["liu-2x2x2x2-bld", "charles-3x3x3x3-188"] {
        let path = data(&format!("mc4d/logs/published/{name}.log"));
        let text = std::fs::read_to_string(&path).expect("a log");
        let rows: Vec<Vec<f32>> = (text.lines().skip(1).take(4))
            .map(|line| line.split_whitespace().map(|number| number.parse().expect("a number")).collect())
            .collect();
        let mut home = Home::new(PuzzleId::Cube3);
        home.program.apply(FilesCommand::OpenPath(path));
        let model = &home.program.model;
        // An independent calculation: MC4D multiplies the vector by the matrix, has X to the right and Y up, and looks from far along W.
        let mut compared = 0;
        for cell in 0..8 {
            let (axis, positive) = cell_axis(cell);
            let image: Vec<f32> = rows[usize::from(axis)].iter().map(|c| if positive { *c } else { -*c }).collect();
            let turn = camera::current(model).centring(cell).map_or(0.0, |turn| turn.angle);
            assert!((turn.cos() + image[3]).abs() < 1e-3, "{name}: cell {cell} is as far from the centre");
            if image[3] < 0.5 {
                let seen = middle(model, cell).expect("it is seen");
                for (seen, image) in [(seen[0], image[0]), (-seen[1], image[1])] {
                    if image.abs() > 0.3 {
                        assert!(seen * image > 0.0, "{name}: cell {cell}, {seen} {image}");
                        compared += 1;
                    }
                }
            }
        }
        assert!(compared > 6, "{name}: {compared}");
        home.program.apply(CameraCommand::ResetView);
        let puzzle = home.program.model.puzzle();
        assert_eq!(camera::current(&home.program.model), Camera::default_view(puzzle));
    }
}

#[test]
fn a_quarter_turn_view_centres_r_and_keeps_up_and_front() {
    let mut alone = HeadlessApp::new(PuzzleId::Tess2);
    alone.apply(TypingCommand::Paste(log("0 0 0 -1\n0 1 0 0\n0 0 1 0\n1 0 0 0\n")));
    let view = camera::current(&alone.model);
    assert!(view.centring(4).is_none(), "{view:?}");
    // O, opposite I, is on the right, and U above.
    assert_eq!(view.axes(), &[[0.0, 0.0, 0.0, -1.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [1.0, 0.0, 0.0, 0.0]]);
    let [right, up] = [7, 5].map(|cell| middle(&alone.model, cell).expect("it is seen"));
    assert!(right[0] > 0.3 && right[1].abs() < 0.1 && up[1] < -0.3 && up[0].abs() < 0.1, "{right:?} {up:?}");
}

#[test]
fn default_and_invalid_views_change_nothing() {
    let first = "0.731762581557179 -0.19593642894153976 0.6527882045858442 0.0\n\
        0.6813606608159284 0.18716613400295473 -0.7076132334650542 0.0\n\
        0.016467365461856454 0.9625890889138652 0.27046454809959974 0.0\n0.0 0.0 0.0 1.0\n";
    for rows in [
        first,
        "1 0 0 0\n0 1 0 0\n0 0 1 0\n0 0 0 1\n",
        // A mirror image, two degenerate matrices, and values that are not finite.
        "-1 0 0 0\n0 1 0 0\n0 0 1 0\n0 0 0 1\n",
        "1 0 0 0\n1 0 0 0\n0 0 1 0\n0 0 0 1\n",
        "0 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n",
        "NaN 0 0 0\n0 1 0 0\n0 0 1 0\n0 0 0 1\n",
        "Infinity 0 0 0\n0 1 0 0\n0 0 1 0\n0 0 0 1\n",
    ] {
        let mut alone = HeadlessApp::new(PuzzleId::Tess2);
        alone.apply(CameraCommand::Orbit { right: 0.3, down: 0.1 });
        let before = camera::current(&alone.model);
        alone.apply(TypingCommand::Paste(log(rows)));
        assert!(alone.model.document.workspace().position().open_log().is_some(), "{}", alone.model.news());
        assert_eq!(camera::current(&alone.model), before, "{rows}");
    }
}
