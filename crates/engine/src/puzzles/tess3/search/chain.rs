//! The chain of phases, each a beam that begins with all that the one before has reached.

use super::super::Tess3;
use super::super::codes::{CodeTable, Codes};
use super::ball::Ball;
use super::cubes_beam::CubesLimits;
use super::cubes_net::{self, CubeTables, Cubes};
use super::level_beam::{self, BeamLimits, Reached};
use super::net::Net;
use super::orient::ToG1;
use super::separate::ToSlabs;
use super::slab_coordinates::SlabTables;
use super::viewpoints::Viewpoint;
use super::{axis_children, finish, slab_net};
use crate::control::Control;
use crate::puzzles::cube3::tables::axis_turns;
use crate::search::table_set::Loading;
use crate::tables::{TableError, on_threads, room};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// The tables and nets of all phases.
pub struct ChainTables {
    to_g1: ToG1,
    to_slabs: ToSlabs,
    cubes: CubeTables,
    cubes_net: Net,
    cubes_ball: Ball<Cubes>,
}

/// All tables together, and what is derived from them, take less, in bytes.
const MEMORY: u64 = 360 << 20;

/// The weights of the three nets, which `unfold-lab` trains.
const NETS: [&[u8]; 3] = [
    include_bytes!("../../../../tables/tess3-axis.net"),
    include_bytes!("../../../../tables/tess3-slabs.net"),
    include_bytes!("../../../../tables/tess3-cubes.net"),
];

/// The widths of the four beams.
#[derive(Clone, Copy, Debug)]
pub struct Widths {
    /// To G1.
    pub orient: usize,
    /// To the slabs.
    pub separate: usize,
    /// Into the subgroups.
    pub into: usize,
    /// Solved.
    pub within: usize,
    /// The goals that are handed on from each phase.
    pub goals: [usize; 3],
    /// The number of beams in the second and the last phase, each from a part of the goals before: some end in traps.
    pub groups: usize,
    /// Grips kept of a position in every other group of the last phase: solutions get shorter, but more beams end in traps. The groups
    /// between keep one.
    pub grips: usize,
}

impl Widths {
    /// These widths times a factor.
    pub fn scaled(self, factor: f64) -> Self {
        let times = |width: usize, power: f64| ((width as f64 * factor.powf(power)) as usize).max(20);
        Self {
            orient: times(self.orient, 1.0),
            separate: times(self.separate, 1.0),
            into: times(self.into, 1.0),
            within: times(self.within, 0.7),
            goals: self.goals.map(|goals| times(goals, 0.5)),
            groups: ((self.groups as f64 * factor.powf(0.4)).ceil() as usize).max(4),
            // Narrow rounds are to find anything at all.
            grips: if factor < 0.5 { 1 } else { self.grips },
        }
    }
}

/// A solution and the number of its moves at the end of each phase.
#[derive(Clone, Debug)]
pub struct ChainSolution {
    /// The turns.
    pub turns: Vec<u16>,
    /// The view in which it was found.
    pub view: usize,
    /// The number of turns after each phase, in that view.
    pub ends: [usize; 4],
}

/// A view that a search has followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Followed {
    /// Its number.
    pub view: usize,
    /// True if no end of its first phase has led through the second.
    pub is_trap: bool,
}

impl ChainTables {
    /// The tables of a store, opened or built if they are not in memory.
    ///
    /// # Errors
    /// [`TableError`].
    pub(crate) fn shared(with: Loading) -> Result<Arc<Self>, TableError> {
        with.store.shared(|| {
            room::ensure(axis_turns::INTO, MEMORY)?;
            let read = |bytes, rows| Net::read(bytes, rows).expect("a net of this program has its size");
            let slabs = SlabTables::build(with.workers)?;
            let cubes = CubeTables::load(with)?;
            Ok(Self {
                to_g1: ToG1::new(read(NETS[0], axis_children::ROWS)),
                to_slabs: ToSlabs::new(slabs, read(NETS[1], slab_net::ROWS)),
                cubes_net: read(NETS[2], cubes_net::ROWS),
                cubes_ball: cubes.ball(cubes_net::RADIUS),
                cubes,
            })
        })
    }

    /// One search with these widths, from some of the eight views, for solutions shorter than `below`, each of which goes to `found` at
    /// once. Tells from which view the first phase came to its ends.
    pub fn search(
        &self,
        state: &Codes,
        widths: Widths,
        (views, below): (&[usize], usize),
        threads: usize,
        control: &Control,
        found: &(dyn Fn(ChainSolution) + Sync),
    ) -> Option<Followed> {
        let all = Viewpoint::all();
        let seen: Vec<Codes> = views.iter().map(|view| all[*view].seen(state)).collect();
        let start = |(n, codes): (usize, &Codes)| Reached { codes: *codes, start: n as u32, turns: Vec::new() };
        let starts: Vec<Reached> = seen.iter().enumerate().map(start).collect();
        let limits = BeamLimits { states: widths.orient, goals: widths.goals[0], more_levels: 2, levels: 60 };
        let mut oriented = level_beam::search(&self.to_g1, &starts, limits, threads, control);
        oriented.truncate(widths.goals[0]);
        // The start says from now on which of these it was.
        let from: Vec<(usize, usize)> =
            oriented.iter().map(|reached| (views[reached.start as usize], reached.turns.len())).collect();
        number(&mut oriented, |reached, n| reached.start = n);
        let limits = BeamLimits { states: widths.separate, goals: widths.goals[1], more_levels: 1, levels: 40 };
        let mut apart = in_groups(&oriented, widths.groups, threads, |_, group| {
            level_beam::search(&self.to_slabs, group, limits, 1, control)
        });
        let is_trap = apart.is_empty() && control.check().is_continue();
        apart.sort_by_key(|reached| reached.turns.len());
        apart.truncate(widths.goals[1]);
        let from_apart: Vec<(usize, usize)> =
            apart.iter().map(|reached| (reached.start as usize, reached.turns.len())).collect();
        number(&mut apart, |reached, n| reached.start = n);
        let limits =
            CubesLimits { states: widths.into, grips: 1, goals: widths.goals[2], more: 1, below, patience: 20 };
        let mut into = finish::into_subgroups(&self.cubes, &apart, limits, threads, control);
        let from_into: Vec<(usize, usize)> =
            into.iter().map(|viewed| (viewed.reached.start as usize, viewed.reached.turns.len())).collect();
        number(&mut into, |viewed, n| viewed.reached.start = n);
        let solved = CodeTable::get().encode(&Tess3::solved());
        in_groups(&into, widths.groups, threads, |nth, group| {
            let grips = if nth % 2 == 0 { widths.grips } else { 1 };
            let limits = CubesLimits { states: widths.within, grips, goals: 1, more: 0, below, patience: 20 };
            for viewed in
                finish::within_subgroups(&self.cubes, &self.cubes_net, &self.cubes_ball, group, limits, 1, control)
            {
                assert_eq!(viewed.reached.codes, solved, "the last phase ends with the solved puzzle");
                let (of_apart, end_of_into) = from_into[viewed.reached.start as usize];
                let (of_oriented, end_of_apart) = from_apart[of_apart];
                let (view, end_of_oriented) = from[of_oriented];
                let turns = all[view].turns(&viewed.reached.turns);
                found(ChainSolution { ends: [end_of_oriented, end_of_apart, end_of_into, turns.len()], view, turns });
            }
            Vec::<()>::new()
        });
        from.first().map(|(view, _)| Followed { view: *view, is_trap })
    }
}

/// Numbers things from 0 on.
fn number<T>(all: &mut [T], set: impl Fn(&mut T, u32)) {
    for (n, one) in all.iter_mut().enumerate() {
        set(one, n as u32);
    }
}

/// Shares things out to so many groups, numbered from 0 on, and collects what is found from each, in their order.
fn in_groups<T: Clone + Sync, F: Send>(
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
    use crate::puzzles::tess3::search::axis_children::AfterTurns;
    use crate::puzzles::tess3::search::slab_coordinates::MOVES;
    use crate::tables::Workers;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use xxhash_rust::xxh3::xxh3_64;

    /// The checksums of the rows that the states of fixed walks have, for which the nets were trained.
    const INPUTS: [u64; 3] = [0xc4a7_cec2_2d15_a178, 0x7af3_9184_74b7_0350, 0x8129_e287_0124_579f];

    #[test]
    fn the_inputs_of_the_nets_are_those_they_were_trained_for() {
        let control = Control::new();
        let workers = Workers::new(2, &control);
        let (table, slabs) = (CodeTable::get(), SlabTables::build(workers).expect("nothing stops it"));
        let cubes_of = CubeTables::open(crate::testing::store(), workers).expect("tables");
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let (mut state, mut apart, mut cubes) =
            (table.encode(&Tess3::solved()), slabs.of(&table.encode(&Tess3::solved())), cubes_of.solved());
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
    fn the_widest_instructions_find_what_every_machine_finds() {
        let table = CodeTable::get();
        let net = Net::read(NETS[0], axis_children::ROWS).expect("a net");
        let mut random = ChaCha8Rng::seed_from_u64(2);
        let mut state = table.encode(&Tess3::solved());
        for _ in 0..50 {
            let [mut wide, mut portable] = [[0; crate::puzzles::tess3::codes::TURNS]; 2];
            net.answers(&AfterTurns(&state), &mut wide);
            net.answers_portably(&AfterTurns(&state), &mut portable);
            assert_eq!(wide, portable);
            // What is added and taken away comes to what is added up anew.
            let turn = random.random_range(0..table.turns.len());
            state = table.turned(&state, turn);
            assert_eq!(wide[turn], net.answer(&net.sum(axis_children::rows(&state))));
        }
    }
}
