//! Error messages for merging the shards of a batch.

use std::path::Path;

use crate::export::file_error::FileError;
use unfold_engine::batch::merge::MergeError;
use unfold_text::sentences::describe::{self, at_file};
use unfold_text::{UserError, batch as say, errors};

/// Describes a failed merge into `out`.
pub fn merge(error: MergeError, out: &Path) -> UserError {
    match error {
        MergeError::Stopped => UserError::new(say::MERGE_STOPPED, say::MERGE_STOPPED_DO),
        MergeError::Open { path, source } => match FileError::from_read_error(path, source) {
            FileError::NotAFile(path) => {
                UserError::new(errors::READ_NOT_A_FILE, say::MERGE_NO_HEAD_DO).with_place(at_file(&path))
            }
            error => error.explain(),
        },
        MergeError::Read { path, source } => FileError::Read { path, source }.explain(),
        MergeError::List { path, source } => FileError::from_line_error(path, source).explain(),
        MergeError::Write(source) => {
            let what = errors::WRITE_FAILED.with([&describe::io_error(&source)]);
            UserError::new(what, errors::WRITE_FAILED_DO).with_place(at_file(out))
        }
        MergeError::Line { path, line, index, error } => {
            let error = unfold_text::sentences::batch::shard_line(&error);
            match index {
                Some(index) => error.with_place(say::MERGE_AT_ROW.with([&path.display(), &line, &index])),
                None => error.with_place(say::MERGE_AT_LINE.with([&path.display(), &line])),
            }
        }
        MergeError::MissingRows { path, from } => {
            UserError::new(say::MERGE_END.with([&from]), say::MERGE_MISSING_DO).with_place(at_file(&path))
        }
        other => UserError::untranslated(&other),
    }
}
