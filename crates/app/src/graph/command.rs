//! The commands of the graph.

use crate::command::row::{Row, choice, row};
use crate::settings::position_form::PositionForm;
use unfold_engine::puzzle::Metric;
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
