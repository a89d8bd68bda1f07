//! A beam over the three cubes of S, for the last two phases: all three into the subgroups of their own axes, and solved within them.
//!
//! A step re-grips outer cubes, or not, and turns a layer: one, two or three moves. States wait in pools by their cost.

use rustc_hash::FxHashMap;
use std::sync::{Mutex, PoisonError};

use super::ball::Ball;
use super::cubes_net::{CubeTables, Cubes, steps};
use super::frames::{Frames, MIDDLE, SLABS};
use super::net::{MOVE, Net};
use crate::control::{Control, NodeCounter};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::axis_turns::{AXIS_TURNS, AxisTurns, Coordinates};
use crate::tables::on_threads;

/// The greatest cost of a solution.
const COSTS: usize = 160;
/// The moves of a step: none, one or two before the turn.
const STEPS: usize = 3;
/// The number of values of the summed distances of a cube.
const SUMS: usize = 128;

/// Which of the two phases: into the subgroups, or within them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Each cube into the subgroup of its own axis.
    Into,
    /// Each cube solved within it, and all held as the middle one.
    Within,
}

/// The three cubes that a search begins with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Start {
    /// The number of moves before.
    pub cost: usize,
    /// The coordinates of each cube.
    pub cubes: [Coordinates; SLABS],
    /// The grips of the three cubes; the middle one keeps its own.
    pub grips: [u8; SLABS],
    /// The grips in which they are solved.
    pub solved: [u8; SLABS],
}

/// The limits of a beam over three cubes.
#[derive(Clone, Copy, Debug)]
pub struct CubesLimits {
    /// The number of states of a pool.
    pub states: usize,
    /// The number of grips of one position that are kept.
    pub grips: usize,
    /// The number of goals after which it ends.
    pub goals: usize,
    /// The number of moves that the last goal may have more than the first.
    pub more: usize,
    /// The number of moves that may pass without a state that is nearer.
    pub patience: usize,
    /// The length that a solution is to be below.
    pub below: usize,
}

/// The guide of a search.
pub(super) enum Guide<'a> {
    /// To the subgroups, by sums of distances: the weight of the exact one, and how much more a far cube counts than two half as far.
    Sums(u32, f32),
    /// Within them, by a net, and by exact distances near the goal.
    Net(&'a Net, &'a Ball<Cubes>),
}

/// A goal: the start, and the turns from there.
pub(super) struct Found {
    pub start: u32,
    pub turns: Vec<u16>,
}

#[derive(Clone, Copy)]
struct State {
    cubes: [Coordinates; SLABS],
    grips: [u8; 2],
    start: u32,
    /// The place of the state before in the history, and the step from there.
    at: u32,
    step: u16,
    value: u16,
}

/// One search: its tables, its guide and its goal.
struct Search<'a> {
    frames: &'static Frames,
    tables: &'a CubeTables,
    part: Part,
    /// The value of each sum of distances, for a guide by sums.
    values: Vec<u16>,
    exact: u32,
    guide: &'a Guide<'a>,
    steps: Vec<[u8; SLABS]>,
    goal: Cubes,
}

impl Search<'_> {
    fn number(&self) -> usize {
        usize::from(self.part == Part::Within)
    }

    fn sum(&self, at: Coordinates) -> u16 {
        let [whole, one, other] = self.tables.turns.to_subgroup(at);
        let sum = self.exact * u32::from(whole) + u32::from(one) + u32::from(other);
        self.values[(sum as usize).min(SUMS - 1)]
    }

    /// The value of each step from these cubes.
    fn answers(&self, cubes: &Cubes, room: &mut [i32], out: &mut [u16]) {
        match self.guide {
            Guide::Sums(..) => {
                let mut values = [[0u16; AXIS_TURNS]; SLABS];
                for (slab, values) in values.iter_mut().enumerate() {
                    for (turn, value) in values.iter_mut().enumerate() {
                        *value = self.sum(self.tables.turns.next(0, cubes[slab], turn));
                    }
                }
                for ([first, middle, last], out) in self.steps.iter().zip(out) {
                    *out = values[0][usize::from(*first)]
                        + values[1][usize::from(*middle)]
                        + values[2][usize::from(*last)];
                }
            }
            Guide::Net(net, ball) => {
                let far = (i32::from(ball.radius) + 1) * MOVE;
                self.tables.answers(net, cubes, room);
                for (step, (answer, out)) in room.iter().zip(out).enumerate() {
                    let mut value = *answer;
                    if value < far {
                        let exact = ball.distance(&self.tables.after(cubes, step));
                        value = exact.map_or(far, |exact| i32::from(exact) * MOVE);
                    }
                    *out = value as u16;
                }
            }
        }
    }
}

impl State {
    /// A hash of the position of the cubes.
    fn key(&self) -> u64 {
        let mut key = 1;
        for cube in &self.cubes {
            let packed = u64::from(cube[0]) | u64::from(cube[1]) << 16 | u64::from(cube[2]) << 32;
            key = (key ^ packed).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            key ^= key >> 29;
        }
        key
    }
}

/// Keeps the best states, each position with few grips; the worst value that is left.
fn sift(pool: &mut Vec<State>, count: usize, grips: usize) -> u16 {
    let mut keyed: Vec<(u16, u64, [u8; 2], u32)> = pool
        .iter()
        .enumerate()
        .map(|(n, state)| (state.value, if state.value == 0 { n as u64 } else { state.key() }, state.grips, n as u32))
        .collect();
    keyed.sort_unstable();
    let mut out: Vec<State> = Vec::with_capacity(count.min(keyed.len()));
    let mut last = (0, [u8::MAX; 2], 0);
    for (_, key, held, n) in keyed {
        if key == last.0 && (held == last.1 || last.2 >= grips) {
            continue;
        }
        last = (key, held, if key == last.0 { last.2 + 1 } else { 1 });
        out.push(pool[n as usize]);
        if out.len() >= count {
            break;
        }
    }
    let most = if out.len() >= count { out.last().map_or(u16::MAX, |state| state.value) } else { u16::MAX };
    *pool = out;
    most
}

/// Searches from the starts.
pub(super) fn search(
    tables: &CubeTables,
    part: Part,
    guide: &Guide,
    starts: &[Start],
    beam: CubesLimits,
    threads: usize,
    control: &Control,
) -> Vec<Found> {
    let (exact, convex) = if let Guide::Sums(exact, convex) = guide { (*exact, *convex) } else { (0, 0.0) };
    let values = (0..SUMS).map(|sum| (8.0 * (sum as f32 + convex * (sum * sum) as f32)).min(16000.0) as u16).collect();
    let goal = if part == Part::Into { AxisTurns::outside(&Cube3::SOLVED) } else { AxisTurns::inside(&Cube3::SOLVED) };
    let steps = if part == Part::Into { steps(|_| true) } else { tables.steps.clone() };
    let search = Search { frames: Frames::get(), tables, part, values, exact, guide, steps, goal: [goal; SLABS] };
    let frames = search.frames;
    let mut pools: Vec<Vec<State>> = (0..COSTS + STEPS + 1).map(|_| Vec::new()).collect();
    let mut most = vec![u16::MAX; COSTS + STEPS + 1];
    for (n, start) in starts.iter().enumerate().filter(|(_, start)| start.cost < COSTS) {
        let value = u16::from(start.cubes != search.goal);
        let grips = [start.grips[0], start.grips[2]];
        pools[start.cost].push(State { cubes: start.cubes, grips, start: n as u32, at: u32::MAX, step: 0, value });
    }
    let mut history: Vec<(u32, u16)> = Vec::new();
    let mut found: Vec<(usize, Found)> = Vec::new();
    let mut last = COSTS.min(beam.below.saturating_sub(1));
    let first = starts.iter().map(|start| start.cost).min().unwrap_or(0);
    let mut nearest = (u16::MAX, first);
    // Across all costs: a position that comes back later is no nearer.
    let mut seen: FxHashMap<u64, u16> = FxHashMap::default();
    for cost in first..COSTS {
        if cost > last || found.len() >= beam.goals || control.check().is_break() {
            break;
        }
        let mut pool = std::mem::take(&mut pools[cost]);
        let goals: Vec<State> = pool.iter().filter(|state| state.cubes == search.goal).copied().collect();
        pool.retain(|state| state.cubes != search.goal);
        for state in goals.into_iter().take(20_000) {
            let (turns, held) = unwound(frames, &history, &starts[state.start as usize], &state);
            let mut turns = turns;
            if part == Part::Within {
                regrip(frames, held, solved_grips(&starts[state.start as usize]), &mut turns);
            }
            let whole = starts[state.start as usize].cost + turns.len();
            if part == Part::Into || whole < beam.below {
                last = last.min(whole.max(cost) + beam.more);
                found.push((whole, Found { start: state.start, turns }));
            }
        }
        pool.retain(|state| seen.get(&state.key()).is_none_or(|count| usize::from(*count) < beam.grips));
        sift(&mut pool, beam.states, beam.grips);
        if pool.is_empty() {
            continue;
        }
        for state in &pool {
            *seen.entry(state.key()).or_default() += 1;
        }
        let best = pool.iter().map(|state| state.value).min().unwrap_or(0);
        if best < nearest.0 || cost <= first + 4 {
            nearest = (best, cost);
        }
        if cost > nearest.1 + beam.patience {
            break;
        }
        let _ = NodeCounter::new(control).add((pool.len() * search.steps.len()) as u64);
        let before = history.len() as u32;
        history.extend(pool.iter().map(|state| (state.at, state.step)));
        let results: Mutex<Vec<(usize, [Vec<State>; STEPS])>> = Mutex::default();
        let limit = 2 * beam.states + 2000;
        let cuts = [most[cost + 1], most[cost + 2], most[cost + 3]];
        on_threads(threads, |thread| {
            let mut out: [Vec<State>; STEPS] = Default::default();
            let mut cuts = cuts;
            let mut room = (vec![0; search.steps.len()], vec![0; search.steps.len()]);
            for (n, state) in pool.iter().enumerate().skip(thread).step_by(threads.max(1)) {
                let middle = starts[state.start as usize].grips[MIDDLE];
                expand(&search, state, middle, before + n as u32, &cuts, &mut room, &mut out);
                for (pool, cut) in out.iter_mut().zip(&mut cuts) {
                    if pool.len() > limit {
                        *cut = sift(pool, limit / 2, beam.grips).min(*cut);
                    }
                }
                if n % 256 == 0 && control.check().is_break() {
                    break;
                }
            }
            results.lock().unwrap_or_else(PoisonError::into_inner).push((thread, out));
        });
        let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
        results.sort_unstable_by_key(|(thread, _)| *thread);
        for (_, out) in results {
            for (step, states) in out.into_iter().enumerate() {
                let to = cost + 1 + step;
                pools[to].extend(states);
                if pools[to].len() > 4 * beam.states + 4000 {
                    let cut = sift(&mut pools[to], 2 * beam.states, beam.grips);
                    most[to] = most[to].min(cut);
                }
            }
        }
    }
    found.sort_by_key(|(whole, _)| *whole);
    found.truncate(beam.goals);
    found.into_iter().map(|(_, found)| found).collect()
}

fn solved_grips(start: &Start) -> [u8; 2] {
    [start.solved[0], start.solved[2]]
}

/// The states after each step of one.
fn expand(
    search: &Search,
    state: &State,
    middle: u8,
    at: u32,
    cuts: &[u16; STEPS],
    room: &mut (Vec<i32>, Vec<u16>),
    out: &mut [Vec<State>; STEPS],
) {
    let frames = search.frames;
    let [one, other] = state.grips.map(usize::from);
    let most = *cuts.iter().max().unwrap_or(&0);
    search.answers(&state.cubes, &mut room.0, &mut room.1);
    // The turn of the puzzle that the middle cube sees so.
    let mut turn_of = [0; AXIS_TURNS];
    for (turn, seen) in frames.local[usize::from(middle)].iter().enumerate() {
        turn_of[usize::from(*seen)] = turn;
    }
    for (step, &sum) in room.1.iter().enumerate() {
        if sum > most {
            continue;
        }
        let [first, seen, last] = search.steps[step].map(usize::from);
        let turn = turn_of[seen];
        let (grips_first, grips_last) = (&frames.grips[turn][first], &frames.grips[turn][last]);
        let turns = [first, seen, last];
        let cubes: Cubes =
            std::array::from_fn(|slab| search.tables.turns.next(search.number(), state.cubes[slab], turns[slab]));
        let held = [usize::from(frames.local[one][turn]), usize::from(frames.local[other][turn])];
        let is_goal = cubes == search.goal;
        let mut put = |cost: usize, grips: [u8; 2]| {
            if sum < cuts[cost - 1] || is_goal {
                let step = turn as u16 | u16::from(grips[0]) << 5 | u16::from(grips[1]) << 10;
                out[cost - 1].push(State { cubes, grips, start: state.start, at, step, value: sum });
            }
        };
        match (first == held[0], last == held[1]) {
            (true, true) => put(1, state.grips),
            (true, false) => grips_last.iter().for_each(|grip| put(2, [state.grips[0], *grip])),
            (false, true) => grips_first.iter().for_each(|grip| put(2, [*grip, state.grips[1]])),
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

/// The turns from the start to a state, and the grips there.
fn unwound(frames: &Frames, history: &[(u32, u16)], start: &Start, state: &State) -> (Vec<u16>, [u8; 2]) {
    let mut steps = Vec::new();
    let (mut at, mut step) = (state.at, state.step);
    while at != u32::MAX {
        steps.push(step);
        (at, step) = history[at as usize];
    }
    let mut held = [start.grips[0], start.grips[2]];
    let mut turns = Vec::new();
    for step in steps.into_iter().rev() {
        let to = [(step >> 5 & 31) as u8, (step >> 10 & 31) as u8];
        regrip(frames, held, to, &mut turns);
        held = to;
        turns.push(frames.layer_turn[usize::from(step & 31)]);
    }
    (turns, held)
}
