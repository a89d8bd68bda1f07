//! Texts of step-by-step solutions and hints.

use super::lesson;
use crate::model::Model;
use crate::steps::state::{Hint, HintLevel, NextMove, PlannedSolution, Purpose, Step};
use unfold_engine::puzzle::{Sequence, pieces::Pieces};
use unfold_text::{Language, sentences::moves::describe, steps as say};

pub fn title(language: Language, purpose: &Purpose) -> String {
    match purpose {
        Purpose::Method { title, .. } => title.get(language).to_owned(),
        Purpose::Phase(notes, group) => lesson::name_and_goal(language, notes, *group).0,
    }
}

/// Maximum number of pieces in the heading of a step.
const MAX_HEADING_PIECES: usize = 2;

/// Heading of a step, with its pieces if there are only a few, to tell repeated steps apart.
pub fn heading(language: Language, step: &Step) -> String {
    let title = title(language, &step.purpose);
    match step.pieces.len() {
        1..=MAX_HEADING_PIECES => say::STEPS_NAMED.fill(language, [&title, &step.pieces.join(" ")]),
        _ => title,
    }
}

pub fn reason(language: Language, purpose: &Purpose) -> String {
    match purpose {
        Purpose::Method { reason, .. } => reason.get(language).to_owned(),
        Purpose::Phase(notes, group) => lesson::name_and_goal(language, notes, *group).1,
    }
}

pub fn moves(known: &PlannedSolution, step: &Step) -> Sequence {
    Sequence(known.moves.0[step.first..step.end()].to_vec())
}

/// Length of a step, in the shown metric.
pub fn length(model: &Model, known: &PlannedSolution, step: &Step) -> usize {
    moves(known, step).length_in(model.puzzle().def(), model.shown_metric())
}

/// Total length, with moves merged across steps, compared with the best known solution.
pub fn total(model: &Model, known: &PlannedSolution) -> String {
    let (language, metric, results) = (model.language(), model.shown_metric(), model.results());
    let whole = known.moves.length_in(model.puzzle().def(), metric);
    match results.best() {
        Some(best) if results.is_optimal() => say::STEPS_TOTAL_OPTIMAL.fill(language, [&whole, &metric, &best.length]),
        Some(best) => say::STEPS_TOTAL_KNOWN.fill(language, [&whole, &metric, &best.length]),
        None => say::STEPS_TOTAL.fill(language, [&whole, &metric]),
    }
}

/// Pieces of a step with their colours; `None` if the step names none.
pub fn pieces(model: &Model, known: &PlannedSolution, step: &Step) -> Option<String> {
    let language = model.language();
    let end = known.subject.state.after_all(&known.moves);
    let names = model.colour_names(model.puzzle());
    let named = step.pieces.iter().map(|piece| {
        let slot = Pieces::for_puzzle(model.puzzle()).slots.iter().find(|slot| slot.name == *piece);
        let colours = slot.map_or(&[][..], |slot| &slot.facelets).iter().filter_map(|facelet| {
            let colour = *end.colours().get(*facelet)?;
            Some(names.get(usize::from(colour))?.get(language))
        });
        say::STEPS_PIECE.fill(language, [piece, &colours.collect::<Vec<_>>().join("–")])
    });
    let named: Vec<String> = named.collect();
    (!named.is_empty()).then(|| say::STEPS_PIECES.fill(language, [&named.join(", ")]))
}

/// The sentences of the hint so far, one per level, or only a waiting message until the bound is known.
pub fn hint(model: &Model, hint: &Hint) -> Vec<String> {
    let language = model.language();
    let waiting = || match (hint.work, hint.is_preparing) {
        (None, _) => say::HINT_NONE,
        (_, true) => say::HINT_PREPARING,
        (_, false) => say::HINT_WORKING,
    };
    let Some(least) = hint.bound.filter(|_| !hint.is_preparing) else {
        return vec![waiting().get(language).to_owned()];
    };
    let mut said = vec![say::HINT_LEAST.fill(language, [&least.length, &least.metric])];
    if hint.level >= HintLevel::Move {
        said.extend(next_move_sentences(model, hint).unwrap_or_else(|| vec![waiting().get(language).to_owned()]));
    }
    said
}

/// Sentences for the next move and, at the last level, its purpose. `None` until the move is known.
fn next_move_sentences(model: &Model, hint: &Hint) -> Option<Vec<String>> {
    let (language, puzzle) = (model.language(), model.puzzle());
    let NextMove { mv, purpose, pieces } = hint.next.as_ref()?;
    let name = &puzzle.def().moves.get(mv.index())?.name;
    let mut said = vec![say::HINT_MOVE.fill(language, [name, &describe(language, puzzle, *mv)])];
    if hint.level == HintLevel::Reason {
        let (title, reason) = (title(language, purpose), reason(language, purpose));
        said.push(match pieces.is_empty() {
            true => say::HINT_REASON.fill(language, [&title, &reason]),
            false => say::HINT_REASON_PIECES.fill(language, [&title, &pieces.join(" "), &reason]),
        });
    }
    Some(said)
}
