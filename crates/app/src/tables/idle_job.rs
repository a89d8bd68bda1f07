//! Makes the tables of a puzzle while nobody asks for anything.

use std::time::Duration;

use crate::system::free_space;
use crate::task::{Tell, Tools};
use unfold_engine::control::Control;
use unfold_engine::puzzles::finish::{self, Finished};
use unfold_engine::search::{Limits, Solver};
use unfold_engine::tables::{TableError, spec::TableSpec};

/// Reports while tables are made.
#[derive(Debug)]
pub enum IdleTablesReport {
    /// Building begins, and takes about so long.
    Begun(Duration),
    /// This table is at work.
    At(&'static str),
    /// It is over.
    End(Result<Finished, TableError>),
}

/// Makes the tables that a method lacks, if nobody else does, and if disk and memory suffice: nobody asked for it.
#[derive(Debug)]
pub struct IdleTablesJob {
    /// The method.
    pub solver: &'static dyn Solver,
    /// The limits of a search, which say which tables are wanted.
    pub limits: Limits,
}

impl IdleTablesJob {
    /// Runs the job, and returns its last report.
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
