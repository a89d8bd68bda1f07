//! What larger tables bring, as measured.

/// The gain that the tables of a tier bring to a search of a random position on two threads.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gain {
    /// Shorter solutions, as `unfold bench anytime` measures them with `--memory`.
    Shorter {
        /// The time in seconds after which lengths are compared.
        seconds: u32,
        /// The mean length by then.
        moves: f64,
        /// The same with the small tables only.
        instead_of: f64,
    },
    /// Faster proofs, as `unfold bench optimal` measures them with `--memory`.
    Faster {
        /// The mean time in seconds until the best solution is proven optimal.
        seconds: f64,
    },
}

/// A gain of some methods of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TierGain {
    /// The names of the methods.
    pub methods: &'static [&'static str],
    /// The number of the tier among those of these solvers; the small tables are number 0.
    pub tier: usize,
    /// The gain.
    pub gain: Gain,
}
