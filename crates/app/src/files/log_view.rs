//! The view stored in an MC4D log: a matrix whose rows are the images of the puzzle's axes, which MC4D and Unfold share. Eye distance
//! and sticker sizes are settings of MC4D and not part of the log.

use crate::model::Model;
use unfold_engine::mc4d::Log;

/// Rows of a 4×4 matrix.
pub type ViewMatrix = [[f32; 4]; 4];

const MC4D_DEFAULT_VIEW: ViewMatrix = [
    [0.73176, -0.19594, 0.65279, 0.0],
    [0.68136, 0.18717, -0.70761, 0.0],
    [0.01647, 0.96259, 0.27046, 0.0],
    [0.0, 0.0, 0.0, 1.0],
];
/// The identity, written by other programs and by Unfold.
const IDENTITY_VIEW: ViewMatrix =
    [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]];
/// Tolerance for comparing matrix entries.
const VIEW_TOLERANCE: f32 = 1e-3;

/// The view of a log; `None` if it is a default or unreadable.
pub fn custom_view(log: &Log) -> Option<ViewMatrix> {
    let mut rows = ViewMatrix::default();
    for (row, text) in rows.iter_mut().zip(log.view()) {
        let numbers = text.split(' ').map(|number| number.trim_end_matches(['d', 'D', 'f', 'F']).parse::<f32>());
        for (place, number) in row.iter_mut().zip(numbers) {
            *place = number.ok().filter(|number| number.is_finite())?;
        }
    }
    let is = |other: &ViewMatrix| {
        rows.iter().flatten().zip(other.iter().flatten()).all(|(a, b)| (a - b).abs() < VIEW_TOLERANCE)
    };
    (!is(&MC4D_DEFAULT_VIEW) && !is(&IDENTITY_VIEW)).then_some(rows)
}

/// Applies a log's view to the shown puzzle; ignores a degenerate or mirrored one.
pub fn apply(rows: ViewMatrix, model: &mut Model) {
    let (now, sizes) = (model.now, model.settings.sizes());
    let workspace = model.document.workspace_mut();
    let puzzle = workspace.puzzle();
    if let Some(view) = workspace.camera.current(now).with_axes(rows) {
        workspace.camera.set_view(|_| view, now);
        workspace.camera.fit(puzzle, sizes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::mc4d;

    fn log(rows: &str) -> Log {
        mc4d::read(format!("MagicCube4D 3 0 0 {{4,3,3}} 2\n{rows}*\n.\n").as_bytes()).expect("a log")
    }

    #[test]
    fn only_valid_custom_views_are_read() {
        for unchosen in [
            "1 0 0 0\n0 1 0 0\n0 0 1 0\n0 0 0 1\n",
            "0.731762581557179 -0.19593642894153976 0.6527882045858442 0.0\n0.6813606608159284 0.18716613400295473 \
             -0.7076132334650542 0.0\n0.016467365461856454 0.9625890889138652 0.27046454809959974 0.0\n0.0 0.0 0.0 1.0\n",
            "NaN 0 0 0\n0 1 0 0\n0 0 1 0\n0 0 0 1\n",
            "1e300 0 0 0\n0 1 0 0\n0 0 1 0\n0 0 0 1\n",
        ] {
            assert_eq!(custom_view(&log(unchosen)), None, "{unchosen}");
        }
        let turned = custom_view(&log("0.0d 0 0 -1\n0 1f 0 0\n0 0 1 0\n1 0 0 -2.5E-9\n")).expect("a view");
        assert_eq!((turned[0], turned[1]), ([0.0, 0.0, 0.0, -1.0], [0.0, 1.0, 0.0, 0.0]));
    }
}
