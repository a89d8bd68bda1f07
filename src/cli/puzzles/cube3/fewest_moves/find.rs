//! `unfold steps --find`: the shortest solution in steps found in the time.

use std::path::Path;

use super::notation::{printed, printed_niss, scramble, solves};
use super::rows;
use super::steps::Steps;
use crate::cli::args::threads;
use crate::cli::out::{self, Terminal};
use crate::cli::{error::CliError, json, language::language};
use serde::Serialize;
use unfold_engine::notation::structure::print_folded;
use unfold_engine::puzzle::niss::NissMoves;
use unfold_engine::puzzle::{PuzzleId, Sequence};
use unfold_engine::puzzles::cube3::Cube3;
use unfold_engine::puzzles::cube3::fewest_moves::{self, BestLimits, Total, best_total};
use unfold_text::{UserError, fewest_moves as say};

/// A step as JSON.
#[derive(Serialize)]
struct Step {
    goal: String,
    moves: String,
    inverse: String,
}

/// An insertion as JSON.
#[derive(Serialize)]
pub struct Inserted {
    /// Number of moves before it.
    pub at: usize,
    pub moves: String,
    /// Number of moves that cancel.
    pub cancelled: usize,
}

impl From<&fewest_moves::Inserted> for Inserted {
    fn from(inserted: &fewest_moves::Inserted) -> Self {
        let moves = print_folded(PuzzleId::Cube3, &inserted.moves);
        Self { at: inserted.at, moves, cancelled: inserted.cancelled }
    }
}

#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Line<'a> {
    Solution { t: f64, length: usize, moves: &'a str, steps: Vec<Step>, insertion: Vec<Inserted> },
}

fn limits(options: &Steps) -> BestLimits {
    BestLimits {
        threads: threads(options.threads),
        timeout: options.time(),
        target: options.target,
        insertions: !options.no_insertions,
    }
}

/// The whole solution: `found` between the moves made on the normal and on the inverse side.
fn whole(moves: &NissMoves, found: &Sequence) -> Sequence {
    let normal = NissMoves::of_normal(found.clone());
    fewest_moves::solution(&moves.then(&normal))
}

/// Finds the shortest solution of a scramble that starts with `moves`.
pub fn one(options: &Steps, scramble: &Cube3, moves: &NissMoves, terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    let position = fewest_moves::position(scramble, moves);
    let limits = limits(options);
    let best = out::until_stopped(
        terminal,
        |control| {
            let tell = |total: &Total| {
                if options.jsonl {
                    let solution = whole(moves, &total.solution);
                    terminal.say(&json_line(json::seconds(control.elapsed()), &solution, total));
                }
            };
            best_total(&position, &limits, control, &tell)
        },
        |_| (),
    )?;
    let Some(best) = best else {
        return Err(if out::interrupted() { CliError::Interrupted } else { CliError::Unsolved });
    };
    let solution = whole(moves, &best.solution);
    // Verified before it is printed.
    assert!(solves(scramble, &solution));
    if !options.jsonl {
        tell(&best, &solution, terminal);
    }
    if out::interrupted() { Err(CliError::Interrupted) } else { Ok(()) }
}

fn json_line(t: f64, solution: &Sequence, total: &Total) -> String {
    let steps = total.steps.iter().filter(|(_, moves)| !moves.is_empty()).map(|(goal, moves)| Step {
        goal: goal.to_string(),
        moves: printed(&moves.normal),
        inverse: printed(&moves.inverse),
    });
    let insertion = total.insertion.iter().flat_map(|insertion| &insertion.inserted).map(Inserted::from).collect();
    json::text(&Line::Solution {
        t,
        length: solution.0.len(),
        moves: &printed(solution),
        steps: steps.collect(),
        insertion,
    })
}

/// Prints the steps and the solution.
fn tell(best: &Total, solution: &Sequence, terminal: &Terminal) {
    for (goal, moves) in best.steps.iter().filter(|(_, moves)| !moves.is_empty()) {
        let length = moves.normal.0.len() + moves.inverse.0.len();
        terminal.say(&format!("{} // {goal} ({length})", printed_niss(moves)));
    }
    for inserted in best.insertion.iter().flat_map(|insertion| &insertion.inserted) {
        let Inserted { at, moves, cancelled } = inserted.into();
        terminal.say(&say::FMC_INSERTED.fill(language(), [&at, &moves, &cancelled]));
    }
    terminal.say(&printed(solution));
    terminal.note(&say::FMC_SOLVED.fill(language(), [&solution.0.len()]));
}

/// Finds the shortest solution of each scramble of a list.
pub fn batch(options: &Steps, file: &Path, terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    let limits = limits(options);
    rows::each(file, options.jsonl, terminal, |line| {
        let cube = match scramble(&line.text, line.number) {
            Ok(cube) => cube,
            Err(error) => return Ok(Err(error)),
        };
        let best = out::until_stopped(terminal, |control| best_total(&cube, &limits, control, &|_| ()), |_| ())?;
        Ok(match best.filter(|best| solves(&cube, &best.solution)) {
            Some(best) => Ok((best.length(), printed(&best.solution))),
            None => Err(UserError::new(say::FMC_NOTHING_FOUND, say::FMC_NOTHING_FOUND_DO)),
        })
    })
}
