//! Completion of the tables that a search lacked, so that the next search has them from its start.
//!
//! A search starts with small tables while larger ones are built in the background. A program with time to spare, such
//! as the command line after printing the result or an idle window, calls [`finish`].

#![allow(clippy::disallowed_methods, reason = "it looks now and then whether the time is over")]

use std::time::Duration;

use super::build::build;
use crate::control::Control;
use crate::search::{Limits, Memory, Solver, tiers};
use crate::tables::{TableError, Tables, spec::TableSpec};

/// The result of finishing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finished {
    /// All tables used with these limits are complete.
    All,
    /// Another process is building this table; [`finish`] did not wait for it.
    Elsewhere(&'static str),
}

/// Returns the tables that a search within these limits builds in files if they are absent: the tier [`tiers::made`],
/// or none with [`Memory::Small`].
pub fn wanted(solver: &dyn Solver, limits: &Limits) -> Vec<&'static TableSpec> {
    if limits.memory == Memory::Small {
        return Vec::new();
    }
    tiers::specs(solver.tables_for(limits).made(limits)).collect()
}

/// Returns the [`wanted`] tables that are incomplete: being built in the background, or neither in use nor in a file of
/// the right size.
pub fn missing(solver: &dyn Solver, limits: &Limits, store: &Tables) -> Vec<&'static TableSpec> {
    let building = store.building().map(|(name, _)| name);
    let is_missing = |spec: &TableSpec| {
        let there = store.seems_there(spec) || store.is_in_use(spec);
        !there || building == Some(spec.name.as_str())
    };
    wanted(solver, limits).into_iter().filter(|spec| is_missing(spec)).collect()
}

/// True if another process, or another store of this one, is building one of these tables.
pub fn is_elsewhere(missing: &[&TableSpec], store: &Tables) -> bool {
    let elsewhere = |spec: &&TableSpec| {
        // In this order: a build that this store started meanwhile is its own.
        store.is_being_built(spec) && store.building().is_none_or(|(name, _)| name != spec.name)
    };
    store.waiting().is_some() || missing.iter().any(elsewhere)
}

/// Completes the files of the [`wanted`] tables on [`Limits::threads`] threads: waits for background builds, then
/// builds the tables still absent, calling `say` with the name of each table first. Each file is written as soon as its
/// table is built, so that nothing complete is lost on cancellation.
///
/// Keeps nothing in memory. Background builds continue if `control` stops this.
///
/// # Errors
/// [`TableError::Stopped`] if `control` stops it, and the errors of the disk.
pub fn finish(
    solver: &dyn Solver,
    limits: &Limits,
    control: &Control,
    store: &Tables,
    say: &dyn Fn(&'static str),
) -> Result<Finished, TableError> {
    if missing(solver, limits, store).is_empty() {
        return Ok(Finished::All);
    }
    store.can_keep()?;
    let begun = store.background_work();
    while let Some(progress) = store.background_progress() {
        control.proceed()?;
        if let Some((name, _)) = store.waiting() {
            return Ok(Finished::Elsewhere(name));
        }
        if let Some((name, _)) = store.building() {
            say(name);
        }
        control.set_progress(progress);
        control.note_waited(store.background_work().saturating_sub(begun));
        std::thread::sleep(LOOK);
    }
    // In a separate store, so that tables opened here do not count as in use.
    let files = Tables::open(store.folder().to_path_buf());
    for spec in missing(solver, limits, store) {
        if files.seems_there(spec) {
            continue;
        }
        if files.is_being_built(spec) {
            return Ok(Finished::Elsewhere(&spec.name));
        }
        say(&spec.name);
        build(spec, &files, limits.workers_under(control))?;
    }
    files.take_unsaved().into_iter().next().map_or(Ok(Finished::All), Err)
}

/// Returns the fraction of the work done, in `0.0..=1.0`; 0 if there is no work.
pub fn share(done: Duration, all: Duration) -> f64 {
    if all.is_zero() { 0.0 } else { (done.as_secs_f64() / all.as_secs_f64()).min(1.0) }
}

/// Interval at which background builds are polled.
const LOOK: Duration = Duration::from_millis(5);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::PuzzleId;
    use crate::puzzles::solvers::default_of;

    #[test]
    fn tables_are_made_unasked_up_to_a_bound_and_all_on_request() {
        let limits = |memory, optimal| Limits { memory, optimal, ..Limits::default() };
        let solvers: [&dyn Solver; 2] =
            [PuzzleId::Cube3, PuzzleId::Tess2].map(|puzzle| default_of(puzzle).expect("a solver"));
        for solver in solvers {
            let names = |limits: &Limits| wanted(solver, limits).iter().map(|spec| &*spec.name).collect::<Vec<_>>();
            for memory in [Memory::Full, Memory::UpTo(u64::MAX)] {
                assert_eq!(names(&limits(memory, false)), solver.tables().names);
            }
            for optimal in [false, true] {
                let unasked = names(&limits(Memory::Auto, optimal));
                assert!(
                    unasked.len() > solver.tables().small().len() && tiers::bytes(&unasked) <= tiers::MAX_BUILT_UNASKED
                );
            }
            assert_eq!(names(&limits(Memory::Small, true)), Vec::<&str>::new());
        }
        let folder = tempfile::tempdir().expect("a temporary folder");
        let store = Tables::open(folder.path());
        assert_eq!(
            missing(default_of(PuzzleId::Cube2).expect("a solver"), &Limits::default(), &store),
            Vec::<&TableSpec>::new()
        );
    }
}
