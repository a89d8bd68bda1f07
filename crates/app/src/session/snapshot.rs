//! Captures the model as session records.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::record::{
    AllOptimalRecord, BatchRecord, KeptRecord, LogText, MAX_SAVED_OPTIMAL, ManualSolveRecord, OriginRecord,
    SolutionRecord,
};
use super::record::{
    PositionRecord, Results, RowNamesRecord, RunRecord, Runs, Series, Session, StartRecord, TrackRecord,
    WorkspaceRecord,
};
use crate::cases::tallies;
use crate::document::kept_row::KeptRow;
use crate::document::row_names::RowNames;
use crate::document::runs::{self, results::RunEnd, series};
use crate::document::{EditKind, OpenLog, Origin, Position, Workspace, batches::form::BatchForm, manual_solve};
use crate::fewest_moves::session_record;
use crate::{model::Model, played::SequenceKind};
use unfold_engine::notation::{self, facelets, patterns};
use unfold_engine::puzzle::{PuzzleId, pattern::Pattern};
use unfold_engine::puzzles::ALL;
use unfold_engine::search::{Phase, Reason, Solution};

/// Maximum length of a saved log, in moves or, for MC4D, clicks and marks. A longer log, presumably machine-made, is not saved, and its
/// positions become typed.
const MAX_LOG_CLICKS: usize = 100_000;
/// Maximum size of a saved batch text, in bytes; a longer text is not saved.
const MAX_BATCH_TEXT: usize = 1 << 20;

/// Captures everything but settings and macros. A running search is recorded as stopped, because it does not resume by itself.
pub fn capture(model: &Model) -> Session {
    let mut logs = Logs::default();
    let mut workspaces: Vec<WorkspaceRecord> = Vec::new();
    for puzzle in ALL {
        let taker = WorkspaceWriter { puzzle, logs: &mut logs, starts: Vec::new() };
        workspaces.push(taker.workspace(model.document.workspace_of(puzzle), &model.runs[puzzle], model.now));
    }
    if let Some((puzzle, number)) = model.search.run() {
        let stopped = Some(RunEnd::Reason(Reason::Stopped));
        for workspace in workspaces.iter_mut().filter(|workspace| workspace.puzzle == puzzle) {
            let positions = [&mut workspace.position].into_iter().chain(&mut workspace.undo).chain(&mut workspace.redo);
            let results = positions.filter_map(|position| position.results.as_mut());
            results.filter(|results| results.run == Some(number)).for_each(|results| results.end = stopped);
            let runs = workspace.runs.list.iter_mut();
            runs.filter(|run| run.number == number).for_each(|run| run.end = stopped);
        }
    }
    let batches = model
        .batches
        .forms()
        .filter(|(_, form)| **form != BatchForm::default())
        .map(|(puzzle, form)| batch(puzzle, form));
    let (puzzle, batches) = (model.document.puzzle(), batches.collect());
    let fewest_moves = session_record::record(&model.fewest_moves);
    let known_cases = tallies::record(&model.cases.trainer);
    Session { puzzle, logs: logs.texts, workspaces, batches, macros: Vec::new(), known_cases, fewest_moves }
}

fn batch(puzzle: PuzzleId, form: &BatchForm) -> BatchRecord {
    let text = if form.text.len() <= MAX_BATCH_TEXT { form.text.clone() } else { String::new() };
    let file = form.file.as_ref().and_then(|path| path.to_str()).map(str::to_owned);
    BatchRecord { puzzle, from: form.source, text, file, count: form.random_count, seed: form.seed }
}

/// Logs collected so far, and their records at the same indices.
#[derive(Default)]
struct Logs {
    logs: Vec<Arc<OpenLog>>,
    texts: Vec<LogText>,
}

impl Logs {
    fn index_or_insert(&mut self, open: &Arc<OpenLog>) -> usize {
        let known = self.logs.iter().position(|met| Arc::ptr_eq(met, open) || met == open);
        known.unwrap_or_else(|| {
            let path = open.path.as_ref().and_then(|path| path.to_str()).map(str::to_owned);
            let example = open.example.map(str::to_owned);
            let text = open.log.write(open.log.format());
            self.texts.push(LogText { path, example, number: open.number, text });
            self.logs.push(open.clone());
            self.logs.len() - 1
        })
    }
}

/// Captures one puzzle's workspace.
struct WorkspaceWriter<'a> {
    puzzle: PuzzleId,
    logs: &'a mut Logs,
    starts: Vec<(Arc<manual_solve::ManualSolveStart>, StartRecord)>,
}

impl WorkspaceWriter<'_> {
    fn workspace(mut self, workspace: &Workspace, runs: &runs::Runs, now: Instant) -> WorkspaceRecord {
        let position = self.position(workspace.position());
        let [undo, redo] =
            workspace.history().map(|positions| positions.map(|position| self.position(position)).collect::<Vec<_>>());
        let shown = workspace.position().results.selected().map(|(_, solution)| &solution.moves);
        let has_own = workspace.position().own_player().is_some();
        let played = workspace.playback.as_ref().filter(|playback| match playback.kind {
            SequenceKind::Solution => Some(&playback.moves) == shown,
            SequenceKind::Own => shown.is_none(),
            SequenceKind::Earlier => shown.is_none() && !has_own,
            SequenceKind::Log => shown.is_none() && !has_own && workspace.position().track.is_none(),
            SequenceKind::NewSolution
            | SequenceKind::Attempt
            | SequenceKind::Kept(_)
            | SequenceKind::Cross(_)
            | SequenceKind::XCross(..)
            | SequenceKind::Path
            | SequenceKind::Algorithm
            | SequenceKind::FewestMoves
            | SequenceKind::Steps
            | SequenceKind::Scramble => false,
        });
        WorkspaceRecord {
            puzzle: self.puzzle,
            position,
            undo,
            redo,
            clock: nanoseconds(workspace.timer().time(now)),
            played: played.map(|playback| playback.at),
            runs: self.runs(runs),
            starts: self.starts.into_iter().map(|(_, start)| start).collect(),
        }
    }

    fn position(&mut self, position: &Position) -> PositionRecord {
        PositionRecord {
            facelets: painting(&position.painting),
            from: self.origin(&position.origin),
            edit: Some(position.edit).filter(|edit| *edit != EditKind::default_for(&position.origin)),
            reached: position.moves_from_solved.as_ref().map(|moves| notation::print(self.puzzle, moves)),
            hand: position.manual_solve.as_ref().map(|hand| self.manual_solve_record(hand)),
            track: position.track.as_ref().map(|track| TrackRecord {
                moves: notation::print(self.puzzle, &track.moves),
                phases: track.phases.iter().map(phase).collect(),
                at: track.at,
            }),
            kept: position.kept.iter().map(|row| self.kept(row)).collect(),
            names: position.names.iter().map(|names| self.names(names)).collect(),
            results: self.results(&position.results),
        }
    }

    fn origin(&mut self, origin: &Origin) -> OriginRecord {
        origin.with_log(|open| match open.log.len() <= MAX_LOG_CLICKS {
            true => OriginRecord::Log(self.logs.index_or_insert(open)),
            false => OriginRecord::Typed,
        })
    }

    fn names(&self, names: &RowNames) -> RowNamesRecord {
        let RowNames { moves, stretches } = names;
        RowNamesRecord { moves: notation::print(self.puzzle, moves), stretches: stretches.clone() }
    }

    fn kept(&mut self, row: &KeptRow) -> KeptRecord {
        let start = self.start_index_or_insert(row.start());
        KeptRecord { name: row.name.clone(), start, moves: notation::print(self.puzzle, &row.moves) }
    }

    /// Returns the index of a start in `starts`, adding it if it is new.
    fn start_index_or_insert(&mut self, from: &Arc<manual_solve::ManualSolveStart>) -> usize {
        // Compare by pointer: equal starts may belong to separate solves.
        let known = self.starts.iter().position(|(met, _)| Arc::ptr_eq(met, from));
        known.unwrap_or_else(|| {
            let start = self.start(from);
            self.starts.push((from.clone(), start));
            self.starts.len() - 1
        })
    }

    fn manual_solve_record(&mut self, hand: &manual_solve::ManualSolve) -> ManualSolveRecord {
        let start = self.start_index_or_insert(&hand.from);
        ManualSolveRecord { start, moves: notation::print(self.puzzle, &hand.moves), at: nanoseconds(hand.time) }
    }

    fn start(&mut self, start: &manual_solve::ManualSolveStart) -> StartRecord {
        StartRecord {
            from: self.origin(&start.origin),
            facelets: facelets::print(&start.position),
            reached: start.reached.as_ref().map(|moves| notation::print(self.puzzle, moves)),
            lead: notation::print(self.puzzle, &start.lead),
        }
    }

    fn solution(&self, solution: &Solution) -> SolutionRecord {
        SolutionRecord {
            at: nanoseconds(solution.at),
            moves: notation::print(self.puzzle, &solution.moves),
            phases: solution.phases.iter().map(phase).collect(),
        }
    }

    fn results(&self, results: &runs::results::Results) -> Option<Results> {
        let by = results.method_and_metric?;
        let all = results.optimal_list.as_ref().map(|all| AllOptimalRecord {
            solutions: all.solutions.iter().take(MAX_SAVED_OPTIMAL).map(|solution| self.solution(solution)).collect(),
            count: all.count,
            // A truncated list is not exhaustive.
            exhausted: all.exhausted && all.solutions.len() <= MAX_SAVED_OPTIMAL,
        });
        Some(Results {
            method: by.method.to_owned(),
            metric: by.metric,
            solutions: results.solutions.iter().map(|solution| self.solution(solution)).collect(),
            all,
            chosen: results.chosen,
            lower: results.lower,
            claimed: results.claimed,
            elapsed: nanoseconds(results.elapsed),
            nodes: results.nodes,
            rate: results.rate,
            end: results.end,
            series: Some(series_record(&results.series)),
            run: results.run,
        })
    }

    fn runs(&self, runs: &runs::Runs) -> Runs {
        let run = |run: &runs::Run| RunRecord {
            number: run.number,
            method: run.method_and_metric.method.to_owned(),
            metric: run.method_and_metric.metric,
            threads: run.threads,
            timeout: run.limits.timeout.map(nanoseconds),
            patience: run.limits.patience.map(nanoseconds),
            optimal: run.limits.optimal,
            all: run.limits.all_optimal,
            facelets: facelets::print(&run.state),
            source: run.source.clone(),
            place: run.position_number,
            series: series_record(&run.series),
            best: run.best,
            lower: run.lower,
            claimed: run.claimed,
            elapsed: nanoseconds(run.elapsed),
            nodes: run.nodes,
            end: run.end,
            shown: run.is_shown,
            pinned: run.is_pinned,
            colour: run.colour,
        };
        let (begun, places) = runs.counts();
        Runs { list: runs.list().iter().map(run).collect(), begun, places }
    }
}

fn phase(phase: &Phase) -> (u8, u8, usize) {
    (phase.number, phase.axis, phase.moves)
}

fn series_record(series: &series::Series) -> Series {
    let all = [series.lengths(), series.bounds(), series.claims(), series.rate()];
    let [best, lower, claimed, rate] = all.map(<[_]>::to_vec);
    Series { best, lower, claimed, rate }
}

fn nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

/// Prints facelets, with dashes for unpainted ones and dots for any colour.
pub fn painting(painting: &Pattern) -> String {
    patterns::print(painting)
}
