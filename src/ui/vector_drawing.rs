//! The net and the puzzle in space as plain drawings, which are written as SVG, or painted alone for a picture.

use eframe::egui::epaint::ColorMode;
use eframe::egui::{Align2, Color32, Painter, Pos2, Rect, Shape as Painted, Stroke, Ui, pos2, vec2};

use super::canvas::seen_on;
use super::theme;
use super::widgets::sticker_patterns;
use crate::app::App;
use crate::engine::puzzle::PuzzleId;
use crate::engine::puzzle::pieces::Pieces;
use crate::export::svg::{Drawing, Point, Rgb, Shape};
use crate::i18n::{editor, picture_export as say};
use crate::model::picture_export::PictureSubject;

/// The width of a facelet of the net.
const FACELET: f32 = 40.0;
/// The width and the height of the puzzle in space.
const WIDTH: f32 = 640.0;
/// What is left free around a drawing.
const MARGIN: f32 = 12.0;
/// A facelet is drawn this much smaller than its square, in parts of it.
const INSET: f32 = 0.06;
/// A letter on a side narrower than this could not be read.
const READABLE: f32 = 9.0;

/// What a picture shows, drawn; the chart is not among it.
pub(super) fn drawing(ui: &Ui, app: &App, subject: PictureSubject) -> Option<Drawing> {
    let (size, shapes, title) = match subject {
        PictureSubject::Chart => return None,
        PictureSubject::Net => {
            let [width, height] = app.puzzle().def().net.size;
            ([width * FACELET, height * FACELET], net_shapes(ui, app), say::DRAWN_NET)
        }
        PictureSubject::Space => ([WIDTH, WIDTH], space_shapes(ui, app), say::DRAWN_SPACE),
    };
    let name = editor::puzzle_name(app.puzzle()).get(app.language());
    Some(Drawing {
        title: title.fill(app.language(), [&name]),
        size: size.map(|length| length + 2.0 * MARGIN),
        ground: rgb(ui.visuals().panel_fill),
        shapes,
    })
}

/// A colour without its opacity.
fn rgb(colour: Color32) -> Rgb {
    [colour.r(), colour.g(), colour.b()]
}

/// The colour of each facelet as it is painted.
fn fills(ui: &Ui, app: &App) -> Vec<Color32> {
    let fill = |colour: &Option<u8>| {
        colour.map_or(theme::unpainted_colour(ui), |c| theme::facelet_colour(app, app.puzzle(), c))
    };
    app.painting().colours.iter().map(fill).collect()
}

/// The corners of a facelet of the net, `shrink` parts of its width inside its square.
fn square([x, y]: Point, shrink: f32) -> Vec<Point> {
    let (near, far) = (shrink, 1.0 - shrink);
    let corners = [[near, near], [far, near], [far, far], [near, far]];
    corners.map(|[dx, dy]| [x + dx, y + dy].map(|length| MARGIN + FACELET * length)).to_vec()
}

/// The flat net with letters, patterns and the rings around what is wrong.
fn net_shapes(ui: &Ui, app: &App) -> Vec<Shape> {
    let (puzzle, painting) = (app.puzzle(), app.painting());
    let (def, pieces) = (puzzle.def(), Pieces::of(puzzle));
    let line = (rgb(ui.visuals().weak_text_color()), 1.0);
    let strong = ui.visuals().strong_text_color();
    let letter = |at: Point, letter: char, size: f32, colour: Color32| Shape::Text {
        at: at.map(|length| MARGIN + FACELET * length),
        size: size * FACELET,
        text: letter.into(),
        colour: rgb(colour),
    };
    let mut out = Vec::new();
    let without_centres = pieces.centres().next().is_none();
    let names = || def.net.letters.iter().zip(def.letters);
    if without_centres && def.faces == 0 {
        out.extend(names().map(|(at, name)| letter(*at, *name, 0.55, strong)));
    }
    for (i, (corner, fill)) in def.net.facelets.iter().zip(fills(ui, app)).enumerate() {
        out.push(Shape::Polygon { corners: square(*corner, INSET), fill: Some(rgb(fill)), line });
        let is_centre = pieces.at(i).facelets.len() == 1;
        let lettered = app.settings().letters || is_centre;
        if let Some(colour) = painting.colours[i].filter(|_| app.settings().patterns && !is_centre) {
            let at = |[u, v]: Point| {
                let [x, y] = [corner[0] + INSET + (1.0 - 2.0 * INSET) * u, corner[1] + INSET + (1.0 - 2.0 * INSET) * v];
                Some(pos2(MARGIN + FACELET * x, MARGIN + FACELET * y))
            };
            out.extend(
                sticker_patterns::shapes((fill, colour), lettered, FACELET, at).into_iter().filter_map(drawing_shape),
            );
        }
        if let Some(colour) = painting.colours[i].filter(|_| lettered) {
            out.push(letter(corner.map(|c| c + 0.5), def.letters[usize::from(colour)], 0.5, theme::ink_on(fill)));
        }
    }
    if without_centres && def.faces > 0 {
        for (at, name) in names() {
            let around = (0..12).map(|n| (n as f32 / 12.0 * std::f32::consts::TAU).sin_cos());
            let corners = around.map(|(x, y)| [at[0] + 0.24 * x, at[1] + 0.24 * y].map(|c| MARGIN + FACELET * c));
            let fill = Some(rgb(ui.visuals().panel_fill));
            out.push(Shape::Polygon { corners: corners.collect(), fill, line: (rgb(strong), 1.0) });
            out.push(letter(*at, *name, 0.34, strong));
        }
    }
    let wrong = app.painting_check().errors.iter().flat_map(|error| &error.facelets);
    for corner in wrong.filter_map(|facelet| def.net.facelets.get(*facelet)) {
        out.push(Shape::Polygon {
            corners: square(*corner, INSET),
            fill: None,
            line: (rgb(theme::ERROR_RING), 0.09 * FACELET),
        });
    }
    out
}

/// The puzzle in space as it is seen while no turn is on its way, those polygons first that are behind.
fn space_shapes(ui: &Ui, app: &App) -> Vec<Shape> {
    let scene = app.scene_at_rest();
    let (body, seam) = (theme::colours(ui).body, theme::colours(ui).seam);
    let fills = fills(ui, app);
    let place = |at: Point| at.map(|c: f32| MARGIN + WIDTH / 2.0 * (1.0 + c));
    let mut out = Vec::new();
    for (n, polygon) in scene.polygons.iter().enumerate() {
        let facelet = polygon.facelet.filter(|_| polygon.coloured);
        let unlit = facelet.and_then(|facelet| fills.get(facelet)).copied().unwrap_or(body);
        let fill = seen_on(polygon, unlit, ui.visuals().panel_fill);
        let line = match (polygon.coloured, app.puzzle()) {
            (true, PuzzleId::Tess2) => (rgb(fill.lerp_to_gamma(theme::BLACK, 0.55)), 1.0),
            (true, _) => (rgb(fill.lerp_to_gamma(theme::BLACK, 0.4)), 0.5),
            (false, _) => (rgb(seam), 1.0),
        };
        let corners: Vec<Point> = polygon.outline.iter().copied().map(place).collect();
        let width = narrowest(&corners);
        let size = 0.55 * width;
        out.push(Shape::Polygon { corners, fill: Some(rgb(fill)), line });
        let colour = facelet.and_then(|facelet| app.painting().colours.get(facelet).copied().flatten());
        if let Some(colour) = colour.filter(|_| app.settings().patterns && width > READABLE) {
            let within = |part: f32| INSET + (1.0 - 2.0 * INSET) * part;
            let at = |[u, v]: Point| scene.spot(n, [within(u), within(v)]).map(place).map(|[x, y]| pos2(x, y));
            let shapes = sticker_patterns::shapes((fill, colour), app.settings().letters, width, at);
            out.extend(shapes.into_iter().filter_map(drawing_shape));
        }
        let shown = colour.filter(|_| app.settings().letters && size > READABLE);
        if let (Some(colour), Some(middle)) = (shown, scene.spot(n, [0.5, 0.5])) {
            let text = app.puzzle().def().letters[usize::from(colour)].into();
            out.push(Shape::Text { at: place(middle), size, text, colour: rgb(theme::ink_on(fill)) });
        }
    }
    out
}

/// A line or a convex polygon of a pattern.
fn drawing_shape(shape: Painted) -> Option<Shape> {
    let at = |points: &[Pos2]| points.iter().map(|point| [point.x, point.y]).collect();
    match shape {
        Painted::LineSegment { points, stroke } => {
            Some(Shape::Polygon { corners: at(&points), fill: None, line: (rgb(stroke.color), stroke.width) })
        }
        Painted::Path(path) => {
            let fill = (path.fill.a() > 0).then(|| rgb(path.fill));
            let line = if let ColorMode::Solid(colour) = path.stroke.color { rgb(colour) } else { [0; 3] };
            Some(Shape::Polygon { corners: at(&path.points), fill, line: (line, path.stroke.width) })
        }
        _ => None,
    }
}

/// About how wide a polygon is where it is narrowest: four times its area by what goes around it.
fn narrowest(corners: &[Point]) -> f32 {
    let pairs = || corners.iter().zip(corners.iter().cycle().skip(1));
    let area: f32 = pairs().map(|(a, b)| a[0] * b[1] - b[0] * a[1]).sum::<f32>() / 2.0;
    let around: f32 = pairs().map(|(a, b)| (a[0] - b[0]).hypot(a[1] - b[1])).sum();
    4.0 * area.abs() / around.max(f32::EPSILON)
}

/// How large a drawing is at most within an area, at its upper left.
pub(super) fn fit(drawing: &Drawing, area: Rect) -> Rect {
    let [width, height] = drawing.size;
    let times = (area.width() / width).min(area.height() / height);
    Rect::from_min_size(area.min, vec2(width, height) * times)
}

/// Paints a drawing into an area of its shape.
pub(super) fn paint(painter: &Painter, drawing: &Drawing, area: Rect) {
    let times = area.width() / drawing.size[0];
    let place = |[x, y]: Point| pos2(area.left() + x * times, area.top() + y * times);
    let colour = |rgb: Rgb| theme::drawn_colour(rgb);
    painter.rect_filled(area, 0.0, colour(drawing.ground));
    for shape in &drawing.shapes {
        match shape {
            Shape::Polygon { corners, fill, line: (of_line, width) } => {
                let points = corners.iter().copied().map(place).collect();
                let stroke = Stroke::new(width * times, colour(*of_line));
                painter.add(match fill {
                    Some(fill) => Painted::convex_polygon(points, colour(*fill), stroke),
                    None => Painted::closed_line(points, stroke),
                });
            }
            Shape::Text { at, size, text, colour: of_text } => {
                let font = theme::font(size * times);
                painter.text(place(*at), Align2::CENTER_CENTER, text, font, colour(*of_text));
            }
        }
    }
}
