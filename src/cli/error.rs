//! Errors of commands, by exit code.

use unfold_app::export::{file_error::FileError, place::PlaceError};
use unfold_engine::puzzle::painting_check;
use unfold_engine::puzzle::painting_check::repairs::{self, Repair, RepairKind};
use unfold_engine::puzzle::{Facelets, PuzzleId, pattern::Pattern};
use unfold_engine::{notation::facelets, search::SolveError, tables::TableError};
use unfold_scene::appearance::colours::{self, Palette};
use unfold_text::sentences::{self, describe};
use unfold_text::{Arg, Phrase, UserError, command_line as say};

/// The reason that a command did not succeed.
#[derive(Debug)]
pub enum CliError {
    /// Wrong input: exit code 2.
    Input(UserError),
    /// An impossible position, with all its faults and the single change that repairs it, if there is one: exit code 2.
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

    /// An impossible position, described in a palette's colours.
    pub fn impossible(state: &Facelets, palette: Palette) -> Self {
        let names = colours::names(state.puzzle(), palette);
        let painting = Pattern::of(state);
        let repairs = repairs::repairs(&painting, &[]);
        let mends_all = |repair: &&Repair| matches!(repair.kind, RepairKind::Turn(_) | RepairKind::Recolour);
        let change = repairs.first().filter(|_| repairs.len() == 1).filter(mends_all);
        let told = |repair: &Repair| {
            let after = repair.applied(&painting).facelets().as_ref().map(facelets::print).unwrap_or_default();
            say::REPAIRED_FACELETS.with([&sentences::repairs::name(repair, names) as &dyn Arg, &after])
        };
        Self::Impossible(describe::impossible(state, names), change.map(told))
    }

    /// Checks that a position is possible.
    pub fn check(state: &Facelets, palette: Palette) -> Result<(), Self> {
        painting_check::check(state).map_err(|_| Self::impossible(state, palette))
    }

    /// A search error for a puzzle, described in a palette's colours.
    pub fn unsolved(puzzle: PuzzleId, palette: Palette, error: SolveError) -> Self {
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
            | FileError::NoLog { .. }
            | FileError::NoAnimation(_)
            | FileError::NoSheet(_)
            | FileError::Place(PlaceError::Exists(_) | PlaceError::NoName(_)) => Self::Input(fault),
            _ => Self::Files(fault),
        }
    }
}

impl From<PlaceError> for CliError {
    fn from(error: PlaceError) -> Self {
        FileError::Place(error).into()
    }
}
