//! The trainer: random cases to be solved on a real cube, hints, and how often each was known.

use std::collections::BTreeMap;

use crate::task::TaskId;
use unfold_engine::puzzle::allowed::AllowedMoves;
use unfold_engine::puzzle::{Facelets, Sequence, pattern::Pattern};
use unfold_engine::puzzles::cases::{Case, Catalogue};

/// How often a case was asked, and how often it was known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Tally {
    /// How often it was known, `known <= asked`.
    pub known: u32,
    /// How often it was asked and answered.
    pub asked: u32,
}

/// A case that is asked.
#[derive(Clone, Debug)]
pub struct Question {
    /// The catalogue.
    pub catalogue: &'static Catalogue,
    /// The case, by its place in the catalogue.
    pub case: usize,
    /// The position on the cube.
    pub state: Facelets,
    /// The stickers that count.
    pub pattern: Pattern,
    /// The moves that set it up from the solved cube, once they are found.
    pub scramble: Option<Sequence>,
    /// How many hints were asked for: the length, then one move after the other, then the name.
    pub hints: usize,
}

impl Question {
    /// A case of a catalogue at this position; `None` if the position is not that case.
    pub fn new(catalogue: &'static Catalogue, case: usize, state: Facelets) -> Option<Self> {
        let usual = AllowedMoves::usual(state.puzzle(), state.puzzle().def().metric);
        let on_cube = Case { state: state.clone(), ..catalogue.cases().get(case)?.clone() };
        let pattern = catalogue.task(&on_cube, usual).ok()?.position;
        Some(Self { catalogue, case, state, pattern, scramble: None, hints: 0 })
    }

    /// The case.
    pub fn case(&self) -> &'static Case {
        &self.catalogue.cases()[self.case]
    }

    /// The same case as it lies on the cube.
    pub fn on_cube(&self) -> Case {
        Case { state: self.state.clone(), ..self.case().clone() }
    }
}

/// How often cases were known, by the names of their catalogue and of themselves.
pub type Tallies = BTreeMap<(String, String), Tally>;

/// The trainer.
#[derive(Debug, Default)]
pub struct Trainer {
    /// The case that is asked.
    pub question: Option<Question>,
    /// The search for its scramble.
    pub(crate) preparing: Option<TaskId>,
    /// The case that was asked before, by its whole name, and its answer.
    pub before: Option<(String, String)>,
    tallies: Tallies,
    changes: u64,
}

impl Trainer {
    /// How often a case was known.
    pub fn tally(&self, catalogue: &Catalogue, case: &Case) -> Tally {
        self.tallies.get(&(catalogue.name.to_owned(), case.name.clone())).copied().unwrap_or_default()
    }

    /// How often all cases were known.
    pub fn tallies(&self) -> &Tallies {
        &self.tallies
    }

    /// A number that grows with each answer.
    pub(crate) fn changes(&self) -> u64 {
        self.changes
    }

    /// What a session knows takes the place of what is known; nothing is asked.
    pub(crate) fn restore(&mut self, tallies: Tallies) {
        *self = Self { tallies, changes: self.changes + 1, ..Self::default() };
    }

    pub(crate) fn note(&mut self, catalogue: &Catalogue, case: &Case, known: bool) {
        let tally = self.tallies.entry((catalogue.name.to_owned(), case.name.clone())).or_default();
        tally.asked += 1;
        tally.known += u32::from(known);
        self.changes += 1;
    }
}
