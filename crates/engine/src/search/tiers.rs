//! Tiers: the sets of tables a search may use, by size.

use super::{Limits, Memory};
use crate::tables::spec::{self, TableSpec};
use crate::tables::{Tables, headroom};

/// Maximum total size in bytes of the tables that a solver builds by default. Larger ones are built only on request.
pub const MAX_BUILT_BY_DEFAULT: u64 = 430_000_000;

/// Maximum total size in bytes of the tables that a search reads from disk if no memory size is requested. Reading larger ones takes longer
/// than a search without them.
pub const MAX_READ_BY_DEFAULT: u64 = 4_200_000_000;

/// Names of all table files that a solver uses at one size, as in [`spec::all`]. A solver's tiers are sorted by size.
pub type Tier = &'static [&'static str];

/// Returns the specs of a tier's tables; skips unknown names.
pub fn specs(tier: &[&str]) -> impl Iterator<Item = &'static TableSpec> {
    tier.iter().filter_map(|name| spec::find(name))
}

/// Returns the total size of a tier's tables in bytes.
pub fn bytes(tier: &[&str]) -> u64 {
    specs(tier).map(|spec| spec.bytes).sum()
}

/// Returns the index of the last tier of at most `most` bytes; 0 if there is none.
fn largest_tier_within(tiers: &[Tier], most: u64) -> usize {
    tiers.iter().rposition(|tier| bytes(tier) <= most).unwrap_or(0)
}

/// Returns the index of the tier whose missing tables a search builds; with [`Memory::Auto`] the last one within [`MAX_BUILT_BY_DEFAULT`].
pub fn built_tier(tiers: &[Tier], limits: &Limits) -> usize {
    match limits.memory {
        Memory::Small => 0,
        Memory::UpTo(bytes) => largest_tier_within(tiers, bytes),
        Memory::Auto => largest_tier_within(tiers, MAX_BUILT_BY_DEFAULT),
        Memory::Full => tiers.len().saturating_sub(1),
    }
}

/// Returns the index of the tier that a search with these limits ends up using: the one it builds or, with [`Memory::Auto`], a larger one
/// if its other tables are all on disk, it fits in memory, and at most [`MAX_READ_BY_DEFAULT`] bytes of it are still to be read. With a
/// node limit, disk and memory are not checked, so that the search is repeatable.
pub fn used_tier(tiers: &[Tier], limits: &Limits, tables: &Tables) -> usize {
    used_tier_reading(MAX_READ_BY_DEFAULT, tiers, limits, tables)
}

/// Like [`used_tier`], reading at most `max_read` bytes.
fn used_tier_reading(max_read: u64, tiers: &[Tier], limits: &Limits, tables: &Tables) -> usize {
    let built_tier = built_tier(tiers, limits);
    if limits.memory != Memory::Auto || limits.nodes.is_some() {
        return built_tier;
    }
    let ours = tiers.get(built_tier).copied().unwrap_or_default();
    let is_there =
        |name: &&str| ours.contains(name) || spec::find(name).is_some_and(|spec| tables.has_file_of_right_size(spec));
    let fits = |tier: &[&str]| {
        let missing = specs(tier).filter(|spec| !tables.is_in_use(spec)).map(|spec| spec.bytes).sum();
        missing <= max_read && headroom::can_allocate(missing)
    };
    let can_be_used = |tier: &Tier| tier.iter().all(is_there) && fits(tier);
    tiers.iter().rposition(can_be_used).map_or(built_tier, |there| there.max(built_tier))
}

#[cfg(test)]
#[allow(clippy::disallowed_types, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;
    use crate::puzzles::cube2::tables;
    use crate::puzzles::tess2::tables::{axis_rows, side_rows};

    /// Three tiers of 15, 48 and 385 MB.
    const TIERS: &[Tier] = &[
        &[tables::HTM_TABLE_NAME],
        &[tables::HTM_TABLE_NAME, axis_rows::NAME],
        &[tables::HTM_TABLE_NAME, axis_rows::NAME, side_rows::NAME],
    ];

    fn limits(memory: Memory) -> Limits {
        Limits { memory, ..Limits::default() }
    }

    #[test]
    fn a_size_gets_the_largest_tier_that_fits() {
        let sizes: Vec<u64> = TIERS.iter().map(|tier| bytes(tier)).collect();
        assert!(sizes.is_sorted() && sizes[0] > 0);
        for (n, &size) in sizes.iter().enumerate() {
            assert_eq!(built_tier(TIERS, &limits(Memory::UpTo(size))), n);
            assert_eq!(built_tier(TIERS, &limits(Memory::UpTo(size - 1))), n.saturating_sub(1));
        }
        assert_eq!(built_tier(TIERS, &limits(Memory::UpTo(u64::MAX))), 2);
        assert_eq!([Memory::Small, Memory::Full].map(|memory| built_tier(TIERS, &limits(memory))), [0, 2]);
        assert_eq!(built_tier(&[], &limits(Memory::Full)), 0);
    }

    #[test]
    fn auto_builds_small_tables_and_uses_existing_ones() {
        // Adds a tier that is too large to be built by default.
        const LARGE: &[Tier] =
            &[TIERS[1], TIERS[2], &[tables::HTM_TABLE_NAME, axis_rows::NAME, side_rows::NAME, "cube3-phase1"]];
        let folder = tempfile::tempdir().expect("a temporary folder");
        let tables = Tables::open(folder.path());
        let auto = limits(Memory::Auto);
        assert!(bytes(LARGE[1]) <= MAX_BUILT_BY_DEFAULT && bytes(LARGE[2]) > MAX_BUILT_BY_DEFAULT);
        assert_eq!((built_tier(LARGE, &auto), used_tier(LARGE, &auto, &tables)), (1, 1));
        assert_eq!(built_tier(LARGE, &Limits { optimal: true, ..auto.clone() }), 1);
        let may_use = |limits: &Limits| LARGE[used_tier(LARGE, limits, &tables)].contains(&"cube3-phase1");
        assert!(!may_use(&auto) && may_use(&limits(Memory::Full)));
        // A file of the right size: 64 bytes of header and the table.
        let spec = spec::find("cube3-phase1").expect("a table");
        let file = std::fs::File::create(tables.file(spec)).expect("writable");
        file.set_len(spec.bytes + 64).expect("writable");
        assert!(tables.has_file_of_right_size(spec));
        assert_eq!((built_tier(LARGE, &auto), used_tier(LARGE, &auto, &tables)), (1, 2));
        assert!(may_use(&auto) && !may_use(&limits(Memory::UpTo(400_000_000))) && !may_use(&limits(Memory::Small)));
        let read = bytes(LARGE[2]);
        let used_reading = |max_read| used_tier_reading(max_read, LARGE, &auto, &tables);
        assert_eq!((used_reading(read), used_reading(read - 1)), (2, 1), "what takes long to read is not used unasked");
        assert!(!may_use(&Limits { nodes: Some(1), ..auto }), "the same each time, whatever is on the disk");
    }
}
