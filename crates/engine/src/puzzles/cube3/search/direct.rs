//! Kociemba's two-phase method in its plain form, for learning: only small tables, and only the state itself with its
//! U-D axis upright, without its inverse and without premoves.
//!
//! Phase 1 orients all corners and edges and brings the four slice edges into their slice, which leads into the
//! subgroup G1 = <U, D, R2, L2, F2, B2>. Phase 2 then solves all pieces with the turns of G1. Both are searched by
//! IDA*, each with the larger bound of two pruning tables: all first phases of 0 turns, then of 1, 2 and so on, and
//! after each the shortest second phase that beats the best solution so far.
//!
//! Source: Kociemba, kociemba.org/twophase.htm.
//!
//! The lower bound needs no separate search. In any solution, the turns up to the last one that leaves G1 form a first
//! phase, and the rest a second one. So once all first phases of at most `n` turns have been searched, every solution
//! shorter than the best has a longer first phase, and thus at least `n + 1` turns. When this reaches the best length,
//! the solution is optimal; random states take too long.

use std::ops::ControlFlow;

use super::phase1::{BoundedCosetSpace, coset};
use super::phase2::{G1Space, G1State};
use super::{bound, large_tables::LargeTables};
use crate::control::{Control, NodeCounter};
use crate::puzzle::{Move, PuzzleId, Sequence};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::SmallTables;
use crate::puzzles::cube3::tables::coords::{CORNER_PERM, EDGE_PERM, SLICE_SORTED, outer_edges};
use crate::puzzles::cube3::turns::{G1, HalfTurnMetric, TurnMask, TurnSuccessors};
use crate::search::ida::{Prefix, Search, Space};
use crate::search::method::{Method, SolveRequest};
use crate::search::{Incumbent, Outcome, Phase, SolveError, TableProvider, table_set::TableTiers, workers};

/// Maximum length of the first solution, in turns. Every state can be solved in 20. A higher limit finds a solution
/// sooner, a lower limit a shorter one.
pub const MAX_FIRST_SOLUTION: usize = 23;

/// Index of the U-D axis.
const UPRIGHT: u8 = 1;

/// The solver for the plain two-phase method.
pub static DIRECT: Method = Method {
    tables: &TableProvider::small_only::<LargeTables>(),
    bound,
    ..Method::new("direct", PuzzleId::Cube3, search)
};

fn search(request: &SolveRequest) -> Result<Outcome, SolveError> {
    let (limits, control) = (request.limits, request.control);
    let cube = Cube3::from_facelets(request.state).map_err(SolveError::Invalid)?;
    let small = LargeTables::shared_small(request.table_loader())?;
    let incumbent = request.incumbent();
    let [twist, flip, slice] = coset(&cube);
    let shortest = small.phase1(twist, flip, slice);
    incumbent.raise_bound(usize::from(shortest));
    let search = DirectSearch { small: &small, cube, incumbent: &incumbent, control, lists_all: limits.all_optimal };
    let prove = |length, prefix, counter: &NodeCounter| search.search_first_phases(length, prefix, counter);
    let after = |last| TurnSuccessors::htm().after(last);
    workers::run_proof(shortest, after, prove, &incumbent, control, limits.workers());
    Ok(incumbent.outcome())
}

/// A search, shared by its workers.
struct DirectSearch<'a> {
    small: &'a SmallTables,
    cube: Cube3,
    incumbent: &'a Incumbent<'a>,
    control: &'a Control,
    /// True if every optimal solution is requested.
    lists_all: bool,
}

impl DirectSearch<'_> {
    /// Searches for the shortest second phase after `path` that beats the best solution.
    fn search_second_phase(&self, path: &[u8], counter: &NodeCounter) -> ControlFlow<()> {
        let end = path.iter().fold(self.cube, |cube, &mv| cube.after(usize::from(mv)));
        if self.lists_all && end == Cube3::SOLVED {
            // All shorter first phases have been searched, so nothing shorter solves the state.
            return self.incumbent.offer_proven(sequence(path));
        }
        let most = self.incumbent.length().map_or(MAX_FIRST_SOLUTION, |best| best.saturating_sub(1));
        // When listing all optimal solutions, `path` may already be longer than any improvement.
        let Some(room) = most.checked_sub(path.len()) else { return ControlFlow::Continue(()) };
        let space = G1Space::<HalfTurnMetric>::new(self.small, None);
        let node = G1State {
            corners: (CORNER_PERM.rank)(&end.cp) as u16,
            edges: (EDGE_PERM.rank)(&outer_edges(&end)) as u16,
            order: (SLICE_SORTED.rank)(&end.ep) as u16,
        };
        space.shortest(&node, path, room as u8, self.control, counter, |all| {
            let phase = |number, moves| Phase { number, axis: UPRIGHT, moves };
            let mut phases = vec![phase(1, path.len()), phase(2, all.len() - path.len())];
            phases.retain(|phase| phase.moves > 0);
            self.incumbent.offer(sequence(all), phases);
        })
    }

    /// Searches all first phases of exactly `length` turns that begin with `prefix`, each with its second phase.
    fn search_first_phases(&self, length: u8, prefix: Prefix, counter: &NodeCounter) -> ControlFlow<()> {
        let cosets = BoundedCosetSpace::new(self.small);
        let space = Phase1Space { cosets, allows_last_in_g1: self.lists_all };
        let found = |path: &[u8], _: &[u16; 3]| self.search_second_phase(path, counter);
        Search { space: &space, counter, path: Vec::new(), found }.search_prefix(&coset(&self.cube), prefix, length)
    }
}

/// Converts turns to moves; their numbers are the same.
fn sequence(path: &[u8]) -> Sequence {
    Sequence(path.iter().map(|&mv| Move(mv.into())).collect())
}

/// Phase 1 as a search space: the cosets of G1 without paths whose last turn keeps G1. Such a path is a shorter one
/// plus the first turn of a phase 2 that has been tried already.
struct Phase1Space<'a> {
    cosets: BoundedCosetSpace<'a, HalfTurnMetric>,
    /// True to include paths whose last turn keeps G1: to list all optimal solutions, each must occur as a first phase.
    allows_last_in_g1: bool,
}

impl Space for Phase1Space<'_> {
    type Node = [u16; 3];
    type Moves = TurnMask;

    #[inline]
    fn successors(&self, node: &Self::Node, last: Option<u8>, left: u8) -> TurnMask {
        let mask = self.cosets.successors(node, last, left);
        if left == 1 && !self.allows_last_in_g1 { mask & !G1 } else { mask }
    }

    #[inline]
    fn next(&self, node: &Self::Node, mv: u8) -> Self::Node {
        self.cosets.next(node, mv)
    }

    #[inline]
    fn may_reach_goal(&self, node: &Self::Node, left: u8) -> bool {
        self.cosets.may_reach_goal(node, left)
    }

    #[inline]
    fn is_goal(&self, node: &Self::Node) -> bool {
        self.cosets.is_goal(node)
    }
}
