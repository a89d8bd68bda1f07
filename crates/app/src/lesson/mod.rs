//! The lesson on moves that are played: the phases they fall into, and for each move what it changes.
//!
//! Facts only, worked out once for what is played; the application puts them into words.

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

/// Something counted before and after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The count.
    pub what: Measure,
    /// Count before the move.
    pub before: u32,
    /// Count after the move.
    pub after: u32,
    /// Number of all, where counting ends at a number.
    pub of: Option<u32>,
    /// The most there can be.
    pub most: u32,
}

impl Tally {
    /// True if the move made it complete.
    pub fn came_true(&self) -> bool {
        self.before != self.after && self.of == Some(self.after)
    }

    /// True if there is more of what is wanted, or less of what is not.
    pub fn is_better(&self) -> bool {
        if self.of.is_some() { self.after > self.before } else { self.after < self.before }
    }

    /// True if it was complete and is no longer.
    pub fn broke(&self) -> bool {
        self.before != self.after && self.of == Some(self.before)
    }
}

/// The effect of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The move.
    pub mv: Move,
    /// To which group it belongs, `0 <= group < groups`.
    pub group: usize,
    /// Its place there, counted from 1.
    pub place: usize,
    /// The counts along this group.
    pub tallies: Vec<Tally>,
    /// The counts that are worth a word only when it becomes or ceases to be complete.
    pub quiet: Vec<Tally>,
}

/// Everything that is taught about a sequence of moves.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveNotes {
    /// Whose moves.
    pub puzzle: PuzzleId,
    /// Their kind.
    pub what: Played,
    /// The metric of lengths.
    pub metric: Metric,
    /// The name of the method that found them, if they are a solution.
    pub method: Option<&'static str>,
    /// The moves.
    pub moves: Sequence,
    /// The groups, in their order.
    pub groups: Vec<MoveGroup>,
    /// The lesson on each.
    pub lessons: Vec<Lesson>,
    /// Every curve of the puzzle along the moves.
    pub curves: Vec<CurveSamples>,
    /// The colours that the cells or faces show after the last move, by number; their own where one shows several.
    pub ends: Vec<u8>,
    start: Pattern,
    phases: Vec<Phase>,
    /// True if distances and bounds could be had when it was worked out.
    known: (bool, bool),
}

impl MoveNotes {
    /// Works it out, with what is in memory by now; `method` is the name of the one that found the moves, if one did.
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

    /// True if it is about these moves.
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

    /// True if the moves are a solution that was found backwards.
    pub fn is_backwards(&self) -> bool {
        self.groups.iter().any(|group| group.goal.is_backwards())
    }

    /// The length of a group, in the metric.
    pub fn length(&self, group: &MoveGroup) -> usize {
        let moves = self.moves.0.get(group.first..group.end()).unwrap_or_default();
        Sequence(moves.to_vec()).length_in(self.puzzle.def(), self.metric)
    }
}

/// The position before the first move and after each, as far as all facelets are painted.
fn states(start: &Pattern, moves: &[Move]) -> Vec<Option<Facelets>> {
    let mut shown = start.clone();
    let mut out = vec![shown.facelets()];
    for &mv in moves {
        shown = shown.after(mv);
        out.push(shown.facelets());
    }
    out
}

/// The positions before and after each move as they are counted on: as they are shown, but that each cell of a hypercube, whose cells have
/// no fixed colours until the end, shows its own colour there.
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

/// The colour of each face or cell at the end.
fn ends(puzzle: PuzzleId, last: Option<Facelets>) -> Vec<u8> {
    let def = puzzle.def();
    let shown = |cell: u8| {
        let facelet = def.solved.iter().position(|home| *home == cell)?;
        last.as_ref()?.colours().get(facelet).copied()
    };
    (0..def.letters.len() as u8).map(|cell| shown(cell).unwrap_or(cell)).collect()
}

/// The counts along a group: what is listed, and what is only worth a word when it becomes or ceases to be complete. A group that takes
/// another position for home has none of its goal: the stickers that are shown are not right for it.
fn measures(puzzle: PuzzleId, what: Played, group: &MoveGroup) -> (Vec<Measure>, Vec<Measure>) {
    use Measure as M;
    let (listed, mut quiet) = match group.goal {
        PhaseGoal::Cross(face) => (vec![M::Cross(face), M::Score], Vec::new()),
        PhaseGoal::Pair(face, slot) => (vec![M::Cross(face), M::Pair(face, slot), M::Score], Vec::new()),
        // What a step is for is told with it; the cross of each face is not what a person goes for then.
        _ if what == Played::Steps => (vec![M::Score], Vec::new()),
        _ if group.frame > 0 => (record(puzzle).lesson.measures)(PhaseGoal::Moves, group.axis),
        goal => (record(puzzle).lesson.measures)(goal, group.axis),
    };
    if !matches!(what, Played::Cross(_) | Played::Pair(..)) {
        quiet.push(M::Solved);
    }
    (listed, quiet)
}
