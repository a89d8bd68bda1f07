//! Allowed moves as text: `<R,U>`, `<M,U>`, `no B`, `half turns`.
//!
//! Items are separated by commas, semicolons or blanks, optionally in angle brackets. A quarter turn includes all turns of its
//! layers (`R` for R, R2 and R'), a half turn only itself; for a hypercube, the letter of a cell includes all of its
//! turns. A cost may follow a move: `<R,U,F:2>`. `no` removes the moves after it from the others named or, if there
//! are none, from all face turns of a cube or all solver moves of a hypercube. `half turns`, or `half`, keeps half turns only.

use super::{NotationError, NotationErrorKind, SequenceError, TextPosition};
use crate::puzzle::allowed::{AllowedMove, AllowedMoves, AllowedMovesError};
use crate::puzzle::{Metric, Move, MoveDef, Notation, PuzzleDef, PuzzleId, text};

/// Maximum cost of a move.
pub const MAX_COST: u8 = 20;

/// Parses allowed moves, with cost 1 unless another is given.
///
/// # Errors
/// The first invalid item, or [`NotationErrorKind::Allowed`] for a set of moves that cannot be searched.
pub fn parse(puzzle: PuzzleId, allowed: &str) -> Result<AllowedMoves, NotationError> {
    let def = puzzle.def();
    // Replaced at the same length, so that positions in the text stay valid.
    let plain: String = allowed.chars().map(|c| if matches!(c, '<' | '>' | ',' | ';') { ' ' } else { c }).collect();
    let plain = if plain.len() == allowed.len() { plain } else { allowed.to_owned() };
    let mut words = text::words(&plain).peekable();
    let (mut named, mut without, mut only_half): (Vec<AllowedMove>, Vec<Move>, bool) = (Vec::new(), Vec::new(), false);
    while let Some((byte, word)) = words.next() {
        match word.to_lowercase().as_str() {
            "half" => {
                words.next_if(|(_, word)| matches!(word.to_lowercase().as_str(), "turn" | "turns"));
                only_half = true;
            }
            "no" => {
                let nothing = || NotationError::new(&plain, byte, word, NotationErrorKind::NothingAfterNo);
                let first = words.next().ok_or_else(nothing)?;
                let ends = |word: &str| matches!(word.to_lowercase().as_str(), "no" | "half");
                let others = std::iter::from_fn(|| words.next_if(|(_, word)| !ends(word)));
                for (byte, word) in std::iter::once(first).chain(others) {
                    without.extend(included_moves(def, &plain, byte, word)?);
                }
            }
            _ => {
                let (name, cost) = word.split_once(':').map_or((word, None), |(name, cost)| (name, Some(cost)));
                let wrong = || NotationError::new(&plain, byte, word, NotationErrorKind::Cost);
                let in_range = |cost: &u8| (1..=MAX_COST).contains(cost);
                let cost = match cost {
                    None => 1,
                    Some(cost) => cost.parse().ok().filter(in_range).ok_or_else(wrong)?,
                };
                let moves = included_moves(def, &plain, byte, name)?;
                if moves.iter().any(|mv| def.moves[mv.index()].cost == 0) {
                    let fault = NotationErrorKind::Allowed(AllowedMovesError::Rotation(name.into()));
                    return Err(NotationError::new(&plain, byte, name, fault));
                }
                named.extend(moves.into_iter().map(|mv| AllowedMove { mv, cost }));
            }
        }
    }
    let usual = || (0..default_move_count(def)).map(|mv| AllowedMove { mv: Move::new(mv as u16), cost: 1 });
    if named.is_empty() && (only_half || !without.is_empty()) {
        named.extend(usual());
    }
    named.retain(|allowed| !without.contains(&allowed.mv));
    if only_half {
        named.retain(|allowed| def.moves[allowed.mv.index()].inverse == allowed.mv);
    }
    let begin = allowed.len() - allowed.trim_start().len();
    AllowedMoves::new(puzzle, named)
        .map_err(|fault| NotationError::new(allowed, begin, allowed.trim(), NotationErrorKind::Allowed(fault)))
}

/// Returns the number of moves that are allowed if none are named, from the start of the move list: face turns of a
/// cube, solver moves of a hypercube.
fn default_move_count(def: &PuzzleDef) -> usize {
    if def.face_turns > 0 { def.face_turns } else { def.solver_move_count }
}

/// Returns the moves that a name includes.
fn included_moves(def: &PuzzleDef, text: &str, byte: usize, name: &str) -> Result<Vec<Move>, NotationError> {
    let all = || (0..def.moves.len() as u16).map(Move::new);
    let of = |mv: Move| &def.moves[mv.index()];
    let mut letters = name.chars();
    if def.notation == Notation::Hypercube
        && let (Some(cell), None) = (letters.next(), letters.next())
        && def.letters.contains(&cell.to_ascii_uppercase())
    {
        let of_cell = |mv: &Move| is_turn_of(def, of(*mv), cell.to_ascii_uppercase());
        return Ok(all().filter(of_cell).collect());
    }
    let sequence = super::parse(def.id, name).map_err(|error| {
        let mut out = NotationError::new(text, byte, name, error.kind);
        // The bracket's position is relative to the name, which has no line breaks.
        if let NotationErrorKind::Sequence(SequenceError::OtherBracket(opened)) = &mut out.kind {
            *opened = TextPosition { line: out.at.line, column: out.at.column + opened.column - 1 };
        }
        out
    })?;
    let [mv] = sequence.0[..] else {
        return Err(NotationError::new(text, byte, name, NotationErrorKind::NotOneMove));
    };
    let turn = of(mv);
    if turn.inverse == mv {
        return Ok(vec![mv]);
    }
    // All turns of a cube's layers; for a hypercube, the powers of the turn.
    let is_power = |other: &Move| {
        let mut power = turn.motion;
        (0..3).any(|_| {
            let is_same = of(*other).motion == power;
            power = turn.motion.after(&power);
            is_same
        })
    };
    let same_layers = |other: &Move| (of(*other).axis, of(*other).layers) == (turn.axis, turn.layers);
    Ok(all().filter(|other| same_layers(other) && is_power(other)).collect())
}

/// True if a hypercube move turns only the cell with this letter.
fn is_turn_of(def: &PuzzleDef, mv: &MoveDef, cell: char) -> bool {
    let Some(number) = def.letters.iter().position(|letter| *letter == cell) else { return false };
    let (axis, positive) = crate::puzzle::hypercube::cell_axis(number as u8);
    let outer = if positive { 1 } else { 1 << (def.size - 1) };
    (mv.axis, mv.layers) == (axis, outer)
}

/// Formats allowed moves so that [`parse`] reads them back. One name covers all turns it includes, except those with
/// another cost or named after `no`; costs of 1 are omitted.
pub fn print(allowed: &AllowedMoves) -> String {
    let def = allowed.puzzle().def();
    let name = |mv: Move| def.moves[mv.index()].name.clone();
    let written =
        |one: &AllowedMove| if one.cost == 1 { name(one.mv) } else { format!("{}:{}", name(one.mv), one.cost) };
    let mut left: Vec<AllowedMove> = allowed.moves().to_vec();
    let (mut out, mut without) = (Vec::new(), Vec::new());
    while let Some(&one) = left.first() {
        let named = name(one.mv);
        let stands_for = included_moves(def, &named, 0, &named).unwrap_or_else(|_| vec![one.mv]);
        for mv in stands_for.iter().filter(|mv| **mv != one.mv) {
            match allowed.moves().iter().find(|other| other.mv == *mv) {
                None => without.push(name(*mv)),
                // The first cost given for a move counts.
                Some(other) if other.cost != one.cost && left.contains(other) => out.push(written(other)),
                Some(_) => {}
            }
        }
        left.retain(|other| !stands_for.contains(&other.mv));
        out.push(written(&one));
    }
    let without = if without.is_empty() { String::new() } else { format!(" no {}", without.join(",")) };
    format!("<{}>{without}", out.join(","))
}

/// Returns the first of the puzzle's own metric, STM and QTM that gives all moves these costs; `None` if none does.
pub fn metric_of(allowed: &AllowedMoves) -> Option<Metric> {
    let def = allowed.puzzle().def();
    let is_counted_so = |metric: Metric| {
        let is_one = |allowed: &AllowedMove| def.moves[allowed.mv.index()].cost_in(metric) == allowed.cost;
        allowed.moves().iter().all(is_one)
    };
    [def.metric, Metric::Stm, Metric::Qtm].into_iter().find(|metric| is_counted_so(*metric))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Result<String, NotationErrorKind> {
        let allowed = parse(PuzzleId::Cube3, text).map_err(|error| error.kind)?;
        let def = PuzzleId::Cube3.def();
        let name = |allowed: &AllowedMove| format!("{}:{}", def.moves[allowed.mv.index()].name, allowed.cost);
        Ok(allowed.moves().iter().map(name).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn usual_spellings_of_move_groups_are_parsed() {
        for (text, expected) in [
            ("<R,U>", "U:1 U2:1 U':1 R:1 R2:1 R':1"),
            ("R' U2", "U2:1 R:1 R2:1 R':1"),
            ("<M, U2:3>", "U2:3 M:1 M2:1 M':1"),
            ("half turns <R,U>", "U2:1 R2:1"),
            ("no F no D no L no B", "U:1 U2:1 U':1 R:1 R2:1 R':1"),
            ("half no U no R no F, no D", "L2:1 B2:1"),
            ("no U, R F half", "D2:1 L2:1 B2:1"),
            ("r", "Rw:1 Rw2:1 Rw':1"),
        ] {
            assert_eq!(names(text).as_deref(), Ok(expected), "{text}");
        }
        for (text, fault) in [
            ("", NotationErrorKind::Allowed(AllowedMovesError::Empty)),
            ("<R,U> no R no U", NotationErrorKind::Allowed(AllowedMovesError::Empty)),
            ("<R,x>", NotationErrorKind::Allowed(AllowedMovesError::Rotation("x".into()))),
            ("<R,U:0>", NotationErrorKind::Cost),
            ("<R,U:200>", NotationErrorKind::Cost),
            ("<RU>", NotationErrorKind::NotOneMove),
            ("R no", NotationErrorKind::NothingAfterNo),
        ] {
            assert_eq!(names(text), Err(fault), "{text}");
        }
    }

    #[test]
    fn errors_have_the_position_of_their_word() {
        for (text, word, column) in [
            ("<x,y>", "x", 2),
            ("<R, y2>", "y2", 5),
            ("<R,z':3>", "z'", 4),
            ("R,x no B", "x", 3),
            ("<R,Q>", "Q", 4),
            ("<R,U:0>", "U:0", 4),
            ("R no", "no", 3),
            ("  <R> no R", "<R> no R", 3),
        ] {
            let error = parse(PuzzleId::Cube3, text).expect_err(text);
            assert_eq!((error.token.as_str(), error.at.column), (word, column), "{text}");
        }
        let error = parse(PuzzleId::Cube3, "<R,(U]>").expect_err("brackets");
        let opened = SequenceError::OtherBracket(TextPosition { line: 1, column: 4 });
        assert_eq!(error.kind, NotationErrorKind::Sequence(opened));
    }

    #[test]
    fn allowed_moves_round_trip() {
        for (puzzle, text) in [
            (PuzzleId::Cube3, "<U,R>"),
            (PuzzleId::Cube3, "<U2,R:2,M>"),
            (PuzzleId::Cube3, "<U,R2:5,R:3>"),
            (PuzzleId::Cube3, "<U:2,R> no U2,R2"),
            (PuzzleId::Cube2, "<U,F>"),
            (PuzzleId::Tess2, "<RU,O>"),
        ] {
            let allowed = parse(puzzle, text).expect("moves");
            assert_eq!(parse(puzzle, &print(&allowed)), Ok(allowed.clone()), "{text}");
            if puzzle != PuzzleId::Tess2 {
                assert_eq!(print(&allowed), text);
            }
        }
    }
}
