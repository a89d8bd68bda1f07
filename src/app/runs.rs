//! The searches of a puzzle as runs that are kept and compared: each on its position, by its method, with its series.

use super::App;
use crate::model::runs::{Beginning, Run, Runs};

impl App {
    /// The runs of the puzzle that is shown.
    pub fn runs(&self) -> &Runs {
        &self.runs[self.puzzle()]
    }

    /// The number of the run that found out what is known about the position; `None` when nothing is, or when it is kept no more.
    pub fn current_run(&self) -> Option<&Run> {
        self.told_results().run.and_then(|number| self.runs().get(number))
    }

    /// Whether a run can be drawn beside what is known about the position: it is another one, in the same metric or as speed.
    pub fn comparable(&self, run: &Run, speed: bool) -> bool {
        self.told_results().run != Some(run.number) && (speed || run.by.metric == self.shown_metric())
    }

    /// Whether one more run can be pinned.
    pub fn can_pin(&self) -> bool {
        self.runs().can_pin()
    }

    /// The runs that are exported: that of the position, and those chosen to be shown; the oldest first.
    pub fn chosen_runs(&self) -> impl Iterator<Item = &Run> {
        let current = self.told_results().run;
        self.runs().list().iter().filter(move |run| run.shown || Some(run.number) == current)
    }

    /// Keeps in mind that a search for the position began; the number of its run.
    pub(super) fn begin_run(&mut self, beginning: &Beginning<'_>) -> usize {
        let puzzle = self.puzzle();
        let before = self.results().run;
        let number = self.runs[puzzle].begin(before, beginning);
        self.workspaces.workspace_mut().position_mut().results.run = Some(number);
        number
    }

    /// Takes what a search found out into its run.
    pub(super) fn follow_run(&mut self) {
        let Some((puzzle, run)) = self.searched_run() else { return };
        if let Some(position) = self.workspaces.of(puzzle).position_of_run(run) {
            self.runs[puzzle].follow(&position.results);
        }
    }

    pub(super) fn show_run(&mut self, number: usize, shown: bool) {
        let puzzle = self.puzzle();
        if let Some(run) = self.runs[puzzle].get_mut(number) {
            run.shown = shown;
        }
    }

    pub(super) fn pin_run(&mut self, number: usize, pinned: bool) {
        let (puzzle, free) = (self.puzzle(), self.can_pin());
        if let Some(run) = self.runs[puzzle].get_mut(number) {
            run.pinned = pinned && (run.pinned || free);
        }
    }

    /// Takes a run out of the list, unless it is that of the position or of the search at work.
    pub(super) fn remove_run(&mut self, number: usize) {
        let (puzzle, current, searched) = (self.puzzle(), self.results().run, self.searched_run());
        if Some(number) != current && Some((puzzle, number)) != searched {
            self.runs[puzzle].remove(number);
        }
    }
}
