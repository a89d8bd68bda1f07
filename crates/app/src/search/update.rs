//! Search commands: solving, proving, stopping, and the choice of method and limits.

use std::time::Duration;

use super::{Search, job::SearchReport};
use crate::command::row::{Row, choice, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::settings::{MAX_THREADS, how_far::HowFar, seconds_limit::SecondsLimit};
use crate::task::{POLL_INTERVAL, TaskId};
use crate::{
    action::Action, dialog::PendingWork, document::editor::PaintingValidity, model::Model, obstacles, painting,
};
use crate::{playback, search::shown_position, solution};
use unfold_engine::{pattern, puzzle::Metric, puzzles::solvers, search::Limits};
use unfold_text::{Text, batch, commands, editor, reasons, search, tables};

#[derive(Clone, Debug, PartialEq)]
pub enum SearchCommand {
    Solve,
    /// Search for a proof that the best solution is optimal.
    Prove,
    Stop,
    /// Set the puzzle's method by name.
    SetMethod(&'static str),
    /// Set the puzzle's metric.
    SetMetric(Metric),
    SetHowFar(HowFar),
    SetTimeLimit(SecondsLimit),
    /// Set the time without improvement after which a search ends.
    SetPatience(SecondsLimit),
    /// Report that a typed time is not a valid number of seconds.
    RefuseSeconds(String),
    /// Set the number of threads; 0 for all.
    SetThreads(usize),
}

const fn how_far(id: &'static str, level: HowFar, texts: (Text<0>, Text<0>)) -> Row<SearchCommand> {
    choice(id, SearchCommand::SetHowFar(level), search::HOW_FAR, texts)
}

pub static ROWS: &[Row<SearchCommand>] = &[
    row("solve", SearchCommand::Solve, (commands::SOLVE, commands::SOLVE_TIP))
        .on_keys(&[Shortcut::ctrl("Enter")])
        .in_menu(Menu::Edit.at(4, 1)),
    row("prove", SearchCommand::Prove, (search::PROVE, search::PROVE_TIP)),
    row("stop", SearchCommand::Stop, (commands::STOP, commands::STOP_TIP))
        .on_keys(&[Shortcut::bare("Escape")])
        .in_menu(Menu::Edit.at(4, 2)),
    how_far("how-far-quick", HowFar::Quick, (search::HOW_FAR_QUICK, search::HOW_FAR_QUICK_TIP)),
    how_far("how-far-shortest", HowFar::Shortest, (search::HOW_FAR_SHORTEST, search::HOW_FAR_SHORTEST_TIP)),
    // Keeps the id of the switch in 0.1.0 that it replaces, since custom shortcuts are stored by id.
    how_far("optimal", HowFar::Prove, (search::HOW_FAR_PROVE, search::HOW_FAR_PROVE_TIP)),
];

/// Requests a search for the shown position, or for algorithms if only some stickers count. If space is short for the tables, the user is
/// asked first.
fn request(limits: Limits, then: PendingWork, model: &mut Model) {
    painting::leave_paint_mode(&mut model.document);
    if let PaintingValidity::Part { .. } = painting::status(model) {
        return model.effects.ask(Action::FindAlgorithms);
    }
    let Some(solver) = model.solver().map(|solver| solvers::effective_solver(solver, &limits)) else { return };
    if model.document.workspace().state().is_some() {
        model.effects.ask(Action::AskForSpace { solver, limits, then });
    }
}

impl Search {
    /// Forgets which tables were ready, after a change of the table folder.
    pub fn reset_tables_ready(&mut self) {
        self.tables_ready.clear();
    }
}

/// Starts a search for the shown position, replacing a running one.
pub fn begin(limits: Limits, model: &mut Model) {
    let Some(solver) = model.solver() else { return };
    let stopped = super::abandon(model);
    playback::adopt_shown(model);
    let (metric, memory) = (Some(model.metric()), crate::tables::memory_used(model));
    let mut limits = Limits { metric, memory, ..limits };
    if shown_position::continues_search(model) {
        // A first solution is known; continue with the search for shorter ones.
        limits.target = None;
    }
    limits.all_optimal = shown_position::lists_all_optimal(model);
    super::start(solver, limits, stopped, model);
}

/// Handles a report of the search. At its end, plays the solution and offers to save it, if the settings say so.
pub fn handle_report(id: TaskId, report: SearchReport, model: &mut Model) {
    if super::handle_report(id, report, model) {
        let is_choosing_file = model.file_dialog_kind.is_some();
        playback::play_when_solved(is_choosing_file, model);
        if !model.quitting.is_decided() {
            solution::offer_to_save(is_choosing_file, model);
        }
    }
}

/// Why the shown position cannot be solved. A running search for another position is no obstacle, since it would be stopped.
fn solving_obstacle(model: &Model) -> Obstacle {
    searching_obstacle(model).or(|| match painting::status(model) {
        PaintingValidity::Part { .. } => Obstacle::None,
        status if model.document.workspace().playback_left_position() => {
            Obstacle::unless(status != PaintingValidity::Solved, editor::WHY_SHOWN_SOLVED)
        }
        _ => position_obstacle(model),
    })
}

/// Why no search can start: the batch page or a running batch, work on tables, an invalid painting, a puzzle without a solver or, for a
/// painting where only some stickers count, no search for algorithms or one that is already running.
fn searching_obstacle(model: &Model) -> Obstacle {
    if crate::batch::is_shown(model) {
        return Obstacle::Disabled(batch::WHY_BATCH_PAGE.into());
    }
    if model.batch.running_puzzle().is_some() {
        return Obstacle::Disabled(batch::WHY_BATCH.into());
    }
    if model.tables.is_modifying() {
        return Obstacle::Disabled(tables::WHY_TABLES_BUSY.into());
    }
    let painting = obstacles::painting(model);
    if let PaintingValidity::Part { .. } = painting::status(model) {
        return Obstacle::unless(pattern::is_supported(model.puzzle()), reasons::WHY_WHOLE_ONLY)
            .or(|| Obstacle::unless(!model.algorithms.is_running(), reasons::WHY_SEARCHED));
    }
    if !matches!(painting, Obstacle::None) {
        return painting;
    }
    obstacles::no_solver(model)
}

/// Why the current position cannot be searched: it is invalid or solved, is being searched already, or leaves nothing to find.
fn position_obstacle(model: &Model) -> Obstacle {
    if model.document.workspace().position().is_solved() {
        return Obstacle::Disabled(reasons::WHY_SOLVED.into());
    }
    if shown_position::knows_all(model) {
        let all = model.results().has_all_optimal();
        return Obstacle::Disabled(if all { editor::WHY_ALL_OPTIMAL } else { editor::WHY_OPTIMAL }.into());
    }
    Obstacle::unless(
        model.document.workspace().state().is_some() && !shown_position::is_being_searched(model),
        reasons::WHY_SEARCHED,
    )
}

pub fn run(command: SearchCommand, model: &mut Model) {
    match command {
        SearchCommand::Solve => {
            close_options(model);
            request(model.settings.limits(model.puzzle()), PendingWork::Search, model);
        }
        SearchCommand::Prove => {
            close_options(model);
            // The proof is about the results' position, even during playback.
            if model.document.workspace().playback_left_position() {
                model.document.workspace_mut().rewind();
            }
            request(model.settings.proof_limits(model.puzzle()), PendingWork::Proof, model);
        }
        SearchCommand::Stop => model.effects.ask(Action::StopNext),
        SearchCommand::SetMethod(name) => model.change_choices(|choices| choices.method = Some(name.into())),
        SearchCommand::SetMetric(metric) => model.change_choices(|choices| choices.metric = Some(metric)),
        SearchCommand::SetHowFar(level) => model.change_settings(|s| s.set_how_far(level)),
        SearchCommand::SetTimeLimit(limit) => {
            let puzzle = model.puzzle();
            model.change_settings(|s| s.set_search_time_limit(puzzle, limit));
        }
        SearchCommand::SetPatience(limit) => model.change_settings(|s| s.patience = limit),
        SearchCommand::RefuseSeconds(typed) => model.report_error(SecondsLimit::rejection_message(&typed)),
        SearchCommand::SetThreads(threads) => model.change_settings(|s| s.threads = threads.min(MAX_THREADS)),
    }
}

/// Closes the search options, which would cover the results.
fn close_options(model: &mut Model) {
    if model.settings.solver_options {
        model.change_settings(|settings| settings.solver_options = false);
    }
}

pub fn obstacle(command: &SearchCommand, model: &Model) -> Obstacle {
    match command {
        SearchCommand::Solve => solving_obstacle(model),
        SearchCommand::Prove if !shown_position::offers_proof(model) => {
            Obstacle::Disabled(reasons::WHY_NO_PROOF.into())
        }
        SearchCommand::Prove => match shown_position::why_proof_hopeless(model) {
            Some(why) => Obstacle::Disabled(why),
            None => searching_obstacle(model).or(|| position_obstacle(model)),
        },
        SearchCommand::Stop => {
            let search = model.search.is_running() && !model.search.is_stopping();
            let batch = model.batch.running_puzzle().is_some() && !model.batch.is_stopping();
            let setup = model.setup.is_running() && !model.setup.is_automatic();
            let rows = model.rows_of_moves.is_shortening();
            let pages =
                model.algorithms.is_running() || model.cases.running().is_some() || model.fewest_moves.is_running();
            Obstacle::implied_unless(search || batch || setup || rows || pages)
        }
        _ => Obstacle::None,
    }
}

/// True for the selected *How far* level, false for the others; `None` for other commands.
pub fn is_on(command: &SearchCommand, model: &Model) -> Option<bool> {
    if let SearchCommand::SetHowFar(level) = command { Some(model.settings.how_far == *level) } else { None }
}

/// Time until the next progress poll; `None` unless a search is running.
pub fn due(model: &Model) -> Option<Duration> {
    model.search.is_running().then_some(POLL_INTERVAL)
}
