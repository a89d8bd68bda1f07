//! The coordinates and the pattern databases of a task: few and small ones at the start, larger ones once the search has taken as long
//! as they take to make.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use super::coordinate::{Coordinate, alike};
use super::database::{self, PatternDatabase};
use super::goals::GoalSet;
use super::task::{LabelledTask, is_centre};
use crate::tables::{TableError, Workers, databases::DatabaseFile, store::Tables};

/// Maximum number of values of a coordinate: its move table stays in the second cache.
const MAX_SIZE: usize = 40_000;
/// Turns reach at least one in so many of the ways in which pieces of one kind could be put into a cube: of all corners, every third.
const MOST_LOST: u128 = 3;
/// Databases of at most this many pairs are made before the search begins.
const AT_ONCE: u64 = 1 << 16;
/// A database takes one node's time for so many pairs times moves, by measurement.
const PAIRS_A_NODE: u64 = 40;

/// A database is read from a file about so many times faster than it is made.
const READ_FASTER: u64 = 10;
/// Databases of fewer pairs are made too fast to be kept in files.
const LEAST_KEPT: u64 = 1 << 24;
/// A database is kept in a file if it took this long to make.
const KEPT_FROM: Duration = Duration::from_secs(1);

/// Databases, the largest first.
pub(super) type Databases = Arc<[Arc<PatternDatabase>]>;

/// The coordinates of a task, which together hold all of its pieces, and its databases so far.
pub(super) struct Plan {
    /// The coordinates.
    pub coordinates: Vec<Coordinate>,
    /// The goals that agree with the pieces that do not move, at any start.
    goals: GoalSet,
    /// The databases made so far.
    databases: RwLock<Databases>,
    /// Those to be made, the next one last.
    waiting: Mutex<Vec<Candidate>>,
    /// Nodes searched since the last one was made.
    spent: AtomicU64,
}

/// A pair of coordinates of which a database can be made.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    coordinates: [usize; 2],
    /// Number of pairs.
    size: u64,
    /// True once a file of it was looked for.
    looked_for: bool,
}

impl Plan {
    /// The plan of a task with databases of at most `memory` bytes in all, and its small databases.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if the control of the workers stops it.
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

    /// The databases made so far.
    pub fn databases(&self) -> Databases {
        self.databases.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Counts nodes of a search, and makes the next database if those since the last one were as much work as it is. Other workers wait
    /// for it meanwhile.
    ///
    /// One that is kept in a file is read sooner: it is looked for once. One that took a while to make is kept in the folder of `store`.
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
                // Without it the search goes on as before; the control that stopped it stops the search as well.
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

    /// The file in which the database of a candidate is kept, or may be.
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

    /// Adds a database to those that the search looks up.
    fn add(&self, made: PatternDatabase) -> Arc<PatternDatabase> {
        let made = Arc::new(made);
        let mut databases = self.databases.write().unwrap_or_else(PoisonError::into_inner);
        // One of a single coordinate says no more than one of a pair with it.
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

    /// The values of all coordinates at each start of a task; `None` if it was made for other starts.
    pub fn starts(&self, task: &LabelledTask) -> Option<Vec<Vec<u32>>> {
        let values = |start| self.coordinates.iter().map(|coordinate| coordinate.at(task, start)).collect();
        task.starts.iter().map(values).collect()
    }
}

impl Candidate {
    /// The work of making it, in nodes of search.
    fn cost(&self, task: &LabelledTask) -> u64 {
        self.size * task.costs.len() as u64 / PAIRS_A_NODE
    }
}

/// Coordinates that together hold all pieces of a task, each of few enough values.
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
        // Where few faces turn, all pieces of a kind have few ways to lie.
        if all.len() > 1
            && !task.turns_all_faces()
            && let Some(all) = Coordinate::of(task, all, &alike, MAX_SIZE)
        {
            classes.retain(|(other, _, _), _| *other != kind);
            out.push(all);
        }
    }
    for ((kind, _, _), class) in classes {
        // Centres, which are few, join whatever stands before them.
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

/// True if some pieces of a task can surely lie in more than [`MAX_SIZE`] ways: where all faces may be turned, each piece can lie
/// wherever no other does, but for [`MOST_LOST`].
fn is_too_large(task: &LabelledTask, pieces: &[usize], alike: &[usize]) -> bool {
    let mut ways = 1_u128;
    let (mut held, mut same) = (BTreeMap::<usize, u128>::new(), BTreeMap::<usize, u128>::new());
    for &n in pieces {
        let kind = &task.placements.kinds[task.pieces[n].kind];
        let in_a_slot = kind.slots.iter().filter(|slot| **slot == kind.slots[0]).count();
        let (before, like) = (held.entry(task.pieces[n].kind).or_default(), same.entry(alike[n]).or_default());
        let left = kind.facelets.len() as u128 - *before * in_a_slot as u128;
        (*before, *like) = (*before + 1, *like + 1);
        // The number of sets is whole after each factor.
        ways = ways * left / *like;
    }
    task.turns_all_faces() && ways / MOST_LOST > MAX_SIZE as u128
}

/// Coordinates that together hold the pieces of one class.
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

/// The pairs of coordinates of which databases can be made within this many bytes, in the order in which they are made: small ones
/// first, and among large ones first those of coordinates that few others hold.
fn candidates(coordinates: &[Coordinate], memory: u64) -> Vec<Candidate> {
    let size = |n: usize| coordinates[n].size as u64;
    let mut all: Vec<Candidate> = Vec::new();
    for first in 0..coordinates.len() {
        for second in first + 1..coordinates.len() {
            let size = size(first) * size(second);
            all.push(Candidate { coordinates: [first, second], size, looked_for: false });
        }
    }
    // Those of one coordinate are there at once, until one of a pair says more.
    all.extend((0..coordinates.len()).map(|n| Candidate { coordinates: [n, n], size: size(n), looked_for: false }));
    all.sort_by_key(|candidate| candidate.size);
    let mut out: Vec<Candidate> = Vec::new();
    let (mut left, mut held) = (memory, vec![0; coordinates.len()]);
    // Of about the same size, the one whose coordinates are held least.
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
