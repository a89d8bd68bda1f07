//! Vector drawings of the net and the view in the window's style, for SVG and PNG export.

use super::theme;
use eframe::egui::{Color32, Context, Theme};
use unfold_app::{camera, file_kind::PictureSubject, model::Model};
use unfold_engine::puzzle::{PuzzleId, pieces::Pieces};
use unfold_scene::svg::{Drawing, Point, Rgb, Shape};
use unfold_scene::vector_drawing::{self, DrawingStyle, INSET, MARGIN};
use unfold_text::{editor, picture_export as say};

/// Width of a facelet.
const FACELET: f32 = 40.0;

/// Draws the subject of a picture; `None` for a chart.
pub(crate) fn drawing(ctx: &Context, model: &Model, subject: PictureSubject) -> Option<Drawing> {
    let look = look(ctx, model, model.puzzle());
    let name = editor::puzzle_name(model.puzzle()).get(model.language());
    match subject {
        PictureSubject::Chart => None,
        PictureSubject::Net => {
            let size = model.puzzle().def().net.size.map(|facelets| facelets * FACELET + 2.0 * MARGIN);
            let title = say::DRAWN_NET.fill(model.language(), [&name]);
            Some(Drawing { title, size, ground: look.ground, shapes: net_shapes(ctx, model, &look) })
        }
        PictureSubject::Space => {
            let title = say::DRAWN_SPACE.fill(model.language(), [&name]);
            Some(vector_drawing::space(
                &look,
                model.document.workspace().painting(),
                &camera::scene_at_rest(model),
                title,
            ))
        }
    }
}

/// Colours and signs with which the window shows a puzzle.
pub(crate) fn look(ctx: &Context, model: &Model, puzzle: PuzzleId) -> DrawingStyle {
    let dark = ctx.theme() == Theme::Dark;
    let colours = theme::of_theme(dark);
    DrawingStyle {
        colours: model.colours(puzzle).to_vec(),
        names: model.settings.facelet_letters(puzzle),
        unpainted: rgb(colours.unpainted),
        ground: rgb(ctx.style_of(ctx.theme()).visuals.panel_fill),
        body: rgb(colours.body),
        seam: rgb(colours.seam),
        fog: theme::FOG,
        letters: model.settings.letters,
        patterns: model.settings.patterns,
        cell_names: model.settings.cell_names,
    }
}

/// The same for pictures of the view, which has its own letter setting.
pub(crate) fn look_in_space(ctx: &Context, model: &Model, puzzle: PuzzleId) -> DrawingStyle {
    DrawingStyle { letters: model.settings.space_letters, ..look(ctx, model, puzzle) }
}

fn rgb(colour: Color32) -> Rgb {
    [colour.r(), colour.g(), colour.b()]
}

/// Corners of a facelet, `shrink` of its width inside its square.
fn square([x, y]: Point, shrink: f32) -> Vec<Point> {
    let (near, far) = (shrink, 1.0 - shrink);
    let corners = [[near, near], [far, near], [far, far], [near, far]];
    corners.map(|[dx, dy]| [x + dx, y + dy].map(|length| MARGIN + FACELET * length)).to_vec()
}

/// The flat net with letters, patterns and error rings.
fn net_shapes(ctx: &Context, model: &Model, look: &DrawingStyle) -> Vec<Shape> {
    let (puzzle, painting) = (model.puzzle(), model.document.workspace().painting());
    let (def, pieces) = (puzzle.def(), Pieces::of(puzzle));
    let style = ctx.style_of(ctx.theme());
    let line = (rgb(style.visuals.weak_text_color()), 1.0);
    let strong = rgb(style.visuals.strong_text_color());
    let letter = |at: Point, letter: char, size: f32, colour: Rgb| Shape::Text {
        at: at.map(|length| MARGIN + FACELET * length),
        size: size * FACELET,
        text: letter.into(),
        colour,
    };
    let mut out = Vec::new();
    let without_centres = pieces.centres().next().is_none();
    let names = || def.net.letters.iter().zip(def.letters);
    if def.faces == 0 {
        out.extend(names().map(|(at, name)| letter(*at, *name, 0.55, strong)));
    }
    let faint = model.document.workspace().shown_parts.filter.faint(painting);
    for (i, (corner, fill)) in def.net.facelets.iter().zip(look.fills(painting)).enumerate() {
        let is_faint = faint.get(i) == Some(&true);
        let mixed =
            |from: Rgb, to: Rgb, part| rgb(theme::drawn_colour(from).lerp_to_gamma(theme::drawn_colour(to), part));
        let fill = if is_faint { mixed(look.ground, fill, theme::FAINT) } else { fill };
        out.push(Shape::Polygon { corners: square(*corner, INSET), fill: Some(fill), line });
        let is_centre = pieces.at(i).facelets.len() == 1;
        let lettered = look.letters || is_centre;
        if let Some(colour) = painting.colour(i).filter(|_| look.patterns && !is_centre) {
            let at = |[u, v]: Point| {
                let within = |corner: f32, part: f32| corner + INSET + (1.0 - 2.0 * INSET) * part;
                Some([within(corner[0], u), within(corner[1], v)].map(|length| MARGIN + FACELET * length))
            };
            out.extend(vector_drawing::pattern((fill, colour), lettered, FACELET, at));
        }
        if let Some(colour) = painting.colour(i).filter(|_| lettered) {
            let ink = rgb(theme::ink_on(theme::drawn_colour(fill)));
            let ink = if is_faint { mixed(fill, ink, theme::FAINT_INK) } else { ink };
            out.push(letter(corner.map(|c| c + 0.5), look.names[usize::from(colour)], 0.5, ink));
        }
    }
    if without_centres && def.faces > 0 {
        for (at, name) in names() {
            let around = (0..12).map(|n| (n as f32 / 12.0 * std::f32::consts::TAU).sin_cos());
            let corners = around.map(|(x, y)| [at[0] + 0.24 * x, at[1] + 0.24 * y].map(|c| MARGIN + FACELET * c));
            out.push(Shape::Polygon { corners: corners.collect(), fill: Some(look.ground), line: (strong, 1.0) });
            out.push(letter(*at, *name, 0.34, strong));
        }
    }
    let wrong = model.document.workspace().position().painting_check.errors.iter().flat_map(|error| &error.facelets);
    for corner in wrong.filter_map(|facelet| def.net.facelets.get(*facelet)) {
        let ring = (rgb(theme::ERROR_RING), 0.09 * FACELET);
        out.push(Shape::Polygon { corners: square(*corner, INSET), fill: None, line: ring });
    }
    out
}
