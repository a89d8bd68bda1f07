//! Kinds of files that can be chosen: purpose, extensions, and texts of the dialogs.

use std::path::{Path, PathBuf};

use crate::{document::Workspace, export::place::Existing};
use unfold_engine::{logs::LogFormat, puzzle::PuzzleId};
use unfold_text::{
    Text, algorithms, animation, batch, case_page, cross, graph, manual_solve, picture_export, rows, runs,
};
use unfold_text::{save_solution, session, sheet, tables, window};

/// The purpose of a chosen file or folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileKind {
    /// Opens a log, a session or a text.
    Open,
    /// Saves the session.
    Session,
    /// Saves the solution shown in this format, unless the file name implies another.
    Save(SolutionFile),
    /// Saves the turns made by hand as a log in this format, unless the file name implies another.
    SaveTurns(LogFormat),
    /// Saves a row of moves as a log or as text.
    Moves(SolutionFile),
    /// Exports the graph of the 2×2×2 into a folder.
    Export,
    /// Moves the tables to another folder.
    Tables,
    /// Saves the runs shown as a table.
    Runs,
    /// Saves the chart as a picture.
    Chart,
    /// Reads the positions of a batch from a list.
    BatchOpen,
    /// Reads the positions of a batch from the logs in a folder.
    BatchLogs,
    /// Saves the rows of a batch as a table.
    BatchSave,
    /// Saves the cross database.
    Crosses,
    /// Saves a picture of the net or of the 3D or 4D view.
    Picture(PictureSubject, PictureFormat),
    /// Saves the sequence being played as an animation.
    Animation(AnimationFormat),
    /// Saves the solution shown as a printable sheet.
    Sheet,
    /// Saves the algorithms found, as text or as a printable sheet.
    Algorithms,
    /// Checks the algorithms in a list.
    AlgorithmList,
    /// Saves the user's own algorithms as text, a table or a printable sheet.
    OwnAlgorithms,
    /// Imports the algorithms in a list.
    OwnAlgorithmList,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileUse {
    Open,
    Save,
    /// A folder to write into or to read from.
    Folder,
}

/// The properties of a kind of file.
#[derive(Clone, Copy, Debug)]
pub struct FileRecord {
    pub does: FileUse,
    /// Extensions without the dot, the default one first. Empty for a folder.
    pub extensions: &'static [&'static str],
    pub title: Text<0>,
    /// The label of the confirm button.
    pub accept: Text<0>,
    /// The name of the filter in the system's dialog.
    pub filter: Text<0>,
}

impl FileKind {
    /// The properties of this kind.
    pub fn record(self) -> FileRecord {
        let open = |extensions, title, filter| FileRecord {
            does: FileUse::Open,
            extensions,
            title,
            accept: window::ACCEPT_OPEN,
            filter,
        };
        let save = |extensions, title, filter| FileRecord {
            does: FileUse::Save,
            extensions,
            title,
            accept: window::ACCEPT_SAVE,
            filter,
        };
        let folder = |title, accept| FileRecord {
            does: FileUse::Folder,
            extensions: &[],
            title,
            accept,
            filter: window::FILTER_ALL,
        };
        match self {
            // Logs, sessions and texts open alike.
            Self::Open => open(&["log", "hsc", "unfold", "txt"], window::PATH_OPEN, session::FILTER_OPEN),
            Self::BatchLogs => folder(batch::PATH_BATCH_LOGS, window::ACCEPT_OPEN),
            Self::BatchOpen => open(&["txt", "log", "hsc"], batch::PATH_OPEN_LIST, batch::FILTER_LISTS),
            Self::AlgorithmList => open(&["txt"], algorithms::PATH_ALGORITHM_LIST, batch::FILTER_LISTS),
            Self::OwnAlgorithms => save(&["txt", "csv", "pdf", "svg"], case_page::PATH_OWN, case_page::FILTER_OWN),
            Self::OwnAlgorithmList => open(&["txt"], case_page::PATH_OWN_LIST, batch::FILTER_LISTS),
            Self::Session => save(&["unfold"], session::PATH_SESSION, session::FILTER_SESSIONS),
            Self::SaveTurns(LogFormat::Mc4d) => {
                save(&["log", "hsc"], manual_solve::PATH_SAVE_TURNS, window::FILTER_LOGS)
            }
            Self::SaveTurns(LogFormat::Hyperspeedcube(_)) => {
                save(&["hsc", "log"], manual_solve::PATH_SAVE_TURNS, window::FILTER_LOGS)
            }
            Self::Runs => save(&["csv"], runs::PATH_RUNS, runs::FILTER_CSV),
            Self::BatchSave => save(&["csv"], batch::PATH_SAVE_BATCH, runs::FILTER_CSV),
            Self::Chart => save(&["png"], runs::PATH_CHART, runs::FILTER_PNG),
            Self::Crosses => save(&["db"], cross::PATH_CROSSES, cross::FILTER_DATABASES),
            Self::Sheet => save(&["pdf", "svg"], sheet::PATH_SHEET, sheet::FILTER_SHEETS),
            Self::Algorithms => {
                save(&["txt", "pdf", "svg"], algorithms::PATH_ALGORITHMS, algorithms::FILTER_ALGORITHMS)
            }
            Self::Picture(_, PictureFormat::Svg) => {
                save(&["svg", "png"], picture_export::PATH_PICTURE, picture_export::FILTER_PICTURES)
            }
            Self::Picture(_, PictureFormat::Png) => {
                save(&["png", "svg"], picture_export::PATH_PICTURE, picture_export::FILTER_PICTURES)
            }
            Self::Animation(AnimationFormat::Gif) => {
                save(&["gif"], animation::PATH_ANIMATION, animation::FILTER_ANIMATIONS)
            }
            Self::Animation(AnimationFormat::Frames) => folder(animation::PATH_ANIMATION, window::ACCEPT_SAVE),
            Self::Export => folder(graph::PATH_EXPORT, graph::ACCEPT_EXPORT),
            Self::Tables => folder(tables::PATH_TABLES, tables::ACCEPT_MOVE),
            Self::Moves(file) => FileRecord { title: rows::PATH_SAVE_ROW, ..file.record() },
            Self::Save(file) => FileRecord { title: window::PATH_SAVE, ..file.record() },
        }
    }

    /// The default extension, without the dot; `None` for folders.
    pub fn extension(self) -> Option<&'static str> {
        self.record().extensions.first().copied()
    }

    pub fn is_folder(self) -> bool {
        self.record().does == FileUse::Folder
    }

    pub fn saves(self) -> bool {
        self.record().does == FileUse::Save
    }

    /// Adds the default extension if the path has none.
    pub fn with_extension(self, path: PathBuf) -> PathBuf {
        match self.extension() {
            Some(extension) if path.extension().is_none() && path.file_name().is_some() => {
                path.with_extension(extension)
            }
            _ => path,
        }
    }
}

/// A file that the user chose.
#[derive(Clone, Debug, PartialEq)]
pub struct ChosenFile {
    pub kind: FileKind,
    pub path: PathBuf,
    /// What to do if the file exists.
    pub existing: Existing,
}

/// A format for saving a solution, with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SolutionFile {
    /// A log; the MC4D format exists for hypercubes only.
    Log(LogFormat),
    /// Text for reading.
    Text,
    /// A printable sheet.
    Sheet,
    /// A picture of the current position.
    Picture(PictureSubject, PictureFormat),
    /// An animation of the moves.
    Animation(AnimationFormat),
}

impl SolutionFile {
    /// Every format, with its default options.
    const ALL: [Self; 6] = [
        Self::Log(LogFormat::NAMED[0]),
        Self::Log(LogFormat::NAMED[1]),
        Self::Text,
        Self::Sheet,
        Self::Picture(PictureSubject::Space, PictureFormat::Png),
        Self::Animation(AnimationFormat::Gif),
    ];

    fn record(self) -> FileRecord {
        match self {
            Self::Log(format) => FileKind::SaveTurns(format).record(),
            Self::Text => FileRecord {
                extensions: &["txt"],
                filter: save_solution::FILTER_TEXTS,
                ..FileKind::SaveTurns(LogFormat::Mc4d).record()
            },
            Self::Sheet => FileKind::Sheet.record(),
            Self::Picture(subject, format) => FileKind::Picture(subject, format).record(),
            Self::Animation(format) => FileKind::Animation(format).record(),
        }
    }

    /// Every format available for a puzzle, with its default options.
    pub fn of(puzzle: PuzzleId) -> impl Iterator<Item = Self> {
        let is_of = move |file: &Self| !matches!(file, Self::Log(format) if !format.is_of(puzzle));
        Self::ALL.into_iter().filter(is_of)
    }

    /// Every format for a row of moves of a puzzle.
    pub fn of_rows(puzzle: PuzzleId) -> impl Iterator<Item = Self> {
        Self::of(puzzle).filter(|file| matches!(file, Self::Log(_) | Self::Text))
    }

    /// The proposed format: that of the opened file, else an MC4D log where MC4D has the puzzle, else text.
    pub fn usual(workspace: &Workspace) -> Self {
        match workspace.position().opened() {
            Some(open) => Self::Log(open.log.format()),
            None if LogFormat::Mc4d.is_of(workspace.puzzle()) => Self::Log(LogFormat::Mc4d),
            None => Self::Text,
        }
    }

    /// True if the formats differ at most in their options.
    pub fn is_like(self, other: Self) -> bool {
        match (self, other) {
            (Self::Log(one), Self::Log(other)) => one.extension() == other.extension(),
            _ => std::mem::discriminant(&self) == std::mem::discriminant(&other),
        }
    }

    /// The default extension, without the dot; `None` for a folder.
    pub fn extension(self) -> Option<&'static str> {
        FileKind::Save(self).extension()
    }

    /// Extensions, without the dot, of all files in which solutions of a puzzle can be saved.
    pub fn extensions(puzzle: PuzzleId) -> impl Iterator<Item = &'static str> {
        Self::of(puzzle).filter_map(Self::extension).chain([PictureFormat::Svg.extension()])
    }

    /// The format implied by a file name; `self` if the extension is missing or unknown. Folder names imply nothing.
    pub fn named_by(self, path: &Path) -> Self {
        let Some(end) = path.extension().and_then(|end| end.to_str()).map(str::to_ascii_lowercase) else { return self };
        // Logs keep the chosen version. Sheets can be PDF or SVG and stay sheets.
        let stays_log = matches!(self, Self::Log(format) if format.extension() == end);
        let stays_pages = self == Self::Sheet && FileKind::Sheet.record().extensions.contains(&&*end);
        if FileKind::Save(self).is_folder() || stays_pages || stays_log {
            return self;
        }
        let subject = match self {
            Self::Picture(subject, _) => subject,
            _ => PictureSubject::Space,
        };
        let pictures = [PictureFormat::Svg, PictureFormat::Png].map(|format| Self::Picture(subject, format));
        pictures.into_iter().chain(Self::ALL).find(|file| file.extension() == Some(&*end)).unwrap_or(self)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PictureSubject {
    Chart,
    /// The flat net.
    Net,
    /// The 3D or 4D view.
    Space,
}

/// Format of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PictureFormat {
    /// Vector graphics.
    Svg,
    /// Pixels.
    Png,
}

impl PictureSubject {
    /// The default file name, without extension.
    pub fn file(self) -> &'static str {
        match self {
            Self::Chart => "chart",
            Self::Net => "net",
            Self::Space => "space",
        }
    }
}

impl PictureFormat {
    /// The extension, without the dot.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    /// The format implied by a file name.
    pub fn of(path: &Path) -> Option<Self> {
        let named = |format: &Self| path.extension().is_some_and(|end| end.eq_ignore_ascii_case(format.extension()));
        [Self::Svg, Self::Png].into_iter().find(named)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnimationFormat {
    /// A single file that loops for ever.
    Gif,
    /// A folder of numbered PNG files, one per frame.
    Frames,
}

impl AnimationFormat {
    /// Available frame rates per second. GIF delays are whole hundredths of a second.
    pub fn rates(self) -> &'static [u32] {
        match self {
            Self::Gif => &[10, 20, 25],
            Self::Frames => &[30, 60],
        }
    }

    pub fn usual_rate(self) -> u32 {
        match self {
            Self::Gif => 20,
            Self::Frames => 30,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::puzzles::ALL;

    #[test]
    fn names_are_completed() {
        assert_eq!(
            FileKind::Save(SolutionFile::Log(LogFormat::Mc4d)).with_extension("/a/b".into()),
            PathBuf::from("/a/b.log")
        );
        assert_eq!(FileKind::Chart.with_extension("/a/b".into()), PathBuf::from("/a/b.png"));
        assert_eq!(
            FileKind::Save(SolutionFile::Log(LogFormat::Mc4d)).with_extension("/a/b.txt".into()),
            PathBuf::from("/a/b.txt")
        );
    }

    #[test]
    fn each_kind_is_named_by_its_own_extension() {
        for puzzle in ALL {
            for extension in SolutionFile::extensions(puzzle) {
                let named = SolutionFile::Text.named_by(Path::new(&format!("a.{extension}")));
                assert_eq!(named.extension(), Some(extension));
            }
            for file in SolutionFile::of(puzzle) {
                let name = format!("a.{}", file.extension().expect("a file"));
                for chosen in SolutionFile::of(puzzle) {
                    assert!(chosen.named_by(Path::new(&name)).is_like(file), "{chosen:?} as {name}");
                    assert_eq!(chosen.named_by(Path::new("a.xyz")), chosen);
                    assert_eq!(chosen.named_by(Path::new("a")), chosen);
                }
            }
        }
        let net = SolutionFile::Picture(PictureSubject::Net, PictureFormat::Png);
        let drawn = SolutionFile::Picture(PictureSubject::Net, PictureFormat::Svg);
        assert_eq!(net.named_by(Path::new("a.SVG")), drawn, "the net stays the net");
        assert_eq!(SolutionFile::Sheet.named_by(Path::new("a.svg")), SolutionFile::Sheet);
        let frames = SolutionFile::Animation(AnimationFormat::Frames);
        assert_eq!(frames.named_by(Path::new("folder.txt")), frames);
    }
}
