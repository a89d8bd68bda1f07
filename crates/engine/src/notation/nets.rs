//! Drawn nets: the unfolded faces of a cube, with each row of facelets on its own line.
//!
//! Faces may be padded with blanks, with another character, or not at all. On a 3×3×3, a net has three lines each of 3,
//! 12 and 3 facelets; of 3, 9, 3 and 3 with B below D; or of 3, 3, 9 and 3 with B above U. A 2×2×2 has two lines each
//! of 2 and 8 facelets, and so on.

use super::colours::UNPAINTED;
use super::orders::{BACK_ABOVE_BANDS, BACK_BELOW_BANDS, FOUR_ACROSS_BANDS, FaceletOrder, NetShape};

/// The shape of a drawn net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnNet {
    /// Facelets per edge of the cube, 2 or 3.
    pub size: usize,
    /// Possible orders of the facelets, likeliest first.
    pub orders: Vec<FaceletOrder>,
}

/// A drawn facelet, or a padding character.
#[derive(Clone, Copy)]
struct Cell {
    element: (usize, char),
    /// Display column, from 0.
    column: usize,
}

/// Sets of row separators to try, each in addition to line breaks.
const ROW_SEPARATORS: [&[char]; 4] = [&[], &['/'], &[',', ';'], &[']', ')', '}']];

/// Detects the net drawn in a text with these elements; also returns its facelets, without padding.
pub(super) fn detect_net(text: &str, all: &[(usize, char)]) -> Option<(DrawnNet, Vec<(usize, char)>)> {
    // The smallest net has 24 facelets.
    if all.len() < 24 {
        return None;
    }
    ROW_SEPARATORS.into_iter().find_map(|ends| {
        let rows = rows(text, all, ends)?;
        [3, 2].into_iter().find_map(|size| net_from_rows(&rows, size))
    })
}

/// Returns the display width of a character, in columns.
fn width(c: char) -> usize {
    match c {
        '\u{fe0e}' | '\u{fe0f}' | '\u{200b}'..='\u{200d}' | '\u{feff}' => 0,
        '\u{3000}'
        | '\u{25fb}'..='\u{25fe}'
        | '\u{26aa}'
        | '\u{26ab}'
        | '\u{2764}'
        | '\u{2b1b}'
        | '\u{2b1c}'
        | '\u{1f000}'.. => 2,
        _ => 1,
    }
}

/// Splits elements into rows; `None` if none of the separators occurs, or there are too many rows.
fn rows(text: &str, all: &[(usize, char)], ends: &[char]) -> Option<Vec<Vec<Cell>>> {
    if !ends.is_empty() && !text.contains(ends) {
        return None;
    }
    let (mut out, mut row, mut column) = (Vec::new(), Vec::new(), 0);
    let mut elements = all.iter().copied().peekable();
    for (byte, c) in text.char_indices() {
        if matches!(c, '\n' | '\r') || ends.contains(&c) {
            column = 0;
            if !row.is_empty() {
                out.push(std::mem::take(&mut row));
            }
        } else {
            if let Some(element) = elements.next_if(|(at, _)| *at == byte) {
                row.push(Cell { element, column });
            }
            column += width(c);
        }
        if out.len() > MAX_ROWS {
            return None;
        }
    }
    if !row.is_empty() {
        out.push(row);
    }
    Some(out)
}

const MAX_ROWS: usize = 12;

/// Returns the net with `size` facelets per edge formed by the rows, and its facelets; `None` if they form no net.
fn net_from_rows(rows: &[Vec<Cell>], size: usize) -> Option<(DrawnNet, Vec<(usize, char)>)> {
    [&FOUR_ACROSS_BANDS[..], &BACK_BELOW_BANDS[..], &BACK_ABOVE_BANDS[..]].into_iter().find_map(|bands| {
        if rows.len() != bands.len() * size {
            return None;
        }
        let across = bands.iter().copied().max()?;
        let (wide, narrow): (Vec<usize>, Vec<usize>) = (0..rows.len()).partition(|n| bands[n / size] == across);
        if wide.iter().any(|&n| rows[n].len() != across * size) {
            return None;
        }
        let narrow_rows: Vec<&[Cell]> = narrow.iter().map(|&n| &rows[n][..]).collect();
        let (at, kept) = if narrow_rows.iter().all(|row| row.len() == size) {
            (blank_indent(&narrow_rows, &rows[wide[0]], size), 0..size)
        } else {
            let at = filler_indent(&narrow_rows, size, across)?;
            (Indent::At(at), at * size..(at + 1) * size)
        };
        let of_row = |n: usize| if narrow.contains(&n) { &rows[n][kept.clone()] } else { &rows[n][..] };
        let all: Vec<(usize, char)> = (0..rows.len()).flat_map(of_row).map(|cell| cell.element).collect();
        let orders = orders(bands, at)?;
        are_facelets(&all).then_some((DrawnNet { size, orders }, all))
    })
}

/// Horizontal position of the narrow bands.
#[derive(Clone, Copy)]
enum Indent {
    /// Aligned with this face of the widest band, counted from the left, from 0.
    At(usize),
    /// At the left margin: aligned with the first face, or the indentation was lost.
    Lost,
}

/// Returns the position of narrow rows that are indented by blanks or not at all.
fn blank_indent(narrow: &[&[Cell]], wide: &[Cell], size: usize) -> Indent {
    // Trimming a text removes the blanks of its first line only.
    let column = narrow.iter().map(|row| row[0].column).max().unwrap_or(0);
    if column <= wide[0].column {
        return Indent::Lost;
    }
    let face = wide.chunks(size).position(|face| face[0].column == column);
    Indent::At(face.unwrap_or(1))
}

/// Returns the face aligned with narrow rows that are padded with one repeated character; `None` if they are not.
fn filler_indent(narrow: &[&[Cell]], size: usize, across: usize) -> Option<usize> {
    [1, 0, 2, 3].into_iter().filter(|at| *at < across).find(|at| {
        let (begin, end) = (at * size, (at + 1) * size);
        let mut fillers = narrow.iter().flat_map(|row| row.iter().take(begin).chain(row.iter().skip(end)));
        let filler = fillers.clone().next().map(|cell| cell.element.1);
        fillers.all(|cell| Some(cell.element.1) == filler)
            && narrow.iter().all(|row| row.len() == end || row.len() == across * size)
    })
}

/// Returns the possible facelet orders of a net with these numbers of faces per band, likeliest first; `None` if no
/// known net has this indentation.
fn orders(bands: &[usize], at: Indent) -> Option<Vec<FaceletOrder>> {
    let upright = FaceletOrder::Rows;
    let across = |face: usize| match face {
        0 => FaceletOrder::Net(NetShape::FrontFirst),
        1 => upright,
        2 => FaceletOrder::Net(NetShape::FrontThird),
        _ => FaceletOrder::Net(NetShape::FrontLast),
    };
    match (bands == FOUR_ACROSS_BANDS, at) {
        (true, Indent::Lost) => Some(vec![upright, across(0)]),
        (true, Indent::At(1)) => Some(vec![upright]),
        (true, Indent::At(face)) => Some(vec![across(face), upright]),
        (false, Indent::Lost | Indent::At(1)) if bands == BACK_BELOW_BANDS => {
            Some([NetShape::BackBelow, NetShape::BackBelowUpright].map(FaceletOrder::Net).to_vec())
        }
        (false, Indent::Lost | Indent::At(1)) => {
            Some([NetShape::BackAbove, NetShape::BackAboveUpright].map(FaceletOrder::Net).to_vec())
        }
        (false, Indent::At(_)) => None,
    }
}

/// True if at least nine tenths of the characters are letters, or are digits; unpainted facelets count as either.
fn are_facelets(all: &[(usize, char)]) -> bool {
    let are = |of_kind: fn(&char) -> bool| {
        let right = all.iter().filter(|(_, c)| of_kind(c) || *c == UNPAINTED).count();
        10 * right >= 9 * all.len()
    };
    are(char::is_ascii_alphabetic) || are(char::is_ascii_digit)
}
