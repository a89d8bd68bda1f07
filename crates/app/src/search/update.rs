//! Commands of the search.

use std::time::Duration;

use super::{Search, job::SearchReport};
use crate::command::row::{Row, choice, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::settings::{MAX_THREADS, how_far::HowFar, seconds_limit::SecondsLimit};
use crate::task::{SAMPLE, TaskId};
use crate::{action::Action, dialog::Begin, document::editor::PaintingStatus, model::Model, obstacles, painting};
use crate::{playback, search::here, solution};
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
    // The id of the corresponding switch in 0.1.0, since custom shortcuts are stored by it.
    how_far("optimal", HowFar::Prove, (search::HOW_FAR_PROVE, search::HOW_FAR_PROVE_TIP)),
];

/// Requests a search for the shown position; asks first if there is too little space for its tables. A search for another position
/// ends and keeps its results.
fn ask(limits: Limits, then: Begin, model: &mut Model) {
    painting::put_brush_down(&mut model.document);
    if let PaintingStatus::Part { .. } = painting::status(model) {
        return model.effects.ask(Action::FindAlgorithms);
    }
    let Some(solver) = model.solver().map(|solver| solvers::searching(solver, &limits)) else { return };
    if model.document.workspace().state().is_some() {
        model.effects.ask(Action::AskForSpace { solver, limits, then });
    }
}

impl Search {
    /// Forgets which tables were ready, after a change of the table folder.
    pub fn forget_tables(&mut self) {
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
    if here::goes_on(model) {
        // A first solution is known; continue with the search for shorter ones.
        limits.target = None;
    }
    limits.all = here::lists_all_optimal(model);
    super::start(solver, limits, stopped, model);
}

/// Handles a report; at the end, plays the solution or offers to save it, if set.
pub fn hear(id: TaskId, report: SearchReport, model: &mut Model) {
    if super::handle_report(id, report, model) {
        let is_choosing_file = model.choosing_file.is_some();
        playback::play_when_solved(is_choosing_file, model);
        if !model.quitting.is_decided() {
            solution::ask_when_solved(is_choosing_file, model);
        }
    }
}

/// The obstacle to solving what is shown. A search for another position is none; it would be stopped.
fn against_solving(model: &Model) -> Obstacle {
    against_searching(model).or(|| match painting::status(model) {
        PaintingStatus::Part { .. } => Obstacle::None,
        status if model.document.workspace().shows_another() => {
            Obstacle::unless(status != PaintingStatus::Solved, editor::WHY_SHOWN_SOLVED)
        }
        _ => against_position(model),
    })
}

/// The obstacle to searching for any complete position.
fn against_searching(model: &Model) -> Obstacle {
    if crate::batch::is_shown(model) {
        return Obstacle::Disabled(batch::WHY_BATCH_PAGE.into());
    }
    if model.batch.at_work().is_some() {
        return Obstacle::Disabled(batch::WHY_BATCH.into());
    }
    if model.tables.are_handled() {
        return Obstacle::Disabled(tables::WHY_TABLES_BUSY.into());
    }
    let painting = obstacles::painting(model);
    if let PaintingStatus::Part { .. } = painting::status(model) {
        return Obstacle::unless(pattern::is_searched(model.puzzle()), reasons::WHY_WHOLE_ONLY)
            .or(|| Obstacle::unless(!model.algorithms.is_at_work(), reasons::WHY_SEARCHED));
    }
    if !matches!(painting, Obstacle::None) {
        return painting;
    }
    obstacles::no_solver(model)
}

/// The obstacle to searching for the current position.
fn against_position(model: &Model) -> Obstacle {
    if model.document.workspace().position().is_solved() {
        return Obstacle::Disabled(reasons::WHY_SOLVED.into());
    }
    if here::knows_all(model) {
        let all = model.results().has_all_optimal();
        return Obstacle::Disabled(if all { editor::WHY_ALL_OPTIMAL } else { editor::WHY_OPTIMAL }.into());
    }
    Obstacle::unless(model.document.workspace().state().is_some() && !here::is_searched(model), reasons::WHY_SEARCHED)
}

pub fn run(command: SearchCommand, model: &mut Model) {
    match command {
        SearchCommand::Solve => {
            close_options(model);
            ask(model.settings.limits(model.puzzle()), Begin::Search, model);
        }
        SearchCommand::Prove => {
            close_options(model);
            // The proof is about the results' position, even during playback.
            if model.document.workspace().shows_another() {
                model.document.workspace_mut().rewind();
            }
            ask(model.settings.proof_limits(model.puzzle()), Begin::Proof, model);
        }
        SearchCommand::Stop => model.effects.ask(Action::StopNext),
        SearchCommand::SetMethod(name) => model.choose(|choices| choices.method = Some(name.into())),
        SearchCommand::SetMetric(metric) => model.choose(|choices| choices.metric = Some(metric)),
        SearchCommand::SetHowFar(level) => model.set(|s| s.set_how_far(level)),
        SearchCommand::SetTimeLimit(limit) => {
            let puzzle = model.puzzle();
            model.set(|s| s.set_search_time_limit(puzzle, limit));
        }
        SearchCommand::SetPatience(limit) => model.set(|s| s.patience = limit),
        SearchCommand::RefuseSeconds(typed) => model.tell_error(SecondsLimit::refusal(&typed)),
        SearchCommand::SetThreads(threads) => model.set(|s| s.threads = threads.min(MAX_THREADS)),
    }
}

/// Closes the search options, which would cover the results.
fn close_options(model: &mut Model) {
    if model.settings.solver_options {
        model.set(|settings| settings.solver_options = false);
    }
}

pub fn obstacle(command: &SearchCommand, model: &Model) -> Obstacle {
    match command {
        SearchCommand::Solve => against_solving(model),
        SearchCommand::Prove if !here::offers_proof(model) => Obstacle::Disabled(reasons::WHY_NO_PROOF.into()),
        SearchCommand::Prove => match here::hopeless_proof(model) {
            Some(why) => Obstacle::Disabled(why),
            None => against_searching(model).or(|| against_position(model)),
        },
        SearchCommand::Stop => {
            let search = model.search.is_at_work() && !model.search.is_stopping();
            let batch = model.batch.at_work().is_some() && !model.batch.is_stopping();
            let setup = model.setup.is_at_work() && !model.setup.is_unasked();
            let others = model.rows_of_moves.is_at_work() || model.algorithms.is_at_work();
            Obstacle::plain_unless(search || batch || setup || others)
        }
        _ => Obstacle::None,
    }
}

/// Whether a choice is selected or a switch is on; `None` for other commands.
pub fn is_on(command: &SearchCommand, model: &Model) -> Option<bool> {
    if let SearchCommand::SetHowFar(level) = command { Some(model.settings.how_far == *level) } else { None }
}

/// Time until the next update is due, even without input.
pub fn due(model: &Model) -> Option<Duration> {
    model.search.is_at_work().then_some(SAMPLE)
}
