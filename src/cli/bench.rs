//! `unfold bench`: fixed states with their fingerprints, the best length at growing times, and states per second.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use super::args::{self, Bench};
use super::measure::{in_words, stoppable};
use super::out::{self, Terminal};
use super::solve::store;
use super::{Failure, balls, greedy, language, tables};
use crate::app::sentences::describe::UserError;
use crate::engine::batch::job_controls::JobControls;
use crate::engine::control::Control;
use crate::engine::puzzle::{Facelets, scramble};
use crate::engine::solve::bench::{self as benches, Anytime, AnytimeBench, Lengths, ProofBench, Times};
use crate::engine::solve::walks::GREEDY;
use crate::engine::solve::{self, Limits, Outcome, SolveError, Solver};
use crate::engine::tables::store::Store;
use crate::i18n::{Arg, command_line as say, errors, numbers};

/// Runs the verb.
pub fn run(options: &Bench, terminal: &Terminal) -> Result<(), Failure> {
    out::catch_interrupt();
    let store = store(&options.tables, terminal)?;
    if options.anytime || options.throughput {
        let chosen = chosen(&benches::ANYTIME, |bench| bench.name, &options.names)?;
        let random = if options.anytime { anytime } else { throughput };
        return chosen.into_iter().try_for_each(|bench| {
            let solver = solve::of(bench.puzzle).next().ok_or(Failure::Unsolved)?;
            random(bench, solver, options, &store, terminal)?;
            let proofs = benches::PROOFS.iter().filter(|proofs| options.anytime && proofs.with == bench.name);
            proofs.into_iter().try_for_each(|bench| proofs_of(bench, options, &store, terminal))
        });
    }
    let alone = ALONE.into_iter().find(|alone| options.names.iter().any(|name| name == alone));
    check_options(alone, options)?;
    match alone {
        Some(balls::NAME) => return balls::run(options, terminal),
        Some(_) => return greedy::run(options, &store, terminal),
        None => {}
    }
    let chosen = chosen(&benches::ALL, |bench| bench.name, &options.names)?;
    terminal.say(say::BENCH_HEAD.get(language()));
    for bench in chosen {
        let mut nodes = 0;
        for number in 0..bench.states {
            let outcome =
                stoppable(bench.solver.puzzle(), terminal, |control| bench.run(number, control, &store), |_| ())?;
            row(terminal, bench.name, number, &outcome);
            nodes += outcome.nodes;
        }
        terminal.say(&say::BENCH_SUM.fill(language(), [&bench.name, &nodes]));
    }
    Ok(())
}

/// Benches that run alone: they have columns, and options, of their own.
const ALONE: [&str; 2] = [balls::NAME, GREEDY.name];

/// Refuses options that the bench at hand, one that runs alone or else the fixed ones, does not understand.
fn check_options(alone: Option<&str>, options: &Bench) -> Result<(), Failure> {
    if let Some(alone) = alone.filter(|alone| options.names.iter().any(|name| name != alone)) {
        let what = say::BENCH_ALONE.with([&alone]);
        return Err(Failure::Input(UserError::new(what, say::BENCH_ALONE_DO)));
    }
    let given = [
        ("--radius", options.radius.is_some(), &[balls::NAME][..]),
        ("--threads", options.threads.is_some(), &["--anytime", balls::NAME]),
        ("--count", options.count.is_some(), &["--anytime", "--throughput", GREEDY.name]),
        ("--seed", options.seed.is_some(), &["--anytime", "--throughput", GREEDY.name]),
    ];
    let unfit = |(_, given, fits): &(_, bool, &[&str])| *given && !alone.is_some_and(|alone| fits.contains(&alone));
    match given.into_iter().find(unfit) {
        Some((option, _, fits)) => {
            let what = say::BENCH_ONLY.with([&option, &fits.join(", ")]);
            Err(Failure::Input(UserError::new(what, say::BENCH_ONLY_DO.with([&option]))))
        }
        None => Ok(()),
    }
}

/// The benches with these names, in their own order; all of them when none is named.
fn chosen<B>(all: &'static [B], name: fn(&B) -> &'static str, names: &[String]) -> Result<Vec<&'static B>, Failure> {
    let known: Vec<&str> = all.iter().map(name).collect();
    if let Some(unknown) = names.iter().find(|name| !known.contains(&name.as_str())) {
        let what = say::NO_BENCH.with([unknown]);
        let advice = errors::TABLE_UNKNOWN_DO.with([&known.join(", ")]);
        return Err(Failure::Input(UserError::new(what, advice)));
    }
    Ok(all.iter().filter(|bench| names.is_empty() || names.iter().any(|n| n == name(bench))).collect())
}

fn row(terminal: &Terminal, name: &str, number: usize, outcome: &Outcome) {
    let length = outcome.best.as_ref().map_or_else(|| out::NOTHING.into(), |b| b.length.to_string());
    let rate = outcome.nodes as f64 / outcome.elapsed.as_secs_f64().max(1e-9);
    let (time, rate) = (numbers::seconds(outcome.elapsed), numbers::grouped(rate as u64).to_string());
    let cells = [
        name,
        &number.to_string(),
        &length,
        &outcome.lower.to_string(),
        &outcome.nodes.to_string(),
        time.plain(),
        &rate,
    ];
    terminal.say(&cells.join("\t"));
}

fn mean(times: &Times) -> String {
    times.mean().map_or_else(|| out::NOTHING.into(), |mean| format!("{:.4}", mean.as_secs_f64()))
}

fn anytime(
    bench: &'static AnytimeBench,
    solver: &'static dyn Solver,
    options: &Bench,
    store: &Store,
    terminal: &Terminal,
) -> Result<(), Failure> {
    let metric = bench.puzzle.def().metric;
    let limits =
        Limits { threads: args::threads(options.threads), timeout: Some(options.timeout), ..Limits::default() };
    let mut random = scramble::generator(options.seed());
    let mut sums = Anytime::new(bench);
    for number in 0..options.states() {
        let state = scramble::uniform(bench.puzzle, &mut random);
        let work = |control: &Control| sums.add((bench, solver), &state, &limits, control, store);
        let outcome = stoppable(bench.puzzle, terminal, work, |_| ())?;
        row(terminal, bench.name, number as usize, &outcome);
    }
    let states = sums.states;
    for (budget, lengths) in bench.budgets.iter().zip(&sums.at_budget).filter(|(b, _)| **b <= options.timeout) {
        let [mean, longest] = in_words(lengths);
        let time = numbers::seconds(*budget);
        // Measures are compared by programs: they have points in every language.
        let cells: [&dyn Arg; 6] = [&time.plain(), &mean, &metric, &lengths.solved, &states, &longest];
        terminal.say(&say::BENCH_BUDGET.fill(language(), cells));
    }
    let longest = format!("{:.4}", sums.first.longest.as_secs_f64());
    terminal.say(&say::BENCH_FIRST.fill(language(), [&mean(&sums.first), &longest, &sums.first.solved, &states]));
    for (length, times) in bench.lengths.iter().zip(&sums.to_length) {
        terminal.say(&say::BENCH_LENGTH.fill(language(), [length, &metric, &mean(times), &times.solved, &states]));
    }
    let lower = format!("{:.2}", sums.lower as f64 / states.max(1) as f64);
    terminal.say(&say::BENCH_LOWER.fill(language(), [&lower, &metric]));
    Ok(())
}

/// Walks solved optimally, and uniform states shown to need more than so many moves, with the bench's threads and a minute for each.
fn proofs_of(bench: &'static ProofBench, options: &Bench, store: &Store, terminal: &Terminal) -> Result<(), Failure> {
    let puzzle = bench.solver.puzzle();
    let threads = args::threads(options.threads);
    let limits = Limits { threads, timeout: Some(PROOF_TIME), optimal: true, ..Limits::default() };
    let mut random = scramble::generator(options.seed());
    let (walks, states) = (options.states().min(bench.walks), options.states().min(bench.states));
    let walks =
        (0..walks).map(|_| Facelets::solved(puzzle).after_all(&scramble::walk(puzzle, bench.walk, &mut random)));
    let walks: Vec<Facelets> = walks.collect();
    let states: Vec<Facelets> = (0..states).map(|_| scramble::uniform(puzzle, &mut random)).collect();
    for (states, more_than) in [(walks, None), (states, Some(bench.more_than))] {
        let mut times = Times::default();
        for state in &states {
            let work = |control: &Control| bench.time(state, more_than, &limits, control, store);
            if let Some(time) = stoppable(puzzle, terminal, work, |_| ())? {
                times.add(time);
            }
        }
        let (longest, metric) = (format!("{:.2}", times.longest.as_secs_f64()), puzzle.def().metric);
        let text = if more_than.is_some() { &say::BENCH_BEYOND } else { &say::BENCH_PROVEN };
        let length = more_than.unwrap_or(bench.walk);
        let cells: [&dyn Arg; 6] = [&length, &metric, &mean(&times), &longest, &times.solved, &states.len()];
        terminal.say(&text.fill(language(), cells));
    }
    Ok(())
}

/// How long a proof may take.
const PROOF_TIME: Duration = Duration::from_secs(60);

fn throughput(
    bench: &'static AnytimeBench,
    solver: &'static dyn Solver,
    options: &Bench,
    store: &Store,
    terminal: &Terminal,
) -> Result<(), Failure> {
    let jobs = args::threads(options.jobs);
    let limits = Limits { threads: 1, timeout: Some(options.timeout), ..Limits::default() };
    tables::prepare(solver, &Limits { threads: args::threads(None), ..limits.clone() }, store, terminal)?;
    let mut random = scramble::generator(options.seed());
    let states: Vec<Facelets> = (0..options.states()).map(|_| scramble::uniform(bench.puzzle, &mut random)).collect();
    let (controls, next) = (JobControls::new(jobs), AtomicUsize::new(0));
    let one_job = |job: usize| -> Result<Lengths, SolveError> {
        let mut sums = Lengths::default();
        while let Some(state) = states.get(next.fetch_add(1, Ordering::Relaxed)) {
            let Some(control) = controls.begin(job) else { break };
            let outcome = solver.solve(state, &limits, &control, store, &|_| ())?;
            outcome.best.iter().for_each(|best| sums.add(best.length));
        }
        Ok(sums)
    };
    let began = Instant::now();
    let all_jobs = |_: &Control| {
        std::thread::scope(|scope| {
            let (one_job, mut sums) = (&one_job, Lengths::default());
            let handles: Vec<_> = (0..jobs).map(|job| scope.spawn(move || one_job(job))).collect();
            for handle in handles {
                sums.merge(&handle.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
            }
            Ok((sums, began.elapsed()))
        })
    };
    let look = |control: &Control| {
        if control.stopped() {
            controls.stop();
        }
    };
    let (sums, elapsed) = stoppable(bench.puzzle, terminal, all_jobs, look)?;
    let rate = format!("{:.1}", states.len() as f64 / elapsed.as_secs_f64().max(1e-9));
    let [mean, longest] = in_words(&sums);
    let (metric, count) = (bench.puzzle.def().metric, states.len());
    let cells: [&dyn Arg; 8] = [&bench.name, &rate, &jobs, &mean, &metric, &longest, &sums.solved, &count];
    terminal.say(&say::BENCH_RATE.fill(language(), cells));
    Ok(())
}
