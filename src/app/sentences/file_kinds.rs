//! What a file is wanted for, in words: the title of the dialog, its button, and the files that the system's dialog shows.

use crate::app::files::Purpose;
use crate::i18n::{Text, batch, cross, graph, hand, image, keeping, tables, watch, window as say};

/// The title of the dialog in which a path is chosen or typed.
pub fn title(purpose: Purpose) -> Text<0> {
    match purpose {
        Purpose::Open => say::PATH_OPEN,
        Purpose::Save => say::PATH_SAVE,
        Purpose::SaveTurns => hand::PATH_SAVE_TURNS,
        Purpose::Session => keeping::PATH_SESSION,
        Purpose::Export => graph::PATH_EXPORT,
        Purpose::Tables => tables::PATH_TABLES,
        Purpose::Runs => watch::PATH_RUNS,
        Purpose::Chart => watch::PATH_CHART,
        Purpose::BatchOpen => batch::PATH_OPEN_LIST,
        Purpose::BatchSave => batch::PATH_SAVE_BATCH,
        Purpose::Crosses => cross::PATH_CROSSES,
        Purpose::Picture(..) => image::PATH_PICTURE,
    }
}

/// The button that agrees to the path.
pub fn accept(purpose: Purpose) -> Text<0> {
    match purpose {
        Purpose::Open | Purpose::BatchOpen => say::ACCEPT_OPEN,
        Purpose::Export => graph::ACCEPT_EXPORT,
        Purpose::Tables => tables::ACCEPT_MOVE,
        Purpose::Save
        | Purpose::SaveTurns
        | Purpose::Session
        | Purpose::Runs
        | Purpose::Chart
        | Purpose::BatchSave
        | Purpose::Crosses
        | Purpose::Picture(..) => say::ACCEPT_SAVE,
    }
}

/// What the window says while the system's dialog is open.
pub fn waiting(purpose: Purpose) -> Text<0> {
    if purpose.is_folder() { say::WAITING_FOLDER } else { say::WAITING_FILE }
}

/// The files that the system's dialog shows: their name, and how their names end, without the full stop; for a folder all.
pub fn shown(purpose: Purpose) -> (Text<0>, Vec<&'static str>) {
    match purpose {
        // Logs and sessions are opened alike.
        Purpose::Open => (keeping::FILTER_OPEN, vec!["log", "unfold"]),
        Purpose::Save | Purpose::SaveTurns => (say::FILTER_LOGS, vec!["log"]),
        Purpose::Session => (keeping::FILTER_SESSIONS, vec!["unfold"]),
        Purpose::Runs | Purpose::BatchSave => (watch::FILTER_CSV, vec!["csv"]),
        Purpose::Chart => (watch::FILTER_PNG, vec!["png"]),
        Purpose::BatchOpen => (batch::FILTER_LISTS, vec!["txt"]),
        Purpose::Crosses => (cross::FILTER_DATABASES, vec!["db"]),
        Purpose::Picture(..) => (image::FILTER_PICTURES, vec!["svg", "png"]),
        Purpose::Export | Purpose::Tables => (say::FILTER_ALL, vec!["*"]),
    }
}
