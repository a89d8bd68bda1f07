//! The graph of the 2×2×2: its export, and the target of the path in it.

pub mod export;
pub mod job;
pub mod path_target;
pub mod state;

use std::time::Duration;

use crate::puzzles::{self, record};
use crate::{command::availability::Obstacle, file_dialog, file_kind::FileKind, model::Model, obstacles, task::SAMPLE};
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_text::reasons;

pub use self::state::Graph;
use crate::command::row::{Row, choice, row};
use crate::settings::choices::PositionForm;
use unfold_text::{Text, graph};

/// A request to graph.
#[derive(Clone, Debug, PartialEq)]
pub enum GraphCommand {
    /// Choose a folder to write the graph of the 2x2x2 into.
    Export,
    /// Stop writing the graph.
    StopExport,
    /// Let the path in the graph end at the position that the net shows.
    TargetHere,
    /// Let the path in the graph end at the solved cube.
    TargetSolved,
    /// Count in this metric on the page of the graph.
    SetGraphMetric(Metric),
    /// Write positions of the graph so.
    SetGraphPositions(PositionForm),
    /// The text of the field for the end of the path in the graph is now this.
    TypeTarget(String),
}

const fn graph_metric(id: &'static str, metric: Metric, name: Text<0>) -> Row<GraphCommand> {
    choice(id, GraphCommand::SetGraphMetric(metric), graph::GRAPH_METRIC, (name, graph::GRAPH_METRIC_TIP))
}

const fn positions(id: &'static str, form: PositionForm, texts: (Text<0>, Text<0>)) -> Row<GraphCommand> {
    choice(id, GraphCommand::SetGraphPositions(form), graph::GRAPH_POSITIONS, texts)
}

/// The rows of the table of commands.
pub static ROWS: &[Row<GraphCommand>] = &[
    choice("path-to-here", GraphCommand::TargetHere, graph::TARGET, (graph::TARGET_HERE, graph::TARGET_HERE_TIP)),
    choice(
        "path-to-solved",
        GraphCommand::TargetSolved,
        graph::TARGET,
        (graph::TARGET_SOLVED, graph::TARGET_SOLVED_TIP),
    ),
    row("export", GraphCommand::Export, (graph::EXPORT, graph::EXPORT_TIP)),
    row("stop-export", GraphCommand::StopExport, (graph::EXPORT_STOP, graph::EXPORT_STOP_TIP)),
    graph_metric("graph-qtm", Metric::Qtm, graph::GRAPH_QTM),
    graph_metric("graph-htm", Metric::Htm, graph::GRAPH_HTM),
    positions("graph-digits", PositionForm::Digits, (graph::GRAPH_DIGITS, graph::GRAPH_DIGITS_TIP)),
    positions("graph-facelets", PositionForm::Facelets, (graph::GRAPH_LETTERS, graph::GRAPH_LETTERS_TIP)),
];

/// Carries out a command that is available now.
pub fn run(command: GraphCommand, model: &mut Model) {
    match command {
        GraphCommand::Export => file_dialog::choose(FileKind::Export, model),
        GraphCommand::StopExport => model.graph.export.task.stop(&mut model.effects),
        GraphCommand::TargetHere => path_target::set_here(model),
        GraphCommand::TargetSolved => path_target::set_solved(model),
        GraphCommand::SetGraphMetric(metric) => model.set(|s| s.graph_metric = metric),
        GraphCommand::SetGraphPositions(form) => model.set(|s| s.graph_positions = form),
        GraphCommand::TypeTarget(text) => path_target::type_text(text, model),
    }
}

/// The obstacle to a command now.
pub fn obstacle(command: &GraphCommand, model: &Model) -> Obstacle {
    match command {
        GraphCommand::Export => Obstacle::unless(!model.graph.export.task.is_at_work(), reasons::WHY_BEING_WRITTEN)
            .or(|| obstacles::choosing_file(model)),
        GraphCommand::StopExport => Obstacle::plain_unless(model.graph.export.task.is_at_work()),
        GraphCommand::TargetHere => {
            Obstacle::unless(model.graph.target.can_be_here(model.document.workspace()), reasons::WHY_NO_TARGET)
        }
        GraphCommand::TargetSolved => Obstacle::unless(model.graph.target.is_set(), reasons::WHY_TARGET_SOLVED),
        _ => Obstacle::None,
    }
}

/// True if there is such a command for a puzzle.
pub fn is_of(command: &GraphCommand, puzzle: PuzzleId) -> bool {
    matches!(command, GraphCommand::Export | GraphCommand::StopExport) || record(puzzle).has_graph
}

/// True if the command's choice is chosen, or its switch is on; `None` if it is neither choice nor switch.
pub fn is_on(command: &GraphCommand, model: &Model) -> Option<bool> {
    match command {
        GraphCommand::SetGraphMetric(chosen) => Some(metric(model) == *chosen),
        GraphCommand::SetGraphPositions(form) => Some(model.settings.graph_positions == *form),
        _ => None,
    }
}

/// The time until something is due even if nothing wakes the window.
pub fn due(model: &Model) -> Option<Duration> {
    model.graph.export.task.is_at_work().then_some(SAMPLE)
}

/// The metric in which the graph of the 2x2x2 counts.
pub fn metric(model: &Model) -> Metric {
    let chosen = model.settings.graph_metric;
    if puzzles::graph::METRICS.contains(&chosen) { chosen } else { Metric::Qtm }
}
