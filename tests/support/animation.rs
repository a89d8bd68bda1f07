//! Decodes animated GIFs independently of the program.
#![allow(dead_code, reason = "each test binary uses its own part")]

use std::path::Path;

pub struct Animation {
    /// Width and height.
    pub size: [usize; 2],
    /// Duration of each frame, in hundredths of a second.
    pub times: Vec<u32>,
    /// Pixels of the first and of the last frame, row by row, as red, green and blue.
    pub ends: [Vec<[u8; 3]>; 2],
    /// True if the animation loops without end.
    pub forever: bool,
}

pub fn read(path: &Path) -> Animation {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(std::fs::File::open(path).expect("a file")).expect("a GIF");
    let size = [usize::from(decoder.width()), usize::from(decoder.height())];
    let (mut screen, mut first, mut times) = (vec![[0; 3]; size[0] * size[1]], None, Vec::new());
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        let [left, top, width] = [frame.left, frame.top, frame.width].map(usize::from);
        for (n, pixel) in frame.buffer.as_chunks::<4>().0.iter().enumerate().filter(|(_, pixel)| pixel[3] > 0) {
            screen[(top + n / width) * size[0] + left + n % width] = [pixel[0], pixel[1], pixel[2]];
        }
        first.get_or_insert_with(|| screen.clone());
        times.push(u32::from(frame.delay));
    }
    let forever = decoder.repeat() == gif::Repeat::Infinite;
    Animation { size, times, ends: [first.expect("a picture"), screen], forever }
}

/// Number of pixels with this colour, tolerating a difference of 4 in each channel.
pub fn count_pixels(pixels: &[[u8; 3]], colour: [u8; 3]) -> usize {
    let near = |pixel: &&[u8; 3]| pixel.iter().zip(colour).all(|(a, b)| a.abs_diff(b) <= 4);
    pixels.iter().filter(near).count()
}
