//! Writes runs, pictures, texts, sheets and batch rows to files. A failed write leaves an existing file unchanged.

use std::path::{Path, PathBuf};
use std::{io, sync::Arc};

use crate::document::batches::table::Row;
use crate::export::destination::{Destination, IfExists, WriteError};
use crate::export::runs::{self, ExportedRun};
use unfold_engine::batch::row::{RowFormat, RowWriter};
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_scene::picture::{self, CapturedPicture};
use unfold_scene::sheet::{self, Sheet, SheetFormat};
use unfold_scene::svg;
use unfold_text::{Language, Phrase, sentences};

#[derive(Debug)]
pub enum FileContent {
    /// Written as CSV.
    Runs(Vec<ExportedRun>),
    Text(String),
    Picture(CapturedPicture),
    /// A solution or algorithms, laid out for printing.
    Sheet(Box<Sheet>, SheetFormat),
    /// Rows of a batch, written as CSV.
    Rows(Vec<Arc<Row>>, PuzzleId),
}

#[derive(Debug)]
pub struct FileJob {
    pub path: PathBuf,
    /// Action if the file exists.
    pub existing: IfExists,
    pub content: FileContent,
}

#[derive(Debug)]
pub struct FileWritten(pub Result<(), WriteError>);

impl FileJob {
    /// Checks that the file can be written.
    ///
    /// # Errors
    /// The job's final report, if the file cannot be written.
    pub fn begin(&mut self) -> Result<(), FileWritten> {
        check(&self.path, self.existing).map(drop).map_err(|error| FileWritten(Err(error)))
    }

    pub fn run(self) -> FileWritten {
        FileWritten(write(&self.path, self.existing, &self.content))
    }
}

/// Checks that a file can be written at a path, without writing it.
#[derive(Debug)]
pub struct WriteCheckJob {
    pub path: PathBuf,
    /// Action if the file exists.
    pub existing: IfExists,
}

#[derive(Debug)]
pub struct WriteChecked(pub Result<(), WriteError>);

impl WriteCheckJob {
    pub fn run(self) -> WriteChecked {
        WriteChecked(check(&self.path, self.existing).map(drop))
    }
}

/// Resolves a path to a destination and checks that it can be written.
///
/// # Errors
/// [`WriteError`] if the file cannot be written.
pub fn check(path: &Path, existing: IfExists) -> Result<Destination, WriteError> {
    let place = Destination::resolve(path, existing)?;
    place.check()?;
    Ok(place)
}

/// Writes a file atomically.
///
/// # Errors
/// [`WriteError`]; an existing file is unchanged.
fn write(path: &Path, existing: IfExists, content: &FileContent) -> Result<(), WriteError> {
    let place = Destination::resolve(path, existing)?;
    let refused = |source| place.write_error(source);
    match content {
        FileContent::Runs(chosen) => {
            let mut bytes = Vec::new();
            runs::write(&mut bytes, chosen).map_err(refused)?;
            place.write(&bytes)
        }
        FileContent::Text(text) => place.write(text.as_bytes()),
        FileContent::Picture(CapturedPicture::Drawn(drawing)) => place.write(svg::svg(drawing).as_bytes()),
        FileContent::Picture(CapturedPicture::Pixels(pixels)) => {
            let bytes = picture::png(pixels).map_err(refused)?;
            place.write(&bytes)
        }
        FileContent::Sheet(pages, format) => place.write(&sheet::encode(pages, *format)),
        FileContent::Rows(rows, puzzle) => place.write_with(|out| write_rows(out, rows, *puzzle)),
    }
}

/// Writes rows as CSV, with messages in English like the command line's.
fn write_rows(out: &mut dyn io::Write, rows: &[Arc<Row>], puzzle: PuzzleId) -> io::Result<()> {
    let mut writer = RowWriter::new(out, RowFormat::Csv, puzzle, notation::print)?;
    for row in rows {
        writer.write(row, |error| sentences::batch::row_error(puzzle, error).line(Language::ENGLISH))?;
    }
    writer.flush()
}

#[derive(Debug)]
pub struct FileExportRequest {
    pub path: PathBuf,
    /// Action if the file exists.
    pub existing: IfExists,
    pub content: FileContent,
    /// Status message after success.
    pub news: Phrase,
    /// Position whose solution the file holds, which counts as saved after success.
    pub solution_of: Option<Facelets>,
}
