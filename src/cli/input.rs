//! Where a state comes from: a log, stickers, moves, a seed or stdin.

use std::io::Read;

use super::args::Input;
use super::out::Terminal;
use super::{Failure, file_failure, language};
use crate::app::files::{self, FileError};
use crate::app::strings::explain::Fault;
use crate::app::strings::{explain, terminal as say};
use crate::log::{self, Log};
use crate::notation::{self, NotationError, facelets};
use crate::puzzle::{Facelets, PuzzleId, scramble};

/// A state, and the log it was read from.
pub struct Given {
    /// The state.
    pub state: Facelets,
    /// The log, if it came from one.
    pub log: Option<Log>,
}

impl Given {
    fn of_log(log: Log, terminal: &Terminal) -> Self {
        for notice in log.notices() {
            terminal.note(&say::NOTICE.fill(language(), [&explain::notice(language(), notice)]));
        }
        Self { state: log.state(), log: Some(log) }
    }

    fn of_state(state: Facelets) -> Self {
        Self { state, log: None }
    }
}

/// Reads the state that the arguments name.
pub fn read(input: &Input, puzzle: PuzzleId, terminal: &Terminal) -> Result<Given, Failure> {
    if let Some(text) = &input.facelets {
        let state = facelets::parse(puzzle, text);
        return state.map(Given::of_state).map_err(|error| wrong(puzzle, &error));
    }
    if let Some(text) = &input.moves {
        let moves = notation::parse(puzzle, text).map_err(|error| wrong(puzzle, &error))?;
        return Ok(Given::of_state(Facelets::solved(puzzle).after_all(&moves)));
    }
    if let Some(seed) = input.random {
        return Ok(Given::of_state(scramble::uniform(puzzle, &mut scramble::generator(seed))));
    }
    match &input.path {
        None => {
            let what = say::INPUT_NONE.say(language()).into();
            Err(Failure::Input(Fault::new(what, say::INPUT_NONE_DO.say(language()).into())))
        }
        Some(path) if path.as_os_str() != "-" => match files::open(path) {
            Ok(opened) => Ok(Given::of_log(opened.log, terminal)),
            Err(error) => Err(file_failure(&error)),
        },
        _ => of_stdin(puzzle, terminal),
    }
}

fn wrong(puzzle: PuzzleId, error: &NotationError) -> Failure {
    Failure::Input(explain::notation(language(), puzzle, error))
}

/// A log by its first word, stickers if there are only digits, else moves.
fn of_stdin(puzzle: PuzzleId, terminal: &Terminal) -> Result<Given, Failure> {
    let mut bytes = Vec::new();
    let failed = |source| file_failure(&FileError::Read { path: "-".into(), source });
    std::io::stdin().lock().take(log::LIMIT as u64 + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() > log::LIMIT {
        let what = say::INPUT_TOO_LARGE.fill(language(), [&log::LIMIT]);
        return Err(Failure::Input(Fault::new(what, say::INPUT_TOO_LARGE_DO.say(language()).into())));
    }
    // The reader of logs accepts a byte order mark and blanks before the first word, with a notice.
    let looks_like_log =
        String::from_utf8_lossy(&bytes).trim_start_matches(['\u{feff}', ' ', '\t']).starts_with("MagicCube4D");
    match std::str::from_utf8(&bytes) {
        Ok(text) if !looks_like_log && !text.trim().is_empty() => {
            let typed = notation::typed(puzzle, text).map_err(|error| wrong(puzzle, &error))?;
            Ok(Given::of_state(typed.state(puzzle)))
        }
        _ => match log::read(&bytes) {
            Ok(log) => Ok(Given::of_log(log, terminal)),
            Err(error) => Err(file_failure(&FileError::Log { path: "-".into(), error })),
        },
    }
}
