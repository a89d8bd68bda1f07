//! The job that builds tables while the program is idle.

use std::time::Duration;

use crate::system::free_space;
use crate::task::{Tell, Tools};
use unfold_engine::control::Control;
use unfold_engine::puzzles::finish::{self, Finished};
use unfold_engine::search::{Limits, Solver};
use unfold_engine::tables::{TableError, spec::TableSpec};

#[derive(Debug)]
pub enum IdleTablesReport {
    /// Building starts; with the estimated time.
    Begun(Duration),
    /// The table being built.
    At(&'static str),
    /// The final report.
    End(Result<Finished, TableError>),
}

/// Builds a method's missing tables, unless another process does or disk or memory is short.
#[derive(Debug)]
pub struct IdleTablesJob {
    pub solver: &'static dyn Solver,
    /// Limits of a search, which determine the tables.
    pub limits: Limits,
}

impl IdleTablesJob {
    pub fn run(self, tools: &Tools, control: &Control, report: Tell<'_, IdleTablesReport>) -> IdleTablesReport {
        make(self.solver, &self.limits, control, tools, report)
    }
}

fn make(
    solver: &dyn Solver,
    limits: &Limits,
    control: &Control,
    tools: &Tools,
    say: &dyn Fn(IdleTablesReport),
) -> IdleTablesReport {
    let (store, look) = (&*tools.tables, tools.look_for_space);
    let missing = finish::missing(solver, limits, store);
    let names: Vec<&str> = missing.iter().map(|spec: &&TableSpec| spec.name.as_str()).collect();
    let is_tight = || !free_space::shortages(&(look.ask)(store.folder()), store, &names).is_empty();
    if missing.is_empty() || finish::is_elsewhere(&missing, store) || is_tight() {
        return IdleTablesReport::End(Ok(Finished::All));
    }
    say(IdleTablesReport::Begun(missing.iter().map(|spec| Duration::from_millis(spec.milliseconds)).sum()));
    let end = finish::finish(solver, limits, control, store, &|name| say(IdleTablesReport::At(name)));
    IdleTablesReport::End(end)
}
