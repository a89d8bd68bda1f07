//! Catalogues of cases, such as PLL: named positions of a few pieces, each solved by one algorithm.
//!
//! The cases of a catalogue are derived from the pieces of its puzzle; where people have names for them, a table of names with an algorithm
//! each says which is which.

use std::sync::OnceLock;

use crate::pattern::read::{self, GivenCase, GivenGoal};
use crate::pattern::{Adjust, PatternTask, Reached};
use crate::puzzle::allowed::AllowedMoves;
use crate::puzzle::homes::homes;
use crate::puzzle::masks::NamedMask;
use crate::puzzle::pattern::Pattern;
use crate::puzzle::pattern_error::PatternError;
use crate::puzzle::{Facelets, Metric, Move, PuzzleDef, PuzzleId, Sequence};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

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

/// The side from which a case is drawn, so that all that counts is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaseView {
    /// The last layer from above, with the stickers at its sides.
    Above,
    /// The faces U, F and R as they are seen from their corner.
    Corner,
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
    /// The side from which its cases are drawn.
    pub view: CaseView,
    /// Moves that change only what the catalogue leaves out of account: together with turns of the last layer they lead to all of it.
    unseen: &'static [&'static str],
    derive: fn() -> Vec<Case>,
    cases: OnceLock<Vec<Case>>,
    patterns: OnceLock<Vec<Pattern>>,
}

/// How many of those moves, one after the other, make a random position.
const UNSEEN_MOVES: usize = 24;

impl Catalogue {
    /// A catalogue whose cases a function derives: drawn from one side, while some moves change only what it leaves out of account.
    pub(crate) const fn new(
        name: &'static str,
        puzzle: PuzzleId,
        count: usize,
        goals: &'static [&'static str],
        (view, unseen): (CaseView, &'static [&'static str]),
        derive: fn() -> Vec<Case>,
    ) -> Self {
        Self { name, puzzle, count, goals, view, unseen, derive, cases: OnceLock::new(), patterns: OnceLock::new() }
    }

    /// Its name as people write it.
    pub fn title(&self) -> String {
        match self.name {
            "eg1" => "EG-1".to_owned(),
            "eg2" => "EG-2".to_owned(),
            name => name.to_uppercase(),
        }
    }

    /// The parts of the solved puzzle that an algorithm reaches, by their names.
    pub fn goals(&self) -> &'static [&'static str] {
        self.goals
    }

    /// Its cases, derived when they are first asked for.
    pub fn cases(&self) -> &[Case] {
        self.cases.get_or_init(self.derive)
    }

    /// What counts of each case, in the order of the cases.
    pub fn patterns(&self) -> &[Pattern] {
        self.patterns.get_or_init(|| {
            let usual = AllowedMoves::usual(self.puzzle, Metric::Htm);
            let pattern = |case| self.task(case, usual.clone()).expect("a case is one of its catalogue").position;
            self.cases().iter().map(pattern).collect()
        })
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

    /// A random position of a case: the last layer turned anyhow before and after, and all that the catalogue leaves out of account
    /// lying anyhow.
    pub fn drawn(&self, case: &Case, random: &mut ChaCha8Rng) -> Facelets {
        let def = self.puzzle.def();
        let turn = |random: &mut ChaCha8Rng| {
            let turns = ["", "U", "U2", "U'"];
            moves(def, turns[random.random_range(0..turns.len())])
        };
        let mut solved = Facelets::solved(self.puzzle).after_all(&turn(random));
        for _ in 0..if self.unseen.is_empty() { 0 } else { UNSEEN_MOVES } {
            let unseen = self.unseen[random.random_range(0..self.unseen.len())];
            solved = solved.after_all(&moves(def, unseen)).after_all(&turn(random));
        }
        let places = homes(&case.state).expect("the position of a case is a state");
        solved.rearranged(&places).after_all(&turn(random))
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
