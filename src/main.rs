//! Arguments to a window or to a headless verb.

use std::process::ExitCode;

fn main() -> ExitCode {
    let frontend = unfold::cli::Frontend { window: unfold::ui::run, frames: unfold::ui::measure };
    unfold::cli::main(&frontend)
}
