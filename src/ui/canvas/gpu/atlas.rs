//! The sign atlas: letters and patterns of stickers as a signed distance field, sharp at any size.

use super::{error::Result, target::set_filter};
use crate::ui::theme;
use eframe::egui::{Context, FontId};
use eframe::glow::{self, HasContext as _};
use unfold_scene::appearance::patterns::{self, LINE_WIDTH, Mark};

/// Width and height of a sign's cell, in texels.
pub const CELL_SIZE: usize = 64;
/// Range of the distance field, in texels.
const DISTANCE_RANGE: f32 = 6.0;
/// Font size for rasterising letters before their distances are measured, in pixels.
const RASTER_SIZE: f32 = 96.0;
/// Growth of each letter's outline in texels, for legibility on slanted stickers.
const EMBOLDEN: f32 = 1.6;

/// Two rows of cells: the letters of a puzzle's colours above their patterns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Atlas {
    /// Number of cells in a row.
    pub columns: usize,
    /// `2 * columns * CELL_SIZE * CELL_SIZE` texels, row by row: 128 on an outline, more inside.
    pub texels: Vec<u8>,
}

impl Atlas {
    /// Renders the signs with these letters, in the window's font.
    pub fn new(ctx: &Context, letters: &[char]) -> Self {
        let columns = letters.len();
        let mut atlas = Self { columns, texels: vec![0; 2 * columns * CELL_SIZE * CELL_SIZE] };
        for (colour, letter) in letters.iter().enumerate() {
            let glyph = Glyph::rasterise(ctx, *letter);
            atlas.fill([colour, 0], |at| glyph.distance(at) + EMBOLDEN);
            atlas.fill([colour, 1], |at| distance_to_pattern(colour as u8, at));
        }
        atlas
    }

    /// Fills a cell from `distance`, the signed distance in texels from the outline (positive inside), at points of the
    /// unit square.
    fn fill(&mut self, [column, row]: [usize; 2], distance: impl Fn([f32; 2]) -> f32) {
        for y in 0..CELL_SIZE {
            let start = (row * CELL_SIZE + y) * self.columns * CELL_SIZE + column * CELL_SIZE;
            for (x, texel) in self.texels[start..start + CELL_SIZE].iter_mut().enumerate() {
                let at = [x, y].map(|c| (c as f32 + 0.5) / CELL_SIZE as f32);
                *texel = (128.0 + 127.0 * distance(at) / DISTANCE_RANGE).clamp(0.0, 255.0) as u8;
            }
        }
    }
}

/// A bitmap of a letter, centred in a square with the font size as its side.
struct Glyph {
    size: usize,
    inked: Vec<bool>,
}

impl Glyph {
    fn rasterise(ctx: &Context, letter: char) -> Self {
        let size = RASTER_SIZE as usize;
        let mut glyph = Self { size, inked: vec![false; size * size] };
        // In points, so that the bitmap has one pixel per physical pixel.
        let font = FontId { size: RASTER_SIZE / ctx.pixels_per_point(), ..theme::font(RASTER_SIZE) };
        let galley = ctx.fonts_mut(|fonts| fonts.layout_no_wrap(letter.to_string(), font, theme::WHITE));
        let image = ctx.fonts(|fonts| fonts.image());
        let Some(row) = galley.rows.first() else { return glyph };
        let corners = row.visuals.mesh.vertices.iter().map(|vertex| vertex.uv);
        let bounds = corners.fold(None, |bounds: Option<[f32; 4]>, at| {
            let [left, top, right, bottom] = bounds.unwrap_or([at.x, at.y, at.x, at.y]);
            Some([left.min(at.x), top.min(at.y), right.max(at.x), bottom.max(at.y)])
        });
        let Some(bounds) = bounds else { return glyph };
        let [left, top, right, bottom] = bounds.map(|edge| edge.round().max(0.0) as usize);
        let free = |length: usize| size.saturating_sub(length) / 2;
        let [dx, dy] = [free(right.saturating_sub(left)), free(bottom.saturating_sub(top))];
        for y in 0..bottom.saturating_sub(top).min(size - dy) {
            for x in 0..right.saturating_sub(left).min(size - dx) {
                let pixel = image.pixels.get((top + y) * image.width() + left + x);
                glyph.inked[(y + dy) * size + x + dx] = pixel.is_some_and(|pixel| pixel.a() > 127);
            }
        }
        glyph
    }

    /// Signed distance in atlas texels of a point in `[0, 1]²` from the outline, positive inside. Larger distances
    /// are cut to about `DISTANCE_RANGE + EMBOLDEN`.
    fn distance(&self, at: [f32; 2]) -> f32 {
        let scale = self.size as f32 / CELL_SIZE as f32;
        let reach = (scale * (DISTANCE_RANGE + EMBOLDEN)).ceil();
        let [x, y] = at.map(|c| c * self.size as f32);
        let inked = |x: isize, y: isize| {
            let within = |c: isize| (0..self.size as isize).contains(&c);
            within(x) && within(y) && self.inked[y as usize * self.size + x as usize]
        };
        let here = inked(x.floor() as isize, y.floor() as isize);
        let mut nearest = reach;
        for row in (y - reach).floor() as isize..=(y + reach).floor() as isize {
            for column in (x - reach).floor() as isize..=(x + reach).floor() as isize {
                if inked(column, row) != here {
                    nearest = nearest.min((column as f32 + 0.5 - x).hypot(row as f32 + 0.5 - y));
                }
            }
        }
        // The outline is half a pixel nearer than the centre of the nearest pixel that differs.
        let distance = (nearest - 0.5).max(0.0) / scale;
        if here { distance } else { -distance }
    }
}

/// Signed distance in texels of a point in `[0, 1]²` from the outline of a colour's pattern, positive inside.
fn distance_to_pattern(colour: u8, [x, y]: [f32; 2]) -> f32 {
    let distance = |mark: &Mark| match *mark {
        Mark::Line([x1, y1], [x2, y2]) => {
            let (dx, dy) = (x2 - x1, y2 - y1);
            let part = (((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy).max(f32::EPSILON)).clamp(0.0, 1.0);
            (x - x1 - part * dx).hypot(y - y1 - part * dy) - LINE_WIDTH / 2.0
        }
        Mark::Disc([cx, cy], radius) => (x - cx).hypot(y - cy) - radius,
        Mark::Ring([cx, cy], radius) => ((x - cx).hypot(y - cy) - radius).abs() - LINE_WIDTH / 2.0,
        Mark::Square([cx, cy], half) => (x - cx).abs().max((y - cy).abs()) - half,
    };
    -patterns::for_colour(colour).iter().map(distance).fold(1.0, f32::min) * CELL_SIZE as f32
}

#[allow(unsafe_code, reason = "OpenGL is called by hand")]
pub(crate) fn upload(gl: &glow::Context, atlas: &Atlas) -> Result<glow::Texture> {
    let [width, height] = [atlas.columns * CELL_SIZE, 2 * CELL_SIZE].map(|length| length as i32);
    // SAFETY: the context is current, and the slice has one byte per texel.
    unsafe {
        let texture = gl.create_texture()?;
        gl.bind_texture(glow::TEXTURE_2D, Some(texture));
        gl.pixel_store_i32(glow::UNPACK_ALIGNMENT, 1);
        let texels = glow::PixelUnpackData::Slice(Some(&atlas.texels));
        let (format, bytes) = (glow::RED, glow::UNSIGNED_BYTE);
        gl.tex_image_2d(glow::TEXTURE_2D, 0, glow::R8 as i32, width, height, 0, format, bytes, texels);
        set_filter(gl, glow::LINEAR);
        Ok(texture)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::RawInput;

    use unfold_engine::puzzles::ALL;

    #[test]
    fn every_colour_has_a_distinct_centred_letter() {
        let ctx = Context::default();
        let _ = ctx.run_ui(RawInput::default(), |_| ());
        for puzzle in ALL {
            let atlas = Atlas::new(&ctx, puzzle.def().letters);
            let cell = |column: usize, row: usize| -> Vec<u8> {
                let line = |y: usize| (row * CELL_SIZE + y) * atlas.columns * CELL_SIZE + column * CELL_SIZE;
                (0..CELL_SIZE).flat_map(|y| atlas.texels[line(y)..line(y) + CELL_SIZE].to_vec()).collect()
            };
            let cells: Vec<Vec<u8>> = (0..atlas.columns).map(|colour| cell(colour, 0)).collect();
            for (n, texels) in cells.iter().enumerate() {
                let inked = texels.iter().filter(|texel| **texel > 128).count();
                assert!(
                    (CELL_SIZE * CELL_SIZE / 20..CELL_SIZE * CELL_SIZE / 2).contains(&inked),
                    "{puzzle:?} {n}: {inked}"
                );
                assert!(cells[..n].iter().all(|other| other != texels), "{puzzle:?} {n}");
                // Centred: equal margins on both sides.
                let columns: Vec<usize> =
                    (0..CELL_SIZE * CELL_SIZE).filter(|i| texels[*i] > 128).map(|i| i % CELL_SIZE).collect();
                let (left, right) = (columns.iter().min().expect("inked"), columns.iter().max().expect("inked"));
                assert!((left + right).abs_diff(CELL_SIZE - 1) <= 2, "{puzzle:?} {n}: {left} {right}");
            }
        }
    }
}
