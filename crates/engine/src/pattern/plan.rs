//! Coordinates and pattern databases of a task. Small databases are built at the start, larger ones once the search has
//! taken as long as building them would.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use super::coordinate::{Coordinate, first_equivalents};
use super::database::{self, PatternDatabase};
use super::goals::GoalSet;
use super::task::{LabelledTask, is_centre};
use crate::tables::{TableError, Workers, databases::DatabaseFile, store::Tables};

/// Maximum number of values of a coordinate, so that its move table fits in the L2 cache.
const MAX_SIZE: usize = 40_000;
/// Maximum ratio of conceivable to reachable positions of pieces of one kind: 3 for all corners.
const MAX_UNREACHABLE_FACTOR: u128 = 3;
/// Maximum number of pairs of a database that is built before the search.
const MAX_INITIAL_PAIRS: u64 = 1 << 16;
/// Number of database entries times moves computed in the time of one search node, measured.
const PAIRS_PER_NODE: u64 = 40;

/// Approximate ratio of the time to build a database to the time to read it from a file.
const READ_SPEEDUP: u64 = 10;
/// Minimum number of pairs of a database worth saving.
const MIN_SAVED_PAIRS: u64 = 1 << 24;
/// Minimum build time of a database that is saved.
const MIN_SAVED_BUILD_TIME: Duration = Duration::from_secs(1);

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
    /// Nodes searched since the last database was added.
    spent: AtomicU64,
}

/// A database that may be built, of a pair of coordinates or of a single one.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    /// Indices of the two coordinates; equal for a single one.
    coordinates: [usize; 2],
    /// Number of distances, a byte each.
    size: u64,
    /// True once the database's file has been looked up.
    file_checked: bool,
}

impl Plan {
    /// Plans a task and builds its small databases; all databases together take at most `memory` bytes.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if the workers' control stops it.
    pub fn new(task: &LabelledTask, memory: u64, workers: Workers) -> Result<Self, TableError> {
        let coordinates = cover(task);
        let goals = task.goals();
        let mut waiting = candidates(&coordinates, memory);
        let at_once: Vec<Candidate> =
            waiting.iter().copied().filter(|candidate| candidate.size <= MAX_INITIAL_PAIRS).collect();
        waiting.retain(|candidate| candidate.size > MAX_INITIAL_PAIRS);
        waiting.reverse();
        let out = Self {
            coordinates,
            goals,
            databases: RwLock::new(Arc::from([])),
            waiting: Mutex::new(waiting),
            spent: AtomicU64::new(0),
        };
        for candidate in at_once {
            out.build_database(task, candidate, workers)?;
        }
        Ok(out)
    }

    pub fn databases(&self) -> Databases {
        self.databases.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Counts searched nodes, and builds the next database once the search has taken as long as the build would. Other
    /// workers wait for the build.
    ///
    /// A large database is looked up once in the folder of `tables`, well before that, and saved there if its build was
    /// slow.
    pub fn record_nodes(&self, task: &LabelledTask, nodes: u64, tables: &Tables, workers: Workers) {
        self.spent.fetch_add(nodes, Relaxed);
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(next) = waiting.last_mut() else { return };
        let (cost, spent) = (next.cost(task), self.spent.load(Relaxed));
        let is_large = next.size >= MIN_SAVED_PAIRS;
        let looks = is_large && spent >= cost / READ_SPEEDUP && !std::mem::replace(&mut next.file_checked, true);
        let next = *next;
        let read = looks.then(|| self.file(task, next, tables)).and_then(|file| file.read(workers.control));
        if let Some(distances) = read {
            self.add(PatternDatabase::from_distances(distances, &self.coordinates, next.coordinates));
        } else if spent >= cost {
            let began = Instant::now();
            let Ok(made) = self.build_database(task, next, workers) else {
                // The control that stopped it also stops the search.
                self.spent.store(0, Relaxed);
                return;
            };
            if is_large && began.elapsed() >= MIN_SAVED_BUILD_TIME {
                let written = self.file(task, next, tables).write(made.distances(), workers.control);
                written.unwrap_or_else(|(path, source)| tables.record_error(TableError::Io { path, source }));
            }
        } else {
            return;
        }
        waiting.pop();
        self.spent.store(0, Relaxed);
    }

    fn file(&self, task: &LabelledTask, candidate: Candidate, tables: &Tables) -> DatabaseFile {
        let pair = candidate.coordinates.map(|n| &self.coordinates[n]);
        let fingerprint = database::fingerprint(pair, &task.costs, self.goals);
        DatabaseFile::new(tables, fingerprint, pair.map(Coordinate::in_order))
    }

    fn build_database(
        &self,
        task: &LabelledTask,
        candidate: Candidate,
        workers: Workers,
    ) -> Result<Arc<PatternDatabase>, TableError> {
        let made = PatternDatabase::build(task, &self.coordinates, candidate.coordinates, self.goals, workers)?;
        Ok(self.add(made))
    }

    /// Adds a database to the search and drops those that it makes redundant.
    fn add(&self, made: PatternDatabase) -> Arc<PatternDatabase> {
        let made = Arc::new(made);
        let mut databases = self.databases.write().unwrap_or_else(PoisonError::into_inner);
        // The database of a pair implies those of its single coordinates.
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
        let values = |start| self.coordinates.iter().map(|coordinate| coordinate.start_value(task, start)).collect();
        task.starts.iter().map(values).collect()
    }
}

impl Candidate {
    /// Returns the work of building the database, in search nodes.
    fn cost(&self, task: &LabelledTask) -> u64 {
        self.size * task.costs.len() as u64 / PAIRS_PER_NODE
    }
}

/// Returns coordinates that together cover all pieces of a task, each with at most [`MAX_SIZE`] values unless it has a
/// single piece.
fn cover(task: &LabelledTask) -> Vec<Coordinate> {
    let alike = first_equivalents(&task.pieces);
    let mut classes: BTreeMap<(usize, usize, usize), Vec<usize>> = BTreeMap::new();
    for (n, piece) in task.pieces.iter().enumerate() {
        // Within a kind, pieces that differ from all others come first, then larger and larger classes.
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
            && let Some(all) = Coordinate::new(task, all, &alike, MAX_SIZE)
        {
            classes.retain(|(other, _, _), _| *other != kind);
            out.push(all);
        }
    }
    for ((kind, _, _), class) in classes {
        // Centres are few and join the coordinate before them.
        let joins = kind_before == Some(kind) || is_centre(task.placements.kinds[kind].kind);
        kind_before = Some(kind);
        let joined = out.last().filter(|_| joins).and_then(|last| {
            let pieces: Vec<usize> = last.pieces.iter().chain(&class).copied().collect();
            if is_too_large(task, &pieces, &alike) {
                return None;
            }
            Coordinate::new(task, pieces, &alike, MAX_SIZE)
        });
        match (joined, out.last_mut()) {
            (Some(joined), Some(last)) => *last = joined,
            _ => out.extend(split(task, class, &alike)),
        }
    }
    out
}

/// True if some pieces certainly have more than [`MAX_SIZE`] positions: if all faces turn, at least one position in
/// [`MAX_UNREACHABLE_FACTOR`] is reachable.
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
    task.turns_all_faces() && ways / MAX_UNREACHABLE_FACTOR > MAX_SIZE as u128
}

/// Returns coordinates that together cover the pieces of one class, halved until each part fits.
fn split(task: &LabelledTask, class: Vec<usize>, alike: &[usize]) -> Vec<Coordinate> {
    // A single piece cannot be split, and has few placements.
    let max_size = if class.len() == 1 { usize::MAX } else { MAX_SIZE };
    match Coordinate::new(task, class.clone(), alike, max_size) {
        Some(coordinate) => vec![coordinate],
        None => {
            let (half, rest) = class.split_at(class.len() / 2);
            [half, rest].into_iter().flat_map(|part| split(task, part.to_vec(), alike)).collect()
        }
    }
}

/// Returns the single coordinates and pairs whose databases together fit in `memory` bytes, in build order: smaller
/// databases first, and among similar sizes those whose coordinates are covered least so far.
fn candidates(coordinates: &[Coordinate], memory: u64) -> Vec<Candidate> {
    let size = |n: usize| coordinates[n].size as u64;
    let mut all: Vec<Candidate> = Vec::new();
    for first in 0..coordinates.len() {
        for second in first + 1..coordinates.len() {
            let size = size(first) * size(second);
            all.push(Candidate { coordinates: [first, second], size, file_checked: false });
        }
    }
    // A database of one coordinate is used until a pair covers that coordinate.
    all.extend((0..coordinates.len()).map(|n| Candidate { coordinates: [n, n], size: size(n), file_checked: false }));
    all.sort_by_key(|candidate| candidate.size);
    let mut out: Vec<Candidate> = Vec::new();
    let (mut left, mut held) = (memory, vec![0; coordinates.len()]);
    // Sizes up to four times the smallest count as similar.
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
