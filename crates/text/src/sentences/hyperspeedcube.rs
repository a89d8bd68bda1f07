//! Errors and notices of Hyperspeedcube files.

use super::log::line_and_column;
use crate::{Phrase, UserError, editor, errors as general, hyperspeedcube as say, log_errors, numbers};
use unfold_engine::hyperspeedcube::{FileError, FileErrorKind, Notice};
use unfold_engine::puzzle::PuzzleId;

/// Example of a twist in the scramble of a version 1 file.
const EXAMPLE: &str = "0,4,1";

/// Describes why a file is not a valid Hyperspeedcube file.
pub fn file(error: &FileError) -> UserError {
    match error {
        FileError::TooLarge { bytes, limit } => {
            UserError::new(say::HSC_TOO_LARGE.with([bytes, limit]), say::HSC_OTHER_FILE_DO)
        }
        FileError::Empty => UserError::new(log_errors::LOG_EMPTY, say::HSC_OTHER_FILE_DO),
        FileError::NotText(at) => {
            UserError::new(log_errors::LOG_NOT_TEXT, say::HSC_OTHER_FILE_DO).with_place(line_and_column(*at))
        }
        FileError::NoSolve => UserError::new(say::HSC_NO_SOLVE, say::HSC_OTHER_FILE_DO),
        FileError::OtherPuzzle { at, name } => {
            let known = PuzzleId::ALL.into_iter().map(|puzzle| Phrase::from(editor::puzzle_name(puzzle)));
            let known =
                known.reduce(|list, next| general::LIST.with([&list, &next])).unwrap_or_else(|| String::new().into());
            UserError::new(say::HSC_PUZZLE.with([name]), say::HSC_PUZZLE_DO.with([&known]))
                .with_place(line_and_column(*at))
        }
        FileError::At { at, kind: fault } => self::fault(fault).with_place(line_and_column(*at)),
        other => UserError::untranslated(other),
    }
}

fn fault(fault: &FileErrorKind) -> UserError {
    match fault {
        FileErrorKind::Syntax { language, found } => {
            UserError::new(say::HSC_SYNTAX.with([language, found]), say::HSC_SYNTAX_DO)
        }
        FileErrorKind::TooMuch => UserError::new(say::HSC_TOO_MUCH, say::HSC_SYNTAX_DO),
        FileErrorKind::Version { found } => UserError::new(say::HSC_VERSION.with([found]), say::HSC_VERSION_DO),
        FileErrorKind::Missing { part } => UserError::new(say::HSC_MISSING.with([part]), say::HSC_SYNTAX_DO),
        FileErrorKind::Value { part, found } => UserError::new(say::HSC_VALUE.with([part, found]), say::HSC_SYNTAX_DO),
        FileErrorKind::Twist { token, .. } | FileErrorKind::NumberedTwist { token } => {
            UserError::new(say::HSC_TWIST.with([token]), say::HSC_TWIST_DO.with([&EXAMPLE]))
        }
        FileErrorKind::UnknownTwists { event } => UserError::new(say::HSC_MACRO.with([event]), say::HSC_MACRO_DO),
        FileErrorKind::TooManyTwists { limit } => {
            UserError::new(say::HSC_TOO_MANY.with([&numbers::grouped(*limit as u64)]), say::HSC_OTHER_FILE_DO)
        }
        other => UserError::untranslated(other),
    }
}

/// Describes an unusual property of a file.
pub fn notice(notice: &Notice) -> Phrase {
    match notice {
        Notice::ByteOrderMark => say::NOTICE_HSC_BOM.into(),
        Notice::NewerVersion(version) => say::NOTICE_HSC_NEWER.with([&version.to_string()]),
        Notice::Undone(twists) => say::NOTICE_HSC_UNDONE.with([twists]),
        Notice::SolvedFlag(true) => say::NOTICE_HSC_SOLVED.into(),
        Notice::SolvedFlag(false) => say::NOTICE_HSC_UNSOLVED.into(),
        Notice::OtherPuzzles(names) => say::NOTICE_HSC_OTHERS.with([&names.join(", ")]),
        Notice::UnknownEvent(at, name) => say::NOTICE_HSC_EVENT.with([name, &line_and_column(*at)]),
        other => format!("{other:?}").into(),
    }
}
