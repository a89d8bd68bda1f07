//! Raster pictures, and their encoding as PNG.

use std::io;

use crate::svg::Drawing;

/// RGB pixels in rows, starting at the top left.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// In pixels, at least 1.
    pub width: u32,
    /// In pixels, at least 1.
    pub height: u32,
    /// `3 * width * height` bytes.
    pub rgb: Vec<u8>,
}

/// A picture captured from the window.
#[derive(Clone, Debug, PartialEq)]
pub enum CapturedPicture {
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
    /// Stacks this picture below `above`; `None` if the widths differ.
    pub fn below(self, above: Self) -> Option<Self> {
        let mut rgb = above.rgb;
        rgb.extend(self.rgb);
        (self.width == above.width).then_some(Self { width: self.width, height: above.height + self.height, rgb })
    }
}

/// Encodes a PNG file.
///
/// # Errors
/// If the picture is empty, or its number of bytes does not match its size.
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
