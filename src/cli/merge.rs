//! `unfold batch merge`: checks and merges the parts of a batch.

use std::io::{self, BufRead, BufReader, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};

use super::args::{ColourOption, INPUT, OUTPUT, puzzle};
use super::out::{self, Terminal};
use super::{error::CliError, input, language::language};
use clap::{Args, Subcommand};
use unfold_app::export::destination::{Destination, IfExists};
use unfold_app::export::file_error::FileError;
use unfold_app::{sentences, system::utf16};
use unfold_engine::batch::lines;
use unfold_engine::batch::merge::{self, MergeError, MergeInput, MergeSummary, PositionList};
use unfold_engine::{control::Control, notation::schemes::Conventions, puzzle::PuzzleId};
use unfold_text::{batch as say, numbers};

/// Subcommands of `unfold batch`.
#[derive(Debug, Subcommand)]
pub enum BatchVerb {
    /// Merge the parts that solve --batch --shard wrote
    ///
    /// Puts the rows in order of index and checks that none is missing or duplicated. Applies each solution to its input,
    /// recounts its length, and checks that the lower bound does not exceed it.
    Merge(Merge),
}

/// Options of `batch merge`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold batch merge all.csv part-1.csv part-2.csv\n  \
    unfold batch merge all.csv part-*.csv --against states.txt\n\n\
    If anything is wrong, it is named by file, line and index, and nothing is written.\n\n\
    Exit codes:\n  \
    0    the parts are merged\n  \
    2    the parts are wrong or do not fit together, or OUT already exists\n  \
    4    a file could not be read or written\n  \
    130  interrupted")]
pub struct Merge {
    /// File to write, or - for standard output
    #[arg(value_name = "OUT")]
    pub out: PathBuf,
    /// Parts, as solve --batch wrote them: all CSV, or all written with --jsonl
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// Puzzle of the batch: 2x2x2, 3x3x3, 2x2x2x2 or 3x3x3x3 [default: 3x3x3, or the one named in the first line of the list]
    #[arg(long, help_heading = INPUT, value_parser = puzzle)]
    pub puzzle: Option<PuzzleId>,
    /// List that was solved, or - for standard input
    ///
    /// The input of every row must be a line of this list, and no row may be missing at its end. Without this option, rows
    /// that are missing after the largest index go unnoticed, because the length of the list is not known.
    #[arg(long, help_heading = INPUT, value_name = "INPUT")]
    pub against: Option<PathBuf>,
    #[command(flatten)]
    pub colours: ColourOption,
    /// Replace an existing file
    #[arg(long, help_heading = OUTPUT)]
    pub force: bool,
}

/// Minimum size in bytes of each write to stdout but the last.
const WRITE_CHUNK: usize = 1 << 16;

pub fn run(options: &Merge, terminal: &Terminal) -> Result<(), CliError> {
    let (named, list) = match &options.against {
        Some(path) => {
            let refused = |source| FileError::Read { path: path.clone(), source };
            let (named, source) = lines::read_heading(input::lines(path)?.0).map_err(refused)?;
            (named, Some(PositionList { path: path.clone(), source }))
        }
        None => (Ok(None), None),
    };
    let puzzle = input::requested_or_named(options.puzzle, named).map_err(CliError::Input)?.unwrap_or_default();
    out::catch_interrupt();
    let to_stdout = options.out.as_os_str() == "-";
    let merged =
        if to_stdout { print(options, puzzle, list, terminal)? } else { save(options, puzzle, list, terminal)? };
    let counts = [merged.rows, merged.solved, merged.wrong, merged.rows - merged.solved - merged.wrong];
    let [rows, solved, wrong, unsolved] = counts.map(numbers::grouped);
    terminal.note(&say::MERGE_DONE.fill(language(), [&rows, &solved, &wrong, &unsolved]));
    if !to_stdout {
        terminal.note(&say::MERGE_SAVED.fill(language(), [&options.out.display()]));
    }
    Ok(())
}

fn merge_input<'a>(
    options: &'a Merge,
    puzzle: PuzzleId,
    conventions: &'a Conventions,
    against: Option<PositionList>,
) -> MergeInput<'a> {
    MergeInput { puzzle, conventions, files: &options.files, decode: utf16::to_utf8_reader, against }
}

/// Merges into a file, atomically.
fn save(
    options: &Merge,
    puzzle: PuzzleId,
    list: Option<PositionList>,
    terminal: &Terminal,
) -> Result<MergeSummary, CliError> {
    let existing = if options.force { IfExists::Replace } else { IfExists::Keep };
    let place = Destination::resolve(&options.out, existing).and_then(|place| place.check().map(|()| place))?;
    let conventions = options.colours.conventions();
    let work = |control: &Control| {
        let shards = merge_input(options, puzzle, &conventions, list);
        let (mut merged, mut failed) = Default::default();
        let written = place.write_with(|out| match merge::merge(shards, out, control) {
            Ok(all) => {
                merged = all;
                Ok(())
            }
            Err(MergeError::Write(source)) => Err(source),
            Err(error) => {
                failed = Some(error);
                Err(io::ErrorKind::Other.into())
            }
        });
        match failed {
            Some(error) => Err(failure(error, &options.out)),
            None => Ok(written.map(|()| merged)?),
        }
    };
    out::run_with_progress(terminal, say::MERGE_AT_WORK.get(language()), work)?
}

/// Merges into a temporary file and prints it only once all rows are checked.
fn print(
    options: &Merge,
    puzzle: PuzzleId,
    list: Option<PositionList>,
    terminal: &Terminal,
) -> Result<MergeSummary, CliError> {
    let folder = std::env::temp_dir();
    let unwritten = |source| failure(MergeError::Write(source), &folder);
    let mut kept = tempfile::tempfile().map_err(unwritten)?;
    let conventions = options.colours.conventions();
    let work = |control: &Control| {
        let shards = merge_input(options, puzzle, &conventions, list);
        let mut out = BufWriter::new(&mut kept);
        let merged = merge::merge(shards, &mut out, control)?;
        out.flush().map_err(MergeError::Write)?;
        Ok(merged)
    };
    let merged = out::run_with_progress(terminal, say::MERGE_AT_WORK.get(language()), work)?;
    let merged = merged.map_err(|error| failure(error, &folder))?;
    kept.rewind().map_err(unwritten)?;
    let (mut kept, mut bytes) = (BufReader::new(kept), Vec::new());
    while !terminal.is_closed() {
        bytes.clear();
        while bytes.len() < WRITE_CHUNK && kept.read_until(b'\n', &mut bytes).map_err(unwritten)? > 0 {}
        if bytes.is_empty() {
            break;
        }
        terminal.print_bytes(&bytes);
    }
    Ok(merged)
}

fn failure(error: MergeError, out: &Path) -> CliError {
    let kind = match &error {
        MergeError::Stopped => return CliError::Interrupted,
        MergeError::Line { .. } | MergeError::MissingRows { .. } => CliError::Input,
        // Files that cannot be opened, read or written.
        _ => CliError::Files,
    };
    kind(sentences::merge::merge(error, out))
}
