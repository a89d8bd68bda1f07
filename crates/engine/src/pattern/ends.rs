//! Starts and goals of a task: checks solutions, and finds the free turns before and after them.

use std::collections::HashSet;

use super::task::{face_of_centre, goals, in_usual_colours, with_face_turns};
use super::{FreeTurns, PatternTask};
use crate::puzzle::pattern::Pattern;
use crate::puzzle::{Move, Sequence};

/// The goal that moves lead to, and the free turns needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReachedGoal {
    /// The goal, as an index into [`PatternTask::all`].
    pub goal: usize,
    /// The free turn needed before the moves, if any.
    pub before: Option<Move>,
    /// The free turn needed after the moves, if any.
    pub after: Option<Move>,
}

impl ReachedGoal {
    /// True if no free turn is needed.
    pub fn is_exact(&self) -> bool {
        self.before.is_none() && self.after.is_none()
    }

    /// Returns all moves from the position to the goal, including free turns.
    pub fn all_moves(&self, moves: &Sequence) -> Sequence {
        Sequence(self.before.into_iter().chain(moves.0.iter().copied()).chain(self.after).collect())
    }
}

/// The patterns at which a task starts and ends.
pub(super) struct Ends {
    /// The distinct start positions without and with a free turn, each as one pattern per goal.
    pub starts: Vec<Vec<Pattern>>,
    /// For each goal, the patterns that show it.
    goals: Vec<HashSet<Pattern>>,
}

impl Ends {
    pub fn new(task: &PatternTask) -> Self {
        let seen = |one: &PatternTask| with_face_turns(&in_usual_colours(&one.position), one.free_turns.before);
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

    /// True if a goal is reached; `here` has one pattern per goal, like an entry of `starts`.
    pub fn is_goal_reached(&self, here: &[Pattern]) -> bool {
        here.iter().zip(&self.goals).any(|(pattern, goals)| goals.contains(pattern))
    }

    /// True if these moves, which may include rotations of the whole puzzle, lead from a start to a goal.
    pub fn are_connected_by(&self, moves: &Sequence) -> bool {
        self.starts.iter().any(|row| {
            let end: Vec<Pattern> = row.iter().map(|start| undo_rotations(&start.after_all(moves), moves)).collect();
            self.is_goal_reached(&end)
        })
    }
}

impl PatternTask {
    /// Returns the goal that these moves lead to, with the fewest free turns needed. The moves need not be allowed and
    /// may include rotations of the whole puzzle. `None` if they do not lead to a goal, or do not belong to the puzzle.
    pub fn reached_by(&self, moves: &Sequence) -> Option<ReachedGoal> {
        moves.check(self.position.puzzle().def()).ok()?;
        let all: Vec<&Self> = self.all().collect();
        let found = all.iter().enumerate().filter_map(|(goal, one)| Some((goal, one.needed_free_turns(moves)?)));
        let free = |(_, [before, after]): &(usize, [Option<Move>; 2])| before.iter().chain(after).count();
        found.min_by_key(free).map(|(goal, [before, after])| ReachedGoal { goal, before, after })
    }

    /// Returns the fewest free turns, before and after, that make these moves reach this task's own goal; `None` if
    /// none do.
    fn needed_free_turns(&self, moves: &Sequence) -> Option<[Option<Move>; 2]> {
        let position = in_usual_colours(&self.position);
        let goals_of = |task: &Self| -> HashSet<Pattern> { goals(task).into_iter().collect() };
        let (with_turns, exact) =
            (goals_of(self), goals_of(&Self { free_turns: FreeTurns::NONE, alternatives: Vec::new(), ..self.clone() }));
        let before = self.free_turns.before.map(|face| turns(face_of_centre(&position, face)));
        let starts = std::iter::once(None).chain(before.into_iter().flatten().map(Some));
        let found = starts.filter_map(|before| {
            let start = before.map_or_else(|| position.clone(), |mv| position.after(mv));
            let end = start.after_all(moves);
            if !with_turns.contains(&undo_rotations(&end, moves)) {
                return None;
            }
            let is_goal = |after: &Option<Move>| {
                let end = after.map_or_else(|| end.clone(), |mv| end.after(mv));
                exact.contains(&undo_rotations(&end, moves))
            };
            // Wide turns, slices and rotations may have moved the face.
            let side = self.free_turns.after.map(|face| face_of_centre(&end, face));
            let sides = side.into_iter().chain(0..self.position.puzzle().def().letters.len() as u8);
            let turns = sides.filter(|_| side.is_some()).flat_map(turns).map(Some);
            Some([before, std::iter::once(None).chain(turns).find(is_goal)?])
        });
        found.min_by_key(|free| free.iter().flatten().count())
    }
}

fn turns(face: u8) -> impl Iterator<Item = Move> {
    (3 * u16::from(face)..3 * u16::from(face) + 3).map(Move::new)
}

/// Undoes the whole-puzzle rotations among the moves that led to a pattern.
fn undo_rotations(pattern: &Pattern, moves: &Sequence) -> Pattern {
    let def = pattern.puzzle().def();
    let rotations = moves.0.iter().copied().filter(|mv| def.moves[mv.index()].cost == 0).collect();
    pattern.after_all(&Sequence(rotations).inverse(def))
}
