//! The 3x3x3 in two phases, as Kociemba found (kociemba.org/twophase.htm): into G1 = <U, D, R2, L2, F2, B2>, then home; ever
//! shorter ones, on six views of the state, and a bound that rises until they meet.

mod phase1;
mod phase2;
mod shell;
mod turns;
mod view;
mod waves;
mod whole;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use self::phase1::{ByBounds, ByDistances, coset};
use self::phase2::{G1Space, Inner};
use self::shell::Shell;
use self::turns::After;
use self::view::{DIRECT, VIEWS, View};
use self::waves::{End, Start, Waves};
use self::whole::{WholeByBounds, WholeByDistances};
use super::ida::{Search, Space};
use super::incumbent::Incumbent;
use super::schedule::{Costs, Schedule, Task};
use super::{Event, Limits, Outcome, Say, SolveError, Solver};
use crate::control::{Control, Meter};
use crate::puzzle::cube3::def::TURNS;
use crate::puzzle::cube3::{Cube3, EDGES};
use crate::puzzle::{Facelets, PuzzleId};
use crate::tables::TableError;
use crate::tables::cube3::coords::{CORNER_PERM, EDGE_PERM, SORTED};
use crate::tables::cube3::{Large, Small, large, small};
use crate::tables::store::Store;

/// The solver.
#[derive(Debug)]
pub struct TwoPhase;

/// Ever shorter solutions, with a part of the effort on the bound.
pub static TWO_PHASE: TwoPhase = TwoPhase;

const TABLES: [&str; 8] = {
    let mut out = [""; 8];
    let mut n = 0;
    while n < 4 {
        out[n] = small::NAMES[n];
        out[n + 4] = large::NAMES[n];
        n += 1;
    }
    out
};

/// The large tables and what is made of them.
#[derive(Debug)]
struct Kit {
    large: Large,
    shell: Shell,
}

/// How far from G1 the shell reaches.
const RADIUS: u8 = 6;

/// The most turns that phase 2 is given while there is no solution: one state of G1 in seven needs no more.
const FIRST_ROOM: usize = 12;

/// The longest phase 1 that is tried; every state is 12 turns from G1 at most, and time ends long before this.
const LONGEST: usize = 20;

/// How long a worker without work sleeps before it asks again.
const IDLE: Duration = Duration::from_micros(200);

/// A part of the anytime search: all ways into G1 in just so many turns that begin with `first`, on one view.
#[derive(Clone, Copy, Debug)]
struct Part {
    length: u8,
    view: usize,
    first: u8,
}

/// Part number `n`, by growing length.
fn part(n: usize) -> Option<Part> {
    let (view, rest) = (n % VIEWS, n / VIEWS);
    let (first, length) = (rest % TURNS, rest / TURNS);
    (length <= LONGEST).then_some(Part { length: length as u8, view, first: first as u8 })
}

impl Solver for TwoPhase {
    fn name(&self) -> &'static str {
        "twophase"
    }

    fn puzzle(&self) -> PuzzleId {
        PuzzleId::Cube3
    }

    fn tables(&self) -> &'static [&'static str] {
        &TABLES
    }

    fn prepare(&self, threads: usize, control: &Control, store: &Store) -> Result<(), TableError> {
        let small = store.shared(|| Small::load(store, threads, control))?;
        store.shared(|| kit(&small, store, threads, control))?;
        Ok(())
    }

    fn solve(
        &self,
        state: &Facelets,
        limits: &Limits,
        control: &Control,
        store: &Store,
        say: Say,
    ) -> Result<Outcome, SolveError> {
        let cube = Cube3::from_facelets(state).map_err(SolveError::Invalid)?;
        say(Event::Tables { name: small::NAMES[0] });
        let small = store.shared(|| Small::load(store, limits.threads, control))?;
        let kit = store.shared(|| kit(&small, store, limits.threads, control))?;
        let incumbent = Incumbent::new(state, limits, control, say);
        let views = View::all(&cube);
        let after = After::get();
        let cosets = std::array::from_fn(|v| coset(&views[v].cube));
        let bound = cosets.iter().map(|[t, f, s]| small.phase1(*t, *f, *s)).max().unwrap_or(0);
        if cube == Cube3::SOLVED {
            incumbent.offer(views[0].solution(&[]));
        }
        let bound = bound.max(u8::from(cube != Cube3::SOLVED));
        incumbent.raise(usize::from(bound));
        let costs =
            Costs { proof_node: 4, head_start: 100, proof_share: if limits.optimal { 1 } else { 12 }, growth: 13 };
        let part: fn(usize) -> Option<Part> = part;
        let schedule = Schedule::new(bound.max(1), (1 << TURNS) - 1, costs, part);
        let optimal = limits.optimal;
        let axis = ByDistances { small: &small, large: &kit.large, after, shell: 0 };
        let roots = std::array::from_fn(|v| {
            let cube = &views[v].cube;
            let (corners, sorted) = ((CORNER_PERM.rank)(&cube.cp) as u16, (SORTED.rank)(&cube.ep) as u16);
            Start { coset: axis.of(cube), corners, sorted }
        });
        let shortest = roots.iter().map(|r: &Start| r.coset.distance).min().unwrap_or(0);
        let kit = Some((kit, roots));
        let hunt = Hunt {
            incumbent: &incumbent,
            schedule,
            shortest,
            views,
            cosets,
            after,
            small: small.clone(),
            kit,
            control,
            optimal,
        };
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

fn kit(small: &Small, store: &Store, threads: usize, control: &Control) -> Result<Kit, TableError> {
    let large = Large::load(&small.moves, store, threads, control, &|_| ())?;
    let shell = Shell::new(&small.moves, &large, RADIUS);
    Ok(Kit { large, shell })
}

/// What the workers of one solve share.
struct Hunt<'a> {
    incumbent: &'a Incumbent<'a>,
    schedule: Schedule<fn(usize) -> Option<Part>>,
    views: [View; VIEWS],
    /// Twist, flip and slice of each view.
    cosets: [[u16; 3]; VIEWS],
    after: &'static After,
    small: Arc<Small>,
    kit: Option<(Arc<Kit>, [Start; VIEWS])>,
    /// The least length that phase 1 may have.
    shortest: u8,
    control: &'a Control,
    /// All effort on the proof as soon as there is a solution.
    optimal: bool,
}

impl Hunt<'_> {
    /// One worker's life.
    fn work(&self) {
        let meter = Meter::new(self.control);
        loop {
            let before = meter.total();
            match self.schedule.next(self.incumbent.length().is_some(), self.optimal) {
                Task::Proof { length, first } => {
                    if self.prove(length, first, &meter).is_continue()
                        && let Some(bound) = self.schedule.proved(length, meter.total() - before)
                    {
                        self.incumbent.raise(usize::from(bound));
                    }
                }
                Task::Part(mut part) => {
                    part.length += self.shortest;
                    // Whether the part came to its end or was cut short by a solution, the next task is due.
                    let _ = self.search(part, &meter);
                    self.schedule.passed(meter.total() - before);
                }
                Task::Wait => std::thread::sleep(IDLE),
            }
            if meter.flush().is_break() {
                return;
            }
        }
    }

    /// Looks for solutions of exactly `length` turns that begin with `first`.
    fn prove(&self, length: u8, first: u8, meter: &Meter) -> ControlFlow<()> {
        let (small, after, views) = (&*self.small, self.after, &self.views[..DIRECT]);
        match &self.kit {
            Some((kit, roots)) => {
                let axis = ByDistances { small, large: &kit.large, after, shell: 0 };
                let root = std::array::from_fn(|a| roots[a].coset);
                self.prove_in(&WholeByDistances { axis, views }, &root, length, first, meter)
            }
            None => {
                let axis = ByBounds { small, after };
                let root = std::array::from_fn(|a| self.cosets[a]);
                self.prove_in(&WholeByBounds { axis, views }, &root, length, first, meter)
            }
        }
    }

    fn prove_in<S: Space>(&self, space: &S, root: &S::Node, length: u8, first: u8, meter: &Meter) -> ControlFlow<()> {
        let possible = space.successors(root, None, length) >> first & 1 == 1;
        let child = space.next(root, first);
        if !possible || !space.within(&child, length - 1) {
            return ControlFlow::Continue(());
        }
        let cube = self.views[0].cube;
        let found = |path: &[u8], _: &S::Node| {
            // In all three subgroups need not be home.
            if path.iter().fold(cube, |cube, &mv| cube.after(usize::from(mv))) != Cube3::SOLVED {
                return ControlFlow::Continue(());
            }
            self.incumbent.offer(self.views[0].solution(path));
            ControlFlow::Break(())
        };
        Search { space, meter, path: vec![first], found }.descend(&child, Some(first), length - 1)
    }

    /// Turns that phase 2 may have after `length` turns, if the whole is to be better than the best; `None` for no chance.
    fn room(&self, length: usize) -> Option<u8> {
        let most = self.incumbent.length().map_or(Some(FIRST_ROOM), |best| best.checked_sub(length + 1))?;
        Some(most.min(FIRST_ROOM) as u8)
    }

    fn search(&self, part: Part, meter: &Meter) -> ControlFlow<()> {
        match &self.kit {
            Some((kit, roots)) => self.search_large(kit, &roots[part.view], part, meter),
            None => self.search_small(part, meter),
        }
    }

    fn search_small(&self, part: Part, meter: &Meter) -> ControlFlow<()> {
        let view = &self.views[part.view];
        let space = ByBounds { small: &self.small, after: self.after };
        let found = |path: &[u8], _: &[u16; 3]| {
            let end = path.iter().fold(view.cube, |cube, &mv| cube.after(usize::from(mv)));
            let order = (SORTED.rank)(&end.ep) as u16;
            self.finish(None, view, path, (CORNER_PERM.rank)(&end.cp) as u16, order, &end.ep, meter)
        };
        self.descend(&space, &self.cosets[part.view], part, part.length, meter, found)
    }

    fn search_large(&self, kit: &Kit, start: &Start, part: Part, meter: &Meter) -> ControlFlow<()> {
        let view = &self.views[part.view];
        let large = &kit.large;
        let room = || self.room(usize::from(part.length));
        let mut found = |end: End<'_>| {
            let ep = end.path.iter().fold(view.cube.ep, |ep, &mv| turned(&ep, mv));
            self.finish(Some(large), view, end.path, end.corners, end.order, &ep, meter)
        };
        let mut waves = Waves::new(&self.small, large, &kit.shell, self.after, meter);
        waves.run(start, part.first, part.length, &room, &mut found)
    }

    /// A search of `left` turns for one part.
    fn descend<S: Space>(
        &self,
        space: &S,
        root: &S::Node,
        part: Part,
        left: u8,
        meter: &Meter,
        mut found: impl FnMut(&[u8], &S::Node) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if left == 0 {
            return if part.first == 0 && space.is_goal(root) { found(&[], root) } else { ControlFlow::Continue(()) };
        }
        if space.successors(root, None, left) >> part.first & 1 == 0 {
            return ControlFlow::Continue(());
        }
        let child = space.next(root, part.first);
        if !space.within(&child, left - 1) {
            return ControlFlow::Continue(());
        }
        Search { space, meter, path: vec![part.first], found }.descend(&child, Some(part.first), left - 1)
    }

    /// Phase 2, from a state in G1 reached by `path`.
    #[allow(clippy::too_many_arguments)]
    fn finish(
        &self,
        large: Option<&Large>,
        view: &View,
        path: &[u8],
        corners: u16,
        order: u16,
        ep: &[u8; EDGES],
        meter: &Meter,
    ) -> ControlFlow<()> {
        let Some(room) = self.room(path.len()) else { return ControlFlow::Break(()) };
        if self.small.phase2_corners(corners, order) > room {
            return ControlFlow::Continue(());
        }
        let space = G1Space { small: &self.small, large, after: self.after };
        let edges = (EDGE_PERM.rank)(&std::array::from_fn(|p| ep[p])) as u16;
        let node = Inner { corners, edges, order };
        for length in space.bound(&node)..=room {
            let mut solved = false;
            let found = |all: &[u8], _: &Inner| {
                self.incumbent.offer(view.solution(all));
                solved = true;
                ControlFlow::Break(())
            };
            let mut search = Search { space: &space, meter, path: path.to_vec(), found };
            let ended = search.descend(&node, path.last().copied(), length);
            if solved {
                // Nothing shorter from here; whether to go on at all is the control's to say.
                return self.control.check();
            }
            ended?;
        }
        ControlFlow::Continue(())
    }
}

/// The edges after a turn.
fn turned(ep: &[u8; EDGES], mv: u8) -> [u8; EDGES] {
    let turn = Cube3::turn(usize::from(mv));
    std::array::from_fn(|p| ep[usize::from(turn.ep[p])])
}
