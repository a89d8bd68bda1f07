//! The graph of the 2×2×2: its export, and the target of the path in it.

pub mod command;
pub mod export;
pub mod job;
pub mod path_target;

use std::time::Duration;

use self::export::GraphExport;
use self::{command::GraphCommand, path_target::PathTarget};
use crate::app::core::{AtWork, Context, Feature, FileKind, Obstacle, Progress, SAMPLE, TaskId, file_dialog};
use crate::shared::puzzles::record;
use unfold_engine::puzzle::PuzzleId;
use unfold_text::reasons;

/// The graph of the 2×2×2.
#[derive(Debug, Default)]
pub struct Graph {
    /// The export of the graph.
    pub export: GraphExport,
    /// The end of the path in the graph.
    pub target: PathTarget,
}

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
            GraphCommand::Export => Obstacle::unless(!self.export.task.is_at_work(), reasons::WHY_BEING_WRITTEN)
                .or(|| cx.against_choosing_file()),
            GraphCommand::StopExport => Obstacle::plain_unless(self.export.task.is_at_work()),
            GraphCommand::TargetHere => {
                Obstacle::unless(self.target.can_be_here(cx.document.workspace()), reasons::WHY_NO_TARGET)
            }
            GraphCommand::TargetSolved => Obstacle::unless(self.target.is_set(), reasons::WHY_TARGET_SOLVED),
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
