//! Reads the position that the arguments name: a log, a text, facelets, moves, a seed or stdin.

use std::path::Path;

use clap::ValueEnum;

use super::args::{ColourOption, ColourPreset, Input};
use super::out::Terminal;
use super::{CliError, language};
use crate::shared::appearance::colour_letters;
use crate::shared::appearance::colours::{Own, Palette};
use crate::shared::file_error::FileError;
use crate::shared::system::{files, log_files};
use unfold_engine::disk::text;
use unfold_engine::mc4d::{self, Log};
use unfold_engine::notation::colours::{Assumed, ColourLetters};
use unfold_engine::notation::link::{self, Link};
use unfold_engine::notation::{self, NotationError, Reading, Typed, facelets, heading, schemes};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence, scramble};
use unfold_engine::puzzles;
use unfold_text::sentences::describe;
use unfold_text::{Phrase, UserError, command_line as say, errors, sharing};

/// A state, and the log it was read from.
pub struct LoadedPosition {
    /// The state.
    pub state: Facelets,
    /// The log, if it came from one.
    pub log: Option<Log>,
    /// The moves with which the log goes on from the state and solves it, if it does.
    pub rest: Option<Sequence>,
    /// Moves that lead from the solved puzzle to the state, if it came from moves.
    pub reached: Option<Sequence>,
    /// The colours in which it was read.
    pub palette: Palette,
}

impl LoadedPosition {
    fn of_log(log: Log, palette: Palette, terminal: &Terminal) -> Self {
        for notice in log.notices() {
            terminal.note(&say::NOTICE.fill(language(), [&describe::notice(notice)]));
        }
        let reached = Some(log.all_moves());
        Self { state: log.state(), log: Some(log), rest: None, reached, palette }
    }

    /// The same log at its scramble mark, and no further.
    pub fn at_scramble(self) -> Result<Self, CliError> {
        let palette = self.palette;
        let rest = self.log.as_ref().and_then(Log::complete_solution);
        let marked = self.log.filter(|log| log.scramble_mark().is_some());
        let Some(log) = marked.as_ref().map(Log::up_to_mark) else {
            return Err(CliError::input(say::NO_SCRAMBLE, say::NO_SCRAMBLE_DO));
        };
        let reached = Some(log.all_moves());
        Ok(Self { state: log.state(), log: Some(log), rest, reached, palette })
    }

    /// A state that numbers name, and no colours.
    pub fn of_numbers(state: Facelets) -> Self {
        Self::of_state(state, Palette::Usual)
    }

    fn of_state(state: Facelets, palette: Palette) -> Self {
        Self { state, log: None, rest: None, reached: None, palette }
    }
}

/// How a text becomes a state or moves, where colours have these letters.
pub type Reader = fn(PuzzleId, &str, &ColourLetters) -> Result<Reading, NotationError>;

/// A state that was read, and how its letters were taken, if they name colours.
pub struct ParsedState {
    /// The state.
    pub state: Facelets,
    /// Moves that lead from the solved puzzle to it, if it was written as moves.
    pub reached: Option<Sequence>,
    /// Assumptions about the letters, if they were of colours.
    pub assumed: Option<Assumed>,
    /// The colours in which it was read.
    palette: Palette,
}

/// Tells how letters of colours were taken, and which set of colours fitted where none was named.
pub fn note_assumed(assumed: &Assumed, option: ColourOption, terminal: &Terminal) {
    let read = describe::assumed(assumed);
    let fits = preset_of(assumed, option).and_then(|preset| preset.to_possible_value());
    let told = match fits.filter(|_| option.colours.is_none()) {
        Some(name) => {
            unfold_text::facelets::NEWS_AND.with([&read, &unfold_text::facelets::COLOURS_FIT.with([&name.get_name()])])
        }
        None => read,
    };
    terminal.note(&say::NOTICE.fill(language(), [&told]));
}

/// The letters of a cube's colours in a set of colours. Nothing that was chosen in the window counts: a script means the same
/// everywhere.
pub fn letters(preset: ColourPreset) -> ColourLetters {
    colour_letters::shown(PuzzleId::default(), preset.palette(), &Own::new())
}

/// The schemes that letters of colours may have.
pub fn schemes(option: ColourOption) -> Vec<ColourLetters> {
    option.presets().into_iter().map(letters).collect()
}

/// The set of colours in which letters were taken.
fn preset_of(assumed: &Assumed, option: ColourOption) -> Option<ColourPreset> {
    option.presets().into_iter().find(|preset| letters(*preset) == assumed.letters)
}

/// Reads the state that the arguments name; `asked` is the puzzle that they name, if they do.
pub fn read(
    input: &Input,
    option: ColourOption,
    asked: Option<PuzzleId>,
    terminal: &Terminal,
) -> Result<LoadedPosition, CliError> {
    let facelets: Reader = |puzzle, text, letters| facelets::read(puzzle, text, letters).map(Reading::of_facelets);
    let moves: Reader = |puzzle, text, _| notation::read_moves(puzzle, text).map(Reading::of_moves);
    for (text, read) in [(&input.facelets, facelets), (&input.moves, moves)] {
        if let Some(text) = text {
            return stated(read, asked, option, text, terminal);
        }
    }
    let palette = option.palette();
    if let Some(seed) = input.random {
        let state = scramble::uniform(asked.unwrap_or_default(), &mut scramble::generator(seed));
        return Ok(LoadedPosition::of_state(state, palette));
    }
    match &input.path {
        None => Err(CliError::input(say::INPUT_NONE, say::INPUT_NONE_DO)),
        Some(path) if path.to_str().is_some_and(link::looks_like) => {
            stated(moves, asked, option, &path.to_string_lossy(), terminal)
        }
        Some(path) if files::is_stdin(path) => of_stdin(asked, option, terminal),
        Some(path) => of_file(path, asked, option, terminal),
    }
}

/// The state that a text means; what was assumed in reading it is noted.
pub fn stated(
    read: Reader,
    asked: Option<PuzzleId>,
    option: ColourOption,
    text: &str,
    terminal: &Terminal,
) -> Result<LoadedPosition, CliError> {
    let ParsedState { state, reached, assumed, palette } =
        state(read, asked, option, text, 1).map_err(CliError::Input)?;
    if let Some(assumed) = &assumed {
        note_assumed(assumed, option, terminal);
    }
    Ok(LoadedPosition { reached, ..LoadedPosition::of_state(state, palette) })
}

/// The link that a text is, whose first line is line `line` of what the person wrote, `1 <= line`.
pub fn of_link(asked: Option<PuzzleId>, text: &str, line: usize) -> Result<Link, UserError> {
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

/// The state that a text means, whose first line is line `line` of what the person wrote, `1 <= line`.
pub fn state(
    read: Reader,
    asked: Option<PuzzleId>,
    option: ColourOption,
    text: &str,
    line: usize,
) -> Result<ParsedState, UserError> {
    if link::looks_like(text) {
        let Link { puzzle, setup, .. } = of_link(asked, text, line)?;
        let state = Facelets::solved(puzzle).after_all(&setup);
        return Ok(ParsedState { state, reached: Some(setup), assumed: None, palette: option.palette() });
    }
    let puzzle = asked.unwrap_or_default();
    let schemes = schemes(option);
    let read_as = |puzzle: PuzzleId| schemes::read(text, &schemes, |letters| read(puzzle, text, letters));
    let Reading { typed, assumed, .. } = read_as(puzzle).map_err(|mut error| {
        error.at.line += line - 1;
        let fault = describe::notation(puzzle, &error);
        let reads = |other: &PuzzleId| asked.is_none() && read_as(*other).is_ok();
        match puzzles::ALL.into_iter().find(reads) {
            Some(other) => UserError { advice: say::OTHER_PUZZLE.with([&other.def().name]), ..fault },
            None => fault,
        }
    })?;
    let fitting = assumed.and_then(|assumed| preset_of(&assumed, option)).map(ColourPreset::palette);
    let palette = fitting.unwrap_or(option.palette());
    let reached = match &typed {
        Typed::Moves(moves) => Some(moves.clone()),
        Typed::Facelets(_) => None,
    };
    Ok(ParsedState { state: typed.state(puzzle), reached, assumed, palette })
}

fn of_log(
    log: Log,
    asked: Option<PuzzleId>,
    palette: Palette,
    terminal: &Terminal,
) -> Result<LoadedPosition, CliError> {
    let given = LoadedPosition::of_log(log, palette, terminal);
    match asked {
        Some(asked) if asked != given.state.puzzle() => {
            let (found, asked) = (given.state.puzzle().def().name, asked.def().name);
            let what = say::LOG_OF_OTHER.with([&found, &asked]);
            Err(CliError::input(what, say::LOG_OF_OTHER_DO))
        }
        _ => Ok(given),
    }
}

/// A log, or a text if it names a puzzle or is named as texts are.
fn of_file(
    path: &Path,
    asked: Option<PuzzleId>,
    option: ColourOption,
    terminal: &Terminal,
) -> Result<LoadedPosition, CliError> {
    let (path, bytes) = log_files::contents(path, mc4d::LIMIT)?;
    let is_text = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("txt"));
    let is_headed = || heading::of_text(&String::from_utf8_lossy(&text::utf8(&bytes))).is_some();
    if is_text || is_headed() {
        return of_bytes(&bytes, &path, asked, option, terminal);
    }
    of_log(log_files::parsed(&path, &bytes)?, asked, option.palette(), terminal)
}

/// What standard input says.
fn of_stdin(asked: Option<PuzzleId>, option: ColourOption, terminal: &Terminal) -> Result<LoadedPosition, CliError> {
    let failed = |source| FileError::Read { path: files::STDIN.into(), source };
    let bytes = files::stdin(mc4d::LIMIT).map_err(failed)?;
    let bytes = bytes.ok_or_else(|| CliError::Input(too_large(mc4d::LIMIT)))?;
    let text = text::utf8(&bytes);
    let text = std::str::from_utf8(&text).map(str::trim);
    match (text, asked.is_some_and(has_no_logs)) {
        (Ok(""), true) => Err(CliError::input(say::STDIN_EMPTY, say::STDIN_EMPTY_DO)),
        (Err(_), true) if !looks_like_log(&bytes) => Err(CliError::input(say::STDIN_NO_TEXT, say::STDIN_EMPTY_DO)),
        _ => of_bytes(&bytes, Path::new(files::STDIN), asked, option, terminal),
    }
}

/// A text without what the reader of logs accepts, with a notice, before the first word: a byte order mark and blanks.
fn bare(text: &str) -> &str {
    text.trim_start_matches(['\u{feff}', ' ', '\t'])
}

fn looks_like_log(bytes: &[u8]) -> bool {
    bare(&String::from_utf8_lossy(&text::utf8(bytes))).starts_with("MagicCube4D")
}

/// A log by its first word, else facelets or moves, of the puzzle that the first line names if it does.
fn of_bytes(
    bytes: &[u8],
    path: &Path,
    asked: Option<PuzzleId>,
    option: ColourOption,
    terminal: &Terminal,
) -> Result<LoadedPosition, CliError> {
    let decoded = text::utf8(bytes);
    match std::str::from_utf8(&decoded) {
        Ok(text) if !looks_like_log(bytes) && !text.trim().is_empty() => {
            let asked = asked_or_named(asked, heading::of_text(text)).map_err(CliError::Input)?;
            stated(notation::read, asked, option, &notation::without_comments(bare(text)), terminal)
        }
        _ => of_log(log_files::parsed(path, bytes)?, asked, option.palette(), terminal),
    }
}

/// The puzzle that the arguments ask for, or else the one that a text names; an error if these are two.
pub fn asked_or_named(asked: Option<PuzzleId>, named: Option<PuzzleId>) -> Result<Option<PuzzleId>, UserError> {
    match (asked, named) {
        (Some(asked), Some(named)) if asked != named => {
            let what = errors::TEXT_OF_OTHER.with([&named.def().name, &asked.def().name]);
            Err(UserError::new(what, errors::TEXT_OF_OTHER_DO))
        }
        _ => Ok(asked.or(named)),
    }
}

/// Input of more than `limit` bytes.
pub fn too_large(limit: usize) -> UserError {
    let what = say::INPUT_TOO_LARGE.with([&limit]);
    UserError::new(what, say::INPUT_TOO_LARGE_DO)
}

/// True if no MC4D logs of a puzzle exist.
fn has_no_logs(puzzle: PuzzleId) -> bool {
    puzzle.def().log.is_none()
}

/// Refuses an option that works only with the puzzle that has MC4D logs.
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
    // Each of them as it is typed.
    let choices = one_of(|name| format!("--puzzle {name}"));
    let fault = say::ONLY_HYPER.with([&what, &only, &puzzle.def().name]);
    Err(CliError::input(fault, say::ONLY_HYPER_DO.with([&what, &choices])))
}
