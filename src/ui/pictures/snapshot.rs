//! Takes pictures. The chart is alone in the window and enlarged for a frame or two, so that its screenshot is sharp; the
//! net and the view are rendered without the window.

use std::sync::mpsc::{Receiver, Sender, channel};

use super::space_picture;
use crate::ui::{charts::plot, puzzle_drawing};
use eframe::egui::{ColorImage, Context, Rect, Ui, UiBuilder, Vec2};
use unfold_app::file_kind::{PictureFormat, PictureSubject};
use unfold_app::{camera, event::Event, model::Model, task::TaskId};
use unfold_scene::picture::{CapturedPicture, Picture};
use unfold_scene::raster;

/// Maximum enlargement of the chart.
const MAX_ENLARGEMENT: f32 = 2.0;
/// Margin of the chart, in points.
const MARGIN: f32 = 6.0;

/// Takes requested pictures and delivers them through a channel. Lives as long as the window.
pub(crate) struct PictureTaker {
    /// Sends pictures to `taken`; a screenshot arrives only once its frame is on the screen.
    send: Sender<(TaskId, CapturedPicture)>,
    taken: Receiver<(TaskId, CapturedPicture)>,
    /// Enlargement for the requested chart, `1 <= enlargement <= MAX_ENLARGEMENT`; `None` before a request, and once it is undone.
    enlargement: Option<f32>,
}

/// True while a picture of the chart is requested.
fn wants_chart(model: &Model) -> bool {
    model.pictures.pending_request().is_some_and(|wanted| wanted.subject == PictureSubject::Chart)
}

impl Default for PictureTaker {
    fn default() -> Self {
        let (send, taken) = channel();
        Self { send, taken, enlargement: None }
    }
}

impl PictureTaker {
    /// Returns the next finished picture; `None` if there is none.
    pub(crate) fn next_picture(&self) -> Option<Event> {
        let (id, picture) = self.taken.try_recv().ok()?;
        Some(Event::PictureTaken(id, picture))
    }

    /// Factor by which to enlarge the window; 1 unless a chart is requested.
    pub(crate) fn enlargement(&mut self, ctx: &Context, model: &Model) -> f32 {
        if !wants_chart(model) {
            return 1.0;
        }
        *self.enlargement.get_or_insert_with(|| {
            let room = ctx.content_rect().size() / (plot::size(ctx) + Vec2::splat(2.0 * MARGIN));
            room.min_elem().clamp(1.0, MAX_ENLARGEMENT)
        })
    }

    /// Draws the requested chart alone and takes a screenshot, once the enlargement is in effect, and covers the window until
    /// it is undone. Returns true if it drew.
    pub(crate) fn show(&mut self, ui: &mut Ui, model: &Model) -> bool {
        let Some(times) = self.enlargement else { return false };
        let wanted = wants_chart(model);
        let large = (ui.ctx().zoom_factor() - model.settings.zoom * times).abs() < 1e-3;
        if !large || (!wanted && times <= 1.0) {
            if !wanted {
                self.enlargement = None;
            }
            return false;
        }
        let whole = ui.ctx().content_rect();
        ui.painter().rect_filled(whole, 0.0, ui.visuals().panel_fill);
        let area = Rect::from_min_size(whole.min, plot::size(ui.ctx()) + Vec2::splat(2.0 * MARGIN));
        let mut part = ui.new_child(UiBuilder::new().max_rect(area.shrink(MARGIN)));
        part.set_clip_rect(area);
        plot::chart(&mut part, model, false);
        self.request_screenshot(ui, model, area);
        true
    }

    /// Renders the requested picture of the puzzle, as a drawing or pixels, and sends it; nothing for charts or on failure.
    pub(crate) fn send_drawing(&self, ctx: &Context, model: &Model) {
        let Some(wanted) = model.pictures.pending_request() else { return };
        let Some(drawing) = puzzle_drawing::drawing(ctx, model, wanted.subject) else { return };
        let picture = match wanted.format {
            PictureFormat::Svg => Some(CapturedPicture::Drawn(drawing)),
            PictureFormat::Png if wanted.subject == PictureSubject::Space => {
                let look = puzzle_drawing::view_drawing_style(ctx, model, model.puzzle());
                let scene = camera::scene_at_rest(model);
                space_picture::picture(ctx, &scene, model.document.workspace().painting(), &look, wanted.longer_side)
                    .map(CapturedPicture::Pixels)
            }
            PictureFormat::Png => raster::render(&drawing, wanted.longer_side).map(CapturedPicture::Pixels),
        };
        if let Some(picture) = picture {
            // The receiver is in `self`, so this cannot fail.
            let _ = self.send.send((wanted.id, picture));
            ctx.request_repaint();
        }
    }

    /// Requests a screenshot of an area; it arrives once the frame is on the screen.
    fn request_screenshot(&self, ui: &Ui, model: &Model, area: Rect) {
        let Some(wanted) = model.pictures.pending_request() else { return };
        let scale = ui.pixels_per_point();
        let (ctx, send) = (ui.ctx().clone(), self.send.clone());
        ui.ctx().request_screenshot(move |image| {
            // Fails only if the window is gone.
            let _ = send.send((wanted.id, CapturedPicture::Pixels(cropped(&image, area, scale))));
            ctx.request_repaint();
        });
    }
}

pub(crate) fn copy(ctx: &Context, picture: &Picture) {
    ctx.copy_image(ColorImage::from_rgb([picture.width as usize, picture.height as usize], &picture.rgb));
}

/// Crops an image to an area given in points, as far as the image covers it; `scale` is in pixels per point.
fn cropped(image: &ColorImage, area: Rect, scale: f32) -> Picture {
    let [width, height] = image.size;
    let pixel = |points: f32, most: usize| ((points * scale).round().max(0.0) as usize).min(most);
    let columns = pixel(area.left(), width)..pixel(area.right(), width);
    let rows = pixel(area.top(), height)..pixel(area.bottom(), height);
    let mut rgb = Vec::with_capacity(3 * columns.len() * rows.len());
    for row in rows.clone() {
        let pixels = image.pixels.get(row * width + columns.start..row * width + columns.end).unwrap_or(&[]);
        rgb.extend(pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]));
    }
    Picture { width: columns.len() as u32, height: rows.len() as u32, rgb }
}
