//! The examples of the 2x2x2x2.

use crate::examples::example::{Example, Written};
use unfold_text::{Text, examples as say};

/// The log of a solve: twenty clicks of a scramble, and a solution.
const SOLVE: &str = include_str!("../../../assets/examples/solve.log");

/// The examples, the most famous first.
pub(super) static EXAMPLES: [Example; 4] = [
    hyper("hyper-five", Written::Moves("OD BDR DFR LU OUF"), say::HYPER_FIVE, say::HYPER_FIVE_TEXT),
    hyper("hyper-nine", Written::Moves("RF UR2 FU URI OUB UO2 ODR UBRO RO2"), say::HYPER_NINE, say::HYPER_NINE_TEXT),
    hyper(
        "hyper-random",
        Written::Facelets("0277130350563661274551024544243315717631766170476202525063440123"),
        say::HYPER_RANDOM,
        say::HYPER_RANDOM_TEXT,
    ),
    hyper("hyper-solve", Written::Log(SOLVE), say::HYPER_SOLVE, say::HYPER_SOLVE_TEXT),
];

/// A position of the hypercube.
const fn hyper(id: &'static str, written: Written, title: Text<0>, sentence: Text<0>) -> Example {
    Example { id, puzzle: super::PUZZLE, written, title, sentence }
}
