//! Shortens solutions by replacing stretches of moves with shorter equivalents.

use std::ops::ControlFlow;
use std::time::Duration;

use super::best::{BestLimits, shorter_than};
use super::stretches::shortest_below;
use super::words::{MAX_FOUND, Words, simplified};
use crate::control::Control;
use crate::puzzle::{Move, Sequence};
use crate::puzzles::cube3::Cube3;

/// Time limit of the search for a shorter equivalent of one long stretch, in the first round.
const INITIAL_TIME: Duration = Duration::from_millis(20);
/// Node limit of the proofs in the first round, about three seconds of work: enough for stretches of thirteen moves.
const PROOF_NODES: u64 = 12_000_000;

/// Shortened moves, and the maximum length of stretches proven shortest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShortenedMoves {
    /// Face turns with the same effect as the original moves.
    pub moves: Sequence,
    /// All stretches of up to this length are proven to have no shorter equivalent.
    pub proven_length: usize,
}

/// Replaces stretches of face turns with shorter equivalents until none is found. Stretches of up to eleven moves are
/// searched exhaustively. Longer ones are searched by fewest-moves steps and then exhaustively within a node limit, in
/// rounds of increasing effort until `control` or the timeout ends them; without a timeout, in one round. Overrides the
/// deadline and the node limit of `control`, and clears both at the end.
///
/// # Panics
/// If a move is not a face turn.
pub fn shorten(moves: &Sequence, timeout: Option<Duration>, threads: usize, control: &Control) -> ShortenedMoves {
    let end = timeout.map(|timeout| control.elapsed() + timeout);
    let mut moves = simplified(moves.0.iter().map(|mv| mv.index() as u8));
    let mut time = INITIAL_TIME;
    let mut proven = 1;
    loop {
        // Exempt from the deadline: looking up words takes at most a second.
        control.set_deadline(None);
        while proven <= MAX_FOUND
            && let Some(shorter) = shorter_by_words(&moves, control)
        {
            moves = shorter;
        }
        if control.check().is_continue() {
            proven = proven.max(moves.len().min(MAX_FOUND + 1));
        }
        let left = end.map_or(time, |end| end.saturating_sub(control.elapsed()));
        if proven >= moves.len() || left.is_zero() || control.check().is_break() {
            break;
        }
        if let Some(shorter) = shorter_by_search(&moves, time, (threads, end), control) {
            (moves, proven) = (shorter, 1);
            continue;
        }
        control.set_deadline(end);
        let shorter;
        let nodes = PROOF_NODES.saturating_mul((time.as_millis() / INITIAL_TIME.as_millis()) as u64);
        (proven, shorter) = shorter_by_proof(&moves, (proven, nodes), threads, control);
        match shorter {
            Some(shorter) => (moves, proven) = (shorter, 1),
            None if end.is_none() => break,
            None => time *= 2,
        }
    }
    control.set_deadline(None);
    ShortenedMoves { moves: Sequence(moves.iter().map(|mv| Move(u16::from(*mv))).collect()), proven_length: proven }
}

fn effect(moves: &[u8]) -> Cube3 {
    moves.iter().fold(Cube3::SOLVED, |cube, mv| cube.after(usize::from(*mv)))
}

fn replace_stretch(moves: &[u8], (start, length): (usize, usize), word: &[u8]) -> Vec<u8> {
    simplified(moves[..start].iter().chain(word).chain(&moves[start + length..]).copied())
}

/// Replaces the first of the shortest stretches that have a shorter word; `None` if there is none or `control` ends it.
fn shorter_by_words(moves: &[u8], control: &Control) -> Option<Vec<u8>> {
    for length in 2..=moves.len().min(MAX_FOUND + 1) {
        for start in 0..=moves.len() - length {
            if control.check().is_break() {
                return None;
            }
            let mut found = None;
            Words::all().for_each_word_to(&effect(&moves[start..start + length]), length - 1, |word| {
                found.get_or_insert_with(|| replace_stretch(moves, (start, length), word));
            });
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

/// Replaces a stretch of more than eleven moves, trying the longest first, with a search of `time` for each.
fn shorter_by_search(
    moves: &[u8],
    time: Duration,
    (threads, end): (usize, Option<Duration>),
    control: &Control,
) -> Option<Vec<u8>> {
    for length in (MAX_FOUND + 2..=moves.len()).rev() {
        for start in 0..=moves.len() - length {
            control.set_deadline(end);
            if control.check().is_break() {
                return None;
            }
            let left = end.map_or(time, |end| time.min(end.saturating_sub(control.elapsed())));
            let limits = BestLimits { threads, timeout: Some(left), target: 0, insertions: false };
            let position = effect(&moves[start..start + length]).inverse();
            if let Some(found) = shorter_than(length, &position, &limits, control, &|_| ()) {
                let word: Vec<u8> = found.solution.0.iter().map(|mv| mv.index() as u8).collect();
                return Some(replace_stretch(moves, (start, length), &word));
            }
        }
    }
    None
}

/// Searches stretches longer than `proven_length` exhaustively, the shortest first, within `nodes`. Returns the maximum length
/// with all stretches proven shortest, and the moves with the first replacement found.
fn shorter_by_proof(
    moves: &[u8],
    (proven, nodes): (usize, u64),
    threads: usize,
    control: &Control,
) -> (usize, Option<Vec<u8>>) {
    control.set_node_limit(Some(control.nodes().saturating_add(nodes)));
    let stretches =
        (proven + 1..=moves.len()).flat_map(|length| (0..=moves.len() - length).map(move |at| (at, length)));
    let mut ended = (moves.len().max(proven), None);
    for (start, length) in stretches {
        match shortest_below(length, &effect(&moves[start..start + length]), threads, control) {
            ControlFlow::Continue(None) => {}
            ControlFlow::Continue(Some(word)) => {
                ended = (length - 1, Some(replace_stretch(moves, (start, length), &word)));
                break;
            }
            ControlFlow::Break(()) => {
                ended = (length - 1, None);
                break;
            }
        }
    }
    control.set_node_limit(None);
    ended
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{PuzzleId, scramble};

    fn turns(sequence: &Sequence) -> Vec<u8> {
        sequence.0.iter().map(|mv| mv.index() as u8).collect()
    }

    fn sequence(moves: &[u8]) -> Sequence {
        Sequence(moves.iter().map(|mv| Move(u16::from(*mv))).collect())
    }

    #[test]
    fn shortening_continues_until_no_subsequence_is_shorter() {
        let mut random = scramble::generator(8);
        let walk = scramble::walk(PuzzleId::Cube3, 9, &mut random);
        // R2 U2 six times is the identity.
        let detour: Vec<u8> = [4, 1].repeat(6);
        let moves = turns(&walk);
        let long = [&moves[..4], &detour, &moves[4..]].concat();
        let short = shorten(&sequence(&long), None, 1, &Control::new());
        assert_eq!(effect(&turns(&short.moves)), effect(&moves));
        assert!(short.moves.0.len() <= 9, "{short:?}");
        assert_eq!(short.proven_length, short.moves.0.len());
    }

    #[test]
    fn subsequences_longer_than_eleven_moves_are_searched() {
        // The whole walk can be shortened, but hardly any eleven consecutive moves of it.
        let walk = scramble::walk(PuzzleId::Cube3, 22, &mut scramble::generator(3));
        let short = shorten(&walk, None, 1, &Control::new());
        assert_eq!(effect(&turns(&short.moves)), effect(&turns(&walk)));
        assert!(short.moves.0.len() < 22 && short.proven_length > 11, "{short:?}");
    }

    #[test]
    fn a_stopped_search_returns_the_simplified_moves() {
        let walk = scramble::walk(PuzzleId::Cube3, 30, &mut scramble::generator(4));
        let control = Control::new();
        control.stop();
        let short = shorten(&walk, None, 1, &control);
        assert_eq!((short.moves.clone(), short.proven_length), (sequence(&simplified(turns(&walk))), 1));
    }
}
