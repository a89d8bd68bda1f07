//! The caption band below the pictures of an animation: name and number of the move.

use unfold_scene::appearance::vision;
use unfold_scene::svg::{Drawing, Point, Rgb, Shape};
use unfold_text::{Language, animation};

/// Height of the band as a fraction of the picture's width.
const BAND_HEIGHT_FRACTION: f32 = 0.1;
/// Text height as a fraction of the band's height; 23 pixels in the smallest picture.
const TEXT_HEIGHT_FRACTION: f32 = 0.72;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caption<'a> {
    /// Name of the move in progress or just made; empty before the first.
    pub name: &'a str,
    /// Number of that move; 0 before the first.
    pub number: usize,
    pub count: usize,
}

/// Height in pixels of the band for a picture `width` pixels wide.
pub fn height(width: u32) -> u32 {
    (BAND_HEIGHT_FRACTION * width as f32).round() as u32
}

/// Draws the band for a picture `width` pixels wide, with centred text.
pub fn drawing(text: &str, background: Rgb, width: u32) -> Drawing {
    let size: Point = [width as f32, height(width) as f32];
    let at = size.map(|length| length / 2.0);
    let text = Shape::Text {
        at,
        size: TEXT_HEIGHT_FRACTION * size[1],
        text: text.to_owned(),
        colour: vision::ink(background),
    };
    Drawing { title: String::new(), size, background, shapes: vec![text] }
}

/// The caption text: name and number of the move, and the number of moves.
pub fn move_caption(language: Language, caption: &Caption<'_>) -> String {
    let Caption { name, number, count } = caption;
    match name.is_empty() {
        true => animation::ANIMATION_PLACE.fill(language, [number, count]),
        false => animation::ANIMATION_MOVE.fill(language, [name, number, count]),
    }
}
