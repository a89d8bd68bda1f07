//! Drawn nets: the unfolded faces of a cube, with each row of facelets on its own line.
//!
//! Faces may be padded with blanks, with another character, or not at all. The lines of a net have 3, 3, 3, 12, 12, 12,
//! 3, 3, 3 facelets, or 3, 3, 3, 9, 9, 9, 3, 3, 3, 3, 3, 3 with B below D, or the same with B above U; for a 2×2×2
//! accordingly.

use super::colours::UNPAINTED;
use super::orders::{ABOVE, ACROSS, BELOW, Order, Shape};

/// The shape of a drawn net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// Facelets per edge of the cube, 2 or 3.
    pub size: usize,
    /// Possible orders of its facelets, the likeliest first.
    pub orders: Vec<Order>,
}

/// A drawn facelet, or a padding character.
#[derive(Clone, Copy)]
struct Cell {
    element: (usize, char),
    /// Display column.
    column: usize,
}

/// Sets of row separators to try.
const ENDS: [&[char]; 4] = [&[], &['/'], &[',', ';'], &[']', ')', '}']];

/// Detects the net drawn by the elements of a text, and returns its facelets among them.
pub(super) fn drawn(text: &str, all: &[(usize, char)]) -> Option<(Net, Vec<(usize, char)>)> {
    // The smallest net has 24 facelets.
    if all.len() < 24 {
        return None;
    }
    ENDS.into_iter().find_map(|ends| {
        let rows = rows(text, all, ends)?;
        [3, 2].into_iter().find_map(|size| of_rows(&rows, size))
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
        if out.len() > MOST_ROWS {
            return None;
        }
    }
    if !row.is_empty() {
        out.push(row);
    }
    Some(out)
}

const MOST_ROWS: usize = 12;

/// Returns the net of a size formed by rows, if any.
fn of_rows(rows: &[Vec<Cell>], size: usize) -> Option<(Net, Vec<(usize, char)>)> {
    [&ACROSS[..], &BELOW[..], &ABOVE[..]].into_iter().find_map(|bands| {
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
            (indented(&narrow_rows, &rows[wide[0]], size), 0..size)
        } else {
            let at = padded(&narrow_rows, size, across)?;
            (Indent::At(at), at * size..(at + 1) * size)
        };
        let of_row = |n: usize| if narrow.contains(&n) { &rows[n][kept.clone()] } else { &rows[n][..] };
        let all: Vec<(usize, char)> = (0..rows.len()).flat_map(of_row).map(|cell| cell.element).collect();
        let orders = orders(bands, at)?;
        are_facelets(&all).then_some((Net { size, orders }, all))
    })
}

/// The face of the middle band, counted from the left, that is below the first face.
#[derive(Clone, Copy)]
enum Indent {
    /// Below which face it is.
    At(usize),
    /// At the left margin: either above the first face, or the blanks are lost.
    Lost,
}

/// Returns the indentation of the narrow rows by blanks.
fn indented(narrow: &[&[Cell]], wide: &[Cell], size: usize) -> Indent {
    // Trimming a text removes the blanks of its first line only.
    let column = narrow.iter().map(|row| row[0].column).max().unwrap_or(0);
    if column <= wide[0].column {
        return Indent::Lost;
    }
    let face = wide.chunks(size).position(|face| face[0].column == column);
    Indent::At(face.unwrap_or(1))
}

/// Returns the indentation of the narrow rows by a repeated character; `None` if they have none.
fn padded(narrow: &[&[Cell]], size: usize, across: usize) -> Option<usize> {
    [1, 0, 2, 3].into_iter().filter(|at| *at < across).find(|at| {
        let (begin, end) = (at * size, (at + 1) * size);
        let mut fillers = narrow.iter().flat_map(|row| row.iter().take(begin).chain(row.iter().skip(end)));
        let filler = fillers.clone().next().map(|cell| cell.element.1);
        fillers.all(|cell| Some(cell.element.1) == filler)
            && narrow.iter().all(|row| row.len() == end || row.len() == across * size)
    })
}

/// Returns the facelet orders of a net with these numbers of faces per band.
fn orders(bands: &[usize], at: Indent) -> Option<Vec<Order>> {
    let upright = Order::Rows;
    let across = |face: usize| match face {
        0 => Order::Net(Shape::FrontFirst),
        1 => upright,
        2 => Order::Net(Shape::FrontThird),
        _ => Order::Net(Shape::FrontLast),
    };
    match (bands == ACROSS, at) {
        (true, Indent::Lost) => Some(vec![upright, across(0)]),
        (true, Indent::At(1)) => Some(vec![upright]),
        (true, Indent::At(face)) => Some(vec![across(face), upright]),
        (false, Indent::Lost | Indent::At(1)) if bands == BELOW => {
            Some([Shape::BackBelow, Shape::BackBelowUpright].map(Order::Net).to_vec())
        }
        (false, Indent::Lost | Indent::At(1)) => {
            Some([Shape::BackAbove, Shape::BackAboveUpright].map(Order::Net).to_vec())
        }
        (false, Indent::At(_)) => None,
    }
}

/// True if characters can be facelets: letters or digits, some unpainted and at most a tenth invalid.
fn are_facelets(all: &[(usize, char)]) -> bool {
    let are = |of_kind: fn(&char) -> bool| {
        let right = all.iter().filter(|(_, c)| of_kind(c) || *c == UNPAINTED).count();
        10 * right >= 9 * all.len()
    };
    are(char::is_ascii_alphabetic) || are(char::is_ascii_digit)
}
