//! Tests of the lab's command line, run by a host that only records the results.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use clap::Parser;
use unfold_engine::control::Control;
use unfold_engine::search::{Limits, Memory, Solver};
use unfold_engine::tables::Tables;
use unfold_lab::command_line::{self, Bench, Failure, Host, Progress};

use crate::support;

/// The arguments after `bench`.
#[derive(Parser)]
struct Arguments {
    #[command(flatten)]
    bench: Bench,
}

/// A host without a terminal that records the result lines.
#[derive(Default)]
struct Recorder {
    lines: Mutex<Vec<String>>,
}

impl Host for Recorder {
    type Error = Failure;

    fn print_result(&self, line: &str) {
        self.lines.lock().expect("no panic").push(line.to_owned());
    }

    fn print_note(&self, _: &str) {}

    fn is_closed(&self) -> bool {
        false
    }

    fn is_interrupted(&self) -> bool {
        false
    }

    fn run<T: Send>(
        &self,
        work: impl FnOnce(&Control) -> T + Send,
        _: impl Fn(&Control) -> Option<Progress>,
    ) -> Result<T, Failure> {
        Ok(work(&Control::new()))
    }

    fn tables(&self, folder: Option<&Path>) -> Result<Arc<Tables>, Failure> {
        Ok(folder.map_or_else(
            || support::tables::shared_tables().clone(),
            |folder| Arc::new(Tables::open(folder.to_path_buf())),
        ))
    }

    fn check_memory(&self, _: Memory, _: &dyn Solver) -> Result<(), Failure> {
        Ok(())
    }

    fn prepare(&self, solver: &dyn Solver, limits: &Limits, tables: &Tables) -> Result<(), Failure> {
        solver.tables().prepare(limits, &Control::new(), tables).map_err(Failure::Table)
    }

    fn cache_folder(&self) -> PathBuf {
        PathBuf::from("/nowhere")
    }

    fn make_folder(&self, _: &Path) -> io::Result<()> {
        Err(io::ErrorKind::NotFound.into())
    }

    fn resident_memory(&self) -> Option<u64> {
        Some(12_000_000)
    }
}

fn printed(arguments: &str) -> Result<Vec<String>, Failure> {
    let arguments = Arguments::parse_from(format!("bench {arguments}").split_whitespace());
    let host = Recorder::default();
    command_line::run(&arguments.bench, &host)?;
    Ok(host.lines.into_inner().expect("no panic"))
}

#[test]
fn fixed_positions_end_with_their_fingerprint() {
    let lines = printed("cube3-proof").expect("good states");
    assert_eq!(lines[0], "bench\tstate\tlength\tlower\tnodes\tseconds\tnodes/s");
    let nodes: u64 =
        lines[1..11].iter().map(|row| row.split('\t').nth(4).expect("cells").parse::<u64>().expect("nodes")).sum();
    assert_eq!(lines[11], format!("cube3-proof\tfingerprint\t{nodes} nodes"));
    assert_eq!(lines.len(), 12);
}

#[test]
fn one_and_several_positions_print_their_results() {
    let one = printed("anytime cube3 --count 1 --timeout 0.02 --threads 1").expect("a position");
    assert!(
        one.iter().any(|line| line.starts_with("at 0.010 s: ") && line.contains(" of 1 position solved")),
        "{one:?}"
    );
    assert_eq!(one.last().map(String::as_str), Some("resident memory: 12 MB"));
    let proof = printed("proof 5 cube3 --count 2 --threads 1 --memory small").expect("positions");
    let sum = proof.last().expect("a sum");
    assert!(sum.starts_with("lower bound above 5 HTM: proven in ") && sum.ends_with("2 of 2 positions"), "{sum}");
}

#[test]
fn an_unknown_bench_is_refused_with_the_known_names() {
    for arguments in ["anytime cube3 cube4", "cube4", "algorithms cube4"] {
        let refused = printed(arguments).expect_err("no such bench");
        let Failure::Input { what, advice } = refused else { panic!("{refused:?}") };
        assert_eq!(what, "No benchmark is named cube4");
        assert!(advice.starts_with("Use one of: "), "{advice}");
    }
}
