//! Makes the tables of a puzzle while nobody asks for anything.

use std::time::Duration;

use crate::shared::system::free_space::{self, LookForSpace};
use unfold_engine::control::Control;
use unfold_engine::puzzles::finish;
use unfold_engine::puzzles::finish::Finished;
use unfold_engine::search::{Limits, Solver};
use unfold_engine::tables::TableError;
use unfold_engine::tables::Tables;
use unfold_engine::tables::spec::TableSpec;

/// What is told while tables are made.
#[derive(Debug)]
pub enum IdleTablesReport {
    /// Building begins, and takes about so long.
    Begun(Duration),
    /// This table is at work.
    At(&'static str),
    /// It is over.
    End(Result<Finished, TableError>),
}

/// Makes what is missing for a method, if nobody else does, and if disk and memory suffice: nobody asked for it.
pub fn make(
    solver: &dyn Solver,
    limits: &Limits,
    control: &Control,
    store: &Tables,
    look: LookForSpace,
    say: &dyn Fn(IdleTablesReport),
) -> IdleTablesReport {
    let missing = finish::missing(solver, limits, store);
    let names: Vec<&str> = missing.iter().map(|spec: &&TableSpec| spec.name.as_str()).collect();
    let is_tight = || !free_space::shortages(&look(store.folder()), store, &names).is_empty();
    if missing.is_empty() || finish::is_elsewhere(&missing, store) || is_tight() {
        return IdleTablesReport::End(Ok(Finished::All));
    }
    say(IdleTablesReport::Begun(missing.iter().map(|spec| Duration::from_millis(spec.milliseconds)).sum()));
    let end = finish::finish(solver, limits, control, store, &|name| say(IdleTablesReport::At(name)));
    IdleTablesReport::End(end)
}
