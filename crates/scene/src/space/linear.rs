//! Vectors in three and four dimensions, and rotations in four.

/// A point on the unit screen.
pub type Point = [f32; 2];

/// X, Y, Z, W.
pub type V4 = [f32; 4];
/// X, Y, Z.
pub type V3 = [f32; 3];

pub fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// `a + s * b`.
pub fn add_scaled<const N: usize>(a: &[f32; N], s: f32, b: &[f32; N]) -> [f32; N] {
    std::array::from_fn(|i| a[i] + s * b[i])
}

/// `a - b`.
pub fn sub<const N: usize>(a: &[f32; N], b: &[f32; N]) -> [f32; N] {
    add_scaled(a, -1.0, b)
}

/// Linear interpolation from `a` to `b`.
pub fn lerp<const N: usize>(a: &[f32; N], b: &[f32; N], t: f32) -> [f32; N] {
    add_scaled(a, t, &sub(b, a))
}

/// Normalises a vector; `None` if it is too short or not finite.
pub fn unit<const N: usize>(a: &[f32; N]) -> Option<[f32; N]> {
    let length = dot(a, a).sqrt();
    (length > 1e-6 && length.is_finite()).then(|| a.map(|c| c / length))
}

pub fn cross(a: &V3, b: &V3) -> V3 {
    std::array::from_fn(|i| {
        let (j, k) = ((i + 1) % 3, (i + 2) % 3);
        a[j] * b[k] - a[k] * b[j]
    })
}

pub fn to_v4(v: [i8; 4]) -> V4 {
    v.map(f32::from)
}

/// Unit vector along an axis, `axis < 4`.
pub fn axis_vector(axis: usize) -> V4 {
    std::array::from_fn(|i| if i == axis { 1.0 } else { 0.0 })
}

/// True if a convex polygon, in either orientation, contains a point.
pub fn contains(outline: &[[f32; 2]], [x, y]: [f32; 2]) -> bool {
    let (mut left, mut right) = (false, false);
    for (n, [x1, y1]) in outline.iter().enumerate() {
        let [x2, y2] = outline[(n + 1) % outline.len()];
        let turn = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
        (left, right) = (left || turn > 0.0, right || turn < 0.0);
    }
    left != right
}

/// A rotation in one plane, which fixes everything perpendicular to it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlaneRotation {
    /// Orthonormal: the rotation goes from the first towards the second.
    pub axes: [V4; 2],
    /// In radians.
    pub angle: f32,
}

impl PlaneRotation {
    pub const IDENTITY: Self = Self { axes: [[0.0; 4]; 2], angle: 0.0 };

    /// Rotates a vector by a fraction `part` of the angle.
    pub fn rotate(&self, part: f32, v: &V4) -> V4 {
        let [a, b] = &self.axes;
        let (sin, cos) = (part * self.angle).sin_cos();
        let (x, y) = (dot(v, a), dot(v, b));
        let along_a = add_scaled(v, x * (cos - 1.0) - y * sin, a);
        add_scaled(&along_a, x * sin + y * (cos - 1.0), b)
    }
}

/// A rotation matrix: `columns[i]` is the image of axis `i`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rotation {
    pub columns: [V4; 4],
}

impl Rotation {
    pub const IDENTITY: Self =
        Self { columns: [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]] };

    pub fn image(&self, v: &V4) -> V4 {
        let mut out = [0.0; 4];
        for (column, c) in self.columns.iter().zip(v) {
            out = add_scaled(&out, *c, column);
        }
        out
    }

    /// Applies a fraction of a plane rotation, then orthonormalises the result to keep rounding errors from accumulating.
    pub fn then(&self, plane: &PlaneRotation, part: f32) -> Self {
        let carried = self.columns.map(|column| plane.rotate(part, &column));
        orthonormalised(carried).map_or(*self, |columns| Self { columns })
    }

    /// Orthonormalises columns; `None` if they are degenerate or a mirror image.
    pub fn from_columns(columns: [V4; 4]) -> Option<Self> {
        let columns = orthonormalised(columns)?;
        (determinant(&columns) > 0.0).then_some(Self { columns })
    }

    /// Two successive rotations from this one to `other`: the first aligns the W axis, the second keeps it and aligns the rest.
    pub fn toward(&self, other: &Self) -> [PlaneRotation; 2] {
        let (from, to) = (self.columns[3], other.columns[3]);
        let cos = dot(&from, &to).clamp(-1.0, 1.0);
        let aside = |v: &V4| unit(&add_scaled(v, -dot(v, &from), &from));
        // To the opposite direction, any plane will do.
        let second = if cos > -1.0 + 1e-5 { aside(&to) } else { self.columns.iter().find_map(aside) };
        let first = second.filter(|_| cos < 1.0 - 1e-6);
        let first =
            first.map_or(PlaneRotation::IDENTITY, |second| PlaneRotation { axes: [from, second], angle: cos.acos() });
        [first, self.then(&first, 1.0).rotation_in_space(other)]
    }

    /// The rotation from this one to `other`, which must have the same W axis.
    fn rotation_in_space(&self, other: &Self) -> PlaneRotation {
        let pairs = || self.columns.iter().zip(&other.columns);
        // Displacements are in the plane of the rotation.
        let moved = |v: &V4| {
            let image = pairs().fold([0.0; 4], |sum, (a, b)| add_scaled(&sum, dot(a, v), b));
            sub(&image, v)
        };
        let most = self.columns.iter().map(|column| (column, moved(column)));
        let most = most.max_by(|a, b| dot(&a.1, &a.1).total_cmp(&dot(&b.1, &b.1)));
        let Some(first) = most.and_then(|(_, moved)| unit(&moved)) else { return PlaneRotation::IDENTITY };
        let image = add_scaled(&moved(&first), 1.0, &first);
        let aside = |v: &V4| unit(&add_scaled(v, -dot(v, &first), &first));
        // For a half turn the image is collinear; use the displacement of another axis.
        let second = unit(&add_scaled(&image, -dot(&image, &first), &first));
        let second = second.or_else(|| self.columns.iter().find_map(|column| aside(&moved(column))));
        let Some(second) = second.or_else(|| self.columns[..3].iter().find_map(aside)) else {
            return PlaneRotation::IDENTITY;
        };
        PlaneRotation { axes: [first, second], angle: dot(&image, &second).atan2(dot(&image, &first)) }
    }
}

/// Gram-Schmidt orthonormalisation; `None` for degenerate vectors.
fn orthonormalised(vectors: [V4; 4]) -> Option<[V4; 4]> {
    let mut out = [[0.0; 4]; 4];
    for (i, mut vector) in vectors.into_iter().enumerate() {
        for before in &out[..i] {
            vector = add_scaled(&vector, -dot(&vector, before), before);
        }
        out[i] = unit(&vector)?;
    }
    Some(out)
}

/// Determinant of a matrix given by columns.
fn determinant(columns: &[V4; 4]) -> f32 {
    let [a, b, c, d] = columns;
    let minor = |i: usize, j: usize, of: [&V4; 2]| of[0][i] * of[1][j] - of[0][j] * of[1][i];
    let pairs = [
        (0, 1, 2, 3, 1.0),
        (0, 2, 1, 3, -1.0),
        (0, 3, 1, 2, 1.0),
        (1, 2, 0, 3, 1.0),
        (1, 3, 0, 2, -1.0),
        (2, 3, 0, 1, 1.0),
    ];
    pairs.iter().map(|(i, j, k, l, sign)| sign * minor(*i, *j, [a, b]) * minor(*k, *l, [c, d])).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_plane_rotations_connect_any_two_rotations() {
        let plane = |a: usize, b: usize, angle: f32| PlaneRotation { axes: [axis_vector(a), axis_vector(b)], angle };
        let pi = std::f32::consts::PI;
        let mut rotations = vec![Rotation::IDENTITY];
        for (a, b) in [(0, 1), (1, 2), (2, 0), (0, 3), (3, 1), (2, 3)] {
            for angle in [0.4, -1.3, pi / 2.0, pi] {
                let last = rotations[rotations.len() / 2];
                rotations.push(Rotation::IDENTITY.then(&plane(a, b, angle), 1.0));
                rotations.push(last.then(&plane(a, b, angle), 1.0));
            }
        }
        for from in &rotations {
            for to in &rotations {
                let [first, second] = from.toward(to);
                let there = from.then(&first, 1.0).then(&second, 1.0);
                let off: f32 =
                    there.columns.iter().flatten().zip(to.columns.iter().flatten()).map(|(a, b)| (a - b).abs()).sum();
                assert!(off < 1e-2, "{off}: {from:?} to {to:?}");
            }
        }
    }

    #[test]
    fn flat_or_mirrored_columns_are_not_a_rotation() {
        let [x, y, z, w] = Rotation::IDENTITY.columns;
        assert_eq!(Rotation::from_columns([x, y, z, w]), Some(Rotation::IDENTITY));
        assert!(Rotation::from_columns([y, x, z, w]).is_none() && Rotation::from_columns([x, x, z, w]).is_none());
        assert!(
            Rotation::from_columns([[f32::NAN; 4], y, z, w]).is_none()
                && Rotation::from_columns([[0.0; 4], y, z, w]).is_none()
        );
        assert!(Rotation::from_columns([y, x, w, z]).is_some() && Rotation::from_columns([y, z, w, x]).is_none());
        let skewed = [x.map(|c| 3.0 * c), add_scaled(&y, 0.1, &x), z, w];
        assert_eq!(Rotation::from_columns(skewed), Some(Rotation::IDENTITY));
    }

    #[test]
    fn a_quarter_turn_takes_x_to_y() {
        let quarter = PlaneRotation { axes: [axis_vector(0), axis_vector(1)], angle: std::f32::consts::FRAC_PI_2 };
        let near = |a: V4, b: V4| assert!(dot(&sub(&a, &b), &sub(&a, &b)) < 1e-10, "{a:?} {b:?}");
        near(quarter.rotate(1.0, &[1.0, 0.0, 3.0, 4.0]), [0.0, 1.0, 3.0, 4.0]);
        near(quarter.rotate(1.0, &[0.0, 1.0, 3.0, 4.0]), [-1.0, 0.0, 3.0, 4.0]);
        near(quarter.rotate(0.0, &[1.0, 2.0, 3.0, 4.0]), [1.0, 2.0, 3.0, 4.0]);
        near(quarter.rotate(0.5, &[2.0, 0.0, 0.0, 0.0]), [2f32.sqrt(), 2f32.sqrt(), 0.0, 0.0]);
        near(Rotation::IDENTITY.then(&quarter, 2.0).image(&axis_vector(0)), [-1.0, 0.0, 0.0, 0.0]);
        assert_eq!(cross(&[1.0, 0.0, 0.0], &[0.0, 1.0, 0.0]), [0.0, 0.0, 1.0]);
    }
}
