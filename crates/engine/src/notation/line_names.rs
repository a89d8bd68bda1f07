//! Names that a text gives to its moves: comments, and words before the moves of a line.

use std::ops::Range;

/// Named moves of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedRange {
    /// Indices of the moves, not empty.
    pub range: Range<usize>,
    /// Name of at most [`MAX_NAME_CHARACTERS`] characters.
    pub name: String,
}

const MAX_NAMES: usize = 1_000;
/// Maximum length of a name, in characters.
pub const MAX_NAME_CHARACTERS: usize = 80;
/// Minimum number of letters of a name before moves: shorter ones are numbers or list signs.
const MIN_NAME_LETTERS: usize = 2;

/// Characters found in web pages and timers; words that contain one are not a name.
const NON_NAME_CHARS: [char; 5] = ['<', '>', '"', '=', '@'];
/// Starts of words before moves that are not a name, since they say nothing about the moves.
const REDUNDANT_WORDS: [&str; 4] = ["scramble", "solution", "dnf", "moves"];

/// The lines read so far, with their comments.
#[derive(Debug, Default)]
pub(super) struct LineNames {
    /// For each finished line, the byte offset after it, the number of moves so far, and its comment.
    lines: Vec<(usize, usize, String)>,
    comment: String,
}

impl LineNames {
    /// Adds a comment to the current line, with or without its delimiters.
    pub(super) fn comment(&mut self, text: &str) {
        let text = text.trim_start_matches(['/', '*']).trim_end_matches(['/', '*']).trim();
        if !text.is_empty() {
            self.comment = join(&self.comment, text);
        }
    }

    /// Ends the current line at this byte offset. `moves` is the number of moves so far.
    pub(super) fn end_line(&mut self, at: usize, moves: usize) {
        self.lines.push((at, moves, std::mem::take(&mut self.comment)));
    }

    /// Ends the last line and returns the first [`MAX_NAMES`] names. Text beside moves names them; text alone on a line
    /// names the moves below it up to the next name. `text` has blanks in place of words that are not moves.
    pub(super) fn finish(mut self, original: &str, text: &str, moves: usize) -> Vec<NamedRange> {
        self.end_line(text.len(), moves);
        let mut names: Vec<NamedRange> = Vec::new();
        let mut heading: Option<(usize, String)> = None;
        let (mut line_start, mut first) = (0, 0);
        let close = |heading: &mut Option<(usize, String)>, end: usize, names: &mut Vec<NamedRange>| {
            if let Some((start, name)) = heading.take().filter(|(start, _)| *start < end) {
                names.push(NamedRange { range: start..end, name });
            }
        };
        for (at, moves, comment) in self.lines {
            let words = words_before_moves(original, text, line_start..at);
            let name = if comment.is_empty() { words } else { join(&words, &comment) };
            match (name.is_empty(), first < moves) {
                (false, true) => {
                    close(&mut heading, first, &mut names);
                    names.push(NamedRange { range: first..moves, name });
                }
                (false, false) => {
                    // Consecutive lines without moves form one name.
                    let above = heading.take_if(|(start, _)| *start == first);
                    close(&mut heading, first, &mut names);
                    heading = Some((first, above.map_or(name.clone(), |(_, above)| join(&above, &name))));
                }
                (true, _) => {}
            }
            (line_start, first) = (at, moves);
        }
        close(&mut heading, first, &mut names);
        names.truncate(MAX_NAMES);
        names
    }
}

/// Returns the words before the moves of a line, which were blanked in `text`; empty if they are not a name.
fn words_before_moves(original: &str, text: &str, line: Range<usize>) -> String {
    let Some(first) = text.get(line.clone()).map(|rest| rest.len() - rest.trim_start().len()) else {
        return String::new();
    };
    let Some(words) = original.get(line.start..line.start + first) else { return String::new() };
    let name = words.trim_matches(|c: char| !c.is_alphanumeric());
    let letters = name.chars().filter(|c| c.is_alphabetic()).count();
    let is_name =
        letters >= MIN_NAME_LETTERS && name.starts_with(char::is_alphabetic) && !words.contains(NON_NAME_CHARS);
    let says_nothing = REDUNDANT_WORDS.iter().any(|word| name.to_lowercase().starts_with(word));
    if is_name && !says_nothing { cut(name) } else { String::new() }
}

fn join(first: &str, second: &str) -> String {
    if first.is_empty() { cut(second) } else { cut(&format!("{first}: {second}")) }
}

fn cut(name: &str) -> String {
    name.split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .chars()
        .filter(|c| !c.is_control())
        .take(MAX_NAME_CHARACTERS)
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::notation;
    use crate::puzzle::PuzzleId;

    /// Returns the names of a text, each with its moves.
    fn names(text: &str) -> Vec<(String, String)> {
        let read = notation::read_moves(PuzzleId::Cube3, text).expect("moves");
        let moves = |range: std::ops::Range<usize>| {
            let moves = crate::puzzle::Sequence(read.moves.0[range].to_vec());
            notation::print(PuzzleId::Cube3, &moves)
        };
        read.names.iter().map(|named| (named.name.clone(), moves(named.range.clone()))).collect()
    }

    fn pair(name: &str, moves: &str) -> (String, String) {
        (name.into(), moves.into())
    }

    #[test]
    fn a_comment_names_the_moves_of_its_line() {
        let text = "x2 // inspection\nR U2 F // cross\nU' R U R' // 1st pair\n\n[R, U] // OLL";
        let expected = [
            pair("inspection", "x2"),
            pair("cross", "R U2 F"),
            pair("1st pair", "U' R U R'"),
            pair("OLL", "R U R' U'"),
        ];
        assert_eq!(names(text), expected);
    }

    #[test]
    fn a_comment_on_its_own_line_names_the_moves_below() {
        let text = "// My solve\n// cross\nR U\nF2\n/* pairs */\nL D\nD2 // last pair\nB";
        let expected = [pair("My solve: cross", "R U F2"), pair("pairs", "L D"), pair("last pair", "D2")];
        assert_eq!(names(text), expected);
        assert_eq!(names("R U F // "), []);
        assert_eq!(names("R U F // a\u{7} b"), [pair("a b", "R U F")]);
        assert_eq!(names("F2: [R, U] // case"), [pair("case", "F2 R U R' U' F2")]);
        assert_eq!(names("// nothing here"), []);
    }

    #[test]
    fn words_before_moves_name_them() {
        assert_eq!(names("Cross: R U F\nPair: L D L'"), [pair("Cross", "R U F"), pair("Pair", "L D L'")]);
        assert_eq!(
            names("EO: F\nDR: D R\nF2L: R U R'\nF2L2: y' L' U L // second pair\nf2l: [R, U]\nLL:\nR U\nF2"),
            [
                pair("EO", "F"),
                pair("DR", "D R"),
                pair("F2L", "R U R'"),
                pair("F2L2: second pair", "y' L' U L"),
                pair("f2l", "R U R' U'"),
                pair("LL", "R U F2"),
            ]
        );
        assert_eq!(names("DR: [U, F]\n[F2L: U]\n[F2L: [R, U]]"), []);
        for text in ["1. R U F\n2. L", "Scramble: R U F", "<li>R U</li>", "DNF(9.81) R U", "R U (12 HTM)"] {
            assert_eq!(names(text), [], "{text}");
        }
    }
}
