//! The solver of the 3x3x3x3: rounds of the chain of phases, each wider than the last, with a lower bound proven between them.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::super::codes::{CodeTable, Codes};
use super::super::{SIZE, Tess3};
use super::bound::Bound;
use super::chain::{ChainSolution, ChainTables, Followed};
use super::near::{self, NearSearch, Nearness};
use super::rounds::{Rounds, Work};
use super::three_cycles;
use super::viewpoints::Viewpoint;
use crate::control::Control;
use crate::puzzle::geometry::SignedPerm;
use crate::puzzle::hypercube::layers::mirrored;
use crate::puzzle::{Move, MoveDef, PuzzleId, Sequence};
use crate::puzzles::cube3::tables::axis_turns;
use crate::search::method::{Method, Request};
use crate::search::table_set::Loading;
use crate::search::tiers::Tier;
use crate::search::{Incumbent, Limits, Outcome, Phase, SolveError, TableProvider};
use crate::tables::{TableError, Tables};

/// The tables of the chain.
const TABLES: Tier = &[axis_turns::INTO, axis_turns::WITHIN];
/// Finds ever shorter solutions of any position, and raises a lower bound.
pub static ANYTIME: Method = Method {
    tables: &TableProvider { names: TABLES, tiers: &[TABLES], prepare, are_joined: |_| true },
    lists_all: false,
    ..Method::new("anytime", PuzzleId::Tess3, search)
};

fn prepare(store: &Tables, limits: &Limits, control: &Control) -> Result<(), TableError> {
    ChainTables::shared(Loading::silent(store, limits.workers_under(control))).map(drop)
}

fn search(request: &Request) -> Result<Outcome, SolveError> {
    let (state, held) = Tess3::from_facelets(request.state).map_err(SolveError::Invalid)?;
    let codes = CodeTable::get().encode(&state);
    let tables = match ChainTables::shared(request.loading()) {
        Err(error @ TableError::Memory { .. }) => return Ok(solve_without_tables(request, &held, &codes, error)),
        tables => tables?,
    };
    let incumbent = begun(request);
    let driver = Driver { request, tables: &tables, incumbent: &incumbent, held, codes };
    driver.run();
    Ok(incumbent.outcome())
}

/// Starts the incumbent; an unsolved position takes at least one move.
fn begun<'a>(request: &Request<'a>) -> Incumbent<'a> {
    let incumbent = request.incumbent();
    if !request.state.is_solved() {
        incumbent.raise(1);
    }
    incumbent
}

/// Solves the position by three-cycles alone, for want of memory for the tables.
fn solve_without_tables(request: &Request, held: &SignedPerm, codes: &Codes, error: TableError) -> Outcome {
    request.store.note_unsaved(error);
    let incumbent = begun(request);
    match three_cycles::solve(codes, request.control) {
        Some(turns) if turns.is_empty() => incumbent.offer_no_move(),
        Some(turns) => drop(incumbent.offer(sequence(held, &turns), Vec::new())),
        None => {}
    }
    incumbent.outcome()
}

struct Driver<'a> {
    request: &'a Request<'a>,
    tables: &'a ChainTables,
    incumbent: &'a Incumbent<'a>,
    held: SignedPerm,
    codes: Codes,
}

/// After this many rounds without a solution, the position is solved by three-cycles.
const PATIENCE: usize = 3;
/// Approximate minimum length of a solution by three-cycles. A search with a target this high has no use for one up front.
const SURE: usize = 300;
/// The share of the nodes for [`near::MOST`], the greatest length of the search near solved: one in this many.
const NEAR_SHARE: u64 = 5;

impl Driver<'_> {
    fn run(&self) {
        let (control, threads) = (self.request.control, self.request.limits.workers());
        if self.incumbent.is_settled() {
            return;
        }
        let raise = |length| self.incumbent.raise(length);
        let (mut near, begun) = NearSearch::begin(&self.codes, control, raise);
        if self.take(begun) || self.take(near.advance(near::SHORT, u64::MAX, threads, control, raise)) {
            return;
        }
        self.incumbent.offer_undoing();
        let (mut bound, mut rounds) = (Bound::new(self.request), Rounds::new());
        let wants_less = self.request.limits.target.is_none_or(|target| target < SURE);
        while !self.incumbent.is_settled() && control.check().is_continue() {
            let before = self.done();
            let followed = self.round(&mut rounds);
            let after = self.done();
            if self.search_near(&mut near) {
                return;
            }
            // The next round is wide and takes long where not even the first phase was done.
            if !rounds.is_solved && wants_less && (followed.is_none() || rounds.unsolved >= PATIENCE) {
                self.solve_slowly();
            }
            if let Some(followed) = followed
                && (followed.is_trap || !rounds.is_solved)
            {
                if rounds.leave_out(followed, self.left()) {
                    continue;
                }
                self.solve_slowly();
            }
            rounds.measure(Work { nodes: after.nodes - before.nodes, seconds: after.seconds - before.seconds });
            // The first solution does not wait for the tables of the proof.
            if self.incumbent.length().is_some() {
                bound.advance(self.request, self.incumbent);
            }
            rounds.widen(self.left());
        }
        self.solve_slowly();
    }

    /// Runs one round of the chain, and returns the view that its first phase came from.
    fn round(&self, rounds: &mut Rounds) -> Option<Followed> {
        let has_chained = AtomicBool::new(false);
        let offer = |chained: ChainSolution| {
            has_chained.store(true, Relaxed);
            self.incumbent.offer(self.sequence(&chained.turns), self.phases(&chained));
        };
        // Until the chain has a solution, one of any length shows that its views lead somewhere, even if a shorter one is known.
        let below = self.incumbent.length().filter(|_| rounds.is_solved).unwrap_or(usize::MAX);
        let wanted = (rounds.views(), below);
        let (control, threads) = (self.request.control, self.request.limits.workers());
        let followed = self.tables.search(&self.codes, rounds.widths(), wanted, threads, control, &offer);
        rounds.record(has_chained.into_inner());
        followed
    }

    /// Continues the search near solved; true if it has found the shortest solution.
    fn search_near(&self, near: &mut NearSearch) -> bool {
        let (control, threads) = (self.request.control, self.request.limits.workers());
        let Some(next) = near.next_length() else { return false };
        let share = if next <= near::MIDDLE { u64::MAX } else { control.nodes() / NEAR_SHARE };
        let nodes = share.saturating_sub(near.nodes());
        self.take(near.advance(next, nodes, threads, control, |length| self.incumbent.raise(length)))
    }

    /// The work that the search has done so far.
    fn done(&self) -> Work {
        Work { nodes: self.request.control.nodes() as f64, seconds: self.incumbent.now().as_secs_f64() }
    }

    /// The work that the limits still allow. Without a time limit the clock has no influence, so that a search on one thread is repeatable.
    fn left(&self) -> Work {
        let (limits, done) = (self.request.limits, self.done());
        let left = |limit: Option<f64>, done: f64| limit.map_or(f64::INFINITY, |limit| (limit - done).max(0.0));
        Work {
            nodes: left(limits.nodes.map(|nodes| nodes as f64), done.nodes),
            seconds: left(limits.timeout.map(|limit| limit.as_secs_f64()), done.seconds),
        }
    }

    /// Offers a shortest solution, if `found` is one; true if it was.
    fn take(&self, found: Nearness) -> bool {
        let Nearness::Shortest(turns) = found else { return false };
        if turns.is_empty() {
            self.incumbent.offer_no_move();
        } else {
            self.incumbent.offer(self.sequence(&turns), Vec::new());
            self.incumbent.raise(turns.len());
        }
        true
    }

    /// Solves the position by three-cycles if there is no solution yet, even if the time is up.
    fn solve_slowly(&self) {
        if self.incumbent.length().is_none()
            && let Some(turns) = three_cycles::solve(&self.codes, self.request.control)
        {
            self.incumbent.offer(self.sequence(&turns), Vec::new());
        }
    }

    /// Translates turns to the puzzle as it is held.
    fn sequence(&self, turns: &[u16]) -> Sequence {
        sequence(&self.held, turns)
    }

    /// The phases of a solution in the order of its moves, each about an axis of the puzzle as it is held.
    fn phases(&self, chained: &ChainSolution) -> Vec<Phase> {
        let view = &Viewpoint::all()[chained.view];
        let axis = self.held.axis[usize::from(view.axis())];
        let mut from = 0;
        let mut out = Vec::new();
        for (number, end) in chained.ends.into_iter().enumerate() {
            out.push(Phase { number: number as u8 + 1, axis, moves: end - from });
            from = end;
        }
        if view.is_backwards() {
            out.reverse();
        }
        out
    }
}

/// Translates turns to moves of the puzzle as it is held.
fn sequence(held: &SignedPerm, turns: &[u16]) -> Sequence {
    let table = CodeTable::get();
    let def = PuzzleId::Tess3.def();
    let one = |turn: &u16| {
        let turn = &table.turns[usize::from(*turn)];
        let axis = held.axis[usize::from(turn.axis)];
        let is_turned = held.flip >> axis & 1 == 1;
        let layers = if is_turned { mirrored(turn.layers, SIZE) } else { turn.layers };
        let motion = held.after(&turn.motion).after(&held.inverse());
        let is = |mv: &MoveDef| (mv.axis, mv.layers, mv.motion) == (axis, layers, motion);
        Move(def.moves.iter().position(is).expect("a rotation carries moves to moves") as u16)
    };
    Sequence(turns.iter().map(one).collect())
}
