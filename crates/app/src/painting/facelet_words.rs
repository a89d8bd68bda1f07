//! Descriptions of facelets for tooltips and screen readers.

use crate::document::facelet_facts::{FaceletFacts, letter};
use unfold_text::{Language, editor, painting, sentences::state::piece_of, window as say};

/// Name for screen readers and UI tests.
pub fn name(facts: &FaceletFacts, language: Language) -> String {
    match (facts.puzzle.def().dimensions, facts.colour) {
        (4, Some(colour)) => {
            let def = facts.puzzle.def();
            let name = colour_name(facts, language, colour);
            say::STICKER.fill(language, [&letter(def, facts.face), &facts.slot, &letter(def, colour), &name])
        }
        (4, None) => {
            let (cell, forced) = (letter(facts.puzzle.def(), facts.face), facts.forced);
            forced.map_or_else(
                || painting::STICKER_BARE.fill(language, [&cell, &facts.slot]),
                |colour| {
                    painting::STICKER_FORCED.fill(language, [&cell, &facts.slot, &colour_name(facts, language, colour)])
                },
            )
        }
        _ => {
            editor::FACELET.fill(language, [&label(facts), &colour_text(facts, language), &place_name(facts, language)])
        }
    }
}

/// Label, colour and piece, as in `U1, white, of corner ULB`.
pub fn brief(facts: &FaceletFacts, language: Language) -> String {
    editor::FACELET_BRIEF.fill(language, [&label(facts), &colour_text(facts, language), &place_name(facts, language)])
}

/// Name of the piece and its position; only the position for centres and unknown pieces.
pub fn piece(facts: &FaceletFacts, language: Language) -> String {
    match &facts.piece {
        Some(piece) if facts.slot.chars().count() > 1 => {
            editor::PIECE_AT.fill(language, [&piece_of(facts.puzzle, piece), &facts.slot])
        }
        _ => place_name(facts, language),
    }
}

/// Tooltip: cell and colour of a painted hypercube sticker, otherwise the text of [`brief`].
pub fn tip(facts: &FaceletFacts, language: Language) -> String {
    let Some(colour) = facts.colour.filter(|_| facts.puzzle.def().dimensions == 4) else {
        return brief(facts, language);
    };
    let (def, name) = (facts.puzzle.def(), colour_name(facts, language, colour));
    say::STICKER_TIP.fill(language, [&letter(def, facts.face), &letter(def, colour), &name])
}

/// Letter of the face and number of the facelet on it.
fn label(facts: &FaceletFacts) -> String {
    format!("{}{}", letter(facts.puzzle.def(), facts.face), facts.number)
}

fn place_name(facts: &FaceletFacts, language: Language) -> String {
    piece_of(facts.puzzle, &facts.slot).get(language)
}

fn colour_text(facts: &FaceletFacts, language: Language) -> String {
    match (facts.colour, facts.forced) {
        (Some(colour), _) => colour_name(facts, language, colour).into(),
        (None, Some(forced)) => editor::UNPAINTED_FORCED.fill(language, [&colour_name(facts, language, forced)]),
        (None, None) if facts.is_any => editor::ANY_SHOWN.get(language).into(),
        (None, None) => editor::UNPAINTED.get(language).into(),
    }
}

fn colour_name(facts: &FaceletFacts, language: Language, colour: u8) -> &'static str {
    facts.names.get(usize::from(colour)).map_or("?", |name| name.get(language))
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::puzzle::pieces::Pieces;
    use unfold_engine::puzzle::{Facelets, PuzzleId, hypercube, painting_check::PaintingCheck, pattern::Pattern};
    use unfold_engine::puzzles::tess2::position_of;

    #[test]
    fn tess2_places_have_their_notation_names() {
        let painting = Pattern::from_facelets(&Facelets::solved(PuzzleId::Tess2));
        for (i, place) in PuzzleId::Tess2.def().places.iter().enumerate() {
            let facts = FaceletFacts::new(&painting, &PaintingCheck::default(), i);
            assert_eq!(facts.slot, hypercube::position_letters(position_of(place.cubie) as u8));
            assert_eq!(facts.piece.as_ref(), Some(&facts.slot));
        }
        let first = FaceletFacts::new(&painting, &PaintingCheck::default(), 0);
        assert!(name(&first, Language::ENGLISH).starts_with("sticker "), "{first:?}");
    }

    #[test]
    fn pieces_of_tess3_are_named_by_their_number_of_colours() {
        let painting = Pattern::from_facelets(&Facelets::solved(PuzzleId::Tess3));
        for slot in &Pieces::for_puzzle(PuzzleId::Tess3).slots {
            let kind =
                ["centre", "two-colour piece", "three-colour piece", "four-colour piece"][slot.facelets.len() - 1];
            let facts = FaceletFacts::new(&painting, &PaintingCheck::default(), slot.facelets[0]);
            let said = piece(&facts, Language::ENGLISH);
            assert!(said.starts_with(&format!("{kind} {}", slot.name)), "{said}");
        }
    }

    #[test]
    fn cube_facelets_are_named_by_face_number_colour_and_piece() {
        let painting = Pattern::from_facelets(&Facelets::solved(PuzzleId::Cube3));
        let named = |i| name(&FaceletFacts::new(&painting, &PaintingCheck::default(), i), Language::ENGLISH);
        assert_eq!(named(0), "facelet U1, white, of corner ULB");
        assert_eq!(named(13), "facelet R5, red, of centre R");
        assert_eq!(named(19), "facelet F2, green, of edge UF");
    }
}
