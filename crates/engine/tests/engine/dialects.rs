//! Dialects of move notation: printed, read back, and consistent with each other.

use proptest::prelude::*;
use std::collections::HashMap;
use unfold_engine::notation::dialect::{Dialect, print_in};
use unfold_engine::notation::{self, LetterError, NotationError, NotationErrorKind, SequenceError};
use unfold_engine::puzzle::PuzzleId::{Cube2, Cube3, Tess2, Tess3};
use unfold_engine::puzzle::{Facelets, Move, PuzzleId, Sequence, text::TextPosition};

fn all_moves(puzzle: PuzzleId) -> impl Iterator<Item = Move> {
    (0..puzzle.def().moves.len() as u16).map(Move::new)
}

fn name(puzzle: PuzzleId, dialect: Dialect, mv: Move) -> String {
    print_in(puzzle, dialect, &Sequence(vec![mv]))
}

/// Reads moves with the lenient and the strict parser, which must agree.
fn read(puzzle: PuzzleId, text: &str) -> Sequence {
    let moves = notation::parse(puzzle, text).unwrap_or_else(|fault| panic!("{puzzle:?} {text}: {fault}"));
    assert_eq!(notation::parse_strictly(puzzle, text).as_ref(), Ok(&moves), "{puzzle:?} {text}");
    moves
}

fn reached(puzzle: PuzzleId, moves: &Sequence) -> Facelets {
    Facelets::solved(puzzle).after_all(moves)
}

#[test]
fn every_move_round_trips_in_every_dialect() {
    for puzzle in PuzzleId::ALL {
        for dialect in Dialect::for_puzzle(puzzle) {
            for mv in all_moves(puzzle) {
                let written = name(puzzle, *dialect, mv);
                let moves = read(puzzle, &written).joined(puzzle.def());
                assert_eq!(moves.0, [mv], "{puzzle:?} {dialect:?} {written}");
            }
        }
    }
}

#[test]
fn no_move_name_differs_in_meaning_between_dialects() {
    for puzzle in PuzzleId::ALL {
        let mut meanings = HashMap::new();
        for (dialect, mv) in Dialect::for_puzzle(puzzle).iter().flat_map(|d| all_moves(puzzle).map(move |mv| (*d, mv)))
        {
            let written = name(puzzle, dialect, mv);
            let result = reached(puzzle, &Sequence(vec![mv]));
            if let Some(other) = meanings.insert(written.clone(), result.clone()) {
                assert_eq!(other, result, "{puzzle:?} {written}");
            }
        }
        assert!(meanings.len() > puzzle.def().moves.len(), "{puzzle:?}: dialects differ");
    }
}

#[test]
fn hyperspeedcube_counts_layers_and_has_no_hypercube_primes() {
    let written = |puzzle, text: &str| print_in(puzzle, Dialect::Hyperspeedcube, &read(puzzle, text));
    assert_eq!(
        written(Cube3, "R U2 F' M M' M2 E S' Rw Lw2 Dw' x y' z2"),
        "R U2 F' 2L 2L' 2L2 2D 2F' {1-2}R {1-2}L2 {1-2}D' {1-3}R {1-3}U' {1-3}F2"
    );
    assert_eq!(written(Cube2, "R' D2 x y2"), "R' D2 {1-2}R {1-2}U2");
    assert_eq!(written(Tess2, "RO' UF2 IUFR' {1-2}RU"), "RI UF UF IDBL {1-2}RU");
    assert_eq!(written(Tess3, "{2}RO {1-2}IUF {1,3}UF2 {1-3}RU'"), "2RO {1-2}IUF {1,3}UF {1,3}UF {1-3}RD");
    for puzzle in [Tess2, Tess3] {
        assert!(all_moves(puzzle).all(|mv| !name(puzzle, Dialect::Hyperspeedcube, mv).contains('\'')));
    }
}

#[test]
fn hyperspeedcube_notation_is_parsed() {
    let pairs = [
        (Cube3, "{2-3}R {2..3}R ~R ~1R ~{1}R {-1..2}R { 2 , 3 }R", "Lw' Lw' Lw' Lw' Lw' Lw' Lw'"),
        (Cube3, "2R {2}R {-2}R ~{1,3}R {2..-2}R", "M' M' M' M' M'"),
        (Cube3, "3R {-1}U2 ~1-2F'", "L' D2 B"),
        (Cube3, "{1,3}R {1,-1}U2 ~2F'", "R L' U2 D2 F' B"),
        (Cube3, "1-2R 1-3U {1..-1}F' @R @U2 @F' @x @y' 3Rw", "Rw y z' x y2 z' x y' x"),
        (Cube3, "!(R U)2 &(R L') (R U)2' . [R, U]' [R: U2']", "R U R U R L' U' R' U' R' U R U' R' R U2 R'"),
        (Cube2, "2R ~R {-1}R {1,2}R @U'", "L' L' L' x y'"),
        (Tess2, "2RO ~RO {-1}RO {1..2}RO @RO @xy @yx", "LO' LO' LO' {1-2}RO {1-2}RO xy xy'"),
        (Tess3, "2RO {2..-2}RO {-2}RO ~{1,3}RO ~{1,-1}RO", "{2}RO {2}RO {2}RO {2}RO {2}RO"),
        (Tess3, "3IUF {-1}IUF2 ~1-2IF {1, 3}IF {3,1}IF @IFUR2", "OUF OUF2 OF' {1,3}IF {1,3}IF {1-3}IUFR'"),
        (Tess3, "MUF SUR2 @xy2 &(RO LO) !(IUF)'", "{2}LUF {2}FUR2 xy2 RO LO IUF'"),
    ];
    for (puzzle, text, same) in pairs {
        // Compared by effect, since a move may have several names.
        let (moves, same) = (read(puzzle, text), read(puzzle, same));
        assert_eq!(moves.0.len(), same.0.len(), "{puzzle:?} {text}");
        for (at, (mv, other)) in moves.0.iter().zip(&same.0).enumerate() {
            let (mv, other) = (Sequence(vec![*mv]), Sequence(vec![*other]));
            assert_eq!(reached(puzzle, &mv), reached(puzzle, &other), "{puzzle:?} {text}, move {at}");
        }
    }
}

#[test]
fn invalid_moves_are_reported_with_position() {
    let wrong = |puzzle, text: &str, column, token: &str, kind| {
        let expected = NotationError { at: TextPosition { line: 1, column }, token: token.into(), kind };
        assert_eq!(notation::parse(puzzle, text).as_ref(), Err(&expected), "{text}");
        assert_eq!(notation::parse_strictly(puzzle, text).as_ref(), Err(&expected), "{text}");
    };
    let sequence = NotationErrorKind::Sequence;
    wrong(Cube3, "R ^(U F)", 3, "^(", sequence(SequenceError::OnInverse));
    wrong(Tess2, "RO ^(UF)", 4, "^(", sequence(SequenceError::OnInverse));
    wrong(Cube3, "R {4}R", 3, "{4}", sequence(SequenceError::NotAMove));
    wrong(Cube3, "R ~{1-3}R", 3, "~{1-3}", sequence(SequenceError::NotAMove));
    wrong(Cube3, "R @Q", 3, "@Q", sequence(SequenceError::NotAMove));
    wrong(Tess3, "RO {1..4}RO", 4, "{1..4}RO", NotationErrorKind::Letters(LetterError::Layers(3)));
    wrong(Tess3, "RO {-4}RO", 4, "{-4}RO", NotationErrorKind::Letters(LetterError::Layers(3)));
    wrong(Tess3, "RO @R", 4, "@R", NotationErrorKind::Letters(LetterError::NoGrip('R')));
    wrong(Tess3, "RO @", 4, "@", NotationErrorKind::Letters(LetterError::NoLetters));
}

fn sequences() -> impl Strategy<Value = (PuzzleId, Sequence)> {
    proptest::sample::select(&PuzzleId::ALL[..]).prop_flat_map(|puzzle| {
        let moves = proptest::collection::vec(0..puzzle.def().moves.len() as u16, 0..40);
        moves.prop_map(move |moves| (puzzle, Sequence(moves.into_iter().map(Move::new).collect())))
    })
}

proptest! {
    #[test]
    fn sequences_round_trip((puzzle, moves) in sequences()) {
        for dialect in Dialect::for_puzzle(puzzle) {
            let again = read(puzzle, &print_in(puzzle, *dialect, &moves));
            if *dialect == Dialect::Letters {
                prop_assert_eq!(&again, &moves);
                continue;
            }
            let def = puzzle.def();
            let (again, moves) = (again.joined(def), moves.joined(def));
            prop_assert_eq!(again.length(def), moves.length(def));
            prop_assert_eq!(reached(puzzle, &again), reached(puzzle, &moves));
            // A half turn is written as two quarter turns. One may cancel a turn before a rotation and leave the other after it.
            if moves.0.iter().all(|mv| def.moves[mv.index()].cost > 0) {
                prop_assert_eq!(again, moves);
            }
        }
    }

    #[test]
    fn an_unknown_move_anywhere_is_reported_with_position((puzzle, moves) in sequences(), dialect in 0usize..3, at in 0usize..40) {
        let dialects = Dialect::for_puzzle(puzzle);
        let written = print_in(puzzle, dialects[dialect % dialects.len()], &moves);
        let mut words: Vec<&str> = written.split_whitespace().collect();
        let at = at.min(words.len());
        words.insert(at, "Q");
        let column = words[..at].iter().map(|word| word.len() + 1).sum::<usize>() + 1;
        let error = notation::parse_strictly(puzzle, &words.join(" ")).expect_err("no move has this name");
        prop_assert_eq!((error.at.line, error.at.column, error.token.as_str()), (1, column, "Q"));
    }
}
