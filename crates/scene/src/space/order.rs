//! Painting order of convex bodies, by occlusion.

use super::linear::{V3, dot, sub};

/// A projected convex body with eight corners and six faces.
pub struct Body {
    pub corners: [V3; 8],
    /// Planes of the faces: outward normal, and its dot product with any point of the face.
    pub planes: [(V3, f32); 6],
    /// Bounding rectangle on the screen: left, top, right, bottom.
    pub bounds: [f32; 4],
    /// Squared distance from the centre to the eye.
    pub squared_distance: f32,
}

/// Tolerance of the plane tests.
const EPSILON: f32 = 1e-4;

/// Returns the indices of the bodies, back to front.
///
/// Two bodies separated by a face of one of them are ordered exactly. Otherwise, and in cycles, the body with the farther centre is painted
/// first.
pub fn back_to_front(bodies: &[&Body], eye: &V3) -> Vec<usize> {
    let count = bodies.len();
    let mut far_first: Vec<usize> = (0..count).collect();
    far_first.sort_by(|a, b| bodies[*b].squared_distance.total_cmp(&bodies[*a].squared_distance));
    // `hidden_by[a]` lists the bodies in front of `a`; `behind[b]` counts the unpainted bodies behind `b`.
    let mut hidden_by = vec![Vec::new(); count];
    let mut behind = vec![0usize; count];
    for (n, &a) in far_first.iter().enumerate() {
        for &b in &far_first[n + 1..] {
            if !overlap(&bodies[a].bounds, &bodies[b].bounds) {
                continue;
            }
            let (back, front) = match hides(bodies[a], bodies[b], eye) {
                Occlusion::First => (b, a),
                // Without a separating face, the farther centre counts as behind.
                Occlusion::Second | Occlusion::Unknown => (a, b),
                Occlusion::Neither => continue,
            };
            hidden_by[back].push(front);
            behind[front] += 1;
        }
    }
    let mut out = Vec::with_capacity(count);
    while !far_first.is_empty() {
        let free = far_first.iter().position(|body| behind[*body] == 0).unwrap_or(0);
        let body = far_first.remove(free);
        for &front in &hidden_by[body] {
            behind[front] = behind[front].saturating_sub(1);
        }
        out.push(body);
    }
    out
}

/// Which of two bodies hides the other.
enum Occlusion {
    /// The first may hide the second.
    First,
    /// The second may hide the first.
    Second,
    /// No ray from the eye meets both.
    Neither,
    /// There is no separating face.
    Unknown,
}

fn hides(a: &Body, b: &Body, eye: &V3) -> Occlusion {
    let (mut first, mut second) = (false, false);
    for (one, other, other_is_first) in [(a, b, false), (b, a, true)] {
        for (normal, level) in &one.planes {
            let eye_is_beyond = dot(normal, eye) > *level;
            // Another plane has already shown what this one could show.
            if (eye_is_beyond == other_is_first && first) || (eye_is_beyond != other_is_first && second) {
                continue;
            }
            if other.corners.iter().all(|corner| dot(normal, corner) > level - EPSILON) {
                // Of two parts separated by a plane, only the one on the eye's side can hide the other.
                if eye_is_beyond == other_is_first {
                    first = true
                } else {
                    second = true
                }
                if first && second {
                    return Occlusion::Neither;
                }
            }
        }
    }
    match (first, second) {
        (true, _) => Occlusion::First,
        (_, true) => Occlusion::Second,
        _ => Occlusion::Unknown,
    }
}

fn overlap(a: &[f32; 4], b: &[f32; 4]) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

/// Plane through three corners of a face, with its normal away from `within`; `None` for a degenerate face.
pub fn plane(corners: [&V3; 3], within: &V3) -> Option<(V3, f32)> {
    let normal = super::linear::cross(&sub(corners[1], corners[0]), &sub(corners[2], corners[0]));
    let normal = super::linear::unit(&normal)?;
    let level = dot(&normal, corners[0]);
    let outward = dot(&normal, within) <= level;
    Some(if outward { (normal, level) } else { (normal.map(|c| -c), -level) })
}
