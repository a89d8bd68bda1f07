//! What a person filled in for a batch: where its states come from.

use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::path::PathBuf;

use rand_chacha::ChaCha8Rng;

use crate::app::files::{self, FileError};
use crate::app::sentences::describe::{self, UserError};
use crate::engine::batch::lines::{InputLine, LineReader, MAX_LINE_BYTES};
use crate::engine::notation::colours::ColourLetters;
use crate::engine::notation::{self, facelets};
use crate::engine::puzzle::{Facelets, PuzzleId, scramble};
use crate::i18n::terminal as say;

/// The most rows of a batch in the window, which keeps all of them; the command line has no such limit.
pub const MOST_ROWS: u64 = 500_000;

/// Where the states come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PositionSource {
    /// They were typed or pasted, one a line.
    #[default]
    Pasted,
    /// They stand in a file, one a line.
    File,
    /// They are drawn at random.
    Random,
}

/// Where the positions of a batch come from, and what was filled in for each way.
#[derive(Clone, Debug)]
pub struct BatchForm {
    /// Where the states come from.
    pub kind: PositionSource,
    /// What was typed or pasted.
    pub text: String,
    /// How many states that is.
    pub states: u64,
    /// The file that was chosen.
    pub file: Option<PathBuf>,
    /// How many states are drawn, `1 <= count <= MOST_ROWS`.
    pub count: u64,
    /// The seed that draws them.
    pub seed: u64,
}

impl Default for BatchForm {
    fn default() -> Self {
        Self { kind: PositionSource::default(), text: String::new(), states: 0, file: None, count: 100, seed: 1 }
    }
}

/// Lines to be solved, and how many states or bytes they are, where that is known.
pub struct BatchInput {
    /// The lines.
    pub lines: Box<dyn BufRead + Send>,
    /// How many states.
    pub states: Option<u64>,
    /// How many bytes.
    pub bytes: Option<u64>,
}

impl BatchForm {
    /// Takes a text, and counts its states.
    pub fn take_text(&mut self, text: String) {
        let mut lines = LineReader::new(Box::new(Cursor::new(text.clone().into_bytes())));
        self.states = 0;
        while let Ok(Some(_)) = lines.next_line() {
            self.states += 1;
        }
        self.text = text;
    }

    /// Whether it says which states.
    pub fn is_filled(&self) -> bool {
        match self.kind {
            PositionSource::Pasted => self.states > 0,
            PositionSource::File => self.file.is_some(),
            PositionSource::Random => true,
        }
    }

    /// The lines to be solved.
    ///
    /// # Errors
    /// Those of the file.
    pub fn source(&self, puzzle: PuzzleId) -> Result<BatchInput, FileError> {
        Ok(match (self.kind, &self.file) {
            (PositionSource::File, Some(path)) => {
                let lines = files::blocks(path)?;
                let bytes = Some(lines.get_ref().size());
                BatchInput { lines: Box::new(lines), states: None, bytes }
            }
            (PositionSource::Random, _) => {
                let random = Random::new(puzzle, self.seed, self.count);
                BatchInput { lines: Box::new(BufReader::new(random)), states: Some(self.count), bytes: None }
            }
            _ => {
                let bytes = self.text.clone().into_bytes();
                BatchInput { lines: Box::new(Cursor::new(bytes)), states: Some(self.states), bytes: None }
            }
        })
    }
}

/// States drawn uniformly, as `unfold scramble` prints them.
struct Random {
    puzzle: PuzzleId,
    random: ChaCha8Rng,
    left: u64,
    line: Cursor<Vec<u8>>,
}

impl Random {
    fn new(puzzle: PuzzleId, seed: u64, count: u64) -> Self {
        Self { puzzle, random: scramble::generator(seed), left: count, line: Cursor::default() }
    }
}

impl Read for Random {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.line.fill_buf()?.is_empty() && self.left > 0 {
            self.left -= 1;
            let state = scramble::uniform(self.puzzle, &mut self.random);
            self.line = Cursor::new(format!("{}\n", facelets::print(&state)).into_bytes());
        }
        self.line.read(into)
    }
}

/// The state that a line means, by these letters of colours.
///
/// # Errors
/// What is wrong with it, at its place in the whole text.
pub fn state(puzzle: PuzzleId, line: &InputLine, letters: &ColourLetters) -> Result<Facelets, UserError> {
    if line.cut {
        return Err(UserError::new(say::INPUT_TOO_LARGE.with([&MAX_LINE_BYTES]), say::INPUT_TOO_LARGE_DO));
    }
    let read = notation::read(puzzle, &line.text, letters).map_err(|mut error| {
        error.at.line += line.number.saturating_sub(1);
        describe::notation(puzzle, &error)
    })?;
    Ok(read.typed.state(puzzle))
}
