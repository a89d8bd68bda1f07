//! `unfold bench optimal`: how long it takes to solve random positions of the 3x3x3 optimally.

use super::args::{self, Bench};
use super::bench::{distribution, mean, row};
use super::measure::{in_words, stoppable};
use super::out::Terminal;
use super::solve::check_memory;
use super::{Failure, language, tables};
use crate::shared::system::memory_sampler::MemorySampler;
use unfold_engine::control::Control;
use unfold_engine::puzzle::{PuzzleId, scramble};
use unfold_engine::puzzles::{cube3, solvers};
use unfold_engine::search::{Limits, Solver};
use unfold_engine::tables::Tables;
use unfold_lab::benches::{Lengths, Times};
use unfold_text::{Arg, command_line as say, numbers};

/// Its name on the command line.
pub const NAME: &str = solvers::OPTIMAL;

/// Runs the bench.
pub fn run(options: &Bench, store: &Tables, terminal: &Terminal) -> Result<(), Failure> {
    let (solver, memory) = (&cube3::OPTIMAL, options.memory.unwrap_or_default());
    check_memory(memory, solver)?;
    let (threads, timeout) = (args::threads(options.threads), options.timeout.filter(|time| !time.is_zero()));
    let limits = Limits { threads, timeout, optimal: true, memory, ..Limits::default() };
    tables::prepare(solver, &Limits { threads: args::threads(None), ..limits.clone() }, store, terminal)?;
    terminal.say(say::BENCH_HEAD.get(language()));
    let mut random = scramble::generator(options.seed());
    let (mut times, mut lengths, mut nodes) = (Times::default(), Lengths::default(), 0);
    for number in 0..options.states() {
        let state = scramble::uniform(PuzzleId::Cube3, &mut random);
        let work = |control: &Control| solver.solve(&state, &limits, control, store, &|_| ());
        let outcome = stoppable(PuzzleId::Cube3, terminal, work, |_| ())?;
        row(terminal, NAME, number as usize, &outcome);
        nodes += outcome.nodes;
        if outcome.is_optimal() {
            times.add(outcome.elapsed);
            outcome.best.iter().for_each(|best| lengths.add(best.length));
        }
    }
    terminal.say(&say::BENCH_SUM.fill(language(), [&NAME, &nodes]));
    let [moves, _] = in_words(&lengths);
    let (longest, metric) = (format!("{:.2}", times.longest.as_secs_f64()), PuzzleId::Cube3.def().metric);
    let cells: [&dyn Arg; 6] = [&mean(&times), &longest, &times.solved, &options.states(), &moves, &metric];
    terminal.say(&(say::BENCH_OPTIMAL.fill(language(), cells) + &distribution(&lengths)));
    if let Some(resident) = MemorySampler::default().resident() {
        terminal.say(&say::BENCH_MEMORY.fill(language(), [&numbers::megabytes(resident).plain()]));
    }
    Ok(())
}
