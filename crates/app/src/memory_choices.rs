//! Memory limits offered for a method's tables, and the gain of each.

use crate::puzzles::puzzle_record::{Gain, TierGain};
use crate::puzzles::record;
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, Memory, Solver, TableProvider, tiers};

/// An offered memory limit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MemoryChoice {
    pub memory: Memory,
    /// Size in bytes of the tables that a search builds within this limit.
    pub bytes: u64,
    /// The gain over the small tables, if measured.
    pub gain: Option<Gain>,
}

impl MemoryChoice {
    /// Determines the size of the tables that a search builds within a memory limit, and their gain.
    pub fn new(memory: Memory, solver: &dyn Solver, limits: &Limits) -> Self {
        let tiers = solver.tables_for(limits).tiers;
        let tier = tiers::built_tier(tiers, &Limits { memory, ..limits.clone() });
        // Gains were measured in the default metric only.
        let is_usual = limits.metric.is_none_or(|metric| solver.metrics().first() == Some(&metric));
        let is_it = |known: &&TierGain| is_usual && known.tier == tier && known.methods.contains(&solver.name());
        let gain = record(solver.puzzle()).gains.iter().find(is_it).map(|known| known.gain);
        Self { memory, bytes: tiers.get(tier).map_or(0, |tier| tiers::bytes(tier)), gain }
    }
}

/// Memory limits that just fit each tier beyond the small tables, rounded up to whole megabytes; the smallest first.
pub fn sizes(tables: &TableProvider) -> Vec<Memory> {
    tables.tiers.iter().skip(1).map(|tier| Memory::up_to_rounded(tiers::bytes(tier))).collect()
}

/// Memory limits of a method's tiers in its default metric.
fn default_sizes(solver: &dyn Solver) -> Vec<Memory> {
    sizes(solver.tables())
}

/// Solvers with a choice of memory limits, except those with the same limits as their puzzle's default solver.
pub fn solvers_with_own_sizes() -> impl Iterator<Item = &'static dyn Solver> {
    let is_other = |solver: &&'static dyn Solver| {
        let default = solvers::default_of(solver.puzzle());
        default
            .is_none_or(|default| default_sizes(*solver) != default_sizes(default) || solver.name() == default.name())
    };
    solvers::all().filter(|solver| !default_sizes(*solver).is_empty()).filter(is_other)
}

/// All choices for a method: small, automatic, each size (including `chosen` if it is another size), and full.
pub fn choices(solver: &dyn Solver, chosen: Memory, limits: &Limits) -> Vec<MemoryChoice> {
    let mut sizes = sizes(solver.tables_for(limits));
    if let Memory::UpTo(bytes) = chosen
        && !sizes.contains(&chosen)
    {
        let is_larger = |size: &Memory| matches!(size, Memory::UpTo(other) if *other > bytes);
        sizes.insert(sizes.iter().position(is_larger).unwrap_or(sizes.len()), chosen);
    }
    let all = [Memory::Small, Memory::Auto].into_iter().chain(sizes).chain([Memory::Full]);
    all.map(|memory| MemoryChoice::new(memory, solver, limits)).collect()
}

#[cfg(test)]
mod tests {
    use crate::memory_choices::*;
    use unfold_engine::puzzles::{cube2, cube3, tess2};

    #[test]
    fn every_tier_above_small_has_a_gain() {
        for solver in solvers::all() {
            let mut slower = f64::INFINITY;
            for (n, size) in sizes(solver.tables()).into_iter().enumerate() {
                let choice = MemoryChoice::new(size, solver, &Limits::default());
                let gain = choice.gain.unwrap_or_else(|| panic!("tier {} of {} has no gain", n + 1, solver.name()));
                assert!(match gain {
                    Gain::Shorter { moves, instead_of, .. } => moves < instead_of,
                    Gain::Faster { seconds } => std::mem::replace(&mut slower, seconds) > seconds,
                });
                assert!(
                    matches!(size, Memory::UpTo(bytes) if choice.bytes <= bytes && bytes < choice.bytes + 1_000_000)
                );
            }
        }
    }

    #[test]
    fn choices_are_ordered_by_size() {
        let memories = |solver: &dyn Solver, chosen| -> Vec<String> {
            let choices = choices(solver, chosen, &Limits::default());
            assert!(choices.iter().filter(|choice| choice.memory == chosen).count() == 1);
            choices.iter().map(|choice| choice.memory.to_string()).collect()
        };
        assert_eq!(memories(&cube3::TWO_PHASE, Memory::Auto), ["small", "auto", "179MB", "full"]);
        let other = Memory::UpTo(100_000_000);
        assert_eq!(memories(&cube3::TWO_PHASE, other), ["small", "auto", "100MB", "179MB", "full"]);
        let of = |memory| MemoryChoice::new(memory, &cube3::TWO_PHASE, &Limits::default());
        assert_eq!((of(other).bytes, of(other).gain), (of(Memory::Small).bytes, None));
        assert_eq!(of(Memory::UpTo(1 << 40)).bytes, of(Memory::Full).bytes);
        assert!(of(Memory::Small).bytes < 3_000_000);
        assert!(memories(&tess2::OPTIMAL, Memory::Small).contains(&"385MB".to_owned()));
        assert_eq!(memories(&cube2::OPTIMAL, Memory::Full), ["small", "auto", "full"]);
    }
}
