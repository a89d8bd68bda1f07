//! The shown solution: choosing, copying and saving it.

use std::path::{Path, PathBuf};

use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::document::{Workspaces, runs::results::SolutionChoice};
use crate::export::{destination::IfExists, file_error::FileError};
use crate::file_export::job::{FileContent, FileExportRequest};
use crate::file_kind::{FileKind, SolutionFormat};
use crate::files::job::{LogJob, SavedLogKind};
use crate::{action::Action, animation::state::AnimationRequest, dialog::Dialog, effect::ShellRequest, file_dialog};
use crate::{job::Job, model::Model, obstacles, pictures::state::PictureToSave, rows};
use unfold_engine::logs::LogFormat;
use unfold_engine::notation;
use unfold_engine::puzzle::{PuzzleId, Sequence};
use unfold_scene::sheet::SheetFormat;
use unfold_text::{commands, editor, save_solution, sentences::log, sheet, window};

#[derive(Clone, Debug, PartialEq)]
pub enum SolutionCommand {
    /// Ask for the kind of file to save.
    Save,
    /// Set the kind of file to save.
    SetSolutionFile(SolutionFormat),
    /// Ask for the path of the file to save.
    SaveByPath,
    /// Save the solution to this file; ask before replacing one.
    SaveTo(PathBuf),
    /// Choose a file for a printable sheet.
    SaveSheet,
    Choose(SolutionChoice),
    /// Copy the moves of the shown solution, or else of the chosen row.
    Copy,
}

pub static ROWS: &[Row<SolutionCommand>] = &[
    row("save", SolutionCommand::Save, (commands::SAVE, commands::SAVE_TIP))
        .on_keys(&[Shortcut::ctrl("S")])
        .in_menu(Menu::File.at(2, 1)),
    row("save-by-path", SolutionCommand::SaveByPath, (commands::SAVE_BY_PATH, commands::SAVE_BY_PATH_TIP))
        .on_keys(&[Shortcut::ctrl_shift("S")]),
    row("save-sheet", SolutionCommand::SaveSheet, (sheet::SAVE_SHEET, sheet::SAVE_SHEET_TIP)),
    row("copy-solution", SolutionCommand::Copy, (commands::COPY, commands::COPY_TIP))
        .on_keys(&[Shortcut::ctrl_shift("C")])
        .in_menu(Menu::Edit.at(2, 1))
        .in_menu(Menu::Share.at(1, 2)),
];

/// Chooses the solution to show, and rewinds playback.
pub fn choose(workspaces: &mut Workspaces, place: SolutionChoice) {
    let workspace = workspaces.workspace_mut();
    workspace.rewind();
    let results = &mut workspace.position_mut().results;
    // Choosing the last solution clears the choice, so that shorter ones found later are shown.
    let last = SolutionChoice::Found(results.solutions.len().wrapping_sub(1));
    results.chosen = (place != last).then_some(place);
}

/// Copies the moves of the shown solution, or else of the chosen row.
pub fn copy(model: &mut Model) {
    let workspace = model.document.workspace();
    if let Some((_, solution)) = workspace.position().results.selected() {
        model.effects.request(ShellRequest::Copy(notation::print(workspace.puzzle(), &solution.moves)));
        model.news = window::NEWS_COPIED.with([]);
    } else {
        rows::copy_chosen(model);
    }
}

/// Starts saving the shown solution as a log. Does nothing without a solution.
pub fn save_log(path: &Path, format: LogFormat, existing: IfExists, model: &mut Model) {
    let workspace = model.document.workspace();
    if let Some((_, solution)) = workspace.position().results.selected()
        && let Some(log) = workspace.log_to_save()
    {
        let kind = SavedLogKind::Solution(workspace.puzzle(), solution.moves.clone());
        model.effects.run_now(Job::WriteLog(LogJob { path: path.to_path_buf(), existing, log, format, kind }));
    }
}

pub fn end_saving(
    path: &Path,
    (puzzle, solution): (PuzzleId, &Sequence),
    saved: Result<(), FileError>,
    model: &mut Model,
) {
    match saved {
        Ok(()) => {
            model.dialog = None;
            model.document.note_saved_solution();
            model.report_saved(
                path,
                window::NEWS_SAVED.with([&path.display(), &log::length_of_solution(puzzle, solution)]),
            );
        }
        Err(error) => refuse(&error, model),
    }
}

pub fn prompt_file_kind(model: &mut Model) {
    model.dialog = Some(Dialog::SaveSolution(SolutionFormat::default_for(model.document.workspace())));
}

/// Offers to save a solution just found, if the setting is on, no dialog, file dialog or page is open, and its position is still shown.
pub fn offer_to_save(is_choosing_file: bool, model: &mut Model) {
    let workspace = model.document.workspace();
    let free =
        model.dialog.is_none() && model.page.is_none() && !is_choosing_file && !workspace.playback_left_position();
    if model.settings.save_when_solved && free && workspace.position().results.selected().is_some() {
        prompt_file_kind(model);
    }
}

/// Saves the shown solution. The file's extension may override the chosen kind.
pub fn save_as(chosen: SolutionFormat, path: PathBuf, existing: IfExists, model: &mut Model) {
    match chosen.for_file_name(&path) {
        SolutionFormat::Log(format) if format.supports(model.puzzle()) => save_log(&path, format, existing, model),
        SolutionFormat::Log(_) => refuse(&FileError::NoLogFormat { path, puzzle: model.puzzle() }, model),
        SolutionFormat::Text => {
            model.dialog = None;
            if let Some(text) = crate::lesson::update::solution_as_text(model) {
                let (content, news) = (FileContent::Text(text), save_solution::NEWS_TEXT_SAVED.with([&path.display()]));
                let solution_of = model.document.workspace().state().cloned();
                model.effects.ask(Action::WriteFile(FileExportRequest { path, existing, content, news, solution_of }));
            }
        }
        SolutionFormat::Sheet => save_sheet(path, existing, model),
        SolutionFormat::Picture(subject, _) => {
            model.effects.ask(Action::SavePicture(PictureToSave { path, subject, format: None, existing }))
        }
        SolutionFormat::Animation(_) => {
            model.effects.ask(Action::WriteAnimation(AnimationRequest { path, existing, is_of_solution: true }))
        }
    }
}

/// Saves the shown solution as a printable sheet, in the format of the file's extension, or reports an unknown extension.
pub fn save_sheet(path: PathBuf, existing: IfExists, model: &mut Model) {
    model.dialog = None;
    let Some(format) = SheetFormat::from_path(&path) else { return refuse(&FileError::NoSheetFormat(path), model) };
    if let Some(pages) = crate::lesson::update::sheet_of_solution(model) {
        let news = sheet::NEWS_SHEET_SAVED.with([&path.display()]);
        let content = FileContent::Sheet(Box::new(pages), format);
        let solution_of = model.document.workspace().state().cloned();
        model.effects.ask(Action::WriteFile(FileExportRequest { path, existing, content, news, solution_of }));
    }
}

fn refuse(error: &FileError, model: &mut Model) {
    model.dialog = Some(Dialog::Error { title: window::ERROR_SAVE, error: error.explain() });
}

pub fn run(command: SolutionCommand, model: &mut Model) {
    let usual = FileKind::Solution(SolutionFormat::default_for(model.document.workspace()));
    match command {
        SolutionCommand::Save => prompt_file_kind(model),
        SolutionCommand::SetSolutionFile(file) => {
            if let Some(Dialog::SaveSolution(chosen) | Dialog::SaveRow(chosen)) = &mut model.dialog {
                *chosen = file;
            }
        }
        SolutionCommand::SaveByPath => file_dialog::type_path(usual, false, model),
        SolutionCommand::SaveTo(path) => file_dialog::use_path(usual, path, model),
        SolutionCommand::SaveSheet => file_dialog::choose(FileKind::Sheet, model),
        SolutionCommand::Choose(place) => choose(&mut model.document, place),
        SolutionCommand::Copy => copy(model),
    }
}

pub fn obstacle(command: &SolutionCommand, model: &Model) -> Obstacle {
    let against = || Obstacle::unless(model.results().selected().is_some(), editor::WHY_NO_SOLUTION);
    match command {
        SolutionCommand::Save | SolutionCommand::SaveSheet => against().or(|| obstacles::writing(model)),
        SolutionCommand::SaveByPath => against(),
        SolutionCommand::Copy if rows::target(model).is_some() => Obstacle::None,
        SolutionCommand::Copy => against(),
        _ => Obstacle::None,
    }
}
