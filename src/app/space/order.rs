//! Which of several convex bodies hides which: the order in which a painter has to paint them.

use super::linear::{V3, dot, minus};

/// A convex body with eight corners and six faces, as it is seen.
pub struct Body {
    /// Its corners.
    pub corners: [V3; 8],
    /// The planes of its faces: outward normal, and the product of that with every point of the face.
    pub planes: [(V3, f32); 6],
    /// The rectangle that it covers on the screen: left, top, right, bottom.
    pub covers: [f32; 4],
    /// How far its middle is from the eye.
    pub distance: f32,
}

/// Beyond a plane by less than this is not beyond it.
const EPSILON: f32 = 1e-4;

/// The numbers of the bodies, those behind first.
///
/// Two bodies that a face of one of them keeps apart are painted in their true order; of two that no face does, and of several
/// that hide each other in a ring, the one whose middle is farther is painted first.
pub fn back_to_front(bodies: &[Body], eye: &V3) -> Vec<usize> {
    let count = bodies.len();
    let mut far_first: Vec<usize> = (0..count).collect();
    far_first.sort_by(|a, b| bodies[*b].distance.total_cmp(&bodies[*a].distance));
    // `hidden_by[a]` are those in front of `a`, and `behind[b]` counts those behind `b` that are still to be painted.
    let mut hidden_by = vec![Vec::new(); count];
    let mut behind = vec![0usize; count];
    for (n, &a) in far_first.iter().enumerate() {
        for &b in &far_first[n + 1..] {
            if overlap(&bodies[a].covers, &bodies[b].covers) {
                let (back, front) = if is_in_front(&bodies[a], &bodies[b], eye) { (b, a) } else { (a, b) };
                hidden_by[back].push(front);
                behind[front] += 1;
            }
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

/// Whether the first body, whose middle is farther, hides the second.
fn is_in_front(far: &Body, near: &Body, eye: &V3) -> bool {
    // Whatever lies beyond the plane of a face lies on the eye's side of it, or else is hidden.
    let parted = |one: &Body, other: &Body| {
        let apart =
            |(normal, level): &&(V3, f32)| other.corners.iter().all(|corner| dot(normal, corner) > level - EPSILON);
        one.planes.iter().find(apart).map(|(normal, level)| dot(normal, eye) > *level)
    };
    match parted(far, near) {
        Some(near_is_in_front) => !near_is_in_front,
        None => parted(near, far).unwrap_or(false),
    }
}

fn overlap(a: &[f32; 4], b: &[f32; 4]) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

/// The plane through three corners of a face, its normal away from a point within the body; `None` for a face without area.
pub fn plane(corners: [&V3; 3], within: &V3) -> Option<(V3, f32)> {
    let normal = super::linear::cross(&minus(corners[1], corners[0]), &minus(corners[2], corners[0]));
    let normal = super::linear::unit(&normal)?;
    let level = dot(&normal, corners[0]);
    let outward = dot(&normal, within) <= level;
    Some(if outward { (normal, level) } else { (normal.map(|c| -c), -level) })
}
