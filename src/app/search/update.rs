//! What the search and its runs are asked and told.

use crate::app::App;
use crate::app::command::Command;
use crate::app::command::SearchCommand;
use crate::app::core::job::TaskId;
use crate::app::playback;
use crate::app::runs::list;
use crate::app::solution::save;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, job};

impl App {
    /// Starts a search for the position that is shown, unless there is too little space for its tables, about which is asked then. One
    /// for another position ends, and keeps what it found.
    pub(crate) fn start_search(&mut self) {
        self.ask_for_search(self.cx.settings.limits(), Command::Search(SearchCommand::Solve));
    }

    /// Starts a search, or goes on with it, that is to prove its solution optimal, however far searches are to go otherwise.
    pub(crate) fn start_proof(&mut self) {
        self.ask_for_search(self.cx.settings.proof_limits(), Command::Search(SearchCommand::Prove));
    }

    fn ask_for_search(&mut self, limits: Limits, then: Command) {
        let Some(solver) = self.solver().map(|solver| solvers::searching(solver, &limits)) else { return };
        if self.state().is_some() {
            self.tables.ask_for_space(solver, &limits, then, &mut self.cx);
        }
    }

    /// Begins the search of [`App::start_search`], when there is enough space.
    pub(crate) fn begin_search(&mut self) {
        self.begin(self.cx.settings.limits());
    }

    /// Begins the search of [`App::start_proof`], when there is enough space.
    pub(crate) fn begin_proof(&mut self) {
        self.begin(self.cx.settings.proof_limits());
    }

    fn begin(&mut self, limits: Limits) {
        let Some(solver) = self.solver() else { return };
        let stopped = self.abandon_search();
        playback::adopt_shown(&mut self.cx);
        let (metric, memory) = (Some(self.metric()), self.memory_used());
        let mut limits = Limits { metric, memory, ..limits };
        if self.solve_goes_on() {
            // A first solution is there: what goes on is the search for shorter ones.
            limits.target = None;
        }
        self.search.start(solver, limits, stopped, &mut self.cx);
    }

    /// Ends the search at once; what it found stays. Its puzzle and the number of its run are given back.
    pub(crate) fn abandon_search(&mut self) -> Option<(PuzzleId, usize)> {
        self.search.abandon(&mut self.cx)
    }

    /// Takes in what a search tells; the best solution of what is shown may then be played.
    pub(crate) fn hear_search(&mut self, id: TaskId, report: job::JobReport) {
        if let Some(found) = self.setup_solve.hear(id, &report, &mut self.cx) {
            self.use_setup(found);
        }
        if self.search.hear(id, report, &mut self.cx) {
            let is_choosing_file = self.is_choosing_file();
            playback::play_when_solved(is_choosing_file, &mut self.cx);
            if !self.is_quitting() {
                save::ask_when_solved(is_choosing_file, &mut self.cx);
            }
        }
    }

    /// Takes a run out of the list, unless it is that of the position or of the search at work.
    pub(crate) fn remove_run(&mut self, number: usize) {
        list::remove(number, self.search.run(), &self.cx.document, &mut self.cx.runs);
    }
}
