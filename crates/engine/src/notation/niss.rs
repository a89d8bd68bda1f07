//! Lines of a solution in the notation of fewest-moves competitors: `U' F2 (L D) // EO`. Moves in round brackets, or in
//! `^(L D)`, are made on the inverse of the scramble; elsewhere in this program round brackets group.

use super::cube::CubeMoves;
use super::sequence::{self, Strictness};
use super::{NotationError, NotationErrorKind, SequenceError, print};
use crate::puzzle::niss::NissMoves;
use crate::puzzle::text::TextPosition;
use crate::puzzle::{Notation, PuzzleId, Sequence};

/// A line of a solution.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NissLine {
    /// Moves on both sides, as face turns.
    pub moves: NissMoves,
    /// The comment after `//`, trimmed; empty if there is none.
    pub comment: String,
    /// Line number, from 1.
    pub number: usize,
}

/// Parses the lines of a solution, skipping lines with neither moves nor a comment. Slices, wide turns and rotations
/// become face turns; each side starts in the usual orientation.
///
/// # Errors
/// The first invalid token, with line and column: an unknown move, or an unbalanced bracket. Any text for a hypercube,
/// which has no NISS.
pub fn read(puzzle: PuzzleId, text: &str) -> Result<Vec<NissLine>, NotationError> {
    let def = puzzle.def();
    if def.notation != Notation::Cube {
        return Err(NotationError::new(text, 0, text, NotationErrorKind::Sequence(SequenceError::NotAMove)));
    }
    let mut out = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let (moves, comment) = line.split_once("//").unwrap_or((line, ""));
        let moves = read_moves(puzzle, moves)
            .map_err(|error| NotationError { at: TextPosition { line: number, column: error.at.column }, ..error })?;
        let line = NissLine { moves: moves.as_face_turns(def), comment: comment.trim().into(), number };
        if !line.moves.is_empty() || !line.comment.is_empty() {
            out.push(line);
        }
    }
    Ok(out)
}

/// Reads the moves of one line, without a comment.
fn read_moves(puzzle: PuzzleId, line: &str) -> Result<NissMoves, NotationError> {
    let fault = |byte: usize, token: &str, fault| {
        Err(NotationError::new(line, byte, token, NotationErrorKind::Sequence(fault)))
    };
    let mut out = NissMoves::default();
    let (mut opened, mut start) = (None, 0);
    for (at, c) in line.char_indices().chain([(line.len(), '\n')]) {
        match (c, opened) {
            ('(', Some(_)) => return fault(at, "(", SequenceError::TooDeep),
            (')', None) => return fault(at, ")", SequenceError::NotOpened),
            ('\n', Some(bracket)) => return fault(bracket, "(", SequenceError::NotClosed),
            ('(' | ')' | '\n', _) => {
                let side = if opened.is_some() { &mut out.inverse } else { &mut out.normal };
                // Hyperspeedcube writes moves on the inverse as `^(…)`.
                let end = if c == '(' && line[start..at].ends_with('^') { at - 1 } else { at };
                side.0.extend(read_stretch(puzzle, line, start, end)?.0);
                opened = (c == '(').then_some(at);
                start = at + c.len_utf8();
            }
            _ => {}
        }
    }
    Ok(out)
}

/// Parses a part of a line that contains no round brackets.
fn read_stretch(puzzle: PuzzleId, line: &str, from: usize, to: usize) -> Result<Sequence, NotationError> {
    let moves = &line[from..to];
    let read = sequence::read(puzzle, moves, moves, &CubeMoves(puzzle.def()), Strictness::Lenient);
    read.map(|read| read.moves).map_err(|error| {
        let before = TextPosition::at_byte(line, from).column - 1;
        NotationError { at: TextPosition { line: 1, column: before + error.at.column }, ..error }
    })
}

/// Concatenates the moves of all lines, each side separately.
pub fn join_lines(lines: &[NissLine]) -> NissMoves {
    lines.iter().fold(NissMoves::default(), |all, line| all.then(&line.moves))
}

/// Formats moves on both sides, `U' F2 (L D)`, as parsed by [`read`].
///
/// # Panics
/// If a move is not in the puzzle's move list.
pub fn print_moves(puzzle: PuzzleId, moves: &NissMoves) -> String {
    let normal = print(puzzle, &moves.normal);
    match (normal.is_empty(), moves.inverse.0.is_empty()) {
        (_, true) => normal,
        (true, false) => format!("({})", print(puzzle, &moves.inverse)),
        (false, false) => format!("{normal} ({})", print(puzzle, &moves.inverse)),
    }
}

/// Formats a line with its comment.
///
/// # Panics
/// If a move is not in the puzzle's move list.
pub fn print_line(puzzle: PuzzleId, line: &NissLine) -> String {
    let moves = print_moves(puzzle, &line.moves);
    match (moves.is_empty(), line.comment.is_empty()) {
        (_, true) => moves,
        (true, false) => format!("// {}", line.comment),
        (false, false) => format!("{moves} // {}", line.comment),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse;

    const CUBE: PuzzleId = PuzzleId::Cube3;

    #[test]
    fn lines_round_trip() {
        let text = "U' F2 (L D) // EO 4/4\n\n(R2) U (F) // DR\n// nothing\n(B)";
        let lines = read(CUBE, text).expect("lines");
        let written: Vec<String> = lines.iter().map(|line| print_line(CUBE, line)).collect();
        assert_eq!(written, ["U' F2 (L D) // EO 4/4", "U (R2 F) // DR", "// nothing", "(B)"]);
        assert_eq!(lines.iter().map(|line| line.number).collect::<Vec<_>>(), [1, 3, 4, 5]);
        assert_eq!(print_moves(CUBE, &join_lines(&lines)), "U' F2 U (L D R2 F B)");
        assert_eq!(
            read(CUBE, "U' F2 ^(L D)").map(|lines| join_lines(&lines)),
            read(CUBE, "U' F2 (L D)").map(|l| join_lines(&l))
        );
        assert_eq!(read(CUBE, &written.join("\n")).map(|again| join_lines(&again)), Ok(join_lines(&lines)));
        assert_eq!(
            join_lines(&read(CUBE, "[R, U] (Rw M)").expect("moves")).normal,
            parse(CUBE, "R U R' U'").expect("moves")
        );
    }

    #[test]
    fn errors_have_line_and_column() {
        let fault = |text: &str| {
            let error = read(CUBE, text).expect_err("a fault");
            (error.at.line, error.at.column, error.kind)
        };
        let of = |fault| NotationErrorKind::Sequence(fault);
        assert_eq!(fault("R U\nF (L D // EO"), (2, 3, of(SequenceError::NotClosed)));
        assert_eq!(fault("R) U"), (1, 2, of(SequenceError::NotOpened)));
        assert_eq!(fault("R (U (F))"), (1, 6, of(SequenceError::TooDeep)));
        assert_eq!(fault("R (U Q)"), (1, 6, of(SequenceError::NotAMove)));
        assert_eq!(fault("R [U (F)]").0, 1);
    }
}
