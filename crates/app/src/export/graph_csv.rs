//! A graph of positions as CSV files of nodes and edges, for import into Neo4j.
//!
//! Sources: for [`ImportFormat::Reference`] the article "Résoudre un Rubik's pocket cube avec Neo4j" (2017); for
//! [`ImportFormat::Neo4j5`] Neo4j's operations manual, "Full import" and "CSV header format". Values are digits and letters
//! only, so nothing is quoted, but the import still needs the right quote character.

use std::io::{self, Write};

pub const FILE_NAMES: [&str; 2] = ["nodes.csv", "edges.csv"];

/// Label of every node.
const NODE_LABEL: &str = "Cube";
/// Type of every edge.
const EDGE_TYPE: &str = "MOVE";

/// Variant of `neo4j-admin import` that reads the files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ImportFormat {
    /// As in the article: `neo4j-admin import` with `;` between columns, `-` in arrays and `'` as the quote.
    Reference,
    /// `neo4j-admin database import full` of Neo4j 5 or later with its defaults: `,`, `;` and `"`.
    Neo4j5,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CsvLayout {
    pub format: ImportFormat,
    /// True to add the property `move` to edges: the clockwise turn R, U or F from start to end, with the DLB corner
    /// held fixed.
    pub has_moves: bool,
}

impl CsvLayout {
    const fn delimiter(self) -> u8 {
        match self.format {
            ImportFormat::Reference => b';',
            ImportFormat::Neo4j5 => b',',
        }
    }

    /// Writes the header and a row per node. A node is a slice of digits, 0 to 9.
    pub fn write_nodes(
        self,
        out: &mut impl Write,
        nodes: impl IntoIterator<Item = impl AsRef<[u8]>>,
    ) -> io::Result<()> {
        let mut row = RowBuffer { delimiter: self.delimiter(), bytes: Vec::new() };
        row.end(out, &["pos:ID", ":LABEL"])?;
        for node in nodes {
            row.identifier(node.as_ref());
            row.end(out, &[NODE_LABEL])?;
        }
        Ok(())
    }

    /// Writes the header and a row per edge: start, end and, if `has_moves` is set, the name of the move.
    pub fn write_edges<'m, N: AsRef<[u8]>>(
        self,
        out: &mut impl Write,
        edges: impl IntoIterator<Item = (N, N, &'m str)>,
    ) -> io::Result<()> {
        let columns = if self.has_moves { 2 } else { 1 };
        let mut row = RowBuffer { delimiter: self.delimiter(), bytes: Vec::new() };
        row.end(out, &[":START_ID", ":END_ID", ":TYPE", "move"][..2 + columns])?;
        for (start, end, mv) in edges {
            row.identifier(start.as_ref());
            row.identifier(end.as_ref());
            row.end(out, &[EDGE_TYPE, mv][..columns])?;
        }
        Ok(())
    }

    /// Size in bytes of both files, for nodes of `digits` digits and moves of one letter.
    pub fn bytes(self, digits: usize, nodes: u64, edges: u64) -> u64 {
        let size = |fill: &dyn Fn(&mut Vec<u8>) -> io::Result<()>| {
            let mut out = Vec::new();
            // Writing to memory cannot fail.
            let _ = fill(&mut out);
            out.len() as u64
        };
        let node = vec![0; digits];
        let rows = |head: u64, one: u64, rows: u64| head + (one - head) * rows;
        let nodes_head = size(&|out| self.write_nodes(out, [&node; 0]));
        let edges_head = size(&|out| self.write_edges(out, [(&node, &node, "R"); 0]));
        rows(nodes_head, size(&|out| self.write_nodes(out, [&node])), nodes)
            + rows(edges_head, size(&|out| self.write_edges(out, [(&node, &node, "R")])), edges)
    }
}

/// A row being built.
struct RowBuffer {
    delimiter: u8,
    bytes: Vec<u8>,
}

impl RowBuffer {
    /// Appends an identifier and a delimiter.
    fn identifier(&mut self, digits: &[u8]) {
        self.bytes.extend(digits.iter().map(|digit| b'0' + digit));
        self.bytes.push(self.delimiter);
    }

    /// Appends the last cells and writes the row.
    fn end(&mut self, out: &mut impl Write, cells: &[&str]) -> io::Result<()> {
        for (n, cell) in cells.iter().enumerate() {
            if n > 0 {
                self.bytes.push(self.delimiter);
            }
            self.bytes.extend_from_slice(cell.as_bytes());
        }
        self.bytes.push(b'\n');
        out.write_all(&self.bytes)?;
        self.bytes.clear();
        Ok(())
    }
}
