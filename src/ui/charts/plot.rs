//! The charts over search time: best length with the proven lower bound, or nodes per second. The position's run is
//! bold, other runs are thin.

use super::plot_lines::{self, PlotLine, TimeAxis};
use super::{runs, whole_number};
use crate::ui::{theme, widgets::menu};
use eframe::egui::{Color32, Context, Id, Role, Ui, Vec2, WidgetInfo};
use egui_plot::{FilledArea, Plot};
use unfold_app::command::{SettingsCommand, menu::Menu, message::Messages};
use unfold_app::document::runs::Run;
use unfold_app::document::runs::series::{Point, Series, value};
use unfold_app::model::Model;
use unfold_app::settings::{choices::Chart, switch::Switch};
use unfold_text::{numbers, runs as say, window};

/// Range of the length axis without data.
const EMPTY_LENGTH_RANGE: [f64; 2] = [0.0, 10.0];
/// Margin above the first length and below the bound, in moves, for the line labels.
const LENGTH_MARGIN: f64 = 1.0;
/// Solutions longer than this multiple of the shortest are off the axis.
const MAX_LENGTH_FACTOR: f64 = 2.0;
/// Maximum extent of the length axis below the shortest solution, as a multiple of the difference between the first
/// solution on the axis and the shortest, taken as at least [`MIN_LENGTH_SPAN`] moves.
const MAX_BOUND_FACTOR: f64 = 2.0;
const MIN_LENGTH_SPAN: f64 = 4.0;
/// Minimum upper end of the speed axis, in nodes per second.
const MIN_SPEED_END: f64 = 1000.0;
/// Line width of the position's run, in points.
const OWN_LINE_WIDTH: f32 = 2.5;
/// Line widths of other runs in points: best lengths, bounds.
const OTHER_LINE_WIDTHS: [f32; 2] = [1.5, 1.0];
/// Minimum height left for a plot by its legend, in points.
const MIN_PLOT_HEIGHT: f32 = 120.0;
/// Height of a line of the legend, in points.
const LEGEND_LINE_HEIGHT: f32 = 17.0;

/// Key of the last chart size in egui's data.
const CHART_SIZE_KEY: &str = "chart-size";

pub(crate) fn show(ui: &mut Ui, model: &Model) {
    let size = ui.available_size_before_wrap();
    ui.data_mut(|data| data.insert_temp(Id::unique(CHART_SIZE_KEY), size));
    chart(ui, model, true);
}

pub(crate) fn has_lines(model: &Model) -> bool {
    let has = |series: &Series| {
        [series.lengths(), series.bounds(), series.claims(), series.rate()].iter().any(|line| !line.is_empty())
    };
    has(&model.results().series) || other_runs(model).any(|run| has(&run.series))
}

/// Draws the chart with its legend, and with tooltips if `has_tooltips`.
pub(crate) fn chart(ui: &mut Ui, model: &Model, has_tooltips: bool) {
    let others: Vec<&Run> = other_runs(model).collect();
    if others.is_empty() && model.document.workspace().position().is_solved() {
        // A solved position has no search to draw.
        return;
    }
    legend(ui, model, &others);
    if model.choices().chart_for(model.puzzle()) == Chart::Speed {
        speed_chart(ui, model, &others, has_tooltips);
    } else {
        length_chart(ui, model, &others, has_tooltips);
    }
}

/// Size of the chart when last shown, in points; zero if it was never shown.
pub(crate) fn size(ctx: &Context) -> Vec2 {
    ctx.data(|data| data.get_temp(Id::unique(CHART_SIZE_KEY))).unwrap_or(Vec2::ZERO)
}

/// Menu entries of these charts: log axis, runs, export.
pub(crate) fn choices(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    let mut wanted = model.settings.log_time;
    let (switch, name) = (ui.checkbox(&mut wanted, say::LOG_TIME.get(language)), window::PLOT_LOG.get(language));
    switch.widget_info(|| WidgetInfo::selected(Role::CheckBox, ui.is_enabled(), wanted, name));
    let tip = format!("{name}\n{}", window::PLOT_LOG_TIP.get(language));
    messages.push_if(switch.on_hover_text(tip).changed(), SettingsCommand::Set(Switch::LogTime, wanted));
    runs::menu(ui, model, messages);
    let export = ui.menu_button(say::EXPORT_CHART.get(language), |ui| menu::entries(ui, model, Menu::Chart, messages));
    export.response.on_hover_text(say::EXPORT_CHART_TIP.get(language));
}

/// The runs drawn beside the position's.
fn other_runs(model: &Model) -> impl Iterator<Item = &Run> {
    let speed = model.choices().chart_for(model.puzzle()) == Chart::Speed;
    model.runs[model.puzzle()]
        .list()
        .iter()
        .filter(move |run| run.is_shown && unfold_app::runs::is_comparable(model, run, speed))
}

/// Draws as many legend entries as leave room for the plot.
fn legend(ui: &mut Ui, model: &Model, others: &[&Run]) {
    // A single run needs no name, and its lines are labelled at their ends.
    let claims = |run: &&Run| !run.series.claims().is_empty();
    let claimed = !model.results().series.claims().is_empty() || others.iter().any(claims);
    if others.is_empty() && model.choices().chart_for(model.puzzle()) != Chart::Speed && !claimed {
        return;
    }
    let language = model.language();
    let [best, lower] = theme::line_colours(ui);
    let room = ((ui.available_height() - MIN_PLOT_HEIGHT) / LEGEND_LINE_HEIGHT).max(1.0) as usize;
    // Not hit targets, so exempt from the minimum spacing.
    let usual = std::mem::take(&mut ui.spacing_mut().interact_size.y);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        if let Some(run) = unfold_app::runs::current(model) {
            plot_lines::legend_entry(ui, &runs::name(language, run), best, OWN_LINE_WIDTH);
        }
        if model.choices().chart_for(model.puzzle()) != Chart::Speed && claimed {
            plot_lines::legend_entry(ui, window::PLOT_CLAIMED.get(language), lower, OTHER_LINE_WIDTHS[1]);
        }
        let most = if others.len() > room { room.saturating_sub(1) } else { room };
        for run in others.iter().take(most) {
            plot_lines::legend_entry(ui, &runs::name(language, run), runs::colour(ui, run), OTHER_LINE_WIDTHS[0]);
        }
        if others.len() > most {
            let names: Vec<String> = others.iter().skip(most).map(|run| runs::name(language, run)).collect();
            ui.small(say::LEGEND_MORE.fill(language, [&names.len()])).on_hover_text(names.join("\n"));
        }
    });
    ui.spacing_mut().interact_size.y = usual;
}

/// Returns the time axis and an empty plot with it; `name` is part of the plot's id.
fn plot<'a>(ui: &Ui, model: &Model, name: &str, others: &[&Run]) -> (TimeAxis, Plot<'a>) {
    let results = model.results();
    let all = || others.iter().map(|run| (&run.series, run.elapsed)).chain([(&results.series, results.elapsed)]);
    let first = all().filter_map(|(series, _)| first_time(series)).min_by(f64::total_cmp);
    let end = all().map(|(_, elapsed)| elapsed.as_secs_f64()).fold(0.0, f64::max);
    let time = TimeAxis::new(model.settings.log_time, first, end);
    // Fainter grid lines than by default; axis labels keep their contrast.
    let plot = plot_lines::quiet_plot(Id::unique((name, time.logarithmic)));
    let plot = plot.grid_color(theme::colours(ui).grid).grid_fade(0.3);
    (time, time.axis(model.language(), plot, window::PLOT_X.get(model.language())))
}

/// Time of the first length or speed, in seconds; a first point at 0 is ignored. `None` if there is no other.
fn first_time(series: &Series) -> Option<f64> {
    let firsts = [series.lengths(), series.rate()].into_iter().filter_map(|points| points.first());
    firsts.map(|[time, _]| *time).filter(|time| *time > 0.0).min_by(f64::total_cmp)
}

/// Range of the length axis: from the shortest solution to the longest of the first ones, and the bound if it is not
/// far below. Much longer solutions, such as an undone log, are off the axis.
fn length_axis_range<'a>(all: impl Iterator<Item = &'a Series>) -> [f64; 2] {
    let of = |series: &Series| {
        let best = series.lengths().last()?[1];
        let [time, length] = *series.lengths().iter().find(|[_, length]| *length <= MAX_LENGTH_FACTOR * best)?;
        let known = [series.bounds(), series.claims()].into_iter().filter_map(|points| value(points, time));
        let bound = known.min_by(f64::total_cmp).unwrap_or(length - 1.0).min(best);
        let least = best - MAX_BOUND_FACTOR * (length - best).max(MIN_LENGTH_SPAN);
        Some([bound.max(least) - LENGTH_MARGIN, length + LENGTH_MARGIN])
    };
    let join = |one: [f64; 2], other: [f64; 2]| [one[0].min(other[0]), one[1].max(other[1])];
    all.filter_map(of).reduce(join).unwrap_or(EMPTY_LENGTH_RANGE)
}

/// The points from the first one within the range onward.
fn from_first_within(points: &[Point], [least, most]: [f64; 2]) -> &[Point] {
    let first = points.iter().position(|[_, value]| (least..=most).contains(value)).unwrap_or(points.len());
    &points[first..]
}

fn length_chart(ui: &mut Ui, model: &Model, others: &[&Run], has_tooltips: bool) {
    let language = model.language();
    let results = model.results();
    let metric = model.shown_metric();
    let now = results.elapsed.as_secs_f64();
    let line_colours = theme::line_colours(ui);
    let colours: Vec<_> = others.iter().map(|run| runs::colour(ui, run)).collect();
    let (time, plot) = plot(ui, model, "length", others);
    let [least, most] = length_axis_range(others.iter().map(|run| &run.series).chain([&results.series]));
    let gap_colour = theme::colours(ui).gap;
    let axis = plot_lines::value_axis(ui, &window::PLOT_Y.fill(language, [&metric]), whole_number);
    let plot = plot_lines::steps_with_room(plot.custom_y_axes(vec![axis]).include_y(least).include_y(most));
    let shown = plot.show(ui, |plot| {
        let column = plot_lines::column_width(plot);
        let [best, lower, claimed] =
            [window::PLOT_BEST, window::PLOT_LOWER, window::PLOT_CLAIMED].map(|text| text.get(language));
        // Claimed bounds, proven bounds and best lengths of a run.
        let lines_of = |run, series: &Series, end: f64, colours: [Color32; 2], widths: [f32; 2]| {
            let of = [(series.claims(), claimed, 1), (series.bounds(), lower, 1), (series.lengths(), best, 0)];
            of.map(|(points, what, n)| PlotLine {
                run,
                value_kind: what,
                points: time.steps(from_first_within(points, [least, most]), end, column),
                is_stepped: true,
                colour: colours[n],
                width: widths[n],
                dashed: what == claimed,
                label: None,
            })
        };
        let mut lines = Vec::new();
        for (&run, colour) in others.iter().zip(colours) {
            let mut of = lines_of(Some(run), &run.series, run.elapsed.as_secs_f64(), [colour; 2], OTHER_LINE_WIDTHS);
            of[2].label = Some(run.number.to_string());
            lines.extend(of);
        }
        let (times, low, high) = results.series.gap(now);
        if times.len() > 1 {
            let last = times.len() - 1;
            let ending = |n: usize, at: f64| if n == last { time.end_of_line(at) } else { at };
            let times: Vec<f64> = times.into_iter().enumerate().map(|(n, at)| time.coordinate(ending(n, at))).collect();
            let [low, high] =
                [low, high].map(|line| line.iter().map(|value| value.clamp(least, most)).collect::<Vec<_>>());
            let area = FilledArea::new("", &times, &low, &high);
            plot.add(area.fill_color(gap_colour).allow_hover(false));
        }
        let mut of =
            lines_of(unfold_app::runs::current(model), &results.series, now, line_colours, [OWN_LINE_WIDTH; 2]);
        if results.is_optimal() {
            of[2].label = Some(window::BEST_OPTIMAL.get(language).to_owned());
        } else {
            of.iter_mut().for_each(|line| line.label = Some(line.value_kind.to_owned()));
        }
        lines.extend(of);
        plot_lines::draw(plot, time, lines, has_tooltips)
    });
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, window::PLOT_NAME.get(language)));
    let text = shown.inner.map(|at| {
        let (name, value) = (name(model, at.run), format!("{:.0}", at.value));
        say::POINT_LENGTH.fill(language, [&name, &at.value_kind, &value, &metric, &plot_lines::seconds(at.time)])
    });
    plot_lines::show_tooltip(ui, &shown.response, text);
}

fn speed_chart(ui: &mut Ui, model: &Model, others: &[&Run], has_tooltips: bool) {
    let language = model.language();
    let results = model.results();
    let colours: Vec<_> = others.iter().map(|run| runs::colour(ui, run)).collect();
    let strong = theme::line_colours(ui)[0];
    let (time, plot) = plot(ui, model, "speed", others);
    let axis = plot_lines::value_axis(ui, say::SPEED_Y.get(language), |mark| {
        numbers::with_si_prefix(mark.value).get(language)
    });
    let plot = plot.custom_y_axes(vec![axis]).include_y(0.0).include_y(MIN_SPEED_END);
    let shown = plot.show(ui, |plot| {
        let column = plot_lines::column_width(plot);
        let line = |run, points, colour, width| PlotLine {
            run,
            value_kind: "",
            points,
            is_stepped: false,
            colour,
            width,
            dashed: false,
            label: None,
        };
        let beside = others.iter().zip(colours).map(|(&run, colour)| PlotLine {
            label: Some(run.number.to_string()),
            ..line(Some(run), time.line(run.series.rate(), column, false), colour, OTHER_LINE_WIDTHS[0])
        });
        let current = line(
            unfold_app::runs::current(model),
            time.line(results.series.rate(), column, true),
            strong,
            OWN_LINE_WIDTH,
        );
        plot_lines::draw(plot, time, beside.chain([current]).collect(), has_tooltips)
    });
    let latest = match results.series.rate().last() {
        Some([_, latest]) => say::SPEED_NAME.fill(language, [&numbers::with_si_prefix(*latest)]),
        None => say::SPEED_NONE.get(language).into(),
    };
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &latest));
    let text = shown.inner.map(|at| {
        say::POINT_SPEED
            .fill(language, [&name(model, at.run), &numbers::with_si_prefix(at.value), &plot_lines::seconds(at.time)])
    });
    plot_lines::show_tooltip(ui, &shown.response, text);
}

/// Name of a run; empty without a run, such as a removed one.
fn name(model: &Model, run: Option<&Run>) -> String {
    run.map_or_else(String::new, |run| runs::name(model.language(), run))
}
