//! Layer method for the 2×2×2: its steps, with their texts.

use crate::puzzles::steps::{PlannedStep, PlannedSteps, StepMethod};
use unfold_engine::puzzle::Facelets;
use unfold_engine::puzzles::cube2::Cube2;
use unfold_engine::puzzles::cube2::layers::{LayerName, steps};
use unfold_text::{Text, method_steps as say};

pub(super) static METHODS: [StepMethod; 1] = [StepMethod { name: "layers", steps: plan_steps }];

fn plan_steps(state: &Facelets) -> Option<PlannedSteps> {
    let steps = steps(&Cube2::from_facelets(state).ok()?);
    Some(Box::new(steps.map(|step| PlannedStep {
        name: step.name.to_string(),
        title: title(step.name),
        reason: reason(step.name),
        moves: step.moves,
        pieces: step.pieces,
    })))
}

fn title(step: LayerName) -> Text<0> {
    match step {
        LayerName::FirstLayer => say::LAYER_FIRST,
        LayerName::LastOriented => say::LAYER_ORIENTED,
        LayerName::LastPermuted => say::LAYER_PERMUTED,
    }
}

fn reason(step: LayerName) -> Text<0> {
    match step {
        LayerName::FirstLayer => say::LAYER_FIRST_WHY,
        LayerName::LastOriented => say::LAYER_ORIENTED_WHY,
        LayerName::LastPermuted => say::LAYER_PERMUTED_WHY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_has_a_title_and_a_reason_of_its_own() {
        let texts: std::collections::HashSet<String> = LayerName::ALL
            .into_iter()
            .flat_map(|step| [title(step), reason(step)])
            .map(|text| text.get(unfold_text::Language::ENGLISH).to_owned())
            .collect();
        assert_eq!(texts.len(), 2 * LayerName::ALL.len());
    }
}
