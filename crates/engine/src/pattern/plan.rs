//! Coordinates and pattern databases of a task: few and small ones at the start, larger ones once the search has taken
//! as long as building them.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use super::coordinate::{Coordinate, alike};
use super::database::{self, PatternDatabase};
use super::goals::GoalSet;
use super::task::{LabelledTask, is_centre};
use crate::tables::{TableError, Workers, databases::DatabaseFile, store::Tables};

/// Maximum number of values of a coordinate, so that its move table fits in the L2 cache.
const MAX_SIZE: usize = 40_000;
/// At least one in this number of conceivable positions of pieces of one kind is reachable: a third for all corners.
const MOST_LOST: u128 = 3;
/// Maximum number of pairs of a database that is built before the search.
const AT_ONCE: u64 = 1 << 16;
/// Number of database entries times moves computed in the time of one search node, measured.
const PAIRS_A_NODE: u64 = 40;

/// Reading a database from a file is about this many times faster than building it.
const READ_FASTER: u64 = 10;
/// Minimum number of pairs of a database worth saving.
const LEAST_KEPT: u64 = 1 << 24;
/// Minimum build time of a database that is saved.
const KEPT_FROM: Duration = Duration::from_secs(1);

/// Databases, the largest first.
pub(super) type Databases = Arc<[Arc<PatternDatabase>]>;

/// The coordinates of a task, which together cover all of its pieces, and its databases so far.
pub(super) struct Plan {
    pub coordinates: Vec<Coordinate>,
    /// The goals that agree with the pieces that do not move, at any start.
    goals: GoalSet,
    databases: RwLock<Databases>,
    /// The databases to build, the next one last.
    waiting: Mutex<Vec<Candidate>>,
    /// Nodes searched since the last database was built.
    spent: AtomicU64,
}

/// A pair of coordinates for a database.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    coordinates: [usize; 2],
    size: u64,
    /// True once its file was looked up.
    looked_for: bool,
}

impl Plan {
    /// Returns the plan of a task with its small databases; all databases together take at most `memory` bytes.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if the workers' control stops it.
    pub fn of(task: &LabelledTask, memory: u64, workers: Workers) -> Result<Self, TableError> {
        let coordinates = cover(task);
        let goals = task.goals();
        let mut waiting = candidates(&coordinates, memory);
        let at_once: Vec<Candidate> = waiting.iter().copied().filter(|candidate| candidate.size <= AT_ONCE).collect();
        waiting.retain(|candidate| candidate.size > AT_ONCE);
        waiting.reverse();
        let out = Self {
            coordinates,
            goals,
            databases: RwLock::new(Arc::from([])),
            waiting: Mutex::new(waiting),
            spent: AtomicU64::new(0),
        };
        for candidate in at_once {
            out.make(task, candidate, workers)?;
        }
        Ok(out)
    }

    pub fn databases(&self) -> Databases {
        self.databases.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Counts searched nodes, and builds the next database once they took as long as building it. Other workers wait
    /// meanwhile.
    ///
    /// A saved database is read earlier, with a single look-up. A slow one is saved in the folder of `store`.
    pub fn spend(&self, task: &LabelledTask, nodes: u64, store: &Tables, workers: Workers) {
        self.spent.fetch_add(nodes, Relaxed);
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(next) = waiting.last_mut() else { return };
        let (cost, spent) = (next.cost(task), self.spent.load(Relaxed));
        let is_large = next.size >= LEAST_KEPT;
        let looks = is_large && spent >= cost / READ_FASTER && !std::mem::replace(&mut next.looked_for, true);
        let next = *next;
        let read = looks.then(|| self.file(task, next, store)).and_then(|file| file.read(workers.control));
        if let Some(distances) = read {
            self.add(PatternDatabase::of_distances(distances, &self.coordinates, next.coordinates));
        } else if spent >= cost {
            let began = Instant::now();
            let Ok(made) = self.make(task, next, workers) else {
                // The control that stopped it also stops the search.
                self.spent.store(0, Relaxed);
                return;
            };
            if is_large && began.elapsed() >= KEPT_FROM {
                let written = self.file(task, next, store).write(made.distances(), workers.control);
                written.unwrap_or_else(|(path, source)| store.note_unsaved(TableError::Io { path, source }));
            }
        } else {
            return;
        }
        waiting.pop();
        self.spent.store(0, Relaxed);
    }

    fn file(&self, task: &LabelledTask, candidate: Candidate, store: &Tables) -> DatabaseFile {
        let pair = candidate.coordinates.map(|n| &self.coordinates[n]);
        let fingerprint = database::fingerprint(pair, &task.costs, self.goals);
        DatabaseFile::new(store, fingerprint, pair.map(Coordinate::in_order))
    }

    fn make(
        &self,
        task: &LabelledTask,
        candidate: Candidate,
        workers: Workers,
    ) -> Result<Arc<PatternDatabase>, TableError> {
        let made = PatternDatabase::of(task, &self.coordinates, candidate.coordinates, self.goals, workers)?;
        Ok(self.add(made))
    }

    /// Adds a database to the search.
    fn add(&self, made: PatternDatabase) -> Arc<PatternDatabase> {
        let made = Arc::new(made);
        let mut databases = self.databases.write().unwrap_or_else(PoisonError::into_inner);
        // A database of a single coordinate is implied by one of a pair with it.
        let says_less = |database: &&Arc<PatternDatabase>| {
            let [one, other] = database.coordinates;
            one == other && made.coordinates.contains(&one)
        };
        let others = databases.iter().filter(|database| !says_less(database)).cloned();
        let mut all: Vec<Arc<PatternDatabase>> = others.collect();
        all.push(made.clone());
        all.sort_by_key(|database| std::cmp::Reverse(database.bytes()));
        *databases = all.into();
        made
    }

    /// Returns the values of all coordinates at each start of a task; `None` if the plan was made for other starts.
    pub fn starts(&self, task: &LabelledTask) -> Option<Vec<Vec<u32>>> {
        let values = |start| self.coordinates.iter().map(|coordinate| coordinate.at(task, start)).collect();
        task.starts.iter().map(values).collect()
    }
}

impl Candidate {
    /// Returns the work of building it, in search nodes.
    fn cost(&self, task: &LabelledTask) -> u64 {
        self.size * task.costs.len() as u64 / PAIRS_A_NODE
    }
}

/// Returns the coordinates that together cover all pieces of a task, none of them too large.
fn cover(task: &LabelledTask) -> Vec<Coordinate> {
    let alike = alike(&task.pieces);
    let mut classes: BTreeMap<(usize, usize, usize), Vec<usize>> = BTreeMap::new();
    for (n, piece) in task.pieces.iter().enumerate() {
        // Pieces that differ from all others first, then larger and larger classes.
        let count = alike.iter().filter(|&&first| first == alike[n]).count();
        classes.entry((piece.kind, count, alike[n])).or_default().push(n);
    }
    let mut out: Vec<Coordinate> = Vec::new();
    let mut kind_before = None;
    for kind in 0..task.placements.kinds.len() {
        let all: Vec<usize> = (0..task.pieces.len()).filter(|&n| task.pieces[n].kind == kind).collect();
        // If few faces turn, all pieces of a kind may have few reachable positions.
        if all.len() > 1
            && !task.turns_all_faces()
            && let Some(all) = Coordinate::of(task, all, &alike, MAX_SIZE)
        {
            classes.retain(|(other, _, _), _| *other != kind);
            out.push(all);
        }
    }
    for ((kind, _, _), class) in classes {
        // The few centres join any coordinate before them.
        let joins = kind_before == Some(kind) || is_centre(task.placements.kinds[kind].kind);
        kind_before = Some(kind);
        let joined = out.last().filter(|_| joins).and_then(|last| {
            let pieces: Vec<usize> = last.pieces.iter().chain(&class).copied().collect();
            if is_too_large(task, &pieces, &alike) {
                return None;
            }
            Coordinate::of(task, pieces, &alike, MAX_SIZE)
        });
        match (joined, out.last_mut()) {
            (Some(joined), Some(last)) => *last = joined,
            _ => out.extend(split(task, class, &alike)),
        }
    }
    out
}

/// True if some pieces certainly have more than [`MAX_SIZE`] positions: if all faces turn, at least one position in
/// [`MOST_LOST`] is reachable.
fn is_too_large(task: &LabelledTask, pieces: &[usize], alike: &[usize]) -> bool {
    let mut ways = 1_u128;
    let (mut held, mut same) = (BTreeMap::<usize, u128>::new(), BTreeMap::<usize, u128>::new());
    for &n in pieces {
        let kind = &task.placements.kinds[task.pieces[n].kind];
        let in_a_slot = kind.slots.iter().filter(|slot| **slot == kind.slots[0]).count();
        let (before, like) = (held.entry(task.pieces[n].kind).or_default(), same.entry(alike[n]).or_default());
        let left = kind.facelets.len() as u128 - *before * in_a_slot as u128;
        (*before, *like) = (*before + 1, *like + 1);
        // The quotient is an integer after each factor.
        ways = ways * left / *like;
    }
    task.turns_all_faces() && ways / MOST_LOST > MAX_SIZE as u128
}

/// Returns the coordinates that together cover the pieces of one class.
fn split(task: &LabelledTask, class: Vec<usize>, alike: &[usize]) -> Vec<Coordinate> {
    // A single piece has few placements, whatever the limit.
    let max_size = if class.len() == 1 { usize::MAX } else { MAX_SIZE };
    match Coordinate::of(task, class.clone(), alike, max_size) {
        Some(coordinate) => vec![coordinate],
        None => {
            let (half, rest) = class.split_at(class.len() / 2);
            [half, rest].into_iter().flat_map(|part| split(task, part.to_vec(), alike)).collect()
        }
    }
}

/// Returns the pairs of coordinates whose databases fit in `memory` bytes, in build order: small ones first, and of
/// similar size first those whose coordinates few others cover.
fn candidates(coordinates: &[Coordinate], memory: u64) -> Vec<Candidate> {
    let size = |n: usize| coordinates[n].size as u64;
    let mut all: Vec<Candidate> = Vec::new();
    for first in 0..coordinates.len() {
        for second in first + 1..coordinates.len() {
            let size = size(first) * size(second);
            all.push(Candidate { coordinates: [first, second], size, looked_for: false });
        }
    }
    // Databases of one coordinate serve until one of a pair covers it.
    all.extend((0..coordinates.len()).map(|n| Candidate { coordinates: [n, n], size: size(n), looked_for: false }));
    all.sort_by_key(|candidate| candidate.size);
    let mut out: Vec<Candidate> = Vec::new();
    let (mut left, mut held) = (memory, vec![0; coordinates.len()]);
    // Among candidates of similar size, choose the one whose coordinates are covered least.
    while !all.is_empty() {
        let least = all[0].size;
        let near = all.iter().take_while(|candidate| candidate.size <= 4 * least).count();
        let holds = |n: &usize| -> usize { all[*n].coordinates.iter().map(|&c| held[c]).sum() };
        let chosen = (0..near).min_by_key(holds).expect("the first is near itself");
        let candidate = all.remove(chosen);
        if candidate.size <= left {
            left -= candidate.size;
            if candidate.coordinates[0] != candidate.coordinates[1] {
                candidate.coordinates.iter().for_each(|&c| held[c] += 1);
            }
            out.push(candidate);
        }
    }
    out
}
