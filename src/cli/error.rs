//! Errors of commands, by exit code.

use unfold_app::export::{destination::WriteError, file_error::FileError};
use unfold_engine::puzzle::painting_check;
use unfold_engine::puzzle::painting_check::repairs::{self, Repair, RepairKind};
use unfold_engine::puzzle::{Facelets, PuzzleId, pattern::Pattern};
use unfold_engine::{notation::facelets, search::SolveError, tables::TableError};
use unfold_scene::appearance::colours::{self, Palette};
use unfold_text::sentences::{self, describe};
use unfold_text::{Arg, Phrase, UserError, command_line as say};

/// Why a command failed; determines the exit code.
#[derive(Debug)]
pub enum CliError {
    /// Wrong input: exit code 2.
    Input(UserError),
    /// An impossible position: its errors, and the change that repairs them all, if there is a single one. Exit code 2.
    Impossible(Vec<UserError>, Option<Phrase>),
    /// No solution within the limits: exit code 3.
    Unsolved,
    /// A table or file could not be read or written: exit code 4.
    Files(UserError),
    /// Interrupted: exit code 130.
    Interrupted,
}

impl CliError {
    pub fn input(what: impl Into<Phrase>, advice: impl Into<Phrase>) -> Self {
        Self::Input(UserError::new(what, advice))
    }

    pub fn files(what: impl Into<Phrase>, advice: impl Into<Phrase>) -> Self {
        Self::Files(UserError::new(what, advice))
    }

    /// The error for an impossible position, with a palette's colour names.
    pub fn impossible(state: &Facelets, palette: Palette) -> Self {
        let names = colours::names(state.puzzle(), palette);
        let painting = Pattern::from_facelets(state);
        let repairs = repairs::repairs(&painting, &[]);
        let mends_all = |repair: &&Repair| matches!(repair.kind, RepairKind::Turn(_) | RepairKind::Recolour);
        let change = repairs.first().filter(|_| repairs.len() == 1).filter(mends_all);
        let told = |repair: &Repair| {
            let after = repair.applied(&painting).facelets().as_ref().map(facelets::print).unwrap_or_default();
            say::REPAIRED_FACELETS.with([&sentences::repairs::name(repair, names) as &dyn Arg, &after])
        };
        Self::Impossible(describe::state_errors(state, names), change.map(told))
    }

    pub fn check_possible(state: &Facelets, palette: Palette) -> Result<(), Self> {
        painting_check::check(state).map_err(|_| Self::impossible(state, palette))
    }

    /// Converts the error of a solver, with a palette's colour names.
    pub fn from_solve_error(puzzle: PuzzleId, palette: Palette, error: SolveError) -> Self {
        match error {
            SolveError::Tables(error) => error.into(),
            error @ SolveError::Thread(_) => Self::Files(describe::solve(puzzle, &error)),
            error => Self::Input(describe::solve_named(puzzle, colours::names(puzzle, palette), &error)),
        }
    }
}

impl From<TableError> for CliError {
    fn from(error: TableError) -> Self {
        let fault = describe::table(&error);
        match error {
            TableError::Stopped => Self::Interrupted,
            TableError::Unknown { .. } => Self::Input(fault),
            _ => Self::Files(fault),
        }
    }
}

impl From<FileError> for CliError {
    fn from(error: FileError) -> Self {
        let fault = error.explain();
        match error {
            FileError::Log { .. }
            | FileError::NoLogFormat { .. }
            | FileError::NoAnimationFormat(_)
            | FileError::NoSheetFormat(_)
            | FileError::Write(WriteError::Exists(_) | WriteError::NoName(_)) => Self::Input(fault),
            _ => Self::Files(fault),
        }
    }
}

impl From<WriteError> for CliError {
    fn from(error: WriteError) -> Self {
        FileError::Write(error).into()
    }
}
