//! Text of the *About* dialog: machine, folders, licence and tables.

use crate::{model::Model, system::folders, version};
use unfold_engine::search::Limits;
use unfold_engine::tables::spec::{self, TableSpec};
use unfold_text::{Text, numbers, tables, tour as say, window};

/// The lines about the machine, each folder and the licence.
pub fn facts(model: &Model) -> Vec<String> {
    let language = model.language();
    let places = &model.environment;
    let memory = model.samples.resident.map_or_else(|| "?".into(), |bytes| numbers::megabytes(bytes).get(language));
    let tables = numbers::megabytes(model.samples.tables.bytes);
    vec![
        say::ABOUT_MACHINE.fill(language, [&Limits::default().threads, &memory, &tables]),
        window::ABOUT_SETTINGS.fill(language, [&places.settings.display()]),
        window::ABOUT_TABLES.fill(language, [&model.tables_folder().display()]),
        window::ABOUT_REPORTS.fill(language, [&folders::reports().display()]),
        say::ABOUT_LICENCE.fill(language, [&env!("CARGO_PKG_LICENSE")]),
    ]
}

/// The whole *About* dialog as plain text, for bug reports.
pub fn report(model: &Model) -> String {
    let title = window::ABOUT_TITLE.fill(model.language(), [&version::with_commit()]);
    let system = format!("{} {}", std::env::consts::OS, std::env::consts::ARCH);
    let lines = [title, system].into_iter().chain(facts(model)).chain(table_lines(model));
    lines.collect::<Vec<_>>().join("\n")
}

/// Name, state and size in bytes of each table that can have a file, one line each. Uses the last listing of the files.
pub fn table_lines(model: &Model) -> Vec<String> {
    let language = model.language();
    let state = |table: &TableSpec| -> Text<0> {
        match (model.samples.tables.names.contains(table.name.as_str()), model.tables.has_file(table)) {
            (true, true) => tables::STATE_USED,
            (true, false) => tables::STATE_MEMORY,
            (false, true) => tables::STATE_SAVED,
            (false, false) => tables::STATE_ABSENT,
        }
    };
    let line = |table: &'static TableSpec| {
        say::TABLE_LINE.fill(language, [&table.name, &state(table), &numbers::grouped(table.bytes)])
    };
    spec::all().iter().map(line).collect()
}
