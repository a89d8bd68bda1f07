//! Kociemba's two-phase method in its plain form, for learning: only the state itself with U and D upright, no inverse, no premoves, small
//! tables only.
//!
//! Phase 1 orients all corners and edges and brings the four slice edges into their slice, which leads into the subgroup
//! G1 = <U, D, R2, L2, F2, B2>. Phase 2 then solves all pieces with the turns of G1. Both are searched by IDA*, bounded by the larger of two
//! pruning tables each: all first phases of 0 turns, then of 1, 2 and so on, and after each the shortest second phase that makes the whole
//! shorter than the best so far.
//!
//! Source: Kociemba, kociemba.org/twophase.htm.
//!
//! The lower bound needs no separate search. In any solution, the turns up to the last one that leaves G1 form a first phase, and the rest a
//! second one. So once all first phases of at most `n` turns have been searched, every solution shorter than the best has a longer first
//! phase, and thus at least `n + 1` turns. When this reaches the best length, the solution is optimal; random states take too long.

use std::ops::ControlFlow;

use super::phase1::{ByBounds, coset};
use super::phase2::{G1Space, G1State};
use super::{bound, large_tables::LargeTables};
use crate::control::{Control, NodeCounter};
use crate::puzzle::{Move, PuzzleId, Sequence};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::SmallTables;
use crate::puzzles::cube3::tables::coords::{CORNER_PERM, EDGE_PERM, SORTED, outer_edges};
use crate::puzzles::cube3::turns::{G1, HalfTurns, TurnMask, TurnSuccessors};
use crate::search::ida::{Prefix, Search, Space};
use crate::search::method::{Method, Request};
use crate::search::{Incumbent, Outcome, Phase, SolveError, TableProvider, table_set::TablePair, workers};

/// Maximum length of the first solution, in turns. No state needs more than 20, so there is always one; a higher limit finds one sooner, a
/// lower one finds a better one.
pub const LONGEST: usize = 23;

/// Index of the U-D axis.
const UPRIGHT: u8 = 1;

/// The solver for the plain two-phase method.
pub static DIRECT: Method = Method {
    tables: &TableProvider::small_of_pair::<LargeTables>(),
    bound,
    ..Method::new("direct", PuzzleId::Cube3, search)
};

fn search(request: &Request) -> Result<Outcome, SolveError> {
    let (limits, control) = (request.limits, request.control);
    let cube = Cube3::from_facelets(request.state).map_err(SolveError::Invalid)?;
    let small = LargeTables::small(request.loading())?;
    let incumbent = request.incumbent();
    let [twist, flip, slice] = coset(&cube);
    let shortest = small.phase1(twist, flip, slice);
    incumbent.raise(usize::from(shortest));
    let search = TwoPhases { small: &small, cube, incumbent: &incumbent, control, all: limits.all };
    let prove = |length, prefix, counter: &NodeCounter| search.first_phases(length, prefix, counter);
    let after = |last| TurnSuccessors::get().of(last);
    workers::run_proof(shortest, after, prove, &incumbent, control, limits.workers());
    Ok(incumbent.outcome())
}

/// One search, shared by its workers.
struct TwoPhases<'a> {
    small: &'a SmallTables,
    cube: Cube3,
    incumbent: &'a Incumbent<'a>,
    control: &'a Control,
    /// True if every optimal solution is requested.
    all: bool,
}

impl TwoPhases<'_> {
    /// Searches the shortest second phase after `path` that makes the whole shorter than the best.
    fn second_phase(&self, path: &[u8], counter: &NodeCounter) -> ControlFlow<()> {
        let end = path.iter().fold(self.cube, |cube, &mv| cube.after(usize::from(mv)));
        if self.all && end == Cube3::SOLVED {
            // All shorter first phases have been searched, so nothing shorter solves the state.
            return self.incumbent.offer_proven(sequence(path));
        }
        let most = self.incumbent.length().map_or(LONGEST, |best| best.saturating_sub(1));
        // While other solutions of the best length are searched, no second phase is short enough.
        let Some(room) = most.checked_sub(path.len()) else { return ControlFlow::Continue(()) };
        let space = G1Space::<HalfTurns>::new(self.small, None);
        let node = G1State {
            corners: (CORNER_PERM.rank)(&end.cp) as u16,
            edges: (EDGE_PERM.rank)(&outer_edges(&end)) as u16,
            order: (SORTED.rank)(&end.ep) as u16,
        };
        space.shortest(&node, path, room as u8, self.control, counter, |all| {
            let phase = |number, moves| Phase { number, axis: UPRIGHT, moves };
            let mut phases = vec![phase(1, path.len()), phase(2, all.len() - path.len())];
            phases.retain(|phase| phase.moves > 0);
            self.incumbent.offer(sequence(all), phases);
        })
    }

    /// Searches all first phases of exactly `length` turns that begin with `prefix`, each with its second phase.
    fn first_phases(&self, length: u8, prefix: Prefix, counter: &NodeCounter) -> ControlFlow<()> {
        let cosets = ByBounds::new(self.small);
        let space = IntoG1 { cosets, any_last: self.all };
        let found = |path: &[u8], _: &[u16; 3]| self.second_phase(path, counter);
        Search { space: &space, counter, path: Vec::new(), found }.part(&coset(&self.cube), prefix, length)
    }
}

/// Converts turns to moves; their numbers are the same.
fn sequence(path: &[u8]) -> Sequence {
    Sequence(path.iter().map(|&mv| Move(mv.into())).collect())
}

/// Phase 1 as a search space: the cosets of G1 without paths whose last turn keeps G1. Each of those is a shorter path plus the first turn
/// of a phase 2 that has been tried already.
struct IntoG1<'a> {
    cosets: ByBounds<'a, HalfTurns>,
    /// True if such paths are searched nevertheless: to find all solutions of the best length, each must occur as a first phase.
    any_last: bool,
}

impl Space for IntoG1<'_> {
    type Node = [u16; 3];
    type Moves = TurnMask;

    #[inline]
    fn successors(&self, node: &Self::Node, last: Option<u8>, left: u8) -> TurnMask {
        let mask = self.cosets.successors(node, last, left);
        if left == 1 && !self.any_last { mask & !G1 } else { mask }
    }

    #[inline]
    fn next(&self, node: &Self::Node, mv: u8) -> Self::Node {
        self.cosets.next(node, mv)
    }

    #[inline]
    fn within(&self, node: &Self::Node, left: u8) -> bool {
        self.cosets.within(node, left)
    }

    #[inline]
    fn is_goal(&self, node: &Self::Node) -> bool {
        self.cosets.is_goal(node)
    }
}
