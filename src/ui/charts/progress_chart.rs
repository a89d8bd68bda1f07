//! Chart of a measure along the moves being played, with a cursor at the current move; a click or a drag seeks.

use super::{plot_lines, whole_number};
use crate::ui::{theme, widgets::focus};
use eframe::egui::{Button, Color32, Id, Key, Response, Role, Sense, Ui, WidgetInfo};
use egui_plot::{AxisHints, GridMark, HoverPosition, Line, LineStyle, Points, VLine};
use unfold_app::command::{PlaybackCommand, RunsCommand, message::Messages};
use unfold_app::lesson::progress_chart::{Curve, curves};
use unfold_app::{model::Model, playback};
use unfold_engine::puzzle::Metric;
use unfold_text::{Language, Text, editor, lesson as say};

/// Margin beyond the first and the last move, in moves.
const MARGIN_MOVES: f64 = 0.5;

pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    let curve = model.choices().curve_for(model.puzzle());
    let choices = curves(model.puzzle());
    if choices.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            for &one in choices {
                let (name, tip) = name(one);
                let button = ui.add(Button::selectable(one == curve, name.get(language)));
                messages.push_if(button.on_hover_text(tip.get(language)).clicked(), RunsCommand::SetCurve(one));
            }
        });
    }
    let Some(notes) = unfold_app::lesson::update::notes(model).filter(|notes| !notes.curve_values(curve).is_empty())
    else {
        ui.weak(say::ALONG_NONE.get(language));
        return;
    };
    let values = notes.curve_values(curve);
    let placed = |(n, value): (usize, &u32)| [n as f64, f64::from(*value)];
    let points: Vec<[f64; 2]> = values.iter().enumerate().map(placed).collect();
    // The compared moves, drawn behind.
    let others =
        playback::compared_notes(model).map(|notes| notes.curve_values(curve).iter().enumerate().map(placed).collect());
    let other: Vec<[f64; 2]> = others.unwrap_or_default();
    let (last, at) = (points.len() - 1, model.document.workspace().moves_made());
    let [line_colour, mark_colour] = theme::line_colours(ui);
    let faint: Color32 = ui.visuals().weak_text_color();
    let axis = axis(language, curve, notes.metric, model.puzzle().def().metric);
    let across = AxisHints::new_x().label(theme::sized(editor::SCORE_X.get(language), theme::TEXT_SMALL));
    let across = across.label_spacing(plot_lines::VALUE_LABEL_SPACING).formatter(move |mark: GridMark, _| {
        if (0.0..=last as f64).contains(&mark.value) { whole_number(mark) } else { String::new() }
    });
    let plot = plot_lines::quiet_plot(Id::unique(("along", curve)))
        .custom_x_axes(vec![across])
        .custom_y_axes(vec![plot_lines::value_axis(ui, &axis, whole_number)])
        .label_formatter(|hover| match hover {
            HoverPosition::NearDataPoint { position, .. } => Some(format!("{:.0}: {:.0}", position.x, position.y)),
            HoverPosition::Elsewhere { .. } => None,
        })
        .include_x(-MARGIN_MOVES)
        .include_x(last.max(other.len().saturating_sub(1)) as f64 + MARGIN_MOVES)
        .include_y(0.0)
        .include_y(f64::from(values.iter().copied().max().unwrap_or(0)) + 1.0)
        .sense(Sense::click_and_drag())
        .allow_drag(false)
        .allow_zoom(false)
        .allow_double_click_reset(false);
    let shown = plot_lines::steps_with_room(plot).show(ui, |plot| {
        for part in notes.groups.iter().skip(1) {
            let border = VLine::new("", part.first as f64).color(faint).style(LineStyle::dashed_loose());
            plot.vline(border.allow_hover(false));
        }
        plot.vline(VLine::new("", at as f64).color(mark_colour).width(1.5).allow_hover(false));
        if !other.is_empty() {
            let line = Line::new("", other).color(faint).style(LineStyle::dashed_dense()).width(1.5);
            plot.line(line.allow_hover(false));
        }
        plot.line(Line::new(axis.as_str(), points.clone()).color(line_colour).width(2.0));
        plot.points(Points::new(axis.as_str(), points.clone()).color(line_colour).radius(2.5));
        if let Some(here) = points.get(at) {
            plot.points(Points::new("", vec![*here]).color(mark_colour).radius(6.0).allow_hover(false));
        }
    });
    let response = shown.response;
    let here = values.get(at).copied().unwrap_or(0);
    let name = say::ALONG_NAME.fill(language, [&axis, &at, &last, &here]);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    if response.has_focus() {
        handle_keys(ui, &response, (at, last), messages);
    }
    if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged()) {
        let wanted = shown.transform.value_from_position(pointer).x.round().clamp(0.0, last as f64) as usize;
        messages.push_if(wanted != at, PlaybackCommand::Seek(wanted));
    }
}

/// Handles arrow keys, Home and End while the chart has the focus.
fn handle_keys(ui: &Ui, response: &Response, (at, last): (usize, usize), messages: &mut Messages) {
    focus::keep_arrows(ui, response.id, [true, false]);
    let (before, after) = (at.saturating_sub(1), (at + 1).min(last));
    let ways = [(Key::ArrowLeft, before), (Key::ArrowRight, after), (Key::Home, 0), (Key::End, last)];
    messages.extend(focus::first_pressed(ui, &ways).filter(|to| *to != at).map(PlaybackCommand::Seek));
}

fn name(curve: Curve) -> (Text<0>, Text<0>) {
    match curve {
        Curve::Score => (editor::CHART_SCORE, editor::CHART_SCORE_TIP),
        Curve::Distance => (say::ALONG_DISTANCE, say::ALONG_DISTANCE_TIP),
        Curve::Misplaced => (say::ALONG_MISPLACED, say::ALONG_MISPLACED_TIP),
        Curve::Bound => (say::ALONG_BOUND, say::ALONG_BOUND_TIP),
    }
}

/// Label of the vertical axis. A bound is in the puzzle's own metric, whatever the solution's.
fn axis(language: Language, curve: Curve, metric: Metric, usual: Metric) -> String {
    match curve {
        Curve::Score => say::SCORE_OF.get(language).into(),
        Curve::Distance => say::DISTANCE_LEFT.fill(language, [&metric]),
        Curve::Misplaced => say::MISPLACED.get(language).into(),
        Curve::Bound => say::ALONG_BOUND_AXIS.fill(language, [&usual]),
    }
}
