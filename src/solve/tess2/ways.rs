//! All ways to bring labels onto the W axis in just so many moves: by the table down to the shell, and from there along its graph.

use std::ops::ControlFlow;

use super::engine::Engine;
use super::shell::RADIUS;
use super::stages::OntoAxis;
use crate::control::Meter;
use crate::solve::ida::{MoveMask, Space};
use crate::tables::halves::Labels;

/// Hears the moves of ways but for the last one, and the choices for that.
pub type Hear<'h> = &'h mut dyn FnMut(&[u8], MoveMask) -> ControlFlow<()>;

/// A worker's walk.
pub struct Ways<'a> {
    engine: &'a Engine,
    meter: &'a Meter<'a>,
    path: Vec<u8>,
    firsts: MoveMask,
}

impl<'a> Ways<'a> {
    /// A walk over these tables.
    pub fn new(engine: &'a Engine, meter: &'a Meter<'a>) -> Self {
        Self { engine, meter, path: Vec::new(), firsts: MoveMask::MAX }
    }

    /// All ways of `length >= 1` moves that begin with one of `firsts`, but for those that pass labels nearer than they have moves
    /// left when these are four or fewer: such labels are reached in fewer moves.
    pub fn run(&mut self, labels: &Labels, length: u8, firsts: MoveMask, hear: Hear) -> ControlFlow<()> {
        self.path.clear();
        self.firsts = firsts;
        if length <= RADIUS {
            return self
                .engine
                .shell
                .node(*labels, length)
                .map_or(ControlFlow::Continue(()), |node| self.descend(node, length, hear));
        }
        if self.engine.rows.within(*labels, length) {
            self.walk(labels, length, hear)?;
        }
        ControlFlow::Continue(())
    }

    fn allowed(&self) -> MoveMask {
        let last = self.path.last().copied();
        self.engine.moves.after(last) & if last.is_none() { self.firsts } else { MoveMask::MAX }
    }

    /// Down to the shell.
    fn walk(&mut self, labels: &Labels, left: u8, hear: Hear) -> ControlFlow<()> {
        self.meter.tick()?;
        let space = OntoAxis(self.engine);
        if left == RADIUS + 1 && self.engine.rows.within(*labels, RADIUS) {
            return ControlFlow::Continue(());
        }
        let mut moves = space.successors(labels, self.path.last().copied(), left) & self.allowed();
        while moves != 0 {
            let slot = moves.trailing_zeros() as u8;
            moves &= moves - 1;
            let child = space.next(labels, slot);
            self.path.push(slot);
            if left > RADIUS + 1 {
                self.walk(&child, left - 1, hear)?;
            } else if let Some(node) = self.engine.shell.node(child, RADIUS) {
                self.descend(node, RADIUS, hear)?;
            }
            self.path.pop();
        }
        ControlFlow::Continue(())
    }

    /// From the shell on.
    fn descend(&mut self, node: u32, left: u8, hear: Hear) -> ControlFlow<()> {
        self.meter.tick()?;
        let allowed = self.allowed();
        let engine = self.engine;
        let nearer = engine.shell.nearer(node);
        if left == 1 {
            let last = nearer.iter().fold(0, |moves, edge| moves | 1 << (edge & 255)) & allowed;
            return if last == 0 { ControlFlow::Continue(()) } else { hear(&self.path, last) };
        }
        for edge in nearer {
            if allowed >> (edge & 255) & 1 == 1 {
                self.path.push(*edge as u8);
                self.descend(edge >> 8, left - 1, hear)?;
                self.path.pop();
            }
        }
        ControlFlow::Continue(())
    }
}

/// The states along a path, as far as they are known from the path before: most ways differ in their last moves only.
#[derive(Debug, Default)]
pub struct Along {
    path: Vec<u8>,
    states: Vec<super::state::State>,
}

impl Along {
    /// The state that `path` reaches from `root`, the same as in the calls before.
    pub fn state(&mut self, root: &super::state::State, path: &[u8], engine: &Engine) -> super::state::State {
        let same = self.path.iter().zip(path).take_while(|(a, b)| a == b).count();
        self.path.truncate(same);
        self.states.truncate(same);
        for &slot in &path[same..] {
            let state = engine.moves.turned(self.states.last().unwrap_or(root), slot);
            self.states.push(state);
            self.path.push(slot);
        }
        *self.states.last().unwrap_or(root)
    }
}
