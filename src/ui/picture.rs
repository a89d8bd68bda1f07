//! Taking a picture of a part of the window.

use eframe::egui::{ColorImage, Rect, Ui};

use crate::app::App;
use crate::export::picture::Picture;

/// Takes a picture of what has just been painted there, if one is wanted; it comes when the frame is on the screen.
pub(super) fn take(ui: &Ui, app: &App, area: Rect) {
    let Some(send) = app.wanted_picture() else { return };
    let scale = ui.pixels_per_point();
    let ctx = ui.ctx().clone();
    ui.ctx().request_screenshot(move |image| {
        // A second picture of the same wish finds no one who waits for it.
        let _ = send.send(cut(&image, area, scale));
        ctx.request_repaint();
    });
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
