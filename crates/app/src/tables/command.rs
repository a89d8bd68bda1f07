//! The commands of the tables.

use super::status::TableTask;
use crate::command::menu::Menu;
use crate::command::row::{Row, choice, row};
use unfold_engine::search::Memory;
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
