//! A picture as a PNG file.

use std::io;

use crate::svg::Drawing;

/// A picture, row by row from the top left.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// Pixels in a row, `1 <= width`.
    pub width: u32,
    /// Rows, `1 <= height`.
    pub height: u32,
    /// Red, green and blue of each pixel: `3 * width * height` bytes.
    pub rgb: Vec<u8>,
}

/// A picture as the window took it.
#[derive(Clone, Debug, PartialEq)]
pub enum TakenPicture {
    /// Polygons and letters.
    Drawn(Drawing),
    /// Pixels.
    Pixels(Picture),
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Picture {{ {} x {} }}", self.width, self.height)
    }
}

impl Picture {
    /// This picture below another one; `None` where they are not equally wide.
    pub fn below(self, above: Self) -> Option<Self> {
        let mut rgb = above.rgb;
        rgb.extend(self.rgb);
        (self.width == above.width).then_some(Self { width: self.width, height: above.height + self.height, rgb })
    }
}

/// The bytes of the file.
///
/// # Errors
/// A picture without pixels, or whose bytes are of another number.
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
