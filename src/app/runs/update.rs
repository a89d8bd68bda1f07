//! Effects of the commands of runs.

use super::{RunList, chart_export, command::RunsCommand, list};
use crate::app::core::picture_kinds::{PictureFormat, PictureSubject};
use crate::app::core::{ChosenFile, Context, Feature, FileKind, Obstacle, Report, file_dialog, take};
use crate::app::pictures::WantPicture;
use crate::shared::settings::choices::{Chart, charts};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{reasons, runs};

impl Feature for RunList {
    type Command = RunsCommand;

    fn update(&mut self, command: RunsCommand, cx: &mut Context) {
        let puzzle = cx.puzzle();
        match command {
            RunsCommand::SaveRuns => file_dialog::choose(FileKind::Runs, cx),
            RunsCommand::SaveChart => file_dialog::choose(FileKind::Chart, cx),
            RunsCommand::ShowRun(number, shown) => list::show(number, shown, &mut cx.runs[puzzle]),
            RunsCommand::PinRun(number, pinned) => list::pin(number, pinned, &mut cx.runs[puzzle]),
            RunsCommand::RemoveRun(number) => list::remove(number, cx),
            RunsCommand::SetChart(chart) => cx.choose(|choices| choices.chart = chart),
            RunsCommand::SetCurve(curve) => cx.choose(|choices| choices.curve = Some(curve)),
        }
    }

    fn obstacle(&self, command: &RunsCommand, cx: &Context) -> Obstacle {
        let saving = || Obstacle::because_unless(cx.can_save_anything(), reasons::WHY_SAVING);
        match command {
            RunsCommand::SaveRuns => {
                Obstacle::because_unless(cx.chosen_runs().next().is_some(), runs::WHY_NO_RUN).or(saving)
            }
            RunsCommand::SaveChart => {
                let shown = matches!(cx.chart(), Chart::Length | Chart::Speed);
                let empty = cx.position().is_solved() && cx.chosen_runs().next().is_none();
                Obstacle::because_unless(shown, reasons::WHY_OTHER_CHART)
                    .or(|| Obstacle::because_unless(!empty, runs::WHY_NO_RUN))
                    .or(saving)
            }
            _ => Obstacle::None,
        }
    }

    fn is_of(command: &RunsCommand, puzzle: PuzzleId) -> bool {
        if let RunsCommand::SetChart(chart) = command { charts(puzzle).contains(chart) } else { true }
    }

    fn is_on(&self, command: &RunsCommand, cx: &Context) -> Option<bool> {
        if let RunsCommand::SetChart(chart) = command { Some(cx.chart() == *chart) } else { None }
    }

    fn take(&mut self, report: Report, cx: &mut Context) -> Result<(), Report> {
        take!(report, |file: ChosenFile| match file.kind {
            FileKind::Runs => {
                let file = chart_export::file(&file.path, cx.chosen_runs(), file.existing);
                cx.dialog = None;
                cx.post(file);
            }
            FileKind::Chart => {
                let (subject, format) = (PictureSubject::Chart, PictureFormat::Png);
                cx.post(WantPicture { path: file.path, subject, format, existing: file.existing });
            }
            _ => return Err(Report::posted(file)),
        });
        Err(report)
    }
}
