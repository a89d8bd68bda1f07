//! Effects of the commands of the search.

use std::time::Duration;

use super::{Search, command::SearchCommand};
use crate::app::core::{Action, AtWork, Context, Feature, Obstacle, Progress, SAMPLE, TaskId, dialog::Begin};
use crate::app::{document::editor::PaintingStatus, painting, playback, solution};
use crate::shared::settings::{MAX_THREADS, seconds_limit::SecondsLimit};
use unfold_engine::pattern;
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, job::JobReport};
use unfold_text::{batch, editor, reasons, tables};

/// Asks for a search of the position that is shown, unless there is too little space for its tables, about which is asked then. One
/// for another position ends, and keeps what it found.
fn ask(limits: Limits, then: Begin, cx: &mut Context) {
    painting::put_brush_down(&mut cx.document);
    if let PaintingStatus::Part { .. } = cx.painting_status() {
        return cx.ask(Action::FindAlgorithms);
    }
    let Some(solver) = cx.solver().map(|solver| solvers::searching(solver, &limits)) else { return };
    if cx.state().is_some() {
        cx.ask(Action::AskForSpace { solver, limits, then });
    }
}

impl Search {
    /// Begins a search for the position that is shown, instead of the one at work.
    pub fn begin(&mut self, limits: Limits, cx: &mut Context) {
        let Some(solver) = cx.solver() else { return };
        let stopped = self.abandon(cx);
        playback::adopt_shown(cx);
        let (metric, memory) = (Some(cx.metric()), cx.memory_used());
        let mut limits = Limits { metric, memory, ..limits };
        if cx.solve_goes_on() {
            // A first solution is there: what goes on is the search for shorter ones.
            limits.target = None;
        }
        limits.all = cx.lists_all_optimal();
        self.start(solver, limits, stopped, cx);
    }

    /// Hears what the search tells. The best solution of what is shown may be played or saved once it has ended.
    pub fn hear(&mut self, id: TaskId, report: JobReport, cx: &mut Context) {
        if self.handle_report(id, report, cx) {
            let is_choosing_file = cx.is_choosing_file();
            playback::play_when_solved(is_choosing_file, cx);
            if !cx.is_quitting() {
                solution::ask_when_solved(is_choosing_file, cx);
            }
        }
    }

    /// The tables are in another folder: none of them were looked at there.
    pub fn forget_tables(&mut self) {
        self.tables_ready.clear();
    }

    /// The obstacle to a search for what is shown; one for another position ends then.
    fn against_solving(&self, cx: &Context) -> Obstacle {
        if cx.shows_batch() {
            return Obstacle::Disabled(batch::WHY_BATCH_PAGE.into());
        }
        if cx.batch_at_work().is_some() {
            return Obstacle::Disabled(batch::WHY_BATCH.into());
        }
        if cx.at_work.tables_handled {
            return Obstacle::Disabled(tables::WHY_TABLES_BUSY.into());
        }
        let painting = cx.against_painting();
        if let PaintingStatus::Part { .. } = cx.painting_status() {
            return Obstacle::unless(pattern::is_searched(cx.puzzle()), reasons::WHY_WHOLE_ONLY)
                .or(|| Obstacle::unless(!cx.at_work.algorithms, reasons::WHY_SEARCHED));
        }
        if !matches!(painting, Obstacle::None) {
            return painting;
        }
        let no_solver = cx.against_no_solver();
        if !matches!(no_solver, Obstacle::None) {
            return no_solver;
        }
        if cx.shows_another() {
            return Obstacle::unless(cx.painting_status() != PaintingStatus::Solved, editor::WHY_SHOWN_SOLVED);
        }
        if cx.position().is_solved() {
            return Obstacle::Disabled(reasons::WHY_SOLVED.into());
        }
        if cx.knows_all() {
            let all = cx.results().has_all_optimal();
            return Obstacle::Disabled(if all { editor::WHY_ALL_OPTIMAL } else { editor::WHY_OPTIMAL }.into());
        }
        Obstacle::unless(cx.state().is_some() && !cx.is_searching_here(), reasons::WHY_SEARCHED)
    }
}

impl Feature for Search {
    type Command = SearchCommand;

    fn update(&mut self, command: SearchCommand, cx: &mut Context) {
        match command {
            SearchCommand::Solve => ask(cx.settings.limits(), Begin::Search, cx),
            SearchCommand::Prove => ask(cx.settings.proof_limits(), Begin::Proof, cx),
            // One thing after the other: what is watched first, what goes on behind it only when asked again.
            SearchCommand::Stop if self.is_at_work() && !self.is_stopping() => self.stop(cx),
            SearchCommand::Stop => cx.ask(Action::StopNext),
            SearchCommand::SetMethod(name) => cx.choose(|choices| choices.method = Some(name.into())),
            SearchCommand::SetMetric(metric) => cx.choose(|choices| choices.metric = Some(metric)),
            SearchCommand::SetHowFar(level) => cx.set(|s| s.set_how_far(level)),
            SearchCommand::SetTimeLimit(limit) => cx.set(|s| s.set_search_time_limit(limit)),
            SearchCommand::SetPatience(limit) => cx.set(|s| s.patience = limit),
            SearchCommand::RefuseSeconds(typed) => cx.news = SecondsLimit::refusal(&typed),
            SearchCommand::SetThreads(threads) => cx.set(|s| s.threads = threads.min(MAX_THREADS)),
        }
    }

    fn obstacle(&self, command: &SearchCommand, cx: &Context) -> Obstacle {
        match command {
            SearchCommand::Solve => self.against_solving(cx),
            SearchCommand::Prove if !cx.offers_proof() => Obstacle::Disabled(reasons::WHY_NO_PROOF.into()),
            SearchCommand::Prove => self.against_solving(cx),
            SearchCommand::Stop => {
                let work = &cx.at_work;
                let search = self.is_at_work() && !self.is_stopping();
                let others = (work.batch.is_some() && !work.batch_stopping) || work.finding || work.algorithms;
                Obstacle::plain_unless(search || others)
            }
            _ => Obstacle::None,
        }
    }

    fn is_on(&self, command: &SearchCommand, cx: &Context) -> Option<bool> {
        if let SearchCommand::SetHowFar(level) = command { Some(cx.settings.how_far == *level) } else { None }
    }

    fn crash(&mut self, id: TaskId, cx: &mut Context) {
        Search::crash(self, id, cx);
    }

    fn sample(&mut self, progress: &Progress, cx: &mut Context) {
        Search::sample(self, progress, cx);
    }

    fn due(&self, _: &Context) -> Option<Duration> {
        self.is_at_work().then_some(SAMPLE)
    }

    fn note_work(&self, work: &mut AtWork) {
        work.search = self.run();
        work.stopping = self.is_stopping();
    }

    fn close(&mut self, cx: &mut Context) {
        self.abandon(cx);
    }
}
