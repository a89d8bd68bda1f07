//! A file of rows that some run of a batch wrote, read one row after the other.

use std::io::{BufRead, Read};
use std::path::{Path, PathBuf};

use super::merge::{MergeError, MergeFault};
use super::row::{self, Form};
use super::told::Told;
use crate::app::files::{self, FileError};
use crate::engine::disk::blocks::BlockReader;

/// The longest row that is read, in bytes: a line of input as long as can be, escaped, and then as much again.
const LONGEST: usize = 1 << 20;

/// See the module.
pub struct Part {
    path: PathBuf,
    source: BlockReader,
    /// The lines read so far.
    line: usize,
    /// What the file is; `None` for an empty one.
    form: Option<Form>,
    /// The number of the row before.
    before: u64,
}

/// A row with the line it stands on, as it stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line, `1 <= line`.
    pub line: usize,
    /// Without the end of the line.
    pub text: String,
    /// What it says.
    pub told: Told,
}

impl Part {
    /// Opens a file and looks what it is.
    ///
    /// # Errors
    /// What cannot be read, and what begins as no rows do.
    pub fn open(path: &Path) -> Result<Self, MergeError> {
        let source = files::blocks(path).map_err(MergeError::File)?;
        let mut part = Self { path: path.into(), source, line: 0, form: None, before: 0 };
        let first = part.source.fill_buf().map(|bytes| bytes.first().copied());
        part.form = first.map_err(|source| part.unreadable(source))?.map(|byte| match byte {
            b'{' => Form::Json,
            _ => Form::Csv,
        });
        if let Some(head) = part.form.and_then(row::head) {
            let line = part.read_line()?;
            if line.is_none_or(|line| line.trim_start_matches('\u{feff}') != head) {
                return Err(part.fault(None, MergeFault::NoHead));
            }
        }
        Ok(part)
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What the file is; `None` for an empty one.
    pub fn form(&self) -> Option<Form> {
        self.form
    }

    /// The bytes read so far.
    pub fn bytes(&self) -> u64 {
        self.source.get_ref().read_so_far()
    }

    /// The bytes of the file.
    pub fn size(&self) -> u64 {
        self.source.get_ref().size()
    }

    /// The next row; `None` at the end.
    ///
    /// # Errors
    /// A row that is none, or that does not come after the one before.
    pub fn next_row(&mut self) -> Result<Option<Place>, MergeError> {
        let (Some(form), Some(text)) = (self.form, self.read_line()?) else { return Ok(None) };
        let told = Told::read(form, &text).map_err(|fault| self.fault(None, MergeFault::Row(fault)))?;
        if told.index <= self.before {
            return Err(self.fault(Some(told.index), MergeFault::Order { before: self.before }));
        }
        self.before = told.index;
        Ok(Some(Place { line: self.line, text, told }))
    }

    /// What is wrong with the line read last, which holds the row of this number, if any is known.
    fn fault(&self, index: Option<u64>, fault: MergeFault) -> MergeError {
        MergeError::Row { path: self.path.clone(), line: self.line, index, fault: Box::new(fault) }
    }

    fn unreadable(&self, source: std::io::Error) -> MergeError {
        MergeError::File(FileError::Read { path: self.path.clone(), source })
    }

    fn read_line(&mut self) -> Result<Option<String>, MergeError> {
        let mut bytes = Vec::new();
        let read = self.source.by_ref().take(LONGEST as u64).read_until(b'\n', &mut bytes);
        if read.map_err(|source| self.unreadable(source))? == 0 {
            return Ok(None);
        }
        self.line += 1;
        if bytes.last() == Some(&b'\n') {
            bytes.pop();
            if bytes.last() == Some(&b'\r') {
                bytes.pop();
            }
        } else if bytes.len() == LONGEST {
            return Err(self.fault(None, MergeFault::Long(LONGEST)));
        } else {
            // A run that was killed wrote half a line; one that ended, never.
            return Err(self.fault(None, MergeFault::Cut));
        }
        let text = String::from_utf8(bytes);
        text.map(Some).map_err(|_| self.fault(None, MergeFault::Row(super::told::RowFault::NoRow)))
    }
}
