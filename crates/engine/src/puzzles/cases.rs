//! Catalogues of cases, such as PLL: named positions of a few pieces, each solved by one algorithm.
//!
//! Cases are derived from the pieces of the puzzle; their usual names come from a table with an algorithm for each.

use std::sync::OnceLock;

use crate::pattern::read::{self, GivenCase, GivenGoal};
use crate::pattern::{FreeTurns, PatternTask, ReachedGoal};
use crate::puzzle::allowed::AllowedMoves;
use crate::puzzle::homes::homes;
use crate::puzzle::masks::NamedMask;
use crate::puzzle::pattern::Pattern;
use crate::puzzle::pattern_error::PatternError;
use crate::puzzle::{Facelets, Metric, Move, PuzzleDef, PuzzleId, Sequence};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// A named position of a catalogue, up to turns of the last layer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// Name, unique in the catalogue.
    pub name: String,
    /// Group of similar cases, such as those with the same sticker shape.
    pub set: &'static str,
    /// A position of this case; what the catalogue ignores is arbitrary.
    pub state: Facelets,
    /// A common algorithm, if the catalogue has one. It may need turns of the last layer before and after.
    pub algorithm: Option<Sequence>,
}

/// The view of a case's diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaseView {
    /// The last layer from above, with the stickers of its sides.
    Above,
    /// The faces U, F and R.
    Corner,
}

/// A complete set of cases of one kind, without the solved one, up to turns of the last layer before and after.
#[derive(Debug)]
pub struct Catalogue {
    /// Name on the command line.
    pub name: &'static str,
    /// The puzzle it belongs to.
    pub puzzle: PuzzleId,
    /// Number of cases.
    pub count: usize,
    /// Names of the parts that an algorithm solves; a sticker counts if it is in any of them.
    goals: &'static [&'static str],
    /// The view of its diagrams.
    pub view: CaseView,
    /// Sequences that, up to turns of the last layer, change only what the catalogue ignores; with these turns they
    /// generate all such changes.
    free_moves: &'static [&'static str],
    derive: fn() -> Vec<Case>,
    cases: OnceLock<Vec<Case>>,
    patterns: OnceLock<Vec<Pattern>>,
}

/// Number of sequences of [`Catalogue::free_moves`] made for a random position.
const FREE_MOVES_PER_CASE: usize = 24;

impl Catalogue {
    /// Creates a catalogue whose cases are derived by `derive` on first use. `free_moves` becomes
    /// [`free_moves`](Self::free_moves).
    pub(crate) const fn new(
        name: &'static str,
        puzzle: PuzzleId,
        count: usize,
        goals: &'static [&'static str],
        (view, free_moves): (CaseView, &'static [&'static str]),
        derive: fn() -> Vec<Case>,
    ) -> Self {
        Self { name, puzzle, count, goals, view, free_moves, derive, cases: OnceLock::new(), patterns: OnceLock::new() }
    }

    /// Returns the name in its usual spelling, such as `PLL` or `EG-1`.
    pub fn title(&self) -> String {
        match self.name {
            "eg1" => "EG-1".to_owned(),
            "eg2" => "EG-2".to_owned(),
            name => name.to_uppercase(),
        }
    }

    /// Returns the names of the parts that an algorithm solves.
    pub fn goals(&self) -> &'static [&'static str] {
        self.goals
    }

    /// Returns the cases, derived on first use.
    pub fn cases(&self) -> &[Case] {
        self.cases.get_or_init(self.derive)
    }

    /// Returns the pattern of each case, in the order of [`cases`](Self::cases).
    pub fn patterns(&self) -> &[Pattern] {
        self.patterns.get_or_init(|| {
            let usual = AllowedMoves::solver_moves(self.puzzle, Metric::Htm);
            let pattern = |case| self.task(case, usual.clone()).expect("a case is one of its catalogue").position;
            self.cases().iter().map(pattern).collect()
        })
    }

    /// Returns the case with this name, ignoring blanks; letter case matters only between names that differ in nothing
    /// else.
    pub fn find(&self, name: &str) -> Option<&Case> {
        let plain = |name: &str| name.replace(' ', "");
        let exact = self.cases().iter().find(|case| plain(&case.name) == plain(name));
        exact.or_else(|| self.cases().iter().find(|case| plain(&case.name).eq_ignore_ascii_case(&plain(name))))
    }

    /// Returns the task of solving a case with these moves.
    ///
    /// # Errors
    /// [`PatternError::Unreachable`] if the state of the case is invalid or belongs to another puzzle.
    pub fn task(&self, case: &Case, moves: AllowedMoves) -> Result<PatternTask, PatternError> {
        let given = GivenCase::State(case.state.clone());
        let part = |name: &&str| {
            let named = NamedMask::parse(self.puzzle, name).expect("a catalogue names parts of its puzzle");
            let free = named.free_face.or_else(|| last_layer(self.puzzle.def()));
            let adjust = FreeTurns { before: free, after: named.free_face };
            read::build_task(&given, GivenGoal::Mask(named), moves.clone(), adjust)
        };
        let tasks = self.goals.iter().map(part).collect::<Result<Vec<_>, _>>()?;
        let both = |one: PatternTask, other: PatternTask| PatternTask {
            position: one.position.union(&other.position),
            goal: one.goal.union(&other.goal),
            ..one
        };
        Ok(tasks.into_iter().reduce(both).expect("a catalogue has a goal"))
    }

    /// Returns the goal that an algorithm reaches from a case and the free turns needed; `None` if it does not solve
    /// the case.
    pub fn check_algorithm(&self, case: &Case, algorithm: &Sequence) -> Option<ReachedGoal> {
        let usual = AllowedMoves::solver_moves(self.puzzle, Metric::Htm);
        self.task(case, usual).ok()?.reached_by(algorithm)
    }

    /// Returns a random position of a case: the turns of the last layer before and after it, and everything that the
    /// catalogue ignores, are random.
    pub fn random_position(&self, case: &Case, random: &mut ChaCha8Rng) -> Facelets {
        let def = self.puzzle.def();
        let turn = |random: &mut ChaCha8Rng| {
            let turns = ["", "U", "U2", "U'"];
            parse_moves(def, turns[random.random_range(0..turns.len())])
        };
        let mut solved = Facelets::solved(self.puzzle).after_all(&turn(random));
        for _ in 0..if self.free_moves.is_empty() { 0 } else { FREE_MOVES_PER_CASE } {
            let free_sequence = self.free_moves[random.random_range(0..self.free_moves.len())];
            solved = solved.after_all(&parse_moves(def, free_sequence)).after_all(&turn(random));
        }
        let places = homes(&case.state).expect("the position of a case is a state");
        solved.rearranged(&places).after_all(&turn(random))
    }

    /// Returns the first case that an algorithm solves, if any.
    pub fn case_solved_by(&self, algorithm: &Sequence) -> Option<&Case> {
        self.cases().iter().find(|case| self.check_algorithm(case, algorithm).is_some())
    }
}

fn last_layer(def: &PuzzleDef) -> Option<u8> {
    def.letters.iter().position(|letter| *letter == 'U').map(|face| face as u8)
}

/// Parses move names separated by blanks.
///
/// # Panics
/// If the puzzle has no move of that name, which would be a bug in a catalogue's table.
pub(crate) fn parse_moves(def: &PuzzleDef, text: &str) -> Sequence {
    let named =
        |name: &str| def.moves.iter().position(|mv| mv.name == name).expect("tables name moves of their puzzle");
    Sequence(text.split_whitespace().map(|name| Move(named(name) as u16)).collect())
}
