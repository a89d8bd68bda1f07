//! A beam search over the three cubes of a state in S, for the last two phases: into the subgroups of their own axes, then to solved within
//! them.
//!
//! A step re-grips outer cubes if needed, then turns a layer: one to three moves. States are collected in one pool per cost.

use super::ball::Ball;
use super::cubes_net::{CubeTables, Cubes, steps};
use super::frames::{Frames, SLABS};
use super::net::{Net, UNITS_PER_MOVE};
use crate::control::Control;
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::axis_turns::{AXIS_TURNS, AxisTurns, Coordinates};
use crate::search::beam::{Beam, CandidateOf, Offers, Space, Value, Width};

/// Exclusive upper limit of costs, in moves; solutions of narrow rounds have up to about 130.
const MAX_COST: usize = 160;
/// Scale of a sum of distances: large enough to keep the fractions that the squares of sums add.
const SUM_UNIT: f32 = 8.0;
/// Maximum value of a cube, so that the sum over three cubes fits in sixteen bits.
const MAX_CUBE_VALUE: f32 = 16_000.0;
/// Starts count as nearer than anything else, so progress is checked only after this many moves.
const NO_PROGRESS_CHECK_MOVES: usize = 4;
/// Candidates of a pool per kept state: more than one, since positions recur at other costs.
const CANDIDATES_PER_STATE: usize = 2;
/// Further candidates of a pool, so that a narrow one is filled too.
const EXTRA_CANDIDATES: usize = 1000;
/// Maximum number of goals traced per cost; limits the time to milliseconds.
const MAX_GOALS: usize = 20_000;
/// Number of values of a cube's sum of distances; greater sums are clamped.
const SUM_VALUES: usize = 128;

/// The phase: into the subgroups, or within them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubesPhase {
    /// Brings each cube into the subgroup of its own axis.
    IntoSubgroups,
    /// Solves each cube within its subgroup, and aligns the outer cubes with the middle one.
    WithinSubgroups,
}

/// The three cubes at the start of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct CubesStart {
    /// Number of moves made so far.
    pub cost: usize,
    /// Coordinates of each cube, outside or within its subgroup by phase.
    pub cubes: [Coordinates; SLABS],
    /// Grips of the three cubes; the middle one keeps its grip.
    pub grips: [u8; SLABS],
    /// Grips of the cubes when solved.
    pub solved_grips: [u8; SLABS],
}

/// The limits of a beam over three cubes.
#[derive(Clone, Copy, Debug)]
pub struct CubesLimits {
    /// Maximum number of states kept in a pool.
    pub states: usize,
    /// Number of grips kept per position.
    pub grips: usize,
    /// Maximum number of goals returned; the search ends once they are found.
    pub goals: usize,
    /// Number of moves by which a goal may exceed the shortest.
    pub extra_moves: usize,
    /// Number of moves that may pass without a nearer state.
    pub max_moves_without_progress: usize,
    /// Exclusive upper limit of the number of moves to a goal, those before the start included.
    pub shorter_than: usize,
}

/// The estimate that guides a search.
pub(super) enum Guide<'a> {
    /// Into the subgroups, by a sum of distances per cube: the weight of the exact distance in the sum, and that
    /// of the squared sum, which makes one far cube count more than two half as far.
    Sums(u32, f32),
    /// Within the subgroups, by a net, and by exact distances near the goal.
    Net(&'a Net, &'a Ball<Cubes>),
}

/// A goal: the index of its start, and the turns from there.
pub(super) struct CubesGoal {
    pub start: u32,
    pub turns: Vec<u16>,
}

/// The three cubes and their grips.
#[derive(Clone, Copy)]
struct Node {
    cubes: Cubes,
    grips: [u8; 2],
    /// The grip of the middle cube, which does not change.
    middle_grip: u8,
    /// Index of the start it was reached from.
    start: u32,
}

impl Node {
    fn new(start: &CubesStart, number: usize) -> Self {
        let [first, middle, last] = start.grips;
        Self { cubes: start.cubes, grips: [first, last], middle_grip: middle, start: number as u32 }
    }
}

/// A turn of a layer of all three cubes, `0 <= turn < 27`, and the grips of the outer cubes during it, `0 <= grip < 24`: five bits each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Step(u16);

impl Step {
    fn new(turn: usize, grips: [u8; 2]) -> Self {
        Self(turn as u16 | u16::from(grips[0]) << 5 | u16::from(grips[1]) << 10)
    }

    fn turn(self) -> usize {
        usize::from(self.0 & 31)
    }

    fn grips(self) -> [u8; 2] {
        [(self.0 >> 5 & 31) as u8, (self.0 >> 10 & 31) as u8]
    }
}

/// The search space: tables, guide and goal.
struct CubesSpace<'a> {
    frames: &'static Frames,
    tables: &'a CubeTables,
    phase: CubesPhase,
    /// The value of each sum of distances, for a guide by sums.
    values: Vec<u16>,
    exact_weight: u32,
    guide: &'a Guide<'a>,
    steps: Vec<[u8; SLABS]>,
    goal: Cubes,
    /// Number of grips kept per position.
    grips: usize,
}

impl CubesSpace<'_> {
    fn phase_index(&self) -> usize {
        usize::from(self.phase == CubesPhase::WithinSubgroups)
    }

    fn cube_value(&self, at: Coordinates) -> u16 {
        let [whole, one, other] = self.tables.turns.to_subgroup(at);
        let sum = self.exact_weight * u32::from(whole) + u32::from(one) + u32::from(other);
        self.values[(sum as usize).min(SUM_VALUES - 1)]
    }

    /// Computes the value of each step from these cubes.
    fn evaluate_steps(&self, cubes: &Cubes, room: &mut [i32], out: &mut [u16]) {
        match self.guide {
            Guide::Sums(..) => {
                let mut values = [[0u16; AXIS_TURNS]; SLABS];
                for (slab, values) in values.iter_mut().enumerate() {
                    for (turn, value) in values.iter_mut().enumerate() {
                        *value = self.cube_value(self.tables.turns.next(0, cubes[slab], turn));
                    }
                }
                for ([first, middle, last], out) in self.steps.iter().zip(out) {
                    *out = values[0][usize::from(*first)]
                        + values[1][usize::from(*middle)]
                        + values[2][usize::from(*last)];
                }
            }
            Guide::Net(net, ball) => {
                let far = (i32::from(ball.radius) + 1) * UNITS_PER_MOVE;
                self.tables.evaluate_steps(net, cubes, room);
                for (step, (answer, out)) in room.iter().zip(out).enumerate() {
                    let mut value = *answer;
                    if value < far {
                        let exact = ball.distance(&self.tables.after(cubes, step));
                        value = exact.map_or(far, |exact| i32::from(exact) * UNITS_PER_MOVE);
                    }
                    *out = value as u16;
                }
            }
        }
    }
}

/// Returns a hash of the position, without the grips.
fn key(cubes: &Cubes) -> u64 {
    let mut key = 1;
    for cube in cubes {
        let packed = u64::from(cube[0]) | u64::from(cube[1]) << 16 | u64::from(cube[2]) << 32;
        key = (key ^ packed).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        key ^= key >> 29;
    }
    key
}

/// Searches from `starts`; returns the goals, shortest first.
pub(super) fn search(
    tables: &CubeTables,
    phase: CubesPhase,
    guide: &Guide,
    starts: &[CubesStart],
    limits: CubesLimits,
    threads: usize,
    control: &Control,
) -> Vec<CubesGoal> {
    let (exact_weight, square_weight) =
        if let Guide::Sums(exact_weight, convex) = guide { (*exact_weight, *convex) } else { (0, 0.0) };
    let values = (0..SUM_VALUES)
        .map(|sum| (SUM_UNIT * (sum as f32 + square_weight * (sum * sum) as f32)).min(MAX_CUBE_VALUE) as u16)
        .collect();
    let goal = if phase == CubesPhase::IntoSubgroups {
        AxisTurns::coordinates_outside(&Cube3::SOLVED)
    } else {
        AxisTurns::coordinates_inside(&Cube3::SOLVED)
    };
    let steps = if phase == CubesPhase::IntoSubgroups { steps(|_| true) } else { tables.steps.clone() };
    let search = CubesSpace {
        frames: Frames::get(),
        tables,
        phase,
        values,
        exact_weight,
        guide,
        steps,
        goal: [goal; SLABS],
        grips: limits.grips,
    };
    let width = Width { nodes: limits.states, candidates: CANDIDATES_PER_STATE * limits.states + EXTRA_CANDIDATES };
    let mut pools = Beam::new(&search, width, threads, control);
    for (n, start) in starts.iter().enumerate().filter(|(_, start)| start.cost < MAX_COST) {
        let node = Node::new(start, n);
        let value = Value::from(!search.is_goal(&node));
        pools.start(start.cost, node, value, (key(&node.cubes), node.grips));
    }
    let mut found: Vec<(usize, CubesGoal)> = Vec::new();
    let mut last = MAX_COST.min(limits.shorter_than.saturating_sub(1));
    let first = starts.iter().map(|start| start.cost).min().unwrap_or(0);
    let mut nearest = (Value::MAX, first);
    for cost in first..MAX_COST {
        if cost > last || found.len() >= limits.goals || control.check().is_break() {
            break;
        }
        let level = pools.narrow(cost);
        for (node, origin) in level.goals.iter().take(MAX_GOALS) {
            let start = &starts[node.start as usize];
            let (mut turns, held) = expand_steps(search.frames, &pools.path(*origin), start);
            if phase == CubesPhase::WithinSubgroups {
                regrip(search.frames, held, solved_grips(start), &mut turns);
            }
            let whole = start.cost + turns.len();
            if phase == CubesPhase::IntoSubgroups || whole < limits.shorter_than {
                last = last.min(whole.max(cost) + limits.extra_moves);
                found.push((whole, CubesGoal { start: node.start, turns }));
            }
        }
        let Some(best) = level.best else { continue };
        if best < nearest.0 || cost <= first + NO_PROGRESS_CHECK_MOVES {
            nearest = (best, cost);
        }
        if cost > nearest.1 + limits.max_moves_without_progress {
            break;
        }
        pools.expand(cost, level);
    }
    found.sort_by_key(|(whole, _)| *whole);
    found.truncate(limits.goals);
    found.into_iter().map(|(_, found)| found).collect()
}

impl Space for CubesSpace<'_> {
    type Node = Node;
    type Step = Step;
    type Identity = u64;
    /// Hash of the position, so that candidates for one position are adjacent, then the grips.
    type Tie = (u64, [u8; 2]);
    type Scratch = (Vec<i32>, Vec<u16>);

    const MAX_STEP_COST: usize = 3;
    const EXPANDS_GOALS: bool = false;
    const DEDUPLICATES_CANDIDATES: bool = true;

    fn scratch(&self) -> Self::Scratch {
        (vec![0; self.steps.len()], vec![0; self.steps.len()])
    }

    fn after(&self, node: &Node, step: Step) -> Node {
        let [first, last] = step.grips();
        let turn_of = |grip: u8| usize::from(self.frames.local[usize::from(grip)][step.turn()]);
        let turns = [first, node.middle_grip, last].map(turn_of);
        let cubes =
            std::array::from_fn(|slab| self.tables.turns.next(self.phase_index(), node.cubes[slab], turns[slab]));
        Node { cubes, grips: step.grips(), ..*node }
    }

    fn identity(&self, node: &Node) -> u64 {
        key(&node.cubes)
    }

    fn max_equivalent(&self, value: Value) -> u16 {
        if value == 0 { u16::MAX } else { self.grips as u16 }
    }

    fn is_goal(&self, node: &Node) -> bool {
        node.cubes == self.goal
    }

    fn drop_equivalent(&self, sorted: &mut Vec<CandidateOf<Self>>) {
        let (mut last, mut count) = ((0, [u8::MAX; 2]), 0);
        sorted.retain(|candidate| {
            if candidate.value == 0 {
                return true;
            }
            let (key, held) = candidate.tie;
            if key == last.0 && (held == last.1 || count >= self.grips) {
                return false;
            }
            (last, count) = ((key, held), if key == last.0 { count + 1 } else { 1 });
            true
        });
    }

    fn expand(&self, node: &Node, _: usize, (answers, values): &mut Self::Scratch, out: &mut Offers<Self>) {
        let frames = self.frames;
        let [one, other] = node.grips.map(usize::from);
        self.evaluate_steps(&node.cubes, answers, values);
        // The turn of the puzzle for each turn in the middle cube's own directions.
        let mut turn_of = [0; AXIS_TURNS];
        for (turn, seen) in frames.local[usize::from(node.middle_grip)].iter().enumerate() {
            turn_of[usize::from(*seen)] = turn;
        }
        for (turns, &value) in self.steps.iter().zip(values.iter()) {
            let value = Value::from(value);
            if value > out.max_limit() {
                continue;
            }
            let [first, seen, last] = turns.map(usize::from);
            let turn = turn_of[seen];
            let (grips_first, grips_last) = (&frames.grips[turn][first], &frames.grips[turn][last]);
            let turns = [first, seen, last];
            let cubes: Cubes =
                std::array::from_fn(|slab| self.tables.turns.next(self.phase_index(), node.cubes[slab], turns[slab]));
            let held = [usize::from(frames.local[one][turn]), usize::from(frames.local[other][turn])];
            let is_goal = cubes == self.goal;
            let position = key(&cubes);
            if !out.accepts(&position, value) {
                continue;
            }
            let mut put = |cost: usize, grips: [u8; 2]| {
                if value < out.limit(cost) || is_goal {
                    // Goals differ in what this phase ignores, so they keep the order of their parents.
                    let tie = if is_goal { (0, [0; 2]) } else { (position, grips) };
                    out.add(cost, value, tie, Step::new(turn, grips));
                }
            };
            match (first == held[0], last == held[1]) {
                (true, true) => put(1, node.grips),
                (true, false) => grips_last.iter().for_each(|grip| put(2, [node.grips[0], *grip])),
                (false, true) => grips_first.iter().for_each(|grip| put(2, [*grip, node.grips[1]])),
                (false, false) => {
                    let mut is_shared = false;
                    for &grip in grips_first {
                        let by = frames.after[usize::from(grip)][usize::from(frames.inverse[one])];
                        let with = frames.after[usize::from(by)][other];
                        if usize::from(frames.local[usize::from(with)][turn]) == last {
                            put(2, [grip, with]);
                            is_shared = true;
                        }
                    }
                    if !is_shared {
                        for (n, &grip) in grips_first.iter().enumerate() {
                            put(3, [grip, grips_last[n % grips_last.len()]]);
                        }
                    }
                }
            }
        }
    }

    fn nodes_per_expansion(&self) -> u64 {
        self.steps.len() as u64
    }
}

fn solved_grips(start: &CubesStart) -> [u8; 2] {
    [start.solved_grips[0], start.solved_grips[2]]
}

/// Appends the turns that change the grips of the outer cubes: none, one, or two.
fn regrip(frames: &Frames, from: [u8; 2], to: [u8; 2], turns: &mut Vec<u16>) {
    let by: [usize; 2] = std::array::from_fn(|n| {
        usize::from(frames.after[usize::from(to[n])][usize::from(frames.inverse[usize::from(from[n])])])
    });
    if by[0] == by[1] {
        if by[0] != 0 {
            turns.push(frames.grip_turn[2][by[0]]);
        }
        return;
    }
    let each = frames.grip_turn[..2].iter().zip(by);
    turns.extend(each.filter(|(_, by)| *by != 0).map(|(turn, by)| turn[by]));
}

/// Expands the steps from a start into turns; also returns the final grips of the outer cubes.
fn expand_steps(frames: &Frames, steps: &[Step], start: &CubesStart) -> (Vec<u16>, [u8; 2]) {
    let mut held = [start.grips[0], start.grips[2]];
    let mut turns = Vec::new();
    for step in steps {
        regrip(frames, held, step.grips(), &mut turns);
        held = step.grips();
        turns.push(frames.layer_turn[step.turn()]);
    }
    (turns, held)
}
