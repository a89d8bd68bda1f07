//! The lesson on played moves: their phases, and the changes each move makes. Holds facts, computed once per sequence; the window turns
//! them into words.

pub mod coordinates;
pub mod facts;
pub mod methods;
pub mod phases;
pub mod progress_chart;
pub mod state;
pub mod update;

use self::facts::Measure;
use self::phases::{MoveGroup, PhaseGoal};
use self::progress_chart::{CurveSamples, DistanceTables};
use crate::played::{MoveSequencePlayer, Played};
use crate::puzzles::record;
use unfold_engine::puzzle::{Facelets, Metric, Move, PuzzleId, Sequence, pattern::Pattern};
use unfold_engine::search::Phase;

/// A measure before and after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    pub what: Measure,
    pub before: u32,
    pub after: u32,
    /// Value at the goal, if there is an upper one.
    pub of: Option<u32>,
    /// Maximum value.
    pub most: u32,
}

impl Tally {
    /// True if the move completed it.
    pub fn came_true(&self) -> bool {
        self.before != self.after && self.of == Some(self.after)
    }

    /// True if the value rose towards the goal, or fell for measures that end at zero.
    pub fn is_better(&self) -> bool {
        if self.of.is_some() { self.after > self.before } else { self.after < self.before }
    }

    /// True if the move broke what was complete.
    pub fn broke(&self) -> bool {
        self.before != self.after && self.of == Some(self.before)
    }
}

/// Notes on one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    pub mv: Move,
    /// Index of its group.
    pub group: usize,
    /// Position in the group, from 1.
    pub place: usize,
    /// Measures listed for the group.
    pub tallies: Vec<Tally>,
    /// Measures mentioned only when a move completes or breaks them.
    pub quiet: Vec<Tally>,
}

/// Notes on a sequence of moves.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveNotes {
    pub puzzle: PuzzleId,
    pub what: Played,
    pub metric: Metric,
    /// Name of the method that found them, for solutions.
    pub method: Option<&'static str>,
    pub moves: Sequence,
    pub groups: Vec<MoveGroup>,
    /// One per move.
    pub lessons: Vec<Lesson>,
    pub curves: Vec<CurveSamples>,
    /// Colour of each face or cell after the last move; its own colour if it shows several.
    pub ends: Vec<u8>,
    start: Pattern,
    phases: Vec<Phase>,
    /// Whether distances and bounds were available when this was computed.
    known: (bool, bool),
}

impl MoveNotes {
    /// Computes the notes with the tables in memory. `method` names the solver that found the moves, if any.
    pub fn of(
        player: &MoveSequencePlayer<'_>,
        metric: Metric,
        method: Option<&'static str>,
        known: &DistanceTables,
    ) -> Self {
        let distances = known.distances.as_deref();
        let (puzzle, moves) = (player.start.puzzle(), &player.moves.0);
        let states = states(player.start, moves);
        let seen = seen(puzzle, &states, moves);
        let last = states.last().cloned().flatten();
        let solves = last.as_ref().is_some_and(Facelets::is_solved);
        let groups = phases::groups(puzzle, player.what, moves, player.phases, solves);
        let orients_first = method.is_some_and(|method| record(puzzle).lesson.orient_first.contains(&method));
        let groups = if orients_first { phases::orienting_first(groups) } else { groups };
        let mut lessons = Vec::new();
        for (number, group) in groups.iter().enumerate() {
            let (listed, quiet) = measures(puzzle, player.what, group);
            let seen = seen.get(group.first..=group.end()).unwrap_or_default();
            let counted = |measures: Vec<Measure>| -> Vec<(Measure, Vec<Option<u32>>)> {
                let count = |what: Measure| seen.iter().map(|state| what.count(state.as_ref()?, distances)).collect();
                measures.into_iter().map(|what| (what, count(what))).collect()
            };
            let (listed, quiet) = (counted(listed), counted(quiet));
            let tally = |(what, counts): &(Measure, Vec<Option<u32>>), n: usize| {
                let (before, after) = ((*counts.get(n)?)?, (*counts.get(n + 1)?)?);
                Some(Tally { what: *what, before, after, of: what.of(puzzle), most: what.most(puzzle) })
            };
            lessons.extend((0..group.length).map(|n| Lesson {
                mv: moves[group.first + n],
                group: number,
                place: n + 1,
                tallies: listed.iter().filter_map(|what| tally(what, n)).collect(),
                quiet: quiet.iter().filter_map(|what| tally(what, n)).collect(),
            }));
        }
        Self {
            puzzle,
            what: player.what,
            metric,
            method,
            moves: player.moves.clone(),
            groups,
            lessons,
            curves: known.along(player.start, moves, metric),
            ends: ends(puzzle, last.filter(|_| solves)),
            start: player.start.clone(),
            phases: player.phases.to_vec(),
            known: known.available_for(puzzle),
        }
    }

    /// True if the notes are of these moves and tables.
    pub fn is_of(
        &self,
        player: &MoveSequencePlayer<'_>,
        metric: Metric,
        method: Option<&'static str>,
        known: &DistanceTables,
    ) -> bool {
        (self.what, self.metric, &self.moves, &self.start) == (player.what, metric, player.moves, player.start)
            && self.method == method
            && self.phases == player.phases
            && self.known == known.available_for(self.puzzle)
    }

    /// True if the moves are a solution of the inverse position.
    pub fn is_backwards(&self) -> bool {
        self.groups.iter().any(|group| group.goal.is_backwards())
    }

    /// Length of a group, in the notes' metric.
    pub fn length(&self, group: &MoveGroup) -> usize {
        let moves = self.moves.0.get(group.first..group.end()).unwrap_or_default();
        Sequence(moves.to_vec()).length_in(self.puzzle.def(), self.metric)
    }
}

/// Positions before the first move and after each; `None` where facelets are unpainted.
fn states(start: &Pattern, moves: &[Move]) -> Vec<Option<Facelets>> {
    let mut shown = start.clone();
    let mut out = vec![shown.facelets()];
    for &mv in moves {
        shown = shown.after(mv);
        out.push(shown.facelets());
    }
    out
}

/// Positions as they are measured: as shown, except that for solutions of a hypercube, whose cells have no fixed colours, each cell
/// ends in its own colour.
fn seen(puzzle: PuzzleId, states: &[Option<Facelets>], moves: &[Move]) -> Vec<Option<Facelets>> {
    let solves = states.last().is_some_and(|last| last.as_ref().is_some_and(Facelets::is_solved));
    if !solves || puzzle.def().dimensions == 3 {
        return states.to_vec();
    }
    let mut state = Facelets::solved(puzzle);
    let mut out = vec![Some(state.clone())];
    for mv in moves.iter().rev() {
        state = state.after(puzzle.def().moves[mv.index()].inverse);
        out.push(Some(state.clone()));
    }
    out.reverse();
    out
}

/// Colour of each face or cell at the end.
fn ends(puzzle: PuzzleId, last: Option<Facelets>) -> Vec<u8> {
    let def = puzzle.def();
    let shown = |cell: u8| {
        let facelet = def.solved.iter().position(|home| *home == cell)?;
        last.as_ref()?.colours().get(facelet).copied()
    };
    (0..def.letters.len() as u8).map(|cell| shown(cell).unwrap_or(cell)).collect()
}

/// Measures of a group: those listed, and those mentioned only on change. A group whose home is another position has none of its own
/// goal, since the shown stickers do not match it.
fn measures(puzzle: PuzzleId, what: Played, group: &MoveGroup) -> (Vec<Measure>, Vec<Measure>) {
    use Measure as M;
    let (listed, mut quiet) = match group.goal {
        PhaseGoal::Cross(face) => (vec![M::Cross(face), M::Score], Vec::new()),
        PhaseGoal::Pair(face, slot) => (vec![M::Cross(face), M::Pair(face, slot), M::Score], Vec::new()),
        // A step carries its own goal, so the cross of each face is left out.
        _ if what == Played::Steps => (vec![M::Score], Vec::new()),
        _ if group.frame > 0 => (record(puzzle).lesson.measures)(PhaseGoal::Moves, group.axis),
        goal => (record(puzzle).lesson.measures)(goal, group.axis),
    };
    if !matches!(what, Played::Cross(_) | Played::Pair(..)) {
        quiet.push(M::Solved);
    }
    (listed, quiet)
}
