//! Purposes of files in words: the title of the dialog, its button, and the files that the system's dialog shows.

use crate::{file_kind::FileKind, picture_kinds::AnimationFormat, solution_file::SolutionFile};
use unfold_text::{Text, algorithms, animation, batch, cross, graph, manual_solve, picture_export, runs};
use unfold_text::{save_solution, session, sheet, tables, window as say};

/// The title of the dialog in which a path is chosen or typed.
pub fn title(kind: FileKind) -> Text<0> {
    match kind {
        FileKind::Open => say::PATH_OPEN,
        FileKind::Save(_) => say::PATH_SAVE,
        FileKind::SaveTurns => manual_solve::PATH_SAVE_TURNS,
        FileKind::Session => session::PATH_SESSION,
        FileKind::Export => graph::PATH_EXPORT,
        FileKind::Tables => tables::PATH_TABLES,
        FileKind::Runs => runs::PATH_RUNS,
        FileKind::Chart => runs::PATH_CHART,
        FileKind::BatchOpen => batch::PATH_OPEN_LIST,
        FileKind::BatchSave => batch::PATH_SAVE_BATCH,
        FileKind::Crosses => cross::PATH_CROSSES,
        FileKind::Picture(..) => picture_export::PATH_PICTURE,
        FileKind::Animation(_) => animation::PATH_ANIMATION,
        FileKind::Sheet => sheet::PATH_SHEET,
        FileKind::Algorithms => algorithms::PATH_ALGORITHMS,
        FileKind::AlgorithmList => algorithms::PATH_ALGORITHM_LIST,
    }
}

/// The button that agrees to the path.
pub fn accept(kind: FileKind) -> Text<0> {
    match kind {
        FileKind::Open | FileKind::BatchOpen | FileKind::AlgorithmList => say::ACCEPT_OPEN,
        FileKind::Export => graph::ACCEPT_EXPORT,
        FileKind::Tables => tables::ACCEPT_MOVE,
        FileKind::Save(_)
        | FileKind::SaveTurns
        | FileKind::Session
        | FileKind::Runs
        | FileKind::Chart
        | FileKind::BatchSave
        | FileKind::Crosses
        | FileKind::Picture(..)
        | FileKind::Animation(_)
        | FileKind::Sheet
        | FileKind::Algorithms => say::ACCEPT_SAVE,
    }
}

/// The text in the window while the system's dialog is open.
pub fn waiting(kind: FileKind) -> Text<0> {
    if kind.is_folder() { say::WAITING_FOLDER } else { say::WAITING_FILE }
}

/// The files that the system's dialog shows: their name, and how their names end, without the full stop; for a folder all.
pub fn shown(kind: FileKind) -> (Text<0>, Vec<&'static str>) {
    match kind {
        // Logs, sessions and texts are opened alike.
        FileKind::Open => (session::FILTER_OPEN, vec!["log", "unfold", "txt"]),
        FileKind::SaveTurns | FileKind::Save(SolutionFile::Log) => (say::FILTER_LOGS, vec!["log"]),
        FileKind::Save(SolutionFile::Text) => (save_solution::FILTER_TEXTS, vec!["txt"]),
        FileKind::Save(SolutionFile::Sheet) => shown(FileKind::Sheet),
        FileKind::Save(SolutionFile::Picture(subject, format)) => shown(FileKind::Picture(subject, format)),
        FileKind::Save(SolutionFile::Animation(format)) => shown(FileKind::Animation(format)),
        FileKind::Session => (session::FILTER_SESSIONS, vec!["unfold"]),
        FileKind::Runs | FileKind::BatchSave => (runs::FILTER_CSV, vec!["csv"]),
        FileKind::Chart => (runs::FILTER_PNG, vec!["png"]),
        FileKind::BatchOpen | FileKind::AlgorithmList => (batch::FILTER_LISTS, vec!["txt"]),
        FileKind::Crosses => (cross::FILTER_DATABASES, vec!["db"]),
        FileKind::Sheet => (sheet::FILTER_SHEETS, vec!["pdf", "svg"]),
        FileKind::Algorithms => (algorithms::FILTER_ALGORITHMS, vec!["txt", "pdf", "svg"]),
        FileKind::Picture(..) => (picture_export::FILTER_PICTURES, vec!["svg", "png"]),
        FileKind::Animation(AnimationFormat::Gif) => (animation::FILTER_ANIMATIONS, vec!["gif"]),
        FileKind::Export | FileKind::Tables | FileKind::Animation(AnimationFormat::Frames) => {
            (say::FILTER_ALL, vec!["*"])
        }
    }
}
