//! The window without a console: on Windows, shortcuts and associated files open this program, and `unfold` is for the
//! command line.

#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    unfold_solver::cli::main(Some(unfold_solver::ui::run_or_show_error))
}
