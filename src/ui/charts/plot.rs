//! The charts over the search time: best length with proven lower bound, or nodes a second; the run of the position
//! strongly, other runs beside it.

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

/// The axis of lengths before there is any.
const EMPTY: [f64; 2] = [0.0, 10.0];
/// Space left free above the first length and below the bound, where the names of the lines stand.
const BEYOND: f64 = 1.0;
/// Solutions are shown up to so many times the shortest.
const MOST: f64 = 2.0;
/// The bound is shown up to so many times as far below the shortest solution as the first one is above it, which counts as no less than
/// so many moves.
const BELOW: f64 = 2.0;
const NARROW: f64 = 4.0;
/// The axis of speeds always reaches this far.
const SLOW: f64 = 1000.0;
/// The width of the lines of the position, in points.
const STRONG: f32 = 2.5;
/// The widths of the lines of other runs in points: best lengths, bounds.
const THIN: [f32; 2] = [1.5, 1.0];
/// The least height of a plot with its legend, in points.
const PLOT: f32 = 120.0;
/// The height of a line of the legend, in points.
const ENTRY: f32 = 17.0;

/// Key under which the size of the chart is remembered.
const SIZE: &str = "chart-size";

/// Shows the chart that is chosen.
pub(crate) fn show(ui: &mut Ui, model: &Model) {
    let size = ui.available_size_before_wrap();
    ui.data_mut(|data| data.insert_temp(Id::unique(SIZE), size));
    chart(ui, model, true);
}

/// True if there is a line to draw.
pub(crate) fn has_lines(model: &Model) -> bool {
    let has = |series: &Series| {
        [series.lengths(), series.bounds(), series.claims(), series.rate()].iter().any(|line| !line.is_empty())
    };
    has(&model.results().series) || other_runs(model).any(|run| has(&run.series))
}

/// The chart with its legend, and nothing else; whether it tells of what is pointed at.
pub(crate) fn chart(ui: &mut Ui, model: &Model, tells: bool) {
    let others: Vec<&Run> = other_runs(model).collect();
    if others.is_empty() && model.document.workspace().position().is_solved() {
        // No search for a solved puzzle could be drawn.
        return;
    }
    legend(ui, model, &others);
    if model.choices().chart_for(model.puzzle()) == Chart::Speed {
        speed(ui, model, &others, tells);
    } else {
        length(ui, model, &others, tells);
    }
}

/// Size of the chart when it was shown last, in points.
pub(crate) fn size(ctx: &Context) -> Vec2 {
    ctx.data(|data| data.get_temp(Id::unique(SIZE))).unwrap_or(Vec2::ZERO)
}

/// Shows the entries of the menu for these charts: the kind of the axis, the runs that are drawn, and the export.
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

/// The runs that are drawn beside that of the position.
fn other_runs(model: &Model) -> impl Iterator<Item = &Run> {
    let speed = model.choices().chart_for(model.puzzle()) == Chart::Speed;
    model.runs[model.puzzle()]
        .list()
        .iter()
        .filter(move |run| run.shown && unfold_app::runs::is_comparable(model, run, speed))
}

/// Legend of the lines: as many entries as leave room for the plot.
fn legend(ui: &mut Ui, model: &Model, others: &[&Run]) {
    // Alone a run needs no name, and its lines are named where they end.
    let claims = |run: &&Run| !run.series.claims().is_empty();
    let claimed = !model.results().series.claims().is_empty() || others.iter().any(claims);
    if others.is_empty() && model.choices().chart_for(model.puzzle()) != Chart::Speed && !claimed {
        return;
    }
    let language = model.language();
    let [best, lower] = theme::line_colours(ui);
    let room = ((ui.available_height() - PLOT) / ENTRY).max(1.0) as usize;
    // Its lines are no buttons and may stand close together.
    let usual = std::mem::take(&mut ui.spacing_mut().interact_size.y);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        if let Some(run) = unfold_app::runs::current(model) {
            plot_lines::legend_entry(ui, &runs::name(language, run), best, STRONG);
        }
        if model.choices().chart_for(model.puzzle()) != Chart::Speed && claimed {
            plot_lines::legend_entry(ui, window::PLOT_CLAIMED.get(language), lower, THIN[1]);
        }
        let most = if others.len() > room { room.saturating_sub(1) } else { room };
        for run in others.iter().take(most) {
            plot_lines::legend_entry(ui, &runs::name(language, run), runs::colour(ui, run), THIN[0]);
        }
        if others.len() > most {
            let names: Vec<String> = others.iter().skip(most).map(|run| runs::name(language, run)).collect();
            ui.small(say::LEGEND_MORE.fill(language, [&names.len()])).on_hover_text(names.join("\n"));
        }
    });
    ui.spacing_mut().interact_size.y = usual;
}

/// The axis of time that is set, and an empty plot with it; `name` tells the plots apart.
fn plot<'a>(ui: &Ui, model: &Model, name: &str, others: &[&Run]) -> (TimeAxis, Plot<'a>) {
    let results = model.results();
    let all = || others.iter().map(|run| (&run.series, run.elapsed)).chain([(&results.series, results.elapsed)]);
    let first = all().filter_map(|(series, _)| first_time(series)).min_by(f64::total_cmp);
    let end = all().map(|(_, elapsed)| elapsed.as_secs_f64()).fold(0.0, f64::max);
    let time = TimeAxis::of(model.settings.log_time, first, end);
    // The lines of the grid are fainter than by default, the labels of the axes are not.
    let plot = plot_lines::quiet_plot(Id::unique((name, time.logarithmic)));
    let plot = plot.grid_color(theme::colours(ui).grid).grid_fade(0.3);
    (time, time.axis(model.language(), plot, window::PLOT_X.get(model.language())))
}

/// Time of the first result that is drawn.
fn first_time(series: &Series) -> Option<f64> {
    let firsts = [series.lengths(), series.rate()].into_iter().filter_map(|points| points.first());
    firsts.map(|[time, _]| *time).filter(|time| *time > 0.0).min_by(f64::total_cmp)
}

/// The lengths that the axis shows: from the shortest solution to the longest of the first ones, and the bound where it is not far below
/// them. Solutions much longer than the shortest, such as the moves of a log undone, lie above.
fn lengths_shown<'a>(all: impl Iterator<Item = &'a Series>) -> [f64; 2] {
    let of = |series: &Series| {
        let best = series.lengths().last()?[1];
        let [time, length] = *series.lengths().iter().find(|[_, length]| *length <= MOST * best)?;
        let known = [series.bounds(), series.claims()].into_iter().filter_map(|points| value(points, time));
        let bound = known.min_by(f64::total_cmp).unwrap_or(length - 1.0).min(best);
        let least = best - BELOW * (length - best).max(NARROW);
        Some([bound.max(least) - BEYOND, length + BEYOND])
    };
    let join = |one: [f64; 2], other: [f64; 2]| [one[0].min(other[0]), one[1].max(other[1])];
    all.filter_map(of).reduce(join).unwrap_or(EMPTY)
}

/// The points of a line from the first on that the axis shows.
fn from(points: &[Point], [least, most]: [f64; 2]) -> &[Point] {
    let first = points.iter().position(|[_, value]| (least..=most).contains(value)).unwrap_or(points.len());
    &points[first..]
}

/// The chart of the best length and of the proven lower bound over the time of the search.
fn length(ui: &mut Ui, model: &Model, others: &[&Run], tells: bool) {
    let language = model.language();
    let results = model.results();
    let metric = model.shown_metric();
    let now = results.elapsed.as_secs_f64();
    let line_colours = theme::line_colours(ui);
    let colours: Vec<_> = others.iter().map(|run| runs::colour(ui, run)).collect();
    let (time, plot) = plot(ui, model, "length", others);
    let [least, most] = lengths_shown(others.iter().map(|run| &run.series).chain([&results.series]));
    let gap_colour = theme::colours(ui).gap;
    let axis = plot_lines::values(ui, &window::PLOT_Y.fill(language, [&metric]), whole_number);
    let plot = plot_lines::whole_steps(plot.custom_y_axes(vec![axis]).include_y(least).include_y(most));
    let shown = plot.show(ui, |plot| {
        let column = plot_lines::column(plot);
        let [best, lower, claimed] =
            [window::PLOT_BEST, window::PLOT_LOWER, window::PLOT_CLAIMED].map(|text| text.get(language));
        // The bounds that are claimed, those that are proven, and the best lengths of a run.
        let lines_of = |run, series: &Series, end: f64, colours: [Color32; 2], widths: [f32; 2]| {
            let of = [(series.claims(), claimed, 1), (series.bounds(), lower, 1), (series.lengths(), best, 0)];
            of.map(|(points, what, n)| PlotLine {
                run,
                what,
                points: time.steps(from(points, [least, most]), end, column),
                steps: true,
                colour: colours[n],
                width: widths[n],
                dashed: what == claimed,
                label: None,
            })
        };
        let mut lines = Vec::new();
        for (&run, colour) in others.iter().zip(colours) {
            let mut of = lines_of(Some(run), &run.series, run.elapsed.as_secs_f64(), [colour; 2], THIN);
            of[2].label = Some(run.number.to_string());
            lines.extend(of);
        }
        let (times, low, high) = results.series.gap(now);
        if times.len() > 1 {
            let last = times.len() - 1;
            let ending = |n: usize, at: f64| if n == last { time.end_of_line(at) } else { at };
            let times: Vec<f64> = times.into_iter().enumerate().map(|(n, at)| time.place(ending(n, at))).collect();
            let [low, high] =
                [low, high].map(|line| line.iter().map(|value| value.clamp(least, most)).collect::<Vec<_>>());
            let area = FilledArea::new("", &times, &low, &high);
            plot.add(area.fill_color(gap_colour).allow_hover(false));
        }
        let mut of = lines_of(unfold_app::runs::current(model), &results.series, now, line_colours, [STRONG; 2]);
        if results.is_optimal() {
            of[2].label = Some(window::BEST_OPTIMAL.get(language).to_owned());
        } else {
            of.iter_mut().for_each(|line| line.label = Some(line.what.to_owned()));
        }
        lines.extend(of);
        plot_lines::draw(plot, time, lines, tells)
    });
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, window::PLOT_NAME.get(language)));
    let text = shown.inner.map(|at| {
        let (name, value) = (name(model, at.run), format!("{:.0}", at.value));
        say::POINT_LENGTH.fill(language, [&name, &at.what, &value, &metric, &plot_lines::seconds(at.time)])
    });
    plot_lines::show_tooltip(ui, &shown.response, text);
}

/// The chart of nodes a second over the time of the search.
fn speed(ui: &mut Ui, model: &Model, others: &[&Run], tells: bool) {
    let language = model.language();
    let results = model.results();
    let colours: Vec<_> = others.iter().map(|run| runs::colour(ui, run)).collect();
    let strong = theme::line_colours(ui)[0];
    let (time, plot) = plot(ui, model, "speed", others);
    let axis = plot_lines::values(ui, say::SPEED_Y.get(language), |mark| numbers::short(mark.value).get(language));
    let plot = plot.custom_y_axes(vec![axis]).include_y(0.0).include_y(SLOW);
    let shown = plot.show(ui, |plot| {
        let column = plot_lines::column(plot);
        let line = |run, points, colour, width| PlotLine {
            run,
            what: "",
            points,
            steps: false,
            colour,
            width,
            dashed: false,
            label: None,
        };
        let beside = others.iter().zip(colours).map(|(&run, colour)| PlotLine {
            label: Some(run.number.to_string()),
            ..line(Some(run), time.line(run.series.rate(), column, false), colour, THIN[0])
        });
        let current =
            line(unfold_app::runs::current(model), time.line(results.series.rate(), column, true), strong, STRONG);
        plot_lines::draw(plot, time, beside.chain([current]).collect(), tells)
    });
    let latest = match results.series.rate().last() {
        Some([_, latest]) => say::SPEED_NAME.fill(language, [&numbers::short(*latest)]),
        None => say::SPEED_NONE.get(language).into(),
    };
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &latest));
    let text = shown.inner.map(|at| {
        say::POINT_SPEED
            .fill(language, [&name(model, at.run), &numbers::short(at.value), &plot_lines::seconds(at.time)])
    });
    plot_lines::show_tooltip(ui, &shown.response, text);
}

/// The name of a run that may be kept no more.
fn name(model: &Model, run: Option<&Run>) -> String {
    run.map_or_else(String::new, |run| runs::name(model.language(), run))
}
