//! Reads and writes files of version 1.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::faults::{FileError, FileErrorKind, language};
use super::solve::{MAX_TWISTS, Source};
use super::{File, ScrambleExtent, Solve, Version, names, twists};
use crate::puzzle::text::{TextPosition, excerpt, words};
use crate::puzzle::{PuzzleId, Sequence};

/// The part of a file that Hyperspeedcube reads.
#[derive(Deserialize)]
struct Content {
    version: u64,
    #[serde(default)]
    puzzle: Option<BTreeMap<String, Layers>>,
    #[serde(default)]
    state: u8,
    #[serde(default)]
    scramble: String,
    #[serde(default)]
    twists: String,
}

#[derive(Deserialize)]
struct Layers {
    layer_count: usize,
}

/// Parses the text of a file.
///
/// # Errors
/// The first error found.
pub(super) fn read(text: &str) -> Result<File, FileError> {
    let content: Content = serde_saphyr::from_str(text).map_err(|error| {
        let place = error.location().map(|at| (at.line() as usize, at.column() as usize));
        let (line, column) = place.filter(|(line, _)| *line > 0).unwrap_or((1, 1));
        let found = excerpt(text.lines().nth(line - 1).unwrap_or_default());
        let at = TextPosition { line, column: column.max(1) };
        FileError::At { at, kind: FileErrorKind::Syntax { language: language(Version::One), found } }
    })?;
    if content.version != u64::from(Version::One.number()) {
        let fault = FileErrorKind::Version { found: content.version.to_string() };
        return Err(FileError::new_at(text, place_of_key(text, "version"), fault));
    }
    let at_puzzle = place_of_key(text, "puzzle");
    let puzzle = content.puzzle.and_then(|puzzle| puzzle.into_iter().next());
    let Some((family, Layers { layer_count })) = puzzle else {
        return Err(FileError::new_at(text, at_puzzle, FileErrorKind::Missing { part: "puzzle" }));
    };
    let Some(puzzle) = names::puzzle_of_family(&family, layer_count) else {
        let name = excerpt(&format!("{family}, {layer_count} layers"));
        return Err(FileError::OtherPuzzle { at: TextPosition::at_byte(text, at_puzzle), name });
    };
    let scramble = scramble(text, puzzle, &content.scramble)?;
    let moves = moves(text, puzzle, &content.twists)?;
    let scrambled = match (scramble.0.is_empty(), content.state) {
        (true, _) => ScrambleExtent::None,
        (false, 1) => ScrambleExtent::Partial,
        // Like Hyperspeedcube, treat a scramble without a state as full.
        (false, _) => ScrambleExtent::Full,
    };
    let source = Some(Source { text: text.into(), version: Version::One, is_newer: false, index: 0 });
    let solve =
        Solve { puzzle, scramble_extent: scrambled, scramble, moves, source, is_unchanged: true, notices: Vec::new() };
    Ok(File { version: Version::One, solves: vec![solve] })
}

/// Parses a scramble, which is written in numbers.
fn scramble(text: &str, puzzle: PuzzleId, written: &str) -> Result<Sequence, FileError> {
    let mut scramble = Vec::new();
    for (number, (_, token)) in words(written).enumerate() {
        let Some(moves) = twists::parse_numbers(puzzle, token) else {
            let fault = FileErrorKind::NumberedTwist { token: excerpt(token) };
            return Err(FileError::new_at(text, place_of_word(text, "scramble", number), fault));
        };
        scramble.extend(moves);
        if scramble.len() > MAX_TWISTS {
            return Err(too_many(text, "scramble"));
        }
    }
    Ok(Sequence(scramble))
}

/// Parses the twists after the scramble, in Hyperspeedcube's notation.
fn moves(text: &str, puzzle: PuzzleId, written: &str) -> Result<Sequence, FileError> {
    let moves = twists::read(puzzle, written).map_err(|(byte, error)| {
        let number = words(&written[..byte]).count();
        let fault = FileErrorKind::Twist { token: error.token, kind: error.kind };
        FileError::new_at(text, place_of_word(text, "twists", number), fault)
    })?;
    if moves.0.len() > MAX_TWISTS { Err(too_many(text, "twists")) } else { Ok(moves) }
}

fn too_many(text: &str, key: &str) -> FileError {
    FileError::new_at(text, place_of_key(text, key), FileErrorKind::TooManyTwists { limit: MAX_TWISTS })
}

/// Returns the byte offset of a key; 0 if it is missing.
fn place_of_key(text: &str, key: &str) -> usize {
    let is_its =
        |line: &str| line.trim_start().strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with(':'));
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if is_its(line) {
            return at + line.len() - line.trim_start().len();
        }
        at += line.len();
    }
    0
}

/// Returns the byte offset of word `number`, from 0, in a value folded over several lines; the offset of the key if
/// there are too few words.
fn place_of_word(text: &str, key: &str, number: usize) -> usize {
    let key = place_of_key(text, key);
    let Some(colon) = text[key..].find(':') else { return key };
    let value = key + colon + 1;
    let is_sign = |word: &str| word.starts_with(['>', '|']);
    let mut words = words(&text[value..]).filter(|(_, word)| !is_sign(word));
    words.nth(number).map_or(key, |(at, word)| value + at + (word.len() - word.trim_start_matches(['"', '\'']).len()))
}

/// Maximum width of a line of twists, in characters, without indentation.
const MAX_LINE_WIDTH: usize = 70;

pub(super) fn write(solve: &Solve) -> String {
    let (puzzle, version) = (solve.puzzle, Version::One);
    let state = match (solve.scramble_extent, solve.is_solved()) {
        (ScrambleExtent::None, _) => 0,
        (_, true) => 3,
        (ScrambleExtent::Partial, false) => 1,
        (ScrambleExtent::Full, false) => 2,
    };
    let mut out = format!("# Hyperspeedcube puzzle log\n---\nversion: {}\n", version.number());
    out += &format!(
        "puzzle:\n  {}:\n    layer_count: {}\nstate: {state}\n",
        names::id(puzzle, version),
        puzzle.def().size
    );
    let numbers: Vec<String> = solve.scramble.0.iter().map(|mv| twists::to_numbers(puzzle, *mv)).collect();
    out += &folded("scramble", &numbers.join(" "));
    out + &folded("twists", &twists::print(puzzle, version, &solve.moves))
}

/// Formats a key with a folded YAML value; empty if there are no words.
fn folded(key: &str, value: &str) -> String {
    let mut out = String::new();
    let mut column = 0;
    for word in value.split_whitespace() {
        let is_first = out.is_empty();
        if is_first || column + 1 + word.len() > MAX_LINE_WIDTH {
            out += if is_first { "  " } else { "\n  " };
            column = word.len();
        } else {
            out.push(' ');
            column += 1 + word.len();
        }
        out += word;
    }
    if out.is_empty() { out } else { format!("{key}: >\n{out}\n") }
}
