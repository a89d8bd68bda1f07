//! Detects solutions with needless moves, which are not reported.
//!
//! A solution has needless moves if adjacent moves, after exchanging commuting ones, can be left out or replaced by a
//! single move, or if it starts or ends with a free turn.

use std::collections::BTreeMap;

use super::task::face_of_centre;
use super::{Ends, FreeTurns, PatternTask};
use crate::puzzle::geometry::{FaceletMap, compose};
use crate::puzzle::masks::OrientationRule;
use crate::puzzle::pattern::Pattern;
use crate::puzzle::{Move, MoveDef, Sequence, canonical::CommutingPairs};

/// Finds needless moves in the solutions of a task.
pub(super) struct NeedlessMoves<'a> {
    task: &'a PatternTask,
    ends: &'a Ends,
    commuting: CommutingPairs,
    rotations: Vec<Rotation>,
}

/// A rotation of the whole puzzle.
struct Rotation {
    axis: u8,
    inverse: FaceletMap,
    /// For each move after the rotation, the allowed move that has the same effect before it, if any.
    before: Vec<Option<Move>>,
}

/// A set of moves of a solution, as a bit set of indices.
type IndexSet = u128;
/// Applies a move to the pattern of each goal.
fn after(here: &[Pattern], mv: Move) -> Vec<Pattern> {
    here.iter().map(|pattern| pattern.after(mv)).collect()
}

/// The moves of a solution as a partial order: only commuting moves may change places.
struct OrderedSolution {
    moves: Vec<Move>,
    /// The moves that always come before each move.
    before: Vec<IndexSet>,
}

impl OrderedSolution {
    fn new(moves: Vec<Move>, commuting: &CommutingPairs) -> Self {
        let mut before: Vec<IndexSet> = Vec::with_capacity(moves.len());
        for (n, mv) in moves.iter().enumerate() {
            let chained = (0..n).filter(|&other| !commuting.commute(moves[other], *mv));
            before.push(chained.fold(0, |all, other| all | 1 << other | before[other]));
        }
        Self { moves, before }
    }

    fn all(&self) -> IndexSet {
        (1 << self.moves.len()) - 1
    }

    /// Returns the indices in a set, in order.
    fn indices(&self, set: IndexSet) -> impl Iterator<Item = usize> {
        (0..self.moves.len()).filter(move |n| set >> n & 1 == 1)
    }

    fn can_be_first(&self, n: usize) -> bool {
        self.before[n] == 0
    }

    fn can_be_last(&self, n: usize) -> bool {
        self.before.iter().all(|before| before >> n & 1 == 0)
    }

    /// Returns each set of moves that can come first, with the patterns after it, fewest moves first.
    fn beginnings(&self, start: &[Pattern]) -> Vec<(IndexSet, Vec<Pattern>)> {
        let mut out = Vec::new();
        let mut next = BTreeMap::from([(0, start.to_vec())]);
        while !next.is_empty() {
            let mut longer = BTreeMap::new();
            for (made, patterns) in &next {
                for n in self.indices(self.all() & !made).filter(|&n| self.before[n] & !made == 0) {
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
        let rotations = moves.iter().filter(|mv| task.goal_orientation == OrientationRule::Any && mv.cost == 0);
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

impl<'a> NeedlessMoves<'a> {
    pub fn new(task: &'a PatternTask, ends: &'a Ends) -> Self {
        let commuting = CommutingPairs::new(&task.position.puzzle().def().moves);
        Self { task, ends, commuting, rotations: Rotation::all(task) }
    }

    /// Returns a solution with its commuting moves in canonical order; `None` if it does not solve the task, or has
    /// needless moves: a free turn at either end, moves that can be left out, or moves that a single one can replace at
    /// no more cost.
    pub fn canonical_solution(&self, solution: &Sequence) -> Option<Sequence> {
        let word = OrderedSolution::new(self.commuting.ordered(solution).0, &self.commuting);
        let [before, after] = self.free_sides(&word);
        let is_free =
            |n: usize, side: Option<u8>| side.is_some_and(|side| word.moves[n].index() / 3 == usize::from(side));
        let has_free_end = word
            .indices(word.all())
            .any(|n| is_free(n, before) && word.can_be_first(n) || is_free(n, after) && word.can_be_last(n));
        let is_needed = |start: &Vec<Pattern>| {
            let beginnings = word.beginnings(start);
            let (_, end) = beginnings.last().expect("all moves are a beginning");
            self.ends.is_goal_reached(end) && !self.can_leave_out(&word, &beginnings)
        };
        let is_wanted = !has_free_end && self.ends.starts.iter().any(is_needed) && !self.has_joinable_moves(&word);
        is_wanted.then_some(Sequence(word.moves))
    }

    /// Returns the sides that may be turned freely before and after a word; wide turns and slices may move the face.
    fn free_sides(&self, word: &OrderedSolution) -> [Option<u8>; 2] {
        let start = &self.ends.starts[0][0];
        let end = word.moves.iter().fold(start.clone(), |pattern, &mv| pattern.after(mv));
        let FreeTurns { before, after } = self.task.free_turns;
        [before.map(|face| face_of_centre(start, face)), after.map(|face| face_of_centre(&end, face))]
    }

    fn move_def(&self, mv: Move) -> &'static MoveDef {
        &self.task.position.puzzle().def().moves[mv.index()]
    }

    /// True if a goal is still reached without some of the moves that can be made adjacent by exchanging commuting
    /// ones.
    fn can_leave_out(&self, word: &OrderedSolution, beginnings: &[(IndexSet, Vec<Pattern>)]) -> bool {
        beginnings.iter().enumerate().any(|(n, (with, _))| {
            let rest = || word.indices(word.all() & !with).map(|n| word.moves[n]);
            beginnings[..n].iter().any(|(made, patterns)| {
                let is_less = made & !with == 0 && (*made != 0 || *with != word.all());
                is_less && self.ends.is_goal_reached(&rest().fold(patterns.clone(), |here, mv| after(&here, mv)))
            })
        })
    }

    /// True if several moves about one axis, made adjacent by exchanging commuting ones, can be shortened
    /// ([`Self::is_joinable`]).
    fn has_joinable_moves(&self, word: &OrderedSolution) -> bool {
        let beginnings = word.beginnings(&[]);
        beginnings.iter().enumerate().any(|(n, (with, _))| {
            beginnings[..n].iter().filter(|(made, _)| made & !with == 0).any(|(made, _)| {
                let together: Vec<Move> = word.indices(with & !made).map(|n| word.moves[n]).collect();
                let axis = self.move_def(together[0]).axis;
                together.len() > 1
                    && together.iter().all(|mv| self.move_def(*mv).axis == axis)
                    && self
                        .is_joinable(&together, &|| word.indices(word.all() & !with).map(|n| word.moves[n]).collect())
            })
        })
    }

    /// True if moves about one axis cancel or can be replaced by an allowed move that costs no more. If the goal counts
    /// in any orientation, also true if they equal at most one move and a rotation of the whole puzzle, and moving the
    /// rotation behind the moves of `behind` does not raise the cost.
    fn is_joinable(&self, together: &[Move], behind: &dyn Fn() -> Vec<Move>) -> bool {
        let record = self.move_def(together[0]);
        let product = together[1..].iter().fold(record.map.clone(), |map, mv| compose(&map, &self.move_def(*mv).map));
        let cost = |moves: &[Move]| self.task.moves.cost(&Sequence(moves.to_vec())).unwrap_or(usize::MAX);
        let most = cost(together);
        let cost_of = |map: &FaceletMap| {
            let is_nothing = map.iter().enumerate().all(|(to, &from)| usize::from(from) == to);
            let allowed = self.task.moves.moves().iter().filter(|one| self.move_def(one.mv).map == *map);
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
