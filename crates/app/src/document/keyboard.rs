//! A picture of a keyboard as data: what each key turns in the layout that is chosen.

use super::turning_keys::{TurningKey, TurningKeys};
use unfold_engine::puzzle::PuzzleId;

/// A row of keys of most keyboards.
struct Row {
    /// How far its first key is from that of the digits, in keys.
    indent: f32,
    keys: &'static str,
}

static ROWS: [Row; 4] = [
    Row { indent: 0.0, keys: "1234567890-=+" },
    Row { indent: 0.5, keys: "QWERTYUIOP" },
    Row { indent: 0.75, keys: "ASDFGHJKL;" },
    Row { indent: 1.25, keys: "ZXCVBNM,./" },
];

/// Number of keys of a row that are shown even if they turn nothing.
const MIN_KEYS: usize = 10;

/// A key of the picture.
pub struct Keycap {
    /// The letter, digit or sign on it.
    pub sign: char,
    /// Its effect, if it has one.
    pub turns: Option<&'static TurningKey>,
    /// Its place from the left, in keys.
    pub left: f32,
}

/// The rows of keys from the first to the last that turns something.
pub fn rows(turning: &TurningKeys, puzzle: PuzzleId) -> Vec<Vec<Keycap>> {
    let keycap = |row: &Row, (at, sign): (usize, char)| {
        let mut keys = turning.layout.keys(puzzle);
        let turns = keys.find(|key| turning.key_of(key) == name_of(sign));
        Keycap { sign, turns, left: row.indent + at as f32 }
    };
    let mut rows: Vec<Vec<Keycap>> = Vec::new();
    for row in &ROWS {
        let mut keys: Vec<Keycap> = row.keys.chars().enumerate().map(|key| keycap(row, key)).collect();
        while keys.len() > MIN_KEYS && keys.last().is_some_and(|key| key.turns.is_none()) {
            keys.pop();
        }
        rows.push(keys);
    }
    let is_used = |row: &[Keycap]| row.iter().any(|key| key.turns.is_some());
    let first = rows.iter().position(|row| is_used(row)).unwrap_or(rows.len());
    rows.drain(..first);
    rows.truncate(rows.iter().rposition(|row| is_used(row)).map_or(0, |last| last + 1));
    rows
}

/// The name in settings of the key with a sign.
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

    /// The signs of the keys that turn, by rows.
    fn used(turning: &TurningKeys, puzzle: PuzzleId) -> Vec<String> {
        let signs = |row: &Vec<Keycap>| row.iter().filter(|key| key.turns.is_some()).map(|key| key.sign).collect();
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
    fn a_key_that_is_changed_is_shown_at_its_new_place() {
        let mut turning = TurningKeys { layout: Layout::Mc4d, ..TurningKeys::default() };
        assert_eq!(used(&turning, PuzzleId::Tess3), ["123"]);
        assert_eq!(used(&turning, PuzzleId::Tess2), ["12"]);
        turning.give(key_named("mc4d-1").expect("a key"), "Slash");
        turning.give(key_named("mc4d-3").expect("a key"), "Plus");
        assert_eq!(used(&turning, PuzzleId::Tess3), ["2+", "", "", "/"]);
        assert_eq!(rows(&turning, PuzzleId::Tess3).iter().map(Vec::len).collect::<Vec<_>>(), [13, 10, 10, 10]);
        turning.layout = Layout::Hyperspeedcube;
        assert_eq!(used(&turning, PuzzleId::Tess2), ["12", "WERUIO", "SDFJKL", "XCV"]);
    }
}
