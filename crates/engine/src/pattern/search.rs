//! Searches a task: iterative deepening on the cost, bounded by the pattern databases built so far.

use std::ops::ControlFlow;

use super::LengthSearch;
use super::coordinate::Coordinate;
use super::goals::GoalSet;
use super::plan::{Databases, Plan};
use super::task::LabelledTask;
use crate::control::NodeCounter;
use crate::puzzle::geometry::compose;
use crate::puzzle::{Move, MoveDef, PuzzleId, Sequence};
use crate::search::ida::{MoveSet, Prefix};
use crate::tables::{Workers, store::Tables};

/// The moves that may follow each move. Of sequences that differ only in the order of commuting moves, one is searched;
/// neighbouring moves about one axis that cancel or make a single move at no more cost are skipped.
pub(super) struct MoveOrder {
    /// `after[mv]` lists the moves that may follow `mv`.
    after: Vec<Vec<u8>>,
    /// `after` as bit sets.
    sets: Vec<u128>,
}

impl MoveOrder {
    /// Derives the order from the effects and costs of the moves.
    pub fn new(puzzle: PuzzleId, moves: &[Move], costs: &[u8]) -> Self {
        let records: Vec<&MoveDef> = moves.iter().map(|mv| &puzzle.def().moves[mv.index()]).collect();
        let commute = |m: &MoveDef, n: &MoveDef| compose(&m.map, &n.map) == compose(&n.map, &m.map);
        // True if the product of two moves is the identity, or a single move that costs no more.
        let is_one = |m: usize, n: usize| {
            let product = compose(&records[m].map, &records[n].map);
            let is_nothing = product.iter().enumerate().all(|(to, &from)| usize::from(from) == to);
            let same = (0..moves.len()).find(|&k| records[k].map == product);
            is_nothing || same.is_some_and(|k| u16::from(costs[k]) <= u16::from(costs[m]) + u16::from(costs[n]))
        };
        let follows = |m: usize, n: usize| {
            let on_one_axis = records[m].axis == records[n].axis;
            !(on_one_axis && is_one(m, n) || n < m && commute(records[m], records[n]))
        };
        let after: Vec<Vec<u8>> =
            (0..moves.len()).map(|m| (0..moves.len()).filter(|&n| follows(m, n)).map(|n| n as u8).collect()).collect();
        Self { sets: after.iter().map(|next| set_of(next)).collect(), after }
    }

    /// Returns the order with each move `mv` renumbered as `numbers[mv]`.
    pub fn renumbered(&self, numbers: &[u8]) -> Self {
        let number = |mv: &u8| numbers[usize::from(*mv)];
        let mut after = vec![Vec::new(); self.after.len()];
        for (mv, next) in self.after.iter().enumerate() {
            after[usize::from(numbers[mv])] = next.iter().map(number).collect();
        }
        Self { sets: after.iter().map(|next| set_of(next)).collect(), after }
    }

    /// Returns the moves that may follow a move, as a bit set.
    pub fn successors(&self, last: u8) -> u128 {
        self.sets[usize::from(last)]
    }
}

fn set_of(moves: &[u8]) -> u128 {
    moves.iter().fold(0, |set, &mv| set | u128::single(mv))
}

/// A task with the data for its search.
pub(super) struct PatternSearch<'a> {
    pub task: &'a LabelledTask,
    pub plan: &'a Plan,
    pub order: &'a MoveOrder,
    /// The values of all coordinates at each start.
    pub starts: Vec<Vec<u32>>,
    /// Databases are saved in a subfolder of the folder of these tables.
    pub tables: &'a Tables,
    /// The workers that build databases.
    pub workers: Workers<'a>,
}

impl LengthSearch for PatternSearch<'_> {
    /// Returns the lower bound of the nearest start, by the databases built so far: at least 1 if no start is at a
    /// goal, `None` if the databases show that no start can reach one.
    fn bound(&self) -> Option<u8> {
        if self.is_at_goal() {
            return Some(0);
        }
        let databases = self.plan.databases();
        let bound = |values: &Vec<u32>| {
            let distances = databases.iter().map(|d| d.distance(values[d.coordinates[0]], values[d.coordinates[1]]));
            distances.max().unwrap_or(0)
        };
        let least = self.starts.iter().map(bound).min().unwrap_or(super::database::UNREACHED);
        (least != super::database::UNREACHED).then_some(least.max(1))
    }

    fn first_moves(&self) -> u128 {
        (0..self.task.costs.len()).fold(0, |set, mv| set | u128::single(mv as u8))
    }

    fn after(&self, last: u8) -> u128 {
        self.order.successors(last)
    }

    fn search_prefix(
        &self,
        length: u8,
        prefix: Prefix,
        counter: &NodeCounter,
        found: &mut dyn FnMut(Sequence) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let before = counter.total();
        let ended = self.search_part(length, prefix, counter, found);
        self.plan.record_nodes(self.task, counter.total() - before, self.tables, self.workers);
        ended
    }
}

impl PatternSearch<'_> {
    /// True if a start is at a goal.
    fn is_at_goal(&self) -> bool {
        (0..self.starts.len()).any(|n| self.goal_at(n, &self.starts[n]).is_some())
    }

    /// Returns the first goal that agrees with these values and with the unmoved pieces of a start, if any.
    fn goal_at(&self, start: usize, values: &[u32]) -> Option<usize> {
        let agrees = |(coordinate, &value): (&Coordinate, &u32)| coordinate.goals[value as usize];
        let goals = self.plan.coordinates.iter().zip(values).map(agrees);
        goals.fold(self.task.starts[start].goals, GoalSet::intersection).first()
    }

    /// Finds all sequences of cost exactly `length` that start with `prefix` and reach a goal at their end but not
    /// before. `Break` if the counter or `found` returned it.
    fn search_part(
        &self,
        length: u8,
        prefix: Prefix,
        counter: &NodeCounter,
        found: &mut dyn FnMut(Sequence) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let databases = self.plan.databases();
        let count = self.plan.coordinates.len();
        // Each move costs at least 1, so no sequence has more moves than its cost.
        let steps = (0..=length).map(|_| Vec::new()).collect();
        let (path, values) = Default::default();
        let mut walk = Walk { search: self, databases, counter, count, start: 0, path, values, steps, found };
        for start in 0..self.starts.len() {
            walk.start = start;
            walk.path.clear();
            walk.values.clear();
            walk.values.extend(&self.starts[start]);
            walk.begin(length, prefix)?;
        }
        ControlFlow::Continue(())
    }
}

#[derive(Clone, Copy)]
struct Step {
    mv: u8,
    left: u8,
    /// The largest bound looked up so far.
    bound: u8,
    /// Index of the entry to look up next.
    next_entry: usize,
}

/// A depth-first search from one start.
struct Walk<'a> {
    search: &'a PatternSearch<'a>,
    databases: Databases,
    counter: &'a NodeCounter<'a>,
    count: usize,
    start: usize,
    path: Vec<u8>,
    /// The values of all coordinates at the start and after each move, concatenated.
    values: Vec<u32>,
    steps: Vec<Vec<Step>>,
    found: &'a mut dyn FnMut(Sequence) -> ControlFlow<()>,
}

impl Walk<'_> {
    /// Searches for sequences that start with a prefix.
    fn begin(&mut self, length: u8, prefix: Prefix) -> ControlFlow<()> {
        let Some((left, bound)) = self.push(prefix.first, length) else { return ControlFlow::Continue(()) };
        let Some(second) = prefix.second else { return self.descend(left, bound) };
        if prefix.counts_first {
            self.counter.tick()?;
            if left == 0 {
                return self.report_if_goal();
            }
        }
        if bound == 0 && self.search.goal_at(self.start, self.current_values()).is_some() {
            return ControlFlow::Continue(());
        }
        match self.push(second, left) {
            Some((left, bound)) => self.descend(left, bound),
            None => ControlFlow::Continue(()),
        }
    }

    /// Returns the values of all coordinates after the moves so far.
    fn current_values(&self) -> &[u32] {
        &self.values[self.values.len() - self.count..]
    }

    /// Makes a move and returns the remaining cost and the lower bound of the new position. `None`, without making the
    /// move, if the cost of the move exceeds `left`, or the bound exceeds the remaining cost.
    #[inline]
    fn push(&mut self, mv: u8, left: u8) -> Option<(u8, u8)> {
        let left = left.checked_sub(self.search.task.costs[usize::from(mv)])?;
        let from = self.values.len() - self.count;
        for (n, coordinate) in self.search.plan.coordinates.iter().enumerate() {
            let value = coordinate.after(self.values[from + n], usize::from(mv));
            self.values.push(value);
        }
        let here = &self.values[from + self.count..];
        let mut bound = 0;
        for database in self.databases.iter() {
            bound = bound.max(database.distance(here[database.coordinates[0]], here[database.coordinates[1]]));
            if bound > left {
                self.values.truncate(from + self.count);
                return None;
            }
        }
        self.path.push(mv);
        Some((left, bound))
    }

    fn pop(&mut self) {
        self.path.pop();
        self.values.truncate(self.values.len() - self.count);
    }

    /// Continues the search with this remaining cost.
    fn descend(&mut self, left: u8, bound: u8) -> ControlFlow<()> {
        self.counter.tick()?;
        if left == 0 {
            return self.report_if_goal();
        }
        // Continuing past a goal only adds needless moves.
        if bound == 0 && self.search.goal_at(self.start, self.current_values()).is_some() {
            return ControlFlow::Continue(());
        }
        let depth = self.path.len();
        let mut steps = std::mem::take(&mut self.steps[depth]);
        self.choose(left, &mut steps);
        for step in &steps {
            self.push_unchecked(step.mv);
            self.descend(step.left, step.bound)?;
            self.pop();
        }
        self.steps[depth] = steps;
        ControlFlow::Continue(())
    }

    /// Chooses the affordable moves that no database rules out. Each database is looked up for all remaining moves
    /// before the next one, so that memory accesses overlap.
    fn choose(&self, left: u8, steps: &mut Vec<Step>) {
        let (search, here) = (self.search, self.current_values());
        let last = self.path.last().expect("the search begins after a first move");
        let costs = &search.task.costs;
        steps.clear();
        steps.extend(search.order.after[usize::from(*last)].iter().filter_map(|&mv| {
            let left = left.checked_sub(costs[usize::from(mv)])?;
            Some(Step { mv, left, bound: 0, next_entry: 0 })
        }));
        for database in self.databases.iter() {
            let [first, second] = database.coordinates;
            let rows = [first, second].map(|n| search.plan.coordinates[n].row(here[n]));
            for step in &mut *steps {
                let [first, second] = rows.map(|row| row[usize::from(step.mv)]);
                step.next_entry = database.place(first, second);
            }
            for step in &mut *steps {
                step.bound = step.bound.max(database.distance_at(step.next_entry));
            }
            steps.retain(|step| step.bound <= step.left);
        }
    }

    fn push_unchecked(&mut self, mv: u8) {
        let from = self.values.len() - self.count;
        for (n, coordinate) in self.search.plan.coordinates.iter().enumerate() {
            let value = coordinate.after(self.values[from + n], usize::from(mv));
            self.values.push(value);
        }
        self.path.push(mv);
    }

    /// Reports the moves if they end at a goal.
    fn report_if_goal(&mut self) -> ControlFlow<()> {
        if self.search.goal_at(self.start, self.current_values()).is_none() {
            return ControlFlow::Continue(());
        }
        let moves = self.path.iter().map(|&mv| self.search.task.moves[usize::from(mv)]).collect();
        (self.found)(Sequence(moves))
    }
}
