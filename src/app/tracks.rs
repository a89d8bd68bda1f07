//! Moves that can be played beside the solution of the position: the moves of the opened log, the scramble, and what led to the
//! position when it was reached by playing.
//!
//! Solve takes the position that is shown: `App::adopt_shown` makes it the position, and keeps as a [`Track`] what was played.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use super::App;
use super::effect::ShellRequest;
use super::errand::Then;
use crate::engine::notation;
use crate::engine::puzzle::painting::Painting;
use crate::engine::puzzle::{ALL, Facelets, PuzzleId, Sequence};
use crate::i18n::hand as say;
use crate::model::document::edit_kind::EditKind;
use crate::model::document::manual_solve::{ManualSolve, ManualSolveStart};
use crate::model::document::playback::{MoveSequencePlayer, Playback, Played};
use crate::model::document::position::{Origin, Position};
use crate::model::document::tracks::Track;

/// A move of a scramble that plays by itself takes at most this long.
pub(super) const HURRIED: Duration = Duration::from_millis(200);

/// The solved puzzle as it is painted.
fn solved(puzzle: PuzzleId) -> &'static Painting {
    static SOLVED: LazyLock<[Painting; ALL.len()]> =
        LazyLock::new(|| ALL.map(|puzzle| Painting::of(&Facelets::solved(puzzle))));
    &SOLVED[puzzle as usize]
}

impl App {
    /// The moves of the opened log after its scramble mark, if it has any. They are made as far as the position; none of them where
    /// the position is not among those they pass through.
    pub fn log_player(&self) -> Option<MoveSequencePlayer<'_>> {
        let (start, moves) = self.position().opened()?.after.as_ref()?;
        Some(MoveSequencePlayer { what: Played::Log, start, moves, phases: &[], at: self.place_in_log().unwrap_or(0) })
    }

    /// How many moves of the opened log after its scramble mark lead to the position; `None` where it is not among those they pass
    /// through.
    pub(super) fn place_in_log(&self) -> Option<usize> {
        let position = self.position();
        let (_, moves) = position.opened()?.after.as_ref()?;
        match &position.manual_solve {
            None if position.reached.is_some() => Some(0),
            None => Some(moves.0.len()),
            Some(hand) => {
                let lead = &hand.from.lead.0;
                let on_it = hand.moves.0.is_empty() && hand.from.reached.is_some() && moves.0.starts_with(lead);
                on_it.then_some(lead.len())
            }
        }
    }

    /// The moves that reach the position from the solved puzzle, where they are known and there are any; of a position that was turned
    /// by hand those that reach the one before the first turn.
    pub fn scramble_moves(&self) -> Option<&Sequence> {
        let position = self.position();
        let reached =
            position.manual_solve.as_ref().map_or(position.reached.as_ref(), |hand| hand.from.reached.as_ref());
        reached.filter(|moves| !moves.0.is_empty())
    }

    /// The scramble, made as far as the position.
    pub fn scramble_player(&self) -> Option<MoveSequencePlayer<'_>> {
        let moves = self.scramble_moves()?;
        let at = if self.position().manual_solve.is_some() { 0 } else { moves.0.len() };
        Some(MoveSequencePlayer { what: Played::Scramble, start: solved(self.puzzle()), moves, phases: &[], at })
    }

    /// How many moves of a scramble lead to the position, and how many it has, where the position was taken from among those it passes
    /// through.
    pub fn place_in_scramble(&self) -> Option<[usize; 2]> {
        let position = self.position();
        let (hand, track) = position.manual_solve.as_ref().zip(position.track.as_ref())?;
        let from = &hand.from;
        let from_solved = from.position.is_solved() && from.reached.as_ref().is_some_and(|moves| moves.0.is_empty());
        let on_it = hand.moves.0.is_empty() && from.lead.0.len() == track.at && from.origin != Origin::Solved;
        (from_solved && on_it).then_some([track.at, track.moves.0.len()])
    }

    /// What was played when the position was taken from it.
    pub fn earlier_player(&self) -> Option<MoveSequencePlayer<'_>> {
        let Track { start, moves, phases, at } = self.position().track.as_ref()?;
        Some(MoveSequencePlayer { what: Played::Earlier, start, moves, phases, at: *at })
    }

    /// The moves that pass through the position although nobody plays them: what was played before, the log's, the scramble.
    pub(super) fn player_through(&self) -> Option<MoveSequencePlayer<'_>> {
        let of_log = || self.log_player().filter(|_| self.place_in_log().is_some());
        let of_scramble = || self.scramble_player().filter(|_| self.position().manual_solve.is_none());
        self.earlier_player().or_else(of_log).or_else(of_scramble)
    }

    /// Everything that can be played for the position beside its solution and what is played now.
    pub fn other_players(&self) -> impl Iterator<Item = MoveSequencePlayer<'_>> {
        let now = self.played_moves().map(|(what, _)| what);
        let all = [self.solution_player(), self.earlier_player(), self.log_player(), self.scramble_player()];
        all.into_iter().flatten().filter(move |player| Some(player.what) != now && !player.moves.0.is_empty())
    }

    /// The position before the first move of what is played, and how it came to be.
    pub(super) fn start_of(&self, what: Played) -> Option<ManualSolveStart> {
        let position = self.position();
        let origin = || position.first_origin().clone();
        match what {
            Played::Log => {
                let (start, _) = position.opened()?.after.as_ref()?;
                let reached = position.opened().map(|open| open.log.scramble());
                Some(ManualSolveStart {
                    origin: origin(),
                    position: start.facelets()?,
                    reached,
                    lead: Sequence::default(),
                })
            }
            Played::Scramble => Some(ManualSolveStart {
                origin: origin(),
                position: Facelets::solved(self.puzzle()),
                reached: Some(Sequence::default()),
                lead: Sequence::default(),
            }),
            Played::Earlier => {
                let (hand, track) = position.manual_solve.as_ref().zip(position.track.as_ref())?;
                let lead = &hand.from.lead.0;
                let before = lead.len().checked_sub(track.at)?;
                Some(ManualSolveStart {
                    lead: Sequence(lead[..before].to_vec()),
                    ..ManualSolveStart::clone(&hand.from)
                })
            }
            Played::Solution | Played::Cross(_) | Played::Pair(..) | Played::Path => self.start_here(),
        }
    }

    /// The position, and how it came to be.
    pub(super) fn start_here(&self) -> Option<ManualSolveStart> {
        let position = self.position();
        Some(match &position.manual_solve {
            Some(hand) => ManualSolveStart { lead: hand.since_origin(), ..ManualSolveStart::clone(&hand.from) },
            None => ManualSolveStart {
                origin: position.origin.clone(),
                position: position.state.clone()?,
                reached: position.reached.clone(),
                lead: Sequence::default(),
            },
        })
    }

    /// The position before the first move of what is played, with those of its moves that are made, if they lead elsewhere than to
    /// the position.
    pub(super) fn start_away(&self) -> Option<ManualSolveStart> {
        let playback = self.playback().filter(|playback| *playback.shown() != self.position().painting)?;
        let player = playback.player();
        let start = self.start_of(player.what)?;
        let made = player.moves.0.iter().take(player.at);
        Some(ManualSolveStart { lead: Sequence(start.lead.0.iter().chain(made).copied().collect()), ..start })
    }

    /// Whether what is shown is another position than the one that is worked on, reached by playing. A scramble that plays by itself
    /// is only on its way.
    pub fn shows_another(&self) -> bool {
        let elsewhere = |playback: &Playback| {
            !(playback.hurried && playback.is_playing()) && *playback.shown() != self.position().painting
        };
        self.state().is_some() && self.playback().is_some_and(elsewhere)
    }

    /// Makes the position that is shown the one that is worked on, undoably; what was played stays as a track.
    pub(super) fn adopt_shown(&mut self) {
        self.finish_scramble();
        let Some(from) = self.start_away() else { return self.rewind() };
        let Some(playback) = self.playback() else { return };
        let Some(state) = playback.shown().facelets() else { return };
        let MoveSequencePlayer { what, start, moves, phases, at } = playback.player();
        let track = (what != Played::Log).then(|| Track {
            start: start.clone(),
            moves: moves.clone(),
            phases: phases.to_vec(),
            at,
        });
        let hand = ManualSolve { from: Arc::new(from), moves: Sequence::default(), at: Duration::ZERO };
        self.change(Position { track, ..Position::turned(state, hand) }.by(EditKind::Play), None);
    }

    /// Whether the scramble can be played: its moves are known, or can be looked for.
    pub fn can_play_scramble(&self) -> bool {
        let unknown = || self.position().manual_solve.is_none() && !self.position().is_solved() && !self.is_finding();
        self.state().is_some() && (self.scramble_moves().is_some() || unknown())
    }

    /// Plays the moves that lead to the position from the solved puzzle; where none are known, they are looked for first. When nobody
    /// asked for just this it is hurried, and left out where motion is to be reduced.
    pub(super) fn play_scramble(&mut self, hurried: bool) {
        if hurried && self.cx.settings.reduce_motion {
            return;
        }
        let Some(moves) = self.scramble_moves().cloned() else {
            return self.find_scramble(Then::PlayScramble { hurried });
        };
        self.play(Played::Scramble, &moves);
        if let Some(playback) = &mut self.workspaces.workspace_mut().playback {
            playback.hurried = hurried;
        }
    }

    /// Copies the moves that lead to the position from the solved puzzle; where none are known, they are looked for first.
    pub(super) fn copy_scramble(&mut self) {
        match self.scramble_moves() {
            Some(moves) => {
                self.cx.request(ShellRequest::Copy(notation::print(self.puzzle(), moves)));
                self.cx.news = say::NEWS_COPIED_SCRAMBLE.with([]);
            }
            None => self.find_scramble(Then::CopyScramble),
        }
    }

    /// Takes moves that were looked for, if the position is still the one they reach.
    pub(super) fn take_scramble(&mut self, state: &Facelets, moves: Sequence) -> bool {
        let position = self.workspaces.workspace_mut().position_mut();
        let fits = position.state.as_ref() == Some(state) && position.manual_solve.is_none();
        if fits && position.reached.is_none() && !matches!(position.origin, Origin::Log(_)) {
            position.reached = Some(moves);
            return true;
        }
        self.cx.news = say::NEWS_SCRAMBLE_LATE.with([]);
        false
    }

    /// A scramble that plays by itself is over at once: whoever turns, paints or solves means the position it leads to.
    pub(super) fn finish_scramble(&mut self) {
        if self.playback().is_some_and(|playback| playback.hurried && playback.is_playing()) {
            self.rewind();
        }
    }
}
