//! Moves and states of the 3x3x3 as text.

use proptest::prelude::*;
use unfold_engine::notation::{self, FaceletsOrMoves, NotationError, NotationErrorKind, SequenceError, cube, facelets};
use unfold_engine::puzzle::{Facelets, Move, PuzzleDef, PuzzleId, Sequence, scramble, text::TextPosition};

const CUBE3: PuzzleId = PuzzleId::Cube3;

fn def() -> &'static PuzzleDef {
    CUBE3.def()
}

fn parse(text: &str) -> Sequence {
    notation::parse(CUBE3, text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
}

/// Reads moves and prints them with their standard names.
fn read(text: &str) -> String {
    notation::print(CUBE3, &parse(text))
}

fn same(pairs: &[(&str, &str)]) {
    for (text, moves) in pairs {
        assert_eq!(read(text), *moves, "{text}");
    }
}

fn sequences() -> impl Strategy<Value = Sequence> {
    proptest::collection::vec(0..def().moves.len() as u16, 0..60)
        .prop_map(|m| Sequence(m.into_iter().map(Move::new).collect()))
}

#[test]
fn names_are_parsed_with_every_turn_suffix() {
    for (i, m) in def().moves.iter().enumerate() {
        assert_eq!(parse(&m.name).0, [Move::new(i as u16)], "{}", m.name);
        assert_eq!(parse(&format!("{0}{0}", m.name)), parse(&format!("({})2", m.name)));
    }
    same(&[
        ("R R2 R3 R' R2' R'2 R3' R'3", "R R2 R' R' R2 R2 R R"),
        ("R\u{2019} R\u{2032} R` U5 U6' M7", "R' R' R' U U2 M'"),
        ("r u2 f' d l B", "Rw Uw2 Fw' Dw Lw B"),
        ("Rw2' m e2 s' M E S x y2 z'", "Rw2 M E2 S' M E S x y2 z'"),
        ("RUR'U'", "R U R' U'"),
        ("\tR\r\n\r\nU\u{a0}F", "R U F"),
        ("L2-R2-F2-B2-U2-D2", "L2 R2 F2 B2 U2 D2"),
        ("U-D'-R-L'-F-B'-U-D'", "U D' R L' F B' U D'"),
        ("R2 - L2 \u{2013} (F-B)2-[U-D: R]", "R2 L2 F B F B U D R D' U'"),
        ("Ui Di RiL F2i Fi2 (R U)i xi", "U' D' R' L F2 F2 U' R' x'"),
        ("", ""),
    ]);
}

#[test]
fn brackets_and_commutators_are_expanded_and_comments_ignored() {
    same(&[
        ("(R U)2", "R U R U"),
        ("(R U)'", "U' R'"),
        ("(R U2)2' (R U2)'2", "U2 R' U2 R' U2 R' U2 R'"),
        ("((R)2 U)2F", "R R U R R U F"),
        ("[R, U]", "R U R' U'"),
        ("[R: U]", "R U R'"),
        ("[R U: [D, F2]]'", "R U F2 D F2 D' U' R'"),
        ("[R,U]2", "R U R' U' R U R' U'"),
        ("( ) [,] [ : ] ()999 R", "R"),
        ("[R:]", "R R'"),
        ("R // U F [\nD // end", "R D"),
        ("R/* U\n( */F/**/D /*/ L */", "R F D"),
    ]);
    let six = Facelets::solved(CUBE3).after_all(&parse("(R U R' U')6"));
    assert!(six.is_solved());
    assert_eq!(parse("((((R)10)10)10)10").0.len(), 10_000);
}

#[test]
fn errors_have_kind_and_position() {
    let wrong = |text: &str, line, column, token: &str, kind| {
        let kind = NotationErrorKind::Sequence(kind);
        let expected = NotationError { at: TextPosition { line, column }, token: token.into(), kind };
        assert_eq!(notation::parse(CUBE3, text), Err(expected), "{text}");
    };
    wrong("R U Q", 1, 5, "Q", SequenceError::NotAMove);
    wrong("R\n ä", 2, 2, "ä", SequenceError::NotAMove);
    wrong("RUF UF2 FO IR", 1, 10, "O", SequenceError::NotAMove);
    wrong("Mw", 1, 2, "w", SequenceError::NotAMove);
    wrong("R 2'", 1, 3, "2'", SequenceError::NothingBefore);
    wrong("127,-1,1", 1, 1, "127", SequenceError::NothingBefore);
    wrong("R''", 1, 3, "'", SequenceError::NothingBefore);
    wrong("R2'2", 1, 4, "2", SequenceError::NothingBefore);
    wrong("U Rw0'", 1, 3, "Rw0'", SequenceError::ZeroCount);
    wrong("(R)0", 1, 3, ")0", SequenceError::ZeroCount);
    wrong("(R)1000001", 1, 4, "1000001", SequenceError::CountTooLarge);
    wrong("R99999999999999999999", 1, 1, "R99999999999999999999", SequenceError::CountTooLarge);
    wrong("R (U [F, D]\n(L) ", 1, 3, "(", SequenceError::NotClosed);
    wrong("R U)2", 1, 4, ")", SequenceError::NotOpened);
    wrong("[R, (U D]", 1, 9, "]", SequenceError::OtherBracket(TextPosition { line: 1, column: 5 }));
    wrong("U []", 1, 3, "[", SequenceError::NoSeparator);
    wrong("D [R, U, F]", 1, 8, ",", SequenceError::Separator);
    wrong("(R, U)", 1, 3, ",", SequenceError::Separator);
    wrong("R U: D", 1, 4, ":", SequenceError::Separator);
    wrong("-R", 1, 1, "-", SequenceError::Dash);
    wrong("R -", 1, 3, "-", SequenceError::Dash);
    wrong("R--U", 1, 3, "-", SequenceError::Dash);
    wrong("R-1 U", 1, 3, "1", SequenceError::NothingBefore);
    wrong("(R -)2", 1, 4, "-", SequenceError::Dash);
    wrong("[R\u{2013}, U]", 1, 3, "\u{2013}", SequenceError::Dash);
    wrong("[R, -U]", 1, 5, "-", SequenceError::Dash);
    wrong("i R", 1, 1, "i", SequenceError::NothingBefore);
    wrong("R / U", 1, 3, "/", SequenceError::Slash);
    wrong("R /* U /", 1, 3, "/*", SequenceError::CommentNotClosed);
    wrong("R /*/", 1, 3, "/*", SequenceError::CommentNotClosed);
    wrong("((((R)9999)9999)9999)9999", 1, 3, "((R)9999)9999", SequenceError::TooLong);
    wrong("(R)1000000 [U, D]", 1, 13, "U", SequenceError::TooLong);
    wrong("(R)600000 ((R)600000", 1, 12, "(R)600000", SequenceError::TooLong);
    let deep = cube::MAX_DEPTH;
    wrong(&"(".repeat(100_000), 1, deep + 1, "(", SequenceError::TooDeep);
    assert_eq!(read(&format!("{}R{}", "(".repeat(deep), ")'".repeat(deep))), "R");
}

#[test]
fn facelets_round_trip_and_errors_have_positions() {
    let state = scramble::uniform(CUBE3, &mut scramble::generator(5));
    let text = facelets::print(&state);
    assert_eq!(text.len(), 54);
    assert_eq!(facelets::parse(CUBE3, &text), Ok(state.clone()));
    let in_rows: Vec<&str> = (0..18).map(|row| &text[row * 3..row * 3 + 3]).collect();
    assert_eq!(facelets::parse(CUBE3, &in_rows.join("\n ").to_lowercase()), Ok(state));
    let solved = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
    assert_eq!(facelets::parse(CUBE3, solved), Ok(Facelets::solved(CUBE3)));
    let superflip = "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB";
    let moves = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2";
    assert_eq!(facelets::print(&Facelets::solved(CUBE3).after_all(&parse(moves))), superflip);
    let wrong = |text: &str, line, column, token: &str, kind| {
        let expected = NotationError { at: TextPosition { line, column }, token: token.into(), kind };
        assert_eq!(facelets::parse(CUBE3, text), Err(expected), "{text}");
    };
    wrong("UUX", 1, 3, "X", NotationErrorKind::NotAColour);
    wrong("UU\nU 1", 2, 3, "1", NotationErrorKind::NotAColour);
    wrong("", 1, 1, "", NotationErrorKind::ColourCount { found: 0, expected: 54 });
    wrong(&format!("{superflip} UR"), 1, 56, "U", NotationErrorKind::ColourCount { found: 56, expected: 54 });
}

#[test]
fn text_is_recognised_as_facelets_or_moves() {
    let text = facelets::print(&scramble::uniform(CUBE3, &mut scramble::generator(9)));
    let is_facelets =
        |text: &str| matches!(notation::parse_facelets_or_moves(CUBE3, text), Ok(FaceletsOrMoves::Facelets(_)));
    let blanks: String = text.chars().flat_map(|c| [c, ' ']).collect();
    assert!(is_facelets(&text) && is_facelets(&text.to_lowercase()) && is_facelets(&blanks));
    let count = |text: &str| match notation::parse_facelets_or_moves(CUBE3, text) {
        Err(NotationError { kind: NotationErrorKind::ColourCount { found, .. }, .. }) => found,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!([count(&text[1..]), count(&format!("{text}U")), count(&text[..31])], [53, 55, 31]);
    let (strange, colour) = (NotationErrorKind::NotAColour, NotationErrorKind::ColourAmongFaces);
    for (letter, fault) in [('X', &strange), ('ä', &strange), ('W', &colour), ('O', &colour)] {
        let error = notation::parse_facelets_or_moves(CUBE3, &format!("{}{letter}{}", &text[..20], &text[21..]))
            .expect_err("no colour");
        assert_eq!((error.at.column, &error.kind), (21, fault));
    }
    let thirty = &text[..30];
    for moves in
        ["", "RUF", thirty, "(RURURURURURURURURURURURURURURURURURU)2", &"R U M ".repeat(20), &"rUw ".repeat(20)]
    {
        assert_eq!(
            notation::parse_facelets_or_moves(CUBE3, moves),
            Ok(FaceletsOrMoves::Moves(parse(moves))),
            "{moves}"
        );
    }
    let state = scramble::uniform(PuzzleId::Tess2, &mut scramble::generator(9));
    let digits = facelets::print(&state);
    assert_eq!(
        notation::parse_facelets_or_moves(PuzzleId::Tess2, &digits),
        Ok(FaceletsOrMoves::Facelets(state.clone()))
    );
    let moves = notation::parse_facelets_or_moves(PuzzleId::Tess2, "RUF 127,-1,1").expect("moves");
    assert!(matches!(&moves, FaceletsOrMoves::Moves(m) if m.0.len() == 2));
    assert!(notation::parse_facelets_or_moves(PuzzleId::Tess2, "127,-1,1").is_ok());
    assert_eq!(FaceletsOrMoves::Facelets(state.clone()).state(PuzzleId::Tess2), state);
    assert!(!moves.state(PuzzleId::Tess2).is_solved());
}

proptest! {
    #[test]
    fn names_round_trip(sequence in sequences()) {
        let text = notation::print(CUBE3, &sequence);
        prop_assert_eq!(parse(&text), sequence.clone());
        prop_assert_eq!(parse(&text.replace(' ', "")), sequence);
    }

    #[test]
    fn brackets_equal_their_expansion(a in sequences(), b in sequences(), count in 1..5usize) {
        let [one, two] = [&a, &b].map(|s| notation::print(CUBE3, s));
        let join = |parts: &[&Sequence]| Sequence(parts.iter().flat_map(|s| s.0.clone()).collect());
        let (c, d) = (a.inverse(def()), b.inverse(def()));
        prop_assert_eq!(parse(&format!("[{one}, {two}]")), join(&[&a, &b, &c, &d]));
        prop_assert_eq!(parse(&format!("[{one}: {two}]'")), join(&[&a, &d, &c]));
        prop_assert_eq!(parse(&format!("({one}){count}")), join(&vec![&a; count]));
    }

    #[test]
    fn parsing_any_text_does_not_panic(text in any::<String>()) {
        for puzzle in unfold_engine::puzzles::ALL {
            let _ = notation::parse_facelets_or_moves(puzzle, &text);
            let _ = notation::parse(puzzle, &text);
            let _ = facelets::parse(puzzle, &text);
        }
    }

    #[test]
    fn parsed_moves_are_within_the_limit_and_round_trip(text in "[URFDLBurfdlbwMESmesxyz()\\[\\],:/*'’2-40\n é]{0,60}") {
        if let Ok(sequence) = notation::parse(CUBE3, &text) {
            prop_assert!(sequence.0.len() <= cube::MAX_MOVES);
            prop_assert_eq!(parse(&notation::print(CUBE3, &sequence)), sequence);
        }
    }
}
