//! Texts for sets and catalogues.

use std::borrow::Cow;

use unfold_engine::puzzles::cases::Catalogue;
use unfold_text::{Language, Text, case_page as say};

/// The name of a set. Sets named by letters are the same in every language.
pub fn set_name(set: &'static str, language: Language) -> Cow<'static, str> {
    let text = match set {
        "corners" => say::CASE_SET_CORNERS,
        "edges" => say::CASE_SET_EDGES,
        "both" => say::CASE_SET_BOTH,
        "dot" => say::CASE_SET_DOT,
        "square" => say::CASE_SET_SQUARE,
        "lightning" => say::CASE_SET_LIGHTNING,
        "fish" => say::CASE_SET_FISH,
        "knight" => say::CASE_SET_KNIGHT,
        "cross" => say::CASE_SET_CROSS,
        "awkward" => say::CASE_SET_AWKWARD,
        "line" => say::CASE_SET_LINE,
        "both-above" => say::CASE_SET_BOTH_ABOVE,
        "edge-in-place" => say::CASE_SET_EDGE_IN_PLACE,
        "corner-in-place" => say::CASE_SET_CORNER_IN_PLACE,
        "both-in-places" => say::CASE_SET_BOTH_IN_PLACES,
        letters => return letters.into(),
    };
    text.get(language).into()
}

/// What an algorithm of a catalogue achieves, as the end of a sentence.
pub fn achievement(catalogue: &Catalogue) -> Text<0> {
    match catalogue.name {
        "pll" => say::WHY_PLL,
        "oll" => say::WHY_OLL,
        "f2l" => say::WHY_F2L,
        "cmll" | "coll" => say::WHY_CORNERS,
        "eg1" | "eg2" => say::WHY_BOTH_LAYERS,
        _ => say::WHY_WHOLE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::puzzles::{ALL, catalogues};

    #[test]
    fn sets_with_long_names_are_translated_into_french() {
        for case in ALL.into_iter().flat_map(catalogues).flat_map(|catalogue| catalogue.cases()) {
            let [english, french] = [Language::ENGLISH, Language::FRENCH].map(|language| set_name(case.set, language));
            assert!(case.set.len() <= 3 || english != french, "{}", case.set);
        }
    }
}
