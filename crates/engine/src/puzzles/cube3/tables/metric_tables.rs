//! Names and parameters of the tables in each metric.

use super::optimal_table::OptimalSize;
use super::symmetry_reduction::CLASSES_NAME;
use crate::puzzles::cube3::turns::{HalfTurnMetric, QuarterTurnMetric, TurnCost};

/// Table names and parameters of a metric.
pub trait MetricTables: TurnCost {
    /// Names of the small tables, in build order.
    const SMALL: [&str; 4];
    /// Names of the large tables: classes (the same in all metrics), phase 1, phase 2, corners.
    const LARGE: [&str; 4];
    /// Lower bounds that the four values of a two-bit phase 2 entry represent, in increasing order.
    const PHASE2_BOUNDS: [u8; 4];
    /// Name of the edge table of the optimal solver.
    const OPTIMAL_EDGES: &str;
    /// Sizes of the optimal solver's table, smallest first.
    const OPTIMAL_SIZES: &[OptimalSize];
}

impl MetricTables for HalfTurnMetric {
    const SMALL: [&str; 4] = ["cube3-slice-twist", "cube3-slice-flip", "cube3-slice-corners", "cube3-slice-edges"];
    const LARGE: [&str; 4] = [CLASSES_NAME, "cube3-phase1", "cube3-phase2", "cube3-corners"];
    // Below 9 the small tables give better bounds.
    const PHASE2_BOUNDS: [u8; 4] = [0, 9, 10, 11];
    const OPTIMAL_EDGES: &str = "cube3-optimal-edges";
    const OPTIMAL_SIZES: &[OptimalSize] = &OptimalSize::ALL_HTM;
}

impl MetricTables for QuarterTurnMetric {
    const SMALL: [&str; 4] =
        ["cube3-qtm-slice-twist", "cube3-qtm-slice-flip", "cube3-qtm-slice-corners", "cube3-qtm-slice-edges"];
    const LARGE: [&str; 4] = [CLASSES_NAME, "cube3-qtm-phase1", "cube3-qtm-phase2", "cube3-qtm-corners"];
    const PHASE2_BOUNDS: [u8; 4] = [0, 14, 16, 18];
    const OPTIMAL_EDGES: &str = "cube3-qtm-optimal-edges";
    const OPTIMAL_SIZES: &[OptimalSize] = &OptimalSize::ALL_QTM;
}

/// Concatenates lists of table names, `N` names in all.
pub const fn concat_names<const N: usize>(parts: &[&[&'static str]]) -> [&'static str; N] {
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
