//! Ergonomics of an algorithm: a cost per turn, and one per regrip.
//!
//! The default costs are in `assets/ease.csv`; users can supply their own. The grip model: the right hand turns R and
//! the left hand L, each wrist by at most two quarter turns to either side; other layers turn only while both wrists are
//! within one quarter turn of neutral.

use std::collections::HashMap;

use unfold_engine::puzzle::allowed::{AllowedMove, AllowedMoves};
use unfold_engine::puzzle::{Move, PuzzleDef, PuzzleId, Sequence};

pub const DEFAULT_COSTS_CSV: &str = include_str!("../assets/ease.csv");

/// Maximum cost of a turn or regrip; keeps sums readable.
pub const MAX_COST: u32 = 1_000_000;

/// Search cost of a turn with cost 1.
const SEARCH_COST_SCALE: f64 = 5.0;

/// Maximum rotation of a wrist, in quarter turns.
const MAX_WRIST_QUARTERS: i8 = 2;
/// Maximum rotation of a wrist while other layers turn, in quarter turns.
const MAX_WRIST_QUARTERS_OTHER_LAYERS: i8 = 1;

#[derive(Clone, Debug, PartialEq)]
pub struct Ease {
    /// Cost of each turn, by its name without a prime.
    turns: HashMap<String, f64>,
    regrip: f64,
}

/// Error in a table of costs.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EaseError {
    /// A line, by its number from 1, that is not a name and a valid cost.
    #[error("line {0} is not a name and a cost from 0 to {MAX_COST}")]
    Line(u64),
    /// A turn without a cost, or `regrip`.
    #[error("there is no cost of {0}")]
    Missing(String),
}

impl Ease {
    /// The default costs.
    pub fn built_in() -> Self {
        Self::parse(DEFAULT_COSTS_CSV).expect("a test reads the costs that are built in")
    }

    /// Parses CSV with the columns `name` and `cost`. Lines that begin with `#` are skipped.
    pub fn parse(text: &str) -> Result<Self, EaseError> {
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
        // The 3×3×3 has all turns of the smaller cubes.
        let def = PuzzleId::default().def();
        for turn in def.moves.iter().filter(|turn| turn.cost > 0) {
            let name = turn.name.trim_end_matches('\'');
            if !out.turns.contains_key(name) {
                return Err(EaseError::Missing(name.to_owned()));
            }
        }
        Ok(out)
    }

    /// The moves with costs in fifths, clamped to 1..=255, for a search that finds ergonomic algorithms first. Regrips are ignored.
    /// `None` for hypercubes.
    pub fn with_ergonomic_costs(&self, moves: &AllowedMoves) -> Option<AllowedMoves> {
        let def = moves.puzzle().def();
        if def.face_turns == 0 {
            return None;
        }
        let weighed = moves.moves().iter().map(|allowed| {
            let name = def.moves[allowed.mv.index()].name.as_str();
            let cost = self.turns.get(name.trim_end_matches('\'')).copied().unwrap_or(1.0);
            AllowedMove { cost: (cost * SEARCH_COST_SCALE).round().clamp(1.0, f64::from(u8::MAX)) as u8, ..*allowed }
        });
        AllowedMoves::new(moves.puzzle(), weighed).ok()
    }

    /// Cost of an algorithm; lower is easier. `None` for hypercubes.
    pub fn cost(&self, puzzle: PuzzleId, moves: &Sequence) -> Option<f64> {
        let def = puzzle.def();
        if def.face_turns == 0 {
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

/// Rotation of the right and the left wrist, in quarter turns from neutral.
#[derive(Default)]
struct Wrists([i8; 2]);

impl Wrists {
    /// Applies a turn and returns the number of regrips before it.
    fn regrips_before(&mut self, def: &PuzzleDef, mv: Move) -> u8 {
        let turn = &def.moves[mv.index()];
        let hand = ["R", "L"].iter().position(|face| turn.name.starts_with(face));
        let Some(hand) = hand else {
            let far = self.0.iter().filter(|wrist| wrist.abs() > MAX_WRIST_QUARTERS_OTHER_LAYERS).count() as u8;
            // Turns of other layers rotate no wrist, but need both near neutral: a regrip resets each that is not.
            self.0
                .iter_mut()
                .filter(|wrist| wrist.abs() > MAX_WRIST_QUARTERS_OTHER_LAYERS)
                .for_each(|wrist| *wrist = 0);
            return far;
        };
        let wrist = &mut self.0[hand];
        let quarters = match turn.name.chars().last() {
            Some('2') if *wrist > 0 => -2,
            Some('2') => 2,
            Some('\'') => -1,
            _ => 1,
        };
        let is_too_far = (*wrist + quarters).abs() > MAX_WRIST_QUARTERS;
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
        Ease::built_in().cost(PuzzleId::Cube3, &moves).expect("a cube")
    }

    #[test]
    fn costs_favour_u_and_r_turns_and_count_regrips() {
        let sune = cost("R U R' U R U2 R'");
        assert!((sune - (4.0 * 1.0 + 2.0 * 0.8 + 1.2)).abs() < 1e-9);
        assert!(sune < cost("B U B' U B U2 B'"));
        assert!(cost("R R R U") > 3.0 * cost("R") + cost("U"), "the third R needs a regrip");
    }

    #[test]
    fn ergonomic_search_costs_are_in_fifths() {
        let usual = AllowedMoves::solver_moves(PuzzleId::Cube3, unfold_engine::puzzle::Metric::Htm);
        let weighed = Ease::built_in().with_ergonomic_costs(&usual).expect("a cube");
        let cost = |moves: &str| weighed.cost(&notation::parse(PuzzleId::Cube3, moves).expect("moves"));
        assert_eq!((cost("R"), cost("U'"), cost("U2"), cost("B2")), (Some(5), Some(4), Some(6), Some(15)));
        let hypercube = AllowedMoves::solver_moves(PuzzleId::Tess2, unfold_engine::puzzle::Metric::Stm);
        assert_eq!(Ease::built_in().with_ergonomic_costs(&hypercube), None);
    }

    #[test]
    fn invalid_cost_tables_are_rejected_with_the_line_or_missing_name() {
        assert_eq!(Ease::parse("name,cost\nR,1\nU,much\n"), Err(EaseError::Line(3)));
        for cost in ["-1", "1e308", "1000001", "inf", "NaN"] {
            assert_eq!(Ease::parse(&format!("name,cost\nregrip,{cost}\n")), Err(EaseError::Line(2)), "{cost}");
        }
        assert_eq!(Ease::parse("name,cost\nR,1\n"), Err(EaseError::Missing("regrip".into())));
        assert!(matches!(Ease::parse("name,cost\nregrip,1\n"), Err(EaseError::Missing(_))));
    }
}
