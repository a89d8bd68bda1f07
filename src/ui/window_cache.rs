//! A cache of the painted window for software renderers: while only the view changes, everything else is painted from a
//! copy.

use super::canvas;
use super::canvas::gpu::GpuHandle;
use eframe::egui::layers::PaintList;
use eframe::egui::{Context, LayerId, Rect, Shape, epaint::ClippedShape};

/// The shapes last painted outside the view, and the number of their copy.
#[derive(Default)]
pub(crate) struct WindowCache {
    shapes: Vec<ClippedShape>,
    /// Window rectangle and pixels per point.
    screen: Option<(Rect, f32)>,
    /// Number of the current copy, increased with each change of the shapes or the screen.
    number: u64,
}

impl WindowCache {
    /// Replaces unchanged shapes with a copy. Call at the end of a frame.
    pub(crate) fn apply(&mut self, ctx: &Context) {
        let gpu = GpuHandle::find(ctx).filter(GpuHandle::is_software);
        let (Some(gpu), Some(view)) = (gpu, ctx.read_response(canvas::view_id())) else { return };
        let layer = LayerId::background();
        let all: Vec<ClippedShape> = ctx
            .graphics(|layers| layers.get(layer).map_or_else(Vec::new, |list| list.all_entries().cloned().collect()));
        let (rest, moving) = split(all, canvas::painted_area(view.rect));
        let screen = Some((ctx.content_rect(), ctx.pixels_per_point()));
        if moving.is_empty() || screen != self.screen || rest != self.shapes {
            self.screen = screen;
            self.shapes = rest;
            self.number += 1;
            return;
        }
        // Shapes painted below the view.
        let number = self.number;
        let whole = ctx.content_rect();
        let clipped = |callback| ClippedShape::new(whole, Shape::Callback(callback));
        let below = if gpu.window_copy_number() == Some(number) {
            vec![clipped(gpu.paint_window_copy(whole))]
        } else {
            let copy = clipped(gpu.copy_window(whole, number));
            rest.into_iter().chain([copy]).collect()
        };
        ctx.graphics_mut(|layers| {
            let list = layers.entry(layer);
            *list = PaintList::default();
            for shape in below.into_iter().chain(moving) {
                let place = list.add(shape.clip_rect, Shape::Noop);
                list.mutate_shape(place, |added| *added = shape);
            }
        });
    }
}

/// Splits shapes into those outside `part` or below its contents, and the rest: the contents and shapes over them.
fn split(shapes: Vec<ClippedShape>, part: Rect) -> (Vec<ClippedShape>, Vec<ClippedShape>) {
    let mut is_below = true;
    shapes.into_iter().partition(|shape| {
        is_below &= !part.contains_rect(shape.clip_rect);
        is_below || !shape.shape.visual_bounding_rect().intersect(shape.clip_rect).intersects(part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::{Color32, Pos2, Vec2};

    #[test]
    fn overlays_of_the_view_are_painted_with_it() {
        let rect = |x: f32, side: f32| Rect::from_min_size(Pos2::new(x, 0.0), Vec2::splat(side));
        let shape = |clip: Rect, at: Rect| ClippedShape::new(clip, Shape::rect_filled(at, 0.0, Color32::RED));
        let (window, view) = (rect(0.0, 500.0), rect(100.0, 200.0));
        let ground = shape(window, window);
        let puzzle = shape(view, rect(150.0, 50.0));
        let hint = shape(window, rect(120.0, 30.0));
        let beside = shape(window, rect(400.0, 30.0));
        let all = vec![ground.clone(), puzzle.clone(), hint.clone(), beside.clone()];
        assert_eq!(split(all, view), (vec![ground.clone(), beside.clone()], vec![puzzle, hint]));
        // Without the view nothing is painted over it.
        assert_eq!(split(vec![ground.clone(), beside.clone()], view), (vec![ground, beside], Vec::new()));
    }
}
