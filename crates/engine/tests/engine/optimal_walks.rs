//! Checks proofs of the 2x2x2x2 against a bidirectional breadth-first search that shares no code with the solver's search: all
//! symmetry classes near solved, and from each scramble all states a few moves away.

use crate::support;

use unfold_engine::control::Control;
use unfold_engine::puzzle::hypercube::{MOVES_PER_LAYER_SET, ROTATIONS_PER_CELL};
use unfold_engine::puzzle::{Facelets, PuzzleId, scramble};
use unfold_engine::puzzles::tess2::classes::{PieceRotations, SymmetryClasses};
use unfold_engine::puzzles::tess2::{Tess2, search::OPTIMAL};
use unfold_engine::search::{Limits, Memory, Solver};

const TESS2: PuzzleId = PuzzleId::Tess2;
/// Number of classes at each distance; `state_counts` confirms the first four in another way.
const CLASSES: [usize; 6] = [1, 4, 61, 1571, 67_883, 3_816_460];

/// The symmetry classes of all states within some distance of solved.
struct Ball {
    symmetry_classes: SymmetryClasses,
    /// The representatives at each distance, sorted.
    levels: Vec<Vec<PieceRotations>>,
}

impl Ball {
    fn new(radius: usize) -> Self {
        let symmetry_classes = SymmetryClasses::default();
        let mut levels = vec![vec![symmetry_classes.class(PieceRotations::SOLVED).representative]];
        for classes in &CLASSES[1..=radius] {
            let last = levels.last().expect("at least the solved state");
            let after = |state: &PieceRotations| {
                (0..MOVES_PER_LAYER_SET).map(|mv| symmetry_classes.after(*state, mv)).collect::<Vec<_>>()
            };
            let mut next: Vec<PieceRotations> =
                last.iter().flat_map(after).map(|state| symmetry_classes.class(state).representative).collect();
            next.sort_unstable();
            next.dedup();
            next.retain(|state| !levels.iter().rev().take(2).any(|level| level.binary_search(state).is_ok()));
            assert_eq!(next.len(), *classes);
            levels.push(next);
        }
        Self { symmetry_classes, levels }
    }

    /// Returns the distance of a state from solved, if it is in the ball.
    fn distance_inside(&self, state: PieceRotations) -> Option<usize> {
        let class = self.symmetry_classes.class(state).representative;
        self.levels.iter().position(|level| level.binary_search(&class).is_ok())
    }

    /// Returns the minimum number of moves for a state with a known solution of `known` moves.
    fn distance(&self, state: PieceRotations, known: usize) -> usize {
        let mut frontier = vec![(state, None)];
        // After that many moves, any solution shorter than `known` is inside the ball.
        for done in 0..=known.saturating_sub(self.levels.len()) {
            if let Some(left) = frontier.iter().filter_map(|(state, _)| self.distance_inside(*state)).min() {
                return done + left;
            }
            // Two consecutive moves about one axis are one move, or none.
            let moves = |(state, last): &(PieceRotations, Option<usize>)| {
                let (state, last) = (*state, *last);
                let others = (0..MOVES_PER_LAYER_SET).filter(move |mv| Some(mv / ROTATIONS_PER_CELL) != last);
                others.map(move |mv| (state, mv)).collect::<Vec<_>>()
            };
            let children = frontier.iter().flat_map(moves);
            frontier = children
                .map(|(state, mv)| (self.symmetry_classes.after(state, mv), Some(mv / ROTATIONS_PER_CELL)))
                .collect();
        }
        known
    }
}

/// Checks, for scrambles of these lengths, that the solver's bound and length equal the distance found with the ball.
fn assert_optimal(ball: &Ball, lengths: impl Iterator<Item = usize>, seed: u64) {
    let mut random = scramble::generator(seed);
    for length in lengths {
        let moves = scramble::walk(TESS2, length, &mut random);
        let scrambled = Facelets::solved(TESS2).after_all(&moves);
        let cubies = Tess2::from_facelets(&scrambled).expect("a state").0;
        let distance = ball.distance(ball.symmetry_classes.from_state(&cubies), length);
        let limits = Limits { threads: 2, timeout: None, memory: Memory::Small, ..Limits::default() };
        let tables = support::tables::shared_tables();
        let outcome = OPTIMAL.solve(&scrambled, &limits, &Control::new(), tables, &|_| ()).expect("a good state");
        assert!(outcome.is_optimal());
        let best = outcome.best.expect("a solution");
        assert!(scrambled.after_all(&best.moves).is_solved());
        assert_eq!((outcome.lower, best.length), (distance, distance), "{moves:?}");
    }
}

#[test]
fn short_walks_have_breadth_first_lengths() {
    assert_optimal(&Ball::new(4), (1..=7).chain(1..=7).chain([8]), 1);
}

/// Takes minutes and 200 MB: `cargo test --release --test engine two_hundred_walks -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn two_hundred_walks_have_breadth_first_lengths() {
    assert_optimal(&Ball::new(5), (1..=9).cycle().take(200), 2);
}
