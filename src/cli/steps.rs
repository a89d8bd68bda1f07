//! `unfold steps` by a step-by-step method: each step with its moves, length and reason.

use std::path::Path;

use serde::Serialize;

use crate::cli::out::{self, Terminal};
use crate::cli::puzzles::fewest_moves::{self, Steps, StepsMethod, rows};
use crate::cli::{args::ColourOption, error::CliError, input, json, language::language};
use unfold_app::puzzles::steps::{PlannedStep, StepMethod};
use unfold_app::puzzles::{self, steps::PlannedSteps};
use unfold_engine::notation;
use unfold_engine::position::Position;
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId, Sequence};
use unfold_engine::search::SolveError;
use unfold_text::{UserError, editor, fewest_moves as fewest, method_steps as say, sentences::describe};

/// A line of `--jsonl`.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Line<'a> {
    Step {
        name: &'a str,
        moves: &'a str,
        /// Length in HTM.
        length: usize,
        stm: usize,
        pieces: &'a [String],
        /// Length in HTM including the steps before.
        total: usize,
    },
    Done {
        method: &'a str,
        solved: bool,
        length: usize,
        stm: usize,
        moves: &'a str,
    },
}

pub fn run(options: &Steps, terminal: &Terminal) -> Result<(), CliError> {
    let (puzzle, method) = method_of(options);
    if let Some(asked) = options.puzzle.filter(|asked| *asked != puzzle) {
        let names = [asked, puzzle].map(|puzzle| editor::puzzle_name(puzzle).get(language()));
        return Err(CliError::input(say::STEPS_OTHER_PUZZLE.with([&names[0], &names[1]]), say::STEPS_OTHER_PUZZLE_DO));
    }
    match method {
        Some(method) => StepSolver { puzzle, method, options, terminal }.run(),
        None => fewest_moves::run_steps(options, terminal),
    }
}

/// The puzzle of the chosen method, and the method; `None` for fewest moves.
fn method_of(options: &Steps) -> (PuzzleId, Option<&'static StepMethod>) {
    let name = match options.method {
        StepsMethod::Fmc => return (PuzzleId::default(), None),
        StepsMethod::Beginner => "beginner",
        StepsMethod::Cfop => "cfop",
        StepsMethod::Roux => "roux",
        StepsMethod::Zz => "zz",
        StepsMethod::Layers => "layers",
    };
    let mut methods = PuzzleId::ALL
        .into_iter()
        .flat_map(|puzzle| puzzles::record(puzzle).step_methods.iter().map(move |method| (puzzle, method)));
    let named = methods.find(|(_, method)| method.name == name);
    named.map_or((PuzzleId::default(), None), |(puzzle, method)| (puzzle, Some(method)))
}

/// Solves scrambles by a step-by-step method.
struct StepSolver<'a> {
    puzzle: PuzzleId,
    method: &'static StepMethod,
    options: &'a Steps,
    terminal: &'a Terminal,
}

impl StepSolver<'_> {
    fn run(&self) -> Result<(), CliError> {
        let (options, terminal) = (self.options, self.terminal);
        // These methods take a single text, the scramble.
        let scramble = options.scramble.as_deref().or(options.solution.as_deref());
        let has_lines = options.solution.is_some() && (options.scramble.is_some() || options.batch.is_some());
        if has_lines || options.next.is_some() || options.find || options.shorten {
            return Err(CliError::input(say::STEPS_ONLY_FMC, say::STEPS_ONLY_FMC_DO));
        }
        if let Some(file) = &options.batch {
            return self.batch(file);
        }
        let text = scramble.ok_or_else(|| CliError::input(fewest::FMC_NO_SCRAMBLE, fewest::FMC_NO_SCRAMBLE_DO))?;
        let (state, steps) = self.solve(text, 1).map_err(CliError::Input)?;
        let found: Vec<PlannedStep> = steps.collect();
        let whole = self.joined_moves(&state, &found);
        let mut total = 0;
        for step in &found {
            let length = self.length(&step.moves, Metric::Htm);
            total += length;
            self.print_step(step, length, total);
        }
        let (length, stm) = (self.length(&whole, Metric::Htm), self.length(&whole, Metric::Stm));
        let moves = self.format_moves(&whole);
        if options.jsonl {
            let method = self.method.name;
            terminal.print_line(&json::text(&Line::Done { method, solved: true, length, stm, moves: &moves }));
        } else {
            terminal.print_line(if moves.is_empty() { out::EMPTY_CELL } else { &moves });
            terminal.note(&say::STEPS_SOLVED.fill(language(), [&length, &stm]));
        }
        Ok(())
    }

    /// Parses a scramble and solves it in steps. `line` is the number of the text's first line, from 1, for errors.
    fn solve(&self, text: &str, line: usize) -> Result<(Facelets, PlannedSteps), UserError> {
        let state = input::parse_state(notation::read, Some(self.puzzle), ColourOption::default(), text, line)?.state;
        let invalid = |error| describe::solve(self.puzzle, &SolveError::Invalid(error));
        let position = Position::try_from(state).map_err(invalid)?;
        let steps = (self.method.plan)(position.facelets()).expect("every state has steps");
        Ok((position.facelets().clone(), steps))
    }

    fn length(&self, moves: &Sequence, metric: Metric) -> usize {
        moves.length_in(self.puzzle.def(), metric)
    }

    fn format_moves(&self, moves: &Sequence) -> String {
        notation::print(self.puzzle, moves)
    }

    /// All moves, joined across steps. Panics if they do not solve the state, which would be a defect of the method.
    fn joined_moves(&self, state: &Facelets, steps: &[PlannedStep]) -> Sequence {
        let all = steps.iter().flat_map(|step| step.moves.0.iter().copied()).collect();
        let all = Sequence(all).joined(self.puzzle.def());
        assert!(state.after_all(&all).is_solved());
        all
    }

    /// Prints a step with its moves, pieces and lengths in HTM, and unless as JSON with its reason.
    fn print_step(&self, step: &PlannedStep, length: usize, total: usize) {
        let moves = self.format_moves(&step.moves);
        self.terminal.print_line(&if self.options.jsonl {
            let stm = self.length(&step.moves, Metric::Stm);
            json::text(&Line::Step { name: &step.name, moves: &moves, length, stm, pieces: &step.pieces, total })
        } else {
            let moves = if moves.is_empty() { out::EMPTY_CELL } else { &moves };
            let pieces = step.pieces.join(" ");
            say::STEPS_ROW.fill(language(), [&moves, &step.title, &pieces, &length, &total, &step.reason])
        });
    }

    /// Solves each scramble in a list and prints a row for each.
    fn batch(&self, file: &Path) -> Result<(), CliError> {
        out::catch_interrupt();
        rows::solve_each(self.puzzle, file, self.options.jsonl, self.terminal, |line| {
            Ok(self.solve(&line.text, line.number).map(|(state, steps)| {
                let whole = self.joined_moves(&state, &steps.collect::<Vec<_>>());
                (self.length(&whole, Metric::Htm), self.format_moves(&whole))
            }))
        })
    }
}
