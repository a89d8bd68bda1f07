//! The second phase: from G1 to S, where every piece lies in its slab and each slab is a cube.
//!
//! A beam led by exact distances of three parts of a state: the four-colour pieces with the inner three-colour ones, the other
//! three-colour ones, the outer two-colour ones.

use std::sync::{Mutex, PoisonError};

use super::super::codes::{CodeTable, Codes};
use super::ball::{Ball, StateMap};
use super::net::MOVE;
use super::orient::{Reached, Width};
use super::slab_coordinates::{Apart, MOVES, SlabTables};
use super::slab_net::SlabNet;
use crate::control::{Control, NodeCounter};
use crate::tables::on_threads;

struct State {
    codes: Codes,
    apart: Apart,
    at: u32,
    mv: u16,
    start: u32,
}

#[derive(Clone, Copy)]
struct Candidate {
    value: i32,
    state: u32,
    mv: u16,
}

/// How many states of one coset are kept: near the goal many, for the next phase to choose from.
pub(super) fn wanted(value: i32) -> u16 {
    match value / MOVE {
        0 => 60_000,
        1..3 => 16,
        _ => 1,
    }
}

fn cut(candidates: &mut Vec<Candidate>, count: usize) -> i32 {
    if candidates.len() <= count {
        return i32::MAX;
    }
    let (_, nth, _) = candidates.select_nth_unstable_by_key(count, |candidate| candidate.value);
    let most = nth.value;
    candidates.truncate(count);
    most
}

/// Searches from states of G1; what is reached counts from there on.
pub fn search(
    tables: &SlabTables,
    net: &SlabNet,
    ball: &Ball<Apart>,
    starts: &[Reached],
    width: Width,
    threads: usize,
    control: &Control,
) -> Vec<Reached> {
    let codes = CodeTable::get();
    let near = (i32::from(ball.radius) + 1) * MOVE;
    // What is taken for near but is not, is taken for farther the longer the search is stuck there.
    let (mut far, mut nearest) = (near, i32::MAX);
    let mut history: Vec<(u32, u16)> = Vec::new();
    let mut seen: StateMap<Apart, u16> = StateMap::default();
    let mut goals: Vec<Reached> = Vec::new();
    let mut level: Vec<State> = Vec::new();
    let mut last_level = width.levels;
    let first_cost = starts.iter().map(|start| start.turns.len()).min().unwrap_or(0);
    let turned = |mv: u16| usize::from(tables.turns[usize::from(mv)]);
    for depth in 0..=width.levels {
        for (n, start) in starts.iter().enumerate().filter(|(_, start)| start.turns.len() == first_cost + depth) {
            level.push(State {
                codes: start.codes,
                apart: tables.of(&start.codes),
                at: u32::MAX,
                mv: u16::MAX,
                start: n as u32,
            });
        }
        for state in level.iter().filter(|state| tables.is_goal(&state.apart)) {
            let start = &starts[state.start as usize];
            let mut turns = Vec::new();
            let (mut at, mut mv) = (state.at, state.mv);
            while mv != u16::MAX {
                turns.push(turned(mv) as u16);
                (at, mv) = if at == u32::MAX { (at, u16::MAX) } else { history[at as usize] };
            }
            turns.extend(start.turns.iter().rev());
            turns.reverse();
            goals.push(Reached { codes: state.codes, start: start.start, turns });
        }
        if !goals.is_empty() {
            last_level = last_level.min(depth + width.more_levels);
        }
        if depth >= last_level || goals.len() >= width.goals || control.check().is_break() {
            break;
        }
        let _ = NodeCounter::new(control).add((level.len() * MOVES) as u64);
        let first = history.len() as u32;
        history.extend(level.iter().map(|state| (state.at, state.mv)));
        let is_new = |apart: &Apart, value: i32| seen.get(apart).is_none_or(|count| *count < wanted(value));
        let found: Mutex<Vec<(usize, Vec<Candidate>)>> = Mutex::default();
        let share = 3 * width.states / threads.max(1) + 64;
        on_threads(threads, |thread| {
            let mut out = Vec::with_capacity(4 * share);
            let mut most = i32::MAX;
            let mut answers = [0; MOVES];
            for (number, state) in level.iter().enumerate().skip(thread).step_by(threads.max(1)) {
                let last = if state.mv == u16::MAX { usize::MAX } else { turned(state.mv) / 23 };
                if number % 64 == 0 && control.check().is_break() {
                    break;
                }
                net.answers(tables, &state.apart, &mut answers);
                for (mv, &value) in answers.iter().enumerate() {
                    let value = if value < near {
                        let exact = ball.distance(&tables.after(&state.apart, mv));
                        exact.map_or(far, |exact| i32::from(exact) * MOVE)
                    } else {
                        value
                    };
                    if value < most && turned(mv as u16) / 23 != last && is_new(&tables.after(&state.apart, mv), value)
                    {
                        out.push(Candidate { value, state: number as u32, mv: mv as u16 });
                    }
                }
                if out.len() > 3 * share {
                    most = cut(&mut out, share);
                    if control.check().is_break() {
                        break;
                    }
                }
            }
            cut(&mut out, share);
            found.lock().unwrap_or_else(PoisonError::into_inner).push((thread, out));
        });
        let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
        found.sort_unstable_by_key(|(thread, _)| *thread);
        let mut candidates: Vec<Candidate> = found.into_iter().flat_map(|(_, out)| out).collect();
        // Ties are broken at random but always alike, so that no family of states crowds out the others.
        let mixed = |candidate: &Candidate| (candidate.state ^ u32::from(candidate.mv) << 20).wrapping_mul(0x9e37_79b1);
        candidates.sort_unstable_by_key(|candidate| (candidate.value, mixed(candidate)));
        let best = candidates.first().map_or(0, |candidate| candidate.value);
        far = if best < nearest { near } else { far + MOVE / 2 };
        nearest = nearest.min(best);
        let mut next = Vec::with_capacity(width.states);
        for (n, candidate) in candidates.into_iter().enumerate() {
            if n % 4096 == 0 && control.check().is_break() {
                break;
            }
            let from = &level[candidate.state as usize];
            let apart = tables.after(&from.apart, usize::from(candidate.mv));
            let after = codes.turned(&from.codes, turned(candidate.mv));
            let count = seen.entry(apart).or_default();
            if *count >= wanted(candidate.value) {
                continue;
            }
            *count += 1;
            next.push(State { codes: after, apart, at: first + candidate.state, mv: candidate.mv, start: from.start });
            if next.len() >= width.states {
                break;
            }
        }
        level = next;
    }
    goals.sort_by_key(|goal| goal.turns.len());
    goals
}
