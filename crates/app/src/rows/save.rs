//! Saves a row of moves as text, or as a log with its scramble.

use std::path::{Path, PathBuf};

use super::target;
use crate::action::Action;
use crate::export::{destination::IfExists, file_error::FileError};
use crate::file_export::job::{FileContent, FileExportRequest};
use crate::file_kind::{FileKind, SolutionFormat};
use crate::files::job::{LogJob, SavedLogKind};
use crate::system::log_files;
use crate::{dialog::Dialog, job::Job, manual_solve, model::Model, played::SequenceKind};
use unfold_engine::logs::LogFormat;
use unfold_engine::notation;
use unfold_text::{UserError, rows as say, save_solution, sentences::log, window};

/// Suggested file kind: a log like the opened one, else an MC4D log if MC4D supports the puzzle, else text.
pub fn default_kind(model: &Model) -> FileKind {
    FileKind::Moves(SolutionFormat::default_for(model.document.workspace()))
}

/// Asks for the kind of file for the chosen row.
pub fn prompt_file_kind(model: &mut Model) {
    model.dialog = Some(Dialog::SaveRow(SolutionFormat::default_for(model.document.workspace())));
}

/// Saves the chosen row, as a log if the file has a log's extension, otherwise as text.
pub fn save(kind: SolutionFormat, path: PathBuf, existing: IfExists, model: &mut Model) {
    let Some(target) = target(model) else { return };
    model.dialog = None;
    let puzzle = model.puzzle();
    let usual = LogFormat::default_for(puzzle);
    let format = if let SolutionFormat::Log(format) = kind { format } else { usual };
    if !log_files::is_log(&path) {
        let text = format!("# {}\n{}\n", puzzle.def().name, notation::print(puzzle, &target.moves));
        let (content, news) = (FileContent::Text(text), save_solution::NEWS_TEXT_SAVED.with([&path.display()]));
        let file = FileExportRequest { path, existing, content, news, solution_of: None };
        return model.effects.ask(Action::WriteFile(file));
    }
    if target.row == SequenceKind::Own {
        return manual_solve::save(&path, format, existing, model);
    }
    let workspace = model.document.workspace();
    let Some(log) = workspace.log_of_row(target.row) else {
        return refuse(UserError::new(say::NO_ROW_SCRAMBLE, say::NO_ROW_SCRAMBLE_DO), model);
    };
    let def = log.puzzle().def();
    let moves = if log.is_scrambled() { log.solution() } else { log.all_moves() };
    let [before, after] = log.twist_counts();
    let twists = if log.is_scrambled() { after } else { before };
    let what = SavedLogKind::Row { end: log.state(), lengths: [moves.joined(def).length(def), twists] };
    model.effects.run_now(Job::WriteLog(LogJob { path, existing, format, log, kind: what }));
}

/// Handles the end of writing a row's log; ignores other logs.
pub fn handle_finished(path: &Path, what: &SavedLogKind, saved: Result<(), FileError>, model: &mut Model) {
    let SavedLogKind::Row { end, lengths } = what else { return };
    match saved {
        Ok(()) => {
            let length = log::length(end.puzzle(), lengths[0], lengths[1]);
            model.report_saved(path, window::NEWS_SAVED.with([&path.display(), &length]));
        }
        Err(error) => refuse(error.explain(), model),
    }
}

fn refuse(error: UserError, model: &mut Model) {
    model.dialog = Some(Dialog::Error { title: window::ERROR_SAVE, error });
}
