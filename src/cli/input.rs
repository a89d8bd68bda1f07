//! Reads positions (from logs, texts, links, facelets, moves, seeds or stdin) and lists of positions.

use std::io::{self, BufRead, BufReader};
use std::path::Path;

use super::args::{ColourChoice, ColourOption, Input, Notation};
use super::notes::{fitting, note_assumed, note_link, note_moves, note_scheme};
use super::{error::CliError, language::language, out::Terminal};
use unfold_app::export::file_error::FileError;
use unfold_app::system::{files, log_files, utf16};
use unfold_engine::logs::{self, Logs, SolveLog};
use unfold_engine::notation::colours::{Assumed, ColourLetters};
use unfold_engine::notation::link::{self, Link, Meant};
use unfold_engine::notation::{self, NotationError, Note, ReadMoves, Reading, Typed, facelets, heading, schemes};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence, scramble};
use unfold_engine::puzzles;
use unfold_scene::appearance::colours::Palette;
use unfold_text::sentences::{describe, headings};
use unfold_text::{Phrase, UserError, command_line as say, errors, sharing};

/// A position and its source.
pub struct LoadedPosition {
    pub state: Facelets,
    /// Log that it was read from.
    pub log: Option<SolveLog>,
    /// The log's moves from the position to solved, if it has them.
    pub rest: Option<Sequence>,
    /// Moves from solved to the position, if it was given by moves.
    pub reached: Option<Sequence>,
    /// Link that it was read from.
    pub linked: Option<Meant>,
    /// Palette in which it was read.
    pub palette: Palette,
}

impl LoadedPosition {
    fn of_log(log: SolveLog, palette: Palette, terminal: &Terminal) -> Self {
        for notice in log.notices() {
            terminal.note(&say::NOTICE.fill(language(), [&describe::notice(notice)]));
        }
        let reached = Some(log.all_moves());
        Self { state: log.state(), log: Some(log), rest: None, reached, linked: None, palette }
    }

    /// The same log at its scramble mark.
    pub fn at_scramble(self) -> Result<Self, CliError> {
        let palette = self.palette;
        let rest = self.log.as_ref().and_then(SolveLog::complete_solution);
        let marked = self.log.filter(SolveLog::is_scrambled);
        let Some(log) = marked.as_ref().map(SolveLog::up_to_mark) else {
            return Err(CliError::input(say::NO_SCRAMBLE, say::NO_SCRAMBLE_DO));
        };
        let reached = Some(log.all_moves());
        Ok(Self { state: log.state(), log: Some(log), rest, reached, linked: None, palette })
    }

    /// The position at the end of a log.
    pub fn of_opened(log: SolveLog, terminal: &Terminal) -> Self {
        Self::of_log(log, Palette::Usual, terminal)
    }

    /// A position given by numbers, not colours.
    pub fn of_numbers(state: Facelets) -> Self {
        Self::of_state(state, Palette::Usual)
    }

    fn of_state(state: Facelets, palette: Palette) -> Self {
        Self { state, log: None, rest: None, reached: None, linked: None, palette }
    }
}

/// A parser of positions or moves, with these colour letters.
pub type Reader = fn(PuzzleId, &str, &ColourLetters) -> Result<Reading, NotationError>;

/// A parsed position and how its text was read.
pub struct ParsedState {
    pub state: Facelets,
    /// Moves from solved to the position, if it was given by moves.
    pub reached: Option<Sequence>,
    /// Assumptions about the facelets, if worth a note.
    pub assumed: Option<Assumed>,
    /// Link that it was read from.
    pub linked: Option<Meant>,
    /// Notes on ambiguous moves.
    pub notes: Vec<Note>,
    /// Palette in which it was read.
    palette: Palette,
}

/// Extensions of files with a position or a list.
const EXTENSIONS: [&str; 7] = ["log", "hsc", "txt", "text", "csv", "tsv", "md"];

fn has_extension(path: &Path, known: &[&str]) -> bool {
    path.extension().is_some_and(|end| known.iter().any(|known| end.eq_ignore_ascii_case(known)))
}

/// The argument as text if it is a position rather than a file; `None` if it names a file, existing or not.
pub fn text_of_argument(argument: &Path) -> Option<&str> {
    let text = argument.to_str()?;
    if link::looks_like(text) {
        return Some(text);
    }
    let is_named_so = !text.contains('\n') && has_extension(argument, &EXTENSIONS);
    // `//` starts a comment in moves, and a slash within brackets separates moves.
    let has_folder = text.contains(['/', '\\']) && !text.contains("//") && !text.contains(['[', '(']);
    let is_file = is_named_so || (has_folder && !text.contains(char::is_whitespace)) || argument.exists();
    (!is_file).then_some(text)
}

/// Adds to a parse error that there is no file of that name either.
fn with_no_file(error: CliError, text: &str) -> CliError {
    match error {
        CliError::Input(fault) if !text.trim().contains(char::is_whitespace) && !link::looks_like(text) => {
            CliError::Input(UserError { advice: say::NO_FILE_EITHER.with([&fault.advice]), ..fault })
        }
        error => error,
    }
}

/// Reads the position of the arguments; `asked` is the puzzle from the options.
pub fn read(
    input: &Input,
    option: ColourOption,
    asked: Option<PuzzleId>,
    terminal: &Terminal,
) -> Result<LoadedPosition, CliError> {
    let facelets: Reader = |puzzle, text, letters| facelets::read(puzzle, text, letters).map(Reading::of_facelets);
    let moves: Reader = |puzzle, text, _| notation::read_moves(puzzle, text).map(Reading::of_moves);
    if input.moves.as_ref().is_some_and(|text| facelets::are_never_moves(asked.unwrap_or_default(), text)) {
        return Err(CliError::input(say::FACELETS_NO_MOVES, say::FACELETS_NO_MOVES_DO));
    }
    for (text, read) in [(&input.facelets, facelets), (&input.moves, moves)] {
        if let Some(text) = text {
            return stated(read, asked, option, text, terminal);
        }
    }
    let palette = option.palette();
    let wanted = Wanted { puzzle: asked, colours: option, solve: input.solve };
    if let Some(seed) = input.random {
        let state = scramble::uniform(asked.unwrap_or_default(), &mut scramble::generator(seed));
        return Ok(LoadedPosition::of_state(state, palette));
    }
    match &input.path {
        None => Err(CliError::input(say::INPUT_NONE, say::INPUT_NONE_DO)),
        Some(path) if files::is_stdin(path) => of_stdin(wanted, terminal),
        Some(path) => match text_of_argument(path) {
            Some(text) if text.trim().is_empty() => Err(CliError::input(say::INPUT_NONE, say::INPUT_NONE_DO)),
            Some(text) => of_bytes(text.as_bytes(), None, wanted, terminal).map_err(|error| with_no_file(error, text)),
            None => of_file(path, wanted, terminal),
        },
    }
}

/// Parses a position and prints notes on how it was read.
pub fn stated(
    read: Reader,
    asked: Option<PuzzleId>,
    option: ColourOption,
    text: &str,
    terminal: &Terminal,
) -> Result<LoadedPosition, CliError> {
    let ParsedState { state, reached, assumed, linked, notes, palette } =
        state(read, asked, option, text, 1).map_err(CliError::Input)?;
    if let Some(assumed) = &assumed {
        note_assumed(assumed, option, terminal);
        note_scheme(state.puzzle(), text, assumed, option, terminal);
    }
    if let Some(linked) = &linked {
        note_link(linked, terminal);
    }
    note_moves(&notes, terminal);
    Ok(LoadedPosition { reached, linked, ..LoadedPosition::of_state(state, palette) })
}

/// Parses a link. `line` is the number of its first line, from 1, for errors.
fn of_link(asked: Option<PuzzleId>, text: &str, line: usize) -> Result<Link, UserError> {
    let link = link::read(text).map_err(|mut error| {
        error.at.line += line - 1;
        describe::link(&error)
    })?;
    match asked {
        Some(asked) if asked != link.puzzle => {
            let what = sharing::LINK_OF_OTHER.with([&link.puzzle.def().name, &asked.def().name]);
            Err(UserError::new(what, sharing::LINK_OF_OTHER_DO))
        }
        _ => Ok(link),
    }
}

/// Parses moves; of a link, its moves, or its setup if it has none. `line` is the number of the first line, from 1.
pub fn moves(puzzle: PuzzleId, text: &str, line: usize) -> Result<ReadMoves, UserError> {
    if link::looks_like(text) {
        let Link { setup, moves, .. } = of_link(Some(puzzle), text, line)?;
        return Ok(if moves.0.is_empty() { setup } else { moves }.into());
    }
    let mut read = notation::read_moves(puzzle, text).map_err(|mut error| {
        error.at.line += line - 1;
        describe::notation(puzzle, &error)
    })?;
    read.notes.iter_mut().for_each(|note| note.at.line += line - 1);
    Ok(read)
}

/// Parses a position. `line` is the number of its first line, from 1.
pub fn state(
    read: Reader,
    asked: Option<PuzzleId>,
    option: ColourOption,
    text: &str,
    line: usize,
) -> Result<ParsedState, UserError> {
    if link::looks_like(text) {
        let linked = of_link(asked, text, line)?.meant();
        let Link { puzzle, setup, .. } = &linked.link;
        let (state, reached) = (Facelets::solved(*puzzle).after_all(setup), Some(setup.clone()));
        let (linked, palette) = (Some(linked), option.palette());
        return Ok(ParsedState { state, reached, assumed: None, linked, notes: Vec::new(), palette });
    }
    let puzzle = asked.unwrap_or_default();
    let conventions = option.conventions();
    let read_as = |puzzle: PuzzleId| schemes::read(text, &conventions, |letters| read(puzzle, text, letters));
    let Reading { typed, assumed, mut notes } = read_as(puzzle).map_err(|mut error| {
        error.at.line += line - 1;
        let fault = describe::notation(puzzle, &error);
        let reads = |other: &PuzzleId| asked.is_none() && read_as(*other).is_ok();
        match puzzles::ALL.into_iter().find(reads) {
            Some(other) => UserError { advice: say::OTHER_PUZZLE.with([&other.def().name]), ..fault },
            None => fault,
        }
    })?;
    let fitting = assumed.and_then(|assumed| fitting(&assumed, option)).map(ColourChoice::palette);
    let palette = fitting.unwrap_or(option.palette());
    let reached = match &typed {
        Typed::Moves(moves) => Some(moves.clone()),
        Typed::Facelets(_) => None,
    };
    notes.iter_mut().for_each(|note| note.at.line += line - 1);
    Ok(ParsedState { state: typed.state(puzzle), reached, assumed, linked: None, notes, palette })
}

/// The options that affect how a file is read.
#[derive(Clone, Copy)]
struct Wanted {
    puzzle: Option<PuzzleId>,
    colours: ColourOption,
    /// Number of the solve in a file, from 1.
    solve: Option<usize>,
}

fn of_log(bytes: &[u8], path: Option<&Path>, wanted: Wanted, terminal: &Terminal) -> Result<LoadedPosition, CliError> {
    let logs = match path {
        Some(path) => log_files::parsed(path, bytes)?,
        None => logs::read(&utf16::utf8(bytes)).map_err(|error| FileError::Log { path: None, error })?,
    };
    let log = chosen(logs, wanted.solve)?;
    asked_or_of_log(wanted.puzzle, log.puzzle())?;
    Ok(LoadedPosition::of_log(log, wanted.colours.palette(), terminal))
}

/// Greatest number of solves listed in an error.
const MOST_NAMED: usize = 20;

/// The solve with a number, from 1; without one, the only solve.
pub fn chosen(logs: Logs, number: Option<usize>) -> Result<SolveLog, CliError> {
    let count = logs.len();
    let names: Vec<String> =
        logs.iter().zip(1..).map(|(log, n)| format!("{n} ({})", log.puzzle().def().name)).collect();
    let names = match names.len() {
        0..=MOST_NAMED => names.join(", "),
        _ => format!("{}, …", names[..MOST_NAMED].join(", ")),
    };
    match number {
        None => logs
            .only()
            .map_err(|_| CliError::input(say::SEVERAL_SOLVES.with([&count]), say::SEVERAL_SOLVES_DO.with([&names]))),
        Some(number) => logs
            .numbered(number)
            .ok_or_else(|| CliError::input(say::NO_SUCH_SOLVE.with([&number]), say::SEVERAL_SOLVES_DO.with([&names]))),
    }
}

/// Checks that a log is of the requested puzzle, if any.
pub fn asked_or_of_log(asked: Option<PuzzleId>, found: PuzzleId) -> Result<PuzzleId, CliError> {
    match asked {
        Some(asked) if asked != found => {
            let what = say::LOG_OF_OTHER.with([&found.def().name, &asked.def().name]);
            Err(CliError::input(what, say::LOG_OF_OTHER_DO))
        }
        _ => Ok(found),
    }
}

/// Reads a file as a log, by extension or content, else as text. A first line that names a puzzle means text.
fn of_file(path: &Path, wanted: Wanted, terminal: &Terminal) -> Result<LoadedPosition, CliError> {
    let (path, bytes) = log_files::contents(path, logs::LIMIT)?;
    let is_headed = || heading::of_text(&String::from_utf8_lossy(&utf16::utf8(&bytes))) != Ok(None);
    if log_files::is_log(&path) && !is_headed() {
        return of_log(&bytes, Some(&path), wanted, terminal);
    }
    of_bytes(&bytes, Some(&path), wanted, terminal)
}

/// The error of a text that has only comments.
fn no_position(path: Option<&Path>) -> CliError {
    let error = headings::no_position();
    CliError::Input(match path {
        Some(path) => error.at(describe::at_file(path)),
        None => error,
    })
}

fn of_stdin(wanted: Wanted, terminal: &Terminal) -> Result<LoadedPosition, CliError> {
    let failed = |source| FileError::Read { path: files::STDIN.into(), source };
    let bytes = files::stdin(logs::LIMIT).map_err(failed)?;
    let bytes = bytes.ok_or_else(|| CliError::Input(too_large(logs::LIMIT)))?;
    let text = utf16::utf8(&bytes);
    let text = std::str::from_utf8(&text).map(str::trim);
    match (text, wanted.puzzle.is_some_and(has_no_logs)) {
        (Ok(""), true) => Err(CliError::input(say::STDIN_EMPTY, say::STDIN_EMPTY_DO)),
        (Err(_), true) if !looks_like_log(&bytes) => Err(CliError::input(say::STDIN_NO_TEXT, say::STDIN_EMPTY_DO)),
        _ => of_bytes(&bytes, Some(Path::new(files::STDIN)), wanted, terminal),
    }
}

/// Strips a leading byte order mark and blanks, which the log parser accepts with a notice.
fn bare(text: &str) -> &str {
    text.trim_start_matches(['\u{feff}', ' ', '\t'])
}

fn looks_like_log(bytes: &[u8]) -> bool {
    logs::looks_like(&String::from_utf8_lossy(&utf16::utf8(bytes)))
}

/// Parses bytes as a log or as text, whose first line may name the puzzle. `path` is for errors.
fn of_bytes(
    bytes: &[u8],
    path: Option<&Path>,
    wanted: Wanted,
    terminal: &Terminal,
) -> Result<LoadedPosition, CliError> {
    let decoded = utf16::utf8(bytes);
    match std::str::from_utf8(&decoded) {
        Ok(text) if !looks_like_log(bytes) && !text.trim().is_empty() => {
            let asked = asked_or_named(wanted.puzzle, heading::of_text(text)).map_err(CliError::Input)?;
            let position = notation::without_comments(bare(text));
            let given = stated(notation::read, asked, wanted.colours, &position, terminal)?;
            let has_no_moves = given.reached.as_ref().is_some_and(|moves| moves.0.is_empty());
            // A link without moves means the solved puzzle, and some moves turn nothing.
            let is_empty = has_no_moves
                && !link::looks_like(&position)
                && notation::read_moves(given.state.puzzle(), &position).is_ok_and(|read| read.notes.is_empty());
            if is_empty { Err(no_position(path)) } else { Ok(given) }
        }
        Ok(text) if text.trim().is_empty() => Err(no_position(path)),
        _ => of_log(bytes, path, wanted, terminal),
    }
}

/// The puzzle from the options or the text; an error if they conflict or the name is unknown.
pub fn asked_or_named(asked: Option<PuzzleId>, named: heading::NamedPuzzle) -> Result<Option<PuzzleId>, UserError> {
    match (asked, named.map_err(|error| headings::unknown(&error))?) {
        (Some(asked), Some(named)) if asked != named => {
            let what = errors::TEXT_OF_OTHER.with([&named.def().name, &asked.def().name]);
            Err(UserError::new(what, errors::TEXT_OF_OTHER_DO))
        }
        (asked, named) => Ok(asked.or(named)),
    }
}

/// The error of input above `limit` bytes.
pub fn too_large(limit: usize) -> UserError {
    let what = say::INPUT_TOO_LARGE.with([&limit]);
    UserError::new(what, say::INPUT_TOO_LARGE_DO)
}

/// True for a puzzle without MC4D logs.
fn has_no_logs(puzzle: PuzzleId) -> bool {
    puzzle.def().log.is_none()
}

/// Returns an error if the puzzle has no MC4D logs, which option `what` needs.
pub fn only_with_logs(what: &str, puzzle: PuzzleId) -> Result<(), CliError> {
    if !has_no_logs(puzzle) {
        return Ok(());
    }
    let one_of = |shown: fn(&str) -> String| {
        let with_logs = puzzles::ALL.into_iter().filter(|puzzle| !has_no_logs(*puzzle));
        let shown = with_logs.map(|puzzle| Phrase::from(shown(puzzle.def().name)));
        shown.reduce(|first, second| errors::EITHER.with([&first, &second])).unwrap_or_else(|| String::new().into())
    };
    let only = one_of(str::to_owned);
    // As typed on the command line.
    let choices = one_of(|name| format!("--puzzle {name}"));
    let fault = say::ONLY_HYPER.with([&what, &only, &puzzle.def().name]);
    Err(CliError::input(fault, say::ONLY_HYPER_DO.with([&what, &choices])))
}

/// Checks that the puzzle has a notation.
pub fn check_notation(puzzle: PuzzleId, notation: Notation) -> Result<(), CliError> {
    if notation.dialect().is_of(puzzle) { Ok(()) } else { only_with_logs("--notation mc4d", puzzle) }
}

/// Lines and, if known, their size in bytes.
type Lines = (Box<dyn BufRead + Send>, Option<u64>);

/// Opens a file or stdin for reading lines.
pub fn lines(file: &Path) -> Result<Lines, CliError> {
    if files::is_stdin(file) {
        return Ok((utf16::utf8_source(Box::new(BufReader::new(io::stdin()))), None));
    }
    let (source, bytes) = files::lines(file)?;
    Ok((utf16::utf8_source(Box::new(BufReader::new(source))), bytes))
}
