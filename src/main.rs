//! The program: opens the window.

fn main() -> std::process::ExitCode {
    match unfold::ui::run(std::env::args_os().nth(1).map(Into::into)) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            use std::io::Write;
            let language = unfold::app::strings::Language::default();
            let fault = unfold::app::strings::explain::start(language, &error);
            let _ = writeln!(std::io::stderr(), "{}", fault.line(language));
            std::process::ExitCode::FAILURE
        }
    }
}
