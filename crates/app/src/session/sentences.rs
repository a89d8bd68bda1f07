//! Error messages for sessions.

use std::{io, path::Path};

use super::format::{ContentError, RestoreError, SessionError, VERSION};
use unfold_text::sentences::describe::{at_file, io_error};
use unfold_text::{Phrase, Text, UserError, session as say};

/// Describes why a session cannot be opened.
pub fn session(error: &SessionError) -> UserError {
    match error {
        SessionError::Newer { .. } | SessionError::Older { .. } => UserError::new(what(error), say::SESSION_NEWER_DO),
        _ => UserError::new(what(error), say::SESSION_BAD_DO),
    }
}

/// Describes why the autosaved session was not restored.
pub fn restore_error(error: &RestoreError) -> UserError {
    match error {
        RestoreError::Read { path, source } => {
            UserError::new(unfold_text::errors::READ_FAILED.with([&io_error(source)]), say::KEPT_LEFT_DO)
                .with_place(at_file(path))
        }
        RestoreError::Bad { path, error, set_aside } => {
            let advice: Phrase = match (set_aside, error) {
                (None, _) => say::KEPT_LEFT_DO.into(),
                (Some(aside), SessionError::Newer { .. }) => say::KEPT_NEWER_DO.with([&aside.display()]),
                (Some(aside), _) => say::KEPT_BROKEN_DO.with([&aside.display()]),
            };
            UserError::new(what(error), advice).with_place(at_file(path))
        }
    }
}

/// Describes why the current session could not be backed up before opening another.
pub fn backup_error(folder: &Path, error: &io::Error) -> UserError {
    UserError::new(say::BEFORE_UNKEPT.with([&io_error(error)]), say::BEFORE_UNKEPT_DO).with_place(at_file(folder))
}

fn what(error: &SessionError) -> Phrase {
    match error {
        SessionError::Foreign => say::SESSION_FOREIGN.into(),
        SessionError::TooLarge => say::SESSION_TOO_LARGE.into(),
        SessionError::Newer { version } => say::SESSION_NEWER.with([version, &VERSION]),
        SessionError::Older { version } => say::SESSION_OLDER.with([version, &VERSION]),
        SessionError::Checksum => say::SESSION_CHECKSUM.into(),
        SessionError::Form { reason } => say::SESSION_FORM.with([reason]),
        SessionError::Content(error) => say::SESSION_WRONG.with([&reason(error)]),
    }
}

fn reason(error: &ContentError) -> Text<0> {
    match error {
        ContentError::Facelets => say::WRONG_FACELETS,
        ContentError::Move => say::WRONG_MOVE,
        ContentError::Log => say::WRONG_LOG,
        ContentError::Reach => say::WRONG_REACH,
        ContentError::Method => say::WRONG_METHOD,
        ContentError::Solution => say::WRONG_SOLUTION,
        ContentError::Bound => say::WRONG_BOUND,
        ContentError::Number => say::WRONG_NUMBER,
    }
}
