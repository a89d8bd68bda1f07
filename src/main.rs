//! Arguments to a window or to a headless verb.

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(feature = "window")]
    let window: Option<unfold::cli::Window> = Some(unfold::ui::run);
    #[cfg(not(feature = "window"))]
    let window = None;
    unfold::cli::main(window)
}
