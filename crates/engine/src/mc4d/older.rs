//! Formats 1 and 2 of MC4D before version 4: stickers come before the history, and clicks are numbered differently.
//!
//! The header has four or five fields: the size is optional and follows from the stickers. Eight rows follow, one per
//! cell, with a digit per sticker. A click is the digit of a cell, the number of one of its 27 places and, after a
//! colon, a mask other than 1; it turns like direction 1 of format 3. Places and stickers of a cell are ordered by X,
//! then Y, then Z, after the shortest rotation that brings the cell to the negative end of W; for the opposite cell, Z
//! is mirrored.
//!
//! Source: the classes of MC4D 3.2.3.

use std::sync::LazyLock;

use super::history::{self, ClickFormat};
use super::log::{IDENTITY_VIEW, Log, ScrambleState};
use super::read::{compare_with_header, note_blanks, split_first_line};
use super::{LogError, MAGIC, Notice};
use crate::puzzle::geometry::FaceletPlace;
use crate::puzzle::hypercube::grips::{GRIPS, direction};
use crate::puzzle::hypercube::token::{ClickError, ClickField};
use crate::puzzle::hypercube::{cell, cell_axis};
use crate::puzzle::text::excerpt;
use crate::puzzle::{Facelets, PuzzleId};

const VERSIONS: [&str; 2] = ["1", "2"];
/// Number of cells, and of rows of stickers.
const CELLS: usize = 8;
/// Number of places of a cell, including its core, which cannot be clicked.
const PLACES: usize = 27;
/// Maximum number of layers of a hypercube in MC4D 3.
const MAX_SIZE: usize = 5;

/// Returns the version in a header, if it is 1 or 2.
pub(super) fn version(header: &str) -> Option<&'static str> {
    let mut fields = header.split_whitespace();
    if fields.next() != Some(MAGIC) {
        return None;
    }
    let named = fields.next()?;
    VERSIONS.into_iter().find(|version| *version == named)
}

pub(super) fn read(text: &str, version: &str, mut notices: Vec<Notice>) -> Result<Log, LogError> {
    let (header, rest) = split_first_line(text);
    let fields: Vec<&str> = header.split_whitespace().collect();
    let (state, count, size) = match fields[..] {
        [_, _, state, count] => (state, count, None),
        [_, _, state, count, size] => (state, count, Some(size)),
        _ => return Err(LogError::OlderHeader { version: version.to_owned(), found: fields.len() }),
    };
    note_blanks(header, &fields, &mut notices);
    // MC4D reads the size from the header in format 2 only.
    let size = size.filter(|_| version != VERSIONS[0]);
    let (puzzle, stickers, start) = read_stickers(text, rest, size)?;

    let view = IDENTITY_VIEW.map(String::from);
    let empty = Log { puzzle, state: ScrambleState::None, view, history: Vec::new(), notices };
    let history::ParsedHistory { mut log, redo } = history::read(text, start, ClickFormat::Older, empty)?;
    let differing = first_differing_row(&log, &stickers);
    let before_redo = redo.map(|(at, tokens)| {
        let history = log.history[..tokens].to_vec();
        (at, Log { history, ..log.clone() })
    });
    match (differing, before_redo) {
        (None, redo) => log.notices.extend(redo.map(|(at, _)| Notice::RedoMark(at))),
        (Some(_), Some((at, before))) if first_differing_row(&before, &stickers).is_none() => {
            log = before;
            log.notices.push(Notice::RedoLeftOut(at));
        }
        (Some(row), _) => return Err(LogError::OtherStickers { row: row + 1, line: stickers[row].line }),
    }
    compare_with_header(&mut log, [state, count]);
    Ok(log)
}

struct StickerRow {
    /// Line number, from 1.
    line: usize,
    colours: Vec<u8>,
}

/// Reads the rows of stickers at the start of `rest`, skipping empty lines. Returns their puzzle, the rows, and the byte
/// offset after them in `text`.
fn read_stickers(
    text: &str,
    mut rest: &str,
    size: Option<&str>,
) -> Result<(PuzzleId, Vec<StickerRow>, usize), LogError> {
    let named = size.map(|size| (size, size.parse().ok().filter(|size| (2..=MAX_SIZE).contains(size))));
    let mut size: Option<usize> = match named {
        Some((_, Some(size))) => Some(size),
        Some((size, None)) => return Err(other_puzzle(size)),
        None => None,
    };
    let (mut rows, mut number) = (Vec::with_capacity(CELLS), 1);
    while rows.len() < CELLS {
        let is_end = rest.is_empty();
        let (row, after) = split_first_line(rest);
        (rest, number) = (after, number + 1);
        if row.trim().is_empty() && !is_end {
            continue;
        }
        let digits = || row.chars().filter(|c| !c.is_whitespace());
        let size = *size.get_or_insert_with(|| {
            let found = digits().count();
            (2..=MAX_SIZE).find(|size| size.pow(3) == found).unwrap_or(3)
        });
        let colours: Option<Vec<u8>> = digits().map(|digit| digit.to_digit(8).map(|digit| digit as u8)).collect();
        match colours.filter(|colours| colours.len() == size.pow(3)) {
            Some(colours) => rows.push(StickerRow { line: number, colours }),
            None => {
                let found = (!is_end).then(|| excerpt(row));
                return Err(LogError::StickerRow { row: rows.len() + 1, line: number, expected: size.pow(3), found });
            }
        }
    }
    let size = size.unwrap_or_default();
    let puzzle = super::puzzles_with_logs().find(|puzzle| puzzle.def().size == size);
    let puzzle = puzzle.ok_or_else(|| other_puzzle(&size.to_string()))?;
    Ok((puzzle, rows, text.len() - rest.len()))
}

/// Returns an error for a hypercube of an unsupported size.
fn other_puzzle(length: &str) -> LogError {
    let schlafli = super::puzzles_with_logs().find_map(|puzzle| puzzle.def().log).map_or("", |log| log.schlafli);
    LogError::OtherPuzzle { schlafli: schlafli.to_owned(), length: excerpt(length) }
}

/// Returns the index of the first row of stickers that differs from the position after the history.
fn first_differing_row(log: &Log, rows: &[StickerRow]) -> Option<usize> {
    let state = log.state();
    (0..rows.len()).find(|row| cell_colours(&state, *row) != rows[*row].colours)
}

/// Returns the colours of a cell's stickers, in the order of formats 1 and 2.
fn cell_colours(state: &Facelets, row: usize) -> Vec<u8> {
    let def = state.puzzle().def();
    let size = def.size;
    let mut out = vec![0; size.pow(3)];
    for (place, colour) in def.places.iter().zip(state.colours()) {
        let FaceletPlace { axis, side, cubie } = *place;
        let number = cell(axis, side > 0);
        if usize::from(number) == row {
            let layers = in_cell_frame(number, cubie).map(|at| usize::from((at + size as i8 - 1) as u8) / 2);
            out[layers[0] + size * (layers[1] + size * layers[2])] = *colour;
        }
    }
    out
}

/// Returns X, Y and Z of a vector after the shortest rotation that brings a cell to the negative end of W; for the
/// opposite cell, Z is mirrored.
fn in_cell_frame(number: u8, v: [i8; 4]) -> [i8; 3] {
    let (axis, is_positive) = cell_axis(number);
    let mut out = [v[0], v[1], v[2]];
    match (out.get_mut(usize::from(axis)), is_positive) {
        (Some(own), true) => *own = v[3],
        (Some(own), false) => *own = -v[3],
        (None, true) => out[2] = -v[2],
        (None, false) => {}
    }
    out
}

/// Grips of format 3 by cell and older place; `None` for cores.
static GRIPS_BY_PLACE: LazyLock<[Option<u16>; CELLS * PLACES]> = LazyLock::new(|| {
    let mut out = [None; CELLS * PLACES];
    for grip in 0..GRIPS {
        if let Some(toward) = direction(grip) {
            let number = usize::from(grip) / PLACES;
            let [x, y, z] = in_cell_frame(number as u8, toward).map(|side| (side + 1) as usize);
            out[number * PLACES + x + 3 * (y + 3 * z)] = Some(grip);
        }
    }
    out
});

/// Converts an older click token to the numbers of format 3: grip, direction, mask.
///
/// # Errors
/// The first number that is missing or out of range; the range of the mask is not checked.
pub(super) fn parse_click(token: &str) -> Result<[i64; 3], ClickError> {
    let (click, mask) = token.split_once(':').map_or((token, None), |(click, mask)| (click, Some(mask)));
    let not_a_number = |field, found: &str| ClickError::NotANumber { field, found: excerpt(found) };
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let number = click.get(1..).filter(|_| digits(click)).and_then(|place| {
        let (cell, place): (usize, usize) = (click[..1].parse().ok()?, place.parse().ok()?);
        (cell < CELLS && place < PLACES).then_some(cell * PLACES + place)
    });
    let number = number.ok_or_else(|| not_a_number(ClickField::Grip, click))?;
    let grip = GRIPS_BY_PLACE[number].ok_or_else(|| not_a_number(ClickField::Grip, click))?;
    let mask = match mask {
        None => 1,
        Some(mask) if digits(mask.strip_prefix('-').unwrap_or(mask)) => {
            mask.parse().map_err(|_| not_a_number(ClickField::Mask, mask))?
        }
        Some(mask) => return Err(not_a_number(ClickField::Mask, mask)),
    };
    Ok([i64::from(grip), 1, mask])
}
