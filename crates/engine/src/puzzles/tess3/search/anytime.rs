//! The solver of the 3x3x3x3: rounds of the chain of phases, each wider than the last, while the bound rises beside them.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::super::codes::{CodeTable, Codes};
use super::super::{SIZE, Tess3};
use super::bound::Bound;
use super::chain::{ChainSolution, ChainTables, Followed, Widths};
use super::near::{self, NearSearch, Nearness};
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
/// A solver that finds ever shorter solutions of any position, and raises a bound beside it.
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

/// The search as it begins: a position that is not solved takes a move at least.
fn begun<'a>(request: &Request<'a>) -> Incumbent<'a> {
    let incumbent = request.incumbent();
    if !request.state.is_solved() {
        incumbent.raise(1);
    }
    incumbent
}

/// Solves the position in the sure way, where there is no memory for any other.
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

/// The widths of a round of factor 1, which takes about two seconds on two threads.
const WIDTHS: Widths =
    Widths { orient: 2000, separate: 400, into: 800, within: 300, goals: [1000, 400, 400], groups: 8, grips: 8 };
/// The factor of the first round, which takes less than a second and solves three of four positions; each further view makes up for one
/// that has led nowhere.
const OPENING: f64 = 0.2;
/// The least factor of a round's widths.
const LEAST: f64 = 0.1;
/// The greatest factor of a round's widths.
const WIDEST: f64 = 512.0;
/// The share of the time of a round of factor 1 that does not grow with its widths.
const COST_OF_ANY: f64 = 0.15;
/// A position that so many rounds have not solved is solved in the sure way meanwhile.
const PATIENCE: usize = 3;
/// The sure way takes at least about so many moves: a search that is content with that many has no use for it before all else.
const SURE: usize = 300;
/// The greatest length of the search near solved gets one of so many nodes.
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
        let mut bound = Bound::new(self.request);
        let mut views: Vec<usize> = (0..Viewpoint::all().len()).collect();
        let mut traps: Vec<usize> = Vec::new();
        let mut width = OPENING;
        let mut seconds_of_one = 2.0;
        let has_chained = AtomicBool::new(false);
        let mut unsolved_rounds = 0;
        let wants_less = self.request.limits.target.is_none_or(|target| target < SURE);
        while !self.incumbent.is_settled() && control.check().is_continue() {
            let began = self.incumbent.now();
            let offer = |chained: ChainSolution| {
                has_chained.store(true, Relaxed);
                self.incumbent.offer(self.sequence(&chained.turns), self.phases(&chained));
            };
            let wanted = (&views[..], self.incumbent.length().unwrap_or(usize::MAX));
            let followed = self.tables.search(&self.codes, WIDTHS.scaled(width), wanted, threads, control, &offer);
            let took = self.incumbent.now().saturating_sub(began).as_secs_f64();
            if let Some(next) = near.next_length() {
                let nodes = if next <= near::MIDDLE { u64::MAX } else { control.nodes() / NEAR_SHARE };
                let nodes = nodes.saturating_sub(near.nodes());
                if self.take(near.advance(next, nodes, threads, control, raise)) {
                    return;
                }
            }
            let is_unsolved = !has_chained.load(Relaxed);
            // The next round is a wide one, and takes long, where not even the first phase was done.
            unsolved_rounds += usize::from(is_unsolved);
            if is_unsolved && wants_less && (followed.is_none() || unsolved_rounds >= PATIENCE) {
                self.solve_slowly();
            }
            if let Some(Followed { view, is_trap }) = followed
                && (is_trap || is_unsolved)
            {
                // What has led nowhere would lead nowhere again; other views are tried first, and before wider beams.
                traps.extend(is_trap.then_some(view));
                views.retain(|other| *other != view);
                if !views.is_empty() {
                    width = width.min(self.fitting(seconds_of_one)).max(LEAST);
                    continue;
                }
                traps.clear();
                self.solve_slowly();
            }
            views = (0..Viewpoint::all().len()).filter(|view| !traps.contains(view)).collect();
            if !control.check().is_break() {
                seconds_of_one = took / cost(width);
            }
            // The first solution does not wait for the tables of the proof.
            if self.incumbent.length().is_some() {
                bound.advance(self.request, self.incumbent);
            }
            // The opening is followed by a round of factor 1.
            width = next_width(width.max(0.5), self.fitting(seconds_of_one));
        }
        self.solve_slowly();
    }

    /// Takes the shortest solution, if that is what was found: true if it was.
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

    /// The factor of a round that fits well into the time that is left, if one of factor 1 takes so long.
    fn fitting(&self, seconds_of_one: f64) -> f64 {
        let Some(limit) = self.request.limits.timeout else { return f64::INFINITY };
        let left = limit.saturating_sub(self.incumbent.now()).as_secs_f64();
        (0.7 * left / seconds_of_one.max(0.01) - COST_OF_ANY) / (1.0 - COST_OF_ANY)
    }

    /// Solves the position in the sure way, where nothing else has, and even if the time is up.
    fn solve_slowly(&self) {
        if self.incumbent.length().is_none()
            && let Some(turns) = three_cycles::solve(&self.codes, self.request.control)
        {
            self.incumbent.offer(self.sequence(&turns), Vec::new());
        }
    }

    /// The moves of the puzzle as it is held.
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

/// The moves of the puzzle held in a way.
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

/// The time of a round, with that of factor 1 as the unit.
fn cost(width: f64) -> f64 {
    COST_OF_ANY + (1.0 - COST_OF_ANY) * width
}

/// The factor of the next round: twice the last one, or as wide as the time that is left allows.
fn next_width(width: f64, fits: f64) -> f64 {
    let doubled = 2.0 * width;
    // What would be left after one more doubling is better spent in one round now.
    let next = if fits < 2.0 * doubled { fits } else { doubled };
    next.clamp(LEAST, WIDEST)
}
