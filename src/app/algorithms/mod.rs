//! The page of algorithms: the shortest moves from the position to a goal of which a part counts.

pub mod checked;
pub mod command;
pub mod job;
pub mod queries;
pub mod saved;

use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use self::checked::{AlgorithmsChecked, CheckJob, CheckedAlgorithms};
use self::command::{AlgorithmOrder, AlgorithmsCommand, GoalChoice};
use self::job::{AT_ONCE, AlgorithmsJob, AlgorithmsReport};
use self::queries::FoundAlgorithm;
use crate::app::core::{
    AtWork, Context, Effect, Feature, FileKind, Job, Obstacle, Page, Progress, SAMPLE, ShellRequest, TaskId,
    file_dialog, tracked_task::TrackedTask,
};
use crate::shared::ease::Ease;
use crate::shared::settings::threads_used;
use unfold_engine::notation::allowed;
use unfold_engine::pattern::{self, PatternTables, PatternTask};
use unfold_engine::puzzle::allowed::{AllowedMove, AllowedMoves};
use unfold_engine::puzzle::masks::NamedMask;
use unfold_engine::puzzle::pattern::Pattern;
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_engine::search::SolveError;
use unfold_engine::search::{Limits, Outcome, Reason, SearchEvent, Solution};
use unfold_engine::tables::TableError;
use unfold_text::{UserError, algorithms as say, sentences::describe};

/// The most that algorithms may be longer than the shortest.
pub const MAX_EXTRA: usize = 5;
/// Number of algorithms that the list holds.
const MAX_LISTED: u64 = 2_000;

/// The wishes of a person, and what was found for them.
pub struct Algorithms {
    /// The goal.
    pub goal: GoalChoice,
    /// The position that was set as goal.
    pub goal_position: Option<Pattern>,
    /// The text of the allowed moves; empty for all faces.
    pub allow: String,
    /// How much longer than the shortest algorithms may be, `0 <= extra <= MAX_EXTRA`.
    pub extra: usize,
    /// The order of the list.
    pub order: AlgorithmOrder,
    /// True if moves are hidden, and shown one by one.
    pub hides_moves: bool,
    /// True if turns of a face before and after are free where the goal is a part that people see so.
    pub free_turns: bool,
    /// The list that was found.
    pub found: Option<AlgorithmResults>,
    /// The list of a person that was checked, which is shown instead.
    pub checked: Option<CheckedAlgorithms>,
    running: Option<TaskId>,
    reading: TrackedTask<()>,
    tables: Arc<PatternTables>,
    ease: Ease,
    /// The last task that moves can solve: the page asks for it in each frame, and a task of many goals takes a while to check.
    possible: RefCell<Option<PatternTask>>,
}

/// The algorithms of a case, with what is proven about them.
pub struct AlgorithmResults {
    /// The task.
    pub task: PatternTask,
    /// The part that is its goal, if it is one with a name.
    pub part: Option<&'static NamedMask>,
    /// The metric of the lengths; `None` for costs of no metric.
    pub metric: Option<Metric>,
    /// The algorithms in the order in which they were found.
    pub algorithms: Vec<FoundAlgorithm>,
    /// True while the list holds only what was found at once.
    pub is_quick: bool,
    /// The lower bound that the searches for this list have proven.
    pub lower: usize,
    /// Nodes searched, and the time since the search began.
    pub effort: (u64, Duration),
    /// The reason for its end; `None` while it goes on.
    pub end: Option<Reason>,
}

impl Default for Algorithms {
    fn default() -> Self {
        Self {
            goal: GoalChoice::Solved,
            goal_position: None,
            allow: String::new(),
            extra: 0,
            order: AlgorithmOrder::Length,
            hides_moves: false,
            free_turns: true,
            found: None,
            checked: None,
            running: None,
            reading: TrackedTask::default(),
            tables: Arc::default(),
            ease: Ease::usual(),
            possible: RefCell::default(),
        }
    }
}

impl Algorithms {
    /// True while a search is at work.
    pub fn is_at_work(&self) -> bool {
        self.running.is_some()
    }

    /// The moves that are allowed.
    ///
    /// # Errors
    /// The first fault in the text.
    pub fn allowed(&self, puzzle: PuzzleId) -> Result<AllowedMoves, UserError> {
        match self.allow.trim() {
            "" => Ok(AllowedMoves::usual(puzzle, puzzle.def().metric)),
            text => allowed::parse(puzzle, text).map_err(|error| describe::notation(puzzle, &error)),
        }
    }

    /// Allows all turns of a move, or takes them away.
    fn toggle(&mut self, name: &str, puzzle: PuzzleId) {
        let Ok(turns) = allowed::parse(puzzle, name) else { return };
        let before = self.allowed(puzzle).unwrap_or_else(|_| AllowedMoves::usual(puzzle, puzzle.def().metric));
        let is_of = |one: &AllowedMove| turns.moves().iter().any(|turn| turn.mv == one.mv);
        let has_all = turns.moves().iter().all(|turn| before.moves().iter().any(|one| one.mv == turn.mv));
        let mut moves: Vec<AllowedMove> = before.moves().iter().copied().filter(|one| !is_of(one)).collect();
        if !has_all {
            moves.extend(turns.moves());
        }
        // With the last one gone, all faces are allowed again.
        let text = |moves: &AllowedMoves| if moves.are_usual() { String::new() } else { allowed::print(moves) };
        self.allow = AllowedMoves::new(puzzle, moves).map_or_else(|_| String::new(), |moves| text(&moves));
    }

    /// Finds the shortest algorithms for the position, of which only a part counts.
    pub fn find_for_part(&mut self, cx: &mut Context) {
        // The goal of another case says nothing about this one.
        if matches!(self.goal, GoalChoice::Part(_)) {
            self.goal = GoalChoice::Solved;
        }
        self.find(cx);
    }

    fn find(&mut self, cx: &mut Context) {
        self.stop(cx);
        let puzzle = cx.puzzle();
        let (task, moves) = match self.task(cx).and_then(|task| Ok((task, self.allowed(puzzle)?))) {
            Ok(ready) => ready,
            Err(error) => return cx.tell_failure(say::ERROR_ALGORITHMS, error),
        };
        let metric = allowed::metric_of(&moves);
        let limits = Limits {
            threads: threads_used(cx.settings.threads),
            timeout: None,
            optimal: true,
            all: true,
            extra: self.extra,
            count: Some(MAX_LISTED),
            ..Limits::default()
        };
        cx.page = Some(Page::Algorithms);
        cx.news = say::NEWS_FINDING_ALGORITHMS.with([]);
        let counted = metric.unwrap_or(puzzle.def().metric);
        let (tables, at_once) = (self.tables.clone(), Some(AT_ONCE));
        let job = AlgorithmsJob { task: task.clone(), metric: counted, limits, tables, at_once };
        self.running = Some(cx.start(Job::Algorithms(job)));
        self.checked = None;
        let (algorithms, effort) = Default::default();
        let part = self.part(puzzle);
        self.found =
            Some(AlgorithmResults { task, part, metric, algorithms, is_quick: false, lower: 0, effort, end: None });
    }

    /// Ends the search; what it found stays.
    pub fn stop(&mut self, cx: &mut Context) {
        if let Some(id) = self.running.take() {
            cx.effect(Effect::Stop(id));
        }
        if let Some(found) = &mut self.found {
            found.end.get_or_insert(Reason::Stopped);
            cx.news = queries::verdict(found, cx);
        }
    }

    /// Hears what the search tells.
    pub fn handle_report(&mut self, id: TaskId, report: AlgorithmsReport, cx: &mut Context) {
        if self.running != Some(id) {
            return;
        }
        let Some(found) = &mut self.found else { return };
        match report {
            AlgorithmsReport::Event(SearchEvent::Bound { lower, .. }) => found.lower = found.lower.max(lower),
            AlgorithmsReport::Quick(solution) => {
                found.algorithms = vec![listed(found, solution, &self.ease)];
                found.is_quick = true;
            }
            AlgorithmsReport::Event(SearchEvent::Optimal(solution)) => {
                if std::mem::take(&mut found.is_quick) {
                    found.algorithms.clear();
                }
                found.algorithms.push(listed(found, solution, &self.ease));
            }
            AlgorithmsReport::Event(_) => {}
            AlgorithmsReport::End(result) => {
                self.running = None;
                self.end(result, cx);
            }
        }
    }

    fn end(&mut self, result: Result<Outcome, SolveError>, cx: &mut Context) {
        let Some(found) = &mut self.found else { return };
        match result {
            Ok(outcome) => {
                found.lower = found.lower.max(outcome.lower);
                found.effort = (outcome.nodes, outcome.elapsed);
                found.end = Some(outcome.reason);
                cx.news = queries::verdict(found, cx);
            }
            Err(SolveError::Tables(TableError::Stopped)) => found.end = Some(Reason::Stopped),
            Err(error) => {
                self.found = None;
                cx.tell_failure(say::ERROR_ALGORITHMS, describe::solve(cx.puzzle(), &error));
            }
        }
    }

    /// Reads a list and checks its algorithms against the case.
    pub fn check(&mut self, path: PathBuf, cx: &mut Context) {
        match self.task(cx) {
            Ok(task) => {
                cx.dialog = None;
                self.stop(cx);
                cx.page = Some(Page::Algorithms);
                self.reading.begin(Job::CheckAlgorithms(CheckJob { path, task, part: self.part(cx.puzzle()) }), (), cx);
            }
            Err(error) => cx.tell_failure(say::ERROR_CHECK, error),
        }
    }

    /// Takes in the list that was checked.
    pub fn take_checked(&mut self, id: TaskId, AlgorithmsChecked(checked): AlgorithmsChecked, cx: &mut Context) {
        if self.reading.end(id).is_none() {
            return;
        }
        match checked {
            Ok(checked) if checked.algorithms.is_empty() => {
                cx.tell_failure(say::ERROR_CHECK, UserError::new(say::CHECK_NONE, say::CHECK_NONE_DO));
            }
            Ok(checked) => {
                cx.news = queries::checked_verdict(&checked);
                self.checked = Some(checked);
            }
            Err(error) => cx.tell_failure(say::ERROR_CHECK, error.explain()),
        }
    }
}

/// A solution as an algorithm of the list.
fn listed(results: &AlgorithmResults, solution: Solution, ease: &Ease) -> FoundAlgorithm {
    let ease = ease.cost(results.task.position.puzzle(), &solution.moves);
    let reached = results.task.reached_by(&solution.moves);
    FoundAlgorithm { solution, ease, reached, revealed: 0 }
}

impl Feature for Algorithms {
    type Command = AlgorithmsCommand;

    fn update(&mut self, command: AlgorithmsCommand, cx: &mut Context) {
        let puzzle = cx.puzzle();
        match command {
            AlgorithmsCommand::Algorithms => cx.page = Some(Page::Algorithms),
            AlgorithmsCommand::Find => self.find(cx),
            AlgorithmsCommand::Stop => self.stop(cx),
            AlgorithmsCommand::SetGoal => {
                self.goal_position = cx.painting().pattern();
                self.goal = GoalChoice::Position;
                cx.news = say::NEWS_GOAL_SET.with([]);
            }
            AlgorithmsCommand::ChooseGoal(goal) => self.goal = goal,
            AlgorithmsCommand::Allow(text) => self.allow = text,
            AlgorithmsCommand::ToggleMove(name) => self.toggle(name, puzzle),
            AlgorithmsCommand::SetExtra(extra) => self.extra = extra.min(MAX_EXTRA),
            AlgorithmsCommand::Sort(order) => self.order = order,
            AlgorithmsCommand::HideMoves(hides) => self.hides_moves = hides,
            AlgorithmsCommand::Reveal(place) => {
                if let Some(algorithm) = self.found.as_mut().and_then(|found| found.algorithms.get_mut(place)) {
                    algorithm.revealed += 1;
                }
            }
            AlgorithmsCommand::Copy => {
                cx.request(ShellRequest::Copy(self.text()));
                cx.news = say::NEWS_COPIED_ALGORITHMS.with([]);
            }
            AlgorithmsCommand::FreeTurns(free) => self.free_turns = free,
            AlgorithmsCommand::Save => file_dialog::choose(FileKind::Algorithms, cx),
            AlgorithmsCommand::Check => file_dialog::choose(FileKind::AlgorithmList, cx),
        }
    }

    fn is_of(command: &AlgorithmsCommand, puzzle: PuzzleId) -> bool {
        // A search for the puzzle before goes on, and can be ended.
        *command == AlgorithmsCommand::Stop || pattern::is_searched(puzzle)
    }

    fn obstacle(&self, command: &AlgorithmsCommand, cx: &Context) -> Obstacle {
        let has_pattern = || cx.position().painting.pattern().is_some();
        match command {
            AlgorithmsCommand::Find | AlgorithmsCommand::SetGoal => Obstacle::because_if(!has_pattern(), || {
                unfold_text::editor::UNFINISHED.with([&cx.painting().missing()])
            }),
            AlgorithmsCommand::Stop => Obstacle::plain_unless(self.is_at_work()),
            AlgorithmsCommand::Check => {
                let unfinished = || unfold_text::editor::UNFINISHED.with([&cx.painting().missing()]);
                Obstacle::because_if(!has_pattern(), unfinished).or(|| cx.against_choosing_file())
            }
            AlgorithmsCommand::Copy | AlgorithmsCommand::Save => {
                let has_some = self.found.as_ref().is_some_and(|found| !found.algorithms.is_empty());
                Obstacle::unless(has_some, say::WHY_NONE_FOUND)
            }
            _ => Obstacle::None,
        }
    }

    fn crash(&mut self, id: TaskId, cx: &mut Context) {
        if self.running == Some(id) {
            self.stop(cx);
            cx.tell_failure(say::ERROR_ALGORITHMS, describe::crash());
        }
        if self.reading.end(id).is_some() {
            cx.tell_failure(say::ERROR_CHECK, describe::crash());
        }
    }

    fn sample(&mut self, progress: &Progress, _: &mut Context) {
        let numbers = self.running.and_then(|id| progress.get(&id));
        if let (Some(numbers), Some(found)) = (numbers, &mut self.found) {
            found.effort = (numbers.nodes, numbers.elapsed);
        }
    }

    fn due(&self, _: &Context) -> Option<Duration> {
        (self.is_at_work() || self.reading.is_at_work()).then_some(SAMPLE)
    }

    fn note_work(&self, work: &mut AtWork) {
        work.algorithms = self.is_at_work();
    }

    fn close(&mut self, cx: &mut Context) {
        self.stop(cx);
    }
}
