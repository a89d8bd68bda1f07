//! The fewest-moves page: a scramble, lines of moves on it or its inverse, and searches for steps and solutions.

pub mod attempt_list;
pub mod attempts;
pub mod job;
pub mod lines;
pub mod results;
pub mod session_record;
pub mod state;
pub mod task;
pub mod tree;
pub mod undo;
pub mod undo_stack;

use std::time::Duration;

use self::job::{FewestMovesJob, FewestMovesSearch, SearchKind};
use self::state::{FewestMoves, MAX_EXTRA, RunningTask, TypedScramble};
use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::document::{EditKind, EditMerge};
use crate::history::changes;
use crate::puzzles::fewest_moves::{BestLimits, PUZZLE, Sides, StepKind};
use crate::search::update::{self as search, SearchCommand};
use crate::task::{POLL_INTERVAL, Progress, TaskId};
use crate::{
    effect::ShellRequest, job::Job, model::Model, page::Page, playback, played::SequenceKind, puzzles, typing,
};
use unfold_engine::notation;
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_text::{UserError, fewest_moves as say, sentences::describe};

#[derive(Clone, Debug, PartialEq)]
pub enum FewestMovesCommand {
    FewestMoves,
    /// Set the scramble's text.
    Scramble(String),
    /// Set the text of the lines.
    Lines(String),
    /// Choose the step to search.
    ChooseStep(StepKind),
    /// Choose the sides of the scramble to search.
    ChooseSides(Sides),
    /// Also list ways up to this many moves longer than the shortest.
    SetExtra(usize),
    /// Search for ways to the next step.
    FindStep,
    /// Search for a short complete solution.
    FindBest,
    /// Search for solutions by insertions into the lines.
    FindInsertions,
    /// Shorten the solution of the lines.
    Shorten,
    Stop,
    /// Append the way at this index as a line.
    TakeWay(usize),
    /// Append the best complete solution found as lines.
    TakeBest,
    /// Replace all lines with the solution by insertions at this index.
    TakeInsertion(usize),
    /// Save the lines as an attempt.
    Keep,
    /// Move the cursor to this row of the tree of attempts.
    GoTo(usize),
    /// Restore the lines from the scramble down to this row of the tree.
    BringBack(usize),
    /// Remove this row of the tree with its branch.
    Remove(usize),
    /// Restore the branch removed last.
    RestoreRemoved,
    /// Search for an optimal solution of the scramble, with proof.
    ProveBound,
    /// Copy the solution as normal moves.
    Copy,
    /// Copy the scramble, the lines and the solution.
    CopySteps,
    /// Play the solution on the puzzle.
    Play,
}

use FewestMovesCommand as C;

/// The feature's rows of the command table.
pub static ROWS: &[Row<FewestMovesCommand>] = &[
    row("fewest-moves", C::FewestMoves, (say::FMC_PAGE, say::FMC_PAGE_TIP))
        .on_keys(&[Shortcut::bare("F3")])
        .in_menu(Menu::View.at(4, 0)),
    row("find-step", C::FindStep, (say::FMC_FIND_STEP, say::FMC_FIND_STEP_TIP)).on_keys(&[Shortcut::bare("F5")]),
    row("find-best-total", C::FindBest, (say::FMC_FIND_BEST, say::FMC_FIND_BEST_TIP)),
    row("find-insertions", C::FindInsertions, (say::FMC_FIND_INSERTIONS, say::FMC_FIND_INSERTIONS_TIP)),
    row("shorten-further", C::Shorten, (say::FMC_SHORTEN, say::FMC_SHORTEN_TIP)),
    row("stop-fewest-moves", C::Stop, (say::FMC_STOP, say::FMC_STOP_TIP)),
    row("keep-attempt", C::Keep, (say::FMC_KEEP, say::FMC_KEEP_TIP)),
    row("restore-attempts", C::RestoreRemoved, (say::FMC_RESTORE, say::FMC_RESTORE_TIP)),
    row("prove-bound", C::ProveBound, (say::FMC_PROVE, say::FMC_PROVE_TIP)),
    row("copy-fewest-moves", C::Copy, (say::FMC_COPY, say::FMC_COPY_TIP)),
    row("copy-steps", C::CopySteps, (say::FMC_COPY_STEPS, say::FMC_COPY_STEPS_TIP)).in_menu(Menu::Share.at(1, 9)),
    row("play-fewest-moves", C::Play, (say::FMC_PLAY, say::FMC_PLAY_TIP)),
];

/// Time limit of the search for a short complete solution.
pub const BEST_TIMEOUT: Duration = Duration::from_secs(60);

/// Runs an available command.
pub fn run(command: FewestMovesCommand, model: &mut Model) {
    match command {
        C::FewestMoves => show(model),
        // Strip the line break that Enter adds.
        C::Scramble(text) => type_scramble(text.trim_end_matches('\n').to_owned(), model),
        C::Lines(text) => drop(undo::set_lines(text, true, model)),
        C::ChooseStep(step) => model.fewest_moves.step = Some(step),
        C::ChooseSides(sides) => model.fewest_moves.sides = sides,
        C::SetExtra(extra) => model.fewest_moves.extra = extra.min(MAX_EXTRA),
        C::FindStep => {
            let FewestMoves { sides, extra, .. } = model.fewest_moves;
            let Some(step) = task::step(model) else { return };
            // The shortcut works outside the page, too.
            model.page = Some(Page::FewestMoves);
            begin(SearchKind::Steps, FewestMovesSearch::Steps { step, sides, extra }, model);
        }
        C::FindBest => {
            let threads = crate::settings::thread_count(model.settings.threads);
            let limits = BestLimits { threads, timeout: Some(BEST_TIMEOUT), ..BestLimits::default() };
            begin(SearchKind::Best, FewestMovesSearch::Best(limits), model);
        }
        C::FindInsertions => begin(SearchKind::Insertions, FewestMovesSearch::Insertions, model),
        C::Shorten => begin(SearchKind::Shorten, FewestMovesSearch::Shorten, model),
        C::Stop => results::stop(model),
        C::TakeWay(index) => results::take_way(index, model),
        C::TakeBest => results::take_best(model),
        C::TakeInsertion(index) => results::take_insertion(index, model),
        C::Keep => {
            attempts::keep(model);
        }
        C::GoTo(index) => model.fewest_moves.cursor = index,
        C::BringBack(index) => attempts::bring_back(index, model),
        C::Remove(index) => attempts::remove(index, model),
        C::RestoreRemoved => attempts::restore_removed(model),
        C::ProveBound => search::run(SearchCommand::Prove, model),
        C::Copy => {
            let Some(solution) = task::lines(model).and_then(|lines| lines.solution()) else { return };
            model.effects.request(ShellRequest::Copy(notation::print(PUZZLE, &solution)));
            model.news = say::NEWS_FMC_COPIED.with([&solution.0.len()]);
        }
        C::CopySteps => {
            let Some(text) = task::competition_text(model) else { return };
            model.effects.request(ShellRequest::Copy(text));
            model.news = say::NEWS_FMC_COPIED_STEPS.with([]);
        }
        C::Play => {
            let Some(moves) = task::lines(model).and_then(|lines| lines.solution()) else { return };
            playback::play(SequenceKind::FewestMoves, &moves, model);
        }
    }
}

fn show(model: &mut Model) {
    model.page = Some(Page::FewestMoves);
    // Building the table for insertions takes about a second, once per program run.
    if let (None, Some(task)) = (model.fewest_moves.prepare_task, task::scramble_task(model)) {
        let job = FewestMovesJob { task, search: FewestMovesSearch::Prepare };
        model.fewest_moves.prepare_task = Some(model.effects.start(Job::FewestMoves(job)));
    }
}

/// Sets a typed scramble. An empty or invalid one leaves the position unchanged.
fn type_scramble(text: String, model: &mut Model) {
    if text.trim().is_empty() {
        model.fewest_moves.typed = None;
        return;
    }
    let letters = model.settings.colour_letters(PUZZLE);
    let parsed = match typing::read(PUZZLE, &text, &letters) {
        Err((_, error)) => Err(error),
        Ok((position, _)) => match position.state.clone() {
            None => Err(UserError::new(say::FMC_NOT_SOLVABLE, say::FMC_NOT_SOLVABLE_DO)),
            Some(state) => {
                if model.document.workspace().position().painting != position.painting {
                    changes::replace_position(position.with_edit(EditKind::Type), Some(EditMerge::Typing), model);
                }
                Ok(state)
            }
        },
    };
    model.fewest_moves.typed = Some(TypedScramble { text, parsed });
}

/// Starts a search in place of the running one.
fn begin(kind: SearchKind, search: FewestMovesSearch, model: &mut Model) {
    results::stop(model);
    model.fewest_moves.stopped = None;
    let Some(task) = task::task(model) else { return };
    model.news = match kind {
        SearchKind::Steps => say::NEWS_FMC_FINDING_STEP.with([]),
        SearchKind::Best => say::NEWS_FMC_FINDING_BEST.with([]),
        SearchKind::Insertions => say::NEWS_FMC_INSERTING.with([]),
        SearchKind::Shorten => say::NEWS_FMC_SHORTENING.with([]),
    };
    results::reset_result(kind, &task, model);
    let id = model.effects.start(Job::FewestMoves(FewestMovesJob { task: task.clone(), search }));
    model.fewest_moves.running = Some(RunningTask { id, kind, task, elapsed: Duration::ZERO });
}

pub fn applies_to(command: &FewestMovesCommand, puzzle: PuzzleId) -> bool {
    // A search for the previous puzzle may still be running, so Stop stays available.
    *command == C::Stop || puzzles::record(puzzle).has_fewest_moves
}

pub fn obstacle(command: &FewestMovesCommand, model: &Model) -> Obstacle {
    let unreadable = || Obstacle::unless(task::task(model).is_some(), say::WHY_FMC_LINES);
    let empty =
        || Obstacle::unless(task::lines(model).is_some_and(|lines| !lines.steps.is_empty()), say::WHY_FMC_EMPTY);
    let no_scramble = Obstacle::unless(task::scramble_task(model).is_some(), say::FMC_NOT_SOLVABLE);
    match command {
        C::FewestMoves => Obstacle::None,
        C::Stop => Obstacle::implied_unless(model.fewest_moves.is_running()),
        C::FindStep => no_scramble.or(unreadable).or(|| match task::step_obstacle(model) {
            Some(why) => Obstacle::Disabled(why),
            None => Obstacle::None,
        }),
        C::FindBest | C::FindInsertions => no_scramble.or(unreadable).or(|| {
            let solved = task::lines(model).is_some_and(|lines| lines.reached.is_solved());
            Obstacle::unless(!solved, say::WHY_FMC_SOLVED)
        }),
        C::Shorten => no_scramble.or(unreadable).or(empty).or(|| {
            let solved = task::lines(model).is_some_and(|lines| lines.reached.is_solved());
            Obstacle::unless(solved, say::FMC_NOT_FINISHED)
        }),
        C::Copy | C::CopySteps | C::Play => no_scramble.or(unreadable).or(empty),
        C::Keep => {
            no_scramble.or(|| Obstacle::unless(!model.fewest_moves.lines().trim().is_empty(), say::WHY_FMC_EMPTY))
        }
        C::RestoreRemoved => Obstacle::unless(model.fewest_moves.attempts().has_removed(), say::WHY_FMC_NONE_REMOVED),
        C::ProveBound => search::obstacle(&SearchCommand::Solve, model)
            .or(|| Obstacle::unless(model.metric() == Metric::Htm, say::WHY_FMC_METRIC)),
        _ => Obstacle::None,
    }
}

/// Updates the elapsed time of the search.
pub fn sample(progress: &Progress, model: &mut Model) {
    if let Some(running) = &mut model.fewest_moves.running
        && let Some(numbers) = progress.get(&running.id)
    {
        running.elapsed = numbers.elapsed;
    }
}

/// Handles a crash of this feature's job; ignores other tasks.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.fewest_moves.running.as_ref().is_some_and(|running| running.id == id) {
        model.fewest_moves.running = None;
        model.report_failure(say::ERROR_FMC, describe::crash());
    }
}

/// Time until the next progress poll; `None` while nothing is running.
pub fn due(model: &Model) -> Option<Duration> {
    model.fewest_moves.is_running().then_some(POLL_INTERVAL)
}
