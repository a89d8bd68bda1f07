//! Sessions that cannot be used, in words.

use std::io;
use std::path::Path;

use super::file::{KeptError, SessionFault, VERSION, Wrong};
use unfold_text::sentences::describe::{at_file, io_error};
use unfold_text::{Phrase, Text, UserError, session as say};

/// The error of a session that was to be opened.
pub fn session(fault: &SessionFault) -> UserError {
    match fault {
        SessionFault::Newer { .. } | SessionFault::Older { .. } => UserError::new(what(fault), say::SESSION_NEWER_DO),
        _ => UserError::new(what(fault), say::SESSION_BAD_DO),
    }
}

/// The session of last time, if it is not there.
pub fn session_kept(error: &KeptError) -> UserError {
    match error {
        KeptError::Read { path, source } => {
            UserError::new(unfold_text::errors::READ_FAILED.with([&io_error(source)]), say::KEPT_LEFT_DO)
                .at(at_file(path))
        }
        KeptError::Bad { path, fault, set_aside } => {
            let advice: Phrase = match (set_aside, fault) {
                (None, _) => say::KEPT_LEFT_DO.into(),
                (Some(aside), SessionFault::Newer { .. }) => say::KEPT_NEWER_DO.with([&aside.display()]),
                (Some(aside), _) => say::KEPT_BROKEN_DO.with([&aside.display()]),
            };
            UserError::new(what(fault), advice).at(at_file(path))
        }
    }
}

/// The error if the present session could not be kept before another is opened.
pub fn session_before(folder: &Path, error: &io::Error) -> UserError {
    UserError::new(say::BEFORE_UNKEPT.with([&io_error(error)]), say::BEFORE_UNKEPT_DO).at(at_file(folder))
}

fn what(fault: &SessionFault) -> Phrase {
    match fault {
        SessionFault::Foreign => say::SESSION_FOREIGN.into(),
        SessionFault::TooLarge => say::SESSION_TOO_LARGE.into(),
        SessionFault::Newer { version } => say::SESSION_NEWER.with([version, &VERSION]),
        SessionFault::Older { version } => say::SESSION_OLDER.with([version, &VERSION]),
        SessionFault::Checksum => say::SESSION_CHECKSUM.into(),
        SessionFault::Form { reason } => say::SESSION_FORM.with([reason]),
        SessionFault::Wrong(wrong) => say::SESSION_WRONG.with([&reason(wrong)]),
    }
}

fn reason(wrong: &Wrong) -> Text<0> {
    match wrong {
        Wrong::Facelets => say::WRONG_FACELETS,
        Wrong::Move => say::WRONG_MOVE,
        Wrong::Log => say::WRONG_LOG,
        Wrong::Reach => say::WRONG_REACH,
        Wrong::Method => say::WRONG_METHOD,
        Wrong::Solution => say::WRONG_SOLUTION,
        Wrong::Bound => say::WRONG_BOUND,
        Wrong::Number => say::WRONG_NUMBER,
    }
}
