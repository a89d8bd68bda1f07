//! The sticker score along the moves that are played.

use eframe::egui::{Role, Ui, WidgetInfo};
use egui_plot::{Line, Plot, Points, VLine};

use super::look;
use crate::app::App;
use crate::app::strings::editor as say;

/// Shows the chart.
pub(super) fn show(ui: &mut Ui, app: &App) {
    let language = app.language();
    let scores = app.scores();
    if scores.is_empty() {
        ui.weak(say::SCORE_NONE.say(language));
        return;
    }
    let points: Vec<[f64; 2]> = scores.iter().enumerate().map(|(n, score)| [n as f64, f64::from(*score)]).collect();
    let (last, at) = (points.len() - 1, app.played());
    let [line_colour, mark_colour] = look::lines(ui);
    let plot = Plot::new("score")
        .x_axis_label(say::SCORE_X.say(language))
        .y_axis_label(say::SCORE_Y.say(language))
        .x_axis_formatter(|mark, _| look::whole(mark))
        .y_axis_formatter(|mark, _| look::whole(mark))
        .include_x(0.0)
        .include_x((last.max(1)) as f64)
        .include_y(0.0)
        .include_y(f64::from(scores.iter().copied().max().unwrap_or(0)) + 4.0)
        .show_x(false)
        .show_y(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false);
    let shown = plot.show(ui, |plot| {
        plot.vline(VLine::new("", at as f64).color(mark_colour).width(1.5).allow_hover(false));
        plot.line(Line::new(say::CHART_SCORE.say(language), points.clone()).color(line_colour).width(2.0));
        plot.points(Points::new(say::CHART_SCORE.say(language), points.clone()).color(line_colour).radius(3.0));
        if let Some(here) = points.get(at) {
            plot.points(Points::new("", vec![*here]).color(mark_colour).radius(6.0).allow_hover(false));
        }
    });
    let here = scores.get(at).copied().unwrap_or(0);
    let name = say::SCORE_NAME.fill(language, [&at, &last, &here]);
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
}
