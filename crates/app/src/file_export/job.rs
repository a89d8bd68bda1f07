//! Writes runs, pictures and the rows of batches into files, whole or not at all.

use std::path::{Path, PathBuf};
use std::{io, sync::Arc};

use crate::document::batches::table::Row;
use crate::export::place::{Existing, Place, PlaceError};
use crate::export::runs::{self, Run};
use unfold_engine::batch::row::{RowFormat, RowWriter};
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_scene::picture::{self, TakenPicture};
use unfold_scene::sheet::{self, Sheet, SheetFormat};
use unfold_scene::svg;
use unfold_text::{Language, Phrase, sentences};

/// The content of a file.
#[derive(Debug)]
pub enum FileContent {
    /// Runs, as a table.
    Runs(Vec<Run>),
    /// A text.
    Text(String),
    /// A picture.
    Picture(TakenPicture),
    /// A solution as pages to print.
    Sheet(Box<Sheet>, SheetFormat),
    /// The rows of a batch, as a table.
    Rows(Vec<Arc<Row>>, PuzzleId),
}

/// Writes a file.
#[derive(Debug)]
pub struct FileJob {
    /// The file.
    pub path: PathBuf,
    /// The treatment of a file that is there.
    pub existing: Existing,
    /// Its content.
    pub content: FileContent,
}

/// The end of writing a file.
#[derive(Debug)]
pub struct FileWritten(pub Result<(), PlaceError>);

impl FileJob {
    /// Checks that the file can be written.
    ///
    /// # Errors
    /// The last report, if it cannot.
    pub fn begin(&mut self) -> Result<(), FileWritten> {
        check(&self.path, self.existing).map(drop).map_err(|error| FileWritten(Err(error)))
    }

    /// Runs the job, and returns its last report.
    pub fn run(self) -> FileWritten {
        FileWritten(write(&self.path, self.existing, &self.content))
    }
}

/// Looks whether a file can be put somewhere.
#[derive(Debug)]
pub struct PlaceJob {
    /// The file.
    pub path: PathBuf,
    /// The treatment of a file that is there.
    pub existing: Existing,
}

/// The answer to a [`PlaceJob`].
#[derive(Debug)]
pub struct PlaceChecked(pub Result<(), PlaceError>);

impl PlaceJob {
    /// Runs the job, and returns its last report.
    pub fn run(self) -> PlaceChecked {
        PlaceChecked(check(&self.path, self.existing).map(drop))
    }
}

/// Looks whether a file can be put there.
///
/// # Errors
/// Whatever stands in the way.
pub fn check(path: &Path, existing: Existing) -> Result<Place, PlaceError> {
    let place = Place::of(path, existing)?;
    place.check()?;
    Ok(place)
}

/// Writes a file.
///
/// # Errors
/// Whatever goes wrong, the file that was there before is left as it was.
fn write(path: &Path, existing: Existing, content: &FileContent) -> Result<(), PlaceError> {
    let place = Place::of(path, existing)?;
    let refused = |source| place.refused(source);
    match content {
        FileContent::Runs(chosen) => {
            let mut bytes = Vec::new();
            runs::write(&mut bytes, chosen).map_err(refused)?;
            place.write(&bytes)
        }
        FileContent::Text(text) => place.write(text.as_bytes()),
        FileContent::Picture(TakenPicture::Drawn(drawing)) => place.write(svg::svg(drawing).as_bytes()),
        FileContent::Picture(TakenPicture::Pixels(pixels)) => {
            let bytes = picture::png(pixels).map_err(refused)?;
            place.write(&bytes)
        }
        FileContent::Sheet(pages, format) => place.write(&sheet::bytes(pages, *format)),
        FileContent::Rows(rows, puzzle) => place.write_by(|out| write_rows(out, rows, *puzzle)),
    }
}

/// Writes rows as CSV, in English as the command line does.
fn write_rows(out: &mut dyn io::Write, rows: &[Arc<Row>], puzzle: PuzzleId) -> io::Result<()> {
    let mut writer = RowWriter::new(out, RowFormat::Csv, puzzle, notation::print)?;
    for row in rows {
        writer.write(row, |error| sentences::batch::row_error(puzzle, error).line(Language::ENGLISH))?;
    }
    writer.flush()
}

/// A file to be written.
#[derive(Debug)]
pub struct FileToWrite {
    /// The file.
    pub path: PathBuf,
    /// Treatment of a file that is there already.
    pub existing: Existing,
    /// Its content.
    pub content: FileContent,
    /// The news when it is there.
    pub news: Phrase,
    /// The position whose solution it holds, which counts as saved then.
    pub solution_of: Option<Facelets>,
}
