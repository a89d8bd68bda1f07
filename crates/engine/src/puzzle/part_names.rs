//! Names of parts: a kind and a place, such as `xcross-bl` or `cross-any`.

use super::PuzzleId;
use super::masks::{NamedMask, PartKind, PartLocation};

/// Place name of a part that may be at any of its places, whichever is nearest.
const ANYWHERE: &str = "any";
/// Words ignored in the name of a part.
const FILLERS: [&str; 5] = ["at", "of", "pair", "slot", "block"];

impl PartKind {
    /// Returns the name of the part of this kind at a location.
    pub(super) fn name_at(&self, within: &PartLocation) -> String {
        let words: Vec<&str> = match within {
            PartLocation::At(place) => place.words().iter().map(String::as_str).collect(),
            PartLocation::NearestWith(first) => vec![first],
            PartLocation::Anywhere => vec![ANYWHERE],
        };
        if words == self.usual {
            return self.name.into();
        }
        let leaves_out = self.shape.may_leave_out_face() && words.len() > 1 && words[0] == self.usual[0];
        let words = &words[usize::from(leaves_out)..];
        format!("{}-{}", self.name, words.join("-").to_lowercase())
    }

    /// Returns the kind of part whose name a text starts with, if more words follow.
    pub fn parse_prefix(puzzle: PuzzleId, text: &str) -> Option<&'static Self> {
        let (text, kinds) = (plain(text), puzzle.def().parts);
        let words = words(&text);
        kinds.iter().find(|kind| after_kind(kind.name, &words).is_some_and(|place| !place.is_empty()))
    }
}

/// Returns a text in lower case, with × as x.
fn plain(text: &str) -> String {
    text.to_lowercase().replace('×', "x")
}

fn words(text: &str) -> Vec<&str> {
    text.split(|c: char| c.is_whitespace() || "-_,+&".contains(c)).filter(|word| !word.is_empty()).collect()
}

impl NamedMask {
    /// Returns the part with this name; `None` if there is none. Words may be in either case, joined by hyphens, blanks or
    /// nothing, with the letters of a place in any order: `XX cross`, `xcross-rf`, `2x2x2 block DLB`.
    pub fn parse(puzzle: PuzzleId, name: &str) -> Option<&'static Self> {
        if let Some(part) = Self::all(puzzle).iter().find(|part| part.name == name) {
            return Some(part);
        }
        let name = plain(name);
        let words = words(&name);
        let (first, rest) = words.split_first()?;
        let rest: Vec<&str> = rest.iter().copied().filter(|word| !FILLERS.contains(word)).collect();
        // "block 2x2x2" is the same as "2x2x2 block".
        find_by_words(puzzle, &[&[*first], &rest[..]].concat())
            .or_else(|| find_by_words(puzzle, &rest).filter(|_| FILLERS.contains(first)))
    }
}

fn find_by_words(puzzle: PuzzleId, words: &[&str]) -> Option<&'static NamedMask> {
    let all = NamedMask::all(puzzle);
    let named = |part: &&NamedMask| after_kind(part.kind.name, words).is_some_and(|place| part.matches_place(place));
    let by_alias = |part: &&NamedMask| {
        let place = part.kind.alias.and_then(|alias| after_kind(alias, words));
        place.is_some_and(|place| !place.is_empty() && part.matches_place(place))
    };
    all.iter().find(named).or_else(|| all.iter().find(by_alias))
}

/// Returns the words after the name of a kind; `None` if they do not start with it. The name may be split into several
/// words, but not after a digit: `F2 L` are two moves.
fn after_kind<'a>(kind: &str, words: &'a [&'a str]) -> Option<&'a [&'a str]> {
    let kind = kind.replace('-', "");
    let joined = |n: &usize| {
        let (last, others) = words[..*n].split_last().expect("there is one at least");
        let may_part = others.iter().all(|word| !word.ends_with(|c: char| c.is_ascii_digit()));
        may_part && others.concat() + last == kind
    };
    // Each word has at least one letter, which limits the number of words.
    (1..=words.len().min(kind.len())).find(joined).map(|n| &words[n..])
}

impl NamedMask {
    /// True if the joined words name the place of the part.
    fn matches_place(&self, words: &[&str]) -> bool {
        let text = words.concat();
        let usual = self.kind.usual;
        match &self.location {
            within if text.is_empty() => self.kind.name_at(within) == self.kind.name,
            PartLocation::Anywhere => text == ANYWHERE,
            PartLocation::NearestWith(first) => {
                let letters = text.strip_suffix(ANYWHERE).unwrap_or(&text);
                is_place(&[first], letters)
            }
            PartLocation::At(place) => {
                let words: Vec<&str> = place.words().iter().map(String::as_str).collect();
                let leaves_out = self.kind.shape.may_leave_out_face() && words[0] == usual[0];
                is_place(&words, &text) || leaves_out && is_place(&words[1..], &text)
            }
        }
    }
}

/// True if the letters spell these words, ignoring case, the order within a word and the order of two-letter words.
fn is_place(words: &[&str], letters: &str) -> bool {
    if words.iter().map(|word| word.len()).sum::<usize>() != letters.len() || !letters.is_ascii() {
        return false;
    }
    let sorted = |word: &str| {
        let mut letters: Vec<char> = word.to_lowercase().chars().collect();
        letters.sort_unstable();
        letters
    };
    let mut rest = letters;
    let mut found: Vec<Vec<char>> = Vec::new();
    for word in words {
        let (next, after) = rest.split_at(word.len());
        found.push(sorted(next));
        rest = after;
    }
    let mut expected: Vec<Vec<char>> = words.iter().map(|word| sorted(word)).collect();
    // Words of two letters may come in any order.
    let pairs = expected.iter().position(|word| word.len() == 2).unwrap_or(expected.len());
    found[pairs..].sort_unstable();
    expected[pairs..].sort_unstable();
    found == expected
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::ALL;

    #[test]
    fn part_names_round_trip() {
        for part in ALL.into_iter().flat_map(NamedMask::all) {
            let plain = part.name.replace('-', " ");
            for name in [part.name.clone(), part.name.to_uppercase(), plain.clone(), format!(" {plain} ")] {
                let read = NamedMask::parse(part.puzzle, &name).map(|read| read.name.as_str());
                assert_eq!(read, Some(part.name.as_str()), "{name}");
            }
        }
    }

    #[test]
    fn usual_spellings_of_part_names_are_parsed() {
        for (written, name) in [
            ("XCross", "xcross"),
            ("X cross", "xcross"),
            ("x-cross BL", "xcross-bl"),
            ("xcross lb", "xcross-bl"),
            ("xcross-d-bl", "xcross-bl"),
            ("xcross pair BL", "xcross-bl"),
            ("XCross of F, pair RU", "xcross-f-ur"),
            ("xcross-fur", "xcross-f-ur"),
            ("XX cross", "xxcross"),
            ("xx-cross fl br", "xxcross-br-fl"),
            ("XXCross LF+RB", "xxcross-br-fl"),
            ("xxcross-d", "xxcross"),
            ("xxcross f", "xxcross-f"),
            ("xxxcross-any", "xxxcross-any"),
            ("EO cross", "eocross"),
            ("eo-cross lr", "eocross-lr"),
            ("eocross-f-du", "eocross-f-ud"),
            ("EO line", "eoline"),
            ("eo rl", "eo-lr"),
            ("cross F", "cross-f"),
            ("cross any", "cross-any"),
            ("F2L", "f2l"),
            ("f2l-fr", "pair"),
            ("f2l-bl", "pair-bl"),
            ("F2L slot RB", "pair-br"),
            ("f2l-f", "f2l-f"),
            ("pair f", "pair-f"),
            ("2×2×2", "2x2x2"),
            ("2x2x2-dlb", "2x2x2"),
            ("2x2x2 block at FUR", "2x2x2-urf"),
            ("block-2x2x2-drb", "2x2x2-drb"),
            ("2x2x3 RU", "2x2x3-ur"),
            ("1x2x3 r d", "1x2x3-r-d"),
            ("1x2x3-dr", "1x2x3-d-r"),
            ("Roux left", "roux-left"),
            ("roux-blocks any", "roux-blocks-any"),
            ("roux blocks RL D", "roux-blocks"),
            ("CMLL", "cmll"),
            ("cmll fb", "cmll-fb"),
            ("OLL D", "oll-d"),
        ] {
            let read = NamedMask::parse(PuzzleId::Cube3, written).map(|part| part.name.as_str());
            assert_eq!(read, Some(name), "{written}");
        }
        assert_eq!(NamedMask::parse(PuzzleId::Tess2, "block id").map(|part| part.name.as_str()), Some("block"));
        for other in
            ["F2 L", "f2 l", "R U", "cross-x", "xcross-fb", "2x2x2-ud", "2x2", "any", "", "-", "oll-any", "cross-", "×"]
        {
            let read = NamedMask::parse(PuzzleId::Cube3, other).map(|part| part.name.as_str());
            assert!(read.is_none() || other == "cross-", "{other}: {read:?}");
        }
    }
}
