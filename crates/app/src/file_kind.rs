//! The table of the kinds of files that a file dialog asks for: purpose, extensions, and the texts of the dialogs.

use std::path::{Path, PathBuf};

use crate::{document::Workspace, export::place::Existing};
use unfold_engine::{logs::LogFormat, puzzle::PuzzleId};
use unfold_text::{
    Text, algorithms, animation, batch, case_page, cross, graph, manual_solve, picture_export, rows, runs,
};
use unfold_text::{save_solution, session, sheet, tables, window};

/// Purpose of a chosen file or folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileKind {
    /// To open a log or a session.
    Open,
    /// To save the session.
    Session,
    /// To save the solution shown in a file of this kind, unless its name asks for another.
    Save(SolutionFile),
    /// To save the turns made by hand as a log of this program, unless the name of the file asks for another.
    SaveTurns(LogFormat),
    /// To save a row of moves as a log or as a text.
    Moves(SolutionFile),
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
    /// To take the positions of a batch from the logs of a folder.
    BatchLogs,
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
    /// To save a person's own algorithms, as a text, a table or pages to print.
    OwnAlgorithms,
    /// To keep the algorithms of a list.
    OwnAlgorithmList,
}

/// The use of a file: it is read, it is written, or it is a folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileUse {
    /// It is read.
    Open,
    /// It is written.
    Save,
    /// It is a folder, into which something is written.
    Folder,
}

/// One row of the table: the properties of a kind of file.
#[derive(Clone, Copy, Debug)]
pub struct FileRecord {
    /// The use of the file.
    pub does: FileUse,
    /// Extensions without the dot; a name without one gets the first. Empty for a folder.
    pub extensions: &'static [&'static str],
    /// The title of the dialog in which a path is chosen or typed.
    pub title: Text<0>,
    /// The label of the button that confirms the path.
    pub accept: Text<0>,
    /// The name of the filter in the system's dialog.
    pub filter: Text<0>,
}

impl FileKind {
    /// The table of the kinds of files.
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
            // Logs, sessions and texts are opened alike.
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

    /// Extension of such files, without the full stop; `None` for folders.
    pub fn extension(self) -> Option<&'static str> {
        self.record().extensions.first().copied()
    }

    /// True if it is a folder rather than a file.
    pub fn is_folder(self) -> bool {
        self.record().does == FileUse::Folder
    }

    /// True if a file is written.
    pub fn saves(self) -> bool {
        self.record().does == FileUse::Save
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

/// A kind of file that a solution can be saved in, with what is chosen about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SolutionFile {
    /// A log of this program; MC4D has those of hypercubes only.
    Log(LogFormat),
    /// A text that people read.
    Text,
    /// Pages to print.
    Sheet,
    /// A picture of the position that is shown.
    Picture(PictureSubject, PictureFormat),
    /// An animation of the moves.
    Animation(AnimationFormat),
}

impl SolutionFile {
    /// Every kind, each with the usual choices.
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

    /// Every kind that a puzzle has, each with the usual choices.
    pub fn of(puzzle: PuzzleId) -> impl Iterator<Item = Self> {
        let is_of = move |file: &Self| !matches!(file, Self::Log(format) if !format.is_of(puzzle));
        Self::ALL.into_iter().filter(is_of)
    }

    /// Every kind that a row of moves of a puzzle is saved in.
    pub fn of_rows(puzzle: PuzzleId) -> impl Iterator<Item = Self> {
        Self::of(puzzle).filter(|file| matches!(file, Self::Log(_) | Self::Text))
    }

    /// The kind that is proposed: as the file that was opened, else a log where MC4D has the puzzle, and else a text.
    pub fn usual(workspace: &Workspace) -> Self {
        match workspace.position().opened() {
            Some(open) => Self::Log(open.log.format()),
            None if LogFormat::Mc4d.is_of(workspace.puzzle()) => Self::Log(LogFormat::Mc4d),
            None => Self::Text,
        }
    }

    /// True if another file is of the same kind, whatever is chosen about it.
    pub fn is_like(self, other: Self) -> bool {
        match (self, other) {
            (Self::Log(one), Self::Log(other)) => one.extension() == other.extension(),
            _ => std::mem::discriminant(&self) == std::mem::discriminant(&other),
        }
    }

    /// Extension of such files, without the full stop; `None` for a folder.
    pub fn extension(self) -> Option<&'static str> {
        FileKind::Save(self).extension()
    }

    /// Extensions, without the full stop, of all files in which solutions of a puzzle can be saved.
    pub fn extensions(puzzle: PuzzleId) -> impl Iterator<Item = &'static str> {
        Self::of(puzzle).filter_map(Self::extension).chain([PictureFormat::Svg.extension()])
    }

    /// The kind that the name of a file asks for; this one where it asks for none that is known. A folder has no say.
    pub fn named_by(self, path: &Path) -> Self {
        let Some(end) = path.extension().and_then(|end| end.to_str()).map(str::to_ascii_lowercase) else { return self };
        // A log keeps the version that was chosen; pages are written as PDF and as SVG, and stay pages.
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

/// Subject of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PictureSubject {
    /// The chart.
    Chart,
    /// The flat net.
    Net,
    /// The puzzle in space.
    Space,
}

/// Format of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PictureFormat {
    /// As polygons and letters, sharp in any size.
    Svg,
    /// As pixels.
    Png,
}

impl PictureSubject {
    /// The name proposed for its file, without an extension.
    pub fn file(self) -> &'static str {
        match self {
            Self::Chart => "chart",
            Self::Net => "net",
            Self::Space => "space",
        }
    }
}

impl PictureFormat {
    /// Extension of such files, without the full stop.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    /// The format that the name of a file asks for; `None` of a name that ends in another way.
    pub fn of(path: &Path) -> Option<Self> {
        let named = |format: &Self| path.extension().is_some_and(|end| end.eq_ignore_ascii_case(format.extension()));
        [Self::Svg, Self::Png].into_iter().find(named)
    }
}

/// Format of an animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnimationFormat {
    /// One file that plays for ever.
    Gif,
    /// A numbered PNG file for each frame.
    Frames,
}

impl AnimationFormat {
    /// The frames a second that can be chosen. Of a GIF each takes whole hundredths of a second.
    pub fn rates(self) -> &'static [u32] {
        match self {
            Self::Gif => &[10, 20, 25],
            Self::Frames => &[30, 60],
        }
    }

    /// The usual one of them.
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
