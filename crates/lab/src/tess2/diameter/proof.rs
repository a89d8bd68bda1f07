//! The whole proof: its parts in order, with each fact reported as soon as it is counted.

use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use unfold_engine::tables::Workers;

use super::axis_lemma::{self, AxisLemma};
use super::checkpoint::Checkpoint;
use super::classes::{CosetClass, classes};
use super::coset_space::CosetSpace;
use super::cube2_bound::{self, Cube2Bound};
use super::h1_cosets::{H1Cosets, H1Group};
use super::h1_words::H1Words;
use super::h3::ELEMENTS;
use super::near_union::NearUnion;
use super::side_lemma::{self, SideLemma};
use unfold_engine::puzzles::tess2::tables::axis_rows::AxisRows;
use unfold_engine::puzzles::tess2::tables::side_rows::{self, SideRows};
use unfold_engine::tables::{TableError, Tables, parallel};

/// Number of steps.
pub const STEPS: u8 = 2;
/// Maximum distance of a coset of H3 from it: the second part proves this, or the proof ends.
const SIDE_MOVES: usize = 10;
/// For each step, the distance from H3 up to which cosets are solved together.
const RADIUS: [usize; STEPS as usize] = [1, 2];
/// For each step, the further distances at which cosets are solved one by one.
const BEYOND: [&[usize]; STEPS as usize] = [&[], &[4]];
/// Upper limit of all lengths, never needed.
const LONGEST: usize = 24;
/// The first length tried for cosets beyond the near ones.
const AIM: usize = 18;
/// Number of moves by which words from a coset into the near cosets may exceed its distance.
const DETOUR: usize = 4;
/// Number of classes that a thread takes at a time.
const CLASSES_A_TIME: usize = 8;
/// Time between writes of the checkpoint.
const PERIOD: Duration = Duration::from_secs(5);

/// A proven fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The same passes solve the 2x2x2.
    Cube2Bound(Cube2Bound),
    /// The first part.
    Axis(AxisLemma),
    /// The second part.
    Side(SideLemma),
    /// The third part, for the cosets at one distance.
    Level(LevelFact),
}

/// All cosets at one distance are solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelFact {
    /// Distance from H3.
    pub distance: usize,
    /// Number of cosets.
    pub cosets: u64,
    /// Number of classes.
    pub classes: usize,
    /// Number of elements of each coset.
    pub elements: u64,
    /// Number of moves within which every element of each is solved.
    pub moves: usize,
    /// Number of moves of the first part.
    pub first: usize,
    /// Number of moves from a coset at the greatest distance to one at this distance.
    pub down: usize,
    /// Number of moves within which every state is solved, by this distance and smaller ones.
    pub bound: usize,
}

/// The running part of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// The tables and the check on the 2x2x2.
    Tables,
    /// The first and the second part.
    Lemmas,
    /// The ten nearest cosets.
    Nearest,
    /// The cosets at this distance.
    Cosets(usize),
}

/// The tables, threads and callbacks of a proof, from its caller.
pub struct Surroundings<'a> {
    /// The tables.
    pub store: &'a Tables,
    /// The threads, and the control that stops the proof.
    pub workers: Workers<'a>,
    /// Receives each fact.
    pub fact: &'a (dyn Fn(Fact) + Sync),
    /// Receives each part when it starts.
    pub work: &'a (dyn Fn(Work) + Sync),
    /// Stores the checkpoint.
    pub keep: &'a (dyn Fn(&Checkpoint) -> io::Result<()> + Sync),
}

/// The checkpoint of a running proof.
struct Keeper<'a> {
    checkpoint: Checkpoint,
    last: Instant,
    keep: &'a (dyn Fn(&Checkpoint) -> io::Result<()> + Sync),
    failed: Option<io::Error>,
}

impl Keeper<'_> {
    fn keep(&mut self) {
        self.last = Instant::now();
        if let Err(error) = (self.keep)(&self.checkpoint) {
            self.failed = Some(error);
        }
    }

    /// Stores the checkpoint; fails if that fails now or has failed before.
    fn keep_or_fail(&mut self) -> Result<(), ProofError> {
        self.keep();
        self.failed.take().map_or(Ok(()), |error| Err(ProofError::Keep(error)))
    }
}

/// The reason why a proof ended early.
#[derive(Debug, thiserror::Error)]
pub enum ProofError {
    /// A table failed, or the proof was stopped.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The checkpoint could not be written.
    #[error("the checkpoint cannot be written")]
    Keep(#[source] io::Error),
}

/// Proves a bound with one of the steps, `1 <= step <= STEPS`, resuming from a checkpoint. The larger the step, the
/// more cosets are solved and the lower the bound.
///
/// # Errors
/// [`ProofError`] if a table fails, the checkpoint cannot be written, or the workers are stopped.
pub fn run(step: u8, checkpoint: Checkpoint, with: &Surroundings<'_>) -> Result<usize, ProofError> {
    let (control, stopped) = (with.workers.control, || ProofError::Table(TableError::Stopped));
    let mut keeper = Keeper { checkpoint, last: Instant::now(), keep: with.keep, failed: None };
    // Fails at once, rather than after minutes, if the checkpoint cannot be written.
    keeper.keep_or_fail()?;
    (with.work)(Work::Tables);
    let rows = AxisRows::load(with.store, with.workers)?;
    let side_rows = SideRows::load(with.store, with.workers)?;
    (with.fact)(Fact::Cube2Bound(cube2_bound::bound(control).ok_or_else(stopped)?));
    (with.work)(Work::Lemmas);
    let axis = axis_lemma::count(&rows, with.workers)?;
    (with.fact)(Fact::Axis(axis));
    drop(rows);
    let group = H1Group::default();
    let side = match keeper.checkpoint.side {
        Some(side) => side,
        None => side_lemma::count(&group.moves, &side_rows, with.workers)?,
    };
    if side.beyond > 0 {
        let (found, expected) = (vec![side.beyond], vec![0]);
        return Err(TableError::Distribution { name: side_rows::NAME, found, expected }.into());
    }
    keeper.checkpoint.side = Some(side);
    keeper.keep_or_fail()?;
    (with.fact)(Fact::Side(side));
    (with.work)(Work::Nearest);
    let words = H1Words::new(&group.moves, &group.numbering, &side_rows, &group.halves, control);
    let cosets = H1Cosets::new(&group, &words);
    let step = usize::from(step.clamp(1, STEPS)) - 1;
    let radius = RADIUS[step];
    let union = NearUnion::new(&cosets, (radius, LONGEST), with.workers)?;
    let distances: Vec<usize> = (0..=radius).chain(BEYOND[step].iter().copied()).collect();
    let levels = classes(&group.moves, distances.last().copied().unwrap_or(0));
    let keeper = Mutex::new(keeper);
    let (mut nearer, mut best, mut before) = (0, usize::MAX, None);
    for distance in distances {
        (with.work)(Work::Cosets(distance));
        let level = &levels[distance];
        let moves = if distance <= radius {
            // A coset unsolved within the greatest length would be a defect; it never contributes a bound.
            union.longest(distance).unwrap_or(usize::MAX / 4)
        } else {
            solve_level(&cosets, &union, distance, level, &keeper, with)?
        };
        // No way down is needed from cosets nearer than these. Cosets at an omitted distance are a few moves from the
        // last solved one.
        if let Some((last, moves)) = before {
            nearer = nearer.max(moves + (distance - 1 - last));
        }
        nearer = nearer.max(moves);
        before = Some((distance, moves));
        let down = SIDE_MOVES - distance;
        let bound = axis.moves + nearer.max(down + moves);
        best = best.min(bound);
        let of_level = level.iter().map(|class| class.cosets).sum();
        let (first, classes) = (axis.moves, level.len());
        let fact = LevelFact { distance, cosets: of_level, classes, elements: ELEMENTS, moves, first, down, bound };
        (with.fact)(Fact::Level(fact));
    }
    Ok(best)
}

/// Solves the classes at one distance that the checkpoint lacks; returns the number of moves of the worst.
fn solve_level(
    cosets: &H1Cosets<'_>,
    union: &NearUnion<'_, H1Cosets<'_>>,
    distance: usize,
    level: &[CosetClass],
    keeper: &Mutex<Keeper<'_>>,
    with: &Surroundings<'_>,
) -> Result<usize, ProofError> {
    let lock = || keeper.lock().unwrap_or_else(PoisonError::into_inner);
    lock().checkpoint.solved[distance].resize(level.len(), 0);
    let known = lock().checkpoint.solved[distance].clone();
    let open: Vec<usize> = (0..level.len()).filter(|&class| known[class] == 0).collect();
    let from = 1.0 - open.len() as f64 / level.len() as f64;
    let done = parallel(open.len(), CLASSES_A_TIME, with.workers, (from, 1.0), |range| {
        let mut marks = cosets.empty();
        for &class in &open[range] {
            let coset = (&level[class].state, distance);
            let Some(moves) = union.solved_within(coset, AIM, DETOUR, &mut marks, with.workers.control) else {
                continue;
            };
            let mut keeper = lock();
            keeper.checkpoint.solved[distance][class] = moves as u8;
            if keeper.last.elapsed() >= PERIOD {
                keeper.keep();
            }
        }
    });
    let mut keeper = lock();
    keeper.keep_or_fail()?;
    done?;
    let moves = &keeper.checkpoint.solved[distance];
    // A class that no length solves would be a defect; it never contributes a bound.
    let worst = moves.iter().map(|moves| if *moves == 0 { usize::MAX / 4 } else { usize::from(*moves) }).max();
    Ok(worst.unwrap_or(0))
}
