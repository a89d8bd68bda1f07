//! Outline of a cube's facelet: a rounded square within its side of the cubie.

use super::linear::{Point, lerp};

/// Margin of a facelet on each side, as a fraction of the square.
pub(super) const INSET: f32 = 0.06;
/// Rounding of a facelet's corners, as a fraction of its edge.
const ROUND: f32 = 0.13;

/// Outline of a facelet in the unit square.
pub(super) fn rounded_square() -> Vec<Point> {
    let corners = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]];
    let inside = |at: Point| at.map(|c: f32| INSET + (1.0 - 2.0 * INSET) * c);
    let mut out = Vec::with_capacity(12);
    for n in 0..4 {
        let [before, corner, after] = [(n + 3) % 4, n, (n + 1) % 4].map(|n| inside(corners[n]));
        let [from, to] = [lerp(&corner, &before, ROUND), lerp(&corner, &after, ROUND)];
        // The middle of the arc is between the corner and the middle of the chord.
        let bend = lerp(&lerp(&from, &to, 0.5), &corner, 0.45);
        out.extend([from, bend, to]);
    }
    out
}
