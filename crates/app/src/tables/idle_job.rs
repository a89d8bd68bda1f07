//! The job that builds tables while the program is idle.

use std::time::Duration;

use crate::system::free_space;
use crate::task::{ReportFn, Tools};
use unfold_engine::control::Control;
use unfold_engine::puzzles::finish::{self, FinishOutcome};
use unfold_engine::search::{Limits, Solver};
use unfold_engine::tables::{TableError, spec::TableSpec};

#[derive(Debug)]
pub enum IdleTablesReport {
    /// Building starts; holds the estimated total time.
    Begun(Duration),
    /// Name of the table being built.
    BuildingTable(&'static str),
    /// The final report.
    End(Result<FinishOutcome, TableError>),
}

/// Builds a solver's missing tables, unless another process is building one of them, or disk space or memory is short.
#[derive(Debug)]
pub struct IdleTablesJob {
    pub solver: &'static dyn Solver,
    /// Limits of the search to prepare for; they determine the tables.
    pub limits: Limits,
}

impl IdleTablesJob {
    pub fn run(self, tools: &Tools, control: &Control, report: ReportFn<'_, IdleTablesReport>) -> IdleTablesReport {
        build_missing(self.solver, &self.limits, control, tools, report)
    }
}

fn build_missing(
    solver: &dyn Solver,
    limits: &Limits,
    control: &Control,
    tools: &Tools,
    report: &dyn Fn(IdleTablesReport),
) -> IdleTablesReport {
    let (tables, query) = (&*tools.tables, tools.space_query);
    let missing = finish::missing_tables(solver, limits, tables);
    let names: Vec<&str> = missing.iter().map(|spec: &&TableSpec| spec.name.as_str()).collect();
    let is_tight = || !free_space::shortages(&(query.ask)(tables.folder()), tables, &names).is_empty();
    if missing.is_empty() || finish::is_built_elsewhere(&missing, tables) || is_tight() {
        return IdleTablesReport::End(Ok(FinishOutcome::All));
    }
    report(IdleTablesReport::Begun(missing.iter().map(|spec| Duration::from_millis(spec.milliseconds)).sum()));
    let end = finish::finish(solver, limits, control, tables, &|name| report(IdleTablesReport::BuildingTable(name)));
    IdleTablesReport::End(end)
}
