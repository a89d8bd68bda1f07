//! The 2x2x2: its two coordinates, and the exact distance of all 3,674,160 states in HTM.

use super::coord::{Coord, MoveTable};
use super::spec::{self, TableSpec};
use super::store::{Store, Table};
use super::{TableError, prune};
use crate::control::Control;
use crate::puzzle::cube2::{Cube2, MOVES};

/// Where the corners are.
pub const PERM: Coord<Cube2> =
    Coord { name: "corner permutation", size: 5040, rank: Cube2::rank_perm, unrank: Cube2::unrank_perm };

/// How the corners are twisted.
pub const TWIST: Coord<Cube2> =
    Coord { name: "corner orientation", size: 729, rank: Cube2::rank_twist, unrank: Cube2::unrank_twist };

/// The name of the distance table.
pub const NAME: &str = "cube2-distance";

/// Everything the search on a 2x2x2 needs.
#[derive(Debug)]
pub struct Cube2Tables {
    /// Permutation under the nine moves.
    pub perm: MoveTable,
    /// Twist under the nine moves.
    pub twist: MoveTable,
    distance: Table,
}

impl Cube2Tables {
    /// Opens or builds the tables.
    ///
    /// # Errors
    /// [`TableError`], by way of the store.
    pub fn load(store: &Store, control: &Control) -> Result<Self, TableError> {
        let perm = MoveTable::of(&PERM, MOVES, Cube2::after);
        let twist = MoveTable::of(&TWIST, MOVES, Cube2::after);
        let distance = store.load_or_build(spec()?, control, |control| build(&perm, &twist, control))?;
        Ok(Self { perm, twist, distance })
    }

    /// The distance in HTM of every state, at `perm * 729 + twist`; `0 <= distance <= 11`.
    pub fn distances(&self) -> &[u8] {
        self.distance.bytes()
    }
}

fn spec() -> Result<&'static TableSpec, TableError> {
    spec::named(NAME).ok_or_else(|| TableError::Unknown { name: NAME.into() })
}

fn build(perm: &MoveTable, twist: &MoveTable, control: &Control) -> Result<Vec<u64>, TableError> {
    let (distance, found) = prune::exact(perm, PERM.size, twist, TWIST.size, control)?;
    let expected = &spec()?.distribution;
    if found != *expected {
        return Err(TableError::Distribution { name: NAME, found, expected: expected.clone() });
    }
    Ok(distance.chunks_exact(8).map(|eight| u64::from_ne_bytes(std::array::from_fn(|i| eight[i]))).collect())
}
