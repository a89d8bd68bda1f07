//! Links to a position and moves on a web page. Links of Twizzle's editor, `https://alpha.twizzle.net/edit/`, are read
//! and written; links of other pages (module `sites`) are read.
//!
//! The query of a link is form-encoded. Twizzle's has `puzzle` (default 3x3x3), `setup-alg` (moves from the solved
//! puzzle to the position), `alg` (moves from there) and `setup-anchor`, which is `end` if the setup is the position
//! after those moves. Older links have `experimental-` before `setup`. A blank is written as `+`, other characters as
//! bytes such as `%27` for a prime. A `puzzle-description`, which defines a puzzle of its own, is
//! rejected. Other parameters affect only the display and are ignored.

mod sites;
mod wrapped;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

pub use self::sites::{PAGES, anchor_values};

use self::sites::{Site, puzzle_named, words_after};
use super::colours::ColourLetters;
use super::{NotationError, NotationErrorKind, Reading, SequenceError};
use crate::puzzle::text::{TextPosition, excerpt};
use crate::puzzle::{Facelets, Notation, PuzzleId, Sequence};

/// The address of Twizzle's editor.
pub const EDITOR: &str = "https://alpha.twizzle.net/edit/";
/// Characters to percent-encode, after blanks became `+`. No move has a `+` in its name.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'*').remove(b'+');

/// A position and moves from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The puzzle. [`print()`] supports cubes only.
    pub puzzle: PuzzleId,
    /// The moves from the solved puzzle to the position.
    pub setup: Sequence,
    /// The moves from the position.
    pub moves: Sequence,
}

/// The likely meaning of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InterpretedLink {
    /// The position and the moves from there.
    pub link: Link,
    /// Number of moves taken as part of the scramble, because the setup changes only the orientation; `None` if the moves
    /// start at the position.
    pub scramble_move_count: Option<usize>,
}

impl Link {
    /// Interprets a link for a solver. Moves from the solved puzzle are taken as a scramble, although the page shows
    /// the position before them, unless they lead back to the solved puzzle.
    pub fn interpret(self) -> InterpretedLink {
        let start = Facelets::solved(self.puzzle).after_all(&self.setup);
        if !start.is_solved() || start.after_all(&self.moves).is_solved() {
            return InterpretedLink { link: self, scramble_move_count: None };
        }
        let scramble_move_count = Some(self.moves.0.len());
        let setup = Sequence([self.setup.0, self.moves.0].concat());
        InterpretedLink { link: Self { puzzle: self.puzzle, setup, moves: Sequence::default() }, scramble_move_count }
    }
}

/// An error in a link.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {token:?}: {fault}")]
pub struct LinkError {
    /// Start of the invalid part in the link.
    pub at: TextPosition,
    /// Start of that part's text (see [`excerpt`]).
    pub token: String,
    /// The kind of error.
    pub fault: LinkErrorKind,
}

/// The kinds of errors in a part of a link.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LinkErrorKind {
    /// The page is none of [`PAGES`].
    #[error("not the address of a page whose links are read")]
    Address,
    /// The puzzle is neither the 2×2×2 nor the 3×3×3.
    #[error("another puzzle than the 2x2x2 and the 3x3x3")]
    Puzzle,
    /// A percent sign without two hexadecimal digits after it.
    #[error("a percent sign without two hexadecimal digits")]
    Percent,
    /// The decoded bytes are not UTF-8.
    #[error("bytes that are no text")]
    NotText,
    /// The setup is anchored neither at the start nor at the end.
    #[error("the setup is anchored neither at the start nor at the end")]
    Anchor,
    /// More text follows the link.
    #[error("a text after the link")]
    TextAfter,
    /// The `type` does not say whether the setup is the position before or after the moves.
    #[error("not a type of link")]
    Type,
    /// The moves cannot be parsed.
    #[error("{fault}")]
    Moves {
        /// The puzzle that the link names.
        puzzle: PuzzleId,
        /// The error; its positions refer to the link.
        fault: NotationErrorKind,
    },
}

/// True if a text looks like a URL, or Markdown or HTML with one, rather than moves, facelets or a path.
pub fn looks_like(text: &str) -> bool {
    sites::is_address(wrapped::extract_link(text))
}

/// True if the editor supports a puzzle.
pub fn supports(puzzle: PuzzleId) -> bool {
    puzzle.def().notation == Notation::Cube
}

/// Formats a link so that [`read`] reads it back unchanged; `None` if the editor does not support the puzzle.
///
/// # Panics
/// If a move is not in the puzzle's move list.
pub fn print(link: &Link) -> Option<String> {
    if !supports(link.puzzle) {
        return None;
    }
    let mut out = String::from(EDITOR);
    let named = (link.puzzle != PuzzleId::default()).then(|| link.puzzle.def().name.to_owned());
    let moves = |moves: &Sequence| (!moves.0.is_empty()).then(|| super::print(link.puzzle, moves));
    let parameters = [("puzzle", named), ("setup-alg", moves(&link.setup)), ("alg", moves(&link.moves))];
    let given = parameters.into_iter().filter_map(|(key, value)| Some((key, value?)));
    for (number, (key, value)) in given.enumerate() {
        out.push(if number == 0 { '?' } else { '&' });
        out.push_str(key);
        out.push('=');
        out.extend(utf8_percent_encode(&value.replace(' ', "+"), ENCODED));
    }
    Some(out)
}

/// Parses a link, ignoring blanks, brackets, quotes, Markdown, BBCode and HTML around it.
///
/// # Errors
/// The first invalid part.
pub fn read(text: &str) -> Result<Link, LinkError> {
    let (site, query) = query(text)?;
    let puzzle = match query.value(site.puzzle)? {
        Some(value) if !value.text.is_empty() => {
            let named = puzzle_named(&value.text).filter(|puzzle| supports(*puzzle));
            named.ok_or_else(|| value.value_error(LinkErrorKind::Puzzle))?
        }
        _ => PuzzleId::default(),
    };
    if let Some(described) = query.value(&["puzzle-description"])?.filter(|value| !value.text.is_empty()) {
        return Err(described.value_error(LinkErrorKind::Puzzle));
    }
    let setup = query.moves(site, puzzle, site.setup)?;
    let moves = query.moves(site, puzzle, &["alg"])?;
    let is_at_end = match query.value(site.anchor)? {
        None => false,
        Some(value) if value.text.is_empty() || site.before.contains(&value.text.as_str()) => false,
        Some(value) if site.after.contains(&value.text.as_str()) => true,
        Some(value) => {
            return Err(value.value_error(if site.has_dash_primes {
                LinkErrorKind::Type
            } else {
                LinkErrorKind::Anchor
            }));
        }
    };
    let back = if is_at_end { moves.inverse(puzzle.def()) } else { Sequence::default() };
    Ok(Link { puzzle, setup: Sequence([setup.0, back.0].concat()), moves })
}

/// Parses a line of a list: facelets, moves or a link. A link yields the moves to its position, as interpreted by
/// [`Link::interpret`].
///
/// # Errors
/// The errors of [`super::read`], also for a link that is invalid or for another puzzle.
pub fn read_line(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> Result<Reading, NotationError> {
    let linked = looks_like(text).then(|| read(text)).and_then(Result::ok).filter(|link| link.puzzle == puzzle);
    match linked {
        Some(link) => Ok(Reading::from_moves(link.interpret().link.setup.into())),
        None => super::read(puzzle, text, letters),
    }
}

/// Splits a link into its site and query. Fails if the site is not supported or other text follows the link.
fn query(link: &str) -> Result<(&'static Site, Query<'_>), LinkError> {
    let text = wrapped::extract_link(link);
    // `part` is a slice of `link`.
    let place = |part: &str| part.as_ptr() as usize - link.as_ptr() as usize;
    let text_after = |after: &str| {
        let token = excerpt(after.lines().next().unwrap_or(after));
        LinkError { at: TextPosition::at_byte(link, place(after)), token, fault: LinkErrorKind::TextAfter }
    };
    if let Some(end) = text.find(['\n', '\r']) {
        return Err(text_after(text[end..].trim_start()));
    }
    // The fragment after # is for the page only.
    let (address, anchor) = text.split_once('#').unwrap_or((text, ""));
    let (page, query) = address.split_once('?').unwrap_or((address, &address[address.len()..]));
    let Some(site) = Site::from_address(page) else {
        let token = excerpt(page);
        return Err(LinkError { at: TextPosition::at_byte(link, place(text)), token, fault: LinkErrorKind::Address });
    };
    if let Some(after) = site.text_after(query).or_else(|| words_after(anchor).next()) {
        return Err(text_after(after));
    }
    Ok((site, Query { link, at: place(query), text: query }))
}

struct Query<'a> {
    link: &'a str,
    /// Byte offset of the query in the link.
    at: usize,
    text: &'a str,
}

/// The decoded value of a parameter.
struct Value<'a> {
    link: &'a str,
    text: String,
    /// For each byte of the text, its offset in the link; then the offset of the value's end.
    from: Vec<usize>,
}

impl<'a> Query<'a> {
    /// Returns the first value of the first of these keys that occurs; `None` if none does.
    fn value(&self, keys: &[&str]) -> Result<Option<Value<'a>>, LinkError> {
        let found = keys.iter().find_map(|wanted| {
            let mut at = self.at;
            self.text.split('&').find_map(|part| {
                let start = at;
                at += part.len() + 1;
                let (key, value) = part.split_once('=').unwrap_or((part, ""));
                // HTML source writes & as &amp;.
                let key = key.strip_prefix("amp;").unwrap_or(key);
                (key == *wanted).then_some((start + part.len() - value.len(), value))
            })
        });
        found.map(|(at, value)| decoded(self.link, at, value)).transpose()
    }

    /// Parses the moves of the first of these keys that occurs; an empty sequence if none does.
    fn moves(&self, site: &Site, puzzle: PuzzleId, keys: &[&str]) -> Result<Sequence, LinkError> {
        let Some(value) = self.value(keys)?.map(|value| value.unescaped(site)) else { return Ok(Sequence::default()) };
        super::parse_strictly(puzzle, &value.text).map_err(|error| value.moves_error(puzzle, error))
    }
}

/// Decodes a value at byte `at` of the link.
fn decoded<'a>(link: &'a str, at: usize, value: &str) -> Result<Value<'a>, LinkError> {
    let (mut bytes, mut from) = (Vec::with_capacity(value.len()), Vec::with_capacity(value.len() + 1));
    let written = value.as_bytes();
    let fault = |place: usize, token: &str, fault: LinkErrorKind| LinkError {
        at: TextPosition::at_byte(link, at + place),
        token: excerpt(token),
        fault,
    };
    let digit = |place: usize| written.get(place).and_then(|byte| char::from(*byte).to_digit(16));
    let mut place = 0;
    while let Some(&byte) = written.get(place) {
        from.push(at + place);
        let (meant, length) = match byte {
            b'+' => (b' ', 1),
            b'%' => match (digit(place + 1), digit(place + 2)) {
                (Some(high), Some(low)) => ((16 * high + low) as u8, 3),
                _ => {
                    let token: String = value[place..].chars().take(3).collect();
                    return Err(fault(place, &token, LinkErrorKind::Percent));
                }
            },
            byte => (byte, 1),
        };
        bytes.push(meant);
        place += length;
    }
    from.push(at + value.len());
    let text = String::from_utf8(bytes).map_err(|error| {
        let place = from[error.utf8_error().valid_up_to()] - at;
        let token: String = value[place..].chars().take(3).collect();
        fault(place, &token, LinkErrorKind::NotText)
    })?;
    Ok(Value { link, text, from })
}

impl Value<'_> {
    /// Decodes the page's own escapes in a value with moves.
    fn unescaped(self, site: &Site) -> Self {
        let (mut text, mut from) = (String::with_capacity(self.text.len()), Vec::with_capacity(self.from.len()));
        let mut at = 0;
        while let Some(first) = self.text[at..].chars().next() {
            let (sign, length) = site.decode_escape(&self.text[at..]).unwrap_or((first, first.len_utf8()));
            from.extend((0..sign.len_utf8()).map(|byte| self.from[at + byte.min(length - 1)]));
            text.push(sign);
            at += length;
        }
        from.push(self.from[at]);
        Self { link: self.link, text, from }
    }

    /// Returns an error for the whole value.
    fn value_error(&self, fault: LinkErrorKind) -> LinkError {
        LinkError { at: TextPosition::at_byte(self.link, self.from[0]), token: excerpt(&self.text), fault }
    }

    /// Returns an error in the moves, with positions in the link.
    fn moves_error(&self, puzzle: PuzzleId, NotationError { at, token, kind: fault }: NotationError) -> LinkError {
        let fault = match fault {
            NotationErrorKind::Sequence(SequenceError::OtherBracket(opened)) => {
                NotationErrorKind::Sequence(SequenceError::OtherBracket(self.place(opened)))
            }
            fault => fault,
        };
        LinkError { at: self.place(at), token, fault: LinkErrorKind::Moves { puzzle, fault } }
    }

    /// Converts a position in the decoded text to one in the link.
    fn place(&self, at: TextPosition) -> TextPosition {
        let starts: Vec<usize> = self.text.char_indices().map(|(byte, _)| byte).chain([self.text.len()]).collect();
        let found = starts.partition_point(|byte| TextPosition::at_byte(&self.text, *byte) < at);
        let byte = starts.get(found).copied().unwrap_or(self.text.len());
        TextPosition::at_byte(self.link, self.from[byte])
    }
}
