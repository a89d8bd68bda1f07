//! Layer method for the 2×2×2: its steps, with their texts.

use crate::puzzles::steps::{PlannedStep, PlannedSteps, StepMethod};
use unfold_engine::puzzle::Facelets;
use unfold_engine::puzzles::cube2::Cube2;
use unfold_engine::puzzles::cube2::layers::{LayerStepKind, steps};
use unfold_text::{Text, method_steps as say};

pub(super) static METHODS: [StepMethod; 1] = [StepMethod { name: "layers", plan: plan_steps }];

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

fn title(step: LayerStepKind) -> Text<0> {
    match step {
        LayerStepKind::FirstLayer => say::LAYER_FIRST,
        LayerStepKind::LastOriented => say::LAYER_ORIENTED,
        LayerStepKind::LastPermuted => say::LAYER_PERMUTED,
    }
}

fn reason(step: LayerStepKind) -> Text<0> {
    match step {
        LayerStepKind::FirstLayer => say::LAYER_FIRST_WHY,
        LayerStepKind::LastOriented => say::LAYER_ORIENTED_WHY,
        LayerStepKind::LastPermuted => say::LAYER_PERMUTED_WHY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_has_its_own_title_and_reason() {
        let texts: std::collections::HashSet<String> = LayerStepKind::ALL
            .into_iter()
            .flat_map(|step| [title(step), reason(step)])
            .map(|text| text.get(unfold_text::Language::ENGLISH).to_owned())
            .collect();
        assert_eq!(texts.len(), 2 * LayerStepKind::ALL.len());
    }
}
