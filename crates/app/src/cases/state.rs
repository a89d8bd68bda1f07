//! The state of the page of cases: the choice, and the search results.

use std::collections::HashMap;
use std::time::Duration;

use super::finder::{FoundCase, Shortest};
use super::trainer::Trainer;
use crate::task::TaskId;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::puzzles::cases::{Case, Catalogue};
use unfold_engine::puzzles::catalogues;

/// The order of the user's own algorithms of a case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OwnOrder {
    /// As they were kept.
    #[default]
    Kept,
    /// The shortest first.
    Length,
    /// The easiest first.
    Ease,
}

/// The choice for a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct Chosen {
    /// The catalogue.
    pub catalogue: &'static Catalogue,
    /// The set whose cases are shown; `None` for all.
    pub set: Option<&'static str>,
    /// The case, by its place in the catalogue.
    pub case: usize,
}

/// A case of a catalogue, and the text of the moves that were allowed for it.
pub type Asked = (&'static str, usize, String);

/// The search at work.
#[derive(Debug)]
pub struct Running {
    /// Its number.
    pub id: TaskId,
    /// The catalogue that is searched.
    pub catalogue: &'static Catalogue,
    /// The text of the allowed moves.
    pub allow: String,
    /// The cases that are still to be searched, the next one first.
    pub left: Vec<usize>,
    /// How many there were at first.
    pub count: usize,
    /// The time since it began.
    pub elapsed: Duration,
}

/// The page of cases.
#[derive(Debug, Default)]
pub struct Cases {
    pub(crate) chosen: HashMap<PuzzleId, Chosen>,
    pub(crate) found: HashMap<Asked, FoundCase>,
    pub(crate) running: Option<Running>,
    /// The text in the field for own algorithms.
    pub typed: String,
    /// The order of own algorithms.
    pub order: OwnOrder,
    /// True while the trainer takes the place of the pictures.
    pub trains: bool,
    /// The trainer.
    pub trainer: Trainer,
}

impl Cases {
    /// The choice for a puzzle; `None` if it has no catalogue.
    pub fn chosen(&self, puzzle: PuzzleId) -> Option<Chosen> {
        let first = || Some(Chosen { catalogue: catalogues(puzzle).first()?, set: None, case: 0 });
        self.chosen.get(&puzzle).copied().or_else(first)
    }

    /// The case that is chosen.
    pub fn case(&self, puzzle: PuzzleId) -> Option<&'static Case> {
        let chosen = self.chosen(puzzle)?;
        chosen.catalogue.cases().get(chosen.case)
    }

    /// The search result for a case with these allowed moves.
    pub fn found(&self, catalogue: &Catalogue, case: usize, allow: &str) -> Option<&FoundCase> {
        self.found.get(&(catalogue.name, case, allow.trim().to_owned()))
    }

    /// The search at work.
    pub fn running(&self) -> Option<&Running> {
        self.running.as_ref()
    }

    /// The shortest that were found for the cases of a catalogue with these moves.
    pub(crate) fn known(&self, catalogue: &Catalogue, allow: &str) -> Vec<Shortest> {
        let is_of = |asked: &Asked| asked.0 == catalogue.name && asked.2 == allow;
        let found = self.found.iter().filter(|(asked, _)| is_of(asked));
        found.filter_map(|(_, found)| found.shortest.clone()).collect()
    }
}

impl Chosen {
    /// The cases that are shown, each with its place in the catalogue.
    pub fn shown(&self) -> impl Iterator<Item = (usize, &'static Case)> {
        let set = self.set;
        self.catalogue.cases().iter().enumerate().filter(move |(_, case)| set.is_none_or(|set| set == case.set))
    }

    /// The sets of the catalogue, in their order.
    pub fn sets(&self) -> Vec<&'static str> {
        let mut out = Vec::new();
        for case in self.catalogue.cases() {
            if !case.set.is_empty() && !out.contains(&case.set) {
                out.push(case.set);
            }
        }
        out
    }
}
