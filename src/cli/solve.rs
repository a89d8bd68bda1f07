//! `unfold solve`: solves one position, printing ever shorter solutions.

use std::sync::Arc;

use super::algorithms::given::{Goal, ReachedPart, moves as allowed_moves};
use super::args::{self, LogPosition, Solve};
use super::input::{self, LoadedPosition};
use super::out::{self, Terminal};
use super::search::{check_all, counts_in_both, limits, method, usual_method};
use super::search_watch::{Told, Watch, quarters};
use super::solution_file::{self, Found};
use super::solver_tables::{self, TableNotes};
use super::{batch, error::CliError, finishing, language::language};
use unfold_app::{export::place::Existing, played::MAX_PLAYED};
use unfold_engine::pattern::{self, Adjust, PatternTables, PatternTask, read::GivenCase};
use unfold_engine::puzzle::{
    Facelets, Metric, PuzzleId, homes::between, painting_check::check, pattern_error::PatternError,
};
use unfold_engine::puzzles::{algorithms, solvers};
use unfold_engine::search::{EventSink, Limits, Outcome, Reason, Run, Solution, SolveError};
use unfold_engine::{control::Control, position::Search, tables::Tables};
use unfold_text::{algorithms as words, command_line as say, sentences::log::length_of_solution};

pub fn run(options: &Solve, terminal: &Terminal) -> Result<(), CliError> {
    if options.method.as_deref() == Some("list") {
        let puzzle = options.puzzle.unwrap_or_default();
        usual_method(puzzle)?;
        solvers::of(puzzle).for_each(|solver| terminal.say(solver.name()));
        return Ok(());
    }
    match &options.batch {
        Some(file) => batch::run(options, file, terminal),
        None => one(options, terminal),
    }
}

fn one(options: &Solve, terminal: &Terminal) -> Result<(), CliError> {
    let given = input::read(&options.input, options.colours, options.puzzle, terminal)?;
    let given = if options.from == LogPosition::Scramble { given.at_scramble()? } else { given };
    let puzzle = given.state.puzzle();
    if puzzle.def().solvers().is_empty() {
        // Report an impossible position before anything else, as a solver would.
        CliError::check(&given.state, given.palette)?;
    }
    let solver = method(options, puzzle)?;
    let existing = if options.force { Existing::Replace } else { Existing::Keep };
    if let Some(path) = &options.output {
        // Before the search, which may take long.
        solution_file::check(path, existing, puzzle)?;
    }
    out::catch_interrupt();
    let store = solver_tables::open(options.tables.as_deref(), terminal)?;
    let part = Part::of(options, &given, terminal)?;
    if part.is_none() {
        // With a partial goal the rest of the position need not be possible.
        CliError::check(&given.state, given.palette)?;
    }
    let is_task = matches!(part, Some(Part::Task { .. }));
    if !is_task {
        check_all(options, solver)?;
    }
    let mut limits = limits(options, args::threads(options.threads));
    if !solvers::proves(puzzle) && part.is_none() {
        // Where no method proves optimality, the user's own solution may be shorter than the search's.
        let metric = limits.metric.unwrap_or(puzzle.def().metric);
        let known = given.rest.as_ref().and_then(|moves| Solution::known(moves, puzzle, metric).ok());
        limits.known.best = known.filter(|known| known.moves.0.len() <= MAX_PLAYED);
    }
    if !options.anew && part.is_none() {
        limits.known.reached = given.reached.clone();
    }
    let both = counts_in_both(options);
    if both && solver.is_always_optimal() {
        limits.all = true;
    }
    let metric = match part {
        Some(Part::Task { metric, .. }) => metric,
        _ => limits.metric.unwrap_or(puzzle.def().metric),
    };
    let reached = match &part {
        Some(Part::Task { reached, .. }) => reached.clone(),
        _ => None,
    };
    let search = |state| Search::new(state, &store).solver(solver).limits(limits.clone()).start();
    let (run, method) = match part {
        Some(Part::Position(state)) => (search(state), solver.name()),
        Some(Part::Task { task, metric, .. }) => (run_of_task(*task, metric, &limits, &store), pattern::NAME),
        None => (search(given.state.clone()), solver.name()),
    };
    let provider = solver.tables_for(&limits);
    let names = if limits.waits_for_tables() { provider.used(&limits, &store) } else { provider.small() };
    let notes = TableNotes::new(&store, terminal, puzzle, names);
    let mut watch = Watch {
        options,
        palette: given.palette,
        puzzle,
        method,
        metric,
        both,
        terminal,
        notes,
        undoing: limits.known.undoing(puzzle),
        reached,
        told: Told::default(),
    };
    let ended = watch.until_done(run).map(|outcome| if both { with_fewest_quarters(puzzle, outcome) } else { outcome });
    let told = ended.and_then(|outcome| tell(&mut watch, &outcome, &given, existing, &store));
    let code = match &told {
        Ok(()) => Some(0),
        Err(CliError::Unsolved) => Some(3),
        Err(_) => None,
    };
    // A task builds its own tables.
    if let Some(code) = code.filter(|_| !options.no_finish && !is_task) {
        out::settle(code);
        finishing::finish(solver, &limits, &store, terminal);
    }
    finishing::leave(&store);
    told
}

/// The outcome with the solution that has the fewest quarter turns of those that were listed.
fn with_fewest_quarters(puzzle: PuzzleId, mut outcome: Outcome) -> Outcome {
    let listed = outcome.all.as_ref().map_or(&[][..], |all| &all.solutions);
    let all = listed.iter().chain(&outcome.best);
    outcome.best = all.min_by_key(|solution| quarters(puzzle, solution)).cloned();
    outcome
}

/// A goal other than the solved puzzle, or allowed moves.
enum Part {
    /// Another position as goal: the state that the same moves solve.
    Position(Facelets),
    /// A task for the algorithm search.
    Task {
        task: Box<PatternTask>,
        /// Metric of lengths.
        metric: Metric,
        /// For a goal with several places, names the one reached.
        reached: Option<ReachedPart>,
    },
}

impl Part {
    /// `None` if the options only ask to solve the position.
    fn of(options: &Solve, given: &LoadedPosition, terminal: &Terminal) -> Result<Option<Self>, CliError> {
        if options.goal.is_none() && options.allow.is_none() {
            return Ok(None);
        }
        let puzzle = given.state.puzzle();
        let (moves, metric) = allowed_moves(puzzle, options.allow.as_deref(), options.metric.as_deref())?;
        let Some(metric) = metric else { return Err(CliError::input(words::COSTS_HERE, words::COSTS_HERE_DO)) };
        let goal = Goal::read(puzzle, options.goal.as_deref(), options.colours, terminal)?;
        // The case is in a fixed orientation, so only a turn after the solution can be free.
        let adjust = Adjust { before: None, after: goal.named().and_then(|named| named.free) };
        let task = goal.task(&GivenCase::State(given.state.clone()), moves, adjust);
        let apart = |error| CliError::unsolved(puzzle, given.palette, SolveError::Pattern(error));
        let task = task.map_err(apart)?;
        if options.allow.is_none()
            && let Some(goal) = task.goal.facelets()
        {
            let between = between(&given.state, &goal).map_err(|error| match check(&goal) {
                Ok(()) if check(&given.state).is_err() => CliError::impossible(&given.state, given.palette),
                _ => apart(PatternError::Apart(error)),
            })?;
            return Ok(Some(Self::Position(between)));
        }
        if let Some(method) = &options.method {
            return Err(CliError::input(words::WHOLE_ONLY.with([method]), words::WHOLE_ONLY_DO));
        }
        let reached = ReachedPart::of(&goal, &task);
        Ok(Some(Self::Task { task: Box::new(task), metric, reached }))
    }
}

/// Starts the search of a task.
fn run_of_task(task: PatternTask, metric: Metric, limits: &Limits, store: &Arc<Tables>) -> Run {
    let (limits, store) = (limits.clone(), store.clone());
    let search = move |control: &Control, say: EventSink| {
        algorithms::solve(&task, metric, &limits, control, (&store, &PatternTables::default()), say)
    };
    Run::start(search, Control::new(), Arc::new(|| ()))
}

/// Prints and saves the result of a search.
fn tell(
    watch: &mut Watch,
    outcome: &Outcome,
    given: &LoadedPosition,
    existing: Existing,
    store: &Tables,
) -> Result<(), CliError> {
    let Watch { options, terminal, .. } = *watch;
    solver_tables::note_unsaved(store, terminal);
    // The search does not report a solution that it was given.
    if let Some(best) = outcome.best.as_ref().filter(|best| watch.told.best != Some(best.length)) {
        watch.tell_found(best);
    }
    watch.done(outcome);
    let is_undoing = |best: &Solution| watch.undoing.as_ref() == Some(&best.moves);
    if !outcome.is_optimal() && outcome.best.as_ref().is_some_and(is_undoing) {
        terminal.note(say::UNDOING.get(language()));
    }
    if let (Some(path), Some(best)) = (&options.output, &outcome.best) {
        let found = Found { best, outcome, method: watch.method };
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
