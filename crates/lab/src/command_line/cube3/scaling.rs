//! `unfold bench scaling`: measures and simulates how a proof of the 3x3x3 scales with threads.

use std::time::Duration;

use clap::Args;

use crate::command_line::host::{self, Host};
use crate::command_line::options::{RandomPositions, SEARCH, TableChoice, ThreadCounts};
use unfold_engine::control::Control;
use unfold_engine::puzzle::{PuzzleId, scramble};
use unfold_engine::puzzles::cube3;
use unfold_engine::puzzles::cube3::search::proof_scaling::ProofScaling;
use unfold_engine::search::{Limits, simulation::SimulatedRun};

/// Options of `bench scaling`.
#[derive(Args, Debug)]
#[command(
    after_long_help = "Example:\n  unfold bench scaling --count 5 --length 16 --threads 1,2 --simulate 1,2,16,64 --memory 1.2GB"
)]
pub struct Scaling {
    #[command(flatten)]
    pub positions: RandomPositions,
    /// Prove that positions need more than N moves HTM
    #[arg(long, help_heading = SEARCH, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u8).range(1..=19))]
    pub length: u8,
    #[command(flatten)]
    pub threads: ThreadCounts,
    /// Numbers of threads to simulate from the times of the parts on one thread
    #[arg(
        long, help_heading = SEARCH, value_name = "N,...", value_delimiter = ',',
        default_values_t = [1, 2, 4, 8, 16, 32, 64], value_parser = clap::value_parser!(u16).range(1..=1024)
    )]
    pub simulate: Vec<u16>,
    #[command(flatten)]
    pub tables: TableChoice,
}

pub fn run<H: Host>(options: &Scaling, host: &H) -> Result<(), H::Error> {
    let (solver, memory) = (&cube3::OPTIMAL, options.tables.memory());
    let tables = host.tables(options.tables.folder.path())?;
    host.check_memory(memory, solver)?;
    let limits = Limits { optimal: true, memory, ..Limits::default() };
    host.prepare(solver, &limits, &tables)?;
    let (threads, virtual_threads) = (options.threads.counts(), &options.simulate);
    let mut measured = vec![Duration::ZERO; threads.len()];
    let mut simulated = vec![SimulatedRun::default(); virtual_threads.len()];
    let mut random = scramble::generator(options.positions.seed);
    for number in 0..options.positions.count {
        let state = scramble::uniform(PuzzleId::Cube3, &mut random);
        let work = |control: &Control| {
            let scaling = ProofScaling::open(&state, options.length, &limits, control, &tables)?;
            let parts = scaling.record(control);
            let runs: Vec<_> = threads.iter().map(|threads| scaling.run(&state, *threads, control)).collect();
            let simulated: Vec<_> =
                virtual_threads.iter().map(|threads| scaling.simulate(&parts, usize::from(*threads))).collect();
            Ok((parts, runs, simulated))
        };
        let (parts, runs, simulated_runs) = host::solve(host, PuzzleId::Cube3, work)?;
        host.print_result(&format!(
            "position {}: {} parts in {:.3} s on one thread",
            number + 1,
            parts.count(),
            parts.total().as_secs_f64()
        ));
        measured.iter_mut().zip(runs).for_each(|(sum, run)| *sum += run);
        simulated.iter_mut().zip(simulated_runs).for_each(|(sum, run)| *sum = sum.then(run));
    }
    let mean = |sum: Duration| sum.as_secs_f64() / options.positions.count.max(1) as f64;
    host.print_result("threads\tmeasured_s");
    for (threads, sum) in threads.iter().zip(measured) {
        host.print_result(&format!("{threads}\t{:.3}", mean(sum)));
    }
    host.print_result("threads\tsimulated_s\tefficiency\tlongest_part_s");
    for (threads, run) in virtual_threads.iter().zip(simulated) {
        let (efficiency, longest) = (100.0 * run.efficiency(usize::from(*threads)), run.longest_part.as_secs_f64());
        host.print_result(&format!("{threads}\t{:.3}\t{efficiency:.0} %\t{longest:.3}", mean(run.elapsed)));
    }
    Ok(())
}
