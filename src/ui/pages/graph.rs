//! A position of the 2x2x2 among all of them: its distance, its neighbours, a shortest path, and the export of the
//! whole graph.

use eframe::egui::{
    Align, Button, Color32, Id, ProgressBar, Rangef, RichText, Role, ScrollArea, TextEdit, TextStyle, Ui, WidgetInfo,
};
use egui_plot::{AxisHints, Bar, BarChart, GridMark, HoverPosition, Plot};

use crate::app::command::Switch;
use crate::app::{App, Command, Input, Messages};
use crate::engine::graph::{Neighbour, Stop};
use crate::engine::puzzle::cube2::Identifier;
use crate::engine::puzzle::{Metric, Sequence};
use crate::engine::tables::cube2::distances::distribution;
use crate::i18n::{graph as say, numbers};
use crate::model::analysis::{Analysis, Findings};
use crate::model::document::playback::{Playback, Played};
use crate::ui::charts;
use crate::ui::net::small_net;
use crate::ui::theme;
use crate::ui::widgets::{self, button};

/// The width of a facelet of a neighbour, and of a step.
const UNIT: [f32; 2] = [9.0, 8.0];
/// Marks of an axis are labelled, faintly or fully, when they are so far apart.
const CLOSE: Rangef = Rangef { min: 6.0, max: 12.0 };
/// The field for the end of the path: the 24 digits of an identifier.
const TARGET_WIDTH: f32 = 230.0;
/// A bar of one position is still to be seen.
const FOOT: f64 = 0.3;

/// Shows the identifier and distances of the position, how many lie at each distance, its neighbours, a path and the
/// export.
pub(crate) fn show(ui: &mut Ui, app: &App, commands: &mut Messages) {
    let language = app.language();
    let analysis = app.analysis();
    let Some(Analysis { findings, metric, current }) = analysis else {
        let why = if app.state().is_some() { say::GRAPH_MAKING } else { say::GRAPH_WAIT };
        ui.weak(why.get(language));
        return;
    };
    let Findings::Graph { identifier, distances, neighbours, target, path } = findings else { return };
    // While the path is played, what the net shows is one of its stops.
    let is_path = |playback: &&Playback| playback.what == Played::Path && playback.moves == moves_of(path);
    let on_path = app.playback().filter(is_path).map_or(0, |playback| playback.at);
    let identifier = path.get(on_path).map_or(identifier, |stop| &stop.identifier);
    widgets::scrolled(ui, "graph", |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(say::GRAPH_IDENTIFIER.get(language)).on_hover_text(say::GRAPH_IDENTIFIER_TIP.get(language));
            ui.label(RichText::new(identifier.to_string()).monospace().strong());
            if ui.button(say::GRAPH_COPY.get(language)).on_hover_text(say::GRAPH_COPY_TIP.get(language)).clicked() {
                commands.push(Command::CopyText(identifier.to_string()));
            }
        });
        match path.get(on_path).filter(|_| on_path > 0) {
            Some(stop) => ui.label(say::GRAPH_DISTANCE_ONE.fill(language, [&stop.from_solved, &metric])),
            None => ui.label(say::GRAPH_DISTANCE.fill(language, [&distances[0], &distances[1]])),
        };
        let here = path.get(on_path).map_or(0, |stop| stop.from_solved);
        chart(ui, app, metric, here);
        ui.add_enabled_ui(current, |ui| {
            let heading = if on_path > 0 { say::GRAPH_NEIGHBOURS_OF_START } else { say::GRAPH_NEIGHBOURS };
            ui.label(RichText::new(heading.fill(language, [&metric])).strong());
            ui.horizontal_wrapped(|ui| {
                for neighbour in neighbours {
                    neighbour_button(
                        ui,
                        app,
                        (neighbour, metric),
                        path.first().map_or(0, |stop| stop.from_solved),
                        commands,
                    );
                }
            });
        });
        // What is typed is not to be interrupted while the path is being found.
        path_end(ui, app, commands);
        ui.add_enabled_ui(current, |ui| path_strip(ui, app, (path, metric, *target), on_path, commands));
        ui.separator();
        export(ui, app, commands);
    });
}

/// How many positions there are at each distance, that of this one marked.
fn chart(ui: &mut Ui, app: &App, metric: Metric, here: u8) {
    let language = app.language();
    let [mark_colour, colour] = theme::line_colours(ui);
    let height = |count: u64| (count as f64).log10() + FOOT;
    let bars = distribution(metric).iter().enumerate().map(|(distance, &count)| {
        let fill = if distance == usize::from(here) { mark_colour } else { colour.gamma_multiply(0.6) };
        Bar::new(distance as f64, height(count)).width(0.8).fill(fill)
    });
    let bars: Vec<Bar> = bars.collect();
    let counts = distribution(metric);
    let shown = 0.0..counts.len() as f64 - 0.5;
    let across = AxisHints::new_x()
        .label(say::GRAPH_CHART_X.fill(language, [&metric]))
        .formatter(
            move |mark, _| if shown.contains(&mark.value.round()) { charts::whole_number(mark) } else { String::new() },
        )
        .label_spacing(CLOSE);
    let up = AxisHints::new_y()
        .label(say::GRAPH_CHART_Y.get(language))
        .formatter(|mark, _| power(mark))
        .label_spacing(CLOSE);
    let plot = Plot::new("distances")
        .height(170.0)
        .custom_x_axes(vec![across])
        .custom_y_axes(vec![up])
        .x_grid_spacer(egui_plot::uniform_grid_spacer(|_| [1.0, 1.0, 1.0]))
        .y_grid_spacer(|_| (0..7).map(|n| GridMark { value: f64::from(n) + FOOT, step_size: 1.0 }).collect())
        .label_formatter(move |hover| match hover {
            HoverPosition::NearDataPoint { position, .. } | HoverPosition::Elsewhere { position } => {
                let distance = position.x.round();
                let count = (distance >= 0.0).then(|| counts.get(distance as usize)).flatten()?;
                Some(say::GRAPH_CHART_BAR.fill(language, [&numbers::grouped(*count), &distance, &metric]))
            }
        })
        .show_x(false)
        .show_y(false)
        .allow_scroll(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_boxed_zoom(false)
        .include_y(0.0);
    let shown = plot.show(ui, |plot| {
        plot.bar_chart(BarChart::new(say::GRAPH_CHART.fill(language, [&metric]), bars).allow_hover(false));
    });
    let name = say::GRAPH_CHART_NAME.fill(language, [&metric, &here]);
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
}

/// A power of ten, or nothing between two.
fn power(mark: GridMark) -> String {
    let power = (mark.value - FOOT).round();
    if power < 0.0 { String::new() } else { numbers::grouped(10f64.powf(power) as u64).to_string() }
}

/// A neighbour as a small net, with its move and distance; a click goes there.
fn neighbour_button(
    ui: &mut Ui,
    app: &App,
    (neighbour, metric): (&Neighbour, Metric),
    here: u8,
    commands: &mut Messages,
) {
    let language = app.language();
    let name = &app.puzzle().def().moves[neighbour.mv.index()].name;
    let label = say::GRAPH_NEIGHBOUR_NAME.fill(language, [name, &neighbour.distance, &metric]);
    let text = say::GRAPH_NEIGHBOUR.fill(language, [name, &neighbour.distance]);
    let caption = (text.as_str(), shade(ui, neighbour.distance, here));
    let net = small_net::show(ui, app, &neighbour.state, UNIT[0], false, caption, &label);
    let tip = say::GRAPH_NEIGHBOUR_TIP.fill(language, [name, &neighbour.identifier, &neighbour.distance, &metric]);
    if net.on_hover_text(tip).clicked() {
        commands.push(Command::Walk(neighbour.mv));
    }
}

/// Nearer, as far, or farther than here.
fn shade(ui: &Ui, distance: u8, here: u8) -> Color32 {
    let [best, lower] = theme::line_colours(ui);
    match distance.cmp(&here) {
        std::cmp::Ordering::Less => lower,
        std::cmp::Ordering::Equal => ui.visuals().text_color(),
        std::cmp::Ordering::Greater => best,
    }
}

/// The moves between the stops of a path.
fn moves_of(path: &[Stop]) -> Sequence {
    Sequence(path.iter().filter_map(|stop| stop.mv).collect())
}

/// Where the path ends: a field, and the buttons for the position that is shown and the solved cube.
fn path_end(ui: &mut Ui, app: &App, commands: &mut Messages) {
    let language = app.language();
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(say::TARGET.get(language));
        let mut text = app.path_target().text();
        let field = TextEdit::singleline(&mut text)
            .id(Id::unique("path target"))
            .font(TextStyle::Monospace)
            .hint_text(say::TARGET_HINT.get(language))
            .desired_width(TARGET_WIDTH.min(ui.available_width()));
        let response = ui.add(field).labelled_by(label.id).on_hover_text(say::TARGET_TIP.get(language));
        if response.changed() {
            commands.push(Input::TypeTarget(text));
        }
        for command in [Command::TargetHere, Command::TargetSolved] {
            button(ui, app, &command, commands);
        }
    });
    if let Some((_, fault)) = app.path_target().entry.as_ref().and_then(|entry| entry.fault.as_ref()) {
        ui.label(RichText::new(fault.line(language)).color(theme::error_colour(ui)));
    }
}

/// The shortest path as a row of nets with the moves between them.
fn path_strip(
    ui: &mut Ui,
    app: &App,
    (path, metric, target): (&[Stop], Metric, Option<Identifier>),
    at: usize,
    commands: &mut Messages,
) {
    let language = app.language();
    let play = Command::Play { what: Played::Path, moves: moves_of(path) };
    ui.horizontal_wrapped(|ui| {
        let heading = match target {
            Some(target) => say::GRAPH_PATH_TO.fill(language, [&target, &metric]),
            None => say::GRAPH_PATH.fill(language, [&metric]),
        };
        ui.label(RichText::new(heading).strong());
        let button = ui.add_enabled(path.len() > 1, Button::new(say::GRAPH_PLAY.get(language)));
        if button.on_hover_text(say::GRAPH_PLAY_TIP.get(language)).clicked() {
            commands.push(play.clone());
        }
    });
    // The strip of another position begins at its beginning; along one it follows what is shown.
    let start = path.first().map(|stop| stop.identifier);
    let id = ui.scope_id().with(("path", start, target));
    let before: Option<usize> = ui.data(|data| data.get_temp(id));
    ui.data_mut(|data| data.insert_temp(id, at));
    ScrollArea::horizontal().id_salt(("path", start, target)).show(ui, |ui| {
        ui.horizontal(|ui| {
            for (n, stop) in path.iter().enumerate() {
                let name = say::GRAPH_STEP_NAME.fill(language, [&n, &stop.distance, &metric]);
                let (distance, shade) = (stop.distance.to_string(), ui.visuals().text_color());
                let net = small_net::show(ui, app, &stop.state, UNIT[1], n == at, (&distance, shade), &name);
                if n == at && before.is_some_and(|before| before != at) {
                    net.scroll_to_me(Some(Align::Center));
                }
                let tip = if target.is_some() { say::GRAPH_STEP_TO_TIP } else { say::GRAPH_STEP_TIP };
                let tip = tip.fill(language, [&stop.identifier, &stop.distance, &metric]);
                if net.on_hover_text(tip).clicked() {
                    commands.extend([play.clone(), Command::Seek(n)]);
                }
                if let Some(mv) = stop.mv {
                    ui.strong(&app.puzzle().def().moves[mv.index()].name);
                }
            }
        });
    });
}

/// Writing the whole graph for a graph database.
fn export(ui: &mut Ui, app: &App, commands: &mut Messages) {
    let language = app.language();
    if let Some(progress) = app.export_progress() {
        ui.horizontal(|ui| {
            ui.add(ProgressBar::new(progress as f32).desired_width(220.0).show_percentage());
            button(ui, app, &Command::StopExport, commands);
        });
        return;
    }
    ui.horizontal_wrapped(|ui| {
        button(ui, app, &Command::Export, commands);
        let mut moves = app.settings().export_moves;
        let switch = ui.checkbox(&mut moves, say::EXPORT_MOVES.get(language));
        if switch.on_hover_text(say::EXPORT_MOVES_TIP.get(language)).changed() {
            commands.push(Command::Set(Switch::ExportMoves, moves));
        }
        let mut reference = app.settings().export_reference;
        let switch = ui.checkbox(&mut reference, say::EXPORT_REFERENCE.get(language));
        if switch.on_hover_text(say::EXPORT_REFERENCE_TIP.get(language)).changed() {
            commands.push(Command::Set(Switch::ExportReference, reference));
        }
    });
}
