//! Prints the events of a search: shorter solutions and progress.

use std::time::{Duration, Instant};

use super::json::{self, SearchLine, seconds};
use super::out::{self, POLL_INTERVAL, Terminal};
use super::solver_tables::{self, TableNotes};
use super::{algorithms::given::ReachedPart, args::Solve, error::CliError, language::language, search::limits};
use unfold_engine::puzzle::{Metric, PuzzleId, Sequence};
use unfold_engine::search::{AllOptimal, Outcome, SearchEvent, SearchHandle, SearchPoll, Snapshot, Solution};
use unfold_scene::appearance::colours::Palette;
use unfold_text::{RoughTime, command_line as say, numbers, parts, sentences::algorithms};

/// Search time after which the estimate for a proof is reliable.
const ESTIMATE_DELAY: Duration = Duration::from_secs(3);
/// A proof gets a note only if it is estimated to take at least this much longer.
const MIN_NOTED_PROOF: Duration = Duration::from_secs(60);

/// Metric name printed for `--metric both`.
const BOTH_METRICS: &str = "both";

/// The length of a solution in quarter turns.
pub fn quarters(puzzle: PuzzleId, solution: &Solution) -> usize {
    solution.moves.length_in(puzzle.def(), Metric::Qtm)
}

/// Receives the events of a search and prints them.
pub struct SearchPrinter<'a> {
    pub options: &'a Solve,
    /// Palette for the colour names in errors.
    pub palette: Palette,
    pub puzzle: PuzzleId,
    /// Name of the method.
    pub method: &'static str,
    /// Metric of all lengths.
    pub metric: Metric,
    /// True for `--metric both`: equally long solutions are compared in quarter turns.
    pub has_both_metrics: bool,
    pub terminal: &'a Terminal,
    /// Notes on the tables that the search waits for.
    pub notes: TableNotes<'a>,
    /// Inverse of the moves that made the position.
    pub inverse_of_setup: Option<Sequence>,
    /// Names the place that a solution reaches; `None` unless the goal has several places.
    pub reached: Option<ReachedPart>,
    pub printed_so_far: PrintedProgress,
}

/// Progress printed so far.
#[derive(Debug, Default)]
pub struct PrintedProgress {
    /// Latest lower bound.
    lower: usize,
    /// Length of the last solution printed.
    pub best: Option<usize>,
    /// Number of optimal solutions printed.
    optimal: usize,
    /// Nodes at the last progress line.
    nodes: u64,
    /// Time of the last progress line; before the first one, the start of the search.
    progress_at: Option<Instant>,
    /// Start of the search.
    began: Option<Instant>,
    /// True if the note on a long proof was printed.
    noted_proof: bool,
}

impl SearchPrinter<'_> {
    /// Prints events until the search ends; Ctrl-C or a closed stdout stops it.
    pub fn print_until_done(&mut self, mut run: SearchHandle) -> Result<Outcome, CliError> {
        let bar = self.terminal.bar();
        loop {
            if out::interrupted() || self.terminal.is_closed() {
                run.stop();
            }
            match run.next_within(POLL_INTERVAL) {
                SearchPoll::Event(SearchEvent::Tables { .. }) => {}
                SearchPoll::Event(event) => {
                    bar.finish_and_clear();
                    self.handle_event(&event);
                }
                SearchPoll::Ended => {
                    return run.finish().map_err(|error| CliError::from_solve_error(self.puzzle, self.palette, error));
                }
                SearchPoll::Pending if self.printed_so_far.began.is_none() => {
                    self.notes.poll();
                    let Snapshot { table, table_progress, .. } = run.snapshot();
                    solver_tables::show_table(&bar, table.unwrap_or_default(), table_progress);
                }
                SearchPoll::Pending => self.print_progress(&run),
            }
        }
    }

    fn handle_event(&mut self, event: &SearchEvent) {
        match event {
            SearchEvent::Tables { .. } => {}
            SearchEvent::Joined { at } => self.print_json(&SearchLine::Tables { t: seconds(*at), tier: "large" }),
            SearchEvent::Started { tables, threads } => {
                self.printed_so_far.began = Some(Instant::now());
                self.printed_so_far.progress_at = self.printed_so_far.began;
                let (puzzle, method) = (self.puzzle.def().name, self.method);
                let metric = if self.has_both_metrics { BOTH_METRICS } else { self.metric.word() };
                let tables_s = seconds(*tables);
                self.print_json(&SearchLine::Start { puzzle, method, metric, threads: *threads, tables_s });
            }
            SearchEvent::Bound { at, lower } => {
                self.printed_so_far.lower = *lower;
                self.print_json(&SearchLine::Bound { t: seconds(*at), lower: *lower });
            }
            SearchEvent::Found(solution) => self.print_solution(solution),
            SearchEvent::Optimal(_) if self.has_both_metrics && !self.options.all => {}
            SearchEvent::Optimal(solution) => {
                self.printed_so_far.optimal += 1;
                let moves = self.format_moves(&solution.moves);
                let (t, number, length) = (seconds(solution.at), self.printed_so_far.optimal, solution.length);
                if self.options.jsonl {
                    self.print_json(&SearchLine::Optimal { t, number, length, moves: &moves });
                } else {
                    let length = out::length(length, self.metric);
                    self.terminal.print_line(&say::OPTIMAL_ROW.fill(language(), [&number, &length, &moves]));
                }
            }
            // `SearchEvent` is non-exhaustive; unknown events are not printed.
            _ => {}
        }
    }

    /// Prints a shorter solution.
    pub fn print_solution(&mut self, solution: &Solution) {
        self.printed_so_far.best = Some(solution.length);
        let moves = self.format_moves(&solution.moves);
        let (t, length, lower) = (seconds(solution.at), solution.length, self.printed_so_far.lower);
        if self.options.jsonl {
            let phases = solution.phases.iter().map(|p| (usize::from(p.number), p.moves)).collect();
            self.print_json(&SearchLine::Solution { t, length, lower, moves: &moves, phases });
        } else {
            let length = out::length(length, self.metric);
            self.terminal.print_line(&say::FOUND.fill(language(), [&numbers::seconds(solution.at), &length, &moves]));
        }
    }

    fn print_progress(&mut self, run: &SearchHandle) {
        let (Some(told), Some(began)) = (self.printed_so_far.progress_at, self.printed_so_far.began) else { return };
        let since = told.elapsed();
        if since < Duration::from_secs(1) {
            return;
        }
        let Snapshot { nodes, proof, .. } = run.snapshot();
        let nodes_per_s = ((nodes - self.printed_so_far.nodes) as f64 / since.as_secs_f64()).round();
        let t = seconds(began.elapsed());
        self.print_json(&SearchLine::Progress {
            t,
            nodes,
            nodes_per_s,
            lower: self.printed_so_far.lower,
            best: self.printed_so_far.best,
            checking: proof.map(|proof| proof.length),
            checked: proof.map(|proof| (proof.fraction * 1e3).round() / 1e3),
            left_s: proof.and_then(|proof| proof.left).map(|left| left.as_secs_f64().round()),
        });
        (self.printed_so_far.progress_at, self.printed_so_far.nodes) = (Some(Instant::now()), nodes);
        if let Some(left) = proof.and_then(|proof| proof.left) {
            self.note_long_proof(left);
        }
    }

    /// Prints the estimated time left for a requested proof if it is long, at most once.
    fn note_long_proof(&mut self, left: Duration) {
        let is_asked_for = limits(self.options, 1).proves();
        let is_settled = self.printed_so_far.began.is_some_and(|began| began.elapsed() >= ESTIMATE_DELAY);
        if self.printed_so_far.noted_proof || !is_asked_for || !is_settled || left < MIN_NOTED_PROOF {
            return;
        }
        self.printed_so_far.noted_proof = true;
        let time = RoughTime::new(left).phrase().get(language());
        self.terminal.note(&say::PROOF_TAKES_NOTE.fill(language(), [&time]));
    }

    /// Moves in the requested notation.
    fn format_moves(&self, moves: &Sequence) -> String {
        self.options.notation.printer()(self.puzzle, moves)
    }

    fn print_json(&self, line: &SearchLine) {
        if self.options.jsonl {
            self.terminal.print_line(&json::text(line));
        }
    }

    pub fn print_result(&self, outcome: &Outcome) {
        let moves = outcome.best.as_ref().map(|best| self.format_moves(&best.moves));
        let length = outcome.best.as_ref().map(|best| best.length);
        let attempt = outcome.attempt.as_ref().map(|attempt| self.format_moves(&attempt.moves));
        let in_quarters =
            outcome.best.as_ref().filter(|_| self.has_both_metrics).map(|best| quarters(self.puzzle, best));
        // True only if the list holds all solutions of this length.
        let optimal_qtm = outcome.is_optimal() && outcome.all.as_ref().is_some_and(AllOptimal::is_complete);
        // The list is printed only on request.
        let all = outcome.all.as_ref().filter(|_| !self.has_both_metrics || self.options.all);
        let goal = self.reached.as_ref().zip(outcome.best.as_ref());
        let goal = goal.and_then(|(reached, best)| reached.reached_place_name(&best.moves));
        if self.options.jsonl {
            return self.print_json(&SearchLine::Done {
                t: seconds(outcome.elapsed),
                length,
                lower: outcome.lower,
                optimal: outcome.is_optimal(),
                qtm: in_quarters,
                optimal_qtm: in_quarters.map(|_| optimal_qtm),
                reason: outcome.reason.json_name(),
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
        self.terminal.print_line(&line);
        if let Some(name) = goal {
            self.terminal.print_line(&parts::GOAL_REACHED.fill(language(), [&name]));
        }
        if let (Some(quarters), Some(moves)) = (in_quarters, moves) {
            let (htm, qtm) = (length, out::length(quarters, Metric::Qtm));
            let line = if optimal_qtm { say::FEWEST_QUARTERS } else { say::BEST_QUARTERS };
            self.terminal.print_line(&line.fill(language(), [&htm, &qtm, &moves]));
        }
        if let Some(all) = all {
            self.terminal.print_line(&algorithms::all_optimal(language(), all));
        }
    }
}
