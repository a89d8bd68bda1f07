//! What this program is and how it stands, for a person and for a report of a fault.

use crate::app::App;
use unfold_engine::search::Limits;
use unfold_engine::tables::spec;
use unfold_text::{Text, numbers, tables, tour as say, window};

/// The licence, as the package names it.
pub const LICENCE: &str = env!("CARGO_PKG_LICENSE");

impl App {
    /// The state of each table that is kept in a file, a line each, as it was when the program was asked to tell of itself.
    pub fn table_lines(&self) -> Vec<String> {
        let language = self.language();
        let state = |table: &spec::TableSpec| -> Text<0> {
            match (self.cx.samples.tables.names.contains(table.name.as_str()), self.tables.has_file(table)) {
                (true, true) => tables::STATE_USED,
                (true, false) => tables::STATE_MEMORY,
                (false, true) => tables::STATE_SAVED,
                (false, false) => tables::STATE_ABSENT,
            }
        };
        let line = |table: &'static spec::TableSpec| {
            say::TABLE_LINE.fill(language, [&table.name, &state(table), &numbers::grouped(table.bytes)])
        };
        spec::all().iter().map(line).collect()
    }

    /// The machine, the folders and the licence, a line each.
    pub fn facts_about(&self) -> Vec<String> {
        let language = self.language();
        let places = &self.cx.environment;
        let memory = self.memory().map_or_else(|| "?".into(), |bytes| numbers::megabytes(bytes).get(language));
        let tables = numbers::megabytes(self.tables_memory());
        vec![
            say::ABOUT_MACHINE.fill(language, [&Limits::default().threads, &memory, &tables]),
            window::ABOUT_SETTINGS.fill(language, [&places.settings.display()]),
            window::ABOUT_TABLES.fill(language, [&self.tables_folder().display()]),
            say::ABOUT_LICENCE.fill(language, [&LICENCE]),
        ]
    }

    /// All that is told about the program, as a text to be copied.
    pub fn report(&self) -> String {
        let title = window::ABOUT_TITLE.fill(self.language(), [&env!("CARGO_PKG_VERSION")]);
        let system = format!("{} {}", std::env::consts::OS, std::env::consts::ARCH);
        let lines = [title, system].into_iter().chain(self.facts_about()).chain(self.table_lines());
        lines.collect::<Vec<_>>().join("\n")
    }
}
