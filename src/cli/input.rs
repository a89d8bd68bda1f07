//! Where a state comes from: a log, stickers, moves, a seed or stdin.

use std::io::Read;

use super::args::Input;
use super::out::Terminal;
use super::{Failure, file_failure, language};
use crate::app::files::{self, FileError};
use crate::app::strings::explain::Fault;
use crate::app::strings::{explain, terminal as say};
use crate::log::{self, Log};
use crate::notation::{facelets, hypercube};
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
        return of_facelets(text).map(Given::of_state);
    }
    if let Some(text) = &input.moves {
        return of_moves(text, puzzle).map(Given::of_state);
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

fn of_facelets(text: &str) -> Result<Facelets, Failure> {
    facelets::parse(text).map_err(|error| Failure::Input(explain::facelets(language(), &error)))
}

fn of_moves(text: &str, puzzle: PuzzleId) -> Result<Facelets, Failure> {
    let moves = hypercube::parse(text).map_err(|error| Failure::Input(explain::sequence(language(), &error)))?;
    Ok(Facelets::solved(puzzle).after_all(&moves))
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
            let digits = text.chars().all(|c| c.is_ascii_digit() || c.is_whitespace());
            let state = if digits { of_facelets(text)? } else { of_moves(text, puzzle)? };
            Ok(Given::of_state(state))
        }
        _ => match log::read(&bytes) {
            Ok(log) => Ok(Given::of_log(log, terminal)),
            Err(error) => Err(file_failure(&FileError::Log { path: "-".into(), error })),
        },
    }
}
