//! The program `unfold`: opens the window or runs a command.

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(feature = "window")]
    let window: Option<unfold_solver::cli::RunWindow> = Some(unfold_solver::ui::run);
    #[cfg(not(feature = "window"))]
    let window = None;
    unfold_solver::cli::main(window)
}
