//! Notes on played moves: their phases, and the changes each move makes. They are computed once per sequence and put into words in
//! [`sentences`](crate::sentences).

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
use crate::played::{PlayableMoves, SequenceKind};
use crate::puzzles::record;
use unfold_engine::puzzle::{Facelets, Metric, Move, PuzzleId, Sequence, pattern::Pattern};
use unfold_engine::search::Phase;

/// A measure before and after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    pub measure: Measure,
    pub before: u32,
    pub after: u32,
    /// Value at the goal; `None` for measures that fall to zero.
    pub goal: Option<u32>,
    /// Maximum value of the measure.
    pub max: u32,
}

impl Tally {
    /// True if the move brought the measure to its upper goal.
    pub fn is_completed(&self) -> bool {
        self.before != self.after && self.goal == Some(self.after)
    }

    /// True if the value rose towards an upper goal, or fell for a measure without one.
    pub fn is_better(&self) -> bool {
        if self.goal.is_some() { self.after > self.before } else { self.after < self.before }
    }

    /// True if the measure was at its upper goal before the move and is not after it.
    pub fn is_broken(&self) -> bool {
        self.before != self.after && self.goal == Some(self.before)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveNote {
    pub mv: Move,
    /// Index of the move's group in [`MoveNotes::groups`].
    pub group: usize,
    /// Position in the group, from 1.
    pub number_in_group: usize,
    /// Measures listed for the group.
    pub tallies: Vec<Tally>,
    /// Measures mentioned only when a move completes or breaks them.
    pub unlisted: Vec<Tally>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct MoveNotes {
    pub puzzle: PuzzleId,
    pub kind: SequenceKind,
    pub metric: Metric,
    /// Name of the method that found the moves; `None` for compared tracks and for moves that are not a solution.
    pub method: Option<&'static str>,
    pub moves: Sequence,
    pub groups: Vec<MoveGroup>,
    /// One per move.
    pub notes: Vec<MoveNote>,
    pub curves: Vec<CurveSamples>,
    /// Colour of each face or cell after the last move; each one's home colour if the moves do not solve the puzzle.
    pub final_colours: Vec<u8>,
    start: Pattern,
    phases: Vec<Phase>,
    /// Result of [`DistanceTables::available_for`] when the notes were computed.
    available_tables: (bool, bool),
}

impl MoveNotes {
    /// Computes the notes with the tables in memory. `method` names the solver that found the moves, if any.
    pub fn new(
        player: &PlayableMoves<'_>,
        metric: Metric,
        method: Option<&'static str>,
        known: &DistanceTables,
    ) -> Self {
        let distances = known.distances.as_deref();
        let (puzzle, moves) = (player.start.puzzle(), &player.moves.0);
        let states = states(player.start, moves);
        let seen = measured_states(puzzle, &states, moves);
        let last = states.last().cloned().flatten();
        let solves = last.as_ref().is_some_and(Facelets::is_solved);
        let groups = phases::groups(puzzle, player.kind, moves, player.phases, solves);
        let orients_first = method.is_some_and(|method| record(puzzle).lesson.orient_first.contains(&method));
        let groups = if orients_first { phases::with_orientation_goals(groups) } else { groups };
        let mut notes = Vec::new();
        for (number, group) in groups.iter().enumerate() {
            let (listed, quiet) = measures(puzzle, player.kind, group);
            let seen = seen.get(group.first..=group.end()).unwrap_or_default();
            let counted = |measures: Vec<Measure>| -> Vec<(Measure, Vec<Option<u32>>)> {
                let count =
                    |what: Measure| seen.iter().map(|state| what.evaluate(state.as_ref()?, distances)).collect();
                measures.into_iter().map(|what| (what, count(what))).collect()
            };
            let (listed, quiet) = (counted(listed), counted(quiet));
            let tally = |(what, counts): &(Measure, Vec<Option<u32>>), n: usize| {
                let (before, after) = ((*counts.get(n)?)?, (*counts.get(n + 1)?)?);
                Some(Tally {
                    measure: *what,
                    before,
                    after,
                    goal: what.goal_value(puzzle),
                    max: what.max_value(puzzle),
                })
            };
            notes.extend((0..group.length).map(|n| MoveNote {
                mv: moves[group.first + n],
                group: number,
                number_in_group: n + 1,
                tallies: listed.iter().filter_map(|what| tally(what, n)).collect(),
                unlisted: quiet.iter().filter_map(|what| tally(what, n)).collect(),
            }));
        }
        Self {
            puzzle,
            kind: player.kind,
            metric,
            method,
            moves: player.moves.clone(),
            groups,
            notes,
            curves: known.sample_curves(player.start, moves, metric),
            final_colours: final_colours(puzzle, last.filter(|_| solves)),
            start: player.start.clone(),
            phases: player.phases.to_vec(),
            available_tables: known.available_for(puzzle),
        }
    }

    /// True if the notes are still valid for these moves, metric, method and tables.
    pub fn is_valid_for(
        &self,
        player: &PlayableMoves<'_>,
        metric: Metric,
        method: Option<&'static str>,
        known: &DistanceTables,
    ) -> bool {
        (self.kind, self.metric, &self.moves, &self.start) == (player.kind, metric, player.moves, player.start)
            && self.method == method
            && self.phases == player.phases
            && self.available_tables == known.available_for(self.puzzle)
    }

    /// True if the moves were found as a solution of the inverse position.
    pub fn is_backwards(&self) -> bool {
        self.groups.iter().any(|group| group.goal.is_backwards())
    }

    /// Length of a group, in the notes' metric.
    pub fn length(&self, group: &MoveGroup) -> usize {
        let moves = self.moves.0.get(group.first..group.end()).unwrap_or_default();
        Sequence(moves.to_vec()).length_in(self.puzzle.def(), self.metric)
    }
}

/// Positions before the first move and after each; `None` if not every facelet has a colour.
fn states(start: &Pattern, moves: &[Move]) -> Vec<Option<Facelets>> {
    let mut shown = start.clone();
    let mut out = vec![shown.facelets()];
    for &mv in moves {
        shown = shown.after(mv);
        out.push(shown.facelets());
    }
    out
}

/// Positions to measure. The cells of a hypercube have no fixed colours, so a solution is recoloured to end with each cell in its home
/// colour; other positions are returned as shown.
fn measured_states(puzzle: PuzzleId, states: &[Option<Facelets>], moves: &[Move]) -> Vec<Option<Facelets>> {
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

/// Colour of each face or cell in the solved position `last`; the home colours if it is `None`.
fn final_colours(puzzle: PuzzleId, last: Option<Facelets>) -> Vec<u8> {
    let def = puzzle.def();
    let shown = |cell: u8| {
        let facelet = def.solved.iter().position(|home| *home == cell)?;
        last.as_ref()?.colours().get(facelet).copied()
    };
    (0..def.letters.len() as u8).map(|cell| shown(cell).unwrap_or(cell)).collect()
}

/// Measures of a group: those listed, and those mentioned only when completed or broken. A group whose home is
/// not the solved puzzle (`moves_to_home > 0`) gets no measure of its own goal.
fn measures(puzzle: PuzzleId, kind: SequenceKind, group: &MoveGroup) -> (Vec<Measure>, Vec<Measure>) {
    use Measure as M;
    let (listed, mut quiet) = match group.goal {
        PhaseGoal::Cross(face) => (vec![M::Cross(face), M::Score], Vec::new()),
        PhaseGoal::Pair(face, slot) => (vec![M::Cross(face), M::Pair(face, slot), M::Score], Vec::new()),
        // Steps are explained by texts of their own, so the crosses are not measured.
        _ if kind == SequenceKind::Steps => (vec![M::Score], Vec::new()),
        _ if group.moves_to_home > 0 => (record(puzzle).lesson.measures)(PhaseGoal::Moves, group.axis),
        goal => (record(puzzle).lesson.measures)(goal, group.axis),
    };
    if !matches!(kind, SequenceKind::Cross(_) | SequenceKind::XCross(..)) {
        quiet.push(M::Solved);
    }
    (listed, quiet)
}
