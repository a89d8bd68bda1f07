//! Completes the tables that a search lacked, so that the next search starts with them.
//!
//! A search starts with small tables while larger ones are built in the background. A program with time to spare, such
//! as the command line after printing the result or an idle window, calls [`finish`].

#![allow(clippy::disallowed_methods, reason = "it looks now and then whether the time is over")]

use std::time::Duration;

use super::build::build;
use crate::control::Control;
use crate::search::{Limits, Memory, Solver, tiers};
use crate::tables::{TableError, Tables, spec::TableSpec};

/// Result of [`finish`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FinishOutcome {
    /// All [`tables_to_build`] are complete.
    All,
    /// Another process, or another store of this process, is building this table; [`finish`] did not wait for it.
    BuiltElsewhere(&'static str),
}

/// Returns the tables that a search within these limits builds in files if they are absent: the tier that [`tiers::built_tier`] selects, or
/// none with [`Memory::Small`].
pub fn tables_to_build(solver: &dyn Solver, limits: &Limits) -> Vec<&'static TableSpec> {
    if limits.memory == Memory::Small {
        return Vec::new();
    }
    tiers::specs(solver.tables_for(limits).built_tier(limits)).collect()
}

/// Returns the [`tables_to_build`] that are incomplete: being built by this store, or neither in use nor in a file of the right size.
pub fn missing_tables(solver: &dyn Solver, limits: &Limits, tables: &Tables) -> Vec<&'static TableSpec> {
    let building = tables.current_build().map(|(name, _)| name);
    let is_missing = |spec: &TableSpec| {
        let there = tables.has_file_of_right_size(spec) || tables.is_in_use(spec);
        !there || building == Some(spec.name.as_str())
    };
    tables_to_build(solver, limits).into_iter().filter(|spec| is_missing(spec)).collect()
}

/// True if another process, or another store of this process, is building one of these tables or one that this store is waiting for.
pub fn is_built_elsewhere(missing: &[&TableSpec], tables: &Tables) -> bool {
    let elsewhere = |spec: &&TableSpec| {
        // Checked in this order, so that a build which this store starts in between counts as its own.
        tables.is_being_built(spec) && tables.current_build().is_none_or(|(name, _)| name != spec.name)
    };
    tables.current_wait().is_some() || missing.iter().any(elsewhere)
}

/// Completes the files of [`tables_to_build`] on [`Limits::threads`] threads: waits for background builds, calling `report_table` every few
/// milliseconds with the name of the table in progress, then builds the tables still absent, calling `report_table` before each. Each file is
/// written as soon as its table is built, so that nothing complete is lost on cancellation.
///
/// Keeps nothing in memory. Background builds continue if `control` is stopped.
///
/// # Errors
/// [`TableError::Stopped`] if `control` stops it; other [`TableError`]s if a table cannot be built or written.
pub fn finish(
    solver: &dyn Solver,
    limits: &Limits,
    control: &Control,
    tables: &Tables,
    report_table: &dyn Fn(&'static str),
) -> Result<FinishOutcome, TableError> {
    if missing_tables(solver, limits, tables).is_empty() {
        return Ok(FinishOutcome::All);
    }
    tables.check_writable()?;
    let begun = tables.background_work();
    while let Some(progress) = tables.background_progress() {
        control.check_stop()?;
        if let Some((name, _)) = tables.current_wait() {
            return Ok(FinishOutcome::BuiltElsewhere(name));
        }
        if let Some((name, _)) = tables.current_build() {
            report_table(name);
        }
        control.set_progress(progress);
        control.record_work_elsewhere(tables.background_work().saturating_sub(begun));
        std::thread::sleep(POLL_INTERVAL);
    }
    // In a separate store, so that tables opened here do not count as in use.
    let files = Tables::open(tables.folder().to_path_buf());
    for spec in missing_tables(solver, limits, tables) {
        if files.has_file_of_right_size(spec) {
            continue;
        }
        if files.is_being_built(spec) {
            return Ok(FinishOutcome::BuiltElsewhere(&spec.name));
        }
        report_table(&spec.name);
        build(spec, &files, limits.workers_under(control))?;
    }
    files.take_errors().into_iter().next().map_or(Ok(FinishOutcome::All), Err)
}

/// Returns `done` as a fraction of `all`, in `0.0..=1.0`; 0 if `all` is zero.
pub fn fraction_done(done: Duration, all: Duration) -> f64 {
    if all.is_zero() { 0.0 } else { (done.as_secs_f64() / all.as_secs_f64()).min(1.0) }
}

/// Interval at which background builds are polled.
const POLL_INTERVAL: Duration = Duration::from_millis(5);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::PuzzleId;
    use crate::puzzles::solvers::default_of;

    #[test]
    fn tables_up_to_a_size_are_built_by_default_and_all_on_request() {
        let limits = |memory, optimal| Limits { memory, optimal, ..Limits::default() };
        let solvers: [&dyn Solver; 2] =
            [PuzzleId::Cube3, PuzzleId::Tess2].map(|puzzle| default_of(puzzle).expect("a solver"));
        for solver in solvers {
            let names =
                |limits: &Limits| tables_to_build(solver, limits).iter().map(|spec| &*spec.name).collect::<Vec<_>>();
            for memory in [Memory::Full, Memory::UpTo(u64::MAX)] {
                assert_eq!(names(&limits(memory, false)), solver.tables().names);
            }
            for optimal in [false, true] {
                let unasked = names(&limits(Memory::Auto, optimal));
                assert!(
                    unasked.len() > solver.tables().initial_tables().len()
                        && tiers::bytes(&unasked) <= tiers::MAX_BUILT_BY_DEFAULT
                );
            }
            assert_eq!(names(&limits(Memory::Small, true)), Vec::<&str>::new());
        }
        let folder = tempfile::tempdir().expect("a temporary folder");
        let tables = Tables::open(folder.path());
        assert_eq!(
            missing_tables(default_of(PuzzleId::Cube2).expect("a solver"), &Limits::default(), &tables),
            Vec::<&TableSpec>::new()
        );
    }
}
