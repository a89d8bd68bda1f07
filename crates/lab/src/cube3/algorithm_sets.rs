//! Case sets for benchmarking the algorithm search: last layer, crosses, blocks, and two-face scrambles.

use unfold_engine::notation::allowed;
use unfold_engine::pattern::read::{self, GivenCase, GivenGoal};
use unfold_engine::pattern::{FreeTurns, PatternTask};
use unfold_engine::puzzle::allowed::AllowedMoves;
use unfold_engine::puzzle::masks::NamedMask;
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId, scramble};

use super::last_layer;

/// The puzzle of all sets.
const CUBE3: PuzzleId = PuzzleId::Cube3;
/// Number of turns of a two-face scramble, enough to reach every state of the two faces.
const SCRAMBLE_TURNS: usize = 60;

/// A set of cases.
pub struct AlgorithmSet {
    /// Name on the command line.
    pub name: &'static str,
    /// The goal's mask; `None` for the whole cube.
    pub mask: Option<&'static str>,
    /// The allowed moves; `None` for all faces.
    pub allow: Option<&'static str>,
    /// Returns the cases for a count and a seed; sets of fixed cases ignore both.
    cases: fn(u64, u64) -> Vec<Facelets>,
}

/// All sets, in the order `bench algorithms` runs them.
pub static ALL: [AlgorithmSet; 7] = [
    AlgorithmSet { name: "oll", mask: Some("oll"), allow: None, cases: |_, _| last_layer::orientations() },
    AlgorithmSet { name: "pll", mask: Some("pll"), allow: None, cases: |_, _| last_layer::permutations() },
    AlgorithmSet { name: "cross", mask: Some("cross"), allow: None, cases: uniform },
    AlgorithmSet { name: "xcross", mask: Some("xcross"), allow: None, cases: uniform },
    AlgorithmSet { name: "2x2x3", mask: Some("2x2x3"), allow: None, cases: uniform },
    AlgorithmSet { name: "f2l", mask: Some("f2l"), allow: None, cases: uniform },
    AlgorithmSet { name: "ru", mask: None, allow: Some("<R,U>"), cases: two_faces },
];

fn uniform(count: u64, seed: u64) -> Vec<Facelets> {
    let mut random = scramble::generator(seed);
    (0..count).map(|_| scramble::uniform(CUBE3, &mut random)).collect()
}

/// Cubes scrambled by random turns of R and U.
fn two_faces(count: u64, seed: u64) -> Vec<Facelets> {
    let mut random = scramble::generator(seed);
    let moves = allowed::parse(CUBE3, "<R,U>").expect("two faces");
    let mut mixed = || {
        (0..SCRAMBLE_TURNS).fold(Facelets::solved(CUBE3), |state, _| {
            let chosen = rand::RngExt::random_range(&mut random, 0..moves.moves().len());
            state.after(moves.moves()[chosen].mv)
        })
    };
    (0..count).map(|_| mixed()).collect()
}

impl AlgorithmSet {
    /// Returns a search task for each case; sets of fixed cases ignore `count` and `seed`.
    ///
    /// # Panics
    /// Never: every set has a valid mask and valid moves.
    pub fn tasks(&self, count: u64, seed: u64) -> Vec<PatternTask> {
        let named = self.mask.map(|name| NamedMask::parse(CUBE3, name).expect("a mask of the cube"));
        let moves = match self.allow {
            None => AllowedMoves::solver_moves(CUBE3, Metric::Htm),
            Some(text) => allowed::parse(CUBE3, text).expect("moves of the cube"),
        };
        let free = named.and_then(|named| named.free_face);
        let goal = named.map_or(GivenGoal::OfCase, GivenGoal::Mask);
        let task = |state| {
            read::build_task(&GivenCase::State(state), goal, moves.clone(), FreeTurns { before: free, after: free })
        };
        (self.cases)(count, seed).into_iter().map(|state| task(state).expect("a state of the cube")).collect()
    }
}
