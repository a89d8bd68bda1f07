//! Figures of the method pages on the basics.

use super::{CUBE3, Figure, side};
use eframe::egui::{Align2, Rect, vec2};
use unfold_app::lesson::methods;
use unfold_text::{lesson, method_basics as words, methods as say, numbers};

/// A 3×3×3 with one piece of each kind labelled.
pub(crate) fn pieces(figure: &Figure<'_>) {
    let size = 0.2 * figure.rect.height();
    let [right, down, back] = [vec2(size, 0.0), vec2(0.0, size), vec2(size * 0.5, -size * 0.42)];
    let corner = figure.to_window(0.3, 0.62) - (right + down) * 1.5 - back * 1.5;
    // Front, top and right side, each from its upper left corner on the screen.
    side(figure, corner, [right, down], (CUBE3, 2));
    side(figure, corner + back * 3.0, [right, -back], (CUBE3, 0));
    side(figure, corner + right * 3.0, [back, down], (CUBE3, 1));
    let [corners, edges, centres] = methods::piece_counts();
    let on_front = |column: f32, row: f32| corner + right * column + down * row;
    for (to, y, text) in [
        (on_front(2.75, 0.25), 0.12, words::PICTURE_CORNER.fill(figure.language, [&corners])),
        (on_front(2.75, 1.5), 0.5, words::PICTURE_EDGES.fill(figure.language, [&edges])),
        (on_front(1.5, 1.5), 0.88, words::PICTURE_CENTRE.fill(figure.language, [&centres])),
    ] {
        let from = figure.to_window(0.62, y);
        figure.line(&[to, from], 1.2, figure.ink);
        figure.dot(to, 3.5, figure.ink);
        figure.text(from + vec2(6.0, 0.0), Align2::LEFT_CENTER, &text);
    }
}

/// Phase-1 coordinates of the solved cube and after each turn of a sequence, one column each.
pub(crate) fn coordinates(figure: &Figure<'_>) {
    const TURNS: [&str; 2] = ["R", "F"];
    let names = [words::COORDINATE_TWIST, words::COORDINATE_FLIP, words::COORDINATE_SLICE];
    let row = |n: usize| 0.34 + 0.25 * n as f32;
    let column = |n: usize| 0.36 + 0.27 * n as f32;
    for (n, name) in names.iter().enumerate() {
        figure.localised_text(figure.to_window(0.0, row(n)), Align2::LEFT_CENTER, *name);
    }
    figure.localised_text(figure.to_window(column(0), 0.08), Align2::CENTER_CENTER, say::PICTURE_SOLVED);
    let half = vec2(0.075 * figure.rect.width(), 0.09 * figure.rect.height());
    for (n, values) in methods::coordinates_after(&TURNS).iter().enumerate() {
        for (m, value) in values.iter().enumerate() {
            let middle = figure.to_window(column(n), row(m));
            let colour = if *value == 0 { figure.good } else { figure.bad };
            figure.frame(Rect::from_center_size(middle, half * 2.0), colour);
            figure.text(middle, Align2::CENTER_CENTER, &numbers::grouped(u64::from(*value)).to_string());
        }
        if let Some(turn) = TURNS.get(n) {
            let along = half.x + 5.0;
            for m in 0..values.len() {
                let (from, to) = (figure.to_window(column(n), row(m)), figure.to_window(column(n + 1), row(m)));
                figure.arrow(from + vec2(along, 0.0), to - vec2(along, 0.0), figure.faint);
            }
            let middle = figure.to_window(column(n), 0.08).lerp(figure.to_window(column(n + 1), 0.08), 0.5);
            figure.text(middle, Align2::CENTER_CENTER, turn);
        }
    }
}

/// The nested sets of positions, and a path through three phases.
pub(crate) fn phases(figure: &Figure<'_>) {
    let all = Rect::from_min_max(figure.to_window(0.0, 0.0), figure.to_window(1.0, 1.0));
    let first = Rect::from_min_max(figure.to_window(0.27, 0.17), figure.to_window(0.985, 0.95));
    let second = Rect::from_min_max(figure.to_window(0.55, 0.35), figure.to_window(0.97, 0.9));
    for (rect, colour) in [(all, figure.faint), (first, figure.ink), (second, figure.good)] {
        figure.frame(rect, colour);
    }
    let count = methods::scientific_notation(figure.language, methods::TESS2_STATES);
    for (rect, text) in [
        (all, say::PICTURE_ALL.fill(figure.language, [&count])),
        (first, words::PICTURE_FIRST_AXIS.get(figure.language).into()),
        (second, words::PICTURE_SECOND_AXIS.get(figure.language).into()),
    ] {
        figure.text(rect.left_top() + vec2(10.0, 6.0), Align2::LEFT_TOP, &text);
    }
    let points = [
        figure.to_window(0.06, 0.7),
        figure.to_window(0.35, 0.7),
        figure.to_window(0.63, 0.7),
        figure.to_window(0.9, 0.7),
    ];
    for (n, pair) in points.windows(2).enumerate() {
        figure.arrow(pair[0] + vec2(6.0, 0.0), pair[1] - vec2(8.0, 0.0), if n == 2 { figure.good } else { figure.bad });
        let phase = lesson::PART_PHASE.fill(figure.language, [&(n + 1)]);
        figure.text(pair[0].lerp(pair[1], 0.5) - vec2(0.0, 6.0), Align2::CENTER_BOTTOM, &phase);
        figure.dot(pair[0], 4.5, figure.ink);
    }
    figure.dot(points[3], 6.0, figure.good);
    figure.localised_text(points[0] + vec2(-4.0, 10.0), Align2::LEFT_TOP, say::PICTURE_START);
    figure.localised_text(points[3] + vec2(0.0, 10.0), Align2::CENTER_TOP, say::PICTURE_SOLVED);
}
