//! Names and parameters of the tables in each metric.

use super::optimal_table::OptimalSize;
use super::symmetry_reduction::CLASSES;
use crate::puzzles::cube3::turns::{HalfTurns, QuarterTurns, TurnCost};

/// The tables of a metric.
pub trait TablesOfMetric: TurnCost {
    /// Names of the small tables, in build order.
    const SMALL: [&str; 4];
    /// Names of the large tables: classes (the same in all metrics), phase 1, phase 2, corners.
    const LARGE: [&str; 4];
    /// Lower bound that each value of a two-bit phase 2 entry represents, in increasing order.
    const PHASE2_BOUNDS: [u8; 4];
    /// Name of the edge table of the optimal solver.
    const EDGES: &str;
    /// Sizes of the optimal solver's table, smallest first.
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
