//! Purposes of a chosen file: its kind, and whether it is opened or saved.

use std::path::PathBuf;

use crate::picture_kinds::{AnimationFormat, PictureFormat, PictureSubject};
use crate::{export::place::Existing, solution_file::SolutionFile};
use unfold_scene::sheet::SheetFormat;

/// Purpose of a chosen file or folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileKind {
    /// To open a log or a session.
    Open,
    /// To save the session.
    Session,
    /// To save the solution shown in a file of this kind, unless its name asks for another.
    Save(SolutionFile),
    /// To save the turns made by hand.
    SaveTurns,
    /// To write the graph of the 2x2x2 into a folder.
    Export,
    /// To keep the tables in another folder.
    Tables,
    /// To save the runs shown as a table.
    Runs,
    /// To save the chart as a picture.
    Chart,
    /// To take the states of a batch from a list.
    BatchOpen,
    /// To save the rows of a batch as a table.
    BatchSave,
    /// To save the first crosses as a database.
    Crosses,
    /// To save the net or the puzzle in space as a picture.
    Picture(PictureSubject, PictureFormat),
    /// To save what is played as an animation.
    Animation(AnimationFormat),
    /// To save the solution shown as pages to print.
    Sheet,
    /// To save the algorithms that were found, as a text or as pages to print.
    Algorithms,
    /// To check the algorithms of a list.
    AlgorithmList,
}

/// A file that a person chose, once it is known whether one is replaced by that.
#[derive(Clone, Debug, PartialEq)]
pub struct ChosenFile {
    /// The purpose.
    pub kind: FileKind,
    /// The file or the folder.
    pub path: PathBuf,
    /// The treatment of a file that is there.
    pub existing: Existing,
}

impl FileKind {
    /// Extension of such files, without the full stop; `None` for folders.
    pub fn extension(self) -> Option<&'static str> {
        match self {
            Self::Open | Self::SaveTurns => Some("log"),
            Self::Save(file) => file.extension(),
            Self::Export | Self::Tables | Self::Animation(AnimationFormat::Frames) => None,
            Self::Animation(AnimationFormat::Gif) => Some("gif"),
            Self::BatchOpen | Self::Algorithms | Self::AlgorithmList => Some("txt"),
            Self::Runs | Self::BatchSave => Some("csv"),
            Self::Session => Some("unfold"),
            Self::Chart => Some("png"),
            Self::Crosses => Some("db"),
            Self::Picture(_, format) => Some(format.extension()),
            Self::Sheet => Some(SheetFormat::Pdf.extension()),
        }
    }

    /// True if it is a folder rather than a file.
    pub fn is_folder(self) -> bool {
        let frames = AnimationFormat::Frames;
        matches!(self, Self::Export | Self::Tables)
            || [Self::Animation(frames), Self::Save(SolutionFile::Animation(frames))].contains(&self)
    }

    /// True if a file is written.
    pub fn saves(self) -> bool {
        matches!(
            self,
            Self::Save(_)
                | Self::SaveTurns
                | Self::Session
                | Self::Runs
                | Self::Chart
                | Self::BatchSave
                | Self::Crosses
                | Self::Picture(..)
                | Self::Animation(AnimationFormat::Gif)
                | Self::Sheet
                | Self::Algorithms
        ) && !self.is_folder()
    }

    /// The path with the extension of such files, if it has none.
    pub fn with_extension(self, path: PathBuf) -> PathBuf {
        match self.extension() {
            Some(extension) if path.extension().is_none() && path.file_name().is_some() => {
                path.with_extension(extension)
            }
            _ => path,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_completed() {
        assert_eq!(FileKind::Save(SolutionFile::Log).with_extension("/a/b".into()), PathBuf::from("/a/b.log"));
        assert_eq!(FileKind::Chart.with_extension("/a/b".into()), PathBuf::from("/a/b.png"));
        assert_eq!(FileKind::Save(SolutionFile::Log).with_extension("/a/b.txt".into()), PathBuf::from("/a/b.txt"));
    }
}
