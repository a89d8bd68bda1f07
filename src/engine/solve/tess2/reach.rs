//! Ways into H1 and through it: a first stage of just so many moves, tests of the states it reaches, and what is left searched.

use std::ops::ControlFlow;

use super::engine::Engine;
use super::inside::Inside;
use super::probe::{Probe, Way};
use super::state::State;
use super::suffix::Coset;
use super::ways::{Along, Ways};
use crate::engine::control::NodeCounter;
use crate::engine::solve::ida::MoveMask;
use crate::engine::tables::axis_halves::AxisLabels;
use crate::engine::tables::side_rows::{FARTHEST, SideRows};

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
    fn labels(&self) -> AxisLabels {
        let at = |p: usize| {
            let wanted = self.coset.labels.0 >> (2 * (self.state.piece[p] & 15)) & 3;
            u32::from(self.state.ori[p]) >> (2 * wanted) & 3
        };
        AxisLabels((0..16).map(|p| at(p) << (2 * p)).sum())
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
    counter: &'a NodeCounter<'a>,
    probe: Probe,
    inside: Inside<'a>,
    /// Moves before the last of each way of the batch.
    paths: Vec<Prefix>,
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
    pub fn new(engine: &'a Engine, table: &'a SideRows, counter: &'a NodeCounter<'a>) -> Self {
        let (probe, inside) = (Probe::new(engine), Inside::new(engine, table));
        Self { engine, table, counter, probe, inside, paths: Vec::new(), ends: Vec::new() }
    }

    /// Searches all ways from a start.
    pub fn run(&mut self, start: &Start, aim: &Aim) -> ControlFlow<()> {
        self.clear();
        let (labels, mut along) = (start.labels(), Along::default());
        if start.length == 0 {
            if labels == AxisLabels::all(3) {
                self.paths.push(Prefix::of(&[]));
                self.probe.ways.push(Way { state: *start.state, moves: 0, last: None });
            }
        } else {
            let mut ways = Ways::new(self.engine, self.counter);
            ways.run(&labels, start.length, start.firsts, &mut |path, last| {
                let state = along.state(start.state, path, self.engine);
                self.arrive(start, aim, path, &state, last)
            })?;
        }
        self.flush(start, aim)
    }

    /// At the last move of the first stage, for which there are several choices.
    fn arrive(&mut self, start: &Start, aim: &Aim, path: &[u8], state: &State, last: MoveMask) -> ControlFlow<()> {
        self.ends.clear();
        self.engine.moves.all_turned(state, last, &mut self.ends);
        let moves = self.paths.len() as u32;
        self.paths.push(Prefix::of(path));
        self.probe.ways.extend(self.ends.iter().map(|&(last, state)| Way { state, moves, last: Some(last) }));
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
        self.counter.add((self.probe.ways.len() * start.coset.suffixes.len()) as u64)?;
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
            if let Some(home) = self.inside.home(&state, path.last().copied(), most, self.counter)? {
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
