//! Moves that can be played from or through a position: its solution, the opened log, the scramble, and its track.
//!
//! Solving starts from the position shown: [`Workspace::position_shown`](super::workspace::Workspace::position_shown)
//! makes it a separate position and stores the moves being played as a [`Track`].

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use super::position::{Origin, Position};
use super::track::Track;
use super::{manual_solve::ManualSolve, manual_solve::ManualSolveStart, runs::results::SolutionChoice};
use crate::played::{PlayableMoves, SequenceKind};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence, pattern::Pattern};
use unfold_engine::puzzles::ALL;

/// Moves to compare with those being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComparedMoves {
    Solution(SolutionChoice),
    /// Another row of the position.
    Row(SequenceKind),
}

/// The painting of the solved puzzle.
fn solved(puzzle: PuzzleId) -> &'static Pattern {
    static SOLVED: LazyLock<[Pattern; ALL.len()]> =
        LazyLock::new(|| ALL.map(|puzzle| Pattern::from_facelets(&Facelets::solved(puzzle))));
    &SOLVED[puzzle as usize]
}

impl Position {
    /// The solution shown, at its start.
    pub fn solution_player(&self) -> Option<PlayableMoves<'_>> {
        let (_, solution) = self.results.selected()?;
        let (start, moves, phases) = (&self.painting, &solution.moves, &solution.phases[..]);
        Some(PlayableMoves { kind: SequenceKind::Solution, start, moves, phases, at: 0 })
    }

    /// The attempt of a method that failed to solve, at its start.
    pub fn attempt_player(&self) -> Option<PlayableMoves<'_>> {
        let moves = &self.results.attempt.as_ref()?.moves;
        Some(PlayableMoves { kind: SequenceKind::Attempt, start: &self.painting, moves, phases: &[], at: 0 })
    }

    /// The opened log's moves after its scramble mark, at the position, or at their start if they do not pass through it.
    pub fn log_player(&self) -> Option<PlayableMoves<'_>> {
        let (start, moves) = self.open_log()?.after.as_ref()?;
        Some(PlayableMoves { kind: SequenceKind::Log, start, moves, phases: &[], at: self.place_in_log().unwrap_or(0) })
    }

    /// Number of the opened log's moves after its scramble mark that lead to the position; `None` if they do not pass
    /// through it.
    pub fn place_in_log(&self) -> Option<usize> {
        let (_, moves) = self.open_log()?.after.as_ref()?;
        match &self.manual_solve {
            None if self.moves_from_solved.is_some() => Some(0),
            None => Some(moves.0.len()),
            Some(hand) => {
                let lead = &hand.from.lead.0;
                let on_it = hand.moves.0.is_empty() && hand.from.reached.is_some() && moves.0.starts_with(lead);
                on_it.then_some(lead.len())
            }
        }
    }

    /// The opened log's moves after the position, if they solve it.
    pub fn rest_of_log(&self) -> Option<Sequence> {
        let (_, moves) = self.open_log()?.after.as_ref()?;
        let rest = Sequence(moves.0[self.place_in_log()?..].to_vec());
        (!rest.0.is_empty() && self.state.as_ref()?.after_all(&rest).is_solved()).then_some(rest)
    }

    /// Moves from the solved puzzle to the position, or to the start of its turns by hand; `None` if unknown or empty.
    pub fn scramble_moves(&self) -> Option<&Sequence> {
        let reached =
            self.manual_solve.as_ref().map_or(self.moves_from_solved.as_ref(), |hand| hand.from.reached.as_ref());
        // A log without moves after its scramble is itself a scramble.
        let whole = || self.open_log().filter(|_| self.manual_solve.is_none())?.scramble.as_ref();
        reached.or_else(whole).filter(|moves| !moves.0.is_empty())
    }

    /// The scramble, positioned after its last move; `None` if it is unknown or empty.
    pub fn scramble_player(&self) -> Option<PlayableMoves<'_>> {
        let moves = self.scramble_moves()?;
        Some(PlayableMoves {
            kind: SequenceKind::Scramble,
            start: solved(self.painting.puzzle()),
            moves,
            phases: &[],
            at: moves.0.len(),
        })
    }

    /// Numbers of the scramble's moves made and in total, if the position was taken from the scramble's playback.
    pub fn place_in_scramble(&self) -> Option<[usize; 2]> {
        let (hand, track) = self.manual_solve.as_ref().zip(self.track.as_ref())?;
        let from = &hand.from;
        let from_solved = from.position.is_solved() && from.reached.as_ref().is_some_and(|moves| moves.0.is_empty());
        let on_it = hand.moves.0.is_empty() && from.lead.0.len() == track.at && from.origin != Origin::Solved;
        (from_solved && on_it).then_some([track.at, track.moves.0.len()])
    }

    /// The user's own moves, at their end. A position taken from playback has none until the user turns it.
    pub fn own_player(&self) -> Option<PlayableMoves<'_>> {
        let hand = self.manual_solve.as_ref()?;
        let moves = hand.since_origin();
        let is_own = !hand.moves.0.is_empty() || (self.track.is_none() && self.place_in_log().is_none());
        (is_own && !moves.0.is_empty()).then_some(PlayableMoves {
            kind: SequenceKind::Own,
            start: hand.painting(),
            moves,
            phases: &[],
            at: moves.0.len(),
        })
    }

    /// The saved row at this index, at its start.
    pub fn kept_player(&self, place: usize) -> Option<PlayableMoves<'_>> {
        let row = self.kept.get(place)?;
        let (start, moves) = (row.painting(), &row.moves);
        Some(PlayableMoves { kind: SequenceKind::Kept(place), start, moves, phases: &[], at: 0 })
    }

    /// The moves whose playback the position was taken from, at the position.
    pub fn earlier_player(&self) -> Option<PlayableMoves<'_>> {
        let Track { start, moves, phases, at } = self.track.as_ref()?;
        Some(PlayableMoves { kind: SequenceKind::Earlier, start, moves, phases, at: *at })
    }

    /// The moves to compare, if the position has them.
    pub fn compared_player(&self, choice: ComparedMoves) -> Option<PlayableMoves<'_>> {
        match choice {
            ComparedMoves::Solution(place) => {
                let solution = self.results.get(place)?;
                let (start, moves, phases) = (&self.painting, &solution.moves, &solution.phases[..]);
                Some(PlayableMoves { kind: SequenceKind::Solution, start, moves, phases, at: 0 })
            }
            ComparedMoves::Row(kind) => self.player_of(kind),
        }
    }

    /// The row of a kind; `None` if the position has none, and for kinds that exist only during playback.
    pub fn player_of(&self, kind: SequenceKind) -> Option<PlayableMoves<'_>> {
        match kind {
            SequenceKind::Log => self.log_player(),
            SequenceKind::Scramble => self.scramble_player(),
            SequenceKind::Own => self.own_player(),
            SequenceKind::Earlier => self.earlier_player(),
            SequenceKind::Solution => self.solution_player(),
            SequenceKind::NewSolution => self.solution_player().map(|player| PlayableMoves { kind, ..player }),
            SequenceKind::Attempt => self.attempt_player(),
            SequenceKind::Kept(place) => self.kept_player(place),
            SequenceKind::Cross(_)
            | SequenceKind::XCross(..)
            | SequenceKind::Path
            | SequenceKind::Algorithm
            | SequenceKind::FewestMoves
            | SequenceKind::Steps => None,
        }
    }

    /// Moves that pass through or end at the position: own moves, else the track, else the log, else the scramble.
    pub fn player_through(&self) -> Option<PlayableMoves<'_>> {
        let of_log = || self.log_player().filter(|_| self.place_in_log().is_some());
        let of_scramble = || self.scramble_player().filter(|_| self.manual_solve.is_none());
        self.own_player().or_else(|| self.earlier_player()).or_else(of_log).or_else(of_scramble)
    }

    /// The start of a row, with its origin and the moves that led to it; `None` if the position lacks it.
    pub fn start_of(&self, kind: SequenceKind) -> Option<ManualSolveStart> {
        let origin = || self.first_origin().clone();
        match kind {
            SequenceKind::Log => {
                let (start, _) = self.open_log()?.after.as_ref()?;
                let reached = self.open_log().map(|open| open.log.scramble());
                Some(ManualSolveStart {
                    origin: origin(),
                    position: start.facelets()?,
                    reached,
                    lead: Sequence::default(),
                })
            }
            SequenceKind::Scramble => Some(ManualSolveStart {
                origin: origin(),
                position: Facelets::solved(self.painting.puzzle()),
                reached: Some(Sequence::default()),
                lead: Sequence::default(),
            }),
            SequenceKind::Own => {
                let from = &self.manual_solve.as_ref()?.from;
                Some(ManualSolveStart { lead: Sequence::default(), ..ManualSolveStart::clone(from) })
            }
            SequenceKind::Kept(place) => Some(ManualSolveStart::clone(self.kept.get(place)?.start())),
            SequenceKind::Earlier => {
                let (hand, track) = self.manual_solve.as_ref().zip(self.track.as_ref())?;
                let lead = &hand.from.lead.0;
                let before = lead.len().checked_sub(track.at)?;
                Some(ManualSolveStart {
                    lead: Sequence(lead[..before].to_vec()),
                    ..ManualSolveStart::clone(&hand.from)
                })
            }
            SequenceKind::Solution
            | SequenceKind::NewSolution
            | SequenceKind::Attempt
            | SequenceKind::Cross(_)
            | SequenceKind::XCross(..)
            | SequenceKind::Path
            | SequenceKind::Algorithm
            | SequenceKind::FewestMoves
            | SequenceKind::Steps => self.start_here(),
        }
    }

    /// The position as the start of further moves, with its origin and the moves that led to it; `None` if it is invalid.
    pub fn start_here(&self) -> Option<ManualSolveStart> {
        Some(match &self.manual_solve {
            Some(hand) => ManualSolveStart { lead: hand.since_origin().clone(), ..ManualSolveStart::clone(&hand.from) },
            None => ManualSolveStart {
                origin: self.origin.clone(),
                position: self.state.clone()?,
                reached: self.moves_from_solved.clone(),
                lead: Sequence::default(),
            },
        })
    }

    /// The position after moves, which are appended to the user's own; `None` if the painting is invalid.
    pub fn continued(&self, moves: &Sequence) -> Option<Self> {
        let state = self.state.as_ref()?.after_all(moves);
        let hand = match &self.manual_solve {
            Some(hand) => {
                let all = Sequence([&hand.moves.0[..], &moves.0].concat());
                ManualSolve::new(hand.from.clone(), all, hand.time)
            }
            None => ManualSolve::new(Arc::new(self.start_here()?), moves.clone(), Duration::ZERO),
        };
        Some(Self { kept: self.kept.clone(), ..Self::from_manual_solve(state, hand) })
    }
}
