//! ZZ: oriented edges with a line, a block on each side of it, and the last layer from oriented edges.

use std::sync::LazyLock;

use super::cfop::LAST_LAYER;
use super::facelet_places::turns_of;
use super::roux::{LEFT_BLOCK, RIGHT_BLOCK};
use super::shortest::all_turns;
use super::step_table::StepTable;
use super::{FoundMoves, Stage, StepName, known, single_stage};

pub(super) static STAGES: &[Stage] = &[
    single_stage(StepName::EoLine, |placed| Some(FoundMoves::new(LINE_TABLE.solve(placed), &EDGES))),
    single_stage(StepName::LeftBlock, |placed| Some(FoundMoves::new(LEFT_TABLE.solve(placed), &LEFT_BLOCK))),
    single_stage(StepName::RightBlock, |placed| Some(FoundMoves::new(RIGHT_TABLE.solve(placed), &RIGHT_BLOCK))),
    single_stage(StepName::Ocll, |placed| Some(FoundMoves::new(known::orient(placed), &LAST_LAYER[4..]))),
    single_stage(StepName::Pll, |placed| Some(FoundMoves::new(known::permute(placed), &LAST_LAYER))),
];

/// All edges, DF and DB of the line first.
const EDGES: [&str; 12] = ["DF", "DB", "UR", "UF", "UL", "UB", "DR", "DL", "FR", "FL", "BL", "BR"];

static LINE_TABLE: LazyLock<StepTable> = LazyLock::new(|| StepTable::with_flips(&["DF", "DB"], all_turns()));
static LEFT_TABLE: LazyLock<StepTable> = LazyLock::new(|| StepTable::for_pieces(&LEFT_BLOCK, turns_of("U R L")));
static RIGHT_TABLE: LazyLock<StepTable> = LazyLock::new(|| StepTable::for_pieces(&RIGHT_BLOCK, turns_of("U R")));
