//! Kinds of files that can be chosen: purpose, extensions, and texts of the dialogs.

use std::path::{Path, PathBuf};

use crate::{document::Workspace, export::destination::IfExists};
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
    /// Saves the shown solution in this format, unless the file name implies another.
    Solution(SolutionFormat),
    /// Saves the turns made by hand as a log in this format, unless the file name implies another.
    SaveTurns(LogFormat),
    /// Saves a row of moves as a log or as text.
    Moves(SolutionFormat),
    /// Exports the graph of the 2×2×2 into a folder.
    Graph,
    /// Moves the tables to another folder.
    Tables,
    /// Saves the shown runs as CSV.
    Runs,
    /// Saves the chart as a picture.
    Chart,
    /// Reads the positions of a batch from a list.
    BatchOpen,
    /// Reads the positions of a batch from the logs in a folder.
    BatchLogs,
    /// Saves the rows of a batch as CSV.
    BatchSave,
    /// Saves the cross database.
    Crosses,
    /// Saves a picture of the net or of the 3D or 4D view.
    Picture(PictureSubject, PictureFormat),
    /// Saves the sequence being played as an animation.
    Animation(AnimationFormat),
    /// Saves the shown solution as a printable sheet.
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

#[derive(Clone, Copy, Debug)]
pub struct FileKindProperties {
    pub file_use: FileUse,
    /// Extensions without the dot, the default one first. Empty for a folder.
    pub extensions: &'static [&'static str],
    pub title: Text<0>,
    /// The label of the confirm button.
    pub accept: Text<0>,
    /// The name of the filter in the system's dialog.
    pub filter: Text<0>,
}

impl FileKind {
    pub fn properties(self) -> FileKindProperties {
        let open = |extensions, title, filter| FileKindProperties {
            file_use: FileUse::Open,
            extensions,
            title,
            accept: window::ACCEPT_OPEN,
            filter,
        };
        let save = |extensions, title, filter| FileKindProperties {
            file_use: FileUse::Save,
            extensions,
            title,
            accept: window::ACCEPT_SAVE,
            filter,
        };
        let folder = |title, accept| FileKindProperties {
            file_use: FileUse::Folder,
            extensions: &[],
            title,
            accept,
            filter: window::FILTER_ALL,
        };
        match self {
            // One dialog opens logs, sessions and texts.
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
            Self::Graph => folder(graph::PATH_EXPORT, graph::ACCEPT_EXPORT),
            Self::Tables => folder(tables::PATH_TABLES, tables::ACCEPT_MOVE),
            Self::Moves(file) => FileKindProperties { title: rows::PATH_SAVE_ROW, ..file.properties() },
            Self::Solution(file) => FileKindProperties { title: window::PATH_SAVE, ..file.properties() },
        }
    }

    /// The default extension, without the dot; `None` for folders.
    pub fn extension(self) -> Option<&'static str> {
        self.properties().extensions.first().copied()
    }

    pub fn is_folder(self) -> bool {
        self.properties().file_use == FileUse::Folder
    }

    pub fn is_saved_file(self) -> bool {
        self.properties().file_use == FileUse::Save
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

#[derive(Clone, Debug, PartialEq)]
pub struct ChosenFile {
    pub kind: FileKind,
    pub path: PathBuf,
    /// Action if the file exists.
    pub existing: IfExists,
}

/// A format for saving a solution, with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SolutionFormat {
    /// A log; the MC4D format exists for hypercubes only.
    Log(LogFormat),
    /// Text for reading.
    Text,
    Sheet,
    /// A picture of the current position.
    Picture(PictureSubject, PictureFormat),
    /// An animation of the moves.
    Animation(AnimationFormat),
}

impl SolutionFormat {
    /// Every format, with its default options.
    const ALL: [Self; 6] = [
        Self::Log(LogFormat::ONE_PER_PROGRAM[0]),
        Self::Log(LogFormat::ONE_PER_PROGRAM[1]),
        Self::Text,
        Self::Sheet,
        Self::Picture(PictureSubject::Space, PictureFormat::Png),
        Self::Animation(AnimationFormat::Gif),
    ];

    fn properties(self) -> FileKindProperties {
        match self {
            Self::Log(format) => FileKind::SaveTurns(format).properties(),
            Self::Text => FileKindProperties {
                extensions: &["txt"],
                filter: save_solution::FILTER_TEXTS,
                ..FileKind::SaveTurns(LogFormat::Mc4d).properties()
            },
            Self::Sheet => FileKind::Sheet.properties(),
            Self::Picture(subject, format) => FileKind::Picture(subject, format).properties(),
            Self::Animation(format) => FileKind::Animation(format).properties(),
        }
    }

    /// Every format available for a puzzle, with its default options.
    pub fn available_for(puzzle: PuzzleId) -> impl Iterator<Item = Self> {
        let is_of = move |file: &Self| !matches!(file, Self::Log(format) if !format.supports(puzzle));
        Self::ALL.into_iter().filter(is_of)
    }

    /// Every format for a row of moves of a puzzle, with its default options.
    pub fn available_for_rows(puzzle: PuzzleId) -> impl Iterator<Item = Self> {
        Self::available_for(puzzle).filter(|file| matches!(file, Self::Log(_) | Self::Text))
    }

    /// The proposed format: the opened file's, else an MC4D log if MC4D has the puzzle, else text.
    pub fn default_for(workspace: &Workspace) -> Self {
        match workspace.position().open_log() {
            Some(open) => Self::Log(open.log.format()),
            None if LogFormat::Mc4d.supports(workspace.puzzle()) => Self::Log(LogFormat::Mc4d),
            None => Self::Text,
        }
    }

    /// True if the formats differ at most in their options.
    pub fn is_same_format(self, other: Self) -> bool {
        match (self, other) {
            (Self::Log(one), Self::Log(other)) => one.extension() == other.extension(),
            _ => std::mem::discriminant(&self) == std::mem::discriminant(&other),
        }
    }

    /// The default extension, without the dot; `None` for a folder.
    pub fn extension(self) -> Option<&'static str> {
        FileKind::Solution(self).extension()
    }

    /// All extensions, without the dot, for saving solutions of a puzzle.
    pub fn extensions(puzzle: PuzzleId) -> impl Iterator<Item = &'static str> {
        Self::available_for(puzzle).filter_map(Self::extension).chain([PictureFormat::Svg.extension()])
    }

    /// The format implied by a file name; `self` if the extension is missing or unknown. Folder names imply nothing.
    pub fn for_file_name(self, path: &Path) -> Self {
        let Some(end) = path.extension().and_then(|end| end.to_str()).map(str::to_ascii_lowercase) else { return self };
        // Logs keep the chosen version. Sheets can be PDF or SVG and stay sheets.
        let stays_log = matches!(self, Self::Log(format) if format.extension() == end);
        let stays_pages = self == Self::Sheet && FileKind::Sheet.properties().extensions.contains(&&*end);
        if FileKind::Solution(self).is_folder() || stays_pages || stays_log {
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
    Net,
    /// The 3D or 4D view.
    Space,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PictureFormat {
    Svg,
    Png,
}

impl PictureSubject {
    /// The default file name, without extension.
    pub fn file_stem(self) -> &'static str {
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

    /// The format implied by a file name's extension; `None` for others.
    pub fn from_path(path: &Path) -> Option<Self> {
        let named = |format: &Self| path.extension().is_some_and(|end| end.eq_ignore_ascii_case(format.extension()));
        [Self::Svg, Self::Png].into_iter().find(named)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnimationFormat {
    /// A single file that loops forever.
    Gif,
    /// A folder of numbered PNG files, one per frame.
    Frames,
}

impl AnimationFormat {
    /// Available frame rates, in frames per second. GIF delays are whole hundredths of a second.
    pub fn rates(self) -> &'static [u32] {
        match self {
            Self::Gif => &[10, 20, 25],
            Self::Frames => &[30, 60],
        }
    }

    pub fn default_rate(self) -> u32 {
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
    fn missing_extensions_are_added() {
        assert_eq!(
            FileKind::Solution(SolutionFormat::Log(LogFormat::Mc4d)).with_extension("/a/b".into()),
            PathBuf::from("/a/b.log")
        );
        assert_eq!(FileKind::Chart.with_extension("/a/b".into()), PathBuf::from("/a/b.png"));
        assert_eq!(
            FileKind::Solution(SolutionFormat::Log(LogFormat::Mc4d)).with_extension("/a/b.txt".into()),
            PathBuf::from("/a/b.txt")
        );
    }

    #[test]
    fn a_file_name_extension_selects_the_format() {
        for puzzle in ALL {
            for extension in SolutionFormat::extensions(puzzle) {
                let named = SolutionFormat::Text.for_file_name(Path::new(&format!("a.{extension}")));
                assert_eq!(named.extension(), Some(extension));
            }
            for file in SolutionFormat::available_for(puzzle) {
                let name = format!("a.{}", file.extension().expect("a file"));
                for chosen in SolutionFormat::available_for(puzzle) {
                    assert!(chosen.for_file_name(Path::new(&name)).is_same_format(file), "{chosen:?} as {name}");
                    assert_eq!(chosen.for_file_name(Path::new("a.xyz")), chosen);
                    assert_eq!(chosen.for_file_name(Path::new("a")), chosen);
                }
            }
        }
        let net = SolutionFormat::Picture(PictureSubject::Net, PictureFormat::Png);
        let drawn = SolutionFormat::Picture(PictureSubject::Net, PictureFormat::Svg);
        assert_eq!(net.for_file_name(Path::new("a.SVG")), drawn, "the net stays the net");
        assert_eq!(SolutionFormat::Sheet.for_file_name(Path::new("a.svg")), SolutionFormat::Sheet);
        let frames = SolutionFormat::Animation(AnimationFormat::Frames);
        assert_eq!(frames.for_file_name(Path::new("folder.txt")), frames);
    }
}
