//! The graph of the 2×2×2: its export, and the end point of the shown path.

pub mod export;
pub mod job;
pub mod path_target;
pub mod state;

use std::time::Duration;

use crate::puzzles::{self, record};
use crate::{
    command::availability::Obstacle, file_dialog, file_kind::FileKind, model::Model, obstacles, task::POLL_INTERVAL,
};
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_text::reasons;

pub use self::state::Graph;
use crate::command::row::{Row, choice, row};
use crate::settings::choices::PositionNotation;
use unfold_text::{Text, graph};

#[derive(Clone, Debug, PartialEq)]
pub enum GraphCommand {
    /// Choose a folder for the export.
    Export,
    StopExport,
    /// End the path at the position on the net.
    TargetHere,
    /// End the path at the solved cube.
    TargetSolved,
    SetGraphMetric(Metric),
    /// Set the notation of positions.
    SetGraphPositions(PositionNotation),
    /// Set the end point from typed text.
    TypeTarget(String),
}

const fn graph_metric(id: &'static str, metric: Metric, name: Text<0>) -> Row<GraphCommand> {
    choice(id, GraphCommand::SetGraphMetric(metric), graph::GRAPH_METRIC, (name, graph::GRAPH_METRIC_TIP))
}

const fn positions(id: &'static str, form: PositionNotation, texts: (Text<0>, Text<0>)) -> Row<GraphCommand> {
    choice(id, GraphCommand::SetGraphPositions(form), graph::GRAPH_POSITIONS, texts)
}

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
    positions("graph-digits", PositionNotation::Digits, (graph::GRAPH_DIGITS, graph::GRAPH_DIGITS_TIP)),
    positions("graph-facelets", PositionNotation::Facelets, (graph::GRAPH_LETTERS, graph::GRAPH_LETTERS_TIP)),
];

pub fn run(command: GraphCommand, model: &mut Model) {
    match command {
        GraphCommand::Export => file_dialog::choose(FileKind::Graph, model),
        GraphCommand::StopExport => model.graph.export.task.stop(&mut model.effects),
        GraphCommand::TargetHere => path_target::set_here(model),
        GraphCommand::TargetSolved => path_target::set_solved(model),
        GraphCommand::SetGraphMetric(metric) => model.change_settings(|s| s.graph_metric = metric),
        GraphCommand::SetGraphPositions(form) => model.change_settings(|s| s.graph_positions = form),
        GraphCommand::TypeTarget(text) => path_target::type_text(text, model),
    }
}

pub fn obstacle(command: &GraphCommand, model: &Model) -> Obstacle {
    match command {
        GraphCommand::Export => Obstacle::unless(!model.graph.export.task.is_running(), reasons::WHY_BEING_WRITTEN)
            .or(|| obstacles::choosing_file(model)),
        GraphCommand::StopExport => Obstacle::implied_unless(model.graph.export.task.is_running()),
        GraphCommand::TargetHere => {
            Obstacle::unless(model.graph.target.can_set_here(model.document.workspace()), reasons::WHY_NO_TARGET)
        }
        GraphCommand::TargetSolved => Obstacle::unless(model.graph.target.is_set(), reasons::WHY_TARGET_SOLVED),
        _ => Obstacle::None,
    }
}

pub fn applies_to(command: &GraphCommand, puzzle: PuzzleId) -> bool {
    matches!(command, GraphCommand::Export | GraphCommand::StopExport) || record(puzzle).has_graph
}

/// True for the selected metric or position form; `None` for other commands.
pub fn is_on(command: &GraphCommand, model: &Model) -> Option<bool> {
    match command {
        GraphCommand::SetGraphMetric(chosen) => Some(metric(model) == *chosen),
        GraphCommand::SetGraphPositions(form) => Some(model.settings.graph_positions == *form),
        _ => None,
    }
}

/// Time until the next progress poll; `None` unless an export is running.
pub fn due(model: &Model) -> Option<Duration> {
    model.graph.export.task.is_running().then_some(POLL_INTERVAL)
}

/// The metric of the graph: the chosen one if the graph supports it, otherwise QTM.
pub fn metric(model: &Model) -> Metric {
    let chosen = model.settings.graph_metric;
    if puzzles::graph::METRICS.contains(&chosen) { chosen } else { Metric::Qtm }
}
