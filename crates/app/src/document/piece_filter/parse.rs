//! Parser of piece filters: `!` binds tighter than `&`, and `&` tighter than `|`.

use super::{AT_PREFIX, COLOUR_PREFIX, PieceFilter, WORDS, kinds};
use unfold_engine::puzzle::PuzzleId;

/// Maximum number of characters in a filter.
pub const MAX_LENGTH: usize = 400;

/// Other accepted spellings, each with its keyword.
const SPELLINGS: &[(&str, &str)] = &[
    ("corner", "corners"),
    ("edge", "edges"),
    ("centre", "centres"),
    ("center", "centres"),
    ("centers", "centres"),
    ("color:", COLOUR_PREFIX),
];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilterError {
    /// Position in characters, from 1.
    pub column: usize,
    pub problem: FilterProblem,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FilterProblem {
    /// More than [`MAX_LENGTH`] characters.
    TooLong,
    /// The text ends where a word is expected.
    UnexpectedEnd,
    /// Unknown word.
    UnknownWord(String),
    /// Keyword of a kind of piece that the puzzle lacks.
    NotOfPuzzle(&'static str),
    /// Text that is not the letter of a face or cell; empty if the letter is missing.
    InvalidLetter(String),
    /// Text found instead of an operator, a closing parenthesis or the end.
    ExpectedOperator(String),
    /// A parenthesis is not closed.
    Unclosed,
    /// A closing parenthesis has no opening one.
    Unopened,
}

/// Parses a filter for a puzzle. An empty text shows all pieces.
///
/// # Errors
/// The first error found; among unclosed parentheses, the innermost.
pub fn parse(puzzle: PuzzleId, text: &str) -> Result<PieceFilter, FilterError> {
    let chars: Vec<char> = text.chars().collect();
    if chars.len() > MAX_LENGTH {
        return Err(FilterError { column: MAX_LENGTH + 1, problem: FilterProblem::TooLong });
    }
    if text.trim().is_empty() {
        return Ok(PieceFilter::All);
    }
    let mut reader = Parser { puzzle, chars, at: 0 };
    let filter = reader.parse_or()?;
    match reader.peek() {
        None => Ok(filter),
        Some(')') => Err(reader.error(FilterProblem::Unopened)),
        Some(_) => Err(reader.expected_operator()),
    }
}

struct Parser {
    puzzle: PuzzleId,
    chars: Vec<char>,
    /// Index of the next character.
    at: usize,
}

impl Parser {
    /// Skips whitespace and returns the next character; `None` at the end.
    fn peek(&mut self) -> Option<char> {
        while self.chars.get(self.at).is_some_and(|c| c.is_whitespace()) {
            self.at += 1;
        }
        self.chars.get(self.at).copied()
    }

    fn consume(&mut self, sign: char) -> bool {
        let found = self.peek() == Some(sign);
        self.at += usize::from(found);
        found
    }

    fn error(&self, problem: FilterProblem) -> FilterError {
        FilterError { column: self.at + 1, problem }
    }

    /// The error for a missing `&` or `|` at the current position.
    fn expected_operator(&self) -> FilterError {
        self.error(FilterProblem::ExpectedOperator(self.word()))
    }

    /// The word at the current position, or a single other character.
    fn word(&self) -> String {
        let is_of_word = |c: &&char| c.is_alphanumeric() || matches!(c, ':' | '-' | '_' | '\'');
        let rest = &self.chars[self.at..];
        let word: String = rest.iter().take_while(is_of_word).collect();
        if word.is_empty() { rest.iter().take(1).collect() } else { word }
    }

    fn parse_or(&mut self) -> Result<PieceFilter, FilterError> {
        let mut parts = vec![self.parse_and()?];
        while self.consume('|') {
            parts.push(self.parse_and()?);
        }
        Ok(PieceFilter::or(parts))
    }

    fn parse_and(&mut self) -> Result<PieceFilter, FilterError> {
        let mut parts = vec![self.parse_unary()?];
        while self.consume('&') {
            parts.push(self.parse_unary()?);
        }
        Ok(PieceFilter::and(parts))
    }

    fn parse_unary(&mut self) -> Result<PieceFilter, FilterError> {
        if self.consume('!') {
            return Ok(PieceFilter::Not(Box::new(self.parse_unary()?)));
        }
        if self.consume('(') {
            let opened = self.at;
            let filter = self.parse_or()?;
            return match self.peek() {
                Some(')') => {
                    self.at += 1;
                    Ok(filter)
                }
                None => Err(FilterError { column: opened, problem: FilterProblem::Unclosed }),
                Some(_) => Err(self.expected_operator()),
            };
        }
        if self.peek().is_none() {
            return Err(self.error(FilterProblem::UnexpectedEnd));
        }
        let found = self.word();
        let filter = self.filter_from_word(&found)?;
        self.at += found.chars().count();
        Ok(filter)
    }

    /// Converts `found`, the word at the current position, to a filter.
    fn filter_from_word(&self, found: &str) -> Result<PieceFilter, FilterError> {
        let (word, letter) = match found.split_once(':') {
            Some((word, letter)) => (format!("{}:", word.to_lowercase()), Some(letter)),
            None => (found.to_lowercase(), None),
        };
        let word = SPELLINGS.iter().find(|(other, _)| *other == word).map_or(word.as_str(), |(_, word)| *word);
        if let Some(letter) = letter.filter(|_| [AT_PREFIX, COLOUR_PREFIX].contains(&word)) {
            let letter = self.parse_letter(letter, found.chars().count() - letter.chars().count())?;
            return Ok(if word == AT_PREFIX { PieceFilter::At(letter) } else { PieceFilter::Colour(letter) });
        }
        match WORDS.iter().find(|(known, _)| *known == word) {
            Some((word, PieceFilter::Kind(kind))) if kinds(self.puzzle).all(|other| other != *kind) => {
                Err(self.error(FilterProblem::NotOfPuzzle(word)))
            }
            Some((_, filter)) => Ok(filter.clone()),
            None => Err(self.error(FilterProblem::UnknownWord(found.to_owned()))),
        }
    }

    /// Parses the letter of a face or cell, which starts `after` characters past the current position.
    fn parse_letter(&self, text: &str, after: usize) -> Result<char, FilterError> {
        let mut letters = text.chars();
        let letter = letters.next().map(|letter| letter.to_ascii_uppercase());
        let is_one = letters.next().is_none();
        let known = letter.filter(|letter| is_one && self.puzzle.def().letters.contains(letter));
        let problem = || FilterProblem::InvalidLetter(text.to_owned());
        known.ok_or_else(|| FilterError { column: self.at + after + 1, problem: problem() })
    }
}
