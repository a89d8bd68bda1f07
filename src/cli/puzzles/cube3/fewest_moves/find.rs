//! `unfold steps --find`: finds ever shorter stepwise solutions within the time limit.

use std::path::Path;

use super::notation::{parse_scramble, print_moves, print_niss, solves};
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
use unfold_engine::puzzles::cube3::fewest_moves::{self, BestLimits, SteppedSolution, shortest_solution};
use unfold_text::{Arg, UserError, fewest_moves as say};

/// A step as JSON.
#[derive(Serialize)]
struct Step {
    goal: String,
    moves: String,
    inverse: String,
}

#[derive(Serialize)]
pub struct JsonInsertion {
    /// Number of moves before the insertion.
    pub at: usize,
    /// The turns of opposite faces around the insertion point, in their new order, if they must be swapped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub swapped: Option<String>,
    pub moves: String,
    /// Number of moves that cancel.
    pub cancelled: usize,
}

impl From<&fewest_moves::InsertedCycle> for JsonInsertion {
    fn from(inserted: &fewest_moves::InsertedCycle) -> Self {
        let moves = print_folded(PuzzleId::Cube3, &inserted.moves);
        let swapped = inserted.swapped.map(|turns| print_moves(&Sequence(turns.to_vec())));
        Self { at: inserted.at, swapped, moves, cancelled: inserted.cancelled }
    }
}

impl JsonInsertion {
    /// Describes the insertion: where it goes, its moves, and the number of moves that cancel.
    pub fn text(&self) -> String {
        match &self.swapped {
            Some(turns) => {
                say::FMC_INSERTED_SWAPPED.fill(language(), [&self.at as &dyn Arg, turns, &self.moves, &self.cancelled])
            }
            None => say::FMC_INSERTED.fill(language(), [&self.at as &dyn Arg, &self.moves, &self.cancelled]),
        }
    }
}

#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Line<'a> {
    Solution { t: f64, length: usize, moves: &'a str, steps: Vec<Step>, insertion: Vec<JsonInsertion> },
}

fn limits(options: &Steps) -> BestLimits {
    BestLimits {
        threads: threads(options.threads),
        timeout: options.time_limit(),
        target: options.target,
        insertions: !options.no_insertions,
    }
}

/// The whole solution: the moves on the normal side, then `found`, then the inverse of those on the inverse side.
fn full_solution(moves: &NissMoves, found: &Sequence) -> Sequence {
    let normal = NissMoves::from_normal(found.clone());
    fewest_moves::solution(&moves.then(&normal))
}

/// Finds ever shorter solutions of a scramble that extend `moves`. Prints the last one, or each with `--jsonl`.
pub fn find_one(options: &Steps, scramble: &Cube3, moves: &NissMoves, terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    let position = fewest_moves::position(scramble, moves);
    let limits = limits(options);
    let best = out::run_stoppable(
        terminal,
        |control| {
            let tell = |total: &SteppedSolution| {
                if options.jsonl {
                    let solution = full_solution(moves, &total.solution);
                    assert!(solves(scramble, &solution));
                    terminal.print_line(&json_line(json::seconds(control.elapsed()), &solution, total));
                }
            };
            shortest_solution(&position, &limits, control, &tell)
        },
        |_| (),
    )?;
    let Some(best) = best else {
        return Err(if out::interrupted() { CliError::Interrupted } else { CliError::Unsolved });
    };
    let solution = full_solution(moves, &best.solution);
    if !options.jsonl {
        assert!(solves(scramble, &solution));
        print_result(&best, &solution, terminal);
    }
    if out::interrupted() { Err(CliError::Interrupted) } else { Ok(()) }
}

fn json_line(t: f64, solution: &Sequence, total: &SteppedSolution) -> String {
    let steps = total.steps.iter().filter(|(_, moves)| !moves.is_empty()).map(|(goal, moves)| Step {
        goal: goal.to_string(),
        moves: print_moves(&moves.normal),
        inverse: print_moves(&moves.inverse),
    });
    let insertion =
        total.insertion.iter().flat_map(|insertion| &insertion.insertions).map(JsonInsertion::from).collect();
    json::text(&Line::Solution {
        t,
        length: solution.0.len(),
        moves: &print_moves(solution),
        steps: steps.collect(),
        insertion,
    })
}

/// Prints each step, then the insertions, the whole solution and a note with its length.
fn print_result(best: &SteppedSolution, solution: &Sequence, terminal: &Terminal) {
    for (goal, moves) in best.steps.iter().filter(|(_, moves)| !moves.is_empty()) {
        let length = moves.normal.0.len() + moves.inverse.0.len();
        terminal.print_line(&format!("{} // {goal} ({length})", print_niss(moves)));
    }
    for inserted in best.insertion.iter().flat_map(|insertion| &insertion.insertions) {
        terminal.print_line(&JsonInsertion::from(inserted).text());
    }
    terminal.print_line(&print_moves(solution));
    terminal.note(&say::FMC_SOLVED.fill(language(), [&solution.0.len()]));
}

/// Finds a short solution of each scramble in a list, within the limits, and prints a row for each.
pub fn batch(options: &Steps, file: &Path, terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    let limits = limits(options);
    rows::solve_each(PuzzleId::Cube3, file, options.jsonl, terminal, |line| {
        let cube = match parse_scramble(&line.text, line.number) {
            Ok(cube) => cube,
            Err(error) => return Ok(Err(error)),
        };
        let best = out::run_stoppable(terminal, |control| shortest_solution(&cube, &limits, control, &|_| ()), |_| ())?;
        Ok(match best.filter(|best| solves(&cube, &best.solution)) {
            Some(best) => Ok((best.length(), print_moves(&best.solution))),
            None => Err(UserError::new(say::FMC_NOTHING_FOUND, say::FMC_NOTHING_FOUND_DO)),
        })
    })
}
