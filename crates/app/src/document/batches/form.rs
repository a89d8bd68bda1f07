//! The form of a batch: source of its states.

use std::{io::Cursor, path::PathBuf};

use unfold_engine::batch::lines::LineReader;
use unfold_text::UserError;

/// The most rows of a batch in the window, which keeps all of them; the command line has no such limit.
pub const MAX_ROWS: u64 = 500_000;

/// Source of the states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PositionSource {
    /// Typed or pasted, one a line.
    #[default]
    Pasted,
    /// Lines of a file, one state a line.
    File,
    /// Random states.
    Random,
}

/// The source of the positions of a batch, and the entries for each kind of source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BatchForm {
    /// Source of the states.
    pub kind: PositionSource,
    /// The typed or pasted text.
    pub text: String,
    /// Number of these states.
    pub states: u64,
    /// The file that was chosen.
    pub file: Option<PathBuf>,
    /// Number of states to be drawn, `1 <= count <= MAX_ROWS`.
    pub count: u64,
    /// The seed that draws them.
    pub seed: u64,
}

/// The lines of a batch, and whether they can be read.
#[derive(Clone, Debug, Default)]
pub struct BatchCount {
    /// Number of lines, `0 <= lines <= MAX_ROWS`.
    pub lines: u64,
    /// Number of those that cannot be read.
    pub wrong: u64,
    /// The error of the first line that cannot be read.
    pub first_error: Option<UserError>,
    /// True if there are more lines than were counted.
    pub has_more: bool,
}

impl Default for BatchForm {
    fn default() -> Self {
        Self { kind: PositionSource::default(), text: String::new(), states: 0, file: None, count: 100, seed: 1 }
    }
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

    /// True if it says which states.
    pub fn is_filled(&self) -> bool {
        match self.kind {
            PositionSource::Pasted => self.states > 0,
            PositionSource::File => self.file.is_some(),
            PositionSource::Random => true,
        }
    }

    /// The file of the positions, if they come from one.
    pub fn path(&self) -> Option<PathBuf> {
        self.file.clone().filter(|_| self.kind == PositionSource::File)
    }
}
