//! The net and the puzzle in space as pictures: which of them, and in which format.

use std::path::Path;

use super::App;
use super::dialog::Dialog;
use super::files::{Existing, FileError};
use crate::app::sentences::describe;
use crate::export::picture::Picture;
use crate::export::svg::Drawing;
use crate::i18n::window;

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// The chart.
    Chart,
    /// The flat net.
    Net,
    /// The puzzle in space.
    Space,
}

/// How a picture is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// As polygons and letters, sharp in any size.
    Svg,
    /// As pixels.
    Png,
}

/// A picture as the window took it.
#[derive(Clone, Debug, PartialEq)]
pub enum Taken {
    /// Polygons and letters.
    Drawn(Drawing),
    /// Pixels.
    Pixels(Picture),
}

impl Subject {
    /// The name proposed for its file, without an extension.
    pub fn file(self) -> &'static str {
        match self {
            Self::Chart => "chart",
            Self::Net => "net",
            Self::Space => "space",
        }
    }
}

impl Format {
    /// How the names of such files end, without the full stop.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    /// The format that the name of a file asks for.
    fn of(path: &Path) -> Option<Self> {
        let named = |format: &Self| path.extension().is_some_and(|end| end.eq_ignore_ascii_case(format.extension()));
        [Self::Svg, Self::Png].into_iter().find(named)
    }
}

impl App {
    pub(super) fn ask_for_picture(&mut self) {
        self.cx.dialog = Some(Dialog::Picture(Subject::Net, Format::Svg));
    }

    pub(super) fn set_picture(&mut self, subject: Subject, format: Format) {
        if let Some(Dialog::Picture(..)) = self.cx.dialog {
            self.cx.dialog = Some(Dialog::Picture(subject, format));
        }
    }

    /// Saves a picture; the name typed decides the format.
    pub(super) fn save_picture(&mut self, path: &Path, subject: Subject, existing: Existing) {
        match Format::of(path) {
            Some(format) => self.want_picture(path, (subject, format), existing),
            None => {
                let fault = describe::file(&FileError::NoPicture { path: path.to_path_buf() });
                self.cx.dialog = Some(Dialog::Fault { title: window::ERROR_SAVE, fault });
            }
        }
    }
}
