//! The picture of a keyboard, with the turning key bound to each of its keys.

use super::turning_keys::{TurningKey, TurningKeys};
use unfold_engine::puzzle::PuzzleId;

/// A row of a common keyboard.
struct Row {
    /// Offset of the first key from that of the digit row, in key widths.
    indent: f32,
    keys: &'static str,
}

static ROWS: [Row; 4] = [
    Row { indent: 0.0, keys: "1234567890-=+" },
    Row { indent: 0.5, keys: "QWERTYUIOP" },
    Row { indent: 0.75, keys: "ASDFGHJKL;" },
    Row { indent: 1.25, keys: "ZXCVBNM,./" },
];

/// Minimum number of keys shown per row, even if unused.
const MIN_KEYS: usize = 10;

pub struct Keycap {
    pub sign: char,
    /// The turning key bound to this key.
    pub turning_key: Option<&'static TurningKey>,
    /// Horizontal offset, in key widths.
    pub left: f32,
}

/// The rows of keys, from the first to the last with a bound key; empty if no key is bound.
pub fn rows(turning: &TurningKeys, puzzle: PuzzleId) -> Vec<Vec<Keycap>> {
    let keycap = |row: &Row, (at, sign): (usize, char)| {
        let mut keys = turning.layout.keys(puzzle);
        let turns = keys.find(|key| turning.key_of(key) == name_of(sign));
        Keycap { sign, turning_key: turns, left: row.indent + at as f32 }
    };
    let mut rows: Vec<Vec<Keycap>> = Vec::new();
    for row in &ROWS {
        let mut keys: Vec<Keycap> = row.keys.chars().enumerate().map(|key| keycap(row, key)).collect();
        while keys.len() > MIN_KEYS && keys.last().is_some_and(|key| key.turning_key.is_none()) {
            keys.pop();
        }
        rows.push(keys);
    }
    let is_used = |row: &[Keycap]| row.iter().any(|key| key.turning_key.is_some());
    let first = rows.iter().position(|row| is_used(row)).unwrap_or(rows.len());
    rows.drain(..first);
    rows.truncate(rows.iter().rposition(|row| is_used(row)).map_or(0, |last| last + 1));
    rows
}

/// The settings name of a key.
fn name_of(sign: char) -> String {
    let name = match sign {
        '-' => "Minus",
        '=' => "Equals",
        '+' => "Plus",
        ';' => "Semicolon",
        ',' => "Comma",
        '.' => "Period",
        '/' => "Slash",
        _ => return sign.to_string(),
    };
    name.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::turning_keys::{Layout, key_named};
    use unfold_engine::puzzles::ALL;

    /// The signs of the bound keys, one string per row.
    fn used(turning: &TurningKeys, puzzle: PuzzleId) -> Vec<String> {
        let signs =
            |row: &Vec<Keycap>| row.iter().filter(|key| key.turning_key.is_some()).map(|key| key.sign).collect();
        rows(turning, puzzle).iter().map(signs).collect()
    }

    #[test]
    fn every_key_of_a_layout_is_in_the_picture() {
        for layout in Layout::ALL {
            let turning = TurningKeys { layout, ..TurningKeys::default() };
            for puzzle in ALL {
                let shown = used(&turning, puzzle).concat().chars().count();
                assert_eq!(shown, layout.keys(puzzle).count(), "{layout:?} {puzzle:?}");
            }
        }
    }

    #[test]
    fn a_changed_key_is_shown_in_its_new_place() {
        let mut turning = TurningKeys { layout: Layout::Mc4d, ..TurningKeys::default() };
        assert_eq!(used(&turning, PuzzleId::Tess3), ["123"]);
        assert_eq!(used(&turning, PuzzleId::Tess2), ["12"]);
        turning.assign(key_named("mc4d-1").expect("a key"), "Slash");
        turning.assign(key_named("mc4d-3").expect("a key"), "Plus");
        assert_eq!(used(&turning, PuzzleId::Tess3), ["2+", "", "", "/"]);
        assert_eq!(rows(&turning, PuzzleId::Tess3).iter().map(Vec::len).collect::<Vec<_>>(), [13, 10, 10, 10]);
        turning.layout = Layout::Hyperspeedcube;
        assert_eq!(used(&turning, PuzzleId::Tess2), ["12", "WERUIO", "SDFJKL", "XCV"]);
    }
}
