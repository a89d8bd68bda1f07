//! Detects commutators and conjugates in plain moves: `R U R' U'` is `[R, U]`.

use std::ops::Range;

use super::print;
use crate::puzzle::{PuzzleId, Sequence};

/// Maximum length of a commutator or conjugate, in moves.
const MAX_FOLDED_MOVES: usize = 60;
/// Maximum length of the inner part of a conjugate that is not a commutator. Around a longer one, the outer moves probably
/// cancel by coincidence.
const MAX_CONJUGATED_MOVES: usize = 10;
/// Minimum length of the setup moves of a conjugate that is not a commutator.
const MIN_SETUP_MOVES: usize = 2;

/// A commutator or conjugate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoldedRange {
    /// Indices of the moves, in the original sequence.
    pub range: Range<usize>,
    /// `[A, B]` for A B A' B', or `[A: B]` for A B A'.
    pub text: String,
}

/// Finds commutators and conjugates, in order and without overlaps: first commutators and their conjugates, from the
/// left, each as long as possible, then other conjugates in the gaps.
///
/// # Panics
/// If a move is not in the puzzle's move list.
pub fn find_structure(puzzle: PuzzleId, moves: &Sequence) -> Vec<FoldedRange> {
    let with_commutator = |range| Stretch { puzzle, moves, range }.with_commutator();
    let conjugate = |range| Stretch { puzzle, moves, range }.conjugate();
    let (mut found, mut next) = (Vec::new(), 0);
    for commutator in longest(0..moves.0.len(), with_commutator) {
        found.extend(longest(next..commutator.range.start, conjugate));
        next = commutator.range.end;
        found.push(commutator);
    }
    found.extend(longest(next..moves.0.len(), conjugate));
    found
}

/// Finds matches of at least four moves in a range, from the left, each as long as possible.
fn longest(range: Range<usize>, text: impl Fn(Range<usize>) -> Option<String>) -> Vec<FoldedRange> {
    let (mut found, mut first) = (Vec::new(), range.start);
    while first < range.end {
        let ends = (first + 4..=range.end.min(first + MAX_FOLDED_MOVES)).rev();
        match ends.map(|end| first..end).find_map(|range| Some((range.clone(), text(range)?))) {
            Some((range, text)) => {
                first = range.end;
                found.push(FoldedRange { range, text });
            }
            None => first += 1,
        }
    }
    found
}

/// Formats moves with their commutators and conjugates; parsing gives the same moves.
///
/// # Panics
/// If a move is not in the puzzle's move list.
pub fn print_folded(puzzle: PuzzleId, moves: &Sequence) -> String {
    let plain = |range: Range<usize>| print(puzzle, &Sequence(moves.0[range].to_vec()));
    let (mut parts, mut first) = (Vec::new(), 0);
    for folded in find_structure(puzzle, moves) {
        parts.push(plain(first..folded.range.start));
        parts.push(folded.text);
        first = folded.range.end;
    }
    parts.push(plain(first..moves.0.len()));
    parts.retain(|part| !part.is_empty());
    parts.join(" ")
}

struct Stretch<'a> {
    puzzle: PuzzleId,
    moves: &'a Sequence,
    range: Range<usize>,
}

impl Stretch<'_> {
    fn print(&self, range: Range<usize>) -> String {
        print(self.puzzle, &Sequence(self.moves.0[range].to_vec()))
    }

    /// True if the moves at two indices are inverse to each other.
    fn undoes(&self, at: usize, other: usize) -> bool {
        self.puzzle.def().moves[self.moves.0[at].index()].inverse == self.moves.0[other]
    }

    /// True if the moves of two ranges of the same length undo each other.
    fn are_inverse(&self, range: &Range<usize>, others: &Range<usize>) -> bool {
        range.clone().zip(others.clone().rev()).all(|(at, other)| self.undoes(at, other))
    }

    /// Formats the stretch as a commutator or a conjugate of one; `None` if it is neither.
    fn with_commutator(&self) -> Option<String> {
        self.commutator(&self.range).or_else(|| {
            let inside = self.inside()?;
            Some(self.format_conjugate(&inside, &self.commutator(&inside)?))
        })
    }

    /// Formats the stretch as a conjugate, without looking for a commutator inside; `None` if it is not one, or its setup
    /// is too short or its inner part too long.
    fn conjugate(&self) -> Option<String> {
        let inside = self.inside().filter(|inside| inside.len() <= MAX_CONJUGATED_MOVES)?;
        let is_long = inside.start - self.range.start >= MIN_SETUP_MOVES;
        is_long.then(|| self.format_conjugate(&inside, &self.print(inside.clone())))
    }

    /// Returns the inner range of a conjugate, between the longest prefix that is undone at the end and its inverse;
    /// `None` if the prefix or the inner range is empty.
    fn inside(&self) -> Option<Range<usize>> {
        let Range { start, end } = self.range;
        let around = (0..(end - start) / 2).take_while(|i| self.undoes(start + i, end - 1 - i)).count();
        let inside = start + around..end - around;
        (around > 0 && !inside.is_empty()).then_some(inside)
    }

    fn format_conjugate(&self, inside: &Range<usize>, text: &str) -> String {
        format!("[{}: {text}]", self.print(self.range.start..inside.start))
    }

    /// Formats the moves of a range as a commutator; `None` if they are not one.
    fn commutator(&self, range: &Range<usize>) -> Option<String> {
        let half = range.len() / 2;
        if !range.len().is_multiple_of(2) || half < 2 {
            return None;
        }
        let middle = range.start + half;
        let split = (1..half).find(|&first| {
            let split = range.start + first;
            // The ends first: they rule out most candidates.
            self.undoes(middle, split - 1)
                && self.undoes(range.end - 1, split)
                && self.are_inverse(&(middle..middle + first), &(range.start..split))
                && self.are_inverse(&(middle + first..range.end), &(split..middle))
        })?;
        let split = range.start + split;
        Some(format!("[{}, {}]", self.print(range.start..split), self.print(split..middle)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse;
    use crate::puzzle::scramble;
    use crate::puzzles::ALL;

    fn write(text: &str) -> String {
        print_folded(PuzzleId::Cube3, &parse(PuzzleId::Cube3, text).expect("moves"))
    }

    #[test]
    fn commutators_and_conjugates_are_recognised() {
        for text in ["[R, U]", "[F: [R, U]]", "D [R U R', D2] B", "[R, U] [F', L2]", "[R U: F2]", "R U R'", "R U F"] {
            assert_eq!(write(text), text);
        }
        assert_eq!(write("R U R' U' R' F R F'"), "[R, U] [R', F]");
        assert_eq!(write(""), "");
    }

    #[test]
    fn folded_moves_parse_to_the_same_moves() {
        for puzzle in ALL {
            for seed in 0..20 {
                let mut random = scramble::generator(seed);
                let [a, b, c] = [3, 2, 1].map(|length| print(puzzle, &scramble::walk(puzzle, length, &mut random)));
                let text = format!("{c} [{a}: [{b}, {c}]] {b} [{a}, {b}] [{a}: {c}] {c}");
                let moves = parse(puzzle, &text).expect("moves");
                let folded = print_folded(puzzle, &moves);
                assert_eq!(parse(puzzle, &folded).as_ref(), Ok(&moves), "{puzzle:?}: {folded}");
                assert!(folded.len() < print(puzzle, &moves).len(), "{folded}");
            }
        }
    }
}
