//! How hard an algorithm is on the hands: a cost for each turn, and one for each time that a hand must take the cube again.
//!
//! The costs are in `assets/ease.csv`, and a person can use a file with others. The hands are those of most solvers: the right one
//! turns R and the left one L, each with the wrist at most two quarters to either side, and other layers are turned only while both
//! wrists are at most one quarter from where they began.

use std::collections::HashMap;

use unfold_engine::puzzle::allowed::{AllowedMove, AllowedMoves};
use unfold_engine::puzzle::{Move, PuzzleDef, PuzzleId, Sequence};

/// The costs that are built in.
pub const USUAL: &str = include_str!("../assets/ease.csv");

/// The highest cost of a turn or a regrip, so that the sum of many can be told.
pub const MAX_COST: u32 = 1_000_000;

/// How many steps of a search are a cost of 1.
const FIFTHS: f64 = 5.0;

/// The farthest that a wrist turns, in quarters.
const FARTHEST: i8 = 2;
/// The farthest that a wrist may be turned while other layers turn.
const EASY: i8 = 1;

/// The costs of turns and regrips.
#[derive(Clone, Debug, PartialEq)]
pub struct Ease {
    /// The cost of each turn, by its name without a prime.
    turns: HashMap<String, f64>,
    regrip: f64,
}

/// Why a text is not a table of costs.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EaseError {
    /// A line is not a name and a number. It holds the number of the line, from 1.
    #[error("line {0} is not a name and a cost from 0 to {MAX_COST}")]
    Line(u64),
    /// A name that is missing. It holds the name.
    #[error("there is no cost of {0}")]
    Missing(String),
}

impl Ease {
    /// The costs that are built in.
    pub fn usual() -> Self {
        Self::read(USUAL).expect("a test reads the costs that are built in")
    }

    /// Reads a table of costs with the columns `name` and `cost`; lines that begin with # are left out.
    ///
    /// # Errors
    /// [`EaseError`].
    pub fn read(text: &str) -> Result<Self, EaseError> {
        let mut rows = csv::ReaderBuilder::new().comment(Some(b'#')).trim(csv::Trim::All).from_reader(text.as_bytes());
        let mut turns = HashMap::new();
        for row in rows.records() {
            let wrong = |error: &csv::Error| EaseError::Line(error.position().map_or(1, csv::Position::line));
            let row = row.map_err(|error| wrong(&error))?;
            let line = row.position().map_or(1, csv::Position::line);
            let cost: Option<f64> = row.get(1).and_then(|cost| cost.parse().ok());
            let cost = cost.filter(|cost| (0.0..=f64::from(MAX_COST)).contains(cost));
            let (Some(name), Some(cost)) = (row.get(0).filter(|name| !name.is_empty()), cost) else {
                return Err(EaseError::Line(line));
            };
            turns.insert(name.to_owned(), cost);
        }
        let regrip = turns.remove("regrip").ok_or_else(|| EaseError::Missing("regrip".into()))?;
        let out = Self { turns, regrip };
        // A cube of size three has the turns of smaller ones, too.
        let def = PuzzleId::default().def();
        for turn in def.moves.iter().filter(|turn| turn.cost > 0) {
            let name = turn.name.trim_end_matches('\'');
            if !out.turns.contains_key(name) {
                return Err(EaseError::Missing(name.to_owned()));
            }
        }
        Ok(out)
    }

    /// The same moves with the costs of their turns, in fifths, for a search that finds those first that are easy but for regrips. `None` for
    /// a puzzle that is not held in two hands.
    pub fn weighed(&self, moves: &AllowedMoves) -> Option<AllowedMoves> {
        let def = moves.puzzle().def();
        if def.faces == 0 {
            return None;
        }
        let weighed = moves.moves().iter().map(|allowed| {
            let name = def.moves[allowed.mv.index()].name.as_str();
            let cost = self.turns.get(name.trim_end_matches('\'')).copied().unwrap_or(1.0);
            AllowedMove { cost: (cost * FIFTHS).round().clamp(1.0, f64::from(u8::MAX)) as u8, ..*allowed }
        });
        AllowedMoves::new(moves.puzzle(), weighed).ok()
    }

    /// The cost of an algorithm of a cube; the lower, the easier. `None` for a puzzle that is not held in two hands.
    pub fn cost(&self, puzzle: PuzzleId, moves: &Sequence) -> Option<f64> {
        let def = puzzle.def();
        if def.faces == 0 {
            return None;
        }
        let mut wrists = Wrists::default();
        let cost = |mv: &Move| {
            let name = def.moves[mv.index()].name.as_str();
            let cost = self.turns.get(name.trim_end_matches('\'')).copied().unwrap_or(0.0);
            cost + f64::from(wrists.regrips_before(def, *mv)) * self.regrip
        };
        Some(moves.0.iter().map(cost).fold(0.0, |sum, cost| sum + cost))
    }
}

/// How far the wrists are turned, right and left, in quarters from where they began.
#[derive(Default)]
struct Wrists([i8; 2]);

impl Wrists {
    /// The regrips that a turn needs; the wrists are turned by it.
    fn regrips_before(&mut self, def: &PuzzleDef, mv: Move) -> u8 {
        let turn = &def.moves[mv.index()];
        let hand = ["R", "L"].iter().position(|face| turn.name.starts_with(face));
        let Some(hand) = hand else {
            let far = self.0.iter().filter(|wrist| wrist.abs() > EASY).count() as u8;
            // A slice needs no wrist of its own, but fingers that reach it.
            self.0.iter_mut().filter(|wrist| wrist.abs() > EASY).for_each(|wrist| *wrist = 0);
            return far;
        };
        let wrist = &mut self.0[hand];
        let quarters = match turn.name.chars().last() {
            Some('2') if *wrist > 0 => -2,
            Some('2') => 2,
            Some('\'') => -1,
            _ => 1,
        };
        let is_too_far = (*wrist + quarters).abs() > FARTHEST;
        if is_too_far {
            *wrist = 0;
        }
        *wrist += quarters;
        is_too_far.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::notation;

    fn cost(moves: &str) -> f64 {
        let moves = notation::parse(PuzzleId::Cube3, moves).expect("moves");
        Ease::usual().cost(PuzzleId::Cube3, &moves).expect("a cube")
    }

    #[test]
    fn the_hands_prefer_turns_of_u_and_r() {
        let sune = cost("R U R' U R U2 R'");
        assert!((sune - (4.0 * 1.0 + 2.0 * 0.8 + 1.2)).abs() < 1e-9);
        assert!(sune < cost("B U B' U B U2 B'"));
        assert!(cost("R R R U") > 3.0 * cost("R") + cost("U"), "the third R needs a regrip");
    }

    #[test]
    fn a_search_counts_turns_in_fifths() {
        let usual = AllowedMoves::usual(PuzzleId::Cube3, unfold_engine::puzzle::Metric::Htm);
        let weighed = Ease::usual().weighed(&usual).expect("a cube");
        let cost = |moves: &str| weighed.cost(&notation::parse(PuzzleId::Cube3, moves).expect("moves"));
        assert_eq!((cost("R"), cost("U'"), cost("U2"), cost("B2")), (Some(5), Some(4), Some(6), Some(15)));
        let hypercube = AllowedMoves::usual(PuzzleId::Tess2, unfold_engine::puzzle::Metric::Stm);
        assert_eq!(Ease::usual().weighed(&hypercube), None);
    }

    #[test]
    fn a_wrong_table_is_refused_with_its_line() {
        assert_eq!(Ease::read("name,cost\nR,1\nU,much\n"), Err(EaseError::Line(3)));
        for cost in ["-1", "1e308", "1000001", "inf", "NaN"] {
            assert_eq!(Ease::read(&format!("name,cost\nregrip,{cost}\n")), Err(EaseError::Line(2)), "{cost}");
        }
        assert_eq!(Ease::read("name,cost\nR,1\n"), Err(EaseError::Missing("regrip".into())));
        assert!(matches!(Ease::read("name,cost\nregrip,1\n"), Err(EaseError::Missing(_))));
    }
}
