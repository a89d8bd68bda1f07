//! Queries about the search for the shown position.

use std::time::Duration;

use crate::document::runs::results::{MethodAndMetric, Results};
use crate::document::workspace::HistorySteps;
use crate::{model::Model, search::state::Stage, settings::how_far::HowFar};
use crate::{puzzles::record, sentences::proof};
use unfold_engine::{control::ProofProgress, puzzle::PuzzleId, puzzles::solvers, search::Solver};
use unfold_text::{Phrase, reasons};

/// Results of another position of the shown puzzle.
#[derive(Clone, Copy, Debug)]
pub struct OtherResults<'a> {
    pub results: &'a Results,
    /// Undo or redo steps to that position.
    pub steps: HistorySteps,
    /// True if a search for it is running.
    pub searching: bool,
}

/// True if a search for the shown position is running.
pub fn is_searched(model: &Model) -> bool {
    model.search.run().is_some_and(|(puzzle, run)| puzzle == model.puzzle() && model.results().run == Some(run))
}

/// The puzzle being searched, if it is not the shown one.
pub fn other_puzzle_searched(model: &Model) -> Option<PuzzleId> {
    model.search.run().map(|(puzzle, _)| puzzle).filter(|puzzle| *puzzle != model.puzzle())
}

/// Results of another position of the puzzle: of the one being searched, or else, while the shown one has no results, of the nearest
/// earlier one that has.
pub fn other_results(model: &Model) -> Option<OtherResults<'_>> {
    let workspace = model.document.workspace();
    let run = model.search.run().filter(|(puzzle, _)| *puzzle == model.puzzle() && !is_searched(model));
    let searched = run.and_then(|(_, run)| workspace.way_to_run(run));
    let known = || {
        let (steps, position) = workspace.position_with_results()?;
        let is_unknown = workspace.position().results.by.is_none();
        is_unknown.then_some((HistorySteps::Undo(steps), position))
    };
    let (steps, position) = searched.or_else(known)?;
    Some(OtherResults { results: &position.results, steps, searching: searched.is_some() })
}

/// True if a search is running that is to prove the position's solution optimal.
pub fn is_proving(model: &Model) -> bool {
    model.search.is_proof_of(model.puzzle(), model.results())
}

/// The solver of the running search for the shown position, or else of the next one.
pub fn solver(model: &Model) -> Option<&'static dyn Solver> {
    model.search.solver_of(model.puzzle(), model.results()).or_else(|| model.searching_solver())
}

/// Progress of ruling out the length currently being searched.
pub fn proof_progress(model: &Model) -> Option<ProofProgress> {
    let results = model.results();
    model.search.is_of(model.puzzle(), results).then(|| model.search.proof(results)).flatten()
}

/// Stage or end of the search for the position.
pub fn stage(model: &Model) -> Stage {
    model.search.stage(&model.document)
}

/// True if Solve continues an earlier search of the shown position.
pub fn goes_on(model: &Model) -> bool {
    has_searched(model) && !model.document.workspace().shows_another()
}

/// True if the chosen method has already searched the results' position. During playback another position may be shown.
fn has_searched(model: &Model) -> bool {
    let results = model.results();
    let by = model.solver().map(|solver| MethodAndMetric { method: solver.name(), metric: model.metric() });
    results.by.is_some() && results.by == by && results.elapsed > Duration::ZERO
}

/// True if a proof can follow: the best solution is not proven optimal, the method can prove, and the next search does not aim at a
/// proof anyway.
pub fn offers_proof(model: &Model) -> bool {
    has_searched(model)
        && model.settings.how_far != HowFar::Prove
        && model.results().best().is_some()
        && !model.results().is_optimal()
        && model.solver().is_some_and(|solver| {
            solvers::default_of(model.puzzle()).is_some_and(|usual| usual.name() == solver.name())
        })
}

/// The reason a proof is hopeless: its estimated time or, on puzzles without estimates, the number of lengths to rule out.
pub fn hopeless_proof(model: &Model) -> Option<Phrase> {
    let results = model.results();
    let gap = results.best().map_or(0, |best| best.length.saturating_sub(results.lower));
    match results.proof_left {
        Some(left) => (left > proof::HOPELESS).then(|| reasons::WHY_PROOF_NEVER.into()),
        None => (!record(model.puzzle()).foresees_proofs && gap > FAR).then(|| reasons::WHY_PROOF_FAR.with([&gap])),
    }
}

/// A proof across more lengths is not offered: each length takes many times as long as the one before.
const FAR: usize = 12;

/// True if a further search could find nothing new.
pub fn knows_all(model: &Model) -> bool {
    let by = model.solver().map(|solver| MethodAndMetric { method: solver.name(), metric: model.metric() });
    model.results().is_optimal()
        && model.results().by == by
        && (!lists_all_optimal(model) || model.results().has_all_optimal())
}

/// True if the next search is to list every optimal solution and the method can.
pub fn lists_all_optimal(model: &Model) -> bool {
    model.settings.all_optimal && model.solver().is_some_and(solvers::lists_all)
}
