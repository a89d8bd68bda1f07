//! What a puzzle has in the program, as one record.

use super::lesson::LessonRecord;
use super::steps::StepMethod;
use crate::examples::example::Example;

/// The parts of the program that a puzzle has.
#[derive(Debug)]
pub struct PuzzleRecord {
    /// True if its positions are shown as a graph.
    pub has_graph: bool,
    /// True if its first crosses are shown.
    pub has_crosses: bool,
    /// True if it has the page of fewest moves.
    pub has_fewest_moves: bool,
    /// The pages on its solvers, each with the name of the solver.
    pub method_pages: &'static [(&'static str, MethodPage)],
    /// The examples of its positions, the most famous first.
    pub examples: &'static [Example],
    /// Gains from larger tables for its methods.
    pub gains: &'static [TierGain],
    /// True if its usual method tells how long a proof will take.
    pub foresees_proofs: bool,
    /// The methods by which people solve it step by step, the easiest first; with none, the phases of a solver are its steps.
    pub step_methods: &'static [StepMethod],
    /// The lesson on its moves.
    pub lesson: &'static LessonRecord,
}

/// A page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MethodPage {
    /// The 2x2x2 by distances.
    Cube2,
    /// The pieces and positions of the 3x3x3.
    Cube3,
    /// Coordinates of the 3x3x3, and the tables of them.
    Coordinates,
    /// The 3x3x3 in two phases.
    TwoPhase,
    /// The 3x3x3 solved optimally.
    Optimal,
    /// The 3x3x3 in two phases, the plain way.
    Direct,
    /// The 3x3x3 downhill by the sticker score.
    Greedy,
    /// The 3x3x3 by IDA* with the sticker score.
    ScoreIda,
    /// The 2x2x2x2, ever shorter.
    Anytime,
    /// The 2x2x2x2, with all effort on the proof.
    Proof,
    /// The 2x2x2x2 in three phases, as Hypersolve does it, and what is different here.
    ThreePhases,
    /// The 3x3x3x3 in four phases.
    FourPhases,
    /// First crosses.
    Crosses,
    /// The 2x2x2 as a graph.
    Graph,
}

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
