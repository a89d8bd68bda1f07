//! Where a task begins and ends: the check of moves, and the turns that are free before and after them.

use std::collections::HashSet;

use super::task::{face_of_centre, goals, in_usual_colours, turned};
use super::{Adjust, PatternTask};
use crate::puzzle::pattern::Pattern;
use crate::puzzle::{Move, Sequence};

/// How moves lead to the goal of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The goal that they lead to, a number of [`PatternTask::all`].
    pub goal: usize,
    /// The free turn that is needed before them.
    pub before: Option<Move>,
    /// The free turn that is needed after them.
    pub after: Option<Move>,
}

impl Reached {
    /// True if no free turn is needed.
    pub fn is_exact(&self) -> bool {
        self.before.is_none() && self.after.is_none()
    }

    /// All moves from the position to the goal, free turns included.
    pub fn whole(&self, moves: &Sequence) -> Sequence {
        Sequence(self.before.into_iter().chain(moves.0.iter().copied()).chain(self.after).collect())
    }
}

/// The patterns at which a task begins and ends.
pub(super) struct Ends {
    /// For each free turn before, the position as it is seen for each goal.
    pub starts: Vec<Vec<Pattern>>,
    /// For each goal, what reaches it.
    goals: Vec<HashSet<Pattern>>,
}

impl Ends {
    pub fn of(task: &PatternTask) -> Self {
        let seen = |one: &PatternTask| turned(&in_usual_colours(&one.position), one.adjust.before);
        let by_goal: Vec<Vec<Pattern>> = task.all().map(seen).collect();
        let mut starts: Vec<Vec<Pattern>> = Vec::new();
        for turn in 0..by_goal[0].len() {
            let row = by_goal.iter().map(|turned| turned[turn].clone()).collect();
            if !starts.contains(&row) {
                starts.push(row);
            }
        }
        Self { starts, goals: task.all().map(|one| goals(one).into_iter().collect()).collect() }
    }

    /// True if a goal is reached, by the position as it is seen for each of them.
    pub fn are_reached(&self, here: &[Pattern]) -> bool {
        here.iter().zip(&self.goals).any(|(pattern, goals)| goals.contains(pattern))
    }

    /// True if these moves lead from a start to a goal. Rotations of the whole puzzle may be among them.
    pub fn are_joined_by(&self, moves: &Sequence) -> bool {
        self.starts.iter().any(|row| {
            let end: Vec<Pattern> = row.iter().map(|start| held_as_before(&start.after_all(moves), moves)).collect();
            self.are_reached(&end)
        })
    }
}

impl PatternTask {
    /// The goal to which these moves lead, allowed or not, with the free turns that are needed before and after them: none where they
    /// lead there by themselves. `None` if they do not lead there, as moves that the puzzle does not have never do. Rotations of the whole
    /// puzzle may be among them.
    pub fn reached_by(&self, moves: &Sequence) -> Option<Reached> {
        moves.check(self.position.puzzle().def()).ok()?;
        let all: Vec<&Self> = self.all().collect();
        let found = all.iter().enumerate().filter_map(|(goal, one)| Some((goal, one.free_turns(moves)?)));
        let free = |(_, [before, after]): &(usize, [Option<Move>; 2])| before.iter().chain(after).count();
        found.min_by_key(free).map(|(goal, [before, after])| Reached { goal, before, after })
    }

    /// The free turns, as few as will do, with which these moves lead to the goal of this task, whatever its others are.
    fn free_turns(&self, moves: &Sequence) -> Option<[Option<Move>; 2]> {
        let position = in_usual_colours(&self.position);
        let goals_of = |task: &Self| -> HashSet<Pattern> { goals(task).into_iter().collect() };
        let (with_turns, exact) =
            (goals_of(self), goals_of(&Self { adjust: Adjust::NONE, others: Vec::new(), ..self.clone() }));
        let before = self.adjust.before.map(|face| turns(face_of_centre(&position, face)));
        let starts = std::iter::once(None).chain(before.into_iter().flatten().map(Some));
        let found = starts.filter_map(|before| {
            let start = before.map_or_else(|| position.clone(), |mv| position.after(mv));
            let end = start.after_all(moves);
            if !with_turns.contains(&held_as_before(&end, moves)) {
                return None;
            }
            let is_goal = |after: &Option<Move>| {
                let end = after.map_or_else(|| end.clone(), |mv| end.after(mv));
                exact.contains(&held_as_before(&end, moves))
            };
            // Wide turns and rotations may have carried the face to another side.
            let side = self.adjust.after.map(|face| face_of_centre(&end, face));
            let sides = side.into_iter().chain(0..self.position.puzzle().def().letters.len() as u8);
            let turns = sides.filter(|_| side.is_some()).flat_map(turns).map(Some);
            Some([before, std::iter::once(None).chain(turns).find(is_goal)?])
        });
        found.min_by_key(|free| free.iter().flatten().count())
    }
}

/// The turns of a face.
fn turns(face: u8) -> impl Iterator<Item = Move> {
    (3 * u16::from(face)..3 * u16::from(face) + 3).map(Move::new)
}

/// A pattern after moves, held as before the rotations of the whole puzzle among them.
fn held_as_before(pattern: &Pattern, moves: &Sequence) -> Pattern {
    let def = pattern.puzzle().def();
    let rotations = moves.0.iter().copied().filter(|mv| def.moves[mv.index()].cost == 0).collect();
    pattern.after_all(&Sequence(rotations).inverse(def))
}
