//! The method pages: a figure with text below. Each figure has its own function; some methods share one.

pub mod basics;

use crate::ui::{theme, widgets};
use eframe::egui::{Align2, Color32, Label, Pos2, Rect, Role, ScrollArea, Sense, Shape, Stroke, StrokeKind, Ui, Vec2};
use eframe::egui::{WidgetInfo, pos2, vec2};
use unfold_app::command::{CoordinatesCommand, message::Messages};
use unfold_app::{lesson::methods, method_page::MethodPage, model::Model, puzzles::graph::distribution};
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_text::{Language, Phrase, Text, lesson, method_basics as words, methods as say, numbers};

const FIGURE_HEIGHT: f32 = 190.0;

pub(crate) fn show(ui: &mut Ui, model: &Model, page: MethodPage, messages: &mut Messages) {
    let language = model.language();
    // Each page has its own scroll offset.
    let scroll = ScrollArea::vertical().id_salt(("method", methods::title(page).get(language)));
    scroll.auto_shrink(false).show(ui, |ui| {
        widgets::scroll_by_keys(ui);
        show_figure(ui, model, page);
        if page == MethodPage::Coordinates {
            ui.add_space(theme::GAP);
            widgets::button(ui, model, CoordinatesCommand::Coordinates, messages);
        }
        for paragraph in methods::paragraphs(language, page) {
            ui.add_space(theme::GAP);
            ui.add(Label::new(paragraph).wrap());
        }
    });
}

/// The figure being drawn: its area and colours.
pub(crate) struct Figure<'a> {
    model: &'a Model,
    ui: &'a Ui,
    language: Language,
    rect: Rect,
    ink: Color32,
    faint: Color32,
    /// Colour of the solved state and of what leads straight to it.
    good: Color32,
    /// Colour of unsolved states, earlier phases and dead ends.
    bad: Color32,
}

impl Figure<'_> {
    /// Maps figure coordinates in `[0, 1]` to the window.
    fn to_window(&self, x: f32, y: f32) -> Pos2 {
        self.rect.min + vec2(x, y) * self.rect.size()
    }

    fn text(&self, at: Pos2, anchor: Align2, text: &str) {
        self.ui.painter().text(at, anchor, text, theme::font(theme::TEXT_SMALL), self.ink);
    }

    fn localised_text(&self, at: Pos2, anchor: Align2, text: Text<0>) {
        self.text(at, anchor, text.get(self.language));
    }

    /// Draws a polyline, `width` in points.
    fn line(&self, points: &[Pos2], width: f32, colour: Color32) {
        self.ui.painter().add(Shape::line(points.to_vec(), Stroke::new(width, colour)));
    }

    fn arrow(&self, from: Pos2, to: Pos2, colour: Color32) {
        let along = (to - from).normalized() * 9.0;
        let aside = along.rot90() * 0.5;
        self.line(&[from, to], 2.0, colour);
        self.ui.painter().add(Shape::convex_polygon(
            vec![to, to - along + aside, to - along - aside],
            colour,
            Stroke::NONE,
        ));
    }

    /// Draws a rounded frame with a faint fill.
    fn frame(&self, rect: Rect, colour: Color32) {
        self.ui.painter().rect_filled(rect, 10.0, colour.gamma_multiply(0.12));
        self.ui.painter().rect_stroke(rect, 10.0, Stroke::new(1.5, colour), StrokeKind::Inside);
    }

    fn dot(&self, at: Pos2, radius: f32, colour: Color32) {
        self.ui.painter().circle_filled(at, radius, colour);
    }
}

const CUBE3: PuzzleId = PuzzleId::Cube3;
/// The cube at each end of an axis of the 2×2×2×2.
const CUBE2: PuzzleId = PuzzleId::Cube2;

/// Draws a page's figure with a screen-reader label.
fn show_figure(ui: &mut Ui, model: &Model, page: MethodPage) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), FIGURE_HEIGHT), Sense::hover());
    let [bad, good] = theme::line_colours(ui);
    let (ink, faint) = (ui.visuals().text_color(), ui.visuals().weak_text_color());
    ui.painter().rect_filled(rect, 6.0, ui.visuals().faint_bg_color);
    let figure = Figure { model, ui, language: model.language(), rect: rect.shrink(12.0), ink, faint, good, bad };
    let (draw, name): (fn(&Figure<'_>), Phrase) = match page {
        MethodPage::Cube2 => (bars, say::PICTURE_BARS.with([&(distribution(Metric::Htm).len() - 1)])),
        MethodPage::Cube3 => (basics::pieces, words::PICTURE_PIECES.into()),
        MethodPage::Coordinates => (basics::coordinates, words::PICTURE_COORDINATES.into()),
        MethodPage::ThreePhases => (basics::phases, words::PICTURE_PHASES.into()),
        MethodPage::TwoPhase => (two_phase, say::PICTURE_NESTED.into()),
        MethodPage::Direct => (direct, say::PICTURE_NESTED.into()),
        MethodPage::Greedy => (valley, say::PICTURE_VALLEY.into()),
        MethodPage::ScoreIda | MethodPage::Optimal | MethodPage::Proof => (tree, say::PICTURE_TREE.into()),
        MethodPage::Anytime => (cubes, say::PICTURE_CUBES.into()),
        MethodPage::FourPhases => (chain, say::PICTURE_CHAIN.into()),
        MethodPage::Crosses => (cross, say::PICTURE_CROSS.into()),
        MethodPage::Graph => (rings, say::PICTURE_RINGS.into()),
    };
    draw(&figure);
    let name = name.get(model.language());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
}

/// Number of positions of the 2×2×2 at each distance in HTM, on a logarithmic scale.
fn bars(figure: &Figure<'_>) {
    let counts = distribution(Metric::Htm);
    let all = counts.len() as f32;
    let most = counts.iter().copied().max().unwrap_or(1).max(1) as f32;
    for (n, &count) in counts.iter().enumerate() {
        let (left, right) = ((n as f32 + 0.1) / all, (n as f32 + 0.9) / all);
        // The factor of 2 keeps a single position visible.
        let height = 0.72 * (count as f32 * 2.0).log10() / (most * 2.0).log10();
        let bar = Rect::from_min_max(figure.to_window(left, 0.88 - height), figure.to_window(right, 0.88));
        figure.ui.painter().rect_filled(bar, 2.0, figure.good);
        figure.text(
            bar.center_top() - vec2(0.0, 2.0),
            Align2::CENTER_BOTTOM,
            &numbers::with_si_prefix(count as f64).get(figure.language),
        );
        figure.text(bar.center_bottom() + vec2(0.0, 2.0), Align2::CENTER_TOP, &format!("{n}"));
    }
}

/// A path of four phases.
fn chain(figure: &Figure<'_>) {
    let points: Vec<_> = (0..5u8).map(|n| figure.to_window(0.06 + 0.22 * f32::from(n), 0.5)).collect();
    for (n, pair) in points.windows(2).enumerate() {
        let colour = if n == 3 { figure.good } else { figure.bad };
        figure.arrow(pair[0] + vec2(6.0, 0.0), pair[1] - vec2(8.0, 0.0), colour);
        let phase = lesson::PART_PHASE.fill(figure.language, [&(n + 1)]);
        figure.text(pair[0].lerp(pair[1], 0.5) - vec2(0.0, 6.0), Align2::CENTER_BOTTOM, &phase);
        figure.dot(pair[0], 4.5, figure.ink);
    }
    figure.dot(points[4], 6.0, figure.good);
    figure.localised_text(points[0] + vec2(-4.0, 10.0), Align2::LEFT_TOP, say::PICTURE_START);
    figure.localised_text(points[4] + vec2(0.0, 10.0), Align2::CENTER_TOP, say::PICTURE_SOLVED);
}

fn two_phase(figure: &Figure<'_>) {
    nested(figure, [1, 2].map(|n: u8| lesson::PART_PHASE.fill(figure.language, [&n])));
}

/// Draws two phases, named orientation and permutation.
fn direct(figure: &Figure<'_>) {
    nested(figure, [lesson::PART_ORIENTATION, lesson::PART_PERMUTATION].map(|phase| phase.get(figure.language).into()));
}

/// The solved cube within G1 within all positions, and a path of two phases with these names.
fn nested(figure: &Figure<'_>, [first, second]: [String; 2]) {
    let all = Rect::from_min_max(figure.to_window(0.0, 0.0), figure.to_window(1.0, 1.0));
    let inner = Rect::from_min_max(figure.to_window(0.45, 0.2), figure.to_window(0.97, 0.9));
    figure.frame(all, figure.faint);
    figure.frame(inner, figure.good);
    let count = methods::scientific_notation(figure.language, methods::CUBE3_STATES);
    figure.text(all.left_top() + vec2(10.0, 8.0), Align2::LEFT_TOP, &say::PICTURE_ALL.fill(figure.language, [&count]));
    let of_g1 = format!("G1: {}", numbers::grouped(methods::g1_order()));
    figure.text(inner.left_top() + vec2(10.0, 8.0), Align2::LEFT_TOP, &of_g1);
    let (start, middle, home) =
        (figure.to_window(0.08, 0.72), figure.to_window(0.52, 0.62), figure.to_window(0.88, 0.62));
    figure.arrow(start, middle, figure.bad);
    figure.arrow(middle, home - vec2(8.0, 0.0), figure.good);
    figure.dot(start, 5.0, figure.bad);
    figure.dot(middle, 4.0, figure.ink);
    figure.dot(home, 6.0, figure.good);
    figure.localised_text(start + vec2(0.0, 10.0), Align2::LEFT_TOP, say::PICTURE_START);
    figure.text(start.lerp(middle, 0.5) - vec2(0.0, 8.0), Align2::CENTER_BOTTOM, &first);
    figure.text(middle.lerp(home, 0.5) - vec2(0.0, 6.0), Align2::CENTER_BOTTOM, &second);
    figure.localised_text(home + vec2(0.0, 10.0), Align2::CENTER_TOP, say::PICTURE_SOLVED);
}

/// A search tree three moves deep: most branches are pruned, one leads to solved.
fn tree(figure: &Figure<'_>) {
    const BRANCHES: usize = 3;
    let place = |level: usize, n: usize| {
        let width = BRANCHES.pow(level as u32) as f32;
        figure.to_window(0.2 + 0.62 * (n as f32 + 0.5) / width, 0.12 + 0.25 * level as f32)
    };
    // Surviving nodes per level.
    let alive = [vec![0], vec![1, 2], vec![4, 6], vec![13]];
    for level in 1..alive.len() {
        for n in alive[level - 1].iter().flat_map(|n| BRANCHES * n..BRANCHES * n + BRANCHES) {
            let (from, to) = (place(level - 1, n / BRANCHES), place(level, n));
            let goes_on = alive[level].contains(&n);
            let on_the_way = level == 3 && goes_on || [1, 4].get(level - 1) == Some(&n);
            let colour = if on_the_way { figure.good } else { figure.faint };
            figure.line(&[from, to], if on_the_way { 2.5 } else { 1.2 }, colour);
            if goes_on {
                figure.dot(to, 4.0, colour);
            } else {
                let arm = Vec2::splat(4.0);
                figure.line(&[to - arm, to + arm], 2.0, figure.bad);
                figure.line(&[to + vec2(-arm.x, arm.y), to + vec2(arm.x, -arm.y)], 2.0, figure.bad);
            }
        }
        let at = pos2(figure.rect.left(), place(level, 0).y);
        figure.text(at, Align2::LEFT_CENTER, &say::PICTURE_DEPTH.fill(figure.language, [&level]));
    }
    let root = place(0, 0);
    figure.dot(root, 5.0, figure.ink);
    figure.localised_text(root - vec2(10.0, 0.0), Align2::RIGHT_CENTER, say::PICTURE_START);
    figure.localised_text(place(3, 13) + vec2(0.0, 6.0), Align2::CENTER_TOP, say::PICTURE_SOLVED);
    figure.localised_text(figure.to_window(1.0, 0.0), Align2::RIGHT_TOP, say::PICTURE_CUT);
}

/// A descent that ends in a local minimum, with solved beyond a hill.
fn valley(figure: &Figure<'_>) {
    let height =
        |x: f32| 0.5 + 0.24 * (9.0 * x + 1.2).cos() - 0.42 * (x - 0.5) * (1.0 - x) + 0.35 * (x - 0.75).max(0.0);
    // Downward on the screen is a lower score.
    let at = |x: f32| figure.to_window(0.08 + 0.88 * x, 1.0 - (0.12 + 0.8 * (1.0 - x) * height(x)).clamp(0.05, 0.95));
    let steps: Vec<Pos2> = (0..=100).map(|n| at(n as f32 / 100.0)).collect();
    figure.line(&steps, 2.0, figure.faint);
    figure.line(&[figure.to_window(0.04, 0.05), figure.to_window(0.04, 0.97)], 1.0, figure.faint);
    figure.localised_text(figure.to_window(0.06, 0.0), Align2::LEFT_TOP, lesson::SCORE_OF);
    // Follow the curve while it goes down.
    let from = 2;
    let lowest = (from..steps.len() - 1).find(|&n| steps[n + 1].y < steps[n].y - 0.01).unwrap_or(steps.len() - 1);
    figure.line(&steps[from..=lowest], 3.0, figure.bad);
    figure.dot(steps[from], 5.0, figure.bad);
    figure.dot(steps[lowest], 6.0, figure.bad);
    figure.localised_text(steps[from] + vec2(12.0, 0.0), Align2::LEFT_CENTER, say::PICTURE_START);
    figure.localised_text(steps[lowest] + vec2(0.0, -10.0), Align2::CENTER_BOTTOM, say::PICTURE_STUCK);
    let home = steps[steps.len() - 1];
    figure.dot(home, 6.0, figure.good);
    figure.localised_text(home - vec2(0.0, 10.0), Align2::RIGHT_BOTTOM, say::PICTURE_SOLVED);
}

/// Two 2×2×2 cubes at the ends of the axis that joins them.
fn cubes(figure: &Figure<'_>) {
    let size = 0.22 * figure.rect.height();
    let [left, right] = [0.24, 0.72].map(|x| figure.to_window(x, 0.45));
    figure.line(&[left + vec2(size * 1.5, 0.0), right - vec2(size * 1.4, 0.0)], 2.0, figure.faint);
    for (middle, text) in [(left, say::PICTURE_SIDE), (right, say::PICTURE_OTHER_SIDE)] {
        small_cube(figure, middle, size);
        figure.localised_text(middle + vec2(0.0, size * 1.75), Align2::CENTER_TOP, text);
    }
    let middle = left.lerp(right, 0.5);
    figure.localised_text(middle - vec2(0.0, size * 0.9), Align2::CENTER_BOTTOM, say::PICTURE_SHARED);
    for x in [-1.0f32, 1.0] {
        let from = middle + vec2(0.0, -size * 0.7);
        figure.arrow(from, from + vec2(x * size * 1.1, size * 0.45), figure.good);
    }
}

/// A 2×2×2 in parallel projection.
fn small_cube(figure: &Figure<'_>, middle: Pos2, size: f32) {
    let [right, down, back] = [vec2(size, 0.0), vec2(0.0, size), vec2(size * 0.45, -size * 0.4)];
    let corner = middle - right - down * 0.8 - back * 0.5;
    side(figure, corner, [right, down], (CUBE2, 2));
    side(figure, corner + back * 2.0, [right, -back], (CUBE2, 0));
    side(figure, corner + right * 2.0, [back, down], (CUBE2, 1));
}

/// A side of a cube in a single colour.
fn side(figure: &Figure<'_>, from: Pos2, [a, b]: [Vec2; 2], (puzzle, colour): (PuzzleId, u8)) {
    let fill = theme::facelet_colour(figure.model, puzzle, colour);
    let size: u8 = if puzzle == CUBE3 { 3 } else { 2 };
    for n in 0..size * size {
        let at = from + a * f32::from(n % size) + b * f32::from(n / size);
        let points = vec![at, at + a, at + a + b, at + b];
        figure.ui.painter().add(Shape::convex_polygon(points, fill, Stroke::new(1.5, theme::BLACK)));
    }
}

/// A face with its cross, and the slots of its pairs.
fn cross(figure: &Figure<'_>) {
    let size = 0.27 * figure.rect.height();
    let corner = figure.to_window(0.5, 0.5) - Vec2::splat(1.5 * size);
    for n in 0..9usize {
        let rect = Rect::from_min_size(corner + vec2((n % 3) as f32, (n / 3) as f32) * size, Vec2::splat(size));
        let rect = rect.shrink(2.0);
        let (is_slot, colour) = match n {
            0 | 2 | 6 | 8 => (true, figure.faint.gamma_multiply(0.25)),
            _ => (false, theme::facelet_colour(figure.model, CUBE3, 0)),
        };
        figure.ui.painter().rect(rect, 4.0, colour, Stroke::new(1.5, figure.faint), StrokeKind::Inside);
        if is_slot {
            figure.ui.painter().rect_stroke(rect.shrink(6.0), 4.0, Stroke::new(1.5, figure.good), StrokeKind::Inside);
        }
    }
    // Side stickers of the four edges, in the colours of the centres they match.
    for (side, colour) in [(vec2(0.0, -1.0), 5), (vec2(1.0, 0.0), 1), (vec2(0.0, 1.0), 2), (vec2(-1.0, 0.0), 4)] {
        let middle = figure.to_window(0.5, 0.5) + side * 1.62 * size;
        let across = vec2(side.y.abs(), side.x.abs()) * 0.86 * size + vec2(side.x.abs(), side.y.abs()) * 0.16 * size;
        figure.ui.painter().rect_filled(
            Rect::from_center_size(middle, across),
            2.0,
            theme::facelet_colour(figure.model, CUBE3, colour),
        );
    }
    let edge = corner + vec2(2.5, 1.5) * size;
    let slot = corner + vec2(2.5, 2.5) * size;
    for (to, y, text) in [(edge, 0.3, say::PICTURE_EDGE), (slot, 0.85, say::PICTURE_SLOT)] {
        let from = figure.to_window(0.74, y);
        figure.line(&[to, from], 1.2, figure.ink);
        figure.localised_text(from + vec2(5.0, 0.0), Align2::LEFT_CENTER, text);
    }
}

/// Rings of nodes around the solved one, and a shortest path.
fn rings(figure: &Figure<'_>) {
    let middle = figure.to_window(0.5, 0.5);
    let radius = |ring: usize| ring as f32 * 0.155 * figure.rect.height();
    let place = |ring: usize, n: usize| {
        let turn = std::f32::consts::TAU * (n as f32 + 0.37 * ring as f32) / (6 * ring).max(1) as f32;
        middle + vec2(turn.cos() * 2.2, turn.sin()) * radius(ring)
    };
    for ring in 1..=3usize {
        for n in 0..6 * ring {
            // Every node has a neighbour one ring further in.
            let inner = if ring == 1 { middle } else { place(ring - 1, n * (ring - 1) / ring) };
            figure.line(&[place(ring, n), inner], 0.8, figure.faint.gamma_multiply(0.6));
            figure.dot(place(ring, n), 3.0, figure.faint);
        }
        let at = place(ring, 0) + vec2(8.0, 0.0);
        figure.text(at, Align2::LEFT_CENTER, &format!("{ring}"));
    }
    let path = [place(3, 11), place(2, 11 * 2 / 3), place(1, (11 * 2 / 3) / 2), middle];
    figure.line(&path, 3.0, figure.good);
    path.iter().for_each(|at| figure.dot(*at, 4.0, figure.good));
    figure.dot(middle, 6.0, figure.good);
    figure.localised_text(path[0] - vec2(8.0, 0.0), Align2::RIGHT_CENTER, say::PICTURE_START);
    figure.localised_text(middle + vec2(0.0, 9.0), Align2::CENTER_TOP, say::PICTURE_SOLVED);
}
