//! Best length and proven lower bound over the search time, as lines of steps.

use eframe::egui::{Role, Ui, WidgetInfo};
use egui_plot::{Corner, FilledArea, GridMark, HoverPosition, Legend, Line, Plot};

use super::look;
use crate::app::series::Point;
use crate::app::strings::window as say;
use crate::app::{App, Command};

/// The earliest time that a logarithmic axis shows, in seconds.
const EARLIEST: f64 = 1e-3;

/// The axis of lengths always reaches this far, so that a short solution does not fill it.
const SHORT: f64 = 10.0;

/// Shows the panel.
pub(super) fn show(ui: &mut Ui, app: &App, ask: &mut Vec<Command>) {
    let language = app.language();
    let results = app.results();
    let logarithmic = app.settings().log_time;
    ui.horizontal(|ui| {
        look::heading(ui, say::PLOT.say(language));
        let mut wanted = logarithmic;
        let switch = ui.checkbox(&mut wanted, say::PLOT_LOG.say(language));
        if switch.on_hover_text(say::PLOT_LOG_TIP.say(language)).changed() {
            ask.push(Command::SetLogTime(wanted));
        }
    });

    let place = |t: f64| if logarithmic { t.max(EARLIEST).log10() } else { t };
    let placed = |points: Vec<Point>| -> Vec<Point> { points.into_iter().map(|[t, v]| [place(t), v]).collect() };
    let time = move |x: f64| if logarithmic { 10f64.powf(x) } else { x };
    let now = results.elapsed.as_secs_f64();
    let (times, low, high) = results.series.gap(now);
    let times: Vec<f64> = times.into_iter().map(place).collect();
    let [best_colour, lower_colour] = look::lines(ui);
    let metric = app.shown_metric();

    let mut plot = Plot::new(("length", logarithmic))
        .legend(Legend::default().position(Corner::RightBottom))
        .x_axis_label(say::PLOT_X.say(language))
        .y_axis_label(say::PLOT_Y.fill(language, [&metric]))
        .x_axis_formatter(move |mark, _| if logarithmic { power_label(mark) } else { number(mark.value) })
        .y_axis_formatter(|mark, _| look::whole(mark))
        .label_formatter(move |hover| match hover {
            HoverPosition::NearDataPoint { plot_name, position, .. } => {
                Some(format!("{plot_name}: {:.0} {metric}\n{} s", position.y, number(time(position.x))))
            }
            HoverPosition::Elsewhere { .. } => None,
        })
        .include_y(0.0)
        .include_y(SHORT)
        .allow_scroll(false)
        .allow_boxed_zoom(false);
    plot = if logarithmic {
        plot.x_grid_spacer(egui_plot::uniform_grid_spacer(|_| [1.0, 1.0, 1.0]))
            .include_x(place(EARLIEST))
            .include_x(place(1.0))
    } else {
        plot.include_x(0.0).include_x(1.0)
    };
    let shown = plot.show(ui, |plot| {
        if times.len() > 1 {
            let area = FilledArea::new(say::PLOT_GAP.say(language), &times, &low, &high);
            plot.add(area.fill_color(best_colour.gamma_multiply(0.15)).allow_hover(false));
        }
        let best = Line::new(say::PLOT_BEST.say(language), placed(results.series.best(now)));
        // A band would be drawn between points of the same time: steps are lines.
        plot.line(best.color(best_colour).width(2.5).allow_band(false));
        let lower = Line::new(say::PLOT_LOWER.say(language), placed(results.series.lower(now)));
        plot.line(lower.color(lower_colour).width(2.5).allow_band(false));
    });
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, say::PLOT_NAME.say(language)));
}

/// Seconds without decimals that say nothing.
fn number(value: f64) -> String {
    let text = format!("{value:.3}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// The power of ten at a mark.
fn power_label(mark: GridMark) -> String {
    if (mark.value - mark.value.round()).abs() < 1e-6 { number(10f64.powf(mark.value.round())) } else { String::new() }
}
