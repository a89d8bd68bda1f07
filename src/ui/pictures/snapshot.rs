//! Taking pictures: of the chart, for a frame or two enlarged and alone in the window, so that the picture is sharp; of the puzzle
//! without the window, from its drawing.

use std::sync::mpsc::{Receiver, Sender, channel};

use super::space_picture;
use crate::ui::{charts::plot, net_drawing};
use eframe::egui::{ColorImage, Context, Rect, Ui, UiBuilder, Vec2};
use unfold_app::file_kind::{PictureFormat, PictureSubject};
use unfold_app::{camera, event::Event, model::Model, task::TaskId};
use unfold_scene::picture::{Picture, TakenPicture};
use unfold_scene::raster;

/// A picture is at most so many times as large as the chart is shown.
const LARGER: f32 = 2.0;
/// Space left free around the chart.
const MARGIN: f32 = 6.0;

/// A picture that is being taken, once it was begun.
pub(crate) struct Snapshot {
    /// Channel for pictures: they are handed over here, and arrive once their frame is on the screen.
    send: Sender<(TaskId, TakenPicture)>,
    taken: Receiver<(TaskId, TakenPicture)>,
    /// Enlargement meanwhile, `1 <= times <= LARGER`.
    times: Option<f32>,
}

/// True if a picture of what the window shows is wanted: the chart.
fn wants_chart(model: &Model) -> bool {
    model.pictures.wanted().is_some_and(|wanted| wanted.subject == PictureSubject::Chart)
}

impl Default for Snapshot {
    fn default() -> Self {
        let (send, taken) = channel();
        Self { send, taken, times: None }
    }
}

impl Snapshot {
    /// A picture that was taken since this was asked last.
    pub(crate) fn next_picture(&self) -> Option<Event> {
        let (id, picture) = self.taken.try_recv().ok()?;
        Some(Event::PictureTaken(id, picture))
    }

    /// Enlargement of everything over the usual size.
    pub(crate) fn enlargement(&mut self, ctx: &Context, model: &Model) -> f32 {
        if !wants_chart(model) {
            return 1.0;
        }
        *self.times.get_or_insert_with(|| {
            let room = ctx.content_rect().size() / (plot::size(ctx) + Vec2::splat(2.0 * MARGIN));
            room.min_elem().clamp(1.0, LARGER)
        })
    }

    /// Shows what is wanted alone when everything is so large by now, and takes its picture; whether it did.
    pub(crate) fn show(&mut self, ui: &mut Ui, model: &Model) -> bool {
        let Some(times) = self.times else { return false };
        let wanted = wants_chart(model);
        let large = (ui.ctx().zoom_factor() - model.settings.zoom * times).abs() < 1e-3;
        if !large || (!wanted && times <= 1.0) {
            if !wanted {
                self.times = None;
            }
            return false;
        }
        let whole = ui.ctx().content_rect();
        ui.painter().rect_filled(whole, 0.0, ui.visuals().panel_fill);
        let area = Rect::from_min_size(whole.min, plot::size(ui.ctx()) + Vec2::splat(2.0 * MARGIN));
        let mut part = ui.new_child(UiBuilder::new().max_rect(area.shrink(MARGIN)));
        part.set_clip_rect(area);
        plot::chart(&mut part, model, false);
        self.take(ui, model, area);
        true
    }

    /// Hands over what is wanted of the puzzle: its drawing, or that as pixels.
    pub(crate) fn send_drawing(&self, ctx: &Context, model: &Model) {
        let Some(wanted) = model.pictures.wanted() else { return };
        let Some(drawing) = net_drawing::drawing(ctx, model, wanted.subject) else { return };
        let picture = match wanted.format {
            PictureFormat::Svg => Some(TakenPicture::Drawn(drawing)),
            PictureFormat::Png if wanted.subject == PictureSubject::Space => {
                let look = net_drawing::look_in_space(ctx, model, model.puzzle());
                let scene = camera::scene_at_rest(model);
                space_picture::picture(ctx, &scene, model.document.workspace().painting(), &look, wanted.side)
                    .map(TakenPicture::Pixels)
            }
            PictureFormat::Png => raster::picture(&drawing, wanted.side).map(TakenPicture::Pixels),
        };
        if let Some(picture) = picture {
            // Both ends are here: someone listens.
            let _ = self.send.send((wanted.id, picture));
            ctx.request_repaint();
        }
    }

    /// Takes a picture of what has just been painted there, if one is wanted; it comes when the frame is on the screen.
    fn take(&self, ui: &Ui, model: &Model, area: Rect) {
        let Some(wanted) = model.pictures.wanted() else { return };
        let scale = ui.pixels_per_point();
        let (ctx, send) = (ui.ctx().clone(), self.send.clone());
        ui.ctx().request_screenshot(move |image| {
            // Whoever does not listen any more has gone away.
            let _ = send.send((wanted.id, TakenPicture::Pixels(cut(&image, area, scale))));
            ctx.request_repaint();
        });
    }
}

/// Puts a picture on the clipboard.
pub(crate) fn copy(ctx: &Context, picture: &Picture) {
    ctx.copy_image(ColorImage::from_rgb([picture.width as usize, picture.height as usize], &picture.rgb));
}

/// The part of an image that lies in an area given in points.
fn cut(image: &ColorImage, area: Rect, scale: f32) -> Picture {
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
