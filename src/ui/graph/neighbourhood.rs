//! The neighbourhood of the position in the graph of the 2×2×2: the position in the centre, then rings one and two
//! moves away. A click or Enter goes to a node.

use std::sync::Arc;

use super::layout::{self, NodePlace, Oval, Step};
use crate::ui::{net::small_net, theme, widgets::focus};
use eframe::egui::{Align2, Color32, Id, Key, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};
use eframe::egui::{pos2, vec2};
use unfold_app::command::{Command, ManualSolveCommand, message::Messages};
use unfold_app::model::Model;
use unfold_app::puzzles::graph::{self, FACES, Identifier, NearNode, Neighbourhood, PathNode};
use unfold_engine::notation;
use unfold_engine::puzzle::{Metric, Sequence};
use unfold_text::graph as say;

/// Radius of a node two moves away, in points.
const NODE_RADIUS: f32 = 10.0;
/// Margin of a net, in points.
const PADDING: f32 = 4.0;
/// Height of the caption of a net, in points.
const CAPTION_HEIGHT: f32 = 15.0;
/// Facelet width of the centre net and of the nets around it: minimum in points, and share of the height.
const FACELET_WIDTHS: [(f32, f32); 2] = [(5.0, 0.020), (3.5, 0.0125)];
/// Width of an edge, in points.
const EDGE_WIDTH: f32 = 1.5;

/// Data of the graph page: the neighbourhood and the path.
#[derive(Clone, Copy)]
pub(crate) struct GraphView<'a> {
    /// Nodes and edges; the first node is the position.
    pub(crate) around: &'a Neighbourhood,
    pub(crate) metric: Metric,
    /// End of the path, where distances are 0; `None` for the solved cube.
    pub(crate) target: Option<Identifier>,
    /// Stops of the shortest path, from the position to the target.
    pub(crate) path: &'a [PathNode],
    /// Index of the current stop in `path`.
    pub(crate) current_stop: usize,
    /// False if the data is for an earlier position; nodes cannot be clicked then.
    pub(crate) is_current: bool,
}

impl GraphView<'_> {
    fn path_contains(&self, node: &NearNode) -> bool {
        self.path.iter().any(|stop| stop.identifier == node.identifier)
    }
}

pub(crate) fn show(ui: &mut Ui, model: &Model, size: Vec2, shown: GraphView<'_>, messages: &mut Messages) {
    let around = shown.around;
    let (area, _) = ui.allocate_exact_size(size, Sense::hover());
    let id = Id::unique("neighbourhood");
    let whole = focus::single_tab_stop(ui, area, id);
    let places = places(ui, id, (around, shown.metric));
    let mut at: usize = ui.data(|data| data.get_temp(id)).unwrap_or(1);
    at = at.clamp(1, around.nodes.len().saturating_sub(1));
    if whole.has_focus() {
        at = handle_keys(ui, (id, at), &places, shown, messages);
    }
    let name = node_name(model, &around.nodes[at], shown);
    let name = say::NEARBY_NAME.fill(model.language(), [&name]);
    whole.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, &name));

    let unit = FACELET_WIDTHS.map(|(least, part)| (part * area.height()).max(least));
    let cards =
        unit.map(|unit| small_net::size(graph::PUZZLE, unit) + vec2(2.0 * PADDING, 2.0 * PADDING + CAPTION_HEIGHT));
    let rim = Vec2::splat(NODE_RADIUS + 2.0);
    let oval = Oval::new(area.size() / 2.0 - rim);
    let rect = |(node, place): (&NearNode, &NodePlace)| {
        let size = cards.get(node.moves.len()).copied().unwrap_or(Vec2::splat(2.0 * NODE_RADIUS));
        Rect::from_center_size(area.center() + oval.offset(*place), size)
    };
    let rects: Vec<Rect> = around.nodes.iter().zip(places.iter()).map(rect).collect();
    edges(ui, &rects, shown);
    let here = around.nodes[0].distance;
    for (n, (node, rect)) in around.nodes.iter().zip(&rects).enumerate() {
        let response = (n > 0).then(|| {
            let response = ui.interact(*rect, id.with(n), if shown.is_current { Sense::CLICK } else { Sense::hover() });
            let name = node_name(model, node, shown);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, shown.is_current, &name));
            response
        });
        let marked = whole.has_focus() && n == at;
        let hovered = response.as_ref().is_some_and(Response::hovered);
        let on_path = shown.path_contains(node);
        paint_node(ui, model, (node, *rect), (distance_colour(ui, node.distance, here), on_path, marked || hovered));
        if let Some(response) = response
            && response.on_hover_text(tip(model, node, shown)).clicked()
        {
            ui.data_mut(|data| data.insert_temp(id, n));
            focus::record_click_inside(ui, id);
            go_to(node, messages);
        }
    }
}

/// Places of all nodes, cached until the position or the metric changes.
fn places(ui: &Ui, id: Id, (around, metric): (&Neighbourhood, Metric)) -> Arc<Vec<NodePlace>> {
    let of = (around.nodes[0].identifier, metric);
    let known = ui.data(|data| data.get_temp::<((Identifier, Metric), Arc<Vec<NodePlace>>)>(id));
    if let Some((_, places)) = known.filter(|(known, _)| *known == of) {
        return places;
    }
    let places = Arc::new(layout::places(around));
    ui.data_mut(|data| data.insert_temp(id, (of, places.clone())));
    places
}

/// Turns the position to a node, as by hand.
fn go_to(node: &NearNode, messages: &mut Messages) {
    messages.extend(node.moves.iter().map(|mv| Command::ManualSolve(ManualSolveCommand::TurnPosition(*mv))));
}

/// Handles keys: Left and Right go around the ring, Up and Down change it, Enter or Space goes to the node. Returns the
/// index of the selected node.
fn handle_keys(
    ui: &Ui,
    (id, at): (Id, usize),
    places: &[NodePlace],
    shown: GraphView<'_>,
    messages: &mut Messages,
) -> usize {
    focus::keep_arrows(ui, id, [true; 2]);
    let steps = [
        (Key::ArrowRight, Step::Clockwise),
        (Key::ArrowLeft, Step::Counterclockwise),
        (Key::ArrowUp, Step::Outward),
        (Key::ArrowDown, Step::Inward),
    ];
    let to = focus::first_pressed(ui, &steps).map(|step| layout::neighbour(places, shown.around, at, step));
    if let Some(to) = to {
        ui.data_mut(|data| data.insert_temp(id, to));
    }
    let at = to.unwrap_or(at);
    if shown.is_current && (focus::pressed(ui, Key::Enter) || focus::pressed(ui, Key::Space)) {
        go_to(&shown.around.nodes[at], messages);
    }
    at
}

/// The moves to a node, as text.
fn moves(node: &NearNode) -> String {
    notation::print(graph::PUZZLE, &Sequence(node.moves.clone()))
}

/// Screen-reader label of a node.
fn node_name(model: &Model, node: &NearNode, shown: GraphView<'_>) -> String {
    let text = if node.moves.len() > 1 { say::NEARBY_NODE_NAME } else { say::GRAPH_NEIGHBOUR_NAME };
    text.fill(model.language(), [&moves(node), &node.distance, &shown.metric])
}

fn tip(model: &Model, node: &NearNode, shown: GraphView<'_>) -> String {
    let text = if shown.target.is_some() { say::GRAPH_NEIGHBOUR_TO_TIP } else { say::GRAPH_NEIGHBOUR_TIP };
    let position = model.settings.graph_positions.write(&node.state);
    text.fill(model.language(), [&moves(node), &position, &node.distance, &shown.metric])
}

/// Colour of a distance, by whether it is smaller than, equal to or larger than `here`.
fn distance_colour(ui: &Ui, distance: u8, here: u8) -> Color32 {
    let colours = theme::colours(ui);
    match distance.cmp(&here) {
        std::cmp::Ordering::Less => colours.proven,
        std::cmp::Ordering::Equal => colours.muted,
        std::cmp::Ordering::Greater => colours.best,
    }
}

/// Draws the edges, one colour per face; those of the path are thicker and in the accent colour.
fn edges(ui: &Ui, rects: &[Rect], shown: GraphView<'_>) {
    let colours = theme::colours(ui);
    for edge in &shown.around.edges {
        let on_path = edge.ends.iter().all(|n| shown.path_contains(&shown.around.nodes[*n]));
        let colour = colours.groups[edge.face % colours.groups.len()];
        let stroke =
            if on_path { Stroke::new(2.0 * EDGE_WIDTH, colours.accent) } else { Stroke::new(EDGE_WIDTH, colour) };
        ui.painter().line_segment(edge.ends.map(|n| rects[n].center()), stroke);
    }
}

/// Draws the legend of node and edge colours.
pub(crate) fn legend(ui: &mut Ui, model: &Model, shown: GraphView<'_>) {
    let colours = theme::colours(ui);
    let nearer = if shown.target.is_some() { say::NEARER_TO_TARGET } else { say::NEARER_TO_SOLVED };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.5 * theme::GRID;
        let words = |ui: &mut Ui, text: &str| {
            ui.label(theme::sized(text, theme::TEXT_SMALL).color(colours.muted));
            ui.add_space(0.5 * theme::GRID);
        };
        for (colour, text) in [(colours.proven, nearer), (colours.muted, say::AS_FAR), (colours.best, say::FARTHER)] {
            let (mark, _) = ui.allocate_exact_size(Vec2::splat(1.25 * theme::GRID), Sense::hover());
            ui.painter().circle_filled(mark.center(), 0.5 * theme::GRID, colour);
            words(ui, text.get(model.language()));
        }
        for face in 0..FACES {
            // The first letter of a move's name is its face.
            let turned = shown.around.edges.iter().find(|edge| edge.ends[0] == 0 && edge.face == face);
            let name = turned.map(|edge| moves(&shown.around.nodes[edge.ends[1]])).unwrap_or_default();
            let (mark, _) = ui.allocate_exact_size(vec2(2.0 * theme::GRID, theme::GRID), Sense::hover());
            ui.painter().hline(mark.x_range(), mark.center().y, Stroke::new(2.0 * EDGE_WIDTH, colours.groups[face]));
            words(ui, name.get(..1).unwrap_or_default());
        }
    });
}

/// Paints a node with its distance: a net up to one move away, a disc two moves away.
fn paint_node(
    ui: &Ui,
    model: &Model,
    (node, rect): (&NearNode, Rect),
    (shade, on_path, marked): (Color32, bool, bool),
) {
    let colours = theme::colours(ui);
    let ring = match (marked, on_path) {
        (true, _) => Stroke::new(2.0, colours.focus),
        (false, true) => Stroke::new(2.0, colours.accent),
        (false, false) => Stroke::new(1.0, shade),
    };
    let small = theme::font(theme::TEXT_SMALL);
    if node.moves.len() > 1 {
        ui.painter().circle(rect.center(), NODE_RADIUS, shade, if marked || on_path { ring } else { Stroke::NONE });
        let text = node.distance.to_string();
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, small, theme::ink_on(shade));
        return;
    }
    let fill = if marked { colours.raised } else { colours.surface };
    ui.painter().rect(rect, 0.75 * theme::GRID, fill, ring, StrokeKind::Inside);
    let inner = rect.shrink(PADDING);
    let net = Rect::from_min_max(inner.min, pos2(inner.right(), inner.bottom() - CAPTION_HEIGHT));
    small_net::paint_in(ui, model, &node.state, net);
    let text = match node.moves.first() {
        Some(_) => say::GRAPH_NEIGHBOUR.fill(model.language(), [&moves(node), &node.distance]),
        None => node.distance.to_string(),
    };
    ui.painter().text(pos2(rect.center().x, inner.bottom()), Align2::CENTER_BOTTOM, text, small, shade);
}
