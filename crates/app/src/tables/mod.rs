//! The tables as a person handles them: building, checking, removing, moving them elsewhere, one thing at a time, and whether there is
//! space for those that a search would build.

pub mod idle;
pub mod idle_job;
pub mod job;
pub mod relocation;
pub mod sentences;
pub mod state;
pub mod status;

use std::path::PathBuf;
use std::time::Duration;

use self::job::{LookForSpaceJob, SpaceSeen, TablesJob, TablesReport};
use self::state::Work;
use crate::dialog::{Begin, Dialog};
use crate::memory_choices::{self, MemoryChoice};
use crate::tables::status::{TableStatus, TableTask};
use crate::task::{Progress, SAMPLE, TaskId, tables_underway::TablesUnderway};
use crate::{action::Action, command::availability::Obstacle, effect::Effect, file_dialog, file_kind::FileKind};
use crate::{job::Job, model::Model, obstacles, page::Page};
use unfold_engine::search::{Limits, Memory, Solver, tiers};
use unfold_engine::tables::spec::{self, TableSpec};
use unfold_engine::tables::{TableError, store::FileState};
use unfold_text::{sentences::describe, tables as say};

pub use self::state::TablesPage;
use crate::command::menu::Menu;
use crate::command::row::{Row, choice, row};
use unfold_text::{Text, search, tables};

/// A request to tables.
#[derive(Clone, Debug, PartialEq)]
pub enum TablesCommand {
    /// Show the tables.
    Tables,
    /// Do something with tables.
    HandleTables(TableTask),
    /// Choose another folder for the tables.
    MoveTables,
    /// Stop what is done with tables.
    StopTables,
    /// Sets the memory that the tables of searches may take.
    SetMemory(Memory),
}

const fn memory(id: &'static str, memory: Memory, texts: (Text<0>, Text<0>)) -> Row<TablesCommand> {
    choice(id, TablesCommand::SetMemory(memory), search::MEMORY_OF_TABLES, texts)
}

/// The rows of the table of commands.
pub static ROWS: &[Row<TablesCommand>] = &[
    row("tables", TablesCommand::Tables, (tables::TABLES, tables::TABLES_TIP)).in_menu(Menu::Tables.at(1, 1)),
    row("verify-tables", TablesCommand::HandleTables(TableTask::Verify), (tables::VERIFY, tables::VERIFY_TIP))
        .in_menu(Menu::Tables.at(2, 1)),
    row(
        "build-tables",
        TablesCommand::HandleTables(TableTask::Build(None)),
        (tables::BUILD_ALL, tables::BUILD_ALL_TIP),
    )
    .in_menu(Menu::Tables.at(2, 2)),
    row(
        "remove-tables",
        TablesCommand::HandleTables(TableTask::Remove(None)),
        (tables::REMOVE_ALL, tables::REMOVE_ALL_TIP),
    )
    .in_menu(Menu::Tables.at(2, 3)),
    row("move-tables", TablesCommand::MoveTables, (tables::MOVE, tables::MOVE_TIP)).in_menu(Menu::Tables.at(2, 4)),
    choice(
        "stop-tables",
        TablesCommand::StopTables,
        tables::MENU_TABLES,
        (tables::STOP_TABLES, tables::STOP_TABLES_TIP),
    )
    .in_menu(Menu::Tables.at(2, 5)),
    memory("memory-small", Memory::Small, (search::MEMORY_SMALL, search::MEMORY_SMALL_TIP)),
    memory("memory-auto", Memory::Auto, (search::MEMORY_AUTO, search::MEMORY_AUTO_TIP)),
    memory("memory-full", Memory::Full, (search::MEMORY_FULL, search::MEMORY_FULL_TIP)),
];

/// Shows the tables, and has their files looked at.
pub fn show(model: &mut Model) {
    model.open_page(Page::Tables);
    if !model.tables.work.is_at_work() {
        begin(TableTask::Verify, model);
    }
}

/// Does something with tables, unless something is done already.
fn handle_task(task: TableTask, model: &mut Model) {
    if !can_be_handled(model) {
        model.news = say::WHY_TABLES_BUSY.with([]);
        return;
    }
    let TableTask::Move(to) = &task else { return begin(task, model) };
    let Ok(there) = std::path::absolute(to) else { return };
    if there == model.tables_folder() {
        model.news = say::NEWS_TABLES_THERE.with([&there.display()]);
        return;
    }
    begin(TableTask::Move(there), model);
}

fn begin(task: TableTask, model: &mut Model) {
    if task == TableTask::Verify {
        model.tables.states.clear();
    }
    model.tables.work.begin(Job::Tables(TablesJob(task.clone())), Work { task, at: None }, &mut model.effects);
}

/// Hears what becomes of the tables.
pub fn handle_report(id: TaskId, report: TablesReport, model: &mut Model) {
    let Some(work) = model.tables.work.about_mut(id) else { return };
    match report {
        TablesReport::Looked(name, state) => drop(model.tables.states.insert(name, state)),
        TablesReport::Built(name, time) => drop(model.tables.built.insert(name, time)),
        TablesReport::At(name) => work.at = Some((name, model.now)),
        TablesReport::Databases { count, bytes } => model.tables.databases = (count, bytes),
        TablesReport::Space(space) => model.tables.space = space,
        TablesReport::End(result) => end(id, result, model),
    }
}

fn end(id: TaskId, result: Result<(), TableError>, model: &mut Model) {
    let Some(work) = model.tables.work.end(id) else { return };
    match (result, work.task) {
        (Err(TableError::Stopped), _) => model.news = say::NEWS_CHORE_STOPPED.with([]),
        (Err(error), _) => model.tell_failure(say::ERROR_TABLES, describe::table(&error)),
        (Ok(()), TableTask::Verify) => {
            let wrong = model.tables.states.iter().filter(|(_, state)| **state == FileState::Wrong);
            let wrong: Vec<&str> = wrong.map(|(name, _)| *name).collect();
            let good = model.tables.states.values().filter(|state| **state == FileState::Good).count();
            model.news = if wrong.is_empty() {
                say::NEWS_TABLES_LOOKED.with([&good, &spec::all().len()])
            } else {
                say::NEWS_TABLES_WRONG.with([&wrong.join(", ")])
            };
        }
        (Ok(()), TableTask::Build(_)) => model.news = say::NEWS_TABLES_BUILT.with([]),
        (Ok(()), TableTask::Remove(_)) => model.news = say::NEWS_TABLES_REMOVED.with([]),
        (Ok(()), TableTask::Move(folder)) => {
            model.news = say::NEWS_TABLES_MOVED.with([&folder.display()]);
            model.effects.push(Effect::UseTables(folder.clone()));
            let usual = folder == model.environment.tables;
            model.set(|settings| settings.tables = (!usual).then_some(folder));
            model.effects.ask(Action::TablesMoved);
        }
    }
}

/// Moves the tables into the folder that a person chose.
pub fn move_to(folder: PathBuf, model: &mut Model) {
    show(model);
    handle_task(TableTask::Move(folder), model);
}

/// Looks whether there is space for the tables that a method would use, unless a person wants to go on in any case.
pub fn ask_for_space(solver: &'static dyn Solver, limits: Limits, then: Begin, model: &mut Model) {
    let limits = Limits { memory: memory_for(model, limits.memory), ..limits };
    let used = solver.tables_for(&limits).made(&limits);
    let names = if model.space.goes_on { &[] } else { used };
    model.effects.run_now(Job::LookForSpace(LookForSpaceJob { names, then }));
}

/// Takes in whether there is space for tables: the work begins, or a person is asked whether to go on.
pub fn note_space(seen: SpaceSeen, model: &mut Model) {
    match seen.shortages.is_empty() {
        true => model.effects.ask(Action::Begin(seen.then)),
        false => model.dialog = Some(Dialog::LowSpace { shortages: seen.shortages, then: seen.then }),
    }
}

/// Carries out a command that is available now.
pub fn run(command: TablesCommand, model: &mut Model) {
    match command {
        TablesCommand::Tables => show(model),
        TablesCommand::HandleTables(task) => handle_task(task, model),
        TablesCommand::MoveTables => file_dialog::choose(FileKind::Tables, model),
        TablesCommand::StopTables => {
            // What is finished stays.
            model.tables.work.stop(&mut model.effects);
            idle::stop(model);
        }
        TablesCommand::SetMemory(memory) => {
            model.space.forget();
            model.set(|settings| settings.memory = memory);
        }
    }
}

/// The obstacle to a command now.
pub fn obstacle(command: &TablesCommand, model: &Model) -> Obstacle {
    let busy = || Obstacle::unless(can_be_handled(model), say::WHY_TABLES_BUSY);
    match command {
        TablesCommand::HandleTables(_) => busy(),
        TablesCommand::MoveTables => busy().or(|| obstacles::choosing_file(model)),
        TablesCommand::StopTables => {
            Obstacle::plain_unless(model.tables.work.is_at_work() || model.tables.idle.at_work().is_some())
        }
        _ => Obstacle::None,
    }
}

/// True if the command's choice is chosen, or its switch is on; `None` if it is neither choice nor switch.
pub fn is_on(command: &TablesCommand, model: &Model) -> Option<bool> {
    if let TablesCommand::SetMemory(memory) = command { Some(model.settings.memory == *memory) } else { None }
}

/// A job ended by a mistake in this program; tells so if it was the one of this feature.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.tables.work.end(id).is_some() {
        model.tell_failure(say::ERROR_TABLES, describe::crash());
    }
    model.tables.idle.crash(id);
}

/// Takes in the progress of jobs.
pub fn sample(progress: &Progress, model: &mut Model) {
    model.tables.work.sample(progress);
    model.tables.idle.sample(progress);
}

/// The time until something is due even if nothing wakes the window.
pub fn due(model: &Model) -> Option<Duration> {
    let at_work = model.tables.work.is_at_work()
        || model.samples.tables.behind.is_some()
        || model.tables.idle.at_work().is_some();
    at_work.then_some(SAMPLE).into_iter().chain(idle::next(model)).min()
}

/// Ends everything, as the window closes.
pub fn close(model: &mut Model) {
    idle::stop(model);
    model.tables.work.stop(&mut model.effects);
}

/// True if something can be done with tables now: one thing at a time, and none that searches need meanwhile.
pub fn can_be_handled(model: &Model) -> bool {
    let others = model.search.is_at_work()
        || model.rows_of_moves.is_at_work()
        || model.setup.is_at_work()
        || model.batch.at_work().is_some()
        || model.steps.seeks_hint();
    !others && !model.tables.are_handled()
}

/// True if anything is at work that needs tables or writes much, so that no tables are made beside it.
pub fn is_busy(model: &Model) -> bool {
    let uses_tables = model.search.is_at_work()
        || model.rows_of_moves.is_at_work()
        || model.setup.is_at_work()
        || model.batch.at_work().is_some()
        || model.steps.seeks_hint();
    uses_tables || model.tables.is_at_work() || model.graph.export.task.progress().is_some()
}

/// The tables that the next search uses: as chosen, but the small ones only where memory was found too short for more.
pub fn memory_used(model: &Model) -> Memory {
    memory_for(model, model.settings.memory)
}

/// The same for another choice.
pub fn memory_for(model: &Model, chosen: Memory) -> Memory {
    if model.space.is_short_of_memory { Memory::Small } else { chosen }
}

/// True if large tables that the solver of this puzzle could use are not in use.
pub fn lacks_large(model: &Model) -> bool {
    model.searching_solver().is_some_and(|solver| {
        let limits = Limits { memory: memory_used(model), ..model.settings.limits(model.puzzle()) };
        let provider = solver.tables_for(&limits);
        let small_only = provider.has_large() && tiers::made(provider.tiers, &limits) == 0;
        small_only || model.samples.tables.incomplete.contains(&(solver.puzzle(), solver.name()))
    })
}

/// Bytes of the tables that the next search by this puzzle's method makes where they are absent.
pub fn bytes_needed(model: &Model) -> u64 {
    let limits = model.settings.limits(model.puzzle());
    model.searching_solver().map_or(0, |solver| MemoryChoice::new(memory_used(model), solver, &limits).bytes)
}

/// Choices for the tables of this puzzle's method, with their gains.
pub fn memory_choices(model: &Model) -> Vec<MemoryChoice> {
    let limits = model.settings.limits(model.puzzle());
    model.searching_solver().map_or_else(Vec::new, |solver| memory_choices::choices(solver, limits.memory, &limits))
}

/// State of a table.
pub fn status(model: &Model, spec: &TableSpec) -> TableStatus {
    model.tables.status(spec, &model.samples.tables)
}

/// True if the tables that this puzzle's search begins with were ready once since the start.
pub fn are_ready(model: &Model) -> bool {
    let in_use = &model.samples.tables.names;
    model.search.had_tables(model.puzzle())
        || model.searching_solver().is_some_and(|solver| {
            let tables = solver.tables_in(model.metric());
            tables.names.iter().any(|name| in_use.contains(name))
        })
}

/// The tables that are being built, whichever puzzle they are for: for a search, because a person asked for them, or because the
/// program is idle.
pub fn underway(model: &Model) -> Option<TablesUnderway> {
    let for_search = model.samples.tables.underway;
    for_search.or_else(|| model.tables.underway(model.now)).or_else(|| model.tables.idle.underway(model.now))
}
