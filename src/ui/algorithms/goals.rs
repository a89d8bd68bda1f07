//! The goal lists: kinds of parts in groups, and the places of the chosen kind.

use crate::ui::widgets::{self, ListGroup};
use eframe::egui::Ui;
use unfold_app::algorithms::state::{Algorithms, GoalChoice};
use unfold_app::command::{AlgorithmsCommand, message::Messages};
use unfold_app::model::Model;
use unfold_engine::puzzle::masks::{NamedMask, PartGroup};
use unfold_text::{algorithms as say, parts as words, sentences::parts};

pub(super) fn choose(ui: &mut Ui, model: &Model, page: &Algorithms, messages: &mut Messages) {
    let (language, puzzle) = (model.language(), model.puzzle());
    let part = page.part(puzzle);
    let has_position = page.goal_position.as_ref().is_some_and(|goal| goal.puzzle() == puzzle);
    let chosen = match (part, page.goal) {
        (Some(part), _) => GoalChoice::Part(part.kind.name),
        (None, GoalChoice::Position) if has_position => GoalChoice::Position,
        _ => GoalChoice::Solved,
    };
    let mut first = vec![(GoalChoice::Solved, say::GOAL_SOLVED.get(language))];
    first.extend(has_position.then(|| (GoalChoice::Position, say::GOAL_POSITION.get(language))));
    let mut groups = vec![ListGroup { heading: None, entries: first }];
    for group in PartGroup::ALL {
        let kinds = puzzle.def().parts.iter().filter(|kind| kind.group == group);
        let entries: Vec<(GoalChoice, &str)> =
            kinds.map(|kind| (GoalChoice::Part(kind.name), parts::kind(kind).get(language))).collect();
        if !entries.is_empty() {
            groups.push(ListGroup { heading: Some(parts::group(group).get(language)), entries });
        }
    }
    // A kind and its default place have the same name, so choosing a kind selects that place.
    if let (_, Some(goal)) = widgets::list_in_groups(ui, say::GOAL.get(language), None, chosen, &groups) {
        messages.push(AlgorithmsCommand::ChooseGoal(goal));
    }
    let Some(part) = part.filter(|part| NamedMask::with_kind(puzzle, part.kind.name).nth(1).is_some()) else { return };
    let all = NamedMask::with_kind(puzzle, part.kind.name);
    let places: Vec<(&str, String)> = all.map(|part| (part.name.as_str(), parts::place(part).get(language))).collect();
    let (_, place) = widgets::list(ui, words::GOAL_PLACE.get(language), None, part.name.as_str(), &places);
    if let Some(name) = place {
        messages.push(AlgorithmsCommand::ChooseGoal(GoalChoice::Part(name)));
    }
}
