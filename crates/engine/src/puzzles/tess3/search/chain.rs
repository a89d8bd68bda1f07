//! The chain of phases, each a beam that begins with all that the one before has reached.

use super::super::Tess3;
use super::super::codes::{CodeTable, Codes};
use super::ball::Ball;
use super::cubes_beam::Beam;
use super::cubes_net::{self, Cubes};
use super::finish::{self, FinishTables};
use super::net::Net;
use super::orient::{self, Reached, Width};
use super::separate;
use super::slab_coordinates::{Apart, SlabTables};
use super::slab_net::{self, SlabNet};
use super::viewpoints::Viewpoint;
use crate::control::{Control, NodeCounter};
use crate::puzzles::cube3::tables::axis_turns::AxisTurns;
use crate::search::table_set::Loading;
use crate::tables::{TableError, Tables, Workers, on_threads};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// The tables and nets of all phases.
pub struct ChainTables {
    axis_net: Net,
    axis_ball: Ball<u64>,
    slabs: SlabTables,
    slab_net: SlabNet,
    slab_ball: Ball<Apart>,
    finish: FinishTables,
    cubes_net: Net,
    cubes_ball: Ball<Cubes>,
}

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
    /// Grips kept of a position in the last phase.
    pub grips: usize,
    /// A number that makes searches of equal widths differ.
    pub salt: u32,
}

impl Widths {
    /// These widths times a factor.
    pub fn scaled(self, factor: f64, salt: u32) -> Self {
        let times = |width: usize, power: f64| ((width as f64 * factor.powf(power)) as usize).max(20);
        Self {
            orient: times(self.orient, 1.0),
            separate: times(self.separate, 1.0),
            into: times(self.into, 1.0),
            within: times(self.within, 0.7),
            goals: self.goals.map(|goals| times(goals, 0.5)),
            groups: ((self.groups as f64 * factor.powf(0.3)).ceil() as usize).max(4),
            grips: self.grips,
            salt,
        }
    }
}

/// A solution and the number of its moves at the end of each phase.
#[derive(Clone, Debug)]
pub struct Chained {
    /// The turns.
    pub turns: Vec<u16>,
    /// The view in which it was found.
    pub view: usize,
    /// The number of turns after each phase, in that view.
    pub ends: [usize; 4],
}

impl ChainTables {
    /// Builds them, with nets given as bytes.
    ///
    /// # Errors
    /// [`TableError`].
    pub fn build(nets: [&[u8]; 3], with: Loading) -> Result<Self, TableError> {
        let Loading { workers, .. } = with;
        let slabs = SlabTables::build(workers)?;
        let read = |bytes, rows| Net::read(bytes, rows).expect("a net of this program has its size");
        let finish = FinishTables::load(with)?;
        Ok(Self {
            axis_net: read(nets[0], super::axis_children::ROWS),
            axis_ball: orient::ball(),
            slab_net: SlabNet::new(read(nets[1], slab_net::ROWS), &slabs),
            slab_ball: slabs.ball(4),
            slabs,
            cubes_net: read(nets[2], cubes_net::ROWS),
            cubes_ball: finish.inner().ball(2),
            finish,
        })
    }

    /// The tables of a store, opened or built if they are not in memory.
    ///
    /// # Errors
    /// [`TableError`].
    pub(crate) fn shared(with: Loading) -> Result<Arc<Self>, TableError> {
        with.store.shared(|| Self::build(NETS, with))
    }

    /// The same for training and measurements.
    ///
    /// # Errors
    /// [`TableError`].
    pub fn open(store: &Tables, workers: Workers) -> Result<Arc<Self>, TableError> {
        Self::shared(Loading::silent(store, workers))
    }

    /// One search with these widths; each solution that is found, the shortest first.
    pub fn search(&self, state: &Codes, widths: Widths, threads: usize, control: &Control, counter: &NodeCounter) -> Vec<Chained> {
        let time = std::time::Instant::now();
        let show = |name: &str, count: usize, least: Option<usize>| {
            if std::env::var_os("TELL").is_some() {
                eprint!("{name} {least:?} ({count}) {:.2} s  ", time.elapsed().as_secs_f32());
            }
        };
        let views = Viewpoint::all();
        let seen: Vec<Codes> = views.iter().map(|view| view.seen(state)).collect();
        let width = Width { states: widths.orient, goals: widths.goals[0], more_levels: 2, levels: 60 };
        let mut oriented = orient::search(&self.axis_net, &self.axis_ball, &seen, width, threads, control);
        oriented.sort_by_key(|reached| reached.turns.len());
        oriented.truncate(widths.goals[0]);
        show("A", oriented.len(), oriented.first().map(|reached| reached.turns.len()));
        let ends: Vec<usize> = oriented.iter().map(|reached| reached.turns.len()).collect();
        // The start says from now on which of these it was.
        let views_of: Vec<usize> = oriented.iter().map(|reached| reached.start as usize).collect();
        for (n, reached) in oriented.iter_mut().enumerate() {
            reached.start = n as u32;
        }
        let width = Width { states: widths.separate, goals: widths.goals[1], more_levels: 1, levels: 40 };
        let mut apart = in_groups(&oriented, widths.groups, threads, |group| {
            separate::search(&self.slabs, &self.slab_net, &self.slab_ball, group, width, 1, control)
        });
        apart.sort_by_key(|reached| reached.turns.len());
        apart.truncate(widths.goals[1]);
        show("S", apart.len(), apart.first().map(|reached| reached.turns.len()));
        let beam = Beam { states: widths.into, grips: 1, goals: widths.goals[2], more: 2, below: 200, patience: 20 };
        let ends_apart: Vec<(usize, usize)> = apart.iter().map(|reached| (reached.start as usize, reached.turns.len())).collect();
        let mut starts = apart;
        for (n, reached) in starts.iter_mut().enumerate() {
            reached.start = n as u32;
        }
        let into = finish::into_subgroups(&self.finish, &starts, beam, threads, control);
        show("T", into.len(), into.first().map(|viewed| viewed.reached.turns.len()));
        let ends_into: Vec<usize> = into.iter().map(|viewed| viewed.reached.turns.len()).collect();
        let mut from = into;
        let apart_of: Vec<usize> = from.iter().map(|viewed| viewed.reached.start as usize).collect();
        for (n, viewed) in from.iter_mut().enumerate() {
            viewed.reached.start = n as u32;
        }
        let beam = Beam { states: widths.within, grips: widths.grips, goals: 20, more: 0, below: 200, patience: 20 };
        let mut done = in_groups(&from, widths.groups, threads, |group| {
            finish::within_subgroups(&self.finish, &self.cubes_net, &self.cubes_ball, group, beam, 1, control)
        });
        done.sort_by_key(|viewed| viewed.reached.turns.len());
        show("F", done.len(), done.first().map(|viewed| viewed.reached.turns.len()));
        let solved = CodeTable::get().encode(&Tess3::solved());
        done.into_iter()
            .map(|viewed| {
                assert_eq!(viewed.reached.codes, solved, "a solution solves");
                let n = viewed.reached.start as usize;
                let (start, apart) = ends_apart[apart_of[n]];
                let view = views_of[start];
                let turns = views[view].turns(&viewed.reached.turns);
                Chained { ends: [ends[start], apart, ends_into[n], turns.len()], view, turns }
            })
            .collect()
    }
}

/// Shares things out to so many groups and collects what is found from each, in their order.
fn in_groups<T: Clone + Sync, F: Send>(all: &[T], groups: usize, threads: usize, search: impl Fn(&[T]) -> Vec<F> + Sync) -> Vec<F> {
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
                let goals = search(&own);
                found.lock().unwrap_or_else(PoisonError::into_inner).push((group, goals));
            }
        }
    });
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.sort_by_key(|(group, _)| *group);
    found.into_iter().flat_map(|(_, goals)| goals).collect()
}
