//! `unfold convert`: converts logs between MC4D and Hyperspeedcube, and between versions.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use super::args::{INPUT, OUTPUT};
use super::out::{self, Terminal};
use super::{error::CliError, input, language::language};
use clap::{Args, ValueEnum};
use unfold_app::export::destination::IfExists;
use unfold_app::export::file_error::FileError;
use unfold_app::system::{files, log_files};
use unfold_engine::hyperspeedcube::Version;
use unfold_engine::logs::{LogFormat, SolveLog};
use unfold_text::{Phrase, UserError, command_line as say, sentences::log::length};

/// Options of `convert`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold convert solve.log solve.hsc\n  \
    unfold convert solve.hsc solve.log\n  \
    unfold convert solves converted --to hsc1\n\n\
    Scramble and moves are carried over. Between versions 2 and 3 of Hyperspeedcube's files all else is, too: times, signatures,\n\
    other solves, and nodes that Unfold does not know.\n\n\
    Exit codes:\n  \
    0    all files are converted\n  \
    2    a file cannot be read or converted, or the file to write already exists\n  \
    4    a file could not be written\n  \
    130  interrupted")]
pub struct Convert {
    /// Logs to convert: MC4D logs, Hyperspeedcube files, or folders of them
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// File to write, whose name ends in .log or .hsc; or a folder, which is made for several logs
    #[arg(value_name = "OUT")]
    pub out: PathBuf,
    /// Format to write [default: that of the name of OUT, with version 2 for .hsc; in a folder the other program's]
    #[arg(long, help_heading = OUTPUT, value_name = "FORMAT", value_enum)]
    pub to: Option<Format>,
    /// Number of the solve, from 1, in a file that has several
    #[arg(long, help_heading = INPUT, value_name = "N")]
    pub solve: Option<usize>,
    /// Replace existing files
    #[arg(long, help_heading = OUTPUT)]
    pub force: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// MC4D 4, of hypercubes
    Mc4d,
    /// Hyperspeedcube 1
    Hsc1,
    /// Hyperspeedcube 2 up to 2.0.0-zeta.12
    Hsc2,
    /// Hyperspeedcube 2 after 2.0.0-zeta.12
    Hsc3,
}

impl From<Format> for LogFormat {
    fn from(format: Format) -> Self {
        match format {
            Format::Mc4d => Self::Mc4d,
            Format::Hsc1 => Self::Hyperspeedcube(Version::One),
            Format::Hsc2 => Self::Hyperspeedcube(Version::Two),
            Format::Hsc3 => Self::Hyperspeedcube(Version::Three),
        }
    }
}

pub fn run(options: &Convert, terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    let files = all_files(&options.files)?;
    let is_many = files.len() > 1 || options.files.iter().any(|file| files::is_folder(file));
    if is_many && !options.out.exists() && !log_files::is_log(&options.out) {
        files::make_folder(&options.out)?;
    }
    let is_folder = files::is_folder(&options.out);
    if !is_folder && is_many {
        return Err(CliError::input(say::CONVERT_NO_FOLDER, say::CONVERT_NO_FOLDER_DO));
    }
    if !is_folder {
        check_ending(options)?;
    }
    let mut failed: Vec<CliError> = Vec::new();
    let mut written = HashSet::new();
    for file in &files {
        if out::interrupted() {
            return Err(CliError::Interrupted);
        }
        match convert(file, is_folder, options, &written) {
            Ok((path, told)) => {
                written.insert(path.clone());
                terminal.note(&say::CONVERTED.fill(language(), [&file.display(), &path.display(), &told]));
            }
            // A single file's error is the command's error.
            Err(error) if !is_many => return Err(error),
            Err(error) => {
                if let CliError::Input(error) | CliError::Files(error) = &error {
                    terminal.note(&say::ERROR.fill(language(), [&error.line(language())]));
                }
                failed.push(error);
            }
        }
    }
    if failed.is_empty() {
        return Ok(());
    }
    let what = say::CONVERT_FAILED.with([&failed.len(), &files.len()]);
    let error = UserError::new(what, say::CONVERT_FAILED_DO);
    let is_of_files = failed.iter().any(|error| matches!(error, CliError::Files(_)));
    Err(if is_of_files { CliError::Files(error) } else { CliError::Input(error) })
}

/// Returns the named files, with each folder replaced by its logs, sorted by path. Fails for a folder without logs.
fn all_files(named: &[PathBuf]) -> Result<Vec<PathBuf>, CliError> {
    let mut all = Vec::new();
    for path in named {
        if !files::is_folder(path) {
            all.push(path.clone());
            continue;
        }
        let mut found = Vec::new();
        for format in LogFormat::ONE_PER_PROGRAM {
            found.extend(files::files_with_extension(path, format.extension())?);
        }
        if found.is_empty() {
            return Err(FileError::NoLogs(path.clone()).into());
        }
        found.sort();
        all.extend(found);
    }
    Ok(all)
}

/// Checks that the output file's extension or `--to` gives a format, and that they do not conflict.
fn check_ending(options: &Convert) -> Result<(), CliError> {
    let named = LogFormat::ONE_PER_PROGRAM.into_iter().find(|format| log_files::has_extension(&options.out, *format));
    let asked = options.to.map(LogFormat::from);
    match (named, asked) {
        (None, None) => Err(CliError::input(say::CONVERT_NO_FORMAT, say::CONVERT_NO_FORMAT_DO)),
        (Some(named), Some(asked)) if named.extension() != asked.extension() => {
            let what = say::CONVERT_OTHER_ENDING.with([&named.extension()]);
            Err(CliError::input(what, say::CONVERT_OTHER_ENDING_DO.with([&asked.extension()])))
        }
        _ => Ok(()),
    }
}

/// Converts a file; returns the path written and the lengths of scramble and moves.
fn convert(
    file: &Path,
    into_folder: bool,
    options: &Convert,
    written: &HashSet<PathBuf>,
) -> Result<(PathBuf, Phrase), CliError> {
    let logs = log_files::open(file)?;
    let own = logs.first().map_or(LogFormat::Mc4d, SolveLog::format);
    let other = match own {
        LogFormat::Mc4d => LogFormat::Hyperspeedcube(Version::default()),
        LogFormat::Hyperspeedcube(_) => LogFormat::Mc4d,
    };
    let format = match (options.to, into_folder) {
        (Some(format), _) => format.into(),
        (None, true) => other,
        (None, false) => log_files::format_by_extension(&options.out, LogFormat::ONE_PER_PROGRAM[1]),
    };
    // If both formats hold several solves, all are kept, so none has to be chosen.
    let stays_whole = [own, format].iter().all(|format| holds_several_solves(*format));
    let log = input::select_solve(logs, options.solve.or(stays_whole.then_some(1)))?;
    let path = match (into_folder, file.file_stem()) {
        (true, Some(stem)) => {
            let mut name = stem.to_owned();
            name.push(".");
            name.push(format.extension());
            options.out.join(name)
        }
        _ => options.out.clone(),
    };
    // Files of the same name from two folders must not replace each other.
    let replaces = options.force && !written.contains(&path);
    let existing = if replaces { IfExists::Replace } else { IfExists::Keep };
    log_files::save_turns(&path, &log, format, &log.state(), existing)?;
    let (puzzle, twists) = (log.puzzle(), log.twist_counts());
    let lengths = [log.scramble(), log.solution()].map(|moves| moves.joined(puzzle.def()).length(puzzle.def()));
    let [scramble, moves] = [0, 1].map(|part| length(puzzle, lengths[part], twists[part]));
    Ok((path, say::CONVERTED_LOG.with([&scramble, &moves])))
}

/// True for a format that can hold several solves per file.
fn holds_several_solves(format: LogFormat) -> bool {
    matches!(format, LogFormat::Hyperspeedcube(Version::Two | Version::Three))
}
