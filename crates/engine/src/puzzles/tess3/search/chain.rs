//! The chain of phases. Each is a beam search that starts from the ends of the phase before.

use super::super::Tess3;
use super::super::codes::{CodeTable, Codes};
use super::ball::Ball;
use super::cubes_beam::CubesLimits;
use super::cubes_net::{self, CubeTables, Cubes};
use super::finish::ViewedState;
use super::level_beam::{self, BeamLimits, PhaseState};
use super::net::Net;
use super::orient::OrientPhase;
use super::separate::SeparatePhase;
use super::slab_coordinates::SlabTables;
use super::viewpoints::Viewpoint;
use super::{axis_children, finish, slab_net};
use crate::control::Control;
use crate::puzzles::cube3::tables::axis_turns;
use crate::search::table_set::TableLoader;
use crate::tables::{TableError, headroom, on_threads};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// The tables and nets of all phases.
pub struct ChainTables {
    to_g1: OrientPhase,
    to_slabs: SeparatePhase,
    cubes: CubeTables,
    cubes_net: Net,
    cubes_ball: Ball<Cubes>,
}

/// Upper limit of the memory for all tables and derived data, in bytes.
const MAX_TABLE_BYTES: u64 = 360 << 20;

/// Maximum number of levels of the first phase, which needs at most about 45.
const MAX_ORIENT_LEVELS: usize = 60;
/// Maximum number of levels of the second phase, counted from its shortest start. A start needs at most about 25 moves.
const MAX_SEPARATE_LEVELS: usize = 40;
/// Number of moves by which ends of the first phase may exceed the shortest: later phases may save more.
const EXTRA_ORIENT_LEVELS: usize = 2;
/// Number of moves by which ends of the second phase may exceed the shortest.
const EXTRA_SEPARATE_LEVELS: usize = 1;
/// Number of moves by which ends of the third phase may exceed the shortest.
const EXTRA_INTO_MOVES: usize = 1;
/// A beam over the cubes counts as trapped after this many moves without a nearer state.
const TRAP_MOVES: usize = 20;
/// Below this factor a round aims for any solution, which one grip per position finds more reliably; see [`Widths::grips`].
const MIN_FACTOR_FOR_GRIPS: f64 = 0.5;
/// Minimum width of a beam, and minimum number of goals of a phase.
const MIN_BEAM_WIDTH: usize = 20;
/// Minimum of [`Widths::groups`].
const MIN_GROUPS: usize = 4;

/// The weights of the nets of the first, second and last phase, trained by `unfold-lab`.
const NETS: [&[u8]; 3] = [
    include_bytes!("../../../../tables/tess3-axis.net"),
    include_bytes!("../../../../tables/tess3-slabs.net"),
    include_bytes!("../../../../tables/tess3-cubes.net"),
];

/// The widths of the four beams, in states kept per level or pool, and the other sizes of a round.
#[derive(Clone, Copy, Debug)]
pub struct Widths {
    /// Width of the beam to G1.
    pub orient: usize,
    /// Width of the beam to the slabs.
    pub separate: usize,
    /// Width of the beam into the subgroups.
    pub to_subgroups: usize,
    /// Width of the beam to solved.
    pub to_solved: usize,
    /// Maximum number of goals that each of the first three phases passes on.
    pub goals: [usize; 3],
    /// Number of beams in the second and in the last phase. Each starts from a share of the goals before, since some beams end in traps.
    pub groups: usize,
    /// Number of grips kept per position in every other group of the last phase: solutions get shorter, but more beams end in traps. The
    /// other groups keep one.
    pub grips: usize,
}

impl Widths {
    /// Returns these widths scaled by `factor`: in proportion for the first three phases, by smaller powers for the last beam, the goals
    /// and the groups, so that the nodes of the last phase grow about as fast as those of the first. Below a factor of 0.5, `grips` is 1.
    pub fn scaled(self, factor: f64) -> Self {
        let times = |width: usize, power: f64| ((width as f64 * factor.powf(power)) as usize).max(MIN_BEAM_WIDTH);
        Self {
            orient: times(self.orient, 1.0),
            separate: times(self.separate, 1.0),
            to_subgroups: times(self.to_subgroups, 1.0),
            to_solved: times(self.to_solved, 0.7),
            goals: self.goals.map(|goals| times(goals, 0.5)),
            groups: ((self.groups as f64 * factor.powf(0.4)).ceil() as usize).max(MIN_GROUPS),
            grips: if factor < MIN_FACTOR_FOR_GRIPS { 1 } else { self.grips },
        }
    }
}

/// A solution with the ends of its phases.
#[derive(Clone, Debug)]
pub struct ChainSolution {
    /// Turns that solve the state, as indices into [`CodeTable::turns`].
    pub turns: Vec<u16>,
    /// Index in [`Viewpoint::all`] of the view where the solution was found.
    pub view: usize,
    /// Total number of turns at the end of each phase, in the order of the phases.
    pub ends: [usize; 4],
}

/// The view with the shortest first phase in a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FollowedView {
    /// Index in [`Viewpoint::all`].
    pub view: usize,
    /// True if the second phase, without being stopped, reached its goal from none of the views searched.
    pub is_trap: bool,
}

impl ChainTables {
    /// Returns the tables, opened or built on the first call for each `Tables`.
    ///
    /// # Errors
    /// [`TableError`] if memory is short, or a table cannot be built or read.
    pub(crate) fn shared(loader: TableLoader) -> Result<Arc<Self>, TableError> {
        loader.tables.shared(|| {
            headroom::ensure_memory(axis_turns::TO_SUBGROUP, MAX_TABLE_BYTES)?;
            let read = |bytes, rows| Net::read(bytes, rows).expect("a net of this program has its size");
            let slabs = SlabTables::build(loader.workers)?;
            let cubes = CubeTables::load(loader)?;
            Ok(Self {
                to_g1: OrientPhase::new(read(NETS[0], axis_children::ROWS)),
                to_slabs: SeparatePhase::new(slabs, read(NETS[1], slab_net::ROWS)),
                cubes_net: read(NETS[2], cubes_net::ROWS),
                cubes_ball: cubes.ball(cubes_net::EXACT_STEPS),
                cubes,
            })
        })
    }

    /// Searches once with these widths for solutions of fewer than `below` turns, from the views with these indices in [`Viewpoint::all`].
    /// Passes each solution to `found` at once. Returns the view of the shortest end of the first phase; `None` if that phase has no end.
    pub fn search(
        &self,
        state: &Codes,
        widths: Widths,
        (views, below): (&[usize], usize),
        threads: usize,
        control: &Control,
        found: &(dyn Fn(ChainSolution) + Sync),
    ) -> Option<FollowedView> {
        let all = Viewpoint::all();
        let seen: Vec<Codes> = views.iter().map(|view| all[*view].view_state(state)).collect();
        let mut oriented = self.run_orient_phase(&seen, widths, threads, control);
        let from_views = PhaseEnds::renumber(&mut oriented, |reached| reached);
        let mut separated = self.run_separate_phase(&oriented, widths, threads, control);
        let is_trap = separated.is_empty() && control.check().is_continue();
        let from_oriented = PhaseEnds::renumber(&mut separated, |reached| reached);
        let (states, goals) = (widths.to_subgroups, widths.goals[2]);
        let limits = CubesLimits {
            states,
            grips: 1,
            goals,
            extra_moves: EXTRA_INTO_MOVES,
            shorter_than: below,
            max_moves_without_progress: TRAP_MOVES,
        };
        let mut into = finish::into_subgroups(&self.cubes, &separated, limits, threads, control);
        let from_separated = PhaseEnds::renumber(&mut into, |viewed| &mut viewed.reached);
        self.run_last_phase(&into, widths, below, threads, control, &|solved| {
            let (separated, end_of_into) = from_separated.start_of(solved);
            let (oriented, end_of_separated) = from_oriented.0[separated];
            let (view, end_of_oriented) = from_views.0[oriented];
            let view = views[view];
            let turns = all[view].translate_back(&solved.turns);
            found(ChainSolution { ends: [end_of_oriented, end_of_separated, end_of_into, turns.len()], view, turns });
        });
        let (view, _) = from_views.0.first()?;
        Some(FollowedView { view: views[*view], is_trap })
    }

    /// Returns the ends of the first phase from all views together, shortest first.
    fn run_orient_phase(&self, seen: &[Codes], widths: Widths, threads: usize, control: &Control) -> Vec<PhaseState> {
        let start = |(n, codes): (usize, &Codes)| PhaseState { codes: *codes, start: n as u32, turns: Vec::new() };
        let starts: Vec<PhaseState> = seen.iter().enumerate().map(start).collect();
        let (states, goals) = (widths.orient, widths.goals[0]);
        let limits = BeamLimits { states, goals, extra_levels: EXTRA_ORIENT_LEVELS, levels: MAX_ORIENT_LEVELS };
        let mut out = level_beam::search(&self.to_g1, &starts, limits, threads, control);
        out.truncate(goals);
        out
    }

    /// Returns the ends of the second phase, shortest first.
    fn run_separate_phase(
        &self,
        oriented: &[PhaseState],
        widths: Widths,
        threads: usize,
        control: &Control,
    ) -> Vec<PhaseState> {
        let (states, goals) = (widths.separate, widths.goals[1]);
        let limits = BeamLimits { states, goals, extra_levels: EXTRA_SEPARATE_LEVELS, levels: MAX_SEPARATE_LEVELS };
        let mut out = search_in_groups(oriented, widths.groups, threads, |_, group| {
            level_beam::search(&self.to_slabs, group, limits, 1, control)
        });
        out.sort_by_key(|reached| reached.turns.len());
        out.truncate(goals);
        out
    }

    /// Solves from the ends of the third phase. Each group passes its solution, if any, to `found` at once.
    fn run_last_phase(
        &self,
        into: &[ViewedState],
        widths: Widths,
        below: usize,
        threads: usize,
        control: &Control,
        found: &(dyn Fn(&PhaseState) + Sync),
    ) {
        let solved = CodeTable::shared().encode(&Tess3::solved());
        let (tables, net, ball) = (&self.cubes, &self.cubes_net, &self.cubes_ball);
        search_in_groups(into, widths.groups, threads, |nth, group| {
            let grips = if nth % 2 == 0 { widths.grips } else { 1 };
            let limits = CubesLimits {
                states: widths.to_solved,
                grips,
                goals: 1,
                extra_moves: 0,
                shorter_than: below,
                max_moves_without_progress: TRAP_MOVES,
            };
            for viewed in finish::within_subgroups(tables, net, ball, group, limits, 1, control) {
                assert_eq!(viewed.reached.codes, solved, "the last phase ends with the solved puzzle");
                found(&viewed.reached);
            }
            Vec::<()>::new()
        });
    }
}

/// For each end of a phase: the index of its start, a view or an end of the phase before, and its number of moves so far.
struct PhaseEnds(Vec<(usize, usize)>);

impl PhaseEnds {
    /// Records the start and length of each end, then sets its `start` to its own index for the next phase.
    fn renumber<T>(all: &mut [T], reached: impl Fn(&mut T) -> &mut PhaseState) -> Self {
        let number = |(n, one): (usize, &mut T)| {
            let reached = reached(one);
            let start = std::mem::replace(&mut reached.start, n as u32);
            (start as usize, reached.turns.len())
        };
        Self(all.iter_mut().enumerate().map(number).collect())
    }

    /// Returns the start and length of the end that a state of the next phase started from.
    fn start_of(&self, reached: &PhaseState) -> (usize, usize) {
        self.0[reached.start as usize]
    }
}

/// Divides `all` evenly among the groups, calls `search` with the number and items of each non-empty group, on several threads, and joins
/// the results in the order of the groups.
fn search_in_groups<T: Clone + Sync, F: Send>(
    all: &[T],
    groups: usize,
    threads: usize,
    search: impl Fn(usize, &[T]) -> Vec<F> + Sync,
) -> Vec<F> {
    let next = AtomicUsize::new(0);
    let found: Mutex<Vec<(usize, Vec<F>)>> = Mutex::default();
    on_threads(threads, |_| {
        loop {
            let group = next.fetch_add(1, Ordering::Relaxed);
            if group >= groups {
                break;
            }
            let own: Vec<T> = all.iter().skip(group).step_by(groups).cloned().collect();
            if !own.is_empty() {
                let goals = search(group, &own);
                found.lock().unwrap_or_else(PoisonError::into_inner).push((group, goals));
            }
        }
    });
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.sort_by_key(|(group, _)| *group);
    found.into_iter().flat_map(|(_, goals)| goals).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::tess3::search::axis_children::TurnChildren;
    use crate::puzzles::tess3::search::slab_coordinates::MOVES;
    use crate::tables::Workers;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use xxhash_rust::xxh3::xxh3_64;

    /// Checksums of the input rows that the nets were trained for, over the states of fixed walks.
    const INPUTS: [u64; 3] = [0xc4a7_cec2_2d15_a178, 0x7af3_9184_74b7_0350, 0x8129_e287_0124_579f];

    #[test]
    fn net_inputs_match_the_training() {
        let control = Control::new();
        let workers = Workers::new(2, &control);
        let (table, slabs) = (CodeTable::shared(), SlabTables::build(workers).expect("nothing stops it"));
        let cubes_of = CubeTables::open(crate::testing::shared_tables(), workers).expect("tables");
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let (mut state, mut apart, mut cubes) =
            (table.encode(&Tess3::solved()), slabs.coordinates(&table.encode(&Tess3::solved())), cubes_of.solved());
        let mut rows: [Vec<u8>; 3] = Default::default();
        let mut put = |n: usize, row: usize| rows[n].extend((row as u32).to_le_bytes());
        for _ in 0..500 {
            state = table.turned(&state, random.random_range(0..table.turns.len()));
            apart = slabs.after(&apart, random.random_range(0..MOVES));
            cubes = cubes_of.after(&cubes, random.random_range(0..cubes_of.steps.len()));
            axis_children::rows(&state).for_each(|row| put(0, row));
            slab_net::rows(&slabs, &apart).into_iter().for_each(|row| put(1, row));
            cubes_of.rows(&cubes).into_iter().for_each(|row| put(2, row));
        }
        assert_eq!(rows.map(|rows| xxh3_64(&rows)), INPUTS);
    }

    #[test]
    fn simd_and_portable_net_evaluation_agree() {
        let table = CodeTable::shared();
        let net = Net::read(NETS[0], axis_children::ROWS).expect("a net");
        let mut random = ChaCha8Rng::seed_from_u64(2);
        let mut state = table.encode(&Tess3::solved());
        for _ in 0..50 {
            let [mut wide, mut portable] = [[0; crate::puzzles::tess3::codes::CODE_TURNS]; 2];
            net.evaluate_children(&TurnChildren(&state), &mut wide);
            net.evaluate_children_portably(&TurnChildren(&state), &mut portable);
            assert_eq!(wide, portable);
            // The incremental update gives the same answer as a full sum.
            let turn = random.random_range(0..table.turns.len());
            state = table.turned(&state, turn);
            assert_eq!(wide[turn], net.evaluate(&net.sum(axis_children::rows(&state))));
        }
    }
}
