//! The caption of a picture of an animation, in words.

use super::caption::Caption;
use unfold_text::{Language, animation};

/// The text below a picture of an animation: the name and the number of the move, and how many there are.
pub fn move_caption(language: Language, caption: &Caption<'_>) -> String {
    let Caption { name, number, count } = caption;
    match name.is_empty() {
        true => animation::ANIMATION_PLACE.fill(language, [number, count]),
        false => animation::ANIMATION_MOVE.fill(language, [name, number, count]),
    }
}
