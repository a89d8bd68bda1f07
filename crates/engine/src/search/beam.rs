//! Beam search for all puzzles and phases: keeps the best nodes at each cost.
//!
//! Candidates, pooled by cost, are steps from existing nodes; only the best of a pool become nodes. The caller takes level after level with
//! [`Beam::narrow`], handles its goals, and expands it with [`Beam::expand`]. Deterministic for a given number of threads, unless the
//! control stops the search.

use rustc_hash::FxHashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use crate::control::{Control, NodeCounter};
use crate::tables::on_threads;

/// Estimate of a candidate; lower is better.
pub type Value = i32;

/// Number of nodes made or expanded between two checks of the control.
const CHECK_INTERVAL: usize = 64;

/// A search space for a beam search. Monomorphised, since every call is in the hot loop.
pub trait Space: Sync {
    /// A state with the data needed to expand it.
    type Node: Copy + Send + Sync;
    /// A step between nodes: one or several moves.
    type Step: Copy + Ord + Send + Sync;
    /// A key shared by equivalent nodes.
    type Identity: Eq + Hash + Send + Sync;
    /// Tie-breaker between candidates of equal value, compared before parents and steps.
    type Tie: Copy + Ord + Send + Sync;
    /// Buffers of one thread.
    type Scratch;

    /// Maximum cost of a step; the minimum is 1.
    const MAX_STEP_COST: usize = 1;
    /// True if goals are expanded like other nodes; otherwise they leave the beam and free their places.
    const EXPANDS_GOALS: bool;
    /// True if [`drop_equivalent`](Self::drop_equivalent) recognises equivalent candidates of a pool before their nodes are made.
    const DEDUPLICATES_CANDIDATES: bool = false;

    /// Creates a thread's buffers.
    fn scratch(&self) -> Self::Scratch;

    /// Returns the node after a step.
    fn after(&self, node: &Self::Node, step: Self::Step) -> Self::Node;

    /// Returns the key under which equivalent nodes are counted.
    fn identity(&self, node: &Self::Node) -> Self::Identity;

    /// Returns the maximum number of equivalent nodes, given the value of the next one. With
    /// [`DEDUPLICATES_CANDIDATES`](Self::DEDUPLICATES_CANDIDATES) it applies to earlier levels only, and
    /// [`drop_equivalent`](Self::drop_equivalent) limits the nodes within a level.
    fn max_equivalent(&self, value: Value) -> u16;

    /// True for a goal.
    fn is_goal(&self, node: &Self::Node) -> bool;

    /// Offers the steps from a node. `pass` counts from 0: if a pass over a level offers fewer candidates than [`Width::nodes`], the next
    /// pass replaces it.
    fn expand(&self, node: &Self::Node, pass: usize, scratch: &mut Self::Scratch, out: &mut Offers<Self>);

    /// Returns the maximum number of passes over a level, 1 by default.
    fn passes(&self) -> usize {
        1
    }

    /// Returns the number of nodes that one expansion counts as.
    fn nodes_per_expansion(&self) -> u64;

    /// Drops candidates of a sorted pool that are equivalent to earlier ones. Does nothing by default.
    fn drop_equivalent(&self, _sorted: &mut Vec<CandidateOf<Self>>) {}
}

/// A node that has not been made yet: its estimate, its parent and the step from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Candidate<Tie, Step> {
    /// Estimate of the node; lower is better.
    pub value: Value,
    /// Tie-breaker at equal value.
    pub tie: Tie,
    /// Index of the parent in the history, or of the start node.
    parent: u32,
    /// `None` for a start node.
    step: Option<Step>,
}

/// A candidate of a space.
pub type CandidateOf<S> = Candidate<<S as Space>::Tie, <S as Space>::Step>;

/// Index of the previous node in the history, and the step from it; `None` for a start node.
pub type Origin<Step> = Option<(u32, Step)>;

/// The size of a beam.
#[derive(Clone, Copy, Debug)]
pub struct Width {
    /// Maximum number of nodes kept at each cost, `nodes >= 1`.
    pub nodes: usize,
    /// Maximum number of candidates kept at each cost, `candidates >= nodes`: some turn out to be equivalent.
    pub candidates: usize,
}

/// The candidates for nodes of one cost.
struct Pool<S: Space + ?Sized> {
    candidates: Vec<CandidateOf<S>>,
    /// Exclusive upper limit of the candidates' values.
    limit: Value,
}

impl<S: Space + ?Sized> Pool<S> {
    fn new(limit: Value) -> Self {
        Self { candidates: Vec::new(), limit }
    }

    /// Above `2 * count` candidates, keeps the best `count`, unsorted, and lowers the limit to the worst of them.
    fn prune(&mut self, space: &S, count: usize) {
        if self.candidates.len() > 2 * count {
            keep_best(space, &mut self.candidates, count);
            if let Some(last) = self.candidates.get(count - 1) {
                self.limit = self.limit.min(last.value);
            }
        }
    }
}

/// Keeps at most the `count >= 1` best candidates; if there were more, the last one kept is the worst.
fn keep_best<S: Space + ?Sized>(space: &S, candidates: &mut Vec<CandidateOf<S>>, count: usize) {
    if S::DEDUPLICATES_CANDIDATES {
        candidates.sort_unstable();
        space.drop_equivalent(candidates);
    } else if candidates.len() > count {
        candidates.select_nth_unstable(count - 1);
    }
    candidates.truncate(count);
}

/// Returns the number of candidates in the pools of several threads.
fn count<S: Space>(offers: &[Vec<Pool<S>>]) -> usize {
    offers.iter().flatten().map(|pool| pool.candidates.len()).sum()
}

/// Collects the candidates of one thread.
pub struct Offers<'a, S: Space + ?Sized> {
    space: &'a S,
    seen: &'a FxHashMap<S::Identity, u16>,
    /// Pools by the cost of the step minus 1.
    pools: Vec<Pool<S>>,
    parent: u32,
}

impl<S: Space + ?Sized> Offers<'_, S> {
    /// Returns the exclusive upper limit of the value of candidates whose step has this cost.
    #[inline]
    pub fn limit(&self, cost: usize) -> Value {
        self.pools[cost - 1].limit
    }

    /// Returns the highest limit of all costs.
    #[inline]
    pub fn max_limit(&self) -> Value {
        self.pools.iter().map(|pool| pool.limit).max().unwrap_or(Value::MAX)
    }

    /// True if fewer than [`Space::max_equivalent`] nodes of this identity were made before the current level was expanded.
    #[inline]
    pub fn accepts(&self, identity: &S::Identity, value: Value) -> bool {
        self.seen.get(identity).is_none_or(|count| *count < self.space.max_equivalent(value))
    }

    /// Adds a candidate without checking the limit; `cost` is that of its step, at most [`Space::MAX_STEP_COST`].
    #[inline]
    pub fn add(&mut self, cost: usize, value: Value, tie: S::Tie, step: S::Step) {
        self.pools[cost - 1].candidates.push(Candidate { value, tie, parent: self.parent, step: Some(step) });
    }
}

/// The nodes kept at one cost, and the goals among them.
pub struct Level<S: Space> {
    /// The nodes to expand.
    pub nodes: Vec<S::Node>,
    origins: Vec<Origin<S::Step>>,
    /// The goals; see [`Space::EXPANDS_GOALS`].
    pub goals: Vec<(S::Node, Origin<S::Step>)>,
    /// The best value of the candidates that became nodes to expand; `None` if there are none.
    pub best: Option<Value>,
}

impl<S: Space> Level<S> {
    /// Drops the nodes to expand that `keeps` rejects. They still count as seen.
    pub fn retain(&mut self, keeps: impl Fn(&S::Node) -> bool) {
        let keeps: Vec<bool> = self.nodes.iter().map(keeps).collect();
        let mut each = keeps.iter();
        self.nodes.retain(|_| each.next() == Some(&true));
        let mut each = keeps.iter();
        self.origins.retain(|_| each.next() == Some(&true));
    }
}

/// Expanded nodes that candidates may still refer to.
struct Expanded<S: Space> {
    cost: usize,
    /// Index of the first node in the history.
    first: u32,
    nodes: Vec<S::Node>,
}

/// A beam search in progress.
pub struct Beam<'a, S: Space> {
    space: &'a S,
    width: Width,
    threads: usize,
    control: &'a Control,
    /// Candidates by cost.
    pools: Vec<Pool<S>>,
    starts: Vec<S::Node>,
    expanded: Vec<Expanded<S>>,
    /// Origins of all expanded nodes.
    history: Vec<Origin<S::Step>>,
    /// Number of nodes made per identity.
    seen: FxHashMap<S::Identity, u16>,
}

impl<'a, S: Space> Beam<'a, S> {
    /// Creates a beam without start nodes.
    pub fn new(space: &'a S, width: Width, threads: usize, control: &'a Control) -> Self {
        Self {
            space,
            width,
            threads: threads.max(1),
            control,
            pools: Vec::new(),
            starts: Vec::new(),
            expanded: Vec::new(),
            history: Vec::new(),
            seen: FxHashMap::default(),
        }
    }

    /// Adds a start node of this cost to the candidates.
    pub fn start(&mut self, cost: usize, node: S::Node, value: Value, tie: S::Tie) {
        let parent = self.starts.len() as u32;
        self.starts.push(node);
        self.pool(cost).candidates.push(Candidate { value, tie, parent, step: None });
    }

    /// Counts a node as made without adding it to the beam.
    pub fn note_seen(&mut self, node: &S::Node) {
        *self.seen.entry(self.space.identity(node)).or_default() += 1;
    }

    fn pool(&mut self, cost: usize) -> &mut Pool<S> {
        while self.pools.len() <= cost {
            self.pools.push(Pool::new(Value::MAX));
        }
        &mut self.pools[cost]
    }

    /// Makes nodes from the best candidates of a cost. Costs must increase from call to call.
    pub fn narrow(&mut self, cost: usize) -> Level<S> {
        let mut candidates = std::mem::take(&mut self.pool(cost).candidates);
        keep_best(self.space, &mut candidates, self.width.candidates);
        candidates.sort_unstable();
        let mut level = Level { nodes: Vec::new(), origins: Vec::new(), goals: Vec::new(), best: None };
        let mut alike = Vec::new();
        for (n, candidate) in candidates.into_iter().enumerate() {
            let must_stop = || n.is_multiple_of(CHECK_INTERVAL) && self.control.check().is_break();
            if level.nodes.len() >= self.width.nodes || must_stop() {
                break;
            }
            let node = self.materialise(&candidate);
            let identity = self.space.identity(&node);
            if self.seen.get(&identity).is_some_and(|count| *count >= self.space.max_equivalent(candidate.value)) {
                continue;
            }
            // `drop_equivalent` has already limited equivalent nodes within the level, so they count only for later levels.
            if S::DEDUPLICATES_CANDIDATES {
                alike.push(identity);
            } else {
                *self.seen.entry(identity).or_default() += 1;
            }
            self.push_node(&mut level, node, candidate.step.map(|step| (candidate.parent, step)));
            if !level.nodes.is_empty() {
                level.best.get_or_insert(candidate.value);
            }
        }
        for identity in alike {
            *self.seen.entry(identity).or_default() += 1;
        }
        level
    }

    /// Adds a start node to a level, regardless of the width and of equivalent nodes.
    pub fn add_start(&self, level: &mut Level<S>, start: S::Node) {
        self.push_node(level, start, None);
    }

    fn push_node(&self, level: &mut Level<S>, node: S::Node, origin: Origin<S::Step>) {
        let is_goal = self.space.is_goal(&node);
        if is_goal {
            level.goals.push((node, origin));
        }
        if S::EXPANDS_GOALS || !is_goal {
            level.nodes.push(node);
            level.origins.push(origin);
        }
    }

    fn materialise(&self, candidate: &CandidateOf<S>) -> S::Node {
        let Some(step) = candidate.step else { return self.starts[candidate.parent as usize] };
        let at = self.expanded.partition_point(|expanded| expanded.first <= candidate.parent) - 1;
        let Expanded { first, nodes, .. } = &self.expanded[at];
        self.space.after(&nodes[(candidate.parent - first) as usize], step)
    }

    /// Expands a level and adds its candidates to the pools of their costs; true if there are any.
    pub fn expand(&mut self, cost: usize, level: Level<S>) -> bool {
        // The result is ignored, since the control is checked often enough elsewhere.
        let _ = NodeCounter::new(self.control).add(level.nodes.len() as u64 * self.space.nodes_per_expansion());
        let first = self.history.len() as u32;
        self.history.extend(level.origins);
        self.pool(cost + S::MAX_STEP_COST);
        let mut offers = self.offers(cost, first, &level.nodes, 0);
        for pass in 1..self.space.passes() {
            if count(&offers) < self.width.nodes {
                offers = self.offers(cost, first, &level.nodes, pass);
            }
        }
        let is_any = count(&offers) > 0;
        for (step, pool) in offers.into_iter().flat_map(|pools| pools.into_iter().enumerate()) {
            let (space, most) = (self.space, self.width.candidates);
            let to = self.pool(cost + 1 + step);
            to.candidates.extend(pool.candidates);
            to.prune(space, most);
        }
        self.expanded.retain(|expanded| expanded.cost + S::MAX_STEP_COST > cost);
        self.expanded.push(Expanded { cost, first, nodes: level.nodes });
        is_any
    }

    /// Returns the candidates after a level, by thread and by cost of the step.
    fn offers(&self, cost: usize, first: u32, nodes: &[S::Node], pass: usize) -> Vec<Vec<Pool<S>>> {
        let share = self.width.candidates.div_ceil(self.threads);
        let limits: Vec<Value> = self.pools[cost + 1..=cost + S::MAX_STEP_COST].iter().map(|pool| pool.limit).collect();
        let found: Mutex<Vec<(usize, Vec<Pool<S>>)>> = Mutex::default();
        on_threads(self.threads, |thread| {
            let pools = limits.iter().map(|limit| Pool::new(*limit)).collect();
            let mut out = Offers { space: self.space, seen: &self.seen, pools, parent: 0 };
            let mut scratch = self.space.scratch();
            let own = nodes.iter().zip(first..).skip(thread).step_by(self.threads);
            for (n, (node, number)) in own.enumerate() {
                if n.is_multiple_of(CHECK_INTERVAL) && self.control.check().is_break() {
                    break;
                }
                out.parent = number;
                self.space.expand(node, pass, &mut scratch, &mut out);
                out.pools.iter_mut().for_each(|pool| pool.prune(self.space, share));
            }
            found.lock().unwrap_or_else(PoisonError::into_inner).push((thread, out.pools));
        });
        let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
        found.sort_unstable_by_key(|(thread, _)| *thread);
        found.into_iter().map(|(_, pools)| pools).collect()
    }

    /// Returns the steps from a start node to the node with this origin.
    pub fn path(&self, mut origin: Origin<S::Step>) -> Vec<S::Step> {
        let mut back = Vec::new();
        while let Some((before, step)) = origin {
            back.push(step);
            origin = self.history[before as usize];
        }
        back.reverse();
        back
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Test space: numbers below 1000, where adding 1 costs 1 and doubling costs 2.
    struct Numbers {
        goal: u32,
        max_alike: u16,
    }

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    enum Step {
        More,
        Twice,
    }

    impl Space for Numbers {
        type Node = u32;
        type Step = Step;
        type Identity = u32;
        type Tie = ();
        type Scratch = ();

        const MAX_STEP_COST: usize = 2;
        const EXPANDS_GOALS: bool = false;

        fn scratch(&self) {}

        fn after(&self, node: &u32, step: Step) -> u32 {
            match step {
                Step::More => node + 1,
                Step::Twice => 2 * node,
            }
        }

        fn identity(&self, node: &u32) -> u32 {
            *node
        }

        fn max_equivalent(&self, _: Value) -> u16 {
            self.max_alike
        }

        fn is_goal(&self, node: &u32) -> bool {
            *node == self.goal
        }

        fn expand(&self, node: &u32, _: usize, (): &mut (), out: &mut Offers<Self>) {
            for (cost, step) in [(1, Step::More), (2, Step::Twice)] {
                let after = self.after(node, step);
                let value = self.goal.abs_diff(after) as Value;
                if after < 1000 && value < out.limit(cost) {
                    out.add(cost, value, (), step);
                }
            }
        }

        fn nodes_per_expansion(&self) -> u64 {
            2
        }
    }

    /// Returns the cost of the path that a beam finds from 1 to `goal`, the sizes of its levels and the node count.
    fn searched(goal: u32, width: Width, threads: usize) -> (usize, Vec<usize>, u64) {
        let (space, control) = (Numbers { goal, max_alike: 1 }, Control::new());
        let mut beam = Beam::new(&space, width, threads, &control);
        beam.start(0, 1, 0, ());
        let mut sizes = Vec::new();
        for cost in 0.. {
            let level = beam.narrow(cost);
            if let Some((node, origin)) = level.goals.first() {
                let steps = beam.path(*origin);
                assert_eq!((*node, steps.iter().fold(1, |node, step| space.after(&node, *step))), (goal, goal));
                assert_eq!(steps.iter().map(|step| if *step == Step::More { 1 } else { 2 }).sum::<usize>(), cost);
                return (cost, sizes, control.nodes());
            }
            sizes.push(level.nodes.len());
            beam.expand(cost, level);
        }
        unreachable!("one more leads to every number")
    }

    /// Returns the minimum cost of a path from 1 to each number.
    fn costs() -> Vec<usize> {
        let mut out = vec![0; 1000];
        for number in 2..1000 {
            let halved = if number % 2 == 0 { out[number / 2] + 2 } else { usize::MAX };
            out[number] = halved.min(out[number - 1] + 1);
        }
        out
    }

    #[test]
    fn a_wide_beam_is_optimal_and_independent_of_threads() {
        let costs = costs();
        for goal in [2, 3, 7, 64, 100, 255, 511, 999] {
            let wide = Width { nodes: 1000, candidates: 2000 };
            let found = searched(goal, wide, 1);
            assert_eq!(found.0, costs[goal as usize]);
            assert_eq!(searched(goal, wide, 3), found);
            // No number is made twice.
            assert!(found.1.iter().sum::<usize>() < 1000);
        }
    }

    #[test]
    fn a_narrow_beam_stays_within_its_width() {
        let costs = costs();
        for goal in [64, 100, 255, 999] {
            let (cost, sizes, nodes) = searched(goal, Width { nodes: 2, candidates: 4 }, 1);
            assert!(cost >= costs[goal as usize] && sizes.iter().all(|size| *size <= 2));
            assert_eq!(nodes, 2 * sizes.iter().sum::<usize>() as u64);
        }
    }

    #[test]
    fn equivalent_nodes_are_kept_up_to_their_maximum() {
        let (space, control) = (Numbers { goal: 999, max_alike: 3 }, Control::new());
        let mut beam = Beam::new(&space, Width { nodes: 10, candidates: 20 }, 1, &control);
        (0..5).for_each(|_| beam.start(0, 1, 0, ()));
        let mut level = beam.narrow(0);
        assert_eq!((level.nodes.clone(), level.best), (vec![1; 3], Some(0)));
        beam.add_start(&mut level, 1);
        level.retain(|node| *node == 1);
        assert_eq!(level.nodes.len(), 4);
        level.retain(|node| *node != 1);
        assert!(level.nodes.is_empty() && !beam.expand(0, level));
    }

    #[test]
    fn a_stopped_beam_makes_no_nodes() {
        let (space, control) = (Numbers { goal: 999, max_alike: 1 }, Control::new());
        let mut beam = Beam::new(&space, Width { nodes: 10, candidates: 20 }, 2, &control);
        beam.start(0, 1, 0, ());
        control.stop();
        assert!(beam.narrow(0).nodes.is_empty());
    }
}
