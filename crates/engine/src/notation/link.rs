//! Links that open a position and moves in the editor of Twizzle, `https://alpha.twizzle.net/edit/`.
//!
//! The query of a link is a form: `puzzle` (default 3x3x3), `setup-alg` (moves from the solved puzzle to the position),
//! `alg` (moves from there) and `setup-anchor`, which is `end` if the setup is the position after those moves. Older
//! links have `experimental-` before `setup`. A blank is written as `+`, other signs by their bytes, such as `%27` for
//! a prime. Other parameters concern the display there, and are ignored.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use super::{NotationError, NotationErrorKind, SequenceError};
use crate::puzzle::text::{TextPosition, excerpt};
use crate::puzzle::{Notation, PuzzleId, Sequence};

/// The address of the editor, with which printed links begin.
pub const EDITOR: &str = "https://alpha.twizzle.net/edit/";
/// The hosts of the editor.
const HOSTS: [&str; 2] = ["alpha.twizzle.net", "twizzle.net"];
/// The path of the editor there.
const PAGE: &str = "edit";
/// The schemes at the start of addresses.
const SCHEMES: [&str; 2] = ["https://", "http://"];
/// The characters that a form writes by their bytes, once each blank is a `+`. Names of moves have no `+` of their own.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'*').remove(b'+');

/// A position and the moves from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// The moves from the solved puzzle to the position.
    pub setup: Sequence,
    /// The moves from the position.
    pub moves: Sequence,
}

/// An error in a link.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {token:?}: {fault}")]
pub struct LinkError {
    /// The start in the link of the part at fault.
    pub at: TextPosition,
    /// The beginning of that part (see [`excerpt`]).
    pub token: String,
    /// The kind of fault.
    pub fault: LinkErrorKind,
}

/// The kinds of faults in a part of a link.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkErrorKind {
    /// The address of another page.
    #[error("not the address of Twizzle's editor")]
    Address,
    /// A puzzle other than the 2x2x2 and the 3x3x3.
    #[error("another puzzle than the 2x2x2 and the 3x3x3")]
    Puzzle,
    /// A percent sign without two hexadecimal digits after it.
    #[error("a percent sign without two hexadecimal digits")]
    Percent,
    /// Bytes that are not text in UTF-8.
    #[error("bytes that are no text")]
    NotText,
    /// The setup is anchored neither at the start nor at the end.
    #[error("the setup is anchored neither at the start nor at the end")]
    Anchor,
    /// A token that is not a move of the puzzle.
    #[error("{fault}")]
    Moves {
        /// The puzzle.
        puzzle: PuzzleId,
        /// The fault; positions in it are those in the link.
        fault: NotationErrorKind,
    },
}

/// True if a text looks like the address of a page rather than moves, facelets or a path.
pub fn looks_like(text: &str) -> bool {
    let text = text.trim();
    SCHEMES.iter().any(|scheme| after(text, scheme).is_some())
        || HOSTS.iter().any(|host| after(text, host).is_some_and(|rest| rest.starts_with('/')))
}

/// True if the editor has this puzzle.
pub fn is_for(puzzle: PuzzleId) -> bool {
    puzzle.def().notation == Notation::Cube
}

/// The address of a link, which [`read`] reads back unchanged; `None` for a puzzle that the editor does not have.
///
/// # Panics
/// If a move is not in the puzzle's move list.
pub fn print(link: &Link) -> Option<String> {
    if !is_for(link.puzzle) {
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

/// Reads a link; blanks around it are ignored.
///
/// # Errors
/// The first part that is wrong.
pub fn read(text: &str) -> Result<Link, LinkError> {
    let query = query(text)?;
    let puzzle = match query.value(&["puzzle"])? {
        Some(value) if !value.text.is_empty() => {
            let named = PuzzleId::named(&value.text).filter(|puzzle| is_for(*puzzle));
            named.ok_or_else(|| value.whole_fault(LinkErrorKind::Puzzle))?
        }
        _ => PuzzleId::default(),
    };
    if let Some(described) = query.value(&["puzzle-description"])?.filter(|value| !value.text.is_empty()) {
        return Err(described.whole_fault(LinkErrorKind::Puzzle));
    }
    let setup = query.moves(puzzle, &["setup-alg", "experimental-setup-alg"])?;
    let moves = query.moves(puzzle, &["alg"])?;
    let is_at_end = match query.value(&["setup-anchor", "experimental-setup-anchor"])? {
        None => false,
        Some(value) => match value.text.as_str() {
            "" | "start" => false,
            "end" => true,
            _ => return Err(value.whole_fault(LinkErrorKind::Anchor)),
        },
    };
    let back = if is_at_end { moves.inverse(puzzle.def()) } else { Sequence::default() };
    Ok(Link { puzzle, setup: Sequence([setup.0, back.0].concat()), moves })
}

/// The text after a prefix, in either case; `None` if the text does not begin with it.
fn after<'a>(text: &'a str, beginning: &str) -> Option<&'a str> {
    let head = text.get(..beginning.len())?;
    head.eq_ignore_ascii_case(beginning).then(|| &text[beginning.len()..])
}

/// The query of a link; an error if its address is not that of the editor.
fn query(link: &str) -> Result<Query<'_>, LinkError> {
    let start = link.len() - link.trim_start().len();
    let text = link.trim();
    let address = SCHEMES.iter().find_map(|scheme| after(text, scheme)).unwrap_or(text);
    // The part after a # is for the page alone.
    let address = address.split_once('#').map_or(address, |(address, _)| address);
    let (page, query) = address.split_once('?').unwrap_or((address, &address[address.len()..]));
    let is_editor = HOSTS.iter().any(|host| {
        let path = after(page, host).filter(|path| path.starts_with('/'));
        path.is_some_and(|path| path.trim_matches('/') == PAGE)
    });
    if !is_editor {
        let token = excerpt(page);
        return Err(LinkError { at: TextPosition::of(link, start), token, fault: LinkErrorKind::Address });
    }
    // Both are parts of the same text.
    Ok(Query { link, at: query.as_ptr() as usize - link.as_ptr() as usize, text: query })
}

/// The query of a link.
struct Query<'a> {
    link: &'a str,
    /// The byte of the link where it begins.
    at: usize,
    text: &'a str,
}

/// The decoded value of a parameter.
struct Value<'a> {
    link: &'a str,
    text: String,
    /// For each byte of the text the byte of the link at which it is written; and last, the end of the value.
    from: Vec<usize>,
}

impl<'a> Query<'a> {
    /// The value of the first of these keys that occurs; if one occurs several times, the first.
    fn value(&self, keys: &[&str]) -> Result<Option<Value<'a>>, LinkError> {
        let found = keys.iter().find_map(|wanted| {
            let mut at = self.at;
            self.text.split('&').find_map(|part| {
                let start = at;
                at += part.len() + 1;
                let (key, value) = part.split_once('=').unwrap_or((part, ""));
                (key == *wanted).then_some((start + part.len() - value.len(), value))
            })
        });
        found.map(|(at, value)| decoded(self.link, at, value)).transpose()
    }

    /// The moves given by one of these keys; none if there is no such key.
    fn moves(&self, puzzle: PuzzleId, keys: &[&str]) -> Result<Sequence, LinkError> {
        let Some(value) = self.value(keys)? else { return Ok(Sequence::default()) };
        super::parse(puzzle, &value.text).map_err(|error| value.notation(puzzle, error))
    }
}

/// Decodes a value that begins at byte `at` of the link.
fn decoded<'a>(link: &'a str, at: usize, value: &str) -> Result<Value<'a>, LinkError> {
    let (mut bytes, mut from) = (Vec::with_capacity(value.len()), Vec::with_capacity(value.len() + 1));
    let written = value.as_bytes();
    let fault = |place: usize, token: &str, fault: LinkErrorKind| LinkError {
        at: TextPosition::of(link, at + place),
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
    /// A fault of the whole value.
    fn whole_fault(&self, fault: LinkErrorKind) -> LinkError {
        LinkError { at: TextPosition::of(self.link, self.from[0]), token: excerpt(&self.text), fault }
    }

    /// A fault of the moves, with positions in the link.
    fn notation(&self, puzzle: PuzzleId, NotationError { at, token, fault }: NotationError) -> LinkError {
        let fault = match fault {
            NotationErrorKind::Sequence(SequenceError::OtherBracket(opened)) => {
                NotationErrorKind::Sequence(SequenceError::OtherBracket(self.place(opened)))
            }
            fault => fault,
        };
        LinkError { at: self.place(at), token, fault: LinkErrorKind::Moves { puzzle, fault } }
    }

    /// The position in the link that corresponds to a position of the decoded text.
    fn place(&self, at: TextPosition) -> TextPosition {
        let starts: Vec<usize> = self.text.char_indices().map(|(byte, _)| byte).chain([self.text.len()]).collect();
        let found = starts.partition_point(|byte| TextPosition::of(&self.text, *byte) < at);
        let byte = starts.get(found).copied().unwrap_or(self.text.len());
        TextPosition::of(self.link, self.from[byte])
    }
}
