//! Error messages of the engine, for programs that use it as a library.

use std::path::PathBuf;

use crate::support::error_text;
use unfold_engine::batch::lines::LineError;
use unfold_engine::batch::merge::{MergeError, ShardLineError};
use unfold_engine::batch::parsed_row::ParsedRowError;
use unfold_engine::batch::row::RowError;
use unfold_engine::disk::read::ReadError;
use unfold_engine::mc4d::{self, LogError, Notice};
use unfold_engine::notation::{self, LetterError, NotationError, NotationErrorKind, SequenceError};
use unfold_engine::puzzle::hypercube::{grips::Click, token::ClickError};
use unfold_engine::puzzle::painting_check::{PaintingCheck, PaintingError, PaintingErrorKind, check};
use unfold_engine::puzzle::{Facelets, InvalidState, Metric, PuzzleId, pattern::Pattern, pieces::PieceKind};
use unfold_engine::puzzles::cube3::search::cross_rows::{CrossRowError, ExpectedRow};
use unfold_engine::search::SolveError;
use unfold_engine::tables::{TableError, spec};

const LOG: &str = include_str!("../data/mc4d/logs/generated/s03_scramble_3.log");

fn notation_words(puzzle: PuzzleId, text: &str) -> String {
    error_text(notation::parse_facelets_or_moves(puzzle, text).expect_err(text))
}

#[test]
fn invalid_moves_are_reported_with_position() {
    let cube = |text| notation_words(PuzzleId::Cube3, text);
    assert_eq!(cube("R U\nF Q"), r#"line 2, column 3: "Q": no move begins like this"#);
    assert_eq!(cube("(R U"), r#"line 1, column 1: "(": the bracket is never closed"#);
    assert_eq!(
        cube("[R, (U]"),
        r#"line 1, column 7: "]": the bracket opened at line 1, column 5 is of the other kind"#
    );
    let hyper = |text| notation_words(PuzzleId::Tess2, text);
    assert_eq!(hyper("RX"), r#"line 1, column 1: "RX": not a move of the hypercube: 'X' is not the letter of a cell"#);
    assert_eq!(hyper("0,1"), r#"line 1, column 1: "0,1": not a click of MC4D: 2 numbers instead of 3"#);
    let layers = "the prefix does not name layers from 1 to 3, such as {2} or {1-3}";
    assert_eq!(error_text(LetterError::Layers(3)), layers);
    assert_eq!(error_text(SequenceError::Dash), "the dash does not stand between two moves");
    assert_eq!(error_text(NotationErrorKind::ColourCount { found: 53, expected: 54 }), "53 colours instead of 54");
}

#[test]
fn invalid_clicks_are_reported() {
    let click = |token: &str| {
        let read = |numbers| Click::from_numbers(PuzzleId::Tess2, numbers);
        error_text(Click::parse_numbers(token).and_then(read).expect_err(token))
    };
    assert_eq!(click("216,1,1"), "there is no grip 216; the last is 215");
    assert_eq!(click("1,x,1"), "the direction is \"x\", which is not a whole number of at most ten characters");
    assert_eq!(click("1,1,4"), "the mask is 4 instead of 1, 2 or 3");
    assert_eq!(error_text(ClickError::NoSuchDirection(2)), "the direction is 2 instead of 1 or -1");
}

#[test]
fn invalid_logs_are_reported_with_line() {
    let log = |text: &str| error_text(mc4d::read(text.as_bytes()).expect_err(text));
    assert_eq!(log(" \n"), "the file is empty");
    assert_eq!(log("Magic"), r#"line 1: "Magic" does not begin with "MagicCube4D""#);
    let header = LOG.lines().next().expect("a header");
    assert_eq!(log(header), "line 2: row 1 of the camera's matrix is missing");
    assert!(log(LOG.trim_end().trim_end_matches('.')).contains("the file ends without a full stop, after"));
    assert_eq!(error_text(LogError::TooLarge { bytes: 2, limit: 1 }), "2 bytes, but no log has more than 1");
    let other = LogError::OtherPuzzle { schlafli: "{3,3,3}".into(), length: "3".into() };
    assert_eq!(
        error_text(other),
        "line 1: a log of the puzzle {3,3,3} of length 3 instead of the 2x2x2x2 or the 3x3x3x3"
    );
    let marked = format!("\u{feff}{LOG}");
    let notices = mc4d::read(marked.as_bytes()).expect("read").notices().to_vec();
    assert!(notices.contains(&Notice::ByteOrderMark));
    assert_eq!(Notice::ByteOrderMark.to_string(), "the byte order mark was skipped");
}

#[test]
fn impossible_states_and_paintings_have_error_messages() {
    let mut colours = PuzzleId::Cube3.def().solved.clone();
    colours.swap(0, 9);
    let facelets = Facelets::new(PuzzleId::Cube3, colours).expect("colours of the puzzle");
    let error = check(&facelets).expect_err("impossible");
    assert_eq!(error_text(error.clone()), error_text(PaintingErrorKind::State(error)));
    assert_eq!(error_text(InvalidState::TwistSum), "one piece is twisted");
    let twice = InvalidState::DuplicatePiece { piece: "UF".into(), places: ["UR".into(), "DB".into()] };
    assert_eq!(error_text(twice), "the piece UF is at UR and at DB");
    let many = PaintingErrorKind::TooMany { colour: 2, kind: PieceKind::Corner, found: 5, expected: 4 };
    assert_eq!(error_text(many.clone()), "colour 2 is on 5 corners instead of 4");
    assert_eq!(error_text(PaintingError { what: many.clone(), facelets: vec![1] }), error_text(many));
    assert!(
        PaintingCheck::new(&Pattern::from_facelets(&facelets))
            .errors
            .iter()
            .all(|error| !error_text(error.clone()).is_empty())
    );
}

#[test]
fn table_and_search_errors_include_their_source() {
    assert_eq!(error_text(spec::require("none").expect_err("unknown")), r#"there is no table "none""#);
    let (found, expected) = (vec![1, 9, 53], vec![1, 9, 54]);
    let counts = TableError::Distribution { name: "t", found, expected };
    assert_eq!(error_text(counts), r#"table "t" has 53 entries at distance 2 instead of 54"#);
    let checksum = TableError::Checksum { name: "t", found: 1, expected: 0xff };
    assert_eq!(error_text(checksum), r#"table "t" has the checksum 0000000000000001 instead of 00000000000000ff"#);
    let source = std::io::Error::other("no room");
    let refused = SolveError::from(TableError::Io { path: PathBuf::from("f.table"), source });
    assert_eq!(error_text(refused), "cannot access f.table: no room");
    let invalid = SolveError::Invalid(InvalidState::FlipSum);
    assert_eq!(error_text(invalid), "the facelets are not a state of the puzzle: one edge is flipped");
    assert_eq!(error_text(SolveError::Metric(Metric::Qtm)), "the solver does not count in QTM");
    assert_eq!(error_text(ReadError::TooLarge(9)), "more than 9 bytes");
    assert_eq!(error_text(std::io::Error::from(ReadError::NotRegular)), "not a regular file");
}

#[test]
fn batch_errors_include_their_source() {
    let notation = |text| notation::parse(PuzzleId::Cube3, text).expect_err(text);
    let moves = r#"line 1, column 3: "Q": no move begins like this"#;
    assert_eq!(error_text(RowError::Line(notation("R Q"))), moves, "a line that cannot be read is its own error");
    let refused: RowError<NotationError> = RowError::Solve(SolveError::Invalid(InvalidState::TwistSum));
    assert_eq!(
        error_text(refused),
        "the position cannot be solved: the facelets are not a state of the puzzle: one piece is twisted"
    );
    let wrong = ParsedRowError::Moves(PuzzleId::Cube3, notation("R Q"));
    assert_eq!(error_text(wrong.clone()), format!("the moves are none of the 3x3x3: {moves}"));
    let wrong = ShardLineError::from(wrong);
    assert_eq!(error_text(wrong.clone()), format!("the moves are none of the 3x3x3: {moves}"));
    let line = MergeError::Line { path: PathBuf::from("1.csv"), line: 7, index: Some(6), error: Box::new(wrong) };
    assert_eq!(error_text(line), format!("1.csv, line 7: the moves are none of the 3x3x3: {moves}"));
    let source = LineError::Endless(3);
    assert_eq!(
        error_text(MergeError::List { path: PathBuf::from("list"), source }),
        "list cannot be read: line 3 does not end"
    );
}

#[test]
fn first_cross_errors_name_the_row_and_the_expected_lengths() {
    let expected = ExpectedRow { length: 3, quarters: 4, code: 77 };
    let missing = CrossRowError::Missing { id: 5, expected };
    assert_eq!(error_text(missing), "id 5: it is missing; the code 77 has the minimum lengths, 3 in HTM and 4 in QTM");
    assert_eq!(error_text(CrossRowError::NotAnInteger { row: 2, id: None }), "row 2: a column is not a whole number");
    assert_eq!(
        error_text(CrossRowError::NotAnInteger { row: 2, id: Some(7) }),
        "row 2 with the id 7: a column is not a whole number"
    );
}

#[test]
fn a_notation_error_displays_position_token_and_kind() {
    let error = notation::parse(PuzzleId::Cube3, "R Q").expect_err("no move");
    let NotationError { at, token, kind } = &error;
    assert_eq!(error.to_string(), format!("{at}: {token:?}: {kind}"));
}
