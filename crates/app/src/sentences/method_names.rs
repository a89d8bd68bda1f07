//! Method names as cubers use them. Commands, files and scripts use the solvers' names instead.

use unfold_text::{Language, Text, methods as say};

/// Method names by solver name.
const NAMES: [(&str, Text<0>); 6] = [
    ("twophase", say::NAME_TWO_PHASE),
    ("optimal", say::NAME_OPTIMAL),
    ("direct", say::NAME_DIRECT),
    ("greedy", say::NAME_GREEDY),
    ("ida-score", say::NAME_SCORE_IDA),
    ("anytime", say::NAME_ANYTIME),
];

/// Displayed method name of a solver; the solver's own name if it has none.
pub fn display_name(language: Language, solver: &str) -> String {
    let found = NAMES.iter().find(|(name, _)| *name == solver);
    found.map_or(solver, |(_, text)| text.get(language)).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::{puzzle::PuzzleId, puzzles::solvers};

    #[test]
    fn english_method_names_begin_with_a_capital() {
        for solver in PuzzleId::ALL.into_iter().flat_map(solvers::solvers_for) {
            let name = display_name(Language::ENGLISH, solver.name());
            assert!(name.starts_with(char::is_uppercase), "{} has none", solver.name());
        }
    }
}
