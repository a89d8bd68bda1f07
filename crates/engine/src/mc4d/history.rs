//! The history in a file: clicks and marks up to the full stop.
//!
//! Read character by character, as in MC4D: white space between tokens may be missing where two numbers would not run
//! together.

use super::log::{KNOWN_MARKS, Log, Token};
use super::{LogError, Notice, older};
use crate::puzzle::hypercube::grips::{Click, Slices};
use crate::puzzle::hypercube::token::ClickError;
use crate::puzzle::text::{TextPosition, excerpt};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClickFormat {
    /// Three numbers separated by commas: format 3.
    Numbers,
    /// A cell, one of its 27 places and optionally a mask: formats 1 and 2.
    Older,
}

/// The result of reading a history.
pub(super) struct ParsedHistory {
    /// The log with its history and notices.
    pub log: Log,
    /// Position of the first `c`, and the number of tokens before it in the history.
    pub redo: Option<(TextPosition, usize)>,
}

/// Reads the history at byte `at` of `text` into `log`.
///
/// # Errors
/// The first invalid token, or the missing full stop.
pub(super) fn read(text: &str, at: usize, clicks: ClickFormat, log: Log) -> Result<ParsedHistory, LogError> {
    HistoryReader { text, at, clicks, log, redo: None, tallies: Tallies::default() }.read()
}

struct HistoryReader<'t> {
    text: &'t str,
    /// The next byte to read.
    at: usize,
    clicks: ClickFormat,
    log: Log,
    /// Byte offset of the first `c`, and the number of tokens before it in the history.
    redo: Option<(usize, usize)>,
    tallies: Tallies,
}

/// Unusual events by kind, each with its count and the byte offset of the first one.
#[derive(Default)]
struct Tallies {
    cancelled: Tally,
    mask_zero: Tally,
    mask_whole: Tally,
    mask_beyond: Tally,
    unknown_mark: Tally,
    unknown_name: Option<char>,
}

#[derive(Default)]
struct Tally {
    first: usize,
    count: usize,
}

impl Tally {
    fn add(&mut self, at: usize) {
        if self.count == 0 {
            self.first = at;
        }
        self.count += 1;
    }
}

impl HistoryReader<'_> {
    fn read(mut self) -> Result<ParsedHistory, LogError> {
        loop {
            let rest = &self.text[self.at..];
            self.at = self.text.len() - rest.trim_start().len();
            let start = self.at;
            let mut characters = self.text[start..].chars();
            match (characters.next(), characters.next()) {
                (None, _) | (Some('m'), None) => return Err(self.truncation_error()),
                (Some('.'), _) => {
                    self.at += 1;
                    return Ok(self.finish());
                }
                (Some('m'), Some(name)) if name.is_whitespace() => {
                    return Err(LogError::MarkWithoutName(self.position(start)));
                }
                (Some('m'), Some(name)) => {
                    self.at += 1 + name.len_utf8();
                    self.mark(start, name);
                }
                (Some('c'), _) => {
                    self.at += 1;
                    self.redo.get_or_insert((start, self.log.history.len()));
                }
                (Some('0'..='9' | '-' | '+'), _) => self.click(start)?,
                _ => return Err(self.bad_token_error(start)),
            }
        }
    }

    fn mark(&mut self, start: usize, name: char) {
        if !KNOWN_MARKS.contains(&name) {
            self.tallies.unknown_mark.add(start);
            self.tallies.unknown_name.get_or_insert(name);
        }
        self.log.push(Token::Mark(name));
    }

    fn click(&mut self, start: usize) -> Result<(), LogError> {
        let token = click_token(&self.text[start..]);
        self.at = start + token.len();
        if self.at == self.text.len() {
            return Err(self.truncation_error());
        }
        let (numbers, click, times) = self.read_click(token).map_err(|fault| {
            let (at, token) = (self.position(start), excerpt(token));
            match self.clicks {
                ClickFormat::Numbers => LogError::BadClick { at, token, fault },
                ClickFormat::Older => LogError::BadOlderClick { at, token },
            }
        })?;
        let [.., mask] = numbers;
        if mask == 0 {
            self.tallies.mask_zero.add(start);
        } else if click.slices == Slices::whole(self.size()) && self.size() == 2 && mask != 3 {
            self.tallies.mask_whole.add(start);
        } else if i64::from(click.slices.mask()) != mask || click.to_move(self.log.puzzle).is_none() {
            self.tallies.mask_beyond.add(start);
        }
        for _ in 0..times {
            if self.log.push(Token::Click(click)) {
                self.tallies.cancelled.add(start);
            }
        }
        Ok(())
    }

    /// Returns a token's numbers, its click, and how often to make it: twice for a half turn about a face that a program
    /// wrote as one click, else once.
    fn read_click(&self, token: &str) -> Result<([i64; 3], Click, usize), ClickError> {
        let puzzle = self.log.puzzle;
        let numbers = match self.clicks {
            ClickFormat::Numbers => Click::parse_numbers(token)?,
            ClickFormat::Older => older::parse_click(token)?,
        };
        let half = Click::quarter_of_half_turn(puzzle, numbers);
        let [grip, direction, mask] = half.unwrap_or(numbers);
        let mask = match mask {
            0 => 1,
            -1 | 7 if self.size() == 2 => 3,
            _ => mask,
        };
        let click = Click::from_numbers(puzzle, [grip, direction, mask])?;
        Ok((numbers, click, if half.is_some() { 2 } else { 1 }))
    }

    /// Returns the number of layers of the puzzle.
    fn size(&self) -> usize {
        self.log.puzzle.def().size
    }

    fn finish(mut self) -> ParsedHistory {
        let after = &self.text[self.at..];
        let at = |tally: &Tally| TextPosition::at_byte(self.text, tally.first);
        let Tallies { cancelled, mask_zero, mask_whole, mask_beyond, unknown_mark, unknown_name } = &self.tallies;
        let mark = unknown_name.unwrap_or_default();
        let tallied = [
            (cancelled, Notice::Cancelled { at: at(cancelled), pairs: cancelled.count }),
            (mask_zero, Notice::MaskZero { at: at(mask_zero), clicks: mask_zero.count }),
            (mask_whole, Notice::MaskWhole { at: at(mask_whole), clicks: mask_whole.count }),
            (mask_beyond, Notice::MaskBeyond { at: at(mask_beyond), clicks: mask_beyond.count }),
            (unknown_mark, Notice::UnknownMark { at: at(unknown_mark), mark, marks: unknown_mark.count }),
        ];
        let found = tallied.into_iter().filter(|(tally, _)| tally.count > 0).map(|(_, notice)| notice);
        let mut notices: Vec<Notice> = found.collect();
        if !after.trim().is_empty() {
            let start = self.text.len() - after.trim_start().len();
            notices.push(Notice::TextAfterEnd(TextPosition::at_byte(self.text, start)));
        }
        self.log.notices.extend(notices);
        let redo = self.redo.map(|(byte, tokens)| (self.position(byte), tokens));
        ParsedHistory { log: self.log, redo }
    }

    fn position(&self, byte: usize) -> TextPosition {
        TextPosition::at_byte(self.text, byte)
    }

    fn truncation_error(&self) -> LogError {
        LogError::NoFullStop { at: self.position(self.text.len()), clicks: self.log.click_count() }
    }

    fn bad_token_error(&self, start: usize) -> LogError {
        let rest = &self.text[start..];
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let (at, token) = (self.position(start), excerpt(&rest[..end]));
        match self.clicks {
            ClickFormat::Numbers => LogError::BadToken { at, token },
            ClickFormat::Older => LogError::BadOlderClick { at, token },
        }
    }
}

/// Returns the click token at the start of a text: up to white space (unless after a comma), a full stop, a mark or
/// `c`.
fn click_token(text: &str) -> &str {
    let mut after_comma = false;
    let end = text.find(|c: char| {
        let ends = match c {
            '.' | 'm' | 'c' => true,
            _ => c.is_whitespace() && !after_comma,
        };
        after_comma = c == ',' || (after_comma && c.is_whitespace());
        ends
    });
    &text[..end.unwrap_or(text.len())]
}
