//! The graph of the 2×2×2: the position's neighbourhood, its distance, a shortest path, and the export of the whole
//! graph.

pub mod distribution;
pub mod layout;
pub mod neighbourhood;

use self::neighbourhood::GraphView;
use crate::ui::widgets::{self, button};
use crate::ui::{net::small_net, theme};
use eframe::egui::{Align, Button, Id, RichText, ScrollArea, TextEdit, TextStyle, Ui, vec2};
use unfold_app::analysis;
use unfold_app::analysis::job::{Analysis, Findings};
use unfold_app::command::{Command, GraphCommand, PlaybackCommand, SettingsCommand, SharingCommand, message::Messages};
use unfold_app::puzzles::graph::{self, PathNode};
use unfold_app::settings::{choices::PositionNotation, switch::Switch};
use unfold_app::{document::playback::Playback, model::Model, played::SequenceKind};
use unfold_engine::puzzle::{Facelets, Metric, Sequence, pattern::Pattern};
use unfold_text::graph as say;

/// Bounds of a facelet's width in the path strip, in points.
const FACELET_WIDTH_RANGE: [f32; 2] = [6.0, 8.0];
/// Width of a path step beyond its net, in points.
const STEP_EXTRA_WIDTH: f32 = 52.0;
/// Width of the field for the path's target, in points; fits 24 digits or letters.
const TARGET_WIDTH: f32 = 230.0;
/// Width of the distribution beside the neighbourhood: minimum and maximum in points, and share of the page's width.
const DISTRIBUTION_WIDTH: (f32, f32, f32) = (210.0, 280.0, 0.28);
/// Minimum page width, in points, for the distribution to be beside the neighbourhood instead of below it.
const WIDE_LAYOUT_MIN: f32 = 620.0;
/// Minimum height of the neighbourhood, in points; with less space the whole page scrolls.
const MIN_HEIGHT: f32 = 224.0;
/// Height of the export below the distribution, in points.
const EXPORT_HEIGHT: f32 = 96.0;

/// Draws the page: identifier and distances, neighbourhood, distribution, path and export.
pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let Some(Analysis { findings, metric, is_current: current }) = analysis::current_findings(model) else {
        let why = if model.document.workspace().state().is_some() { say::GRAPH_MAKING } else { say::GRAPH_WAIT };
        ui.weak(why.get(model.language()));
        return;
    };
    let Findings::Graph { distances, neighbourhood, target, path, .. } = findings else { return };
    // Playback of the path decides the current stop; otherwise it is the start.
    let is_path = |playback: &&Playback| playback.kind == SequenceKind::Path && playback.moves == moves_of(path);
    let current_stop = model.document.workspace().playback.as_ref().filter(is_path).map_or(0, |playback| playback.at);
    let here = path.get(current_stop).map_or(0, |stop| stop.from_solved);
    let shown = GraphView { around: neighbourhood, metric, target: *target, path, current_stop, is_current: current };
    let room = ui.available_height();
    widgets::scrolled(ui, "graph", |ui| {
        let top = ui.cursor().top();
        head(ui, model, shown, distances, messages);
        // Always present, so that the search for the path does not interrupt typing.
        target_field(ui, model, messages);
        if target.is_some() && current {
            let length = moves_of(path).length_in(graph::PUZZLE.def(), metric);
            ui.strong(say::GRAPH_DISTANCE_TO_TARGET.fill(model.language(), [&length, &metric]));
        }
        // Reserve the path's height, so that it is always in sight.
        let strip = strip_height(ui);
        let left = room - (ui.cursor().top() - top) - strip - ui.spacing().item_spacing.y;
        let (width, height) = (ui.available_width(), left.max(MIN_HEIGHT));
        let narrow = width < WIDE_LAYOUT_MIN;
        let side = if narrow {
            width
        } else {
            (DISTRIBUTION_WIDTH.2 * width).clamp(DISTRIBUTION_WIDTH.0, DISTRIBUTION_WIDTH.1)
        };
        ui.horizontal_top(|ui| {
            let beside = if narrow { 0.0 } else { side + ui.spacing().item_spacing.x };
            let size = vec2(width - beside, height);
            widgets::fixed_size(ui, size, |ui| neighbourhood_with_heading(ui, model, shown, messages));
            if !narrow {
                widgets::fixed_size(ui, vec2(side, height), |ui| {
                    widgets::scrolled(ui, "aside", |ui| {
                        distribution_and_export(ui, model, (metric, here, height), messages)
                    });
                });
            }
        });
        widgets::fixed_size(ui, vec2(width, strip), |ui| {
            ui.add_enabled_ui(current, |ui| path_strip(ui, model, shown, messages));
        });
        if narrow {
            distribution_and_export(ui, model, (metric, here, f32::INFINITY), messages);
        }
    });
}

/// Draws the position or the current stop of the path in text form, its distances, and the page's options.
fn head(ui: &mut Ui, model: &Model, shown: GraphView<'_>, distances: &[u8; 2], messages: &mut Messages) {
    let stop = shown.path.get(shown.current_stop).filter(|_| shown.current_stop > 0);
    let language = model.language();
    let form = model.settings.graph_positions;
    let (name, tip, copy) = match form {
        PositionNotation::Digits => (say::GRAPH_IDENTIFIER, say::GRAPH_IDENTIFIER_TIP, say::GRAPH_COPY_TIP),
        PositionNotation::Facelets => (say::GRAPH_FACELETS, say::GRAPH_FACELETS_TIP, say::GRAPH_COPY_FACELETS_TIP),
    };
    ui.horizontal_wrapped(|ui| {
        let text = form.write(stop.map_or(&shown.around.nodes[0].state, |stop| &stop.state));
        ui.label(name.get(language)).on_hover_text(tip.get(language));
        ui.label(RichText::new(&text).monospace().strong());
        messages.push_if(widgets::text_button(ui, model, (say::GRAPH_COPY, copy)), SharingCommand::CopyText(text));
        match stop {
            Some(stop) => ui.label(say::GRAPH_DISTANCE_ONE.fill(language, [&stop.from_solved, &shown.metric])),
            None => ui.label(say::GRAPH_DISTANCE.fill(language, [&distances[0], &distances[1]])),
        };
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(say::GRAPH_METRIC.get(language));
        for metric in [Metric::Qtm, Metric::Htm] {
            let chosen = unfold_app::graph::metric(model) == metric;
            widgets::choice(ui, model, GraphCommand::SetGraphMetric(metric), chosen, messages);
        }
        ui.add_space(theme::GAP);
        ui.label(say::GRAPH_POSITIONS.get(language));
        for other in PositionNotation::ALL {
            widgets::choice(ui, model, GraphCommand::SetGraphPositions(other), form == other, messages);
        }
    });
}

fn neighbourhood_with_heading(ui: &mut Ui, model: &Model, shown: GraphView<'_>, messages: &mut Messages) {
    let heading = if shown.current_stop > 0 { say::GRAPH_NEIGHBOURS_OF_START } else { say::GRAPH_NEIGHBOURS };
    ui.label(RichText::new(heading.fill(model.language(), [&shown.metric])).strong());
    neighbourhood::legend(ui, model, shown);
    neighbourhood::show(ui, model, ui.available_size(), shown, messages);
}

/// Draws the distribution, its rows shrunk to fit the height `room` where possible, and the export.
fn distribution_and_export(
    ui: &mut Ui,
    model: &Model,
    (metric, here, room): (Metric, u8, f32),
    messages: &mut Messages,
) {
    let heading = RichText::new(say::GRAPH_CHART.fill(model.language(), [&metric])).strong();
    let heading = ui.label(heading).rect.height() + ui.spacing().item_spacing.y;
    let height = distribution::height(metric, room - heading - EXPORT_HEIGHT);
    distribution::show(ui, model, vec2(ui.available_width(), height), (metric, here));
    export(ui, model, messages);
}

fn moves_of(path: &[PathNode]) -> Sequence {
    Sequence(path.iter().filter_map(|stop| stop.mv).collect())
}

/// Draws the target field of the path with its error, and the buttons for the current position and the solved cube.
fn target_field(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(say::TARGET.get(language));
        let mut text = model.graph.target.text(model.settings.graph_positions);
        let field = TextEdit::singleline(&mut text).id(Id::unique("path target")).font(TextStyle::Monospace);
        let field = field.desired_width(TARGET_WIDTH.min(ui.available_width()));
        let response = ui.add(field.hint_text(say::TARGET_HINT.get(language))).labelled_by(label.id);
        let response = response.on_hover_text(say::TARGET_TIP.get(language));
        messages.push_if(response.changed(), GraphCommand::TypeTarget(text));
        for command in [GraphCommand::TargetHere, GraphCommand::TargetSolved] {
            button(ui, model, command, messages);
        }
    });
    if let Some((_, error)) = model.graph.target.entry.as_ref().and_then(|entry| entry.error.as_ref()) {
        ui.label(RichText::new(error.line(language)).color(theme::colours(ui).error));
    }
}

/// Height of the path strip (heading, nets and scroll bar), in points.
fn strip_height(ui: &Ui) -> f32 {
    let spacing = ui.spacing();
    let nets = small_net::height(graph::PUZZLE, FACELET_WIDTH_RANGE[1]);
    spacing.interact_size.y + spacing.item_spacing.y + nets + spacing.scroll.bar_width + spacing.scroll.bar_inner_margin
}

/// Draws the shortest path as a row of nets with the moves between them.
fn path_strip(ui: &mut Ui, model: &Model, shown: GraphView<'_>, messages: &mut Messages) {
    let GraphView { path, metric, target, current_stop: at, .. } = shown;
    let language = model.language();
    let play = Command::Playback(PlaybackCommand::Play { kind: SequenceKind::Path, moves: moves_of(path) });
    ui.horizontal_wrapped(|ui| {
        let heading = match target {
            Some(target) => {
                let target = model.graph.target.state.as_ref().map_or_else(|| target.to_facelets(), Facelets::clone);
                say::GRAPH_PATH_TO.fill(language, [&model.settings.graph_positions.write(&target), &metric])
            }
            None => say::GRAPH_PATH.fill(language, [&metric]),
        };
        ui.label(RichText::new(heading).strong());
        let button = ui.add_enabled(path.len() > 1, Button::new(say::GRAPH_PLAY.get(language)));
        if button.on_hover_text(say::GRAPH_PLAY_TIP.get(language)).clicked() {
            messages.push(play.clone());
        }
    });
    // Shrink the nets to show as many steps as possible.
    let room = vec2(ui.available_width() / path.len().max(1) as f32 - STEP_EXTRA_WIDTH, f32::INFINITY);
    let unit = small_net::fitting_unit(graph::PUZZLE, room).clamp(FACELET_WIDTH_RANGE[0], FACELET_WIDTH_RANGE[1]);
    // The strip of a new path starts unscrolled; along the path it follows the current stop.
    let start = path.first().map(|stop| stop.identifier);
    let id = ui.scope_id().with(("path", start, target));
    let before: Option<usize> = ui.data(|data| data.get_temp(id));
    ui.data_mut(|data| data.insert_temp(id, at));
    ScrollArea::horizontal().id_salt(("path", start, target)).show(ui, |ui| {
        ui.horizontal(|ui| {
            for (n, stop) in path.iter().enumerate() {
                let name = say::GRAPH_STEP_NAME.fill(language, [&n, &stop.distance, &metric]);
                let (distance, shade) = (stop.distance.to_string(), ui.visuals().text_color());
                let net = small_net::show(
                    ui,
                    model,
                    &Pattern::from_facelets(&stop.state),
                    unit,
                    n == at,
                    (&distance, shade),
                    &name,
                );
                if n == at && before.is_some_and(|before| before != at) {
                    net.scroll_to_me(Some(Align::Center));
                }
                let tip = if target.is_some() { say::GRAPH_STEP_TO_TIP } else { say::GRAPH_STEP_TIP };
                let position = model.settings.graph_positions.write(&stop.state);
                let tip = tip.fill(language, [&position, &stop.distance, &metric]);
                if net.on_hover_text(tip).clicked() {
                    messages.extend([play.clone(), Command::Playback(PlaybackCommand::Seek(n))]);
                }
                if let Some(mv) = stop.mv {
                    ui.strong(&model.puzzle().def().moves[mv.index()].name);
                }
            }
        });
    });
}

/// Draws the button and options for exporting the whole graph for a graph database, or the progress of the export.
fn export(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    if let Some(progress) = model.graph.export.task.progress() {
        return widgets::progress(ui, model, progress, GraphCommand::StopExport, messages);
    }
    ui.horizontal_wrapped(|ui| {
        button(ui, model, GraphCommand::Export, messages);
        for (switch, name, tip) in [
            (Switch::ExportMoves, say::EXPORT_MOVES, say::EXPORT_MOVES_TIP),
            (Switch::ExportReferenceFormat, say::EXPORT_REFERENCE, say::EXPORT_REFERENCE_TIP),
        ] {
            let mut on = switch.is_on(model);
            let response = ui.checkbox(&mut on, name.get(model.language())).on_hover_text(tip.get(model.language()));
            messages.push_if(response.changed(), SettingsCommand::Set(switch, on));
        }
    });
}
