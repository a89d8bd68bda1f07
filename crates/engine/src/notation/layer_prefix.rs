//! Prefixes that name the layers to turn, for all puzzles: `2`, `1-2`, `{1,3}`, `{1..-1}`, `~2`.

use super::cursor::Cursor;
use crate::puzzle::hypercube::layers;

/// The layers that a prefix names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LayerPrefix {
    /// Bit `i` is set if layer `i` turns, counted from the face or cell of the move. Not 0.
    pub layers: u8,
    /// True for a single number, which before a wide turn is the number of layers.
    pub is_number: bool,
}

/// The error for a prefix that is invalid or names no layer of the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NoSuchLayers;

impl LayerPrefix {
    /// True if a prefix starts at the cursor.
    pub fn begins(cursor: &Cursor) -> bool {
        cursor.peek().is_some_and(|c| c.is_ascii_digit() || matches!(c, '{' | '~'))
    }

    /// Parses the prefix at the cursor; `None` if there is none.
    pub fn read(cursor: &mut Cursor, size: usize) -> Result<Option<Self>, NoSuchLayers> {
        let is_rest = cursor.take(|c| c == '~');
        let list = if cursor.take(|c| c == '{') {
            let list = cursor.take_while(|c| c.is_ascii_digit() || matches!(c, '-' | '.' | ',' | ' '));
            if cursor.take(|c| c == '}') { list } else { return Err(NoSuchLayers) }
        } else {
            match cursor.take_while(|c| c.is_ascii_digit() || c == '-') {
                "" if !is_rest => return Ok(None),
                "" => "1",
                list => list,
            }
        };
        let named = layers::parse_list(list, size).ok_or(NoSuchLayers)?;
        let layers = if is_rest { layers::all_layers(size) & !named } else { named };
        let is_number = !is_rest && list.trim().bytes().all(|b| b.is_ascii_digit());
        if layers == 0 { Err(NoSuchLayers) } else { Ok(Some(Self { layers, is_number })) }
    }
}
