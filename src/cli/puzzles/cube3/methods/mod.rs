//! `unfold steps` by a method that people use: each step with its moves, its length and its reason.

use std::path::Path;

use serde::Serialize;

use super::fewest_moves::notation::{CUBE, printed, scramble, scramble_of, solves};
use super::fewest_moves::{Steps, StepsMethod, rows};
use crate::cli::out::{self, Terminal};
use crate::cli::{error::CliError, json, language::language};
use unfold_app::puzzles::methods as sentences;
use unfold_engine::puzzle::{Metric, Sequence};
use unfold_engine::puzzles::cube3::Cube3;
use unfold_engine::puzzles::cube3::methods::{Method, MethodStep, steps};
use unfold_text::method_steps as say;

/// A line of `--jsonl`.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Line<'a> {
    Step {
        name: &'a str,
        moves: &'a str,
        /// In HTM.
        length: usize,
        stm: usize,
        pieces: &'a [&'static str],
        /// In HTM, with the steps before.
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

/// The method of people that the options name; `None` for fewest moves.
pub fn of(options: &Steps) -> Option<Method> {
    match options.method {
        StepsMethod::Fmc => None,
        StepsMethod::Beginner => Some(Method::Beginner),
        StepsMethod::Cfop => Some(Method::Cfop),
        StepsMethod::Roux => Some(Method::Roux),
        StepsMethod::Zz => Some(Method::Zz),
    }
}

/// Runs the verb with such a method.
pub fn run(options: &Steps, method: Method, terminal: &Terminal) -> Result<(), CliError> {
    // The one text that is given is the scramble.
    let scramble = options.scramble.as_deref().or(options.solution.as_deref());
    let has_lines = options.solution.is_some() && (options.scramble.is_some() || options.batch.is_some());
    if has_lines || options.next.is_some() || options.find || options.shorten {
        return Err(CliError::input(say::STEPS_ONLY_FMC, say::STEPS_ONLY_FMC_DO));
    }
    if let Some(file) = &options.batch {
        return batch(options, method, file, terminal);
    }
    let cube = scramble_of(scramble)?;
    let found: Vec<MethodStep> = steps(&cube, method).collect();
    let whole = whole(&cube, &found);
    let mut total = 0;
    for step in &found {
        let length = length(&step.moves, Metric::Htm);
        total += length;
        tell(step, length, total, options.jsonl, terminal);
    }
    let (length, stm) = (length(&whole, Metric::Htm), length(&whole, Metric::Stm));
    let moves = printed(&whole);
    if options.jsonl {
        let method = method_name(method);
        terminal.say(&json::text(&Line::Done { method, solved: true, length, stm, moves: &moves }));
    } else {
        terminal.say(if moves.is_empty() { out::NOTHING } else { &moves });
        terminal.note(&say::STEPS_SOLVED.fill(language(), [&length, &stm]));
    }
    Ok(())
}

fn method_name(method: Method) -> &'static str {
    match method {
        Method::Beginner => "beginner",
        Method::Cfop => "cfop",
        Method::Roux => "roux",
        Method::Zz => "zz",
    }
}

fn length(moves: &Sequence, metric: Metric) -> usize {
    moves.length_in(CUBE.def(), metric)
}

/// All moves, joined where steps meet. They are applied before they are told: the steps of a method solve every state.
fn whole(cube: &Cube3, steps: &[MethodStep]) -> Sequence {
    let all = Sequence(steps.iter().flat_map(|step| step.moves.0.iter().copied()).collect()).joined(CUBE.def());
    assert!(solves(cube, &all));
    all
}

/// Tells a step as a line of a solution, with its reason behind it.
fn tell(step: &MethodStep, length: usize, total: usize, jsonl: bool, terminal: &Terminal) {
    let moves = printed(&step.moves);
    terminal.say(&if jsonl {
        let name = step.name.to_string();
        let stm = self::length(&step.moves, Metric::Stm);
        json::text(&Line::Step { name: &name, moves: &moves, length, stm, pieces: &step.pieces, total })
    } else {
        let moves = if moves.is_empty() { out::NOTHING } else { &moves };
        let (title, pieces) = (sentences::title(step.name), step.pieces.join(" "));
        let (title, reason) = (title.get(language()), sentences::reason(step.name).get(language()));
        say::STEPS_ROW.fill(language(), [&moves, &title, &pieces, &length, &total, &reason])
    });
}

/// Solves every scramble of a list by the method.
fn batch(options: &Steps, method: Method, file: &Path, terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    rows::each(file, options.jsonl, terminal, |line| {
        Ok(scramble(&line.text, line.number).map(|cube| {
            let whole = whole(&cube, &steps(&cube, method).collect::<Vec<_>>());
            (length(&whole, Metric::Htm), printed(&whole))
        }))
    })
}
