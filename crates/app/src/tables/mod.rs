//! Management of table files: verifies, builds, removes and moves them, one task at a time. Also checks the free space before a search
//! builds tables.

pub mod idle;
pub mod idle_job;
pub mod job;
pub mod relocation;
pub mod sentences;
pub mod state;
pub mod status;

use std::path::PathBuf;
use std::time::Duration;

use self::job::{CheckSpaceJob, SpaceChecked, TablesJob, TablesReport};
use self::state::TablesWork;
use crate::dialog::{Dialog, PendingWork};
use crate::memory_choices::{self, MemoryChoice};
use crate::tables::status::{TableStatus, TableTask};
use crate::task::{POLL_INTERVAL, Progress, TaskId, table_build::TableBuild};
use crate::{action::Action, command::availability::Obstacle, effect::Effect, file_dialog, file_kind::FileKind};
use crate::{job::Job, model::Model, obstacles, page::Page};
use unfold_engine::search::{Limits, Memory, Solver, tiers};
use unfold_engine::tables::spec::{self, TableSpec};
use unfold_engine::tables::{TableError, store::FileState};
use unfold_text::{sentences::describe, tables as say};

pub use self::state::TablesState;
use crate::command::menu::Menu;
use crate::command::row::{Row, choice, row};
use unfold_text::{Text, search, tables};

#[derive(Clone, Debug, PartialEq)]
pub enum TablesCommand {
    /// Open the page of tables.
    Tables,
    RunTask(TableTask),
    /// Choose another folder for the tables.
    MoveTables,
    StopTables,
    /// Set the memory for search tables.
    SetMemory(Memory),
}

const fn memory(id: &'static str, memory: Memory, texts: (Text<0>, Text<0>)) -> Row<TablesCommand> {
    choice(id, TablesCommand::SetMemory(memory), search::MEMORY_OF_TABLES, texts)
}

pub static ROWS: &[Row<TablesCommand>] = &[
    row("tables", TablesCommand::Tables, (tables::TABLES, tables::TABLES_TIP)).in_menu(Menu::Tables.at(1, 1)),
    row("verify-tables", TablesCommand::RunTask(TableTask::Verify), (tables::VERIFY, tables::VERIFY_TIP))
        .in_menu(Menu::Tables.at(2, 1)),
    row("build-tables", TablesCommand::RunTask(TableTask::Build(None)), (tables::BUILD_ALL, tables::BUILD_ALL_TIP))
        .in_menu(Menu::Tables.at(2, 2)),
    row("remove-tables", TablesCommand::RunTask(TableTask::Remove(None)), (tables::REMOVE_ALL, tables::REMOVE_ALL_TIP))
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
    if !model.tables.work.is_running() {
        begin(TableTask::Verify, model);
    }
}

/// Starts a task. Reports why it cannot start if the tables are in use, or already in the folder to move them to.
fn handle_task(task: TableTask, model: &mut Model) {
    if !can_start_task(model) {
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
    model.tables.work.start(Job::Tables(TablesJob(task.clone())), TablesWork { task, at: None }, &mut model.effects);
}

pub fn handle_report(id: TaskId, report: TablesReport, model: &mut Model) {
    let Some(work) = model.tables.work.data_mut(id) else { return };
    match report {
        TablesReport::Verified(name, state) => drop(model.tables.states.insert(name, state)),
        TablesReport::Built(name, time) => drop(model.tables.built.insert(name, time)),
        TablesReport::ProcessingTable(name) => work.at = Some((name, model.now)),
        TablesReport::Databases { count, bytes } => model.tables.databases = (count, bytes),
        TablesReport::Space(space) => model.tables.space = space,
        TablesReport::End(result) => end(id, result, model),
        TablesReport::Refused(shortage) => {
            model.tables.work.end(id);
            model.report_failure(say::ERROR_TABLES, shortage.refusal());
        }
    }
}

fn end(id: TaskId, result: Result<(), TableError>, model: &mut Model) {
    let Some(work) = model.tables.work.end(id) else { return };
    match (result, work.task) {
        (Err(TableError::Stopped), _) => model.news = say::NEWS_CHORE_STOPPED.with([]),
        (Err(error), _) => model.report_failure(say::ERROR_TABLES, describe::table(&error)),
        (Ok(()), TableTask::Verify) => {
            let wrong = model.tables.states.iter().filter(|(_, state)| **state == FileState::Damaged);
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
            model.change_settings(|settings| settings.tables = (!usual).then_some(folder));
            model.effects.ask(Action::TablesMoved);
        }
    }
}

/// Opens the page of tables and starts moving them to another folder.
pub fn move_to(folder: PathBuf, model: &mut Model) {
    show(model);
    handle_task(TableTask::Move(folder), model);
}

/// Starts checking the space for a solver's tables; afterwards `then` starts, or a warning is shown. If the user has accepted a shortage,
/// no tables are checked.
pub fn check_space(solver: &'static dyn Solver, limits: Limits, then: PendingWork, model: &mut Model) {
    let limits = Limits { memory: memory_for(model, limits.memory), ..limits };
    let used = solver.tables_for(&limits).built_tier(&limits);
    let names = if model.space.ignores_shortage { &[] } else { used };
    model.effects.run_now(Job::CheckSpace(CheckSpaceJob { names, then }));
}

/// Handles the result of the space check: starts the work, or asks whether to continue despite a shortage.
pub fn handle_space_check(seen: SpaceChecked, model: &mut Model) {
    match seen.shortages.is_empty() {
        true => model.effects.ask(Action::Begin(seen.then)),
        false => model.dialog = Some(Dialog::LowSpace { shortages: seen.shortages, then: seen.then }),
    }
}

pub fn run(command: TablesCommand, model: &mut Model) {
    match command {
        TablesCommand::Tables => show(model),
        TablesCommand::RunTask(task) => handle_task(task, model),
        TablesCommand::MoveTables => file_dialog::choose(FileKind::Tables, model),
        TablesCommand::StopTables => {
            // Tables already built stay.
            model.tables.work.stop(&mut model.effects);
            idle::stop(model);
        }
        TablesCommand::SetMemory(memory) => {
            model.space.reset();
            model.change_settings(|settings| settings.memory = memory);
        }
    }
}

pub fn obstacle(command: &TablesCommand, model: &Model) -> Obstacle {
    let busy = || Obstacle::unless(can_start_task(model), say::WHY_TABLES_BUSY);
    match command {
        TablesCommand::RunTask(_) => busy(),
        TablesCommand::MoveTables => busy().or(|| obstacles::choosing_file(model)),
        TablesCommand::StopTables => {
            Obstacle::implied_unless(model.tables.work.is_running() || model.tables.idle.current_build().is_some())
        }
        _ => Obstacle::None,
    }
}

/// True if this memory choice is selected; `None` for other commands.
pub fn is_on(command: &TablesCommand, model: &Model) -> Option<bool> {
    if let TablesCommand::SetMemory(memory) = command { Some(model.settings.memory == *memory) } else { None }
}

/// Handles a crash of a table task, which is reported, or of the idle build; ignores other tasks.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.tables.work.end(id).is_some() {
        model.report_failure(say::ERROR_TABLES, describe::crash());
    }
    model.tables.idle.crash(id);
}

/// Updates the progress of the table task and the idle build.
pub fn sample(progress: &Progress, model: &mut Model) {
    model.tables.work.sample(progress);
    model.tables.idle.update_progress(progress);
}

/// Time until the next update without input: while a table task or build is running, or when an idle build may start. `None` otherwise.
pub fn due(model: &Model) -> Option<Duration> {
    let at_work = model.tables.work.is_running()
        || model.samples.tables.background_progress.is_some()
        || model.tables.idle.current_build().is_some();
    at_work.then_some(POLL_INTERVAL).into_iter().chain(idle::due(model)).min()
}

/// Cancels the idle build and the table task. Call when the window closes.
pub fn close(model: &mut Model) {
    idle::stop(model);
    model.tables.work.stop(&mut model.effects);
}

/// True if a table task can start: no search, batch or hint uses the tables, and no task changes them.
pub fn can_start_task(model: &Model) -> bool {
    let others = model.search.is_running()
        || model.rows_of_moves.is_shortening()
        || model.setup.is_running()
        || model.batch.running_puzzle().is_some()
        || model.steps.is_computing_hint();
    !others && !model.tables.is_modifying()
}

/// True if an idle build must not start, because of a search, batch, hint, table task or graph export.
pub fn is_busy(model: &Model) -> bool {
    let uses_tables = model.search.is_running()
        || model.rows_of_moves.is_shortening()
        || model.setup.is_running()
        || model.batch.running_puzzle().is_some()
        || model.steps.is_computing_hint();
    uses_tables || model.tables.is_running() || model.graph.export.task.progress().is_some()
}

/// Memory setting for the next search's tables, reduced to the small tables if memory was found too short.
pub fn memory_used(model: &Model) -> Memory {
    memory_for(model, model.settings.memory)
}

/// Returns `chosen`, or the small tables if memory was found too short.
pub fn memory_for(model: &Model, chosen: Memory) -> Memory {
    if model.space.is_short_of_memory { Memory::Small } else { chosen }
}

/// True if the next search could use large tables, but has only small or incomplete ones.
pub fn lacks_large(model: &Model) -> bool {
    model.next_search_solver().is_some_and(|solver| {
        let limits = Limits { memory: memory_used(model), ..model.settings.limits(model.puzzle()) };
        let provider = solver.tables_for(&limits);
        let small_only = provider.has_large() && tiers::built_tier(provider.tiers, &limits) == 0;
        small_only || model.samples.tables.incomplete.contains(&(solver.puzzle(), solver.name()))
    })
}

/// Size of the next search's tables, in bytes; 0 without a solver.
pub fn bytes_needed(model: &Model) -> u64 {
    let limits = model.settings.limits(model.puzzle());
    model.next_search_solver().map_or(0, |solver| MemoryChoice::new(memory_used(model), solver, &limits).bytes)
}

/// Memory choices for the next search's solver, with their gains; empty without a solver.
pub fn memory_choices(model: &Model) -> Vec<MemoryChoice> {
    let limits = model.settings.limits(model.puzzle());
    model.next_search_solver().map_or_else(Vec::new, |solver| memory_choices::choices(solver, limits.memory, &limits))
}

pub fn status(model: &Model, spec: &TableSpec) -> TableStatus {
    model.tables.status(spec, &model.samples.tables)
}

/// True if the tables of this puzzle's searches have been ready before, or a table of the next search is in memory.
pub fn are_ready(model: &Model) -> bool {
    let in_use = &model.samples.tables.names;
    model.search.had_tables(model.puzzle())
        || model.next_search_solver().is_some_and(|solver| {
            let tables = solver.tables_in(model.metric());
            tables.names.iter().any(|name| in_use.contains(name))
        })
}

/// The table being built for a search, or else at the user's request, or else by an idle build.
pub fn underway(model: &Model) -> Option<TableBuild> {
    let for_search = model.samples.tables.underway;
    for_search.or_else(|| model.tables.underway(model.now)).or_else(|| model.tables.idle.underway(model.now))
}
