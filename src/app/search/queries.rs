//! What is seen of the search, of its runs and of what is drawn of them.

use crate::app::core::context::Context;
use std::time::Duration;

use super::stage::{OtherResults, Stage};
use crate::app::App;
use crate::app::document::runs::results::MethodAndMetric;
use crate::app::document::runs::{Run, Runs};
use crate::app::pictures::WantedPicture;
use crate::shared::puzzles::score;
use crate::shared::settings::how_far::HowFar;
use unfold_engine::control::ProofProgress;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, tiers};

impl App {
    /// Whether a search is at work, for whichever position.
    pub fn is_searching(&self) -> bool {
        self.search.is_at_work()
    }

    /// Whether a search for the position is at work.
    pub fn is_searching_here(&self) -> bool {
        self.search.is_for_shown(&self.cx.document)
    }

    /// Results of another position of the puzzle than the one shown: of the one that is being searched, or else, as long
    /// as nothing is known of the one shown, of the nearest before it.
    pub fn other_results(&self) -> Option<OtherResults<'_>> {
        self.search.other_results(&self.cx.document)
    }

    /// The puzzle whose position is being searched, if it is another one than is shown.
    pub fn searched_elsewhere(&self) -> Option<PuzzleId> {
        self.search.run().map(|(puzzle, _)| puzzle).filter(|puzzle| *puzzle != self.puzzle())
    }

    /// Whether the search at work was told to stop.
    pub fn is_stopping(&self) -> bool {
        self.search.is_stopping()
    }

    /// The stage of the search for the position, or how it ended.
    pub fn stage(&self) -> Stage {
        self.search.stage(&self.cx.document)
    }

    /// True if a search for the position is at work that is to prove its solution optimal.
    pub fn is_proving_here(&self) -> bool {
        self.search.is_proof_of(self.puzzle(), self.results())
    }

    /// How far the proof for the position is with one length, which no solution found so far has.
    pub fn proof_progress(&self) -> Option<ProofProgress> {
        let results = self.results();
        self.search.is_of(self.puzzle(), results).then(|| self.search.proof(results)).flatten()
    }

    /// Whether the tables that this puzzle's search begins with were ready once since the start.
    pub fn tables_are_ready(&self) -> bool {
        let in_use = &self.cx.samples.tables.names;
        self.search.had_tables(self.puzzle())
            || self.searching_solver().is_some_and(|solver| solver.tables().iter().any(|name| in_use.contains(name)))
    }

    /// True if a search, for whichever position, has not begun because its tables are opened or built.
    pub fn is_opening_tables(&self) -> bool {
        self.search.is_opening_tables()
    }

    /// Whether large tables that the solver of this puzzle could use are not in use.
    pub fn lacks_large_tables(&self) -> bool {
        self.searching_solver().is_some_and(|solver| {
            let limits = Limits { memory: self.memory_used(), ..self.settings().limits() };
            let small_only = solver.has_large_tables() && tiers::made(solver.tiers(), &limits) == 0;
            small_only || self.cx.samples.tables.incomplete.contains(&(solver.puzzle(), solver.name()))
        })
    }

    /// Whether one more file can be written beside everything else.
    pub(crate) fn can_save_anything(&self) -> bool {
        !self.is_saving() && !self.is_choosing_file()
    }

    /// Whether a picture is being taken, or runs, a picture or the rows of a batch are being written.
    pub fn is_saving(&self) -> bool {
        self.picture_export.is_at_work() || self.file_export.is_at_work()
    }

    /// How many pixels the longer side of a picture of the net or the puzzle in space has.
    pub fn picture_side(&self) -> u32 {
        self.picture_export.side()
    }

    /// The picture that the window is to take when it paints next; it is handed over with its number.
    pub fn wanted_picture(&self) -> Option<WantedPicture> {
        self.picture_export.wanted()
    }

    /// What is to be said when there is a pause, and what at once; empty when there is nothing.
    pub fn announcements(&self) -> [String; 2] {
        self.announcer.said().map(|phrase| phrase.map_or_else(String::new, |phrase| phrase.get(self.language())))
    }
}

impl Context {
    /// True if Solve goes on with what an earlier search of the position that is shown has found.
    pub fn solve_goes_on(&self) -> bool {
        let results = self.results();
        let by = self.solver().map(|solver| MethodAndMetric { method: solver.name(), metric: self.metric() });
        results.by.is_some() && results.by == by && results.elapsed > Duration::ZERO && !self.shows_another()
    }

    /// True if a proof can follow: the best solution of the position is not proven optimal, the method has a proof, and the
    /// next search does not aim at it anyway.
    pub fn offers_proof(&self) -> bool {
        self.solve_goes_on()
            && self.settings().how_far != HowFar::Prove
            && self.results().best().is_some()
            && !self.results().is_optimal()
            && self.solver().is_some_and(|solver| {
                solvers::default_of(self.puzzle()).is_some_and(|usual| usual.name() == solver.name())
            })
    }

    /// How much of all the tables that are made behind the search is done, `0.0 <= progress <= 1.0`; `None` when none are made.
    pub fn tables_behind(&self) -> Option<f64> {
        self.samples.tables.behind
    }

    /// The runs of the puzzle that is shown.
    pub fn runs(&self) -> &Runs {
        &self.runs[self.puzzle()]
    }

    /// The number of the run that found out what is known about the position; `None` when nothing is, or when it is kept no more.
    pub fn current_run(&self) -> Option<&Run> {
        self.results().run.and_then(|number| self.runs().get(number))
    }

    /// Whether a run can be drawn beside what is known about the position: it is another one, in the same metric or as speed.
    pub fn comparable(&self, run: &Run, speed: bool) -> bool {
        self.results().run != Some(run.number) && (speed || run.by.metric == self.shown_metric())
    }

    /// Whether one more run can be pinned.
    pub fn can_pin(&self) -> bool {
        self.runs().can_pin()
    }

    /// The runs that are exported: that of the position, and those chosen to be shown; the oldest first.
    pub fn chosen_runs(&self) -> impl Iterator<Item = &Run> {
        let current = self.results().run;
        self.runs().list().iter().filter(move |run| run.shown || Some(run.number) == current)
    }

    /// The sticker score of what the net shows; `None` of another puzzle, or while it is no cube with six centres.
    pub fn score(&self) -> Option<u32> {
        score::of_painting(self.painting())
    }
}
