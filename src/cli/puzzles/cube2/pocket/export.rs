//! `unfold pocket export`: writes the graph of the 2×2×2 for import into a graph database.

use super::args::PocketExport;
use crate::cli::out::{self, Terminal};
use crate::cli::{args, error::CliError, language::language};
use unfold_app::export::destination::{IfExists, WriteError};
use unfold_app::export::folder::FolderError;
use unfold_app::export::graph_csv::{CsvLayout, FILE_NAMES};
use unfold_app::{graph_export, sentences, system::folders};
use unfold_engine::puzzles::cube2::graph::export::{EDGES, NODES};
use unfold_engine::{control::Control, tables::Tables};
use unfold_text::{graph as say, numbers};

pub fn run(options: &PocketExport, terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    let existing = if options.force { IfExists::Replace } else { IfExists::Keep };
    let layout = CsvLayout { format: options.form.into(), has_moves: options.with_moves };
    let tables = Tables::open(folders::tables());
    let work = |control: &Control| {
        graph_export::write(&options.folder, layout, existing, args::threads(None), control, &tables)
    };
    out::run_with_progress(terminal, say::GRAPH_AT_WORK.get(language()), work)?
        .map_err(|error| failure(&error, layout))?;
    let all = [
        (say::GRAPH_NODES, NODES, graph_export::bytes(layout, NODES, 0)),
        (say::GRAPH_EDGES, EDGES, graph_export::bytes(layout, 0, EDGES)),
    ];
    for (name, (what, count, bytes)) in FILE_NAMES.iter().zip(all) {
        let (count, bytes) = (numbers::grouped(count), numbers::megabytes(bytes));
        let path = options.folder.join(name);
        terminal.note(&say::GRAPH_SAVED.fill(language(), [&path.display(), &count, &what, &bytes]));
    }
    Ok(())
}

fn failure(error: &FolderError, layout: CsvLayout) -> CliError {
    let fault = sentences::graph::export(error, layout);
    match error {
        error if error.is_stopped() => CliError::Interrupted,
        FolderError::Write(WriteError::Exists(_)) => CliError::Input(fault),
        _ => CliError::Files(fault),
    }
}
