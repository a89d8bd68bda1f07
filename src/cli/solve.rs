//! `unfold solve`: prints shorter and shorter solutions of one position.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::algorithms::given::{Goal, ReachedPart, moves as allowed_moves};
use super::args::{self, LogPosition, Notation, Solve};
use super::input::{self, LoadedPosition};
use super::json::{self, Line, seconds};
use super::out::{self, LOOK, TableNotes, Terminal};
use super::search_options::{check_all, limits, method, usual_method};
use super::solution_file::{self, Found};
use super::{CliError, batch, finishing, language, tables};
use crate::export::place::Existing;
use crate::shared::system::settings_file;
use crate::shared::{file_error::FileError, played::MAX_PLAYED};

use crate::shared::appearance::colours::Palette;
use unfold_engine::control::Control;
use unfold_engine::notation::{self, hypercube};
use unfold_engine::pattern::read::GivenCase;
use unfold_engine::pattern::{self, Adjust, PatternTables, PatternTask};
use unfold_engine::puzzle::painting_check::check;
use unfold_engine::puzzle::pattern::between;
use unfold_engine::puzzle::pattern_error::PatternError;
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId, Sequence};
use unfold_engine::puzzles::{algorithms, solvers};
use unfold_engine::search::job::{Job, JobReport};
use unfold_engine::search::{
    AllOptimal, EventSink, Limits, Outcome, Reason, SearchEvent, Solution, SolveError, Solver,
};
use unfold_engine::tables::Tables;
use unfold_text::sentences::log::length_of_solution;
use unfold_text::sentences::{describe, optimal};
use unfold_text::{RoughTime, algorithms as words, command_line as say, numbers, parts};

/// After this long the best solution and the speed of the proof tell something about how long that takes.
const SETTLED: Duration = Duration::from_secs(3);
/// A proof that takes longer is told of before.
const LONG_PROOF: Duration = Duration::from_secs(60);

/// The store that `--tables` names, or the user's. If the settings cannot be read, a note says so and the usual folder is used.
pub fn store(folder: &Option<PathBuf>, terminal: &Terminal) -> Result<Arc<Tables>, CliError> {
    let folder = match folder {
        Some(folder) => {
            std::path::absolute(folder).map_err(|source| FileError::Read { path: folder.clone(), source })?
        }
        None => {
            let kept = settings_file::tables_of(&settings_file::default_folder()).unwrap_or_else(|error| {
                terminal.note(&say::NOTICE.fill(language(), [&error.explain().phrase()]));
                None
            });
            kept.unwrap_or_else(Tables::default_folder)
        }
    };
    Ok(Arc::new(Tables::open(folder)))
}

/// A sequence in the notation asked for.
pub fn printed(puzzle: PuzzleId, moves: &Sequence, notation: Notation) -> String {
    match notation {
        Notation::Letters => notation::print(puzzle, moves),
        Notation::Mc4d => hypercube::mc4d(puzzle, moves),
    }
}

/// True if moves of the puzzle can be printed so.
pub fn check_notation(puzzle: PuzzleId, notation: Notation) -> Result<(), CliError> {
    match notation {
        Notation::Letters => Ok(()),
        Notation::Mc4d => input::only_with_logs("--notation mc4d", puzzle),
    }
}

/// Runs the verb.
pub fn run(options: &Solve, terminal: &Terminal) -> Result<(), CliError> {
    if options.method.as_deref() == Some("list") {
        let puzzle = options.puzzle.unwrap_or_default();
        usual_method(puzzle)?;
        solvers::of(puzzle).for_each(|solver| terminal.say(solver.name()));
        return Ok(());
    }
    match &options.batch {
        Some(file) => batch::run(options, file, terminal),
        None => one(options, terminal),
    }
}

/// Solves a state where only the result is shown, and notes what it waits for.
pub fn solved(
    solver: &'static dyn Solver,
    state: &Facelets,
    limits: &Limits,
    store: &Tables,
    palette: Palette,
    terminal: &Terminal,
) -> Result<Outcome, CliError> {
    let notes = TableNotes::new(store, terminal, state.puzzle(), solver.small_tables());
    let work = |control: &Control| solver.solve(state, limits, control, store, &|_| ());
    let outcome = out::stoppable(terminal, work, |_| notes.look())?;
    tables::note_unsaved(store, terminal);
    outcome.map_err(|error| match error {
        SolveError::Invalid(_) => CliError::impossible(state, palette),
        error => CliError::unsolved(state.puzzle(), palette, error),
    })
}

fn one(options: &Solve, terminal: &Terminal) -> Result<(), CliError> {
    let given = input::read(&options.input, options.colours, options.puzzle, terminal)?;
    let given = if options.from == LogPosition::Scramble { given.at_scramble()? } else { given };
    let puzzle = given.state.puzzle();
    if puzzle.def().solvers().is_empty() {
        // What a solver would say first.
        CliError::check(&given.state, given.palette)?;
    }
    let solver = method(options, puzzle)?;
    let existing = if options.force { Existing::Replace } else { Existing::Keep };
    if let Some(path) = &options.output {
        // Before the search, which may take long.
        solution_file::check(path, existing, puzzle)?;
    }
    out::catch_interrupt();
    let store = store(&options.tables, terminal)?;
    let part = Part::of(options, &given, terminal)?;
    if part.is_none() {
        // What does not count for a goal need not be possible.
        CliError::check(&given.state, given.palette)?;
    }
    let is_task = matches!(part, Some(Part::Task { .. }));
    if !is_task {
        check_all(options, solver)?;
    }
    let mut limits = limits(options, args::threads(options.threads));
    if !solvers::proves(puzzle) && part.is_none() {
        // Where no method finds the shortest of all, a person may have found a shorter one than the search does.
        let metric = limits.metric.unwrap_or(puzzle.def().metric);
        let known = given.rest.as_ref().map(|moves| Solution::known(moves, puzzle, metric));
        limits.known.best = known.filter(|known| known.moves.0.len() <= MAX_PLAYED);
    }
    if !options.anew && part.is_none() {
        limits.known.reached = given.reached.clone();
    }
    let asked = options.metric.as_deref().and_then(Metric::named);
    let metric = match part {
        Some(Part::Task { metric, .. }) => metric,
        _ => asked.unwrap_or(puzzle.def().metric),
    };
    let reached = match &part {
        Some(Part::Task { reached, .. }) => reached.clone(),
        _ => None,
    };
    let (job, method) = match part {
        Some(Part::Position(state)) => (Job::start(solver, state, limits.clone(), store.clone(), || ()), solver.name()),
        Some(Part::Task { task, metric, .. }) => (part_job(*task, metric, &limits, &store), pattern::NAME),
        None => (Job::start(solver, given.state.clone(), limits.clone(), store.clone(), || ()), solver.name()),
    };
    let names = if limits.waits_for_tables() { solver.tables_used(&limits, &store) } else { solver.small_tables() };
    let notes = TableNotes::new(&store, terminal, puzzle, names);
    let mut watch = Watch {
        options,
        palette: given.palette,
        puzzle,
        method,
        metric,
        terminal,
        notes,
        lower: 0,
        best: None,
        optimal: 0,
        nodes: 0,
        told: None,
        began: None,
        told_of_proof: false,
        undoing: limits.known.undoing(puzzle),
        reached,
    };
    let told = watch.until_done(job).and_then(|outcome| tell(&mut watch, &outcome, &given, existing, &store));
    let code = match &told {
        Ok(()) => Some(0),
        Err(CliError::Unsolved) => Some(3),
        Err(_) => None,
    };
    // A task makes its own tables.
    if let Some(code) = code.filter(|_| !options.no_finish && !is_task) {
        out::settle(code);
        finishing::finish(solver, &limits, &store, terminal);
    }
    finishing::leave(&store);
    told
}

/// A goal other than the solved puzzle, or allowed moves.
enum Part {
    /// Another position: the state that the same moves solve.
    Position(Facelets),
    /// A task for the method that finds the shortest.
    Task {
        task: Box<PatternTask>,
        /// The metric of its lengths.
        metric: Metric,
        /// Where any of several places will do, the one that is reached.
        reached: Option<ReachedPart>,
    },
}

impl Part {
    /// What the options ask for besides solving the position; `None` if nothing.
    fn of(options: &Solve, given: &LoadedPosition, terminal: &Terminal) -> Result<Option<Self>, CliError> {
        if options.goal.is_none() && options.allow.is_none() {
            return Ok(None);
        }
        let puzzle = given.state.puzzle();
        let (moves, metric) = allowed_moves(puzzle, options.allow.as_deref(), options.metric.as_deref())?;
        let Some(metric) = metric else { return Err(CliError::input(words::COSTS_HERE, words::COSTS_HERE_DO)) };
        let goal = Goal::read(puzzle, options.goal.as_deref(), options.colours, terminal)?;
        // The position is as it lies: only a turn after the solution can be free.
        let adjust = Adjust { before: None, after: goal.named().and_then(|named| named.free) };
        let task = goal.task(&GivenCase::State(given.state.clone()), moves, adjust);
        let apart = |error| CliError::unsolved(puzzle, given.palette, SolveError::Pattern(error));
        let task = task.map_err(apart)?;
        if options.allow.is_none()
            && let Some(goal) = task.goal.facelets()
        {
            let between = between(&given.state, &goal).map_err(|error| match check(&goal) {
                Ok(()) if check(&given.state).is_err() => CliError::impossible(&given.state, given.palette),
                _ => apart(PatternError::Apart(error)),
            })?;
            return Ok(Some(Self::Position(between)));
        }
        if let Some(method) = &options.method {
            return Err(CliError::input(words::WHOLE_ONLY.with([method]), words::WHOLE_ONLY_DO));
        }
        let reached = ReachedPart::of(&goal, &task);
        Ok(Some(Self::Task { task: Box::new(task), metric, reached }))
    }
}

/// The search of a task.
fn part_job(task: PatternTask, metric: Metric, limits: &Limits, store: &Arc<Tables>) -> Job {
    let (limits, store) = (limits.clone(), store.clone());
    let search = move |control: &Control, say: EventSink| {
        algorithms::solve(&task, metric, &limits, control, (&store, &PatternTables::default()), say)
    };
    Job::run(search, || ())
}

/// Prints and saves how a search ended.
fn tell(
    watch: &mut Watch,
    outcome: &Outcome,
    given: &LoadedPosition,
    existing: Existing,
    store: &Tables,
) -> Result<(), CliError> {
    let Watch { options, terminal, .. } = *watch;
    tables::note_unsaved(store, terminal);
    // The search reports none that was known before it.
    if let Some(best) = outcome.best.as_ref().filter(|best| watch.best != Some(best.length)) {
        watch.tell_found(best);
    }
    watch.done(outcome);
    let is_undoing = |best: &Solution| watch.undoing.as_ref() == Some(&best.moves);
    if !outcome.is_optimal() && outcome.best.as_ref().is_some_and(is_undoing) {
        terminal.note(say::UNDOING.get(language()));
    }
    if let (Some(path), Some(best)) = (&options.output, &outcome.best) {
        let found = Found { best, outcome, method: watch.method };
        solution_file::save(path, given, &found, existing)?;
        let note = match given.state.puzzle().def().log {
            Some(_) => say::SAVED_LOG.with([&path.display(), &length_of_solution(given.state.puzzle(), &best.moves)]),
            None => say::SAVED.with([&path.display()]),
        };
        terminal.note(&note.get(language()));
    }
    match (&outcome.best, out::interrupted()) {
        (_, true) => Err(CliError::Interrupted),
        (None, _) => {
            let text = match outcome.reason {
                Reason::Impossible => words::IMPOSSIBLE,
                Reason::Exhausted => say::EXHAUSTED,
                _ => say::UNSOLVED,
            };
            terminal.note(text.get(language()));
            Err(CliError::Unsolved)
        }
        _ => Ok(()),
    }
}

/// Receives the reports of a job and prints them.
struct Watch<'a> {
    options: &'a Solve,
    /// The colours in which the position was read.
    palette: Palette,
    puzzle: PuzzleId,
    /// The name of the method.
    method: &'static str,
    metric: Metric,
    terminal: &'a Terminal,
    notes: TableNotes<'a>,
    lower: usize,
    best: Option<usize>,
    /// Optimal solutions told.
    optimal: usize,
    /// Nodes at the last progress line.
    nodes: u64,
    /// When the last progress line was told.
    told: Option<Instant>,
    /// When the search began.
    began: Option<Instant>,
    /// True if it was told how long the proof takes.
    told_of_proof: bool,
    /// The moves that undo those that made the position.
    undoing: Option<Sequence>,
    /// The part whose place is told, where any of several will do.
    reached: Option<ReachedPart>,
}

impl Watch<'_> {
    fn until_done(&mut self, mut job: Job) -> Result<Outcome, CliError> {
        let bar = self.terminal.bar();
        let mut table = "";
        loop {
            if out::interrupted() || self.terminal.is_closed() {
                job.stop();
            }
            match job.wait(LOOK) {
                Some(JobReport::Event(SearchEvent::Tables { name })) => table = name,
                Some(JobReport::Event(event)) => {
                    bar.finish_and_clear();
                    self.handle_event(&event);
                }
                Some(JobReport::Done(Ok(outcome))) => return Ok(outcome),
                Some(JobReport::Done(Err(error))) => {
                    return Err(CliError::unsolved(self.puzzle, self.palette, error));
                }
                Some(JobReport::Crashed) => return Err(CliError::Files(describe::crash())),
                None if self.began.is_none() => {
                    self.notes.look();
                    out::show_table(&bar, table, job.control().progress());
                }
                None => self.progress(job.control()),
            }
        }
    }

    fn handle_event(&mut self, event: &SearchEvent) {
        match event {
            SearchEvent::Tables { .. } => {}
            SearchEvent::Joined { at } => self.json(&Line::Tables { t: seconds(*at), tier: "large" }),
            SearchEvent::Started { tables, threads } => {
                self.began = Some(Instant::now());
                self.told = self.began;
                let (puzzle, method, metric) = (self.puzzle.def().name, self.method, self.metric.word());
                let tables_s = seconds(*tables);
                self.json(&Line::Start { puzzle, method, metric, threads: *threads, tables_s });
            }
            SearchEvent::Bound { at, lower } => {
                self.lower = *lower;
                self.json(&Line::Bound { t: seconds(*at), lower: *lower });
            }
            SearchEvent::Found(solution) => self.tell_found(solution),
            SearchEvent::Optimal(solution) => {
                self.optimal += 1;
                let moves = self.printed(&solution.moves);
                let (t, number, length) = (seconds(solution.at), self.optimal, solution.length);
                if self.options.jsonl {
                    self.json(&Line::Optimal { t, number, length, moves: &moves });
                } else {
                    let length = out::length(length, self.metric);
                    self.terminal.say(&say::OPTIMAL_ROW.fill(language(), [&number, &length, &moves]));
                }
            }
            // An event that the engine gains later has no line yet.
            _ => {}
        }
    }

    /// Prints a solution that is shorter than those before.
    fn tell_found(&mut self, solution: &Solution) {
        self.best = Some(solution.length);
        let moves = self.printed(&solution.moves);
        let (t, length, lower) = (seconds(solution.at), solution.length, self.lower);
        if self.options.jsonl {
            let phases = solution.phases.iter().map(|p| (usize::from(p.number), p.moves)).collect();
            self.json(&Line::Solution { t, length, lower, moves: &moves, phases });
        } else {
            let length = out::length(length, self.metric);
            self.terminal.say(&say::FOUND.fill(language(), [&numbers::seconds(solution.at), &length, &moves]));
        }
    }

    fn progress(&mut self, control: &Control) {
        let (Some(told), Some(began)) = (self.told, self.began) else { return };
        let since = told.elapsed();
        if since < Duration::from_secs(1) {
            return;
        }
        let (nodes, proof) = (control.nodes(), control.proof());
        let nodes_per_s = ((nodes - self.nodes) as f64 / since.as_secs_f64()).round();
        let t = seconds(began.elapsed());
        self.json(&Line::Progress {
            t,
            nodes,
            nodes_per_s,
            lower: self.lower,
            best: self.best,
            checking: proof.map(|proof| proof.length),
            checked: proof.map(|proof| (proof.fraction * 1e3).round() / 1e3),
            left_s: proof.and_then(|proof| proof.left).map(|left| left.as_secs_f64().round()),
        });
        (self.told, self.nodes) = (Some(Instant::now()), nodes);
        if let Some(left) = proof.and_then(|proof| proof.left) {
            self.note_long_proof(left);
        }
    }

    /// Tells once how long the proof takes, before anyone waits for it in vain.
    fn note_long_proof(&mut self, left: Duration) {
        let is_asked_for = limits(self.options, 1).proves();
        let is_settled = self.began.is_some_and(|began| began.elapsed() >= SETTLED);
        if self.told_of_proof || !is_asked_for || !is_settled || left < LONG_PROOF {
            return;
        }
        self.told_of_proof = true;
        let time = RoughTime::of(left).phrase().get(language());
        self.terminal.note(&say::PROOF_TAKES_NOTE.fill(language(), [&time]));
    }

    /// Moves in the notation that was asked for.
    fn printed(&self, moves: &Sequence) -> String {
        printed(self.puzzle, moves, self.options.notation)
    }

    fn json(&self, line: &Line) {
        if self.options.jsonl {
            self.terminal.say(&json::text(line));
        }
    }

    fn done(&self, outcome: &Outcome) {
        let moves = outcome.best.as_ref().map(|best| self.printed(&best.moves));
        let length = outcome.best.as_ref().map(|best| best.length);
        let attempt = outcome.attempt.as_ref().map(|attempt| self.printed(&attempt.moves));
        let goal = self.reached.as_ref().zip(outcome.best.as_ref());
        let goal = goal.and_then(|(reached, best)| reached.name(&best.moves));
        if self.options.jsonl {
            return self.json(&Line::Done {
                t: seconds(outcome.elapsed),
                length,
                lower: outcome.lower,
                optimal: outcome.is_optimal(),
                reason: outcome.reason.word(),
                nodes: outcome.nodes,
                moves: moves.as_deref(),
                goal,
                all: outcome.all.as_ref().map(|all| all.count),
                all_complete: outcome.all.as_ref().map(AllOptimal::is_complete),
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
        if let Some(all) = &outcome.all {
            self.terminal.say(&optimal::optimal(language(), all));
        }
    }
}
