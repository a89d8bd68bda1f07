//! Moves and states of the 2x2x2x2 as text: letters, MC4D tokens and digits.

use proptest::prelude::*;
use unfold_engine::notation::{self, LetterError, NotationError, NotationErrorKind, facelets, hypercube};
use unfold_engine::puzzle::hypercube::token::{ClickError, ClickField};
use unfold_engine::puzzle::{Facelets, Move, PuzzleDef, PuzzleId, Sequence, scramble, text::TextPosition};

const TESS2: PuzzleId = PuzzleId::Tess2;

fn def() -> &'static PuzzleDef {
    TESS2.def()
}

fn parse(text: &str) -> Sequence {
    hypercube::parse(TESS2, text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
}

fn reached(sequence: &Sequence) -> Facelets {
    Facelets::solved(TESS2).after_all(sequence)
}

/// The index of the axis and the set of layers that a move turns; the move list has 23 moves for each.
fn layers(mv: Move) -> usize {
    mv.index() / 23
}

fn sequences() -> impl Strategy<Value = Sequence> {
    proptest::collection::vec(0..def().moves.len() as u16, 0..40)
        .prop_map(|m| Sequence(m.into_iter().map(Move::new).collect()))
}

/// Sequences of moves about one axis, so that many of them join.
fn repetitive() -> impl Strategy<Value = Sequence> {
    proptest::collection::vec((0..3u16, 0..23u16), 0..40)
        .prop_map(|m| Sequence(m.into_iter().map(|(layer, k)| Move::new([0, 92, 184][layer as usize] + k)).collect()))
}

#[test]
fn the_two_forms_of_the_published_scrambles_agree() {
    let pairs = [
        (
            "FRI UFR IDF RB IFR UR FI RO FO UI IB UO RI UF2 RUF FO IF UO2 FI UO2 IF UO2 FI RO2 FO2 IF RO2 FO UO2 FO2 IUL RO2 FO2",
            "179,1,1 147,1,1 11,1,1 132,1,1 9,1,1 157,1,1 187,1,1 128,1,1 182,1,1 160,1,1 25,1,1 155,1,1 133,1,1 156,1,1 \
             156,1,1 120,1,1 182,1,1 20,1,1 155,1,1 155,1,1 187,1,1 155,1,1 155,1,1 20,1,1 155,1,1 155,1,1 187,1,1 128,1,1 \
             128,1,1 182,1,1 182,1,1 20,1,1 128,1,1 128,1,1 182,1,1 155,1,1 155,1,1 182,1,1 182,1,1 13,1,1 128,1,1 128,1,1 \
             182,1,1 182,1,1",
            33,
        ),
        (
            "RD FUR UFLI FDLO IUBL UR RO2 FO2 UO RO FI UR2 IUBL RU2 UO FI RO2 IF UO2 FI UO2 FO2 IF RO2 FO RO2 FI RO2 FO UO2 IB",
            "131,1,1 174,1,1 140,1,1 165,1,1 5,1,1 157,1,1 128,1,1 128,1,1 182,1,1 182,1,1 155,1,1 128,1,1 187,1,1 157,1,1 \
             157,1,1 5,1,1 130,1,1 130,1,1 155,1,1 187,1,1 128,1,1 128,1,1 20,1,1 155,1,1 155,1,1 187,1,1 155,1,1 155,1,1 \
             182,1,1 182,1,1 20,1,1 128,1,1 128,1,1 182,1,1 128,1,1 128,1,1 187,1,1 128,1,1 128,1,1 182,1,1 155,1,1 \
             155,1,1 25,1,1",
            31,
        ),
    ];
    for (letters, tokens, length) in pairs {
        let (letters, tokens) = (parse(letters), parse(tokens));
        assert_eq!(reached(&letters), reached(&tokens));
        assert!(!reached(&letters).is_solved());
        assert_eq!(letters.length(def()), length);
        assert_eq!(tokens.joined(def()), letters);
    }
}

#[test]
fn names_are_parsed_in_any_letter_order_and_primed() {
    for (i, m) in def().moves.iter().enumerate() {
        let mv = Move::new(i as u16);
        assert_eq!(parse(&m.name).0, [mv], "{}", m.name);
        assert_eq!(parse(&format!("{}'", m.name)).0, [m.inverse], "{}'", m.name);
        let (prefix, bare) = m.name.strip_prefix("{1-2}").map_or(("", m.name.as_str()), |rest| ("{1-2}", rest));
        let (bare, half) = bare.strip_suffix('2').map_or((bare, ""), |rest| (rest, "2"));
        let (cell, grip) = bare.split_at(1);
        let turned: String = grip.chars().rev().collect();
        assert_eq!(parse(&format!("{prefix}{cell}{turned}{half}")).0, [mv], "{}", m.name);
    }
}

#[test]
fn forms_mix_freely() {
    let mixed = parse("UFR\t128,1,1\r\n128,1,1  {1-2}RO'\n\nUF2");
    assert_eq!(mixed.0.len(), 5);
    assert_eq!(mixed.joined(def()), parse("UFR RO2 {1-2}RO' UF2"));
    assert_eq!(parse(" \n"), Sequence::default());
}

#[test]
fn errors_have_kind_and_position() {
    let letters = |text: &str, line, column, token: &str, fault| {
        let expected = NotationError {
            at: TextPosition { line, column },
            token: token.into(),
            kind: NotationErrorKind::Letters(fault),
        };
        assert_eq!(hypercube::parse(TESS2, text), Err(expected), "{text}");
    };
    letters("UFR RX", 1, 5, "RX", LetterError::NotACell('X'));
    letters("UFR\n ufr", 2, 2, "ufr", LetterError::NotACell('u'));
    letters("ä", 1, 1, "ä", LetterError::NotACell('ä'));
    letters("R", 1, 1, "R", LetterError::NoGrip('R'));
    letters("R2", 1, 1, "R2", LetterError::NoGrip('R'));
    letters("{1-2}", 1, 1, "{1-2}", LetterError::NoLetters);
    letters("{3}RO", 1, 1, "{3}RO", LetterError::Layers(2));
    letters("3RO", 1, 1, "3RO", LetterError::Layers(2));
    letters("RUL", 1, 1, "RUL", LetterError::OwnAxis { cell: 'R', found: 'L' });
    letters("RUOU", 1, 1, "RUOU", LetterError::SameAxis(['U', 'U']));
    letters("RUD", 1, 1, "RUD", LetterError::SameAxis(['U', 'D']));
    letters("MUF", 1, 1, "MUF", LetterError::NotACell('M'));
    let click = |text: &str, column, token: &str, fault| {
        let expected = NotationError {
            at: TextPosition { line: 1, column },
            token: token.into(),
            kind: NotationErrorKind::Click(fault),
        };
        assert_eq!(hypercube::parse(TESS2, text), Err(expected), "{text}");
    };
    click("RO 7,2,1", 4, "7,2,1", ClickError::NoSuchDirection(2));
    click("7,1,0", 1, "7,1,0", ClickError::NoSuchMask(0));
    click("7,1,-1", 1, "7,1,-1", ClickError::NoSuchMask(-1));
    click("53,1,1", 1, "53,1,1", ClickError::Core { grip: 53, cell: 'B' });
    click("7", 1, "7", ClickError::FieldCount(1));
    click(",1,1", 2, "1,1", ClickError::FieldCount(2));
    click("1,,1", 1, "1,,1", ClickError::NotANumber { field: ClickField::Direction, found: String::new() });
}

#[test]
fn sticker_digits_round_trip_and_errors_have_positions() {
    let state = scramble::uniform(TESS2, &mut scramble::generator(5));
    let text = facelets::print(&state);
    assert_eq!(text.len(), 64);
    assert_eq!(facelets::parse(TESS2, &text), Ok(state.clone()));
    assert_eq!(facelets::parse(TESS2, &format!(" {}\n{}\n", &text[..8], &text[8..])), Ok(state));
    let wrong = |text: &str, line, column, token: &str, kind| {
        let expected = NotationError { at: TextPosition { line, column }, token: token.into(), kind };
        assert_eq!(facelets::parse(TESS2, text), Err(expected), "{text}");
    };
    wrong("01\n018", 2, 3, "8", NotationErrorKind::NotAColour);
    wrong(&text[1..], 1, 64, "", NotationErrorKind::ColourCount { found: 63, expected: 64 });
    wrong(&format!("{text} 0"), 1, 66, "0", NotationErrorKind::ColourCount { found: 65, expected: 64 });
}

proptest! {
    #[test]
    fn letters_round_trip(sequence in sequences()) {
        prop_assert_eq!(parse(&notation::print(PuzzleId::Tess2, &sequence)), sequence);
    }

    #[test]
    fn tokens_round_trip(sequence in prop_oneof![sequences(), repetitive()]) {
        let text = hypercube::print_mc4d(TESS2, &sequence);
        prop_assert_eq!(parse(&text).joined(def()), sequence.joined(def()));
        let inverse = |token: &str| match token.split_once(",-1,") {
            Some((grip, mask)) => format!("{grip},1,{mask}"),
            None => token.replace(",1,", ",-1,"),
        };
        let tokens: Vec<&str> = text.split(' ').collect();
        for pair in tokens.windows(2) {
            prop_assert_ne!(inverse(pair[0]), pair[1]);
        }
    }

    #[test]
    fn joining_keeps_the_state_and_is_idempotent(sequence in prop_oneof![sequences(), repetitive()]) {
        let joined = sequence.joined(def());
        prop_assert_eq!(reached(&joined), reached(&sequence));
        prop_assert!(joined.0.windows(2).all(|pair| layers(pair[0]) != layers(pair[1])));
        // If no consecutive moves turn the same layers, nothing changes.
        if sequence.0.windows(2).all(|pair| layers(pair[0]) != layers(pair[1])) {
            prop_assert_eq!(joined, sequence);
        }
    }

    #[test]
    fn parsing_any_text_does_not_panic(text in any::<String>()) {
        let _ = hypercube::parse(TESS2, &text);
        let _ = facelets::parse(TESS2, &text);
    }

    #[test]
    fn parsing_any_text_of_valid_characters_does_not_panic(text in "[IBDLRUFO{}12'’,\\- \n\r\t0-9é]{0,60}") {
        let _ = hypercube::parse(TESS2, &text);
    }
}
