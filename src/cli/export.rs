//! `unfold pocket export`: the graph of the 2x2x2 in the files that a graph database imports.

use super::args::{self, PocketExport};
use super::out::Terminal;
use super::{Failure, language, pocket, table_failure};
use crate::app::strings::{explain_graph, graph as say, numbers};
use crate::control::Control;
use crate::export::csv::{Layout, NAMES};
use crate::export::folder::{self, FolderError};
use crate::export::place::Existing;
use crate::graph::rows::{EDGES, NODES, Nodes};
use crate::tables::TableError;
use crate::tables::cube2::distances::Distances;

/// How much of the work it is to compute the identifiers.
const COMPUTED: f64 = 0.3;

/// Runs the verb.
pub fn run(options: &PocketExport, terminal: &Terminal) -> Result<(), Failure> {
    let existing = if options.force { Existing::Replace } else { Existing::Keep };
    let layout = Layout { form: options.form.into(), moves: options.with_moves };
    let bytes = layout.bytes(NODES, EDGES);
    let failed = |error: FolderError| {
        let fault = explain_graph::export(language(), &error, bytes);
        match error {
            FolderError::Stopped => table_failure(&TableError::Stopped),
            FolderError::Exists { .. } => Failure::Input(fault),
            _ => Failure::Files(fault),
        }
    };
    // Before the work.
    folder::check(&options.folder, NAMES, existing).map_err(failed)?;
    let distances = pocket::distances(terminal)?;
    let work = |control: &Control| -> Result<(), Failure> {
        let nodes = Nodes::make(args::threads(None), control, COMPUTED).map_err(|error| table_failure(&error))?;
        write(options, layout, existing, &nodes, &distances, control).map_err(failed)
    };
    pocket::patiently(terminal, work)??;
    let all = [(say::GRAPH_NODES, NODES, layout.bytes(NODES, 0)), (say::GRAPH_EDGES, EDGES, layout.bytes(0, EDGES))];
    for (name, (what, count, bytes)) in NAMES.iter().zip(all) {
        let (count, bytes) = (numbers::grouped(count), numbers::megabytes(bytes));
        let path = options.folder.join(name);
        terminal.note(&say::GRAPH_SAVED.fill(language(), [&path.display(), &count, &what.say(language()), &bytes]));
    }
    Ok(())
}

fn write(
    options: &PocketExport,
    layout: Layout,
    existing: Existing,
    nodes: &Nodes,
    distances: &Distances,
    control: &Control,
) -> Result<(), FolderError> {
    let progress = (layout.bytes(NODES, EDGES), COMPUTED);
    folder::write(&options.folder, NAMES, existing, progress, control, |[nodes_file, edges_file]| {
        layout.nodes(nodes_file, nodes.all())?;
        layout.edges(edges_file, nodes.edges(distances))
    })
}
