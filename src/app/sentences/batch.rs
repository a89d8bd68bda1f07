//! What is wrong with the rows and the shards of a batch, in words.

use std::path::Path;

use super::describe::{self, UserError, at_file};
use crate::app::file_error::FileError;
use crate::i18n::{Phrase, batch as say, numbers};
use crate::model::batch::estimate::RoughTime;
use unfold_engine::batch::merge::{MergeError, ShardLineError};
use unfold_engine::batch::parsed_row::ParsedRowError;
use unfold_engine::batch::row::RowError;
use unfold_engine::puzzle::PuzzleId;

/// A time as one tells it in passing.
pub fn rough_time(time: RoughTime) -> Phrase {
    match time {
        RoughTime::Seconds(count) => say::ROUGH_SECONDS.with([&count]),
        RoughTime::Minutes(count) => say::ROUGH_MINUTES.with([&count]),
        RoughTime::Hours(count) => say::ROUGH_HOURS.with([&count]),
        RoughTime::Days(count) => say::ROUGH_DAYS.with([&count]),
        RoughTime::Years(count) => say::ROUGH_YEARS.with([&numbers::grouped(count)]),
    }
}

/// Why a position of a batch has no result; what is wrong with its line was in words already.
pub fn row_error(puzzle: PuzzleId, error: &RowError<UserError>) -> UserError {
    match error {
        RowError::Line(fault) => fault.clone(),
        RowError::Solve(error) => describe::solve(puzzle, error),
        RowError::Panicked | RowError::Stopped => describe::crash(),
    }
}

/// Shards that could not be put together; `out` is where that was to go.
pub fn merge(error: MergeError, out: &Path) -> UserError {
    match error {
        MergeError::Stopped => UserError::new(say::MERGE_STOPPED, say::MERGE_STOPPED_DO),
        MergeError::Open { path, source } => match FileError::unread(path, source) {
            FileError::NotAFile { path } => {
                UserError::new(crate::i18n::errors::READ_NOT_A_FILE, say::MERGE_NO_HEAD_DO).at(at_file(&path))
            }
            error => describe::file(&error),
        },
        MergeError::Read { path, source } => describe::file(&FileError::Read { path, source }),
        MergeError::List { path, source } => describe::file(&FileError::of_lines(path, source)),
        MergeError::Write(source) => {
            let what = crate::i18n::errors::WRITE_FAILED.with([&describe::io_error(&source)]);
            UserError::new(what, crate::i18n::errors::WRITE_FAILED_DO).at(at_file(out))
        }
        MergeError::Line { path, line, index, error } => {
            let fault = line_of_shard(&error);
            match index {
                Some(index) => fault.at(say::MERGE_AT_ROW.with([&path.display(), &line, &index])),
                None => fault.at(say::MERGE_AT_LINE.with([&path.display(), &line])),
            }
        }
        MergeError::End { path, from } => {
            UserError::new(say::MERGE_END.with([&from]), say::MERGE_MISSING_DO).at(at_file(&path))
        }
    }
}

fn line_of_shard(error: &ShardLineError) -> UserError {
    match error {
        ShardLineError::NoHeader => UserError::new(say::MERGE_NO_HEAD, say::MERGE_NO_HEAD_DO),
        ShardLineError::OtherFormat { found, first } => {
            UserError::new(say::MERGE_OTHER_FORM.with([&found.name(), &first.name()]), say::MERGE_OTHER_FORM_DO)
        }
        ShardLineError::TooLong(limit) => UserError::new(say::MERGE_LONG.with([limit]), say::MERGE_NO_HEAD_DO),
        ShardLineError::Cut => UserError::new(say::MERGE_CUT, say::MERGE_AGAIN_DO),
        ShardLineError::Row(error) => row(error),
        ShardLineError::Order { before } => UserError::new(say::MERGE_ORDER.with([before]), say::MERGE_ORDER_DO),
        ShardLineError::Twice { other } => {
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
        ShardLineError::OtherInput { line } => UserError::new(say::MERGE_INPUT.with([line]), say::MERGE_INPUT_DO),
        ShardLineError::Beyond => UserError::new(say::MERGE_BEYOND, say::MERGE_INPUT_DO),
    }
}

/// A row that is wrong by itself.
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
        ParsedRowError::Length { said, counted, metric } => {
            UserError::new(say::ROW_LENGTH.with([said, counted, metric]), say::MERGE_AGAIN_DO)
        }
        ParsedRowError::Lower { lower, length, metric } => {
            UserError::new(say::ROW_LOWER.with([lower, length, metric]), say::MERGE_AGAIN_DO)
        }
    }
}
