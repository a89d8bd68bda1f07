//! The table of the optimal solver: for each three-colour pattern, a lower bound on the distance of all states with that pattern.
//!
//! Only the flips at the first places are distinguished: none in the smallest table, nine in the largest. Entries have two bits. A 64-byte
//! line holds 254 entries; its last four bits hold the minimum distance of its entries with value 0. So each look-up takes one memory
//! access.

use super::three_colours::{CLASSES, SLICES, ThreeColourPattern};
use crate::puzzle::Metric;
use crate::tables::{huge_pages::HugePages, simd::prefetch};

/// Number of 64-bit words in a line.
pub(super) const WORDS_PER_LINE: u64 = 8;
/// Number of entries per line.
pub(super) const ENTRIES_PER_LINE: u64 = 254;
/// Lowest bit of a line's minimum distance in its last word.
pub(super) const MIN_SHIFT: u32 = 60;

/// One size of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptimalSize {
    pub name: &'static str,
    /// Number of flips distinguished, `flips <= 9`.
    pub flips: u32,
    /// Entry 0 means at most `base` moves, 1 `base + 1`, 2 `base + 2`, 3 at least `base + 3`.
    pub base: u8,
    pub metric: Metric,
}

impl OptimalSize {
    /// All sizes in HTM, smallest first.
    pub const ALL_HTM: [Self; 7] = [
        Self { name: "cube3-optimal-0", flips: 0, base: 7, metric: Metric::Htm },
        Self { name: "cube3-optimal-3", flips: 3, base: 8, metric: Metric::Htm },
        Self { name: "cube3-optimal-5", flips: 5, base: 8, metric: Metric::Htm },
        Self { name: "cube3-optimal-6", flips: 6, base: 9, metric: Metric::Htm },
        Self { name: "cube3-optimal-7", flips: 7, base: 9, metric: Metric::Htm },
        Self { name: "cube3-optimal-8", flips: 8, base: 9, metric: Metric::Htm },
        Self { name: "cube3-optimal-9", flips: 9, base: 9, metric: Metric::Htm },
    ];

    /// All sizes in QTM, smallest first.
    pub const ALL_QTM: [Self; 4] = [
        Self { name: "cube3-qtm-optimal-0", flips: 0, base: 8, metric: Metric::Qtm },
        Self { name: "cube3-qtm-optimal-3", flips: 3, base: 9, metric: Metric::Qtm },
        Self { name: "cube3-qtm-optimal-5", flips: 5, base: 10, metric: Metric::Qtm },
        Self { name: "cube3-qtm-optimal-7", flips: 7, base: 10, metric: Metric::Qtm },
    ];

    /// Number of entries, one for each combination of class, slices and distinguished flips.
    pub fn entries(self) -> u64 {
        (u64::from(CLASSES) * u64::from(SLICES)) << self.flips
    }

    /// Number of 64-bit words of the table, in whole lines of eight.
    pub fn words(self) -> u64 {
        self.entries().div_ceil(ENTRIES_PER_LINE) * WORDS_PER_LINE
    }

    /// Maximum distance that an entry gives exactly: that of value 2.
    pub fn max_distance(self) -> u8 {
        self.base + 2
    }

    /// The location of a pattern's entry.
    #[inline(always)]
    pub fn place(self, pattern: ThreeColourPattern) -> EntryPlace {
        let flips = pattern.flips & ((1 << self.flips) - 1);
        let n = (u64::from(pattern.class) * u64::from(SLICES) + u64::from(pattern.slices)) << self.flips;
        EntryPlace::new(n | u64::from(flips))
    }
}

/// Location of an entry's two bits in the words of a table.
#[derive(Clone, Copy, Debug, Default)]
pub struct EntryPlace {
    /// Index of the word.
    pub(super) word: u32,
    /// Lower of the two bits in the word, `0 <= shift < 64`.
    pub(super) shift: u8,
}

impl EntryPlace {
    /// The location of entry `n`, counted across lines.
    #[inline(always)]
    pub(super) fn new(n: u64) -> Self {
        let (line, entry) = (n / ENTRIES_PER_LINE, n % ENTRIES_PER_LINE);
        Self { word: (line * WORDS_PER_LINE + entry / 32) as u32, shift: (entry % 32 * 2) as u8 }
    }

    /// Index of the last word in the line.
    #[inline(always)]
    pub(super) fn last_word(self) -> usize {
        self.word as usize | (WORDS_PER_LINE as usize - 1)
    }
}

/// The table in one size.
#[derive(Debug)]
pub struct OptimalTable {
    pub size: OptimalSize,
    words: HugePages<u64>,
}

impl OptimalTable {
    pub(super) fn new(size: OptimalSize, words: HugePages<u64>) -> Self {
        Self { size, words }
    }

    /// Prefetches an entry into the processor's cache.
    #[inline(always)]
    pub fn prefetch(&self, place: EntryPlace) {
        prefetch(self.words.as_slice(), place.word as usize);
    }

    /// A lower bound on the distance of every state with this entry.
    ///
    /// # Panics
    /// If the location is outside this table.
    #[inline(always)]
    pub fn bound(&self, place: EntryPlace) -> u8 {
        let words = self.words.as_slice();
        match words[place.word as usize] >> place.shift & 3 {
            0 => (words[place.last_word()] >> MIN_SHIFT) as u8,
            more => self.size.base + more as u8,
        }
    }
}
