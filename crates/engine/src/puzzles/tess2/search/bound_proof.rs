//! A lower-bound proof that can be interrupted and resumed, for a search that does other work in between.

use std::ops::ControlFlow::Break;
use std::sync::Arc;

use super::full_puzzle::FullPuzzle;
use super::large_tables::LargeTables;
use super::proof::Proof;
use super::small_tables::SmallTables;
use super::state::State;
use crate::control::{Control, NodeCounter};
use crate::puzzles::tess2::Tess2;
use crate::search::ida::{MoveSet, Prefix};
use crate::search::parts::PartSearch;
use crate::search::table_set::{TableLoader, TableTiers};
use crate::tables::TableError;

/// A proof of a lower bound on the length of a position's solutions.
pub(crate) struct BoundProof {
    small: Arc<SmallTables>,
    root: State,
    /// The length being searched; no solution is shorter.
    length: u8,
    /// True once a solution of this length is known to exist.
    is_exact: bool,
    /// The first moves of each part of the search of this length.
    prefixes: Vec<Prefix>,
    parts: PartSearch,
}

impl BoundProof {
    /// Starts from the lower bound that the tables give.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or the workers are stopped.
    pub fn new(state: &Tess2, loader: TableLoader) -> Result<Self, TableError> {
        let small = LargeTables::shared_small(loader)?;
        let root = State::from_tess2(state);
        let length = FullPuzzle(&small).bound(&root);
        let prefixes = prefixes_of(&small, length);
        let parts = PartSearch::new(prefixes.len());
        // Only the solved state has the bound 0.
        Ok(Self { small, root, length, is_exact: length == 0, prefixes, parts })
    }

    /// Returns the proven bound: no solution has fewer moves.
    pub fn lower_bound(&self) -> usize {
        usize::from(self.length)
    }

    /// True once a solution is known to have as many moves as the bound, which is then final.
    pub fn is_exact(&self) -> bool {
        self.is_exact
    }

    /// Returns the number of nodes visited so far.
    pub fn nodes(&self) -> u64 {
        self.parts.nodes()
    }

    /// Continues for about `nodes` nodes, give or take one part per thread, or until the bound is exact or the control stops it. Calls
    /// `report` with each higher bound. Deterministic on one thread.
    pub fn advance(&mut self, nodes: u64, threads: usize, control: &Control, mut report: impl FnMut(usize)) {
        let until = self.nodes().saturating_add(nodes);
        while !self.is_exact && self.nodes() < until && control.check().is_continue() {
            let (small, root, length, prefixes) = (&*self.small, &self.root, self.length, &self.prefixes);
            let search = |part: usize, counter: &NodeCounter| {
                let mut found = None;
                let mut proof = Proof::new(small, counter, |_: &[u8], _: &State| {
                    found = Some(());
                    Break(())
                });
                let ended = proof.search_part(root, prefixes[part], length);
                ended.map_break(|()| found)
            };
            if self.parts.advance(until, threads, control, search).is_some() {
                self.is_exact = true;
            } else if self.parts.is_finished() {
                self.length += 1;
                self.prefixes = prefixes_of(&self.small, self.length);
                self.parts.restart(self.prefixes.len());
                report(self.lower_bound());
            }
        }
    }
}

/// The prefixes that divide the search of a length: two moves each, or one if the length is below 2.
fn prefixes_of(small: &SmallTables, length: u8) -> Vec<Prefix> {
    let firsts = small.moves.allowed_after(None).each();
    if length < 2 {
        return firsts.map(Prefix::one_move).collect();
    }
    let seconds = |first: u8| {
        let seconds = small.moves.allowed_after(Some(first)).each().enumerate();
        seconds.map(move |(n, second)| Prefix::two_moves(first, second, n == 0))
    };
    firsts.flat_map(seconds).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Facelets, PuzzleId, scramble};
    use crate::puzzles::tess2::search::PROOF;
    use crate::search::{Limits, Solver};
    use crate::tables::Workers;

    fn begin(facelets: &Facelets, control: &Control) -> BoundProof {
        let (state, _) = Tess2::from_facelets(facelets).expect("a state");
        BoundProof::new(&state, TableLoader::silent(crate::testing::shared_tables(), Workers::new(1, control)))
            .expect("tables")
    }

    #[test]
    fn interruptions_do_not_change_the_proven_bound() {
        let control = Control::new();
        let mut random = scramble::generator(21);
        for moves in [0, 1, 3, 6, 8] {
            let walk = scramble::walk(PuzzleId::Tess2, moves, &mut random);
            let facelets = Facelets::solved(PuzzleId::Tess2).after_all(&walk);
            let limits = Limits { threads: 1, timeout: None, ..Limits::default() };
            let whole = PROOF.solve(&facelets, &limits, &Control::new(), crate::testing::shared_tables(), &|_| ());
            let proven = whole.expect("a state").lower;
            for (threads, nodes) in [(1, u64::MAX), (2, 50)] {
                let mut proof = begin(&facelets, &control);
                while !proof.is_exact() {
                    proof.advance(nodes, threads, &control, |lower| assert!(lower <= proven));
                }
                assert_eq!(proof.lower_bound(), proven);
            }
        }
    }

    #[test]
    fn a_stopped_proof_proves_nothing() {
        let control = Control::new();
        let facelets = scramble::uniform(PuzzleId::Tess2, &mut scramble::generator(22));
        let mut proof = begin(&facelets, &control);
        let before = proof.lower_bound();
        control.stop();
        proof.advance(u64::MAX, 2, &control, |_| panic!("a bound though it was stopped"));
        assert_eq!(proof.lower_bound(), before);
    }
}
