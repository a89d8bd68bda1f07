//! Ways into H1 and through it: a first stage of just so many moves, tests of the states it reaches, and what is left searched.

use std::ops::ControlFlow;

use super::engine::Engine;
use super::inside::Inside;
use super::probe::{Probe, Way};
use super::shell::{RADIUS, Shell};
use super::stages::OntoAxis;
use super::state::State;
use super::suffix::Coset;
use crate::control::Meter;
use crate::solve::ida::{MoveMask, Space};
use crate::tables::halves::Labels;
use crate::tables::side_rows::{FARTHEST, SideRows};

/// Tests that are made together.
const BATCH: usize = 1024;
/// Where a search begins.
pub struct Start<'a> {
    /// The state.
    pub state: &'a State,
    /// The suffixes.
    pub coset: &'a Coset,
    /// Moves of the first stage.
    pub length: u8,
    /// The first moves that are tried.
    pub firsts: MoveMask,
}

impl Start<'_> {
    /// The sticker of each piece that the first stage brings onto the W axis.
    fn labels(&self) -> Labels {
        let at = |p: usize| {
            let wanted = self.coset.labels.0 >> (2 * (self.state.piece[p] & 15)) & 3;
            u32::from(self.state.ori[p]) >> (2 * wanted) & 3
        };
        Labels((0..16).map(|p| at(p) << (2 * p)).sum())
    }
}

/// A few moves.
#[derive(Clone, Copy, Debug)]
struct Prefix {
    moves: [u8; 15],
    len: u8,
}

impl Prefix {
    fn of(moves: &[u8]) -> Self {
        let mut out = Self { moves: [0; 15], len: moves.len().min(15) as u8 };
        out.moves.iter_mut().zip(moves).for_each(|(to, mv)| *to = *mv);
        out
    }

    fn get(&self) -> &[u8] {
        &self.moves[..usize::from(self.len)]
    }
}

/// A worker's search.
pub struct Reach<'a> {
    engine: &'a Engine,
    table: &'a SideRows,
    shell: &'a Shell,
    meter: &'a Meter<'a>,
    probe: Probe,
    inside: Inside<'a>,
    /// Moves before the last of each way of the batch.
    paths: Vec<Prefix>,
    path: Vec<u8>,
    /// The states along the path, as far as they are known.
    states: Vec<State>,
    ends: Vec<(u8, State)>,
}

/// How long a solution may be at present, and where it goes.
pub struct Aim<'a> {
    /// The most moves.
    pub room: &'a dyn Fn() -> usize,
    /// Hears solutions.
    pub found: &'a dyn Fn(&[u8]),
}

impl<'a> Reach<'a> {
    /// A search over these tables.
    pub fn new(engine: &'a Engine, table: &'a SideRows, shell: &'a Shell, meter: &'a Meter<'a>) -> Self {
        let (probe, inside) = (Probe::new(engine), Inside::new(engine, table));
        Self { engine, table, shell, meter, probe, inside, paths: Vec::new(), path: Vec::new(), states: Vec::new(), ends: Vec::new() }
    }

    /// Searches all ways from a start.
    pub fn run(&mut self, start: &Start, aim: &Aim) -> ControlFlow<()> {
        self.clear();
        self.path.clear();
        self.states.clear();
        let labels = start.labels();
        if start.length == 0 {
            if labels == Labels::all(3) {
                self.paths.push(Prefix::of(&[]));
                self.probe.ways.push(Way { state: *start.state, moves: 0, last: None });
            }
        } else if start.length <= RADIUS {
            if let Some(node) = self.shell.node(labels, start.length) {
                self.descend(start, aim, node, start.length)?;
            }
        } else if self.engine.rows.within(labels, start.length) {
            self.walk(start, aim, &labels, start.length)?;
        }
        self.flush(start, aim)
    }

    /// Down to the shell, by the table.
    fn walk(&mut self, start: &Start, aim: &Aim, labels: &Labels, left: u8) -> ControlFlow<()> {
        self.meter.tick()?;
        let space = OntoAxis(self.engine);
        // Whoever is in the shell already is reached with fewer moves.
        if left == RADIUS + 1 && self.engine.rows.within(*labels, RADIUS) {
            return ControlFlow::Continue(());
        }
        let mut moves = space.successors(labels, self.path.last().copied(), left);
        if self.path.is_empty() {
            moves &= start.firsts;
        }
        while moves != 0 {
            let slot = moves.trailing_zeros() as u8;
            moves &= moves - 1;
            let child = space.next(labels, slot);
            self.path.push(slot);
            if left > RADIUS + 1 {
                self.walk(start, aim, &child, left - 1)?;
            } else if let Some(node) = self.shell.node(child, RADIUS) {
                self.descend(start, aim, node, RADIUS)?;
            }
            self.path.pop();
            self.states.truncate(self.path.len());
        }
        ControlFlow::Continue(())
    }

    /// From the shell on.
    fn descend(&mut self, start: &Start, aim: &Aim, node: u32, left: u8) -> ControlFlow<()> {
        self.meter.tick()?;
        let mut allowed = self.engine.moves.after(self.path.last().copied());
        if self.path.is_empty() {
            allowed &= start.firsts;
        }
        let shell = self.shell;
        if left == 1 {
            let moves = shell.nearer(node).iter().map(|edge| 1 << (edge & 255)).sum::<MoveMask>() & allowed;
            return if moves == 0 { ControlFlow::Continue(()) } else { self.arrive(start, aim, moves) };
        }
        for edge in shell.nearer(node) {
            if allowed >> (edge & 255) & 1 == 1 {
                self.path.push(*edge as u8);
                self.descend(start, aim, edge >> 8, left - 1)?;
                self.path.pop();
                self.states.truncate(self.path.len());
            }
        }
        ControlFlow::Continue(())
    }

    /// At the last move of the first stage, for which there are several choices.
    fn arrive(&mut self, start: &Start, aim: &Aim, moves: MoveMask) -> ControlFlow<()> {
        for at in self.states.len()..self.path.len() {
            let before = if at == 0 { start.state } else { &self.states[at - 1] };
            let state = self.engine.moves.turned(before, self.path[at]);
            self.states.push(state);
        }
        let state = self.states.last().unwrap_or(start.state);
        self.ends.clear();
        self.engine.moves.all_turned(state, moves, &mut self.ends);
        let number = self.paths.len() as u32;
        self.paths.push(Prefix::of(&self.path));
        self.probe.ways.extend(self.ends.iter().map(|&(last, state)| Way { state, moves: number, last: Some(last) }));
        if self.probe.ways.len() * start.coset.suffixes.len() >= BATCH {
            self.flush(start, aim)?;
        }
        ControlFlow::Continue(())
    }

    fn clear(&mut self) {
        self.probe.ways.clear();
        self.paths.clear();
    }

    fn flush(&mut self, start: &Start, aim: &Aim) -> ControlFlow<()> {
        let ended = self.test(start, aim);
        self.clear();
        ended
    }

    fn test(&mut self, start: &Start, aim: &Aim) -> ControlFlow<()> {
        let outside = usize::from(start.length) + start.coset.suffixes[0].moves.len();
        let Some(inside) = (aim.room)().checked_sub(outside) else { return ControlFlow::Break(()) };
        let inside = inside.min(usize::from(FARTHEST)) as u8;
        self.meter.add((self.probe.ways.len() * start.coset.suffixes.len()) as u64)?;
        self.probe.test(self.engine, self.table, start.coset, inside);
        let left = std::mem::take(&mut self.probe.left);
        let ended = left.iter().try_for_each(|candidate| {
                let way = &self.probe.ways[candidate.way as usize];
            let suffix = &start.coset.suffixes[candidate.suffix as usize];
            let mut state = way.state.after(&suffix.state);
            let mut path = Vec::from(self.paths[way.moves as usize].get());
            path.extend(way.last);
            if candidate.first != 0 {
                state = self.engine.moves.turned(&state, candidate.first);
                path.push(candidate.first);
            }
            let most = inside.min(FARTHEST - 1);
            if let Some(home) = self.inside.home(&state, path.last().copied(), most, self.meter)? {
                        path.extend_from_slice(home);
                path.extend_from_slice(&suffix.moves);
                (aim.found)(&path);
            }
            ControlFlow::Continue(())
        });
        self.probe.left = left;
        ended
    }
}
