//! Finding moves that reach a position, behind everything else: so that turns made from there can be saved as a log, or to be watched
//! or copied as its scramble.

use std::path::PathBuf;
use std::sync::Arc;

use super::features::playback;
use super::files::{self, Existing};
use super::{App, Wake};
use crate::app::sentences::describe::{self, UserError};
use crate::engine::mc4d::Log;
use crate::engine::puzzle::{Facelets, Metric, Sequence};
use crate::engine::solve::job::{Job, Report};
use crate::engine::solve::{self, Event, Limits, SolveError};
use crate::engine::tables::TableError;
use crate::engine::tables::store::Store;
use crate::i18n::{hand as say, window};

/// A search for any solution, and what is to be done once there is one.
pub(super) struct Errand {
    job: Job,
    /// Whether tables are made first.
    preparing: bool,
    /// The position to be reached.
    state: Facelets,
    then: Then,
}

/// What moves that reach a position are looked for.
pub(super) enum Then {
    /// Saving turns that were made from there.
    SaveTurns {
        /// The file.
        path: PathBuf,
        /// Whether it may be replaced.
        existing: Existing,
        /// What was turned.
        turned: Turned,
    },
    /// Playing them.
    PlayScramble {
        /// Whether nobody asked for just this, and nobody is to wait long for its end.
        hurried: bool,
    },
    /// Copying them.
    CopyScramble,
}

/// What was turned when the log was asked for; meanwhile a person may turn on.
pub(super) struct Turned {
    /// The position before anything was turned.
    pub(super) from: Facelets,
    /// What was turned and played since.
    pub(super) moves: Sequence,
    /// The position that the log is to reach.
    pub(super) to: Facelets,
    /// How many turns by hand these are, and in which metric.
    pub(super) turns: (usize, Metric),
}

impl Errand {
    /// Sets out; `None` for a puzzle without a solver.
    pub(super) fn start(state: Facelets, then: Then, store: Arc<Store>, wake: Wake) -> Option<Self> {
        let solver = solve::of(state.puzzle).next()?;
        let job = Job::start(solver, state.clone(), Limits::first(), store, move || wake());
        Some(Self { job, preparing: false, state, then })
    }
}

impl App {
    /// Whether moves are looked for that reach a position.
    pub fn is_finding(&self) -> bool {
        self.errand.is_some()
    }

    /// Whether that is done so that turns can be saved.
    pub(super) fn is_finding_for_turns(&self) -> bool {
        self.errand.as_ref().is_some_and(|errand| matches!(errand.then, Then::SaveTurns { .. }))
    }

    /// How much of the tables is done that are made for that, `0.0 <= progress <= 1.0`; `None` when none are made.
    pub fn finding_progress(&self) -> Option<f64> {
        self.errand.as_ref().filter(|errand| errand.preparing).map(|errand| errand.job.control().progress())
    }

    /// Gives it up; nothing is written.
    pub(super) fn stop_finding(&mut self) {
        match self.errand.take().map(|errand| errand.then) {
            None => {}
            Some(Then::SaveTurns { .. }) => self.cx.news = say::NEWS_FINDING_STOPPED.with([]),
            Some(Then::PlayScramble { .. } | Then::CopyScramble) => self.cx.news = window::NEWS_STOPPED.with([]),
        }
    }

    pub(super) fn poll_errand(&mut self) {
        while let Some(errand) = &mut self.errand {
            // Another puzzle may be shown by now.
            let puzzle = errand.state.puzzle;
            match errand.job.poll() {
                None => return,
                Some(Report::Event(Event::Tables { .. })) => errand.preparing = true,
                Some(Report::Event(Event::Started { .. })) => errand.preparing = false,
                Some(Report::Event(_)) => {}
                Some(Report::Done(Ok(outcome))) => self.end_errand(outcome.best.map(|best| best.moves)),
                Some(Report::Done(Err(SolveError::Tables(TableError::Stopped)))) => self.stop_finding(),
                Some(Report::Done(Err(error))) => self.fail_errand(describe::solve(puzzle, &error)),
                Some(Report::Crashed) => self.fail_errand(describe::crash()),
            }
        }
    }

    fn end_errand(&mut self, solution: Option<Sequence>) {
        let Some(Errand { state, then, .. }) = self.errand.take() else { return };
        let Some(solution) = solution else { return self.fail_errand(describe::crash()) };
        let moves = files::moves_to(&state, &solution);
        match then {
            Then::SaveTurns { path, existing, turned } => {
                let log = Log::of_scramble(&moves).with_turns(&turned.moves);
                self.write_turns(&path, &log, existing, &turned);
            }
            Then::PlayScramble { hurried } if self.take_scramble(&state, &moves) => {
                self.play_scramble(hurried);
                if self.cx.news == say::NEWS_FINDING_SCRAMBLE.with([]) {
                    self.cx.news = say::NEWS_PLAYING_SCRAMBLE.with([]);
                }
            }
            Then::CopyScramble if self.take_scramble(&state, &moves) => self.copy_scramble(),
            Then::PlayScramble { .. } | Then::CopyScramble => {}
        }
    }

    /// Takes moves that were looked for as the scramble, if they still reach the position; whether they do.
    fn take_scramble(&mut self, state: &Facelets, moves: &Sequence) -> bool {
        playback::take_scramble(&mut self.workspaces, state, moves.clone(), &mut self.cx)
    }

    fn fail_errand(&mut self, fault: UserError) {
        let saving = self.errand.take().is_none_or(|errand| matches!(errand.then, Then::SaveTurns { .. }));
        self.cx.tell_failure(if saving { window::ERROR_SAVE } else { window::ERROR_SOLVE }, fault);
    }

    /// Looks for moves that reach the position, to be played or copied.
    pub(super) fn find_scramble(&mut self, then: Then) {
        if self.is_finding() {
            self.cx.news = say::WHY_FINDING.with([]);
            return;
        }
        let Some(state) = self.state().cloned() else { return };
        self.cx.news = say::NEWS_FINDING_SCRAMBLE.with([]);
        self.errand = Errand::start(state, then, self.store.clone(), self.wake.clone());
    }
}
