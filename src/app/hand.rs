//! Turning by hand: a solve of one's own. Its turns are counted, its time is taken, and it is saved as a log.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::App;
use super::errand::{Errand, Then, Turned};
use super::features::{motion, quit_prompt};
use super::files::{self, Existing, FileError};
use crate::app::sentences::describe;
use crate::engine::mc4d::Log;
use crate::engine::puzzle::{Move, PuzzleId, Sequence};
use crate::i18n::{editor, hand as say, numbers, paint, window};
use crate::model::document::edit_kind::EditKind;
use crate::model::document::manual_solve::{ManualSolve, ManualSolveStart};
use crate::model::document::position::{Origin, Position};

impl App {
    /// The turns made by hand, if the position came from them.
    pub fn manual_solve(&self) -> Option<&ManualSolve> {
        self.position().manual_solve.as_ref()
    }

    /// How many turns were made by hand, in the metric that is chosen.
    pub fn turns_by_hand(&self) -> usize {
        self.manual_solve().map_or(0, |hand| hand.turns(self.metric()))
    }

    /// How long the solve by hand has taken.
    pub fn solving_time(&self) -> Duration {
        let begun = self.manual_solve().filter(|hand| hand.has_begun());
        begun.map_or(Duration::ZERO, |_| self.workspaces.workspace().timer().time(self.cx.now))
    }

    /// How soon the time by hand shows something else; `None` while it stands still.
    pub(super) fn next_tick(&self) -> Option<Duration> {
        self.manual_solve().and_then(|_| self.workspaces.workspace().timer().next_tick(self.cx.now))
    }

    /// Makes a move on what the net shows: another position.
    pub(super) fn turn(&mut self, mv: Move) {
        let Some(def) = self.puzzle().def().moves.get(mv.index()) else { return };
        self.cx.news = editor::NEWS_TURNED.with([&def.name]);
        self.make(mv);
        // Whoever turns the whole of a solved puzzle did not solve it once more.
        let Some(hand) = self.manual_solve().filter(|_| def.cost > 0 && self.position().is_solved()) else { return };
        if hand.has_begun() && !hand.from.position.after_all(&hand.from.lead).is_solved() {
            let time = numbers::clock(hand.at);
            self.cx.news = say::NEWS_SOLVED.with([&self.turns_by_hand(), &self.metric(), &time]);
        }
    }

    /// Turns the whole puzzle as the rotation of this name does.
    pub(super) fn rotate(&mut self, name: &'static str) {
        let moves = &self.puzzle().def().moves;
        let Some(rotation) = moves.iter().position(|m| m.cost == 0 && m.name == name) else { return };
        self.make(Move(rotation as u16));
        let news = if self.puzzle() == PuzzleId::Tess2 { paint::NEWS_ROTATED_HYPER } else { editor::NEWS_ROTATED };
        self.cx.news = news.with([&name]);
    }

    /// A move, whether or not it counts: what is painted moves along, and of a position it is remembered.
    fn make(&mut self, mv: Move) {
        self.workspaces.workspace_mut().finish_scramble();
        let before = self.painting().clone();
        let painting = before.after(mv);
        let position = match painting.facelets().filter(|_| self.state().is_some()) {
            None => Position::painted(painting, Origin::Painted),
            Some(after) => {
                let Some(hand) = self.hand_with(mv) else { return };
                Position::turned(after, hand)
            }
        };
        let turns = self.puzzle().def().moves.get(mv.index()).is_some_and(|mv| mv.cost > 0);
        self.repaint(position.by(if turns { EditKind::Turn } else { EditKind::Rotate }), None);
        if let Some(hand) = self.manual_solve().cloned() {
            self.workspaces.workspace_mut().unsaved.turned(&hand);
        }
        motion::show_turn_by_hand(self.workspaces.workspace_mut(), before, mv, &self.cx);
    }

    /// The turns made by hand and this one. What was played meanwhile, or turned until the puzzle was solved, is not among them; the
    /// whole of a solved puzzle may still be turned.
    fn hand_with(&self, mv: Move) -> Option<ManualSolve> {
        let position = self.position();
        let counts = self.puzzle().def().moves.get(mv.index())?.cost > 0;
        let away = self.workspaces.workspace().start_away();
        if let Some(hand) =
            position.manual_solve.as_ref().filter(|_| away.is_none() && !(counts && position.is_solved()))
        {
            let moves = Sequence(hand.moves.0.iter().copied().chain([mv]).collect());
            // The first turn begins another run of the clock, even if one was undone before it.
            let begins = counts && !hand.has_begun();
            let from = if begins { Arc::new(ManualSolveStart::clone(&hand.from)) } else { hand.from.clone() };
            return Some(ManualSolve { from, moves, at: self.solving_time() });
        }
        let start = if away.is_some() { away } else { position.start_here() }?;
        Some(ManualSolve { from: Arc::new(start), moves: Sequence(vec![mv]), at: Duration::ZERO })
    }

    /// A log that reaches the position as it came to be; `None` where it did not come from moves, and none are known.
    pub(super) fn log_of_sheet(&self) -> Option<Log> {
        let position = self.position();
        let Some(hand) = &position.manual_solve else {
            return self.log_of_origin(&position.origin, position.reached.as_ref());
        };
        let from = &hand.from;
        let known = || self.workspaces.workspace().solution_of(&from.position);
        let found = || known().map(|solution| Log::of_scramble(&files::moves_to(&from.position, solution)));
        let moves = hand.since_origin();
        let own = from.origin.log().and_then(|open| Some((open, &open.after.as_ref()?.1.0)));
        if let Some((open, own)) = own
            && from.reached.is_some()
            && let Some(rest) = moves.0.strip_prefix(&own[..])
        {
            // Behind the end of the log, all of its history stays as it was clicked.
            return Some(if rest.is_empty() {
                open.log.clone()
            } else {
                open.log.with_turns(&Sequence(rest.to_vec()))
            });
        }
        let start = self.log_of_origin(&from.origin, from.reached.as_ref()).or_else(found)?;
        Some(start.with_turns(&moves))
    }

    fn log_of_origin(&self, origin: &Origin, reached: Option<&Sequence>) -> Option<Log> {
        match (origin, reached) {
            (Origin::Log(open), None) => Some(open.log.clone()),
            (Origin::Log(open), Some(_)) => Some(open.log.up_to_mark()),
            (_, reached) => reached.map(Log::of_scramble),
        }
    }

    /// Saves the turns made by hand. Where no moves are known that reach the position from which they were made, such moves are looked
    /// for first, and the log is written when they are there.
    pub(super) fn save_turns(&mut self, path: &Path, existing: Existing) {
        if self.is_finding() {
            self.cx.news = say::WHY_FINDING.with([]);
            return;
        }
        let hand =
            self.manual_solve().filter(|hand| self.has_logs() && hand.has_begun() && !self.is_finding()).cloned();
        let Some((hand, to)) = hand.zip(self.state().cloned()) else { return };
        self.cx.dialog = None;
        let turned = Turned {
            from: hand.from.position.clone(),
            moves: hand.since_origin(),
            to,
            turns: (hand.turns(self.metric()), self.metric()),
        };
        if let Some(log) = self.log_of_sheet() {
            return self.write_turns(path, &log, existing, &turned);
        }
        // Better now than after the search.
        if let Err(error) = files::check_target(path, existing) {
            return self.refuse_turns(&error);
        }
        self.cx.news = say::NEWS_FINDING.with([]);
        let (store, wake) = (self.store.clone(), self.wake.clone());
        let state = turned.from.clone();
        let then = Then::SaveTurns { path: path.to_path_buf(), existing, turned };
        self.errand = Errand::start(state, then, store, wake);
    }

    /// Writes the log of turns made by hand.
    pub(super) fn write_turns(&mut self, path: &Path, log: &Log, existing: Existing, turned: &Turned) {
        match files::save_turns(path, log, &turned.to, existing) {
            Ok(()) => {
                quit_prompt::note_saved_turns(&mut self.workspaces, &turned.from, &turned.to);
                self.cx.news = say::NEWS_TURNS_SAVED.with([&path.display(), &turned.turns.0, &turned.turns.1]);
            }
            Err(error) => self.refuse_turns(&error),
        }
    }

    fn refuse_turns(&mut self, error: &FileError) {
        self.cx.tell_failure(window::ERROR_SAVE, describe::file(error));
    }
}
