//! Target: MC4D's logs.

use unfold_engine::logs::LogNotice;
use unfold_engine::mc4d::{self, Log, LogError, Notice};
use unfold_engine::puzzle::Facelets;
use unfold_engine::puzzle::text::TextPosition;
use unfold_text::Language;
use unfold_text::sentences::describe;

use super::places;

pub const WORDS: &[&str] = &[
    "MagicCube4D",
    " 3 ",
    "{4,3,3}",
    " 2\n",
    " 3\n",
    "{4}x{4}",
    "1.0 0.0 0.0 0.0\n",
    "NaN",
    "*\n",
    "m|",
    "m[",
    " c ",
    ".",
    "184,-1,1",
    "137,-1,3 ",
    ",7",
    ",2,",
    ",4 ",
    "-1",
    "\u{feff}",
    "\r\n",
    "\u{a0}",
    "MagicCube4D 1 0 0\n",
    "MagicCube4D 2 0 0 3\n",
    "00000000\n",
    "414 414 414 414",
    "58:2 ",
    "012:-1 ",
    "m| c 214.",
];

pub fn text(history: &str) -> String {
    let view = "1.0 0.0 0.0 0.0\n0.0 1.0 0.0 0.0\n0.0 0.0 1.0 0.0\n0.0 0.0 0.0 1.0\n";
    format!("MagicCube4D 3 1 2 {{4,3,3}} 2\n{view}*\n{history}")
}

/// The stickers of a solved hypercube in formats 1 and 2, with `of_a_cell` per cell.
fn stickers(of_a_cell: usize) -> String {
    (0..8).map(|cell| cell.to_string().repeat(of_a_cell) + "\n").collect()
}

pub fn seeds() -> Vec<Vec<u8>> {
    let histories = [
        "184,-1,1 137,-1,1 210,1,1 m|.\n",
        "m[184,-1,1 137,-1,1 m| 137,1,1 184,1,1.",
        "184,-1,3 7,1,0 8,-1,7 9,1,2 9,-1,2 c m1.\nafter",
        "184, -1, 1 m",
        ".",
    ];
    let larger = ["185,2,1 m| 185,-2,2 184,1,4 26,1,1.", "184,1,7 184,1,5 12,1,6 184,1,8 m|."];
    let larger = larger.map(|history| text(history).replace("{4,3,3} 2", "{4,3,3} 3"));
    let older = [
        format!("MagicCube4D 2 0 4 2\n{}414 414 414 414 m|.\n", stickers(8)),
        format!("MagicCube4D 1 2 4\n{}58:2 58:2 m| 414:-1 c 214:7.", stickers(27)),
        format!("MagicCube4D 2 0 0 4\r\n{}.", stickers(64)),
    ];
    histories.map(text).into_iter().chain(larger).chain(older).map(String::into_bytes).collect()
}

/// Reads bytes as a log; checks the log and its notices, or the error.
pub fn log(bytes: &[u8]) {
    let text = text_of(bytes);
    match mc4d::read(bytes) {
        Ok(log) => {
            log.notices().iter().for_each(|notice| check_notice(&text, notice));
            check_log(&log);
        }
        Err(error) => check_error(&text, &error),
    }
}

/// The valid text at the beginning of the bytes, after the byte order mark.
fn text_of(bytes: &[u8]) -> String {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => std::str::from_utf8(&bytes[..error.valid_up_to()]).expect("text up to there"),
    };
    text.strip_prefix('\u{feff}').unwrap_or(text).to_owned()
}

fn check_log(log: &Log) {
    let written = mc4d::write(log);
    let again = mc4d::read(written.as_bytes()).expect("what is written is a log");
    assert_eq!((again.history(), again.view()), (log.history(), log.view()));
    assert_eq!((again.scramble_state(), again.header_count()), (log.scramble_state(), log.header_count()));
    // Masks without layers stay: MC4D counts their clicks.
    let mut idle = 0;
    for notice in again.notices() {
        match notice {
            Notice::UnknownMark { .. } => {}
            Notice::MaskBeyond { clicks, .. } => idle += clicks,
            _ => panic!("{:?}", again.notices()),
        }
    }
    assert_eq!(mc4d::write(&again), written);
    let (def, moves) = (log.puzzle().def(), log.all_moves());
    for (part, clicks) in [log.scramble(), log.solution()].iter().zip(log.twist_counts()) {
        let length = part.length(def);
        assert!(
            length <= clicks && length <= mc4d::count_twists(log.puzzle(), part),
            "{length} STM are more than twists"
        );
    }
    assert!((log.click_count() - idle..=log.click_count()).contains(&moves.0.len()));
    assert_eq!(log.click_count_before_mark() + log.click_count_after_mark(), log.click_count());
    let state = log.state();
    assert_eq!(state, Facelets::solved(log.puzzle()).after_all(&log.scramble()).after_all(&log.solution()));
    assert_eq!(log.is_solved(), state.is_solved());
    // More moves take time without testing more.
    if moves.0.len() <= MAX_CLICKS {
        let solved = log.with_solution(&moves.inverse(def)).expect("moves of the puzzle");
        assert!(solved.is_solved() && solved.state().is_solved());
        let read = mc4d::read(mc4d::write(&solved).as_bytes()).expect("a log");
        assert_eq!((read.history(), read.state()), (solved.history(), solved.state()));
        assert!(solved.history().starts_with(log.history()), "what was done stays");
    }
}

/// Logs with more moves are not solved.
const MAX_CLICKS: usize = 300;

fn check_notice(text: &str, notice: &Notice) {
    assert!(
        !notice.to_string().is_empty()
            && places::is_printable_line(describe::notice(LogNotice::Mc4d(notice)).get(Language::FRENCH))
    );
    let (at, begins): (TextPosition, &[char]) = match notice {
        Notice::Cancelled { at, .. }
        | Notice::MaskZero { at, .. }
        | Notice::MaskWhole { at, .. }
        | Notice::MaskBeyond { at, .. } => (*at, &['-', '+', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']),
        Notice::RedoMark(at) | Notice::RedoLeftOut(at) => (*at, &['c']),
        Notice::UnknownMark { at, .. } => (*at, &['m']),
        Notice::TextAfterEnd(at) => {
            assert!(places::byte_at(text, *at).is_some_and(|byte| text[..byte].contains('.')));
            return;
        }
        Notice::ByteOrderMark | Notice::HeaderBlanks | Notice::HeaderState { .. } | Notice::HeaderCount { .. } => {
            return;
        }
    };
    assert!(places::byte_at(text, at).is_some_and(|byte| text[byte..].starts_with(begins)), "{notice:?}");
}

fn check_error(text: &str, error: &LogError) {
    assert!(
        !error.to_string().is_empty()
            && places::is_printable_line(describe::log(&error.clone().into()).line(Language::SPANISH))
    );
    match error {
        LogError::NotText(at) | LogError::NoFullStop { at, .. } => {
            assert_eq!(places::byte_at(text, *at), Some(text.len()), "{error:?}");
        }
        LogError::BadClick { at, token, .. }
        | LogError::BadToken { at, token }
        | LogError::BadOlderClick { at, token } => places::check(text, *at, token),
        LogError::MarkWithoutName(at) => places::check(text, *at, "m"),
        LogError::MatrixRow { row, line, .. } => assert!((1..=4).contains(row) && *line == row + 1),
        LogError::StickerRow { row, line, .. } | LogError::OtherStickers { row, line } => {
            assert!((1..=8).contains(row) && line > row);
        }
        _ => {}
    }
}
