//! The band below the pictures of an animation, in which the name and the number of the move stand.

use unfold_scene::appearance::vision;
use unfold_scene::svg::{Drawing, Point, Rgb, Shape};
use unfold_text::{Language, animation};

/// The part of a picture's width that the band is high.
const HEIGHT: f32 = 0.1;
/// The part of the band that a line of text is high. Even in the smallest picture its letters are then some 20 pixels high.
const TEXT: f32 = 0.72;

/// The text in the band.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caption<'a> {
    /// The name of the move that is on its way or was just made; empty before the first.
    pub name: &'a str,
    /// The number of that move, 0 before the first.
    pub number: usize,
    /// Number of moves.
    pub count: usize,
}

/// The height of the band below a picture this many pixels wide.
pub fn height(width: u32) -> u32 {
    (HEIGHT * width as f32).round() as u32
}

/// The band of a picture this many pixels wide: a text in its middle, on this ground.
pub fn drawing(text: &str, ground: Rgb, width: u32) -> Drawing {
    let size: Point = [width as f32, height(width) as f32];
    let at = size.map(|length| length / 2.0);
    let text = Shape::Text { at, size: TEXT * size[1], text: text.to_owned(), colour: vision::ink(ground) };
    Drawing { title: String::new(), size, ground, shapes: vec![text] }
}

/// The text below a picture of an animation: the name and the number of the move, and how many there are.
pub fn move_caption(language: Language, caption: &Caption<'_>) -> String {
    let Caption { name, number, count } = caption;
    match name.is_empty() {
        true => animation::ANIMATION_PLACE.fill(language, [number, count]),
        false => animation::ANIMATION_MOVE.fill(language, [name, number, count]),
    }
}
