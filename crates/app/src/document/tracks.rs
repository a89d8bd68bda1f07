//! Moves that can be played from or through a position: its solution, the opened log, the scramble, and its track.
//!
//! Solving takes the position shown: [`Workspace::position_shown`](super::workspace::Workspace::position_shown) makes
//! it a position of its own and stores what was being played as a [`Track`].

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use super::position::{Origin, Position};
use super::track::Track;
use super::{manual_solve::ManualSolve, manual_solve::ManualSolveStart, runs::results::SolutionChoice};
use crate::played::{MoveSequencePlayer, Played};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence, pattern::Pattern};
use unfold_engine::puzzles::ALL;

/// Moves to compare with those being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compared {
    Solution(SolutionChoice),
    /// Another row of the position.
    Played(Played),
}

/// The painting of the solved puzzle.
fn solved(puzzle: PuzzleId) -> &'static Pattern {
    static SOLVED: LazyLock<[Pattern; ALL.len()]> =
        LazyLock::new(|| ALL.map(|puzzle| Pattern::of(&Facelets::solved(puzzle))));
    &SOLVED[puzzle as usize]
}

impl Position {
    /// The solution shown, at its start.
    pub fn solution_player(&self) -> Option<MoveSequencePlayer<'_>> {
        let (_, solution) = self.results.shown()?;
        let (start, moves, phases) = (&self.painting, &solution.moves, &solution.phases[..]);
        Some(MoveSequencePlayer { what: Played::Solution, start, moves, phases, at: 0 })
    }

    /// The attempt of a method that failed to solve, at its start.
    pub fn attempt_player(&self) -> Option<MoveSequencePlayer<'_>> {
        let moves = &self.results.attempt.as_ref()?.moves;
        Some(MoveSequencePlayer { what: Played::Attempt, start: &self.painting, moves, phases: &[], at: 0 })
    }

    /// The opened log's moves after its scramble mark, made up to the position, or none if the position is not on them.
    pub fn log_player(&self) -> Option<MoveSequencePlayer<'_>> {
        let (start, moves) = self.opened()?.after.as_ref()?;
        Some(MoveSequencePlayer { what: Played::Log, start, moves, phases: &[], at: self.place_in_log().unwrap_or(0) })
    }

    /// Number of the opened log's moves after its scramble mark that lead to the position; `None` if it is not on them.
    pub fn place_in_log(&self) -> Option<usize> {
        let (_, moves) = self.opened()?.after.as_ref()?;
        match &self.manual_solve {
            None if self.reached.is_some() => Some(0),
            None => Some(moves.0.len()),
            Some(hand) => {
                let lead = &hand.from.lead.0;
                let on_it = hand.moves.0.is_empty() && hand.from.reached.is_some() && moves.0.starts_with(lead);
                on_it.then_some(lead.len())
            }
        }
    }

    /// The rest of the opened log from the position, if it solves it.
    pub fn rest_of_log(&self) -> Option<Sequence> {
        let (_, moves) = self.opened()?.after.as_ref()?;
        let rest = Sequence(moves.0[self.place_in_log()?..].to_vec());
        (!rest.0.is_empty() && self.state.as_ref()?.after_all(&rest).is_solved()).then_some(rest)
    }

    /// Moves from the solved puzzle to the position, or to the start of its turns by hand; `None` if unknown or empty.
    pub fn scramble_moves(&self) -> Option<&Sequence> {
        let reached = self.manual_solve.as_ref().map_or(self.reached.as_ref(), |hand| hand.from.reached.as_ref());
        // A log without moves of its own is a scramble.
        let whole = || self.opened().filter(|_| self.manual_solve.is_none())?.scramble.as_ref();
        reached.or_else(whole).filter(|moves| !moves.0.is_empty())
    }

    /// The scramble, at its end.
    pub fn scramble_player(&self) -> Option<MoveSequencePlayer<'_>> {
        let moves = self.scramble_moves()?;
        Some(MoveSequencePlayer {
            what: Played::Scramble,
            start: solved(self.painting.puzzle()),
            moves,
            phases: &[],
            at: moves.0.len(),
        })
    }

    /// Number of the scramble's moves made, and of all, if the position was taken from the scramble's playback.
    pub fn place_in_scramble(&self) -> Option<[usize; 2]> {
        let (hand, track) = self.manual_solve.as_ref().zip(self.track.as_ref())?;
        let from = &hand.from;
        let from_solved = from.position.is_solved() && from.reached.as_ref().is_some_and(|moves| moves.0.is_empty());
        let on_it = hand.moves.0.is_empty() && from.lead.0.len() == track.at && from.origin != Origin::Solved;
        (from_solved && on_it).then_some([track.at, track.moves.0.len()])
    }

    /// The user's own moves, at their end. A position reached by playing other moves has none until it is turned.
    pub fn own_player(&self) -> Option<MoveSequencePlayer<'_>> {
        let hand = self.manual_solve.as_ref()?;
        let moves = hand.since_origin();
        let is_own = !hand.moves.0.is_empty() || (self.track.is_none() && self.place_in_log().is_none());
        (is_own && !moves.0.is_empty()).then_some(MoveSequencePlayer {
            what: Played::Own,
            start: hand.painting(),
            moves,
            phases: &[],
            at: moves.0.len(),
        })
    }

    /// The saved row at this index, at its start.
    pub fn kept_player(&self, place: usize) -> Option<MoveSequencePlayer<'_>> {
        let row = self.kept.get(place)?;
        let (start, moves) = (row.painting(), &row.moves);
        Some(MoveSequencePlayer { what: Played::Kept(place), start, moves, phases: &[], at: 0 })
    }

    /// The moves being played when the position was taken.
    pub fn earlier_player(&self) -> Option<MoveSequencePlayer<'_>> {
        let Track { start, moves, phases, at } = self.track.as_ref()?;
        Some(MoveSequencePlayer { what: Played::Earlier, start, moves, phases, at: *at })
    }

    /// The moves to compare, at their start, if the position has them.
    pub fn compared_player(&self, choice: Compared) -> Option<MoveSequencePlayer<'_>> {
        match choice {
            Compared::Solution(place) => {
                let solution = self.results.at(place)?;
                let (start, moves, phases) = (&self.painting, &solution.moves, &solution.phases[..]);
                Some(MoveSequencePlayer { what: Played::Solution, start, moves, phases, at: 0 })
            }
            Compared::Played(what) => self.player_of(what),
        }
    }

    /// The row of a kind; `None` for kinds that exist only during playback.
    pub fn player_of(&self, what: Played) -> Option<MoveSequencePlayer<'_>> {
        match what {
            Played::Log => self.log_player(),
            Played::Scramble => self.scramble_player(),
            Played::Own => self.own_player(),
            Played::Earlier => self.earlier_player(),
            Played::Solution => self.solution_player(),
            Played::NewSolution => self.solution_player().map(|player| MoveSequencePlayer { what, ..player }),
            Played::Attempt => self.attempt_player(),
            Played::Kept(place) => self.kept_player(place),
            Played::Cross(_)
            | Played::Pair(..)
            | Played::Path
            | Played::Algorithm
            | Played::FewestMoves
            | Played::Steps => None,
        }
    }

    /// Moves that pass through the position, when nothing is played: own moves, the track, the log or the scramble.
    pub fn player_through(&self) -> Option<MoveSequencePlayer<'_>> {
        let of_log = || self.log_player().filter(|_| self.place_in_log().is_some());
        let of_scramble = || self.scramble_player().filter(|_| self.manual_solve.is_none());
        self.own_player().or_else(|| self.earlier_player()).or_else(of_log).or_else(of_scramble)
    }

    /// The start of a row, with its history.
    pub fn start_of(&self, what: Played) -> Option<ManualSolveStart> {
        let origin = || self.first_origin().clone();
        match what {
            Played::Log => {
                let (start, _) = self.opened()?.after.as_ref()?;
                let reached = self.opened().map(|open| open.log.scramble());
                Some(ManualSolveStart {
                    origin: origin(),
                    position: start.facelets()?,
                    reached,
                    lead: Sequence::default(),
                })
            }
            Played::Scramble => Some(ManualSolveStart {
                origin: origin(),
                position: Facelets::solved(self.painting.puzzle()),
                reached: Some(Sequence::default()),
                lead: Sequence::default(),
            }),
            Played::Own => {
                let from = &self.manual_solve.as_ref()?.from;
                Some(ManualSolveStart { lead: Sequence::default(), ..ManualSolveStart::clone(from) })
            }
            Played::Kept(place) => Some(ManualSolveStart::clone(self.kept.get(place)?.from())),
            Played::Earlier => {
                let (hand, track) = self.manual_solve.as_ref().zip(self.track.as_ref())?;
                let lead = &hand.from.lead.0;
                let before = lead.len().checked_sub(track.at)?;
                Some(ManualSolveStart {
                    lead: Sequence(lead[..before].to_vec()),
                    ..ManualSolveStart::clone(&hand.from)
                })
            }
            Played::Solution
            | Played::NewSolution
            | Played::Attempt
            | Played::Cross(_)
            | Played::Pair(..)
            | Played::Path
            | Played::Algorithm
            | Played::FewestMoves
            | Played::Steps => self.start_here(),
        }
    }

    /// The position, with its history.
    pub fn start_here(&self) -> Option<ManualSolveStart> {
        Some(match &self.manual_solve {
            Some(hand) => ManualSolveStart { lead: hand.since_origin().clone(), ..ManualSolveStart::clone(&hand.from) },
            None => ManualSolveStart {
                origin: self.origin.clone(),
                position: self.state.clone()?,
                reached: self.reached.clone(),
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
                ManualSolve::new(hand.from.clone(), all, hand.at)
            }
            None => ManualSolve::new(Arc::new(self.start_here()?), moves.clone(), Duration::ZERO),
        };
        Some(Self { kept: self.kept.clone(), ..Self::turned(state, hand) })
    }
}
