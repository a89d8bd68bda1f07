//! Vectors of three and four numbers, and the rotations of four axes.

/// A point or direction with the coordinates X, Y, Z, W.
pub type V4 = [f32; 4];
/// A point or direction with the coordinates X, Y, Z.
pub type V3 = [f32; 3];

/// The scalar product.
pub fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// `a + s * b`.
pub fn add_scaled<const N: usize>(a: &[f32; N], s: f32, b: &[f32; N]) -> [f32; N] {
    std::array::from_fn(|i| a[i] + s * b[i])
}

/// `a - b`.
pub fn minus<const N: usize>(a: &[f32; N], b: &[f32; N]) -> [f32; N] {
    add_scaled(a, -1.0, b)
}

/// The mean of two points, `t` of the second: `a` for 0, `b` for 1.
pub fn between<const N: usize>(a: &[f32; N], b: &[f32; N], t: f32) -> [f32; N] {
    add_scaled(a, t, &minus(b, a))
}

/// The vector of length 1 in a direction; `None` where there is no direction.
pub fn unit<const N: usize>(a: &[f32; N]) -> Option<[f32; N]> {
    let length = dot(a, a).sqrt();
    (length > 1e-6 && length.is_finite()).then(|| a.map(|c| c / length))
}

/// The vector product.
pub fn cross(a: &V3, b: &V3) -> V3 {
    std::array::from_fn(|i| {
        let (j, k) = ((i + 1) % 3, (i + 2) % 3);
        a[j] * b[k] - a[k] * b[j]
    })
}

/// Whole numbers as coordinates.
pub fn real(v: [i8; 4]) -> V4 {
    v.map(f32::from)
}

/// The unit vector along an axis, `axis < 4`.
pub fn along(axis: usize) -> V4 {
    std::array::from_fn(|i| if i == axis { 1.0 } else { 0.0 })
}

/// A rotation in one plane, everything perpendicular to which stays where it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plane {
    /// Two perpendicular vectors of length 1: the rotation goes from the first toward the second.
    pub axes: [V4; 2],
    /// By how much, in radians.
    pub angle: f32,
}

impl Plane {
    /// The image of a vector after a part of the rotation: nothing for 0, all of it for 1.
    pub fn carry(&self, part: f32, v: &V4) -> V4 {
        let [a, b] = &self.axes;
        let (sin, cos) = (part * self.angle).sin_cos();
        let (x, y) = (dot(v, a), dot(v, b));
        let along_a = add_scaled(v, x * (cos - 1.0) - y * sin, a);
        add_scaled(&along_a, x * sin + y * (cos - 1.0), b)
    }
}

/// A rotation of the four axes as a matrix: `columns[i]` is the image of axis `i`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rotation {
    columns: [V4; 4],
}

impl Rotation {
    /// The one that moves nothing.
    pub const IDENTITY: Self =
        Self { columns: [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]] };

    /// The image of a vector.
    pub fn image(&self, v: &V4) -> V4 {
        let mut out = [0.0; 4];
        for (column, c) in self.columns.iter().zip(v) {
            out = add_scaled(&out, *c, column);
        }
        out
    }

    /// This rotation, then a part of another. Its columns are made perpendicular again, so that errors do not add up however
    /// often it is turned.
    pub fn then(&self, plane: &Plane, part: f32) -> Self {
        let carried = self.columns.map(|column| plane.carry(part, &column));
        let mut out = Self::IDENTITY;
        for (i, mut column) in carried.into_iter().enumerate() {
            for before in &out.columns[..i] {
                column = add_scaled(&column, -dot(&column, before), before);
            }
            let Some(column) = unit(&column) else { return *self };
            out.columns[i] = column;
        }
        out
    }

    /// The images of the axes.
    pub fn columns(&self) -> &[V4; 4] {
        &self.columns
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_from_x_to_y_is_what_it_says() {
        let quarter = Plane { axes: [along(0), along(1)], angle: std::f32::consts::FRAC_PI_2 };
        let near = |a: V4, b: V4| assert!(dot(&minus(&a, &b), &minus(&a, &b)) < 1e-10, "{a:?} {b:?}");
        near(quarter.carry(1.0, &[1.0, 0.0, 3.0, 4.0]), [0.0, 1.0, 3.0, 4.0]);
        near(quarter.carry(1.0, &[0.0, 1.0, 3.0, 4.0]), [-1.0, 0.0, 3.0, 4.0]);
        near(quarter.carry(0.0, &[1.0, 2.0, 3.0, 4.0]), [1.0, 2.0, 3.0, 4.0]);
        near(quarter.carry(0.5, &[2.0, 0.0, 0.0, 0.0]), [2f32.sqrt(), 2f32.sqrt(), 0.0, 0.0]);
        near(Rotation::IDENTITY.then(&quarter, 2.0).image(&along(0)), [-1.0, 0.0, 0.0, 0.0]);
        assert_eq!(cross(&[1.0, 0.0, 0.0], &[0.0, 1.0, 0.0]), [0.0, 0.0, 1.0]);
    }
}
