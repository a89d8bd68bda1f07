//! Validates saved search results. Solutions are replayed.

use std::time::Duration;

use super::check::{moves, position};
use super::format::ContentError;
use super::record::{AllOptimalRecord, MAX_SAVED_OPTIMAL, Results, RunRecord, Runs, Series, SolutionRecord};
use crate::document::runs::{self, MAX_PINNED_RUNS, MAX_RUNS, results::MethodAndMetric, series};
use crate::settings::MAX_THREADS;
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId, Sequence};
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{self, AllOptimal, Limits, Phase, Solution};

pub(crate) fn ensure(condition: bool, error: ContentError) -> Result<(), ContentError> {
    if condition { Ok(()) } else { Err(error) }
}

/// Maximum lower bound in a session, higher than any a search can prove.
const MAX_BOUND: usize = 100;

/// Validates the results for a position.
pub(crate) fn results(state: &Facelets, results: &Results) -> Result<runs::results::Results, ContentError> {
    let by = method(state.puzzle(), &results.method, results.metric)?;
    let solutions = |list: &[SolutionRecord]| {
        list.iter().map(|found| solution(state, by.metric, found)).collect::<Result<Vec<_>, _>>()
    };
    let mut out = runs::results::Results {
        method_and_metric: Some(by),
        solutions: solutions(&results.solutions)?,
        chosen: results.chosen,
        lower: results.lower,
        claimed: results.claimed,
        elapsed: Duration::from_nanos(results.elapsed),
        nodes: results.nodes,
        rate: results.rate,
        end: results.end,
        series: results.series.as_ref().map(series).transpose()?.unwrap_or_default(),
        run: results.run,
        ..runs::results::Results::default()
    };
    ensure(results.rate.is_finite() && results.rate >= 0.0, ContentError::Number)?;
    let shorter = |pair: &[Solution]| pair[1].length < pair[0].length && pair[1].at >= pair[0].at;
    ensure(out.solutions.windows(2).all(shorter), ContentError::Solution)?;
    let highest = out.lower.max(out.claimed);
    ensure(out.best().is_none_or(|best| highest <= best.length), ContentError::Bound)?;
    let proven = matches!(out.end, Some(runs::results::RunEnd::Reason(search::Reason::Optimal)));
    ensure(highest <= MAX_BOUND && (!proven || out.is_optimal()), ContentError::Bound)?;
    if let Some(AllOptimalRecord { solutions: list, count, exhausted }) = &results.all {
        ensure(list.len() <= MAX_SAVED_OPTIMAL && list.len() as u64 <= *count, ContentError::Number)?;
        let all = AllOptimal { solutions: solutions(list)?, count: *count, exhausted: *exhausted };
        // An optimal solution is as short as the best one.
        let least = |solution: &Solution| out.best().is_some_and(|best| best.length == solution.length);
        ensure(all.solutions.iter().all(least), ContentError::Solution)?;
        out.optimal_list = Some(all);
    }
    Ok(out)
}

fn method(puzzle: PuzzleId, name: &str, metric: Metric) -> Result<MethodAndMetric, ContentError> {
    let solver = solvers::solvers_for(puzzle).find(|solver| solver.name() == name).ok_or(ContentError::Method)?;
    ensure(solver.metrics().contains(&metric), ContentError::Method)?;
    Ok(MethodAndMetric { method: solver.name(), metric })
}

/// Validates a solution and recounts its length.
fn solution(state: &Facelets, metric: Metric, found: &SolutionRecord) -> Result<Solution, ContentError> {
    let moves = moves(state.puzzle(), &found.moves)?;
    ensure(state.after_all(&moves).is_solved(), ContentError::Solution)?;
    let phases = phases(&found.phases, &moves)?;
    let length = moves.length_in(state.puzzle().def(), metric);
    Ok(Solution { at: Duration::from_nanos(found.at), length, moves, phases })
}

/// Validates phases: their lengths must add up to the number of moves, unless there are no phases.
pub(crate) fn phases(phases: &[(u8, u8, usize)], moves: &Sequence) -> Result<Vec<Phase>, ContentError> {
    let phases: Vec<Phase> = phases.iter().map(|&(number, axis, moves)| Phase { number, axis, moves }).collect();
    let whole = phases.iter().try_fold(0usize, |sum, phase| sum.checked_add(phase.moves));
    let sound = phases.is_empty() || whole == Some(moves.0.len());
    ensure(sound && phases.iter().all(|phase| phase.axis < 4 && phase.number <= 4), ContentError::Number)?;
    Ok(phases)
}

fn series(series: &Series) -> Result<series::Series, ContentError> {
    series::Series::restored(&series.best, &series.lower, &series.claimed, &series.rate).ok_or(ContentError::Number)
}

/// Validates a puzzle's runs.
pub(crate) fn runs(puzzle: PuzzleId, runs: &Runs) -> Result<runs::Runs, ContentError> {
    ensure(runs.list.len() <= MAX_RUNS, ContentError::Number)?;
    let list: Vec<runs::Run> = runs.list.iter().map(|one| run(puzzle, one)).collect::<Result<_, _>>()?;
    let counted =
        |run: &runs::Run| (1..=runs.begun).contains(&run.number) && (1..=runs.places).contains(&run.position_number);
    ensure(list.iter().all(counted), ContentError::Number)?;
    ensure(list.windows(2).all(|pair| pair[0].number < pair[1].number), ContentError::Number)?;
    let once = |run: &runs::Run| list.iter().filter(|other| other.colour == run.colour).count() == 1;
    ensure(list.iter().all(once), ContentError::Number)?;
    ensure(list.iter().filter(|run| run.is_pinned).count() <= MAX_PINNED_RUNS, ContentError::Number)?;
    // Version 0.1.0 also searched solved puzzles.
    let list = list.into_iter().filter(|run| !run.state.is_solved()).collect();
    Ok(runs::Runs::restored(list, runs.begun, runs.places))
}

fn run(puzzle: PuzzleId, run: &RunRecord) -> Result<runs::Run, ContentError> {
    let method_and_metric = method(puzzle, &run.method, run.metric)?;
    let [least, most] = run.threads;
    ensure(1 <= least && least <= most && most <= MAX_THREADS && run.colour < MAX_RUNS, ContentError::Number)?;
    let highest = run.lower.max(run.claimed);
    ensure(highest <= MAX_BOUND && run.best.is_none_or(|best| highest <= best), ContentError::Bound)?;
    Ok(runs::Run {
        number: run.number,
        method_and_metric,
        threads: run.threads,
        limits: Limits {
            threads: most,
            timeout: run.timeout.map(Duration::from_nanos),
            patience: run.patience.map(Duration::from_nanos),
            optimal: run.optimal,
            all_optimal: run.all,
            metric: Some(method_and_metric.metric),
            ..Limits::default()
        },
        state: position(puzzle, &run.facelets)?,
        source: run.source.clone(),
        position_number: run.place,
        series: series(&run.series)?,
        best: run.best,
        lower: run.lower,
        claimed: run.claimed,
        elapsed: Duration::from_nanos(run.elapsed),
        nodes: run.nodes,
        end: run.end,
        is_shown: run.shown,
        is_pinned: run.pinned,
        colour: run.colour,
    })
}
