//! The outline of a facelet of a cube: a square with round corners, within the side on which it lies.

use super::linear::{Point, between};

/// A facelet of a cube leaves this part of its square to the cubie at each side, and its corners are so round.
pub(super) const INSET: f32 = 0.06;
const ROUND: f32 = 0.13;

/// The outline of a facelet of a cube within its unit square.
pub(super) fn rounded() -> Vec<Point> {
    let corners = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]];
    let inside = |at: Point| at.map(|c: f32| INSET + (1.0 - 2.0 * INSET) * c);
    let mut out = Vec::with_capacity(12);
    for n in 0..4 {
        let [before, corner, after] = [(n + 3) % 4, n, (n + 1) % 4].map(|n| inside(corners[n]));
        let [from, to] = [between(&corner, &before, ROUND), between(&corner, &after, ROUND)];
        // The middle of the arc lies between the corner and the middle of its chord.
        let bend = between(&between(&from, &to, 0.5), &corner, 0.45);
        out.extend([from, bend, to]);
    }
    out
}
