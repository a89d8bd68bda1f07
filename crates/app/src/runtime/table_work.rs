//! Tracks the tables under construction: for which method, and since when.

use std::time::Instant;

use crate::task::tables_underway::{TablesUnderway, recorded, time_left};
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, Solver};
use unfold_engine::tables::Tables;
use unfold_engine::tables::spec::{self, TableSpec};

/// A search and the tables it lacked when it started.
struct Asked {
    solver: &'static dyn Solver,
    absent: Vec<&'static TableSpec>,
    since: Instant,
}

/// The searches that wait for tables.
#[derive(Default)]
pub struct TableWork {
    asked: Vec<Asked>,
}

impl TableWork {
    /// Records a search that is about to start.
    pub fn note(&mut self, solver: &'static dyn Solver, limits: &Limits, store: &Tables) {
        if store.building().is_none() && store.background_progress().is_none() {
            self.asked.clear();
        }
        let used = solver.tables_for(limits).used(limits, store);
        let absent: Vec<_> =
            used.iter().filter_map(|name| spec::named(name)).filter(|spec| is_absent(spec, store)).collect();
        // Tables already under construction keep their start time.
        let is_known = |asked: &Asked| absent.iter().all(|spec| asked.absent.contains(spec));
        if !absent.is_empty() && !self.asked.iter().any(is_known) {
            self.asked.push(Asked { solver, absent, since: Instant::now() });
        }
    }

    /// The table being built here or by another process; `None` if there is none.
    pub fn underway(&self, store: &Tables) -> Option<TablesUnderway> {
        let building = store.building();
        let (name, since) = building.or_else(|| store.waiting())?;
        let (spec, asked) = (spec::named(name)?, self.asked.iter().rev());
        let asked = asked.into_iter().find(|asked| asked.absent.contains(&spec));
        let is_own = |solver: &&dyn Solver| solver.has_table(name);
        let solver = asked.map(|asked| asked.solver).or_else(|| solvers::all().find(is_own))?;
        let (all, elapsed) = match asked {
            Some(asked) => (&asked.absent[..], asked.since.elapsed()),
            None => (&[spec][..], since),
        };
        let left = all.iter().copied().filter(|one| **one == *spec || is_absent(one, store));
        let (all, left) = (recorded(all.iter().copied()), recorded(left));
        let done = (all.saturating_sub(left)) + recorded([spec]).mul_f64(store.part_built(name));
        let left = building.map(|_| time_left(all, done, elapsed));
        Some(TablesUnderway { name, puzzle: solver.puzzle(), method: solver.name(), left })
    }
}

/// True if a table is neither in use nor on disk.
fn is_absent(spec: &TableSpec, store: &Tables) -> bool {
    !store.is_in_use(spec) && !store.seems_there(spec)
}
