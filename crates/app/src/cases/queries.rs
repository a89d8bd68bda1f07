//! Queries of the cases page: selection, search results and own algorithms.

use super::selection;
use super::state::OwnOrder;
use crate::model::Model;
use unfold_engine::notation;
use unfold_engine::puzzle::{Sequence, pattern::Pattern};
use unfold_engine::puzzles::cases::{Case, Catalogue};
use unfold_text::sentences::algorithms::with_free_turns;

/// The name of a case with its catalogue, such as `PLL T`.
pub fn full_name(catalogue: &Catalogue, case: &Case) -> String {
    format!("{} {}", catalogue.title(), case.name)
}

/// The case as a pattern of the stickers that count; `None` if the catalogue lacks it.
pub fn pattern<'a>(catalogue: &'a Catalogue, case: &Case) -> Option<&'a Pattern> {
    let place = catalogue.cases().iter().position(|other| other.name == case.name)?;
    catalogue.patterns().get(place)
}

/// An own algorithm with its moves parsed.
#[derive(Clone, Debug)]
pub struct OwnAlgorithm {
    /// Index in the settings.
    pub index: usize,
    pub case: &'static Case,
    pub moves: Sequence,
    /// Ergonomic cost, if known for the puzzle.
    pub ease: Option<f64>,
}

/// The user's own algorithms of the catalogue shown, grouped by case in catalogue order, each group in the chosen order.
pub fn own_algorithms_shown(model: &Model) -> Vec<OwnAlgorithm> {
    let Some(chosen) = selection(model) else { return Vec::new() };
    let puzzle = model.puzzle();
    let is_of = |kept: &&crate::cases::own::OwnAlgorithmRecord| {
        kept.puzzle == puzzle && kept.catalogue == chosen.catalogue.name
    };
    let kept = model.settings.own_algorithms.iter().enumerate().filter(|(_, kept)| is_of(kept));
    let mut all: Vec<OwnAlgorithm> = kept
        .filter_map(|(place, kept)| {
            let (_, case, moves) = kept.resolve()?;
            let ease = model.algorithms.ease.cost(puzzle, &moves);
            Some(OwnAlgorithm { index: place, case, moves, ease })
        })
        .collect();
    let number = |case: &Case| chosen.catalogue.cases().iter().position(|other| other.name == case.name);
    let length = |kept: &OwnAlgorithm| kept.moves.length_in(puzzle.def(), puzzle.def().metric);
    match model.cases.order {
        OwnOrder::Kept => {}
        OwnOrder::Length => all.sort_by_key(length),
        OwnOrder::Ease => all.sort_by(|one, other| {
            let cost = |kept: &OwnAlgorithm| kept.ease.unwrap_or(f64::MAX);
            cost(one).total_cmp(&cost(other))
        }),
    }
    all.sort_by_key(|kept| number(kept.case));
    all
}

/// The user's own algorithms of a case, in the chosen order.
pub fn own_of_case(case: &Case, model: &Model) -> Vec<OwnAlgorithm> {
    own_algorithms_shown(model).into_iter().filter(|kept| kept.case.name == case.name).collect()
}

/// An algorithm of a case as text, with the free turns that it needs.
pub fn algorithm_text(catalogue: &Catalogue, case: &Case, moves: &Sequence) -> String {
    let text = notation::print(catalogue.puzzle, moves);
    match catalogue.check_algorithm(case, moves) {
        Some(reached) => with_free_turns(catalogue.puzzle, &reached, &text),
        None => text,
    }
}

/// The trainer's answer: the user's first own algorithm, or else the well-known one, the most ergonomic or the shortest found.
pub fn answer(catalogue: &Catalogue, place: usize, model: &Model) -> Option<Sequence> {
    let case = catalogue.cases().get(place)?;
    let own = || own_of_case(case, model).into_iter().next().map(|kept| kept.moves);
    let found = model.cases.result(catalogue, place, &model.algorithms.allow);
    let easiest = || Some(found?.easiest.as_ref()?.0.clone());
    let shortest = || Some(found?.shortest.as_ref()?.moves.clone());
    own().or_else(|| case.algorithm.clone()).or_else(easiest).or_else(shortest)
}
