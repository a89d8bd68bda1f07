//! `unfold bench`: fixed states with their fingerprints, the best length at growing times, and states per second.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use super::args::{self, Bench};
use super::measure::{in_words, stoppable};
use super::out::{self, Terminal};
use super::solve::{check_memory, store};
use super::{Failure, balls, diameter, greedy, language, optimal, tables};
use crate::shared::system::memory_sampler::MemorySampler;
use unfold_engine::batch::job_controls::JobControls;
use unfold_engine::control::Control;
use unfold_engine::puzzle::{Facelets, scramble};
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, Outcome, SolveError, Solver};
use unfold_engine::tables::Tables;
use unfold_lab::benches;
use unfold_lab::benches::{Anytime, AnytimeBench, Lengths, ProofBench, Times};
use unfold_lab::cube3::walks::GREEDY;
use unfold_text::{Arg, UserError, command_line as say, errors, numbers};

/// Runs the verb.
pub fn run(options: &Bench, terminal: &Terminal) -> Result<(), Failure> {
    out::catch_interrupt();
    let store = store(&options.tables, terminal)?;
    if options.anytime || options.throughput || options.proof.is_some() {
        let chosen = chosen(&benches::ANYTIME, |bench| bench.name, &options.names)?;
        return chosen.into_iter().try_for_each(|bench| random(bench, options, &store, terminal));
    }
    let alone = ALONE.into_iter().find(|alone| options.names.iter().any(|name| name == alone));
    check_options(alone, options)?;
    match alone {
        Some(balls::NAME) => return balls::run(options, terminal),
        Some(diameter::NAME) => return diameter::run(options, &store, terminal),
        Some(optimal::NAME) => return optimal::run(options, &store, terminal),
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
const ALONE: [&str; 4] = [balls::NAME, diameter::NAME, GREEDY.name, optimal::NAME];

/// Refuses options that the bench at hand, one that runs alone or else the fixed ones, does not understand.
fn check_options(alone: Option<&str>, options: &Bench) -> Result<(), Failure> {
    if let Some(alone) = alone.filter(|alone| options.names.iter().any(|name| name != alone)) {
        let what = say::BENCH_ALONE.with([&alone]);
        return Err(Failure::Input(UserError::new(what, say::BENCH_ALONE_DO)));
    }
    let given = [
        ("--radius", options.radius.is_some(), &[balls::NAME][..]),
        ("--threads", options.threads.is_some(), &["--anytime", "--proof", balls::NAME, diameter::NAME, optimal::NAME]),
        ("--step", options.step.is_some(), &[diameter::NAME]),
        ("--checkpoint", options.checkpoint.is_some(), &[diameter::NAME]),
        ("--count", options.count.is_some(), &["--anytime", "--throughput", "--proof", GREEDY.name, optimal::NAME]),
        ("--seed", options.seed.is_some(), &["--anytime", "--throughput", "--proof", GREEDY.name, optimal::NAME]),
        ("--memory", options.memory.is_some(), &["--anytime", "--throughput", "--proof", optimal::NAME]),
        ("--timeout", options.timeout.is_some(), &["--anytime", "--throughput", "--proof", optimal::NAME]),
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

/// Prints what came of a position.
pub fn row(terminal: &Terminal, name: &str, number: usize, outcome: &Outcome) {
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

/// Solves random positions of a bench's puzzle in the ways that are asked for.
fn random(bench: &'static AnytimeBench, options: &Bench, store: &Tables, terminal: &Terminal) -> Result<(), Failure> {
    let solver = solvers::of(bench.puzzle).next().ok_or(Failure::Unsolved)?;
    let memory = options.memory.unwrap_or_default();
    check_memory(memory, solver)?;
    if options.throughput {
        return throughput(bench, solver, options, store, terminal);
    }
    if options.anytime {
        anytime(bench, solver, options, store, terminal)?;
    }
    let proofs = benches::PROOFS.iter().filter(|proofs| proofs.with == bench.name);
    proofs.into_iter().try_for_each(|bench| proofs_of(bench, options, store, terminal))?;
    if let Some(resident) = MemorySampler::default().resident().filter(|_| options.anytime) {
        terminal.say(&say::BENCH_MEMORY.fill(language(), [&numbers::megabytes(resident).plain()]));
    }
    Ok(())
}

/// The mean of times in seconds, in words.
pub fn mean(times: &Times) -> String {
    times.mean().map_or_else(|| out::NOTHING.into(), |mean| format!("{:.4}", mean.as_secs_f64()))
}

/// How many positions have each length, with a semicolon before; nothing where none was solved.
pub fn distribution(lengths: &Lengths) -> String {
    let counts: Vec<String> = lengths.counts.iter().map(|(length, count)| format!("{length}: {count}")).collect();
    if counts.is_empty() { String::new() } else { format!("; {}", counts.join(", ")) }
}

fn anytime(
    bench: &'static AnytimeBench,
    solver: &'static dyn Solver,
    options: &Bench,
    store: &Tables,
    terminal: &Terminal,
) -> Result<(), Failure> {
    let metric = bench.puzzle.def().metric;
    let memory = options.memory.unwrap_or_default();
    let limits =
        Limits { threads: args::threads(options.threads), timeout: options.time(), memory, ..Limits::default() };
    tables::prepare(solver, &limits, store, terminal)?;
    let mut random = scramble::generator(options.seed());
    let mut sums = Anytime::new(bench);
    for number in 0..options.states() {
        let state = scramble::uniform(bench.puzzle, &mut random);
        let work = |control: &Control| sums.add((bench, solver), &state, &limits, control, store);
        let outcome = stoppable(bench.puzzle, terminal, work, |_| ())?;
        row(terminal, bench.name, number as usize, &outcome);
    }
    let states = sums.states;
    let is_within = |budget: &Duration| limits.timeout.is_none_or(|timeout| *budget <= timeout);
    for (budget, lengths) in bench.budgets.iter().zip(&sums.at_budget).filter(|(budget, _)| is_within(budget)) {
        let [mean, longest] = in_words(lengths);
        let time = numbers::seconds(*budget);
        // Measures are compared by programs: they have points in every language.
        let cells: [&dyn Arg; 6] = [&time.plain(), &mean, &metric, &lengths.solved, &states, &longest];
        terminal.say(&(say::BENCH_BUDGET.fill(language(), cells) + &distribution(lengths)));
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

/// With `--anytime` walks solved optimally, and uniform states shown to need more than so many moves, as far as such proofs are asked
/// for or usual. The states are the same with `--anytime` and without.
fn proofs_of(bench: &'static ProofBench, options: &Bench, store: &Tables, terminal: &Terminal) -> Result<(), Failure> {
    let puzzle = bench.solver.puzzle();
    let (threads, memory) = (args::threads(options.threads), options.memory.unwrap_or_default());
    let usual = Limits { threads, timeout: Some(PROOF_TIME), optimal: true, memory, ..Limits::default() };
    let asked = options.proof.map(usize::from);
    let count = match options.count {
        Some(count) if !options.anytime => count,
        _ => options.states().min(bench.states),
    };
    let mut random = scramble::generator(options.seed());
    let walks = if options.anytime { options.states().min(bench.walks) } else { bench.walks };
    let walks =
        (0..walks).map(|_| Facelets::solved(puzzle).after_all(&scramble::walk(puzzle, bench.walk, &mut random)));
    let walks: Vec<Facelets> = walks.collect();
    let states: Vec<Facelets> = (0..count).map(|_| scramble::uniform(puzzle, &mut random)).collect();
    let metric = puzzle.def().metric;
    let prove = |states: &[Facelets], more_than: Option<usize>, limits: &Limits| -> Result<[String; 3], Failure> {
        let mut times = Times::default();
        for (number, state) in states.iter().enumerate() {
            let work = |control: &Control| bench.prove(state, more_than, limits, control, store);
            let (time, outcome) = stoppable(puzzle, terminal, work, |_| ())?;
            if let Some(asked) = more_than.filter(|_| asked.is_some()) {
                row(terminal, &format!("proof-{asked}"), number, &outcome);
            }
            time.into_iter().for_each(|time| times.add(time));
        }
        let longest = format!("{:.2}", times.longest.as_secs_f64());
        Ok([mean(&times), longest, times.solved.to_string()])
    };
    if options.anytime && !walks.is_empty() {
        let [mean, longest, solved] = prove(&walks, None, &usual)?;
        let cells: [&dyn Arg; 6] = [&bench.walk, &metric, &mean, &longest, &solved, &walks.len()];
        terminal.say(&say::BENCH_PROVEN.fill(language(), cells));
    }
    if let Some(more_than) = asked.or(bench.more_than) {
        let timeout = match (asked, options.anytime) {
            (Some(_), true) => None,
            (Some(_), false) => options.timeout.filter(|time| !time.is_zero()),
            (None, _) => usual.timeout,
        };
        let limits = Limits { timeout, ..usual };
        tables::prepare(bench.solver, &limits, store, terminal)?;
        let [mean, longest, solved] = prove(&states, Some(more_than), &limits)?;
        let cells: [&dyn Arg; 6] = [&more_than, &metric, &mean, &longest, &solved, &states.len()];
        terminal.say(&say::BENCH_BEYOND.fill(language(), cells));
    }
    Ok(())
}

/// How long a proof may take that nobody has asked for.
const PROOF_TIME: Duration = Duration::from_secs(60);

fn throughput(
    bench: &'static AnytimeBench,
    solver: &'static dyn Solver,
    options: &Bench,
    store: &Tables,
    terminal: &Terminal,
) -> Result<(), Failure> {
    let jobs = args::threads(options.jobs);
    let memory = options.memory.unwrap_or_default();
    let limits = Limits { threads: 1, timeout: options.time(), memory, ..Limits::default() };
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
