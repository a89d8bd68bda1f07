//! Turning by hand: a solve of one's own. Its turns are counted, its time is taken, and it is saved as a log.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::App;
use super::dialog::Dialog;
use super::errand::Errand;
use super::files::{self, Existing, FileError};
use super::sheet::{Origin, Sheet};
use super::strings::{editor, explain, hand as say, numbers, paint, window};
use crate::log::Log;
use crate::puzzle::{Facelets, Metric, Move, PuzzleId, Sequence};

/// The time that is shown changes this often.
const TICK: Duration = Duration::from_millis(100);

/// The position from which a person began to turn, and how it came to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// Where the position came from that was there before anything was turned.
    pub origin: Origin,
    /// That position.
    pub position: Facelets,
    /// Moves that reach it from the solved puzzle, where it came from moves that stand nowhere else.
    pub reached: Option<Sequence>,
    /// What was turned and played from there before this solve began.
    pub lead: Sequence,
}

/// Turns made by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// From where.
    pub from: Arc<Start>,
    /// The turns, and rotations of the whole puzzle among them.
    pub moves: Sequence,
    /// What the clock showed at the last of them.
    pub at: Duration,
}

impl Hand {
    /// How many turns they are in a metric of the puzzle: consecutive turns of the same layers are one, rotations none.
    pub fn turns(&self, metric: Metric) -> usize {
        let def = self.from.position.puzzle.def();
        self.moves.joined(def).length_in(def, metric)
    }

    /// Whether anything but the whole puzzle was turned.
    pub fn has_begun(&self) -> bool {
        let moves = &self.from.position.puzzle.def().moves;
        self.moves.0.iter().any(|mv| moves[mv.index()].cost > 0)
    }

    /// All that was turned and played since the position before anything was turned.
    fn since_origin(&self) -> Sequence {
        Sequence(self.from.lead.0.iter().chain(&self.moves.0).copied().collect())
    }
}

/// The clock of the turns made by hand: runs from the first turn until the puzzle is solved.
#[derive(Clone, Debug, Default)]
pub(super) struct Watch {
    /// The solve whose time it takes.
    run: Option<Arc<Start>>,
    /// What it showed when it was last stopped.
    before: Duration,
    /// When it was started since; `None` while it stands still.
    since: Option<Instant>,
}

impl Watch {
    /// What it shows.
    fn time(&self) -> Duration {
        self.before + self.since.map_or(Duration::ZERO, |since| since.elapsed())
    }

    /// Takes notice of another position.
    pub(super) fn follow(&mut self, sheet: &Sheet) {
        let Some(hand) = &sheet.hand else {
            // What was turned is undone; should it be redone, the time goes on from here.
            (self.before, self.since) = (self.time(), None);
            return;
        };
        let same = self.run.as_ref().is_some_and(|run| Arc::ptr_eq(run, &hand.from));
        if sheet.is_solved() || !hand.has_begun() {
            (self.before, self.since) = (hand.at, None);
        } else if !same {
            (self.before, self.since) = (hand.at, Some(Instant::now()));
        } else {
            self.since.get_or_insert_with(Instant::now);
        }
        self.run = Some(hand.from.clone());
    }
}

impl App {
    /// The turns made by hand, if the position came from them.
    pub fn hand(&self) -> Option<&Hand> {
        self.sheet().hand.as_ref()
    }

    /// How many turns were made by hand, in the metric that is chosen.
    pub fn turns_by_hand(&self) -> usize {
        self.hand().map_or(0, |hand| hand.turns(self.metric()))
    }

    /// How long the solve by hand has taken.
    pub fn solving_time(&self) -> Duration {
        self.hand().map_or(Duration::ZERO, |_| self.desks.desk().watch().time())
    }

    /// How soon the time by hand shows something else; `None` while it stands still.
    pub(super) fn next_tick(&self) -> Option<Duration> {
        self.hand().and(self.desks.desk().watch().since).map(|_| TICK)
    }

    /// Whether there is a turn made by hand that can be undone.
    pub fn can_undo_turn(&self) -> bool {
        self.can_undo() && self.hand().is_some_and(|hand| !hand.moves.0.is_empty())
    }

    /// Whether the turns made by hand can be saved.
    pub fn can_save_turns(&self) -> bool {
        self.has_logs() && self.hand().is_some_and(Hand::has_begun)
    }

    /// Makes a move on what the net shows: another position.
    pub(super) fn turn(&mut self, mv: Move) {
        let Some(def) = self.puzzle().def().moves.get(mv.index()) else { return };
        self.news = editor::NEWS_TURNED.with([&def.name]);
        self.make(mv);
        let Some(hand) = self.hand().filter(|_| self.sheet().is_solved()) else { return };
        if hand.has_begun() && !hand.from.position.after_all(&hand.from.lead).is_solved() {
            let time = numbers::clock(hand.at);
            self.news = say::NEWS_SOLVED.with([&self.turns_by_hand(), &self.metric(), &time]);
        }
    }

    /// Turns the whole puzzle as the rotation of this name does.
    pub(super) fn rotate(&mut self, name: &'static str) {
        let moves = &self.puzzle().def().moves;
        let Some(rotation) = moves.iter().position(|m| m.cost == 0 && m.name == name) else { return };
        self.make(Move(rotation as u16));
        let news = if self.puzzle() == PuzzleId::Tess2 { paint::NEWS_ROTATED_HYPER } else { editor::NEWS_ROTATED };
        self.news = news.with([&name]);
    }

    /// A move, whether or not it counts: what is painted moves along, and of a position it is remembered.
    fn make(&mut self, mv: Move) {
        let before = self.painting().clone();
        let painting = before.after(mv);
        let sheet = match painting.facelets().filter(|_| self.state().is_some()) {
            None => Sheet::painted(painting, Origin::Painted),
            Some(after) => {
                let Some(hand) = self.hand_with(mv) else { return };
                Sheet::turned(after, hand)
            }
        };
        self.repaint(sheet, None);
        self.show_turn(before, mv, self.time_by_hand());
    }

    /// The turns made by hand and this one. What was played meanwhile, or turned until the puzzle was solved, is not among them.
    fn hand_with(&self, mv: Move) -> Option<Hand> {
        let sheet = self.sheet();
        let played = self.playback().map_or(&[][..], |playback| &playback.moves.0[..playback.at]);
        if let Some(hand) = sheet.hand.as_ref().filter(|_| played.is_empty() && !sheet.is_solved()) {
            let at = if hand.has_begun() { self.solving_time() } else { Duration::ZERO };
            let moves = Sequence(hand.moves.0.iter().copied().chain([mv]).collect());
            return Some(Hand { from: hand.from.clone(), moves, at });
        }
        let lead = sheet.hand.as_ref().map(Hand::since_origin).unwrap_or_default();
        let lead = Sequence(lead.0.into_iter().chain(played.iter().copied()).collect());
        let start = match &sheet.hand {
            Some(hand) => Start { lead, ..Start::clone(&hand.from) },
            None => Start {
                origin: sheet.origin.clone(),
                position: sheet.state.clone()?,
                reached: sheet.reached.clone(),
                lead,
            },
        };
        Some(Hand { from: Arc::new(start), moves: Sequence(vec![mv]), at: Duration::ZERO })
    }

    /// A log that reaches the position as it came to be; `None` where it did not come from moves, and none are known.
    pub(super) fn log_of_sheet(&self) -> Option<Log> {
        let sheet = self.sheet();
        let Some(hand) = &sheet.hand else { return self.log_of_origin(&sheet.origin, sheet.reached.as_ref()) };
        let from = &hand.from;
        let known = || self.desks.desk().solution_of(&from.position);
        let found = || known().map(|solution| Log::of_scramble(&files::moves_to(&from.position, solution)));
        let start = self.log_of_origin(&from.origin, from.reached.as_ref()).or_else(found)?;
        Some(start.with_turns(&hand.since_origin()))
    }

    fn log_of_origin(&self, origin: &Origin, reached: Option<&Sequence>) -> Option<Log> {
        match origin {
            Origin::Log(open) => Some(open.log.clone()),
            _ => reached.map(Log::of_scramble),
        }
    }

    /// Saves the turns made by hand. Where no moves are known that reach the position from which they were made, such moves are looked
    /// for first, and the log is written when they are there.
    pub(super) fn save_turns(&mut self, path: &Path, existing: Existing) {
        let Some(hand) = self.hand().filter(|_| self.can_save_turns()).cloned() else { return };
        let turns = (hand.turns(self.metric()), self.metric());
        if let Some(log) = self.log_of_sheet() {
            return self.write_turns(path, &log, existing, turns);
        }
        // Better now than after the search.
        if let Err(error) = files::check_target(path, existing) {
            return self.refuse_turns(&error);
        }
        self.dialog = None;
        self.news = say::NEWS_FINDING.with([]);
        let (store, wake) = (self.store.clone(), self.wake.clone());
        let position = hand.from.position.clone();
        self.errand = Errand::start(path, existing, (position, hand.since_origin()), turns, store, wake);
    }

    /// Writes the log of turns made by hand, so many of them.
    pub(super) fn write_turns(&mut self, path: &Path, log: &Log, existing: Existing, turns: (usize, Metric)) {
        match files::save_turns(path, log, existing) {
            Ok(()) => {
                self.dialog = None;
                self.news = say::NEWS_TURNS_SAVED.with([&path.display(), &turns.0, &turns.1]);
            }
            Err(error) => self.refuse_turns(&error),
        }
    }

    fn refuse_turns(&mut self, error: &FileError) {
        self.dialog = Some(Dialog::Fault { title: window::ERROR_SAVE, fault: explain::file(error) });
    }
}
