//! Impossible facelets: all errors are reported, with the single change that repairs them if there is one.

use crate::support::program::{run_program, unfold};
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::PuzzleId;

fn position(puzzle: PuzzleId, moves: &str) -> String {
    facelets::print(&notation::parse_facelets_or_moves(puzzle, moves).expect("moves").state(puzzle))
}

/// Facelets with the stickers of a face of `size * size` rotated clockwise by a quarter turn.
fn with_face_turned(text: &str, face: usize, size: usize) -> String {
    let letters: Vec<char> = text.chars().collect();
    let (first, mut out) = (size * size * face, letters.clone());
    for row in 0..size {
        for column in 0..size {
            out[first + row * size + column] = letters[first + (size - 1 - column) * size + row];
        }
    }
    out.into_iter().collect()
}

/// Standard error of a verb that must refuse these facelets.
fn refusal(verb: &[&str], entered: &str) -> String {
    let (code, out, err) = run_program(unfold(&[verb, &["--facelets", entered]].concat()));
    assert_eq!((code, out.as_str()), (2, ""), "{err}");
    err
}

#[test]
fn a_face_entered_rotated_is_reported_with_the_fix() {
    for (puzzle, size) in [(PuzzleId::Cube2, 2), (PuzzleId::Cube3, 3)] {
        let right = position(puzzle, "R U F L2 D' B");
        let entered = with_face_turned(&right, 1, size);
        let said = format!(
            "Error: Face R is entered a quarter turn too far clockwise. Turn its stickers back and leave all others as they are: \
             then every piece is possible.\nNote: Turn the stickers of face R anticlockwise; then every piece is possible and the \
             facelets are {right}\n"
        );
        for verb in [&["solve"][..], &["coordinates"], &["sheet", "-o", "no-sheet.pdf"]] {
            assert_eq!(refusal(&[verb, &["--puzzle", puzzle.def().name]].concat(), &entered), said);
        }
        let (code, _, err) = run_program(unfold(&["solve", "--puzzle", puzzle.def().name, "--facelets", &right]));
        assert_eq!(code, 0, "{err}");
    }
}

#[test]
fn a_batch_row_names_the_rotated_face() {
    let right = position(PuzzleId::Cube3, "R U F L2 D' B");
    let folder = crate::support::temporary();
    let list = folder.path().join("list.txt");
    std::fs::write(&list, with_face_turned(&right, 4, 3)).expect("written");
    let (_, out, _) = run_program(unfold(&["solve", "--batch", list.to_str().expect("a path of text")]));
    assert!(out.contains("Face L is entered a quarter turn too far clockwise."), "{out}");
}

#[test]
fn one_wrong_sticker_is_reported_with_the_right_colour() {
    let right = position(PuzzleId::Cube3, "R U F L2 D' B");
    let entered: String = right.chars().enumerate().map(|(i, c)| if i == 13 { 'U' } else { c }).collect();
    let told = refusal(&["solve"], &entered);
    let change = format!("Note: Paint R5 red; then every piece is possible and the facelets are {right}\n");
    assert!(
        told.starts_with("Error: Colour U (white) appears 10 times instead of 9.")
            && told.contains("The centres of faces U and R have the same colour")
            && told.ends_with(&change),
        "{told}"
    );
}

#[test]
fn every_error_and_shared_advice_is_reported_once() {
    // A corner twisted, an edge flipped and two edges swapped.
    let told = refusal(&["solve"], "UUUUUUUURFRRRRLRRRFFUFFFFDFDFDDDDDDDLLLRLLLLLBBBBBBBBB");
    for what in ["A corner is twisted", "An edge is flipped", "Two pieces are swapped"] {
        assert_eq!(told.matches(what).count(), 1, "{told}");
    }
    // Three pieces that do not exist; the advice for all of them comes once.
    let told = refusal(&["solve"], "UUURULUBURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB");
    assert_eq!(told.matches("No edge has the colours").count(), 3, "{told}");
    assert_eq!(told.matches("A piece never has the same colour twice").count(), 1, "{told}");
}
