//! Files in which a person wrote other texts, and what is wrong with them.

use std::io;
use std::path::Path;

use super::describe::io_error;
use crate::UserError;
use crate::{CustomTextError, CustomTextFault, Phrase, SyntaxFaultKind, custom_texts_errors as say, errors};

/// A file that is not used.
pub fn error(error: &CustomTextError) -> UserError {
    let reason = match &error.fault {
        CustomTextFault::Folder => say::OWN_TEXTS_FOLDER.into(),
        CustomTextFault::Syntax(kind) => syntax(kind),
        CustomTextFault::Unknown { id } => say::OWN_TEXTS_UNKNOWN.with([id]),
        CustomTextFault::Argument { id, name } => say::OWN_TEXTS_ARGUMENT.with([id, &format!("${name}")]),
    };
    unused(&error.path, reason).at(errors::AT_LINE.with([&error.line]))
}

/// A file or folder that could not be read.
pub fn unread(path: &Path, error: &io::Error) -> UserError {
    unused(path, io_error(error))
}

/// A file with other bytes than those of text.
pub fn not_utf8(path: &Path) -> UserError {
    unused(path, say::OWN_TEXTS_ENCODING.into())
}

fn unused(path: &Path, reason: Phrase) -> UserError {
    UserError::new(say::OWN_TEXTS_UNUSED.with([&path.display(), &reason]), say::OWN_TEXTS_DO)
}

fn syntax(kind: &SyntaxFaultKind) -> Phrase {
    match kind {
        SyntaxFaultKind::NotFluent(reason) => say::OWN_TEXTS_NOT_FLUENT.with([reason]),
        SyntaxFaultKind::Attribute => say::OWN_TEXTS_ATTRIBUTE.into(),
        SyntaxFaultKind::Function => say::OWN_TEXTS_FUNCTION.into(),
        SyntaxFaultKind::LongNumber => say::OWN_TEXTS_LONG_NUMBER.into(),
        SyntaxFaultKind::Deep => say::OWN_TEXTS_DEEP.into(),
        SyntaxFaultKind::Twice => say::OWN_TEXTS_TWICE.into(),
    }
}
