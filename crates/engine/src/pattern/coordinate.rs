//! Coordinates: the positions of a few pieces of a task, numbered breadth-first from the starts.
//!
//! Pieces that may end in the same placements count as identical and are unordered: four identical edges have 7,920
//! positions instead of 190,080.

use rustc_hash::FxHashMap;

use super::goals::GoalSet;
use super::placements::Placements;
use super::task::{LabelledTask, Start, TrackedPiece};

/// Maximum number of pieces of a coordinate; each is a byte of a key.
const MAX_PIECES: usize = 16;

/// The placements of some pieces, one byte each, sorted within runs of identical pieces.
type Key = u128;

/// Numbered positions of some pieces, with the effect of each move.
pub(super) struct Coordinate {
    /// Indices into [`LabelledTask::pieces`]; identical pieces are adjacent.
    pub pieces: Vec<usize>,
    pub size: usize,
    /// Number of moves, including inverses.
    moves: usize,
    /// `next[value * moves + mv]` is the value after move `mv`.
    next: Vec<u32>,
    /// The goals compatible with each value.
    pub goals: Vec<GoalSet>,
    numbers: FxHashMap<Key, u32>,
    /// Ends of the runs of identical pieces in `pieces`.
    runs: Vec<usize>,
}

/// The layout of keys: kinds of the pieces, and ends of the runs of identical ones.
struct KeyLayout<'a> {
    placements: &'a Placements,
    kinds: Vec<usize>,
    runs: Vec<usize>,
}

impl KeyLayout<'_> {
    fn bytes(&self, key: Key) -> [u8; MAX_PIECES] {
        key.to_le_bytes()
    }

    /// Packs placements into a key, sorted within each run of identical pieces.
    fn sorted(&self, mut bytes: [u8; MAX_PIECES]) -> Key {
        let mut begin = 0;
        for &end in &self.runs {
            if end - begin > 1 {
                bytes[begin..end].sort_unstable();
            }
            begin = end;
        }
        Key::from_le_bytes(bytes)
    }

    fn after(&self, key: Key, mv: usize) -> Key {
        let mut bytes = self.bytes(key);
        for (byte, &kind) in bytes.iter_mut().zip(&self.kinds) {
            *byte = self.placements.kinds[kind].after[mv][usize::from(*byte)];
        }
        self.sorted(bytes)
    }
}

/// Sorts pieces so that identical ones are adjacent; also returns the ends of the runs.
fn sort_into_runs(mut pieces: Vec<usize>, alike: &[usize]) -> (Vec<usize>, Vec<usize>) {
    pieces.sort_by_key(|&n| (alike[n], n));
    let is_end = |i: &usize| pieces.get(*i).is_none_or(|&next| alike[next] != alike[pieces[*i - 1]]);
    let runs = (1..=pieces.len()).filter(is_end).collect();
    (pieces, runs)
}

/// Returns, for each piece, the index of the first one of the same kind that may end in the same placements.
pub(super) fn first_equivalents(pieces: &[TrackedPiece]) -> Vec<usize> {
    let same = |n: usize| pieces.iter().position(|p| p.kind == pieces[n].kind && p.accepts == pieces[n].accepts);
    (0..pieces.len()).map(|n| same(n).unwrap_or(n)).collect()
}

impl Coordinate {
    /// Returns the coordinate of one or more pieces; `None` if there are more than [`MAX_PIECES`] of them or they have
    /// more than `max_size` positions. `alike` is the result of [`first_equivalents`] for all pieces of the task.
    pub fn new(task: &LabelledTask, pieces: Vec<usize>, alike: &[usize], max_size: usize) -> Option<Self> {
        if pieces.len() > MAX_PIECES {
            return None;
        }
        let (pieces, runs) = sort_into_runs(pieces, alike);
        let kinds: Vec<usize> = pieces.iter().map(|&n| task.pieces[n].kind).collect();
        let keys = KeyLayout { placements: &task.placements, kinds, runs };
        let mut numbers = FxHashMap::default();
        let mut all: Vec<Key> = Vec::new();
        for start in &task.starts {
            let key = keys.sorted(bytes_of(&pieces, start));
            numbers.entry(key).or_insert_with(|| {
                all.push(key);
                all.len() as u32 - 1
            });
        }
        // Entries of a power are composed from those of its base move.
        let made = powers(task);
        let moves = task.moves.len();
        let mut next: Vec<u32> = Vec::new();
        let mut at = 0;
        while at < all.len() {
            next.resize((at + 1) * moves, 0);
            for mv in (0..moves).filter(|mv| made[*mv].is_none()) {
                let key = keys.after(all[at], mv);
                let fresh = all.len() as u32;
                let number = *numbers.entry(key).or_insert(fresh);
                if number == fresh {
                    if all.len() >= max_size {
                        return None;
                    }
                    all.push(key);
                }
                next[at * moves + mv] = number;
            }
            at += 1;
        }
        for value in 0..all.len() {
            for mv in 0..moves {
                if let Some((quarter, count)) = made[mv] {
                    let end = (0..count).fold(value, |value, _| next[value * moves + quarter] as usize);
                    next[value * moves + mv] = end as u32;
                }
            }
        }
        let agrees = |key: &Key| {
            let bytes = keys.bytes(*key);
            let goals = |(&n, byte): (&usize, &u8)| task.pieces[n].accepts[usize::from(*byte)];
            pieces.iter().zip(&bytes).map(goals).fold(GoalSet::ALL, GoalSet::intersection)
        };
        let goals = all.iter().map(agrees).collect();
        Some(Self { size: all.len(), moves, next, goals, numbers, runs: keys.runs, pieces })
    }

    /// Returns the values sorted by key, an order that does not depend on the starts.
    pub fn in_order(&self) -> Vec<u32> {
        let mut all: Vec<(Key, u32)> = self.numbers.iter().map(|(key, value)| (*key, *value)).collect();
        all.sort_unstable();
        all.into_iter().map(|(_, value)| value).collect()
    }

    #[inline]
    pub fn after(&self, value: u32, mv: usize) -> u32 {
        self.next[value as usize * self.moves + mv]
    }

    #[inline]
    pub fn row(&self, value: u32) -> &[u32] {
        &self.next[value as usize * self.moves..][..self.moves]
    }

    /// Returns the value at a start; `None` if it is not reachable from the starts that the coordinate was built from.
    pub fn start_value(&self, task: &LabelledTask, start: &Start) -> Option<u32> {
        let kinds = self.pieces.iter().map(|&n| task.pieces[n].kind).collect();
        let keys = KeyLayout { placements: &task.placements, kinds, runs: self.runs.clone() };
        self.numbers.get(&keys.sorted(bytes_of(&self.pieces, start))).copied()
    }
}

fn bytes_of(pieces: &[usize], start: &Start) -> [u8; MAX_PIECES] {
    let mut bytes = [0; MAX_PIECES];
    for (byte, &n) in bytes.iter_mut().zip(pieces) {
        *byte = start.placements[n];
    }
    bytes
}

/// Returns, for each move that is a power of an earlier one, that base move and the exponent, 2 or 3.
fn powers(task: &LabelledTask) -> Vec<Option<(usize, usize)>> {
    let power = |mv: usize| {
        let is_power = |quarter: usize, count: usize| {
            task.placements.kinds.iter().all(|kind| {
                let made = |p: u8| (0..count).fold(p, |p, _| kind.after[quarter][usize::from(p)]);
                (0..kind.facelets.len()).all(|p| made(p as u8) == kind.after[mv][p])
            })
        };
        (0..mv).find_map(|quarter| (2..=3).find(|&count| is_power(quarter, count)).map(|count| (quarter, count)))
    };
    let all: Vec<Option<(usize, usize)>> = (0..task.moves.len()).map(power).collect();
    // The base of a power must not be a power itself.
    let of_made = |entry: &Option<(usize, usize)>| entry.filter(|(quarter, _)| all[*quarter].is_none());
    all.iter().map(of_made).collect()
}
