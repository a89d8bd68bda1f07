//! Management of table files: verify, build, remove, move, one task at a time; and the check for space before a search builds tables.

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

#[derive(Clone, Debug, PartialEq)]
pub enum TablesCommand {
    /// Open the page of tables.
    Tables,
    HandleTables(TableTask),
    /// Choose another folder for the tables.
    MoveTables,
    StopTables,
    /// Set the memory that searches' tables may use.
    SetMemory(Memory),
}

const fn memory(id: &'static str, memory: Memory, texts: (Text<0>, Text<0>)) -> Row<TablesCommand> {
    choice(id, TablesCommand::SetMemory(memory), search::MEMORY_OF_TABLES, texts)
}

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

/// Opens the page of tables and verifies their files.
pub fn show(model: &mut Model) {
    model.open_page(Page::Tables);
    if !model.tables.work.is_at_work() {
        begin(TableTask::Verify, model);
    }
}

/// Starts a task, unless the tables are in use.
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

/// Handles a report of a task.
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

/// Moves the tables to a chosen folder.
pub fn move_to(folder: PathBuf, model: &mut Model) {
    show(model);
    handle_task(TableTask::Move(folder), model);
}

/// Checks for space for a method's tables, unless the user has chosen to go on regardless.
pub fn ask_for_space(solver: &'static dyn Solver, limits: Limits, then: Begin, model: &mut Model) {
    let limits = Limits { memory: memory_for(model, limits.memory), ..limits };
    let used = solver.tables_for(&limits).made(&limits);
    let names = if model.space.goes_on { &[] } else { used };
    model.effects.run_now(Job::LookForSpace(LookForSpaceJob { names, then }));
}

/// Handles the result: starts the work, or asks the user whether to go on.
pub fn note_space(seen: SpaceSeen, model: &mut Model) {
    match seen.shortages.is_empty() {
        true => model.effects.ask(Action::Begin(seen.then)),
        false => model.dialog = Some(Dialog::LowSpace { shortages: seen.shortages, then: seen.then }),
    }
}

pub fn run(command: TablesCommand, model: &mut Model) {
    match command {
        TablesCommand::Tables => show(model),
        TablesCommand::HandleTables(task) => handle_task(task, model),
        TablesCommand::MoveTables => file_dialog::choose(FileKind::Tables, model),
        TablesCommand::StopTables => {
            // Finished tables stay.
            model.tables.work.stop(&mut model.effects);
            idle::stop(model);
        }
        TablesCommand::SetMemory(memory) => {
            model.space.forget();
            model.set(|settings| settings.memory = memory);
        }
    }
}

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

/// Whether a choice is selected or a switch is on; `None` for other commands.
pub fn is_on(command: &TablesCommand, model: &Model) -> Option<bool> {
    if let TablesCommand::SetMemory(memory) = command { Some(model.settings.memory == *memory) } else { None }
}

/// Handles a crash of this feature's tasks; ignores other tasks.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.tables.work.end(id).is_some() {
        model.tell_failure(say::ERROR_TABLES, describe::crash());
    }
    model.tables.idle.crash(id);
}

/// Updates the progress of this feature's tasks.
pub fn sample(progress: &Progress, model: &mut Model) {
    model.tables.work.sample(progress);
    model.tables.idle.sample(progress);
}

/// Time until the next update is due, even without input.
pub fn due(model: &Model) -> Option<Duration> {
    let at_work = model.tables.work.is_at_work()
        || model.samples.tables.behind.is_some()
        || model.tables.idle.at_work().is_some();
    at_work.then_some(SAMPLE).into_iter().chain(idle::next(model)).min()
}

/// Cancels everything, when the window closes.
pub fn close(model: &mut Model) {
    idle::stop(model);
    model.tables.work.stop(&mut model.effects);
}

/// True if a task on tables can start: none is running, and no search uses them.
pub fn can_be_handled(model: &Model) -> bool {
    let others = model.search.is_at_work()
        || model.rows_of_moves.is_at_work()
        || model.setup.is_at_work()
        || model.batch.at_work().is_some()
        || model.steps.seeks_hint();
    !others && !model.tables.are_handled()
}

/// True if an idle build must not start: something uses tables or writes much.
pub fn is_busy(model: &Model) -> bool {
    let uses_tables = model.search.is_at_work()
        || model.rows_of_moves.is_at_work()
        || model.setup.is_at_work()
        || model.batch.at_work().is_some()
        || model.steps.seeks_hint();
    uses_tables || model.tables.is_at_work() || model.graph.export.task.progress().is_some()
}

/// Memory for the next search's tables: as chosen, or the small tables if memory was found too short.
pub fn memory_used(model: &Model) -> Memory {
    memory_for(model, model.settings.memory)
}

/// The same for another choice.
pub fn memory_for(model: &Model, chosen: Memory) -> Memory {
    if model.space.is_short_of_memory { Memory::Small } else { chosen }
}

/// True if the solver could use large tables that are not in use.
pub fn lacks_large(model: &Model) -> bool {
    model.searching_solver().is_some_and(|solver| {
        let limits = Limits { memory: memory_used(model), ..model.settings.limits(model.puzzle()) };
        let provider = solver.tables_for(&limits);
        let small_only = provider.has_large() && tiers::made(provider.tiers, &limits) == 0;
        small_only || model.samples.tables.incomplete.contains(&(solver.puzzle(), solver.name()))
    })
}

/// Bytes of the tables that the next search uses.
pub fn bytes_needed(model: &Model) -> u64 {
    let limits = model.settings.limits(model.puzzle());
    model.searching_solver().map_or(0, |solver| MemoryChoice::new(memory_used(model), solver, &limits).bytes)
}

/// Memory choices for this puzzle's method, with their gains.
pub fn memory_choices(model: &Model) -> Vec<MemoryChoice> {
    let limits = model.settings.limits(model.puzzle());
    model.searching_solver().map_or_else(Vec::new, |solver| memory_choices::choices(solver, limits.memory, &limits))
}

pub fn status(model: &Model, spec: &TableSpec) -> TableStatus {
    model.tables.status(spec, &model.samples.tables)
}

/// True if the initial tables of this puzzle's search have been ready before.
pub fn are_ready(model: &Model) -> bool {
    let in_use = &model.samples.tables.names;
    model.search.had_tables(model.puzzle())
        || model.searching_solver().is_some_and(|solver| {
            let tables = solver.tables_in(model.metric());
            tables.names.iter().any(|name| in_use.contains(name))
        })
}

/// Tables being built for any puzzle: for a search, on request, or while idle.
pub fn underway(model: &Model) -> Option<TablesUnderway> {
    let for_search = model.samples.tables.underway;
    for_search.or_else(|| model.tables.underway(model.now)).or_else(|| model.tables.idle.underway(model.now))
}
