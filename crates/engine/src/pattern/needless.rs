//! Solutions with moves that nobody needs: a list has only those without.

use std::collections::HashSet;

use super::{Ends, PatternTask};
use crate::puzzle::geometry::{FaceletMap, compose};
use crate::puzzle::pattern::Pattern;
use crate::puzzle::{Move, MoveDef, Sequence, canonical::Commuting};

/// Of so many turns about one axis that all commute some together do nothing: there are at most three layers, each with four places.
const ROUND: usize = 10;

/// Tells whether a solution of a task has moves that nobody needs.
pub(super) struct Needless<'a> {
    task: &'a PatternTask,
    ends: &'a Ends,
    commuting: Commuting,
}

/// A solution, and which of its moves must stay before which, whatever is exchanged.
struct Ordered {
    moves: Vec<Move>,
    /// `chained[i][j]`, `i < j`: true if move `j` can never come before move `i`.
    chained: Vec<Vec<bool>>,
}

impl Ordered {
    fn of(moves: Vec<Move>, commuting: &Commuting) -> Self {
        let mut chained = vec![vec![false; moves.len()]; moves.len()];
        for j in 0..moves.len() {
            for i in (0..j).rev() {
                chained[i][j] = !commuting.commute(moves[i], moves[j])
                    || (i + 1..j).any(|between| chained[i][between] && chained[between][j]);
            }
        }
        Self { moves, chained }
    }

    fn can_be_first(&self, n: usize) -> bool {
        (0..n).all(|before| !self.chained[before][n])
    }

    fn can_be_last(&self, n: usize) -> bool {
        !self.chained[n].contains(&true)
    }

    /// True if move `n` can stand beside moves that stand together and come before it, with none of the others between.
    fn can_join(&self, together: &[usize], n: usize) -> bool {
        let is_between = |other: usize| {
            self.chained[other][n] && together.iter().any(|&one| one < other && self.chained[one][other])
        };
        (0..n).all(|other| together.contains(&other) || !is_between(other))
    }
}

impl<'a> Needless<'a> {
    pub fn of(task: &'a PatternTask, ends: &'a Ends) -> Self {
        Self { task, ends, commuting: Commuting::of(&task.position.puzzle().def().moves) }
    }

    /// A solution with its commuting moves in their canonical order. `None` if in some order of them it has moves side by side that one
    /// allowed move or none could stand for at no more cost, begins or ends with a turn that is free, or goes on from a goal.
    pub fn without(&self, solution: &Sequence) -> Option<Sequence> {
        let word = Ordered::of(self.commuting.ordered(solution).0, &self.commuting);
        let all = 0..word.moves.len();
        let is_free =
            |n: usize, face: Option<u8>| face.is_some_and(|face| word.moves[n].index() / 3 == usize::from(face));
        let adjust = self.task.adjust;
        let begins = all.clone().any(|n| is_free(n, adjust.before) && word.can_be_first(n));
        let ends = all.clone().any(|n| is_free(n, adjust.after) && word.can_be_last(n));
        let is_long = all.clone().any(|first| self.has_one(&word, &mut vec![first]));
        let is_needless =
            begins || ends || is_long || !self.ends.starts.iter().any(|start| self.ends_at_first_goal(start, &word));
        (!is_needless).then_some(Sequence(word.moves))
    }

    fn record(&self, mv: Move) -> &'static MoveDef {
        &self.task.position.puzzle().def().moves[mv.index()]
    }

    /// True if moves about one axis that can stand together, these and some after them, are one or none.
    fn has_one(&self, word: &Ordered, together: &mut Vec<usize>) -> bool {
        let moves: Vec<Move> = together.iter().map(|n| word.moves[*n]).collect();
        if moves.len() > 1 && self.is_one(&moves) {
            return true;
        }
        if moves.len() >= ROUND
            && moves.iter().all(|one| moves.iter().all(|other| self.commuting.commute(*one, *other)))
        {
            return true;
        }
        let axis = |mv: Move| self.record(mv).axis;
        (together[together.len() - 1] + 1..word.moves.len()).any(|next| {
            let joins = axis(word.moves[next]) == axis(moves[0]) && word.can_join(together, next);
            joins && {
                together.push(next);
                let has_one = self.has_one(word, together);
                together.pop();
                has_one
            }
        })
    }

    /// True if moves do nothing, or what one allowed move does that costs no more.
    fn is_one(&self, moves: &[Move]) -> bool {
        let maps = moves.iter().map(|mv| self.record(*mv).map.clone());
        let Some(product) = maps.reduce(|product: FaceletMap, map| compose(&product, &map)) else { return false };
        let is_nothing = product.iter().enumerate().all(|(to, &from)| usize::from(from) == to);
        let cost = self.task.moves.cost(&Sequence(moves.to_vec())).unwrap_or(usize::MAX);
        let mut cheap = self.task.moves.moves().iter().filter(|one| usize::from(one.cost) <= cost);
        is_nothing || cheap.any(|one| self.record(one.mv).map == product)
    }

    /// True if these moves lead from a start to a goal, and none of what can be made first of them does.
    fn ends_at_first_goal(&self, start: &Pattern, word: &Ordered) -> bool {
        let end = word.moves.iter().fold(start.clone(), |pattern, &mv| pattern.after(mv));
        let none = vec![false; word.moves.len()];
        self.ends.goals.contains(&end) && !self.passes_goal(start, word, &none, &mut HashSet::new())
    }

    /// True if some of the moves that are not made yet, but not all, lead from here to a goal. `seen` are the choices looked at before.
    fn passes_goal(&self, here: &Pattern, word: &Ordered, made: &[bool], seen: &mut HashSet<Vec<bool>>) -> bool {
        let left: Vec<usize> = (0..made.len()).filter(|n| !made[*n]).collect();
        let can_be_next =
            |n: &&usize| left.iter().take_while(|other| other < n).all(|other| !word.chained[*other][**n]);
        left.len() > 1
            && left.iter().filter(can_be_next).any(|&n| {
                let mut made = made.to_vec();
                made[n] = true;
                let next = here.after(word.moves[n]);
                seen.insert(made.clone())
                    && (self.ends.goals.contains(&next) || self.passes_goal(&next, word, &made, seen))
            })
    }
}
