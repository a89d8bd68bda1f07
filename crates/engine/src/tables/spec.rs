//! The expected content of every table file, from the embedded manifest.

use std::sync::LazyLock;

use super::{TableError, check_distribution};

/// Role of a table in its solver.
#[derive(Clone, Copy, Debug, serde::Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Purpose {
    /// Distances of every state of the 2x2x2 in HTM, for the solver of the 2x2x2x2.
    #[serde(rename = "halves")]
    Cube2Phase,
    /// Distances of every state of the 2x2x2 in HTM and QTM.
    Distances,
    /// Phase 1 of the 2x2x2x2.
    AxisRows,
    /// Phase 2 of the 2x2x2x2.
    SideRows,
    /// Phase 2 of the 2x2x2x2, for all eight positions where a path into H1 can end.
    EndRows,
    /// Both phases of the 3x3x3, in little memory.
    Small,
    /// Symmetry classes of flip and slice of the 3x3x3.
    Classes,
    /// Phase 1 of the 3x3x3.
    Phase1,
    /// Phase 2 of the 3x3x3.
    Phase2,
    /// Corners of the 3x3x3.
    Corners,
    /// Edges of the 3x3x3, for proofs.
    ProofEdges,
    /// Lower bounds of the 3x3x3, for proofs.
    Proof,
    /// Phase 3 of the 3x3x3x3.
    CubesInto,
    /// Phase 4 of the 3x3x3x3.
    CubesWithin,
}

/// A table's entry in `tables/manifest.json`.
#[derive(Clone, Debug, serde::Deserialize, PartialEq, Eq)]
pub struct TableSpec {
    /// Name of the table, and of its file without the extension.
    pub name: String,
    /// Role of the table in its solver.
    pub purpose: Purpose,
    /// Format version, raised whenever the meaning of the bytes changes.
    pub version: u32,
    /// Number of positions covered.
    pub entries: u64,
    /// Size of the payload in bytes.
    pub bytes: u64,
    /// Number of positions at each distance; the last count includes all greater distances. Published or computed independently.
    pub distribution: Vec<u64>,
    /// Build time in milliseconds, measured once on two cores; for estimates.
    pub milliseconds: u64,
    /// Approximate peak memory of building in bytes, table included: measured for the tables of proofs and other large ones, twice the
    /// table size for the rest.
    pub memory: u64,
    /// True if the table is built only when named or when a search requests it.
    #[serde(default)]
    pub on_request: bool,
    /// xxh3 checksum of the payload, in hexadecimal.
    #[serde(deserialize_with = "hexadecimal")]
    pub checksum: u64,
}

impl TableSpec {
    /// Returns the bytes of memory that building needs in addition to the table itself.
    pub fn extra_build_memory(&self) -> u64 {
        self.memory.saturating_sub(self.bytes)
    }

    /// Compares a distribution with the expected one.
    ///
    /// # Errors
    /// [`TableError::Distribution`] if they differ.
    pub fn check(&'static self, found: &[u64]) -> Result<(), TableError> {
        check_distribution(&self.name, found, &self.distribution)
    }
}

fn hexadecimal<'de, D: serde::Deserializer<'de>>(source: D) -> Result<u64, D::Error> {
    let text: String = serde::Deserialize::deserialize(source)?;
    u64::from_str_radix(&text, 16).map_err(serde::de::Error::custom)
}

/// Text of the manifest, in JSON.
pub(crate) const MANIFEST: &str = include_str!("../../tables/manifest.json");

/// Returns all tables kept in files, in the order of the manifest.
///
/// # Panics
/// If the manifest built into the program does not parse.
pub fn all() -> &'static [TableSpec] {
    static SPECS: LazyLock<Vec<TableSpec>> =
        LazyLock::new(|| serde_json::from_str(MANIFEST).expect("the manifest in the repository parses"));
    &SPECS
}

/// Returns the tables that are built by default: all except those built on request.
pub fn built_by_default() -> impl Iterator<Item = &'static TableSpec> + Clone {
    all().iter().filter(|spec| !spec.on_request)
}

/// Looks up a table by name; `None` if there is none.
pub fn find(name: &str) -> Option<&'static TableSpec> {
    all().iter().find(|s| s.name == name)
}

/// Looks up a table that must exist.
///
/// # Errors
/// [`TableError::Unknown`] if it does not exist.
pub fn require(name: &str) -> Result<&'static TableSpec, TableError> {
    find(name).ok_or_else(|| TableError::Unknown { name: name.into() })
}
