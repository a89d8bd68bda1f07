//! Writes the graph of the 2×2×2 into files.

use std::io;
use std::path::Path;

use crate::export::folder::{self, FolderError};
use crate::export::graph_csv::{Layout, NAMES};
use crate::export::place::Existing;
use crate::puzzles::graph::{DIGITS, Distances, EDGES, Identifier, NODES, Nodes, PUZZLE};
use unfold_engine::tables::{Tables, Workers};
use unfold_engine::{control::Control, puzzle::Move};

/// Progress fractions at which the distances and the identifiers are done.
const COUNTED: f64 = 0.03;
const COMPUTED: f64 = 0.25;

/// Size in bytes of the files for these numbers of nodes and edges.
pub fn bytes(layout: Layout, nodes: u64, edges: u64) -> u64 {
    layout.bytes(DIGITS, nodes, edges)
}

/// An edge as written: digits of its start and its end, and the name of its move.
pub fn written_edge((start, end, mv): (Identifier, Identifier, Move)) -> ([u8; DIGITS], [u8; DIGITS], &'static str) {
    (start.digits(), end.digits(), &PUZZLE.def().moves[mv.index()].name)
}

/// Writes the graph files into a folder, all or none.
pub fn write(
    folder: &Path,
    layout: Layout,
    existing: Existing,
    threads: usize,
    control: &Control,
    store: &Tables,
) -> Result<(), FolderError> {
    let progress = (bytes(layout, NODES, EDGES), COMPUTED);
    let mut lacking = None;
    // The graph too is computed only after the folder is known to have no other writer.
    let written = folder::write(folder, NAMES, existing, progress, control, |[nodes_file, edges_file]| {
        let computed = Distances::load_within(store, Workers::new(threads, control), (0.0, COUNTED))
            .and_then(|distances| Ok((distances, Nodes::make(Workers::new(threads, control), (COUNTED, COMPUTED))?)));
        let (distances, nodes) = computed.map_err(|error| {
            lacking = Some(error);
            io::ErrorKind::Other
        })?;
        layout.nodes(nodes_file, nodes.all().map(|node| node.digits()))?;
        layout.edges(edges_file, nodes.edges(&distances).map(written_edge))
    });
    match lacking {
        Some(error) => Err(error.into()),
        None => written,
    }
}
