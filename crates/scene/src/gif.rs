//! Animated GIFs with one palette; each frame stores only the rectangle that changed.

use std::collections::HashMap;
use std::io::{self, Write};

use crate::{picture::Picture, svg::Rgb};
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

/// Maximum number of palette colours; the next index means "unchanged". More colours hardly improve soft edges, and with 127 the
/// file of a solution at 480 pixels is half as large again.
const COLOURS: usize = 47;
/// Palette size in the file, a power of two.
const PALETTE_SIZE: usize = 64;
/// Index for an unchanged pixel.
const UNCHANGED: u8 = COLOURS as u8;
/// Successive minimum distances between palette colours, as sums over red, green and blue.
const MIN_COLOUR_DISTANCES: [u32; 10] = [240, 120, 60, 40, 30, 20, 15, 8, 4, 1];
/// Maximum number of entries in the cache of nearest colours.
const CACHE_CAPACITY: usize = 1 << 16;
/// Maximum duration of a GIF frame, in hundredths of a second.
const MAX_FRAME_DURATION: u32 = u16::MAX as u32;

/// The most frequent colours of the given pictures, spaced apart, with a cache of nearest colours.
#[derive(Clone, Debug)]
pub struct GifPalette {
    colours: Vec<Rgb>,
    nearest_cache: HashMap<Rgb, u8>,
}

impl GifPalette {
    pub fn new<'a>(pictures: impl IntoIterator<Item = &'a Picture>) -> Self {
        let mut counts: HashMap<Rgb, u32> = HashMap::new();
        for picture in pictures {
            for pixel in picture.rgb.as_chunks::<3>().0 {
                *counts.entry(*pixel).or_default() += 1;
            }
        }
        let mut frequent: Vec<(Rgb, u32)> = counts.into_iter().collect();
        frequent.sort_unstable_by_key(|(colour, count)| (std::cmp::Reverse(*count), *colour));
        let mut colours: Vec<Rgb> = Vec::with_capacity(COLOURS);
        for apart in MIN_COLOUR_DISTANCES {
            for (colour, _) in &frequent {
                if colours.len() < COLOURS && colours.iter().all(|taken| distance(taken, colour) >= apart) {
                    colours.push(*colour);
                }
            }
        }
        Self { colours, nearest_cache: HashMap::new() }
    }

    /// Index of the nearest palette colour.
    fn nearest(&mut self, colour: Rgb) -> u8 {
        if let Some(known) = self.nearest_cache.get(&colour) {
            return *known;
        }
        let near = self.colours.iter().enumerate().min_by_key(|(_, taken)| distance(taken, &colour));
        let found = near.map_or(0, |(n, _)| n as u8);
        if self.nearest_cache.len() >= CACHE_CAPACITY {
            self.nearest_cache.clear();
        }
        self.nearest_cache.insert(colour, found);
        found
    }

    /// RGB bytes of the palette, padded to [`PALETTE_SIZE`] colours.
    fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.colours.concat();
        bytes.resize(3 * PALETTE_SIZE, 0);
        bytes
    }
}

fn distance(a: &Rgb, b: &Rgb) -> u32 {
    a.iter().zip(b).map(|(a, b)| u32::from(a.abs_diff(*b))).sum()
}

/// Writes a GIF that loops forever.
pub struct GifWriter<W: Write> {
    encoder: Encoder<W>,
    palette: GifPalette,
    size: [u16; 2],
    /// The previous picture and its palette indices.
    previous: Option<(Picture, Vec<u8>)>,
}

impl<W: Write> GifWriter<W> {
    /// Writes the header of a GIF of the given width and height, in pixels.
    ///
    /// # Errors
    /// If writing fails.
    pub fn new(out: W, size: [u16; 2], palette: GifPalette) -> io::Result<Self> {
        let mut encoder = Encoder::new(out, size[0], size[1], &palette.bytes()).map_err(to_io_error)?;
        encoder.set_repeat(Repeat::Infinite).map_err(to_io_error)?;
        Ok(Self { encoder, palette, size, previous: None })
    }

    /// Adds a picture with a duration in hundredths of a second. A duration too long for one frame is split among several.
    ///
    /// # Errors
    /// [`io::ErrorKind::InvalidInput`] for a picture of another size; the error of the writer if writing fails.
    pub fn add(&mut self, picture: Picture, hundredths: u32) -> io::Result<()> {
        if [picture.width, picture.height] != self.size.map(u32::from) || !picture.rgb.len().is_multiple_of(3) {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        let pixels = picture.rgb.as_chunks::<3>().0;
        let numbers: Vec<u8> = match &self.previous {
            None => pixels.iter().map(|pixel| self.palette.nearest(*pixel)).collect(),
            Some((before, numbers)) => {
                let pairs = pixels.iter().zip(before.rgb.as_chunks::<3>().0).zip(numbers);
                pairs.map(|((now, before), n)| if now == before { *n } else { self.palette.nearest(*now) }).collect()
            }
        };
        let mut frame = match &self.previous {
            None => {
                Frame { width: self.size[0], height: self.size[1], buffer: numbers.clone().into(), ..Frame::default() }
            }
            Some((_, before)) => difference(&numbers, before, usize::from(self.size[0])),
        };
        frame.dispose = DisposalMethod::Keep;
        self.previous = Some((picture, numbers));
        let mut left = hundredths;
        loop {
            frame.delay = left.min(MAX_FRAME_DURATION) as u16;
            self.encoder.write_frame(&frame).map_err(to_io_error)?;
            left -= u32::from(frame.delay);
            if left == 0 {
                return Ok(());
            }
        }
    }

    /// Finishes the file.
    ///
    /// # Errors
    /// If writing fails.
    pub fn finish(self) -> io::Result<()> {
        self.encoder.into_inner().map_err(to_io_error)?.flush()
    }
}

/// Returns the smallest rectangle that contains all changed pixels, with most unchanged ones transparent; a single pixel if nothing
/// changed.
fn difference(now: &[u8], before: &[u8], width: usize) -> Frame<'static> {
    let (mut left, mut right, mut top, mut bottom) = (usize::MAX, 0, usize::MAX, 0);
    for n in (0..now.len()).filter(|n| now[*n] != before[*n]) {
        let (x, y) = (n % width, n / width);
        (left, right, top, bottom) = (left.min(x), right.max(x), top.min(y), bottom.max(y));
    }
    if left > right {
        (left, right, top, bottom) = (0, 0, 0, 0);
    }
    let row = |y: usize| y * width + left..=y * width + right;
    // An unchanged pixel that continues the run of the pixel before it stays opaque: longer runs compress better.
    let mut last = UNCHANGED;
    let pixel = |n: usize| {
        last = if now[n] == before[n] && now[n] != last { UNCHANGED } else { now[n] };
        last
    };
    Frame {
        left: left as u16,
        top: top as u16,
        width: (right - left + 1) as u16,
        height: (bottom - top + 1) as u16,
        transparent: Some(UNCHANGED),
        buffer: (top..=bottom).flat_map(row).map(pixel).collect(),
        ..Frame::default()
    }
}

fn to_io_error(error: EncodingError) -> io::Error {
    match error {
        EncodingError::Io(error) => error,
        other => io::Error::other(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain_picture(colour: Rgb) -> Picture {
        Picture { width: 4, height: 3, rgb: colour.repeat(12) }
    }

    #[test]
    fn frames_and_times_round_trip() {
        let (first, mut second) = (plain_picture([1, 2, 3]), plain_picture([1, 2, 3]));
        second.rgb[3 * 5..3 * 6].copy_from_slice(&[250, 0, 0]);
        let shown = [(first.clone(), 100), (second.clone(), 4), (second.clone(), 4), (first.clone(), 70_000)];
        let mut bytes = Vec::new();
        let mut writer = GifWriter::new(&mut bytes, [4, 3], GifPalette::new([&first, &second])).expect("begun");
        for (picture, time) in shown.clone() {
            writer.add(picture, time).expect("added");
        }
        assert!(writer.add(Picture { width: 1, height: 1, rgb: vec![0; 3] }, 1).is_err());
        writer.finish().expect("finished");
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(bytes.as_slice()).expect("a GIF");
        let mut screen = [[0; 3]; 12];
        let mut seen = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            for (n, pixel) in frame.buffer.as_chunks::<4>().0.iter().enumerate().filter(|(_, pixel)| pixel[3] > 0) {
                let (x, y) = (n % usize::from(frame.width), n / usize::from(frame.width));
                screen[(usize::from(frame.top) + y) * 4 + usize::from(frame.left) + x] = [pixel[0], pixel[1], pixel[2]];
            }
            seen.push((screen.concat(), u32::from(frame.delay), frame.buffer.len() / 4));
        }
        let expected = [(&first, 100, 12), (&second, 4, 1), (&second, 4, 1), (&first, 65_535, 1), (&first, 4_465, 1)];
        for (seen, (picture, time, pixels)) in seen.iter().zip(expected) {
            assert_eq!(seen, &(picture.rgb.clone(), time, pixels));
        }
        assert_eq!(seen.len(), 5);
    }

    #[test]
    fn the_palette_has_frequent_colours_and_approximates_the_others() {
        let mut rgb: Vec<u8> = (0..=255_u8).flat_map(|n| (0..8).flat_map(move |m| [n, 32 * m, 255 - n])).collect();
        rgb.extend([7, 77, 177].repeat(500));
        let many = Picture { width: 1, height: (rgb.len() / 3) as u32, rgb };
        let mut palette = GifPalette::new([&many]);
        assert!(palette.colours.len() == COLOURS && palette.colours[0] == [7, 77, 177]);
        for pixel in many.rgb.as_chunks::<3>().0 {
            let near = palette.nearest(*pixel);
            assert!(distance(&palette.colours[usize::from(near)], pixel) <= 120, "{pixel:?}");
        }
    }
}
