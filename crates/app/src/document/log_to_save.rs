//! The log to save for a position, and moves from the solved puzzle to it: from the opened log, the scramble, or the solve by hand.

use std::ops::Range;

use super::{position::Origin, workspace::Workspace};
use crate::played::SequenceKind;
use crate::solution_log::{log_of_solution, scramble_from_solution};
use unfold_engine::logs::SolveLog;
use unfold_engine::puzzle::{PuzzleId, Sequence};

impl Workspace {
    /// Moves from the solved puzzle to the painting shown, if known.
    pub fn moves_to_shown(&self) -> Option<Sequence> {
        let start = self.start_at_shown().or_else(|| self.position().start_here())?;
        let known = moves_to_origin(&start.origin, start.reached.as_ref())?;
        Some(Sequence([known.0, start.lead.0].concat()))
    }

    /// Moves from the solved puzzle to the position, if known.
    pub fn moves_to_position(&self) -> Option<Sequence> {
        let start = self.position().start_here()?;
        let known = moves_to_origin(&start.origin, start.reached.as_ref())?;
        Some(Sequence([known.0, start.lead.0].concat()))
    }

    /// True if moves from the solved puzzle to the position are known; cheaper than computing them.
    pub fn knows_moves_here(&self) -> bool {
        let position = self.position();
        let known = |origin: &Origin, reached: bool| reached || matches!(origin, Origin::Log(_));
        match &position.manual_solve {
            Some(hand) => known(&hand.from.origin, hand.from.reached.is_some()),
            None => known(&position.origin, position.moves_from_solved.is_some()),
        }
    }

    /// A log that ends at the position; `None` if it did not come from moves and none are known.
    pub fn log_of_position(&self) -> Option<SolveLog> {
        let position = self.position();
        let Some(hand) = &position.manual_solve else {
            return log_of_origin(self.puzzle(), &position.origin, position.moves_from_solved.as_ref());
        };
        let from = &hand.from;
        let known = || self.solution_of(&from.position);
        let found = || {
            known().and_then(|solution| {
                SolveLog::from_scramble(self.puzzle(), &scramble_from_solution(&from.position, solution)).ok()
            })
        };
        let moves = hand.since_origin();
        let own = from.origin.log().and_then(|open| Some((open, &open.after.as_ref()?.1.0)));
        if let Some((open, own)) = own
            && from.reached.is_some()
            && let Some(rest) = moves.0.strip_prefix(&own[..])
        {
            // If the moves continue the log's own, keep its history of clicks.
            return Some(if rest.is_empty() {
                open.log.clone()
            } else {
                open.log.with_turns(&Sequence(rest.to_vec()), &[]).ok()?
            });
        }
        let start = log_of_origin(self.puzzle(), &from.origin, from.reached.as_ref()).or_else(found)?;
        start.with_turns(moves, &self.macros_among(moves, 0)).ok()
    }

    /// The ranges of macros in a row of these moves, shifted by `lead` moves.
    fn macros_among(&self, moves: &Sequence, lead: usize) -> Vec<Range<usize>> {
        let macros = self.position().names_of(moves).iter().filter(|named| named.is_macro);
        macros.map(|named| named.range.start + lead..named.range.end + lead).collect()
    }

    /// A log of a row of moves with its scramble; `None` if no moves to its start are known.
    pub fn log_of_row(&self, kind: SequenceKind) -> Option<SolveLog> {
        let position = self.position();
        let player = self.row(kind)?;
        match kind {
            SequenceKind::Log => return Some(position.open_log()?.log.clone()),
            SequenceKind::Scramble => return SolveLog::from_scramble(self.puzzle(), player.moves).ok(),
            _ => {}
        }
        let start = position.start_of(kind)?;
        let moves = Sequence([&start.lead.0[..], &player.moves.0].concat());
        if let Some(log) = log_of_origin(self.puzzle(), &start.origin, start.reached.as_ref()) {
            let macros = self.macros_among(player.moves, start.lead.0.len());
            return log.with_turns(&moves, &macros).ok();
        }
        // Without a scramble, use the inverse of the row if it solves its start, or else of a known solution.
        if start.position.after_all(&moves).is_solved() {
            return Some(log_of_solution(&start.position, &moves));
        }
        let solution = self.solution_of(&start.position)?;
        SolveLog::from_scramble(self.puzzle(), &scramble_from_solution(&start.position, solution))
            .ok()?
            .with_turns(&moves, &[])
            .ok()
    }

    /// The log to save: the position's log, turns by hand included, followed by the solution shown, if any.
    pub fn log_to_save(&self) -> Option<SolveLog> {
        let position = self.position();
        let state = position.state.as_ref()?;
        match (self.log_of_position(), position.results.selected()) {
            (Some(log), Some((_, solution))) => log.with_solution(&solution.moves).ok(),
            (None, Some((_, solution))) => Some(log_of_solution(state, &solution.moves)),
            (log, None) => log,
        }
    }

    /// True if there is a log to copy; cheaper than making it.
    pub fn can_copy_log(&self) -> bool {
        let has_moves = || self.position().results.selected().is_some() || self.knows_moves_here();
        self.state().is_some() && has_moves()
    }
}

fn moves_to_origin(origin: &Origin, reached: Option<&Sequence>) -> Option<Sequence> {
    match (origin, reached) {
        (_, Some(moves)) => Some(moves.clone()),
        (Origin::Log(open), None) => Some(open.log.all_moves()),
        _ => None,
    }
}

fn log_of_origin(puzzle: PuzzleId, origin: &Origin, reached: Option<&Sequence>) -> Option<SolveLog> {
    match (origin, reached) {
        (Origin::Log(open), None) => Some(open.log.clone()),
        (Origin::Log(open), Some(_)) => Some(open.log.up_to_mark()),
        (_, reached) => reached.and_then(|moves| SolveLog::from_scramble(puzzle, moves).ok()),
    }
}
