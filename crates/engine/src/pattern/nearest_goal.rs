//! Search for the nearest of several goals, such as the crosses of all faces.
//!
//! Each goal is transformed into the first one by a rotation of the whole puzzle and a renaming of its colours. The
//! goals then share their databases as far as the allowed moves permit.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Arc;

use super::plan::Plan;
use super::search::{MoveOrder, PatternSearch};
use super::task::{LabelledTask, in_usual_colours, rotations};
use super::{FreeTurns, LengthSearch, PatternTables, PatternTask};
use crate::control::NodeCounter;
use crate::puzzle::allowed::{AllowedMove, AllowedMoves};
use crate::puzzle::geometry::FaceletMap;
use crate::puzzle::pattern::Pattern;
use crate::puzzle::{Move, MoveDef, PuzzleId, Sequence};
use crate::search::ida::{MoveSet, Prefix};
use crate::search::{Outcome, SolveError};
use crate::tables::{Workers, store::Tables};

/// A task after a rotation of the whole puzzle and a renaming of its colours.
struct TurnedTask {
    task: PatternTask,
    /// The image of each allowed move, in order.
    moves: Vec<Move>,
}

struct PuzzleRotation {
    map: FaceletMap,
    /// The image of each move.
    moves: Vec<Move>,
    /// The new colour for each colour, chosen so that the solved puzzle stays solved.
    colours: Vec<u8>,
}

impl PuzzleRotation {
    fn all(puzzle: PuzzleId) -> Vec<Self> {
        let def = puzzle.def();
        let known: HashMap<&[u8], usize> = def.moves.iter().enumerate().rev().map(|(n, mv)| (&*mv.map, n)).collect();
        let of = |map: FaceletMap| {
            let mut back = vec![0; map.len()];
            for (to, &from) in (0..).zip(&map) {
                back[usize::from(from)] = to;
            }
            let image = |mv: &MoveDef| {
                let turned: Vec<u8> = map.iter().map(|&i| back[usize::from(mv.map[usize::from(i)])]).collect();
                Move::new(known[&*turned] as u16)
            };
            let mut colours = vec![0; def.letters.len()];
            for (place, &from) in map.iter().enumerate() {
                colours[usize::from(def.solved[usize::from(from)])] = def.solved[place];
            }
            Self { moves: def.moves.iter().map(image).collect(), colours, map }
        };
        rotations(puzzle).into_iter().map(of).collect()
    }

    fn allowed(&self, allowed: &AllowedMoves) -> AllowedMoves {
        let image = |one: &AllowedMove| AllowedMove { mv: self.moves[one.mv.index()], cost: one.cost };
        let turned = AllowedMoves::new(allowed.puzzle(), allowed.moves().iter().map(image));
        turned.expect("a turned move costs what it did")
    }

    fn face(&self, face: u8) -> u8 {
        (self.moves[3 * usize::from(face)].index() / 3) as u8
    }
}

/// Returns the goals of a task as separate tasks, each transformed into the first one if possible; tasks that can share
/// databases are adjacent.
fn transformed_goals(task: &PatternTask) -> Vec<TurnedTask> {
    let all = PuzzleRotation::all(task.position.puzzle());
    let mut out: Vec<TurnedTask> = Vec::new();
    for one in task.all() {
        let turned = transformed_to(one, task, &all);
        let same = |other: &TurnedTask| can_share_databases(&other.task, &turned.task);
        let place = out.iter().rposition(same).map_or(out.len(), |place| place + 1);
        out.insert(place, turned);
    }
    out
}

/// True for tasks that can share databases.
fn can_share_databases(one: &PatternTask, other: &PatternTask) -> bool {
    (&one.goal, &one.moves, one.free_turns) == (&other.goal, &other.moves, other.free_turns)
}

/// Returns the number of sets of databases for these tasks.
fn database_set_count(tasks: &[TurnedTask]) -> usize {
    1 + tasks.windows(2).filter(|pair| !can_share_databases(&pair[0].task, &pair[1].task)).count()
}

/// Returns a task transformed to the goal of `first` and, if possible, to its moves; unchanged if no rotation leads to
/// that goal.
fn transformed_to(one: &PatternTask, first: &PatternTask, all: &[PuzzleRotation]) -> TurnedTask {
    let as_it_is = TurnedTask {
        task: PatternTask { alternatives: Vec::new(), ..one.clone() },
        moves: one.moves.moves().iter().map(|allowed| allowed.mv).collect(),
    };
    if one.goal == first.goal {
        return as_it_is;
    }
    let position = in_usual_colours(&one.position);
    let seen =
        |turn: &PuzzleRotation, colours: &[u8], pattern: &Pattern| pattern.rearranged(&turn.map).recoloured(colours);
    let fits = all.iter().filter_map(|turn| {
        // The renaming of the colours may come from a different rotation than the facelets.
        let mut colours = std::iter::once(turn).chain(all).map(|other| &other.colours);
        let colours = colours.find(|colours| seen(turn, colours, &one.goal) == first.goal)?;
        let face = |face: Option<u8>| face.map(|face| turn.face(face));
        let task = PatternTask {
            position: seen(turn, colours, &position),
            goal: first.goal.clone(),
            goal_orientation: one.goal_orientation,
            moves: turn.allowed(&one.moves),
            free_turns: FreeTurns { before: face(one.free_turns.before), after: face(one.free_turns.after) },
            alternatives: Vec::new(),
        };
        let moves = one.moves.moves().iter().map(|allowed| turn.moves[allowed.mv.index()]).collect();
        Some(TurnedTask { task, moves })
    });
    let mut found = None;
    for turned in fits {
        if can_share_databases(&turned.task, first) {
            return turned;
        }
        found = found.or(Some(turned));
    }
    found.unwrap_or(as_it_is)
}

/// A task for one goal, ready to be searched.
struct GoalSearch {
    labelled: LabelledTask,
    plan: Arc<Plan>,
    /// The values of all coordinates at each start.
    starts: Vec<Vec<u32>>,
    order: MoveOrder,
    /// For each allowed move, its index in this search.
    numbers: Vec<u8>,
    /// The original move for each move of this search.
    moves: HashMap<Move, Move>,
}

/// Searches for the shortest moves to any goal of a task, with databases of at most `bytes` in total.
///
/// # Errors
/// The errors of [`super::solve`].
pub(super) fn solve(
    task: &PatternTask,
    bytes: u64,
    (tables, pattern_tables, workers): (&Tables, &PatternTables, Workers),
    run: impl FnOnce(&dyn LengthSearch) -> Outcome,
) -> Result<Outcome, SolveError> {
    let turned = transformed_goals(task);
    let bytes = bytes / database_set_count(&turned) as u64;
    let moves: Vec<Move> = task.moves.moves().iter().map(|allowed| allowed.mv).collect();
    let costs: Vec<u8> = task.moves.moves().iter().map(|allowed| allowed.cost).collect();
    let order = MoveOrder::new(task.position.puzzle(), &moves, &costs);
    let prepare = |one: &TurnedTask| {
        let labelled = one.task.labelled().map_err(SolveError::Pattern)?;
        let (plan, starts) = pattern_tables.plan(&one.task, &labelled, bytes, workers)?;
        let number = |mv: &Move| labelled.moves.iter().position(|other| other == mv);
        let numbers = one.moves.iter().map(|mv| number(mv).expect("the moves were turned alike") as u8);
        let numbers: Vec<u8> = numbers.collect();
        let order = order.renumbered(&numbers);
        let moves = one.moves.iter().copied().zip(moves.iter().copied()).collect();
        Ok(GoalSearch { labelled, plan, starts, order, numbers, moves })
    };
    let prepared = turned.iter().map(prepare).collect::<Result<Vec<GoalSearch>, SolveError>>()?;
    let members = prepared.iter().map(|one| {
        let GoalSearch { labelled, plan, starts, order, .. } = one;
        (PatternSearch { task: labelled, plan, order, starts: starts.clone(), tables, workers }, one)
    });
    let members = members.collect();
    Ok(run(&CombinedSearch { members, order: &order, count: moves.len() }))
}

/// The searches for all goals, run as one.
struct CombinedSearch<'a> {
    members: Vec<(PatternSearch<'a>, &'a GoalSearch)>,
    order: &'a MoveOrder,
    /// Number of allowed moves.
    count: usize,
}

impl LengthSearch for CombinedSearch<'_> {
    fn bound(&self) -> Option<u8> {
        self.members.iter().filter_map(|(search, _)| search.bound()).min()
    }

    fn first_moves(&self) -> u128 {
        (0..self.count).fold(0, |set, mv| set | u128::single(mv as u8))
    }

    fn after(&self, last: u8) -> u128 {
        self.order.successors(last)
    }

    fn search_prefix(
        &self,
        length: u8,
        prefix: Prefix,
        counter: &NodeCounter,
        found: &mut dyn FnMut(Sequence) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.members.iter().try_for_each(|(search, prepared)| {
            let number = |mv: u8| prepared.numbers[usize::from(mv)];
            let prefix = Prefix { first: number(prefix.first), second: prefix.second.map(number), ..prefix };
            let own = |moves: Sequence| Sequence(moves.0.iter().map(|mv| prepared.moves[mv]).collect());
            search.search_prefix(length, prefix, counter, &mut |moves| found(own(moves)))
        })
    }
}
