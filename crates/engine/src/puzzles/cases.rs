//! Catalogues of cases, such as PLL: named positions of a few pieces, each solved by one algorithm.
//!
//! The cases of a catalogue are derived from the pieces of its puzzle; where people have names for them, a table of names with an algorithm
//! each says which is which.

use std::sync::OnceLock;

use crate::pattern::read::{self, GivenCase, GivenGoal};
use crate::pattern::{Adjust, PatternTask, Reached};
use crate::puzzle::allowed::AllowedMoves;
use crate::puzzle::masks::NamedMask;
use crate::puzzle::pattern_error::PatternError;
use crate::puzzle::{Facelets, Metric, Move, PuzzleDef, PuzzleId, Sequence};

/// A case of a catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// Its name, which no other case of its catalogue has.
    pub name: String,
    /// The family that it belongs to, such as the shape that its stickers show.
    pub set: &'static str,
    /// A position that is this case; whatever the catalogue leaves out of account may lie anyhow.
    pub state: Facelets,
    /// An algorithm that many people know, if the catalogue has one. It may need turns of the last layer before and after it.
    pub algorithm: Option<Sequence>,
}

/// Cases of one kind: all that there are but for the solved one, up to turns of the last layer before and after.
#[derive(Debug)]
pub struct Catalogue {
    /// Its name on the command line.
    pub name: &'static str,
    /// Its puzzle.
    pub puzzle: PuzzleId,
    /// The number of its cases.
    pub count: usize,
    /// The parts of the solved puzzle that an algorithm reaches, by their names: what any of them shows counts.
    goals: &'static [&'static str],
    derive: fn() -> Vec<Case>,
    cases: OnceLock<Vec<Case>>,
}

impl Catalogue {
    /// A catalogue whose cases a function derives.
    pub(crate) const fn new(
        name: &'static str,
        puzzle: PuzzleId,
        count: usize,
        goals: &'static [&'static str],
        derive: fn() -> Vec<Case>,
    ) -> Self {
        Self { name, puzzle, count, goals, derive, cases: OnceLock::new() }
    }

    /// Its cases, derived when they are first asked for.
    pub fn cases(&self) -> &[Case] {
        self.cases.get_or_init(self.derive)
    }

    /// The case with a name, in capitals or not, with or without blanks.
    pub fn named(&self, name: &str) -> Option<&Case> {
        let plain = |name: &str| name.replace(' ', "");
        let exact = self.cases().iter().find(|case| plain(&case.name) == plain(name));
        exact.or_else(|| self.cases().iter().find(|case| plain(&case.name).eq_ignore_ascii_case(&plain(name))))
    }

    /// The task of solving a case of this catalogue with these moves.
    ///
    /// # Errors
    /// [`PatternError`] if the moves are of another puzzle.
    pub fn task(&self, case: &Case, moves: AllowedMoves) -> Result<PatternTask, PatternError> {
        let given = GivenCase::State(case.state.clone());
        let part = |name: &&str| {
            let named = NamedMask::named(self.puzzle, name).expect("a catalogue names parts of its puzzle");
            let free = named.free.or_else(|| last_layer(self.puzzle.def()));
            let adjust = Adjust { before: free, after: named.free };
            read::task(&given, GivenGoal::Mask(named), moves.clone(), adjust)
        };
        let tasks = self.goals.iter().map(part).collect::<Result<Vec<_>, _>>()?;
        let both = |one: PatternTask, other: PatternTask| PatternTask {
            position: one.position.or(&other.position),
            goal: one.goal.or(&other.goal),
            ..one
        };
        Ok(tasks.into_iter().reduce(both).expect("a catalogue has a goal"))
    }

    /// How an algorithm solves a case; `None` if it does not.
    pub fn reached(&self, case: &Case, algorithm: &Sequence) -> Option<Reached> {
        let usual = AllowedMoves::usual(self.puzzle, Metric::Htm);
        self.task(case, usual).ok()?.reached_by(algorithm)
    }

    /// The case that an algorithm solves, if it solves one.
    pub fn solved_by(&self, algorithm: &Sequence) -> Option<&Case> {
        self.cases().iter().find(|case| self.reached(case, algorithm).is_some())
    }
}

/// The face of the layer that is solved last.
fn last_layer(def: &PuzzleDef) -> Option<u8> {
    def.letters.iter().position(|letter| *letter == 'U').map(|face| face as u8)
}

/// The moves with these names, blanks between them.
///
/// # Panics
/// If the puzzle has no move of such a name: tables of a catalogue are part of the program.
pub(crate) fn moves(def: &PuzzleDef, text: &str) -> Sequence {
    let named =
        |name: &str| def.moves.iter().position(|mv| mv.name == name).expect("tables name moves of their puzzle");
    Sequence(text.split_whitespace().map(|name| Move(named(name) as u16)).collect())
}
