//! Solver and limits from the options, checked against the puzzle, and searches without progress output.

use super::args::{Solve, time_limit};
use super::out::{self, Terminal};
use super::solver_tables::{self, TableNotes};
use super::{error::CliError, input::check_notation};
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId};
use unfold_engine::search::{self, Limits, Memory, Outcome, SolveError, Solver, tiers};
use unfold_engine::{control::Control, puzzles::solvers, tables::Tables};
use unfold_scene::appearance::colours::Palette;
use unfold_text::{command_line as say, errors, sentences::describe};

/// The default solver of a puzzle.
///
/// # Errors
/// The puzzle has no solver.
pub fn default_solver(puzzle: PuzzleId) -> Result<&'static dyn Solver, CliError> {
    solvers::default_of(puzzle).ok_or_else(|| CliError::Input(describe::solve(puzzle, &SolveError::NoSolver(puzzle))))
}

/// The solver from the options, checked against the puzzle.
pub fn solver_of_options(options: &Solve, puzzle: PuzzleId) -> Result<&'static dyn Solver, CliError> {
    check_notation(puzzle, options.notation)?;
    let unknown = |name: &str| {
        let names: Vec<&str> = solvers::solvers_for(puzzle).map(Solver::name).collect();
        let what = say::NO_METHOD.with([&name]);
        CliError::input(what, errors::TABLE_UNKNOWN_DO.with([&names.join(", ")]))
    };
    let usual = default_solver(puzzle)?;
    let solver = match options.method.as_deref() {
        None => usual,
        Some(name) => solvers::solvers_for(puzzle).find(|s| s.name() == name).ok_or_else(|| unknown(name))?,
    };
    // Searches with --goal or --allow use their own method, which supports more metrics and checks them.
    if options.goal.is_none() && options.allow.is_none() {
        let both = [Metric::Htm, Metric::Qtm].iter().all(|metric| solver.metrics().contains(metric));
        if !(both && asks_for_both_metrics(options)) {
            check_metric(options.metric.as_deref(), solver)?;
        }
    }
    let solver = solvers::effective_solver(solver, &limits(options, 1));
    if options.allow.is_none() {
        check_memory(options.memory, solver)?;
    }
    Ok(solver)
}

/// Checks that a memory size holds at least a solver's smallest tables.
pub fn check_memory(memory: Memory, solver: &dyn Solver) -> Result<(), CliError> {
    let needed = tiers::bytes(solver.tables().initial_tables());
    match memory {
        Memory::UpTo(bytes) if bytes < needed => {
            let least = Memory::up_to_rounded(needed);
            let what =
                say::MEMORY_TOO_SMALL.with([&memory.to_string(), &solver.puzzle().def().name, &least.to_string()]);
            Err(CliError::input(what, say::MEMORY_TOO_SMALL_DO.with([&least.to_string()])))
        }
        _ => Ok(()),
    }
}

/// Checks that a solver supports `--all`.
pub fn check_all(options: &Solve, solver: &dyn Solver) -> Result<(), CliError> {
    if !options.all || solver.lists_all() {
        return Ok(());
    }
    let puzzle = solver.puzzle();
    let what = say::NO_ALL.with([&solver.name(), &puzzle.def().name]);
    let others: Vec<&str> =
        solvers::solvers_for(puzzle).filter(|one| solvers::lists_all(*one)).map(Solver::name).collect();
    let advice =
        if others.is_empty() { say::NO_ALL_DO.into() } else { say::NO_ALL_METHOD_DO.with([&others.join(", ")]) };
    Err(CliError::input(what, advice))
}

/// Value of `--metric` for the shortest solution in HTM and, among those, in QTM.
const BOTH_METRICS: &str = "both";

/// True if the options ask for the shortest solution in HTM and, among those, in QTM, for one complete position.
pub fn asks_for_both_metrics(options: &Solve) -> bool {
    let asked = options.metric.as_deref().is_some_and(|asked| asked.eq_ignore_ascii_case(BOTH_METRICS));
    asked && options.batch.is_none() && options.goal.is_none() && options.allow.is_none()
}

/// Checks that a solver supports the requested metric, if any.
pub fn check_metric(asked: Option<&str>, solver: &dyn Solver) -> Result<(), CliError> {
    let Some(asked) = asked else { return Ok(()) };
    if Metric::from_name(asked).is_some_and(|metric| solver.metrics().contains(&metric)) {
        return Ok(());
    }
    let what = say::NO_METRIC.with([&solver.name(), &solver.puzzle().def().name, &asked]);
    let known: Vec<&str> = solver.metrics().iter().map(|metric| metric.word()).collect();
    Err(CliError::input(what, errors::TABLE_UNKNOWN_DO.with([&known.join(", ")])))
}

/// The limits from the options, on this number of threads.
pub fn limits(options: &Solve, threads: usize) -> Limits {
    let optimal = options.optimal || options.all || options.method.as_deref() == Some(solvers::OPTIMAL);
    let both = asks_for_both_metrics(options);
    let is_patient = options.patience.is_some_and(|patience| !patience.is_zero());
    let default = if optimal || is_patient { None } else { Limits::default().timeout };
    Limits {
        threads,
        timeout: time_limit(options.timeout, default),
        patience: options.patience.filter(|p| !p.is_zero()),
        target: options.target,
        nodes: options.nodes,
        optimal,
        // `both` picks a solution with the fewest quarter turns among all those optimal in HTM.
        all_optimal: options.all || both && optimal,
        extra: 0,
        max_length: None,
        count: None,
        memory: options.memory,
        metric: if both { Some(Metric::Htm) } else { options.metric.as_deref().and_then(Metric::from_name) },
        known: search::Known::default(),
    }
}

/// Solves a position without printing progress, except notes on tables.
pub fn solve_quietly(
    solver: &'static dyn Solver,
    state: &Facelets,
    limits: &Limits,
    tables: &Tables,
    palette: Palette,
    terminal: &Terminal,
) -> Result<Outcome, CliError> {
    let notes = TableNotes::new(tables, terminal, state.puzzle(), solver.tables_for(limits).initial_tables());
    let work = |control: &Control| solver.solve(state, limits, control, tables, &|_| ());
    let outcome = out::run_interruptible(terminal, work, |_| notes.poll())?;
    solver_tables::note_unsaved(tables, terminal);
    outcome.map_err(|error| match error {
        SolveError::Invalid(_) => CliError::impossible(state, palette),
        error => CliError::from_solve_error(state.puzzle(), palette, error),
    })
}
