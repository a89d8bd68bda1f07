//! Queries about the steps of the shown position.

use super::state::{Hint, HintLevel, KnownSteps, Subject, Way};
use crate::document::row_names::NamedStretch;
use crate::played::{MoveSequencePlayer, Played};
use crate::puzzles::steps::StepMethod;
use crate::{model::Model, sentences::steps as words, settings::switch::Switch};
use unfold_engine::puzzle::{Move, pieces::Pieces};

/// True if the steps are visible.
pub fn are_open(model: &Model) -> bool {
    Switch::StepByStep.is_on(model) && model.shows_stage()
}

/// The step method; `None` if the puzzle's steps are the phases of its solution.
pub fn method(model: &Model) -> Option<&'static StepMethod> {
    model.choices().step_method_for(model.puzzle())
}

/// The position to plan steps for, and the method; `None` if there are no steps to show.
pub fn subject(model: &Model) -> Option<Subject> {
    let position = model.document.workspace().position();
    let state = position.state.clone().filter(|state| !state.is_solved())?;
    let way = match method(model) {
        Some(method) => Way::Method(method.name),
        None => Way::Solution(position.results.shown()?.1.moves.clone()),
    };
    Some(Subject { state, way })
}

/// The steps of the position, if computed.
pub fn known(model: &Model) -> Option<&KnownSteps> {
    let known = model.steps.known.as_ref()?;
    let position = model.document.workspace().position();
    let is_way = match &known.subject.way {
        Way::Method(name) => method(model).is_some_and(|method| method.name == *name),
        Way::Solution(moves) => {
            method(model).is_none() && position.results.shown().is_some_and(|(_, shown)| shown.moves == *moves)
        }
    };
    (is_way && position.state.as_ref() == Some(&known.subject.state)).then_some(known)
}

/// The row that plays the steps.
pub fn row(known: &KnownSteps) -> Played {
    if matches!(known.subject.way, Way::Solution(_)) { Played::Solution } else { Played::Steps }
}

/// Number of moves made of the steps; `None` while something else is played.
pub fn made(model: &Model) -> Option<usize> {
    let known = known(model)?;
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

/// Index of the step of the next move; `None` after the last.
pub fn current(model: &Model) -> Option<usize> {
    let (known, made) = (known(model)?, made(model)?);
    known.steps.iter().position(|step| step.end() > made)
}

/// Marks the facelets of the current step's pieces; empty if there is no current step.
pub fn lit(model: &Model) -> Vec<bool> {
    let Some(known) = known(model).filter(|_| are_open(model)) else { return Vec::new() };
    let (Some(made), Some(step)) = (made(model), current(model)) else { return Vec::new() };
    let (puzzle, named) = (model.puzzle(), &known.steps[step].pieces);
    let mut lit = vec![false; puzzle.def().solved.len()];
    // Trace each piece back from its final position.
    let slots = Pieces::of(puzzle).slots.iter().filter(|slot| named.contains(&slot.name));
    for facelet in slots.flat_map(|slot| &slot.facelets) {
        let back = known.moves.0[made..].iter().rev();
        let here = back.fold(*facelet, |at, mv| usize::from(puzzle.def().moves[mv.index()].map[at]));
        lit[here] = true;
    }
    lit
}

/// Step names for the row that plays the steps.
pub fn names(model: &Model, player: &MoveSequencePlayer<'_>) -> Vec<NamedStretch> {
    let Some(known) = known(model).filter(|known| player.what == Played::Steps && known.moves == *player.moves) else {
        return Vec::new();
    };
    let named = known.steps.iter().filter(|step| !step.is_done()).map(|step| NamedStretch {
        range: step.first..step.end(),
        name: words::title(model.language(), &step.purpose),
        is_macro: false,
    });
    named.collect()
}

/// The hint, if it is for the shown position.
pub fn given(model: &Model) -> Option<&Hint> {
    let hint = model.steps.hint.as_ref()?;
    let painting = model.document.workspace().painting();
    let same = || painting.colours().zip(hint.state.colours()).all(|(shown, of)| shown == Some(*of));
    (hint.state.puzzle() == model.puzzle() && same()).then_some(hint)
}

/// The move shown by the hint.
pub fn hinted_move(model: &Model) -> Option<Move> {
    let hint = given(model).filter(|hint| hint.level >= HintLevel::Move)?;
    hint.next.as_ref().map(|next| next.mv)
}
