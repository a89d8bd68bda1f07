//! The graph of the 2x2x2 as the two files that the import of Neo4j reads: one with a row for each node, one for each edge.
//!
//! Source of the reference's form: the article "Résoudre un Rubik's pocket cube avec Neo4j" (2017); of the other: Neo4j's operations
//! manual, "Full import" and "CSV header format". Every value is made of digits and letters, so that nothing is ever quoted. The
//! quote character is still part of a form, because the import must be told about it.

use std::io::{self, Write};

use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_engine::puzzles::cube2::{DIGITS, Identifier};

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

/// What the files look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    /// The import that they are for.
    pub form: Form,
    /// Whether edges have a property `move`, which is R, U or F: the clockwise turn that leads from the start to the end when both
    /// cubes are held with the corner of D, L and B at home.
    pub moves: bool,
}

impl Layout {
    /// What stands between two columns.
    const fn delimiter(self) -> u8 {
        match self.form {
            Form::Reference => b';',
            Form::Neo4j5 => b',',
        }
    }

    /// Writes the file of nodes: a header and a row for each.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn nodes(self, out: &mut impl Write, nodes: impl IntoIterator<Item = Identifier>) -> io::Result<()> {
        let mut row = RowBuffer { delimiter: self.delimiter(), bytes: Vec::new() };
        row.end(out, &["pos:ID", ":LABEL"])?;
        for node in nodes {
            row.identifier(node);
            row.end(out, &[LABEL])?;
        }
        Ok(())
    }

    /// Writes the file of edges: a header and a row for each, from its start to its end.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn edges(
        self,
        out: &mut impl Write,
        edges: impl IntoIterator<Item = (Identifier, Identifier, Move)>,
    ) -> io::Result<()> {
        let columns = if self.moves { 2 } else { 1 };
        let mut row = RowBuffer { delimiter: self.delimiter(), bytes: Vec::new() };
        row.end(out, &[":START_ID", ":END_ID", ":TYPE", "move"][..2 + columns])?;
        let names = &PuzzleId::Cube2.def().moves;
        for (start, end, mv) in edges {
            row.identifier(start);
            row.identifier(end);
            row.end(out, &[TYPE, &names[mv.index()].name][..columns])?;
        }
        Ok(())
    }

    /// Bytes of both files for these numbers of nodes and edges, whose moves are clockwise turns.
    pub fn bytes(self, nodes: u64, edges: u64) -> u64 {
        let size = |fill: &dyn Fn(&mut Vec<u8>) -> io::Result<()>| {
            let mut out = Vec::new();
            // Writing to memory does not fail.
            let _ = fill(&mut out);
            out.len() as u64
        };
        let node = Identifier::of(&unfold_engine::puzzle::Facelets::solved(PuzzleId::Cube2));
        let rows = |head: u64, one: u64, rows: u64| head + (one - head) * rows;
        let nodes_head = size(&|out| self.nodes(out, []));
        let edges_head = size(&|out| self.edges(out, []));
        rows(nodes_head, size(&|out| self.nodes(out, [node])), nodes)
            + rows(edges_head, size(&|out| self.edges(out, [(node, node, Move::new(0))])), edges)
    }
}

/// The row being made.
struct RowBuffer {
    delimiter: u8,
    bytes: Vec<u8>,
}

impl RowBuffer {
    /// Adds an identifier and a delimiter.
    fn identifier(&mut self, identifier: Identifier) {
        let digits: [u8; DIGITS] = identifier.digits().map(|digit| b'0' + digit);
        self.bytes.extend_from_slice(&digits);
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
