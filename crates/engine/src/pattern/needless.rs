//! Detects solutions with needless moves, which a list leaves out.
//!
//! A solution has needless moves if adjacent moves, after exchanging commuting ones, can be left out or replaced by a
//! single move.

use std::collections::BTreeMap;

use super::task::face_of_centre;
use super::{Adjust, Ends, PatternTask};
use crate::puzzle::geometry::{FaceletMap, compose};
use crate::puzzle::masks::Holding;
use crate::puzzle::pattern::Pattern;
use crate::puzzle::{Move, MoveDef, Sequence, canonical::Commuting};

/// A detector of needless moves in solutions of a task.
pub(super) struct Needless<'a> {
    task: &'a PatternTask,
    ends: &'a Ends,
    commuting: Commuting,
    rotations: Vec<Rotation>,
}

/// A rotation of the whole puzzle.
struct Rotation {
    axis: u8,
    inverse: FaceletMap,
    /// For each move, the one with the same effect before the rotation.
    before: Vec<Option<Move>>,
}

/// A set of moves of a solution, as a bit set of indices.
type Moves = u128;
/// Returns the position, as seen for each goal, after a move.
fn after(here: &[Pattern], mv: Move) -> Vec<Pattern> {
    here.iter().map(|pattern| pattern.after(mv)).collect()
}

/// A solution, with the order that its moves keep when commuting ones are exchanged.
struct Ordered {
    moves: Vec<Move>,
    /// The moves that always come before each move.
    before: Vec<Moves>,
}

impl Ordered {
    fn of(moves: Vec<Move>, commuting: &Commuting) -> Self {
        let mut before: Vec<Moves> = Vec::with_capacity(moves.len());
        for (n, mv) in moves.iter().enumerate() {
            let chained = (0..n).filter(|&other| !commuting.commute(moves[other], *mv));
            before.push(chained.fold(0, |all, other| all | 1 << other | before[other]));
        }
        Self { moves, before }
    }

    fn all(&self) -> Moves {
        (1 << self.moves.len()) - 1
    }

    /// Returns the indices in a set, in order.
    fn numbers(&self, set: Moves) -> impl Iterator<Item = usize> {
        (0..self.moves.len()).filter(move |n| set >> n & 1 == 1)
    }

    fn can_be_first(&self, n: usize) -> bool {
        self.before[n] == 0
    }

    fn can_be_last(&self, n: usize) -> bool {
        self.before.iter().all(|before| before >> n & 1 == 0)
    }

    /// Returns the patterns after each set of moves that can come first, sorted by the number of moves.
    fn beginnings(&self, start: &[Pattern]) -> Vec<(Moves, Vec<Pattern>)> {
        let mut out = Vec::new();
        let mut next = BTreeMap::from([(0, start.to_vec())]);
        while !next.is_empty() {
            let mut longer = BTreeMap::new();
            for (made, patterns) in &next {
                for n in self.numbers(self.all() & !made).filter(|&n| self.before[n] & !made == 0) {
                    longer.entry(made | 1 << n).or_insert_with(|| after(patterns, self.moves[n]));
                }
            }
            out.extend(std::mem::replace(&mut next, longer));
        }
        out
    }
}

impl Rotation {
    fn all(task: &PatternTask) -> Vec<Self> {
        let moves = &task.position.puzzle().def().moves;
        let map = |mv: Move| &moves[mv.index()].map;
        let rotations = moves.iter().filter(|mv| task.holding == Holding::Any && mv.cost == 0);
        let of = |rotation: &MoveDef| {
            let inverse = map(rotation.inverse);
            let before = |mv: &MoveDef| {
                let does = compose(&compose(&rotation.map, &mv.map), inverse);
                moves.iter().position(|other| other.map == does).map(|mv| Move::new(mv as u16))
            };
            let is_allowed = |mv: &Move| task.moves.moves().iter().any(|one| one.mv == *mv);
            let before = moves.iter().map(|mv| before(mv).filter(is_allowed)).collect();
            Self { axis: rotation.axis, inverse: inverse.clone(), before }
        };
        rotations.map(of).collect()
    }
}

impl<'a> Needless<'a> {
    pub fn of(task: &'a PatternTask, ends: &'a Ends) -> Self {
        let commuting = Commuting::of(&task.position.puzzle().def().moves);
        Self { task, ends, commuting, rotations: Rotation::all(task) }
    }

    /// Returns a solution with its commuting moves in canonical order; `None` if it has needless moves: a free turn at
    /// either end, moves that can be left out, or moves that a single one can replace at no more cost.
    pub fn without(&self, solution: &Sequence) -> Option<Sequence> {
        let word = Ordered::of(self.commuting.ordered(solution).0, &self.commuting);
        let [before, after] = self.free_sides(&word);
        let is_free =
            |n: usize, side: Option<u8>| side.is_some_and(|side| word.moves[n].index() / 3 == usize::from(side));
        let has_free_end = word
            .numbers(word.all())
            .any(|n| is_free(n, before) && word.can_be_first(n) || is_free(n, after) && word.can_be_last(n));
        let is_needed = |start: &Vec<Pattern>| {
            let beginnings = word.beginnings(start);
            let (_, end) = beginnings.last().expect("all moves are a beginning");
            self.ends.are_reached(end) && !self.can_leave_out(&word, &beginnings)
        };
        let is_wanted = !has_free_end && self.ends.starts.iter().any(is_needed) && !self.has_one(&word);
        is_wanted.then_some(Sequence(word.moves))
    }

    /// Returns the sides that may be turned freely before and after a word; wide turns and slices may move the face.
    fn free_sides(&self, word: &Ordered) -> [Option<u8>; 2] {
        let start = &self.ends.starts[0][0];
        let end = word.moves.iter().fold(start.clone(), |pattern, &mv| pattern.after(mv));
        let Adjust { before, after } = self.task.adjust;
        [before.map(|face| face_of_centre(start, face)), after.map(|face| face_of_centre(&end, face))]
    }

    fn record(&self, mv: Move) -> &'static MoveDef {
        &self.task.position.puzzle().def().moves[mv.index()]
    }

    /// True if some moves that can be adjacent can be left out, and the others still lead from the start to a goal.
    fn can_leave_out(&self, word: &Ordered, beginnings: &[(Moves, Vec<Pattern>)]) -> bool {
        beginnings.iter().enumerate().any(|(n, (with, _))| {
            let rest = || word.numbers(word.all() & !with).map(|n| word.moves[n]);
            beginnings[..n].iter().any(|(made, patterns)| {
                let is_less = made & !with == 0 && (*made != 0 || *with != word.all());
                is_less && self.ends.are_reached(&rest().fold(patterns.clone(), |here, mv| after(&here, mv)))
            })
        })
    }

    /// True if several moves about one axis that can be adjacent can be replaced by one or none.
    fn has_one(&self, word: &Ordered) -> bool {
        let beginnings = word.beginnings(&[]);
        beginnings.iter().enumerate().any(|(n, (with, _))| {
            beginnings[..n].iter().filter(|(made, _)| made & !with == 0).any(|(made, _)| {
                let together: Vec<Move> = word.numbers(with & !made).map(|n| word.moves[n]).collect();
                let axis = self.record(together[0]).axis;
                together.len() > 1
                    && together.iter().all(|mv| self.record(*mv).axis == axis)
                    && self.is_one(&together, &|| word.numbers(word.all() & !with).map(|n| word.moves[n]).collect())
            })
        })
    }

    /// True if moves about one axis cancel or can be replaced by an allowed move that costs no more; in any orientation
    /// of the puzzle also by a rotation of the whole puzzle, if the moves of `behind` can be made before it at no more
    /// cost.
    fn is_one(&self, together: &[Move], behind: &dyn Fn() -> Vec<Move>) -> bool {
        let record = self.record(together[0]);
        let product = together[1..].iter().fold(record.map.clone(), |map, mv| compose(&map, &self.record(*mv).map));
        let cost = |moves: &[Move]| self.task.moves.cost(&Sequence(moves.to_vec())).unwrap_or(usize::MAX);
        let most = cost(together);
        let cost_of = |map: &FaceletMap| {
            let is_nothing = map.iter().enumerate().all(|(to, &from)| usize::from(from) == to);
            let allowed = self.task.moves.moves().iter().filter(|one| self.record(one.mv).map == *map);
            if is_nothing { Some(0) } else { allowed.map(|one| usize::from(one.cost)).min() }
        };
        let is_cheap = |map: &FaceletMap| cost_of(map).is_some_and(|cost| cost <= most);
        is_cheap(&product)
            || self.rotations.iter().filter(|rotation| rotation.axis == record.axis).any(|rotation| {
                let Some(one) = cost_of(&compose(&product, &rotation.inverse)) else { return false };
                let behind = behind();
                let turned: Option<Vec<Move>> = behind.iter().map(|mv| rotation.before[mv.index()]).collect();
                turned.is_some_and(|turned| one + cost(&turned) <= most + cost(&behind))
            })
    }
}
