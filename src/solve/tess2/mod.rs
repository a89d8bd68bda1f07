//! The 2x2x2x2: ever shorter solutions, and a bound that rises until they meet.
//!
//! Stages as in Hypersolve's first phase (W stickers onto the W axis), then separation of the pieces by their side of W, then
//! two coupled 2x2x2 cubes; the bound by iterative deepening on the whole puzzle with eight projections.

mod engine;
mod proof;
mod schedule;
mod stages;
mod state;
mod two_cubes;
mod variant;
mod whole;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use self::engine::Engine;
use self::proof::Proof;
use self::schedule::{Part, Pass};
use self::stages::{OntoAxis, OntoSide};
use self::state::State;
use self::two_cubes::{TwoCubes, turns, twists_agree};
use self::variant::Variant;
use self::whole::Whole;
use super::ida::{Search, Space};
use super::incumbent::Incumbent;
use super::schedule::{Schedule, SendHome, Task};
use super::{Event, Limits, Outcome, Say, SolveError, Solver};
use crate::control::{Control, Meter};
use crate::puzzle::geometry::SignedPerm;
use crate::puzzle::tess2::Tess2;
use crate::puzzle::{Facelets, Move, PuzzleId};
use crate::tables::TableError;
use crate::tables::store::Store;

/// A solver of the hypercube: the effort differs, the search is one.
#[derive(Debug)]
pub struct Hyper {
    name: &'static str,
    /// All effort on the proof as soon as there is a solution.
    proof_only: bool,
    /// The proof's part of the cost: one in so many.
    proof_share: u64,
}

/// Ever shorter solutions, with a part of the effort on the bound.
pub static ANYTIME: Hyper = Hyper { name: "anytime", proof_only: false, proof_share: 6 };
/// A first solution, then all effort on the proof.
pub static OPTIMAL: Hyper = Hyper { name: "optimal", proof_only: true, proof_share: 1 };

/// The lowest slot that holds a move.
const FIRST_SLOT: u8 = 1;

/// How long a worker without work sleeps before it asks again.
const IDLE: Duration = Duration::from_micros(200);

/// What the workers of one solve share.
struct Hunt<'a> {
    engine: &'a Engine,
    incumbent: &'a Incumbent<'a>,
    schedule: Schedule<fn(usize) -> Option<Part>>,
    variants: Vec<Variant>,
    /// How the puzzle is held.
    held: SignedPerm,
    control: &'a Control,
    proof_only: bool,
}

impl Hyper {
    fn engine(&self, threads: usize, control: &Control, store: &Store, say: Say) -> Result<Arc<Engine>, TableError> {
        store.shared(|| Engine::load(store, threads, control, &|name| say(Event::Tables { name })))
    }
}

impl Solver for Hyper {
    fn name(&self) -> &'static str {
        self.name
    }

    fn puzzle(&self) -> PuzzleId {
        PuzzleId::Tess2
    }

    fn tables(&self) -> &'static [&'static str] {
        engine::TABLES
    }

    fn prepare(&self, threads: usize, control: &Control, store: &Store) -> Result<(), TableError> {
        self.engine(threads, control, store, &|_| ()).map(|_| ())
    }

    fn solve(
        &self,
        state: &Facelets,
        limits: &Limits,
        control: &Control,
        store: &Store,
        say: Say,
    ) -> Result<Outcome, SolveError> {
        let (cubies, held) = Tess2::from_facelets(state).map_err(SolveError::Invalid)?;
        let engine = self.engine(limits.threads, control, store, say)?;
        let incumbent = Incumbent::new(state, limits, control, say);
        let variants = Variant::all(&cubies);
        let whole = Whole(&engine);
        let bound = whole.bound(&variants[0].state);
        incumbent.raise(usize::from(bound));
        if bound == 0 {
            let _ = incumbent.offer_proven(variant::sequence(&[], &held));
            incumbent.raise(1);
        }
        let proof_only = self.proof_only || limits.proof_only();
        let proof_share = if proof_only { OPTIMAL.proof_share } else { self.proof_share };
        let part: fn(usize) -> Option<Part> = schedule::part;
        let schedule = Schedule::new(bound.max(1), engine.moves.all, schedule::costs(proof_share), part);
        let hunt = Hunt { engine: &engine, incumbent: &incumbent, schedule, variants, held, control, proof_only };
        if !incumbent.is_settled() {
            std::thread::scope(|scope| {
                for _ in 1..limits.threads {
                    scope.spawn(|| hunt.work());
                }
                hunt.work();
            });
        }
        Ok(incumbent.outcome())
    }
}

impl Hunt<'_> {
    /// One worker's life.
    fn work(&self) {
        let meter = Meter::new(self.control);
        let _guard = SendHome(self.control);
        loop {
            let before = meter.total();
            match self.schedule.next(self.incumbent.length().is_some(), self.proof_only) {
                Task::Proof { length, first } => {
                    if self.prove(length, first, &meter).is_continue()
                        && let Some(bound) = self.schedule.proved(length, meter.total() - before)
                    {
                        self.incumbent.raise(usize::from(bound));
                    }
                }
                Task::Part(Part { pass, variant, first }) => {
                    // Whether the pass came to its end or was cut short by a solution, the next task is due.
                    let _ = self.pass(pass, variant, first, &meter);
                    self.schedule.passed(meter.total() - before);
                }
                Task::Wait => std::thread::sleep(IDLE),
            }
            if meter.flush().is_break() {
                return;
            }
        }
    }

    fn offer(&self, moves: &[Move]) {
        self.incumbent.offer(variant::sequence(moves, &self.held), Vec::new());
    }

    /// Looks for solutions of exactly `length` moves that begin with `first`.
    fn prove(&self, length: u8, first: u8, meter: &Meter) -> ControlFlow<()> {
        let space = Whole(self.engine);
        let root = &self.variants[0];
        let possible = space.successors(&root.state, None, length) >> first & 1 == 1;
        let child = space.next(&root.state, first);
        if !possible || !space.within(&child, length - 1) {
            return ControlFlow::Continue(());
        }
        let found =
            |path: &[u8], _: &State| self.incumbent.offer_proven(variant::sequence(&root.solution(path), &self.held));
        Proof::new(self.engine, meter, vec![first], found).descend(&child, Some(first), length - 1)
    }

    /// Moves that a solution may have if it is to be better than the best.
    fn room(&self) -> usize {
        self.incumbent.length().map_or(usize::MAX, |length| length - 1)
    }

    /// Stage 1 of a pass on one view, beginning with `first`.
    fn pass(&self, pass: Pass, variant: usize, first: u8, meter: &Meter) -> ControlFlow<()> {
        let space = OntoAxis(self.engine);
        let view = &self.variants[variant];
        let root = view.state.labels(3);
        if pass.onto_axis == 0 {
            // Not cut into parts: the first part does all of it.
            let mine = first == FIRST_SLOT && space.is_goal(&root);
            return if mine { self.separate(pass, view, &[], &view.state, meter) } else { ControlFlow::Continue(()) };
        }
        if space.successors(&root, None, pass.onto_axis) >> first & 1 == 0 {
            return ControlFlow::Continue(());
        }
        let child = space.next(&root, first);
        if !space.within(&child, pass.onto_axis - 1) {
            return ControlFlow::Continue(());
        }
        let mut prefix = Prefix { path: Vec::new(), state: view.state };
        let found = |path: &[u8], _: &_| {
            let state = prefix.advanced(&view.state, path, self.engine);
            self.separate(pass, view, path, &state, meter)
        };
        let mut search = Search { space: &space, meter, path: vec![first], found };
        search.descend(&child, Some(first), pass.onto_axis - 1)
    }

    /// Stage 2, from the state that stage 1 reached by `path`.
    fn separate(&self, pass: Pass, view: &Variant, path: &[u8], state: &State, meter: &Meter) -> ControlFlow<()> {
        let space = OntoSide(self.engine);
        let sides = self.engine.sides.of(state);
        if self.room() <= path.len() {
            return ControlFlow::Break(());
        }
        for (onto_side, &finish) in pass.finish.iter().enumerate() {
            if finish == 0 || !space.within(&sides, onto_side as u8) || self.room() <= path.len() + onto_side {
                continue;
            }
            let found = |all: &[u8], _: &u16| {
                let state = all[path.len()..].iter().fold(*state, |s, &slot| self.engine.moves.turned(&s, slot));
                if !twists_agree(&state) {
                    return ControlFlow::Continue(());
                }
                self.finish(finish, view, all, &state, meter)
            };
            let mut search = Search { space: &space, meter, path: path.to_vec(), found };
            search.descend(&sides, path.last().copied(), onto_side as u8)?;
        }
        ControlFlow::Continue(())
    }

    /// The last stage, from a separated state, in at most `finish` moves.
    fn finish(&self, finish: u8, view: &Variant, path: &[u8], state: &State, meter: &Meter) -> ControlFlow<()> {
        let longest = u8::try_from(self.room().saturating_sub(path.len())).unwrap_or(u8::MAX).min(finish);
        let space = TwoCubes::new(self.engine);
        let node = space.node(state);
        let bound = space.bound(&node);
        for length in 0..=longest {
            let (fewest, most) = turns(length).into_inner();
            for turns in fewest.max(bound)..=most {
                let mut solved = false;
                let found = |path: &[u8], _: &_| {
                    self.offer(&view.solution(path));
                    solved = true;
                    ControlFlow::Break(())
                };
                let mut search = Search { space: &space, meter, path: path.to_vec(), found };
                let ended = search.descend(&TwoCubes::with_turns(&node, turns), path.last().copied(), length);
                if solved {
                    // Nothing shorter from here; whether to go on at all is the control's to say.
                    return self.control.check();
                }
                ended?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The state before the last move of stage 1: most ends of that stage differ in their last move only.
struct Prefix {
    path: Vec<u8>,
    state: State,
}

impl Prefix {
    /// The state that `path` reaches from `root`.
    fn advanced(&mut self, root: &State, path: &[u8], engine: &Engine) -> State {
        let Some((&last, before)) = path.split_last() else { return *root };
        if self.path != before {
            self.path.clear();
            self.path.extend_from_slice(before);
            self.state = before.iter().fold(*root, |state, &slot| engine.moves.turned(&state, slot));
        }
        engine.moves.turned(&self.state, last)
    }
}
