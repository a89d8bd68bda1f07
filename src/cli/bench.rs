//! `unfold bench`: runs the lab's command line with this program as host.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::out::{self, Terminal};
use super::{args::MemoryParser, error::CliError, search::check_memory, solver_tables};
use clap::{Arg, Command};
use indicatif::ProgressBar;
use unfold_app::system::{folders, memory_sampler::MemorySampler};
use unfold_engine::search::{Limits, Memory, Solver};
use unfold_engine::{control::Control, puzzle::text::sanitized_lines, tables::Tables};
use unfold_lab::command_line::{self, Bench, Failure, Host, Progress, WITH_MEMORY};
use unfold_scene::appearance::colours::Palette;

pub fn run(options: &Bench, terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    command_line::run(options, &LabHost { terminal, bar: terminal.bar() })
}

/// Gives the lab's `--memory` options the same parser as in `solve`.
pub fn with_sizes(command: Command) -> Command {
    let with_sizes = |arg: Arg| if arg.get_id() == "memory" { arg.value_parser(MemoryParser) } else { arg };
    command.mut_subcommands(|measurement| {
        if WITH_MEMORY.contains(&measurement.get_name()) { measurement.mut_args(with_sizes) } else { measurement }
    })
}

/// Gives the lab this program's terminal, tables and folders.
struct LabHost<'a> {
    terminal: &'a Terminal,
    bar: ProgressBar,
}

impl Host for LabHost<'_> {
    type Error = CliError;

    fn print_result(&self, line: &str) {
        self.terminal.print_beside_bar(&self.bar, sanitized_lines(format_args!("{line}\n")).as_bytes());
    }

    fn print_note(&self, line: &str) {
        self.terminal.note(line);
    }

    fn is_closed(&self) -> bool {
        self.terminal.is_closed()
    }

    fn is_interrupted(&self) -> bool {
        out::interrupted()
    }

    fn run<T: Send>(
        &self,
        work: impl FnOnce(&Control) -> T + Send,
        look: impl Fn(&Control) -> Option<Progress>,
    ) -> Result<T, CliError> {
        let show = |control: &Control| {
            if let Some(Progress { what, fraction }) = look(control) {
                // Reuse the bar that an earlier task finished.
                if self.bar.is_finished() {
                    self.bar.reset();
                }
                self.bar.set_message(what);
                self.bar.set_position((fraction * 1000.0) as u64);
            }
        };
        let result = out::run_interruptible(self.terminal, work, show);
        self.bar.finish_and_clear();
        result
    }

    fn tables(&self, folder: Option<&Path>) -> Result<Arc<Tables>, CliError> {
        solver_tables::open(folder, self.terminal)
    }

    fn check_memory(&self, memory: Memory, solver: &dyn Solver) -> Result<(), CliError> {
        check_memory(memory, solver)
    }

    fn prepare(&self, solver: &dyn Solver, limits: &Limits, tables: &Tables) -> Result<(), CliError> {
        solver_tables::prepare(solver, limits, tables, self.terminal)
    }

    fn cache_folder(&self) -> PathBuf {
        folders::cache()
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        folders::make(folder)
    }

    fn resident_memory(&self) -> Option<u64> {
        MemorySampler::default().resident()
    }
}

impl From<Failure> for CliError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Input { what, advice } => Self::input(what, advice),
            Failure::File { what, advice } => Self::files(what, advice),
            Failure::Solve(puzzle, error) => Self::from_solve_error(puzzle, Palette::Usual, error),
            Failure::Table(error) => error.into(),
        }
    }
}
