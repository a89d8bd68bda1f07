//! The tables of each metric: their names, and where they differ.

use super::optimal_table::OptimalSize;
use super::symmetry_reduction::CLASSES;
use crate::puzzles::cube3::turns::{HalfTurns, QuarterTurns, TurnCost};

/// The tables in a metric.
pub trait TablesOfMetric: TurnCost {
    /// The small tables, in the order in which they are built.
    const SMALL: [&str; 4];
    /// The large tables: the classes, which are the same in all metrics, phase 1, phase 2 and corners.
    const LARGE: [&str; 4];
    /// The lower bound that each value of a two-bit phase 2 entry represents, in increasing order.
    const PHASE2_BOUNDS: [u8; 4];
    /// The edges of the optimal solver.
    const EDGES: &str;
    /// The sizes of the table of the optimal solver, the smallest first.
    const SIZES: &[OptimalSize];
}

impl TablesOfMetric for HalfTurns {
    const SMALL: [&str; 4] = ["cube3-slice-twist", "cube3-slice-flip", "cube3-slice-corners", "cube3-slice-edges"];
    const LARGE: [&str; 4] = [CLASSES, "cube3-phase1", "cube3-phase2", "cube3-corners"];
    // Below 9 the small tables give better bounds.
    const PHASE2_BOUNDS: [u8; 4] = [0, 9, 10, 11];
    const EDGES: &str = "cube3-optimal-edges";
    const SIZES: &[OptimalSize] = &OptimalSize::ALL;
}

impl TablesOfMetric for QuarterTurns {
    const SMALL: [&str; 4] =
        ["cube3-qtm-slice-twist", "cube3-qtm-slice-flip", "cube3-qtm-slice-corners", "cube3-qtm-slice-edges"];
    const LARGE: [&str; 4] = [CLASSES, "cube3-qtm-phase1", "cube3-qtm-phase2", "cube3-qtm-corners"];
    const PHASE2_BOUNDS: [u8; 4] = [0, 14, 16, 18];
    const EDGES: &str = "cube3-qtm-optimal-edges";
    const SIZES: &[OptimalSize] = &OptimalSize::IN_QUARTERS;
}

/// Concatenates names of tables.
pub const fn joined<const N: usize>(parts: &[&[&'static str]]) -> [&'static str; N] {
    let (mut out, mut at, mut part) = ([""; N], 0, 0);
    while part < parts.len() {
        let mut n = 0;
        while n < parts[part].len() {
            out[at] = parts[part][n];
            (at, n) = (at + 1, n + 1);
        }
        part += 1;
    }
    assert!(at == N);
    out
}
