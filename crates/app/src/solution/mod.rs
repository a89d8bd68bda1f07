//! The shown solution: choosing, copying and saving it.

use std::path::{Path, PathBuf};

use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::document::{Workspaces, runs::results::SolutionChoice};
use crate::export::{file_error::FileError, place::Existing};
use crate::file_export::job::{FileContent, FileToWrite};
use crate::file_kind::{FileKind, SolutionFile};
use crate::files::job::{LogJob, SavedLog};
use crate::{action::Action, animation::state::WriteAnimation, dialog::Dialog, effect::ShellRequest, file_dialog};
use crate::{job::Job, model::Model, obstacles, pictures::state::SavePicture, rows};
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
    SetSolutionFile(SolutionFile),
    /// Type the path of the file to save.
    SaveByPath,
    /// Save the solution; asks before it replaces a file.
    SaveTo(PathBuf),
    /// Choose a file for a printable sheet.
    SaveSheet,
    Choose(SolutionChoice),
    /// Copy the moves.
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

/// Sets the solution to show and play.
pub fn choose(workspaces: &mut Workspaces, place: SolutionChoice) {
    let workspace = workspaces.workspace_mut();
    workspace.rewind();
    let results = &mut workspace.position_mut().results;
    // Choosing the latest solution means following whichever is shortest.
    let last = SolutionChoice::Found(results.solutions.len().wrapping_sub(1));
    results.chosen = (place != last).then_some(place);
}

/// Copies the moves of the shown solution, or else of the chosen row.
pub fn copy(model: &mut Model) {
    let workspace = model.document.workspace();
    if let Some((_, solution)) = workspace.position().results.shown() {
        model.effects.request(ShellRequest::Copy(notation::print(workspace.puzzle(), &solution.moves)));
        model.news = window::NEWS_COPIED.with([]);
    } else {
        rows::copy_chosen(model);
    }
}

/// Starts saving the shown solution as a log.
pub fn save_log(path: &Path, format: LogFormat, existing: Existing, model: &mut Model) {
    let workspace = model.document.workspace();
    if let Some((_, solution)) = workspace.position().results.shown()
        && let Some(log) = workspace.log_to_save()
    {
        let what = SavedLog::Solution(workspace.puzzle(), solution.moves.clone());
        model.effects.run_now(Job::WriteLog(LogJob { path: path.to_path_buf(), existing, log, format, what }));
    }
}

/// Handles the end of saving a log.
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
            model.tell_saved(
                path,
                window::NEWS_SAVED.with([&path.display(), &log::length_of_solution(puzzle, solution)]),
            );
        }
        Err(error) => refuse(&error, model),
    }
}

/// Asks for the kind of file to save.
pub fn ask(model: &mut Model) {
    model.dialog = Some(Dialog::SaveSolution(SolutionFile::usual(model.document.workspace())));
}

/// Offers to save a solution just found, if the setting is on, no dialog or page is open, and its position is still shown.
pub fn ask_when_solved(is_choosing_file: bool, model: &mut Model) {
    let workspace = model.document.workspace();
    let free = model.dialog.is_none() && model.page.is_none() && !is_choosing_file && !workspace.shows_another();
    if model.settings.save_when_solved && free && workspace.position().results.shown().is_some() {
        ask(model);
    }
}

/// Saves the shown solution. The file's extension may override the chosen kind.
pub fn save_as(chosen: SolutionFile, path: PathBuf, existing: Existing, model: &mut Model) {
    match chosen.named_by(&path) {
        SolutionFile::Log(format) if format.is_of(model.puzzle()) => save_log(&path, format, existing, model),
        SolutionFile::Log(_) => refuse(&FileError::NoLog { path, puzzle: model.puzzle() }, model),
        SolutionFile::Text => {
            model.dialog = None;
            if let Some(text) = crate::lesson::update::solution_as_text(model) {
                let (content, news) = (FileContent::Text(text), save_solution::NEWS_TEXT_SAVED.with([&path.display()]));
                let solution_of = model.document.workspace().state().cloned();
                model.effects.ask(Action::WriteFile(FileToWrite { path, existing, content, news, solution_of }));
            }
        }
        SolutionFile::Sheet => save_sheet(path, existing, model),
        SolutionFile::Picture(subject, _) => {
            model.effects.ask(Action::SavePicture(SavePicture { path, subject, format: None, existing }))
        }
        SolutionFile::Animation(_) => {
            model.effects.ask(Action::WriteAnimation(WriteAnimation { path, existing, of_solution: true }))
        }
    }
}

/// Saves the shown solution as a printable sheet, in the format of the file's extension.
pub fn save_sheet(path: PathBuf, existing: Existing, model: &mut Model) {
    model.dialog = None;
    let Some(format) = SheetFormat::of(&path) else { return refuse(&FileError::NoSheet(path), model) };
    if let Some(pages) = crate::lesson::update::sheet_of_solution(model) {
        let news = sheet::NEWS_SHEET_SAVED.with([&path.display()]);
        let content = FileContent::Sheet(Box::new(pages), format);
        let solution_of = model.document.workspace().state().cloned();
        model.effects.ask(Action::WriteFile(FileToWrite { path, existing, content, news, solution_of }));
    }
}

fn refuse(error: &FileError, model: &mut Model) {
    model.dialog = Some(Dialog::Error { title: window::ERROR_SAVE, error: error.explain() });
}

pub fn run(command: SolutionCommand, model: &mut Model) {
    let usual = FileKind::Save(SolutionFile::usual(model.document.workspace()));
    match command {
        SolutionCommand::Save => ask(model),
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
    let against = || Obstacle::unless(model.results().shown().is_some(), editor::WHY_NO_SOLUTION);
    match command {
        SolutionCommand::Save | SolutionCommand::SaveSheet => against().or(|| obstacles::writing(model)),
        SolutionCommand::SaveByPath => against(),
        SolutionCommand::Copy if rows::target(model).is_some() => Obstacle::None,
        SolutionCommand::Copy => against(),
        _ => Obstacle::None,
    }
}
