//! Target: Hyperspeedcube's files.

use unfold_engine::hyperspeedcube::{self, FileError, FileErrorKind, Notice, Solve, Version};
use unfold_engine::logs::{LogFormat, LogNotice, SolveLog, SolveLogError};
use unfold_text::Language;
use unfold_text::sentences::describe;

use super::places;

pub const WORDS: &[&str] = &[
    "// Hyperspeedcube puzzle log\n",
    "version 2\n",
    "version 3\n",
    "solve {\n",
    "puzzle id=ft_cube:3 version=\"1\"\n",
    "puzzle id=\"ft_hypercube(2)\" version=\"1\"\n",
    "scramble full version=1 {\n",
    "scramble\n",
    "twists \"R U\"\n",
    "twists \"(R U) F\"\n",
    "twists IUF\n",
    "log {\n",
    "}\n",
    "undo\n",
    "redo\n",
    "solved #true\n",
    "#false",
    "#\"",
    "\"\"\"\n",
    "/-",
    "/*",
    "*/",
    "\\u{41}",
    ";",
    "version: 1\n",
    "---\n",
    "puzzle:\n  Rubiks4D:\n    layer_count: 3\n",
    "puzzle: {Rubiks3D: {layer_count: 2}}\n",
    "scramble: >\n  0,4,1 7,22,1\n",
    "twists: >\n  R U\n",
    "twists: 'R'\n",
    "&a ",
    "*a",
    "!!str ",
    "<<: ",
    "\u{feff}",
    "\r\n",
];

const VERSION_2: &str = "// Hyperspeedcube puzzle log\nversion 2\nprogram name=Hyperspeedcube version=\"2\"\nsolve {\n    replay #true\n    \
    puzzle id=ft_cube:3 version=\"1.0.1\"\n    solved #false\n    scramble full version=1 time=\"2026\" seed=\"x\" {\n        \
    twists \"L2 2D {1-2}U' 2R2\"\n    }\n    log {\n        scramble time=\"2026\"\n        twists R'\n        undo\n        \
    redo\n        twists \"(U F)\"\n        end-solve duration=3\n    }\n}\nsolve {\n    puzzle id=ft_hypercube:2 version=\"1\"\n    \
    log {\n        twists \"IUF RO\"\n    }\n}\n";
const VERSION_1: &str = "# Hyperspeedcube puzzle log\n---\nversion: 1\npuzzle:\n  Rubiks4D:\n    layer_count: 3\nstate: 2\nscramble: >\n  \
    0,4,1 7,22,1\n  3,28,5\ntwists: >\n  RU IUF {1-2}RU2\n";

pub fn seeds() -> Vec<Vec<u8>> {
    let third = VERSION_2
        .replace("version 2\n", "version 3\n")
        .replace("ft_cube:3", "\"ft_cube(3)\"")
        .replace("{1-2}U'", "1-2U3");
    [
        VERSION_2,
        VERSION_1,
        &third,
        &VERSION_1.replace("Rubiks4D", "Rubiks3D").replace("3,28,5", "3,2,5").replace("RU IUF {1-2}RU2", "R M' x"),
    ]
    .map(|text| text.as_bytes().to_vec())
    .into()
}

/// Reads bytes as a file of any version; checks its solves or the error.
pub fn file(bytes: &[u8]) {
    match hyperspeedcube::read(bytes) {
        Ok(file) => {
            assert!(!file.solves.is_empty());
            file.solves.iter().for_each(check);
        }
        Err(error) => check_error(std::str::from_utf8(bytes).ok(), &error),
    }
}

/// Solves with more moves are read but not written again.
const MAX_WRITTEN_MOVES: usize = 2000;

fn check(solve: &Solve) {
    for notice in solve.notices() {
        assert!(
            places::is_printable_line(describe::notice(LogNotice::Hyperspeedcube(notice)).get(Language::FRENCH)),
            "{notice:?}"
        );
        assert!(!matches!(notice, Notice::Undone(0)));
    }
    let log = SolveLog::Hyperspeedcube(solve.clone());
    if log.len() > MAX_WRITTEN_MOVES {
        return;
    }
    for version in Version::ALL {
        let again =
            hyperspeedcube::read(hyperspeedcube::write(solve, version).as_bytes()).expect("what is written is read");
        assert!(again.solves.iter().any(|again| again.state() == solve.state()), "{version:?}");
    }
    let undone = log.all_moves().inverse(solve.puzzle().def());
    let solved = log.with_solution(&undone).expect("moves of the puzzle");
    assert!(solved.is_solved());
    for format in LogFormat::for_puzzle(solve.puzzle()) {
        let read = unfold_engine::logs::read(solved.write(format).as_bytes()).expect("what is written is read");
        assert!(read.iter().any(|read| read.is_solved() && read.up_to_mark().state() == solved.up_to_mark().state()));
    }
}

fn check_error(text: Option<&str>, error: &FileError) {
    let told = describe::log(&SolveLogError::Hyperspeedcube(error.clone())).line(Language::SPANISH);
    assert!(!error.to_string().is_empty() && places::is_printable_line(told));
    if let (Some(text), FileError::At { at, kind: fault }) = (text, error) {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        // The YAML reader counts lines in its own way, and a string may contain escapes.
        if !matches!(fault, FileErrorKind::Syntax { language: "YAML", .. }) {
            assert!(places::byte_at(text, *at).is_some(), "{error:?}");
        }
    }
}
