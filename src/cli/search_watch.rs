//! Prints the events of a search: shorter solutions and progress.

use std::time::{Duration, Instant};

use super::json::{self, Line, seconds};
use super::out::{self, LOOK, Terminal};
use super::solver_tables::{self, TableNotes};
use super::{algorithms::given::ReachedPart, args::Solve, error::CliError, language::language, search::limits};
use unfold_engine::puzzle::{Metric, PuzzleId, Sequence};
use unfold_engine::search::{AllOptimal, Outcome, Run, RunPoll, SearchEvent, Snapshot, Solution};
use unfold_scene::appearance::colours::Palette;
use unfold_text::{RoughTime, command_line as say, numbers, parts, sentences::algorithms};

/// Time until the estimate for a proof is reliable.
const SETTLED: Duration = Duration::from_secs(3);
/// A proof estimated to take longer is announced in a note.
const LONG_PROOF: Duration = Duration::from_secs(60);

/// The word for HTM and QTM.
const BOTH: &str = "both";

/// The length of a solution in quarter turns.
pub fn quarters(puzzle: PuzzleId, solution: &Solution) -> usize {
    solution.moves.length_in(puzzle.def(), Metric::Qtm)
}

/// Receives the events of a search and prints them.
pub struct Watch<'a> {
    pub options: &'a Solve,
    /// Palette in which the position was read.
    pub palette: Palette,
    pub puzzle: PuzzleId,
    /// Name of the method.
    pub method: &'static str,
    /// Metric of all lengths.
    pub metric: Metric,
    /// True if quarter turns count as well, of solutions that are equally long.
    pub both: bool,
    /// Where it is printed.
    pub terminal: &'a Terminal,
    /// Notes on the tables that the search waits for.
    pub notes: TableNotes<'a>,
    /// Inverse of the moves that made the position.
    pub undoing: Option<Sequence>,
    /// For a goal with several places, names the one reached.
    pub reached: Option<ReachedPart>,
    pub told: Told,
}

/// What was printed so far.
#[derive(Debug, Default)]
pub struct Told {
    /// Last lower bound.
    lower: usize,
    /// Length of the last solution.
    pub best: Option<usize>,
    /// Number of optimal solutions.
    optimal: usize,
    /// Nodes at the last progress line.
    nodes: u64,
    /// Time of the last progress line.
    at: Option<Instant>,
    /// Start of the search.
    began: Option<Instant>,
    /// True if the note on a long proof was printed.
    of_proof: bool,
}

impl Watch<'_> {
    /// Prints events until the search ends; Ctrl-C or a closed stdout stops it.
    pub fn until_done(&mut self, mut run: Run) -> Result<Outcome, CliError> {
        let bar = self.terminal.bar();
        loop {
            if out::interrupted() || self.terminal.is_closed() {
                run.stop();
            }
            match run.next_within(LOOK) {
                RunPoll::Event(SearchEvent::Tables { .. }) => {}
                RunPoll::Event(event) => {
                    bar.finish_and_clear();
                    self.handle_event(&event);
                }
                RunPoll::Ended => {
                    return run.finish().map_err(|error| CliError::unsolved(self.puzzle, self.palette, error));
                }
                RunPoll::Pending if self.told.began.is_none() => {
                    self.notes.look();
                    let Snapshot { table, table_progress, .. } = run.snapshot();
                    solver_tables::show_table(&bar, table.unwrap_or_default(), table_progress);
                }
                RunPoll::Pending => self.progress(&run),
            }
        }
    }

    fn handle_event(&mut self, event: &SearchEvent) {
        match event {
            SearchEvent::Tables { .. } => {}
            SearchEvent::Joined { at } => self.json(&Line::Tables { t: seconds(*at), tier: "large" }),
            SearchEvent::Started { tables, threads } => {
                self.told.began = Some(Instant::now());
                self.told.at = self.told.began;
                let (puzzle, method) = (self.puzzle.def().name, self.method);
                let metric = if self.both { BOTH } else { self.metric.word() };
                let tables_s = seconds(*tables);
                self.json(&Line::Start { puzzle, method, metric, threads: *threads, tables_s });
            }
            SearchEvent::Bound { at, lower } => {
                self.told.lower = *lower;
                self.json(&Line::Bound { t: seconds(*at), lower: *lower });
            }
            SearchEvent::Found(solution) => self.tell_found(solution),
            SearchEvent::Optimal(_) if self.both && !self.options.all => {}
            SearchEvent::Optimal(solution) => {
                self.told.optimal += 1;
                let moves = self.printed(&solution.moves);
                let (t, number, length) = (seconds(solution.at), self.told.optimal, solution.length);
                if self.options.jsonl {
                    self.json(&Line::Optimal { t, number, length, moves: &moves });
                } else {
                    let length = out::length(length, self.metric);
                    self.terminal.say(&say::OPTIMAL_ROW.fill(language(), [&number, &length, &moves]));
                }
            }
            // Events added to the engine later have no line yet.
            _ => {}
        }
    }

    /// Prints a shorter solution.
    pub fn tell_found(&mut self, solution: &Solution) {
        self.told.best = Some(solution.length);
        let moves = self.printed(&solution.moves);
        let (t, length, lower) = (seconds(solution.at), solution.length, self.told.lower);
        if self.options.jsonl {
            let phases = solution.phases.iter().map(|p| (usize::from(p.number), p.moves)).collect();
            self.json(&Line::Solution { t, length, lower, moves: &moves, phases });
        } else {
            let length = out::length(length, self.metric);
            self.terminal.say(&say::FOUND.fill(language(), [&numbers::seconds(solution.at), &length, &moves]));
        }
    }

    fn progress(&mut self, run: &Run) {
        let (Some(told), Some(began)) = (self.told.at, self.told.began) else { return };
        let since = told.elapsed();
        if since < Duration::from_secs(1) {
            return;
        }
        let Snapshot { nodes, proof, .. } = run.snapshot();
        let nodes_per_s = ((nodes - self.told.nodes) as f64 / since.as_secs_f64()).round();
        let t = seconds(began.elapsed());
        self.json(&Line::Progress {
            t,
            nodes,
            nodes_per_s,
            lower: self.told.lower,
            best: self.told.best,
            checking: proof.map(|proof| proof.length),
            checked: proof.map(|proof| (proof.fraction * 1e3).round() / 1e3),
            left_s: proof.and_then(|proof| proof.left).map(|left| left.as_secs_f64().round()),
        });
        (self.told.at, self.told.nodes) = (Some(Instant::now()), nodes);
        if let Some(left) = proof.and_then(|proof| proof.left) {
            self.note_long_proof(left);
        }
    }

    /// Prints once how long the proof will take.
    fn note_long_proof(&mut self, left: Duration) {
        let is_asked_for = limits(self.options, 1).proves();
        let is_settled = self.told.began.is_some_and(|began| began.elapsed() >= SETTLED);
        if self.told.of_proof || !is_asked_for || !is_settled || left < LONG_PROOF {
            return;
        }
        self.told.of_proof = true;
        let time = RoughTime::of(left).phrase().get(language());
        self.terminal.note(&say::PROOF_TAKES_NOTE.fill(language(), [&time]));
    }

    /// Moves in the requested notation.
    fn printed(&self, moves: &Sequence) -> String {
        self.options.notation.printer()(self.puzzle, moves)
    }

    fn json(&self, line: &Line) {
        if self.options.jsonl {
            self.terminal.say(&json::text(line));
        }
    }

    /// Prints the result of the search.
    pub fn done(&self, outcome: &Outcome) {
        let moves = outcome.best.as_ref().map(|best| self.printed(&best.moves));
        let length = outcome.best.as_ref().map(|best| best.length);
        let attempt = outcome.attempt.as_ref().map(|attempt| self.printed(&attempt.moves));
        let in_quarters = outcome.best.as_ref().filter(|_| self.both).map(|best| quarters(self.puzzle, best));
        // Of the solutions that were listed, which are all of those that are as short.
        let optimal_qtm = outcome.is_optimal() && outcome.all.as_ref().is_some_and(AllOptimal::is_complete);
        // The list is printed only on request.
        let all = outcome.all.as_ref().filter(|_| !self.both || self.options.all);
        let goal = self.reached.as_ref().zip(outcome.best.as_ref());
        let goal = goal.and_then(|(reached, best)| reached.name(&best.moves));
        if self.options.jsonl {
            return self.json(&Line::Done {
                t: seconds(outcome.elapsed),
                length,
                lower: outcome.lower,
                optimal: outcome.is_optimal(),
                qtm: in_quarters,
                optimal_qtm: in_quarters.map(|_| optimal_qtm),
                reason: outcome.reason.word(),
                nodes: outcome.nodes,
                moves: moves.as_deref(),
                goal,
                all: all.map(|all| all.count),
                all_complete: all.map(AllOptimal::is_complete),
                attempt: attempt.as_deref(),
                score: outcome.attempt.as_ref().map(|attempt| attempt.score),
            });
        }
        if let Some((attempt, moves)) = outcome.attempt.as_ref().zip(attempt) {
            let (method, count) = (self.method, attempt.moves.0.len());
            self.terminal.note(&say::ATTEMPT.fill(language(), [&method, &count, &attempt.score, &moves]));
        }
        let Some(length) = length else { return };
        let length = out::length(length, self.metric);
        let lower = out::length(outcome.lower, self.metric);
        let (time, nodes) = (numbers::seconds(outcome.elapsed), numbers::grouped(outcome.nodes));
        let line = if outcome.is_optimal() {
            say::DONE_OPTIMAL.fill(language(), [&length, &time, &nodes])
        } else {
            say::DONE_BEST.fill(language(), [&length, &lower, &time, &nodes])
        };
        self.terminal.say(&line);
        if let Some(name) = goal {
            self.terminal.say(&parts::GOAL_REACHED.fill(language(), [&name]));
        }
        if let (Some(quarters), Some(moves)) = (in_quarters, moves) {
            let (htm, qtm) = (length, out::length(quarters, Metric::Qtm));
            let line = if optimal_qtm { say::FEWEST_QUARTERS } else { say::BEST_QUARTERS };
            self.terminal.say(&line.fill(language(), [&htm, &qtm, &moves]));
        }
        if let Some(all) = all {
            self.terminal.say(&algorithms::all_optimal(language(), all));
        }
    }
}
