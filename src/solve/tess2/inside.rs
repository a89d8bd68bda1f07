//! The search inside H1, of a state that has passed the tests.

use std::ops::ControlFlow;

use super::engine::Engine;
use super::state::State;
use super::whole::Whole;
use crate::control::Meter;
use crate::solve::ida::{MoveMask, Space};
use crate::tables::halves::ROTATIONS;
use crate::tables::side_rows::{FARTHEST, Looks, NEAREST, Row, SideRows};
use crate::tables::sided::Labels;

/// One search; keeps its room from one state to the next.
pub struct Inside<'a> {
    engine: &'a Engine,
    table: &'a SideRows,
    room: Room,
    path: Vec<u8>,
}

#[derive(Default)]
struct Room {
    labels: Vec<Labels>,
    rows: Vec<Row>,
    looks: Looks,
    keep: Vec<(u8, State)>,
}

impl<'a> Inside<'a> {
    /// A search over these tables.
    pub fn new(engine: &'a Engine, table: &'a SideRows) -> Self {
        Self { engine, table, room: Room::default(), path: Vec::new() }
    }

    /// A shortest way home of at most `most` moves that keep W stickers on the W axis, not beginning with what may not follow
    /// `last`. `Break` when the meter says so.
    pub fn home(&mut self, state: &State, last: Option<u8>, most: u8, meter: &Meter) -> ControlFlow<(), Option<&[u8]>> {
        for length in self.bound(state)..=most {
            self.path.clear();
            if self.descend(state, last, length, meter)? {
                return ControlFlow::Continue(Some(&self.path));
            }
        }
        ControlFlow::Continue(None)
    }

    /// A lower bound on the moves home.
    pub fn bound(&mut self, state: &State) -> u8 {
        let Room { labels, rows, looks, .. } = &mut self.room;
        let inverse = state.inverse();
        labels.clear();
        labels.extend([state, &inverse].into_iter().flat_map(|state| [0, 1, 2].map(|n| state.second_labels(n))));
        self.table.look(labels, looks, rows);
        let far = (NEAREST..FARTHEST).find(|&left| rows.iter().all(|row| row.within(left))).unwrap_or(FARTHEST);
        if far > NEAREST { far } else { Whole(self.engine).bound(state).min(NEAREST) }
    }

    fn descend(&mut self, state: &State, last: Option<u8>, left: u8, meter: &Meter) -> ControlFlow<(), bool> {
        meter.tick()?;
        if left == 0 {
            return ControlFlow::Continue(state.is_solved());
        }
        let mut children = Vec::new();
        let mut moves: MoveMask = self.engine.moves.after(last) & self.engine.moves.keep_axis;
        if left <= NEAREST {
            moves &= Whole(self.engine).successors(state, last, left);
        } else if left <= FARTHEST {
            // One look at the state itself tells of all its rotations.
            let Room { labels, rows, looks, .. } = &mut self.room;
            labels.clear();
            labels.extend([0, 1, 2].map(|sticker| state.second_labels(sticker)));
            self.table.look(labels, looks, rows);
            let halves = &self.engine.rows.halves;
            let within = rows.iter().fold(u32::MAX, |mask, row| mask & row.rotations_within(left - 1, halves));
            moves &= MoveMask::from(within) << (3 * ROTATIONS) | ((1 << (3 * ROTATIONS)) - 1);
        }
        self.engine.moves.all_turned(state, moves, &mut children);
        if left > NEAREST && left <= FARTHEST {
            for sticker in 0..3 {
                let Room { labels, rows, looks, keep } = &mut self.room;
                labels.clear();
                labels.extend(children.iter().map(|(_, child)| child.second_labels(sticker)));
                self.table.look(labels, looks, rows);
                keep.clear();
                keep.extend(children.iter().zip(&*rows).filter(|(_, row)| row.within(left - 1)).map(|(c, _)| *c));
                std::mem::swap(keep, &mut children);
            }
        }
        for (slot, child) in children {
            if left - 1 < FARTHEST && self.bound(&child) > left - 1 {
                continue;
            }
            if left > NEAREST || Whole(self.engine).within(&child, left - 1) {
                self.path.push(slot);
                if self.descend(&child, Some(slot), left - 1, meter)? {
                    return ControlFlow::Continue(true);
                }
                self.path.pop();
            }
        }
        ControlFlow::Continue(false)
    }
}
