//! Axes, lines, legend entries and tooltips shared by the charts.

use super::line_labels::LabelPlacer;
use crate::ui::theme;
use eframe::egui::{self, Align2, Color32, CursorIcon, Id, PopupAnchor, Pos2, Rangef, Response, RichText, Role, Sense};
use eframe::egui::{Stroke, TextStyle, Tooltip, Ui, WidgetInfo, vec2};
use egui_plot::{AxisHints, GridMark, Line, LineStyle, Plot, PlotPoint, PlotUi, Points, Text};
use unfold_app::document::runs::Run;
use unfold_app::document::runs::series::{Point, averaged, last_per_column, steps, thinned};
use unfold_text::{Language, numbers::Decimal};

/// Bounds of the start of a logarithmic axis, in seconds.
const LOG_START_RANGE: [f64; 2] = [1e-4, 1e-1];
/// A line extends to at least this multiple of the start of a logarithmic axis, so that instant results are visible.
const MIN_LINE_FACTOR: f64 = 3.0;
/// Decimals of times, enough for the earliest start of a logarithmic axis.
const TIME_DECIMALS: usize = 4;
/// Width of the columns that lines are thinned to, in points.
const COLUMN_WIDTH: f64 = 2.0;
/// Maximum distance of the pointer from a hovered line, in points.
const HOVER_DISTANCE: f32 = 12.0;
/// Label spacing of the time axis in points; equal bounds keep labels from fading.
const TIME_LABEL_SPACING: Rangef = Rangef { min: 30.0, max: 30.0 };
/// Label spacing of the value axis, in points.
pub(crate) const VALUE_LABEL_SPACING: Rangef = Rangef { min: 17.0, max: 17.0 };
/// Space before the first mark of a logarithmic axis, as a share of its length. Without it the label of that mark can
/// overlap the lowest label of the other axis.
const LOG_AXIS_PADDING: f64 = 0.03;
/// Height of the time axis below the plot, with its name, in points.
const TIME_AXIS_HEIGHT: f32 = 5.0 * theme::GRID;
/// Length of a legend's line sample and the space after it, in points.
const SWATCH: [f32; 2] = [18.0, 5.0];

/// Time axis in seconds, linear or logarithmic.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TimeAxis {
    pub(crate) logarithmic: bool,
    /// Start of a logarithmic axis, in seconds.
    earliest: f64,
    /// End of the data, in seconds.
    end: f64,
}

impl TimeAxis {
    /// An axis for data that begins at `first` and ends at `end`, in seconds.
    pub(crate) fn new(logarithmic: bool, first: Option<f64>, end: f64) -> Self {
        let first = first.filter(|time| *time > 0.0).unwrap_or(LOG_START_RANGE[1]);
        let earliest = 10f64.powf(first.log10().floor()).clamp(LOG_START_RANGE[0], LOG_START_RANGE[1]);
        Self { logarithmic, earliest, end }
    }

    /// End of a line that ran until `seconds`.
    pub(crate) fn end_of_line(self, seconds: f64) -> f64 {
        if self.logarithmic { seconds.max(MIN_LINE_FACTOR * self.earliest) } else { seconds }
    }

    /// Plot coordinate of a time.
    pub(crate) fn coordinate(self, seconds: f64) -> f64 {
        if self.logarithmic { seconds.max(self.earliest).log10() } else { seconds }
    }

    /// Time in seconds at the end of a column that begins at `seconds`; its width `column` is in plot coordinates.
    fn column_end(self, seconds: f64, column: f64) -> f64 {
        if self.logarithmic { seconds.max(self.earliest) * 10f64.powf(column) } else { seconds + column }
    }

    fn points(self, points: impl IntoIterator<Item = Point>) -> Vec<Point> {
        points.into_iter().map(|[time, value]| [self.coordinate(time), value]).collect()
    }

    /// Step line up to `now`, thinned to one point per column.
    pub(crate) fn steps(self, points: &[Point], now: f64, column: f64) -> Vec<Point> {
        self.points(steps(&last_per_column(points, |t| self.column_end(t, column)), self.end_of_line(now)))
    }

    /// Polyline thinned to columns, with peaks or with means only.
    pub(crate) fn line(self, points: &[Point], column: f64, peaks: bool) -> Vec<Point> {
        let after = |t| self.column_end(t, column);
        self.points(if peaks { thinned(points, after) } else { averaged(points, after) })
    }

    /// Applies this axis to a plot.
    pub(crate) fn axis<'a>(self, language: Language, plot: Plot<'a>, name: &str) -> Plot<'a> {
        let hints = AxisHints::new_x().label(RichText::new(name).small()).label_spacing(TIME_LABEL_SPACING);
        let text = move |mark: GridMark| {
            if self.logarithmic { power_of_ten_label(language, mark) } else { seconds(mark.value).get(language) }
        };
        let plot = plot.custom_x_axes(vec![hints.formatter(move |mark, _| text(mark))]);
        if self.logarithmic {
            let [start, end] = [self.earliest, self.end.max(10.0 * self.earliest)].map(|time| self.coordinate(time));
            plot.x_grid_spacer(egui_plot::uniform_grid_spacer(|_| [1.0, 1.0, 1.0]))
                .include_x(start - LOG_AXIS_PADDING * (end - start))
                .include_x(end)
        } else {
            plot.include_x(0.0).include_x(self.end.max(LOG_START_RANGE[0]))
        }
    }
}

/// A value axis. A name longer than the axis is left out.
pub(crate) fn value_axis<'a>(ui: &Ui, name: &str, text: impl Fn(GridMark) -> String + 'a) -> AxisHints<'a> {
    let has_room = theme::text_width(ui, name, TextStyle::Small) <= ui.available_height() - TIME_AXIS_HEIGHT;
    let name = if has_room { name } else { "" };
    let hints = AxisHints::new_y().label(RichText::new(name).small()).label_spacing(VALUE_LABEL_SPACING);
    hints.formatter(move |mark, _| text(mark))
}

/// Places as many marks at whole numbers on a plot's vertical axis as fit.
pub(crate) fn steps_with_room(plot: Plot<'_>) -> Plot<'_> {
    plot.grid_spacing(GRID_SPACING).y_grid_spacer(egui_plot::uniform_grid_spacer(|input| {
        let step = step_with_room(input.base_step_size * f64::from((VALUE_LABEL_SPACING.max + 1.0) / GRID_SPACING.min));
        [step; 3]
    }))
}

/// Grid spacing in points: lines are invisible at the minimum and opaque from the maximum.
const GRID_SPACING: Rangef = Rangef { min: 8.0, max: 300.0 };

/// The smallest usual step between marks that is at least `least`; above 50, a multiple of 100.
fn step_with_room(least: f64) -> f64 {
    let usual = [1.0, 2.0, 3.0, 5.0, 10.0, 15.0, 20.0, 30.0, 50.0];
    let hundreds = (least / 100.0).ceil() * 100.0;
    usual.into_iter().find(|step| *step >= least).unwrap_or(hundreds)
}

pub(crate) struct PlotLine<'a> {
    /// The line's run, if known.
    pub(crate) run: Option<&'a Run>,
    /// Kind of value, for the tooltip; empty if all lines have the same.
    pub(crate) value_kind: &'static str,
    pub(crate) points: Vec<Point>,
    /// True for a step line: each value holds until the next.
    pub(crate) is_stepped: bool,
    pub(crate) colour: Color32,
    /// Line width in points.
    pub(crate) width: f32,
    /// True for uncertain values.
    pub(crate) dashed: bool,
    /// Label near the end of the line.
    pub(crate) label: Option<String>,
}

/// The hovered point of a line.
pub(crate) struct HoveredPoint<'a> {
    /// The line's run, if known.
    pub(crate) run: Option<&'a Run>,
    /// Kind of value, from [`PlotLine::value_kind`].
    pub(crate) value_kind: &'static str,
    /// Search time in seconds.
    pub(crate) time: f64,
    pub(crate) value: f64,
}

/// Width of a column in plot coordinates; 1e-9 before the plot's first frame.
pub(crate) fn column_width(plot: &PlotUi<'_>) -> f64 {
    let width = plot.transform().frame().width().max(1.0);
    let column = plot.plot_bounds().width() * COLUMN_WIDTH / f64::from(width);
    if column.is_finite() && column > 0.0 { column } else { 1e-9 }
}

/// Draws the lines and their labels. With `has_tooltips`, also marks and returns the hovered point.
pub(crate) fn draw<'a>(
    plot: &mut PlotUi<'_>,
    time: TimeAxis,
    lines: Vec<PlotLine<'a>>,
    has_tooltips: bool,
) -> Option<HoveredPoint<'a>> {
    let pointer = plot.response().hover_pos().filter(|_| has_tooltips);
    let near = pointer.and_then(|pointer| nearest(plot, &lines, pointer));
    let near = near.and_then(|(n, point)| lines.get(n).map(|line| (line.run, line.value_kind, line.colour, point)));
    let on_screen = |[x, y]: &Point| plot.screen_from_plot(PlotPoint::new(*x, *y));
    let drawn: Vec<Vec<Pos2>> = lines.iter().map(|line| line.points.iter().map(on_screen).collect()).collect();
    let mut room = LabelPlacer::new(*plot.transform().frame(), &drawn);
    // Label the lines in reverse, since those drawn last matter most.
    for (n, (line, points)) in lines.iter().zip(&drawn).enumerate().rev() {
        let (Some(label), Some(end)) = (&line.label, points.last()) else { continue };
        let font = theme::font(theme::TEXT_SMALL);
        let size = plot.ctx().fonts_mut(|fonts| fonts.layout_no_wrap(label.clone(), font, line.colour).size());
        let Some(place) = room.place(n, *end, size) else { continue };
        let at = plot.plot_from_screen(place.center());
        let text = Text::new("", at, theme::sized(label, theme::TEXT_SMALL)).color(line.colour);
        plot.text(text.anchor(Align2::CENTER_CENTER).allow_hover(false));
    }
    for line in lines {
        // egui_plot would draw a hover band between points of the same time.
        let style = if line.dashed { LineStyle::dashed_dense() } else { LineStyle::Solid };
        let line = Line::new("", line.points).color(line.colour).width(line.width).style(style);
        plot.line(line.allow_band(false).allow_hover(false));
    }
    near.map(|(run, value_kind, colour, [x, value])| {
        plot.points(Points::new("", vec![[x, value]]).color(colour).radius(4.0).allow_hover(false));
        HoveredPoint { run, value_kind, time: if time.logarithmic { 10f64.powf(x) } else { x }, value }
    })
}

/// Index of the line nearest to the pointer within [`HOVER_DISTANCE`], the last drawn if several tie, and its hovered
/// point.
fn nearest(plot: &PlotUi<'_>, lines: &[PlotLine<'_>], pointer: Pos2) -> Option<(usize, Point)> {
    let at = |[x, y]: Point| plot.screen_from_plot(PlotPoint::new(x, y));
    let mut best: Option<(f32, usize, Point)> = None;
    for (n, line) in lines.iter().enumerate().rev() {
        let ends = line.points.windows(2).map(|pair| (pair[0], pair[1]));
        for (from, to) in ends.chain(line.points.first().map(|only| (*only, *only))) {
            let (a, b) = (at(from), at(to));
            let along = b - a;
            let part = ((pointer - a).dot(along) / along.length_sq().max(f32::MIN_POSITIVE)).clamp(0.0, 1.0);
            let distance = pointer.distance(a + along * part);
            if distance <= HOVER_DISTANCE && best.is_none_or(|(least, ..)| distance < least) {
                let later = if line.is_stepped { from[0] == to[0] } else { part > 0.5 };
                best = Some((distance, n, if later { to } else { from }));
            }
        }
    }
    best.map(|(_, n, point)| (n, point))
}

pub(crate) fn show_tooltip(ui: &Ui, response: &Response, text: Option<String>) {
    let Some(text) = text else { return };
    response.clone().on_hover_cursor(CursorIcon::Crosshair);
    let tip = Tooltip::always_open(ui.ctx().clone(), response.layer_id, response.id, PopupAnchor::Pointer);
    tip.gap(12.0).show(|ui| ui.label(text));
}

/// An empty plot without coordinates, scrolling or boxed zoom.
pub(crate) fn quiet_plot<'a>(id: Id) -> Plot<'a> {
    Plot::new("").id(id).show_x(false).show_y(false).allow_scroll(false).allow_boxed_zoom(false)
}

pub(crate) fn legend_entry(ui: &mut Ui, text: &str, colour: Color32, width: f32) {
    let font = TextStyle::Small.resolve(ui.style());
    let most = (ui.max_rect().width() - SWATCH[0] - SWATCH[1]).max(20.0);
    let text_colour = ui.visuals().text_color();
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, text_colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width(most);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let cut = galley.elided;
    let size = vec2(SWATCH[0] + SWATCH[1] + galley.size().x, galley.size().y);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    swatch(ui, egui::Rect::from_min_size(rect.min, vec2(SWATCH[0], rect.height())), colour, width);
    let from =
        Align2::LEFT_CENTER.align_size_within_rect(galley.size(), rect.with_min_x(rect.left() + SWATCH[0] + SWATCH[1]));
    ui.painter().galley(from.min, galley, text_colour);
    if cut {
        response.on_hover_text(text);
    }
}

pub(crate) fn swatch(ui: &Ui, rect: egui::Rect, colour: Color32, width: f32) {
    ui.painter().line_segment([rect.left_center(), rect.right_center()], Stroke::new(width, colour));
}

/// Formats seconds without trailing zeros.
pub(crate) fn seconds(value: f64) -> Decimal {
    Decimal::trimmed(value, TIME_DECIMALS)
}

/// Label of a power of ten on a logarithmic axis; empty for other marks.
fn power_of_ten_label(language: Language, mark: GridMark) -> String {
    let whole = mark.value.round();
    if (mark.value - whole).abs() < 1e-6 { seconds(10f64.powf(whole)).get(language) } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axis_steps_are_the_smallest_that_fit() {
        for (least, step) in
            [(0.3, 1.0), (2.1, 3.0), (14.9, 15.0), (15.1, 20.0), (50.0, 50.0), (51.0, 100.0), (230.0, 300.0)]
        {
            assert_eq!(step_with_room(least), step);
        }
    }
}
