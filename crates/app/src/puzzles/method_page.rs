//! The pages that explain how each method works, as names.

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
