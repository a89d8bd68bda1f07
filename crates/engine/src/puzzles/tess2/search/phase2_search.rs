//! Paths into H1 and through it: a first phase of an exact length, filters on the resulting states, and a search from
//! the states that pass.

use std::ops::ControlFlow;

use super::candidate_filter::{Arrival, CandidateFilter};
use super::end_filter::{EndFilter, PathEnds};
use super::h1_search::H1Search;
use super::phase1_paths::{PathStates, Phase1Paths, WalkBuffers};
use super::small_tables::SmallTables;
use super::state::{MoveMask, State};
use super::suffix::Coset;
use crate::control::NodeCounter;
use crate::puzzles::tess2::tables::axis_halves::AxisLabels;
use crate::puzzles::tess2::tables::end_rows::EndRows;
use crate::puzzles::tess2::tables::side_rows::{MAX_VALUE, SideRows};

/// Minimum number of ends times suffixes in a full batch; with the end rows, up to eight ends of a path count as one.
const BATCH_SIZE: usize = 1024;
/// The state to search from, with restrictions on its paths.
pub struct SearchStart<'a> {
    /// The state to solve.
    pub state: &'a State,
    /// The suffixes tried.
    pub coset: &'a Coset,
    /// The length of the first phase, in moves.
    pub phase1_len: u8,
    /// The first moves allowed.
    pub firsts: MoveMask,
    /// Maximum number of moves inside H1, at most [`MAX_VALUE`].
    pub max_inside_h1: u8,
}

impl SearchStart<'_> {
    /// Returns, for each position, the axis of the sticker that the first phase has to bring onto the W axis.
    pub fn labels(&self) -> AxisLabels {
        let at = |p: usize| {
            let wanted = self.coset.labels.0 >> (2 * (self.state.piece[p] & 15)) & 3;
            u32::from(self.state.ori[p]) >> (2 * wanted) & 3
        };
        AxisLabels((0..16).map(|p| at(p) << (2 * p)).sum())
    }
}

/// A path of at most 15 moves; longer ones are cut off.
#[derive(Clone, Copy, Debug)]
struct ShortPath {
    moves: [u8; 15],
    len: u8,
}

impl ShortPath {
    fn new(moves: &[u8]) -> Self {
        let mut out = Self { moves: [0; 15], len: moves.len().min(15) as u8 };
        out.moves.iter_mut().zip(moves).for_each(|(to, mv)| *to = *mv);
        out
    }

    fn get(&self) -> &[u8] {
        &self.moves[..usize::from(self.len)]
    }
}

/// One worker's search into H1 and through it, with its buffers.
pub struct Phase2Search<'a> {
    small: &'a SmallTables,
    table: &'a SideRows,
    counter: &'a NodeCounter<'a>,
    filter: CandidateFilter,
    end_filter: EndFilter,
    h1_search: H1Search<'a>,
    /// The end rows; `None` until they have joined the search.
    end_rows: Option<&'a EndRows>,
    /// For each path of the batch, the moves before the last one; indexed by [`Arrival::prefix_index`].
    paths: Vec<ShortPath>,
    ends: Vec<(u8, State)>,
    walk: WalkBuffers,
}

/// The maximum length of solutions, and their receiver.
pub struct SolutionTarget<'a> {
    /// Returns the current maximum number of moves of a solution.
    pub max_moves: &'a dyn Fn() -> usize,
    /// Called with the moves of each solution.
    pub found: &'a dyn Fn(&[u8]),
}

impl<'a> Phase2Search<'a> {
    pub fn new(small: &'a SmallTables, table: &'a SideRows, counter: &'a NodeCounter<'a>) -> Self {
        let (filter, h1_search) = (CandidateFilter::new(small), H1Search::new(small, table));
        Self {
            small,
            table,
            counter,
            filter,
            end_filter: EndFilter::default(),
            h1_search,
            end_rows: None,
            paths: Vec::new(),
            ends: Vec::new(),
            walk: WalkBuffers::default(),
        }
    }

    /// Uses the end rows from now on.
    pub fn set_end_rows(&mut self, end_rows: &'a EndRows) {
        self.end_rows = Some(end_rows);
    }

    /// Searches all paths from a start. `Break` if the counter stops the search, or no solution of at most `max_moves` is possible.
    pub fn run(&mut self, start: &SearchStart, target: &SolutionTarget) -> ControlFlow<()> {
        self.clear();
        let (labels, mut along) = (start.labels(), PathStates::default());
        if start.phase1_len == 0 {
            if labels == AxisLabels::all(3) {
                self.paths.push(ShortPath::new(&[]));
                self.filter.arrivals.push(Arrival { state: *start.state, prefix_index: 0, last: None });
            }
        } else {
            let mut room = std::mem::take(&mut self.walk);
            let mut paths = Phase1Paths::new(self.small, self.counter, &mut room);
            let ended = paths.run(&labels, start.phase1_len, start.firsts, &mut |path, last| {
                let state = along.state(start.state, path, self.small);
                self.add_path(start, target, path, &state, last)
            });
            self.walk = room;
            ended?;
        }
        self.flush(start, target)
    }

    /// Adds the ends of a path for a set of last moves, and tests the batch when it is full.
    fn add_path(
        &mut self,
        start: &SearchStart,
        target: &SolutionTarget,
        path: &[u8],
        state: &State,
        last: MoveMask,
    ) -> ControlFlow<()> {
        let moves = self.paths.len() as u32;
        self.paths.push(ShortPath::new(path));
        if start.max_inside_h1 < MAX_VALUE
            && let Some(end_rows) = self.end_rows
        {
            let mut last = last;
            while last != 0 {
                self.end_filter.paths.push(PathEnds::take_first(self.small, end_rows, state, moves, &mut last));
            }
            if self.end_filter.paths.len() * start.coset.suffixes.len() >= BATCH_SIZE {
                self.flush(start, target)?;
            }
            return ControlFlow::Continue(());
        }
        self.ends.clear();
        self.small.moves.all_turned(state, last, &mut self.ends);
        self.filter.arrivals.extend(self.ends.iter().map(|&(last, state)| Arrival {
            state,
            prefix_index: moves,
            last: Some(last),
        }));
        if self.filter.arrivals.len() * start.coset.suffixes.len() >= BATCH_SIZE {
            self.flush(start, target)?;
        }
        ControlFlow::Continue(())
    }

    fn clear(&mut self) {
        self.filter.clear();
        self.end_filter.paths.clear();
        self.paths.clear();
    }

    fn flush(&mut self, start: &SearchStart, target: &SolutionTarget) -> ControlFlow<()> {
        let ended = self.test(start, target);
        self.clear();
        ended
    }

    fn test(&mut self, start: &SearchStart, target: &SolutionTarget) -> ControlFlow<()> {
        let outside = usize::from(start.phase1_len) + start.coset.suffixes[0].moves.len();
        let Some(inside) = (target.max_moves)().checked_sub(outside) else { return ControlFlow::Break(()) };
        let inside = inside.min(usize::from(start.max_inside_h1)) as u8;
        let suffixes = start.coset.suffixes.len() as u64;
        match self.end_rows {
            Some(end_rows) if !self.end_filter.paths.is_empty() => {
                let ends: u32 = self.end_filter.paths.iter().map(PathEnds::count).sum();
                self.counter.add(u64::from(ends) * suffixes)?;
                let near = inside.min(MAX_VALUE - 1);
                let tables = (self.table, end_rows);
                self.end_filter.test(self.small, tables, start.coset, near, &mut self.filter);
            }
            _ => {
                self.counter.add(self.filter.arrivals.len() as u64 * suffixes)?;
                self.filter.test(self.small, self.table, start.coset, inside);
            }
        }
        let left = std::mem::take(&mut self.filter.remaining);
        let ended = left.iter().try_for_each(|candidate| {
            let arrival = &self.filter.arrivals[candidate.arrival as usize];
            let suffix = &start.coset.suffixes[candidate.suffix as usize];
            let mut state = arrival.state.after(&suffix.state);
            let mut path = Vec::from(self.paths[arrival.prefix_index as usize].get());
            path.extend(arrival.last);
            if candidate.first != 0 {
                state = self.small.moves.turned(&state, candidate.first);
                path.push(candidate.first);
            }
            let most = inside.min(MAX_VALUE - 1);
            if let Some(home) = self.h1_search.solve(&state, path.last().copied(), most, self.counter)? {
                path.extend_from_slice(home);
                path.extend_from_slice(&suffix.moves);
                (target.found)(&path);
            }
            ControlFlow::Continue(())
        });
        self.filter.remaining = left;
        ended
    }
}
