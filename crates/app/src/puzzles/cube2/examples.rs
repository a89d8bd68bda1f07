//! The examples of the 2x2x2.

use crate::examples::example::{Example, Written};
use unfold_text::{Text, examples as say};

/// The examples, the most famous first.
pub(super) static EXAMPLES: [Example; 3] = [
    pocket("antipode", "R' U2 R F U' R2 F U R' U R2", say::ANTIPODE, say::ANTIPODE_TEXT),
    pocket("antipode-htm", "R2 U F2 U F2 R' F U F U R", say::ANTIPODE_HTM, say::ANTIPODE_HTM_TEXT),
    pocket("antipode-qtm", "R F2 R F2 R2 U2 R F2 R", say::ANTIPODE_QTM, say::ANTIPODE_QTM_TEXT),
];

/// A position of the 2×2×2 that moves reach.
const fn pocket(id: &'static str, moves: &'static str, title: Text<0>, sentence: Text<0>) -> Example {
    Example { id, puzzle: super::graph::PUZZLE, written: Written::Moves(moves), title, sentence }
}
