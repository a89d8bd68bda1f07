//! Queries about the displayed steps and hint.

use super::state::{Hint, HintLevel, PlannedSolution, StepSource, StepsSubject};
use crate::document::row_names::NamedStretch;
use crate::played::{PlayableMoves, SequenceKind};
use crate::puzzles::steps::StepMethod;
use crate::{model::Model, sentences::steps as words, settings::switch::Switch};
use unfold_engine::puzzle::{Move, pieces::Pieces};

/// True if the step-by-step solution is switched on and the stage is shown.
pub fn are_open(model: &Model) -> bool {
    Switch::StepByStep.is_on(model) && model.shows_stage()
}

/// The step method; `None` if the puzzle's steps are the phases of its solution.
pub fn method(model: &Model) -> Option<&'static StepMethod> {
    model.choices().step_method_for(model.puzzle())
}

/// The position to plan steps for, with their source. `None` if it is solved or invalid, or if its steps need a solution and none is known.
pub fn subject(model: &Model) -> Option<StepsSubject> {
    let position = model.document.workspace().position();
    let state = position.state.clone().filter(|state| !state.is_solved())?;
    let source = match method(model) {
        Some(method) => StepSource::Method(method.name),
        None => StepSource::Solution(position.results.selected()?.1.moves.clone()),
    };
    Some(StepsSubject { state, source })
}

/// The planned steps, if they belong to the current position and source.
pub fn known_steps(model: &Model) -> Option<&PlannedSolution> {
    let known = model.steps.known.as_ref()?;
    let position = model.document.workspace().position();
    let is_way = match &known.subject.source {
        StepSource::Method(name) => method(model).is_some_and(|method| method.name == *name),
        StepSource::Solution(moves) => {
            method(model).is_none() && position.results.selected().is_some_and(|(_, shown)| shown.moves == *moves)
        }
    };
    (is_way && position.state.as_ref() == Some(&known.subject.state)).then_some(known)
}

/// Kind of the row that plays the steps.
pub fn sequence_kind(known: &PlannedSolution) -> SequenceKind {
    if matches!(known.subject.source, StepSource::Solution(_)) { SequenceKind::Solution } else { SequenceKind::Steps }
}

/// Number of the steps' moves that have been played; `None` without steps, or while other moves have changed the position.
pub fn moves_made(model: &Model) -> Option<usize> {
    let known = known_steps(model)?;
    let workspace = model.document.workspace();
    match &workspace.playback {
        Some(playback)
            if playback.moves == known.moves && *playback.player().start == workspace.position().painting =>
        {
            Some(playback.at)
        }
        _ => (*workspace.painting() == workspace.position().painting).then_some(0),
    }
}

/// Index of the step of the next move; `None` after the last move or without steps.
pub fn current_step(model: &Model) -> Option<usize> {
    let (known, made) = (known_steps(model)?, moves_made(model)?);
    known.steps.iter().position(|step| step.end() > made)
}

/// Flags per facelet, true on the current step's pieces; empty without a visible current step.
pub fn highlighted_facelets(model: &Model) -> Vec<bool> {
    let Some(known) = known_steps(model).filter(|_| are_open(model)) else { return Vec::new() };
    let (Some(made), Some(step)) = (moves_made(model), current_step(model)) else { return Vec::new() };
    let (puzzle, named) = (model.puzzle(), &known.steps[step].pieces);
    let mut lit = vec![false; puzzle.def().solved.len()];
    // Trace each facelet back from its place after all moves.
    let slots = Pieces::for_puzzle(puzzle).slots.iter().filter(|slot| named.contains(&slot.name));
    for facelet in slots.flat_map(|slot| &slot.facelets) {
        let back = known.moves.0[made..].iter().rev();
        let here = back.fold(*facelet, |at, mv| usize::from(puzzle.def().moves[mv.index()].map[at]));
        lit[here] = true;
    }
    lit
}

/// Step names for the row that plays the steps; empty for other rows.
pub fn step_names(model: &Model, player: &PlayableMoves<'_>) -> Vec<NamedStretch> {
    let Some(known) =
        known_steps(model).filter(|known| player.kind == SequenceKind::Steps && known.moves == *player.moves)
    else {
        return Vec::new();
    };
    let named = known.steps.iter().filter(|step| !step.is_empty()).map(|step| NamedStretch {
        range: step.first..step.end(),
        name: words::title(model.language(), &step.purpose),
        is_macro: false,
    });
    named.collect()
}

/// The hint, if it is for the shown position.
pub fn current_hint(model: &Model) -> Option<&Hint> {
    let hint = model.steps.hint.as_ref()?;
    let painting = model.document.workspace().painting();
    let same = || painting.colours().zip(hint.state.colours()).all(|(shown, of)| shown == Some(*of));
    (hint.state.puzzle() == model.puzzle() && same()).then_some(hint)
}

/// The next move, if it is computed and the current hint reveals it.
pub fn hinted_move(model: &Model) -> Option<Move> {
    let hint = current_hint(model).filter(|hint| hint.level >= HintLevel::Move)?;
    hint.next.as_ref().map(|next| next.mv)
}
