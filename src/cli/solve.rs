//! `unfold solve`: solves one position, printing ever shorter solutions.

use std::sync::Arc;

use super::algorithms::given::{Goal, ReachedPart, moves_and_metric as allowed_moves};
use super::args::{self, LogPosition, Solve};
use super::input::{self, LoadedPosition};
use super::out::{self, Terminal};
use super::search::{asks_for_both_metrics, check_all, default_solver, limits, solver_of_options};
use super::search_watch::{PrintedProgress, SearchPrinter, quarters};
use super::solution_file::{self, FoundSolution};
use super::solver_tables::{self, TableNotes};
use super::{batch, error::CliError, finishing, language::language};
use unfold_app::{export::destination::IfExists, played::MAX_PLAYED};
use unfold_engine::pattern::{self, FreeTurns, PatternTables, PatternTask, read::GivenCase};
use unfold_engine::puzzle::{
    Facelets, Metric, PuzzleId, homes::relative_state, painting_check::check, pattern_error::PatternError,
};
use unfold_engine::puzzles::{algorithms, solvers};
use unfold_engine::search::{EventSink, Limits, Outcome, Reason, SearchHandle, Solution, SolveError};
use unfold_engine::{control::Control, position::Search, tables::Tables};
use unfold_text::{algorithms as words, command_line as say, sentences::log::length_of_solution};

pub fn run(options: &Solve, terminal: &Terminal) -> Result<(), CliError> {
    if options.method.as_deref() == Some("list") {
        let puzzle = options.puzzle.unwrap_or_default();
        default_solver(puzzle)?;
        solvers::solvers_for(puzzle).for_each(|solver| terminal.print_line(solver.name()));
        return Ok(());
    }
    match &options.batch {
        Some(file) => batch::run(options, file, terminal),
        None => solve_one(options, terminal),
    }
}

fn solve_one(options: &Solve, terminal: &Terminal) -> Result<(), CliError> {
    let given = input::read(&options.input, options.colours, options.puzzle, terminal)?;
    let given = if options.from == LogPosition::Scramble { given.at_scramble()? } else { given };
    let puzzle = given.state.puzzle();
    if puzzle.def().solvers().is_empty() {
        // Report an impossible position before anything else, as a solver would.
        CliError::check_possible(&given.state, given.palette)?;
    }
    let solver = solver_of_options(options, puzzle)?;
    let existing = if options.force { IfExists::Replace } else { IfExists::Keep };
    if let Some(path) = &options.output {
        // Check the file before the search, which may take long.
        solution_file::check(path, existing, puzzle)?;
    }
    out::catch_interrupt();
    let tables = solver_tables::open(options.tables.as_deref(), terminal)?;
    let part = GoalOrMoves::from_options(options, &given, terminal)?;
    if part.is_none() {
        // With a partial goal the rest of the position need not be possible.
        CliError::check_possible(&given.state, given.palette)?;
    }
    let is_task = matches!(part, Some(GoalOrMoves::Task { .. }));
    if !is_task {
        check_all(options, solver)?;
    }
    let mut limits = limits(options, args::threads(options.threads));
    if !solvers::proves(puzzle) && part.is_none() {
        // Where no method proves optimality, the user's own solution may be shorter than the search's.
        let metric = limits.metric.unwrap_or(puzzle.def().metric);
        let known = given.log_solution.as_ref().and_then(|moves| Solution::known(moves, puzzle, metric).ok());
        limits.known.best = known.filter(|known| known.moves.0.len() <= MAX_PLAYED);
    }
    if !options.anew && part.is_none() {
        limits.known.reached = given.reached.clone();
    }
    let has_both_metrics = asks_for_both_metrics(options);
    if has_both_metrics && solver.is_always_optimal() {
        limits.all_optimal = true;
    }
    if !is_task {
        solver_tables::check_room(&tables, solver.tables_for(&limits).built_tier(&limits))?;
    }
    let metric = match part {
        Some(GoalOrMoves::Task { metric, .. }) => metric,
        _ => limits.metric.unwrap_or(puzzle.def().metric),
    };
    let reached = match &part {
        Some(GoalOrMoves::Task { reached, .. }) => reached.clone(),
        _ => None,
    };
    let search = |state| Search::new(state, &tables).solver(solver).limits(limits.clone()).start();
    let (run, method) = match part {
        Some(GoalOrMoves::Position(state)) => (search(state), solver.name()),
        Some(GoalOrMoves::Task { task, metric, .. }) => (start_task(*task, metric, &limits, &tables), pattern::NAME),
        None => (search(given.state.clone()), solver.name()),
    };
    let provider = solver.tables_for(&limits);
    let names =
        if limits.waits_for_tables() { provider.used_tier(&limits, &tables) } else { provider.initial_tables() };
    let notes = TableNotes::new(&tables, terminal, puzzle, names);
    let mut watch = SearchPrinter {
        options,
        palette: given.palette,
        puzzle,
        method,
        metric,
        has_both_metrics,
        terminal,
        notes,
        inverse_of_setup: limits.known.inverse_of_reached(puzzle),
        reached,
        printed_so_far: PrintedProgress::default(),
    };
    let ended = watch
        .print_until_done(run)
        .map(|outcome| if has_both_metrics { with_fewest_quarters(puzzle, outcome) } else { outcome });
    let told = ended.and_then(|outcome| print_result(&mut watch, &outcome, &given, existing, &tables));
    let code = match &told {
        Ok(()) => Some(0),
        Err(CliError::Unsolved) => Some(3),
        Err(_) => None,
    };
    // A task builds its own tables.
    if let Some(code) = code.filter(|_| !options.no_finish && !is_task) {
        out::set_exit_code(code);
        finishing::finish(solver, &limits, &tables, terminal);
    }
    finishing::end_background(&tables);
    told
}

/// Sets the outcome's best solution to the one with the fewest quarter turns.
fn with_fewest_quarters(puzzle: PuzzleId, mut outcome: Outcome) -> Outcome {
    let listed = outcome.all.as_ref().map_or(&[][..], |all| &all.solutions);
    let all = listed.iter().chain(&outcome.best);
    outcome.best = all.min_by_key(|solution| quarters(puzzle, solution)).cloned();
    outcome
}

/// A goal other than the solved puzzle, or allowed moves.
enum GoalOrMoves {
    /// A goal position, as the state that the same moves solve.
    Position(Facelets),
    /// A task for the algorithm search.
    Task {
        task: Box<PatternTask>,
        metric: Metric,
        /// Names the place that a solution reaches; `None` unless the goal has several places.
        reached: Option<ReachedPart>,
    },
}

impl GoalOrMoves {
    /// Reads the goal and the allowed moves; `None` if the options only ask to solve the position.
    fn from_options(options: &Solve, given: &LoadedPosition, terminal: &Terminal) -> Result<Option<Self>, CliError> {
        if options.goal.is_none() && options.allow.is_none() {
            return Ok(None);
        }
        let puzzle = given.state.puzzle();
        let (moves, metric) = allowed_moves(puzzle, options.allow.as_deref(), options.metric.as_deref())?;
        let Some(metric) = metric else { return Err(CliError::input(words::COSTS_HERE, words::COSTS_HERE_DO)) };
        let goal = Goal::read(puzzle, options.goal.as_deref(), options.colours, terminal)?;
        // The case is in a fixed orientation, so only a turn after the solution can be free.
        let adjust = FreeTurns { before: None, after: goal.part().and_then(|named| named.free_face) };
        let task = goal.task(&GivenCase::State(given.state.clone()), moves, adjust);
        let apart = |error| CliError::from_solve_error(puzzle, given.palette, SolveError::Pattern(error));
        let task = task.map_err(apart)?;
        if options.allow.is_none()
            && let Some(goal) = task.goal.facelets()
        {
            let between = relative_state(&given.state, &goal).map_err(|error| match check(&goal) {
                Ok(()) if check(&given.state).is_err() => CliError::impossible(&given.state, given.palette),
                _ => apart(PatternError::Unreachable(error)),
            })?;
            return Ok(Some(Self::Position(between)));
        }
        if let Some(method) = &options.method {
            return Err(CliError::input(words::WHOLE_ONLY.with([method]), words::WHOLE_ONLY_DO));
        }
        let reached = ReachedPart::new(&goal, &task);
        Ok(Some(Self::Task { task: Box::new(task), metric, reached }))
    }
}

/// Starts the algorithm search for a task.
fn start_task(task: PatternTask, metric: Metric, limits: &Limits, tables: &Arc<Tables>) -> SearchHandle {
    let (limits, store) = (limits.clone(), tables.clone());
    let search = move |control: &Control, sink: EventSink| {
        algorithms::solve(&task, metric, &limits, control, (&store, &PatternTables::default()), sink)
    };
    SearchHandle::start(search, Control::new(), Arc::new(|| ()))
}

/// Prints and saves the result of a search. Fails if it was interrupted or found no solution.
fn print_result(
    watch: &mut SearchPrinter,
    outcome: &Outcome,
    given: &LoadedPosition,
    existing: IfExists,
    tables: &Tables,
) -> Result<(), CliError> {
    let SearchPrinter { options, terminal, .. } = *watch;
    solver_tables::note_unsaved(tables, terminal);
    // The search does not report a solution that it was given.
    if let Some(best) = outcome.best.as_ref().filter(|best| watch.printed_so_far.best != Some(best.length)) {
        watch.print_solution(best);
    }
    watch.print_result(outcome);
    let is_undoing = |best: &Solution| watch.inverse_of_setup.as_ref() == Some(&best.moves);
    if !outcome.is_optimal() && outcome.best.as_ref().is_some_and(is_undoing) {
        terminal.note(say::UNDOING.get(language()));
    }
    if let (Some(path), Some(best)) = (&options.output, &outcome.best) {
        let found = FoundSolution { best, outcome, method: watch.method };
        solution_file::save(path, given, &found, existing)?;
        let note = match given.state.puzzle().def().log {
            Some(_) => say::SAVED_LOG.with([&path.display(), &length_of_solution(given.state.puzzle(), &best.moves)]),
            None => say::SAVED.with([&path.display()]),
        };
        terminal.note(&note.get(language()));
    }
    match (&outcome.best, out::interrupted()) {
        (_, true) => Err(CliError::Interrupted),
        (None, _) => {
            let text = match outcome.reason {
                Reason::Impossible => words::IMPOSSIBLE,
                Reason::Exhausted => say::EXHAUSTED,
                _ => say::UNSOLVED,
            };
            terminal.note(text.get(language()));
            Err(CliError::Unsolved)
        }
        _ => Ok(()),
    }
}
