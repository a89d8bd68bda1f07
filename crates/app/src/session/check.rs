//! Validates session records: parses facelets, replays moves and recounts lengths. Proven bounds are only checked for contradictions; see
//! [`claims`](super::claims) for files that are not trusted.

use std::sync::{Arc, LazyLock};
use std::{collections::HashMap, path::PathBuf, time::Duration};

use super::check_results::{self, ensure};
use super::format::ContentError;
use super::record::{self, ManualSolveRecord, OriginRecord, PositionRecord, Session, StartRecord, WorkspaceRecord};
use crate::cases::{tallies, trainer::Tallies};
use crate::document::batches::form::{BatchForm, MAX_ROWS};
use crate::document::kept_row::{KeptRow, MAX_KEPT_ROWS};
use crate::document::workspace::{MAX_UNDO, RestoredWorkspace};
use crate::document::{OpenLog, Origin, Position, manual_solve, row_names, runs::Runs, track::Track};
use crate::fewest_moves::{session_record, state::Attempt};
use crate::macros::record::{Macro, MacroRecord};
use crate::{examples, played::MAX_PLAYED};
use unfold_engine::notation::patterns;
use unfold_engine::puzzle::pattern::{Pattern, Sticker};
use unfold_engine::puzzle::{Facelets, Move, PuzzleId, Sequence};
use unfold_engine::{logs, puzzles::ALL};

#[derive(Debug)]
pub struct CheckedSession {
    /// The shown puzzle.
    pub puzzle: PuzzleId,
    pub workspaces: Vec<(PuzzleId, RestoredWorkspace)>,
    pub runs: Vec<(PuzzleId, Runs)>,
    pub batches: Vec<(PuzzleId, BatchForm)>,
    /// The valid macros of the record.
    pub macros: Vec<MacroRecord>,
    /// Results of the trainer, by case.
    pub tallies: Tallies,
    /// Text and saved attempts of the fewest-moves page.
    pub fewest_moves: (String, Vec<Attempt>),
}

/// Validates a session.
///
/// # Errors
/// The first fault found.
pub fn check(session: &Session) -> Result<CheckedSession, ContentError> {
    let once = |puzzle: PuzzleId| session.workspaces.iter().filter(|record| record.puzzle == puzzle).count() <= 1;
    ensure(ALL.into_iter().all(once), ContentError::Number)?;
    let once = |puzzle: PuzzleId| session.batches.iter().filter(|batch| batch.puzzle == puzzle).count() <= 1;
    ensure(ALL.into_iter().all(once), ContentError::Number)?;
    let read = |text: &record::LogText| {
        let logs = logs::read(text.text.as_bytes()).map_err(|_| ContentError::Log)?;
        let log = logs.into_numbered(text.number).ok_or(ContentError::Log)?;
        let example = text.example.as_deref().and_then(examples::find).map(|example| example.id);
        Ok(Arc::new(OpenLog { example, ..OpenLog::numbered(text.path.as_ref().map(PathBuf::from), log, text.number) }))
    };
    let logs: Vec<Arc<OpenLog>> = session.logs.iter().map(read).collect::<Result<_, _>>()?;
    let logs: Vec<(Arc<OpenLog>, Facelets)> = logs.into_iter().map(|open| (open.clone(), open.log.state())).collect();
    let macros = session.macros.iter().filter(|record| Macro::read(record).is_some()).cloned().collect();
    let (workspaces, runs, batches) = (Vec::new(), Vec::new(), Vec::new());
    let fewest_moves = session.fewest_moves.as_ref().map(session_record::from_record).unwrap_or_default();
    let tallies = tallies::from_records(&session.known_cases);
    let mut out = CheckedSession { puzzle: session.puzzle, workspaces, runs, batches, macros, tallies, fewest_moves };
    for record in &session.workspaces {
        let mut checker = Checker { puzzle: record.puzzle, logs: &logs, starts: Vec::new() };
        out.workspaces.push((record.puzzle, checker.workspace(record)?));
        out.runs.push((record.puzzle, check_results::runs(record.puzzle, &record.runs)?));
    }
    for record in &session.batches {
        out.batches.push((record.puzzle, batch(record)?));
    }
    Ok(out)
}

fn batch(record: &record::BatchRecord) -> Result<BatchForm, ContentError> {
    ensure((1..=MAX_ROWS).contains(&record.count), ContentError::Number)?;
    let file = record.file.as_ref().map(PathBuf::from);
    let mut form =
        BatchForm { source: record.from, file, random_count: record.count, seed: record.seed, ..BatchForm::default() };
    form.set_text(record.text.clone());
    Ok(form)
}

/// Validates one puzzle's saved workspace.
struct Checker<'a> {
    puzzle: PuzzleId,
    /// Logs with their final positions, replayed once because many positions may refer to one log.
    logs: &'a [(Arc<OpenLog>, Facelets)],
    /// Starting positions of manual solves and rows, each with the position after its lead.
    starts: Vec<(Arc<manual_solve::ManualSolveStart>, Facelets)>,
}

impl Checker<'_> {
    fn workspace(&mut self, record: &WorkspaceRecord) -> Result<RestoredWorkspace, ContentError> {
        ensure(record.undo.len().max(record.redo.len()) <= MAX_UNDO, ContentError::Number)?;
        for start in &record.starts {
            let start = self.start(start)?;
            let led = start.position.after_all(&start.lead);
            self.starts.push((Arc::new(start), led));
        }
        let positions = |records: &[PositionRecord]| {
            records.iter().map(|record| self.position(record)).collect::<Result<Vec<_>, _>>()
        };
        let (undo, redo) = (positions(&record.undo)?, positions(&record.redo)?);
        let position = self.position(&record.position)?;
        Ok(RestoredWorkspace { position, undo, redo, clock: Duration::from_nanos(record.clock), played: record.played })
    }

    fn position(&self, record: &PositionRecord) -> Result<Position, ContentError> {
        let mut position =
            Position::from_painting(painting(self.puzzle, &record.facelets)?, self.origin(&record.from)?);
        position.edit = record.edit.unwrap_or(position.edit);
        if let Some(reached) = &record.reached {
            position.moves_from_solved = Some(self.reaching_moves(reached, position.state.as_ref())?);
        }
        self.check_log(&record.from, position.moves_from_solved.as_ref(), position.state.as_ref())?;
        if let Some(hand) = &record.hand {
            position.manual_solve = Some(self.manual_solve(hand, position.state.as_ref())?);
        }
        if let Some(track) = &record.track {
            position.track = Some(self.track(track, &position)?);
        }
        for names in &record.names {
            let moves = moves(self.puzzle, &names.moves)?;
            row_names::check(&moves, &names.stretches).ok_or(ContentError::Number)?;
            position = position.with_names(&moves, names.stretches.clone());
        }
        ensure(record.kept.len() <= MAX_KEPT_ROWS, ContentError::Number)?;
        for row in &record.kept {
            let (from, _) = self.starts.get(row.start).ok_or(ContentError::Number)?;
            let moves = moves(self.puzzle, &row.moves)?;
            ensure((1..=MAX_PLAYED).contains(&moves.0.len()), ContentError::Number)?;
            position.kept.push(Arc::new(KeptRow::new(row.name.clone(), from.clone(), moves)));
        }
        if let Some(results) = &record.results {
            let state = position.state.as_ref().ok_or(ContentError::Solution)?;
            position.results = check_results::results(state, results)?;
            // Version 0.1.0 also kept results of solved puzzles.
            position.drop_results_if_solved();
        }
        Ok(position)
    }

    /// Parses moves and checks that they lead from the solved puzzle to the position.
    fn reaching_moves(&self, text: &str, state: Option<&Facelets>) -> Result<Sequence, ContentError> {
        let reached = moves(self.puzzle, text)?;
        ensure(state == Some(&Facelets::solved(self.puzzle).after_all(&reached)), ContentError::Reach)?;
        Ok(reached)
    }

    fn origin(&self, from: &OriginRecord) -> Result<Origin, ContentError> {
        Ok(match from {
            OriginRecord::Log(number) => Origin::Log(self.logs.get(*number).ok_or(ContentError::Number)?.0.clone()),
            // Examples unknown to this version become typed positions.
            OriginRecord::Example(id) if examples::find(id).is_none() => Origin::Typed,
            no_log => no_log.with_log(|_| Origin::Typed),
        })
    }

    fn manual_solve(
        &self,
        hand: &ManualSolveRecord,
        state: Option<&Facelets>,
    ) -> Result<manual_solve::ManualSolve, ContentError> {
        let (from, before) = self.starts.get(hand.start).ok_or(ContentError::Number)?;
        let (from, moves) = (from.clone(), moves(self.puzzle, &hand.moves)?);
        ensure(state == Some(&before.after_all(&moves)), ContentError::Reach)?;
        Ok(manual_solve::ManualSolve::new(from, moves, Duration::from_nanos(hand.at)))
    }

    /// Validates the moves being played when the position was adopted. If any of them had been made, the manual solve's lead must end
    /// with them, and the solve must have no moves of its own.
    fn track(&self, track: &record::TrackRecord, position: &Position) -> Result<Track, ContentError> {
        let moves = moves(self.puzzle, &track.moves)?;
        let made = moves.0.get(..track.at).ok_or(ContentError::Number)?;
        let hand =
            position.manual_solve.as_ref().filter(|hand| hand.moves.0.is_empty() && hand.from.lead.0.ends_with(made));
        ensure(hand.is_some() || track.at == 0, ContentError::Reach)?;
        let back = Sequence(made.to_vec()).inverse(self.puzzle.def());
        let start = back.0.iter().fold(position.painting.clone(), |painting, mv| painting.after(*mv));
        let phases = check_results::phases(&track.phases, &moves)?;
        Ok(Track { start, moves, phases, at: track.at })
    }

    /// Checks the log that a position came from. It must end in the position; if `reached` gives the moves, only the puzzle must match.
    fn check_log(
        &self,
        from: &OriginRecord,
        reached: Option<&Sequence>,
        state: Option<&Facelets>,
    ) -> Result<(), ContentError> {
        let OriginRecord::Log(number) = from else { return Ok(()) };
        let (_, end) = self.logs.get(*number).ok_or(ContentError::Number)?;
        match reached {
            None => ensure(state == Some(end), ContentError::Reach),
            Some(_) => ensure(state.is_some_and(|state| state.puzzle() == end.puzzle()), ContentError::Reach),
        }
    }

    fn start(&self, start: &StartRecord) -> Result<manual_solve::ManualSolveStart, ContentError> {
        let position = position(self.puzzle, &start.facelets)?;
        let reached = start.reached.as_ref().map(|text| self.reaching_moves(text, Some(&position))).transpose()?;
        let origin = self.origin(&start.from)?;
        self.check_log(&start.from, reached.as_ref(), Some(&position))?;
        Ok(manual_solve::ManualSolveStart { origin, position, reached, lead: moves(self.puzzle, &start.lead)? })
    }
}

fn painting(puzzle: PuzzleId, text: &str) -> Result<Pattern, ContentError> {
    let painting = patterns::parse_printed(puzzle, text).ok_or(ContentError::Facelets)?;
    ensure(!painting.stickers().contains(&Sticker::Oriented), ContentError::Facelets)?;
    Ok(painting)
}

/// Parses the facelets of a position; fails if it is invalid.
pub(crate) fn position(puzzle: PuzzleId, text: &str) -> Result<Facelets, ContentError> {
    Position::from_painting(painting(puzzle, text)?, Origin::Painted).state.ok_or(ContentError::Facelets)
}

/// Parses move names separated by whitespace.
pub(crate) fn moves(puzzle: PuzzleId, text: &str) -> Result<Sequence, ContentError> {
    static MOVES_BY_NAME: LazyLock<[HashMap<&'static str, Move>; ALL.len()]> = LazyLock::new(|| {
        ALL.map(|puzzle| {
            let all = puzzle.def().moves.iter().enumerate();
            all.map(|(n, mv)| (mv.name.as_str(), Move::new(n as u16))).collect()
        })
    });
    let names = MOVES_BY_NAME.get(puzzle as usize).ok_or(ContentError::Move)?;
    let known = |name: &str| names.get(name).copied().ok_or(ContentError::Move);
    text.split_ascii_whitespace().map(known).collect::<Result<_, _>>().map(Sequence)
}
