//! Tables of the U cross with the pair in slot FR: exact distances in HTM of the cross with the corner URF, and of the cross with the edge
//! FR. The larger of the two is a lower bound for the extended cross. Computed in memory on first use.

use crate::tables::Workers;
use std::sync::Arc;

use super::cross::{CROSSES, CrossTables, SOLVED_RANK, edge_spots};
use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzles::cube3::{CORNERS, Cube3, EDGES, first_cross::SPOTS};
use crate::tables::packed::{bit_map, map_bits};
use crate::tables::{TableError, Tables, check_distribution, parallel};

/// The corner of the pair: URF.
pub(crate) const CORNER: u8 = 0;
/// The edge of the pair: FR.
pub(crate) const EDGE: u8 = 8;
/// Spot of the pair's edge when solved: twice its place.
const EDGE_HOME: usize = 2 * EDGE as usize;
/// Spot of the pair's corner when solved: three times its place.
const CORNER_HOME: usize = 3 * CORNER as usize;
/// Name of the tables in error messages and among the tables in use.
pub const NAME: &str = "cube3-pair";
/// Number of crosses with corner at each distance in HTM: 190,080 * 24 in all.
pub const WITH_CORNER: [u64; 10] = [1, 15, 172, 1772, 16_916, 140_974, 855_311, 2_405_740, 1_133_346, 7673];
/// Number of crosses with edge at each distance in HTM: 190,080 * 16 in all.
pub const WITH_EDGE: [u64; 10] = [1, 15, 172, 1884, 18_535, 145_327, 769_160, 1_696_301, 409_533, 352];
/// Number of crosses with pair at each distance in HTM: 190,080 * 24 * 16 in all. Not in any table; the tests count them on facelets.
pub const WITH_PAIR: [u64; 11] =
    [1, 15, 172, 1950, 21_535, 220_368, 1_989_591, 13_431_990, 40_963_892, 16_325_184, 36_022];
/// Distance of an impossible configuration, whose edge is at the place of a cross edge.
const IMPOSSIBLE: u8 = u8::MAX;
/// Number of crosses that a thread takes at a time.
const CHUNK: usize = 4096;
/// Approximate number of levels, for progress only.
const LEVELS: f64 = 9.0;

/// The image of each corner spot under each turn: `after[turn][spot]`. A spot is three times the place plus the twist.
pub(crate) fn corner_spots() -> [[u8; SPOTS]; FACE_TURNS] {
    std::array::from_fn(|mv| {
        let turn = Cube3::turn(mv);
        let mut after = [0; SPOTS];
        for (p, (&from, &twist)) in turn.cp.iter().zip(&turn.co).enumerate() {
            for shows in 0..3 {
                after[usize::from(3 * from + shows)] = 3 * p as u8 + (shows + twist) % 3;
            }
        }
        after
    })
}

/// Spots of the pair's corner and edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct F2lPair {
    /// Spot of the corner, `corner < 24`.
    pub corner: u8,
    /// Spot of the edge, `edge < 24`.
    pub edge: u8,
}

impl F2lPair {
    /// Finds the corner URF and the edge FR in a state.
    pub fn from_cube(cube: &Cube3) -> Self {
        let corner = cube.cp.iter().position(|c| *c == CORNER).unwrap_or(0);
        let edge = cube.ep.iter().position(|e| *e == EDGE).unwrap_or(0);
        Self { corner: 3 * corner as u8 + cube.co[corner], edge: 2 * edge as u8 + cube.eo[edge] }
    }
}

/// Exact distances in HTM, one byte each, of the U cross with the corner URF and with the edge FR.
#[derive(Debug)]
pub struct XcrossTables {
    /// Tables of the cross alone.
    pub cross: Arc<CrossTables>,
    corner_after: [[u8; SPOTS]; FACE_TURNS],
    edge_after: [[u8; SPOTS]; FACE_TURNS],
    /// Indexed by table (0: with the corner, 1: with the edge), then by `cross * 24 + spot`.
    distances: [Vec<u8>; 2],
}

impl XcrossTables {
    /// Returns the XCross tables kept in memory by `tables`, building them on first use.
    ///
    /// # Errors
    /// The errors of [`CrossTables::get`] and [`XcrossTables::build`].
    pub fn get(tables: &Tables, workers: Workers) -> Result<Arc<Self>, TableError> {
        let cross = CrossTables::get(tables, workers.control)?;
        let xcross = tables.shared(|| Self::build(cross, workers))?;
        tables.record_use(NAME, xcross.distances.iter().map(Vec::len).sum());
        Ok(xcross)
    }

    /// Computes the tables in memory.
    ///
    /// # Errors
    /// [`TableError::Distribution`] if the counts are not [`WITH_CORNER`] and [`WITH_EDGE`], [`TableError::Stopped`] if the workers are
    /// stopped.
    pub fn build(cross: Arc<CrossTables>, workers: Workers) -> Result<Self, TableError> {
        let (corner_after, edge_after) = (corner_spots(), edge_spots());
        let PairDistances { distances, found } = compute_distances(&cross, [&corner_after, &edge_after], workers)?;
        check_distribution(NAME, &found[0], &WITH_CORNER)?;
        check_distribution(NAME, &found[1], &WITH_EDGE)?;
        Ok(Self { cross, corner_after, edge_after, distances })
    }

    /// The pair after a turn, `mv < 18`.
    ///
    /// # Panics
    /// If `mv` or a spot of the pair is out of range.
    #[inline]
    pub fn after(&self, pair: F2lPair, mv: u8) -> F2lPair {
        let mv = usize::from(mv);
        F2lPair {
            corner: self.corner_after[mv][usize::from(pair.corner)],
            edge: self.edge_after[mv][usize::from(pair.edge)],
        }
    }

    /// A lower bound in HTM for cross and pair together: 0 only if both are solved, `u8::MAX` if the pair's edge is at a place of the
    /// cross.
    ///
    /// # Panics
    /// If `cross >= CROSSES`.
    #[inline]
    pub fn bound(&self, cross: u32, pair: F2lPair) -> u8 {
        let at = cross as usize * SPOTS;
        let [with_corner, with_edge] = &self.distances;
        with_corner[at + usize::from(pair.corner)].max(with_edge[at + usize::from(pair.edge)])
    }
}

/// Result of [`compute_distances`]: the cross with the corner first, then the cross with the edge.
struct PairDistances {
    /// Laid out as in [`XcrossTables`].
    distances: [Vec<u8>; 2],
    /// Number of configurations at each distance.
    found: [Vec<u64>; 2],
}

/// Computes the distances of each cross with the pair's corner and with its edge, and the counts at each distance. Level by level, the set
/// of spots reached with a cross grows by the spots that some turn moves into the set of the cross after that turn.
fn compute_distances(
    cross: &CrossTables,
    after: [&[[u8; SPOTS]; FACE_TURNS]; 2],
    workers: Workers,
) -> Result<PairDistances, TableError> {
    // For each turn, maps a set of spots to the spots that the turn moves into the set.
    let sources = after.map(|after| after.each_ref().map(bit_map));
    let mut reached = vec![[0u32; 2]; CROSSES as usize];
    reached[SOLVED_RANK as usize] = [1 << CORNER_HOME, 1 << EDGE_HOME];
    let mut distances = [(); 2].map(|()| vec![IMPOSSIBLE; CROSSES as usize * SPOTS]);
    distances[0][SOLVED_RANK as usize * SPOTS + CORNER_HOME] = 0;
    distances[1][SOLVED_RANK as usize * SPOTS + EDGE_HOME] = 0;
    let mut found = [vec![1], vec![1]];
    for level in 1.. {
        let progress = (f64::from(level - 1) / LEVELS, f64::from(level) / LEVELS);
        let grown = parallel(CROSSES as usize, CHUNK, workers, progress, |rows| {
            let grow = |row: usize| {
                let mut sets = reached[row];
                for mv in 0..FACE_TURNS as u8 {
                    let [corner, edge] = reached[cross.after(row as u32, mv) as usize];
                    sets[0] |= map_bits(corner, &sources[0][usize::from(mv)]);
                    sets[1] |= map_bits(edge, &sources[1][usize::from(mv)]);
                }
                sets
            };
            rows.map(grow).collect::<Vec<_>>()
        })?;
        let mut new = [0; 2];
        for (row, sets) in grown.into_iter().flatten().enumerate() {
            for table in 0..2 {
                let mut fresh = sets[table] & !reached[row][table];
                new[table] += u64::from(fresh.count_ones());
                while fresh != 0 {
                    distances[table][row * SPOTS + fresh.trailing_zeros() as usize] = level;
                    fresh &= fresh - 1;
                }
            }
            reached[row] = sets;
        }
        if new == [0, 0] {
            break;
        }
        for (found, new) in found.iter_mut().zip(new).filter(|(_, new)| *new > 0) {
            found.push(new);
        }
    }
    Ok(PairDistances { distances, found })
}

const _: () = assert!(SPOTS == 2 * EDGES && SPOTS == 3 * CORNERS && CORNER_HOME < SPOTS);
