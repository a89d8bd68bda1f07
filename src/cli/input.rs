//! Reads positions (from logs, texts, links, facelets, moves, seeds or stdin) and lists of positions.

use std::io::{self, BufRead, BufReader};
use std::path::Path;

use super::args::{ColourChoice, ColourOption, Input, Notation};
use super::notes::{fitting_colours, note_assumed, note_link, note_moves, note_scheme};
use super::{error::CliError, language::language, out::Terminal};
use unfold_app::export::file_error::FileError;
use unfold_app::system::{files, log_files, utf16};
use unfold_engine::logs::{self, Logs, SolveLog};
use unfold_engine::notation::colours::{Assumptions, ColourLetters};
use unfold_engine::notation::link::{self, InterpretedLink, Link};
use unfold_engine::notation::{
    self, FaceletsOrMoves, NotationError, Note, ParsedMoves, Reading, facelets, heading, schemes,
};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence, scramble};
use unfold_engine::puzzles;
use unfold_scene::appearance::colours::Palette;
use unfold_text::sentences::{describe, headings};
use unfold_text::{Phrase, UserError, command_line as say, errors, sharing};

/// A position and its source.
pub struct LoadedPosition {
    pub state: Facelets,
    /// Log that the position was read from.
    pub log: Option<SolveLog>,
    /// For the scramble of a log: the log's moves from there to the solved puzzle, if it has them.
    pub log_solution: Option<Sequence>,
    /// Moves from the solved puzzle to the position, if it was given by moves, a link or a log.
    pub reached: Option<Sequence>,
    /// Link that the position was read from.
    pub linked: Option<InterpretedLink>,
    /// Palette that fits the facelets read, else that of `--colours`.
    pub palette: Palette,
}

impl LoadedPosition {
    fn from_log(log: SolveLog, palette: Palette, terminal: &Terminal) -> Self {
        for notice in log.notices() {
            terminal.note(&say::NOTICE.fill(language(), [&describe::notice(notice)]));
        }
        let reached = Some(log.all_moves());
        Self { state: log.state(), log: Some(log), log_solution: None, reached, linked: None, palette }
    }

    /// Goes back to the scramble mark of the position's log.
    ///
    /// # Errors
    /// There is no log, or it has no scramble.
    pub fn at_scramble(self) -> Result<Self, CliError> {
        let palette = self.palette;
        let rest = self.log.as_ref().and_then(SolveLog::complete_solution);
        let marked = self.log.filter(SolveLog::is_scrambled);
        let Some(log) = marked.as_ref().map(SolveLog::up_to_mark) else {
            return Err(CliError::input(say::NO_SCRAMBLE, say::NO_SCRAMBLE_DO));
        };
        let reached = Some(log.all_moves());
        Ok(Self { state: log.state(), log: Some(log), log_solution: rest, reached, linked: None, palette })
    }

    /// The position at the end of a log.
    pub fn from_opened_log(log: SolveLog, terminal: &Terminal) -> Self {
        Self::from_log(log, Palette::Usual, terminal)
    }

    /// A position that was not given by colours.
    pub fn in_usual_palette(state: Facelets) -> Self {
        Self::from_state(state, Palette::Usual)
    }

    fn from_state(state: Facelets, palette: Palette) -> Self {
        Self { state, log: None, log_solution: None, reached: None, linked: None, palette }
    }
}

/// Parses facelets or moves of a puzzle; facelets use the given colour letters.
pub type PositionParser = fn(PuzzleId, &str, &ColourLetters) -> Result<Reading, NotationError>;

/// A parsed position and how its text was read.
pub struct ParsedState {
    pub state: Facelets,
    /// Moves from the solved puzzle to the position, if it was given by moves or a link.
    pub reached: Option<Sequence>,
    /// Assumptions made about facelets, if they are worth a note.
    pub assumed: Option<Assumptions>,
    /// Link that the position was read from.
    pub linked: Option<InterpretedLink>,
    /// Notes on ambiguous moves.
    pub notes: Vec<Note>,
    /// Palette that fits the facelets read, else that of `--colours`.
    palette: Palette,
}

/// Extensions that make an argument a file name, even if the file does not exist.
const EXTENSIONS: [&str; 7] = ["log", "hsc", "txt", "text", "csv", "tsv", "md"];

fn has_extension(path: &Path, known: &[&str]) -> bool {
    path.extension().is_some_and(|end| known.iter().any(|known| end.eq_ignore_ascii_case(known)))
}

/// The argument as text if it is a position rather than a file; `None` if it names a file, existing or not, or is not
/// UTF-8.
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

/// Adds to an input error about a single word that no file has that name either.
fn with_no_file(error: CliError, text: &str) -> CliError {
    match error {
        CliError::Input(fault) if !text.trim().contains(char::is_whitespace) && !link::looks_like(text) => {
            CliError::Input(UserError { advice: say::NO_FILE_EITHER.with([&fault.advice]), ..fault })
        }
        error => error,
    }
}

/// Reads the position given by the arguments; `asked` is the puzzle from the options.
pub fn read(
    input: &Input,
    option: ColourOption,
    asked: Option<PuzzleId>,
    terminal: &Terminal,
) -> Result<LoadedPosition, CliError> {
    let facelets: PositionParser =
        |puzzle, text, letters| facelets::read(puzzle, text, letters).map(Reading::from_facelets);
    let moves: PositionParser = |puzzle, text, _| notation::read_moves(puzzle, text).map(Reading::from_moves);
    if input.moves.as_ref().is_some_and(|text| facelets::is_never_moves(asked.unwrap_or_default(), text)) {
        return Err(CliError::input(say::FACELETS_NO_MOVES, say::FACELETS_NO_MOVES_DO));
    }
    for (text, read) in [(&input.facelets, facelets), (&input.moves, moves)] {
        if let Some(text) = text {
            return parse_position(read, asked, option, text, terminal);
        }
    }
    let palette = option.palette();
    let wanted = InputOptions { puzzle: asked, colours: option, solve: input.solve };
    if let Some(seed) = input.random {
        let state = scramble::uniform(asked.unwrap_or_default(), &mut scramble::generator(seed));
        return Ok(LoadedPosition::from_state(state, palette));
    }
    match &input.path {
        None => Err(CliError::input(say::INPUT_NONE, say::INPUT_NONE_DO)),
        Some(path) if files::is_stdin(path) => read_stdin(wanted, terminal),
        Some(path) => match text_of_argument(path) {
            Some(text) if text.trim().is_empty() => Err(CliError::input(say::INPUT_NONE, say::INPUT_NONE_DO)),
            Some(text) => {
                parse_bytes(text.as_bytes(), None, wanted, terminal).map_err(|error| with_no_file(error, text))
            }
            None => read_file(path, wanted, terminal),
        },
    }
}

/// Parses a position and prints notes on how it was read.
pub fn parse_position(
    read: PositionParser,
    asked: Option<PuzzleId>,
    option: ColourOption,
    text: &str,
    terminal: &Terminal,
) -> Result<LoadedPosition, CliError> {
    let ParsedState { state, reached, assumed, linked, notes, palette } =
        parse_state(read, asked, option, text, 1).map_err(CliError::Input)?;
    if let Some(assumed) = &assumed {
        note_assumed(assumed, option, terminal);
        note_scheme(state.puzzle(), text, assumed, option, terminal);
    }
    if let Some(linked) = &linked {
        note_link(linked, terminal);
    }
    note_moves(&notes, terminal);
    Ok(LoadedPosition { reached, linked, ..LoadedPosition::from_state(state, palette) })
}

/// Parses a link. `line` is the number of its first line, from 1, for errors.
fn parse_link(asked: Option<PuzzleId>, text: &str, line: usize) -> Result<Link, UserError> {
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

/// Parses moves or a link; from a link, returns its moves, or its setup if it has none. `line` is the first line, from 1.
pub fn parse_moves(puzzle: PuzzleId, text: &str, line: usize) -> Result<ParsedMoves, UserError> {
    if link::looks_like(text) {
        let Link { setup, moves, .. } = parse_link(Some(puzzle), text, line)?;
        return Ok(if moves.0.is_empty() { setup } else { moves }.into());
    }
    let mut read = notation::read_moves(puzzle, text).map_err(|mut error| {
        error.at.line += line - 1;
        describe::notation(puzzle, &error)
    })?;
    read.notes.iter_mut().for_each(|note| note.at.line += line - 1);
    Ok(read)
}

/// Parses a position or a link. `line` is the number of its first line, from 1, for error messages.
pub fn parse_state(
    read: PositionParser,
    asked: Option<PuzzleId>,
    option: ColourOption,
    text: &str,
    line: usize,
) -> Result<ParsedState, UserError> {
    if link::looks_like(text) {
        let linked = parse_link(asked, text, line)?.interpret();
        let Link { puzzle, setup, .. } = &linked.link;
        let (state, reached) = (Facelets::solved(*puzzle).after_all(setup), Some(setup.clone()));
        let (linked, palette) = (Some(linked), option.palette());
        return Ok(ParsedState { state, reached, assumed: None, linked, notes: Vec::new(), palette });
    }
    let puzzle = asked.unwrap_or_default();
    let conventions = option.conventions();
    let read_as = |puzzle: PuzzleId| schemes::read(text, &conventions, |letters| read(puzzle, text, letters));
    let Reading { content, assumed, mut notes } = read_as(puzzle).map_err(|mut error| {
        error.at.line += line - 1;
        let fault = describe::notation(puzzle, &error);
        let reads = |other: &PuzzleId| asked.is_none() && read_as(*other).is_ok();
        match puzzles::ALL.into_iter().find(reads) {
            Some(other) => UserError { advice: say::OTHER_PUZZLE.with([&other.def().name]), ..fault },
            None => fault,
        }
    })?;
    let fitting = assumed.and_then(|assumed| fitting_colours(&assumed, option)).map(ColourChoice::palette);
    let palette = fitting.unwrap_or(option.palette());
    let reached = match &content {
        FaceletsOrMoves::Moves(moves) => Some(moves.clone()),
        FaceletsOrMoves::Facelets(_) => None,
    };
    notes.iter_mut().for_each(|note| note.at.line += line - 1);
    Ok(ParsedState { state: content.state(puzzle), reached, assumed, linked: None, notes, palette })
}

/// The options that affect how a file is read.
#[derive(Clone, Copy)]
struct InputOptions {
    puzzle: Option<PuzzleId>,
    colours: ColourOption,
    /// Number of the solve in a file, from 1.
    solve: Option<usize>,
}

fn parse_log(
    bytes: &[u8],
    path: Option<&Path>,
    wanted: InputOptions,
    terminal: &Terminal,
) -> Result<LoadedPosition, CliError> {
    let logs = match path {
        Some(path) => log_files::parse(path, bytes)?,
        None => logs::read(&utf16::to_utf8(bytes)).map_err(|error| FileError::Log { path: None, error })?,
    };
    let log = select_solve(logs, wanted.solve)?;
    check_log_puzzle(wanted.puzzle, log.puzzle())?;
    Ok(LoadedPosition::from_log(log, wanted.colours.palette(), terminal))
}

/// Maximum number of solves listed in an error.
const MAX_NAMED_SOLVES: usize = 20;

/// Selects the solve with this number, from 1; without a number, the only solve.
pub fn select_solve(logs: Logs, number: Option<usize>) -> Result<SolveLog, CliError> {
    let count = logs.len();
    let names: Vec<String> =
        logs.iter().zip(1..).map(|(log, n)| format!("{n} ({})", log.puzzle().def().name)).collect();
    let names = match names.len() {
        0..=MAX_NAMED_SOLVES => names.join(", "),
        _ => format!("{}, …", names[..MAX_NAMED_SOLVES].join(", ")),
    };
    match number {
        None => logs
            .only()
            .map_err(|_| CliError::input(say::SEVERAL_SOLVES.with([&count]), say::SEVERAL_SOLVES_DO.with([&names]))),
        Some(number) => logs
            .into_numbered(number)
            .ok_or_else(|| CliError::input(say::NO_SUCH_SOLVE.with([&number]), say::SEVERAL_SOLVES_DO.with([&names]))),
    }
}

/// Returns the puzzle of a log, after checking that it is the requested one, if any.
pub fn check_log_puzzle(asked: Option<PuzzleId>, found: PuzzleId) -> Result<PuzzleId, CliError> {
    match asked {
        Some(asked) if asked != found => {
            let what = say::LOG_OF_OTHER.with([&found.def().name, &asked.def().name]);
            Err(CliError::input(what, say::LOG_OF_OTHER_DO))
        }
        _ => Ok(found),
    }
}

/// Reads a file as a log, by extension or content, else as text. A first line that names a puzzle means text.
fn read_file(path: &Path, wanted: InputOptions, terminal: &Terminal) -> Result<LoadedPosition, CliError> {
    let (path, bytes) = log_files::read_contents(path, logs::MAX_LOG_BYTES)?;
    let is_headed = || heading::puzzle_in_text(&String::from_utf8_lossy(&utf16::to_utf8(&bytes))) != Ok(None);
    if log_files::is_log(&path) && !is_headed() {
        return parse_log(&bytes, Some(&path), wanted, terminal);
    }
    parse_bytes(&bytes, Some(&path), wanted, terminal)
}

/// The error for a text without a position, such as one of only comments.
fn no_position(path: Option<&Path>) -> CliError {
    let error = headings::no_position();
    CliError::Input(match path {
        Some(path) => error.with_place(describe::at_file(path)),
        None => error,
    })
}

fn read_stdin(wanted: InputOptions, terminal: &Terminal) -> Result<LoadedPosition, CliError> {
    let failed = |source| FileError::Read { path: files::STDIN.into(), source };
    let bytes = files::read_stdin(logs::MAX_LOG_BYTES).map_err(failed)?;
    let bytes = bytes.ok_or_else(|| CliError::Input(too_large(logs::MAX_LOG_BYTES)))?;
    let text = utf16::to_utf8(&bytes);
    let text = std::str::from_utf8(&text).map(str::trim);
    match (text, wanted.puzzle.is_some_and(has_no_logs)) {
        (Ok(""), true) => Err(CliError::input(say::STDIN_EMPTY, say::STDIN_EMPTY_DO)),
        (Err(_), true) if !looks_like_log(&bytes) => Err(CliError::input(say::STDIN_NO_TEXT, say::STDIN_EMPTY_DO)),
        _ => parse_bytes(&bytes, Some(Path::new(files::STDIN)), wanted, terminal),
    }
}

/// Strips leading byte order marks, spaces and tabs.
fn without_bom(text: &str) -> &str {
    text.trim_start_matches(['\u{feff}', ' ', '\t'])
}

fn looks_like_log(bytes: &[u8]) -> bool {
    logs::looks_like(&String::from_utf8_lossy(&utf16::to_utf8(bytes)))
}

/// Parses bytes as a log or as text, whose first line may name the puzzle. `path` is for errors.
fn parse_bytes(
    bytes: &[u8],
    path: Option<&Path>,
    wanted: InputOptions,
    terminal: &Terminal,
) -> Result<LoadedPosition, CliError> {
    let decoded = utf16::to_utf8(bytes);
    match std::str::from_utf8(&decoded) {
        Ok(text) if !looks_like_log(bytes) && !text.trim().is_empty() => {
            let asked = requested_or_named(wanted.puzzle, heading::puzzle_in_text(text)).map_err(CliError::Input)?;
            let position = notation::without_comments(without_bom(text));
            let given = parse_position(notation::read, asked, wanted.colours, &position, terminal)?;
            let has_no_moves = given.reached.as_ref().is_some_and(|moves| moves.0.is_empty());
            // A link without moves means the solved puzzle, as do moves that turn nothing, which have notes.
            let is_empty = has_no_moves
                && !link::looks_like(&position)
                && notation::read_moves(given.state.puzzle(), &position).is_ok_and(|read| read.notes.is_empty());
            if is_empty { Err(no_position(path)) } else { Ok(given) }
        }
        Ok(text) if text.trim().is_empty() => Err(no_position(path)),
        _ => parse_log(bytes, path, wanted, terminal),
    }
}

/// The puzzle from the options or the text; `None` if neither names one. Fails if they conflict or the name is unknown.
pub fn requested_or_named(asked: Option<PuzzleId>, named: heading::NamedPuzzle) -> Result<Option<PuzzleId>, UserError> {
    match (asked, named.map_err(|error| headings::unknown(&error))?) {
        (Some(asked), Some(named)) if asked != named => {
            let what = errors::TEXT_OF_OTHER.with([&named.def().name, &asked.def().name]);
            Err(UserError::new(what, errors::TEXT_OF_OTHER_DO))
        }
        (asked, named) => Ok(asked.or(named)),
    }
}

/// The error for input larger than `limit` bytes.
pub fn too_large(limit: usize) -> UserError {
    let what = say::INPUT_TOO_LARGE.with([&limit]);
    UserError::new(what, say::INPUT_TOO_LARGE_DO)
}

/// True for a puzzle without MC4D logs.
fn has_no_logs(puzzle: PuzzleId) -> bool {
    puzzle.def().log.is_none()
}

/// Checks that the puzzle has MC4D logs; `what` is the option that needs them.
pub fn require_logs(what: &str, puzzle: PuzzleId) -> Result<(), CliError> {
    if !has_no_logs(puzzle) {
        return Ok(());
    }
    let one_of = |shown: fn(&str) -> String| {
        let with_logs = puzzles::ALL.into_iter().filter(|puzzle| !has_no_logs(*puzzle));
        let shown = with_logs.map(|puzzle| Phrase::from(shown(puzzle.def().name)));
        shown.reduce(|first, second| errors::EITHER.with([&first, &second])).unwrap_or_else(|| String::new().into())
    };
    let only = one_of(str::to_owned);
    // The options as typed on the command line.
    let choices = one_of(|name| format!("--puzzle {name}"));
    let fault = say::ONLY_HYPER.with([&what, &only, &puzzle.def().name]);
    Err(CliError::input(fault, say::ONLY_HYPER_DO.with([&what, &choices])))
}

/// Checks that moves of the puzzle can be written in a notation.
pub fn check_notation(puzzle: PuzzleId, notation: Notation) -> Result<(), CliError> {
    if notation.dialect().supports(puzzle) { Ok(()) } else { require_logs("--notation mc4d", puzzle) }
}

/// Lines and, if known, their size in bytes.
type Lines = (Box<dyn BufRead + Send>, Option<u64>);

/// Opens a file or stdin for reading lines.
pub fn lines(file: &Path) -> Result<Lines, CliError> {
    if files::is_stdin(file) {
        return Ok((utf16::to_utf8_reader(Box::new(BufReader::new(io::stdin()))), None));
    }
    let (source, bytes) = files::open_with_size(file)?;
    Ok((utf16::to_utf8_reader(Box::new(BufReader::new(source))), bytes))
}
