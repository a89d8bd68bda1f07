//! Paints the puzzle with egui's painter, with letters in perspective on its facelets, and converts scenes for the GPU.

use std::sync::Arc;

use super::gpu::{self, FaceletStyle, SceneInstances, SceneStyle};
use super::{Screen, marks};
use crate::ui::theme;
use crate::ui::widgets::{highlight, sticker_patterns};
use eframe::egui::pos2;
use eframe::egui::{Color32, Galley, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, epaint::Vertex};
use unfold_app::{model::Model, playback, typing};
use unfold_engine::puzzle::pattern::{Pattern, Sticker};
use unfold_engine::puzzle::{PuzzleId, pieces::Pieces};
use unfold_scene::space::{Hit, Polygon, Scene};

/// Opacity of a forced colour on a facelet without a colour of its own.
const FORCED_OPACITY: f32 = 0.3;
/// A polygon thinner than this, in points, has neither an outline nor soft edges.
const MIN_OUTLINED_THICKNESS: f32 = 2.5;
/// Share of the background mixed into parts outside the selected grip.
const OUTSIDE_GRIP_FADE: f32 = 0.55;
/// Width of the rings around the facelets of the selected grip, in points.
const GRIP_RING_WIDTH: f32 = 2.0;
/// Distance of a pattern from the border of its side, as a share of the side.
const PATTERN_INSET: f32 = 0.07;
/// Minimum thickness of a polygon with letters or patterns, in points; on a thinner one they would be illegible.
const MIN_LEGIBLE_THICKNESS: f32 = 9.0;

/// Font size of a letter before it is projected, in points: about the size of a facelet.
const LETTER_LAYOUT_SIZE: f32 = 24.0;
/// Height of a letter as a share of its facelet's.
const LETTER_HEIGHT_SHARE: f32 = 0.62;

/// Converts the scene for the GPU, in an area around the centre of the screen.
pub(crate) fn drawing(ui: &Ui, model: &Model, scene: &Scene, screen: &Screen, area: Rect) -> SceneInstances {
    let painting =
        playback::turn_in_progress(model).map_or(model.document.workspace().painting(), |moving| moving.before);
    let colours = painting.colours();
    let parts = fills(ui, model, painting).into_iter().zip(colours).zip(rings(ui, model, scene));
    let looks: Vec<FaceletStyle> = parts.map(|((fill, colour), ring)| FaceletStyle { fill, colour, ring }).collect();
    let around = SceneStyle {
        body: theme::colours(ui).body,
        ground: ui.visuals().panel_fill,
        letters: model.settings.space_letters,
        patterns: model.settings.patterns,
        pixels_per_unit: screen.unit * ui.pixels_per_point(),
        pixels_per_point: ui.pixels_per_point(),
    };
    let mut drawing = SceneInstances::from_scene(
        scene,
        &looks,
        around,
        gpu::atlas(ui.ctx(), &model.settings.facelet_letters(model.puzzle())),
    );
    // The GPU fits the unit screen into the area.
    drawing.lens[1] *= screen.unit / (area.size().min_elem() / 2.0);
    drawing
}

/// Paints all polygons, back to front.
pub(crate) fn scene(painter: &Painter, ui: &Ui, model: &Model, scene: &Scene, screen: &Screen) {
    let painting =
        playback::turn_in_progress(model).map_or(model.document.workspace().painting(), |moving| moving.before);
    let (body, seam) = (theme::colours(ui).body, theme::colours(ui).seam);
    let fills = fills(ui, model, painting);
    let letters =
        model.settings.space_letters.then(|| Letters::new(painter, &model.settings.facelet_letters(model.puzzle())));
    let mut shapes = Vec::with_capacity(2 * scene.polygons.len());
    for (n, polygon) in scene.polygons.iter().enumerate() {
        let points: Vec<Pos2> = polygon.outline.iter().map(|at| screen.to_window(*at)).collect();
        let thickness = thickness(&points);
        let of_facelet = || polygon.facelet.and_then(|facelet| fills.get(facelet)).copied();
        let plain = if polygon.coloured { of_facelet().unwrap_or(body) } else { body };
        let fill = shaded(polygon, plain, ui.visuals().panel_fill);
        if thickness < MIN_OUTLINED_THICKNESS {
            // The outline and soft edges of a thin polygon would spike at its corners.
            shapes.push(fill_polygon(&points, fill));
            continue;
        }
        let stroke = match (polygon.coloured, model.puzzle().def().dimensions) {
            (true, 4) => Stroke::new(1.0, fill.lerp_to_gamma(theme::BLACK, 0.55)),
            (true, _) => Stroke::new(0.5, fill.lerp_to_gamma(theme::BLACK, 0.4)),
            (false, _) => Stroke::new(1.0, seam),
        };
        shapes.push(Shape::convex_polygon(points, fill, stroke));
        let colour = polygon.facelet.filter(|_| polygon.coloured && thickness > MIN_LEGIBLE_THICKNESS);
        if let Some(colour) = colour.and_then(|facelet| painting.colour(facelet)) {
            if model.settings.patterns {
                // A cube's facelet is smaller than its side.
                let within = |part: f32| PATTERN_INSET + (1.0 - 2.0 * PATTERN_INSET) * part;
                let at = |[u, v]: [f32; 2]| {
                    scene.point_on_side(n, [within(u), within(v)]).map(|spot| screen.to_window(spot))
                };
                shapes.extend(sticker_patterns::shapes((fill, colour), letters.is_some(), thickness, at));
            }
            shapes.extend(letters.as_ref().and_then(|letters| {
                letters.projected(colour, theme::ink_on(plain).gamma_multiply(polygon.opacity), (scene, n), screen)
            }));
        }
    }
    painter.extend(shapes);
}

/// A convex polygon without an outline or soft edges.
fn fill_polygon(points: &[Pos2], fill: Color32) -> Shape {
    let mut mesh = Mesh::default();
    for point in points {
        mesh.colored_vertex(*point, fill);
    }
    for n in 2..points.len() as u32 {
        mesh.add_triangle(0, n - 1, n);
    }
    Shape::mesh(mesh)
}

/// Approximate width of a polygon: its area over half its perimeter.
fn thickness(points: &[Pos2]) -> f32 {
    let pairs = || points.iter().zip(points.iter().cycle().skip(1));
    let area: f32 = pairs().map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f32>() / 2.0;
    let around: f32 = pairs().map(|(a, b)| a.distance(*b)).sum();
    2.0 * area.abs() / around.max(f32::EPSILON)
}

/// Colour of each facelet before shading; faded outside the selected grip, unless a turn is in progress.
fn fills(ui: &Ui, model: &Model, painting: &Pattern) -> Vec<Color32> {
    let empty = theme::colours(ui).unpainted;
    let forced = &model.document.workspace().position().painting_check.forced;
    let fill = |(i, sticker): (usize, &Sticker)| match sticker {
        Sticker::Colour(colour) => theme::facelet_colour(model, model.puzzle(), *colour),
        Sticker::Any => theme::colours(ui).any_colour,
        Sticker::Oriented | Sticker::Unpainted => {
            let ghost = forced.iter().find(|(k, _)| *k == i).map(|(_, colour)| *colour);
            ghost.map_or(empty, |colour| {
                empty.lerp_to_gamma(theme::facelet_colour(model, model.puzzle(), colour), FORCED_OPACITY)
            })
        }
    };
    let gripped = typing::gripped_facelets(model).filter(|_| playback::turn_in_progress(model).is_none());
    let aside = |facelet: usize| gripped.as_ref().is_some_and(|gripped| !gripped[facelet]);
    let ground = ui.visuals().panel_fill;
    let shown =
        |(i, fill): (usize, Color32)| if aside(i) { fill.lerp_to_gamma(ground, OUTSIDE_GRIP_FADE) } else { fill };
    painting.stickers().iter().enumerate().map(fill).enumerate().map(shown).collect()
}

/// Shades a colour and fades it into the background with distance.
fn shaded(polygon: &Polygon, colour: Color32, ground: Color32) -> Color32 {
    let lit = colour.lerp_to_gamma(theme::BLACK, 1.0 - polygon.shade);
    lit.lerp_to_gamma(ground, theme::FOG_SHARE * polygon.fog).gamma_multiply(polygon.opacity)
}

/// Ring colour and width in points of each facelet. The selected grip has the only rings; without one, in order of
/// precedence: impossible pieces, the piece hovered or chosen here or on the net, the layers of a move without an arc,
/// the current step, the last move. During a turn only its layers are ringed, if it has no arc.
fn rings(ui: &Ui, model: &Model, scene: &Scene) -> Vec<Option<(Color32, f32)>> {
    let count = model.document.workspace().painting().stickers().len();
    let lit = marks::highlighted_facelets(model, scene);
    let light = |facelet: usize| {
        let is_lit = lit.as_ref().is_some_and(|lit| lit.get(facelet) == Some(&true));
        is_lit.then_some((theme::colours(ui).accent, GRIP_RING_WIDTH))
    };
    if playback::turn_in_progress(model).is_some() {
        return (0..count).map(light).collect();
    }
    let of_step = unfold_app::steps::shown::highlighted_facelets(model);
    let touched = unfold_app::lesson::update::moved_facelets(model);
    let pointed = highlight::hovered_or_chosen(ui).filter(|facelet| *facelet < count);
    let piece = pointed.map_or(&[][..], |facelet| &Pieces::for_puzzle(model.puzzle()).slot_with(facelet).facelets);
    let (accent, strong) = (theme::colours(ui).accent, theme::colours(ui).strong);
    let wrong = highlight::wrong_facelets(model);
    let pulse = highlight::pulse(ui, model);
    let gripped = typing::gripped_facelets(model);
    let ring = |facelet: usize| match facelet {
        _ if gripped.as_ref().is_some_and(|gripped| gripped[facelet]) => Some((strong, GRIP_RING_WIDTH)),
        _ if gripped.is_some() => None,
        _ if wrong.contains(&facelet) => Some((theme::ERROR_RING, 3.0 * pulse)),
        _ if piece.contains(&facelet) => Some((strong, 3.0)),
        _ if lit.is_some() => light(facelet),
        _ if !of_step.is_empty() => (of_step.get(facelet) == Some(&true)).then_some((accent, 4.0)),
        _ if touched.get(facelet) == Some(&true) => Some((accent, 2.5)),
        _ => None,
    };
    (0..count).map(ring).collect()
}

pub(crate) fn paint_rings(painter: &Painter, ui: &Ui, model: &Model, scene: &Scene, screen: &Screen) {
    let rings = rings(ui, model, scene);
    for polygon in scene.polygons.iter().filter(|polygon| polygon.coloured) {
        let ring = polygon.facelet.and_then(|facelet| rings.get(facelet).copied().flatten());
        if let Some((colour, width)) = ring {
            let points = polygon.outline.iter().map(|at| screen.to_window(*at)).collect();
            painter.add(Shape::closed_line(points, Stroke::new(width, colour)));
        }
    }
}

/// Outlines the sticker or cell under the pointer, visible on every colour.
pub(crate) fn outline_hovered(painter: &Painter, puzzle: PuzzleId, scene: &Scene, hit: &Hit, screen: &Screen) {
    let of_cell = puzzle.def().dimensions == 4;
    let points: Vec<Pos2> = scene.grip_outline(hit).into_iter().map(|at| screen.to_window(at)).collect();
    if of_cell {
        let veil = theme::HOVERED_CELL_VEIL;
        painter.add(Shape::convex_polygon(points.clone(), veil, Stroke::NONE));
    }
    // A thin line leaves the sticker itself visible.
    let width = (0.3 * thickness(&points)).clamp(1.0, 2.0);
    painter.add(Shape::closed_line(points.clone(), Stroke::new(2.0 * width, theme::BLACK)));
    painter.add(Shape::closed_line(points, Stroke::new(width, theme::WHITE)));
}

pub(crate) fn paint_focus_frame(painter: &Painter, ui: &Ui, area: Rect) {
    let stroke = Stroke::new(1.5, ui.visuals().selection.stroke.color);
    painter.rect_stroke(area, 4.0, stroke, StrokeKind::Inside);
}

/// Letters laid out flat, one per colour.
struct Letters {
    galleys: Vec<Arc<Galley>>,
    font_image_size: Vec2,
}

impl Letters {
    /// Lays out each letter once, uncoloured.
    fn new(painter: &Painter, letters: &[char]) -> Self {
        let write = |letter: &char| {
            painter.layout_no_wrap(letter.to_string(), theme::font(LETTER_LAYOUT_SIZE), Color32::PLACEHOLDER)
        };
        let galleys = letters.iter().map(write).collect();
        let [width, height] = painter.fonts(|fonts| fonts.font_image_size());
        Self { galleys, font_image_size: Vec2::new(width as f32, height as f32) }
    }

    /// Projects a colour's letter onto a polygon, as upright as possible; `None` if there is no such letter or
    /// the polygon is seen edge-on.
    fn projected(&self, colour: u8, ink: Color32, (scene, polygon): (&Scene, usize), screen: &Screen) -> Option<Shape> {
        let galley = self.galleys.get(usize::from(colour))?;
        let at = |u: f32, v: f32| scene.point_on_side(polygon, [u, v]).map(|spot| screen.to_window(spot));
        let writing = scene.text_orientation(polygon)?;
        let [right, down] = [writing.right, writing.down].map(|direction| direction.map(f32::from));
        let middle = galley.mesh_bounds.center();
        let carried = |pos: Pos2| {
            let [x, y] = [
                (pos.x - middle.x) / LETTER_LAYOUT_SIZE * LETTER_HEIGHT_SHARE,
                (pos.y - middle.y) / LETTER_LAYOUT_SIZE * LETTER_HEIGHT_SHARE,
            ];
            at(0.5 + x * right[0] + y * down[0], 0.5 + x * right[1] + y * down[1])
        };
        let mut out = Mesh::default();
        for row in &galley.rows {
            let flat = &row.visuals.mesh;
            let first = out.vertices.len() as u32;
            for vertex in &flat.vertices {
                let uv = pos2(vertex.uv.x / self.font_image_size.x, vertex.uv.y / self.font_image_size.y);
                out.vertices.push(Vertex { pos: carried(vertex.pos + row.pos.to_vec2())?, uv, color: ink });
            }
            out.indices.extend(flat.indices.iter().map(|index| index + first));
        }
        Some(Shape::mesh(out))
    }
}
