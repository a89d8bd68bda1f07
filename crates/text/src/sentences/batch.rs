//! Error messages for rows and shards of a batch.

use super::describe;
use crate::{UserError, batch as say, editor};
use unfold_engine::batch::{merge::ShardLineError, parsed_row::ParsedRowError, row::RowError};
use unfold_engine::puzzle::PuzzleId;

/// Describes why a row has no result. Errors of unreadable lines are returned as they are.
pub fn row_error(puzzle: PuzzleId, error: &RowError<UserError>) -> UserError {
    match error {
        RowError::Line(fault) => fault.clone(),
        RowError::Impossible(error) => describe::painting_error(puzzle, editor::colour_names(puzzle), &error.what),
        RowError::Solve(error) => describe::solve(puzzle, error),
        // Variants added to the engine later are not the line's fault.
        _ => describe::crash(),
    }
}

/// Describes why a line of a shard cannot be merged.
pub fn shard_line(error: &ShardLineError) -> UserError {
    match error {
        ShardLineError::NoHeader => UserError::new(say::MERGE_NO_HEAD, say::MERGE_NO_HEAD_DO),
        ShardLineError::OtherFormat { found, first } => {
            UserError::new(say::MERGE_OTHER_FORM.with([&found.name(), &first.name()]), say::MERGE_OTHER_FORM_DO)
        }
        ShardLineError::TooLong(limit) => UserError::new(say::MERGE_LONG.with([limit]), say::MERGE_NO_HEAD_DO),
        ShardLineError::Truncated => UserError::new(say::MERGE_CUT, say::MERGE_AGAIN_DO),
        ShardLineError::Row(error) => row(error),
        ShardLineError::OutOfOrder(before) => UserError::new(say::MERGE_ORDER.with([before]), say::MERGE_ORDER_DO),
        ShardLineError::Duplicate(other) => {
            UserError::new(say::MERGE_TWICE.with([&other.display()]), say::MERGE_TWICE_DO)
        }
        ShardLineError::Missing { from, to } if from == to => {
            UserError::new(say::MERGE_MISSING_ONE.with([from]), say::MERGE_MISSING_DO)
        }
        ShardLineError::Missing { from, to } => {
            UserError::new(say::MERGE_MISSING.with([from, to]), say::MERGE_MISSING_DO)
        }
        ShardLineError::OtherMetric { found, before } => {
            UserError::new(say::MERGE_METRIC.with([found, before]), say::MERGE_METRIC_DO)
        }
        ShardLineError::OtherInput(line) => UserError::new(say::MERGE_INPUT.with([line]), say::MERGE_INPUT_DO),
        ShardLineError::BeyondList => UserError::new(say::MERGE_BEYOND, say::MERGE_INPUT_DO),
        other => UserError::untranslated(other),
    }
}

/// Describes an invalid row of a shard.
pub fn row(error: &ParsedRowError) -> UserError {
    match error {
        ParsedRowError::NotARow => UserError::new(say::ROW_NONE, say::MERGE_AGAIN_DO),
        ParsedRowError::Column(name) => UserError::new(say::ROW_COLUMN.with([name]), say::MERGE_AGAIN_DO),
        ParsedRowError::Input(puzzle, error) => {
            let inner = describe::notation(*puzzle, error).what;
            UserError::new(say::ROW_INPUT.with([&puzzle.def().name, &inner]), say::ROW_INPUT_DO)
        }
        ParsedRowError::Moves(puzzle, error) => {
            let inner = describe::notation(*puzzle, error).what;
            UserError::new(say::ROW_MOVES.with([&puzzle.def().name, &inner]), say::ROW_INPUT_DO)
        }
        ParsedRowError::Unsolved => UserError::new(say::BATCH_ROW_UNSOLVED, say::MERGE_AGAIN_DO),
        ParsedRowError::Length { stated, counted, metric } => {
            UserError::new(say::ROW_LENGTH.with([stated, counted, metric]), say::MERGE_AGAIN_DO)
        }
        ParsedRowError::Lower { lower, length, metric } => {
            UserError::new(say::ROW_LOWER.with([lower, length, metric]), say::MERGE_AGAIN_DO)
        }
        other => UserError::untranslated(other),
    }
}
