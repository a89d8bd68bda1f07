//! The required content of every table file: the manifest, embedded.

use std::sync::LazyLock;

use super::{TableError, check};

/// The uses of tables.
#[derive(Clone, Copy, Debug, serde::Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Purpose {
    /// Distances of the 2x2x2 for its solver.
    Halves,
    /// Distances of every state of the 2x2x2 in HTM and QTM.
    Distances,
    /// Phase 1 of the 2x2x2x2.
    AxisRows,
    /// Phase 2 of the 2x2x2x2.
    SideRows,
    /// Phase 2 of the 2x2x2x2, with all distances.
    EndRows,
    /// Both phases of the 3x3x3 with little memory.
    Small,
    /// Classes of flips and slices under the symmetries of the 3x3x3.
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
    /// The third phase of the 3x3x3x3.
    CubesInto,
    /// The last phase of the 3x3x3x3.
    CubesWithin,
}

/// One table, as `tables/manifest.json` describes it.
#[derive(Clone, Debug, serde::Deserialize, PartialEq, Eq)]
pub struct TableSpec {
    /// Its name, also the name of its file without the extension.
    pub name: String,
    /// Its use.
    pub purpose: Purpose,
    /// Raised whenever the meaning of the bytes changes.
    pub version: u32,
    /// Number of positions covered.
    pub entries: u64,
    /// Size of the payload in bytes.
    pub bytes: u64,
    /// Number of positions at each distance (the last: at that distance or beyond), a published or independently
    /// computed fact.
    pub distribution: Vec<u64>,
    /// Milliseconds that building took on two cores, measured once; for estimates of the building time.
    pub milliseconds: u64,
    /// Peak memory of building in bytes, approximately, the table included: measured on the whole program for the
    /// largest tables, twice their size for the others.
    pub memory: u64,
    /// True if it is built only when it is named, or when a search asks for it.
    #[serde(default)]
    pub on_request: bool,
    /// The xxh3 checksum of the payload, in hexadecimal.
    #[serde(deserialize_with = "hexadecimal")]
    pub checksum: u64,
}

impl TableSpec {
    /// Bytes of memory that building needs besides the table itself.
    pub fn extra(&self) -> u64 {
        self.memory.saturating_sub(self.bytes)
    }

    /// Compares a distribution with the expected one.
    ///
    /// # Errors
    /// [`TableError::Distribution`] if they differ.
    pub fn check(&'static self, found: &[u64]) -> Result<(), TableError> {
        check(&self.name, found, &self.distribution)
    }
}

fn hexadecimal<'de, D: serde::Deserializer<'de>>(source: D) -> Result<u64, D::Error> {
    let text: String = serde::Deserialize::deserialize(source)?;
    u64::from_str_radix(&text, 16).map_err(serde::de::Error::custom)
}

/// The text of the manifest.
pub(crate) const MANIFEST: &str = include_str!("../../tables/manifest.json");

/// Every table that is kept in a file. A test checks that the embedded text is well formed.
pub fn all() -> &'static [TableSpec] {
    static SPECS: LazyLock<Vec<TableSpec>> = LazyLock::new(|| serde_json::from_str(MANIFEST).unwrap_or_default());
    &SPECS
}

/// The tables that are built without being named.
pub fn usual() -> impl Iterator<Item = &'static TableSpec> + Clone {
    all().iter().filter(|spec| !spec.on_request)
}

/// The table with this name; `None` if there is none.
pub fn named(name: &str) -> Option<&'static TableSpec> {
    all().iter().find(|s| s.name == name)
}

/// The table with this name, which must exist.
///
/// # Errors
/// [`TableError::Unknown`] if it does not.
pub fn spec(name: &str) -> Result<&'static TableSpec, TableError> {
    named(name).ok_or_else(|| TableError::Unknown { name: name.into() })
}
