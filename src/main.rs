//! Arguments to a window or to a headless verb.

use std::process::ExitCode;

fn main() -> ExitCode {
    unfold::cli::main(unfold::ui::run)
}
