//! Tiers: the sets of tables a search may use, by size.

use super::{Limits, Memory};
use crate::tables::Tables;
use crate::tables::spec::{self, TableSpec};

/// Maximum total size in bytes of the tables that a solver builds by default. Larger ones are built only on request.
pub const MAX_BUILT_UNASKED: u64 = 430_000_000;

/// Names, as in [`spec::all`], of all tables that a solver uses at one size, each kept in a file. A solver's tiers are sorted by size.
pub type Tier = &'static [&'static str];

/// The specs of a tier's tables.
pub fn specs(tier: &[&str]) -> impl Iterator<Item = &'static TableSpec> {
    tier.iter().filter_map(|name| spec::named(name))
}

/// Total size of a tier's tables in bytes.
pub fn bytes(tier: &[&str]) -> u64 {
    specs(tier).map(|spec| spec.bytes).sum()
}

/// Index of the last tier of at most `most` bytes; 0 if there is none.
fn within(tiers: &[Tier], most: u64) -> usize {
    tiers.iter().rposition(|tier| bytes(tier) <= most).unwrap_or(0)
}

/// Index of the tier whose missing tables a search builds; with [`Memory::Auto`] the last one within [`MAX_BUILT_UNASKED`].
pub fn made(tiers: &[Tier], limits: &Limits) -> usize {
    match limits.memory {
        Memory::Small => 0,
        Memory::UpTo(bytes) => within(tiers, bytes),
        Memory::Auto => within(tiers, MAX_BUILT_UNASKED),
        Memory::Full => tiers.len().saturating_sub(1),
    }
}

/// Index of the tier that a search with these limits uses in the end: the one it builds or, with [`Memory::Auto`], a larger one whose other
/// tables are all on disk. With a node limit the disk is not checked, so that the search is repeatable.
pub fn used(tiers: &[Tier], limits: &Limits, store: &Tables) -> usize {
    let made = made(tiers, limits);
    if limits.memory != Memory::Auto || limits.nodes.is_some() {
        return made;
    }
    let ours = tiers.get(made).copied().unwrap_or_default();
    let is_there = |name: &&str| ours.contains(name) || spec::named(name).is_some_and(|spec| store.seems_there(spec));
    tiers.iter().rposition(|tier| tier.iter().all(is_there)).map_or(made, |there| there.max(made))
}

#[cfg(test)]
#[allow(clippy::disallowed_types, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;
    use crate::puzzles::cube2::tables;
    use crate::puzzles::tess2::tables::{axis_rows, side_rows};

    /// Three tiers of 15, 48 and 385 MB.
    const TIERS: &[Tier] =
        &[&[tables::NAME], &[tables::NAME, axis_rows::NAME], &[tables::NAME, axis_rows::NAME, side_rows::NAME]];

    fn limits(memory: Memory) -> Limits {
        Limits { memory, ..Limits::default() }
    }

    #[test]
    fn a_size_holds_the_last_tier_that_fits() {
        let sizes: Vec<u64> = TIERS.iter().map(|tier| bytes(tier)).collect();
        assert!(sizes.is_sorted() && sizes[0] > 0);
        for (n, &size) in sizes.iter().enumerate() {
            assert_eq!(made(TIERS, &limits(Memory::UpTo(size))), n);
            assert_eq!(made(TIERS, &limits(Memory::UpTo(size - 1))), n.saturating_sub(1));
        }
        assert_eq!(made(TIERS, &limits(Memory::UpTo(u64::MAX))), 2);
        assert_eq!([Memory::Small, Memory::Full].map(|memory| made(TIERS, &limits(memory))), [0, 2]);
        assert_eq!(made(&[], &limits(Memory::Full)), 0);
    }

    #[test]
    fn auto_makes_what_is_small_enough_and_uses_what_is_there() {
        // Adds a tier that is too large to be built by default.
        const LARGE: &[Tier] = &[TIERS[1], TIERS[2], &[tables::NAME, axis_rows::NAME, side_rows::NAME, "cube3-phase1"]];
        let folder = tempfile::tempdir().expect("a temporary folder");
        let store = Tables::open(folder.path());
        let auto = limits(Memory::Auto);
        assert!(bytes(LARGE[1]) <= MAX_BUILT_UNASKED && bytes(LARGE[2]) > MAX_BUILT_UNASKED);
        assert_eq!((made(LARGE, &auto), used(LARGE, &auto, &store)), (1, 1));
        assert_eq!(made(LARGE, &Limits { optimal: true, ..auto.clone() }), 1);
        let may_use = |limits: &Limits| LARGE[used(LARGE, limits, &store)].contains(&"cube3-phase1");
        assert!(!may_use(&auto) && may_use(&limits(Memory::Full)));
        // A file of the right size: 64 bytes of header and the table.
        let spec = spec::named("cube3-phase1").expect("a table");
        let file = std::fs::File::create(store.file(spec)).expect("writable");
        file.set_len(spec.bytes + 64).expect("writable");
        assert!(store.seems_there(spec));
        assert_eq!((made(LARGE, &auto), used(LARGE, &auto, &store)), (1, 2));
        assert!(may_use(&auto) && !may_use(&limits(Memory::UpTo(400_000_000))) && !may_use(&limits(Memory::Small)));
        assert!(!may_use(&Limits { nodes: Some(1), ..auto }), "the same each time, whatever is on the disk");
    }
}
