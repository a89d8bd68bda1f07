//! The files that a solution can be saved in: a log, a text, pages to print, a picture or an animation.

use std::path::Path;

use crate::picture_kinds::{AnimationFormat, PictureFormat, PictureSubject};
use unfold_engine::puzzle::PuzzleId;
use unfold_scene::sheet::SheetFormat;

/// A kind of file, with what is chosen about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SolutionFile {
    /// A log of MC4D; only hypercubes have them.
    Log,
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
    /// Every kind that a puzzle has, each with the usual choices.
    pub fn of(puzzle: PuzzleId) -> impl Iterator<Item = Self> {
        let all = [
            Self::Log,
            Self::Text,
            Self::Sheet,
            Self::Picture(PictureSubject::Space, PictureFormat::Png),
            Self::Animation(AnimationFormat::Gif),
        ];
        all.into_iter().filter(move |file| *file != Self::Log || puzzle.def().log.is_some())
    }

    /// The kind that is proposed for a puzzle: a log where there are logs, and else a text.
    pub fn usual(puzzle: PuzzleId) -> Self {
        Self::of(puzzle).next().unwrap_or(Self::Text)
    }

    /// True if another file is of the same kind, whatever is chosen about it.
    pub fn is_like(self, other: Self) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }

    /// Extension of such files, without the full stop; `None` for a folder.
    pub fn extension(self) -> Option<&'static str> {
        match self {
            Self::Log => Some("log"),
            Self::Text => Some("txt"),
            Self::Sheet => Some(SheetFormat::Pdf.extension()),
            Self::Picture(_, format) => Some(format.extension()),
            Self::Animation(AnimationFormat::Gif) => Some("gif"),
            Self::Animation(AnimationFormat::Frames) => None,
        }
    }

    /// Extensions, without the full stop, of all files in which solutions of a puzzle can be saved.
    pub fn extensions(puzzle: PuzzleId) -> impl Iterator<Item = &'static str> {
        Self::of(puzzle).filter_map(Self::extension).chain([PictureFormat::Svg.extension()])
    }

    /// The kind that the name of a file asks for; this one where it asks for none that is known. A folder has no say.
    pub fn named_by(self, path: &Path) -> Self {
        if self == Self::Animation(AnimationFormat::Frames) {
            return self;
        }
        let subject = match self {
            Self::Picture(subject, _) => subject,
            _ => PictureSubject::Space,
        };
        let end = path.extension().and_then(|end| end.to_str()).map(str::to_ascii_lowercase);
        match end.as_deref() {
            Some("log") => Self::Log,
            Some("txt") => Self::Text,
            Some("pdf") => Self::Sheet,
            Some("svg") if self == Self::Sheet => Self::Sheet,
            Some("svg") => Self::Picture(subject, PictureFormat::Svg),
            Some("png") => Self::Picture(subject, PictureFormat::Png),
            Some("gif") => Self::Animation(AnimationFormat::Gif),
            _ => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::puzzles::ALL;

    #[test]
    fn each_kind_is_named_by_its_own_extension() {
        for puzzle in ALL {
            assert_eq!(SolutionFile::usual(puzzle) == SolutionFile::Log, puzzle.def().log.is_some());
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
