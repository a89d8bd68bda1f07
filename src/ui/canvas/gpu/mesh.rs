//! Mesh of the rounded box. Every part of a puzzle is drawn as a deformed copy of it.

use bytemuck::{Pod, Zeroable};

/// A corner of the surface, for any size and rounding: the centre of the nearest rounding plus an offset along
/// `toward`.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Pod, Zeroable)]
pub struct Vertex {
    /// For each edge direction, the end that the vertex is nearest to: -1 or 1.
    pub end: [f32; 3],
    /// Unit normal.
    pub toward: [f32; 3],
    /// Side of the box: `2 * k` at the inner end of edge `k`, `2 * k + 1` at the outer.
    pub side: f32,
}

/// Returns vertices and triangles, counterclockwise seen from outside, with `2 * strips` strips between adjacent sides.
/// `1 <= strips <= 51`, so that the indices fit in 16 bits.
pub fn rounded_box(strips: usize) -> (Vec<Vertex>, Vec<u16>) {
    // Along an edge of a side: around the rounding of one end to the flat part, then the same at the other end.
    let steps: Vec<(f32, f32)> = (0..=strips)
        .map(|n| (-1.0, n as f32 / strips as f32 - 1.0))
        .chain((0..=strips).map(|n| (1.0, n as f32 / strips as f32)))
        .collect();
    let (mut vertices, mut indices) = (Vec::new(), Vec::new());
    for side in 0..6 {
        let (k, outer) = (side / 2, side % 2 == 1);
        // The other two edges, right-handed with the outward direction.
        let [a, b] = if outer { [(k + 1) % 3, (k + 2) % 3] } else { [(k + 2) % 3, (k + 1) % 3] };
        let first = vertices.len();
        for (end_b, part_b) in &steps {
            for (end_a, part_a) in &steps {
                let (mut end, mut toward) = ([0.0; 3], [0.0; 3]);
                (end[k], toward[k]) = if outer { (1.0, 1.0) } else { (-1.0, -1.0) };
                (end[a], end[b]) = (*end_a, *end_b);
                // Equal angles rather than equal lengths.
                (toward[a], toward[b]) =
                    ((part_a * std::f32::consts::FRAC_PI_4).tan(), (part_b * std::f32::consts::FRAC_PI_4).tan());
                let length = toward.iter().map(|c| c * c).sum::<f32>().sqrt();
                vertices.push(Vertex { end, toward: toward.map(|c| c / length), side: side as f32 });
            }
        }
        let row = steps.len();
        for y in 0..row - 1 {
            for x in 0..row - 1 {
                let corner = |dx: usize, dy: usize| (first + (y + dy) * row + x + dx) as u16;
                indices.extend([corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 0), corner(1, 1), corner(0, 1)]);
            }
        }
    }
    (vertices, indices)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Position of a corner in a box from 0 to 1 with this rounding.
    fn place(vertex: &Vertex, round: f32) -> [f32; 3] {
        std::array::from_fn(|i| 0.5 + vertex.end[i] * (0.5 - round) + round * vertex.toward[i])
    }

    #[test]
    fn the_box_is_closed_and_faces_outward() {
        for strips in [1, 2, 5] {
            check(strips);
        }
    }

    fn check(strips: usize) {
        let (vertices, indices) = rounded_box(strips);
        assert_eq!(indices.len() % 3, 0);
        let mut volume = 0.0;
        for triangle in indices.chunks(3) {
            let [a, b, c] = [0, 1, 2].map(|n| place(&vertices[usize::from(triangle[n])], 0.1).map(|x| x - 0.5));
            let cross = [b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0]];
            let part: f32 = (0..3).map(|i| a[i] * cross[i]).sum::<f32>() / 6.0;
            assert!(part > -1e-7, "{part}");
            volume += part;
        }
        // Slightly less than the enclosing cube, more than the cube without its rim.
        assert!(volume > 0.9 && volume < 1.0, "{volume}");
        for vertex in &vertices {
            assert!(place(vertex, 0.2).iter().all(|c| (-1e-6..=1.0 + 1e-6).contains(c)));
            let side = vertex.side as usize;
            assert!(vertex.toward[side / 2] * vertex.end[side / 2] > 0.0);
        }
    }
}
