//! Logs of MC4D before version 4: formats 1 and 2, with the stickers before the history.
//!
//! The files in `mc4d/logs/older` were written with the classes of MC4D 3.2.3; every grip that turns occurs on both sizes.

use unfold_engine::mc4d::{Log, LogError, Notice, ScrambleState, read, write};
use unfold_engine::puzzle::{PuzzleId, text::TextPosition};

use crate::support::{data, data_json};

const TESS2: PuzzleId = PuzzleId::Tess2;
const TESS3: PuzzleId = PuzzleId::Tess3;

fn file(name: &str) -> String {
    std::fs::read_to_string(data(&format!("mc4d/logs/{name}"))).expect("a log")
}

fn log(name: &str) -> Log {
    read(file(name).as_bytes()).unwrap_or_else(|fault| panic!("{name}: {fault:?}"))
}

/// The cell of each sticker, and the side of its piece on each axis, in the order of MC4D 4's stickers.
fn stickers(puzzle: PuzzleId) -> Vec<(usize, [i64; 4])> {
    if puzzle == TESS2 {
        let of = |row: &serde_json::Value| {
            let sides = [0, 1, 2, 3].map(|axis| row["piece_signs"][axis].as_i64().expect("a side"));
            (row["cell"].as_u64().expect("a cell") as usize, sides)
        };
        return data_json("mc4d/stickers_2x4.json").as_array().expect("array").iter().map(of).collect();
    }
    let text = std::fs::read_to_string(data("mc4d/stickers_3x4.txt")).expect("stickers");
    let numbers = |line: &str| line.split(' ').map(|n| n.parse().expect("a number")).collect::<Vec<i64>>();
    let rows = text.lines().filter(|line| !line.starts_with('#')).map(numbers);
    rows.map(|row| (row[0] as usize, [row[1], row[2], row[3], row[4]])).collect()
}

/// The colours of the stickers in a log, in the order of MC4D 4's stickers. A row is a cell. Within it, X is the fastest index, then Y,
/// then Z, as seen after turning the cell to the negative end of W.
fn log_stickers(text: &str, puzzle: PuzzleId) -> Vec<u8> {
    let rows: Vec<&[u8]> = text.lines().skip(1).take(8).map(|row| row.trim().as_bytes()).collect();
    let size = puzzle.def().size as i64;
    let colour = |&(cell, sides): &(usize, [i64; 4])| {
        let [x, y, z, w] = sides;
        let [x, y, z] = match cell {
            0 => [x, y, z],
            1 => [x, y, -w],
            2 => [x, -w, z],
            3 => [-w, y, z],
            4 => [w, y, z],
            5 => [x, w, z],
            6 => [x, y, w],
            _ => [x, y, -z],
        };
        let [x, y, z] = [x, y, z].map(|side| if size == 2 { (side + 1) / 2 } else { side + 1 });
        rows[cell][(x + size * y + size * size * z) as usize] - b'0'
    };
    stickers(puzzle).iter().map(colour).collect()
}

#[test]
fn the_position_is_that_of_the_stickers_in_the_file() {
    for (name, puzzle, clicks, state) in [
        ("older/every_grip_2.log", TESS2, [208, 0], ScrambleState::None),
        ("older/every_grip_3.v1.log", TESS3, [208, 0], ScrambleState::None),
        ("older/masks_2.log", TESS2, [60, 0], ScrambleState::None),
        ("older/masks_3.log", TESS3, [60, 0], ScrambleState::None),
        ("older/scramble_2.log", TESS2, [40, 13], ScrambleState::Full),
        ("older/scramble_3.log", TESS3, [40, 13], ScrambleState::Full),
        ("published/2checkerboard-20.v1.log", TESS2, [20, 0], ScrambleState::None),
    ] {
        let log = log(name);
        assert_eq!(log.puzzle(), puzzle, "{name}");
        assert_eq!(log.state().colours(), log_stickers(&file(name), puzzle), "{name}");
        assert_eq!([log.click_count_before_mark(), log.click_count_after_mark()], clicks, "{name}");
        assert_eq!(log.scramble_state(), state, "{name}");
        // The log converted to MC4D 4's format reads back the same.
        let again = read(write(&log).as_bytes()).expect("a log");
        assert_eq!((again.state(), again.history()), (log.state(), log.history()), "{name}");
    }
    let text = "MagicCube4D 1 0 20";
    assert!(file("published/2checkerboard-20.v1.log").starts_with(text), "its header names no size");
}

/// The stickers of a solved 2x2x2x2.
const SOLVED: &str = "00000000\n11111111\n22222222\n33333333\n44444444\n55555555\n66666666\n77777777\n";

fn read_with(header: &str, stickers: &str, history: &str) -> Result<Log, LogError> {
    read(format!("{header}\n{stickers}{history}").as_bytes())
}

#[test]
fn undone_moves_are_left_out_if_the_stickers_agree() {
    let read = |history: &str| read_with("MagicCube4D 2 0 4 2", SOLVED, history).expect(history);
    let at = |column| TextPosition { line: 10, column };
    for (history, clicks, notice) in [
        ("414 414 414 414.", 4, None),
        ("414 414 414 414 c 214 312:2.", 4, Some(Notice::RedoLeftOut(at(17)))),
        ("c 214.", 0, Some(Notice::RedoLeftOut(at(1)))),
        ("414 c 414 414 414.", 4, Some(Notice::RedoMark(at(5)))),
        ("414 414m[ c 414m] 414 c.", 4, Some(Notice::RedoMark(at(11)))),
        ("414 414 c 414 414 414 414 c 414 414.", 8, Some(Notice::RedoMark(at(9)))),
    ] {
        let log = read(history);
        assert_eq!((log.click_count(), log.is_solved()), (clicks, true), "{history}");
        let told: Vec<&Notice> =
            log.notices().iter().filter(|notice| !matches!(notice, Notice::HeaderCount { .. })).collect();
        assert_eq!(told, notice.iter().collect::<Vec<_>>(), "{history}");
    }
}

#[test]
fn older_logs_have_the_expected_notices() {
    let told = |header: &str, history: &str| read_with(header, SOLVED, history).expect(history).notices().to_vec();
    let at = |column| TextPosition { line: 10, column };
    assert_eq!(told("MagicCube4D 1 0 4", "414 414 414 414."), []);
    assert_eq!(told("MagicCube4D 1 0 0 2", "."), []);
    // In format 1 the stickers determine the size, whatever the header says.
    assert_eq!(told("MagicCube4D 1 0 0 3", "."), []);
    assert_eq!(told(" MagicCube4D  2 0 0 2", "."), [Notice::HeaderBlanks]);
    assert_eq!(told("MagicCube4D 2 0 0 2", "414:-1 412:7."), [Notice::MaskWhole { at: at(1), clicks: 2 }]);
    let zeros = Notice::MaskZero { at: at(5), clicks: 3 };
    assert_eq!(told("MagicCube4D 2 0 4 2", "414 414:0 414:0 414:0. more"), [zeros, Notice::TextAfterEnd(at(24))]);
    let state = Notice::HeaderState { written: "2".into(), derived: ScrambleState::None };
    let count = Notice::HeaderCount { written: "7".into(), counted: 0 };
    assert_eq!(told("MagicCube4D 2 2 7 2", "m|."), [count, state]);
}

#[test]
fn errors_of_older_logs_have_positions() {
    let header = "MagicCube4D 2 0 0 2";
    let row = |row, line, expected, found: Option<&str>| LogError::StickerRow {
        row,
        line,
        expected,
        found: found.map(str::to_owned),
    };
    let size = |length: &str| LogError::OtherPuzzle { schlafli: "{4,3,3}".into(), length: length.into() };
    let large = |digits: usize| (0..8).map(|cell| cell.to_string().repeat(digits) + "\n").collect::<String>();
    for (header, stickers, fault) in [
        (header, SOLVED.replace("7777\n", "777\n"), row(8, 9, 8, Some("7777777"))),
        (header, SOLVED.replace("3333\n", "3338\n"), row(4, 5, 8, Some("33333338"))),
        (header, SOLVED.replace("77777777\n", ""), row(8, 9, 8, Some("."))),
        ("MagicCube4D 2 0 0 3", SOLVED.to_owned(), row(1, 2, 27, Some("00000000"))),
        ("MagicCube4D 1 0 0", large(9), row(1, 2, 27, Some("000000000"))),
        ("MagicCube4D 1 0 0", large(64), size("4")),
        ("MagicCube4D 2 0 0 5", large(125), size("5")),
        ("MagicCube4D 2 0 0 1", large(1), size("1")),
        ("MagicCube4D 2 0 0 {4,3,3}", SOLVED.to_owned(), size("{4,3,3}")),
        ("MagicCube4D 2 0", SOLVED.to_owned(), LogError::OlderHeader { version: "2".into(), found: 3 }),
        ("MagicCube4D 4 0 0 2", SOLVED.to_owned(), LogError::Version("4".into())),
        ("MagicCube4D 0 0 0 2", SOLVED.to_owned(), LogError::Version("0".into())),
    ] {
        assert_eq!(read_with(header, &stickers, "."), Err(fault), "{header} {stickers}");
    }
    assert_eq!(read(b"MagicCube4D 1 0 0\n00000000\n\n11111111\n"), Err(row(3, 5, 8, None)));
    let other = |row, line| Err(LogError::OtherStickers { row, line });
    assert_eq!(read_with(header, SOLVED, "414."), other(2, 3));
    assert_eq!(read_with(header, &SOLVED.replacen("0\n1", "1\n0", 1), "."), other(1, 2));
    assert_eq!(read_with(header, SOLVED, "414 c 414."), other(2, 3));
    let spaced = SOLVED.replace("\n", "\n\n").replace("66666666", "6666 6667");
    assert_eq!(read_with(header, &spaced, "."), other(7, 14));
    for token in
        ["814", "213", "227", "2", "2:2", "214:x", "214:", "214:4", "214:--1", "214,1,1", "-214", "+214", "2é", "x"]
    {
        let at = TextPosition { line: 10, column: 5 };
        let fault = LogError::BadOlderClick { at, token: token.into() };
        assert_eq!(read_with(header, SOLVED, &format!("414 {token} 414.")), Err(fault), "{token}");
    }
    let cut = LogError::NoFullStop { at: TextPosition { line: 10, column: 12 }, clicks: 2 };
    assert_eq!(read_with(header, SOLVED, "414 414 414"), Err(cut));
}
