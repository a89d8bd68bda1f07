//! Names of the methods as cubers know them; commands, files and scripts have the names of the solvers instead.

use unfold_text::{Language, Text, methods as say};

/// The solvers, each with the name of its method in words.
const NAMES: [(&str, Text<0>); 6] = [
    ("twophase", say::NAME_TWO_PHASE),
    ("optimal", say::NAME_OPTIMAL),
    ("direct", say::NAME_DIRECT),
    ("greedy", say::NAME_GREEDY),
    ("ida-score", say::NAME_SCORE_IDA),
    ("anytime", say::NAME_ANYTIME),
];

/// The name of the method of a solver; that of the solver if there is none.
pub fn of_solver(language: Language, solver: &str) -> String {
    let found = NAMES.iter().find(|(name, _)| *name == solver);
    found.map_or(solver, |(_, text)| text.get(language)).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::{puzzle::PuzzleId, puzzles::solvers};

    #[test]
    fn each_method_has_a_name_that_begins_with_a_capital() {
        for solver in PuzzleId::ALL.into_iter().flat_map(solvers::of) {
            let name = of_solver(Language::ENGLISH, solver.name());
            assert!(name.starts_with(char::is_uppercase), "{} has none", solver.name());
        }
    }
}
