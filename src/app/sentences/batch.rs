//! What is wrong with the parts of a batch, in words.

use std::path::Path;

use super::describe::{self, UserError, at_file};
use crate::app::batch::merge::{MergeError, MergeFault};
use crate::app::batch::told::RowFault;
use crate::app::files::FileError;
use crate::i18n::batch as say;

/// Parts that could not be put together; `out` is where that was to go.
pub fn merge(error: &MergeError, out: &Path) -> UserError {
    match error {
        MergeError::Stopped => UserError::new(say::MERGE_STOPPED, say::MERGE_STOPPED_DO),
        MergeError::File(FileError::NotAFile { path }) => {
            UserError::new(crate::i18n::faults::READ_NOT_A_FILE, say::MERGE_NO_HEAD_DO).at(at_file(path))
        }
        MergeError::File(error) => describe::file(error),
        MergeError::Write(source) => {
            let what = crate::i18n::faults::WRITE_FAILED.with([&describe::io_error(source)]);
            UserError::new(what, crate::i18n::faults::WRITE_FAILED_DO).at(at_file(out))
        }
        MergeError::Row { path, line, index, fault } => {
            let fault = line_of_part(fault);
            match index {
                Some(index) => fault.at(say::MERGE_AT_ROW.with([&path.display(), line, index])),
                None => fault.at(say::MERGE_AT_LINE.with([&path.display(), line])),
            }
        }
        MergeError::End { path, from } => {
            UserError::new(say::MERGE_END.with([from]), say::MERGE_MISSING_DO).at(at_file(path))
        }
    }
}

fn line_of_part(fault: &MergeFault) -> UserError {
    match fault {
        MergeFault::NoHead => UserError::new(say::MERGE_NO_HEAD, say::MERGE_NO_HEAD_DO),
        MergeFault::OtherForm { found, first } => {
            UserError::new(say::MERGE_OTHER_FORM.with([&found.name(), &first.name()]), say::MERGE_OTHER_FORM_DO)
        }
        MergeFault::Long(limit) => UserError::new(say::MERGE_LONG.with([limit]), say::MERGE_NO_HEAD_DO),
        MergeFault::Cut => UserError::new(say::MERGE_CUT, say::MERGE_AGAIN_DO),
        MergeFault::Row(fault) => row(fault),
        MergeFault::Order { before } => UserError::new(say::MERGE_ORDER.with([before]), say::MERGE_ORDER_DO),
        MergeFault::Twice { other } => UserError::new(say::MERGE_TWICE.with([&other.display()]), say::MERGE_TWICE_DO),
        MergeFault::Missing { from, to } if from == to => {
            UserError::new(say::MERGE_MISSING_ONE.with([from]), say::MERGE_MISSING_DO)
        }
        MergeFault::Missing { from, to } => UserError::new(say::MERGE_MISSING.with([from, to]), say::MERGE_MISSING_DO),
        MergeFault::OtherMetric { found, before } => {
            UserError::new(say::MERGE_METRIC.with([found, before]), say::MERGE_METRIC_DO)
        }
        MergeFault::OtherInput { line } => UserError::new(say::MERGE_INPUT.with([line]), say::MERGE_INPUT_DO),
        MergeFault::Beyond => UserError::new(say::MERGE_BEYOND, say::MERGE_INPUT_DO),
    }
}

/// A row that is wrong by itself.
pub fn row(fault: &RowFault) -> UserError {
    match fault {
        RowFault::NoRow => UserError::new(say::ROW_NONE, say::MERGE_AGAIN_DO),
        RowFault::Column(name) => UserError::new(say::ROW_COLUMN.with([name]), say::MERGE_AGAIN_DO),
        RowFault::Input(puzzle, error) => {
            let inner = describe::notation(*puzzle, error).what;
            UserError::new(say::ROW_INPUT.with([&puzzle.def().name, &inner]), say::ROW_INPUT_DO)
        }
        RowFault::Moves(puzzle, error) => {
            let inner = describe::notation(*puzzle, error).what;
            UserError::new(say::ROW_MOVES.with([&puzzle.def().name, &inner]), say::ROW_INPUT_DO)
        }
        RowFault::Unsolved => UserError::new(say::BATCH_ROW_UNSOLVED, say::MERGE_AGAIN_DO),
        RowFault::Length { said, counted, metric } => {
            UserError::new(say::ROW_LENGTH.with([said, counted, metric]), say::MERGE_AGAIN_DO)
        }
        RowFault::Lower { lower, length, metric } => {
            UserError::new(say::ROW_LOWER.with([lower, length, metric]), say::MERGE_AGAIN_DO)
        }
    }
}
