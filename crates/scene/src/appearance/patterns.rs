//! Sticker patterns as an alternative to colours, one for each colour number: lines, discs, rings and squares in a unit square.
//!
//! Patterns stay distinct under quarter turns and reflections, since stickers in the 3D view are seen from any side. They also differ
//! outside the middle, which a letter may cover.

/// A point in the unit square.
pub type Spot = [f32; 2];

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mark {
    /// Ends of a line of width [`LINE_WIDTH`].
    Line(Spot, Spot),
    /// Centre and radius of a filled disc.
    Disc(Spot, f32),
    /// Centre and radius of a circle of line width [`LINE_WIDTH`].
    Ring(Spot, f32),
    /// Centre of a filled square, and half its edge.
    Square(Spot, f32),
}

/// Line width, in sides of the square.
pub const LINE_WIDTH: f32 = 0.07;
/// Radius of the area around the centre that a letter may cover.
pub const LETTER_RADIUS: f32 = 0.3;

pub const COUNT: usize = 8;

const CENTRE: Spot = [0.5, 0.5];

/// Patterns by colour number; the first is plain.
const ALL: [&[Mark]; COUNT] = [
    &[],
    // Stripes parallel to an edge.
    &[
        Mark::Line([0.06, 0.12], [0.94, 0.12]),
        Mark::Line([0.06, 0.5], [0.94, 0.5]),
        Mark::Line([0.06, 0.88], [0.94, 0.88]),
    ],
    // Diagonal stripes.
    &[
        Mark::Line([0.06, 0.4], [0.4, 0.06]),
        Mark::Line([0.06, 0.94], [0.94, 0.06]),
        Mark::Line([0.6, 0.94], [0.94, 0.6]),
    ],
    // Dots.
    &[
        Mark::Disc([0.17, 0.17], 0.09),
        Mark::Disc([0.5, 0.17], 0.09),
        Mark::Disc([0.83, 0.17], 0.09),
        Mark::Disc([0.17, 0.5], 0.09),
        Mark::Disc([0.83, 0.5], 0.09),
        Mark::Disc([0.17, 0.83], 0.09),
        Mark::Disc([0.5, 0.83], 0.09),
        Mark::Disc([0.83, 0.83], 0.09),
    ],
    // A grid.
    &[
        Mark::Line([0.06, 0.2], [0.94, 0.2]),
        Mark::Line([0.06, 0.8], [0.94, 0.8]),
        Mark::Line([0.2, 0.06], [0.2, 0.94]),
        Mark::Line([0.8, 0.06], [0.8, 0.94]),
    ],
    // A ring.
    &[Mark::Ring(CENTRE, 0.38)],
    // Both diagonals.
    &[Mark::Line([0.06, 0.06], [0.94, 0.94]), Mark::Line([0.06, 0.94], [0.94, 0.06])],
    // Two opposite corners.
    &[Mark::Square([0.19, 0.19], 0.15), Mark::Square([0.81, 0.81], 0.15)],
];

/// Pattern of a colour number; plain if it is out of range.
pub fn for_colour(colour: u8) -> &'static [Mark] {
    ALL.get(usize::from(colour)).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIDE: usize = 24;

    impl Mark {
        /// True if the mark covers a point.
        fn covers(&self, [x, y]: Spot) -> bool {
            let from = |[a, b]: Spot| (x - a).hypot(y - b);
            match *self {
                Self::Line(one, other) => {
                    let [along_x, along_y] = [other[0] - one[0], other[1] - one[1]];
                    let part = ((x - one[0]) * along_x + (y - one[1]) * along_y) / (along_x.powi(2) + along_y.powi(2));
                    let part = part.clamp(0.0, 1.0);
                    from([one[0] + part * along_x, one[1] + part * along_y]) <= LINE_WIDTH / 2.0
                }
                Self::Disc(at, radius) => from(at) <= radius,
                Self::Ring(at, radius) => (from(at) - radius).abs() <= LINE_WIDTH / 2.0,
                Self::Square([a, b], half) => (x - a).abs() <= half && (y - b).abs() <= half,
            }
        }
    }

    /// Samples a pattern on a grid, excluding the middle.
    fn raster(pattern: &[Mark]) -> Vec<bool> {
        let at = |n: usize| (n as f32 + 0.5) / SIDE as f32;
        let places = (0..SIDE * SIDE).map(|n| [at(n % SIDE), at(n / SIDE)]);
        let inked = |spot: Spot| {
            let outside = (spot[0] - 0.5).hypot(spot[1] - 0.5) > LETTER_RADIUS;
            outside && pattern.iter().any(|mark| mark.covers(spot))
        };
        places.map(inked).collect()
    }

    fn turned(raster: &[bool], symmetry: usize) -> Vec<bool> {
        let place = |n: usize| {
            let (mut x, mut y) = (n % SIDE, n / SIDE);
            if symmetry >= 4 {
                x = SIDE - 1 - x;
            }
            for _ in 0..symmetry % 4 {
                (x, y) = (y, SIDE - 1 - x);
            }
            raster[x + SIDE * y]
        };
        (0..raster.len()).map(place).collect()
    }

    #[test]
    fn patterns_differ_outside_the_middle_in_every_orientation() {
        let rasters: Vec<Vec<bool>> = ALL.iter().map(|pattern| raster(pattern)).collect();
        for b in 0..COUNT {
            for a in 0..b {
                for symmetry in 0..8 {
                    let other = turned(&rasters[b], symmetry);
                    let different = rasters[a].iter().zip(&other).filter(|(a, b)| a != b).count();
                    // More than a twelfth of the area.
                    assert!(12 * different > SIDE * SIDE, "{a} and {b} turned by {symmetry}: {different}");
                }
            }
        }
        let same = turned(&rasters[1], 1);
        assert_ne!(same, rasters[1], "turning does something");
        assert_eq!(turned(&turned(&rasters[7], 1), 3), rasters[7]);
    }

    #[test]
    fn marks_stay_within_their_square_and_every_colour_has_a_pattern() {
        for mark in ALL.iter().copied().flatten() {
            let (spots, reach): (Vec<Spot>, f32) = match *mark {
                Mark::Line(one, other) => (vec![one, other], LINE_WIDTH / 2.0),
                Mark::Disc(at, radius) | Mark::Square(at, radius) => (vec![at], radius),
                Mark::Ring(at, radius) => (vec![at], radius + LINE_WIDTH / 2.0),
            };
            assert!(spots.iter().flatten().all(|part| part - reach >= 0.0 && part + reach <= 1.0), "{mark:?}");
        }
        for puzzle in unfold_engine::puzzles::ALL {
            assert!(puzzle.def().letters.len() <= COUNT);
        }
        assert!(for_colour(200).is_empty());
    }
}
