//! Vector drawings of the net and the view in the window's style, for SVG and PNG export.

use super::theme;
use eframe::egui::{Color32, Context, Theme};
use unfold_app::{camera, file_kind::PictureSubject, model::Model};
use unfold_engine::puzzle::{PuzzleId, pieces::Pieces};
use unfold_scene::svg::{Drawing, Point, Rgb, Shape};
use unfold_scene::vector_drawing::{self, DrawingStyle, INSET, MARGIN};
use unfold_text::{editor, picture_export as say};

/// Width of a facelet, in units of the drawing.
const FACELET_WIDTH: f32 = 40.0;

/// Draws the net or the view as a vector drawing; `None` for a chart.
pub(crate) fn drawing(ctx: &Context, model: &Model, subject: PictureSubject) -> Option<Drawing> {
    let name = editor::puzzle_name(model.puzzle()).get(model.language());
    match subject {
        PictureSubject::Chart => None,
        PictureSubject::Net => {
            let size = model.puzzle().def().net.size.map(|facelets| facelets * FACELET_WIDTH + 2.0 * MARGIN);
            let look = net_drawing_style(ctx, model, model.puzzle());
            let title = say::DRAWN_NET.fill(model.language(), [&name]);
            Some(Drawing { title, size, background: look.background, shapes: net_shapes(ctx, model, &look) })
        }
        PictureSubject::Space => {
            let title = say::DRAWN_SPACE.fill(model.language(), [&name]);
            Some(vector_drawing::draw_scene(
                &view_drawing_style(ctx, model, model.puzzle()),
                model.document.workspace().painting(),
                &camera::scene_at_rest(model),
                title,
            ))
        }
    }
}

/// Drawing style with the window's colours and the net's letter and pattern settings.
pub(crate) fn net_drawing_style(ctx: &Context, model: &Model, puzzle: PuzzleId) -> DrawingStyle {
    let dark = ctx.theme() == Theme::Dark;
    let colours = theme::for_theme(dark);
    DrawingStyle {
        colours: model.colours(puzzle).to_vec(),
        colour_letters: model.settings.facelet_letters(puzzle),
        unpainted: rgb(colours.unpainted),
        background: rgb(ctx.style_of(ctx.theme()).visuals.panel_fill),
        body: rgb(colours.body),
        seam: rgb(colours.seam),
        fog: theme::FOG_SHARE,
        letters: model.settings.letters,
        patterns: model.settings.patterns,
        cell_names: model.settings.cell_names,
    }
}

/// Like [`net_drawing_style`], with the view's own letter setting.
pub(crate) fn view_drawing_style(ctx: &Context, model: &Model, puzzle: PuzzleId) -> DrawingStyle {
    DrawingStyle { letters: model.settings.space_letters, ..net_drawing_style(ctx, model, puzzle) }
}

fn rgb(colour: Color32) -> Rgb {
    [colour.r(), colour.g(), colour.b()]
}

/// Corners, in units of the drawing, of the square at a place in net units, moved inwards by `shrink` of its width.
fn square([x, y]: Point, shrink: f32) -> Vec<Point> {
    let (near, far) = (shrink, 1.0 - shrink);
    let corners = [[near, near], [far, near], [far, far], [near, far]];
    corners.map(|[dx, dy]| [x + dx, y + dy].map(|length| MARGIN + FACELET_WIDTH * length)).to_vec()
}

/// Shapes of the flat net, with letters, patterns and error rings.
fn net_shapes(ctx: &Context, model: &Model, drawing_style: &DrawingStyle) -> Vec<Shape> {
    let (puzzle, painting) = (model.puzzle(), model.document.workspace().painting());
    let (def, pieces) = (puzzle.def(), Pieces::for_puzzle(puzzle));
    let style = ctx.style_of(ctx.theme());
    let line = (rgb(style.visuals.weak_text_color()), 1.0);
    let strong = rgb(style.visuals.strong_text_color());
    let letter = |at: Point, letter: char, size: f32, colour: Rgb| Shape::Text {
        at: at.map(|length| MARGIN + FACELET_WIDTH * length),
        size: size * FACELET_WIDTH,
        text: letter.into(),
        colour,
    };
    let mut out = Vec::new();
    let without_centres = pieces.centres().next().is_none();
    let names = || def.net.letters.iter().zip(def.letters);
    if def.face_turns == 0 {
        out.extend(names().map(|(at, name)| letter(*at, *name, 0.55, strong)));
    }
    let faint = model.document.workspace().shown_parts.filter.hidden_facelets(painting);
    for (i, (corner, fill)) in def.net.facelets.iter().zip(drawing_style.fills(painting)).enumerate() {
        let is_faint = faint.get(i) == Some(&true);
        let mixed = |from: Rgb, to: Rgb, part| rgb(theme::from_rgb(from).lerp_to_gamma(theme::from_rgb(to), part));
        let fill = if is_faint { mixed(drawing_style.background, fill, theme::FILTERED_OPACITY) } else { fill };
        out.push(Shape::Polygon { corners: square(*corner, INSET), fill: Some(fill), line });
        let is_centre = pieces.slot_with(i).facelets.len() == 1;
        let lettered = drawing_style.letters || is_centre;
        if let Some(colour) = painting.colour(i).filter(|_| drawing_style.patterns && !is_centre) {
            let at = |[u, v]: Point| {
                let within = |corner: f32, part: f32| corner + INSET + (1.0 - 2.0 * INSET) * part;
                Some([within(corner[0], u), within(corner[1], v)].map(|length| MARGIN + FACELET_WIDTH * length))
            };
            out.extend(vector_drawing::pattern_shapes((fill, colour), lettered, FACELET_WIDTH, at));
        }
        if let Some(colour) = painting.colour(i).filter(|_| lettered) {
            let ink = rgb(theme::ink_on(theme::from_rgb(fill)));
            let ink = if is_faint { mixed(fill, ink, theme::FILTERED_INK_OPACITY) } else { ink };
            out.push(letter(corner.map(|c| c + 0.5), drawing_style.colour_letters[usize::from(colour)], 0.5, ink));
        }
    }
    if without_centres && def.face_turns > 0 {
        for (at, name) in names() {
            let around = (0..12).map(|n| (n as f32 / 12.0 * std::f32::consts::TAU).sin_cos());
            let corners = around.map(|(x, y)| [at[0] + 0.24 * x, at[1] + 0.24 * y].map(|c| MARGIN + FACELET_WIDTH * c));
            out.push(Shape::Polygon {
                corners: corners.collect(),
                fill: Some(drawing_style.background),
                line: (strong, 1.0),
            });
            out.push(letter(*at, *name, 0.34, strong));
        }
    }
    let wrong = model.document.workspace().position().painting_check.errors.iter().flat_map(|error| &error.facelets);
    for corner in wrong.filter_map(|facelet| def.net.facelets.get(*facelet)) {
        let ring = (rgb(theme::ERROR_RING), 0.09 * FACELET_WIDTH);
        out.push(Shape::Polygon { corners: square(*corner, INSET), fill: None, line: ring });
    }
    out
}
