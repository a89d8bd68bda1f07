//! A solution as sheets of paper: the start as net and in space, and for each move its name, a sentence about it and a net.
//!
//! [`layout::pages`] says where everything stands, in points of A4 pages; `svg` and `pdf` write that.

mod fonts;
pub mod layout;
mod pagination;
mod pdf;
mod svg;

use std::path::Path;

use crate::svg::{Drawing, Rgb};
use unfold_engine::puzzle::{Facelets, pattern::Pattern};

/// Content of the sheets.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The title.
    pub title: String,
    /// Statements about the whole, a paragraph each.
    pub facts: Vec<String>,
    /// Name of the position before the first move.
    pub start_name: String,
    /// The position before the first move; stickers of any colour are grey.
    pub start: Pattern,
    /// The position before the first move in space.
    pub view: Drawing,
    /// The moves.
    pub steps: Vec<Step>,
    /// The colours of the facelets, by colour number.
    pub colours: Vec<Rgb>,
    /// Their letters on the nets, by colour number.
    pub letters: Vec<char>,
}

/// A move, or several with a text of their own.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Heading of the group that begins with this move, if one does.
    pub heading: Option<String>,
    /// Its number and its name.
    pub name: String,
    /// Text about the move.
    pub text: String,
    /// A picture that stands in place of a net, if there is one.
    pub picture: Option<Drawing>,
    /// The position after it, of the puzzle of the start; `None` if it is not drawn.
    pub after: Option<Facelets>,
    /// The facelets that the move has moved, which are outlined.
    pub outlined: Vec<usize>,
}

/// Format of the sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetFormat {
    /// All pages one below the other, in one picture.
    Svg,
    /// A document with pages.
    Pdf,
}

impl SheetFormat {
    /// Extension of such files, without the full stop.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Pdf => "pdf",
        }
    }

    /// The format that the name of a file asks for; `None` of a name that ends in another way.
    pub fn of(path: &Path) -> Option<Self> {
        let named = |format: &Self| path.extension().is_some_and(|end| end.eq_ignore_ascii_case(format.extension()));
        [Self::Svg, Self::Pdf].into_iter().find(named)
    }
}

/// The bytes of the file.
pub fn bytes(sheet: &Sheet, format: SheetFormat) -> Vec<u8> {
    let pages = layout::pages(sheet);
    match format {
        SheetFormat::Svg => svg::write(sheet, &pages).into_bytes(),
        SheetFormat::Pdf => pdf::write(sheet, &pages),
    }
}
