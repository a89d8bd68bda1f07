//! The batch form: source of the positions.

use std::{io::Cursor, path::PathBuf};

use unfold_engine::batch::lines::LineReader;
use unfold_text::UserError;

/// Maximum number of rows in the window, which keeps them in memory; the command line has no such limit.
pub const MAX_ROWS: u64 = 500_000;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PositionSource {
    /// Typed or pasted, one per line.
    #[default]
    Pasted,
    /// A file with one position per line, a log, or a folder of logs.
    File,
    /// Generated from a seed.
    Random,
}

/// The chosen source of positions, and the entries for each source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BatchForm {
    pub source: PositionSource,
    /// The typed or pasted text.
    pub text: String,
    /// Number of positions in `text`, valid or not.
    pub text_count: u64,
    pub file: Option<PathBuf>,
    /// Number of random positions, `1 <= count <= MAX_ROWS`.
    pub random_count: u64,
    /// Seed of the random positions.
    pub seed: u64,
}

/// Number of lines in a batch and of errors among them.
#[derive(Clone, Debug, Default)]
pub struct BatchCount {
    /// Number of lines, `0 <= lines <= MAX_ROWS`.
    pub lines: u64,
    /// Number of lines that do not parse.
    pub invalid_lines: u64,
    /// The first parse error.
    pub first_error: Option<UserError>,
    /// True if there are more lines than [`MAX_ROWS`].
    pub has_more: bool,
}

impl Default for BatchForm {
    fn default() -> Self {
        Self {
            source: PositionSource::default(),
            text: String::new(),
            text_count: 0,
            file: None,
            random_count: 100,
            seed: 1,
        }
    }
}

impl BatchForm {
    /// Sets the text and counts its positions.
    pub fn set_text(&mut self, text: String) {
        let mut lines = LineReader::new(Box::new(Cursor::new(text.clone().into_bytes())));
        self.text_count = 0;
        while let Ok(Some(_)) = lines.next_line() {
            self.text_count += 1;
        }
        self.text = text;
    }

    /// True if the form specifies any positions.
    pub fn is_filled(&self) -> bool {
        match self.source {
            PositionSource::Pasted => self.text_count > 0,
            PositionSource::File => self.file.is_some(),
            PositionSource::Random => true,
        }
    }

    /// The file with the positions, if they come from one.
    pub fn path(&self) -> Option<PathBuf> {
        self.file.clone().filter(|_| self.source == PositionSource::File)
    }
}
