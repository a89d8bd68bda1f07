//! Texts about the 3×3×3.

use super::PuzzleTexts;
use crate::{Language, Phrase, cross, editor, fewest_moves, log_errors as say};
use unfold_engine::puzzles::cube3::fewest_moves::{Analysis, Axis, Block, BlockKind, StepGoal};
use unfold_engine::puzzles::cube3::search::cross_rows::{CrossRowError, ExpectedRow};

pub(super) const TEXTS: PuzzleTexts = PuzzleTexts {
    name: editor::CUBE3,
    turn_whole: editor::TURN_WHOLE,
    position_hint: editor::POSITION_HINT,
    facelet_characters: |faces, colours| say::FACELETS_CHARACTER_CUBE_DO.with([&faces, &colours]),
    facelet_count: |faces| say::FACELETS_COUNT_CUBE_DO.with([&faces]),
    moves: say::CUBE_MOVE_DO,
};

/// Describes an invalid row of a cross database, with the expected row.
pub fn cross_row(fault: &CrossRowError) -> Phrase {
    let phrase = |row: &ExpectedRow| cross::ROW_RIGHT.with([&row.length, &row.quarters, &row.code]);
    match fault {
        CrossRowError::NotAnInteger { row, id: None } => cross::ROW_NO_NUMBER.with([row]),
        CrossRowError::NotAnInteger { id: Some(id), .. } => cross::ROW_NO_NUMBER_OF.with([id]),
        CrossRowError::UnknownId(id) => cross::ROW_STRANGE.with([id]),
        CrossRowError::DuplicateId(id) => cross::ROW_TWICE.with([id]),
        CrossRowError::InvalidCode { id, code, expected } => cross::ROW_NO_CODE.with([id, code, &phrase(expected)]),
        CrossRowError::Unsolved { id, code, expected } => cross::ROW_UNSOLVED.with([id, code, &phrase(expected)]),
        CrossRowError::Longer { id, code, length, quarters, expected } => {
            cross::ROW_LONGER.with([id, code, length, quarters, &phrase(expected)])
        }
        CrossRowError::Missing { id, expected } => cross::ROW_MISSING.with([id, &phrase(expected)]),
        other => other.to_string().into(),
    }
}

/// Lists what a position has reached: `DR U/D, 4c2e 3`, `EO F/B`, `2x2x3 DB, EO R/L`, `3c`; if nothing, the number of bad edges on
/// each axis.
pub fn reached(language: Language, reached: &Analysis) -> String {
    if reached.is_solved() {
        return fewest_moves::FMC_REACHED_SOLVED.get(language).to_owned();
    }
    let axes = |on: [bool; 3]| -> Option<String> {
        let axes: Vec<_> = Axis::ALL.into_iter().zip(on).filter(|(_, on)| *on).map(|(axis, _)| axis.name()).collect();
        (!axes.is_empty()).then(|| axes.join(" "))
    };
    let mut parts = Vec::new();
    match reached.subset {
        _ if reached.htr => parts.push("HTR".to_owned()),
        Some(subset) => parts.extend(axes(reached.dr).map(|axes| format!("DR {axes}, {subset}"))),
        None => parts.extend(axes(reached.bad_edges.map(|bad| bad == 0)).map(|axes| format!("EO {axes}"))),
    }
    parts.extend(axes(reached.slice_left).map(|axes| fewest_moves::FMC_REACHED_SLICE.fill(language, [&axes])));
    parts.extend(reached.block.map(|found| block(language, &found)));
    if reached.pieces_left.corner_count() + reached.pieces_left.edge_count() <= Analysis::MAX_FEW_PIECES {
        parts.push(reached.pieces_left.to_string());
    }
    if parts.is_empty() {
        let bad = Axis::ALL.into_iter().zip(reached.bad_edges).map(|(axis, bad)| format!("{bad} {axis}"));
        parts.push(fewest_moves::FMC_REACHED_BAD_EDGES.fill(language, [&bad.collect::<Vec<_>>().join(", ")]));
    }
    parts.join(", ")
}

/// Goal of a step: `EO F/B`, `DR U/D`, `HTR`, `2x2x3 DB`, `solved`.
pub fn step_goal(language: Language, goal: &StepGoal) -> String {
    match goal {
        StepGoal::Eo(_) | StepGoal::Dr(_) | StepGoal::Htr => goal.to_string(),
        StepGoal::SliceLeft(axis) => fewest_moves::FMC_REACHED_SLICE.fill(language, [&axis.name()]),
        StepGoal::Solved => fewest_moves::FMC_REACHED_SOLVED.get(language).to_owned(),
        StepGoal::Block(found) => block(language, found),
        StepGoal::CornersLeft => fewest_moves::FMC_REACHED_CORNERS.get(language).to_owned(),
    }
}

/// A block and its position: `2x2x3 DB`, `cross D`, `F2L-1 D without BL`.
fn block(language: Language, block: &Block) -> String {
    let named = block.to_string();
    let words: Vec<&str> = named.split(' ').collect();
    match (block.kind, words.as_slice()) {
        (BlockKind::Cross, [_, face]) => fewest_moves::FMC_REACHED_CROSS.fill(language, [face]),
        (BlockKind::F2lMinusOne, [_, face, _, slot]) => {
            fewest_moves::FMC_REACHED_OPEN_SLOT.fill(language, [face, slot])
        }
        _ => named,
    }
}
