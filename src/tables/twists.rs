//! The twists of two coupled 2x2x2 cubes, both as they lie: how many moves until every Z sticker lies on the Z axis.
//!
//! The first cube's corner 0 stays at home (729 twists); the second turns freely (2187). The pair has 1,594,323 values.

use super::coord::{Coord, MoveTable};
use super::spec;
use super::store::{Store, Table};
use super::{TableError, prune};
use crate::control::Control;
use crate::puzzle::cube2::{self, CORNERS, Cube2};
use crate::puzzle::geometry::SignedPerm;
use crate::puzzle::perm;
use crate::puzzle::tess2::twist;

use super::cube2::{PERM, TWIST};

/// The name of the table.
pub const NAME: &str = "tess2-twists";

/// Twists of a cube that turns freely: seven corners, the eighth follows.
pub const FREE_TWIST: Coord<Cube2> = Coord {
    name: "free corner orientation",
    size: 2187,
    rank: |c| (0..7).fold(0, |rank, p| rank * 3 + u32::from(twist(p as u8, c.piece[p], c.ori[p]))),
    unrank: |rank| Cube2::with_twists(std::array::from_fn(|p| (rank / 3u32.pow(6 - p as u32) % 3) as u8)),
};

/// Where the corners of a cube that turns freely are.
pub const FREE_PERM: Coord<Cube2> = Coord {
    name: "free corner permutation",
    size: 40320,
    rank: |c| perm::rank(&c.piece) as u32,
    unrank: |rank| {
        let mut piece = [0; CORNERS];
        perm::unrank(u64::from(rank), &mut piece);
        Cube2::untwisted(piece)
    },
};

/// Coordinates of both cubes under all moves that keep pieces on their side: first the nine turns of both, then the 23
/// rotations of the second (`rotations` without the identity).
#[derive(Debug)]
pub struct TwistTables {
    /// First and second cube's twist.
    pub twist: [MoveTable; 2],
    /// The moves that keep Z stickers on the Z axis (12 of the 32).
    pub keeping: Vec<usize>,
    /// First and second cube's permutation under those moves, numbered as in `keeping`.
    pub perm: [MoveTable; 2],
    /// Moves until each permutation alone is solved, by those moves.
    pub perm_distance: [Vec<u8>; 2],
    distance: Table,
}

impl TwistTables {
    /// Opens or builds the tables. `rotations` are the 24 rotations of a cube, the identity first.
    ///
    /// # Errors
    /// [`TableError`], by way of the store.
    pub fn load(store: &Store, rotations: &[SignedPerm], control: &Control) -> Result<Self, TableError> {
        let spec = spec::named(NAME).ok_or_else(|| TableError::Unknown { name: NAME.into() })?;
        let moves = cube2::MOVES + rotations.len() - 1;
        let first = |c: &Cube2, m: usize| if m < cube2::MOVES { c.after(m) } else { *c };
        let second = |c: &Cube2, m: usize| match m.checked_sub(cube2::MOVES) {
            None => c.after(m),
            Some(r) => c.moved(&rotations[r + 1], |_| true),
        };
        let twist = [MoveTable::of(&TWIST, moves, first), MoveTable::of(&FREE_TWIST, moves, second)];
        let keeping: Vec<usize> = (0..moves).filter(|&m| twist.iter().all(|t| t.after(0, m) == 0)).collect();
        let perm = [
            MoveTable::of(&PERM, keeping.len(), |c, k| first(c, keeping[k])),
            MoveTable::of(&FREE_PERM, keeping.len(), |c, k| second(c, keeping[k])),
        ];
        let perm_distance = [0, 1].map(|i| alone(&perm[i], [PERM.size, FREE_PERM.size][i]));
        let distance = store.load_or_build(spec, control, |control| {
            let (mut bytes, found) = prune::exact(&twist[0], TWIST.size, &twist[1], FREE_TWIST.size, control)?;
            if found != spec.distribution {
                return Err(TableError::Distribution { name: NAME, found, expected: spec.distribution.clone() });
            }
            bytes.resize(bytes.len().next_multiple_of(8), 0);
            Ok(bytes.chunks_exact(8).map(|eight| u64::from_ne_bytes(std::array::from_fn(|i| eight[i]))).collect())
        })?;
        Ok(Self { twist, keeping, perm, perm_distance, distance })
    }

    /// The distance of every pair, at `first * 2187 + second`.
    pub fn distances(&self) -> &[u8] {
        self.distance.bytes()
    }
}

/// Breadth first over one coordinate from 0.
fn alone(table: &MoveTable, size: u32) -> Vec<u8> {
    let mut distance = vec![u8::MAX; size as usize];
    distance[0] = 0;
    let mut frontier = vec![0];
    while let Some(&seen) = frontier.first() {
        let depth = distance[seen as usize] + 1;
        let mut next = Vec::new();
        for index in frontier {
            for m in 0..table.moves() {
                let to = table.after(index, m);
                if distance[to as usize] == u8::MAX {
                    distance[to as usize] = depth;
                    next.push(to);
                }
            }
        }
        frontier = next;
    }
    distance
}
