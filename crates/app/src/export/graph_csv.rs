//! A graph of positions as the two files that the import of Neo4j reads: one with a row for each node, one for each edge.
//!
//! Source of the reference's form: the article "Résoudre un Rubik's pocket cube avec Neo4j" (2017); of the other: Neo4j's operations
//! manual, "Full import" and "CSV header format". Every value is made of digits and letters, so that nothing is ever quoted. The
//! quote character is still part of a form, because the import must be told about it.

use std::io::{self, Write};

/// The names of the files: nodes, edges.
pub const NAMES: [&str; 2] = ["nodes.csv", "edges.csv"];

/// The label of every node.
const LABEL: &str = "Cube";
/// The type of every edge.
const TYPE: &str = "MOVE";

/// The import that the files are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// That of the article: `neo4j-admin import` with semicolons between columns, `-` within arrays, `'` around quoted values.
    Reference,
    /// `neo4j-admin database import full` of Neo4j 5 and later with its defaults: commas, `;` and `"`.
    Neo4j5,
}

/// Layout of the files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    /// The import that they are for.
    pub form: Form,
    /// True if edges have a property `move`, which is R, U or F: the clockwise turn that leads from the start to the end when both
    /// cubes are held with the corner of D, L and B at home.
    pub moves: bool,
}

impl Layout {
    /// Delimiter between two columns.
    const fn delimiter(self) -> u8 {
        match self.form {
            Form::Reference => b';',
            Form::Neo4j5 => b',',
        }
    }

    /// Writes the file of nodes, each named by digits below 10: a header and a row for each.
    ///
    /// # Errors
    /// Errors of `out`.
    pub fn nodes(self, out: &mut impl Write, nodes: impl IntoIterator<Item = impl AsRef<[u8]>>) -> io::Result<()> {
        let mut row = RowBuffer { delimiter: self.delimiter(), bytes: Vec::new() };
        row.end(out, &["pos:ID", ":LABEL"])?;
        for node in nodes {
            row.identifier(node.as_ref());
            row.end(out, &[LABEL])?;
        }
        Ok(())
    }

    /// Writes the file of edges: a header and a row for each, from its start to its end, with the name of its move.
    ///
    /// # Errors
    /// Errors of `out`.
    pub fn edges<'m, N: AsRef<[u8]>>(
        self,
        out: &mut impl Write,
        edges: impl IntoIterator<Item = (N, N, &'m str)>,
    ) -> io::Result<()> {
        let columns = if self.moves { 2 } else { 1 };
        let mut row = RowBuffer { delimiter: self.delimiter(), bytes: Vec::new() };
        row.end(out, &[":START_ID", ":END_ID", ":TYPE", "move"][..2 + columns])?;
        for (start, end, mv) in edges {
            row.identifier(start.as_ref());
            row.identifier(end.as_ref());
            row.end(out, &[TYPE, mv][..columns])?;
        }
        Ok(())
    }

    /// Bytes of both files for these numbers of nodes and edges: nodes are named by so many digits, moves by one letter.
    pub fn bytes(self, digits: usize, nodes: u64, edges: u64) -> u64 {
        let size = |fill: &dyn Fn(&mut Vec<u8>) -> io::Result<()>| {
            let mut out = Vec::new();
            // Writing to memory does not fail.
            let _ = fill(&mut out);
            out.len() as u64
        };
        let node = vec![0; digits];
        let rows = |head: u64, one: u64, rows: u64| head + (one - head) * rows;
        let nodes_head = size(&|out| self.nodes(out, [&node; 0]));
        let edges_head = size(&|out| self.edges(out, [(&node, &node, "R"); 0]));
        rows(nodes_head, size(&|out| self.nodes(out, [&node])), nodes)
            + rows(edges_head, size(&|out| self.edges(out, [(&node, &node, "R")])), edges)
    }
}

/// The row being made.
struct RowBuffer {
    delimiter: u8,
    bytes: Vec<u8>,
}

impl RowBuffer {
    /// Adds an identifier and a delimiter.
    fn identifier(&mut self, digits: &[u8]) {
        self.bytes.extend(digits.iter().map(|digit| b'0' + digit));
        self.bytes.push(self.delimiter);
    }

    /// Adds the last cells, and writes the row.
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
