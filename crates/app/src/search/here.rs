//! Questions about the search for the position that is shown: whether it is running, what it found, what it could still find.

use std::time::Duration;

use crate::document::runs::results::{MethodAndMetric, Results};
use crate::document::workspace::HistorySteps;
use crate::{model::Model, search::state::Stage, settings::how_far::HowFar};
use crate::{puzzles::record, sentences::proof};
use unfold_engine::{control::ProofProgress, puzzle::PuzzleId, puzzles::solvers, search::Solver};
use unfold_text::{Phrase, reasons};

/// Results of another position of the puzzle than the one shown.
#[derive(Clone, Copy, Debug)]
pub struct OtherResults<'a> {
    /// The results.
    pub results: &'a Results,
    /// The way to that position.
    pub steps: HistorySteps,
    /// True if a search for it is at work.
    pub searching: bool,
}

/// True if a search for the position that is shown is at work.
pub fn is_searched(model: &Model) -> bool {
    model.search.run().is_some_and(|(puzzle, run)| puzzle == model.puzzle() && model.results().run == Some(run))
}

/// The puzzle whose position is being searched, if it is another one than is shown.
pub fn other_puzzle_searched(model: &Model) -> Option<PuzzleId> {
    model.search.run().map(|(puzzle, _)| puzzle).filter(|puzzle| *puzzle != model.puzzle())
}

/// Results of another position of the puzzle than the one shown: of the one that is being searched, or else, as long as nothing is
/// known of the one shown, of the nearest before it.
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

/// True if a search for the position is at work that is to prove its solution optimal.
pub fn is_proving(model: &Model) -> bool {
    model.search.is_proof_of(model.puzzle(), model.results())
}

/// The solver at work on the position that is shown, or else that of the next search.
pub fn solver(model: &Model) -> Option<&'static dyn Solver> {
    model.search.solver_of(model.puzzle(), model.results()).or_else(|| model.searching_solver())
}

/// Progress of the proof for the position with one length, which no solution found so far has.
pub fn proof_progress(model: &Model) -> Option<ProofProgress> {
    let results = model.results();
    model.search.is_of(model.puzzle(), results).then(|| model.search.proof(results)).flatten()
}

/// The stage of the search for the position, or how it ended.
pub fn stage(model: &Model) -> Stage {
    model.search.stage(&model.document)
}

/// True if Solve goes on with what an earlier search of the position that is shown has found.
pub fn goes_on(model: &Model) -> bool {
    has_searched(model) && !model.document.workspace().shows_another()
}

/// True if the chosen method has already searched the position of the results. Another position may be shown while moves are played.
fn has_searched(model: &Model) -> bool {
    let results = model.results();
    let by = model.solver().map(|solver| MethodAndMetric { method: solver.name(), metric: model.metric() });
    results.by.is_some() && results.by == by && results.elapsed > Duration::ZERO
}

/// True if a proof can follow: the best solution of the position is not proven optimal, the method has a proof, and the
/// next search does not aim at it anyway.
pub fn offers_proof(model: &Model) -> bool {
    has_searched(model)
        && model.settings.how_far != HowFar::Prove
        && model.results().best().is_some()
        && !model.results().is_optimal()
        && model.solver().is_some_and(|solver| {
            solvers::default_of(model.puzzle()).is_some_and(|usual| usual.name() == solver.name())
        })
}

/// The reason why a proof is not offered: its estimated time or, on a puzzle without estimates, the number of lengths that it would have to
/// rule out.
pub fn hopeless_proof(model: &Model) -> Option<Phrase> {
    let results = model.results();
    let gap = results.best().map_or(0, |best| best.length.saturating_sub(results.lower));
    match results.proof_left {
        Some(left) => (left > proof::HOPELESS).then(|| reasons::WHY_PROOF_NEVER.into()),
        None => (!record(model.puzzle()).foresees_proofs && gap > FAR).then(|| reasons::WHY_PROOF_FAR.with([&gap])),
    }
}

/// A proof that has to rule out more lengths than this is not offered: each length takes many times as long as the one before.
const FAR: usize = 12;

/// True if a search could find nothing more.
pub fn knows_all(model: &Model) -> bool {
    let by = model.solver().map(|solver| MethodAndMetric { method: solver.name(), metric: model.metric() });
    model.results().is_optimal()
        && model.results().by == by
        && (!lists_all_optimal(model) || model.results().has_all_optimal())
}

/// True if the next search is to list every optimal solution, which not every method can.
pub fn lists_all_optimal(model: &Model) -> bool {
    model.settings.all_optimal && model.solver().is_some_and(solvers::lists_all)
}
