//! An upper bound on the number of moves that any state of the 2x2x2x2 needs, proven by counting.
//!
//! A state is solved in three parts, each with a maximum length computed here: into H1, where every W sticker is on the W axis
//! ([`axis_lemma`]); from there to a coset near H3, where every Z sticker is also on the Z axis and every piece on its own side of W
//! ([`side_lemma`]); and from the near cosets to the solved state, by solving *every* element of each coset ([`coset_space`],
//! [`near_union`], [`h1_words`], [`h3`]). `docs/diameter.md` has the complete argument.

pub mod axis_lemma;
pub mod checkpoint;
pub mod classes;
pub mod coset_space;
pub mod cube2_bound;
pub mod h1_cosets;
pub mod h1_moves;
pub mod h1_words;
pub mod h3;
pub mod near_union;
pub mod near_words;
pub mod proof;
pub mod right_product;
pub mod side_lemma;
pub mod spread;
