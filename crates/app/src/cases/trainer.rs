//! State of the trainer: the random case to solve on a real cube, its hints, and tallies.

use std::collections::BTreeMap;

use crate::task::TaskId;
use unfold_engine::puzzle::allowed::AllowedMoves;
use unfold_engine::puzzle::{Facelets, Sequence, pattern::Pattern};
use unfold_engine::puzzles::cases::{Case, Catalogue};

/// How often a case was asked and known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Tally {
    /// Times known, `known <= asked`.
    pub known: u32,
    /// Times asked and answered.
    pub asked: u32,
}

/// The case that the user is asked about.
#[derive(Clone, Debug)]
pub struct Question {
    pub catalogue: &'static Catalogue,
    /// Index of the case in the catalogue.
    pub case: usize,
    /// A random position of the case, to solve on the cube.
    pub state: Facelets,
    /// The position with only the stickers that count.
    pub pattern: Pattern,
    /// The scramble, once found.
    pub scramble: Option<Sequence>,
    /// Number of hints given: first the length, then one move each, then the name.
    pub hints: usize,
}

impl Question {
    /// A question about a case at this position; `None` if the catalogue has no such case, or the position is invalid.
    pub fn new(catalogue: &'static Catalogue, case: usize, state: Facelets) -> Option<Self> {
        let usual = AllowedMoves::solver_moves(state.puzzle(), state.puzzle().def().metric);
        let on_cube = Case { state: state.clone(), ..catalogue.cases().get(case)?.clone() };
        let pattern = catalogue.task(&on_cube, usual).ok()?.position;
        Some(Self { catalogue, case, state, pattern, scramble: None, hints: 0 })
    }

    /// The case as listed in the catalogue.
    pub fn case(&self) -> &'static Case {
        &self.catalogue.cases()[self.case]
    }

    /// The case, with the question's position as its state.
    pub fn on_cube(&self) -> Case {
        Case { state: self.state.clone(), ..self.case().clone() }
    }
}

/// Tallies by the names of catalogue and case.
pub type Tallies = BTreeMap<(String, String), Tally>;

#[derive(Debug, Default)]
pub struct Trainer {
    pub question: Option<Question>,
    /// The search for the question's scramble.
    pub(crate) scramble_task: Option<TaskId>,
    /// Full name of the previous case, and its answer.
    pub previous_answer: Option<(String, String)>,
    tallies: Tallies,
    changes: u64,
}

impl Trainer {
    pub fn tally(&self, catalogue: &Catalogue, case: &Case) -> Tally {
        self.tallies.get(&(catalogue.name.to_owned(), case.name.clone())).copied().unwrap_or_default()
    }

    pub fn tallies(&self) -> &Tallies {
        &self.tallies
    }

    /// Revision number, which grows with each answer and each restore.
    pub(crate) fn changes(&self) -> u64 {
        self.changes
    }

    /// Restores a session's tallies and drops the question.
    pub(crate) fn restore(&mut self, tallies: Tallies) {
        *self = Self { tallies, changes: self.changes + 1, ..Self::default() };
    }

    pub(crate) fn record_answer(&mut self, catalogue: &Catalogue, case: &Case, known: bool) {
        let tally = self.tallies.entry((catalogue.name.to_owned(), case.name.clone())).or_default();
        tally.asked += 1;
        tally.known += u32::from(known);
        self.changes += 1;
    }
}
