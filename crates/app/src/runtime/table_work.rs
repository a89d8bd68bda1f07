//! Tracks the tables being built: the method that needs them, and the time since its request.

use std::time::Instant;

use crate::task::table_build::{TableBuild, recorded_build_time, time_left};
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, Solver};
use unfold_engine::tables::Tables;
use unfold_engine::tables::spec::{self, TableSpec};

/// A search and the tables it lacked when it started.
struct TableRequest {
    solver: &'static dyn Solver,
    absent: Vec<&'static TableSpec>,
    since: Instant,
}

/// The searches that wait for tables.
#[derive(Default)]
pub struct TableWork {
    requests: Vec<TableRequest>,
}

impl TableWork {
    /// Records a search that is about to start, if it lacks tables.
    pub fn note(&mut self, solver: &'static dyn Solver, limits: &Limits, tables: &Tables) {
        if tables.current_build().is_none() && tables.background_progress().is_none() {
            self.requests.clear();
        }
        let used = solver.tables_for(limits).used_tier(limits, tables);
        let absent: Vec<_> =
            used.iter().filter_map(|name| spec::find(name)).filter(|spec| is_absent(spec, tables)).collect();
        // Tables requested before keep their start time.
        let is_known = |asked: &TableRequest| absent.iter().all(|spec| asked.absent.contains(spec));
        if !absent.is_empty() && !self.requests.iter().any(is_known) {
            self.requests.push(TableRequest { solver, absent, since: Instant::now() });
        }
    }

    /// The table being built by this process, or awaited from another one; `None` if there is none.
    pub fn underway(&self, tables: &Tables) -> Option<TableBuild> {
        let building = tables.current_build();
        let (name, since) = building.or_else(|| tables.current_wait())?;
        let (spec, asked) = (spec::find(name)?, self.requests.iter().rev());
        let asked = asked.into_iter().find(|asked| asked.absent.contains(&spec));
        let is_own = |solver: &&dyn Solver| solver.has_table(name);
        let solver = asked.map(|asked| asked.solver).or_else(|| solvers::all().find(is_own))?;
        let (all, elapsed) = match asked {
            Some(asked) => (&asked.absent[..], asked.since.elapsed()),
            None => (&[spec][..], since),
        };
        let left = all.iter().copied().filter(|one| **one == *spec || is_absent(one, tables));
        let (all, left) = (recorded_build_time(all.iter().copied()), recorded_build_time(left));
        let done = (all.saturating_sub(left)) + recorded_build_time([spec]).mul_f64(tables.build_progress(name));
        let left = building.map(|_| time_left(all, done, elapsed));
        Some(TableBuild { name, puzzle: solver.puzzle(), method: solver.name(), left })
    }
}

/// True if a table is neither in use nor on disk.
fn is_absent(spec: &TableSpec, tables: &Tables) -> bool {
    !tables.is_in_use(spec) && !tables.has_file_of_right_size(spec)
}
