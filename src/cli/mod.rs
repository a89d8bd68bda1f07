//! The command line, with a file or folder for each command. Results go to stdout, everything else to stderr; texts
//! come from [`unfold_text`].

mod algorithms;
mod args;
mod batch;
mod bench;
mod command;
mod convert;
mod coordinates;
mod error;
mod examples;
mod finishing;
mod generate;
mod input;
mod json;
mod language;
mod merge;
mod notes;
mod out;
mod puzzles;
mod scramble;
mod search;
mod search_watch;
mod sheet;
mod shorten;
mod solution_file;
mod solve;
mod solver_tables;
mod steps;
mod tables;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use self::command::{Arguments, Verb};
use self::language::{arguments, language, value_of};
use self::{error::CliError, merge::BatchVerb, out::Terminal};
use clap::error::{ContextValue, ErrorKind};
use clap::{Parser, builder::StyledStr};
use unfold_app::system::{crash_report, custom_texts, folders, heaps, settings_file};
use unfold_app::{sentences, start_error::StartError};
use unfold_engine::puzzle::text::sanitized;
use unfold_text::{Language, UserError, command_line as say, sentences::describe};

pub use command::command;

/// The first argument, if parsing failed because it is neither a command nor a file.
fn mistyped_verb(error: &clap::Error) -> Option<PathBuf> {
    if !matches!(error.kind(), ErrorKind::InvalidSubcommand | ErrorKind::UnknownArgument) {
        return None;
    }
    let read = command().ignore_errors(true).try_get_matches_from(arguments()).ok()?;
    let first = read.get_one::<PathBuf>("file").filter(|_| read.subcommand_name().is_none());
    first.filter(|first| looks_like_verb(first)).cloned()
}

fn no_such_verb(word: &Path) -> CliError {
    CliError::input(say::NO_SUCH_VERB.with([&sanitized(word.display())]), say::NO_SUCH_VERB_DO)
}

/// True for a single word without an extension that names no existing file or folder.
fn looks_like_verb(path: &Path) -> bool {
    path.components().count() == 1 && path.extension().is_none() && !path.exists()
}

fn report_failure(failure: &CliError, terminal: &Terminal) -> u8 {
    match failure {
        CliError::Input(fault) | CliError::Files(fault) => {
            terminal.note(&say::ERROR.fill(language(), [&fault.line(language())]));
            if matches!(failure, CliError::Input(_)) { 2 } else { 4 }
        }
        CliError::Impossible(faults, change) => {
            for fault in UserError::phrases(faults) {
                terminal.note(&say::ERROR.fill(language(), [&fault]));
            }
            if let Some(change) = change {
                terminal.note(&say::NOTICE.fill(language(), [change]));
            }
            2
        }
        CliError::Unsolved => 3,
        CliError::Interrupted => {
            terminal.note(say::INTERRUPTED.get(language()));
            130
        }
    }
}

/// The error of a failed write to stdout; `None` if no write failed, or only because the reader closed it.
fn stdout_failure(terminal: &Terminal) -> Option<CliError> {
    let source = terminal.take_failure()?;
    Some(CliError::files(say::STDOUT.with([&describe::io_error(&source)]), say::STDOUT_DO))
}

/// Prints help, the version or the error in the arguments. Returns the exit code.
fn print_clap_error(mut error: clap::Error, terminal: &Terminal) -> u8 {
    // Escape the user input that the message quotes.
    let values: Vec<_> = error.context().map(|(kind, value)| (kind, escaped_value(value))).collect();
    for (kind, value) in values {
        error.insert(kind, value);
    }
    terminal.print_clap(&error);
    match stdout_failure(terminal) {
        Some(failure) => report_failure(&failure, terminal),
        None if error.use_stderr() => 2,
        None => 0,
    }
}

/// Escapes user input in an argument error.
fn escaped_value(value: &ContextValue) -> ContextValue {
    let plain = |styled: &StyledStr| StyledStr::from(sanitized(styled));
    match value {
        ContextValue::String(text) => ContextValue::String(sanitized(text)),
        ContextValue::Strings(texts) => ContextValue::Strings(texts.iter().map(sanitized).collect()),
        ContextValue::StyledStrs(texts) => ContextValue::StyledStrs(texts.iter().map(plain).collect()),
        other => other.clone(),
    }
}

/// Opens the window, with a file and in a language if given, and runs it until it is closed.
pub type RunWindow = fn(Option<PathBuf>, Option<Language>) -> Result<(), StartError>;

/// Runs the program: a command, or a window if the build has one.
///
/// Exit codes: 0 done, 2 wrong input, 3 no solution within the limits, 4 a table, file or the display failed, 130
/// interrupted.
pub fn main(window: Option<RunWindow>) -> ExitCode {
    heaps::restart_with_few_arenas_if_limited();
    crash_report::install();
    // An empty value is rejected when all arguments are parsed.
    if let Some(home) = value_of("--home", arguments().skip(1)).filter(|home| !home.is_empty()) {
        folders::set_home(Path::new(&home));
    }
    let terminal = Terminal::default();
    // Check the folders before reading anything from them, translations included.
    if let Err(error) = folders::check_folders() {
        return ExitCode::from(report_failure(&CliError::Files(sentences::folders::folder(&error)), &terminal));
    }
    // Load translations before parsing, since argument errors use them.
    custom_texts::load_from(&settings_file::default_folder());
    let arguments = match Arguments::try_parse_from(arguments()) {
        Ok(arguments) => arguments,
        Err(error) => {
            let told = match mistyped_verb(&error) {
                Some(word) => report_failure(&no_such_verb(&word), &terminal),
                None => print_clap_error(error, &terminal),
            };
            return ExitCode::from(told);
        }
    };
    // The window shows these errors itself.
    for error in custom_texts::errors().iter().filter(|_| arguments.verb.is_some()) {
        terminal.note(&say::NOTICE.fill(language(), [&error.line(language())]));
    }
    let result = match arguments.verb {
        Some(_) if arguments.file.is_some() => Err(CliError::input(say::FILE_AND_VERB, say::FILE_AND_VERB_DO)),
        None => match (arguments.file, window) {
            // Probably a mistyped command; a script must not hang with an open window.
            (Some(word), _) if looks_like_verb(&word) => Err(no_such_verb(&word)),
            (file, Some(show)) => show(file, arguments.language).map_err(|error| CliError::Files(error.explain())),
            (_, None) => Err(CliError::input(say::NO_WINDOW, say::NO_WINDOW_DO)),
        },
        Some(Verb::Solve(options)) => solve::run(&options, &terminal),
        Some(Verb::Batch(BatchVerb::Merge(options))) => merge::run(&options, &terminal),
        Some(Verb::Algorithms(options)) => algorithms::run(&options, &terminal),
        Some(Verb::Cross(options)) => puzzles::cross::run(&options, &terminal),
        Some(Verb::Steps(options)) => steps::run(&options, &terminal),
        Some(Verb::Insert(options)) => puzzles::fewest_moves::run_insert(&options, &terminal),
        Some(Verb::Coordinates(options)) => coordinates::run(&options, &terminal),
        Some(Verb::Pocket(options)) => puzzles::pocket::run(&options, &terminal),
        Some(Verb::Examples(options)) => examples::run(&options, &terminal),
        Some(Verb::Scramble(options)) => scramble::run(&options, &terminal),
        Some(Verb::Shorten(options)) => shorten::run(&options, &terminal),
        Some(Verb::Convert(options)) => convert::run(&options, &terminal),
        Some(Verb::Sheet(options)) => sheet::run(&options, &terminal),
        Some(Verb::Tables(options)) => tables::run(&options, &terminal),
        Some(Verb::Generate(options)) => generate::run(&options, &terminal),
        Some(Verb::Bench(options)) => bench::run(&options, &terminal),
    };
    if let Some(failure) = stdout_failure(&terminal) {
        return ExitCode::from(report_failure(&failure, &terminal));
    }
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of the results closed stdout, which is not an error.
        Err(CliError::Interrupted) if terminal.is_closed() => ExitCode::SUCCESS,
        Err(failure) => ExitCode::from(report_failure(&failure, &terminal)),
    }
}
