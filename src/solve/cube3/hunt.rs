//! The workers of one solve: parts of the anytime search and of the proof, on whichever tables are there.

use std::ops::ControlFlow;
use std::time::Duration;

use super::phase1::{ByBounds, ByDistances};
use super::phase2::{G1Space, Inner};
use super::tiers::{Joined, Roots, Tiers};
use super::turns::{self, After, Turns};
use super::view::{DIRECT, VIEWS, View};
use super::waves::{End, Waves};
use super::whole::{WholeByBounds, WholeByDistances};
use crate::control::{Control, Meter};
use crate::puzzle::cube3::def::TURNS;
use crate::puzzle::cube3::{Cube3, EDGES};
use crate::solve::ida::{MoveMask, Search, Space};
use crate::solve::incumbent::Incumbent;
use crate::solve::schedule::{Costs, Schedule, SendHome, Task};
use crate::solve::{Limits, Phase};
use crate::tables::cube3::Large;
use crate::tables::cube3::coords::{CORNER_PERM, EDGE_PERM, SORTED};

/// The most turns that phase 2 is given while there is no solution: one state of G1 in seven needs no more.
const FIRST_ROOM: usize = 12;

/// The longest phase 1 that is tried; every state is 12 turns from G1 at most, and time ends long before this.
const LONGEST: usize = 20;

/// How long a worker without work sleeps before it asks again.
const IDLE: Duration = Duration::from_micros(200);

/// A part of the anytime search: all ways into G1 in just so many turns that begin with `first`, on one view.
#[derive(Clone, Copy, Debug)]
struct Part {
    /// Turns beyond the least length that phase 1 may have on any view.
    longer: u8,
    view: usize,
    /// The first turns, as a mask.
    firsts: Turns,
}

/// So many lengths are searched a whole view at a time: they are over in less time than it would take to hand them out.
const WHOLE: usize = 2;

/// Part number `n`, by growing length.
fn part(n: usize) -> Option<Part> {
    let (view, rest) = (n % VIEWS, n / VIEWS);
    if rest < WHOLE {
        return Some(Part { longer: rest as u8, view, firsts: turns::ALL });
    }
    let (first, longer) = ((rest - WHOLE) % TURNS, WHOLE + (rest - WHOLE) / TURNS);
    (longer <= LONGEST).then_some(Part { longer: longer as u8, view, firsts: 1 << first })
}

/// What the workers of one solve share.
pub struct Hunt<'a> {
    roots: &'a Roots,
    tiers: &'a Tiers<'a>,
    incumbent: &'a Incumbent<'a>,
    control: &'a Control,
    schedule: Schedule<fn(usize) -> Option<Part>>,
    after: &'static After,
    /// The least length that phase 1 may have.
    shortest: u8,
    /// All effort on the proof as soon as there is a solution.
    optimal: bool,
}

impl<'a> Hunt<'a> {
    /// A search that has not begun; what is known at once is said.
    pub fn new(
        roots: &'a Roots,
        tiers: &'a Tiers<'a>,
        incumbent: &'a Incumbent<'a>,
        limits: &Limits,
        control: &'a Control,
    ) -> Self {
        let distances: [u8; VIEWS] = match tiers.joined() {
            Some(joined) => joined.starts.map(|start| start.coset.distance),
            None => roots.cosets.map(|[twist, flip, slice]| tiers.small.phase1(twist, flip, slice)),
        };
        let shortest = distances.into_iter().min().unwrap_or(0);
        let solved = roots.views[0].cube == Cube3::SOLVED;
        if solved {
            incumbent.offer(roots.views[0].solution(&[]), Vec::new());
        }
        // A solution leads into each of the subgroups.
        let bound = distances.into_iter().max().unwrap_or(0).max(u8::from(!solved));
        incumbent.raise(usize::from(bound));
        let proof_share = if limits.optimal { 1 } else { 12 };
        let costs = Costs { proof_node: 4, head_start: 100, proof_share, growth: 13 };
        let schedule = Schedule::new(bound.max(1), (1 << TURNS) - 1, costs, part as fn(usize) -> Option<Part>);
        let (after, optimal) = (After::get(), limits.optimal);
        Self { roots, tiers, incumbent, control, schedule, after, shortest, optimal }
    }

    /// Searches on so many threads until there is nothing more to do or the control says so.
    pub fn run(&self, threads: usize) {
        if self.incumbent.is_settled() {
            return;
        }
        std::thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(|| self.work());
            }
            self.work();
        });
    }

    /// One worker's life.
    fn work(&self) {
        let meter = Meter::new(self.control);
        let _guard = SendHome(self.control);
        let mut waves = None;
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
                Task::Part(part) => {
                    // Whether the part came to its end or was cut short by a solution, the next task is due.
                    let _ = self.search(part, &mut waves, &meter);
                    self.schedule.passed(meter.total() - before);
                }
                Task::Wait => std::thread::sleep(IDLE),
            }
            self.look();
            if meter.flush().is_break() {
                return;
            }
        }
    }

    /// Takes the large tables in when they are there; whether they have joined just now.
    fn look(&self) -> bool {
        let joined = self.tiers.look(self.roots);
        if joined {
            self.incumbent.joined();
        }
        joined
    }

    /// Looks for solutions of exactly `length` turns that begin with `first`.
    fn prove(&self, length: u8, first: u8, meter: &Meter) -> ControlFlow<()> {
        let (small, after, views) = (&*self.tiers.small, self.after, &self.roots.views[..DIRECT]);
        match self.tiers.joined() {
            Some(Joined { kit, starts }) => {
                let axis = ByDistances { small, large: &kit.large, after, shell: 0 };
                let root = std::array::from_fn(|a| starts[a].coset);
                self.prove_in(&WholeByDistances { axis, views }, &root, length, first, meter)
            }
            None => {
                let axis = ByBounds { small, after };
                let root = std::array::from_fn(|a| self.roots.cosets[a]);
                self.prove_in(&WholeByBounds { axis, views }, &root, length, first, meter)
            }
        }
    }

    fn prove_in<S: Space>(&self, space: &S, root: &S::Node, length: u8, first: u8, meter: &Meter) -> ControlFlow<()> {
        let view = &self.roots.views[0];
        let found = |path: &[u8], _: &S::Node| {
            // Whoever is in all three subgroups need not be home.
            if path.iter().fold(view.cube, |cube, &mv| cube.after(usize::from(mv))) != Cube3::SOLVED {
                return ControlFlow::Continue(());
            }
            self.incumbent.offer(view.solution(path), Vec::new());
            ControlFlow::Break(())
        };
        descend(space, root, 1 << first, length, meter, found)
    }

    /// Turns that phase 2 may have after `length` turns, if the whole is to be better than the best; `None` for no chance.
    fn room(&self, length: usize) -> Option<u8> {
        let most = self.incumbent.length().map_or(Some(FIRST_ROOM), |best| best.checked_sub(length + 1))?;
        Some(most.min(FIRST_ROOM) as u8)
    }

    /// One part; `waves` is the worker's own, made when the large tables have joined.
    fn search<'s>(&'s self, part: Part, waves: &mut Option<Waves<'s>>, meter: &'s Meter<'s>) -> ControlFlow<()> {
        let length = self.shortest + part.longer;
        if self.room(usize::from(length)).is_none() {
            return ControlFlow::Break(());
        }
        if self.tiers.joined().is_none() {
            let ended = self.search_small(part, length, meter);
            // When the large tables have cut it short, they do it again, much faster.
            if self.tiers.joined().is_none() {
                return ended;
            }
        }
        let Some(joined) = self.tiers.joined() else { return ControlFlow::Continue(()) };
        let waves = waves.get_or_insert_with(|| {
            Waves::new(&self.tiers.small, &joined.kit.large, &joined.kit.shell, self.after, meter)
        });
        self.search_large(joined, waves, part, length, meter)
    }

    fn search_small(&self, part: Part, length: u8, meter: &Meter) -> ControlFlow<()> {
        let view = &self.roots.views[part.view];
        let space = ByBounds { small: &self.tiers.small, after: self.after };
        let found = |path: &[u8], _: &[u16; 3]| {
            if self.look() || self.tiers.joined().is_some() {
                return ControlFlow::Break(());
            }
            let end = path.iter().fold(view.cube, |cube, &mv| cube.after(usize::from(mv)));
            let (corners, order) = ((CORNER_PERM.rank)(&end.cp) as u16, (SORTED.rank)(&end.ep) as u16);
            self.finish(None, view, End { path, corners, order }, &end.ep, meter)
        };
        descend(&space, &self.roots.cosets[part.view], part.firsts, length, meter, found)
    }

    fn search_large(
        &self,
        joined: &Joined,
        waves: &mut Waves,
        part: Part,
        length: u8,
        meter: &Meter,
    ) -> ControlFlow<()> {
        let view = &self.roots.views[part.view];
        let Joined { kit, starts } = joined;
        let room = || self.room(usize::from(length));
        let mut found = |end: End<'_>| {
            let ep = end.path.iter().fold(view.cube.ep, |ep, &mv| turned(&ep, mv));
            self.finish(Some(&kit.large), view, end, &ep, meter)
        };
        waves.run(&starts[part.view], part.firsts, length, &room, &mut found)
    }

    /// Phase 2, from a state in G1 whose edges are `ep`.
    fn finish(
        &self,
        large: Option<&Large>,
        view: &View,
        end: End<'_>,
        ep: &[u8; EDGES],
        meter: &Meter,
    ) -> ControlFlow<()> {
        let End { path, corners, order } = end;
        let Some(room) = self.room(path.len()) else { return ControlFlow::Break(()) };
        let small = &*self.tiers.small;
        if small.phase2_corners(corners, order) > room {
            return ControlFlow::Continue(());
        }
        let edges = (EDGE_PERM.rank)(&std::array::from_fn(|p| ep[p])) as u16;
        let (space, node) = (G1Space { small, large, after: self.after }, Inner { corners, edges, order });
        for length in space.bound(&node)..=room {
            let mut solved = false;
            let found = |all: &[u8], _: &Inner| {
                self.incumbent.offer(view.solution(all), phases(view, path.len(), all.len()));
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

/// How a solution of a view falls into phases: the inverse state's has them the other way round.
fn phases(view: &View, first: usize, all: usize) -> Vec<Phase> {
    let axis = view.held.axis;
    let mut phases = vec![Phase { number: 1, axis, moves: first }, Phase { number: 2, axis, moves: all - first }];
    if view.inverse {
        phases.reverse();
    }
    phases
}

/// A search of just `length` turns, the first of which is among `firsts`; the search of no turns belongs to the first part.
fn descend<S: Space>(
    space: &S,
    root: &S::Node,
    firsts: Turns,
    length: u8,
    meter: &Meter,
    found: impl FnMut(&[u8], &S::Node) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut search = Search { space, meter, path: Vec::new(), found };
    if length == 0 {
        return if firsts & 1 == 1 { search.descend(root, None, 0) } else { ControlFlow::Continue(()) };
    }
    let turns = space.successors(root, None, length) & MoveMask::from(firsts);
    for first in (0..TURNS as u8).filter(|m| turns >> m & 1 == 1) {
        let child = space.next(root, first);
        if space.within(&child, length - 1) {
            search.path = vec![first];
            search.descend(&child, Some(first), length - 1)?;
        }
    }
    ControlFlow::Continue(())
}

/// The edges after a turn.
fn turned(ep: &[u8; EDGES], mv: u8) -> [u8; EDGES] {
    let turn = Cube3::turn(usize::from(mv));
    std::array::from_fn(|p| ep[usize::from(turn.ep[p])])
}
