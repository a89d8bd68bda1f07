//! What the search and its runs are asked and told.

use crate::app::effect::TaskId;
use crate::app::features::{playback, runs, save_solution};
use crate::app::{App, Command};
use crate::engine::puzzle::PuzzleId;
use crate::engine::solve::{Limits, job};
use crate::model::how_far::HowFar;

impl App {
    /// Starts a search for the position that is shown, unless there is too little space for its tables, about which is asked then. One
    /// for another position ends, and keeps what it found.
    pub(in crate::app) fn start_search(&mut self) {
        let Some(solver) = self.searching_solver() else { return };
        if self.state().is_some() {
            let limits = self.cx.settings.limits();
            self.tables.ask_for_space(solver, &limits, Command::Solve, &mut self.cx);
        }
    }

    /// The same, when there is enough space.
    pub(in crate::app) fn begin_search(&mut self) {
        let Some(solver) = self.solver() else { return };
        let stopped = self.abandon_search();
        playback::adopt_shown(&mut self.workspaces, &self.cx);
        let (metric, memory) = (Some(self.metric()), self.memory_used());
        let mut limits = Limits { metric, memory, ..self.cx.settings.limits() };
        if self.solve_goes_on() {
            // A first solution is there: what goes on is the search for shorter ones.
            limits.target = None;
        }
        self.search.start(solver, limits, stopped, &mut self.workspaces, &mut self.runs, &mut self.cx);
    }

    /// Starts a search, or goes on with it, that is to prove its solution optimal.
    pub(in crate::app) fn prove(&mut self) {
        self.cx.set(|settings| settings.set_how_far(HowFar::Prove));
        self.start_search();
    }

    /// Ends the search at once; what it found stays. Its puzzle and the number of its run are given back.
    pub(in crate::app) fn abandon_search(&mut self) -> Option<(PuzzleId, usize)> {
        self.search.abandon(&mut self.workspaces, &mut self.runs, &mut self.cx)
    }

    /// Takes in what a search tells; the best solution of what is shown may then be played.
    pub(in crate::app) fn hear_search(&mut self, id: TaskId, report: job::JobReport) {
        if let Some(found) = self.setup_solve.hear(id, &report, &mut self.cx) {
            self.use_setup(found);
        }
        if self.search.hear(id, report, &mut self.workspaces, &mut self.runs, &mut self.cx) {
            let is_choosing_file = self.is_choosing_file();
            playback::play_when_solved(&mut self.workspaces, is_choosing_file, &self.cx);
            if !self.is_quitting() {
                save_solution::ask_when_solved(self.workspaces.workspace(), is_choosing_file, &mut self.cx);
            }
        }
    }

    /// Takes a run out of the list, unless it is that of the position or of the search at work.
    pub(in crate::app) fn remove_run(&mut self, number: usize) {
        runs::remove(number, self.search.run(), &self.workspaces, &mut self.runs);
    }
}
