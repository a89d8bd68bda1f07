//! Human methods for the 3×3×3: their steps, with their texts.

use crate::puzzles::steps::{PlannedStep, PlannedSteps, StepMethod};
use unfold_engine::puzzle::Facelets;
use unfold_engine::puzzles::cube3::Cube3;
use unfold_engine::puzzles::cube3::methods::{Method, StepName, steps};
use unfold_text::{Text, method_steps as say};

pub(super) static METHODS: [StepMethod; 4] = [
    StepMethod { name: "beginner", plan: |state| plan_steps(state, Method::Beginner) },
    StepMethod { name: "cfop", plan: |state| plan_steps(state, Method::Cfop) },
    StepMethod { name: "roux", plan: |state| plan_steps(state, Method::Roux) },
    StepMethod { name: "zz", plan: |state| plan_steps(state, Method::Zz) },
];

fn plan_steps(state: &Facelets, method: Method) -> Option<PlannedSteps> {
    let steps = steps(&Cube3::from_facelets(state).ok()?, method);
    Some(Box::new(steps.map(|step| PlannedStep {
        name: step.name.to_string(),
        title: title(step.name),
        reason: reason(step.name),
        moves: step.moves,
        pieces: step.pieces.into_iter().map(str::to_owned).collect(),
    })))
}

pub fn title(step: StepName) -> Text<0> {
    match step {
        StepName::Cross => say::STEP_CROSS,
        StepName::Corner => say::STEP_CORNER,
        StepName::MiddleEdge => say::STEP_MIDDLE_EDGE,
        StepName::TopCross => say::STEP_TOP_CROSS,
        StepName::TopEdges => say::STEP_TOP_EDGES,
        StepName::TopCorners => say::STEP_TOP_CORNERS,
        StepName::TopCornersOriented => say::STEP_TOP_TURNS,
        StepName::Pair => say::STEP_PAIR,
        StepName::Oll => say::STEP_OLL,
        StepName::Pll => say::STEP_PLL,
        StepName::FirstBlock => say::STEP_FIRST_BLOCK,
        StepName::SecondBlock => say::STEP_SECOND_BLOCK,
        StepName::Cmll => say::STEP_CMLL,
        StepName::SixEdgesOriented => say::STEP_SIX_EDGES,
        StepName::SideEdges => say::STEP_SIDE_EDGES,
        StepName::LastEdges => say::STEP_LAST_EDGES,
        StepName::EoLine => say::STEP_EO_LINE,
        StepName::LeftBlock => say::STEP_LEFT_BLOCK,
        StepName::RightBlock => say::STEP_RIGHT_BLOCK,
        StepName::Ocll => say::STEP_OCLL,
    }
}

pub fn reason(step: StepName) -> Text<0> {
    match step {
        StepName::Cross => say::STEP_CROSS_WHY,
        StepName::Corner => say::STEP_CORNER_WHY,
        StepName::MiddleEdge => say::STEP_MIDDLE_EDGE_WHY,
        StepName::TopCross => say::STEP_TOP_CROSS_WHY,
        StepName::TopEdges => say::STEP_TOP_EDGES_WHY,
        StepName::TopCorners => say::STEP_TOP_CORNERS_WHY,
        StepName::TopCornersOriented => say::STEP_TOP_TURNS_WHY,
        StepName::Pair => say::STEP_PAIR_WHY,
        StepName::Oll => say::STEP_OLL_WHY,
        StepName::Pll => say::STEP_PLL_WHY,
        StepName::FirstBlock => say::STEP_FIRST_BLOCK_WHY,
        StepName::SecondBlock => say::STEP_SECOND_BLOCK_WHY,
        StepName::Cmll => say::STEP_CMLL_WHY,
        StepName::SixEdgesOriented => say::STEP_SIX_EDGES_WHY,
        StepName::SideEdges => say::STEP_SIDE_EDGES_WHY,
        StepName::LastEdges => say::STEP_LAST_EDGES_WHY,
        StepName::EoLine => say::STEP_EO_LINE_WHY,
        StepName::LeftBlock => say::STEP_LEFT_BLOCK_WHY,
        StepName::RightBlock => say::STEP_RIGHT_BLOCK_WHY,
        StepName::Ocll => say::STEP_OCLL_WHY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_has_its_own_title_and_reason() {
        let texts: std::collections::HashSet<String> = StepName::ALL
            .into_iter()
            .flat_map(|step| [title(step), reason(step)])
            .map(|text| text.get(unfold_text::Language::ENGLISH).to_owned())
            .collect();
        assert_eq!(texts.len(), 2 * StepName::ALL.len());
    }
}
