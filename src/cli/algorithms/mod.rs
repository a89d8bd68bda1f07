//! `unfold algorithms`: the shortest algorithms from a case to a full or partial goal, with the allowed moves.

mod args;
mod catalogue;
mod catalogue_check;
mod check;
pub mod given;
mod goal_list;
mod mine;

use std::sync::{Mutex, PoisonError};

use serde::Serialize;

pub use self::args::Algorithms;
use self::args::{DEFAULT_TIMEOUT, SortBy};
use self::given::{ParsedInput, ReachedPart};
use super::args::{threads, time_limit};
use super::out::{self, Terminal};
use super::{error::CliError, json, language::language, solver_tables};
use unfold_app::ease::{self, Ease};
use unfold_engine::pattern::{PatternTables, PatternTask};
use unfold_engine::puzzle::{
    Metric, PuzzleId,
    symmetry::{MIRROR_AXIS, mirrored},
};
use unfold_engine::search::{Limits, Outcome, Reason, SearchEvent, Solution};
use unfold_engine::{control::Control, notation, puzzles::algorithms, tables::Tables};
use unfold_scene::appearance::colours::Palette;
use unfold_text::{Language, Phrase, UserError, algorithms as say, numbers, sentences};

/// Default number of moves that the easiest algorithms may be longer than the shortest.
const DEFAULT_EASE_EXTRA: usize = 2;

pub fn run(options: &Algorithms, terminal: &Terminal) -> Result<(), CliError> {
    if options.goal.as_deref().is_some_and(|goal| goal.eq_ignore_ascii_case("list")) {
        let puzzle = options.puzzle.unwrap_or_default();
        given::check_parts(puzzle, options.colours)?;
        goal_list::print(puzzle, terminal);
        return Ok(());
    }
    if options.ease.as_deref().is_some_and(|path| path.as_os_str() == "list") {
        terminal.print_text(ease::DEFAULT_COSTS_CSV);
        return Ok(());
    }
    let ease = given::ease(options)?;
    if let Some(name) = &options.catalogue {
        return catalogue::run(name, options, &ease, terminal);
    }
    let given = ParsedInput::read(options, terminal)?;
    if let Some(path) = &options.check {
        return check::run(path, &given, options, terminal);
    }
    out::catch_interrupt();
    let mut last_error = None;
    let (mut unsolved, tables, store) =
        (false, PatternTables::default(), solver_tables::open(options.tables.as_deref(), terminal)?);
    let is_one_of_many = given.cases().nth(1).is_some();
    for (n, case) in given.cases().enumerate() {
        let (number, metric, text) = (n + 1, given.metric, case.1);
        let mut search = CaseSearch {
            options,
            terminal,
            ease: &ease,
            number,
            is_one_of_many,
            metric,
            reached: None,
            tables: (&store, &tables),
        };
        let searched = match given.task(case, terminal) {
            Ok(task) => {
                search.reached = given.reached_part(&task);
                search.search(text, &task, given.palette())
            }
            Err(error) => {
                if is_one_of_many {
                    search.print_error(text, &error);
                }
                last_error = Some(error);
                continue;
            }
        };
        match searched {
            Ok(()) => {}
            Err(CliError::Unsolved) => unsolved = true,
            Err(error) => return Err(error),
        }
        if terminal.is_closed() {
            return Ok(());
        }
    }
    match last_error {
        Some(error) => Err(CliError::Input(error)),
        None if unsolved => Err(CliError::Unsolved),
        None => Ok(()),
    }
}

/// Searches and prints the algorithms of one case.
struct CaseSearch<'a> {
    options: &'a Algorithms,
    terminal: &'a Terminal,
    ease: &'a Ease,
    /// Number of the case, from 1.
    number: usize,
    is_one_of_many: bool,
    /// Metric of lengths; `None` for custom costs.
    metric: Option<Metric>,
    /// For a goal with several places, names the one reached.
    reached: Option<ReachedPart>,
    tables: (&'a Tables, &'a PatternTables),
}

/// An algorithm as JSON; not translated.
#[derive(Serialize)]
struct AlgorithmLine<'a> {
    event: &'static str,
    case: usize,
    length: usize,
    metric: &'a str,
    htm: usize,
    qtm: usize,
    stm: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    ease: Option<f64>,
    moves: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    goal: Option<&'a str>,
    mirror: &'a str,
    inverse: &'a str,
}

/// An invalid case as JSON.
#[derive(Serialize)]
struct ErrorLine<'a> {
    event: &'static str,
    case: usize,
    input: &'a str,
    error: &'a str,
}

/// The summary of a case as JSON.
#[derive(Serialize)]
struct DoneLine<'a> {
    event: &'static str,
    case: usize,
    input: &'a str,
    length: Option<usize>,
    lower: usize,
    optimal: bool,
    count: u64,
    reason: &'a str,
    nodes: u64,
    t: f64,
}

impl CaseSearch<'_> {
    fn puzzle(&self, task: &PatternTask) -> PuzzleId {
        task.position.puzzle()
    }

    fn limits(&self) -> Limits {
        let options = self.options;
        // The easiest algorithms may be longer than the shortest.
        let usual_extra = match (options.max, options.count, options.sort) {
            (Some(_), ..) => usize::MAX / 2,
            (None, Some(_), SortBy::Length) => usize::MAX / 2,
            (None, Some(_), SortBy::Ease) => DEFAULT_EASE_EXTRA,
            (None, None, _) => 0,
        };
        let timeout = time_limit(options.timeout, Some(DEFAULT_TIMEOUT));
        Limits {
            threads: threads(options.threads),
            timeout,
            optimal: true,
            all_optimal: true,
            extra: options.extra.unwrap_or(usual_extra),
            max_length: options.max,
            // Sorting by ease needs all of them.
            count: options.count.filter(|_| options.sort == SortBy::Length),
            memory: options.memory,
            ..Limits::default()
        }
    }

    fn search(&self, text: &str, task: &PatternTask, palette: Palette) -> Result<(), CliError> {
        let (limits, asked) = (self.limits(), self.options.count.unwrap_or(u64::MAX));
        if self.is_one_of_many && !self.options.jsonl {
            self.terminal.print_line(&say::CASE.fill(language(), [&self.number, &text]));
        }
        let waiting: Mutex<Vec<Solution>> = Mutex::default();
        let metric = self.metric.unwrap_or(self.puzzle(task).def().metric);
        let work = |control: &Control| {
            let listen = |event| {
                let SearchEvent::Optimal(solution) = event else { return };
                match self.options.sort {
                    SortBy::Length => self.print_algorithm(task, &solution),
                    SortBy::Ease => waiting.lock().unwrap_or_else(PoisonError::into_inner).push(solution),
                }
            };
            algorithms::solve(task, metric, &limits, control, self.tables, &listen)
        };
        // Also print what was found before an interruption.
        let outcome = out::run_stoppable(self.terminal, work, |_| ())?;
        let outcome = outcome.map_err(|error| CliError::from_solve_error(self.puzzle(task), palette, error))?;
        let mut sorted = waiting.into_inner().unwrap_or_else(PoisonError::into_inner);
        let ease = |solution: &Solution| self.ease.cost(self.puzzle(task), &solution.moves).unwrap_or(0.0);
        sorted.sort_by(|one, other| ease(one).total_cmp(&ease(other)));
        sorted
            .iter()
            .take(usize::try_from(asked).unwrap_or(usize::MAX))
            .for_each(|solution| self.print_algorithm(task, solution));
        let ended = self.report_end(text, &outcome);
        if out::interrupted() { Err(CliError::Interrupted) } else { ended }
    }

    /// Prints the error of an invalid case among several.
    fn print_error(&self, text: &str, error: &UserError) {
        if self.options.jsonl {
            let error = error.line(Language::ENGLISH);
            self.terminal.print_line(&json::text(&ErrorLine {
                event: "error",
                case: self.number,
                input: text,
                error: &error,
            }));
        } else {
            self.terminal.print_line(&say::CASE.fill(language(), [&self.number, &text]));
            self.terminal.note(&error.line(language()));
        }
    }

    fn print_algorithm(&self, task: &PatternTask, solution: &Solution) {
        let (puzzle, moves) = (self.puzzle(task), &solution.moves);
        let def = puzzle.def();
        let [htm, qtm, stm] = [Metric::Htm, Metric::Qtm, Metric::Stm].map(|metric| moves.length_in(def, metric));
        let (ease, printed) = (self.ease.cost(puzzle, moves), notation::print(puzzle, moves));
        let goal = self.reached.as_ref().and_then(|reached| reached.reached_place_name(moves));
        if !self.options.jsonl {
            let ease = ease.map_or_else(|| out::EMPTY_CELL.into(), |ease| format!("{ease:.1}"));
            let row = match def.face_turns {
                0 => say::ROW_STM.fill(language(), [&stm, &ease, &printed]),
                _ => say::ROW.fill(language(), [&htm, &qtm, &stm, &ease, &printed]),
            };
            return self.terminal.print_line(&goal.map_or_else(|| row.clone(), |goal| format!("{row}\t{goal}")));
        }
        let mirror = notation::print(puzzle, &mirrored(puzzle, moves, MIRROR_AXIS));
        let inverse = notation::print(puzzle, &moves.inverse(def));
        self.terminal.print_line(&json::text(&AlgorithmLine {
            event: "algorithm",
            case: self.number,
            length: solution.length,
            metric: self.metric.map_or("cost", Metric::word),
            htm,
            qtm,
            stm,
            ease: ease.map(|ease| (ease * 10.0).round() / 10.0),
            moves: &printed,
            goal,
            mirror: &mirror,
            inverse: &inverse,
        }));
    }

    fn report_end(&self, text: &str, outcome: &Outcome) -> Result<(), CliError> {
        let length = outcome.best.as_ref().map(|best| best.length);
        let found = outcome.all.as_ref().map_or(0, |all| all.count);
        if self.options.jsonl {
            self.terminal.print_line(&json::text(&DoneLine {
                event: "done",
                case: self.number,
                input: text,
                length,
                lower: outcome.lower,
                optimal: outcome.is_optimal(),
                count: found.min(self.options.count.unwrap_or(u64::MAX)),
                reason: outcome.reason.json_name(),
                nodes: outcome.nodes,
                t: json::seconds(outcome.elapsed),
            }));
        } else {
            self.terminal.note(&self.verdict(outcome, length, found));
        }
        if length.is_some() { Ok(()) } else { Err(CliError::Unsolved) }
    }

    /// States what was found and what is proven.
    fn verdict(&self, outcome: &Outcome, length: Option<usize>, found: u64) -> String {
        let told = |length: usize| match self.metric {
            Some(metric) => out::length(length, metric),
            None => say::COST_OF.fill(language(), [&length]),
        };
        let time = numbers::seconds(outcome.elapsed);
        let count = numbers::grouped(found);
        match (length, outcome.reason) {
            (Some(0), _) => say::CASE_SOLVED.get(language()).into(),
            (Some(length), Reason::Count) if outcome.is_optimal() => {
                say::ALGORITHMS_COUNTED.fill(language(), [&count, &told(length), &time])
            }
            (Some(length), reason) => {
                let lower = told(outcome.lower);
                let sentence = if outcome.is_optimal() {
                    say::ALGORITHMS_FOUND.with([&count, &told(length), &time])
                } else {
                    say::ALGORITHMS_UNPROVEN.with([&count, &told(length), &lower, &time])
                };
                sentences::algorithms::with_incomplete_reason(self.with_listed(sentence, outcome), reason)
                    .get(language())
            }
            (None, Reason::Impossible) => say::IMPOSSIBLE.get(language()).into(),
            (None, Reason::Exhausted) => say::NONE_UP_TO.fill(language(), [&told(outcome.lower.saturating_sub(1))]),
            (None, _) => say::NONE_FOUND.fill(language(), [&told(outcome.lower)]),
        }
    }

    /// Adds the number of algorithms listed, if not all are.
    fn with_listed(&self, sentence: Phrase, outcome: &Outcome) -> Phrase {
        let Some(all) = &outcome.all else { return sentence };
        let kept = all.solutions.len() as u64;
        let asked = self.options.count.filter(|_| self.options.sort == SortBy::Ease);
        let listed = asked.map_or(kept, |asked| asked.min(kept));
        if listed >= all.count {
            return sentence;
        }
        let text = match self.options.sort {
            SortBy::Ease => say::ALGORITHMS_EASIEST,
            SortBy::Length => say::ALGORITHMS_LISTED,
        };
        say::ALGORITHMS_AND.with([&sentence, &text.with([&numbers::grouped(listed)])])
    }
}
