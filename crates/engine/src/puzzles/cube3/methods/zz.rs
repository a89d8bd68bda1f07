//! ZZ: oriented edges with a line, a block on each side of it, and the last layer from oriented edges.

use std::sync::LazyLock;

use super::cfop::LAST_LAYER;
use super::placed::turns_of;
use super::roux::{LEFT, RIGHT};
use super::shortest::all_turns;
use super::step_table::StepTable;
use super::{Found, Stage, StepName, known, once};

pub(super) static STAGES: &[Stage] = &[
    once(StepName::EoLine, |placed| Some(Found::new(LINE_TABLE.solve(placed), &EDGES))),
    once(StepName::LeftBlock, |placed| Some(Found::new(LEFT_TABLE.solve(placed), &LEFT))),
    once(StepName::RightBlock, |placed| Some(Found::new(RIGHT_TABLE.solve(placed), &RIGHT))),
    once(StepName::Ocll, |placed| Some(Found::new(known::orient(placed), &LAST_LAYER[4..]))),
    once(StepName::Pll, |placed| Some(Found::new(known::permute(placed), &LAST_LAYER))),
];

/// All edges, those of the line first.
const EDGES: [&str; 12] = ["DF", "DB", "UR", "UF", "UL", "UB", "DR", "DL", "FR", "FL", "BL", "BR"];

static LINE_TABLE: LazyLock<StepTable> = LazyLock::new(|| StepTable::with_flips(&["DF", "DB"], all_turns()));
static LEFT_TABLE: LazyLock<StepTable> = LazyLock::new(|| StepTable::of_pieces(&LEFT, turns_of("U R L")));
static RIGHT_TABLE: LazyLock<StepTable> = LazyLock::new(|| StepTable::of_pieces(&RIGHT, turns_of("U R")));
