//! Assumptions about facelets, in words.

use crate::{Phrase, facelets as say};
use unfold_engine::notation::colours::{Assumed, ColourLetters};
use unfold_engine::puzzle::cubes;

/// Which face has which colour: `U=W R=R`.
pub fn scheme(letters: &ColourLetters) -> String {
    let pairs = cubes::LETTERS.iter().zip(letters.letters()).map(|(face, colour)| format!("{face}={colour}"));
    pairs.collect::<Vec<_>>().join(" ")
}

/// News, and how letters of colours were taken, if there were any.
pub fn with_assumed(news: Phrase, how: Option<Assumed>) -> Phrase {
    match how {
        Some(how) => say::NEWS_AND.with([&news, &assumed(&how)]),
        None => news,
    }
}

/// How letters of colours were taken, as a sentence.
pub fn assumed(assumed: &Assumed) -> Phrase {
    let Assumed { letters, order, without_centres } = assumed;
    let order = match order.faces() {
        Some(faces) => say::ORDER_FACES.with([&faces]),
        None => say::ORDER_ROWS.with([]),
    };
    let text = if *without_centres { say::READ_COLOURS_CENTRES } else { say::READ_COLOURS };
    text.with([&scheme(letters), &order])
}
