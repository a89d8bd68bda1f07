//! Texts about the memory that tables need.

use crate::{memory_choices::MemoryChoice, puzzles::puzzle_record::Gain};
use unfold_engine::search::Memory;
use unfold_text::numbers::{self, Decimal};
use unfold_text::{Language, search as say};

/// Converts bytes to megabytes. Sizes of 10 MB or more are rounded up to whole megabytes, so that the tables fit in the size shown.
pub fn megabytes(bytes: u64) -> Decimal {
    const MEGABYTE: u64 = 1_000_000;
    let whole = bytes.div_ceil(MEGABYTE).saturating_mul(MEGABYTE);
    numbers::megabytes(if bytes < 10 * MEGABYTE { bytes } else { whole })
}

/// Name of a choice: a word, or a size in megabytes.
pub fn name(memory: Memory, language: Language) -> String {
    match memory {
        Memory::Small => say::MEMORY_SMALL.get(language).into(),
        Memory::Auto => say::MEMORY_AUTO.get(language).into(),
        Memory::Full => say::MEMORY_FULL.get(language).into(),
        Memory::UpTo(bytes) => say::MEMORY_SIZE.fill(language, [&megabytes(bytes)]),
    }
}

/// Rounds a time to whole seconds or, below ten seconds, to tenths.
fn rounded_seconds(seconds: f64) -> Decimal {
    Decimal::new(seconds, usize::from(seconds < 10.0))
}

/// Size of a choice's tables, and how much shorter or faster its solutions are, if measured.
pub fn size_and_gain(choice: &MemoryChoice, language: Language) -> String {
    let size = megabytes(choice.bytes);
    match choice.gain {
        None => say::MEMORY_TAKES.fill(language, [&size]),
        Some(Gain::Shorter { seconds, metric, moves, instead_of }) => {
            let [moves, instead_of] = [moves, instead_of].map(|moves| Decimal::new(moves, 1));
            say::MEMORY_BRINGS.fill(language, [&size, &moves, &metric.name(), &seconds, &instead_of])
        }
        Some(Gain::Faster { seconds }) => say::MEMORY_PROVES.fill(language, [&size, &rounded_seconds(seconds)]),
    }
}

#[cfg(test)]
mod tests {
    use crate::sentences::memory::*;
    use unfold_engine::puzzle::Metric;

    #[test]
    fn choices_are_named_and_described() {
        let names = |language| {
            let memories = [Memory::Small, Memory::Auto, Memory::UpTo(384_000_001), Memory::UpTo(4_000), Memory::Full];
            memories.map(|memory| name(memory, language)).join(", ")
        };
        assert_eq!(names(Language::ENGLISH), "Small, Automatic, 385 MB, 0.0 MB, Full");
        assert_eq!(names(Language::FRENCH), "Réduite, Automatique, 385 Mo, 0,0 Mo, Complète");
        let gain = Gain::Shorter { seconds: 10, metric: Metric::Stm, moves: 17.25, instead_of: 18.6 };
        let choice = MemoryChoice { memory: Memory::Full, bytes: 178_036_416, gain: None };
        assert_eq!(size_and_gain(&choice, Language::ENGLISH), "179 MB of tables");
        let choice = MemoryChoice { bytes: 2_000_000, gain: Some(gain), ..choice };
        let expected = "2.0 MB of tables: 17.2 STM on average after 10 s, instead of 18.6";
        assert_eq!(size_and_gain(&choice, Language::ENGLISH), expected);
        assert!(size_and_gain(&choice, Language::SPANISH).contains("17,2 STM"));
        let choice = MemoryChoice { gain: Some(Gain::Faster { seconds: 3.46 }), ..choice };
        let expected = "2.0 MB of tables: a random position solved optimally in 3.5 s on average";
        assert_eq!(size_and_gain(&choice, Language::ENGLISH), expected);
    }
}
