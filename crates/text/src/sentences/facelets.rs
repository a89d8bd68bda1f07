//! Messages about assumptions made when reading facelets.

use super::log::note;
use crate::{Phrase, errors, facelets as say};
use unfold_engine::notation::Remarks;
use unfold_engine::notation::colours::{Assumptions, ColourLetters, FaceletOrder, Symbols};
use unfold_engine::notation::piece_words::{CORNERS, EDGES};
use unfold_engine::puzzle::cubes;

/// Lists the character of each face: `U=W R=R`.
fn pairs(characters: &[char; 6]) -> String {
    let pairs = cubes::LETTERS.iter().zip(characters).map(|(face, character)| format!("{face}={character}"));
    pairs.collect::<Vec<_>>().join(" ")
}

/// Lists the colour of each face: `U=W R=R`.
pub fn scheme(letters: &ColourLetters) -> String {
    pairs(letters.letters())
}

/// Maximum number of notes on moves shown together.
const MAX_NOTES: usize = 3;

/// Remarks on how a text was read, with at most three notes on moves; `None` if there are none.
pub fn remarks(remarks: &Remarks) -> Option<Phrase> {
    let notes = remarks.notes.iter().take(MAX_NOTES).map(note);
    let sentences = remarks.assumed.iter().map(assumed).chain(notes);
    sentences.reduce(|first, second| say::NEWS_AND.with([&first, &second]))
}

/// News followed by remarks on how a text was read.
pub fn with_remarks(news: Phrase, how: &Remarks) -> Phrase {
    match remarks(how) {
        Some(sentences) => say::NEWS_AND.with([&news, &sentences]),
        None => news,
    }
}

/// Name of a facelet order, for use in a sentence.
pub fn order(order: FaceletOrder) -> Phrase {
    let rows = |rows: &str| {
        let spaced =
            |row: &str| row.chars().map(|face| face.to_ascii_uppercase().to_string()).collect::<Vec<_>>().join(" ");
        rows.split('/').map(spaced).collect::<Vec<_>>().join(" / ")
    };
    match order {
        FaceletOrder::Rows => say::ORDER_ROWS.with([]),
        FaceletOrder::Net(shape) => {
            let text = if shape.rows().contains('b') { say::ORDER_NET_FOLDED } else { say::ORDER_NET };
            text.with([&rows(shape.rows())])
        }
        FaceletOrder::Pieces => say::ORDER_PIECES.with([&EDGES.join(" "), &CORNERS.join(" ")]),
        FaceletOrder::Usual | FaceletOrder::Around | FaceletOrder::Faces(_) => {
            say::ORDER_FACES.with([&order.faces().unwrap_or_default()])
        }
    }
}

/// Describes how facelets were read, and the other orders that also give a cube.
pub fn assumed(assumed: &Assumptions) -> Phrase {
    let in_order = order(assumed.order);
    let has_centres = !assumed.without_centres || assumed.order == FaceletOrder::Pieces;
    let read = match assumed.symbols {
        Symbols::Faces if has_centres => say::READ_FACES.with([&in_order]),
        Symbols::Faces => say::READ_FACES_CENTRES.with([&in_order]),
        Symbols::Colours(letters) if has_centres => say::READ_COLOURS.with([&scheme(&letters), &in_order]),
        Symbols::Colours(letters) => say::READ_COLOURS_CENTRES.with([&scheme(&letters), &in_order]),
        Symbols::Digits(digits) => say::READ_DIGITS.with([&pairs(&digits), &in_order]),
    };
    let others = assumed.other_orders().map(order);
    match others.reduce(|first, second| errors::EITHER.with([&first, &second])) {
        Some(others) => say::NEWS_AND.with([&read, &say::OTHER_ORDERS.with([&others])]),
        None => read,
    }
}
