//! Effects of the commands of the graph.

use std::time::Duration;

use super::{Graph, command::GraphCommand, job::GraphExported};
use crate::app::core::{
    AtWork, ChosenFile, Context, Feature, FileKind, Obstacle, Progress, Report, TaskId, file_dialog, take,
};
use crate::shared::puzzles::record;
use unfold_engine::puzzle::PuzzleId;
use unfold_text::reasons;

/// The time between two looks at how far the export is.
const SAMPLE: Duration = Duration::from_millis(100);

impl Feature for Graph {
    type Command = GraphCommand;

    fn update(&mut self, command: GraphCommand, cx: &mut Context) {
        match command {
            GraphCommand::Export => file_dialog::choose(FileKind::Export, cx),
            GraphCommand::StopExport => self.export.task.stop(cx),
            GraphCommand::TargetHere => self.target.set_here(cx),
            GraphCommand::TargetSolved => self.target.set_solved(cx),
            GraphCommand::SetGraphMetric(metric) => cx.set(|s| s.graph_metric = metric),
            GraphCommand::SetGraphPositions(form) => cx.set(|s| s.graph_positions = form),
            GraphCommand::TypeTarget(text) => self.target.type_text(text, cx),
        }
        cx.path_end.clone_from(&self.target.state);
    }

    fn obstacle(&self, command: &GraphCommand, cx: &Context) -> Obstacle {
        match command {
            GraphCommand::Export => {
                Obstacle::because_unless(!self.export.task.is_at_work(), reasons::WHY_BEING_WRITTEN)
                    .or(|| Obstacle::because_unless(!cx.is_choosing_file(), reasons::WHY_CHOOSING_FILE))
            }
            GraphCommand::StopExport => Obstacle::unless(self.export.task.is_at_work()),
            GraphCommand::TargetHere => {
                Obstacle::because_unless(self.target.can_be_here(cx.document.workspace()), reasons::WHY_NO_TARGET)
            }
            GraphCommand::TargetSolved => Obstacle::because_unless(self.target.is_set(), reasons::WHY_TARGET_SOLVED),
            _ => Obstacle::None,
        }
    }

    fn is_of(command: &GraphCommand, puzzle: PuzzleId) -> bool {
        matches!(command, GraphCommand::Export | GraphCommand::StopExport) || record(puzzle).has_graph
    }

    fn is_on(&self, command: &GraphCommand, cx: &Context) -> Option<bool> {
        match command {
            GraphCommand::SetGraphMetric(metric) => Some(cx.graph_metric() == *metric),
            GraphCommand::SetGraphPositions(form) => Some(cx.settings.graph_positions == *form),
            _ => None,
        }
    }

    fn take(&mut self, report: Report, cx: &mut Context) -> Result<(), Report> {
        let id = report.id;
        take!(report, |report: GraphExported| self.export.end(id, report, cx));
        take!(report, |file: ChosenFile| {
            if file.kind != FileKind::Export {
                return Err(Report::posted(file));
            }
            self.export.begin(&file.path, file.existing, cx);
        });
        Err(report)
    }

    fn crash(&mut self, id: TaskId, cx: &mut Context) {
        self.export.crash(id, cx);
    }

    fn sample(&mut self, progress: &Progress, _: &mut Context) {
        self.export.task.sample(progress);
    }

    fn due(&self, _: &Context) -> Option<Duration> {
        self.export.task.is_at_work().then_some(SAMPLE)
    }

    fn note_work(&self, work: &mut AtWork) {
        work.graph = self.export.task.progress();
    }
}
