//! The whole proof: its parts one after the other, each fact told as soon as it is counted.

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

/// The most steps.
pub const STEPS: u8 = 2;
/// No coset of H3 is farther from it: the second part shows this, or the proof ends.
const SIDE_MOVES: usize = 10;
/// The distance from H3 up to which each step solves cosets together.
const RADIUS: [usize; STEPS as usize] = [1, 2];
/// The distances at which each step solves cosets one by one after that.
const BEYOND: [&[usize]; STEPS as usize] = [&[], &[4]];
/// More moves than this no coset needs, by far.
const LONGEST: usize = 24;
/// The first length that is tried for cosets that are farther than the near ones.
const AIM: usize = 18;
/// How many moves more than a coset's distance the words may have that lead from it into the near cosets.
const DETOUR: usize = 4;
/// How many classes a thread takes at a time.
const CLASSES_A_TIME: usize = 8;
/// How often the checkpoint is written.
const PERIOD: Duration = Duration::from_secs(5);

/// Something that was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The same passes solve the 2x2x2.
    Cube2Bound(Cube2Bound),
    /// The first part.
    Axis(AxisLemma),
    /// The second part.
    Side(SideLemma),
    /// The third part for the cosets at one distance.
    Level(LevelFact),
}

/// All cosets at one distance are solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelFact {
    /// Their distance from H3.
    pub distance: usize,
    /// How many there are.
    pub cosets: u64,
    /// How many classes of them.
    pub classes: usize,
    /// How many elements each coset has.
    pub elements: u64,
    /// The moves within which every element of each is solved.
    pub moves: usize,
    /// The moves of the first part.
    pub first: usize,
    /// The moves from a coset at the largest distance to one at this distance.
    pub down: usize,
    /// The moves within which every state is solved, by this distance and those below it.
    pub bound: usize,
}

/// A part of the proof that is at work.
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

/// The tables, threads and listeners of a proof, given by its caller.
pub struct Surroundings<'a> {
    /// The tables.
    pub store: &'a Tables,
    /// How many threads, and the control that stops it.
    pub workers: Workers<'a>,
    /// Hears each fact.
    pub fact: &'a (dyn Fn(Fact) + Sync),
    /// Hears what is at work.
    pub work: &'a (dyn Fn(Work) + Sync),
    /// Keeps the checkpoint.
    pub keep: &'a (dyn Fn(&Checkpoint) -> io::Result<()> + Sync),
}

/// The checkpoint of a proof at work.
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

    /// Keeps it, and says if that fails now or has failed.
    fn keep_or_fail(&mut self) -> Result<(), ProofError> {
        self.keep();
        self.failed.take().map_or(Ok(()), |error| Err(ProofError::Keep(error)))
    }
}

/// Why a proof ended before its end.
#[derive(Debug, thiserror::Error)]
pub enum ProofError {
    /// A table, or a stop.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The checkpoint could not be written.
    #[error("the checkpoint cannot be written")]
    Keep(#[source] io::Error),
}

/// Proves a bound with one of the steps, `1 <= step <= STEPS`, going on from a checkpoint. The larger the step, the more
/// cosets are solved and the lower the bound.
///
/// # Errors
/// [`ProofError`].
pub fn run(step: u8, checkpoint: Checkpoint, with: &Surroundings<'_>) -> Result<usize, ProofError> {
    let (control, stopped) = (with.workers.control, || ProofError::Table(TableError::Stopped));
    let mut keeper = Keeper { checkpoint, last: Instant::now(), keep: with.keep, failed: None };
    // Nobody should wait for minutes to hear that nothing can be kept.
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
            // A coset that is not solved within the longest length would be a defect; it never makes a bound.
            union.longest(distance).unwrap_or(usize::MAX / 4)
        } else {
            solve_level(&cosets, &union, distance, level, &keeper, with)?
        };
        // From the cosets nearer than these no way down is needed. Those at a distance that is left out are a few moves
        // from the last one that was solved.
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

/// Solves the classes at one distance that the checkpoint does not know, and says how many moves the worst takes.
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
    // A class that no length solves would be a defect; it never makes a bound.
    let worst = moves.iter().map(|moves| if *moves == 0 { usize::MAX / 4 } else { usize::from(*moves) }).max();
    Ok(worst.unwrap_or(0))
}
