//! The first phase: the sticker of every piece that belongs to a W cell is brought onto the W axis, where the moves of G1 leave it.
//!
//! A beam: of all states that follow from those of the level before, the ones whose net answers least go on. States that differ only in
//! what the phase does not look at count as one, except near the end: there many of them are wanted, for the next phase to choose from.

use std::collections::HashSet;

use super::super::codes::{CodeTable, Codes, TURNS};
use super::axis_children::AfterTurns;
use super::axis_labels::AxisLabels;
use super::ball::{Ball, StateMap};
use super::net::{MOVE, Net};
use super::parity::Handedness;
use super::separate::wanted;
use crate::control::{Control, NodeCounter};
use crate::tables::on_threads;
use std::sync::Mutex;

/// A state that a phase begins or ends with.
#[derive(Clone)]
pub struct Reached {
    /// The state.
    pub codes: Codes,
    /// The number of the state that the search began with.
    pub start: u32,
    /// The turns that lead to it.
    pub turns: Vec<u16>,
}

/// The beam's limits.
#[derive(Clone, Copy, Debug)]
pub struct Width {
    /// The number of states of a level.
    pub states: usize,
    /// The number of goals after which no further level is begun.
    pub goals: usize,
    /// The number of levels after the first goal.
    pub more_levels: usize,
    /// The greatest number of levels.
    pub levels: usize,
}

struct State {
    codes: Codes,
    /// The place in the history, and the turn before.
    at: u32,
    turn: u16,
    start: u32,
}

#[derive(Clone, Copy)]
struct Candidate {
    value: i32,
    state: u32,
    turn: u16,
}

/// Keeps the least of the candidates, about `count` of them.
fn cut(candidates: &mut Vec<Candidate>, count: usize) -> i32 {
    if candidates.len() <= count {
        return i32::MAX;
    }
    let (_, nth, _) = candidates.select_nth_unstable_by_key(count, |candidate| candidate.value);
    let most = nth.value;
    candidates.truncate(count);
    most
}

/// Searches; the states that it begins with are given by `starts`.
pub fn search(
    net: &Net,
    ball: &Ball<u64>,
    starts: &[Codes],
    width: Width,
    threads: usize,
    control: &Control,
) -> Vec<Reached> {
    let (codes, tables, hands) = (CodeTable::get(), AxisLabels::get(), Handedness::get());
    let far = (i32::from(ball.radius) + 1) * MOVE;
    let mut history: Vec<(u32, u16)> = Vec::new();
    let mut level: Vec<State> = starts
        .iter()
        .enumerate()
        .map(|(n, start)| State { codes: *start, at: u32::MAX, turn: u16::MAX, start: n as u32 })
        .collect();
    let mut goals: Vec<Reached> = Vec::new();
    let mut known = HashSet::new();
    let mut last_level = width.levels;
    // Across all levels: a state that comes back later is no nearer.
    let mut seen: StateMap<u64, u16> = StateMap::default();
    for depth in 0..=width.levels {
        for state in &level {
            if tables.is_home(&tables.of(&state.codes)) && !hands.is_odd(&state.codes) && known.insert(state.codes) {
                let mut turns = Vec::new();
                let (mut at, mut turn) = (state.at, state.turn);
                while turn != u16::MAX {
                    turns.push(turn);
                    (at, turn) = if at == u32::MAX { (at, u16::MAX) } else { history[at as usize] };
                }
                turns.reverse();
                goals.push(Reached { codes: state.codes, start: state.start, turns });
            }
        }
        if !goals.is_empty() {
            last_level = last_level.min(depth + width.more_levels);
        }
        if depth >= last_level || goals.len() >= width.goals || control.check().is_break() {
            break;
        }
        // The history of this level: its states' parents.
        let _ = NodeCounter::new(control).add((level.len() * TURNS) as u64);
        let first = history.len() as u32;
        history.extend(level.iter().map(|state| (state.at, state.turn)));
        let is_new = |state: &State, turn: usize, value: i32| {
            let key = tables.key(&codes.turned(&state.codes, turn)) ^ u64::from(state.start) << 57;
            seen.get(&key).is_none_or(|count| *count < wanted(value))
        };
        let found: Mutex<Vec<(usize, Vec<Candidate>)>> = Mutex::default();
        let share = 3 * width.states / threads.max(1) + 64;
        on_threads(threads, |thread| {
            let mut out = Vec::with_capacity(4 * share);
            let mut most = i32::MAX;
            let mut answers = [0; TURNS];
            for (number, state) in level.iter().enumerate().skip(thread).step_by(threads.max(1)) {
                if number % 64 == 0 && control.check().is_break() {
                    break;
                }
                net.answers(&AfterTurns(&state.codes), &mut answers);
                let last = usize::from(state.turn) / 23;
                for (turn, &value) in answers.iter().enumerate() {
                    let value = if value < far {
                        let exact = ball.distance(&tables.key(&codes.turned(&state.codes, turn)));
                        exact.map_or(far, |exact| i32::from(exact) * MOVE)
                    } else {
                        value
                    };
                    if value < most && turn / 23 != last && is_new(state, turn, value) {
                        out.push(Candidate { value, state: number as u32, turn: turn as u16 });
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
            found.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((thread, out));
        });
        let mut found = found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        found.sort_unstable_by_key(|(thread, _)| *thread);
        let mut candidates: Vec<Candidate> = found.into_iter().flat_map(|(_, out)| out).collect();
        candidates.sort_unstable_by_key(|candidate| (candidate.value, candidate.state, candidate.turn));
        let mut next = Vec::with_capacity(width.states);
        for (n, candidate) in candidates.into_iter().enumerate() {
            if n % 4096 == 0 && control.check().is_break() {
                break;
            }
            let from = &level[candidate.state as usize];
            let after = codes.turned(&from.codes, usize::from(candidate.turn));
            let count = seen.entry(tables.key(&after) ^ u64::from(from.start) << 57).or_default();
            if *count >= wanted(candidate.value) {
                continue;
            }
            *count += 1;
            next.push(State { codes: after, at: first + candidate.state, turn: candidate.turn, start: from.start });
            if next.len() >= width.states {
                break;
            }
        }
        level = next;
    }
    goals
}

/// The states near G1.
pub fn ball() -> Ball<u64> {
    let (table, tables) = (CodeTable::get(), AxisLabels::get());
    let solved = table.encode(&super::super::Tess3::solved());
    Ball::new(solved, 3, TURNS, |codes, turn| table.turned(codes, turn), |codes| tables.key(codes))
}
