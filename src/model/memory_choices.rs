//! How much memory the tables of a search may take: what can be chosen for a method, and what each choice brings.

use crate::engine::puzzle::PuzzleId;
use crate::engine::solve::{Limits, Memory, Solver, tiers};

/// What the tables of a tier bring to a search of a random position on two threads, as `unfold bench --anytime` measures
/// it with `--memory`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gain {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// The number of the tier among those of the puzzle's solvers; the small tables are number 0.
    pub tier: usize,
    /// The time in seconds after which lengths are compared.
    pub seconds: u32,
    /// The mean length by then.
    pub moves: f64,
    /// The same with the small tables only.
    pub instead_of: f64,
}

/// What each tier brings.
pub static GAINS: [Gain; 3] = [
    Gain { puzzle: PuzzleId::Cube3, tier: 1, seconds: 1, moves: 18.0, instead_of: 18.7 },
    Gain { puzzle: PuzzleId::Tess2, tier: 1, seconds: 10, moves: 17.1, instead_of: 18.6 },
    Gain { puzzle: PuzzleId::Tess2, tier: 2, seconds: 10, moves: 16.8, instead_of: 18.6 },
];

/// Something that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MemoryChoice {
    /// What is chosen.
    pub memory: Memory,
    /// Bytes of the tables that a search then makes where they are absent.
    pub bytes: u64,
    /// What these bring, where they are more than the small ones.
    pub gain: Option<Gain>,
}

impl MemoryChoice {
    /// What choosing this means for a search by a method within these limits.
    pub fn new(memory: Memory, solver: &dyn Solver, limits: &Limits) -> Self {
        let tiers = solver.tiers();
        let tier = tiers::made(tiers, &Limits { memory, ..limits.clone() });
        let gain = GAINS.iter().find(|gain| gain.puzzle == solver.puzzle() && gain.tier == tier).copied();
        Self { memory, bytes: tiers.get(tier).map_or(0, |tier| tiers::bytes(tier)), gain }
    }
}

/// The sizes, in whole megabytes, that hold the tables of a method beyond the small ones; the smallest first.
pub fn sizes(solver: &dyn Solver) -> Vec<Memory> {
    solver.tiers().iter().skip(1).map(|tier| Memory::holding(tiers::bytes(tier))).collect()
}

/// What can be chosen for a method: the words, the sizes, and what is chosen now if that is another size.
pub fn choices(solver: &dyn Solver, chosen: Memory, limits: &Limits) -> Vec<MemoryChoice> {
    let mut sizes = sizes(solver);
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
    use super::*;
    use crate::engine::solve::{self, cube2, cube3, tess2};

    #[test]
    fn every_tier_beyond_the_small_one_brings_something() {
        for solver in solve::ALL {
            for (n, size) in sizes(solver).into_iter().enumerate() {
                let choice = MemoryChoice::new(size, solver, &Limits::default());
                let gain = choice.gain.unwrap_or_else(|| panic!("tier {} of {} has no gain", n + 1, solver.name()));
                assert!(gain.tier == n + 1 && gain.moves < gain.instead_of, "{gain:?}");
                assert!(
                    matches!(size, Memory::UpTo(bytes) if choice.bytes <= bytes && bytes < choice.bytes + 1_000_000)
                );
            }
        }
    }

    #[test]
    fn words_and_sizes_can_be_chosen_in_the_order_of_their_sizes() {
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
