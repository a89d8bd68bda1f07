//! Builds the axis rows: breadth first over classes of labellings, each written to all of its entries.

use crate::tables::Workers;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

use super::{MIN_VALUE, NAME, children};
use crate::puzzles::tess2::tables::axis_halves::{
    AxisHalf, AxisHalves, AxisLabels, CLASSES, HalfClass, ORBITS, ROTATIONS,
};
use crate::puzzles::tess2::tables::planes::{UNVISITED_ROW, bits_to_clear, counts, unvisited};
use crate::tables::{TableError, check_distribution, parallel, spec::TableSpec};

/// State of the build. The key of a class of labellings is: class of one half << 16 | the other half.
struct Builder<'a> {
    halves: &'a AxisHalves,
    rows: Vec<AtomicU64>,
    /// The symmetries that leave each class's representative unchanged.
    stabilisers: Vec<Vec<u8>>,
    /// For each half, the mask of the rotations that carry its orbit's representative to it.
    carriers: Vec<u32>,
    /// Indexed by `s * 65536 + half`: the half's image under symmetry `s`.
    images: Vec<AxisHalf>,
}

/// Number of classes of labellings under the 384 symmetries at distances 0 to 5 (beyond: 5,244,529, 5,752,250 and 7).
const CLASS_COUNTS: [usize; 6] = [1, 1, 8, 137, 4508, 194_205];

/// Builds the rows by a breadth-first search over classes, and compares their counts with the known ones.
///
/// # Errors
/// [`TableError`] if it was stopped or a count is wrong.
pub fn build(halves: &AxisHalves, spec: &'static TableSpec, workers: Workers) -> Result<Vec<u64>, TableError> {
    let builder = Builder::new(halves);
    // Shallow levels: few classes, held in a map. The last level written is 6; unvisited entries are 7 or more.
    let mut known: HashMap<u32, u8> = HashMap::new();
    let mut frontier = vec![builder.key(AxisLabels::all(3))];
    known.insert(frontier[0], 0);
    for (depth, classes) in (0u8..).zip(CLASS_COUNTS) {
        check_distribution(NAME, &[frontier.len() as u64], &[classes as u64])?;
        builder.mark(&frontier, depth, workers)?;
        if depth == 5 {
            break;
        }
        let fresh = parallel(frontier.len(), 256, workers, (0.0, 0.02), |range| {
            let mut keys: Vec<u32> = Vec::new();
            for &key in &frontier[range] {
                keys.extend(children(halves, builder.labels(key)).map(|labels| builder.key(labels)));
                keys.sort_unstable();
                keys.dedup();
            }
            keys.retain(|key| !known.contains_key(key));
            keys
        })?;
        let mut next: Vec<u32> = fresh.concat();
        next.sort_unstable();
        next.dedup();
        known.extend(next.iter().map(|key| (*key, depth + 1)));
        frontier = next;
    }
    parallel(frontier.len(), 512, workers, (0.05, 1.0), |range| {
        for &key in &frontier[range] {
            for labels in children(halves, builder.labels(key)) {
                builder.mark_labels(labels, 6);
            }
        }
    })?;
    let rows: Vec<u64> = builder.rows.iter().map(|row| row.load(Ordering::Relaxed)).collect();
    spec.check(&builder.distribution(&rows))?;
    Ok(rows)
}

impl<'a> Builder<'a> {
    fn new(halves: &'a AxisHalves) -> Self {
        let seen: Vec<AxisHalf> = (0..48).flat_map(|s| (0..=AxisHalf::MAX).map(move |h| halves.image(h, s))).collect();
        let stabilisers = halves
            .class_representative
            .iter()
            .map(|&h| (0..48u8).filter(|&s| seen[usize::from(s) << 16 | h as usize] == h).collect())
            .collect();
        let mut carriers = vec![0; 1 << 16];
        for &representative in &halves.orbit_representative {
            for r in 0..ROTATIONS {
                carriers[halves.turn(representative, r) as usize] |= 1 << r;
            }
        }
        let rows = (0..CLASSES * ORBITS).map(|_| AtomicU64::new(UNVISITED_ROW)).collect();
        Self { halves, rows, stabilisers, carriers, images: seen }
    }

    /// The eight views of labels, for four axes and both ends: the class of one half, and the other half as seen through its symmetry.
    fn views(&self, labels: AxisLabels) -> impl Iterator<Item = (HalfClass, AxisHalf)> + '_ {
        (0..4).flat_map(move |axis| {
            let (negative, positive) = labels.halves(axis);
            [(negative, positive), (positive, negative)].map(|(this, other)| {
                let class = self.halves.class(this);
                (class, self.images[class.symmetry << 16 | other as usize])
            })
        })
    }

    /// A key shared by all labels equivalent under the 384 symmetries.
    fn key(&self, labels: AxisLabels) -> u32 {
        let of_view = |(class, other): (HalfClass, AxisHalf)| {
            let images =
                self.stabilisers[class.class].iter().map(|&s| self.images[usize::from(s) << 16 | other as usize]);
            (class.class as u32) << 16 | u32::from(images.min().unwrap_or(other))
        };
        self.views(labels).map(of_view).min().unwrap_or(0)
    }

    /// One labelling with this key.
    fn labels(&self, key: u32) -> AxisLabels {
        AxisLabels::from_halves(3, self.halves.class_representative[(key >> 16) as usize], key as AxisHalf)
    }

    fn mark(&self, keys: &[u32], depth: u8, workers: Workers) -> Result<(), TableError> {
        parallel(keys.len(), 1024, workers, (0.02, 0.05), |range| {
            for &key in &keys[range] {
                self.mark_labels(self.labels(key), depth);
            }
        })?;
        Ok(())
    }

    /// Writes `depth` to every unvisited entry for these labels. Concurrent calls must write the same depth.
    fn mark_labels(&self, labels: AxisLabels, depth: u8) {
        for (class, other) in self.views(labels) {
            for &s in &self.stabilisers[class.class] {
                let image = self.images[usize::from(s) << 16 | other as usize];
                let orbit = (self.halves.orbit_of_unmirrored(image)) as usize;
                let row = &self.rows[class.class * ORBITS + orbit];
                let old = row.load(Ordering::Relaxed);
                let clear = bits_to_clear::<MIN_VALUE>(unvisited(old) & self.carriers[image as usize], depth);
                if clear != 0 {
                    row.fetch_and(!clear, Ordering::Relaxed);
                }
            }
        }
    }

    /// Counts the 4^16 labellings by the value of their entry.
    fn distribution(&self, rows: &[u64]) -> [u64; 4] {
        let mut out = [0; 4];
        let orbit_size: Vec<u64> = self
            .halves
            .orbit_representative
            .iter()
            .map(|&h| 24 / u64::from(self.carriers[h as usize].count_ones()))
            .collect();
        for (class, stabiliser) in self.stabilisers.iter().enumerate() {
            let alike = 48 / stabiliser.len() as u64;
            for (orbit, size) in orbit_size.iter().enumerate() {
                let counts = counts::<MIN_VALUE>(rows[class * ORBITS + orbit]);
                for (slot, count) in out.iter_mut().zip(counts) {
                    *slot += alike * count * size / 24;
                }
            }
        }
        out
    }
}
