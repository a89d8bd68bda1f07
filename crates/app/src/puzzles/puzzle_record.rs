use super::lesson::LessonRecord;
use super::steps::StepMethod;
use crate::examples::example::Example;
use unfold_engine::puzzle::Metric;

/// Features, pages and data of a puzzle.
#[derive(Debug)]
pub struct PuzzleRecord {
    pub has_graph: bool,
    /// True if the puzzle has the view of crosses.
    pub has_crosses: bool,
    pub has_fewest_moves: bool,
    /// Pages that explain the solvers, by solver name.
    pub method_pages: &'static [(&'static str, MethodPage)],
    /// The most famous first.
    pub examples: &'static [Example],
    /// Gains from larger tables, by tier.
    pub gains: &'static [TierGain],
    /// True if the default method can estimate how long a proof takes.
    pub estimates_proofs: bool,
    /// Human step-by-step methods, easiest first; if empty, a solver's phases are the steps.
    pub step_methods: &'static [StepMethod],
    pub lesson: &'static LessonRecord,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MethodPage {
    /// The 2×2×2 by exact distances.
    Cube2,
    /// Pieces and positions of the 3×3×3.
    Cube3,
    /// Coordinates and pruning tables of the 3×3×3.
    Coordinates,
    TwoPhase,
    Optimal,
    /// The 3×3×3 in two phases, without the two-phase solver's refinements.
    Direct,
    /// The 3×3×3 by greedy descent on the sticker score.
    Greedy,
    /// The 3×3×3 by IDA* with the sticker score.
    ScoreIda,
    /// The anytime solver of the 2×2×2×2, which keeps finding shorter solutions.
    Anytime,
    /// The optimal solver of the 2×2×2×2, which spends all effort on the proof.
    Proof,
    /// The three phases of Hypersolve for the 2×2×2×2, and how Unfold's solver differs.
    ThreePhases,
    FourPhases,
    Crosses,
    Graph,
}

/// Gain from a tier's tables for a random position on two threads.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gain {
    /// Shorter solutions, measured by `unfold bench anytime --memory`.
    Shorter {
        /// Search time in seconds.
        seconds: u32,
        /// Metric of both lengths.
        metric: Metric,
        /// Mean length found in that time.
        moves: f64,
        /// Mean length with the small tables.
        instead_of: f64,
    },
    /// Faster proofs, measured by `unfold bench optimal --memory`.
    Faster {
        /// Mean time to a proven optimum, in seconds.
        seconds: f64,
    },
}

/// Gain that a tier brings to the named methods.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TierGain {
    pub methods: &'static [&'static str],
    /// Index among the solvers' tiers; 0 is the small tables.
    pub tier: usize,
    pub gain: Gain,
}
