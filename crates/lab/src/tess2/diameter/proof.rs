//! Runs the whole proof, part by part, reporting each fact as soon as it is proven.

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

/// Number of steps: [`run`] takes 1 to `STEPS`.
pub const STEPS: u8 = 2;
/// Maximum distance of a coset from H3; the proof fails unless the second part confirms it.
const MAX_COSET_DISTANCE: usize = 10;
/// For each step, the maximum distance from H3 of the cosets that are solved together.
const RADII: [usize; STEPS as usize] = [1, 2];
/// For each step, the further distances at which cosets are solved one by one.
const FURTHER_DISTANCES: [&[usize]; STEPS as usize] = [&[], &[4]];
/// Upper limit of the lengths computed for the near cosets; never reached.
const MAX_LENGTH: usize = 24;
/// The first length tried for cosets beyond the near ones.
const FIRST_LENGTH: usize = 18;
/// Maximum number of moves that a word from a coset into the near cosets may be longer than the coset's distance.
const MAX_DETOUR: usize = 4;
/// Number of classes that a thread takes at a time.
const CLASS_CHUNK: usize = 8;
/// Minimum time between writes of the checkpoint while cosets are solved.
const CHECKPOINT_INTERVAL: Duration = Duration::from_secs(5);

/// A proven fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A check of the method on the 2x2x2, whose diameter is known.
    Cube2Bound(Cube2Bound),
    /// The first part: into H1.
    Axis(AxisLemma),
    /// The second part: from H1 to a coset near H3.
    Side(SideLemma),
    /// The third part, for the cosets at one distance.
    Level(LevelFact),
}

/// Result of solving all cosets at one distance from H3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelFact {
    /// Distance from H3.
    pub distance: usize,
    /// Number of cosets at this distance.
    pub cosets: u64,
    /// Number of classes of equivalent cosets.
    pub classes: usize,
    /// Number of elements of each coset.
    pub elements: u64,
    /// Number of moves within which every element of each coset is solved.
    pub moves: usize,
    /// Number of moves of the first part.
    pub axis_moves: usize,
    /// Number of moves from a coset at the maximum distance to one at this distance.
    pub moves_down: usize,
    /// Upper bound for every state, from the results at this distance and smaller ones.
    pub bound: usize,
}

/// A part of the proof, reported when it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofPart {
    /// The tables and the check on the 2x2x2.
    Tables,
    /// The first and the second part.
    Lemmas,
    /// The nearest cosets, solved together: 10 in step 1, 152 in step 2.
    Nearest,
    /// The cosets at this distance from H3.
    Cosets(usize),
}

/// Tables, threads and callbacks that the caller of [`run`] provides.
pub struct ProofContext<'a> {
    /// Store of the tables; missing ones are built.
    pub tables: &'a Tables,
    /// The threads, and the control that stops the proof.
    pub workers: Workers<'a>,
    /// Called with each fact as soon as it is proven.
    pub report_fact: &'a (dyn Fn(Fact) + Sync),
    /// Called with each part when it starts.
    pub part_started: &'a (dyn Fn(ProofPart) + Sync),
    /// Writes the checkpoint to its file.
    pub save_checkpoint: &'a (dyn Fn(&Checkpoint) -> io::Result<()> + Sync),
}

/// Checkpoint of a running proof, with the time of its last write and any write error.
struct CheckpointWriter<'a> {
    checkpoint: Checkpoint,
    last_write: Instant,
    save_checkpoint: &'a (dyn Fn(&Checkpoint) -> io::Result<()> + Sync),
    write_error: Option<io::Error>,
}

impl CheckpointWriter<'_> {
    fn save(&mut self) {
        self.last_write = Instant::now();
        if let Err(error) = (self.save_checkpoint)(&self.checkpoint) {
            self.write_error = Some(error);
        }
    }

    /// Writes the checkpoint. Fails if this or an earlier write failed.
    fn save_or_fail(&mut self) -> Result<(), ProofError> {
        self.save();
        self.write_error.take().map_or(Ok(()), |error| Err(ProofError::Checkpoint(error)))
    }
}

/// Why a proof ended early.
#[derive(Debug, thiserror::Error)]
pub enum ProofError {
    /// A table failed, the proof was stopped, or a coset is too far from H3.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The checkpoint could not be written.
    #[error("the checkpoint cannot be written")]
    Checkpoint(#[source] io::Error),
}

/// Proves an upper bound, resuming from a checkpoint, and returns the bound. The larger the step, the more cosets are solved
/// and the lower the bound; `step` is clamped to `1..=STEPS`.
///
/// # Errors
/// [`ProofError`] if a table fails, a coset is too far from H3, the checkpoint cannot be written, or the workers are stopped.
pub fn run(step: u8, checkpoint: Checkpoint, with: &ProofContext<'_>) -> Result<usize, ProofError> {
    let (control, stopped) = (with.workers.control, || ProofError::Table(TableError::Stopped));
    let mut keeper = CheckpointWriter {
        checkpoint,
        last_write: Instant::now(),
        save_checkpoint: with.save_checkpoint,
        write_error: None,
    };
    // Fails at once, rather than after minutes, if the checkpoint cannot be written.
    keeper.save_or_fail()?;
    (with.part_started)(ProofPart::Tables);
    let rows = AxisRows::load(with.tables, with.workers)?;
    let side_rows = SideRows::load(with.tables, with.workers)?;
    (with.report_fact)(Fact::Cube2Bound(cube2_bound::bound(control).ok_or_else(stopped)?));
    (with.part_started)(ProofPart::Lemmas);
    let axis = axis_lemma::count(&rows, with.workers)?;
    (with.report_fact)(Fact::Axis(axis));
    drop(rows);
    let group = H1Group::default();
    let side = match keeper.checkpoint.side {
        Some(side) => side,
        None => side_lemma::count(&group.moves, &side_rows, with.workers)?,
    };
    if side.beyond_10 > 0 {
        let (found, expected) = (vec![side.beyond_10], vec![0]);
        return Err(TableError::Distribution { name: side_rows::NAME, found, expected }.into());
    }
    keeper.checkpoint.side = Some(side);
    keeper.save_or_fail()?;
    (with.report_fact)(Fact::Side(side));
    (with.part_started)(ProofPart::Nearest);
    let words = H1Words::new(&group.moves, &group.numbering, &side_rows, &group.halves, control);
    let cosets = H1Cosets::new(&group, &words);
    let step = usize::from(step.clamp(1, STEPS)) - 1;
    let radius = RADII[step];
    let union = NearUnion::new(&cosets, (radius, MAX_LENGTH), with.workers)?;
    let distances: Vec<usize> = (0..=radius).chain(FURTHER_DISTANCES[step].iter().copied()).collect();
    let levels = classes(&group.moves, distances.last().copied().unwrap_or(0));
    let keeper = Mutex::new(keeper);
    let (mut nearer, mut best, mut before) = (0, usize::MAX, None);
    for distance in distances {
        (with.part_started)(ProofPart::Cosets(distance));
        let level = &levels[distance];
        let moves = if distance <= radius {
            // A coset unsolved within the maximum length would be a bug; it never contributes a bound.
            union.moves_at_distance(distance).unwrap_or(usize::MAX / 4)
        } else {
            solve_level(&cosets, &union, distance, level, &keeper, with)?
        };
        // Nearer cosets need no moves down to this distance. From an omitted distance, a few moves lead down to the last
        // solved one.
        if let Some((last, moves)) = before {
            nearer = nearer.max(moves + (distance - 1 - last));
        }
        nearer = nearer.max(moves);
        before = Some((distance, moves));
        let down = MAX_COSET_DISTANCE - distance;
        let bound = axis.moves + nearer.max(down + moves);
        best = best.min(bound);
        let of_level = level.iter().map(|class| class.cosets).sum();
        let (first, classes) = (axis.moves, level.len());
        let fact = LevelFact {
            distance,
            cosets: of_level,
            classes,
            elements: ELEMENTS,
            moves,
            axis_moves: first,
            moves_down: down,
            bound,
        };
        (with.report_fact)(Fact::Level(fact));
    }
    Ok(best)
}

/// Solves the classes at one distance that the checkpoint lacks; returns the number of moves of the worst class.
fn solve_level(
    cosets: &H1Cosets<'_>,
    union: &NearUnion<'_, H1Cosets<'_>>,
    distance: usize,
    level: &[CosetClass],
    keeper: &Mutex<CheckpointWriter<'_>>,
    with: &ProofContext<'_>,
) -> Result<usize, ProofError> {
    let lock = || keeper.lock().unwrap_or_else(PoisonError::into_inner);
    lock().checkpoint.sufficient_moves[distance].resize(level.len(), 0);
    let known = lock().checkpoint.sufficient_moves[distance].clone();
    let open: Vec<usize> = (0..level.len()).filter(|&class| known[class] == 0).collect();
    let from = 1.0 - open.len() as f64 / level.len() as f64;
    let done = parallel(open.len(), CLASS_CHUNK, with.workers, (from, 1.0), |range| {
        let mut marks = cosets.empty();
        for &class in &open[range] {
            let coset = (&level[class].state, distance);
            let Some(moves) = union.min_moves(coset, FIRST_LENGTH, MAX_DETOUR, &mut marks, with.workers.control) else {
                continue;
            };
            let mut keeper = lock();
            keeper.checkpoint.sufficient_moves[distance][class] = moves as u8;
            if keeper.last_write.elapsed() >= CHECKPOINT_INTERVAL {
                keeper.save();
            }
        }
    });
    let mut keeper = lock();
    keeper.save_or_fail()?;
    done?;
    let moves = &keeper.checkpoint.sufficient_moves[distance];
    // A class unsolved within every length tried would be a bug; it never contributes a bound.
    let worst = moves.iter().map(|moves| if *moves == 0 { usize::MAX / 4 } else { usize::from(*moves) }).max();
    Ok(worst.unwrap_or(0))
}
