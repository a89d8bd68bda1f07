//! `unfold bench`: fixed states with their fingerprints, and the mean best length at growing times.

use super::args::{self, Bench};
use super::out::{self, Terminal};
use super::solve::store;
use super::{Failure, language, table_failure};
use crate::app::strings::explain::{self, Fault};
use crate::app::strings::{faults, numbers, terminal as say};
use crate::control::Control;
use crate::puzzle::{PuzzleId, scramble};
use crate::solve::bench::{self as benches, Anytime, BUDGETS};
use crate::solve::{Limits, Outcome, SolveError, tess2};
use crate::tables::store::Store;

/// The name under which the hypercube's anytime bench is asked for.
const HYPER: &str = "hyper";

/// Runs the verb.
pub fn run(options: &Bench, terminal: &Terminal) -> Result<(), Failure> {
    out::catch_interrupt();
    let store = store(&options.tables);
    if options.anytime {
        return match options.names.iter().find(|name| *name != HYPER) {
            Some(name) => Err(unknown(name, &[HYPER])),
            None => anytime(options, &store, terminal),
        };
    }
    let known: Vec<&str> = benches::ALL.iter().map(|b| b.name).collect();
    if let Some(name) = options.names.iter().find(|name| !known.contains(&name.as_str())) {
        return Err(unknown(name, &known));
    }
    terminal.say(say::BENCH_HEAD.say(language()));
    for bench in benches::ALL.iter().filter(|b| options.names.is_empty() || options.names.iter().any(|n| n == b.name)) {
        let mut nodes = 0;
        for number in 0..bench.states {
            let outcome = stoppable(terminal, |control| bench.run(number, control, &store))?;
            row(terminal, bench.name, number, &outcome);
            nodes += outcome.nodes;
        }
        terminal.say(&say::BENCH_SUM.fill(language(), [&bench.name, &nodes]));
    }
    Ok(())
}

fn unknown(name: &str, known: &[&str]) -> Failure {
    let what = say::NO_BENCH.fill(language(), [&name]);
    Failure::Input(Fault::new(what, faults::TABLE_UNKNOWN_DO.fill(language(), [&known.join(", ")])))
}

/// Runs a solve that Ctrl-C, or a reader that goes away, ends.
fn stoppable(
    terminal: &Terminal,
    work: impl FnOnce(&Control) -> Result<Outcome, SolveError> + Send,
) -> Result<Outcome, Failure> {
    out::stoppable(terminal, work, |_| ())?.map_err(|error| match error {
        SolveError::Tables(error) => table_failure(&error),
        error => Failure::Input(explain::solve(language(), PuzzleId::Tess2, &error)),
    })
}

fn row(terminal: &Terminal, name: &str, number: usize, outcome: &Outcome) {
    let length = outcome.best.as_ref().map_or_else(|| "-".into(), |b| b.length.to_string());
    let rate = outcome.nodes as f64 / outcome.elapsed.as_secs_f64().max(1e-9);
    let (time, rate) = (numbers::seconds(outcome.elapsed), numbers::grouped(rate as u64));
    let cells =
        [name, &number.to_string(), &length, &outcome.lower.to_string(), &outcome.nodes.to_string(), &time, &rate];
    terminal.say(&cells.join("\t"));
}

fn anytime(options: &Bench, store: &Store, terminal: &Terminal) -> Result<(), Failure> {
    let puzzle = PuzzleId::Tess2;
    let metric = puzzle.def().metric;
    let limits =
        Limits { threads: args::threads(options.threads), timeout: Some(options.timeout), ..Limits::default() };
    let mut random = scramble::generator(options.seed);
    let mut sums = Anytime::default();
    for number in 0..options.count {
        let state = scramble::uniform(puzzle, &mut random);
        let outcome = stoppable(terminal, |control| sums.add(&tess2::ANYTIME, &state, &limits, control, store))?;
        row(terminal, HYPER, number as usize, &outcome);
    }
    for (budget, (solved, total)) in BUDGETS.iter().zip(sums.solved).filter(|(b, _)| **b <= options.timeout) {
        let mean = format!("{:.2}", total as f64 / solved.max(1) as f64);
        let mean = if solved == 0 { "-" } else { &mean };
        let time = numbers::seconds(*budget);
        terminal.say(&say::BENCH_BUDGET.fill(language(), [&time, &mean, &metric, &solved, &sums.states]));
    }
    let lower = format!("{:.2}", sums.lower as f64 / sums.states.max(1) as f64);
    terminal.say(&say::BENCH_LOWER.fill(language(), [&lower, &metric]));
    Ok(())
}
