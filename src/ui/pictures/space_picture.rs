//! Renders the view at any size, on the GPU if that works, else from the vector drawing.

use crate::ui::canvas::gpu::{self, FaceletStyle, SceneInstances, SceneStyle};
use crate::ui::theme;
use eframe::egui::Context;
use unfold_engine::puzzle::pattern::Pattern;
use unfold_scene::vector_drawing::{DrawingStyle, SPACE_SIDE, cell_label_shapes, draw_scene};
use unfold_scene::{picture::Picture, raster, space::Scene};

/// Picture width, in pixels, at which a point is one pixel; line widths scale with the picture.
const REFERENCE_WIDTH: f32 = 480.0;
/// Share of a picture's width taken by the puzzle.
const FILL_SHARE: f32 = 0.96;

/// Renders a square picture, `width` pixels wide; `None` if it does not fit in memory. The window's OpenGL context must be
/// current.
pub(crate) fn picture(
    ctx: &Context,
    scene: &Scene,
    painting: &Pattern,
    style: &DrawingStyle,
    width: u32,
) -> Option<Picture> {
    let by_card = gpu::GpuHandle::find(ctx).and_then(|card| {
        let drawing = drawing(ctx, scene, painting, (style, width));
        let picture = card.picture(&drawing, [width; 2], style.background).ok()?;
        Some(raster::draw_over(picture, &cell_label_shapes(style, scene), SPACE_SIDE))
    });
    by_card.or_else(|| raster::render(&draw_scene(style, painting, scene, String::new()), width))
}

fn drawing(ctx: &Context, scene: &Scene, painting: &Pattern, (look, width): (&DrawingStyle, u32)) -> SceneInstances {
    let colour = theme::from_rgb;
    let fills = look.fills(painting).into_iter().zip(painting.colours());
    let looks: Vec<FaceletStyle> =
        fills.map(|(fill, of)| FaceletStyle { fill: colour(fill), colour: of, ring: None }).collect();
    let around = SceneStyle {
        body: colour(look.body),
        ground: colour(look.background),
        letters: look.letters,
        patterns: look.patterns,
        pixels_per_unit: width as f32 / 2.0,
        pixels_per_point: width as f32 / REFERENCE_WIDTH,
    };
    let mut drawing = SceneInstances::from_scene(scene, &looks, around, gpu::atlas(ctx, &look.colour_letters));
    drawing.lens[1] *= FILL_SHARE;
    drawing
}
