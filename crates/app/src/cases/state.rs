//! State of the cases page: selection and search results.

use std::collections::HashMap;
use std::time::Duration;

use super::finder::{CaseResult, ShortestAlgorithm};
use super::trainer::Trainer;
use crate::task::TaskId;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::puzzles::cases::{Case, Catalogue};
use unfold_engine::puzzles::catalogues;

/// Order of the user's own algorithms within a case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OwnOrder {
    /// Oldest first.
    #[default]
    Kept,
    /// Shortest first.
    Length,
    /// Most ergonomic first.
    Ease,
}

/// Catalogue, set and case selected for a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct CaseSelection {
    pub catalogue: &'static Catalogue,
    /// The set shown; `None` for all.
    pub set: Option<&'static str>,
    /// Index of the case in the catalogue.
    pub case: usize,
}

/// Key of a search result: name of the catalogue, index of the case, and trimmed text of the allowed moves.
pub type ResultKey = (&'static str, usize, String);

#[derive(Debug)]
pub struct RunningCaseSearch {
    pub id: TaskId,
    pub catalogue: &'static Catalogue,
    /// Text of the allowed moves.
    pub allow: String,
    /// Indices of the cases still to search, the next one first.
    pub left: Vec<usize>,
    /// Number of cases at the start.
    pub count: usize,
    /// Time since the start.
    pub elapsed: Duration,
}

#[derive(Debug, Default)]
pub struct Cases {
    pub(crate) chosen: HashMap<PuzzleId, CaseSelection>,
    pub(crate) found: HashMap<ResultKey, CaseResult>,
    pub(crate) running: Option<RunningCaseSearch>,
    /// Text in the field for own algorithms.
    pub typed: String,
    pub order: OwnOrder,
    /// True while the trainer is shown instead of the pictures.
    pub shows_trainer: bool,
    pub trainer: Trainer,
}

impl Cases {
    /// The selection for a puzzle, by default its first catalogue; `None` if it has none.
    pub fn selection(&self, puzzle: PuzzleId) -> Option<CaseSelection> {
        let first = || Some(CaseSelection { catalogue: catalogues(puzzle).first()?, set: None, case: 0 });
        self.chosen.get(&puzzle).copied().or_else(first)
    }

    pub fn case(&self, puzzle: PuzzleId) -> Option<&'static Case> {
        let chosen = self.selection(puzzle)?;
        chosen.catalogue.cases().get(chosen.case)
    }

    /// The result for a case with these allowed moves.
    pub fn result(&self, catalogue: &Catalogue, case: usize, allow: &str) -> Option<&CaseResult> {
        self.found.get(&(catalogue.name, case, allow.trim().to_owned()))
    }

    pub fn running(&self) -> Option<&RunningCaseSearch> {
        self.running.as_ref()
    }

    /// The shortest algorithms found for a catalogue with these allowed moves.
    pub(crate) fn known_shortest(&self, catalogue: &Catalogue, allow: &str) -> Vec<ShortestAlgorithm> {
        let is_of = |asked: &ResultKey| asked.0 == catalogue.name && asked.2 == allow;
        let found = self.found.iter().filter(|(asked, _)| is_of(asked));
        found.filter_map(|(_, found)| found.shortest.clone()).collect()
    }
}

impl CaseSelection {
    /// The cases shown, with their indices in the catalogue.
    pub fn visible_cases(&self) -> impl Iterator<Item = (usize, &'static Case)> {
        let set = self.set;
        self.catalogue.cases().iter().enumerate().filter(move |(_, case)| set.is_none_or(|set| set == case.set))
    }

    /// The catalogue's sets, in the order of their first cases.
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
