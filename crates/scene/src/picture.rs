//! Raster pictures and their encoding as PNG.

use std::io;

use crate::svg::Drawing;

/// Rows from the top left.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// At least 1.
    pub width: u32,
    /// At least 1.
    pub height: u32,
    /// `3 * width * height` bytes.
    pub rgb: Vec<u8>,
}

/// A picture delivered by the window.
#[derive(Clone, Debug, PartialEq)]
pub enum TakenPicture {
    /// Vector graphics.
    Drawn(Drawing),
    Pixels(Picture),
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Picture {{ {} x {} }}", self.width, self.height)
    }
}

impl Picture {
    /// Appends this picture below another; `None` if the widths differ.
    pub fn below(self, above: Self) -> Option<Self> {
        let mut rgb = above.rgb;
        rgb.extend(self.rgb);
        (self.width == above.width).then_some(Self { width: self.width, height: above.height + self.height, rgb })
    }
}

/// Encodes a PNG file.
///
/// # Errors
/// An empty picture, or a wrong number of bytes.
pub fn png(picture: &Picture) -> io::Result<Vec<u8>> {
    let mut out = Vec::new();
    let mut encoder = png::Encoder::new(&mut out, picture.width, picture.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&picture.rgb)?;
    writer.finish()?;
    Ok(out)
}
