//! The 3×3×3 with 27 moves: turning two opposite faces by the same motion is one move, which amounts to turning the
//! slice between them. The slabs of the 3×3×3×3 are three such cubes, whose layers turn in this way.
//!
//! Move `(axis * 3 + layer) * 3 + quarters - 1` turns about axis X, Y or Z by one to three right-handed quarters: the
//! layer at the positive end (0), at the negative end (1), or both (2). There are two distance tables with four bits
//! per entry: to the subgroup with quarter turns about Y only, and within that subgroup for corners and outer edges.

use std::sync::LazyLock;

use super::classes::{self, FLIP_SLICE_CLASSES, UPRIGHT, conjugate_corners, conjugate_edges};
use super::coords::{CORNER_PERM, EDGE_PERM, FLIP, G1_TURNS, MoveTables, SLICE, TWIST, outer_edges, slice_mask};
use super::large::{columns_after, columns_by_symmetry};
use super::symmetry_reduction::{SymmetryReduction, as_seen_by_symmetry};
use crate::puzzle::PuzzleId;
use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzle::geometry::SignedPerm;
use crate::puzzles::cube3::Cube3;
use crate::search::table_set::TableLoader;
use crate::tables::huge_pages::HugePages;
use crate::tables::packed::{nibble, pack};
use crate::tables::spec::require;
use crate::tables::symmetry_bfs::{Distances, RowGraph, UnreducedRows};
use crate::tables::{TableError, headroom};

/// Name of the table of distances to the subgroup.
pub(crate) const TO_SUBGROUP: &str = "tess3-cubes-oriented";
pub(crate) const WITHIN_SUBGROUP: &str = "tess3-cubes-solved";
/// Number of moves: three axes, three choices of layers and three angles.
pub(crate) const AXIS_TURNS: usize = 27;
/// The axis whose quarter turns stay in the subgroup: Y.
pub(crate) const UPRIGHT_AXIS: usize = 1;
/// Number of orders of the four slice edges.
const ORDERS: u32 = 24;
/// Upper limit on the memory of the small tables and of the data for building the two tables, in bytes.
const MAX_DERIVED_BYTES: u64 = 40 << 20;

/// Returns each move as one or two face turns.
fn face_turns() -> &'static [Vec<usize>; AXIS_TURNS] {
    static FACES: LazyLock<[Vec<usize>; AXIS_TURNS]> = LazyLock::new(|| {
        let def = PuzzleId::Cube3.def();
        std::array::from_fn(|turn| {
            let (axis, layer, quarters) = (turn / 9, turn / 3 % 3, turn % 3 + 1);
            let motion = SignedPerm::about(axis as u8, quarters);
            let is = |mv: &usize, layers: u8| {
                let def = &def.moves[*mv];
                (usize::from(def.axis), def.motion, def.layers) == (axis, motion, layers)
            };
            let layers: &[u8] = [&[0b001][..], &[0b100], &[0b001, 0b100]][layer];
            layers.iter().filter_map(|layers| (0..FACE_TURNS).find(|mv| is(mv, *layers))).collect()
        })
    });
    &FACES
}

/// True for a move that stays in the subgroup.
pub(crate) fn keeps_subgroup(turn: usize) -> bool {
    turn / 9 == UPRIGHT_AXIS || turn % 3 == 1
}

/// Coordinates of a cube: twist, flip and slice outside the subgroup; corners, outer edges and slice order within it.
pub(crate) type Coordinates = [u16; 3];

/// Move tables of the coordinates, and the distances.
#[derive(Debug)]
pub(crate) struct AxisTurns {
    reduction: SymmetryReduction,
    corner_classes: Vec<u32>,
    edges_seen: Vec<u16>,
    /// Coordinates after each move, outside and within the subgroup; `u16::MAX` for a move that leaves it.
    next: [[Vec<[u16; AXIS_TURNS]>; 3]; 2],
    to_subgroup: HugePages<u64>,
    /// Distances from twist and slice, and from flip and slice.
    to_subgroup_bounds: [Vec<u8>; 2],
    within: HugePages<u64>,
    /// Distances from corners and order, and from edges and order.
    within_bounds: [Vec<u8>; 2],
}

impl AxisTurns {
    /// Opens or builds the tables.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or the workers are stopped.
    pub(crate) fn load(loader: TableLoader) -> Result<Self, TableError> {
        let TableLoader { tables, workers, .. } = loader;
        headroom::ensure_memory(TO_SUBGROUP, MAX_DERIVED_BYTES)?;
        let moves = MoveTables::new(workers.threads);
        let reduction = SymmetryReduction::load(&moves, tables, workers.control)?;
        let all: Vec<usize> = (0..AXIS_TURNS).collect();
        let kept: Vec<usize> = all.iter().copied().filter(|turn| keeps_subgroup(*turn)).collect();
        let through = |turn: usize, value: u32, after: &dyn Fn(u32, usize) -> u32| {
            face_turns()[turn].iter().fold(value, |value, &mv| after(value, mv))
        };
        let in_g1 = |mv: usize| {
            G1_TURNS.iter().position(|kept| usize::from(*kept) == mv).expect("the move stays in the subgroup")
        };
        let twist = |value: u32, turn: usize| through(turn, value, &|v, mv| moves.twist.after(v, mv));
        let flip = |value: u32, turn: usize| through(turn, value, &|v, mv| moves.flip.after(v, mv));
        let slice = |value: u32, turn: usize| through(turn, value, &|v, mv| moves.slice.after(v, mv));
        let corners = |value: u32, turn: usize| through(turn, value, &|v, mv| moves.corners.after(v, mv));
        let edges = |value: u32, turn: usize| through(turn, value, &|v, mv| moves.edges.after(v, in_g1(mv)));
        let order = |value: u32, turn: usize| through(turn, value, &|v, mv| moves.sorted.after(v, mv));
        let table = |size: u32, after: &dyn Fn(u32, usize) -> u32, turns: &[usize]| -> Vec<[u16; AXIS_TURNS]> {
            let row = |value| {
                std::array::from_fn(|turn| if turns.contains(&turn) { after(value, turn) as u16 } else { u16::MAX })
            };
            (0..size).map(row).collect()
        };
        let next = [
            [table(TWIST.size, &twist, &all), table(FLIP.size, &flip, &all), table(SLICE.size, &slice, &all)],
            [
                table(CORNER_PERM.size, &corners, &kept),
                table(EDGE_PERM.size, &edges, &kept),
                table(ORDERS, &order, &kept),
            ],
        ];

        // To the subgroup: classes of flip and slice as rows, twists as columns.
        loader.report_table(TO_SUBGROUP);
        let to_subgroup = tables.load_or_build(require(TO_SUBGROUP)?, workers.control, || {
            let goes = {
                let of = |raw: u32| reduction.class_of((raw % FLIP.size) as u16, (raw / FLIP.size) as u16);
                let mut goes = Vec::with_capacity(FLIP_SLICE_CLASSES * AXIS_TURNS);
                for raw in (0..classes::FLIP_SLICES).filter(|raw| of(*raw).is_multiple_of(16)) {
                    let (in_slice, flipped) = (raw / FLIP.size, raw % FLIP.size);
                    goes.extend(all.iter().map(|&turn| of(slice(in_slice, turn) * FLIP.size + flip(flipped, turn))));
                }
                goes
            };
            let (carry, apart_twists) = (
                columns_after(AXIS_TURNS, TWIST.size, twist, &reduction.twist_seen),
                columns_by_symmetry(&reduction.twist_seen),
            );
            let (columns, alike) = (TWIST.size as usize, reduction.stabilisers());
            let rows = RowGraph {
                columns,
                moves: AXIS_TURNS,
                costs: &[],
                row_after: &goes,
                column_after: &carry,
                stabilisers: alike,
                conjugated_columns: &apart_twists,
            };
            let Distances { bytes, distribution } = rows.distances(TO_SUBGROUP, workers)?;
            require(TO_SUBGROUP)?.check(&distribution)?;
            pack(TO_SUBGROUP, &bytes, 4, |d| d.min(15), workers.control)
        })?;

        // Within the subgroup: classes of corners as rows, outer edges as columns.
        let corner_classes = classes::classify(CORNER_PERM.size, conjugate_corners, workers.control)?;
        let edges_seen = as_seen_by_symmetry(&reduction.group, EDGE_PERM.size, conjugate_edges);
        loader.report_table(WITHIN_SUBGROUP);
        let within = tables.load_or_build(require(WITHIN_SUBGROUP)?, workers.control, || {
            let (representatives, alike) =
                classes::representatives(&corner_classes, conjugate_corners, workers.control)?;
            let row =
                |raw: &u32| kept.iter().map(|&turn| corner_classes[corners(*raw, turn) as usize]).collect::<Vec<u32>>();
            let goes: Vec<u32> = representatives.iter().flat_map(row).collect();
            let carry = columns_after(kept.len(), EDGE_PERM.size, |value, n| edges(value, kept[n]), &edges_seen);
            let (columns, seen) = (EDGE_PERM.size as usize, columns_by_symmetry(&edges_seen));
            let rows = RowGraph {
                columns,
                moves: kept.len(),
                costs: &[],
                row_after: &goes,
                column_after: &carry,
                stabilisers: &alike,
                conjugated_columns: &seen,
            };
            let Distances { bytes, distribution } = rows.distances(WITHIN_SUBGROUP, workers)?;
            require(WITHIN_SUBGROUP)?.check(&distribution)?;
            pack(WITHIN_SUBGROUP, &bytes, 4, |d| d.min(15), workers.control)
        })?;

        let pair = |(rows, row): (u32, &dyn Fn(u32, usize) -> u32),
                    (columns, column): (u32, &dyn Fn(u32, usize) -> u32),
                    turns: &[usize]| {
            let rows = UnreducedRows::new(
                (rows, |value, n| row(value, turns[n])),
                (columns, |value, n| column(value, turns[n])),
                turns.len(),
            );
            rows.graph().distances(TO_SUBGROUP, workers).map(|found| found.bytes)
        };
        let to_subgroup_bounds = [
            pair((SLICE.size, &slice), (TWIST.size, &twist), &all)?,
            pair((SLICE.size, &slice), (FLIP.size, &flip), &all)?,
        ];
        let within_bounds = [
            pair((ORDERS, &order), (CORNER_PERM.size, &corners), &kept)?,
            pair((ORDERS, &order), (EDGE_PERM.size, &edges), &kept)?,
        ];
        Ok(Self { reduction, corner_classes, edges_seen, next, to_subgroup, to_subgroup_bounds, within, within_bounds })
    }

    /// Returns the coordinates of a cube outside the subgroup.
    pub(crate) fn coordinates_outside(cube: &Cube3) -> Coordinates {
        [(TWIST.rank)(&cube.co) as u16, (FLIP.rank)(&cube.eo) as u16, (SLICE.rank)(&slice_mask(&cube.ep)) as u16]
    }

    /// Returns the coordinates of a cube within the subgroup.
    pub(crate) fn coordinates_inside(cube: &Cube3) -> Coordinates {
        let order = (super::coords::SLICE_SORTED.rank)(&cube.ep) as u16;
        [(CORNER_PERM.rank)(&cube.cp) as u16, (EDGE_PERM.rank)(&outer_edges(cube)) as u16, order]
    }

    /// Returns the coordinates after a move, outside the subgroup (`part` 0) or within it (1).
    #[inline]
    pub(crate) fn next(&self, part: usize, at: Coordinates, turn: usize) -> Coordinates {
        std::array::from_fn(|n| self.next[part][n][usize::from(at[n])][turn])
    }

    /// Returns the distance to the subgroup (at most 15), and the lower bounds on it from twist and slice, and from
    /// flip and slice.
    #[inline]
    pub(crate) fn to_subgroup(&self, [twist, flip, slice]: Coordinates) -> [u8; 3] {
        let of = self.reduction.class_of(flip, slice);
        let twist_seen = self.reduction.twist_seen(twist, (of % UPRIGHT as u32) as u8);
        let whole =
            nibble(self.to_subgroup.as_slice(), (of >> 4) as usize * TWIST.size as usize + usize::from(twist_seen));
        let row = usize::from(slice);
        [
            whole,
            self.to_subgroup_bounds[0][row * TWIST.size as usize + usize::from(twist)],
            self.to_subgroup_bounds[1][row * FLIP.size as usize + usize::from(flip)],
        ]
    }

    /// Returns three lower bounds on the distance within the subgroup: from corners and outer edges (at most 15), from
    /// corners and order, and from edges and order.
    #[inline]
    pub(crate) fn within(&self, [corners, edges, order]: Coordinates) -> [u8; 3] {
        let of = self.corner_classes[usize::from(corners)] as usize;
        let seen = self.edges_seen[usize::from(edges) * UPRIGHT + of % UPRIGHT];
        let whole = nibble(self.within.as_slice(), (of >> 4) * EDGE_PERM.size as usize + usize::from(seen));
        let row = usize::from(order) * CORNER_PERM.size as usize;
        [whole, self.within_bounds[0][row + usize::from(corners)], self.within_bounds[1][row + usize::from(edges)]]
    }
}

/// Applies a move to a cube.
#[cfg(test)]
pub(crate) fn turned(cube: &Cube3, turn: usize) -> Cube3 {
    face_turns()[turn].iter().fold(*cube, |cube, mv| cube.after(*mv))
}
