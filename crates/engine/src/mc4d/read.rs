//! Parses a log. Strict where MC4D would silently show another position, tolerant where no data is lost.
//!
//! More tolerant than MC4D: a byte order mark and extra blanks in the header are accepted, with a notice. Stricter: a
//! file that is truncated or has one bad token is rejected as a whole, where MC4D shows a solved puzzle or only some of
//! the moves.

use super::history::{self, ClickFormat};
use super::log::{Log, ScrambleState};
use super::{LogError, MAGIC, Notice, VERSION, older};
use crate::puzzle::PuzzleId;
use crate::puzzle::text::{TextPosition, excerpt};

/// Maximum file size, in bytes: more than a thousand times the longest published solve.
pub const LIMIT: usize = 16 << 20;

const HEADER_FIELDS: usize = 6;
const BYTE_ORDER_MARK: char = '\u{feff}';

/// Parses a log of a puzzle that has a [`LogPuzzle`](crate::puzzle::LogPuzzle). Line breaks of any kind are accepted,
/// and white space anywhere between tokens.
///
/// # Errors
/// The first error found. A file without its final full stop is always rejected.
pub fn read(bytes: &[u8]) -> Result<Log, LogError> {
    if bytes.len() > LIMIT {
        return Err(LogError::TooLarge { bytes: bytes.len(), limit: LIMIT });
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => read_text(text),
        Err(error) => {
            // Text after the full stop does not matter, and an error before the invalid bytes is reported first.
            let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            let unmarked = good.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&good);
            let not_text = LogError::NotText(TextPosition::at_byte(unmarked, unmarked.len()));
            read_text(&good).map_err(|fault| if ends_early(&fault) { not_text } else { fault })
        }
    }
}

/// True if a text starts like a log and should be read as one, valid or not.
pub fn looks_like(text: &str) -> bool {
    text.trim_start_matches(|c: char| c.is_whitespace() || c == BYTE_ORDER_MARK).starts_with(MAGIC)
}

/// True if the error may come from a text that ends early.
fn ends_early(fault: &LogError) -> bool {
    use LogError::{Empty, HeaderFields, MatrixRow, NoFullStop, NoStar, NotMc4d, OtherPuzzle, Version};
    matches!(
        fault,
        Empty
            | HeaderFields { .. }
            | MatrixRow { .. }
            | NoFullStop { .. }
            | NoStar
            | NotMc4d(_)
            | OtherPuzzle { .. }
            | Version(_)
    )
}

fn read_text(text: &str) -> Result<Log, LogError> {
    let mut notices = Vec::new();
    let unmarked = text.strip_prefix(BYTE_ORDER_MARK);
    notices.extend(unmarked.map(|_| Notice::ByteOrderMark));
    let text = unmarked.unwrap_or(text);
    if text.trim().is_empty() {
        return Err(LogError::Empty);
    }
    let (header, mut rest) = split_first_line(text);
    if let Some(version) = older::version(header) {
        return older::read(text, version, notices);
    }
    let (puzzle, [written_state, written_count]) = read_header(header, &mut notices)?;
    let view = read_view(&mut rest)?;
    let start = text.len() - rest.len() + rest.find('*').ok_or(LogError::NoStar)? + 1;
    let empty = Log { puzzle, state: ScrambleState::None, view, history: Vec::new(), notices };
    let history::ParsedHistory { mut log, redo } = history::read(text, start, ClickFormat::Numbers, empty)?;
    log.notices.extend(redo.map(|(at, _)| Notice::RedoMark(at)));
    compare_with_header(&mut log, [written_state, written_count]);
    Ok(log)
}

/// Takes the scramble state from the header unless it is invalid or the history contradicts it, and adds notices where
/// the two differ.
pub(super) fn compare_with_header(log: &mut Log, [written_state, written_count]: [&str; 2]) {
    let counted = log.header_count();
    if written_count.parse() != Ok(counted) {
        log.notices.push(Notice::HeaderCount { written: excerpt(written_count), counted });
    }
    let state = written_state.parse().ok().and_then(|number: usize| ScrambleState::ALL.get(number).copied());
    log.state = match state {
        Some(state) if !log.contradicts(state) => state,
        _ => {
            let taken = log.implied_scramble_state();
            log.notices.push(Notice::HeaderState { written: excerpt(written_state), derived: taken });
            taken
        }
    };
}

/// Returns the first line of a text without its line break, and the rest.
pub(super) fn split_first_line(text: &str) -> (&str, &str) {
    let end = text.find(['\n', '\r']).unwrap_or(text.len());
    let (line, rest) = text.split_at(end);
    let after = ["\r\n", "\n", "\r"].into_iter().find_map(|end| rest.strip_prefix(end));
    (line, after.unwrap_or(rest))
}

/// Checks the header. Returns the puzzle, and the scramble state and count as written.
fn read_header<'t>(header: &'t str, notices: &mut Vec<Notice>) -> Result<(PuzzleId, [&'t str; 2]), LogError> {
    let fields: Vec<&str> = header.split_whitespace().collect();
    if fields.first() != Some(&MAGIC) {
        return Err(LogError::NotMc4d(excerpt(header)));
    }
    if let Some(version) = fields.get(1)
        && version.parse() != Ok(VERSION)
    {
        return Err(LogError::Version(excerpt(version)));
    }
    let [_, _, state, count, schlafli, length] = fields[..] else {
        return Err(LogError::HeaderFields { found: fields.len(), expected: HEADER_FIELDS });
    };
    let named = PuzzleId::ALL.into_iter().filter_map(|puzzle| Some((puzzle, puzzle.def().log?)));
    let mut of_length = named.filter(|(_, named)| length.parse::<f64>() == named.length.parse());
    if let Some((puzzle, _)) = of_length.clone().find(|(_, named)| named.other_symbols.contains(&schlafli)) {
        return Err(LogError::OtherGrips { puzzle, schlafli: excerpt(schlafli) });
    }
    let Some((puzzle, _)) = of_length.find(|(_, named)| named.schlafli == schlafli) else {
        return Err(LogError::OtherPuzzle { schlafli: excerpt(schlafli), length: excerpt(length) });
    };
    note_blanks(header, &fields, notices);
    Ok((puzzle, [state, count]))
}

/// Adds a notice for blanks in the header that MC4D would reject.
pub(super) fn note_blanks(header: &str, fields: &[&str], notices: &mut Vec<Notice>) {
    if header.trim_end() != fields.join(" ") {
        notices.push(Notice::HeaderBlanks);
    }
}

/// Reads the four rows of the camera matrix from the start of `rest`, ignoring numbers beyond the fourth of a row.
fn read_view(rest: &mut &str) -> Result<[String; 4], LogError> {
    let mut view = [const { String::new() }; 4];
    for (i, row) in view.iter_mut().enumerate() {
        let (found, after) = split_first_line(rest);
        let numbers: Vec<&str> = found.split_whitespace().take(4).collect();
        if numbers.len() < 4 || !numbers.iter().all(|n| is_java_double(n)) {
            let found = if rest.is_empty() { None } else { Some(excerpt(found)) };
            // The header is line 1.
            return Err(LogError::MatrixRow { row: i + 1, line: i + 2, found });
        }
        *row = numbers.join(" ");
        *rest = after;
    }
    Ok(view)
}

/// True if Java parses this as a number (decimal forms only).
fn is_java_double(text: &str) -> bool {
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    let plain = unsigned.strip_suffix(['d', 'D', 'f', 'F']).unwrap_or(unsigned);
    let decimal = plain.starts_with(|c: char| c.is_ascii_digit() || c == '.') && plain.parse::<f64>().is_ok();
    decimal || unsigned == "NaN" || unsigned == "Infinity"
}
