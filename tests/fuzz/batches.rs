//! Targets: the lines of a batch, and its rows.

use std::io::{Cursor, Read};
use std::path::Path;

use super::{notation::check_error, places::is_printable_line};
use unfold_app::{sentences, system::utf16};
use unfold_engine::batch::lines::{LineReader, read_heading};
use unfold_engine::batch::merge::{self, MergeError, MergeInput, MergeSummary, PositionList};
use unfold_engine::notation::{self, colours::ColourLetters, heading, link, schemes::Conventions};
use unfold_engine::puzzle::{PuzzleId, painting_check};
use unfold_engine::{control::Control, puzzles::ALL};
use unfold_text::Language;

pub const WORDS: &[&str] = &[
    HEADER,
    "\n1,",
    ",htm,",
    ",stm,",
    ",qtm,",
    "true",
    "false",
    "optimal",
    "timeout",
    "stopped",
    "nodes",
    "0.5",
    "\"",
    "\"\"",
    ",,,,,,,,",
    "{\"event\":\"done\",\"index\":",
    "\"input\":\"R\"",
    "null",
    "1e999",
    "\\u0000",
    "\r\n",
    "\u{feff}",
    LIST,
];

const HEADER: &str = "index,input,length,metric,lower,optimal,reason,seconds,nodes,moves,error\n";

/// Separates rows from the list of positions that was solved.
const LIST: &str = "\n%%\n";

pub fn seeds_of_lines() -> Vec<Vec<u8>> {
    let texts = [
        "# 2x2x2\nR U F\n#3×3×3 : more\nR\n",
        "# a list\nR U F\n\n// more\nUFR RFO\n000022443355224433551111\r\n  R2 U'\n",
        "\u{feff}UULDFBFRFRDRRUDBFDLBLLUB\nhttps://alpha.twizzle.net/edit/?alg=R+U\n127,-1,2 184,1,3",
    ];
    texts.map(|text| text.as_bytes().to_vec()).to_vec()
}

/// Rows as CSV and as JSON, and CSV rows with the list of positions.
pub fn seeds_of_rows() -> Vec<Vec<u8>> {
    let csv = "1,U' R',2,htm,2,true,optimal,0.000001,7,R U,\n\
               2,\"[U, R]\",,htm,2,false,nodes,3,7,,\n3,\"\"\"\",,,,,,,,,\"bad, \"\"so\"\"\"\n";
    let json = r#"{"event":"done","index":1,"input":"U' R'","length":2,"metric":"htm","lower":2,"optimal":true,"reason":"optimal","seconds":1e-6,"nodes":7,"moves":"R U","error":null}
{"event":"done","index":2,"input":"\"","length":null,"metric":null,"lower":null,"optimal":null,"reason":null,"seconds":null,"nodes":null,"moves":null,"error":"bad"}
"#;
    let hyper = "1,FO,1,stm,0,false,timeout,0.5,1,FO',\n";
    [
        format!("{HEADER}{csv}"),
        json.to_owned(),
        format!("{HEADER}{csv}{LIST}U' R'\n# no\n[U, R]\n\"\n"),
        format!("{HEADER}{hyper}"),
    ]
    .map(String::into_bytes)
    .to_vec()
}

/// Reads bytes as a list of positions; checks the lines found against a simple parser.
pub fn lines(bytes: &[u8]) {
    let mut reader = LineReader::new(Box::new(Cursor::new(bytes.to_vec())));
    let (mut expected, mut named) = (Vec::new(), Ok(None));
    for (n, line) in bytes.split_inclusive(|byte| *byte == b'\n').enumerate() {
        let line = String::from_utf8_lossy(line.strip_suffix(b"\n").unwrap_or(line)).into_owned();
        let line = line.trim_start_matches('\u{feff}').trim_end().to_owned();
        if !line.is_empty() && !["#", "//"].iter().any(|sign| line.trim_start().starts_with(sign)) {
            expected.push((expected.len() as u64 + 1, n + 1, line, named.clone()));
        } else {
            match heading::read(&line) {
                Ok(None) => {}
                other => named = other,
            }
        }
    }
    let mut found = Vec::new();
    while let Some(line) = reader.next_line().expect("memory can be read") {
        assert!(line.end_offset <= bytes.len() as u64 && !line.cut);
        found.push((line.index, line.number, line.text, line.puzzle));
    }
    assert_eq!(found, expected);
    let (first, mut source) = read_heading(Box::new(Cursor::new(bytes.to_vec()))).expect("memory can be read");
    let mut whole = Vec::new();
    source.read_to_end(&mut whole).expect("memory can be read");
    assert!(whole == bytes || bytes.starts_with(&[0xFE]) || bytes.starts_with(&[0xFF]), "nothing is lost");
    assert_eq!(first, heading::puzzle_in_text(&String::from_utf8_lossy(&whole)));
    for (_, _, text, _) in found.into_iter().take(MAX_POSITIONS) {
        check_position(&text);
    }
}

/// Lines beyond this number are not read as positions.
const MAX_POSITIONS: usize = 30;

/// Reads a line as a position of each puzzle.
fn check_position(text: &str) {
    if link::looks_like(text) {
        let _ = link::read(text);
        for puzzle in ALL {
            match link::read_line(puzzle, text, &ColourLetters::USUAL) {
                Ok(reading) => drop(painting_check::check(&reading.content.state(puzzle))),
                Err(error) => check_error(puzzle, text, &error),
            }
        }
        return;
    }
    for puzzle in ALL {
        match notation::read(puzzle, text, &ColourLetters::USUAL) {
            Ok(reading) => drop(painting_check::check(&reading.content.state(puzzle))),
            Err(error) => check_error(puzzle, text, &error),
        }
    }
}

/// Merges bytes as rows, with the list of positions after them, if there is one.
pub fn rows(bytes: &[u8]) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (whole, first, second) =
        (folder.path().join("whole"), folder.path().join("first"), folder.path().join("second"));
    let cut = bytes.windows(LIST.len()).position(|window| window == LIST.as_bytes());
    // The rows keep the end of their last line.
    let (rows, list) = cut.map_or((bytes, None), |at| (&bytes[..at + 1], Some(&bytes[at + LIST.len()..])));
    std::fs::write(&whole, rows).expect("written");
    for puzzle in ALL {
        let Some((out, summary)) = try_merge(puzzle, &[&whole], list) else { continue };
        assert!(summary.solved + summary.wrong <= summary.rows);
        // Merging the output again changes nothing, in one part or in two.
        std::fs::write(&whole, &out).expect("written");
        assert_eq!(try_merge(puzzle, &[&whole], list).as_ref(), Some(&(out.clone(), summary)), "merged once more");
        let text = String::from_utf8(out.clone()).expect("rows are text");
        let header = if text.starts_with("index,") { HEADER } else { "" };
        let lines: Vec<&str> = text.strip_prefix(header).expect("a header").split_inclusive('\n').collect();
        assert_eq!(lines.len() as u64, summary.rows);
        let odd = |odd: usize| lines.iter().skip(odd).step_by(2).copied().collect::<String>();
        for (path, part) in [(&first, odd(1)), (&second, odd(0))] {
            std::fs::write(path, format!("{header}{part}")).expect("written");
        }
        assert_eq!(try_merge(puzzle, &[&first, &second], list), Some((out, summary)), "in two parts");
    }
}

fn try_merge(puzzle: PuzzleId, files: &[&Path], list: Option<&[u8]>) -> Option<(Vec<u8>, MergeSummary)> {
    let files: Vec<_> = files.iter().map(|path| path.to_path_buf()).collect();
    let list = list.map(|bytes| PositionList { path: "list".into(), source: Box::new(Cursor::new(bytes.to_vec())) });
    let mut out = Vec::new();
    let conventions = Conventions::default();
    let shards =
        MergeInput { puzzle, conventions: &conventions, files: &files, decode: utf16::to_utf8_reader, against: list };
    match merge::merge(shards, &mut out, &Control::new()) {
        Ok(summary) => Some((out, summary)),
        Err(error) => {
            if let MergeError::Line { line, .. } = &error {
                let lines = std::fs::read(&files[0]).expect("readable").split(|byte| *byte == b'\n').count();
                assert!((1..=lines).contains(line), "line {line} of {lines}");
            }
            assert!(!error.to_string().is_empty());
            assert!(is_printable_line(sentences::merge::merge(error, Path::new("out")).line(Language::ENGLISH)));
            None
        }
    }
}
