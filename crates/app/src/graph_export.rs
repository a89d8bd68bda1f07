//! Writes the graph of the 2×2×2 to CSV files.

use std::io;
use std::path::Path;

use crate::export::destination::IfExists;
use crate::export::folder::{self, FolderError};
use crate::export::graph_csv::{CsvLayout, FILE_NAMES};
use crate::puzzles::graph::{DIGITS, Distances, EDGES, Identifier, NODES, Nodes, PUZZLE};
use unfold_engine::tables::{Tables, Workers};
use unfold_engine::{control::Control, puzzle::Move};

/// Progress once the distances are loaded, as a fraction of the whole export.
const DISTANCES_DONE: f64 = 0.03;
/// Progress once the identifiers are computed; writing the files takes the rest.
const IDENTIFIERS_DONE: f64 = 0.25;

/// Total size of the files, in bytes, for a number of nodes and edges.
pub fn bytes(layout: CsvLayout, nodes: u64, edges: u64) -> u64 {
    layout.bytes(DIGITS, nodes, edges)
}

/// Converts an edge to its record in the file: digits of the start and the end, and name of the move.
pub fn edge_record((start, end, mv): (Identifier, Identifier, Move)) -> ([u8; DIGITS], [u8; DIGITS], &'static str) {
    (start.digits(), end.digits(), &PUZZLE.def().moves[mv.index()].name)
}

/// Writes the graph files to a folder, all or none.
pub fn write(
    folder: &Path,
    layout: CsvLayout,
    existing: IfExists,
    threads: usize,
    control: &Control,
    tables: &Tables,
) -> Result<(), FolderError> {
    let progress = (bytes(layout, NODES, EDGES), IDENTIFIERS_DONE);
    let mut lacking = None;
    // Computed inside the closure, which runs only once no other process can write the files.
    let written = folder::write(folder, FILE_NAMES, existing, progress, control, |[nodes_file, edges_file]| {
        let computed = Distances::load_within(tables, Workers::new(threads, control), (0.0, DISTANCES_DONE)).and_then(
            |distances| {
                Ok((distances, Nodes::compute(Workers::new(threads, control), (DISTANCES_DONE, IDENTIFIERS_DONE))?))
            },
        );
        let (distances, nodes) = computed.map_err(|error| {
            lacking = Some(error);
            io::ErrorKind::Other
        })?;
        layout.write_nodes(nodes_file, nodes.all().map(|node| node.digits()))?;
        layout.write_edges(edges_file, nodes.edges(&distances).map(edge_record))
    });
    match lacking {
        Some(error) => Err(error.into()),
        None => written,
    }
}
