//! Effects of the commands of the solution, which is saved in a file of any kind.

use std::path::PathBuf;

use super::command::SolutionCommand;
use super::{Solutions, save};
use crate::app::animation::WriteAnimation;
use crate::app::core::availability::Obstacle;
use crate::app::core::context::Context;
use crate::app::core::dialog::{Accepted, Dialog};
use crate::app::core::feature::{Feature, take};
use crate::app::core::file_dialog;
use crate::app::core::file_kind::{ChosenFile, FileKind};
use crate::app::core::job::Report;
use crate::app::core::solution_file::SolutionFile;
use crate::app::file_export::Written;
use crate::app::file_export::job::FileContent;
use crate::app::files::log_job::{LogSaved, SavedLog};
use crate::app::pictures::SavePicture;
use crate::export::place::Existing;
use crate::export::sheet::SheetFormat;
use crate::shared::file_error::FileError;
use unfold_text::{editor, reasons, save_solution as say, sheet, window};

/// Saves the solution that is shown; the name of the file may ask for another kind than was chosen.
fn save_as(chosen: SolutionFile, path: PathBuf, existing: Existing, cx: &mut Context) {
    match chosen.named_by(&path) {
        SolutionFile::Log if cx.has_logs() => super::save_log(&path, existing, cx),
        SolutionFile::Log => refuse(&FileError::NoLog { path, puzzle: cx.puzzle() }, cx),
        SolutionFile::Text => {
            cx.dialog = None;
            if let Some(text) = cx.solution_text() {
                let (content, news) = (FileContent::Text(text), say::NEWS_TEXT_SAVED.with([&path.display()]));
                let solution_of = cx.state().cloned();
                cx.post(Written { path, existing, content, news, solution_of });
            }
        }
        SolutionFile::Sheet => save_sheet(path, existing, cx),
        SolutionFile::Picture(subject, _) => cx.post(SavePicture { path, subject, existing }),
        SolutionFile::Animation(_) => cx.post(WriteAnimation { path, existing, of_solution: true }),
    }
}

/// Saves the solution that is shown as pages to print; the name of the file decides the format.
fn save_sheet(path: PathBuf, existing: Existing, cx: &mut Context) {
    cx.dialog = None;
    let Some(format) = SheetFormat::of(&path) else { return refuse(&FileError::NoSheet(path), cx) };
    if let Some(pages) = cx.sheet() {
        let news = sheet::NEWS_SHEET_SAVED.with([&path.display()]);
        let content = FileContent::Sheet(Box::new(pages), format);
        let solution_of = cx.state().cloned();
        cx.post(Written { path, existing, content, news, solution_of });
    }
}

fn refuse(error: &FileError, cx: &mut Context) {
    cx.dialog = Some(Dialog::Error { title: window::ERROR_SAVE, error: error.explain() });
}

impl Feature for Solutions {
    type Command = SolutionCommand;

    fn update(&mut self, command: SolutionCommand, cx: &mut Context) {
        let usual = FileKind::Save(SolutionFile::usual(cx.puzzle()));
        match command {
            SolutionCommand::Save => save::ask(cx.puzzle(), cx),
            SolutionCommand::SetSolutionFile(file) => save::choose(file, cx),
            SolutionCommand::SaveByPath => file_dialog::type_path(usual, false, cx),
            SolutionCommand::SaveTo(path) => file_dialog::use_path(usual, path, cx),
            SolutionCommand::SaveSheet => file_dialog::choose(FileKind::Sheet, cx),
            SolutionCommand::Choose(place) => super::choose(&mut cx.document, place),
            SolutionCommand::Copy => super::copy(cx),
        }
    }

    fn obstacle(&self, command: &SolutionCommand, cx: &Context) -> Obstacle {
        let against = || Obstacle::because_unless(cx.results().shown().is_some(), editor::WHY_NO_SOLUTION);
        match command {
            SolutionCommand::Save | SolutionCommand::SaveSheet => {
                against().or(|| Obstacle::because_unless(cx.can_save_anything(), reasons::WHY_SAVING))
            }
            SolutionCommand::SaveByPath | SolutionCommand::Copy => against(),
            _ => Obstacle::None,
        }
    }

    fn take(&mut self, report: Report, cx: &mut Context) -> Result<(), Report> {
        take!(report, |report: Accepted| match report.0 {
            Dialog::SaveSolution(file) => file_dialog::choose(FileKind::Save(file), cx),
            other => return Err(Report::posted(Accepted(other))),
        });
        take!(report, |file: ChosenFile| match file.kind {
            FileKind::Save(chosen) => save_as(chosen, file.path, file.existing, cx),
            FileKind::Sheet => save_sheet(file.path, file.existing, cx),
            _ => return Err(Report::posted(file)),
        });
        take!(report, |report: LogSaved| match &report.what {
            SavedLog::Solution(puzzle, moves) => super::end_saving(&report.path, (*puzzle, moves), report.saved, cx),
            SavedLog::Turns(_) => return Err(Report::posted(report)),
        });
        Err(report)
    }
}
