//! The solver of the 3x3x3x3: rounds of the chain of phases, each wider than the last, with a lower bound proven between them.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::super::codes::{CodeTable, Codes};
use super::super::{SIZE, Tess3};
use super::bound::BoundProofState;
use super::chain::{ChainSolution, ChainTables, FollowedView};
use super::near::{self, NearResult, NearSearch};
use super::rounds::{Rounds, WorkAmount};
use super::three_cycles;
use super::viewpoints::Viewpoint;
use crate::control::Control;
use crate::puzzle::geometry::SignedPerm;
use crate::puzzle::hypercube::layers::mirrored;
use crate::puzzle::{Move, MoveDef, PuzzleId, Sequence};
use crate::puzzles::cube3::tables::axis_turns;
use crate::search::method::{Method, SolveRequest};
use crate::search::table_set::TableLoader;
use crate::search::tiers::Tier;
use crate::search::{Incumbent, Limits, Outcome, Phase, SolveError, TableProvider};
use crate::tables::{TableError, Tables};

/// The tables of the chain.
const TABLES: Tier = &[axis_turns::TO_SUBGROUP, axis_turns::WITHIN_SUBGROUP];
/// Finds ever shorter solutions of any position, and raises a lower bound.
pub static ANYTIME: Method = Method {
    tables: &TableProvider { names: TABLES, tiers: &[TABLES], prepare, are_large_tables_loaded: |_| true },
    lists_all: false,
    ..Method::new("anytime", PuzzleId::Tess3, search)
};

fn prepare(tables: &Tables, limits: &Limits, control: &Control) -> Result<(), TableError> {
    ChainTables::shared(TableLoader::silent(tables, limits.workers_under(control))).map(drop)
}

fn search(request: &SolveRequest) -> Result<Outcome, SolveError> {
    let (state, held) = Tess3::from_facelets(request.state).map_err(SolveError::Invalid)?;
    let codes = CodeTable::shared().encode(&state);
    let tables = match ChainTables::shared(request.table_loader()) {
        Err(error @ TableError::Memory { .. }) => return Ok(solve_without_tables(request, &held, &codes, error)),
        tables => tables?,
    };
    let incumbent = start_incumbent(request);
    let driver = Driver { request, tables: &tables, incumbent: &incumbent, held, codes };
    driver.run();
    Ok(incumbent.outcome())
}

/// Creates the incumbent, with a lower bound of 1 unless the position is solved.
fn start_incumbent<'a>(request: &SolveRequest<'a>) -> Incumbent<'a> {
    let incumbent = request.incumbent();
    if !request.state.is_solved() {
        incumbent.raise_bound(1);
    }
    incumbent
}

/// Solves the position by three-cycles alone, when the tables do not fit into memory.
fn solve_without_tables(request: &SolveRequest, held: &SignedPerm, codes: &Codes, error: TableError) -> Outcome {
    request.tables.record_error(error);
    let incumbent = start_incumbent(request);
    match three_cycles::solve(codes, request.control) {
        Some(turns) if turns.is_empty() => incumbent.offer_empty(),
        Some(turns) => drop(incumbent.offer(sequence(held, &turns), Vec::new())),
        None => {}
    }
    incumbent.outcome()
}

struct Driver<'a> {
    request: &'a SolveRequest<'a>,
    tables: &'a ChainTables,
    incumbent: &'a Incumbent<'a>,
    held: SignedPerm,
    codes: Codes,
}

/// After this many rounds without a solution, the position is solved by three-cycles.
const MAX_UNSOLVED_ROUNDS: usize = 3;
/// Approximate minimum length of a solution by three-cycles. A search with a target this high or higher does not try them early.
const MIN_THREE_CYCLES_LEN: usize = 300;
/// 1/`NEAR_SHARE_DIVISOR` of the nodes goes to the longest search near solved, that of [`near::MAX_LEN`] moves.
const NEAR_SHARE_DIVISOR: u64 = 5;

impl Driver<'_> {
    fn run(&self) {
        let (control, threads) = (self.request.control, self.request.limits.workers());
        if self.incumbent.is_settled() {
            return;
        }
        let raise = |length| self.incumbent.raise_bound(length);
        let (mut near, begun) = NearSearch::new(&self.codes, control, raise);
        if self.offer_shortest(begun)
            || self.offer_shortest(near.advance(near::MAX_QUICK_LEN, u64::MAX, threads, control, raise))
        {
            return;
        }
        self.incumbent.offer_known_inverse();
        let (mut bound, mut rounds) = (BoundProofState::new(self.request), Rounds::new());
        let wants_less = self.request.limits.target.is_none_or(|target| target < MIN_THREE_CYCLES_LEN);
        while !self.incumbent.is_settled() && control.check().is_continue() {
            let before = self.work_done();
            let followed = self.run_round(&mut rounds);
            let after = self.work_done();
            if self.search_near(&mut near) {
                return;
            }
            // If not even the first phase was completed, the next round is wide and takes long.
            if !rounds.is_solved && wants_less && (followed.is_none() || rounds.unsolved >= MAX_UNSOLVED_ROUNDS) {
                self.solve_by_three_cycles();
            }
            if let Some(followed) = followed
                && (followed.is_trap || !rounds.is_solved)
            {
                if rounds.exclude_view(followed, self.work_left()) {
                    continue;
                }
                self.solve_by_three_cycles();
            }
            rounds.measure(WorkAmount { nodes: after.nodes - before.nodes, seconds: after.seconds - before.seconds });
            // The first solution does not wait for the tables of the proof.
            if self.incumbent.length().is_some() {
                bound.advance(self.request, self.incumbent);
            }
            rounds.widen(self.work_left());
        }
        self.solve_by_three_cycles();
    }

    /// Runs one round of the chain, and returns the view with the shortest first phase; `None` if that phase has no end.
    fn run_round(&self, rounds: &mut Rounds) -> Option<FollowedView> {
        let has_chained = AtomicBool::new(false);
        let offer = |chained: ChainSolution| {
            has_chained.store(true, Relaxed);
            self.incumbent.offer(self.sequence(&chained.turns), self.phases(&chained));
        };
        // Until the chain has solved the state, accept its solutions of any length, even if a shorter one is known: they show that its
        // views are no dead ends.
        let below = self.incumbent.length().filter(|_| rounds.is_solved).unwrap_or(usize::MAX);
        let wanted = (rounds.views(), below);
        let (control, threads) = (self.request.control, self.request.limits.workers());
        let followed = self.tables.search(&self.codes, rounds.widths(), wanted, threads, control, &offer);
        rounds.record(has_chained.into_inner());
        followed
    }

    /// Continues the search near solved by one length or its share of the nodes; true if it has found a shortest solution.
    fn search_near(&self, near: &mut NearSearch) -> bool {
        let (control, threads) = (self.request.control, self.request.limits.workers());
        let Some(next) = near.next_length() else { return false };
        let share = if next <= near::MAX_ONE_SECOND_LEN { u64::MAX } else { control.nodes() / NEAR_SHARE_DIVISOR };
        let nodes = share.saturating_sub(near.nodes());
        self.offer_shortest(near.advance(next, nodes, threads, control, |length| self.incumbent.raise_bound(length)))
    }

    /// Work done so far: nodes and seconds.
    fn work_done(&self) -> WorkAmount {
        WorkAmount { nodes: self.request.control.nodes() as f64, seconds: self.incumbent.now().as_secs_f64() }
    }

    /// The work that the limits still allow. Without a time limit the clock has no influence, so a search on one thread
    /// is repeatable.
    fn work_left(&self) -> WorkAmount {
        let (limits, done) = (self.request.limits, self.work_done());
        let left = |limit: Option<f64>, done: f64| limit.map_or(f64::INFINITY, |limit| (limit - done).max(0.0));
        WorkAmount {
            nodes: left(limits.nodes.map(|nodes| nodes as f64), done.nodes),
            seconds: left(limits.timeout.map(|limit| limit.as_secs_f64()), done.seconds),
        }
    }

    /// If `found` is a shortest solution, offers it, raises the bound to its length and returns true.
    fn offer_shortest(&self, found: NearResult) -> bool {
        let NearResult::Shortest(turns) = found else { return false };
        if turns.is_empty() {
            self.incumbent.offer_empty();
        } else {
            self.incumbent.offer(self.sequence(&turns), Vec::new());
            self.incumbent.raise_bound(turns.len());
        }
        true
    }

    /// Solves the position by three-cycles if there is no solution yet, even if the time is up.
    fn solve_by_three_cycles(&self) {
        if self.incumbent.length().is_none()
            && let Some(turns) = three_cycles::solve(&self.codes, self.request.control)
        {
            self.incumbent.offer(self.sequence(&turns), Vec::new());
        }
    }

    fn sequence(&self, turns: &[u16]) -> Sequence {
        sequence(&self.held, turns)
    }

    /// The phases of a solution in the order of its moves, with their axis in the puzzle's current orientation.
    fn phases(&self, chained: &ChainSolution) -> Vec<Phase> {
        let view = &Viewpoint::all()[chained.view];
        let axis = self.held.axis[usize::from(view.axis())];
        let mut from = 0;
        let mut out = Vec::new();
        for (number, end) in chained.ends.into_iter().enumerate() {
            out.push(Phase { number: number as u8 + 1, axis, moves: end - from });
            from = end;
        }
        if view.is_inverse() {
            out.reverse();
        }
        out
    }
}

/// Translates turns to moves of the puzzle rotated by `held`.
fn sequence(held: &SignedPerm, turns: &[u16]) -> Sequence {
    let table = CodeTable::shared();
    let def = PuzzleId::Tess3.def();
    let one = |turn: &u16| {
        let turn = &table.turns[usize::from(*turn)];
        let axis = held.axis[usize::from(turn.axis)];
        let is_reversed = held.flip >> axis & 1 == 1;
        let layers = if is_reversed { mirrored(turn.layers, SIZE) } else { turn.layers };
        let motion = held.after(&turn.motion).after(&held.inverse());
        let is = |mv: &MoveDef| (mv.axis, mv.layers, mv.motion) == (axis, layers, motion);
        Move(def.moves.iter().position(is).expect("a rotation carries moves to moves") as u16)
    };
    Sequence(turns.iter().map(one).collect())
}
