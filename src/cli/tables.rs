//! `unfold tables`: the files of precomputed tables.

use super::args::{self, Deed, Tables};
use super::out::{self, Terminal};
use super::solve::store;
use super::{Failure, language, table_failure};
use crate::app::strings::explain::Fault;
use crate::app::strings::{numbers, terminal as say};
use crate::control::Control;
use crate::solve;
use crate::tables::TableError;
use crate::tables::spec::{self, TableSpec};
use crate::tables::store::{FileState, Store};

/// Runs the verb.
pub fn run(options: &Tables, terminal: &Terminal) -> Result<(), Failure> {
    let specs = chosen(&options.names)?;
    let store = store(&options.tables);
    match options.deed {
        Deed::List => specs.iter().for_each(|spec| list(&store, spec, terminal)),
        Deed::Verify => verify(&store, &specs, terminal)?,
        Deed::Remove => {
            for spec in specs {
                if store.remove(spec).map_err(|e| table_failure(&e))? {
                    terminal.say(&say::REMOVED.fill(language(), [&spec.name]));
                }
            }
        }
        Deed::Build => build(&store, &specs, args::threads(options.threads), terminal)?,
    }
    Ok(())
}

fn chosen(names: &[String]) -> Result<Vec<&'static TableSpec>, Failure> {
    if names.is_empty() {
        return Ok(spec::all().iter().collect());
    }
    let find =
        |name: &String| spec::named(name).ok_or_else(|| table_failure(&TableError::Unknown { name: name.clone() }));
    names.iter().map(find).collect()
}

fn word(state: FileState) -> &'static str {
    match state {
        FileState::Absent => say::ABSENT.say(language()),
        FileState::Good => say::GOOD.say(language()),
        FileState::Wrong => say::WRONG.say(language()),
    }
}

fn list(store: &Store, spec: &TableSpec, terminal: &Terminal) {
    let bytes = numbers::grouped(spec.bytes);
    let file = store.file(spec).display().to_string();
    terminal.say(&say::TABLE_ROW.fill(language(), [&spec.name, &bytes, &word(store.state(spec)), &file]));
}

fn verify(store: &Store, specs: &[&'static TableSpec], terminal: &Terminal) -> Result<(), Failure> {
    let mut bad = Vec::new();
    for spec in specs {
        let state = store.state(spec);
        terminal.say(&say::TABLE_STATE.fill(language(), [&spec.name, &word(state)]));
        if state != FileState::Good {
            bad.push(spec.name.as_str());
        }
    }
    if bad.is_empty() {
        return Ok(());
    }
    let what = say::NOT_GOOD.with([&bad.join(", ")]);
    Err(Failure::Files(Fault::new(what, say::NOT_GOOD_DO)))
}

/// Prepares every solver that uses one of the tables; what the disk refuses to keep is an error here.
fn build(store: &Store, specs: &[&'static TableSpec], threads: usize, terminal: &Terminal) -> Result<(), Failure> {
    out::catch_interrupt();
    let uses = |s: &&dyn solve::Solver| s.tables().iter().any(|t| specs.iter().any(|spec| spec.name == *t));
    for solver in solve::ALL.into_iter().filter(uses) {
        prepare(solver, threads, store, terminal)?;
    }
    if let Some(error) = store.take_unsaved().first() {
        return Err(table_failure(error));
    }
    specs.iter().for_each(|spec| list(store, spec, terminal));
    Ok(())
}

/// Opens or builds what a solver needs, with a bar; Ctrl-C stops it.
pub fn prepare(solver: &dyn solve::Solver, threads: usize, store: &Store, terminal: &Terminal) -> Result<(), Failure> {
    let bar = terminal.bar();
    let names = solver.tables().join(", ");
    let show = |control: &Control| out::show_table(&bar, &names, control.progress());
    let result = out::stoppable(terminal, |control| solver.prepare(threads, control, store), show)?;
    bar.finish_and_clear();
    result.map_err(|error| table_failure(&error))
}
