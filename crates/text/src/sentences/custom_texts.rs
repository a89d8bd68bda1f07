//! Error messages for the user's translation files.

use std::io;
use std::path::Path;

use super::describe::io_error;
use crate::{
    CustomTextError, CustomTextErrorKind, Phrase, SyntaxErrorKind, UserError, custom_texts_errors as say, errors,
};

/// Describes why a translation file is not used.
pub fn error(error: &CustomTextError) -> UserError {
    let reason = match &error.kind {
        CustomTextErrorKind::Folder => say::OWN_TEXTS_FOLDER.into(),
        CustomTextErrorKind::Syntax(kind) => syntax(kind),
        CustomTextErrorKind::UnknownName(id) => say::OWN_TEXTS_UNKNOWN.with([id]),
        CustomTextErrorKind::Argument { id, name } => say::OWN_TEXTS_ARGUMENT.with([id, &format!("${name}")]),
    };
    unused(&error.path, reason).with_place(errors::AT_LINE.with([&error.line]))
}

/// Describes a file or folder that could not be read.
pub fn unread(path: &Path, error: &io::Error) -> UserError {
    unused(path, io_error(error))
}

/// Describes a file that is not UTF-8.
pub fn not_utf8(path: &Path) -> UserError {
    unused(path, say::OWN_TEXTS_ENCODING.into())
}

fn unused(path: &Path, reason: Phrase) -> UserError {
    UserError::new(say::OWN_TEXTS_UNUSED.with([&path.display(), &reason]), say::OWN_TEXTS_DO)
}

fn syntax(kind: &SyntaxErrorKind) -> Phrase {
    match kind {
        SyntaxErrorKind::NotFluent(reason) => say::OWN_TEXTS_NOT_FLUENT.with([reason]),
        SyntaxErrorKind::Attribute => say::OWN_TEXTS_ATTRIBUTE.into(),
        SyntaxErrorKind::Function => say::OWN_TEXTS_FUNCTION.into(),
        SyntaxErrorKind::LongNumber => say::OWN_TEXTS_LONG_NUMBER.into(),
        SyntaxErrorKind::TooDeep => say::OWN_TEXTS_DEEP.into(),
        SyntaxErrorKind::Duplicate => say::OWN_TEXTS_TWICE.into(),
        SyntaxErrorKind::Cycle => say::OWN_TEXTS_CIRCLE.into(),
    }
}
