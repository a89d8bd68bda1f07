//! Queries about the search for the shown position.

use std::time::Duration;

use crate::document::runs::results::{MethodAndMetric, Results};
use crate::document::workspace::HistorySteps;
use crate::{model::Model, search::state::SearchStage, settings::how_far::HowFar};
use crate::{puzzles::record, sentences::proof};
use unfold_engine::{control::ProofProgress, puzzle::PuzzleId, puzzles::solvers, search::Solver};
use unfold_text::{Phrase, reasons};

/// Results of another position of the shown puzzle.
#[derive(Clone, Copy, Debug)]
pub struct OtherResults<'a> {
    pub results: &'a Results,
    /// Undo or redo steps to that position.
    pub steps: HistorySteps,
    /// True if a search for that position is running.
    pub is_being_searched: bool,
}

/// True if a search for the shown position is running.
pub fn is_being_searched(model: &Model) -> bool {
    model.search.run().is_some_and(|(puzzle, run)| puzzle == model.puzzle() && model.results().run == Some(run))
}

/// The puzzle being searched, if it is not the shown one.
pub fn other_puzzle_searched(model: &Model) -> Option<PuzzleId> {
    model.search.run().map(|(puzzle, _)| puzzle).filter(|puzzle| *puzzle != model.puzzle())
}

/// Results of another position of the shown puzzle: the one being searched or, if the shown one has no results, the nearest undo position
/// with results. `None` if there is neither.
pub fn other_results(model: &Model) -> Option<OtherResults<'_>> {
    let workspace = model.document.workspace();
    let run = model.search.run().filter(|(puzzle, _)| *puzzle == model.puzzle() && !is_being_searched(model));
    let searched = run.and_then(|(_, run)| workspace.steps_to_run(run));
    let known = || {
        let (steps, position) = workspace.position_with_results()?;
        let is_unknown = workspace.position().results.method_and_metric.is_none();
        is_unknown.then_some((HistorySteps::Undo(steps), position))
    };
    let (steps, position) = searched.or_else(known)?;
    Some(OtherResults { results: &position.results, steps, is_being_searched: searched.is_some() })
}

/// True if the running search is for the shown position and aims to prove optimality.
pub fn is_proving(model: &Model) -> bool {
    model.search.is_proof_of(model.puzzle(), model.results())
}

/// The solver of the running search for the shown position or, without one, of the next search.
pub fn solver(model: &Model) -> Option<&'static dyn Solver> {
    model.search.solver_of(model.puzzle(), model.results()).or_else(|| model.next_search_solver())
}

/// Progress of ruling out the length currently being searched for the shown position.
pub fn proof_progress(model: &Model) -> Option<ProofProgress> {
    let results = model.results();
    model.search.writes_to(model.puzzle(), results).then(|| model.search.proof(results)).flatten()
}

/// Stage of the search for the shown position.
pub fn stage(model: &Model) -> SearchStage {
    model.search.stage(&model.document)
}

/// True if Solve continues an earlier search of the shown position.
pub fn continues_search(model: &Model) -> bool {
    has_searched(model) && !model.document.workspace().playback_left_position()
}

/// True if the chosen method and metric have already been used to search the current position, which may not be the one shown during
/// playback.
fn has_searched(model: &Model) -> bool {
    let results = model.results();
    let by = model.solver().map(|solver| MethodAndMetric { method: solver.name(), metric: model.metric() });
    results.method_and_metric.is_some() && results.method_and_metric == by && results.elapsed > Duration::ZERO
}

/// True if a proof can be offered: the chosen method is the puzzle's default and has searched the position, the best solution is not
/// proven optimal, and the next search does not aim at a proof anyway.
pub fn offers_proof(model: &Model) -> bool {
    has_searched(model)
        && model.settings.how_far != HowFar::Prove
        && model.results().best().is_some()
        && !model.results().is_optimal()
        && model.solver().is_some_and(|solver| {
            solvers::default_of(model.puzzle()).is_some_and(|usual| usual.name() == solver.name())
        })
}

/// Why a proof is hopeless: it would take too long or, for a puzzle without time estimates, there are too many lengths to rule out. `None`
/// if it is feasible.
pub fn why_proof_hopeless(model: &Model) -> Option<Phrase> {
    let results = model.results();
    let gap = results.best().map_or(0, |best| best.length.saturating_sub(results.lower));
    match results.proof_left {
        Some(left) => (left > proof::MAX_OFFERED_PROOF).then(|| reasons::WHY_PROOF_NEVER.into()),
        None => (!record(model.puzzle()).estimates_proofs && gap > MAX_PROOF_GAP)
            .then(|| reasons::WHY_PROOF_FAR.with([&gap])),
    }
}

/// Maximum number of lengths to rule out in a proof without a time estimate: each takes many times as long as the one before.
const MAX_PROOF_GAP: usize = 12;

/// True if another search with the chosen method and metric could find nothing new.
pub fn knows_all(model: &Model) -> bool {
    let by = model.solver().map(|solver| MethodAndMetric { method: solver.name(), metric: model.metric() });
    model.results().is_optimal()
        && model.results().method_and_metric == by
        && (!lists_all_optimal(model) || model.results().has_all_optimal())
}

/// True if the next search lists every optimal solution: the setting is on and the chosen method supports it.
pub fn lists_all_optimal(model: &Model) -> bool {
    model.settings.all_optimal && model.solver().is_some_and(solvers::lists_all)
}
